//! What a position is worth: the chance that the own team wins, from the terms of the section on bots in `design.md`.
//!
//! Who will be whom is guessed from the Markers, what each team will count from the Equipments, and where the gauges will stand from
//! the Whispers pile. The Goals of others are those of the sampled world.

use kernel::{Evaluate, Game, LookAhead, Seat};

use crate::ShadowPlanet;
use crate::action::Action;
use crate::ask::{Ask, Draft, UseSection};
use crate::cards::{BOX, Card, Character, Counts, Gauge, Goal, Location, REVEALED, Team, Type};
use crate::effect::{SectionEffect, Turned};
use crate::flow::ending::seat_with;
use crate::flow::turn;
use crate::pile::Pile;
use crate::state::{Do, Frame, State};

/// Cards and steps of gauges are counted in hundredths, chances in ten-thousandths.
const ONE: i32 = 100;
const CERTAIN: i32 = 10_000;
/// How many Repair and Attack cards the Astronauts still gain in a round, net of what the others do about it.
const REPAIRS_A_ROUND: i32 = 60;
const ATTACKS_A_ROUND: i32 = 40;
/// How unsure the end of the game is when it is near, and how much more for each round that is left.
const UNSURE: i32 = 80;
const UNSURE_A_ROUND: i32 = 40;
/// How likely a Character is who the player will be, by how many Markers more than the fewest there are of it: before the last
/// round, while a few are left, and while many are.
const LIKELY: [[i32; 5]; 3] = [[64, 16, 4, 1, 0], [64, 24, 9, 3, 1], [64, 40, 24, 14, 8]];

/// How much a card can be wanted at most.
const MOST_WANTED: u8 = 4;

impl Evaluate for ShadowPlanet {
    fn worth(state: &State, seat: Seat) -> i32 {
        let Some(own) = state.goals[seat.index()].map(Goal::team) else { return 0 };
        let [astronauts, alien, guardian] = chances(state, seat, own);
        let (chance, others) = match own {
            Team::Astronauts => (astronauts, [alien, guardian]),
            Team::Alien => (alien, [astronauts, guardian]),
            Team::Guardian => (guardian, [astronauts, alien]),
        };
        // The chances of all teams add up to one, so the own one weighs the others on average; the likeliest winner counts once more.
        4 * chance - others.into_iter().max().unwrap_or(0)
    }

    /// Walking is one move of several cards: what they are good for shows where it ends.
    fn is_midway(state: &State, seat: Seat) -> bool {
        let is_moving = || state.frames.iter().any(|frame| matches!(frame, Frame::Do(Do::Step(Type::Move))));
        ShadowPlanet::half_built(state, seat) || state.turn.seat == seat && is_moving()
    }

    /// What others will do depends on their Goals; at random they would undo whatever was planned.
    fn look_ahead(_state: &State, _other: Seat) -> LookAhead<Action> {
        LookAhead::Stop
    }

    fn roles(state: &State, seat: Seat) -> Vec<&'static str> {
        state.goals[seat.index()].map(|goal| goal.team().word()).into_iter().collect()
    }

    fn rounds(state: &State) -> Option<u32> {
        Some(state.round.into())
    }
}

/// How likely the Astronauts, the Alien and the Guardian are to win, as `seat` of the team `own` plans it.
fn chances(state: &State, seat: Seat, own: Team) -> [i32; 3] {
    let [threat, repair, countdown] = expected_gauges(state, seat, own);
    let rounds = countdown / ONE;
    let unsure = UNSURE + UNSURE_A_ROUND * rounds;
    let Held { astro_repair, astro_attack, alien_acquire, alien_attack } = Teams::guess(state, rounds).held(state);
    let most = i32::from(BOX.most[Gauge::Threat.index()]) * ONE;
    // SHP-152: Threat at its end. SHP-154: enough Repair cards. SHP-156: enough Attack cards.
    let provoked = chance(threat - most + ONE / 2, unsure / 2);
    let repaired = chance(astro_repair + REPAIRS_A_ROUND * rounds - repair + ONE / 2, unsure);
    let strength = (threat + alien_acquire - alien_attack).clamp(0, most);
    let defended = chance(astro_attack + ATTACKS_A_ROUND * rounds - strength + ONE / 2, unsure);
    let leaves = both(CERTAIN - provoked, repaired);
    [both(leaves, defended), both(leaves, CERTAIN - defended), CERTAIN - leaves]
}

