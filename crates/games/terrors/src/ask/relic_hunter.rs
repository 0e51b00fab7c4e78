//! D-RELIC-HUNTER: a Relic is activated, used or not (TER-097).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, playing};
use crate::state::{InPlay, State};
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct RelicHunter;

impl Decision for RelicHunter {
    fn step(self) -> Step {
        Step::RelicHunter
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        let is_activated = |entry: &InPlay| entry.card.kind.is_relic() && entry.card.kind.is_activated();
        let relics = state.player(seat).distinct_where(is_activated);
        relics.map(|entry| Action::Relic(entry.id)).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Relic(id) => playing::use_relic(state, id, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Relic(_) => Refused::WrongKind,
            _ => Refused::NotNow,
        }
    }
}
