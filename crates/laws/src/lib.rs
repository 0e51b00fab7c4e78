#![doc = include_str!("../README.md")]

mod belief;
mod fork;
mod golden;
mod here;
mod report;
mod scenario;
mod speech;
mod stream;
mod views;
mod walk;

pub use golden::replays;
pub use report::{Law, Plan, Report, Violation};
pub use scenario::scenarios;
pub use speech::{check_words, speaks};
pub use views::views;
pub use walk::{check, recheck};

use kernel::Game;

/// Asserts that the game keeps the laws: some games of every setup.
///
/// # Panics
/// With what is broken, the seed, the step and a recording, if a law is broken.
pub fn hold<G: Game>() {
    for setup in G::setups() {
        let report = check::<G>(&setup, &Plan { games: 60, seed: 1 }, &|_| {});
        if let Some(violation) = report.violation {
            panic!("{} ({setup}): {violation}\n\n{}", G::meta().id, violation.replay);
        }
    }
}
