//! Bets.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;

/// What a seat can do in a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bet {
    /// Give up the pot.
    Fold,
    /// Pay as much as the other; also to check.
    Call,
    /// Pay more than the other.
    Raise,
}

impl fmt::Display for Bet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bet::Fold => "fold",
            Bet::Call => "call",
            Bet::Raise => "raise",
        })
    }
}

impl FromStr for Bet {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Bet, BadNotation> {
        match text {
            "fold" => Ok(Bet::Fold),
            "call" => Ok(Bet::Call),
            "raise" => Ok(Bet::Raise),
            _ => Err(BadNotation::new(text, "a bet: fold, call or raise")),
        }
    }
}
