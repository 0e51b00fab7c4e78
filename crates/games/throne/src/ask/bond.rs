//! F-BOND: whether to relive a set that is nearly right (THR-268).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, growth};
use crate::rules::Ability;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Bond;

impl Decision for Bond {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.companion())
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        out(Action::Bond);
        out(Action::Pass);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Bond => {
                state.used.set(Ability::Bond as u8);
                growth::relive(state, true, events);
            }
            Action::Pass => {
                events.tell(Sight::Passed { seat, ability: Ability::Bond });
                growth::mend(state, events);
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _action: Action) -> Refused {
        Refused::NotNow
    }
}
