//! TK-070 to TK-087: summoning.

use arrayvec::ArrayVec;
use kernel::{Knowers, Seat, Sink};

use crate::ask::{Improvise, LegendColour, LiftToSummon};
use crate::board::{Kind, Piece, Rank, Side, Sides};
use crate::cards::{Card, CardList, CardType};
use crate::event::{Event, Sight};
use crate::pattern::{ByRank, Orientation};
use crate::rules::Form;
use crate::square::{COLOURED, Square, Squares};
use crate::state::{Do, Effect, Onto, State, Text};

use super::Refused;
use super::ending::score;
use super::pieces::Counts;

/// The most ways to lay a pattern on the arena: eight on each of its 69 squares.
const MOST_PLACEMENTS: usize = 8 * 69;

/// Lists every summoning that `seat` can make with the cards of its hand.
pub(crate) fn list(state: &State, seat: Seat, out: &mut impl FnMut(Card, Square, u8)) {
    let hand = state.player(seat);
    let search = Search::new(state, state.turn.enemy_counts);
    for card in hand.beings.cards().chain(hand.legends.cards()) {
        search.list(card, out);
    }
}

/// TK-213: whether a summoning is possible when an enemy piece counts.
pub(crate) fn is_possible_with_an_enemy(state: &State, seat: Seat) -> bool {
    let hand = state.player(seat);
    let search = Search::new(state, true);
    let mut found = false;
    for card in hand.beings.cards().chain(hand.legends.cards()) {
        search.list(card, &mut |_, _, _| found = true);
    }
    found
}

/// The pieces that patterns are looked for in.
struct Search<'a> {
    state: &'a State,
    side: Side,
    own: ByRank,
    /// TK-078, TK-309: the enemy pieces that do not count by themselves, and the same by rank.
    others: Squares,
    enemies: ByRank,
    /// TK-078: whether an enemy piece counts without an improvise mark.
    enemy_counts: bool,
    /// TK-184: the enemy colours of which a piece may still be improvised with.
    marks: Sides,
}

impl Search<'_> {
    fn new(state: &State, enemy_counts: bool) -> Search<'_> {
        let side = state.side();
        // TK-309.
        let pattern_side = state.turn.pattern_side.unwrap_or(side);
        let others = others(state);
        Search {
            state,
            side,
            own: ByRank::of_side(&state.board, pattern_side),
            others,
            enemies: ByRank::of(&state.board, others),
            enemy_counts,
            marks: marks(state, side),
        }
    }

    fn list(&self, card: Card, out: &mut impl FnMut(Card, Square, u8)) {
        let face = card.face();
        let is_short = self.state.supply(self.side, face.rank.kind()) == 0;
        if face.is_remote {
            // TK-330.
            if let Some(&(way, _)) = self.remote(card).first() {
                (self.state.board.empty() - COLOURED).for_each(|square| out(card, square, way));
            }
            return;
        }
        if self.most_enemies() > 0 || is_short || self.state.turn.empty_counts {
            return self.list_closely(card, is_short, out);
        }
        let mut listed = Squares::NONE;
        for (way, orientation) in (0..).zip(&face.orientations) {
            // TK-077.
            let squares = orientation.fits(&self.own) - self.state.board.above(face.rank);
            let fresh = if face.placement_matters { squares } else { squares - listed };
            listed |= squares;
            fresh.into_iter().for_each(|square| out(card, square, way));
        }
    }

    /// TK-078: how many enemy pieces can count in a pattern.
    fn most_enemies(&self) -> u8 {
        u8::from(self.enemy_counts) + u8::from(self.marks.len() > 0)
    }

    /// The same where enemy pieces, empty squares or a shortage make a closer look necessary.
    fn list_closely(&self, card: Card, is_short: bool, out: &mut impl FnMut(Card, Square, u8)) {
        let face = card.face();
        // TK-079: what came before on the same square, and with which enemy pieces and needed squares.
        let mut before: ArrayVec<(Square, Squares, Squares), MOST_PLACEMENTS> = ArrayVec::new();
        for (way, orientation) in (0..).zip(&face.orientations) {
            for square in self.matches(orientation) - self.state.board.above(face.rank) {
                if !self.is_legal(card, square, orientation, is_short) {
                    continue;
                }
                let needed = orientation.needed(square);
                let key = (square, self.enemies_in(needed), if is_short { needed } else { Squares::NONE });
                if face.placement_matters || !before.contains(&key) {
                    before.push(key);
                    out(card, square, way);
                }
            }
        }
    }

    /// TK-073, TK-078: the summoning squares for which every needed square holds what counts there.
    fn matches(&self, orientation: &Orientation) -> Squares {
        if self.state.turn.empty_counts {
            let fitting = (!Squares::NONE).filter(|&square| self.is_matched(orientation, square));
            return fitting.fold(Squares::NONE, |all, square| all | square.set());
        }
        let [none, one, two, _] = orientation.missing(&self.own, &self.enemies);
        match self.most_enemies() {
            0 => none,
            1 => none | one,
            _ => none | one | two,
        }
    }

    /// The same for one square, where two empty squares may count too.
    fn is_matched(&self, orientation: &Orientation, square: Square) -> bool {
        let Some(needs) = orientation.needs_at(square) else { return false };
        let board = &self.state.board;
        let own = board.of(self.state.turn.pattern_side.unwrap_or(self.side));
        let (mut enemies, mut empty) = (0, 0);
        for (place, rank) in needs {
            let is_high_enough = board.at(place).is_some_and(|piece| piece.rank >= rank);
            if is_high_enough && own.contains(place) {
                continue;
            } else if is_high_enough && self.others.contains(place) {
                enemies += 1;
            } else if rank == Rank::Common && board.empty().contains(place) {
                empty += 1;
            } else {
                return false;
            }
        }
        enemies <= self.most_enemies() && empty <= if self.state.turn.empty_counts { 2 } else { 0 }
    }

    /// TK-330: the ways to lay a remote pattern and the squares it needs, with as few enemy pieces as possible.
    fn remote(&self, card: Card) -> ArrayVec<(u8, Squares), MOST_PLACEMENTS> {
        let face = card.face();
        let is_short = self.state.supply(self.side, face.rank.kind()) == 0;
        let mut found: ArrayVec<(u8, Squares), MOST_PLACEMENTS> = ArrayVec::new();
        for (way, orientation) in (0..).zip(&face.orientations) {
            for square in self.matches(orientation) {
                if self.is_legal(card, square, orientation, is_short) {
                    found.push((way, orientation.needed(square)));
                }
            }
        }
        let enemies = |needed: Squares| self.enemies_in(needed).len();
        let fewest = found.iter().map(|&(_, needed)| enemies(needed)).min();
        found.retain(|&mut (_, needed)| Some(enemies(needed)) == fewest);
        found
    }

    fn is_legal(&self, card: Card, square: Square, orientation: &Orientation, is_short: bool) -> bool {
        let enemies = self.enemies_in(orientation.needed(square));
        let can_pay = match enemies.len() {
            0 => true,
            1 if self.enemy_counts => true,
            _ => enemies.into_iter().any(|enemy| self.marks.contains(self.state.piece(enemy).side)),
        };
        can_pay && (!is_short || can_be_spared(self.state, card, square, orientation.needed(square)))
    }

    fn enemies_in(&self, needed: Squares) -> Squares {
        needed & self.others
    }
}

