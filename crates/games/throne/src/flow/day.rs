//! Dealing, the end of a day and the next one (6 and 7.3).

use kernel::Sink;

use super::{Events, discard, fenrys, finish, prologue};
use crate::cards::{BOX, Card, Kind};
use crate::event::{Event, Sight};
use crate::file::Uses;
use crate::row::{Row, RowNumber};
use crate::rules::{Ability, Module};
use crate::state::{End, Phase, State};

/// The cards of a day are dealt, one by one, by chance.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if !state.is_prologue() {
        events.tell(Sight::Day { day: state.day });
    }
    state.phase = Phase::DealMind;
}

/// Chance has named a card: it goes where cards are being dealt.
pub(super) fn deal<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.deck.take_unseen(card);
    let amounts = &BOX.file.meta;
    match state.phase {
        Phase::DealMind => {
            state.mind.place(card, 0, 0);
            events.tell(Sight::Started { card });
            state.phase = Phase::DealRow;
        }
        Phase::DealRow => {
            let row = RowNumber::new(state.rows.len());
            state.rows.push(Row::new(card));
            let by = (!state.is_prologue()).then_some(state.rules.aelin);
            events.emit(Event::Determination { row, card, by });
            let rows = if state.is_prologue() { amounts.prologue_rows } else { amounts.rows };
            if state.rows.len() == usize::from(rows) {
                rows_dealt(state, events);
            }
        }
        Phase::DealMemory => {
            state.memory_row.push(card);
            events.tell(Sight::Drawn { card });
            if state.turn > 0 {
                prologue::refill(state, events);
            } else if state.memory_row.len() == usize::from(amounts.prologue_memory_row) {
                prologue::begin(state, events);
            }
        }
        Phase::Shackle => {
            state.demons.push(card);
            events.tell(Sight::Shackled { demon: card });
            if state.demons.len() >= usize::from(BOX.numbers.shackles) {
                fenrys::begin(state, events);
            }
        }
        _ => unreachable!("only these phases deal"),
    }
}

fn rows_dealt<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.is_prologue() {
        state.phase = Phase::DealMemory;
    } else if state.rules.has(Module::Shackles) && BOX.numbers.shackles > 0 {
        state.phase = Phase::Shackle;
    } else {
        fenrys::begin(state, events);
    }
}

/// THR-160 to THR-169: the last day wins; otherwise everything goes back, and what is tainted is lost.
pub(super) fn end<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.completed += state.rows.len() as u8;
    if state.is_last_day() {
        return finish(state, End::ChapterWon, events);
    }
    for place in 0..state.rows.len() {
        if !state.rows[place].face_up {
            state.rows[place].turn_up();
            events.tell(Sight::TurnedUp { row: RowNumber::new(place), card: state.rows[place].det });
        }
    }
    for placed in state.mind.clone().cards() {
        discard(state, placed.card, events);
    }
    state.mind.clear();
    for row in std::mem::take(&mut state.rows) {
        row.added.iter().chain([&row.det]).for_each(|&card| discard(state, card, events));
    }
    if !state.tainted.is_empty() {
        events.tell(Sight::Distorted { cards: state.tainted });
    }
    state.boxed = state.boxed.union(std::mem::take(&mut state.tainted));
    while let Some(demon) = state.demons.pop() {
        state.discard.insert(demon);
    }
    next_day(state, events);
}

/// THR-164 to THR-168: the discard pile and the rest of the deck are the new deck.
fn next_day<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let pile = std::mem::take(&mut state.discard);
    state.deck.shuffle_in(pile.iter());
    state.day += 1;
    state.failed_tests = 0;
    state.taken = 0;
    for ability in Ability::ALL.into_iter().filter(|&ability| BOX.file.ability(ability).uses == Uses::PerDay) {
        state.used.clear(ability as u8);
    }
    let memories = BOX.all(Kind::Memory);
    let enough = 1 + usize::from(BOX.file.meta.rows);
    if state.deck.all().filter(|&card| memories.contains(card)).count() < enough {
        finish(state, End::NoNewDay, events);
    } else {
        begin(state, events);
    }
}
