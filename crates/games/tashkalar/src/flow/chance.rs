//! What chance may bring, and what follows from it.

use kernel::{Dice, Sink};

use super::{opening, piles, settle, tasks};
use crate::action::Outcome;
use crate::event::Event;
use crate::state::{Chance, Draws, Frame, State};

fn awaited(state: &State) -> Option<Chance> {
    match state.frame() {
        Some(Frame::Chance(chance)) => Some(chance),
        Some(Frame::Ask(_) | Frame::Do(_)) | None => None,
    }
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    let Some(chance) = awaited(state) else { return };
    match chance {
        Chance::Picker => out.emit_all(opening::without_school(state).map(|seat| (Outcome::Seat(seat), 1))),
        Chance::School(_) => out.emit_all(opening::free_schools(state).map(|school| (Outcome::School(school), 1))),
        Chance::FirstPlayer => {
            out.emit_all((0..state.rules.seats).map(|seat| (Outcome::Seat(kernel::Seat::new(seat)), 1)));
        }
        Chance::Draw(seat, Draws::Being) => {
            out.emit_all(state.player(seat).deck.unseen().map(|card| (Outcome::Card(card), 1)));
        }
        Chance::Draw(_, Draws::Legend) => {
            out.emit_all(state.legends.deck.unseen().map(|card| (Outcome::Card(card), 1)));
        }
        Chance::Draw(_, Draws::Flare) => {
            out.emit_all(state.flares.deck.unseen().map(|card| (Outcome::Card(card), 1)));
        }
        Chance::FirstTask | Chance::NextTask => {
            out.emit_all(state.tasks.deck.unseen().map(|task| (Outcome::Task(task), 1)));
        }
    }
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    match awaited(state).expect("called only when chance is awaited") {
        Chance::Picker => {
            let which = dice.below(opening::without_school(state).count() as u32) as usize;
            Outcome::Seat(opening::without_school(state).nth(which).expect("one is without a school"))
        }
        Chance::School(_) => {
            let which = dice.below(opening::free_schools(state).count() as u32) as usize;
            Outcome::School(opening::free_schools(state).nth(which).expect("one is free"))
        }
        Chance::FirstPlayer => Outcome::Seat(kernel::Seat::new(dice.below(state.rules.seats.into()) as u8)),
        Chance::Draw(seat, Draws::Being) => Outcome::Card(state.player(seat).deck.sample(dice)),
        Chance::Draw(_, Draws::Legend) => Outcome::Card(state.legends.deck.sample(dice)),
        Chance::Draw(_, Draws::Flare) => Outcome::Card(state.flares.deck.sample(dice)),
        Chance::FirstTask | Chance::NextTask => Outcome::Task(state.tasks.deck.sample(dice)),
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
    let chance = awaited(state).expect("called only when chance is awaited");
    state.frames.pop();
    match (chance, outcome) {
        (Chance::Picker, Outcome::Seat(seat)) => opening::pick(state, seat, events),
        (Chance::School(seat), Outcome::School(school)) => opening::take_school(state, seat, school, events),
        (Chance::FirstPlayer, Outcome::Seat(seat)) => opening::begin(state, seat, events),
        (Chance::Draw(seat, draws), Outcome::Card(card)) => piles::draw_unseen(state, seat, draws, card, events),
        (Chance::FirstTask, Outcome::Task(task)) => tasks::turn_first_up(state, task, events),
        (Chance::NextTask, Outcome::Task(task)) => tasks::take_next(state, task, events),
        (chance, outcome) => unreachable!("{chance:?} does not bring `{outcome}`"),
    }
    settle(state, events);
}
