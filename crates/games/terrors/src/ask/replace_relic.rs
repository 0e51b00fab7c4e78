//! D-RELIC-REPLACE: which Relic leaves the game for a new one (TER-092).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::cards::{Card, Kind};
use crate::event::{Event, Sight};
use crate::flow::{Refused, buying, piles};
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct ReplaceRelic {
    /// The new one.
    pub(crate) card: Card,
}

impl Decision for ReplaceRelic {
    fn step(self) -> Step {
        Step::Replace
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        let relics = state.player(seat).distinct_where(|entry| entry.card.kind.is_relic());
        relics.map(|entry| Action::Replace(entry.id)).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            // TER-093: it is not destroyed, it is out of the game.
            Action::Replace(id) => {
                let kind = piles::take_out_of_play(state, seat, id).card.kind;
                piles::remove_from_game(state, kind);
                events.tell(Sight::RelicRemoved { seat, card: kind, id });
                buying::place_relic(state, self.card, events);
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Replace(_) => Refused::WrongKind,
            _ => Refused::NotNow,
        }
    }

    fn holds(self) -> Option<Kind> {
        Some(self.card.kind)
    }
}