/// The chance that something is at least 0 in the end which is now expected to be `lead`.
fn chance(lead: i32, unsure: i32) -> i32 {
    (CERTAIN + CERTAIN * lead / (lead.abs() + unsure)) / 2
}

/// The chance of two things together.
fn both(one: i32, other: i32) -> i32 {
    one * other / CERTAIN
}

/// Where the gauges stand on average after the next cards of the Whispers pile; the cards of others that are still to come turn none.
fn expected_gauges(state: &State, seat: Seat, own: Team) -> [i32; 3] {
    let mut pile = state.whispers;
    pile.join(state.discard);
    let mut to_come = i32::from(state.seats);
    if let Some(Ask::Whisper(whisper)) = state.question() {
        for (_, card) in whisper.cards.answers() {
            pile.add(card);
            to_come -= 1;
        }
    } else if let Some(card) = state.controlled_by(seat).and_then(|character| vote(state.equipment(character), own)) {
        pile.add(card);
        to_come -= 1;
    }
    let size = (pile.len() as i32 + to_come).max(1);
    let drawn = (REVEALED as i32).min(size);
    let turn = |more: Type, less: Type| {
        (i32::from(pile.count_type(more)) - i32::from(pile.count_type(less))) * drawn * ONE / size
    };
    let exhausted = Location::ALL.into_iter().filter(|&location| state.deck(location).is_empty()).count() as i32;
    let used = planned_use(state, seat, own);
    let now = |gauge: Gauge| {
        i32::from(state.gauge(gauge)) * ONE - used.map_or(0, |(turned, by)| if turned == gauge { by } else { 0 })
    };
    [
        (now(Gauge::Threat) + turn(Type::Acquire, Type::Attack)).max(0),
        (now(Gauge::Repair) - turn(Type::Repair, Type::Attack)).max(0),
        (now(Gauge::Countdown) - turn(Type::Move, Type::Search) - (1 + exhausted) * ONE).max(0),
    ]
}

/// The gauge that a player whose turn it is can bring forward with the Section where the pawn stands, and by how much, if that helps
/// the own team.
fn planned_use(state: &State, seat: Seat, own: Team) -> Option<(Gauge, i32)> {
    let is_ahead = |frame: &Frame| matches!(frame, Frame::Do(Do::Step(_) | Do::ForcedDraw | Do::Section));
    if state.turn.seat != seat || !state.frames.iter().any(is_ahead) {
        return None;
    }
    let helps = |turned: &Turned| match turned.gauge {
        Gauge::Threat => false,
        Gauge::Repair => (turned.by > 0) != (own == Team::Guardian),
        Gauge::Countdown => (turned.by > 0) == (own == Team::Guardian),
    };
    UseSection::payable(state).find_map(|effect| match &effect.face().effect {
        SectionEffect::Turn(turns) => {
            turns.iter().find(|turned| helps(turned)).map(|turned| (turned.gauge, i32::from(turned.by) * ONE))
        }
        SectionEffect::Bring(_)
        | SectionEffect::DiscardOfTop { .. }
        | SectionEffect::SwapWithEquipment
        | SectionEffect::GiveMarkers(_)
        | SectionEffect::DrawAnywhere
        | SectionEffect::ToTemple(_) => None,
    })
}

/// The card that a player of this team would discard into the Whispers, for what it does there.
fn vote(cards: Pile, own: Team) -> Option<Card> {
    let of_type = |of: Type| cards.of_type(of).kinds().next();
    let spare = |of: Type| cards.of_type(of).kinds().find(|card| card.face().counts.astro_repair == 0);
    match own {
        Team::Astronauts | Team::Alien => spare(Type::Repair).or_else(|| of_type(Type::Search)),
        Team::Guardian => of_type(Type::Attack).or_else(|| of_type(Type::Move)),
    }
}

