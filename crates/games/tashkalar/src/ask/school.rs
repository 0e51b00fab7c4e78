//! D-01: which school?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, opening};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PickSchool {
    pub(crate) seat: Seat,
}

impl Decision for PickSchool {
    fn asked(self, _state: &State) -> Seat {
        self.seat
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        opening::free_schools(state).for_each(|school| out(Action::School(school)));
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        let Action::School(school) = action else { super::foreign(action) };
        opening::take_school(state, self.seat, school, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::School(_) => Refused::SchoolTaken,
            _ => Refused::NotNow,
        }
    }
}
