//! Patterns: the squares a card needs, in all their rotations and mirror images.
//!
//! A pattern is looked for everywhere at once. The set of own pieces, shifted back by the place of a needed square, is the set of
//! summoning squares for which that need is met; what remains after all needs is every square where the being can appear.

use arrayvec::ArrayVec;

use crate::board::{Board, Rank, Ranks, Side};
use crate::square::{ARENA, Direction, Directions, Square, Squares, offset};

/// The most squares a pattern needs, the summoning square included.
const MOST_NEEDS: usize = 7;

/// A needed square, seen from the summoning square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Need {
    offset: i8,
    /// TK-073: this rank or a higher one.
    rank: Rank,
}

/// What a coloured square of a pattern is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tint {
    Marked,
    Yellow,
    Blue,
    Purple,
}

/// A coloured square, seen from the summoning square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Mark {
    offset: i8,
    tint: Tint,
    /// TK-216: where its mirror image is.
    image: i8,
}

/// TK-071: a pattern turned one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Orientation {
    needs: ArrayVec<Need, MOST_NEEDS>,
    /// The summoning squares at which all needed squares are on the arena.
    inside: Squares,
    marks: Vec<Mark>,
    pub(crate) directions: Directions,
}

/// A pattern as it is printed.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    pub(crate) needs: Vec<((i8, i8), Rank)>,
    pub(crate) marks: Vec<((i8, i8), Tint)>,
    pub(crate) directions: Vec<Direction>,
    /// TK-330: whether it has no summoning square; then it is seen from its first needed square, however it is turned.
    pub(crate) is_remote: bool,
}

impl Printed {
    /// TK-071, TK-072: the different rotations and mirror images.
    pub(crate) fn orientations(&self) -> Vec<Orientation> {
        let mut all: Vec<Orientation> = Vec::new();
        for symmetry in 0..8 {
            let turned = self.turned(symmetry);
            if !all.contains(&turned) {
                all.push(turned);
            }
        }
        all
    }

    fn turned(&self, symmetry: u8) -> Orientation {
        let place = |vector| {
            let (columns, rows) = turned(vector, symmetry);
            offset(columns, rows)
        };
        let mut needs: ArrayVec<Need, MOST_NEEDS> =
            self.needs.iter().map(|&(vector, rank)| Need { offset: place(vector), rank }).collect();
        needs.sort_unstable();
        if let Some(first) = needs.first().map(|need| need.offset).filter(|_| self.is_remote) {
            needs.iter_mut().for_each(|need| need.offset -= first);
        }
        let mark = |&((column, row), tint): &((i8, i8), Tint)| {
            let image = if matches!(tint, Tint::Yellow | Tint::Blue) { place((-column, row)) } else { 0 };
            Mark { offset: place((column, row)), tint, image }
        };
        let mut marks: Vec<Mark> = self.marks.iter().map(mark).collect();
        marks.sort_unstable();
        let directions =
            self.directions.iter().map(|direction| Direction::of(turned(direction.vector(), symmetry))).collect();
        let inside = needs.iter().fold(ARENA, |squares, need| squares & ARENA.shifted(-need.offset));
        Orientation { needs, inside, marks, directions }
    }
}

/// One of the eight symmetries of a square: a mirror image or not, then quarter turns.
fn turned((columns, rows): (i8, i8), symmetry: u8) -> (i8, i8) {
    let mirrored = if symmetry >= 4 { (-columns, rows) } else { (columns, rows) };
    (0..symmetry % 4).fold(mirrored, |(columns, rows), _| (-rows, columns))
}

impl Orientation {
    /// The summoning squares for which every needed square holds a piece of these sets.
    #[inline]
    pub(crate) fn fits(&self, pieces: &ByRank) -> Squares {
        self.needs.iter().fold(ARENA, |squares, need| squares & pieces.met(*need))
    }

    /// For each number from 0 to 3: the summoning squares at which so many needs are not met, though all would be if pieces of
    /// `others` counted too.
    pub(crate) fn missing(&self, pieces: &ByRank, others: &ByRank) -> [Squares; 4] {
        let mut counts = [ARENA, Squares::NONE, Squares::NONE, Squares::NONE];
        for &need in &self.needs {
            let met = pieces.met(need);
            let counted = others.met(need) - met;
            let [none, one, two, three] = counts;
            counts = [none & met, one & met | none & counted, two & met | one & counted, three & met | two & counted];
        }
        counts
    }

    /// For each number from 0 to 2: the summoning squares at which so many needs are not met, by nothing or by too low a rank.
    #[inline]
    pub(crate) fn lacking(&self, pieces: &ByRank) -> [Squares; 3] {
        let mut counts = [self.inside, Squares::NONE, Squares::NONE];
        for &need in &self.needs {
            let met = pieces.met(need);
            let [none, one, two] = counts;
            counts = [none & met, (one & met) | (none - met), (two & met) | (one - met)];
        }
        counts
    }

    /// Each needed square with its rank, or nothing if one of them is off the arena.
    pub(crate) fn needs_at(&self, square: Square) -> Option<ArrayVec<(Square, Rank), MOST_NEEDS>> {
        self.needs.iter().map(|need| Some((square.set().shifted(need.offset).first()?, need.rank))).collect()
    }

    /// The squares that the pattern needs when the being appears on `square`, the summoning square among them if it must be
    /// occupied.
    pub(crate) fn needed(&self, square: Square) -> Squares {
        let places = self.needs.iter().map(|need| square.set().shifted(need.offset));
        places.fold(Squares::NONE, |all, place| all | place)
    }

    /// TK-097: the marked squares on the arena.
    pub(crate) fn marked(&self, square: Square, tint: Tint) -> Squares {
        let marks = self.marks.iter().filter(|mark| mark.tint == tint);
        marks.fold(Squares::NONE, |all, mark| all | square.set().shifted(mark.offset))
    }

    /// TK-216: the mirror image of a yellow or blue square, if it is on the arena.
    pub(crate) fn image(&self, square: Square, of: Square) -> Option<Square> {
        let mark = self.marks.iter().find(|mark| square.set().shifted(mark.offset) == of.set())?;
        square.set().shifted(mark.image).first()
    }
}

/// Sets of pieces of at least each rank.
pub(crate) struct ByRank([Squares; 3]);

impl ByRank {
    /// Those of the pieces of the set that are on the board.
    pub(crate) fn of(board: &Board, pieces: Squares) -> ByRank {
        ByRank([Ranks::Any, Ranks::Upgraded, Ranks::Legendary].map(|ranks| pieces & board.ranked(ranks)))
    }

    /// The pieces of a side.
    pub(crate) fn of_side(board: &Board, side: Side) -> ByRank {
        ByRank::of(board, board.of(side))
    }

    /// The summoning squares for which this need is met.
    #[inline]
    fn met(&self, need: Need) -> Squares {
        self.0[need.rank as usize].shifted(-need.offset)
    }
}
