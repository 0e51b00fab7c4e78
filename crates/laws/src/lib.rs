#![doc = include_str!("../README.md")]

mod allocations;
mod belief;
mod fork;
mod golden;
mod here;
mod position;
mod report;
mod scenario;
mod short_views;
mod speech;
mod stream;
mod views;
mod walk;

pub use allocations::{Allocated, check_allocations};
pub use golden::replays;
pub use position::Position;
pub use report::{Law, Plan, Report, Violation};
pub use scenario::scenarios;
pub use short_views::short_views;
pub use speech::{check_words, speaks};
pub use views::views;
pub use walk::{check, recheck};

use kernel::Game;

/// The most games of a setup that a test plays.
const GAMES: u64 = 60;
/// A test of long games plays fewer of them, so that about as many states are checked.
const STATES: u64 = 6_000;
/// The fewest.
const FEWEST: u64 = 6;

/// How many games of a setup a test plays, if the first of them has so many states.
fn enough(states: u64, fewest: u64) -> Plan {
    Plan { games: (STATES / states.max(1)).clamp(fewest, GAMES), seed: 1 }
}

/// Asserts that the game keeps the laws: some games of every setup.
///
/// # Panics
/// With what is broken, the seed, the step and a recording, if a law is broken.
pub fn hold<G: Game>() {
    for setup in G::setups() {
        let first = check::<G>(&setup, &Plan { games: 1, seed: 1 }, &|_| {});
        let report = check::<G>(&setup, &enough(first.states, FEWEST), &|_| {});
        if let Some(violation) = report.violation {
            panic!("{} ({setup}): {violation}\n\n{}", G::meta().id, violation.replay);
        }
    }
}
