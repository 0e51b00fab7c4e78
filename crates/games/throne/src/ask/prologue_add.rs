//! P1-ADD: the first card of a turn, in the first part of the prologue (THR-073).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, PrologueNext, adding, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, prologue};
use crate::preview::Preview;
use crate::state::{End, State};
use crate::view::View;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PrologueAdd;

impl Decision for PrologueAdd {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.seat_of(state.active))
    }

    /// THR-078: if nothing fits, both lose.
    fn asks(self) -> Asks {
        Asks::OrEnd(End::PrologueCannotAdd)
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        adding::offer(state, out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Add(card, x, y) => {
                if prologue::add(state, seat, card, x, y, events) {
                    state.ask(PrologueNext, events);
                }
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::Add(card, x, y) => adding::refuse(state, card, x, y),
            Action::Discard(_) => Refused::AddFirst,
            _ => Refused::NotNow,
        }
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        match action {
            Action::Add(card, x, y) => Some(Preview::of_addition(view, card, x, y)),
            _ => None,
        }
    }
}