/// What cards count at the end of the game, in hundredths.
#[derive(Clone, Copy, Default)]
struct Held {
    astro_repair: i32,
    astro_attack: i32,
    alien_acquire: i32,
    alien_attack: i32,
}

impl Held {
    fn add(&mut self, counts: &Counts, share: i32) {
        self.astro_repair += share * i32::from(counts.astro_repair);
        self.astro_attack += share * i32::from(counts.astro_attack);
        self.alien_acquire += share * i32::from(counts.alien_acquire);
        self.alien_attack += share * i32::from(counts.alien_attack);
    }

    /// What the Equipment of a Character counts now, with the cards that its player is about to draw and without the one that is
    /// already chosen for the Whispers.
    fn by(state: &State, character: Character) -> Held {
        let mut held = Held::default();
        state.equipment(character).cards().for_each(|card| held.add(&card.face().counts, ONE));
        if let Some(Ask::Whisper(whisper)) = state.question()
            && let Some(card) = state.controller(character).and_then(|seat| whisper.cards.of(seat))
        {
            held.add(&card.face().counts, -ONE);
        }
        if state.is_turn() && state.turn.character == character {
            held.draw(state);
        }
        held
    }

    /// Adds the cards that the player whose turn it is will draw: of those looked at the most wanted ones.
    fn draw(&mut self, state: &State) {
        let Some(own) = state.goals[state.turn.seat.index()].map(Goal::team) else { return };
        let Coming { looked_at, drawn } = Coming::of(state);
        let deck = state.deck(state.location(state.turn.character));
        let size = (deck.len() as i32).min(looked_at.max(drawn));
        if drawn == 0 || size == 0 {
            return;
        }
        // Cards that somebody has looked at lie there for certain, the others on average.
        let depth = deck.settled_depth().min(size as usize);
        let mut on_top = Pile::default();
        (0..depth).filter_map(|depth| deck.settled(depth)).for_each(|known| on_top.add(known.card));
        let below: Pile = deck.all().collect::<Pile>().without(on_top);
        let (unseen, left) = (size - depth as i32, (below.len() as i32).max(1));
        let mut to_draw = drawn.min(size) * ONE;
        for wanted in (0..=MOST_WANTED).rev() {
            for (cards, share) in [(on_top, ONE), (below, unseen * ONE / left)] {
                for card in cards.cards().filter(|&card| how_wanted(card, own) == wanted) {
                    let share = share.min(to_draw);
                    self.add(&card.face().counts, share);
                    to_draw -= share;
                }
            }
        }
    }
}

/// How many cards the player whose turn it is will look at in step II, and how many draw in step III.
struct Coming {
    looked_at: i32,
    drawn: i32,
}

impl Coming {
    fn of(state: &State) -> Coming {
        let is_ahead = |wanted: &[Type]| {
            let is_step = |frame: &Frame| match frame {
                Frame::Do(Do::Step(step) | Do::Consequence(step)) => wanted.contains(step),
                Frame::Do(Do::ForcedDraw) => wanted.contains(&Type::Acquire),
                Frame::Ask(_) | Frame::Chance(_) | Frame::Do(_) => false,
            };
            state.frames.iter().any(is_step)
        };
        let to_search = is_ahead(&[Type::Move, Type::Search]);
        let is_drawn = |frame: &Frame| matches!(frame, Frame::Do(Do::ForcedDraw));
        let to_take = to_search || state.frames.iter().any(is_drawn);
        let to_acquire = to_take || is_ahead(&[Type::Acquire]);
        let value = |of: Type| {
            let hand =
                if state.turn.forbidden.contains(of) { Pile::default() } else { state.hand(state.turn.character) };
            let held: u8 = hand.of_type(of).cards().filter_map(|card| card.face().value).sum();
            i32::from(turn::value(state, of, state.turn.values[of.index()].saturating_add(held)))
        };
        let ordered = match state.question() {
            Some(Ask::Order(order)) => i32::from(order.count),
            _ => 0,
        };
        Coming {
            looked_at: if to_search { value(Type::Search) } else { ordered },
            drawn: i32::from(to_take) + if to_acquire { value(Type::Acquire) } else { 0 },
        }
    }
}

