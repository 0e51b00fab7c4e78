//! D-SACRIFICE: an own card in play (TER-195) or in hand (TER-185) leaves the game.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign, hand};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, piles};
use crate::state::State;
use crate::view::Step;

/// A card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Sacrifice;

impl Decision for Sacrifice {
    fn step(self) -> Step {
        Step::Sacrifice
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        state.player(seat).distinct().map(|entry| Action::Sacrifice(entry.id)).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Sacrifice(id) => piles::sacrifice(state, id, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Sacrifice(_) => Refused::NotInPlay,
            _ => Refused::NotNow,
        }
    }
}

/// A card of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct SacrificeFromHand;

impl Decision for SacrificeFromHand {
    fn step(self) -> Step {
        Step::SacrificeFromHand
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::OverAHand
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        hand(state, seat).map(Action::SacrificeFromHand).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::SacrificeFromHand(card) => piles::sacrifice_from_hand(state, card, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::SacrificeFromHand(_) => Refused::NotInHand,
            _ => Refused::NotNow,
        }
    }
}
