//! D-16, TK-219: which freeze effect stays in the slot?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{Refused, freeze};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Store {
    /// The freeze effect of the being that was summoned.
    pub(crate) card: Card,
}

impl Decision for Store {
    const IS_FORCED: bool = false;

    /// the owner of the slot.
    fn asked(self, state: &State) -> Seat {
        state.turn.seat
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        state.player(state.turn.seat).stored.into_iter().for_each(|card| out(Action::Keep(card)));
        out(Action::Keep(self.card));
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        if action == Action::Keep(self.card) {
            freeze::empty_slot(state, events);
            freeze::put(state, self.card, events);
        } else {
            freeze::discard_unused(state, self.card, events);
        }
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Keep(_) => Refused::NotToBeStored,
            Action::Thaw => Refused::NotDuringAnAction,
            _ => Refused::NotNow,
        }
    }

    fn holds(self) -> Option<Card> {
        Some(self.card)
    }
}
