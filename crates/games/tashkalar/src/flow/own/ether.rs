//! Cards of Etherweave.

use kernel::{Knowers, Sink};

use crate::action::Action;
use crate::ask::{Aim, Alternative, Colour, FromPile, Moves, Target, Twin, Wanted};
use crate::board::{Board, Kind, Piece, Rank, Ranks, Side, Sides};
use crate::cards::Card;
use crate::effect::{Own, Verb};
use crate::event::{Event, Sight};
use crate::flow::effects::{choose_branch, make_move, next_part};
use crate::flow::pieces::Counts;
use crate::flow::warp;
use crate::square::{COLOURED, Direction, Directions, Square, Squares};
use crate::state::State;

fn set(square: Option<Square>) -> Squares {
    square.map_or(Squares::NONE, Square::set)
}

fn filter(squares: Squares, keeps: impl Fn(Square) -> bool) -> Squares {
    squares.filter(|&square| keeps(square)).fold(Squares::NONE, |all, square| all | square.set())
}

/// Asks for a piece or a square, if there is one.
fn ask_target(state: &mut State, squares: Squares, can_skip: bool) -> bool {
    if squares.is_empty() {
        return false;
    }
    state.ask(Target { squares, can_skip });
    true
}

fn at(action: Action) -> Square {
    match action {
        Action::At(square) => square,
        action => super::foreign(action),
    }
}

fn step(action: Action) -> (Square, Square) {
    match action {
        Action::Step(from, to) => (from, to),
        action => super::foreign(action),
    }
}

/// Doppelganger: the warp effect of the pending being.
pub(super) fn doppelganger<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if warp::can_leave(state)
        && let Some(card) = state.player(state.turn.seat).pending
    {
        warp::copy(state, card, events);
    }
}

/// Paradox Worm: an own piece and an enemy piece of its rank change places.
pub(super) fn paradox_worm(state: &mut State) -> bool {
    let board = &state.board;
    let (own, enemies) = (board.of(state.side()), board.enemies(state.side()));
    let of_rank = |rank: Rank| enemies & board.ranked(only(rank));
    match state.effect.named.first() {
        Some(&named) => {
            let squares = of_rank(state.piece(named).rank);
            state.effect.round == 0 && ask_target(state, squares, false)
        }
        None => {
            let squares =
                filter(own & board.ranked(Ranks::Small), |piece| !of_rank(state.piece(piece).rank).is_empty());
            ask_target(state, squares, true)
        }
    }
}

fn only(rank: Rank) -> Ranks {
    match rank {
        Rank::Common => Ranks::Common,
        Rank::Heroic => Ranks::Heroic,
        Rank::Legendary => Ranks::Legendary,
    }
}

/// Translocationist: up to two own heroic pieces change places with own common ones.
pub(super) fn translocationist(state: &mut State) -> bool {
    let own = state.board.of(state.side());
    let (heroic, common) = (own & state.board.ranked(Ranks::Heroic), own & state.board.ranked(Ranks::Common));
    if state.effect.round >= 2 || common.is_empty() {
        return false;
    }
    match state.effect.named.is_empty() {
        true => ask_target(state, heroic, true),
        false => ask_target(state, common, false),
    }
}

/// TK-329: the named piece and another one change places.
pub(super) fn answer_swap<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let square = at(action);
    match state.effect.named.pop() {
        Some(named) => {
            state.swap(named, square, events);
            state.effect.round += 1;
            if state.effect.card.face().effect.iter().any(|part| part.verb == Verb::Own(Own::ParadoxWorm)) {
                next_part(state);
            }
        }
        None => state.effect.named.push(square),
    }
}

/// TK-326: where, in which direction and with which colour the Antimatter Spirit can do all it has to.
fn antimatter(state: &State, square: Square, direction: Direction, enemy: Side) -> bool {
    let side = state.side();
    let [Some(first), Some(second)] = [direction, direction.turned(4)].map(|way| square.step(way)) else {
        return false;
    };
    let can_enter = |target: Square| !state.board.above(Rank::Common).contains(target);
    let freed = state.board.at(first).is_some_and(|piece| piece.side == enemy) && !state.rules.is_deathmatch();
    let has_enemy = state.supply(enemy, Kind::Small) + u8::from(freed) > 0;
    state.supply(side, Kind::Small) > 0 && has_enemy && can_enter(first) && can_enter(second)
}

