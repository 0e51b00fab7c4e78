//! Cards that come to lie on the Mind: adding, reliving, splitting (the procedure ADD).

use kernel::Sink;

use super::{Events, discard, go_on, prologue};
use crate::action::Action;
use crate::cards::{BOX, Card};
use crate::event::{Event, Sight};
use crate::mind::Places;
use crate::rules::{Ability, Module};
use crate::state::{Phase, State};

/// Every card of the memory row at every place where it fits.
pub(super) fn additions(state: &State, mut found: impl FnMut(Action)) {
    let ground = state.mind.ground();
    for &card in state.memory_row.iter() {
        ground.anchors(card.pattern(), |x, y| found(Action::Add(card, x, y)));
    }
}

/// Whether any card of the memory row fits anywhere.
pub(super) fn can_add(state: &State) -> bool {
    let ground = state.mind.ground();
    state.memory_row.iter().any(|card| ground.count(card.pattern()) > 0)
}

/// THR-123: after a card was placed: relive, then split.
pub(super) fn placed<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let Some((_, set)) = state.mind.set_of_last() else {
        return mend(state, events);
    };
    let total = state.mind.total(set);
    if total == BOX.file.meta.relive {
        relive(state, false, events);
    } else if state.can_use(Ability::Bond) && BOX.numbers.bond.contains(&total) {
        state.phase = Phase::Bond;
    } else {
        mend(state, events);
    }
}

/// THR-125 to THR-128: the demon of the colour leaves, then Aelin may show strength.
pub(super) fn relive<S: Sink<Event>>(state: &mut State, bond: bool, events: &mut S) {
    let (colour, set) = state.mind.set_of_last().expect("a memory was placed");
    events.tell(Sight::Relived { colour, cards: state.mind.at(set), bond });
    if state.is_prologue() {
        return prologue::relived(state, events);
    }
    let demon = Card::demon_of(colour);
    if let Some(place) = state.demons.iter().position(|&other| other == demon) {
        state.demons.remove(place);
        let cards = state.tainted.of_colour(colour);
        state.tainted = state.tainted.except(cards);
        state.discard.insert(demon);
        state.discard = state.discard.union(cards);
        events.tell(Sight::Expelled { demon, cards });
    }
    if state.has_face_down() {
        state.phase = Phase::Reveal;
    } else {
        revealed(state, events);
    }
}

/// THR-250: before the split check Aelin may keep a card of the set.
pub(super) fn revealed<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.rules.has(Module::Keepsakes) {
        state.phase = Phase::Keep;
    } else {
        mend(state, events);
    }
}

/// THR-060 to THR-064: while the Mind is split Aelin chooses what to keep. None in the first part of the prologue (THR-071).
pub(super) fn mend<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let groups = state.mind.groups().count();
    if groups > 1 && !state.is_first_part() {
        events.tell(Sight::Split { groups: groups as u8 });
        state.phase = Phase::Split;
    } else {
        go_on(state, events);
    }
}

/// A-SPLIT: each group, named by its earliest card.
pub(super) fn saves(state: &State, mut found: impl FnMut(Action)) {
    for group in state.mind.groups() {
        found(Action::Save(first_card(state, group)));
    }
}

fn first_card(state: &State, group: Places) -> Card {
    let first = group.iter().next().expect("a group has a card");
    state.mind.cards()[first].card
}

/// THR-063, THR-066: the visible cards of the other groups are discarded together.
pub(super) fn save<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    events.tell(Sight::Saved { seat: state.rules.aelin, card });
    let kept = state.mind.groups().find(|&group| first_card(state, group) == card).expect("such a group is offered");
    for place in state.mind.visible().except(kept).iter_down() {
        let lost = state.mind.lift(place);
        discard(state, lost.card, events);
    }
    mend(state, events);
}
