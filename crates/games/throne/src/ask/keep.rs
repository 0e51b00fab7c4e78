//! A-KEEP: whether Aelin keeps a card of the relived set (THR-250).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::flow::{Refused, growth};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Keep;

impl Decision for Keep {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.aelin)
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        let set = state.mind.set_of_last().map(|(_, set)| set).unwrap_or_default();
        set.iter().for_each(|place| out(Action::Keep(state.mind.cards()[place].card)));
        out(Action::Pass);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Keep(card) => keep(state, seat, card, events),
            Action::Pass => events.tell(Sight::Kept { seat, card: None }),
            _ => foreign(action),
        }
        growth::mend(state, events);
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Keep(_) => Refused::NotOfSet,
            _ => Refused::NotNow,
        }
    }
}

/// The card goes from the Mind to the keepsakes.
fn keep<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, events: &mut S) {
    events.tell(Sight::Kept { seat, card: Some(card) });
    let place = state.mind.find(card).expect("the card is in the Mind");
    state.mind.lift(place);
    state.keepsakes.insert(card);
}
