//! F-SCENT, the order: how the cards that Scent has shown go back on the deck (THR-267).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Knowers, Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, fenrys};
use crate::order::Order;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct ScentOrder;

impl Decision for ScentOrder {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.companion())
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        Order::all(fenrys::scented(state)).map(Action::Order).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Order(order) => {
                put_back(state, seat, order, events);
                fenrys::draw(state, events);
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _action: Action) -> Refused {
        Refused::NotNow
    }
}

/// The cards go back in an order that only Fenrys knows.
fn put_back<S: Sink<Event>>(state: &mut State, by: Seat, order: Order, events: &mut S) {
    let mut looked = [None; 3];
    for card in looked.iter_mut().take(order.len()) {
        *card = state.deck.take_settled().map(|known| known.card);
    }
    let mut cards = [None; 3];
    for (place, from) in order.places().enumerate() {
        cards[place] = looked[from];
    }
    for card in cards.into_iter().rev().flatten() {
        state.deck.put_on_top(card, Knowers::only(by));
    }
    events.emit(Event::Ordered { by, cards });
}
