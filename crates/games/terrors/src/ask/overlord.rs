//! D-OVERLORD: an Overlord that nobody has taken (TER-021, TER-022).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, opening};
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PickOverlord {
    /// Who takes one.
    pub(crate) seat: Seat,
}

impl Decision for PickOverlord {
    fn step(self) -> Step {
        Step::Overlord
    }

    fn asked(self, _state: &State) -> Seat {
        self.seat
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        opening::free(state).map(Action::Overlord).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Overlord(overlord) => {
                events.tell(Sight::Overlord { seat, overlord });
                opening::sit(state, seat, overlord, events);
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Overlord(_) => Refused::Taken,
            _ => Refused::NotNow,
        }
    }
}
