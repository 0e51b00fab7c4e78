//! Fenrys's turn: Observe and Blink (7.3).

use kernel::{Seat, Sink};

use super::{aelin, finish, growth, piles};
use crate::ask::{Draw, First, Next, Scent, ScentOrder};
use crate::cards::{BOX, Card, Kind};
use crate::event::{Event, Sight};
use crate::rules::{Ability, Module};
use crate::state::{Chance, End, Role, State};

/// THR-115: a turn starts unless the deck is empty.
pub(crate) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.active = Role::Companion;
    state.turn += 1;
    state.drawn = 0;
    if state.deck.is_empty() {
        finish(state, End::DeckEmpty, events);
    } else if state.can_use(Ability::Scent) {
        state.ask(Scent, events);
    } else {
        draw(state, events);
    }
}

/// THR-267: how many cards Scent looks at.
pub(crate) fn scented(state: &State) -> usize {
    state.deck.len().min(usize::from(BOX.numbers.scent))
}

/// Chance has named the next card.
pub(super) fn smell<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.deck.settle(card);
    look(state, events);
}

/// Waits for chance until enough cards have a place, then shows them to Fenrys alone.
pub(crate) fn look<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let count = scented(state);
    if state.deck.settled_depth() < count {
        return state.wait_for(Chance::Scent);
    }
    let by = state.rules.companion();
    let mut cards = [None; 3];
    for (depth, card) in cards.iter_mut().enumerate().take(count) {
        *card = state.deck.look(depth, by);
    }
    events.emit(Event::Scented { by, cards });
    state.ask(ScentOrder, events);
}

/// THR-116: the top card of the deck; chance, unless its place is settled.
pub(crate) fn draw<S: Sink<Event>>(state: &mut State, events: &mut S) {
    match state.deck.take_settled() {
        Some(known) => drawn(state, known.card, events),
        None => state.wait_for(Chance::Draw),
    }
}

/// Chance has named the card that is drawn.
pub(super) fn draw_unseen<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.deck.take_unseen(card);
    drawn(state, card, events);
}

/// THR-116, THR-249: a card is in the memory row; more must, may or cannot follow.
fn drawn<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.memory_row.push(card);
    state.drawn += 1;
    events.tell(Sight::Drawn { card });
    let fewest = if state.rules.has(Module::Restless) { BOX.numbers.draws } else { 1 };
    if state.deck.is_empty() {
        stop(state, events);
    } else if state.drawn < fewest {
        draw(state, events);
    } else {
        state.ask(Draw, events);
    }
}

/// THR-117, THR-240, THR-118: the demons go to their row, and Blink begins.
pub(crate) fn stop<S: Sink<Event>>(state: &mut State, events: &mut S) {
    events.tell(Sight::Stopped { seat: state.rules.companion() });
    let mut place = 0;
    while place < state.memory_row.len() {
        if state.memory_row[place].kind() == Kind::Demon {
            let demon = state.memory_row.remove(place);
            state.demons.push(demon);
            events.tell(Sight::DemonCame { demon });
        } else {
            place += 1;
        }
    }
    if state.rules.has(Module::Legion) && state.demons.len() >= usize::from(BOX.numbers.legion) {
        return finish(state, End::Legion, events);
    }
    state.ask(First, events);
}

/// A card of the memory row is added to the Mind.
pub(crate) fn add<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, x: i8, y: i8, events: &mut S) {
    piles::take_from_row(state, card);
    state.mind.place(card, x, y);
    events.tell(Sight::Added { seat, card, x, y });
    growth::placed(state, events);
}

/// THR-120, THR-124: the rest of the memory row one by one, then Aelin's turn.
///
/// What cannot be added is discarded without a question if nothing else can be done with it.
pub(crate) fn blink<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if !state.memory_row.is_empty() && Next::is_a_choice(state) {
        return state.ask(Next, events);
    }
    while let Some(&card) = state.memory_row.first() {
        state.memory_row.remove(0);
        piles::discard(state, card, events);
    }
    aelin::begin(state, events);
}
