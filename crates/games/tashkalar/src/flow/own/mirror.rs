//! Crystal Mirror: pieces on the yellow side are copied onto the blue side.

use kernel::Sink;

use crate::action::Action;
use crate::ask::Target;
use crate::board::{Kind, Rank, Ranks};
use crate::event::{Event, Sight};
use crate::pattern::Tint;
use crate::square::{Square, Squares};
use crate::state::State;

/// TK-216, R-26, R-37: one heroic piece or up to two common ones; TK-242: only those whose image can be placed.
pub(super) fn run(state: &mut State) -> bool {
    let Some((square, orientation)) = state.orientation() else { return false };
    let is_done = match (state.effect.named.len(), state.effect.it_was) {
        (0, _) => false,
        (1, Some((_, rank))) => rank != Rank::Common,
        _ => true,
    };
    if is_done || state.supply(state.side(), Kind::Small) == 0 {
        return false;
    }
    let ranks = if state.effect.named.is_empty() { Ranks::Small } else { Ranks::Common };
    let named = state.effect.named.iter().fold(Squares::NONE, |all, square| all | square.set());
    let pieces = (orientation.marked(square, Tint::Yellow) & state.board.ranked(ranks)) - named;
    let can_be_copied = |piece: &Square| image(state, *piece).is_some();
    let squares = pieces.filter(can_be_copied).fold(Squares::NONE, |all, square| all | square.set());
    if squares.is_empty() {
        return false;
    }
    state.ask(Target { squares, can_skip: true });
    true
}

/// TK-216: the empty square on which the image of a piece appears.
fn image(state: &State, piece: Square) -> Option<Square> {
    let (square, orientation) = state.orientation()?;
    orientation.image(square, piece).filter(|&image| state.board.empty().contains(image))
}

pub(super) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let Action::At(square) = action else { super::foreign(action) };
    let rank = state.piece(square).rank;
    let image = image(state, square).expect("its image is free");
    events.tell(Sight::Named { seat: state.turn.controller, square });
    state.effect.named.push(square);
    state.effect.it_was = Some((square, rank));
    let side = state.side();
    state.place(image, side, rank, events);
}
