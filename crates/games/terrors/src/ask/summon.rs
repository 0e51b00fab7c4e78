//! D-SUMMON: a bought card goes on top of the deck or to the discard pile (TER-115).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::cards::Kind;
use crate::event::Event;
use crate::flow::{Refused, buying};
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Summon {
    /// The card.
    pub(crate) kind: Kind,
}

impl Decision for Summon {
    fn step(self) -> Step {
        Step::Summon
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        [Action::Top, Action::Pile].into_iter().for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Top => buying::put_on_top(state, self.kind, events),
            Action::Pile => buying::put_on_pile(state, self.kind, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, _action: Action) -> Refused {
        Refused::NotNow
    }

    fn holds(self) -> Option<Kind> {
        Some(self.kind)
    }
}
