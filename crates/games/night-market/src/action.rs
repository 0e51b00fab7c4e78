//! What seats and chance can answer, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;

use crate::{Lot, Trick};

/// An answer of a seat: `bid 3`, `play`, `pass`, or the interjection `peek`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// NM-011: put down a bid card.
    Bid(u8),
    /// NM-021: play the own trick.
    Play,
    /// NM-020: do not play it.
    Pass,
    /// NM-030: pay a coin and look at the next lot.
    Peek,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Play => f.write_str("play"),
            Action::Pass => f.write_str("pass"),
            Action::Peek => f.write_str("peek"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let wrong = || BadNotation::new(text, "an action: bid 1 to bid 5, play, pass or peek");
        match text {
            "play" => Ok(Action::Play),
            "pass" => Ok(Action::Pass),
            "peek" => Ok(Action::Peek),
            _ => match text.strip_prefix("bid ").ok_or_else(wrong)?.as_bytes() {
                [digit @ b'1'..=b'5'] => Ok(Action::Bid(digit - b'0')),
                _ => Err(wrong()),
            },
        }
    }
}

/// What chance brings: `lot silk` or `trick thief`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The lot on top of the deck.
    Lot(Lot),
    /// The trick that is dealt.
    Trick(Trick),
}

impl Outcome {
    pub(crate) fn lot(self) -> Lot {
        match self {
            Outcome::Lot(lot) => lot,
            Outcome::Trick(_) => unreachable!("chance brings what was listed"),
        }
    }

    pub(crate) fn trick(self) -> Trick {
        match self {
            Outcome::Trick(trick) => trick,
            Outcome::Lot(_) => unreachable!("chance brings what was listed"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Lot(lot) => write!(f, "lot {lot}"),
            Outcome::Trick(trick) => write!(f, "trick {trick}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Outcome, BadNotation> {
        match text.split_once(' ') {
            Some(("lot", id)) => id.parse().map(Outcome::Lot),
            Some(("trick", id)) => id.parse().map(Outcome::Trick),
            _ => Err(BadNotation::new(text, "an outcome: `lot` or `trick` and the id of a card")),
        }
    }
}
