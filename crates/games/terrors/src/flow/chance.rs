//! What chance may bring, and what follows from it.

use kernel::{Dice, Seat, Sink};

use super::{buying, opening, piles, settle};
use crate::action::Outcome;
use crate::cards::Card;
use crate::event::Event;
use crate::state::{Chance, Frame, State};

fn awaited(state: &State) -> Option<Chance> {
    match state.frame() {
        Some(Frame::Chance(chance)) => Some(chance),
        Some(Frame::Ask(_) | Frame::Do(_)) | None => None,
    }
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    let Some(chance) = awaited(state) else { return };
    match chance {
        Chance::FirstPlayer => out.emit_all([0, 1].map(|seat| (Outcome::Seat(Seat::new(seat)), 1))),
        Chance::Overlord(_) => out.emit_all(opening::free(state).map(|overlord| (Outcome::Overlord(overlord), 1))),
        Chance::Street(_) => {
            out.emit_all(state.market.kinds().map(|(kind, weight)| (Outcome::Card(Card::fresh(kind)), weight)));
        }
        Chance::Acolyte { .. } => {
            out.emit_all(state.acolytes.kinds().map(|(kind, weight)| (Outcome::Card(Card::fresh(kind)), weight)));
        }
        Chance::Draw(seat) | Chance::Top(seat) => {
            let deck = &state.player(seat).deck;
            out.emit_all(deck.unseen_kinds().map(|(card, weight)| (Outcome::Card(card), weight)));
        }
    }
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    match awaited(state).expect("called only when chance is awaited") {
        Chance::FirstPlayer => Outcome::Seat(Seat::new(dice.below(2) as u8)),
        Chance::Overlord(_) => {
            let which = dice.below(opening::free(state).count() as u32) as usize;
            Outcome::Overlord(opening::free(state).nth(which).expect("one is free"))
        }
        Chance::Street(_) => Outcome::Card(Card::fresh(state.market.sample(dice))),
        Chance::Acolyte { .. } => Outcome::Card(Card::fresh(state.acolytes.sample(dice))),
        Chance::Draw(seat) | Chance::Top(seat) => Outcome::Card(state.player(seat).deck.sample(dice)),
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
    let chance = awaited(state).expect("called only when chance is awaited");
    state.frames.pop();
    match chance {
        Chance::FirstPlayer => opening::first(state, outcome.seat(), events),
        Chance::Overlord(seat) => opening::deal(state, seat, outcome.overlord(), events),
        Chance::Street(place) => buying::turn_up(state, place, outcome.card().kind, events),
        Chance::Acolyte { summon } => buying::turn_acolyte_up(state, outcome.card().kind, summon, events),
        Chance::Draw(seat) => piles::draw_unseen(state, seat, outcome.card(), events),
        Chance::Top(seat) => {
            state.player_mut(seat).deck.settle(outcome.card());
        }
    }
    settle(state, events);
}
