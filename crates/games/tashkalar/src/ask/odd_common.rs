//! D-21, TK-177: in which colour does an odd common piece count?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::board::Sides;
use crate::event::Event;
use crate::flow::{Refused, ending};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct OddCommon {
    pub(crate) sides: Sides,
}

impl Decision for OddCommon {
    fn asked(self, state: &State) -> Seat {
        state.turn.seat
    }

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        self.sides.iter().for_each(|side| out(Action::Side(side)));
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        let Action::Side(side) = action else { super::foreign(action) };
        ending::score(state, state.side(), Some(side), 1, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Side(_) => Refused::NotThatSide,
            _ => Refused::NotNow,
        }
    }
}
