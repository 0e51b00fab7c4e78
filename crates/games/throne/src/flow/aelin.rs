//! Aelin's turn: Glimpse and Whisper (7.3).

use kernel::Sink;

use super::{day, fenrys, finish};
use crate::ask::{Spark, Take};
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::row::RowNumber;
use crate::rules::{Ability, Module};
use crate::state::{End, Role, State};

/// THR-253: a turn starts unless she has nothing left to take.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.active = Role::Aelin;
    state.turn += 1;
    if state.breaths() == Some(0) && state.usable_keepsakes().is_empty() {
        finish(state, End::Breathless, events);
    } else {
        state.ask(Take, events);
    }
}

/// Everybody sees the Determination card of a row.
pub(crate) fn turn_up<S: Sink<Event>>(state: &mut State, row: RowNumber, events: &mut S) {
    state.row_mut(row).turn_up();
    events.tell(Sight::TurnedUp { row, card: state.rows[row.index()].det });
}

/// THR-149 to THR-151: whether the row is complete is said aloud; with the last one the day may end.
pub(crate) fn whisper<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if let Some(row) = state.row.take() {
        let target = state.target();
        state.row_mut(row).whisper(target);
        events.tell(Sight::Whispered { row, complete: state.rows[row.index()].complete });
    }
    if state.current_row().is_none() {
        if has_true_colours(state) {
            events.tell(Sight::IAmWithYou);
            return day::end(state, events);
        }
        state.failed_tests |= 1 << visible_colours(state);
        events.tell(Sight::WrongColours);
    }
    if state.can_use(Ability::Spark) && state.has_face_down() {
        state.ask(Spark, events);
    } else {
        fenrys::begin(state, events);
    }
}

/// THR-246: whether every colour that is visible in the Mind is a Determination colour.
fn has_true_colours(state: &State) -> bool {
    !state.rules.has(Module::TrueColours) || visible_colours(state) & !determination_colours(state) == 0
}

/// A bit for each colour of the visible memories.
fn visible_colours(state: &State) -> u32 {
    let visible = state.mind.visible();
    colours(visible.iter().map(|place| state.mind.cards()[place].card))
}

fn determination_colours(state: &State) -> u32 {
    colours(state.rows.iter().map(|row| row.det))
}

/// A bit for each colour of the cards.
pub(crate) fn colours(cards: impl Iterator<Item = Card>) -> u32 {
    cards.filter_map(Card::colour).fold(0, |mask, colour| mask | 1 << colour as u8)
}
