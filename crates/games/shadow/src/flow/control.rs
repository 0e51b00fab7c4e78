//! Setup and the Control phase: SHP-020 to SHP-041.

use kernel::{Seat, Sink};

use super::{markers, moves};
use crate::ask::Draft;
use crate::cards::{Character, Goal};
use crate::event::{Event, Look, Sight};
use crate::state::{Chance, Do, State};

/// SHP-026: how likely a Goal is for the next player: the Alien is always dealt, the others are dealt at random.
pub(crate) fn goal_weight(state: &State, goal: Goal) -> u32 {
    let is_dealt = |goal: Goal| state.goals.contains(&Some(goal));
    if is_dealt(goal) {
        return 0;
    }
    let others = Goal::ALL.into_iter().filter(|&other| other != Goal::Alien && !is_dealt(other)).count() as u32;
    let players = u32::from(state.seats) - state.goals.iter().flatten().count() as u32;
    match (goal, is_dealt(Goal::Alien)) {
        (_, true) => 1,
        (Goal::Alien, false) => others.max(1),
        (_, false) => players - 1,
    }
}

/// SHP-026: a Goal is dealt; then to the next player.
pub(crate) fn deal<S: Sink<Event>>(state: &mut State, seat: Seat, goal: Goal, events: &mut S) {
    state.goals[seat.index()] = Some(goal);
    events.emit(Event::Dealt { seat, goal });
    let next = seat.next(state.seats);
    state.wait_for(if next.index() == 0 { Chance::Protagonist } else { Chance::Goal(next) });
}

/// SHP-029: the first Protagonist.
pub(crate) fn first_protagonist<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    state.protagonist = seat;
    events.emit(Event::Open(Sight::First { seat }));
    state.then(Do::Round);
}

/// A round begins: SHP-032 follows.
pub(crate) fn begin_round<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.round += 1;
    state.gauges_before = state.gauges;
    events.emit(Event::Open(Sight::Round { round: state.round }));
    state.then(Do::Turn(Character::Jenna));
    state.wait_for(Chance::Blind);
}

/// SHP-032, SHP-033: the last drafter has a card, and the Protagonist gets the other five.
pub(crate) fn begin_draft<S: Sink<Event>>(state: &mut State, blind: Character, events: &mut S) {
    let draft = Draft { blind, kept: kernel::List::default() };
    let last = Draft::drafter(state, usize::from(state.seats) - 1);
    events.emit(Event::Blind { seat: last, character: blind });
    events.emit(Event::Handed { seat: state.protagonist, pack: draft.pack(state, 0) });
    state.ask(draft);
}

/// SHP-036 to SHP-040: everything is revealed, Equipments become hands, Markers are taken.
pub(crate) fn take_control<S: Sink<Event>>(state: &mut State, kept: &[Character], events: &mut S) {
    for (place, &character) in kept.iter().enumerate() {
        state.control[character.index()] = Some(Draft::drafter(state, place));
    }
    for character in Character::ALL {
        events.emit(Event::Open(match state.controller(character) {
            Some(seat) => Sight::Controls { seat, character },
            None => Sight::Uncontrolled { character },
        }));
    }
    for character in Character::ALL {
        if let Some(seat) = state.controller(character) {
            moves::look_at(state, seat, character, Look::Taken, events);
            markers::take(state, seat, character, events);
        }
    }
}
