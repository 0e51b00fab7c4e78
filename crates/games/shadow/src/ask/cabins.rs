//! SHP-105, Cabins: which of the cards looked at is discarded?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Decision, Order};
use crate::action::Action;
use crate::cards::{Card, Location};
use crate::event::Event;
use crate::flow::{Refused, moves};
use crate::pile::Pile;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Cabins {
    pub(crate) deck: Location,
    /// How many cards were looked at.
    pub(crate) count: u8,
}

impl Cabins {
    /// Asks which card is discarded, unless there is just one.
    pub(crate) fn put<S: Sink<Event>>(self, state: &mut State, events: &mut S) {
        match self.count {
            0 => {}
            1 => moves::discard_top(state, self.deck, events),
            _ => state.ask(self),
        }
    }

    pub(crate) fn cards(self, state: &State) -> Pile {
        let cards = (0..self.count).filter_map(|depth| state.deck(self.deck).settled(depth.into()));
        cards.map(|known| known.card).collect()
    }

    fn take<S: Sink<Event>>(self, state: &mut State, card: Card, events: &mut S) {
        moves::discard_one_of(state, self.deck, self.count, card, events);
        Order::put(state, self.deck, self.count - 1, 0);
    }
}

impl Decision for Cabins {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.cards(state).kinds().map(Action::Take).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        let Action::Take(card) = action else { super::foreign(action) };
        self.take(state, card, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Take(_) => Refused::NotLookedAt,
            Action::Decline => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
