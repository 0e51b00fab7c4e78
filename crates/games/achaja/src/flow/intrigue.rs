//! The Intrigue phase: sections 8.4 and 8.8.

use kernel::{Seat, Sink};

use super::deals;
use super::setup::give_marker;
use crate::ask::{Act, Choose, Source};
use crate::cards::{BOX, Locations};
use crate::event::{Event, Sight};
use crate::state::{Do, Phase, State};

/// ACH-063: the phase begins with the holder of the marker.
pub(crate) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.phase = Phase::Intrigue;
    deals::end_phase(state, events);
    state.pointer = state.marker;
    events.emit(Event::Open(Sight::Phase { phase: Phase::Intrigue }));
    state.then(Do::Pointer);
}

/// ACH-060, ACH-116: the player at the pointer acts, or gets gold for having passed.
pub(crate) fn pointer<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.pointer;
    // ACH-195.
    state.deals.made[seat.index()] = 0;
    state.then(Do::Next);
    if state.player(seat).passed.is_none() {
        return state.ask(Act { seat });
    }
    let gold = u32::from(BOX.amounts.pass_income);
    if gold > 0 {
        state.player_mut(seat).gold += gold;
        events.emit(Event::Open(Sight::Income { seat, gold }));
    }
}

/// ACH-062: the pointer goes on, or the phase is over.
pub(crate) fn next<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.count_passed() < state.seats {
        state.pointer = state.pointer.next(state.seats);
        return state.then(Do::Pointer);
    }
    deals::end_phase(state, events);
    // ACH-058.
    state.curfew = Locations::default();
    state.phase = Phase::Dominance;
    events.emit(Event::Open(Sight::Phase { phase: Phase::Dominance }));
    state.then(Do::Dominate(0));
}

/// ACH-110 to ACH-114: a player passes.
pub(crate) fn pass<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    let place = state.count_passed() + 1;
    state.player_mut(seat).passed = Some(place);
    events.emit(Event::Open(Sight::Passed { seat, place }));
    if place == 1 && state.marker != seat {
        give_marker(state, seat, events);
    }
    let event = state.event(seat).expect("everybody was dealt an Event");
    if place > BOX.amounts.events_applied[usize::from(state.seats) - 2] {
        return events.emit(Event::DiscardedEvent { seat, event });
    }
    state.reveal_event(event);
    events.emit(Event::Open(Sight::EventRevealed { seat, event }));
    Choose::put(state, seat, Source::Event(event), None, events);
}
