//! Scoring, the end of a turn and the end of the game: sections 8.8, 8.11, 8.12 and 9 of the rules.

use kernel::{Seat, Sink, Verdict};

use crate::ask::OddCommon;
use crate::board::{Rank, Ranks, Side, Sides};
use crate::event::{Event, Sight};
use crate::rules::Form;
use crate::state::{Do, Reason, State};

/// TK-243: the most extra turns of a player after the end was triggered.
const MOST_EXTRA_TURNS: u8 = 2;
/// TK-240: so many turns of each player without progress end the game.
const IDLE_ROUNDS: u8 = 10;

/// Points for a side, in Melee in a colour.
pub(crate) fn score<S: Sink<Event>>(state: &mut State, side: Side, colour: Option<Side>, points: u8, events: &mut S) {
    if points > 0 {
        state.turn.has_progress = true;
        state.points[side.index()][colour.map_or(0, Side::index)] += points;
        let colour = colour.map(|colour| state.colour(colour));
        events.tell(Sight::Points { side: state.colour(side), colour, points });
    }
}

/// T3, TK-165, TK-176: points for the enemy pieces destroyed in this turn.
pub(super) fn score_tally<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.pop();
    if !state.rules.is_deathmatch() {
        return;
    }
    let side = state.side();
    let is_melee = state.rules.form == Form::Melee;
    for enemy in state.enemies(side) {
        let [common, heroic, legendary] = state.turn.tally[enemy.index()];
        score(state, side, is_melee.then_some(enemy), 2 * legendary + heroic + common / 2, events);
    }
    if is_melee {
        let odd = |enemy: &Side| state.turn.tally[enemy.index()][Rank::Common as usize] % 2 == 1;
        let sides: Sides = state.enemies(side).filter(odd).collect();
        // TK-177.
        if sides.len() > 1 {
            state.ask(OddCommon { sides });
        }
    }
}

/// T5 and T6, TK-226 to TK-228: whether the end is near, and who is next.
pub(super) fn finish_turn<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.pop();
    let seat = state.turn.seat;
    state.player_mut(seat).has_played = true;
    if state.end.reason.is_some() {
        // TK-227: an extra turn comes in addition.
        state.end.turns_left -= u8::from(!state.turn.is_extra);
    } else {
        state.end.idle_turns = if state.turn.has_progress { 0 } else { state.end.idle_turns + 1 };
        state.end.reason = reason_to_end(state);
        if let Some(reason) = state.end.reason {
            state.end.turns_left = state.rules.seats;
            events.tell(Sight::Ends { reason });
        }
    }
    if state.turn.extra_turn {
        // TK-135.
        state.end.extra_turns[seat.index()] += u8::from(state.end.reason.is_some());
        state.turn.is_extra = true;
    } else if state.end.reason.is_some() && state.end.turns_left == 0 {
        state.end.is_over = true;
        return;
    } else {
        state.turn.is_extra = false;
        state.turn.seat = seat.next(state.rules.seats);
    }
    state.run(Do::BeginTurn);
}

/// TK-243: whether this player may still take an extra turn.
pub(crate) fn may_take_extra_turn(state: &State) -> bool {
    state.end.reason.is_none() || state.end.extra_turns[state.turn.seat.index()] < MOST_EXTRA_TURNS
}

/// TK-225: why the end is triggered.
fn reason_to_end(state: &State) -> Option<Reason> {
    let enough = state.rules.entry().end_points;
    let has_enough = |side: Side| match state.rules.form {
        Form::High | Form::Duel => state.score(side) >= enough as i8,
        Form::Melee => {
            let loss = state.pending_loss(side);
            state.points[side.index()].into_iter().any(|points| points as i8 - loss >= enough as i8)
        }
    };
    if Side::first(state.rules.sides()).any(has_enough) {
        Some(Reason::Points)
    } else if state.end.deck_ran_out {
        Some(Reason::Deck)
    } else {
        (state.end.idle_turns >= IDLE_ROUNDS * state.rules.seats).then_some(Reason::Idle)
    }
}

/// TK-230 to TK-233: who has won.
pub(crate) fn verdict(state: &State) -> Verdict {
    let reason = state.end.reason.expect("called only when it is over").word();
    let standing = |seat: u8| {
        let side = state.rules.side(Seat::new(seat));
        let (upgraded, pieces) = (state.board.count(side, Ranks::Upgraded), state.board.count(side, Ranks::Any));
        let colours = colours(state, side);
        ((side.index() as u8), (colours, upgraded, pieces), i32::from(colours[0]))
    };
    Verdict::by_rank(reason, (0..state.rules.seats).map(standing))
}

/// TK-231: the points of a side: in Melee from the lowest colour up.
fn colours(state: &State, side: Side) -> [i8; 3] {
    if state.rules.form != Form::Melee {
        return [state.score(side), 0, 0];
    }
    let mut points = [0; 3];
    for (place, enemy) in points.iter_mut().zip(state.enemies(side)) {
        *place = state.points[side.index()][enemy.index()] as i8 - state.pending_loss(side);
    }
    let colours = usize::from(state.rules.seats) - 1;
    points[..colours].sort_unstable();
    points
}

/// TK-180: what counts in the end: the result of a side.
pub(crate) fn result(state: &State, side: Side) -> i8 {
    colours(state, side)[0]
}
