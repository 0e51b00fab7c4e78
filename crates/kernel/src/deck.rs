//! A deck that nobody has looked into has no order.

use std::ops::Range;

use borsh::io::{self, Read};
use borsh::{BorshDeserialize, BorshSerialize};
use serde::Serialize;

use crate::list::List;
use crate::{Card, Dice, Knowers, Pool, Viewer};

/// A hidden card and who knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, BorshSerialize, BorshDeserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize)]
pub struct Deck<C: Card, const N: usize> {
    /// From the bottommost to the topmost; the unseen ones in canonical order, known to nobody.
    cards: List<Known<C>, N>,
    /// How many below the unseen ones are settled; 0 when nothing is unseen, since then there is no below.
    bottom: u8,
    /// How many above these are unseen; the rest is settled.
    unseen: u8,
}

/// Reads only bytes in canonical order: looking for an unseen card relies on it.
impl<C: Card, const N: usize> BorshDeserialize for Deck<C, N> {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Self> {
        let wrong = |what| io::Error::new(io::ErrorKind::InvalidData, what);
        let cards = List::deserialize_reader(reader)?;
        let deck = Deck { cards, bottom: u8::deserialize_reader(reader)?, unseen: u8::deserialize_reader(reader)? };
        if usize::from(deck.bottom) + usize::from(deck.unseen) > deck.len() {
            return Err(wrong("a deck has fewer cards than it says"));
        }
        if deck.unseen == 0 && deck.bottom > 0 {
            return Err(wrong("a deck has a bottom below nothing"));
        }
        let unseen = &deck.cards[deck.unseen_places()];
        match unseen.is_sorted() && unseen.iter().all(|known| known.by == Knowers::NOBODY) {
            true => Ok(deck),
            false => Err(wrong("the unseen cards of a deck are out of order")),
        }
    }
}

impl<C: Card, const N: usize> Default for Deck<C, N> {
    fn default() -> Self {
        Deck { cards: List::default(), bottom: 0, unseen: 0 }
    }
}

/// A shuffled deck of these cards.
impl<C: Card, const N: usize> FromIterator<C> for Deck<C, N> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut deck = Deck::default();
        deck.shuffle_in(cards);
        deck
    }
}

