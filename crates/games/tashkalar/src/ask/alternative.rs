//! E-OPT: which alternative?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Alternative {
    /// Those that can be performed, one bit each.
    pub(crate) open: u8,
    pub(crate) can_skip: bool,
}

impl Decision for Alternative {
    const IS_OF_AN_EFFECT: bool = true;

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        (0..8).filter(|alternative| self.open >> alternative & 1 == 1).for_each(|each| out(Action::Choose(each)));
        if self.can_skip {
            out(Action::Skip);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        effects::answer(state, action, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Choose(_) => Refused::NotPossible,
            Action::Skip => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
