//! What chance may bring, and what follows from it.

use kernel::{Dice, Sink};

use super::{day, fenrys, prologue};
use crate::action::Outcome;
use crate::cards::{BOX, CardSet, Kind};
use crate::event::Event;
use crate::state::{Chance, Phase, State};

fn awaited(state: &State) -> Option<Chance> {
    match state.phase {
        Phase::Chance(chance) => Some(chance),
        Phase::Ask(_) | Phase::Over(_) => None,
    }
}

/// THR-110, THR-164: the cards that may come, if not all of the deck: demons and Illusions are set aside while others are dealt.
fn wanted(chance: Chance) -> Option<CardSet> {
    match chance {
        Chance::Mind | Chance::Determination | Chance::MemoryRow => Some(BOX.all(Kind::Memory)),
        Chance::Demon => Some(BOX.all(Kind::Demon)),
        Chance::Scent | Chance::Draw => None,
    }
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    let Some(chance) = awaited(state) else { return };
    let unseen = state.deck.unseen();
    match wanted(chance) {
        Some(wanted) => out.emit_all(unseen.filter(|&card| wanted.contains(card)).map(|card| (Outcome(card), 1))),
        None => out.emit_all(unseen.map(|card| (Outcome(card), 1))),
    }
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    let chance = awaited(state).expect("called only when chance is awaited");
    let Some(wanted) = wanted(chance) else { return Outcome(state.deck.sample(dice)) };
    // The wanted kind is most of the deck or nearly so: to draw again is quicker than to list.
    loop {
        let card = state.deck.sample(dice);
        if wanted.contains(card) {
            return Outcome(card);
        }
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, Outcome(card): Outcome, events: &mut S) {
    match awaited(state).expect("called only when chance is awaited") {
        Chance::Mind => day::start_mind(state, card, events),
        Chance::Determination => day::start_row(state, card, events),
        Chance::Demon => day::shackle(state, card, events),
        Chance::MemoryRow => prologue::fill_row(state, card, events),
        Chance::Scent => fenrys::smell(state, card, events),
        Chance::Draw => fenrys::draw_unseen(state, card, events),
    }
}
