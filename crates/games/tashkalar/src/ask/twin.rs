//! TK-244: what a Shadow Twin does if the other one is in the own discard pile. It is asked whatever the pile holds.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::square::Squares;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Twin {
    /// The pieces that can be chosen if the other Twin is there.
    pub(crate) squares: Squares,
}

impl Decision for Twin {
    const IS_FORCED: bool = false;
    const IS_OF_AN_EFFECT: bool = true;

    /// the owner of the pile.
    fn asked(self, state: &State) -> Seat {
        state.turn.seat
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        if other_twin_is_there(state) {
            self.squares.for_each(|square| out(Action::At(square)));
        }
        out(Action::Skip);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        effects::answer(state, action, events);
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::At(_) if other_twin_is_there(state) => Refused::NotATarget,
            Action::At(_) => Refused::NotPossible,
            _ => Refused::NotNow,
        }
    }
}

fn other_twin_is_there(state: &State) -> bool {
    let pile = &state.player(state.turn.seat).discard;
    crate::flow::other_twin(state.effect.card).is_some_and(|twin| pile.contains(twin))
}
