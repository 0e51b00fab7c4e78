//! TK-065: which cards are returned with the discarded one? Nobody else knows of it until it is done.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{Refused, piles};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Returning {
    /// TK-064: the card that is discarded.
    pub(crate) card: Card,
}

impl Decision for Returning {
    /// What is offered depends on a hand, so it is always asked.
    const IS_FORCED: bool = false;

    fn asked(self, state: &State) -> Seat {
        state.turn.seat
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        let player = state.player(state.turn.seat);
        let hand = player.beings.cards().chain(player.legends.cards()).chain(player.flare.cards());
        // TK-322: the pending being stays.
        let can_go = |card: &Card| *card != self.card && player.pending != Some(*card);
        let left = hand.filter(can_go).filter(|card| !state.returned.contains(card));
        left.for_each(|card| out(Action::Return(card)));
        out(Action::Done);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        match action {
            Action::Return(card) => {
                state.returned.push(card);
                state.ask(self);
            }
            Action::Done => piles::discard_and_return(state, self.card, events),
            action => super::foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        let pending = state.player(state.turn.seat).pending;
        match action {
            Action::Return(card) if pending == Some(card) => Refused::Pending,
            Action::Return(_) => Refused::NotInHand,
            _ => Refused::NotNow,
        }
    }
}
