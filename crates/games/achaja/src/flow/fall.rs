//! The Dominance phase, step V: ACH-135 to ACH-141.

use kernel::{Seat, Seats, Sink};

use super::effects;
use crate::ask::{Forced, Mover};
use crate::cards::{Die, Location};
use crate::event::{Event, Sight};
use crate::state::{Do, State};

/// ACH-138: tokens are removed one at a time, Location by Location.
pub(crate) fn next_location<S: Sink<Event>>(state: &mut State, place: u8, events: &mut S) {
    let Some(&location) = state.order.get(usize::from(place)) else { return state.then(Do::EndTurn) };
    if state.increases[location.index()] == 0 {
        return state.then(Do::Fall(place + 1));
    }
    state.then(Do::Fall(place));
    state.then(Do::Lower(location));
    let movers = movers(state, location);
    match movers.first() {
        None => {}
        Some(seat) if movers.len() == 1 => force(state, seat, location, events),
        Some(_) => state.ask(Mover { location }),
    }
}

/// The dice of the highest value on a Location, equal ones once.
pub(crate) fn highest(state: &State, location: Location) -> impl Iterator<Item = Die> + '_ {
    let highest = state.dice_at(location).map(|die| die.value).max();
    let is_there = move |die: &Die| die.place.location() == Some(location) && Some(die.value) == highest;
    state.kinds_of_dice().filter(is_there)
}

/// ACH-137: the owners of the highest dice.
pub(crate) fn movers(state: &State, location: Location) -> Seats {
    highest(state, location).map(|die| state.owner(die.colour)).collect()
}

/// ACH-136: a player must move a die away; ACH-140: unless nothing has room.
pub(crate) fn force<S: Sink<Event>>(state: &mut State, seat: Seat, location: Location, events: &mut S) {
    let forced = Forced { seat, location };
    if forced.destinations(state).is_empty() {
        return events.emit(Event::Open(Sight::Stays { location }));
    }
    match forced.only_move(state) {
        Some((die, to)) => {
            effects::move_die(state, die, to, events);
        }
        None => state.ask(forced),
    }
}

/// A token is removed.
pub(crate) fn lower<S: Sink<Event>>(state: &mut State, location: Location, events: &mut S) {
    state.increases[location.index()] -= 1;
    events.emit(Event::Open(Sight::LimitFell { location, limit: state.limit(location) }));
}

/// ACH-141: after the last turn the tokens only go back.
pub(crate) fn return_all(state: &mut State) {
    state.increases = [0; 12];
}
