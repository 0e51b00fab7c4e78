//! The Determination rows and what is publicly known about them.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{BadNotation, List};
use serde::{Serialize, Serializer};

use crate::cards::{BOX, Card, HIGHEST_TARGET, MOST_ROWS};

/// A row, from the topmost: `1` to `5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub struct RowNumber(u8);

impl RowNumber {
    /// The row at this place of the column, counted from 0.
    pub(crate) const fn new(place: usize) -> RowNumber {
        RowNumber(place as u8)
    }

    /// Its place in the column, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for RowNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for RowNumber {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<RowNumber, BadNotation> {
        let found = (0..MOST_ROWS).map(RowNumber::new).find(|row| row.to_string() == text);
        found.ok_or_else(|| BadNotation::new(text, "a row, counted from 1"))
    }
}

impl Serialize for RowNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A Determination card and what was added to it.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Row {
    /// THR-111: known to Aelin alone while face down; in the first part of the prologue to nobody.
    pub(crate) det: Card,
    pub(crate) face_up: bool,
    /// From the first to the last, which lies leftmost.
    pub(crate) added: List<Card, { HIGHEST_TARGET as usize }>,
    pub(crate) complete: bool,
    /// THR-264: whether Spark has told the colour.
    pub(crate) told_colour: bool,
    /// THR-264: whether Spark has told the strength.
    pub(crate) told_strength: bool,
    /// What public events say about the strength of `det`: at least, at most.
    pub(crate) low: u8,
    pub(crate) high: u8,
}

impl Row {
    pub(crate) fn new(det: Card) -> Row {
        let (low, high) = BOX.strengths;
        Row {
            det,
            face_up: false,
            added: List::default(),
            complete: false,
            told_colour: false,
            told_strength: false,
            low,
            high,
        }
    }

    /// What the added cards total: public.
    #[inline]
    pub(crate) fn sum(&self) -> u8 {
        self.added.iter().map(|card| card.strength()).sum()
    }

    /// THR-142: the added cards and the Determination card, face down or not.
    #[inline]
    pub(crate) fn total(&self) -> u8 {
        self.det.strength() + self.sum()
    }

    /// Everybody sees the card.
    pub(crate) fn turn_up(&mut self) {
        self.face_up = true;
        self.pin_down();
    }

    /// THR-264: everybody is told how strong the card is.
    pub(crate) fn tell_strength(&mut self) {
        self.told_strength = true;
        self.pin_down();
    }

    fn pin_down(&mut self) {
        (self.low, self.high) = (self.det.strength(), self.det.strength());
    }

    /// Whether everybody knows what the row totals, without having to work it out.
    pub(crate) fn is_total_public(&self) -> bool {
        self.face_up || self.told_strength || self.complete
    }

    /// THR-143: a card was added, so the total is at most the target.
    pub(crate) fn add(&mut self, card: Card, target: u8) {
        self.added.push(card);
        self.high = self.high.min(target.saturating_sub(self.sum()));
    }

    /// THR-143: a card of this strength was too much.
    pub(crate) fn overflowed(&mut self, strength: u8, target: u8) {
        self.low = self.low.max((target + 1).saturating_sub(self.sum() + strength));
    }

    /// THR-149: whether the row is complete is said aloud, either way.
    pub(crate) fn whisper(&mut self, target: u8) {
        self.complete = self.total() == target;
        if self.complete {
            self.pin_down();
        } else {
            self.high = self.high.min(target.saturating_sub(self.sum() + 1));
        }
    }
}
