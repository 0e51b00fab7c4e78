//! What follows once a card lies on the Mind or has left it: reliving, splitting (the procedure ADD).

use kernel::Sink;

use super::{aelin, fenrys, finish, prologue};
use crate::ask::{Bond, Keep, Reveal, Split};
use crate::cards::{BOX, Card};
use crate::event::{Event, Sight};
use crate::rules::{Ability, Module};
use crate::state::{End, Role, State};

/// THR-123: after a card was placed: relive, then split.
pub(crate) fn placed<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let Some((_, set)) = state.mind.set_of_last() else {
        return mend(state, events);
    };
    let total = state.mind.total(set);
    if total == BOX.file.meta.relive {
        relive(state, false, events);
    } else if state.can_use(Ability::Bond) && BOX.numbers.bond.contains(&total) {
        state.ask(Bond, events);
    } else {
        mend(state, events);
    }
}

/// THR-125 to THR-128: the demon of the colour leaves, then Aelin may show strength.
pub(crate) fn relive<S: Sink<Event>>(state: &mut State, bond: bool, events: &mut S) {
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
        state.ask(Reveal, events);
    } else {
        revealed(state, events);
    }
}

/// THR-250: before the split check Aelin may keep a card of the set.
pub(crate) fn revealed<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.rules.has(Module::Keepsakes) {
        state.ask(Keep, events);
    } else {
        mend(state, events);
    }
}

/// THR-060 to THR-064: while the Mind is split Aelin chooses what to keep. None in the first part of the prologue (THR-071).
pub(crate) fn mend<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let groups = state.mind.groups().count();
    if groups > 1 && !state.is_first_part() {
        events.tell(Sight::Split { groups: groups as u8 });
        state.ask(Split, events);
    } else {
        go_on(state, events);
    }
}

/// What follows once the Mind is whole: the active player goes on (THR-069).
fn go_on<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.is_prologue() {
        prologue::strengthened(state, events);
    } else if state.mind.is_empty() {
        finish(state, End::MindEmpty, events);
    } else {
        match state.active {
            Role::Companion => fenrys::blink(state, events),
            Role::Aelin => aelin::whisper(state, events),
        }
    }
}
