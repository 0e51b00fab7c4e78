//! The end of a round and of the game: SHP-127 to SHP-129, SHP-145 to SHP-161.

use kernel::{GameResult, Seat, Sink, Standing, Verdict};

use super::moves;
use crate::ask::Identity;
use crate::cards::{BOX, Character, Counts, Gauge, Goal, Team};
use crate::characters::Characters;
use crate::event::{Event, Sight};
use crate::state::{Do, LastRound, State, Types};

/// SHP-125, SHP-127, SHP-128: the revealed cards are removed, round effects end, and perhaps the game.
pub(crate) fn end_round<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let removed = &mut state.removed;
    state.revealed.iter().for_each(|&card| removed.add(card));
    let revealed = std::mem::take(&mut state.revealed);
    state.last_round = LastRound { revealed, before: state.gauges_before, after: state.gauges };
    state.control = [None; 6];
    state.negated = None;
    state.bonuses.clear();
    state.forbidden = [Types::default(); 6];
    let [threat, repair, countdown] = state.gauges;
    events.emit(Event::Open(Sight::RoundOver { round: state.round, threat, repair, countdown }));
    match Gauge::ALL.into_iter().find(|&gauge| is_at_end(state, gauge)) {
        None => state.then(Do::Round),
        Some(cause) => {
            state.cause = Some(cause);
            events.emit(Event::Open(Sight::Ends { cause }));
            for seat in state.all_seats() {
                let goal = goal_of(state, seat);
                events.emit(Event::Open(Sight::Goal { seat, goal }));
            }
            state.then(Do::Identities);
        }
    }
}

/// SHP-014 to SHP-016: whether a gauge stands on its end position.
fn is_at_end(state: &State, gauge: Gauge) -> bool {
    let end = if gauge == Gauge::Threat { BOX.most[gauge.index()] } else { 0 };
    state.gauge(gauge) == end
}

fn goal_of(state: &State, seat: Seat) -> Goal {
    state.goals[seat.index()].expect("every player has a Goal")
}

/// The seat with this Goal, if a player has it.
pub(crate) fn seat_with(state: &State, goal: Goal) -> Option<Seat> {
    state.all_seats().iter().find(|&seat| goal_of(state, seat) == goal)
}

/// SHP-146: the next player is matched; after the last one the winner is found.
pub(crate) fn identities<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let unmatched = |&seat: &Seat| state.identities[seat.index()].is_none();
    let Some(seat) = Goal::ALL.into_iter().filter_map(|goal| seat_with(state, goal)).find(unmatched) else {
        return find_winner(state, events);
    };
    state.then(Do::Identities);
    let fewest = fewest(state, seat);
    match (fewest.len(), fewest.iter().next()) {
        (1, Some(character)) => is(state, seat, character, events),
        _ => state.ask(Identity { seat }),
    }
}

/// SHP-146: the Characters still available of which a player has the fewest Markers.
pub(crate) fn fewest(state: &State, seat: Seat) -> Characters {
    let sheet = state.sheets[seat.index()];
    let free = || Character::COLOURS.into_iter().filter(|&character| !state.identities.contains(&Some(character)));
    let least = free().map(|character| sheet[character.index()]).min();
    free().filter(|character| Some(sheet[character.index()]) == least).collect()
}

/// SHP-146: a player is this Character.
pub(crate) fn is<S: Sink<Event>>(state: &mut State, seat: Seat, character: Character, events: &mut S) {
    state.identities[seat.index()] = Some(character);
    events.emit(Event::Open(Sight::Is { seat, character }));
}

/// SHP-147 to SHP-150: the team each Character counts for; the Robot counts for none.
pub(crate) fn team_of(state: &State, character: Character) -> Option<Team> {
    let player = |character: Character| {
        let seat = state.all_seats().iter().find(|seat| state.identities[seat.index()] == Some(character))?;
        Some(goal_of(state, seat).team())
    };
    let is_guardian = |character: Character| player(character) == Some(Team::Guardian);
    let free = Character::COLOURS.into_iter().rev().find(|&character| player(character).is_none());
    let stands_in = !Character::COLOURS.into_iter().any(is_guardian) && free == Some(character);
    match player(character) {
        _ if !character.has_markers() => None,
        Some(team) => Some(team),
        None if stands_in => Some(Team::Guardian),
        None => Some(Team::Astronauts),
    }
}

/// SHP-142: what the Equipments of a team count.
pub(crate) fn count(state: &State, team: Team, of: impl Fn(&Counts) -> u8) -> u8 {
    let own = Character::ALL.into_iter().filter(|&character| team_of(state, character) == Some(team));
    own.flat_map(|character| state.equipment(character).cards()).map(|card| of(&card.face().counts)).sum()
}

/// SHP-152 to SHP-156: who wins.
fn find_winner<S: Sink<Event>>(state: &mut State, events: &mut S) {
    for character in Character::COLOURS {
        if !state.identities.contains(&Some(character))
            && let Some(team) = team_of(state, character)
        {
            events.emit(Event::Open(Sight::Counts { character, team }));
        }
    }
    moves::show_equipments(state);
    for character in Character::ALL {
        let cards = state.equipment(character).shown();
        events.emit(Event::Open(Sight::Equipment { character, cards }));
    }
    let team = match state.cause.expect("the game has ended") {
        Gauge::Threat => Team::Guardian,
        Gauge::Repair => fight(state, events),
        Gauge::Countdown => {
            let (cards, needed) =
                (count(state, Team::Astronauts, |counts| counts.astro_repair), state.gauge(Gauge::Repair));
            events.emit(Event::Open(Sight::Repairs { cards, needed }));
            if cards < needed { Team::Guardian } else { fight(state, events) }
        }
    };
    state.winner = Some(team);
    events.emit(Event::Open(Sight::Won { team }));
}

/// SHP-156: Astronauts against the Alien.
fn fight<S: Sink<Event>>(state: &mut State, events: &mut S) -> Team {
    let acquire = count(state, Team::Alien, |counts| counts.alien_acquire) as i8;
    let against = count(state, Team::Alien, |counts| counts.alien_attack) as i8;
    state.turn_gauge(Gauge::Threat, acquire - against, events);
    let attack = count(state, Team::Astronauts, |counts| counts.astro_attack);
    let threat = state.gauge(Gauge::Threat);
    events.emit(Event::Open(Sight::Fights { attack, threat }));
    if attack >= threat { Team::Astronauts } else { Team::Alien }
}

/// SHP-157, SHP-159, SHP-161: everybody with a Goal of the winning team has won.
pub(crate) fn verdict(state: &State) -> Verdict {
    let winner = state.winner.expect("the game is over");
    let standing = |seat: Seat| match goal_of(state, seat).team() == winner {
        true => Standing { result: GameResult::Won, points: 1 },
        false => Standing { result: GameResult::Lost, points: 0 },
    };
    let reason = match (state.cause, winner) {
        (Some(Gauge::Threat), _) => "threat",
        (_, Team::Guardian) => "not-repaired",
        (_, Team::Astronauts) => "alien-defeated",
        (_, Team::Alien) => "alien-prevails",
    };
    Verdict::new(reason, state.all_seats().iter().map(standing))
}
