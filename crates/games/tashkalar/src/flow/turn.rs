//! TK-045 to TK-056, TK-198 to TK-201: turns.

use kernel::Sink;

use super::{piles, tasks};
use crate::ask::{Claim, Hub};
use crate::event::{Event, Sight};
use crate::rules::Form;
use crate::state::{Do, State, Turn};

/// TK-046.
const ACTIONS: u8 = 2;

/// T0: a turn begins.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.pop();
    let (seat, is_extra) = (state.turn.seat, state.turn.is_extra);
    state.turn = Turn { is_extra, ..Turn::new(state.turn.number + 1, seat) };
    // TK-047, TK-215.
    let slowed = std::mem::take(&mut state.slowed[seat.index()]);
    state.turn.actions = ACTIONS - u8::from(state.turn.number == 1) - u8::from(slowed);
    state.end.deck_ran_out = false;
    events.tell(Sight::Turn { seat, actions: state.turn.actions, extra: is_extra });
    state.run(Do::Hub);
}

/// D-10: back to the question what comes next.
pub(super) fn hub(state: &mut State) {
    state.frames.pop();
    state.effect = Default::default();
    state.ask(Hub);
}

/// TK-125: the turn ends: claim, score, draw, end check.
pub(crate) fn end(state: &mut State) {
    state.run(Do::FinishTurn);
    state.run(Do::DrawStep);
    state.run(Do::Score);
    if state.rules.form == Form::High && tasks::fulfilled(state).next().is_some() {
        state.ask(Claim);
    }
}

/// TK-198, TK-199: the teammate goes on, with the legends.
pub(crate) fn pass_control<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.turn.seat;
    let to = state.rules.partner(seat).expect("there is a teammate");
    state.turn.controller = to;
    events.emit(Event::Passed { seat, to });
    piles::hand_legends(state, seat, to, events);
}
