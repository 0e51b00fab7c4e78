//! D-TRIGGER-ORDER: which of several waiting abilities comes next (TER-072).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, triggers};
use crate::state::State;
use crate::view::Step;

/// The abilities wait below it on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct TriggerOrder;

impl Decision for TriggerOrder {
    fn step(self) -> Step {
        Step::Trigger
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        // One for each kind.
        for (place, (kind, id)) in state.triggered().enumerate() {
            if !state.triggered().take(place).any(|(earlier, _)| earlier == kind) {
                out(Action::Trigger(id));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Trigger(id) => triggers::carry_out(state, id, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, _action: Action) -> Refused {
        Refused::NotNow
    }
}
