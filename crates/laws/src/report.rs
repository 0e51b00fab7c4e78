//! What checking found.

use std::cell::RefCell;
use std::fmt;

use kernel::EntryOf;
use serde::Serialize;

/// How long to look.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the next games count on from it.
    pub seed: u64,
}

/// A law. Its `Display` is the name used in reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Law {
    /// What is offered applies, anything else is refused.
    Options,
    /// A running game waits for somebody who can answer.
    Progress,
    /// Games end in time.
    End,
    /// What is sampled is listed.
    Chance,
    /// parse(print(a)) = a.
    Notation,
    /// The game's own invariant.
    Conservation,
    /// decode(encode(s)) = s.
    Storage,
    /// Indistinguishable worlds look the same.
    View,
    /// Determinized worlds are legal, independent of the truth, and vary.
    Belief,
    /// Differences are first seen in revealing events.
    Stream,
    /// Undo gives the same bytes and stops at barriers.
    Undo,
    /// Recordings play again.
    Replay,
    /// Nothing panics.
    NoPanic,
    /// Everything said has a sentence.
    Words,
    /// What a preview promises is what happens.
    Preview,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Options => "options",
            Law::Progress => "progress",
            Law::End => "end",
            Law::Chance => "chance",
            Law::Notation => "notation",
            Law::Conservation => "conservation",
            Law::Storage => "storage",
            Law::View => "view",
            Law::Belief => "belief",
            Law::Stream => "stream",
            Law::Undo => "undo",
            Law::Replay => "replay",
            Law::NoPanic => "no panic",
            Law::Words => "words",
            Law::Preview => "preview",
        })
    }
}

/// A broken law, and how to get there again.
#[derive(Clone, Debug, Serialize)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// What was found, in words.
    pub what: String,
    /// The seed of the game: checking one game with this seed finds it again.
    pub seed: u64,
    /// How many entries the log had.
    pub step: usize,
    /// A recording that leads to the place.
    pub replay: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} law is broken at step {} with seed {}: {}", self.law, self.step, self.seed, self.what)
    }
}

/// What checking found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// States checked.
    pub states: u64,
    /// The first broken law.
    pub violation: Option<Violation>,
}

/// A broken law before it is known where.
pub(crate) type Broken = (Law, String);

/// Breaks the law unless the claim is true.
pub(crate) fn claim(law: Law, is_true: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if is_true { Ok(()) } else { Err((law, what())) }
}

/// What is being tried beyond the log, in case it panics.
pub(crate) type Trying<G> = RefCell<Vec<EntryOf<G>>>;
