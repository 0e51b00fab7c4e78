//! The Preparation phase: section 8.3.

use kernel::Sink;

use super::setup::REVEALED;
use crate::ask::{Gain, Place};
use crate::cards::{Character, Location, Locations};
use crate::event::{Event, Sight};
use crate::state::{Chance, Do, Hired, Phase, State};

/// ACH-050 to ACH-058: a turn begins.
pub(crate) fn turn<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.turn += 1;
    state.phase = Phase::Preparation;
    let opens = Location::ALL.into_iter().filter(|location| location.face().opens == state.turn).collect();
    events.emit(Event::Open(Sight::Turn { turn: state.turn, opens }));
    state.barred = Locations::default();
    state.crowned = Locations::default();
    state.judged = None;
    state.row = Character::house().map(|character| Hired { character, usage: 0 }).collect();
    state.players.iter_mut().for_each(|player| player.passed = None);
    state.then(Do::Intrigue);
    state.then(Do::Placing(0));
    state.then(Do::Gains(0));
    state.then(Do::Events(0));
    state.then(Do::Reveal(REVEALED));
}

/// ACH-040, ACH-052: so many Characters of the turn are revealed.
pub(crate) fn reveal(state: &mut State, count: u8) {
    if count > 0 {
        state.then(Do::Reveal(count - 1));
        state.wait_for(Chance::Character);
    }
}

/// The Characters of the turn that are not in the row.
pub(crate) fn deck(state: &State) -> impl Iterator<Item = Character> + '_ {
    let is_left = |character: &Character| state.row.iter().all(|hired| hired.character != *character);
    Character::all().filter(|character| character.face().turn == Some(state.turn)).filter(is_left)
}

/// ACH-053: everybody gets an Event.
pub(crate) fn events(state: &mut State, place: u8) {
    if place < state.seats {
        state.then(Do::Events(place + 1));
        state.wait_for(Chance::Event(state.in_order(place)));
    }
}

/// ACH-056: everybody takes cards or gold.
pub(crate) fn gains(state: &mut State, place: u8) {
    if place < state.seats {
        state.then(Do::Gains(place + 1));
        state.ask(Gain { seat: state.in_order(place) });
    }
}

/// ACH-057, ACH-165: everybody places a die of the reserve; with two players one of each colour in turn.
pub(crate) fn placing(state: &mut State, placed: u8) {
    if usize::from(placed) < state.colours().len() {
        state.then(Do::Placing(placed + 1));
        let seat = state.in_order(placed);
        if state.colours_of(seat).any(|colour| state.dice_of(colour).any(|die| !die.place.is_in_troy())) {
            state.ask(Place { seat });
        }
    }
}
