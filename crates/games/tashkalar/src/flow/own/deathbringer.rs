//! Deathbringer: a victim beside which enough own pieces stand leaves the game.

use kernel::Sink;

use crate::action::Action;
use crate::ask::Target;
use crate::board::Rank;
use crate::event::Event;
use crate::flow::effects::next_part;
use crate::flow::pieces::Counts;
use crate::square::{Square, Squares};
use crate::state::State;

/// A heroic victim needs one, a legendary three own pieces beside it, other than the Deathbringer.
pub(super) fn run(state: &mut State) -> bool {
    let Some(being) = state.effect.being else { return false };
    let own = state.board.of(state.side()) - being.set();
    let can_be_destroyed = |victim: &Square| {
        let helpers = (victim.adjacent() & own).len();
        match state.piece(*victim).rank {
            Rank::Common => true,
            Rank::Heroic => helpers >= 1,
            Rank::Legendary => helpers >= 3,
        }
    };
    let victims = being.adjacent() & state.board.occupied();
    let squares = victims.filter(can_be_destroyed).fold(Squares::NONE, |all, square| all | square.set());
    if squares.is_empty() {
        return false;
    }
    state.ask(Target { squares, can_skip: true });
    true
}

/// TK-217.
pub(super) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let Action::At(square) = action else { super::foreign(action) };
    state.destroy(square, Counts::TwiceAndRemoved, events);
    next_part(state);
}
