//! The cards a viewer cannot place, for dealing them out anew.

use arrayvec::ArrayVec;

use crate::{Card, Dice};

/// The hidden cards of a state as one viewer knows them: which, but not where.
///
/// A game's `determinize` gathers them from its zones, shuffles, and scatters them over the same zones.
/// The shuffle starts from the sorted cards, so the result cannot depend on where they really were.
#[derive(Clone, Debug)]
pub struct Pool<C: Card, const N: usize>(ArrayVec<C, N>);

impl<C: Card, const N: usize> Default for Pool<C, N> {
    fn default() -> Self {
        Pool(ArrayVec::new())
    }
}

impl<C: Card, const N: usize> Pool<C, N> {
    /// How many cards are in the pool.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the pool has no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a card.
    pub fn add(&mut self, card: C) {
        self.0.push(card);
    }

    /// Forgets where the cards came from.
    pub fn shuffle<D: Dice>(&mut self, dice: &mut D) {
        self.0.sort_unstable();
        dice.shuffle(&mut self.0);
    }

    /// Takes the next card.
    ///
    /// # Panics
    /// If the pool is empty: then a zone scatters more than it gathered.
    pub fn take(&mut self) -> C {
        self.0.pop().expect("a zone scatters what it gathered")
    }
}
