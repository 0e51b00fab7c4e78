//! What a part of an effect reaches: pieces, squares and moves.

use crate::ask::Moves;
use crate::board::{Rank, Ranks, Side};
use crate::effect::{Along, Area, Each, Into, Move, Part, Same, Verb, Whose};
use crate::pattern::Tint;
use crate::square::{COLOURED, Direction, Directions, GREEN, RED, Square, Squares};
use crate::state::State;

use super::effects::can_skip;

impl Into {
    pub(super) fn rank(self, old: Rank) -> Rank {
        match self {
            Into::Common => Rank::Common,
            Into::SameRank => old,
        }
    }
}

/// The side a part for each side is about in this round: one's own first, then the others in turn order.
fn each_side(state: &State, each: Each) -> Side {
    let own = state.side();
    let after = match each {
        Each::Side => state.effect.round,
        Each::Enemy => state.effect.round + 1,
    };
    Side::new((own.index() as u8 + after) % state.rules.sides())
}

/// The pieces that a part speaks of.
pub(super) fn pieces(state: &State, part: &Part) -> Squares {
    let board = &state.board;
    let effect = &state.effect;
    let set = |square: Option<Square>| square.map_or(Squares::NONE, Square::set);
    let whose = match part.whose {
        Whose::Any => board.occupied(),
        Whose::AnyOther => board.occupied() - set(effect.being),
        Whose::Own => board.of(state.side()),
        Whose::OwnOther => board.of(state.side()) - set(effect.being),
        Whose::Enemy => board.enemies(state.side()),
        Whose::Being => set(effect.being),
        Whose::It => set(effect.it),
        Whose::Used => effect.used,
        Whose::Gateway => set(state.gateway),
        Whose::AnyButGateway => board.occupied() - set(state.gateway),
        Whose::OwnButGateway => board.of(state.side()) - set(state.gateway),
    };
    let of_side = part.each.map_or(whose, |each| whose & board.of(each_side(state, each)));
    of_side & board.ranked(part.rank) & areas(state, &part.on)
}

/// The pieces or squares to which a part can be done.
pub(super) fn targets(state: &State, part: &Part) -> Squares {
    let side = state.side();
    let keep = |squares: Squares, keeps: &dyn Fn(Square) -> bool| {
        squares.filter(|&square| keeps(square)).fold(Squares::NONE, |all, square| all | square.set())
    };
    match part.verb {
        Verb::Place(rank) if state.supply(side, rank.kind()) == 0 => Squares::NONE,
        Verb::Place(_) => state.board.empty() & areas(state, &part.on),
        Verb::Upgrade => keep(pieces(state, part), &|square| state.can_upgrade(square)),
        Verb::Downgrade => keep(pieces(state, part), &|square| state.can_downgrade(square)),
        Verb::Convert(into) => {
            keep(pieces(state, part), &|square| state.supply(side, into.rank(state.piece(square).rank).kind()) > 0)
        }
        _ => pieces(state, part),
    }
}

/// The moves that a part allows now.
pub(super) fn moves(state: &State, part: &Part) -> Moves {
    let effect = &state.effect;
    let goes_on = effect.round > 0;
    let movers = if goes_on && part.same.contains(&Same::NoPiece) {
        effect.pieces
    } else if goes_on && part.same.contains(&Same::Piece) {
        effect.it.map_or(Squares::NONE, Square::set)
    } else if goes_on && part.same.contains(&Same::UntilLegendary) && effect.trampled == Some(Rank::Legendary) {
        Squares::NONE
    } else {
        pieces(state, part)
    };
    let is_toward = part.onto.contains(&Area::TowardGateway);
    let movers = if is_toward && state.gateway.is_none() { Squares::NONE } else { movers };
    let last = || effect.direction.into_iter().collect();
    let directions = match part.along {
        _ if goes_on && part.same.contains(&Same::Direction) => last(),
        Some(Along::Last) => last(),
        Some(Along::Shown) => state.shown_directions(),
        None => Directions::ALL,
    };
    let (kind, leap) = match part.verb {
        Verb::Step(kind) => (kind, false),
        Verb::Leap(kind) => (kind, true),
        verb => unreachable!("{verb:?} is no move"),
    };
    let combat = match kind {
        Move::Standard => Squares::NONE,
        Move::OneCombat if effect.flag => Squares::NONE,
        Move::Combat | Move::OneCombat => movers,
        Move::CombatIfCommon => movers & state.board.ranked(Ranks::Common),
    };
    let standard = movers - combat;
    let toward = state.gateway.filter(|_| is_toward);
    Moves { standard, combat, onto: areas(state, &part.onto), directions, toward, leap, can_skip: can_skip(part) }
}

