//! Creating and extending Hordes. Section 8.10 of the rules.

use crate::action::Action;
use crate::cards::Marks;
use crate::flow::{Refused, horde};
use crate::preview::Preview;
use crate::state::{InPlay, State, Token};
use crate::view::View;

/// TER-151, TER-156.
pub(super) fn offer(state: &State, out: &mut impl FnMut(Action)) {
    for left in horde::free(state) {
        for right in horde::free(state).filter(|right| left.card.kind.fits(right.card.kind)) {
            out(Action::Horde(left.id, right.id));
        }
        for (end, _) in
            horde::ends(state).filter(|&(end, is_right)| horde::fits(end.card.kind, is_right, left.card.kind))
        {
            out(Action::Extend(end.id, left.id));
        }
    }
}

pub(super) fn refuse_creation(state: &State, left: u8, right: u8) -> Refused {
    not_joining(state, left).or_else(|| not_joining(state, right)).unwrap_or(Refused::Incompatible)
}

pub(super) fn refuse_extension(state: &State, end: u8, monster: u8) -> Refused {
    if let Some(refused) = not_joining(state, monster) {
        return refused;
    }
    match state.own().in_play(end) {
        None => Refused::NotInPlay,
        Some(_) if horde::ends(state).any(|(entry, _)| entry.id == end) => Refused::Incompatible,
        Some(_) => Refused::NoEnd,
    }
}

/// Why a card cannot join a Horde, if it cannot.
fn not_joining(state: &State, id: u8) -> Option<Refused> {
    match state.own().in_play(id) {
        None => Some(Refused::NotInPlay),
        Some(InPlay { card, .. }) if card.marks.has(Marks::JOINED) => Some(Refused::Joined),
        Some(InPlay { card, .. }) if card.kind.face().faction.is_none() => Some(Refused::Incompatible),
        Some(_) => None,
    }
}

/// TER-233: the Monsters whose HAUNT side is turned down.
pub(super) fn preview(view: &View, joining: &[u8]) -> Preview {
    let is_haunted = |id: &&u8| view.in_play(**id).is_some_and(|entry| entry.token == Token::Haunt);
    Preview { banished: joining.iter().filter(is_haunted).copied().collect(), ..Preview::default() }
}
