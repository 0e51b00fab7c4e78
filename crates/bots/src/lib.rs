#![doc = include_str!("../README.md")]

mod greedy;
mod matches;
mod random;

pub use greedy::Greedy;
pub use matches::{Played, Record, greedy_against_random, play_match, play_match_as, play_match_with};
pub use random::Random;

use std::fmt;
use std::str::FromStr;

use dice::SearchDice;
use kernel::{Evaluate, Eyes, Game};

/// Somebody who answers for a seat.
pub trait Bot<G: Game>: Send {
    /// Picks something the seat may do. The seat is asked, so there is at least one option.
    fn choose(&mut self, eyes: &Eyes<'_, G>, dice: &mut SearchDice) -> G::Action;
}

/// The bots there are, by the names people type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Anything, evenly.
    Random,
    /// The best worth after one step.
    Greedy,
}

impl BotKind {
    /// Every bot, from the weakest.
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

    /// A bot of this kind.
    #[must_use]
    pub fn make<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Random => Box::new(Random::default()),
            BotKind::Greedy => Box::new(Greedy::<G>::default()),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
        })
    }
}

impl FromStr for BotKind {
    type Err = String;

    fn from_str(text: &str) -> Result<BotKind, String> {
        BotKind::ALL
            .into_iter()
            .find(|kind| kind.to_string() == text)
            .ok_or_else(|| format!("there is no bot `{text}`; there are random and greedy"))
    }
}
