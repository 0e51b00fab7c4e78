//! DP12, SHP-091: in which order do the cards go back on the deck?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, Location};
use crate::event::{Event, Looked};
use crate::flow::{Refused, moves};
use crate::pile::Pile;
use crate::state::State;

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Order {
    pub(crate) deck: Location,
    /// How many cards are put back.
    pub(crate) count: u8,
    /// How many of them may go under the deck.
    pub(crate) may_go_under: u8,
    /// The cards placed so far, from the top down; only the player knows them.
    placed: Looked,
    /// Which of those go under the deck, a bit each.
    under: u32,
}

impl Order {
    /// Asks for an order, unless the number of cards leaves no choice.
    pub(crate) fn put(state: &mut State, deck: Location, count: u8, may_go_under: u8) {
        if count > 1 || (count == 1 && may_go_under > 0) {
            state.ask(Order { deck, count, may_go_under, placed: Looked::default(), under: 0 });
        }
    }

    /// The cards that are not placed yet.
    pub(crate) fn left(&self, state: &State) -> Pile {
        let cards = (0..self.count).filter_map(|depth| state.deck(self.deck).settled(depth.into()));
        let all: Pile = cards.map(|known| known.card).collect();
        all.without(self.placed.iter().copied().collect())
    }

    /// The cards placed so far, with whether each goes under the deck.
    pub(crate) fn placed(&self) -> impl Iterator<Item = (Card, bool)> {
        self.placed.iter().enumerate().map(|(place, &card)| (card, self.under >> place & 1 == 1))
    }

    fn under_left(&self) -> bool {
        self.under.count_ones() < self.may_go_under.into()
    }
}

impl Decision for Order {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        for card in self.left(state).kinds() {
            out(Action::Top(card));
            if self.under_left() {
                out(Action::Under(card));
            }
        }
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Top(card) => self.placed.push(card),
            Action::Under(card) => {
                self.under |= 1 << self.placed.len();
                self.placed.push(card);
            }
            _ => super::foreign(action),
        }
        let left = self.left(state);
        if left.len() == 1 && !self.under_left() {
            self.placed.push(left.cards().next().expect("one card is left"));
        }
        if self.placed.len() < self.count.into() {
            return state.ask(self);
        }
        let cards = |wanted: bool| -> Looked {
            self.placed().filter(|&(_, under)| under == wanted).map(|(card, _)| card).collect()
        };
        moves::put_back(state, self.deck, &cards(false), &cards(true), events);
    }

    fn refuse(&self, state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Top(card) | Action::Under(card) if !self.left(state).contains(card) => Refused::NotLookedAt,
            Action::Under(_) => Refused::NotUnder,
            _ => Refused::NotNow,
        }
    }

    fn is_half_built(&self) -> bool {
        !self.placed.is_empty()
    }

    fn drop_half_built(&mut self) {
        self.placed.clear();
        self.under = 0;
    }
}
