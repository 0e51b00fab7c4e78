//! Forest Wardens: who has more loses a piece.

use kernel::Sink;

use crate::action::Action;
use crate::ask::Target;
use crate::board::{Ranks, Side};
use crate::event::{Event, Sight};
use crate::flow::pieces::Counts;
use crate::square::Squares;
use crate::state::State;

/// a common piece of a side with more common ones, then a heroic piece of a side with more upgraded ones.
pub(super) fn run<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    while state.effect.round < 2 {
        let (destroyed, counted) =
            if state.effect.round == 0 { (Ranks::Common, Ranks::Common) } else { (Ranks::Heroic, Ranks::Upgraded) };
        let own = state.board.count(state.side(), counted);
        let has_more = |side: &Side| state.board.count(*side, counted) > own;
        let rich = state.enemies(state.side()).filter(has_more);
        let pieces = rich.fold(Squares::NONE, |all, side| all | state.board.of(side));
        let squares = pieces & state.board.ranked(destroyed);
        match (squares.first(), squares.only()) {
            (None, _) => {
                events.tell(Sight::Impossible { card: state.effect.card });
                state.effect.round += 1;
            }
            (Some(_), Some(only)) => answer(state, Action::At(only), events),
            (Some(_), None) => {
                state.ask(Target { squares, can_skip: false });
                return true;
            }
        }
    }
    false
}

pub(super) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let Action::At(square) = action else { super::foreign(action) };
    state.destroy(square, Counts::Once, events);
    state.effect.round += 1;
}
