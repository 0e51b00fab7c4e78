//! The procedure: what the table waits for, and what follows. Section 8 of the rules; what is asked is in `ask`.

pub(crate) mod abilities;
pub(crate) mod buying;
mod chance;
pub(crate) mod horde;
pub(crate) mod life;
pub(crate) mod opening;
pub(crate) mod piles;
pub(crate) mod playing;
mod refusal;
pub(crate) mod triggers;
pub(crate) mod turn;

pub(crate) use chance::{chances, resolve, sample};
pub(crate) use playing::is_condition_met;
pub use refusal::Refused;
pub(crate) use refusal::refusal;

use kernel::{Seat, Sink, Waiting};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Do, Frame, State};

pub(crate) fn waiting(state: &State) -> Waiting {
    match state.frame() {
        None => Waiting::Over,
        Some(Frame::Ask(ask)) => Waiting::seat(ask.asked(state)),
        Some(Frame::Chance(_)) => Waiting::Chance,
        Some(Frame::Do(step)) => unreachable!("{step:?} goes on by itself"),
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    list(state, seat, &mut |action| out.push(action));
}

/// Lists what a seat may answer, if it is asked.
pub(crate) fn list(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    if let Some(ask) = state.question().filter(|ask| ask.asked(state) == seat) {
        ask.offer(state, seat, out);
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let ask = state.question().expect("what is offered answers a question");
    ask.take(state, action, events);
    settle(state, events);
}

/// Carries on until somebody is asked, chance has to speak, or it is over.
fn settle<S: Sink<Event>>(state: &mut State, events: &mut S) {
    while let Some(frame) = state.frame() {
        match frame {
            Frame::Chance(_) => return,
            Frame::Ask(ask) => {
                if !ask.settle(state, events) {
                    return;
                }
            }
            Frame::Do(step) => go_on(state, step, events),
        }
    }
}

/// Does what follows without a decision: the step leaves the stack, or something comes on top of it.
fn go_on<S: Sink<Event>>(state: &mut State, step: Do, events: &mut S) {
    match step {
        Do::LayStreet => opening::lay(state),
        Do::Draw(seat, left) => piles::draw(state, seat, left, events),
        Do::NextTurn => turn::begin(state, events),
        Do::ActionPhase => turn::act(state, events),
        Do::EndTurn => turn::end(state, events),
        Do::Run { kind, text, next, id } => abilities::run(state, kind, text, next, id, events),
        Do::After { cause, first } => triggers::collect(state, cause, first),
        Do::Triggered { kind, id, .. } => triggers::go_on(state, kind, id, events),
        Do::Refill(place) => buying::refill(state, place),
        Do::Place { kind, summon } => buying::place(state, kind, summon, events),
        Do::Look => abilities::look(state, events),
        Do::Reveal => abilities::reveal(state, events),
    }
}
