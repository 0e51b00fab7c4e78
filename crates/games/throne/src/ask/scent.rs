//! F-SCENT: whether to look at the top of the deck before drawing (THR-267).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, fenrys};
use crate::rules::Ability;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Scent;

impl Decision for Scent {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.companion())
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        out(Action::Scent);
        out(Action::Pass);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Scent => {
                state.used.set(Ability::Scent as u8);
                fenrys::look(state, events);
            }
            Action::Pass => {
                events.tell(Sight::Passed { seat, ability: Ability::Scent });
                fenrys::draw(state, events);
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _action: Action) -> Refused {
        Refused::NotNow
    }
}
