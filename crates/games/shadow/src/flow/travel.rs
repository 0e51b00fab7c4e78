//! Step I: walking and driving, SHP-066 to SHP-090.

use kernel::Sink;

use super::turn;
use crate::ask::{Redirect, Ride, Walk};
use crate::cards::{BOX, Character, Location, Type, Vehicle};
use crate::characters::Characters;
use crate::event::{Event, Sight};
use crate::state::{Do, Pawn, State};

/// SHP-066, SHP-081: what the Move value is spent on.
pub(crate) fn travel<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let Some((vehicle, to)) = state.turn.drive else {
        let walk = Walk { value: turn::value(state, Type::Move, state.turn.values[0]) };
        if walk.has_choice(state) {
            state.ask(walk);
        }
        return;
    };
    let value = drive_value(state, vehicle);
    let here = state.location(state.turn.character);
    if BOX.driving[here.index()][to.index()] <= value {
        return set_off(state, vehicle, to);
    }
    let redirect = Redirect { vehicle, value };
    if redirect.reachable(state).next().is_some() {
        return state.ask(redirect);
    }
    events.emit(Event::Open(Sight::Redirected { seat: state.turn.seat, value, to: None }));
}

/// SHP-078, SHP-079: the value of a drive.
pub(crate) fn drive_value(state: &State, vehicle: Vehicle) -> u8 {
    let cards = match vehicle {
        Vehicle::Moonette => state.turn.values[0] * 2,
        Vehicle::Rover => state.turn.values[0] + state.turn.moves,
    };
    turn::value(state, Type::Move, cards)
}

/// SHP-082: the destination is fixed; others may ride along.
pub(crate) fn set_off(state: &mut State, vehicle: Vehicle, to: Location) {
    let aboard = Characters::default().with(state.turn.character);
    state.then(Do::Rides { vehicle, to, aboard, next: 0 });
}

/// SHP-082, SHP-083: the next Character in the Location is asked, while there are seats; then all go.
pub(crate) fn rides<S: Sink<Event>>(
    state: &mut State,
    vehicle: Vehicle,
    to: Location,
    aboard: Characters,
    next: u8,
    events: &mut S,
) {
    let has_room = aboard.len() < BOX.seats[vehicle.index()].into();
    let company = state.controlled_company(state.turn.character).map(|(character, _)| character);
    let asked = company.filter(|_| has_room).find(|character| character.index() >= next.into());
    match asked {
        Some(character) => state.ask(Ride { vehicle, to, aboard, character }),
        None => drive(state, vehicle, to, aboard, events),
    }
}

/// SHP-084: everybody aboard and the Vehicle go to the main area of the destination.
fn drive<S: Sink<Event>>(state: &mut State, vehicle: Vehicle, to: Location, aboard: Characters, events: &mut S) {
    for character in aboard.iter() {
        state.pawns[character.index()] = Pawn { location: to, section: None };
    }
    state.vehicles[vehicle.index()] = Some(to);
    events.emit(Event::Open(Sight::Drove { vehicle, to, aboard }));
}

/// SHP-088 to SHP-090: a Vehicle enters play, or comes back to where it enters.
pub(crate) fn appear<S: Sink<Event>>(state: &mut State, vehicle: Vehicle, events: &mut S) {
    let at = match vehicle {
        Vehicle::Moonette => Location::Melita,
        Vehicle::Rover => Location::Hill,
    };
    state.vehicles[vehicle.index()] = Some(at);
    events.emit(Event::Open(Sight::Appeared { vehicle, at }));
}

/// SHP-049: Reed goes back to the Hill.
pub(crate) fn reed_returns<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let reed = Character::Reed;
    if state.location(reed) != Location::Hill {
        state.pawns[reed.index()] = Pawn { location: Location::Hill, section: None };
        events.emit(Event::Open(Sight::Moved { character: reed, to: Location::Hill, section: None }));
    }
}
