//! Playing cards and activating them. Sections 8.4, 8.6 and 8.7 of the rules.

use kernel::{Seat, Sink};

use super::{life, piles, triggers};
use crate::ask::ReplaceRelic;
use crate::cards::{BOX, Card, Kind, Marks, Type};
use crate::effect::Cause;
use crate::event::{Event, Sight};
use crate::state::{Do, State, Text};

/// TER-050: a card of the hand.
pub(crate) fn play<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.active;
    let known = piles::leave_hand(state, seat, card);
    // TER-092: a Relic first needs a place.
    if card.kind.is_relic() && state.own().relics().count() >= usize::from(BOX.file.meta.relics) {
        piles::show_own(known, Sight::Played { seat, card: card.kind, id: 0 }, events);
        state.ask(ReplaceRelic { card });
        return;
    }
    let meets_condition = is_condition_met(state, seat, card.kind);
    let id = piles::enter(state, card);
    piles::show_own(known, Sight::Played { seat, card: card.kind, id }, events);
    if !card.kind.is_relic() {
        activate_played(state, card.kind, id, meets_condition, events);
    }
}

/// TER-058: a Monster that an ability put into play.
pub(super) fn play_revealed<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let id = piles::enter(state, card);
    events.tell(Sight::Played { seat: state.active, card: card.kind, id });
    activate_played(state, card.kind, id, false, events);
}

/// TER-080, TER-083, TER-085: whether a Monster of the Overlord's faction is in play before the Influence card.
pub(crate) fn is_condition_met(state: &State, seat: Seat, kind: Kind) -> bool {
    let player = state.player(seat);
    let faction = player.faction();
    kind.of_type() == Type::Influence && player.monsters().any(|entry| entry.card.kind.face().faction == faction)
}

/// TER-052, TER-076, TER-084: resources, keywords, unique ability; then what the condition brings; then triggers.
fn activate_played<S: Sink<Event>>(state: &mut State, kind: Kind, id: u8, meets_condition: bool, events: &mut S) {
    let face = kind.face();
    if let Some(faction) = face.faction {
        triggers::happens(state, Cause::Play(faction));
    }
    if meets_condition {
        state.run(Do::Run { kind, text: Text::Conditional, next: 0, id });
    } else if !face.conditional.is_empty() {
        events.tell(Sight::NoCondition { seat: state.active, card: kind });
    }
    activate(state, kind, id, events);
}

/// TER-052: resources at once, the rest as it comes.
pub(super) fn activate<S: Sink<Event>>(state: &mut State, kind: Kind, id: u8, events: &mut S) {
    let face = kind.face();
    life::gain_pool(state, Some(kind), face.pool, events);
    if !face.play.is_empty() {
        state.run(Do::Run { kind, text: Text::Play, next: 0, id });
    }
}

/// TER-094, TER-097: a Relic is activated and then used.
pub(crate) fn use_relic<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    let seat = state.active;
    let entry = state.own_mut().play.iter_mut().find(|entry| entry.id == id).expect("the Relic is in play");
    entry.card.marks.add(Marks::RELIC_USED);
    let kind = entry.card.kind;
    events.tell(Sight::RelicUsed { seat, card: kind, id });
    activate(state, kind, id, events);
}

/// TER-235: a Monster with a token is activated again.
pub(crate) fn haunt<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    let seat = state.active;
    let entry = state.own_mut().play.iter_mut().find(|entry| entry.id == id).expect("the Monster is in play");
    entry.haunted = true;
    let kind = entry.card.kind;
    events.tell(Sight::HauntUsed { seat, card: kind, id });
    activate(state, kind, id, events);
}
