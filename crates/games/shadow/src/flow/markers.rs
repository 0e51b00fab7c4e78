//! Markers: SHP-013, SHP-039, SHP-041, SHP-134.

use kernel::{Seat, Sink};

use crate::cards::Character;
use crate::event::{Event, Sight};
use crate::state::State;

/// A player takes a Marker of this colour from the pool, if there is one.
pub(crate) fn take<S: Sink<Event>>(state: &mut State, seat: Seat, colour: Character, events: &mut S) {
    if state.pool(colour) > 0 {
        state.sheets[seat.index()][colour.index()] += 1;
        events.emit(Event::Open(Sight::MarkerTaken { seat, colour }));
    }
}

/// The player whose turn it is gives another one a Marker of this colour from the pool, if there is one.
pub(crate) fn give<S: Sink<Event>>(state: &mut State, to: Seat, colour: Character, events: &mut S) {
    if state.pool(colour) > 0 {
        state.sheets[to.index()][colour.index()] += 1;
        events.emit(Event::Open(Sight::MarkerGiven { by: state.turn.seat, seat: to, colour }));
    }
}

/// A player returns a Marker to the pool.
pub(crate) fn give_back<S: Sink<Event>>(state: &mut State, seat: Seat, colour: Character, events: &mut S) {
    state.sheets[seat.index()][colour.index()] -= 1;
    events.emit(Event::Open(Sight::MarkerReturned { seat, colour }));
}
