//! D-INFLUENCE: two Influence cards of the own Overlord (TER-024).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, opening};
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PickInfluences {
    /// Who picks.
    pub(crate) seat: Seat,
}

impl Decision for PickInfluences {
    fn step(self) -> Step {
        Step::Influence
    }

    fn asked(self, _state: &State) -> Seat {
        self.seat
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        let Some(overlord) = state.player(seat).overlord else { return };
        for one in overlord.influences() {
            for other in overlord.influences().filter(|&other| other > one) {
                out(Action::Influences(one, other));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Influences(one, other) => opening::build_deck(state, seat, [one, other], events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Influences(..) => Refused::NotYourInfluence,
            _ => Refused::NotNow,
        }
    }
}
