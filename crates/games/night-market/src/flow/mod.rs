//! The procedure: what the table waits for, and what follows. What is asked is in `ask`.

mod chance;
mod peek;
pub(crate) mod round;

pub(crate) use chance::{chances, resolve, sample};
pub(crate) use peek::can_peek;

use kernel::{Seat, Seats, Sink, Viewer, Waiting};

use crate::state::{Frame, State};
use crate::{Action, Event, Refused};

pub(crate) fn waiting(state: &State) -> Waiting {
    match state.frame() {
        Frame::Ask(ask) => Waiting::Seats(ask.missing()),
        Frame::Chance(_) => Waiting::Chance,
        Frame::Closed => Waiting::Over,
    }
}

/// NM-011, NM-020: who has bid is public, who has answered about a trick is not.
pub(crate) fn asked(state: &State, viewer: Viewer) -> Seats {
    state.question().map_or(Seats::NONE, |ask| ask.missing_as_seen_by(viewer))
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(ask) = state.question().filter(|ask| ask.missing().contains(seat)) {
        ask.offer(state, seat, out);
    }
}

pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
    match action {
        Action::Peek => can_peek(state, seat).err().unwrap_or(Refused::NotAsked),
        Action::Bid(_) | Action::Play | Action::Pass => {
            let ask = state.question().filter(|ask| ask.missing().contains(seat));
            ask.map_or(Refused::NotAsked, |ask| ask.refuse(action))
        }
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: Action, events: &mut S) {
    match action {
        Action::Peek => peek::pay(state, seat, events),
        Action::Bid(_) | Action::Play | Action::Pass => {
            let ask = state.take_question();
            ask.answer(state, seat, action, events);
        }
    }
}
