//! What can be asked: one file for each decision.
//!
//! A decision says who has yet to answer, what is offered, what an answer does and why another answer is refused. Each function of
//! [`Ask`] sends its call to the decision; a decision that somebody forgets there does not compile.

mod bid;
mod window;

pub(crate) use bid::Bid;
pub(crate) use window::Window;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink, Viewer};

use crate::state::State;
use crate::{Action, Event, Refused};

/// A question to several seats, who answer face down.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Ask {
    Bid(Bid),
    Window(Window),
}

impl Ask {
    /// Who has yet to answer.
    pub(crate) fn missing(&self) -> Seats {
        match self {
            Ask::Bid(bid) => bid.missing(),
            Ask::Window(window) => window.missing(),
        }
    }

    /// Who has yet to answer, as far as a viewer can tell.
    pub(crate) fn missing_as_seen_by(&self, viewer: Viewer) -> Seats {
        match self {
            Ask::Bid(bid) => bid.missing(),
            Ask::Window(window) => window.missing_as_seen_by(viewer),
        }
    }

    /// Lists the answers of an asked seat.
    pub(crate) fn offer(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Ask::Bid(bid) => bid.offer(state, seat, out),
            Ask::Window(window) => window.offer(state, seat, out),
        }
    }

    /// Carries out an offered answer. The question has left the stack; it is asked again until everybody has answered.
    pub(crate) fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match self {
            Ask::Bid(bid) => bid.answer(state, seat, action, events),
            Ask::Window(window) => window.answer(state, seat, action, events),
        }
    }

    /// Why an answer that is not offered is refused.
    pub(crate) fn refuse(&self, action: Action) -> Refused {
        match self {
            Ask::Bid(bid) => bid.refuse(action),
            Ask::Window(window) => window.refuse(action),
        }
    }
}

/// An action that is offered by another decision only.
fn foreign(action: Action) -> ! {
    unreachable!("`{action}` is not an answer to this question")
}
