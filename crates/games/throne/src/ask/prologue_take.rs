//! P2-TAKE: a visible card of the Mind for the current row, in the second part of the prologue (THR-087).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign, take};
use crate::action::{self, Action};
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::flow::{Refused, growth, piles};
use crate::preview::Preview;
use crate::state::{End, State};
use crate::view::View;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PrologueTake;

impl Decision for PrologueTake {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.seat_of(state.active))
    }

    /// THR-093: whoever cannot take a card loses for both.
    fn asks(self) -> Asks {
        Asks::OrEnd(End::PrologueCannotTake)
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        for place in state.mind.visible().iter() {
            let card = state.mind.cards()[place].card;
            out(Action::Take(action::Take { card, will: None, reveal: false }));
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Take(take) => carry_out(state, seat, take.card, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::Take(take) => take::refuse(state, take),
            _ => Refused::NotNow,
        }
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        match action {
            Action::Take(take) => Some(Preview::of_take(view, take)),
            _ => None,
        }
    }
}

/// THR-087, THR-089: the card goes to the current row, or away if it is too much.
fn carry_out<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, events: &mut S) {
    let place = state.mind.find(card).expect("the card is in the Mind");
    state.mind.lift(place);
    events.tell(Sight::Taken { seat, card, keepsake: false });
    let row = state.current_row().expect("a row is incomplete");
    let target = state.target();
    if state.rows[row.index()].total() + card.strength() <= target {
        state.row_mut(row).add(card, target);
        events.tell(Sight::Strengthened { row, card, will: false });
    } else {
        events.tell(Sight::Overflowed { row, card });
        piles::discard(state, card, events);
    }
    growth::mend(state, events);
}