/// TK-078, TK-309: the enemy pieces that do not count in a pattern by themselves.
fn others(state: &State) -> Squares {
    let own = state.turn.pattern_side.map_or(Squares::NONE, |side| state.board.of(side));
    state.board.enemies(state.side()) - own
}

/// TK-184: the enemy colours of which a side may still improvise with a piece.
pub(crate) fn marks(state: &State, side: Side) -> Sides {
    let is_melee = state.rules.form == Form::Melee;
    state.enemies(side).filter(|enemy| is_melee && !state.improvised[side.index()][enemy.index()]).collect()
}

/// TK-083: whether there is a piece for the being although the supply is empty.
fn can_be_spared(state: &State, card: Card, square: Square, needed: Squares) -> bool {
    !card.face().is_remote && reused(state, card.rank().kind(), square)
        || !spare(state, card.rank().kind(), square, needed).is_empty()
}

/// TK-083 (a): whether the own piece on the summoning square becomes the being.
fn reused(state: &State, kind: Kind, square: Square) -> bool {
    state.board.at(square).is_some_and(|piece| piece.side == state.side() && piece.rank.kind() == kind)
}

/// TK-083 (b): the pieces that can be picked up for a being.
fn spare(state: &State, kind: Kind, square: Square, needed: Squares) -> Squares {
    (state.board.of(state.side()) & state.board.ranked(kind.ranks())) - needed - square.set()
}

