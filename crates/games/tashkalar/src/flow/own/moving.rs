//! Cards that move pieces in ways of their own: Hypnotist, Master of Intrigue, Warlord, War Sled, Frost Imp.

use kernel::Sink;

use crate::action::Action;
use crate::ask::Moves;
use crate::board::{Rank, Ranks};
use crate::effect::Own;
use crate::event::Event;
use crate::flow::effects::make_move;
use crate::square::{Square, Squares};
use crate::state::State;

fn being(state: &State) -> Squares {
    state.effect.being.map_or(Squares::NONE, Square::set)
}

/// One combat move each with up to three common or up to two heroic pieces of one enemy colour; the first move fixes which.
pub(super) fn hypnotist(state: &mut State) -> bool {
    let movers = match state.effect.round {
        0 => state.board.enemies(state.side()) & state.board.ranked(Ranks::Small),
        // The flag says that the pieces are heroic, of which only two may move.
        round if round < if state.effect.flag { 2 } else { 3 } => state.effect.pieces,
        _ => return false,
    };
    Moves::combat(movers).optional().ask(state)
}

/// Up to three moves: standard ones of the being, combat ones of the common and heroic pieces that summoned it.
pub(super) fn master_of_intrigue(state: &mut State) -> bool {
    let used = state.effect.used & state.board.ranked(Ranks::Small);
    let moves = Moves { standard: being(state), ..Moves::combat(used) };
    state.effect.round < 3 && moves.optional().ask(state)
}

/// Up to three combat moves; the third only if one of them is made by the being.
pub(super) fn warlord(state: &mut State) -> bool {
    let movers = match state.effect.round {
        // The flag says that the being has moved.
        2 if !state.effect.flag => being(state),
        0..3 => state.board.of(state.side()),
        _ => return false,
    };
    Moves::combat(movers).optional().ask(state)
}

/// Up to three combat moves of the being, each turning by at most an eighth of a circle.
pub(super) fn war_sled(state: &mut State) -> bool {
    let directions = match (state.effect.round, state.effect.direction) {
        (0, _) => state.shown_directions(),
        (1..3, Some(last)) => [last.turned(7), last, last.turned(1)].into_iter().collect(),
        _ => return false,
    };
    let moves = Moves { directions, ..Moves::combat(being(state)) };
    moves.optional().ask(state)
}

/// An adjacent common piece of any colour is pushed as far as it goes.
pub(super) fn frost_imp(state: &mut State) -> bool {
    let adjacent = state.effect.being.map_or(Squares::NONE, Square::adjacent);
    let pushed = adjacent & state.board.ranked(Ranks::Common);
    state.effect.round == 0 && Moves::standard(pushed).optional().ask(state)
}

pub(super) fn answer<S: Sink<Event>>(state: &mut State, card: Own, action: Action, events: &mut S) {
    let Action::Step(from, to) = action else { super::foreign(action) };
    let is_first = state.effect.round == 0;
    let piece = state.piece(from);
    if card == Own::Hypnotist && is_first {
        let ranks = if piece.rank == Rank::Heroic { Ranks::Heroic } else { Ranks::Common };
        state.effect.flag = piece.rank == Rank::Heroic;
        state.effect.pieces = state.board.of(piece.side) & state.board.ranked(ranks);
    }
    if card == Own::Warlord {
        state.effect.flag |= state.effect.being == Some(from);
    }
    make_move(state, from, to, false, events);
    state.effect.pieces -= to.set();
    state.effect.round += 1;
    if card == Own::FrostImp {
        slide(state, to, events);
    }
}

/// TK-111: a pushed piece goes on until something or the edge is in its way.
fn slide<S: Sink<Event>>(state: &mut State, mut square: Square, events: &mut S) {
    let direction = state.effect.direction.expect("the piece was pushed");
    while let Some(next) = square.step(direction).filter(|next| state.board.empty().contains(*next)) {
        make_move(state, square, next, false, events);
        square = next;
    }
}
