//! Cards without an order, as a set of bits.

use std::ops::Deref;

use borsh::io::{self, Read};
use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Dice;
use serde::{Serialize, Serializer};

use crate::cards::{BOX, Card, Type};

/// Cards without an order. SHP-010: copies of a card are alike, so a pile holds how many of each there are.
///
/// Every copy in the card file has a bit; of a card that is in the pile `n` times the lowest `n` bits are set. So equal piles have
/// equal bits, and a type or a card is asked for with one mask.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize)]
pub struct Pile(u128);

impl BorshDeserialize for Pile {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Pile> {
        let pile = Pile(u128::deserialize_reader(reader)?);
        let known = BOX.of_type.iter().fold(0, |all, of_type| all | of_type);
        let is_packed = |copies: u128| {
            let held = (pile.0 & copies) >> copies.trailing_zeros();
            held & (held + 1) == 0
        };
        match pile.0 & !known == 0 && BOX.faces.iter().all(|face| is_packed(face.copies)) {
            true => Ok(pile),
            false => Err(io::Error::new(io::ErrorKind::InvalidData, "a pile has a card in the wrong place")),
        }
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl Pile {
    /// The pile of all these copies.
    pub(crate) fn of_copies(copies: u128) -> Pile {
        Pile(copies)
    }

    /// The pile of as many cards of each kind as there are copies of it among these.
    pub(crate) fn of_any_copies(copies: u128) -> Pile {
        let mut packed = 0;
        for card in Pile::kinds_of_copies(copies) {
            let own = card.face().copies;
            let count = (copies & own).count_ones();
            packed |= ((1 << count) - 1) << own.trailing_zeros();
        }
        Pile(packed)
    }

    /// The cards for somebody who may see all of them.
    pub(crate) fn shown(self) -> Shown {
        Shown(self)
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn count(self, card: Card) -> u8 {
        (self.0 & card.face().copies).count_ones() as u8
    }

    #[inline]
    pub(crate) fn contains(self, card: Card) -> bool {
        self.0 & card.face().copies != 0
    }

    pub(crate) fn count_type(self, of: Type) -> u8 {
        (self.0 & BOX.of_type[of.index()]).count_ones() as u8
    }

    /// Only the cards of a type.
    #[inline]
    pub(crate) fn of_type(self, of: Type) -> Pile {
        Pile(self.0 & BOX.of_type[of.index()])
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let copies = card.face().copies;
        let free = copies & !self.0;
        debug_assert!(free != 0, "there are no more copies of {card}");
        self.0 |= free & free.wrapping_neg();
    }

    /// Takes a copy out.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        let held = self.0 & card.face().copies;
        debug_assert!(held != 0, "{card} is not in the pile");
        self.0 &= !(1 << (127 - held.leading_zeros()));
    }

    /// Adds all cards of another pile.
    pub(crate) fn join(&mut self, other: Pile) {
        other.cards().for_each(|card| self.add(card));
    }

    /// What is left without the cards of another pile, all of which it holds.
    pub(crate) fn without(mut self, other: Pile) -> Pile {
        other.cards().for_each(|card| self.remove(card));
        self
    }

    /// The larger number of each card. The lowest bits are set first, so the union has the larger number of them.
    pub(crate) fn at_least(self, other: Pile) -> Pile {
        Pile(self.0 | other.0)
    }

    /// What is left without the cards of another pile, as far as it holds them.
    pub(crate) fn minus(mut self, other: Pile) -> Pile {
        for card in other.cards() {
            if self.contains(card) {
                self.remove(card);
            }
        }
        self
    }

    /// Every card, as often as it is there, in the order of the card file.
    #[inline]
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        Bits(self.0).map(|bit| BOX.card_at[bit])
    }

    /// Every different card, in the order of the card file.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        Pile::kinds_of_copies(self.0)
    }

    /// Every card that has one of these copies.
    #[inline]
    pub(crate) fn kinds_of_copies(copies: u128) -> impl Iterator<Item = Card> {
        let mut left = copies;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
            let card = BOX.card_at[bit];
            left &= !card.face().copies;
            Some(card)
        })
    }

    /// A random card of it.
    pub(crate) fn sample<D: Dice>(self, dice: &mut D) -> Card {
        let place = dice.below(self.len() as u32) as usize;
        self.cards().nth(place).expect("the pile has so many cards")
    }
}

/// Cards without an order that a viewer may see. A pile of the state cannot be written for a viewer; this is what was shown on purpose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown(Pile);

impl Deref for Shown {
    type Target = Pile;

    fn deref(&self) -> &Pile {
        &self.0
    }
}

/// As a list of cards.
impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.cards())
    }
}

/// The places of the bits of a set.
#[derive(Clone, Copy)]
pub(crate) struct Bits(pub(crate) u128);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
