//! A-SPLIT: which group of a split Mind Aelin keeps (THR-062).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::flow::{Refused, growth, piles};
use crate::mind::Places;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Split;

impl Decision for Split {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.aelin)
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    /// Each group, named by its earliest card.
    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        for group in state.mind.groups() {
            out(Action::Save(first_card(state, group)));
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Save(card) => save(state, seat, card, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, action: Action) -> Refused {
        match action {
            Action::Save(_) => Refused::NoGroup,
            _ => Refused::NotNow,
        }
    }
}

/// THR-063, THR-066: the visible cards of the other groups are discarded together.
fn save<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, events: &mut S) {
    events.tell(Sight::Saved { seat, card });
    let kept = state.mind.groups().find(|&group| first_card(state, group) == card).expect("such a group is offered");
    for place in state.mind.visible().except(kept).iter_down() {
        let lost = state.mind.lift(place);
        piles::discard(state, lost.card, events);
    }
    growth::mend(state, events);
}

fn first_card(state: &State, group: Places) -> Card {
    let first = group.iter().next().expect("a group has a card");
    state.mind.cards()[first].card
}
