//! Cards somebody holds.

use arrayvec::ArrayVec;
use borsh::io::{self, Read};
use borsh::{BorshDeserialize, BorshSerialize};
use serde::Serialize;

use crate::list::List;
use crate::{Card, Dice, Knowers, Known, Pool, Viewer};

/// Cards without an order, each with those who know that it is there. Equal contents are equal bytes.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize)]
pub struct Hand<C: Card, const N: usize> {
    sorted: List<Known<C>, N>,
}

impl<C: Card, const N: usize> BorshDeserialize for Hand<C, N> {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Self> {
        List::read_sorted(reader).map(|sorted| Hand { sorted })
    }
}

impl<C: Card, const N: usize> Default for Hand<C, N> {
    fn default() -> Self {
        Hand { sorted: List::default() }
    }
}

impl<C: Card, const N: usize> Hand<C, N> {
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
    pub fn cards(&self) -> impl Iterator<Item = C> {
        self.sorted.iter().map(|known| known.card)
    }

    /// The cards with those who know them, in canonical order.
    #[inline]
    #[must_use]
    pub fn known(&self) -> &[Known<C>] {
        &self.sorted
    }

    /// Each different card with the number of its copies, from the lowest up: the weights of a random one.
    pub fn kinds(&self) -> impl Iterator<Item = (C, u32)> {
        self.sorted.chunk_by(|a, b| a.card == b.card).map(|copies| (copies[0].card, copies.len() as u32))
    }

    /// A uniformly random card, which stays in the hand.
    ///
    /// # Panics
    /// If the hand is empty.
    #[inline]
    pub fn sample<D: Dice>(&self, dice: &mut D) -> C {
        dice.pick(&self.sorted).card
    }

    /// Whether such a card is there.
    #[inline]
    #[must_use]
    pub fn contains(&self, card: C) -> bool {
        self.cards().any(|held| held == card)
    }

    /// Adds a card that these know to be there.
    #[inline]
    pub fn add(&mut self, card: C, by: Knowers) {
        let added = Known { card, by };
        let place = self.sorted.partition_point(|&held| held < added);
        self.sorted.insert(place, added);
    }

    /// Takes one such card out. Of equal ones the one most seats know leaves first, and whoever knew only of another
    /// one cannot tell which has left, so nobody is left believing that a card they have seen leave is still there.
    pub fn remove(&mut self, card: C) -> Option<Known<C>> {
        let copies = self.sorted.iter().enumerate().filter(|(_, held)| held.card == card);
        let (place, _) = copies.max_by_key(|(_, held)| held.by.count())?;
        let removed = self.sorted.remove(place);
        let mut unsure = Knowers::EVERYBODY.except(removed.by);
        for held in self.sorted.iter_mut().filter(|held| held.card == card) {
            let lost = held.by.among(unsure);
            held.by = held.by.except(lost);
            unsure = unsure.except(lost);
        }
        self.sorted.sort_unstable();
        Some(removed)
    }

    /// Lets a seat, or others too, know every card.
    pub fn look(&mut self, by: impl Into<Knowers>) {
        let by = by.into();
        for held in self.sorted.iter_mut() {
            held.by = held.by.union(by);
        }
        self.sorted.sort_unstable();
    }

    /// Changes cards where they are, as when a mark is taken off them; who knows them stays the same.
    pub fn change(&mut self, mut change: impl FnMut(&mut C)) {
        self.sorted.iter_mut().for_each(|held| change(&mut held.card));
        self.sorted.sort_unstable();
    }

    /// Only `keepers` still know what they knew; everybody else loses track.
    pub fn forget_all_but(&mut self, keepers: Knowers) {
        for held in self.sorted.iter_mut() {
            held.by = held.by.among(keepers);
        }
        self.sorted.sort_unstable();
    }

