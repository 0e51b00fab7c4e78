//! TK-320 to TK-326: warp effects and the pending being.

use kernel::{Knowers, Sink};

use super::piles;
use crate::cards::Card;
use crate::effect::When;
use crate::event::{Event, Sight};
use crate::state::{Do, Effect, State, Text};

/// TK-320: the cards that can be warped now.
pub(crate) fn list(state: &State, out: &mut impl FnMut(Card)) {
    let player = state.player(state.turn.seat);
    if player.has_played && player.pending.is_none() {
        player.beings.cards().filter(|card| card.has_warp_effect()).for_each(out);
    }
}

/// TK-320, TK-321: a card is shown, is pending from now on, and its warp effect is carried out.
pub(crate) fn warp<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.turn.seat;
    let player = state.player_mut(seat);
    player.beings.remove(card);
    player.beings.add(card, Knowers::EVERYBODY);
    player.pending = Some(card);
    if card.face().effect.iter().any(|part| part.when.contains(&When::NotWarped)) {
        state.turn.warped = Some(card);
    }
    events.tell(Sight::Warped { seat, card });
    state.effect = Effect { card, text: Text::Later, ..Effect::default() };
    state.run(Do::Effect);
}

/// TK-324: whether there is a pending being that can be discarded or taken back.
pub(crate) fn can_leave(state: &State) -> bool {
    state.player(state.turn.seat).pending.is_some_and(|card| !card.is_merchant())
}

/// TK-324: the pending being is discarded.
pub(super) fn discard_pending<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.turn.seat;
    let card = state.player_mut(seat).pending.take().expect("a being is pending");
    state.player_mut(seat).beings.remove(card);
    piles::discard(state, seat, card, Knowers::EVERYBODY);
    events.tell(Sight::DiscardedPending { seat, card });
}

/// The pending being is an ordinary card of the hand again, which everybody has seen.
pub(super) fn take_back<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.turn.seat;
    let card = state.player_mut(seat).pending.take().expect("a being is pending");
    events.tell(Sight::TookPendingBack { seat, card });
}

/// TK-325: a warp effect is carried out as if it were the rest of the effect.
pub(super) fn copy<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    events.tell(Sight::Copied { seat: state.turn.seat, card });
    state.effect = Effect { card, text: Text::Later, being: state.effect.being, ..Effect::default() };
}

/// The cards of the hand that can be discarded: not the pending being.
pub(super) fn hand_size(state: &State) -> usize {
    let player = state.player(state.turn.seat);
    let pending = usize::from(player.pending.is_some());
    player.beings.len() + player.legends.len() + player.flare.len() - pending
}
