//! Cards that fire in a direction: Gun Tower and Fire Dragon.

use kernel::Sink;

use crate::action::Action;
use crate::ask::Aim;
use crate::board::{Rank, Ranks};
use crate::effect::Own;
use crate::event::{Event, Sight};
use crate::flow::effects::next_part;
use crate::flow::pieces::Counts;
use crate::square::{Direction, Directions, Square, Squares};
use crate::state::State;

/// TK-242: the directions in which the tower hits something.
pub(super) fn gun_tower(state: &mut State) -> bool {
    let Some(being) = state.effect.being else { return false };
    let shown = state.shown_directions();
    let directions: Directions = shown.iter().filter(|&direction| !shot(state, being, direction).is_empty()).collect();
    if directions.is_empty() {
        return false;
    }
    state.ask(Aim { directions, can_skip: true });
    true
}

/// The first two pieces in a direction, up to a legendary one.
fn shot(state: &State, being: Square, direction: Direction) -> Squares {
    let pieces = being.ray(direction).filter_map(|square| Some((square, state.board.at(square)?)));
    let hit = pieces.take_while(|(_, piece)| piece.rank != Rank::Legendary).take(2);
    hit.fold(Squares::NONE, |all, (square, _)| all | square.set())
}

/// a direction must be chosen, also one that hits nothing.
pub(super) fn fire_dragon(state: &mut State) -> bool {
    if state.effect.being.is_none() {
        return false;
    }
    let directions = state.shown_directions();
    state.ask(Aim { directions, can_skip: false });
    true
}

/// Common and heroic pieces at distance 1 and 2 in a direction and in the two beside it.
fn breath(state: &State, being: Square, direction: Direction) -> Squares {
    let fan = [direction.turned(7), direction, direction.turned(1)];
    let squares = fan.into_iter().flat_map(|direction| being.ray(direction).take(2));
    squares.fold(Squares::NONE, |all, square| all | square.set()) & state.board.ranked(Ranks::Small)
}

pub(super) fn answer<S: Sink<Event>>(state: &mut State, card: Own, action: Action, events: &mut S) {
    let (Action::Aim(direction), Some(being)) = (action, state.effect.being) else { super::foreign(action) };
    events.tell(Sight::Aimed { seat: state.turn.controller, direction });
    let squares = if card == Own::GunTower { shot(state, being, direction) } else { breath(state, being, direction) };
    state.destroy_all(squares, Counts::Once, events);
    next_part(state);
}
