//! What happens to decks and to the Temple pile, where cards have an order (section 5.1 of `design.md`).

use std::collections::BTreeMap;

use super::beliefs::{Beliefs, Copies, Ordered};
use crate::cards::{Card, Location};
use crate::memory::Zone;

impl Beliefs {
    fn known(&mut self, pile: Ordered) -> &mut BTreeMap<usize, Card> {
        self.order.entry(pile).or_default()
    }

    /// Known depths from `from` on change by so much.
    fn shift(&mut self, pile: Ordered, from: usize, by: isize) {
        let shifted = |depth: usize| if depth < from { depth } else { depth.strict_add_signed(by) };
        let old = std::mem::take(self.known(pile));
        *self.known(pile) = old.into_iter().map(|(depth, card)| (shifted(depth), card)).collect();
    }

    /// The zone of the card at a depth of a pile.
    fn zone_at(&self, pile: Ordered, depth: usize) -> Zone {
        match pile {
            Ordered::Temple => Zone::Temple,
            Ordered::Deck(deck) if depth < self.size(Zone::Top(deck)) => Zone::Top(deck),
            Ordered::Deck(deck) => Zone::Rest(deck),
        }
    }

    /// The copies in a zone that are known to lie at a depth or deeper.
    fn lying_from(&mut self, pile: Ordered, depth: usize, zone: Zone) -> Copies {
        let known = self.known(pile).clone();
        let deeper = known.range(depth..).filter(|&(&depth, _)| self.zone_at(pile, depth) == zone);
        self.first_copies(zone, deeper.map(|(_, &card)| card))
    }

    /// The topmost card goes to another zone, or to where it lies open.
    pub(super) fn take_top(&mut self, pile: Ordered, shown: Option<Card>, to: Option<Zone>) {
        let zone = self.zone_at(pile, 0);
        let deeper = self.lying_from(pile, 1, zone);
        let known = self.known(pile).remove(&0);
        self.shift(pile, 1, -1);
        self.goes(shown.or(known), zone, to, &deeper);
    }

    /// Cabins: one of the topmost cards, which somebody has looked at, is discarded. Of equal ones it is the topmost; nobody else knows
    /// the places of the others any more.
    pub(super) fn discard_one_of(&mut self, deck: Location, count: usize, card: Card, is_own: bool) {
        let pile = Ordered::Deck(deck);
        let known = self.known(pile);
        known.retain(|&depth, _| is_own || depth >= count);
        let place = (0..count).find(|depth| known.get(depth) == Some(&card)).unwrap_or(count - 1);
        let deeper = self.lying_from(pile, place + 1, Zone::Top(deck));
        self.known(pile).remove(&place);
        self.shift(pile, place + 1, -1);
        self.goes(Some(card), Zone::Top(deck), None, &deeper);
    }

    /// Somebody looks at the topmost cards; `cards` if it is the viewer.
    pub(super) fn look(&mut self, deck: Location, count: usize, cards: Option<&[Card]>) {
        let pile = Ordered::Deck(deck);
        let mut seen = Copies::new();
        for depth in 0..count {
            let from = self.zone_at(pile, depth);
            if cards.is_none() && from == Zone::Top(deck) {
                continue;
            }
            let shown = cards.map(|cards| cards[depth]).or(self.known(pile).get(&depth).copied());
            let except = &seen | &self.lying_from(pile, depth + 1, from);
            let copy = self.goes(shown, from, Some(Zone::Top(deck)), &except);
            if let Some(cards) = cards {
                seen.extend(copy);
                self.known(pile).insert(depth, cards[depth]);
            }
        }
    }

    /// Somebody puts back `count` cards, `under` of them under the deck; `cards` if it is the viewer.
    pub(super) fn put_back(&mut self, deck: Location, count: usize, under: usize, cards: Option<(&[Card], &[Card])>) {
        let pile = Ordered::Deck(deck);
        let (top, rest) = (Zone::Top(deck), Zone::Rest(deck));
        let deeper = self.lying_from(pile, count, top);
        let known = self.known(pile);
        let old: Vec<Option<Card>> = (0..count).map(|depth| known.remove(&depth)).collect();
        self.shift(pile, count, -(under as isize));
        let seen = |cards: &[Card]| cards.iter().copied().map(Some).collect();
        let (on_top, below) = match cards {
            Some((on_top, below)) => (seen(on_top), seen(below)),
            // The place of a single card is public.
            None if count == 1 && under == 1 => (Vec::new(), old),
            None if count == 1 => (old, Vec::new()),
            None => (vec![None; count - under], vec![None; under]),
        };
        let first_below = self.size(top) + self.size(rest) - under;
        for &card in &below {
            self.goes(card, top, Some(rest), &deeper);
        }
        let places = (0..).zip(on_top).chain((first_below..).zip(below));
        let places: Vec<(usize, Card)> = places.filter_map(|(depth, card)| Some((depth, card?))).collect();
        self.known(pile).extend(places);
    }

    /// Somebody puts cards of the Whispers pile on the Temple pile; `cards` if it is the viewer.
    pub(super) fn stack(&mut self, count: usize, cards: Option<&[Card]>) {
        self.shift(Ordered::Temple, 0, count as isize);
        for depth in (0..count).rev() {
            let card = cards.map(|cards| cards[depth]);
            self.goes(card, Zone::Whispers, Some(Zone::Temple), &Copies::new());
            self.known(Ordered::Temple).extend(card.map(|card| (depth, card)));
        }
    }
}
