//! A round from the lot that is turned up to the one after it (NM-010, NM-040).

use kernel::{Seat, Sink};

use crate::Event;
use crate::ask::Bid;
use crate::cards::{Lot, ROUNDS};
use crate::state::{Chance, Frame, State};

/// NM-010: a new lot, for which everybody bids.
pub(super) fn turn_up<S: Sink<Event>>(state: &mut State, lot: Lot, events: &mut S) {
    events.emit(Event::TurnedUp { lot });
    state.on_offer = Some(lot);
    state.round += 1;
    Bid::open(state);
}

/// The lot is this seat's.
pub(crate) fn keep<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    let lot = state.on_offer.take().expect("a lot was taken");
    state.player(seat).lots.insert(lot);
    next(state, events);
}

/// NM-010, NM-040: the next lot, or the end with all tricks shown.
pub(crate) fn next<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.round == ROUNDS {
        return close(state, events);
    }
    match state.lots.take_settled() {
        Some(known) => turn_up(state, known.card, events),
        None => state.wait_for(Chance::TurnUp),
    }
}

fn close<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.push(Frame::Closed);
    for (index, player) in state.players.iter().enumerate() {
        if let Some(trick) = player.trick {
            events.emit(Event::Shown { seat: Seat::new(index as u8), trick });
        }
    }
}
