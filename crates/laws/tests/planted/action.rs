//! The cards and the actions of the toy, and how they are written.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::BadNotation;
use serde::{Serialize, Serializer};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub(crate) struct Card(u8);

impl Card {
    pub(crate) const KINDS: [Card; 5] = [Card(1), Card(2), Card(3), Card(4), Card::FIVE];
    pub(crate) const FIVE: Card = Card(5);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Bid(u8),
    Chip,
    Look,
    Draw,
    Play(Card),
    Snap,
    Pass,
    Bribe,
    /// Only for bugs: a pass by another name.
    Twin,
    /// Only for bugs: a pass without words.
    Hum,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Card, BadNotation> {
        let known = Card::KINDS.into_iter().find(|card| card.to_string() == text);
        known.ok_or_else(|| BadNotation::new(text, "a card: 1 to 5"))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Chip => f.write_str("chip"),
            Action::Look => f.write_str("look"),
            Action::Draw => f.write_str("draw"),
            Action::Snap => f.write_str("snap"),
            Action::Pass | Action::Twin => f.write_str("pass"),
            Action::Bribe => f.write_str("bribe"),
            Action::Hum => f.write_str("hum"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        use Action::*;
        let known = [Bid(0), Bid(1), Chip, Look, Draw, Snap, Pass, Bribe, Hum].into_iter();
        let found = known.chain(Card::KINDS.map(Play)).find(|action| action.to_string() == text);
        found.ok_or_else(|| BadNotation::new(text, "an action of the toy"))
    }
}
