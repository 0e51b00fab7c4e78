//! A deck that nobody has looked into has no order.

use arrayvec::ArrayVec;
use borsh::{BorshDeserialize, BorshSerialize};
use serde::Serialize;

use crate::{Bag, Card, Dice, Knowers, Pool, Viewer};

/// A hidden card and who knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
pub struct Known<C: Card> {
    /// The card.
    pub card: C,
    /// Who knows that it is this card.
    pub by: Knowers,
}

/// What lies on top of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top<C: Card> {
    /// A card whose place is settled, because somebody put it there or has seen it.
    Settled(Known<C>),
    /// A card nobody has seen: to take it is chance.
    Unseen,
    /// Nothing: the deck is empty.
    Nothing,
}

/// A face-down deck: a bag of unseen cards between cards whose place is settled.
///
/// The unseen cards have no order until chance names one, so there is nothing to leak and nothing to guess.
/// Cards that somebody placed or saw lie in order on top or at the bottom, each with those who know it.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct Deck<C: Card, const N: usize> {
    /// From the deepest to the topmost.
    top: ArrayVec<Known<C>, N>,
    unseen: Bag<C, N>,
    /// From the highest to the bottommost.
    bottom: ArrayVec<Known<C>, N>,
}

impl<C: Card, const N: usize> Default for Deck<C, N> {
    fn default() -> Self {
        Deck { top: ArrayVec::new(), unseen: Bag::default(), bottom: ArrayVec::new() }
    }
}

/// A shuffled deck of these cards.
impl<C: Card, const N: usize> FromIterator<C> for Deck<C, N> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        Deck { unseen: cards.into_iter().collect(), ..Deck::default() }
    }
}

impl<C: Card, const N: usize> Deck<C, N> {
    /// How many cards the deck has.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.top.len() + self.unseen.len() + self.bottom.len()
    }

    /// Whether the deck has no card.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What lies on top.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Top<C> {
        match self.top.last() {
            Some(&known) => Top::Settled(known),
            None if !self.unseen.is_empty() => Top::Unseen,
            None => self.bottom.first().map_or(Top::Nothing, |&known| Top::Settled(known)),
        }
    }

    /// The cards without an order.
    #[inline]
    #[must_use]
    pub fn unseen(&self) -> &Bag<C, N> {
        &self.unseen
    }

    /// Every card of the deck, in no order that means anything: for counting.
    pub fn all(&self) -> impl Iterator<Item = C> {
        let settled = self.top.iter().chain(&self.bottom).map(|known| known.card);
        settled.chain(self.unseen.cards().iter().copied())
    }

    /// Takes the topmost card if its place is settled.
    #[inline]
    pub fn take_settled(&mut self) -> Option<Known<C>> {
        match self.top.pop() {
            None if self.unseen.is_empty() => self.bottom.pop_at(0),
            taken => taken,
        }
    }

    /// Takes the unseen card that chance named; says whether it was there.
    #[inline]
    pub fn take_unseen(&mut self, card: C) -> bool {
        self.unseen.remove(card)
    }

    /// How many cards from the top have a settled place.
    ///
    /// When nothing is unseen the whole deck is settled.
    #[inline]
    #[must_use]
    pub fn settled_depth(&self) -> usize {
        if self.unseen.is_empty() { self.len() } else { self.top.len() }
    }

    /// Settles the highest unseen card as the `card` that chance named, known to nobody yet.
    ///
    /// Says whether the card was there.
    pub fn settle(&mut self, card: C) -> bool {
        let found = self.unseen.remove(card);
        if found {
            self.top.insert(0, Known { card, by: Knowers::NOBODY });
        }
        found
    }

    /// The settled card `depth` places below the top.
    #[must_use]
    pub fn settled(&self, depth: usize) -> Option<Known<C>> {
        self.place_of(depth).map(|place| self.at(place))
    }

    /// Lets a seat, or others too, know the settled card `depth` places below the top, and returns it.
    pub fn look(&mut self, depth: usize, by: impl Into<Knowers>) -> Option<C> {
        let place = self.place_of(depth)?;
        let known = match place {
            Place::Top(index) => &mut self.top[index],
            Place::Bottom(index) => &mut self.bottom[index],
        };
        known.by = known.by.union(by.into());
        Some(known.card)
    }

    /// Puts a card on top.
    #[inline]
    pub fn put_on_top(&mut self, card: C, by: Knowers) {
        self.top.push(Known { card, by });
    }

    /// Puts a card under the deck.
    #[inline]
    pub fn put_under(&mut self, card: C, by: Knowers) {
        self.bottom.push(Known { card, by });
    }

    /// Shuffles `cards` and the deck together: order and knowledge are forgotten.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = C>) {
        let settled = self.top.drain(..).chain(self.bottom.drain(..)).map(|known| known.card);
        for card in settled.chain(cards) {
            self.unseen.insert(card);
        }
    }

    /// Draws the unseen card chance should name.
    ///
    /// # Panics
    /// If no card is unseen.
    #[inline]
    pub fn sample<D: Dice>(&self, dice: &mut D) -> C {
        self.unseen.sample(dice)
    }

    /// The deck as `viewer` sees it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> SeenDeck<C> {
        let size = self.len();
        let known = (0..size)
            .filter_map(|depth| Some((depth, self.settled(depth)?)))
            .filter(|(_, known)| viewer.knows(known.by))
            .map(|(depth, known)| SeenCard { depth: depth as u8, card: known.card })
            .collect();
        SeenDeck { size: size as u8, known }
    }

    /// Adds to the pool every card whose place `viewer` does not know.
    pub fn gather<const M: usize>(&self, viewer: Viewer, pool: &mut Pool<C, M>) {
        let hidden = self.top.iter().chain(&self.bottom).filter(|known| !viewer.knows(known.by));
        for card in hidden.map(|known| known.card).chain(self.unseen.cards().iter().copied()) {
            pool.add(card);
        }
    }

    /// Puts cards of the pool in every place `viewer` does not know.
    pub fn scatter<const M: usize>(&mut self, viewer: Viewer, pool: &mut Pool<C, M>) {
        for known in self.top.iter_mut().chain(&mut self.bottom).filter(|known| !viewer.knows(known.by)) {
            known.card = pool.take();
        }
        self.unseen = (0..self.unseen.len()).map(|_| pool.take()).collect();
    }

    fn place_of(&self, depth: usize) -> Option<Place> {
        if depth < self.top.len() {
            return Some(Place::Top(self.top.len() - 1 - depth));
        }
        let from_bottom = depth.checked_sub(self.top.len() + self.unseen.len())?;
        (from_bottom < self.bottom.len()).then_some(Place::Bottom(from_bottom))
    }

    fn at(&self, place: Place) -> Known<C> {
        match place {
            Place::Top(index) => self.top[index],
            Place::Bottom(index) => self.bottom[index],
        }
    }
}

