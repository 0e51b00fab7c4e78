//! E-CARD: which card of the own hand is discarded?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct FromHand;

impl Decision for FromHand {
    const IS_OF_AN_EFFECT: bool = true;

    /// the owner of the cards.
    fn asked(self, state: &State) -> Seat {
        state.turn.seat
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        let player = state.player(state.turn.seat);
        let hand = player.beings.cards().chain(player.legends.cards()).chain(player.flare.cards());
        hand.filter(|card: &Card| player.pending != Some(*card)).for_each(|card| out(Action::Take(card)));
        out(Action::Skip);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        effects::answer(state, action, events);
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        let pending = state.player(state.turn.seat).pending;
        match action {
            Action::Take(card) if pending == Some(card) => Refused::Pending,
            Action::Take(_) => Refused::NotInHand,
            _ => Refused::NotNow,
        }
    }
}
