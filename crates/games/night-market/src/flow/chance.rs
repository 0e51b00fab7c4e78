//! What chance may bring, and what follows from it.

use kernel::{Dice, Seat, Sink};

use super::{peek, round};
use crate::state::{Chance, Frame, State};
use crate::{Event, Outcome, Trick};

fn awaited(state: &State) -> Option<Chance> {
    match *state.frame() {
        Frame::Chance(chance) => Some(chance),
        Frame::Ask(_) | Frame::Closed => None,
    }
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    let Some(chance) = awaited(state) else { return };
    match chance {
        Chance::Deal(_) => {
            out.emit_all(state.box_tricks.kinds().map(|(trick, copies)| (Outcome::Trick(trick), copies)));
        }
        Chance::TurnUp | Chance::Peek(_) => {
            out.emit_all(state.lots.unseen_kinds().map(|(lot, copies)| (Outcome::Lot(lot), copies)));
        }
    }
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    match awaited(state).expect("called only when chance is awaited") {
        Chance::Deal(_) => Outcome::Trick(state.box_tricks.sample(dice)),
        Chance::TurnUp | Chance::Peek(_) => Outcome::Lot(state.lots.sample(dice)),
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
    let chance = awaited(state).expect("called only when chance is awaited");
    state.frames.pop();
    match chance {
        Chance::Deal(seat) => deal(state, seat, outcome.trick(), events),
        Chance::TurnUp => {
            state.lots.take_unseen(outcome.lot());
            round::turn_up(state, outcome.lot(), events);
        }
        Chance::Peek(seat) => {
            state.lots.settle(outcome.lot());
            peek::look(state, seat, events);
        }
    }
}

/// NM-003: a trick for each seat, then the first lot.
fn deal<S: Sink<Event>>(state: &mut State, seat: Seat, trick: Trick, events: &mut S) {
    state.box_tricks.remove(trick);
    state.player(seat).trick = Some(trick);
    events.emit(Event::Dealt { seat, trick });
    let next = seat.next(state.seats());
    state.wait_for(if next == Seat::new(0) { Chance::TurnUp } else { Chance::Deal(next) });
}
