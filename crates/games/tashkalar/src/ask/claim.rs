//! D-20, TK-155: is a task claimed?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, tasks};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Claim;

impl Decision for Claim {
    /// TK-201: the turn player, also after control was passed.
    fn asked(self, state: &State) -> Seat {
        state.turn.seat
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        tasks::fulfilled(state).for_each(|task| out(Action::Claim(task)));
        out(Action::Skip);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        match action {
            Action::Claim(task) => tasks::claim(state, task, events),
            Action::Skip => {}
            action => super::foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::Claim(task) if state.tasks.current.contains(&task) => Refused::NotFulfilled,
            Action::Claim(_) => Refused::NotACurrentTask,
            _ => Refused::NotNow,
        }
    }
}
