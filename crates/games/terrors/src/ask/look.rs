//! D-LOOK: what becomes of the top card of the deck that was looked at (TER-253).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Phrase, Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, piles};
use crate::state::State;
use crate::view::{Step, View};
use crate::words;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Look;

impl Decision for Look {
    fn step(self) -> Step {
        Step::Look
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        [Action::Pile, Action::No].into_iter().for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Pile => piles::discard_top(state, seat, events),
            Action::No => events.tell(Sight::LeftOnTop { seat }),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, _action: Action) -> Refused {
        Refused::NotNow
    }

    fn label(view: &View, action: Action) -> Phrase {
        match action {
            Action::Pile => Phrase::new("label-discard-top").phrase("card", words::looked_at(view)),
            Action::No => Phrase::new("label-leave").phrase("card", words::looked_at(view)),
            _ => words::label(view, action),
        }
    }
}
