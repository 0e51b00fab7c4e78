//! The procedure: what the table waits for, and what follows. Section 8 of the rules; what is asked is in `ask`.

mod chance;
pub(crate) mod control;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod markers;
pub(crate) mod moves;
mod refusal;
pub(crate) mod sections;
pub(crate) mod travel;
pub(crate) mod turn;
pub(crate) mod whispers;

pub(crate) use chance::{chances, resolve, sample};
pub use refusal::Refused;
pub(crate) use refusal::refusal;

use kernel::{Seat, Sink, Waiting};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Do, Frame, State};

pub(crate) fn waiting(state: &State) -> Waiting {
    match state.frame() {
        None => Waiting::Over,
        Some(Frame::Ask(ask)) => Waiting::Seats(ask.asked(state)),
        Some(Frame::Chance(_)) => Waiting::Chance,
        Some(Frame::Do(step)) => unreachable!("{step:?} goes on by itself"),
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(ask) = state.question().filter(|ask| ask.asked(state).contains(seat)) {
        ask.offer(state, seat, &mut |action| out.push(action));
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: Action, events: &mut S) {
    let Some(Frame::Ask(ask)) = state.frames.pop() else { unreachable!("what is offered answers a question") };
    ask.answer(state, seat, action, events);
    settle(state, events);
}

/// Carries on until somebody is asked, chance has to speak, or it is over.
pub(crate) fn settle<S: Sink<Event>>(state: &mut State, events: &mut S) {
    while let Some(&Frame::Do(step)) = state.frame() {
        state.frames.pop();
        go_on(state, step, events);
    }
}

/// Does what follows without a decision; the step has left the stack.
fn go_on<S: Sink<Event>>(state: &mut State, step: Do, events: &mut S) {
    match step {
        Do::Round => control::begin_round(state, events),
        Do::Turn(character) => turn::begin(state, character, events),
        Do::DiscardFor(character) => turn::discard_for(state, character, events),
        Do::Step(of) => turn::step(state, of),
        Do::Consequence(of) => turn::consequence(state, of, events),
        Do::ForcedDraw => turn::forced_draw(state),
        Do::Draw(deck, count) => turn::draw(state, deck, count, events),
        Do::DiscardTop(deck) => turn::discard_top(state, deck, events),
        Do::Look(deck, count, after) => turn::look(state, deck, count, after, events),
        Do::Rides { vehicle, to, aboard, next } => travel::rides(state, vehicle, to, aboard, next, events),
        Do::Section => sections::begin(state),
        Do::Leave => sections::leave(state, events),
        Do::AtEnd(place) => turn::at_end(state, place, events),
        Do::Whispers => whispers::begin(state, events),
        Do::Reveal(count) => whispers::reveal(state, count, events),
        Do::EndRound => ending::end_round(state, events),
        Do::Identities => ending::identities(state, events),
    }
}
