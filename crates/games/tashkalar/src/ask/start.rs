//! D-02, D-03: the pieces on the start squares.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, opening};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct StartPiece {
    /// The last player in turn order.
    pub(crate) seat: Seat,
    /// In Melee: which start mark, counted from 0.
    pub(crate) mark: u8,
}

impl Decision for StartPiece {
    fn asked(self, _state: &State) -> Seat {
        self.seat
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        opening::start_pieces(state, self, &mut |side, square| out(Action::Put(side, square)));
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        let Action::Put(side, square) = action else { super::foreign(action) };
        opening::put_start_piece(state, self, side, square, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Put(..) => Refused::NotAStartSquare,
            _ => Refused::NotNow,
        }
    }
}
