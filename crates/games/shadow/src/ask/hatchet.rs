//! DP19, Hatchet: is the top card of the deck discarded unseen?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Location;
use crate::event::Event;
use crate::flow::Refused;
use crate::state::{Do, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Hatchet {
    pub(crate) deck: Location,
}

impl Decision for Hatchet {
    fn offer(&self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        [Action::Discard, Action::Decline].into_iter().for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, _events: &mut S) {
        if action == Action::Discard {
            state.then(Do::DiscardTop(self.deck));
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, _action: Action) -> Refused {
        Refused::NotNow
    }
}
