//! Frostweave Illusionist: the being turns into a common piece of an enemy colour.

use kernel::Sink;

use crate::action::Action;
use crate::ask::Colour;
use crate::board::{Kind, Rank, Side, Sides};
use crate::event::{Event, Sight};
use crate::flow::effects::next_part;
use crate::state::State;

/// TK-218: of a side that has a piece in its supply; if none has, nothing happens.
pub(super) fn run<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    if state.effect.being.is_none() {
        return false;
    }
    let with_supply = |side: &Side| state.supply(*side, Kind::Small) > 0;
    let sides: Sides = state.enemies(state.side()).filter(with_supply).collect();
    match sides.iter().next() {
        None => events.tell(Sight::Impossible { card: state.effect.card }),
        Some(only) if sides.len() == 1 => turn(state, only, events),
        Some(_) => {
            state.ask(Colour { sides });
            return true;
        }
    }
    false
}

fn turn<S: Sink<Event>>(state: &mut State, side: Side, events: &mut S) {
    let square = state.effect.being.expect("the being is on the board");
    state.convert(square, side, Rank::Common, events);
}

pub(super) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let Action::Side(side) = action else { super::foreign(action) };
    turn(state, side, events);
    next_part(state);
}