    /// The hand as `viewer` sees it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> SeenHand<C> {
        let shown = self.sorted.iter().filter(|held| viewer.knows(held.by)).map(|held| held.card).collect();
        SeenHand { size: self.sorted.len() as u8, shown }
    }

    /// Adds to the pool every card that `viewer` does not know.
    pub fn gather<const M: usize>(&self, viewer: Viewer, pool: &mut Pool<C, M>) {
        for held in self.sorted.iter().filter(|held| !viewer.knows(held.by)) {
            pool.add(held.card);
        }
    }

    /// Puts cards of the pool in place of every card that `viewer` does not know.
    pub fn scatter<const M: usize>(&mut self, viewer: Viewer, pool: &mut Pool<C, M>) {
        // Which of the unknown cards carries which mask is itself hidden, so the masks are dealt in canonical order.
        let mut masks: ArrayVec<Knowers, N> =
            self.sorted.iter().map(|held| held.by).filter(|&by| !viewer.knows(by)).collect();
        masks.sort_unstable();
        self.sorted = self.sorted.iter().copied().filter(|held| viewer.knows(held.by)).collect();
        for by in masks {
            self.add(pool.take(), by);
        }
    }
}

/// A hand as one viewer sees it: its size and the cards the viewer knows to be in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenHand<C> {
    /// How many cards it has.
    pub size: u8,
    /// The cards the viewer knows.
    pub shown: Vec<C>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    #[test]
    fn a_hand_shows_itself_only_to_those_who_know() {
        let mut hand: Hand<u8, 4> = Hand::default();
        hand.add(7, Knowers::only(FIRST));
        hand.add(3, Knowers::EVERYBODY);
        assert_eq!(hand.seen_by(Viewer::seat(FIRST)), SeenHand { size: 2, shown: vec![3, 7] });
        assert_eq!(hand.seen_by(Viewer::seat(SECOND)), SeenHand { size: 2, shown: vec![3] });
        hand.look(SECOND);
        assert_eq!(hand.seen_by(Viewer::seat(SECOND)).shown, [3, 7]);
        hand.forget_all_but(Knowers::only(FIRST));
        assert!(hand.seen_by(Viewer::SPECTATOR).shown.is_empty());
    }

    #[test]
    fn changed_cards_are_in_order_again_and_known_to_the_same() {
        let mut hand: Hand<u8, 4> = Hand::default();
        hand.add(3, Knowers::only(FIRST));
        hand.add(14, Knowers::EVERYBODY);
        hand.change(|card| *card %= 10);
        assert_eq!(hand.cards().collect::<Vec<_>>(), [3, 4]);
        hand.add(12, Knowers::only(FIRST));
        hand.change(|card| *card %= 10);
        assert_eq!(hand.cards().collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!(hand.seen_by(Viewer::SPECTATOR).shown, [4]);
    }

    #[test]
    fn of_equal_cards_the_best_known_leaves_first() {
        let mut hand: Hand<u8, 4> = Hand::default();
        hand.add(5, Knowers::only(FIRST));
        hand.add(5, Knowers::EVERYBODY);
        assert_eq!(hand.remove(5).unwrap().by, Knowers::EVERYBODY);
        assert!(hand.seen_by(Viewer::seat(SECOND)).shown.is_empty());
        assert_eq!(hand.remove(6), None);
    }

    #[test]
    fn who_knew_another_copy_cannot_tell_which_left() {
        let (second, third) = (Viewer::seat(SECOND), Viewer::seat(Seat::new(2)));
        let mut hand: Hand<u8, 4> = Hand::default();
        hand.add(5, Knowers::only(FIRST).and(SECOND));
        hand.add(5, Knowers::only(FIRST).and(Seat::new(2)));
        hand.remove(5);
        assert_eq!((hand.seen_by(second).shown, hand.seen_by(third).shown), (vec![], vec![]));
        assert_eq!(hand.seen_by(Viewer::seat(FIRST)).shown, [5]);
    }
}
