//! D-13, TK-083: which piece becomes the being, since the supply is empty?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::Refused;
use crate::square::Squares;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct LiftToSummon {
    pub(crate) pieces: Squares,
}

impl Decision for LiftToSummon {
    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        self.pieces.for_each(|square| out(Action::Lift(square)));
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        let Action::Lift(square) = action else { super::foreign(action) };
        state.lift(square, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Lift(_) => Refused::NotToBeLifted,
            _ => Refused::NotNow,
        }
    }
}