impl<C: Card, const N: usize> Deck<C, N> {
    /// How many cards the deck has.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether the deck has no card.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// What lies on top.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Top<C> {
        match self.cards.last() {
            None => Top::Nothing,
            Some(_) if self.settled_depth() == 0 => Top::Unseen,
            Some(&known) => Top::Settled(known),
        }
    }

    /// The cards without an order, from the lowest up, equal ones side by side.
    pub fn unseen(&self) -> impl ExactSizeIterator<Item = C> {
        self.cards[self.unseen_places()].iter().map(|known| known.card)
    }

    /// Each different unseen card with the number of its copies: the weights of a draw.
    pub fn unseen_kinds(&self) -> impl Iterator<Item = (C, u32)> {
        let copies = self.cards[self.unseen_places()].chunk_by(|a, b| a.card == b.card);
        copies.map(|copies| (copies[0].card, copies.len() as u32))
    }

    /// Every card of the deck, in no order that means anything: for counting.
    pub fn all(&self) -> impl Iterator<Item = C> {
        self.cards.iter().map(|known| known.card)
    }

    /// Takes the topmost card if its place is settled.
    #[inline]
    pub fn take_settled(&mut self) -> Option<Known<C>> {
        if self.settled_depth() == 0 {
            return None;
        }
        self.cards.pop()
    }

    /// Takes the settled card `depth` places below the top.
    pub fn take_at(&mut self, depth: usize) -> Option<Known<C>> {
        let place = self.place_of(depth)?;
        self.bottom -= u8::from(place < usize::from(self.bottom));
        Some(self.cards.remove(place))
    }

    /// Takes the unseen card that chance named; says whether it was there.
    #[inline]
    pub fn take_unseen(&mut self, card: C) -> bool {
        let place = self.find_unseen(card);
        if let Some(place) = place {
            self.cards.remove(place);
            self.one_less_unseen();
        }
        place.is_some()
    }

    /// How many cards from the top have a settled place.
    ///
    /// When nothing is unseen the whole deck is settled.
    #[inline]
    #[must_use]
    pub fn settled_depth(&self) -> usize {
        self.len() - self.unseen_places().end
    }

    /// Settles the highest unseen card as the `card` that chance named, known to nobody yet.
    ///
    /// Says whether the card was there.
    pub fn settle(&mut self, card: C) -> bool {
        let place = self.find_unseen(card);
        if let Some(place) = place {
            let end = self.unseen_places().end;
            self.cards[place..end].rotate_left(1);
            self.one_less_unseen();
        }
        place.is_some()
    }

    /// The settled card `depth` places below the top.
    #[must_use]
    pub fn settled(&self, depth: usize) -> Option<Known<C>> {
        self.place_of(depth).map(|place| self.cards[place])
    }

    /// Lets a seat, or others too, know the settled card `depth` places below the top, and returns it.
    pub fn look(&mut self, depth: usize, by: impl Into<Knowers>) -> Option<C> {
        let place = self.place_of(depth)?;
        let known = &mut self.cards[place];
        known.by = known.by.union(by.into());
        Some(known.card)
    }

    /// Puts a card on top.
    #[inline]
    pub fn put_on_top(&mut self, card: C, by: Knowers) {
        self.cards.push(Known { card, by });
    }

    /// Puts a card under the deck.
    #[inline]
    pub fn put_under(&mut self, card: C, by: Knowers) {
        self.cards.insert(0, Known { card, by });
        self.bottom += u8::from(self.unseen > 0);
    }

    /// Shuffles `cards` and the deck together: order and knowledge are forgotten.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = C>) {
        cards.into_iter().for_each(|card| self.put_on_top(card, Knowers::NOBODY));
        self.cards.iter_mut().for_each(|known| known.by = Knowers::NOBODY);
        self.cards.sort_unstable();
        self.bottom = 0;
        self.unseen = self.cards.len() as u8;
    }

    /// Changes cards where they are, as when a mark is taken off them; places and who knows them stay the same.
    pub fn change(&mut self, mut change: impl FnMut(&mut C)) {
        self.cards.iter_mut().for_each(|known| change(&mut known.card));
        let unseen = self.unseen_places();
        self.cards[unseen].sort_unstable();
    }

    /// Draws the unseen card chance should name.
    ///
    /// # Panics
    /// If no card is unseen.
    #[inline]
    pub fn sample<D: Dice>(&self, dice: &mut D) -> C {
        dice.pick(&self.cards[self.unseen_places()]).card
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
        let hidden = self.cards.iter().filter(|known| !viewer.knows(known.by));
        hidden.for_each(|known| pool.add(known.card));
    }

    /// Puts cards of the pool in every place `viewer` does not know.
    pub fn scatter<const M: usize>(&mut self, viewer: Viewer, pool: &mut Pool<C, M>) {
        for known in self.cards.iter_mut().filter(|known| !viewer.knows(known.by)) {
            known.card = pool.take();
        }
        let unseen = self.unseen_places();
        self.cards[unseen].sort_unstable();
    }

    fn one_less_unseen(&mut self) {
        self.unseen -= 1;
        if self.unseen == 0 {
            self.bottom = 0;
        }
    }

    fn unseen_places(&self) -> Range<usize> {
        let start = usize::from(self.bottom);
        start..start + usize::from(self.unseen)
    }

    fn find_unseen(&self, card: C) -> Option<usize> {
        let unseen = self.unseen_places();
        let found = self.cards[unseen.clone()].binary_search_by_key(&card, |known| known.card);
        found.ok().map(|place| unseen.start + place)
    }

    /// Where the settled card `depth` places below the top lies.
    fn place_of(&self, depth: usize) -> Option<usize> {
        let place = self.len().checked_sub(depth + 1)?;
        (!self.unseen_places().contains(&place)).then_some(place)
    }
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
    fn changed_cards_keep_their_places() {
        let mut deck: Deck<u8, 12> = [1, 12, 5].into_iter().collect();
        deck.put_on_top(17, Knowers::only(FIRST));
        deck.change(|card| *card %= 10);
        let mut as_if: Deck<u8, 12> = [1, 2, 5].into_iter().collect();
        as_if.put_on_top(7, Knowers::only(FIRST));
        assert_eq!(deck, as_if);
        assert!(deck.take_unseen(2));
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
