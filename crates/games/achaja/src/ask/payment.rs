//! DP-I3 and DP-I4: what becomes of a theft or an extortion when gold is short.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Decision, foreign, only};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, gold};
use crate::state::{Do, Draft, Owed, State};

/// DP-I3, ACH-078: does the target player convert power first?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Shortfall {
    pub(crate) owed: Owed,
}

impl Decision for Shortfall {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.owed.target)
    }

    fn offer(&self, _state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            [Action::Convert, Action::Decline].into_iter().for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let has_declined = match only(draft) {
            Action::Convert => false,
            Action::Decline => true,
            action => foreign(action),
        };
        if !has_declined {
            gold::convert(state, seat, events);
        }
        state.then(Do::Pay(Owed { has_declined, ..self.owed }));
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, _action: Action) -> Refused {
        Refused::NotNow
    }
}

/// DP-I4, ACH-077: the gold or power?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct ShortTheft {
    pub(crate) thief: Seat,
    pub(crate) target: Seat,
    /// ACH-005: what was revealed; what the target player gains afterwards is safe.
    pub(crate) gold: u32,
}

impl Decision for ShortTheft {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.thief)
    }

    fn offer(&self, _state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            [Action::Gold, Action::Power].into_iter().for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        match only(draft) {
            Action::Gold => gold::give(state, self.target, seat, self.gold, events),
            Action::Power => gold::gain_power(state, seat, 1, events),
            action => foreign(action),
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, _action: Action) -> Refused {
        Refused::NotNow
    }
}
