//! DP9, SHP-082: does a player in the Location ride along?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Character, Location, Vehicle};
use crate::characters::Characters;
use crate::event::{Event, Sight};
use crate::flow::Refused;
use crate::state::{Do, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Ride {
    pub(crate) vehicle: Vehicle,
    pub(crate) to: Location,
    pub(crate) aboard: Characters,
    /// Who is asked.
    pub(crate) character: Character,
}

impl Decision for Ride {
    fn asked(&self, state: &State) -> Seats {
        state.controller(self.character).into_iter().collect()
    }

    fn offer(&self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        [Action::Ride, Action::Stay].into_iter().for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let yes = action == Action::Ride;
        let Ride { vehicle, to, aboard, character } = self;
        events.emit(Event::Open(Sight::Rides { seat, character, yes }));
        let aboard = if yes { aboard.with(character) } else { aboard };
        state.then(Do::Rides { vehicle, to, aboard, next: character.index() as u8 + 1 });
    }

    fn refuse(&self, _state: &State, _seat: Seat, _action: Action) -> Refused {
        Refused::NotNow
    }
}
