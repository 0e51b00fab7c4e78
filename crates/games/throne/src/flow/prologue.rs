//! The prologue: gathering thoughts, then clearing the Mind (7.1 and 7.2).

use kernel::{Sink, Top};

use super::{Events, Only, apply, discard as put_away, finish, growth, take_from_row};
use crate::action::{Action, Take};
use crate::cards::{BOX, Card};
use crate::event::{Event, Sight};
use crate::row::RowNumber;
use crate::state::{End, Phase, Role, State};

/// THR-072: Rowan takes the first turn.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.active = Role::Companion;
    turn_of_adding(state, events);
}

/// THR-078: a turn starts unless the deck is empty or nothing fits.
fn turn_of_adding<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.turn += 1;
    if state.deck.is_empty() {
        return finish(state, End::PrologueDeck, events);
    }
    state.phase = Phase::PrologueAdd;
    let only = Only::of(|found| growth::additions(state, found));
    match only.single() {
        _ if only.count == 0 => finish(state, End::PrologueCannotAdd, events),
        Some(action) => apply(state, state.seat_of(state.active), action, events),
        None => {}
    }
}

/// THR-073: the first card is followed by another one or a discard, then two are drawn.
pub(super) fn add<S: Sink<Event>>(state: &mut State, card: Card, x: i8, y: i8, events: &mut S) {
    let is_first = state.phase == Phase::PrologueAdd;
    take_from_row(state, card);
    state.mind.place(card, x, y);
    events.tell(Sight::Added { seat: state.seat_of(state.active), card, x, y });
    // What follows is decided after the relive check, which may end this part.
    state.phase = if is_first { Phase::PrologueNext } else { Phase::DealMemory };
    let relived = state.mind.set_of_last().is_some_and(|(_, set)| state.mind.total(set) == BOX.file.meta.relive);
    if relived {
        growth::relive(state, false, events);
    }
    if state.phase == Phase::DealMemory {
        refill(state, events);
    }
}

pub(super) fn discard<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    take_from_row(state, card);
    put_away(state, card, events);
    state.phase = Phase::DealMemory;
    refill(state, events);
}

/// THR-075, THR-077: a card is turned up; with the last one this part is won at once.
pub(super) fn relived<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let place = state.rows.iter().position(|row| !row.face_up).expect("this part is not won yet");
    let row = RowNumber::new(place);
    state.row_mut(row).turn_up();
    events.tell(Sight::TurnedUp { row, card: state.rows[place].det });
    if !state.is_first_part() {
        begin_second_part(state, events);
    }
}

/// THR-073, THR-079: chance fills the memory row up as far as the deck goes; then it is the other's turn.
pub(super) fn refill<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let is_full = state.memory_row.len() >= usize::from(BOX.file.meta.prologue_memory_row);
    if is_full || state.deck.top() == Top::Nothing {
        state.active = other(state.active);
        turn_of_adding(state, events);
    }
}

/// THR-085, THR-086: the row and the deck are discarded, the Determination cards start rows, and Aelin begins.
fn begin_second_part<S: Sink<Event>>(state: &mut State, events: &mut S) {
    events.tell(Sight::SecondPart);
    while let Some(card) = state.memory_row.pop() {
        state.discard.insert(card);
    }
    for card in state.deck.all() {
        state.discard.insert(card);
    }
    state.deck = kernel::Deck::default();
    state.active = Role::Aelin;
    turn_of_taking(state, events);
}

/// THR-093: whoever cannot take a card loses for both.
fn turn_of_taking<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.turn += 1;
    if state.mind.is_empty() {
        return finish(state, End::PrologueCannotTake, events);
    }
    state.phase = Phase::PrologueTake;
    if let Some(action) = Only::of(|found| takes(state, found)).single() {
        apply(state, state.seat_of(state.active), action, events);
    }
}

/// P2-TAKE: any visible card.
pub(super) fn takes(state: &State, mut found: impl FnMut(Action)) {
    for place in state.mind.visible().iter() {
        let card = state.mind.cards()[place].card;
        found(Action::Take(Take { card, will: None, reveal: false }));
    }
}

/// THR-087, THR-089: the card goes to the current row, or away if it is too much.
pub(super) fn take<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let place = state.mind.find(card).expect("the card is in the Mind");
    state.mind.lift(place);
    events.tell(Sight::Taken { seat: state.seat_of(state.active), card, keepsake: false });
    let row = state.current_row().expect("a row is incomplete");
    let target = state.target();
    if state.rows[row.index()].total() + card.strength() <= target {
        state.row_mut(row).add(card, target);
        events.tell(Sight::Strengthened { row, card, will: false });
    } else {
        events.tell(Sight::Overflowed { row, card });
        put_away(state, card, events);
    }
    growth::mend(state, events);
}

/// THR-090, THR-092: after the split check the row may be complete, and with the last one the prologue is won.
pub(super) fn strengthened<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let row = state.current_row().expect("a row is incomplete");
    let target = state.target();
    state.row_mut(row).whisper(target);
    events.tell(Sight::Whispered { row, complete: state.rows[row.index()].complete });
    if state.current_row().is_none() {
        return finish(state, End::PrologueWon, events);
    }
    state.active = other(state.active);
    turn_of_taking(state, events);
}

fn other(role: Role) -> Role {
    match role {
        Role::Aelin => Role::Companion,
        Role::Companion => Role::Aelin,
    }
}