pub(super) fn antimatter_spirit(state: &mut State) -> bool {
    let enemies = |square: Square, direction: Direction| -> Sides {
        state.enemies(state.side()).filter(|&enemy| antimatter(state, square, direction, enemy)).collect()
    };
    let open = |square: Square| -> Directions {
        Direction::ALL.into_iter().filter(|&direction| enemies(square, direction).len() > 0).collect()
    };
    match (state.effect.named.first().copied(), state.effect.direction) {
        (None, _) => {
            let squares = filter(state.board.empty() - COLOURED, |square| !open(square).is_empty());
            ask_target(state, squares, false)
        }
        (Some(square), None) => {
            let directions = open(square);
            state.ask(Aim { directions, can_skip: false });
            true
        }
        (Some(square), Some(direction)) => {
            let sides = enemies(square, direction);
            state.ask(Colour { sides });
            true
        }
    }
}

pub(super) fn answer_antimatter<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match action {
        Action::At(square) => state.effect.named.push(square),
        Action::Aim(direction) => state.effect.direction = Some(direction),
        Action::Side(enemy) => {
            let square = *state.effect.named.first().expect("a square was chosen");
            let direction = state.effect.direction.expect("a direction was chosen");
            let side = state.side();
            for (owner, way) in [(side, direction), (enemy, direction.turned(4))] {
                state.place(square, owner, Rank::Common, events);
                let target = square.step(way).expect("it was checked");
                make_move(state, square, target, false, events);
            }
            next_part(state);
        }
        action => super::foreign(action),
    }
}

/// Merchant of Time: the piece on the card makes a standard leap to a colourless square.
pub(super) fn merchant_of_time(state: &mut State) -> bool {
    let Some((_, rank, _)) = state.on_merchant else { return false };
    let squares = (state.board.empty() | state.board.below(rank)) - COLOURED;
    ask_target(state, squares, false)
}

pub(super) fn answer_merchant<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let square = at(action);
    let (side, rank, is_gateway) = state.on_merchant.take().expect("a piece lies on the card");
    if state.board.occupied().contains(square) {
        state.destroy(square, Counts::Once, events);
    }
    let piece = Piece { side, rank };
    state.board.put(square, piece);
    events.tell(Sight::Placed { seat: state.turn.controller, square, piece: state.seen(piece) });
    if is_gateway && state.gateway.is_none() {
        state.gateway = Some(square);
        events.tell(Sight::Gateway { square });
    }
    next_part(state);
}

/// TK-327: a piece on a colourless square is put on the card.
pub(super) fn store(state: &mut State) -> bool {
    let squares = state.board.occupied() - COLOURED;
    ask_target(state, squares, false)
}

pub(super) fn answer_store<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let square = at(action);
    let is_gateway = state.gateway == Some(square);
    let piece = state.take_off(square, events);
    state.on_merchant = Some((piece.side, piece.rank, is_gateway));
    next_part(state);
}

/// The other of the two Shadow Twins.
pub(crate) fn other_twin(card: Card) -> Option<Card> {
    let procedure = |card: Card| {
        card.face().effect.iter().find_map(|part| match part.verb {
            Verb::Own(own) => Some(own),
            _ => None,
        })
    };
    let other = match procedure(card)? {
        Own::LesserShadowTwin => Own::GreaterShadowTwin,
        Own::GreaterShadowTwin => Own::LesserShadowTwin,
        _ => return None,
    };
    Card::all().find(|&card| procedure(card) == Some(other))
}

/// Lesser Shadow Twin: beside one own piece up to two common pieces are destroyed.
pub(super) fn lesser_twin(state: &mut State) -> bool {
    match state.effect.round {
        0 if state.player(state.turn.seat).discard.is_empty() => false,
        0 => {
            let squares = state.board.of(state.side());
            state.ask(Twin { squares });
            true
        }
        1..3 => {
            let around = state.effect.it.map_or(Squares::NONE, Square::adjacent);
            let squares = around & state.board.ranked(Ranks::Common);
            ask_target(state, squares, true)
        }
        _ => false,
    }
}

