//! F-FIRST: the card of the memory row that Fenrys has to add (THR-118).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, adding, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, fenrys};
use crate::preview::Preview;
use crate::state::{End, State};
use crate::view::View;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct First;

impl Decision for First {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.companion())
    }

    /// THR-119: if nothing fits, both lose.
    fn asks(self) -> Asks {
        Asks::OrEnd(End::CannotAdd)
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        adding::offer(state, out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Add(card, x, y) => fenrys::add(state, seat, card, x, y, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::Add(card, x, y) => adding::refuse(state, card, x, y),
            Action::Discard(_) | Action::Guard(_) | Action::Leap(..) => Refused::AddFirst,
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
