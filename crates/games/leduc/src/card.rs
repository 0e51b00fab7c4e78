//! The six cards.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::BadNotation;
use serde::{Serialize, Serializer};

/// A card: its rank from jack to king and one of two suits, written `Js` to `Kh`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub struct Card(u8);

const NAMES: [&str; 6] = ["Js", "Jh", "Qs", "Qh", "Ks", "Kh"];

impl Card {
    /// LED-001: every card.
    pub const ALL: [Card; 6] = [Card(0), Card(1), Card(2), Card(3), Card(4), Card(5)];

    /// 0 for a jack, 1 for a queen, 2 for a king.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / 2
    }

    /// Whether it is a card of hearts; otherwise it is one of spades.
    #[must_use]
    pub const fn is_heart(self) -> bool {
        self.0 % 2 == 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[usize::from(self.0)])
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Card, BadNotation> {
        let found = Card::ALL.into_iter().find(|card| NAMES[usize::from(card.0)] == text);
        found.ok_or_else(|| BadNotation::new(text, "a card: Js, Jh, Qs, Qh, Ks or Kh"))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
