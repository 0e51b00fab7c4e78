//! D-DISCARD: a card of the hand goes to the discard pile (TER-181).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign, hand};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, turn};
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Discard;

impl Decision for Discard {
    fn step(self) -> Step {
        Step::Discard
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::OverAHand
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        hand(state, seat).map(Action::Discard).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Discard(card) => turn::discard(state, seat, card, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Discard(_) => Refused::NotInHand,
            _ => Refused::NotNow,
        }
    }
}
