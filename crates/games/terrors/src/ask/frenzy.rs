//! D-FRENZY: some of one resource or of another (TER-194).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::cards::{BOX, Pool};
use crate::event::{Event, Sight};
use crate::flow::Refused;
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Frenzy;

impl Decision for Frenzy {
    fn step(self) -> Step {
        Step::Frenzy
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        BOX.file.meta.frenzy_goods.iter().copied().map(Action::Take).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Take(good) => {
                events.tell(Sight::Frenzy { seat, good });
                state.turn.pool.add(Pool::of(good, BOX.file.meta.frenzy.into()));
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Take(_) => Refused::WrongKind,
            _ => Refused::NotNow,
        }
    }
}
