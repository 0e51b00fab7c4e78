//! The Intrigue deck: ACH-019, ACH-020 and the Informer.

use kernel::{Knowers, Seat, Sink, Top};

use crate::ask::{Keep, PutUnder};
use crate::cards::Intrigue;
use crate::event::{Event, Looked, Sight};
use crate::state::{Chance, Do, State};

/// ACH-019: an empty deck is made of the discard pile.
fn rebuild<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let count = state.discard.len() as u8;
    state.deck.shuffle_in(state.discard.iter().copied());
    state.discard.clear();
    events.emit(Event::Open(Sight::Rebuilt { count }));
}

/// What lies on top of the deck, which is rebuilt if need be.
fn top<S: Sink<Event>>(state: &mut State, events: &mut S) -> Top<Intrigue> {
    if state.deck.is_empty() && !state.discard.is_empty() {
        rebuild(state, events);
    }
    state.deck.top()
}

/// A player draws so many cards; what cannot be drawn is lost.
pub(crate) fn draw<S: Sink<Event>>(state: &mut State, seat: Seat, count: u8, events: &mut S) {
    if count == 0 {
        return;
    }
    match top(state, events) {
        Top::Nothing => {}
        Top::Unseen => {
            state.then(Do::Draw(seat, count));
            state.wait_for(Chance::Card);
        }
        Top::Settled(known) => {
            state.deck.take_settled();
            state.player_mut(seat).hand.add(known.card, known.by.and(seat));
            events.emit(Event::Drew { seat, card: known.card, by: known.by });
            state.then(Do::Draw(seat, count - 1));
        }
    }
}

/// A player looks at so many more cards; then one of them is kept.
pub(crate) fn look<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    left: u8,
    mut cards: Looked,
    by: Knowers,
    events: &mut S,
) {
    let next = if left == 0 { Top::Nothing } else { top(state, events) };
    match next {
        Top::Unseen => {
            state.then(Do::Look { seat, left, cards, by });
            state.wait_for(Chance::Card);
        }
        Top::Settled(known) => {
            state.deck.take_settled();
            cards.push(known.card);
            events.emit(Event::Looked { seat, card: known.card });
            state.then(Do::Look { seat, left: left - 1, cards, by: known.by });
        }
        Top::Nothing => {
            match cards[..] {
                [] => {}
                // Who knew this card knows where it goes.
                [card] => {
                    state.player_mut(seat).hand.add(card, by.and(seat));
                    events.emit(Event::Kept { seat, card });
                }
                _ => state.ask(Keep { seat, cards }),
            }
        }
    }
}

/// DP-I6: one card is kept, the others go under the deck.
pub(crate) fn keep<S: Sink<Event>>(state: &mut State, seat: Seat, card: Intrigue, others: Looked, events: &mut S) {
    state.player_mut(seat).hand.add(card, Knowers::only(seat));
    events.emit(Event::Kept { seat, card });
    match others.len() {
        0 | 1 => put_under(state, seat, &others, events),
        _ => state.ask(PutUnder { seat, cards: others }),
    }
}

/// The cards go under the deck; the first lies lowest.
pub(crate) fn put_under<S: Sink<Event>>(state: &mut State, seat: Seat, cards: &[Intrigue], events: &mut S) {
    for &card in cards.iter().rev() {
        state.deck.put_under(card, Knowers::only(seat));
    }
    events.emit(Event::PutUnder { seat, cards: cards.iter().copied().collect() });
}
