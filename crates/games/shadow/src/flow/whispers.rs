//! The Whispers phase: SHP-113 to SHP-126.

use kernel::{Sealed, Sink};

use super::moves;
use crate::ask::Whisper;
use crate::cards::{Card, Character, Gauge, Location, REVEALED, Type};
use crate::event::{Event, Sight};
use crate::pile::Pile;
use crate::state::{Chance, Do, State};

/// SHP-113: everybody takes back what was played and discards a card face down.
pub(crate) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    for character in Character::ALL {
        let played = std::mem::take(&mut state.played[character.index()]);
        state.hand_mut(character).join(played);
    }
    Whisper::put(state, events);
}

/// SHP-114, SHP-115: all cards are discarded at the same time, and the whole discard pile goes into the Whispers pile.
pub(crate) fn discard_all<S: Sink<Event>>(state: &mut State, cards: &Sealed<Card>, _events: &mut S) {
    for character in Character::ALL {
        let discarded = state.controller(character).and_then(|seat| Some((seat, cards.of(seat)?)));
        if let Some((seat, card)) = discarded {
            moves::whisper(state, seat, character, card);
        }
    }
    moves::shuffle_in(state);
    state.then(Do::Reveal(REVEALED as u8));
}

/// SHP-116, SHP-117: the next card is revealed, first from the Temple pile; after the last one the gauges turn.
pub(crate) fn reveal<S: Sink<Event>>(state: &mut State, count: u8, events: &mut S) {
    if count == 0 || (state.temple.is_empty() && state.whispers.is_empty()) {
        return turn_gauges(state, events);
    }
    state.then(Do::Reveal(count - 1));
    match state.temple.is_empty() {
        true => state.wait_for(Chance::Whispers),
        false => moves::reveal_temple(state, events),
    }
}

/// SHP-118 to SHP-124: how often each type was revealed turns the gauges.
fn turn_gauges<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let revealed: Pile = state.revealed.iter().copied().collect();
    let difference = |more: Type, less: Type| revealed.count_type(more) as i8 - revealed.count_type(less) as i8;
    state.turn_gauge(Gauge::Threat, difference(Type::Acquire, Type::Attack), events);
    state.turn_gauge(Gauge::Repair, difference(Type::Repair, Type::Attack), events);
    state.turn_gauge(Gauge::Countdown, difference(Type::Move, Type::Search), events);
    let exhausted = Location::ALL.into_iter().filter(|&location| state.deck(location).is_empty()).count() as u8;
    events.emit(Event::Open(Sight::TimePasses { exhausted }));
    state.turn_gauge(Gauge::Countdown, 1 + exhausted as i8, events);
    state.then(Do::EndRound);
}
