//! Playing a card of the hand, using a Relic, and activating a Monster with a Haunt token again.

use crate::action::Action;
use crate::ask::hand;
use crate::cards::{Card, Marks, Pool};
use crate::flow::Refused;
use crate::preview::Preview;
use crate::state::{InPlay, State};
use crate::view::View;

/// TER-050.
pub(super) fn offer_plays(state: &State, out: &mut impl FnMut(Action)) {
    hand(state, state.active).map(Action::Play).for_each(out);
}

/// TER-094: Relics that were not used.
pub(super) fn offer_relics(state: &State, out: &mut impl FnMut(Action)) {
    let is_unused = |entry: &InPlay| {
        let Card { kind, marks } = entry.card;
        kind.is_relic() && kind.is_activated() && !marks.has(Marks::RELIC_USED)
    };
    state.own().distinct_where(is_unused).map(|entry| Action::Relic(entry.id)).for_each(out);
}

/// TER-236.
pub(super) fn offer_haunts(state: &State, out: &mut impl FnMut(Action)) {
    state.own().distinct_where(InPlay::can_haunt).map(|entry| Action::Haunt(entry.id)).for_each(out);
}

pub(super) fn refuse_relic(state: &State, id: u8) -> Refused {
    match state.own().in_play(id).filter(|entry| entry.card.kind.is_relic()) {
        None => Refused::NotInPlay,
        Some(entry) if !entry.card.kind.is_activated() => Refused::NotActivated,
        Some(_) => Refused::RelicUsed,
    }
}

pub(super) fn refuse_haunt(state: &State, id: u8) -> Refused {
    if state.own().in_play(id).is_none() { Refused::NotInPlay } else { Refused::NoHaunt }
}

/// A Relic that is played gives nothing yet.
pub(super) fn preview_play(view: &View, card: Card) -> Option<Preview> {
    (!card.kind.is_relic()).then(|| gain(view, card.kind.face().pool))
}

pub(super) fn preview_activation(view: &View, id: u8) -> Option<Preview> {
    Some(gain(view, view.in_play(id)?.card.face().pool))
}

/// TER-052: the resources of a card come at once; what else it brings is not foreseen.
fn gain(view: &View, pool: Pool) -> Preview {
    Preview { pool_at_least: Some(Pool::from(view.pool).plus(pool).into()), ..Preview::default() }
}
