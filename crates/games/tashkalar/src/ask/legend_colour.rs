//! D-15, TK-178: in which colour does the summoned legend score?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, ending};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct LegendColour;

impl Decision for LegendColour {
    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        state.enemies(state.side()).for_each(|side| out(Action::Side(side)));
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
