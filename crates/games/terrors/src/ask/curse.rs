//! D-CURSE: the opponent loses life or discards a card (TER-191).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign, hand};
use crate::action::Action;
use crate::cards::BOX;
use crate::event::Event;
use crate::flow::{Refused, life, turn};
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Curse;

impl Decision for Curse {
    fn step(self) -> Step {
        Step::Curse
    }

    fn asked(self, state: &State) -> Seat {
        state.opponent()
    }

    fn asks(self) -> Asks {
        Asks::OverAHand
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        out(Action::Lose);
        hand(state, seat).map(Action::Discard).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Lose => life::lose_life(state, seat, BOX.file.meta.curse_life.into(), events),
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
