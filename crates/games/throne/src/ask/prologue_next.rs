//! P1-NEXT: another card is added or discarded, in the first part of the prologue (THR-073).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, adding, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, piles, prologue};
use crate::preview::Preview;
use crate::state::State;
use crate::view::View;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PrologueNext;

impl Decision for PrologueNext {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.seat_of(state.active))
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        adding::offer(state, out);
        state.memory_row.iter().copied().map(Action::Discard).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Add(card, x, y) => {
                if prologue::add(state, seat, card, x, y, events) {
                    prologue::refill(state, events);
                }
            }
            Action::Discard(card) => {
                piles::take_from_row(state, card);
                piles::discard(state, card, events);
                prologue::refill(state, events);
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::Add(card, x, y) => adding::refuse(state, card, x, y),
            Action::Discard(_) => Refused::NotInRow,
            _ => Refused::NotNow,
        }
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        match action {
            Action::Add(card, x, y) => Some(Preview::of_addition(view, card, x, y)),
            Action::Discard(card) => Some(Preview::of_discard(view, card)),
            _ => None,
        }
    }
}
