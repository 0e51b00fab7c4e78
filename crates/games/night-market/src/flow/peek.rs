//! The interjection: whoever pays a coin looks at the next lot (NM-030).

use kernel::{Seat, Sink, Top, Viewer};

use crate::state::{Chance, State};
use crate::{Event, Refused};

/// Whether a seat may look at the next lot, and if not, why.
pub(crate) fn can_peek(state: &State, seat: Seat) -> Result<(), Refused> {
    match state.lots.top() {
        _ if state.question().is_none() => Err(Refused::NotAsked),
        _ if state.players[seat.index()].coins == 0 => Err(Refused::NoCoin),
        Top::Nothing => Err(Refused::NothingToLookAt),
        Top::Settled(lot) if Viewer::seat(seat).knows(lot.by) => Err(Refused::Known),
        Top::Settled(_) | Top::Unseen => Ok(()),
    }
}

/// Chance names the lot, unless its place is settled.
pub(super) fn pay<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    state.player(seat).coins -= 1;
    match state.lots.top() {
        Top::Settled(_) => look(state, seat, events),
        Top::Unseen | Top::Nothing => state.wait_for(Chance::Peek(seat)),
    }
}

/// The seat sees the lot on top, whose place is settled now.
pub(super) fn look<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    let lot = state.lots.look(0, seat).expect("the lot on top is settled");
    events.emit(Event::Peeked { seat, lot });
}
