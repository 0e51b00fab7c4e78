//! A-REVEAL: whether Aelin turns up a Determination card of the relived colour (THR-126).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, aelin, growth};
use crate::row::RowNumber;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Reveal;

impl Decision for Reveal {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.aelin)
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        let colour = state.mind.set_of_last().map(|(colour, _)| colour);
        for (place, row) in state.rows.iter().enumerate() {
            if !row.face_up && row.det.colour() == colour {
                out(Action::Reveal(RowNumber::new(place)));
            }
        }
        out(Action::Pass);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Reveal(row) => aelin::turn_up(state, row, events),
            Action::Pass => events.tell(Sight::StayedHidden { seat }),
            _ => foreign(action),
        }
        growth::revealed(state, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Reveal(_) => Refused::NotRelived,
            _ => Refused::NotNow,
        }
    }
}
