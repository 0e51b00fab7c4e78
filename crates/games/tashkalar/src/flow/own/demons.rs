//! Cards of Nethervoid: the Demons of Wrath, Sloth and Envy, and the Possessed Summoner.

use kernel::Sink;

use crate::action::Action;
use crate::ask::{Colour, Moves, Target};
use crate::board::{Kind, Rank, Ranks, Side, Sides};
use crate::event::{Event, Sight};
use crate::flow::effects::{make_move, next_part};
use crate::flow::pieces::Counts;
use crate::square::{Square, Squares};
use crate::state::State;

/// The common enemies beside the Gateway.
fn victims(state: &State) -> Squares {
    let around = state.gateway.map_or(Squares::NONE, Square::adjacent);
    around & state.board.enemies(state.side()) & state.board.ranked(Ranks::Common)
}

/// Wrath: if nobody stands beside the Gateway, it may move first; then the common enemies beside it are destroyed.
pub(super) fn wrath<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    let Some(gateway) = state.gateway else { return false };
    let may_move = state.effect.round == 0 && victims(state).is_empty();
    if may_move && Moves::standard(gateway.set()).optional().ask(state) {
        return true;
    }
    state.destroy_all(victims(state), Counts::Once, events);
    false
}

pub(super) fn answer_wrath<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match action {
        Action::Step(from, to) => {
            make_move(state, from, to, false, events);
            state.effect.round = 1;
        }
        Action::Skip => next_part(state),
        action => super::foreign(action),
    }
}

/// Sloth: an action is wasted; if none is left, the Gateway is destroyed.
pub(super) fn sloth<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    if state.turn.actions > 0 {
        state.turn.actions -= 1;
        events.tell(Sight::Wasted { seat: state.turn.seat });
    } else if let Some(gateway) = state.gateway {
        state.destroy(gateway, Counts::Once, events);
    }
    false
}

/// Envy: common pieces beside the Gateway, at least one, until no opponent has more pieces.
pub(super) fn envy<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    loop {
        let own = state.board.count(state.side(), Ranks::Any);
        let is_behind = state.enemies(state.side()).any(|enemy| state.board.count(enemy, Ranks::Any) > own);
        let around = state.gateway.map_or(Squares::NONE, Square::adjacent);
        let squares = around & state.board.empty();
        let has_supply = state.supply(state.side(), Kind::Small) > 0;
        if (state.effect.round > 0 && !is_behind) || !has_supply {
            return false;
        }
        match (squares.first(), squares.only()) {
            (None, _) => return false,
            (Some(_), Some(only)) => answer_envy(state, Action::At(only), events),
            (Some(_), None) => {
                state.ask(Target { squares, can_skip: false });
                return true;
            }
        }
    }
}

pub(super) fn answer_envy<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let Action::At(square) = action else { super::foreign(action) };
    let side = state.side();
    state.place(square, side, Rank::Common, events);
    state.effect.round += 1;
}

/// Possessed Summoner: a common piece of an enemy colour beside one of its own; the next pattern is matched with that colour.
pub(super) fn possessed<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    if state.effect.round > 0 {
        return false;
    }
    let squares_of = |side: Side| state.board.of(side).spread() & state.board.empty();
    let can_be_placed = |side: &Side| state.supply(*side, Kind::Small) > 0 && !squares_of(*side).is_empty();
    let sides: Sides = state.enemies(state.side()).filter(can_be_placed).collect();
    let Some(side) = state.effect.sides.first().copied().or(sides.iter().next().filter(|_| sides.len() == 1)) else {
        if sides.len() == 0 {
            events.tell(Sight::Impossible { card: state.effect.card });
            return false;
        }
        state.ask(Colour { sides });
        return true;
    };
    let squares = squares_of(side);
    if state.effect.sides.is_empty() {
        state.effect.sides.push(side);
    }
    if let Some(only) = squares.only() {
        answer_possessed(state, Action::At(only), events);
        return false;
    }
    state.ask(Target { squares, can_skip: false });
    true
}

/// TK-309.
pub(super) fn answer_possessed<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match action {
        Action::Side(side) => state.effect.sides.push(side),
        Action::At(square) => {
            let side = *state.effect.sides.first().expect("a side was chosen");
            state.place(square, side, Rank::Common, events);
            state.turn.pattern_side = Some(side);
            events.tell(Sight::Possessed { seat: state.turn.seat, side: state.colour(side) });
            state.effect.round = 1;
        }
        action => super::foreign(action),
    }
}
