//! DP-P1, ACH-056: cards or gold?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Decision, foreign, only};
use crate::action::Action;
use crate::cards::BOX;
use crate::event::{Event, Sight};
use crate::flow::{Refused, gold};
use crate::state::{Do, Draft, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Gain {
    pub(crate) seat: Seat,
}

impl Decision for Gain {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, _state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            [Action::Cards, Action::Gold].into_iter().for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        match only(draft) {
            Action::Cards => {
                events.emit(Event::Open(Sight::ChoseCards { seat, count: BOX.amounts.preparation_cards }));
                state.then(Do::Draw(seat, BOX.amounts.preparation_cards));
            }
            Action::Gold => gold::take(state, seat, BOX.amounts.preparation_gold.into(), events),
            action => foreign(action),
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, _action: Action) -> Refused {
        Refused::NotNow
    }
}
