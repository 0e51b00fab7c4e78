//! SHP-106, Bridge: which card of the Equipment is exchanged for which card of the hand?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, Character};
use crate::event::Event;
use crate::flow::{Refused, moves};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Swap {
    /// Whose Equipment it is.
    pub(crate) with: Character,
    /// The card that is taken; only the player knows it.
    pub(crate) taken: Option<Card>,
}

impl Swap {
    /// Asks for both cards, unless the numbers of cards leave no choice.
    pub(crate) fn put<S: Sink<Event>>(state: &mut State, with: Character, events: &mut S) {
        let (other, own) = (state.hand(with), state.hand(state.turn.character));
        match (other.cards().next(), own.cards().next()) {
            (Some(taken), Some(given)) if (other.len(), own.len()) == (1, 1) => {
                Swap::carry_out(state, with, taken, given, events);
            }
            (Some(_), Some(_)) => state.ask(Swap { with, taken: None }),
            _ => {}
        }
    }

    fn carry_out<S: Sink<Event>>(state: &mut State, with: Character, taken: Card, given: Card, events: &mut S) {
        let seat = state.turn.seat;
        moves::exchange(state, [state.turn.character, with], [given, taken], [seat, seat]);
        events.emit(Event::Swapped { seat, character: with, given, taken });
    }
}

impl Decision for Swap {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        match self.taken {
            None => state.hand(self.with).kinds().map(Action::Take).for_each(out),
            Some(_) => state.hand(state.turn.character).kinds().map(Action::Give).for_each(out),
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match (action, self.taken) {
            (Action::Take(card), None) => state.ask(Swap { taken: Some(card), ..self }),
            (Action::Give(given), Some(taken)) => Swap::carry_out(state, self.with, taken, given, events),
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Take(_) => Refused::NotLookedAt,
            Action::Give(_) => Refused::NotInHand,
            Action::Decline => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }

    fn is_half_built(&self) -> bool {
        self.taken.is_some()
    }

    fn drop_half_built(&mut self) {
        self.taken = None;
    }
}
