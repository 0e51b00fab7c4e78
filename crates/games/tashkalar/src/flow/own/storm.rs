//! Storm Elemental: a piece appears, charges and is gone.

use kernel::Sink;

use crate::action::Action;
use crate::ask::{Alternative, Moves, Target};
use crate::board::Rank;
use crate::event::Event;
use crate::flow::effects::{choose_branch, make_move, next_part};
use crate::flow::pieces::Counts;
use crate::square::{Directions, Square, Squares};
use crate::state::State;

/// How many combat moves a piece of each rank makes at most.
const MOST: [u8; 3] = [5, 3, 1];

/// First the rank, then the square, then the moves; the round counts the moves, plus one once the piece is on the board.
pub(super) fn run<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    if state.effect.round == 0 {
        return ask_to_place(state);
    }
    if state.effect.round <= MOST[usize::from(state.effect.branch - 1)] {
        let directions = match state.effect.round {
            1 => Directions::ALL,
            _ => state.effect.direction.into_iter().collect(),
        };
        let piece = state.effect.it.map_or(Squares::NONE, Square::set);
        if (Moves { directions, ..Moves::combat(piece) }).optional().ask(state) {
            return true;
        }
    }
    finish(state, events);
    false
}

/// Which rank, then which square.
fn ask_to_place(state: &mut State) -> bool {
    let Some(being) = state.effect.being else { return false };
    let squares = being.near(3) & state.board.empty();
    if state.effect.branch > 0 {
        state.ask(Target { squares, can_skip: false });
        return true;
    }
    let has = |place: &usize| state.supply(state.side(), Rank::ALL[*place].kind()) > 0;
    let open = (0..3).filter(has).fold(0, |set, place| set | 1 << place);
    if open == 0 || squares.is_empty() {
        return false;
    }
    state.ask(Alternative { open, can_skip: true });
    true
}

/// Then the piece is destroyed.
fn finish<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if let Some(square) = state.effect.it {
        state.destroy(square, Counts::Once, events);
    }
}

pub(super) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let side = state.side();
    match action {
        Action::Choose(place) => choose_branch(state, place, events),
        Action::At(square) => {
            let rank = Rank::ALL[usize::from(state.effect.branch - 1)];
            state.place(square, side, rank, events);
            state.effect.it = Some(square);
            state.effect.round = 1;
        }
        Action::Step(from, to) => {
            make_move(state, from, to, false, events);
            state.effect.round += 1;
        }
        Action::Skip => {
            if state.effect.round > 0 {
                finish(state, events);
            }
            next_part(state);
        }
        action => super::foreign(action),
    }
}
