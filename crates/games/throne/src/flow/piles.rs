//! Where cards go that leave the memory row or the Mind.

use kernel::Sink;

use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::state::State;

/// THR-131: to the discard pile, or under the demon of its colour.
pub(crate) fn discard<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    match card.colour().filter(|_| state.would_taint(card)) {
        Some(colour) => {
            state.tainted.insert(card);
            events.tell(Sight::Tainted { card, demon: Card::demon_of(colour) });
        }
        None => {
            state.discard.insert(card);
            events.tell(Sight::Discarded { card });
        }
    }
}

/// Takes a card out of the memory row.
pub(crate) fn take_from_row(state: &mut State, card: Card) {
    let place = state.memory_row.iter().position(|&other| other == card).expect("the card is in the memory row");
    state.memory_row.remove(place);
}
