//! Leviathan: a group of pieces that touch.

use kernel::Sink;

use crate::action::Action;
use crate::ask::{Alternative, Group};
use crate::board::Ranks;
use crate::event::{Event, Sight};
use crate::flow::effects::{choose_branch, next_part};
use crate::flow::pieces::Counts;
use crate::square::Squares;
use crate::state::State;

/// The first alternative: up to three upgraded pieces lose a rank; the second: up to four common ones are destroyed.
const MOST: [usize; 2] = [3, 4];
const RANKS: [Ranks; 2] = [Ranks::Upgraded, Ranks::Common];

pub(super) fn run<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    let Some(chosen) = state.effect.branch.checked_sub(1) else {
        state.ask(Alternative { open: 0b11, can_skip: false });
        return true;
    };
    let squares = nameable(state, usize::from(chosen));
    let can_stop = is_connected(named(state));
    if squares.is_empty() {
        carry_out(state, events);
        return false;
    }
    state.ask(Group { squares, can_stop });
    true
}

fn named(state: &State) -> Squares {
    state.effect.named.iter().fold(Squares::NONE, |all, square| all | square.set())
}

/// The pieces that can be named next: the group can then still become connected.
///
/// Ranks are lost in the order of naming (TK-114), so a piece may be named before the one that joins it to the others.
fn nameable(state: &State, chosen: usize) -> Squares {
    let pieces = state.board.ranked(RANKS[chosen]);
    let group = named(state);
    let left = MOST[chosen] - state.effect.named.len();
    if left == 0 {
        return Squares::NONE;
    }
    let rest = pieces - group;
    rest.filter(|&piece| can_be_joined(group | piece.set(), pieces, left - 1))
        .fold(Squares::NONE, |all, square| all | square.set())
}

/// Whether so many more of the pieces can join the group together.
fn can_be_joined(group: Squares, pieces: Squares, more: usize) -> bool {
    if is_connected(group) {
        return true;
    }
    let mut next = (group.spread() & pieces) - group;
    more > 0 && next.any(|piece| can_be_joined(group | piece.set(), pieces, more - 1))
}

/// TK-004: whether the pieces of a group touch each other.
fn is_connected(group: Squares) -> bool {
    let Some(first) = group.first() else { return true };
    let mut reached = first.set();
    loop {
        let more = reached | reached.spread() & group;
        if more == reached {
            return reached == group;
        }
        reached = more;
    }
}

pub(super) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let seat = state.turn.controller;
    match action {
        Action::Choose(alternative) => choose_branch(state, alternative, events),
        Action::At(square) => {
            state.effect.named.push(square);
            events.tell(Sight::Named { seat, square });
        }
        Action::Done => {
            carry_out(state, events);
            next_part(state);
        }
        action => super::foreign(action),
    }
}

/// a piece that cannot lose a rank keeps it.
fn carry_out<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let squares = state.effect.named.clone();
    for &square in squares.iter() {
        if state.effect.branch == 2 {
            state.destroy(square, Counts::Once, events);
        } else if state.can_downgrade(square) {
            state.downgrade(square, events);
        }
    }
}