/// How much a player of this team wants to draw a card.
fn how_wanted(card: Card, own: Team) -> u8 {
    let (face, counts) = (card.face(), &card.face().counts);
    let is = |of: Type| u8::from(face.of_type == of);
    let wanted = match own {
        Team::Astronauts => 2 * counts.astro_repair + 2 * counts.astro_attack,
        Team::Alien => 2 * counts.alien_acquire + 2 * counts.astro_repair,
        Team::Guardian => 2 * is(Type::Attack) + is(Type::Move),
    };
    wanted.min(MOST_WANTED)
}

/// How likely each Character counts for each team at the end (SHP-146 to SHP-150).
struct Teams {
    astronauts: [i32; 5],
    alien: [i32; 5],
}

impl Teams {
    /// Guesses from the Markers. Players choose one after the other, in the order of their Goals.
    fn guess(state: &State, rounds: i32) -> Teams {
        let likely = LIKELY[(rounds as usize / 2).min(LIKELY.len() - 1)];
        let mut teams = Teams { astronauts: [0; 5], alien: [0; 5] };
        let mut free = [ONE; 5];
        let mut has_guardian = false;
        for goal in Goal::ALL {
            let Some(seat) = seat_with(state, goal) else { continue };
            let shares = shares(state, seat, &free, &likely);
            for (place, share) in shares.into_iter().enumerate() {
                free[place] -= share;
                match goal.team() {
                    Team::Astronauts => teams.astronauts[place] += share,
                    Team::Alien => teams.alien[place] += share,
                    Team::Guardian => has_guardian = true,
                }
            }
        }
        // SHP-148, SHP-149: the last Character that nobody is stands in for a Guardian who was not dealt; the others are Astronauts.
        let mut stand_in = if has_guardian { 0 } else { ONE };
        for (place, left) in free.into_iter().enumerate().rev() {
            let guardian = stand_in.min(left);
            stand_in -= guardian;
            teams.astronauts[place] += left - guardian;
        }
        teams
    }

    /// What the Astronauts and the Alien will count, by what the Equipments hold now.
    fn held(&self, state: &State) -> Held {
        let mut all = Held::default();
        for character in Character::COLOURS {
            let held = Held::by(state, character);
            let (astronauts, alien) = (self.astronauts[character.index()], self.alien[character.index()]);
            all.astro_repair += held.astro_repair * astronauts / ONE;
            all.astro_attack += held.astro_attack * astronauts / ONE;
            all.alien_acquire += held.alien_acquire * alien / ONE;
            all.alien_attack += held.alien_attack * alien / ONE;
        }
        all
    }
}

/// How likely a player is to be each Character, of what is left of them.
fn shares(state: &State, seat: Seat, free: &[i32; 5], likely: &[i32; 5]) -> [i32; 5] {
    if let Some(character) = state.identities[seat.index()] {
        return std::array::from_fn(|place| if place == character.index() { ONE } else { 0 });
    }
    let mut sheet = state.sheets[seat.index()];
    if let Some(Ask::Draft(draft)) = state.question()
        && let Some(kept) = draft.kept.get(Draft::place_of(state, seat))
        && let Some(markers) = sheet.get_mut(kept.index())
    {
        *markers += 1;
    }
    let fewest = (0..5).filter(|&place| free[place] > 0).map(|place| sheet[place]).min().unwrap_or(0);
    let weights: [i32; 5] = std::array::from_fn(|place| {
        let more = usize::from(sheet[place].saturating_sub(fewest)).min(likely.len() - 1);
        likely[more] * free[place]
    });
    let all = weights.iter().sum::<i32>().max(1);
    std::array::from_fn(|place| (weights[place] * ONE / all).min(free[place]))
}
