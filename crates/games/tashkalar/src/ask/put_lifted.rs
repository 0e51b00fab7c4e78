//! TK-062: where does the piece that was picked up go?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::Decision;
use crate::action::Action;
use crate::board::Rank;
use crate::event::Event;
use crate::flow::Refused;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PutLifted;

impl Decision for PutLifted {
    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        state.board.empty().for_each(|square| out(Action::Place(square)));
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        let Action::Place(square) = action else { super::foreign(action) };
        let side = state.side();
        state.place(square, side, Rank::Common, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Place(_) => Refused::Occupied,
            _ => Refused::NotNow,
        }
    }
}
