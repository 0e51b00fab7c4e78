//! SHP-110, Temple: which cards of the Whispers pile go on the Temple pile, and in which order?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{List, Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, MOST_IN_TEMPLE};
use crate::event::{Event, Looked};
use crate::flow::{Refused, moves};
use crate::pile::Pile;
use crate::state::State;

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Temple {
    /// How many cards go there.
    pub(crate) count: u8,
    /// The cards named so far; the first is revealed first. Only the player knows them.
    cards: List<Card, { MOST_IN_TEMPLE / 5 }>,
}

impl Temple {
    /// Asks for the cards, unless it must be the only one.
    pub(crate) fn put<S: Sink<Event>>(state: &mut State, count: u8, events: &mut S) {
        let count = count.min(state.whispers.len() as u8);
        match (count, state.whispers.len()) {
            (0, _) => {}
            (1, 1) => moves::to_temple(state, &state.whispers.cards().collect::<Looked>(), events),
            _ => state.ask(Temple { count, cards: List::default() }),
        }
    }

    /// The cards named so far.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards
    }

    fn left(&self, state: &State) -> Pile {
        state.whispers.without(self.cards.iter().copied().collect())
    }
}

impl Decision for Temple {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.left(state).kinds().map(Action::Take).for_each(out);
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        let Action::Take(card) = action else { super::foreign(action) };
        self.cards.push(card);
        match self.cards.len() == usize::from(self.count) {
            true => moves::to_temple(state, &self.cards, events),
            false => state.ask(self),
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Take(_) => Refused::NotLookedAt,
            Action::Decline | Action::Done => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }

    fn is_half_built(&self) -> bool {
        !self.cards.is_empty()
    }

    fn drop_half_built(&mut self) {
        self.cards.clear();
    }
}
