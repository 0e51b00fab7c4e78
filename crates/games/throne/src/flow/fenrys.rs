//! Fenrys's turn: Observe and Blink (7.3).

use kernel::{Knowers, Sink, Top};

use super::{Events, Only, aelin, apply, discard as put_away, finish, growth, take_from_row};
use crate::action::Action;
use crate::cards::{BOX, Card, Kind};
use crate::event::{Event, Sight};
use crate::order::Order;
use crate::rules::{Ability, Module};
use crate::state::{End, Phase, Role, State};

/// THR-115: a turn starts unless the deck is empty.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.active = Role::Companion;
    state.turn += 1;
    state.drawn = 0;
    if state.deck.is_empty() {
        finish(state, End::DeckEmpty, events);
    } else if state.can_use(Ability::Scent) {
        state.phase = Phase::Scent;
    } else {
        draw(state, events);
    }
}

/// THR-267: how many cards Scent looks at.
pub(super) fn scented(state: &State) -> usize {
    state.deck.len().min(usize::from(BOX.numbers.scent))
}

pub(super) fn pass_scent<S: Sink<Event>>(state: &mut State, events: &mut S) {
    events.tell(Sight::Passed { seat: state.rules.companion(), ability: Ability::Scent });
    draw(state, events);
}

pub(super) fn scent<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.used.set(Ability::Scent as u8);
    look(state, events);
}

/// Chance has named the next card.
pub(super) fn smell<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.deck.settle(card);
    look(state, events);
}

/// Waits for chance until enough cards have a place, then shows them to Fenrys alone.
fn look<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let count = scented(state);
    if state.deck.settled_depth() < count {
        state.phase = Phase::ScentLook;
        return;
    }
    let by = state.rules.companion();
    let mut cards = [None; 3];
    for (depth, card) in cards.iter_mut().enumerate().take(count) {
        *card = state.deck.look(depth, by);
    }
    events.emit(Event::Scented { by, cards });
    state.phase = Phase::ScentOrder;
    if let Some(order) = Order::all(count).next().filter(|_| count == 1) {
        self::order(state, order, events);
    }
}

/// THR-267: the cards go back in an order that only he knows.
pub(super) fn order<S: Sink<Event>>(state: &mut State, order: Order, events: &mut S) {
    let by = state.rules.companion();
    let mut looked = [None; 3];
    for card in looked.iter_mut().take(order.len()) {
        *card = state.deck.take_settled().map(|known| known.card);
    }
    let mut cards = [None; 3];
    for (place, from) in order.places().enumerate() {
        cards[place] = looked[from];
    }
    for card in cards.into_iter().rev().flatten() {
        state.deck.put_on_top(card, Knowers::only(by));
    }
    events.emit(Event::Ordered { by, cards });
    draw(state, events);
}

/// THR-116: the top card of the deck; chance, unless its place is settled.
pub(super) fn draw<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.phase = Phase::Drawing;
    if let Top::Settled(known) = state.deck.top() {
        state.deck.take_settled();
        drawn(state, known.card, events);
    }
}

/// THR-116, THR-249: a card is in the memory row; more must, may or cannot follow.
pub(super) fn drawn<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.memory_row.push(card);
    state.drawn += 1;
    events.tell(Sight::Drawn { card });
    let fewest = if state.rules.has(Module::Restless) { BOX.numbers.draws } else { 1 };
    if state.deck.is_empty() {
        stop(state, events);
    } else if state.drawn < fewest {
        draw(state, events);
    } else {
        state.phase = Phase::Draw;
    }
}

/// THR-117, THR-240, THR-118: the demons go to their row, and Blink begins.
pub(super) fn stop<S: Sink<Event>>(state: &mut State, events: &mut S) {
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
    state.phase = Phase::First;
    let only = Only::of(|found| growth::additions(state, found));
    match only.single() {
        _ if only.count == 0 => finish(state, End::CannotAdd, events),
        Some(action) => apply(state, state.rules.companion(), action, events),
        None => {}
    }
}

pub(super) fn add<S: Sink<Event>>(state: &mut State, card: Card, x: i8, y: i8, events: &mut S) {
    take_from_row(state, card);
    state.mind.place(card, x, y);
    events.tell(Sight::Added { seat: state.rules.companion(), card, x, y });
    growth::placed(state, events);
}

/// THR-262: the card counts as added in its new place.
pub(super) fn leap<S: Sink<Event>>(state: &mut State, card: Card, x: i8, y: i8, events: &mut S) {
    state.used.set(Ability::Leap as u8);
    let place = state.mind.find(card).expect("the card is in the Mind");
    state.mind.lift(place);
    state.mind.place(card, x, y);
    events.tell(Sight::Leapt { seat: state.rules.companion(), card, x, y });
    growth::placed(state, events);
}

pub(super) fn discard<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    take_from_row(state, card);
    put_away(state, card, events);
    blink(state, events);
}

/// THR-261: to the discard pile although its demon is there.
pub(super) fn guard<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.used.set(Ability::Guard as u8);
    take_from_row(state, card);
    state.discard.insert(card);
    events.tell(Sight::Guarded { seat: state.rules.companion(), card });
    blink(state, events);
}

pub(super) fn bond<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.used.set(Ability::Bond as u8);
    growth::relive(state, true, events);
}

pub(super) fn pass_bond<S: Sink<Event>>(state: &mut State, events: &mut S) {
    events.tell(Sight::Passed { seat: state.rules.companion(), ability: Ability::Bond });
    growth::mend(state, events);
}

/// THR-120, THR-124: the rest of the memory row one by one, then Aelin's turn.
///
/// What cannot be added is discarded without a question if nothing else can be done with it.
pub(super) fn blink<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.phase = Phase::Next;
    if state.memory_row.is_empty() {
        return aelin::begin(state, events);
    }
    if can_choose(state) {
        return;
    }
    while let Some(&card) = state.memory_row.first() {
        state.memory_row.remove(0);
        put_away(state, card, events);
    }
    aelin::begin(state, events);
}

/// Whether anything but discarding is possible.
fn can_choose(state: &State) -> bool {
    let guards = || state.can_use(Ability::Guard) && state.memory_row.iter().any(|&card| state.would_taint(card));
    growth::can_add(state) || guards() || Only::of(|found| leaps(state, found)).count > 0
}

/// F-NEXT.
pub(super) fn nexts(state: &State, mut found: impl FnMut(Action)) {
    growth::additions(state, &mut found);
    for &card in state.memory_row.iter() {
        found(Action::Discard(card));
        if state.can_use(Ability::Guard) && state.would_taint(card) {
            found(Action::Guard(card));
        }
    }
    leaps(state, found);
}

/// THR-262: cards of which nothing is covered, to any other place where they fit.
fn leaps(state: &State, mut found: impl FnMut(Action)) {
    if !state.can_use(Ability::Leap) || state.mind.cards().len() < 2 {
        return;
    }
    for place in state.mind.showing().1.iter() {
        let old = state.mind.cards()[place];
        state.mind.ground_without(place).anchors(old.card.pattern(), |x, y| {
            if (x, y) != (old.x, old.y) {
                found(Action::Leap(old.card, x, y));
            }
        });
    }
}
