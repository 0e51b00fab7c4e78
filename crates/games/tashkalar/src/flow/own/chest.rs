//! Cards that look into the own discard pile: Kiskin Spirit and Frozen Chest.

use kernel::Sink;

use crate::action::Action;
use crate::ask::{FromPile, Wanted};
use crate::cards::CardType;
use crate::event::{Event, Sight};
use crate::flow::effects::next_part;
use crate::flow::{freeze, piles};
use crate::state::State;

/// A card of the pile may go on the deck; then, or if there is none, an extra card is drawn.
pub(super) fn spirit<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    if state.player(state.turn.seat).discard.is_empty() {
        extra_card(state, events);
        return false;
    }
    state.ask(FromPile { wanted: Wanted::Any });
    true
}

fn extra_card<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.turn.extra_cards += 1;
    events.tell(Sight::ExtraCard { seat: state.turn.seat, kind: CardType::Being });
}

pub(super) fn answer_spirit<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let Action::Take(card) = action else { super::foreign(action) };
    piles::take_back(state, card, events);
    extra_card(state, events);
    next_part(state);
}

/// TK-244: asked whenever the pile is not empty.
pub(super) fn chest(state: &mut State) -> bool {
    if state.player(state.turn.seat).discard.is_empty() {
        return false;
    }
    state.ask(FromPile { wanted: Wanted::FreezeEffects });
    true
}

/// TK-214, R-27: the freeze effect comes into the slot; one that is there is discarded.
pub(super) fn answer_chest<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let Action::Take(card) = action else { super::foreign(action) };
    let seat = state.turn.seat;
    let player = state.player_mut(seat);
    player.discard.remove(card);
    player.top_discard = None;
    events.tell(Sight::Fetched { seat, card });
    freeze::empty_slot(state, events);
    freeze::put(state, card, events);
    next_part(state);
}
