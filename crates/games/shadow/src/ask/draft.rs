//! DP1, SHP-033 to SHP-036: which Character card does the next player keep?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{List, Seat, Seats, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Character;
use crate::characters::Characters;
use crate::event::Event;
use crate::flow::{Refused, control};
use crate::state::State;

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Draft {
    /// SHP-032: the card of the last drafter, which he knows, and the Protagonist by elimination.
    pub(crate) blind: Character,
    /// What was kept so far, from the Protagonist on; known to whoever kept it.
    pub(crate) kept: List<Character, 5>,
}

impl Draft {
    /// The seat that drafts at this place in the order.
    pub(crate) fn drafter(state: &State, place: usize) -> Seat {
        (0..place).fold(state.protagonist, |seat, _| seat.next(state.seats))
    }

    /// The place in the order at which a seat drafts.
    pub(crate) fn place_of(state: &State, seat: Seat) -> usize {
        (0..usize::from(state.seats)).find(|&place| Draft::drafter(state, place) == seat).expect("every seat drafts")
    }

    /// The cards that the drafter at this place chooses from.
    pub(crate) fn pack(&self, state: &State, place: usize) -> Characters {
        let kept = self.kept.iter().take(place);
        let left = kept.fold(Characters::ALL.without(self.blind), |left, &character| left.without(character));
        if place + 1 == usize::from(state.seats) { left.with(self.blind) } else { left }
    }
}

impl Decision for Draft {
    fn asked(&self, state: &State) -> Seats {
        Seats::one(Draft::drafter(state, self.kept.len()))
    }

    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.pack(state, self.kept.len()).iter().map(Action::Draft).for_each(out);
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let Action::Draft(character) = action else { super::foreign(action) };
        self.kept.push(character);
        events.emit(Event::Kept { seat, character });
        if self.kept.len() == usize::from(state.seats) {
            return control::take_control(state, &self.kept, events);
        }
        let place = self.kept.len();
        let pack = self.pack(state, place);
        events.emit(Event::Handed { seat: Draft::drafter(state, place), pack });
        state.ask(self);
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Draft(_) => Refused::NotInPack,
            _ => Refused::NotNow,
        }
    }
}