/// Greater Shadow Twin: a heroic piece beside two own pieces is destroyed.
pub(super) fn greater_twin(state: &mut State) -> bool {
    if state.effect.round > 0 || state.player(state.turn.seat).discard.is_empty() {
        return false;
    }
    let own = state.board.of(state.side());
    let squares = filter(state.board.ranked(Ranks::Heroic), |piece| (piece.adjacent() & own).len() >= 2);
    state.ask(Twin { squares });
    true
}

pub(super) fn answer_twin<S: Sink<Event>>(state: &mut State, card: Own, action: Action, events: &mut S) {
    let square = at(action);
    if state.effect.round == 0 {
        show_twin(state, events);
    }
    if card == Own::GreaterShadowTwin || state.effect.round > 0 {
        state.destroy(square, Counts::Once, events);
    } else {
        state.effect.it = Some(square);
        events.tell(Sight::Named { seat: state.turn.controller, square });
    }
    state.effect.round += 1;
}

/// The other Twin is shown in the discard pile.
fn show_twin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.turn.seat;
    let twin = other_twin(state.effect.card).expect("there are two");
    show_in_pile(state, twin);
    events.tell(Sight::TwinShown { seat, card: twin });
}

/// Everybody knows this card of the discard pile now.
fn show_in_pile(state: &mut State, card: Card) {
    let pile = &mut state.player_mut(state.turn.seat).discard;
    pile.remove(card);
    pile.add(card, Knowers::EVERYBODY);
}

/// Dark Sphere: up to three pieces, at most two of a colour, move once each to distance 2.
pub(super) fn dark_sphere(state: &mut State) -> bool {
    let Some(being) = state.effect.being.filter(|_| state.effect.round < 3) else { return false };
    if state.effect.round == 0 {
        state.effect.pieces = state.board.ranked(Ranks::Small);
    }
    let moved = |side: Side| state.effect.sides.iter().filter(|&&of| of == side).count();
    let full = Side::first(state.rules.sides()).filter(|&side| moved(side) >= 2);
    let full = full.fold(Squares::NONE, |all, side| all | state.board.of(side));
    let movers = (state.effect.pieces & state.board.ranked(Ranks::Small)) - full;
    Moves { onto: being.ring(2), can_skip: true, ..Moves::combat(movers) }.ask(state)
}

pub(super) fn answer_dark_sphere<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let (from, to) = step(action);
    let side = state.piece(from).side;
    state.effect.sides.push(side);
    make_move(state, from, to, false, events);
    state.effect.pieces -= to.set();
    state.effect.round += 1;
}

/// TK-326: the second pieces that can move in the opposite direction after the first has moved.
fn seconds(state: &State, first: Square, direction: Direction) -> Squares {
    let movers = polar(state);
    let Some(target) = first.step(direction) else { return Squares::NONE };
    let enterable = |board: &Board, from: Square, to: Square| {
        board.at(from).is_some_and(|piece| !board.above(piece.rank).contains(to))
    };
    if !enterable(&state.board, first, target) {
        return Squares::NONE;
    }
    let mut after = state.board.clone();
    after.take(target);
    let piece = after.take(first).expect("a piece moves");
    after.put(target, piece);
    filter(movers - first.set() - target.set(), |second| {
        second.step(direction.turned(4)).is_some_and(|to| enterable(&after, second, to))
    })
}

/// The pieces that the Polarity Queen can move.
fn polar(state: &State) -> Squares {
    (state.board.of(state.side()) & state.board.ranked(Ranks::Small)) - set(state.effect.being)
}

