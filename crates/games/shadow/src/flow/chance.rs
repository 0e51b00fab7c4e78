//! What chance may bring, and what follows from it.

use kernel::{Dice, Sink};

use super::{control, moves, settle};
use crate::action::Outcome;
use crate::ask::ForCard;
use crate::cards::{Character, Goal};
use crate::event::Event;
use crate::state::{Chance, Frame, State};

fn awaited(state: &State) -> Option<Chance> {
    match state.frame() {
        Some(&Frame::Chance(chance)) => Some(chance),
        Some(Frame::Ask(_) | Frame::Do(_)) | None => None,
    }
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    let Some(chance) = awaited(state) else { return };
    match chance {
        Chance::Goal(_) => {
            let weights = Goal::ALL.into_iter().map(|goal| (Outcome::Goal(goal), control::goal_weight(state, goal)));
            out.emit_all(weights.filter(|&(_, weight)| weight > 0));
        }
        Chance::Protagonist => out.emit_all(state.all_seats().iter().map(|seat| (Outcome::Seat(seat), 1))),
        Chance::Blind => out.emit_all(Character::ALL.into_iter().map(|character| (Outcome::Character(character), 1))),
        Chance::Deck(deck) => {
            let kinds = state.deck(deck).unseen_kinds();
            out.emit_all(kinds.map(|(card, count)| (Outcome::Card(card), count)));
        }
        Chance::Confiscated(character) => {
            let hand = state.hand(character);
            out.emit_all(hand.kinds().map(|card| (Outcome::Card(card), hand.count(card).into())));
        }
        Chance::Whispers => {
            let pile = state.whispers;
            out.emit_all(pile.kinds().map(|card| (Outcome::Card(card), pile.count(card).into())));
        }
    }
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    match awaited(state).expect("called only when chance is awaited") {
        Chance::Goal(_) => {
            let total = Goal::ALL.into_iter().map(|goal| control::goal_weight(state, goal)).sum();
            let mut left = dice.below(total);
            let goal = Goal::ALL.into_iter().find(|&goal| {
                let weight = control::goal_weight(state, goal);
                let is_it = left < weight;
                left = left.saturating_sub(weight);
                is_it
            });
            Outcome::Goal(goal.expect("the weights add up to their total"))
        }
        Chance::Protagonist => Outcome::Seat(kernel::Seat::new(dice.below(state.seats.into()) as u8)),
        Chance::Blind => Outcome::Character(dice.pick(&Character::ALL)),
        Chance::Deck(deck) => Outcome::Card(state.deck(deck).sample(dice)),
        Chance::Confiscated(character) => Outcome::Card(state.hand(character).sample(dice)),
        Chance::Whispers => Outcome::Card(state.whispers.sample(dice)),
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
    let chance = awaited(state).expect("called only when chance is awaited");
    state.frames.pop();
    match (chance, outcome) {
        (Chance::Goal(seat), Outcome::Goal(goal)) => control::deal(state, seat, goal, events),
        (Chance::Protagonist, Outcome::Seat(seat)) => control::first_protagonist(state, seat, events),
        (Chance::Blind, Outcome::Character(character)) => control::begin_draft(state, character, events),
        (Chance::Deck(deck), Outcome::Card(card)) => {
            state.decks[deck.index()].settle(card);
        }
        (Chance::Confiscated(from), Outcome::Card(card)) => {
            moves::pass(state, card, [from, state.turn.character], events);
            ForCard::GiveBack(from).put(state, events);
        }
        (Chance::Whispers, Outcome::Card(card)) => moves::reveal_whisper(state, card, events),
        (chance, outcome) => unreachable!("{chance:?} does not bring `{outcome}`"),
    }
    settle(state, events);
}
