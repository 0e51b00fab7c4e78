//! Dealing, the end of a day and the next one (6 and 7.3).

use kernel::Sink;

use super::{fenrys, finish, piles};
use crate::cards::{BOX, Card, Kind};
use crate::event::{Event, Sight};
use crate::file::Uses;
use crate::row::{Row, RowNumber};
use crate::rules::{Ability, Module};
use crate::state::{Chance, End, State};

/// The cards of a day are dealt, one by one, by chance.
pub(crate) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if !state.is_prologue() {
        events.tell(Sight::Day { day: state.day });
    }
    state.wait_for(Chance::Mind);
}

/// Chance has named the first card of the Mind.
pub(super) fn start_mind<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.deck.take_unseen(card);
    state.mind.place(card, 0, 0);
    events.tell(Sight::Started { card });
    state.wait_for(Chance::Determination);
}

/// Chance has named the next Determination card; when there are enough, others are dealt.
pub(super) fn start_row<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.deck.take_unseen(card);
    let row = RowNumber::new(state.rows.len());
    state.rows.push(Row::new(card));
    let by = (!state.is_prologue()).then_some(state.rules.aelin);
    events.emit(Event::Determination { row, card, by });
    let amounts = &BOX.file.meta;
    let rows = if state.is_prologue() { amounts.prologue_rows } else { amounts.rows };
    if state.rows.len() < usize::from(rows) {
        state.wait_for(Chance::Determination);
    } else if state.is_prologue() {
        state.wait_for(Chance::MemoryRow);
    } else if state.rules.has(Module::Shackles) && BOX.numbers.shackles > 0 {
        state.wait_for(Chance::Demon);
    } else {
        fenrys::begin(state, events);
    }
}

/// THR-248: chance has named a demon that starts in the row.
pub(super) fn shackle<S: Sink<Event>>(state: &mut State, demon: Card, events: &mut S) {
    state.deck.take_unseen(demon);
    state.demons.push(demon);
    events.tell(Sight::Shackled { demon });
    if state.demons.len() < usize::from(BOX.numbers.shackles) {
        state.wait_for(Chance::Demon);
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
        piles::discard(state, placed.card, events);
    }
    state.mind.clear();
    for row in std::mem::take(&mut state.rows) {
        row.added.iter().chain([&row.det]).for_each(|&card| piles::discard(state, card, events));
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