/// Where a settled card lies.
#[derive(Clone, Copy)]
enum Place {
    Top(usize),
    Bottom(usize),
}

/// A deck as one viewer sees it: its size and the cards whose place the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenDeck<C> {
    /// How many cards it has.
    pub size: u8,
    /// The cards the viewer knows, from the top down.
    pub known: Vec<SeenCard<C>>,
}

/// A card in a deck whose place the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenCard<C> {
    /// How many cards lie above it.
    pub depth: u8,
    /// The card.
    pub card: C,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scripted, Seat};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    fn deck() -> Deck<u8, 12> {
        (1..=6).collect()
    }

    #[test]
    fn an_untouched_deck_has_no_order() {
        assert_eq!(deck(), (1..=6).rev().collect());
        assert_eq!(deck().top(), Top::Unseen);
        assert_eq!(deck().seen_by(Viewer::seat(FIRST)), SeenDeck { size: 6, known: vec![] });
    }

    #[test]
    fn who_looked_knows_and_nobody_else() {
        let mut deck = deck();
        assert!(deck.settle(4));
        assert_eq!(deck.look(0, FIRST), Some(4));
        assert_eq!(deck.seen_by(Viewer::seat(FIRST)).known, [SeenCard { depth: 0, card: 4 }]);
        assert_eq!(deck.seen_by(Viewer::seat(SECOND)).known, []);
        assert_eq!(deck.seen_by(Viewer::SPECTATOR).known, []);
        deck.put_on_top(9, Knowers::only(SECOND));
        assert_eq!(deck.seen_by(Viewer::seat(FIRST)).known, [SeenCard { depth: 1, card: 4 }]);
        assert_eq!(deck.take_settled().unwrap().card, 9);
        assert_eq!(deck.take_settled().unwrap().card, 4);
        assert_eq!((deck.take_settled(), deck.top()), (None, Top::Unseen));
    }

    #[test]
    fn cards_under_the_deck_come_last_and_in_order() {
        let mut deck: Deck<u8, 12> = [1].into_iter().collect();
        deck.put_under(7, Knowers::only(FIRST));
        deck.put_under(8, Knowers::EVERYBODY);
        assert_eq!(deck.seen_by(Viewer::SPECTATOR).known, [SeenCard { depth: 2, card: 8 }]);
        assert_eq!((deck.settled_depth(), deck.settled(0)), (0, None));
        assert!(deck.take_unseen(1));
        assert_eq!(deck.settled_depth(), 2);
        assert_eq!(deck.take_settled().map(|known| known.card), Some(7));
        assert_eq!(deck.take_settled().map(|known| known.card), Some(8));
        assert_eq!((deck.take_settled(), deck.top()), (None, Top::Nothing));
    }

    #[test]
    fn a_shuffle_forgets() {
        let mut deck = deck();
        deck.settle(2);
        deck.look(0, FIRST);
        deck.put_under(9, Knowers::EVERYBODY);
        deck.shuffle_in([7]);
        assert_eq!(deck, [1, 2, 3, 4, 5, 6, 7, 9].into_iter().collect());
    }

    #[test]
    fn a_redeal_keeps_what_the_viewer_knows_and_the_cards() {
        let mut deck = deck();
        deck.settle(2);
        deck.look(0, FIRST);
        deck.put_on_top(9, Knowers::only(SECOND));
        let mut pool: Pool<u8, 12> = Pool::default();
        deck.gather(Viewer::seat(FIRST), &mut pool);
        assert_eq!(pool.len(), 6);
        pool.shuffle(&mut Scripted::new([0, 4, 3, 2, 0]));
        deck.scatter(Viewer::seat(FIRST), &mut pool);
        assert_eq!(deck.settled(1), Some(Known { card: 2, by: Knowers::only(FIRST) }));
        assert_ne!(deck.settled(0).unwrap().card, 9);
        let mut cards: Vec<u8> = deck.all().collect();
        cards.sort_unstable();
        assert_eq!(cards, [1, 2, 3, 4, 5, 6, 9]);
    }
}
