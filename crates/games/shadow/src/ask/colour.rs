//! DP19, DP20: which colour is taken from the pool or returned to it?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, Character};
use crate::event::Event;
use crate::flow::{Refused, markers, moves};
use crate::state::State;

/// What the colour is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum ForColour {
    /// Hallucination: a Marker is taken.
    Take,
    /// First-Aid Kit: this card may be discarded to return a Marker.
    Return(Card),
}

impl ForColour {
    fn candidates(self, state: &State) -> impl Iterator<Item = Character> {
        let sheet = state.sheets[state.turn.seat.index()];
        Character::COLOURS.into_iter().filter(move |&colour| match self {
            ForColour::Take => state.pool(colour) > 0,
            ForColour::Return(_) => sheet[colour.index()] > 0,
        })
    }

    /// Asks for a colour, unless there is none, or nothing to choose.
    pub(crate) fn put<S: Sink<Event>>(self, state: &mut State, events: &mut S) {
        let (count, only) = (self.candidates(state).count(), self.candidates(state).next());
        match (only, self) {
            (Some(only), ForColour::Take) if count == 1 => markers::take(state, state.turn.seat, only, events),
            (Some(_), _) => state.ask(Colour { purpose: self }),
            (None, _) => {}
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Colour {
    pub(crate) purpose: ForColour,
}

impl Decision for Colour {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.purpose.candidates(state).for_each(|colour| out(Action::Colour(colour)));
        if let ForColour::Return(_) = self.purpose {
            out(Action::Decline);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match (action, self.purpose) {
            (Action::Colour(colour), ForColour::Take) => markers::take(state, seat, colour, events),
            (Action::Colour(colour), ForColour::Return(card)) => {
                moves::discard_played(state, card, events);
                markers::give_back(state, seat, colour, events);
            }
            (Action::Decline, ForColour::Return(_)) => {}
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match (action, self.purpose) {
            (Action::Colour(_), ForColour::Take) => Refused::NoMarkerLeft,
            (Action::Colour(_), ForColour::Return(_)) => Refused::NotOnYourSheet,
            (Action::Decline, _) => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
