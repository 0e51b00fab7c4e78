//! What a position is worth: the terms of the section on bots in `design.md`.
//!
//! A position is judged as if the game ended after one more round of whispers: who would be whom by the Markers of now, how many
//! cards each team would count, and where the gauges would stand on average. Goals of others are those of the sampled world.

use kernel::{Evaluate, Seat};

use crate::ShadowPlanet;
use crate::cards::{BOX, Gauge, Goal, REVEALED, Team, Type};
use crate::flow::ending::{count, fewest, seat_with};
use crate::state::State;

/// Everything is counted in tenths of a card or of a step of a gauge.
const ONE: i32 = 10;
/// What a step between the Repair cards and the Repair gauge is worth, and one between Attack and Threat.
const REPAIRS: i32 = 10;
const ATTACKS: i32 = 8;
/// What the Threat is worth near its end.
const THREAT: i32 = 6;
/// What a round more is worth to those who need time.
const TIME: i32 = 2;
/// How far ahead or behind still counts.
const MOST_AHEAD: i32 = 3 * ONE;
const MOST_BEHIND: i32 = 6 * ONE;

impl Evaluate for ShadowPlanet {
    fn worth(state: &State, seat: Seat) -> i32 {
        let Some(team) = state.goals[seat.index()].map(Goal::team) else { return 0 };
        let gauges = expected(state);
        let [threat, repair, countdown] = gauges;
        let ended = matched(state);
        let astro_repair = i32::from(count(&ended, Team::Astronauts, |counts| counts.astro_repair)) * ONE;
        let attack = i32::from(count(&ended, Team::Astronauts, |counts| counts.astro_attack)) * ONE;
        let acquire = i32::from(count(&ended, Team::Alien, |counts| counts.alien_acquire)) * ONE;
        let against = i32::from(count(&ended, Team::Alien, |counts| counts.alien_attack)) * ONE;
        let most = i32::from(BOX.most[Gauge::Threat.index()]) * ONE;
        let repaired = (astro_repair - repair).clamp(-MOST_BEHIND, MOST_AHEAD);
        let defended = (attack - (threat + acquire - against).clamp(0, most)).clamp(-MOST_BEHIND, MOST_AHEAD);
        let danger = (threat - 5 * ONE).max(0);
        let time = if repaired < 0 { countdown } else { -countdown };
        match team {
            Team::Astronauts => REPAIRS * repaired + ATTACKS * defended - THREAT * danger + TIME * time,
            Team::Alien => REPAIRS * repaired - ATTACKS * defended - THREAT * danger + TIME * time,
            Team::Guardian => -2 * REPAIRS * repaired + THREAT * threat - TIME * time,
        }
    }

    fn roles(state: &State, seat: Seat) -> Vec<&'static str> {
        state.goals[seat.index()].map(|goal| goal.team().word()).into_iter().collect()
    }

    fn rounds(state: &State) -> Option<u32> {
        Some(state.round.into())
    }
}

/// Where the gauges stand on average after the next six cards of the Whispers pile.
fn expected(state: &State) -> [i32; 3] {
    let mut pile = state.whispers;
    pile.join(state.discard);
    let size = (pile.len() as i32).max(1);
    let drawn = (REVEALED as i32).min(size);
    let turn = |more: Type, less: Type| {
        (i32::from(pile.count_type(more)) - i32::from(pile.count_type(less))) * drawn * ONE / size
    };
    let now = |gauge: Gauge| i32::from(state.gauge(gauge)) * ONE;
    [
        now(Gauge::Threat) + turn(Type::Acquire, Type::Attack),
        (now(Gauge::Repair) - turn(Type::Repair, Type::Attack)).max(0),
        (now(Gauge::Countdown) - turn(Type::Move, Type::Search) - ONE).max(0),
    ]
}

/// SHP-146: the table with everybody matched to a Character by the Markers of now; of several the first.
fn matched(state: &State) -> State {
    let mut ended = state.clone();
    for goal in Goal::ALL {
        if let Some(seat) = seat_with(state, goal) {
            ended.identities[seat.index()] = fewest(&ended, seat).iter().next();
        }
    }
    ended
}
