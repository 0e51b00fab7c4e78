//! Aelin's turn, and what she decides in Fenrys's (7.3).

use kernel::Sink;

use super::{Events, day, discard, fenrys, finish, growth};
use crate::action::{Action, Take, Told};
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::row::RowNumber;
use crate::rules::{Ability, Module};
use crate::state::{End, Phase, Role, State};

/// THR-253: a turn starts unless she has nothing left to take.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.active = Role::Aelin;
    state.turn += 1;
    if state.breaths() == Some(0) && state.usable_keepsakes().is_empty() {
        finish(state, End::Breathless, events);
    } else {
        state.phase = Phase::Take;
    }
}

/// A-TAKE: which card, into which row, revealing or not.
pub(super) fn takes(state: &State, mut found: impl FnMut(Action)) {
    let current = state.current_row();
    let will = state.can_use(Ability::Will) && current.is_some();
    let mut offer = |card: Card| {
        let mut declare = |will: Option<RowNumber>, reveal: bool| found(Action::Take(Take { card, will, reveal }));
        declare(None, false);
        let Some(current) = current.filter(|_| card.is_memory()) else { return };
        if can_reveal(state, current, card) {
            declare(None, true);
        }
        for row in (0..state.rows.len()).map(RowNumber::new).filter(|&row| will && row != current) {
            if !state.rows[row.index()].complete && fits(state, row, card) {
                declare(Some(row), false);
                if can_reveal(state, row, card) {
                    declare(Some(row), true);
                }
            }
        }
    };
    if state.breaths() != Some(0) {
        state.mind.visible().iter().for_each(|place| offer(state.mind.cards()[place].card));
    }
    state.usable_keepsakes().iter().for_each(offer);
}

/// Whether such a take is offered.
pub(super) fn can_take(state: &State, take: Take) -> bool {
    let mut found = false;
    takes(state, |offered| found |= offered == Action::Take(take));
    found
}

/// THR-143: whether the row can take the card.
fn fits(state: &State, row: RowNumber, card: Card) -> bool {
    state.rows[row.index()].total() + card.strength() <= state.target()
}

/// THR-144: whether the card would be added to a row whose face-down Determination card matches it.
fn can_reveal(state: &State, row: RowNumber, card: Card) -> bool {
    let of = &state.rows[row.index()];
    !of.face_up && of.det.colour() == card.colour() && fits(state, row, card)
}

/// THR-140 to THR-148: the card leaves the Mind (or the keepsakes), then it strengthens the row or is discarded.
pub(super) fn take<S: Sink<Event>>(state: &mut State, take: Take, events: &mut S) {
    let Take { card, will, reveal } = take;
    let keepsake = state.keepsakes.contains(card);
    if keepsake {
        state.keepsakes.remove(card);
    } else {
        let place = state.mind.find(card).expect("the card is in the Mind");
        state.mind.lift(place);
        state.taken += 1;
    }
    events.tell(Sight::Taken { seat: state.rules.aelin, card, keepsake });
    if will.is_some() {
        state.used.set(Ability::Will as u8);
    }
    state.row = will.or_else(|| state.current_row()).filter(|_| card.is_memory());
    match state.row {
        Some(row) if fits(state, row, card) => {
            let target = state.target();
            state.row_mut(row).add(card, target);
            events.tell(Sight::Strengthened { row, card, will: will.is_some() });
            if reveal {
                turn_up(state, row, events);
            }
        }
        Some(row) => {
            let target = state.target();
            state.row_mut(row).overflowed(card.strength(), target);
            events.tell(Sight::Overflowed { row, card });
            discard(state, card, events);
        }
        None => discard(state, card, events),
    }
    if keepsake {
        // THR-252: the Mind was not touched.
        whisper(state, events);
    } else {
        growth::mend(state, events);
    }
}

fn turn_up<S: Sink<Event>>(state: &mut State, row: RowNumber, events: &mut S) {
    state.row_mut(row).turn_up();
    events.tell(Sight::TurnedUp { row, card: state.rows[row.index()].det });
}

/// THR-149 to THR-151: whether the row is complete is said aloud; with the last one the day may end.
pub(super) fn whisper<S: Sink<Event>>(state: &mut State, events: &mut S) {
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
        state.phase = Phase::Spark;
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

/// A-REVEAL: none, or a face-down Determination card of the relived colour.
pub(super) fn reveals(state: &State, mut found: impl FnMut(Action)) {
    let colour = state.mind.set_of_last().map(|(colour, _)| colour);
    for (place, row) in state.rows.iter().enumerate() {
        if !row.face_up && row.det.colour() == colour {
            found(Action::Reveal(RowNumber::new(place)));
        }
    }
    found(Action::Pass);
}

pub(super) fn reveal<S: Sink<Event>>(state: &mut State, row: Option<RowNumber>, events: &mut S) {
    match row {
        Some(row) => turn_up(state, row, events),
        None => events.tell(Sight::StayedHidden { seat: state.rules.aelin }),
    }
    growth::revealed(state, events);
}

/// A-KEEP: none, or a card of the relived set.
pub(super) fn keeps(state: &State, mut found: impl FnMut(Action)) {
    let set = state.mind.set_of_last().map(|(_, set)| set).unwrap_or_default();
    set.iter().for_each(|place| found(Action::Keep(state.mind.cards()[place].card)));
    found(Action::Pass);
}

/// THR-250: a card of the relived set goes to the keepsakes.
pub(super) fn keep<S: Sink<Event>>(state: &mut State, card: Option<Card>, events: &mut S) {
    events.tell(Sight::Kept { seat: state.rules.aelin, card });
    if let Some(card) = card {
        let place = state.mind.find(card).expect("the card is in the Mind");
        state.mind.lift(place);
        state.keepsakes.insert(card);
    }
    growth::mend(state, events);
}

/// A-SPARK: none, or the colour or the strength of a face-down Determination card.
pub(super) fn sparks(state: &State, mut found: impl FnMut(Action)) {
    for (place, _) in state.rows.iter().enumerate().filter(|(_, row)| !row.face_up) {
        Told::ALL.into_iter().for_each(|told| found(Action::Spark(RowNumber::new(place), told)));
    }
    found(Action::Pass);
}

pub(super) fn spark<S: Sink<Event>>(state: &mut State, row: RowNumber, told: Told, events: &mut S) {
    state.used.set(Ability::Spark as u8);
    let seat = state.rules.aelin;
    let det = state.rows[row.index()].det;
    match told {
        Told::Colour => {
            state.row_mut(row).told_colour = true;
            let colour = det.colour().expect("a Determination card is a memory");
            events.tell(Sight::SparkedColour { seat, row, colour });
        }
        Told::Strength => {
            state.row_mut(row).tell_strength();
            events.tell(Sight::SparkedStrength { seat, row, strength: det.strength() });
        }
    }
    fenrys::begin(state, events);
}

pub(super) fn pass_spark<S: Sink<Event>>(state: &mut State, events: &mut S) {
    events.tell(Sight::Passed { seat: state.rules.aelin, ability: Ability::Spark });
    fenrys::begin(state, events);
}
