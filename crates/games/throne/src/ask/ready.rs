//! L-READY: both say that they are ready to be silent (THR-221).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, day};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Ready {
    /// Those who have yet to say it.
    pub(crate) missing: Seats,
}

impl Decision for Ready {
    fn asked(self, _state: &State) -> Seats {
        self.missing
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        out(Action::Ready);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Ready => self.ready(state, seat, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _action: Action) -> Refused {
        Refused::NotNow
    }
}

impl Ready {
    /// When both are ready the cards are dealt.
    fn ready<S: Sink<Event>>(self, state: &mut State, seat: Seat, events: &mut S) {
        events.tell(Sight::Ready { seat });
        let missing = self.missing.without(seat);
        if missing.is_empty() {
            day::begin(state, events);
        } else {
            state.ask(Ready { missing }, events);
        }
    }
}
