//! E-TGT: which piece or square?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::square::Squares;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Target {
    pub(crate) squares: Squares,
    pub(crate) can_skip: bool,
}

impl Decision for Target {
    const IS_OF_AN_EFFECT: bool = true;

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        self.squares.for_each(|square| out(Action::At(square)));
        if self.can_skip {
            out(Action::Skip);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        effects::answer(state, action, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::At(_) => Refused::NotATarget,
            Action::Skip => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
