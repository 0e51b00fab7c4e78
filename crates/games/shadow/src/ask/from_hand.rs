//! DP4b and DP19: which card of the hand is given or discarded?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, Character};
use crate::event::Event;
use crate::flow::{Refused, moves};
use crate::state::State;

/// What becomes of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum ForCard {
    /// SHP-060: it goes to the player of this Character.
    GiveBack(Character),
    /// Offering: it is discarded.
    Discard,
}

impl ForCard {
    /// Asks for a card of the hand, unless the number of cards leaves no choice.
    pub(crate) fn put<S: Sink<Event>>(self, state: &mut State, events: &mut S) {
        let hand = state.hand(state.turn.character);
        match hand.len() {
            0 => {}
            1 => self.take(state, hand.cards().next().expect("there is one card"), events),
            _ => state.ask(FromHand { purpose: self }),
        }
    }

    fn take<S: Sink<Event>>(self, state: &mut State, card: Card, events: &mut S) {
        match self {
            ForCard::GiveBack(to) => moves::pass(state, card, [state.turn.character, to], events),
            ForCard::Discard => moves::discard_from_hand(state, card, events),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct FromHand {
    pub(crate) purpose: ForCard,
}

impl Decision for FromHand {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        state.hand(state.turn.character).kinds().map(Action::Give).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        let Action::Give(card) = action else { super::foreign(action) };
        self.purpose.take(state, card, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Give(_) => Refused::NotInHand,
            Action::Decline | Action::Done => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