/// TK-080: pays, shows the card and leads to the being's appearance.
pub(crate) fn summon<S: Sink<Event>>(state: &mut State, card: Card, square: Square, way: u8, events: &mut S) {
    let seat = state.turn.seat;
    state.turn.actions -= 1;
    state.turn.must_summon = false;
    // TK-330: a remote pattern lies elsewhere, and it is all the same which one is meant.
    let placements = match card.face().is_remote {
        true => Search::new(state, state.turn.enemy_counts).remote(card),
        false => [(way, card.face().orientations[usize::from(way)].needed(square))].into_iter().collect(),
    };
    let player = state.player_mut(seat);
    match card.of_type() {
        CardType::Being => player.beings.remove(card),
        CardType::Legend => player.legends.remove(card),
        CardType::Flare => unreachable!("a flare summons nothing"),
    };
    player.pending.take_if(|pending| *pending == card);
    events.tell(Sight::Summoned { seat, card, square, way: way + 1 });
    let needed = placements[0].1;
    state.turn.empty_counts = false;
    let others = others(state);
    let enemies = needed & others;
    state.turn.pattern_side = None;
    let is_free = std::mem::take(&mut state.turn.enemy_counts);
    let kind = card.rank().kind();
    state.effect = Effect {
        card,
        text: Text::First,
        summoned: Some((square, way)),
        used: (needed & state.board.occupied()) - square.set(),
        ..Effect::default()
    };
    state.run(Do::AfterBeing(card));
    state.run(Do::Appear);
    if state.supply(state.side(), kind) == 0 && !reused(state, kind, square) {
        let spares = placements.iter().map(|&(_, needed)| spare(state, kind, square, needed));
        let pieces = spares.fold(Squares::NONE, |all, pieces| all | pieces);
        state.ask(LiftToSummon { pieces });
    }
    if enemies.len() > u32::from(is_free) {
        let marks = marks(state, state.side());
        let enemies = placements.iter().fold(Squares::NONE, |all, &(_, needed)| all | (needed & others));
        let sides = enemies.into_iter().map(|enemy| state.piece(enemy).side).filter(|&side| marks.contains(side));
        let sides = sides.collect();
        state.ask(Improvise { sides });
    }
}

/// TK-184, TK-187: the mark of a colour is spent.
pub(crate) fn improvise<S: Sink<Event>>(state: &mut State, side: Side, events: &mut S) {
    state.improvised[state.side().index()][side.index()] = true;
    events.tell(Sight::Improvised { seat: state.turn.seat, side: state.colour(side) });
}

/// TK-080, TK-081: the being appears on its square, and what stands there is destroyed.
pub(super) fn appear<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.pop();
    let (square, _) = state.effect.summoned.expect("a being is summoned");
    let (side, rank) = (state.side(), state.effect.card.rank());
    let is_short = state.supply(side, rank.kind()) == 0;
    match state.board.at(square) {
        None => {}
        Some(_) if is_short && reused(state, rank.kind(), square) => {
            state.board.take(square);
        }
        Some(piece) => {
            state.destroy(square, Counts::Once, events);
            state.effect.onto = if piece.side == side { Onto::OwnPiece } else { Onto::EnemyPiece };
        }
    }
    let piece = Piece { side, rank };
    state.board.put(square, piece);
    state.effect.being = Some(square);
    events.tell(Sight::Placed { seat: state.turn.seat, square, piece: state.seen(piece) });
    state.turn.summons.record(rank, square);
    state.run(Do::Effect);
    if state.effect.card.face().list == CardList::Nethervoid {
        // TK-302, TK-303.
        let is_common = |gateway: Square| state.piece(gateway).rank == Rank::Common;
        if state.gateway.is_none_or(|gateway| is_common(gateway) && rank == Rank::Heroic) {
            state.make_gateway(square, events);
        }
    }
    if rank == Rank::Legendary {
        score_legend(state, events);
    }
}

/// TK-166, TK-178: a legend was summoned; says whether somebody is asked in which colour it scores.
pub(super) fn score_legend<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    match state.rules.form {
        Form::High => {}
        Form::Duel => score(state, state.side(), None, 1, events),
        Form::Melee => state.ask(LegendColour),
    }
    state.rules.form == Form::Melee
}

/// TK-086, TK-209: the card of a resolved being leaves.
pub(super) fn after<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.frames.pop();
    let seat = state.turn.seat;
    if card.of_type() == CardType::Legend {
        state.legends.discard.put_on_top(card, Knowers::EVERYBODY);
    } else if state.effect.returns_card && !state.player(seat).deck.is_empty() {
        state.player_mut(seat).deck.put_under(card, Knowers::EVERYBODY);
        events.tell(Sight::WentUnder { seat, card });
    } else if card.has_freeze_effect() {
        super::freeze::store(state, card, events);
    } else {
        super::piles::discard(state, seat, card, Knowers::EVERYBODY);
    }
}

/// Why a card of the hand cannot be summoned so.
pub(crate) fn refusal(state: &State, card: Card, square: Square, way: u8) -> Refused {
    let search = Search::new(state, state.turn.enemy_counts);
    let Some(orientation) = card.face().orientations.get(usize::from(way)) else { return Refused::NoPattern };
    let is_short = state.supply(search.side, card.rank().kind()) == 0;
    let needed = orientation.needed(square);
    if state.board.above(card.rank()).contains(square) {
        Refused::HigherRank
    } else if is_short && !can_be_spared(state, card, square, needed) {
        Refused::NothingToSpare
    } else if search.is_matched(orientation, square) {
        Refused::SamePlacement
    } else {
        Refused::NoPattern
    }
}
