//! A few Intrigues without an order.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::cards::Intrigue;

/// Up to three copies of each Intrigue: two bits for each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub struct Pack(u64);

impl Pack {
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many copies of this card there are.
    pub(crate) fn count(self, card: Intrigue) -> u32 {
        (self.0 >> (2 * card.index()) & 0b11) as u32
    }

    pub(crate) fn add(&mut self, card: Intrigue) {
        debug_assert!(self.count(card) < 3, "there are at most three copies of a card");
        self.0 += 1 << (2 * card.index());
    }

    /// Takes a copy out.
    pub(crate) fn remove(&mut self, card: Intrigue) {
        debug_assert!(self.count(card) > 0, "the card is there");
        self.0 -= 1 << (2 * card.index());
    }

    /// Each card with the number of its copies, in the order of the file.
    pub(crate) fn kinds(self) -> impl Iterator<Item = (Intrigue, u32)> {
        Intrigue::all().map(move |card| (card, self.count(card))).filter(|&(_, count)| count > 0)
    }

    /// The cards in the order of the file.
    pub(crate) fn cards(self) -> impl Iterator<Item = Intrigue> {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
    }

    pub(crate) fn len(self) -> u32 {
        self.kinds().map(|(_, count)| count).sum()
    }

    /// The last card in the order of the file.
    pub(crate) fn last(self) -> Option<Intrigue> {
        self.kinds().last().map(|(card, _)| card)
    }
}

impl FromIterator<Intrigue> for Pack {
    fn from_iter<I: IntoIterator<Item = Intrigue>>(cards: I) -> Pack {
        let mut pack = Pack::default();
        cards.into_iter().for_each(|card| pack.add(card));
        pack
    }
}
