//! DP5, SHP-061: to whom does Rachel's player give which Marker?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, markers};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Mark;

impl Decision for Mark {
    fn offer(&self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        for other in state.all_seats().without(seat) {
            state.pool_colours().for_each(|colour| out(Action::Mark(other, colour)));
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        let Action::Mark(to, colour) = action else { super::foreign(action) };
        markers::give(state, to, colour, events);
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Refused {
        match action {
            Action::Mark(to, _) if to == seat => Refused::NotYourself,
            Action::Mark(_, colour) if state.pool(colour) == 0 => Refused::NoMarkerLeft,
            Action::Mark(..) => Refused::NotATarget,
            Action::Decline => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
