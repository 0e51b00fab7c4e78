//! DP8, SHP-081: where does a drive go that does not reach what was declared?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{BOX, Location, Vehicle};
use crate::event::{Event, Sight};
use crate::flow::{Refused, travel};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Redirect {
    pub(crate) vehicle: Vehicle,
    pub(crate) value: u8,
}

impl Redirect {
    /// The Locations that the value pays for.
    pub(crate) fn reachable(self, state: &State) -> impl Iterator<Item = Location> {
        let here = state.location(state.turn.character);
        let costs = BOX.driving[here.index()];
        Location::ALL.into_iter().filter(move |&to| to != here && costs[to.index()] <= self.value)
    }
}

impl Decision for Redirect {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.reachable(state).map(Action::Go).chain([Action::Stay]).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let to = match action {
            Action::Go(to) => Some(to),
            Action::Stay => None,
            _ => super::foreign(action),
        };
        events.emit(Event::Open(Sight::Redirected { seat, value: self.value, to }));
        if let Some(to) = to {
            travel::set_off(state, self.vehicle, to);
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Go(_) => Refused::TooFar,
            _ => Refused::NotNow,
        }
    }
}
