//! SHP-108: which two Markers does another player get in the Hibernation Chamber?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Decision, Mark};
use crate::action::Action;
use crate::cards::Character;
use crate::event::Event;
use crate::flow::{Refused, markers};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Marks;

impl Marks {
    /// Asks for two Markers, or for the only one that is left.
    pub(crate) fn put(state: &mut State) {
        match state.pool_colours().map(|colour| state.pool(colour)).sum::<u8>() {
            0 => {}
            1 => state.ask(Mark),
            _ => state.ask(Marks),
        }
    }

    fn is_possible(state: &State, first: Character, second: Character) -> bool {
        let needed = 1 + u8::from(first == second);
        state.pool(first) >= needed && state.pool(second) >= needed
    }
}

impl Decision for Marks {
    fn offer(&self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        for other in state.all_seats().without(seat) {
            for first in Character::COLOURS {
                let second = Character::COLOURS.into_iter().filter(|&second| second >= first);
                let second = second.filter(|&second| Marks::is_possible(state, first, second));
                second.for_each(|second| out(Action::Marks(other, first, second)));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        let Action::Marks(to, first, second) = action else { super::foreign(action) };
        markers::give(state, to, first, events);
        markers::give(state, to, second, events);
    }

    fn refuse(&self, _state: &State, seat: Seat, action: Action) -> Refused {
        match action {
            Action::Marks(to, ..) if to == seat => Refused::NotYourself,
            Action::Marks(_, first, second) if first > second => Refused::NotATarget,
            Action::Marks(..) => Refused::NoMarkerLeft,
            Action::Decline => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
