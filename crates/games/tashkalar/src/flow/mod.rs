//! The procedure: what the table waits for, and what follows. Section 8 of the rules; what is asked is in `ask`.

mod chance;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod flare;
pub(crate) mod freeze;
pub(crate) mod opening;
mod own;
pub(crate) mod pieces;
pub(crate) mod piles;
mod reach;
mod refusal;
pub(crate) mod summon;
pub(crate) mod tasks;
pub(crate) mod turn;
pub(crate) mod warp;

pub(crate) use chance::{chances, resolve, sample};
pub(crate) use own::other_twin;
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
    if let Some(ask) = state.question().filter(|ask| ask.asked(state) == seat) {
        ask.list(state, &mut |action| out.push(action));
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let ask = state.question().expect("what is offered answers a question");
    ask.take(state, action, events);
    settle(state, events);
}

/// Carries on until somebody is asked, chance has to speak, or it is over.
pub(crate) fn settle<S: Sink<Event>>(state: &mut State, events: &mut S) {
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
        Do::Schools => opening::schools(state),
        Do::Deal(places) => opening::deal(state, places),
        Do::FirstTasks => tasks::first_tasks(state),
        Do::NextTask => tasks::next_task(state, events),
        Do::StartPieces => opening::start_pieces_step(state),
        Do::BeginTurn => turn::begin(state, events),
        Do::Hub => turn::hub(state),
        Do::Appear => summon::appear(state, events),
        Do::Effect => effects::run(state, events),
        Do::AfterBeing(card) => summon::after(state, card, events),
        Do::AfterThaw(card) => freeze::after(state, card),
        Do::FlarePart(card, text) => flare::begin_part(state, card, text),
        Do::AfterFlare(card) => flare::after(state, card),
        Do::Score => ending::score_tally(state, events),
        Do::DrawStep => piles::draw_step(state, events),
        Do::Draw { .. } => piles::draw(state, step, events),
        Do::FinishTurn => ending::finish_turn(state, events),
    }
}
