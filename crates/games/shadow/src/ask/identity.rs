//! DP22, SHP-146: which of the Characters with the fewest Markers is the player?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, ending};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Identity {
    pub(crate) seat: Seat,
}

impl Decision for Identity {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        ending::fewest(state, seat).iter().map(Action::Be).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let Action::Be(character) = action else { super::foreign(action) };
        ending::is(state, seat, character, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Be(_) => Refused::NotTheFewest,
            _ => Refused::NotNow,
        }
    }
}
