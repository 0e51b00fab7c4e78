//! F-NEXT: what Fenrys does with the rest of the memory row (THR-120), by Guard and Leap too.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, adding, foreign};
use crate::action::Action;
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::flow::{Refused, fenrys, growth, piles};
use crate::preview::Preview;
use crate::rules::Ability;
use crate::state::State;
use crate::view::View;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Next;

impl Decision for Next {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.companion())
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        adding::offer(state, out);
        for &card in state.memory_row.iter() {
            out(Action::Discard(card));
            if can_guard(state, card) {
                out(Action::Guard(card));
            }
        }
        leaps(state, out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Add(card, x, y) => fenrys::add(state, seat, card, x, y, events),
            Action::Discard(card) => {
                piles::take_from_row(state, card);
                piles::discard(state, card, events);
                fenrys::blink(state, events);
            }
            Action::Guard(card) => guard(state, seat, card, events),
            Action::Leap(card, x, y) => leap(state, seat, card, x, y, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::Add(card, x, y) => adding::refuse(state, card, x, y),
            Action::Discard(_) => Refused::NotInRow,
            Action::Guard(card) => refuse_guard(state, card),
            Action::Leap(card, x, y) => refuse_leap(state, card, x, y),
            _ => Refused::NotNow,
        }
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        match action {
            Action::Add(card, x, y) => Some(Preview::of_addition(view, card, x, y)),
            Action::Leap(card, x, y) => Preview::of_leap(view, card, x, y),
            Action::Discard(card) => Some(Preview::of_discard(view, card)),
            _ => None,
        }
    }
}

impl Next {
    /// Whether anything but discarding is possible.
    pub(crate) fn is_a_choice(state: &State) -> bool {
        let can_leap = || {
            let mut found = false;
            leaps(state, &mut |_| found = true);
            found
        };
        adding::is_possible(&state.mind.ground(), &state.memory_row)
            || state.memory_row.iter().any(|&card| can_guard(state, card))
            || can_leap()
    }
}

fn can_guard(state: &State, card: Card) -> bool {
    state.can_use(Ability::Guard) && state.would_taint(card)
}

/// THR-261: to the discard pile although its demon is there.
fn guard<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, events: &mut S) {
    state.used.set(Ability::Guard as u8);
    piles::take_from_row(state, card);
    state.discard.insert(card);
    events.tell(Sight::Guarded { seat, card });
    fenrys::blink(state, events);
}

fn refuse_guard(state: &State, card: Card) -> Refused {
    match (state.memory_row.contains(&card), state.can_use(Ability::Guard)) {
        (false, _) => Refused::NotInRow,
        (true, false) => Refused::NoAbility,
        (true, true) => Refused::NoDemon,
    }
}

/// THR-262: cards of which nothing is covered, to any other place where they fit.
fn leaps(state: &State, out: &mut impl FnMut(Action)) {
    if !state.can_use(Ability::Leap) || state.mind.cards().len() < 2 {
        return;
    }
    for place in state.mind.showing().1.iter() {
        let old = state.mind.cards()[place];
        state.mind.ground_without(place).anchors(old.card.pattern(), |x, y| {
            if (x, y) != (old.x, old.y) {
                out(Action::Leap(old.card, x, y));
            }
        });
    }
}

/// THR-262: the card counts as added in its new place.
fn leap<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, x: i8, y: i8, events: &mut S) {
    state.used.set(Ability::Leap as u8);
    let place = state.mind.find(card).expect("the card is in the Mind");
    state.mind.lift(place);
    state.mind.place(card, x, y);
    events.tell(Sight::Leapt { seat, card, x, y });
    growth::placed(state, events);
}

fn refuse_leap(state: &State, card: Card, x: i8, y: i8) -> Refused {
    if !state.can_use(Ability::Leap) {
        return Refused::NoAbility;
    }
    let open = state.mind.find(card).filter(|&place| state.mind.showing().1.contains(place));
    match open.filter(|_| state.mind.cards().len() > 1) {
        Some(place) if (state.mind.cards()[place].x, state.mind.cards()[place].y) != (x, y) => {
            adding::misfit(&state.mind.ground_without(place), card, x, y)
        }
        Some(_) | None => Refused::CannotLeap,
    }
}
