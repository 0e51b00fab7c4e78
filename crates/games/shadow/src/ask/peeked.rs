//! DP19: what becomes of the top card that the player has looked at?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Location;
use crate::event::Event;
use crate::flow::{Refused, moves};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Peeked {
    pub(crate) deck: Location,
    /// SHP-138: whether it may go under the deck; otherwise it may be discarded.
    pub(crate) under: bool,
}

impl Decision for Peeked {
    fn offer(&self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        [Action::Keep, if self.under { Action::Bottom } else { Action::Discard }].into_iter().for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Keep => {}
            Action::Discard => moves::discard_top(state, self.deck, events),
            Action::Bottom => {
                let card = state.deck(self.deck).settled(0).expect("the card was looked at").card;
                moves::put_back(state, self.deck, &[], &[card], events);
            }
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Discard | Action::Bottom => Refused::NotForThisCard,
            _ => Refused::NotNow,
        }
    }
}
