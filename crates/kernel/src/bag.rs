//! A multiset of cards in canonical order.

use borsh::io::{self, Read};
use borsh::{BorshDeserialize, BorshSerialize};

use crate::Dice;
use crate::list::List;

/// What a card must be: a small id without a story. Its default fills places that are empty and means nothing.
pub trait Card: Copy + Ord + Default + std::fmt::Debug + BorshSerialize + BorshDeserialize {}

impl<T> Card for T where T: Copy + Ord + Default + std::fmt::Debug + BorshSerialize + BorshDeserialize {}

/// Cards without an order. Equal contents are equal bytes.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize)]
pub struct Bag<C: Card, const N: usize> {
    sorted: List<C, N>,
}

impl<C: Card, const N: usize> BorshDeserialize for Bag<C, N> {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Self> {
        List::read_sorted(reader).map(|sorted| Bag { sorted })
    }
}

impl<C: Card, const N: usize> Default for Bag<C, N> {
    fn default() -> Self {
        Bag { sorted: List::default() }
    }
}

impl<C: Card, const N: usize> FromIterator<C> for Bag<C, N> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut sorted: List<C, N> = cards.into_iter().collect();
        sorted.sort_unstable();
        Bag { sorted }
    }
}

impl<C: Card, const N: usize> Bag<C, N> {
    /// How many cards there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.sorted.len()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sorted.is_empty()
    }

    /// The cards from the lowest up, equal ones side by side.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[C] {
        &self.sorted
    }

    /// Whether such a card is in the bag.
    #[inline]
    #[must_use]
    pub fn contains(&self, card: C) -> bool {
        self.sorted.binary_search(&card).is_ok()
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: C) {
        let place = self.sorted.partition_point(|&other| other < card);
        self.sorted.insert(place, card);
    }

    /// Takes one such card out; says whether there was one.
    #[inline]
    pub fn remove(&mut self, card: C) -> bool {
        match self.sorted.binary_search(&card) {
            Ok(place) => {
                self.sorted.remove(place);
                true
            }
            Err(_) => false,
        }
    }

    /// Changes cards where they are, as when a mark is taken off them.
    pub fn change(&mut self, change: impl FnMut(&mut C)) {
        self.sorted.iter_mut().for_each(change);
        self.sorted.sort_unstable();
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.sorted.clear();
    }

    /// Each different card with the number of its copies: the weights of a draw.
    pub fn kinds(&self) -> impl Iterator<Item = (C, u32)> {
        self.sorted.chunk_by(|a, b| a == b).map(|copies| (copies[0], copies.len() as u32))
    }

    /// A uniformly random card, which stays in the bag.
    ///
    /// # Panics
    /// If the bag is empty.
    #[inline]
    pub fn sample<D: Dice>(&self, dice: &mut D) -> C {
        dice.pick(&self.sorted)
    }
}
