//! What chance may bring, and what follows from it.

use kernel::arrayvec::ArrayVec;
use kernel::{Dice, Seat, Sink};

use super::{preparation, settle, setup};
use crate::action::Outcome;
use crate::cards::EventCard;
use crate::event::{Event, Sight};
use crate::state::{Chance, Frame, Hired, State};

fn awaited(state: &State) -> Option<Chance> {
    match state.frame() {
        Some(&Frame::Chance(chance)) => Some(chance),
        Some(Frame::Ask(_) | Frame::Do(_)) | None => None,
    }
}

/// The Events of the turn that nobody was dealt.
fn undealt(state: &State) -> impl Iterator<Item = EventCard> + '_ {
    let dealt = &state.events[usize::from(state.turn) - 1];
    EventCard::of_turn(state.turn).filter(|event| !dealt.contains(&Some(*event)))
}

/// ACH-172: who has no place yet among those who lay Locations.
fn without_place(state: &State) -> impl Iterator<Item = Seat> + '_ {
    state.all_seats().iter().filter(|seat| !state.drafters.contains(seat))
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    let Some(chance) = awaited(state) else { return };
    match chance {
        Chance::Location => out.emit_all(setup::not_laid(state).map(|location| (Outcome::Location(location), 1))),
        Chance::Drafter => out.emit_all(without_place(state).map(|seat| (Outcome::Seat(seat), 1))),
        Chance::Roll(_) => out.emit_all((1..=6).map(|value| (Outcome::Roll(value), 1))),
        Chance::Card => out.emit_all(state.deck.unseen_kinds().map(|(card, count)| (Outcome::Card(card), count))),
        Chance::Character => {
            out.emit_all(preparation::deck(state).map(|character| (Outcome::Character(character), 1)));
        }
        Chance::Event(_) => out.emit_all(undealt(state).map(|event| (Outcome::Event(event), 1))),
        Chance::First(tied) => out.emit_all(tied.iter().map(|seat| (Outcome::Seat(seat), 1))),
    }
}

/// One of some, all equally likely.
fn pick<T: Copy, D: Dice>(from: impl Iterator<Item = T>, dice: &mut D) -> T {
    dice.pick(&from.collect::<ArrayVec<T, 12>>())
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    match awaited(state).expect("called only when chance is awaited") {
        Chance::Location => Outcome::Location(pick(setup::not_laid(state), dice)),
        Chance::Drafter => Outcome::Seat(pick(without_place(state), dice)),
        Chance::Roll(_) => Outcome::Roll(dice.below(6) as u8 + 1),
        Chance::Card => Outcome::Card(state.deck.sample(dice)),
        Chance::Character => Outcome::Character(pick(preparation::deck(state), dice)),
        Chance::Event(_) => Outcome::Event(pick(undealt(state), dice)),
        Chance::First(tied) => Outcome::Seat(pick(tied.iter(), dice)),
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
    let chance = awaited(state).expect("called only when chance is awaited");
    state.frames.pop();
    match (chance, outcome) {
        (Chance::Location, Outcome::Location(location)) => setup::lay(state, None, location, events),
        (Chance::Drafter, Outcome::Seat(seat)) => {
            state.drafters.push(seat);
            events.emit(Event::Open(Sight::Drafts { seat }));
            setup::lay_next(state, events);
        }
        (Chance::Roll(die), Outcome::Roll(to)) => {
            state.replace_die(die, to, die.place);
            events.emit(Event::Open(Sight::Rolled { die, to }));
        }
        (Chance::Card, Outcome::Card(card)) => {
            state.deck.settle(card);
        }
        (Chance::Character, Outcome::Character(character)) => {
            state.row.push(Hired { character, usage: 0 });
            events.emit(Event::Open(Sight::Revealed { character }));
        }
        (Chance::Event(seat), Outcome::Event(event)) => {
            state.events[usize::from(state.turn) - 1][seat.index()] = Some(event);
            events.emit(Event::DealtEvent { seat, event });
        }
        (Chance::First(_), Outcome::Seat(seat)) => setup::begin_with(state, seat, events),
        (chance, outcome) => unreachable!("{chance:?} does not bring `{outcome}`"),
    }
    settle(state, events);
}
