//! A-SPARK: whether Aelin tells the colour or the strength of a Determination card (THR-264).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::{Action, Told};
use crate::event::{Event, Sight};
use crate::flow::{Refused, fenrys};
use crate::row::RowNumber;
use crate::rules::Ability;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Spark;

impl Decision for Spark {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.aelin)
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        for (place, _) in state.rows.iter().enumerate().filter(|(_, row)| !row.face_up) {
            Told::ALL.into_iter().for_each(|told| out(Action::Spark(RowNumber::new(place), told)));
        }
        out(Action::Pass);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Spark(row, told) => tell(state, seat, row, told, events),
            Action::Pass => events.tell(Sight::Passed { seat, ability: Ability::Spark }),
            _ => foreign(action),
        }
        fenrys::begin(state, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Spark(..) => Refused::FaceUp,
            _ => Refused::NotNow,
        }
    }
}

fn tell<S: Sink<Event>>(state: &mut State, seat: Seat, row: RowNumber, told: Told, events: &mut S) {
    state.used.set(Ability::Spark as u8);
    let det = state.rows[row.index()].det;
    match told {
        Told::Colour => {
            state.row_mut(row).told_colour = true;
            let colour = det.colour().expect("a Determination card is a memory");
            events.tell(Sight::SparkedColour { seat, row, colour });
        }
        Told::Strength => {
            state.row_mut(row).tell_strength();
            events.tell(Sight::SparkedStrength { seat, row, strength: det.strength() });
        }
    }
}