/// Polarity Queen: two own pieces move in opposite directions, or none does.
pub(super) fn polarity_queen(state: &mut State) -> bool {
    let open = |first: Square| -> Directions {
        Direction::ALL.into_iter().filter(|&direction| !seconds(state, first, direction).is_empty()).collect()
    };
    match (state.effect.round, state.effect.named.first().copied()) {
        (0, None) => {
            let squares = filter(polar(state), |first| !open(first).is_empty());
            ask_target(state, squares, false)
        }
        (0, Some(first)) => {
            let directions = open(first);
            state.ask(Aim { directions, can_skip: false });
            true
        }
        (1, _) => {
            let direction = state.effect.direction.expect("the first piece has moved");
            let movers = polar(state) - set(state.effect.it);
            Moves { directions: [direction.turned(4)].into_iter().collect(), ..Moves::combat(movers) }.ask(state)
        }
        _ => false,
    }
}

pub(super) fn answer_polarity<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match action {
        Action::At(square) => state.effect.named.push(square),
        Action::Aim(direction) => {
            let first = *state.effect.named.first().expect("a piece was chosen");
            let target = first.step(direction).expect("it was checked");
            make_move(state, first, target, false, events);
            state.effect.round = 1;
        }
        Action::Step(from, to) => {
            make_move(state, from, to, false, events);
            state.effect.round = 2;
        }
        action => super::foreign(action),
    }
}

/// Singularity: every common piece beside an empty colourless square moves onto it, one after another.
pub(super) fn singularity(state: &mut State) -> bool {
    match state.effect.named.first().copied() {
        None => {
            let squares = state.board.empty() - COLOURED;
            ask_target(state, squares, false)
        }
        Some(square) => {
            let movers = state.effect.pieces;
            Moves { onto: square.set(), ..Moves::combat(movers) }.ask(state)
        }
    }
}

pub(super) fn answer_singularity<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match action {
        Action::At(square) => {
            state.effect.named.push(square);
            state.effect.pieces = square.adjacent() & state.board.ranked(Ranks::Common);
            events.tell(Sight::Named { seat: state.turn.controller, square });
        }
        Action::Step(from, to) => {
            make_move(state, from, to, false, events);
            state.effect.pieces -= to.set();
        }
        action => super::foreign(action),
    }
}

/// Ziggurat Sentinel: a warp effect of the discard pile is copied, or the Sentinel charges.
pub(super) fn ziggurat(state: &mut State) -> bool {
    let directions = match state.effect.round {
        0 => state.shown_directions(),
        _ => state.effect.direction.into_iter().collect(),
    };
    let moves = Moves { directions, can_skip: true, ..Moves::combat(set(state.effect.being)) };
    match state.effect.branch {
        0 => {
            let can_move = moves.is_possible(state);
            // TK-244: whether the pile holds such a card tells nothing.
            let has_pile = !state.player(state.turn.seat).discard.is_empty();
            let open = u8::from(has_pile) | u8::from(can_move) << 1;
            if open > 0 {
                state.ask(Alternative { open, can_skip: true });
            }
            open > 0
        }
        1 => {
            state.ask(FromPile { wanted: Wanted::WarpEffects });
            true
        }
        _ => state.effect.round < 3 && moves.ask(state),
    }
}

pub(super) fn answer_ziggurat<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match action {
        Action::Choose(alternative) => choose_branch(state, alternative, events),
        Action::Take(card) => {
            show_in_pile(state, card);
            warp::copy(state, card, events);
        }
        Action::Step(from, to) => {
            make_move(state, from, to, false, events);
            state.effect.round += 1;
        }
        action => super::foreign(action),
    }
}

/// One combat move or two standard moves with one own piece.
pub(super) fn one_or_two_moves(state: &mut State) -> bool {
    match state.effect.round {
        0 => {
            let movers = state.board.of(state.side()) & state.board.ranked(Ranks::Small);
            Moves::combat(movers).ask(state)
        }
        // only to run over a piece of the same rank takes the combat move.
        1 if !state.effect.flag => Moves::standard(set(state.effect.it)).optional().ask(state),
        _ => false,
    }
}

pub(super) fn answer_one_or_two<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let (from, to) = step(action);
    let rank = make_move(state, from, to, false, events);
    state.effect.flag = state.effect.trampled == Some(rank);
    state.effect.round += 1;
}
