//! TK-206 to TK-222: freeze effects.

use kernel::{Knowers, Sink};

use super::piles;
use crate::ask::Store;
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::state::{Do, Effect, State, Text};

/// TK-209, TK-219: a freeze effect comes into the slot, or its owner has to choose.
pub(super) fn store<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    match state.player(state.turn.seat).stored {
        None => put(state, card, events),
        Some(_) => state.ask(Store { card }),
    }
}

/// TK-209: a freeze effect comes into the empty slot.
pub(crate) fn put<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.turn.seat;
    state.turn.has_progress = true;
    state.player_mut(seat).stored = Some(card);
    events.tell(Sight::Stored { seat, card });
}

/// TK-214, TK-219: the freeze effect in the slot is discarded unused.
pub(crate) fn empty_slot<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if let Some(card) = state.player_mut(state.turn.seat).stored.take() {
        discard_unused(state, card, events);
    }
}

/// TK-219: a freeze effect is discarded unused.
pub(crate) fn discard_unused<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.turn.seat;
    piles::discard(state, seat, card, Knowers::EVERYBODY);
    events.tell(Sight::Unused { seat, card });
}

/// TK-210, TK-211: the stored effect is used.
pub(crate) fn thaw<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.turn.seat;
    let card = state.player_mut(seat).stored.take().expect("an effect is stored");
    events.tell(Sight::Thawed { seat, card });
    state.effect = Effect { card, text: Text::Later, ..Effect::default() };
    state.run(Do::AfterThaw(card));
    state.run(Do::Effect);
}

/// TK-211: then the card is discarded.
pub(super) fn after(state: &mut State, card: Card) {
    state.frames.pop();
    piles::discard(state, state.turn.seat, card, Knowers::EVERYBODY);
}
