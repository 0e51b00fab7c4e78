//! E-CARD: is the own flare, or the pending being, discarded?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Drop {
    pub(crate) what: Dropped,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Dropped {
    Flare,
    /// TK-324.
    Pending,
}

impl Decision for Drop {
    const IS_OF_AN_EFFECT: bool = true;

    /// the owner of the card, also after control was passed.
    fn asked(self, state: &State) -> Seat {
        state.turn.seat
    }

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        out(Action::Drop);
        out(Action::Skip);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        effects::answer(state, action, events);
    }

    fn refuse(self, _state: &State, _action: Action) -> Refused {
        Refused::NotNow
    }
}
