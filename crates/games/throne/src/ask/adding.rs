//! What the decisions to add a card share: P1-ADD, P1-NEXT, F-FIRST and F-NEXT.

use crate::action::Action;
use crate::cards::Card;
use crate::flow::Refused;
use crate::mind::Ground;
use crate::state::State;

/// Every card of the memory row at every place where it fits.
pub(super) fn offer(state: &State, out: &mut impl FnMut(Action)) {
    let ground = state.mind.ground();
    for &card in state.memory_row.iter() {
        ground.anchors(card.pattern(), |x, y| out(Action::Add(card, x, y)));
    }
}

/// Whether any card of the memory row fits anywhere.
pub(super) fn is_possible(ground: &Ground, memory_row: &[Card]) -> bool {
    memory_row.iter().any(|card| ground.count(card.pattern()) > 0)
}

pub(super) fn refuse(state: &State, card: Card, x: i8, y: i8) -> Refused {
    if state.memory_row.contains(&card) { misfit(&state.mind.ground(), card, x, y) } else { Refused::NotInRow }
}

/// Why a card does not fit there.
pub(super) fn misfit(ground: &Ground, card: Card, x: i8, y: i8) -> Refused {
    ground.fits(card.pattern(), x, y).err().map_or(Refused::NotNow, Refused::from)
}
