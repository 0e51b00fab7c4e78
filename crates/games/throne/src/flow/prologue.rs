//! The prologue: gathering thoughts, then clearing the Mind (7.1 and 7.2).

use kernel::{Seat, Sink, Top};

use super::{finish, growth, piles};
use crate::ask::{PrologueAdd, PrologueTake};
use crate::cards::{BOX, Card};
use crate::event::{Event, Sight};
use crate::row::RowNumber;
use crate::state::{Chance, End, Role, State};

/// THR-072: Rowan takes the first turn.
fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.active = Role::Companion;
    turn_of_adding(state, events);
}

/// THR-078: a turn starts unless the deck is empty.
fn turn_of_adding<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.turn += 1;
    if state.deck.is_empty() {
        finish(state, End::PrologueDeck, events);
    } else {
        state.ask(PrologueAdd, events);
    }
}

/// THR-073, THR-077: adds a card of the memory row to the Mind; says whether this part goes on.
pub(crate) fn add<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, x: i8, y: i8, events: &mut S) -> bool {
    piles::take_from_row(state, card);
    state.mind.place(card, x, y);
    events.tell(Sight::Added { seat, card, x, y });
    if state.mind.set_of_last().is_some_and(|(_, set)| state.mind.total(set) == BOX.file.meta.relive) {
        growth::relive(state, false, events);
    }
    state.is_first_part()
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

/// Chance has named the next card of the memory row.
pub(super) fn fill_row<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.deck.take_unseen(card);
    state.memory_row.push(card);
    events.tell(Sight::Drawn { card });
    refill(state, events);
}

/// THR-073, THR-079: chance fills the memory row up as far as the deck goes; then it is the other's turn, or the first one.
pub(crate) fn refill<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let is_full = state.memory_row.len() >= usize::from(BOX.file.meta.prologue_memory_row);
    if !is_full && state.deck.top() != Top::Nothing {
        state.wait_for(Chance::MemoryRow);
    } else if state.turn == 0 {
        begin(state, events);
    } else {
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

fn turn_of_taking<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.turn += 1;
    state.ask(PrologueTake, events);
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
