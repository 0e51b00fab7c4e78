//! E-DIR: which direction?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::square::Directions;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Aim {
    pub(crate) directions: Directions,
    pub(crate) can_skip: bool,
}

impl Decision for Aim {
    const IS_OF_AN_EFFECT: bool = true;

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        self.directions.iter().for_each(|direction| out(Action::Aim(direction)));
        if self.can_skip {
            out(Action::Skip);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        effects::answer(state, action, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Aim(_) => Refused::NotADirection,
            Action::Skip => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