/// The squares that are in all of these areas.
fn areas(state: &State, areas: &[Area]) -> Squares {
    areas.iter().fold(!Squares::NONE, |all, &each| all & area(state, each))
}

fn area(state: &State, area: Area) -> Squares {
    let board = &state.board;
    let effect = &state.effect;
    let around = |squares: Squares| squares.spread();
    let being = |squares: &dyn Fn(Square) -> Squares| effect.being.map_or(Squares::NONE, squares);
    let first = |being: Square, direction: Direction| {
        being.ray(direction).find(|&square| board.occupied().contains(square)).map_or(Squares::NONE, Square::set)
    };
    let ray = |being: Square, direction: Direction| {
        being.ray(direction).fold(Squares::NONE, |all, square| all | square.set())
    };
    let shown = |squares: &dyn Fn(Square, Direction) -> Squares| {
        being(&|being| {
            let directions = state.shown_directions();
            directions.iter().fold(Squares::NONE, |all, direction| all | squares(being, direction))
        })
    };
    let last = |squares: &dyn Fn(Square, Direction) -> Squares| {
        effect.direction.map_or(Squares::NONE, |direction| being(&|being| squares(being, direction)))
    };
    match area {
        Area::Adjacent => being(&Square::adjacent),
        Area::Orthogonal => being(&Square::orthogonal),
        Area::Diagonal => being(&Square::diagonal),
        Area::Near2 => being(&|being| being.near(2)),
        Area::Near3 => being(&|being| being.near(3)),
        Area::Ring2 => being(&|being| being.ring(2)),
        Area::Marked => match state.orientation() {
            Some((square, orientation)) => orientation.marked(square, Tint::Marked),
            None => Squares::NONE,
        },
        Area::Purple => match state.orientation() {
            Some((square, orientation)) => orientation.marked(square, Tint::Purple),
            None => Squares::NONE,
        },
        Area::OnRays => shown(&ray),
        Area::FirstOnRays => shown(&first),
        Area::Aimed => last(&ray),
        Area::FirstAhead => last(&first),
        Area::NextAhead => last(&|being, direction| being.step(direction).map_or(Squares::NONE, Square::set)),
        Area::AtIt => effect.it.map_or(Squares::NONE, Square::set),
        Area::BesideIt => {
            let square = effect.it.or(effect.it_was.map(|(square, _)| square));
            square.map_or(Squares::NONE, Square::adjacent)
        }
        Area::BesideOwn => around(board.of(state.side())),
        Area::BesideOwnOther => around(board.of(state.side()) - effect.being.map_or(Squares::NONE, Square::set)),
        Area::BesideOwnHeroic => around(board.of(state.side()) & board.ranked(Ranks::Heroic)),
        Area::BesideEnemy => around(board.enemies(state.side())),
        Area::BesideGreen => around(GREEN),
        Area::AtOrBesideRed => RED | around(RED),
        Area::AtOrBesideGreen => GREEN | around(GREEN),
        Area::Coloured => COLOURED,
        Area::Empty => board.empty(),
        Area::EmptyOrHeroic => board.empty() | board.ranked(Ranks::Heroic),
        Area::BesideGateway => state.gateway.map_or(Squares::NONE, Square::adjacent),
        // This depends on the piece that moves: see `Moves`.
        Area::TowardGateway => !Squares::NONE,
        Area::ButGateway => !state.gateway.map_or(Squares::NONE, Square::set),
    }
}
