//! E-COL: a piece of which enemy colour?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::Decision;
use crate::action::Action;
use crate::board::Sides;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Colour {
    pub(crate) sides: Sides,
}

impl Decision for Colour {
    const IS_OF_AN_EFFECT: bool = true;

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        self.sides.iter().for_each(|side| out(Action::Side(side)));
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        let Action::Side(side) = action else { super::foreign(action) };
        effects::answer(state, Action::Side(side), events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Side(_) => Refused::NotThatSide,
            _ => Refused::NotNow,
        }
    }
}
