//! Forest Ancient and The Eldest Tree.

use kernel::Sink;

use crate::action::Action;
use crate::ask::{Colour, Target};
use crate::board::{Kind, Rank, Ranks, Side, Sides};
use crate::event::{Event, Sight};
use crate::flow::pieces::Counts;
use crate::square::Squares;
use crate::state::State;

/// The steps of Forest Ancient: whose piece is placed, where, twice; then which of that colour is destroyed, once for each.
///
/// The round counts placed pieces, then destroyed ones; a side is remembered for each piece placed. While the flag is set, a side
/// was chosen and its piece is not placed yet.
pub(super) fn ancient<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    let Some(being) = state.effect.being else { return false };
    loop {
        let placed = state.effect.sides.len() as u8 - u8::from(state.effect.flag);
        let is_placing = state.effect.round < 2;
        let squares = if is_placing {
            being.near(2) & state.board.empty()
        } else {
            let Some(&side) = state.effect.sides.get(usize::from(state.effect.round) - 2) else { return false };
            being.near(3) & state.board.of(side) & state.board.ranked(Ranks::Common)
        };
        if is_placing && !state.effect.flag {
            let with_supply = |side: &Side| state.supply(*side, Kind::Small) > 0;
            let sides: Sides = state.enemies(state.side()).filter(with_supply).collect();
            if sides.len() == 0 || squares.is_empty() {
                // as many as possible; then as many are destroyed as were placed.
                events.tell(Sight::Impossible { card: state.effect.card });
                state.effect.round = 2;
                if placed == 0 {
                    return false;
                }
                continue;
            }
            match sides.iter().next() {
                Some(only) if sides.len() == 1 => choose_side(state, only),
                _ => {
                    state.ask(Colour { sides });
                    return true;
                }
            }
        }
        match (squares.first(), squares.only()) {
            (None, _) => state.effect.round += 1,
            (Some(_), Some(only)) => answer_ancient(state, Action::At(only), events),
            (Some(_), None) => {
                state.ask(Target { squares, can_skip: false });
                return true;
            }
        }
    }
}

fn choose_side(state: &mut State, side: Side) {
    state.effect.sides.push(side);
    state.effect.flag = true;
}

pub(super) fn answer_ancient<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match action {
        Action::Side(side) => choose_side(state, side),
        Action::At(square) if state.effect.flag => {
            let side = *state.effect.sides.last().expect("a side was chosen");
            state.place(square, side, Rank::Common, events);
            state.effect.flag = false;
            state.effect.round += 1;
        }
        Action::At(square) => {
            state.destroy(square, Counts::Once, events);
            state.effect.round += 1;
        }
        action => super::foreign(action),
    }
}

/// The Eldest Tree: up to three adjacent squares, each once.
pub(super) fn tree(state: &mut State) -> bool {
    let Some(being) = state.effect.being.filter(|_| state.effect.named.len() < 3) else { return false };
    let board = &state.board;
    let own = board.of(state.side());
    let enemies = (board.occupied() - own) & board.ranked(Ranks::Small);
    let growing = own & board.ranked(Ranks::Common);
    let free = if state.supply(state.side(), Kind::Small) > 0 { board.empty() } else { Squares::NONE };
    let named = state.effect.named.iter().fold(Squares::NONE, |all, square| all | square.set());
    let squares = (being.adjacent() & (enemies | growing | free)) - named;
    if squares.is_empty() {
        return false;
    }
    state.ask(Target { squares, can_skip: true });
    true
}

pub(super) fn answer_tree<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let Action::At(square) = action else { super::foreign(action) };
    let side = state.side();
    state.effect.named.push(square);
    match state.board.at(square) {
        None => state.place(square, side, Rank::Common, events),
        Some(piece) if piece.side == side => state.upgrade(square, events),
        Some(_) => {
            state.destroy(square, Counts::Once, events);
        }
    }
}
