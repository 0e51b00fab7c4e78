//! The squares of the arena, sets of them, and directions.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};
use std::str::FromStr;

use borsh::io::{self, Read};
use borsh::{BorshDeserialize, BorshSerialize};
use kernel::BadNotation;
use serde::{Serialize, Serializer};

/// How far apart the rows are in a set: nine columns, and as many empty ones as a pattern is wide, so that a shifted set never
/// wraps into the next row.
const WIDTH: i8 = 13;

/// TK-001: a square of the arena, from `c1` to `g9`: column and row, rows counted from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize)]
pub struct Square(u8);

/// Fills places that mean nothing.
impl Default for Square {
    fn default() -> Square {
        Square(2)
    }
}

impl Square {
    /// The square in a column and a row counted from 0, if the arena has it.
    pub(crate) const fn new(column: i8, row: i8) -> Option<Square> {
        if column < 0 || column > 8 || row < 0 || row > 8 {
            return None;
        }
        let place = (row * WIDTH + column) as u8;
        if ARENA.0 >> place & 1 == 1 { Some(Square(place)) } else { None }
    }

    pub(crate) const fn column(self) -> i8 {
        self.0 as i8 % WIDTH
    }

    pub(crate) const fn row(self) -> i8 {
        self.0 as i8 / WIDTH
    }

    /// The set of this square alone.
    #[inline]
    pub(crate) const fn set(self) -> Squares {
        Squares(1 << self.0)
    }

    /// TK-004: the up to eight squares around it.
    #[inline]
    pub(crate) const fn adjacent(self) -> Squares {
        ADJACENT[self.0 as usize]
    }

    /// TK-004: the neighbours across an edge.
    #[inline]
    pub(crate) const fn orthogonal(self) -> Squares {
        Squares(ADJACENT[self.0 as usize].0 & !DIAGONAL[self.0 as usize].0)
    }

    /// TK-004: the neighbours across a corner.
    #[inline]
    pub(crate) const fn diagonal(self) -> Squares {
        DIAGONAL[self.0 as usize]
    }

    /// TK-005: the squares at distance 1 to `distance`, not itself.
    pub(crate) fn near(self, distance: u8) -> Squares {
        let mut reached = self.set();
        for _ in 0..distance {
            reached |= reached.spread();
        }
        reached - self.set()
    }

    /// TK-005: the squares at exactly this distance.
    pub(crate) fn ring(self, distance: u8) -> Squares {
        self.near(distance) - self.near(distance - 1)
    }

    /// TK-005: king steps to another square.
    pub(crate) const fn distance(self, other: Square) -> i8 {
        let columns = (self.column() - other.column()).abs();
        let rows = (self.row() - other.row()).abs();
        if columns > rows { columns } else { rows }
    }

    /// The neighbour in a direction.
    #[inline]
    pub(crate) fn step(self, direction: Direction) -> Option<Square> {
        self.set().shifted(direction.offset()).first()
    }

    /// The squares in a direction up to the edge, without itself.
    pub(crate) fn ray(self, direction: Direction) -> impl Iterator<Item = Square> {
        std::iter::successors(self.step(direction), move |square| square.step(direction))
    }

    /// The direction of a neighbour.
    pub(crate) fn towards(self, neighbour: Square) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.step(direction) == Some(neighbour))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Square {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Square, BadNotation> {
        let wrong = || BadNotation::new(text, "a square of the arena, such as e5");
        let &[column, row] = text.as_bytes() else { return Err(wrong()) };
        let place = |byte: u8, from: u8| byte.checked_sub(from).filter(|&place| place < 9).map(|place| place as i8);
        place(column, b'a').zip(place(row, b'1')).and_then(|(column, row)| Square::new(column, row)).ok_or_else(wrong)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Reads only squares of the arena.
impl BorshDeserialize for Square {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Square> {
        let place = u8::deserialize_reader(reader)?;
        match place < 128 && ARENA.0 >> place & 1 == 1 {
            true => Ok(Square(place)),
            false => Err(io::Error::new(io::ErrorKind::InvalidData, format!("the arena has no square {place}"))),
        }
    }
}

/// A set of squares: one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize)]
pub(crate) struct Squares(u128);

impl Squares {
    pub(crate) const NONE: Squares = Squares(0);

    /// The squares with these names; for constants.
    const fn named(names: &[&str]) -> Squares {
        let mut set = 0;
        let mut next = 0;
        while next < names.len() {
            let name = names[next].as_bytes();
            match Square::new((name[0] - b'a') as i8, (name[1] - b'1') as i8) {
                Some(square) => set |= square.set().0,
                None => panic!("a square of the arena"),
            }
            next += 1;
        }
        Squares(set)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// The squares of the arena that lie so far from those of the set; see [`offset`].
    #[inline]
    pub(crate) const fn shifted(self, offset: i8) -> Squares {
        let moved = if offset >= 0 { self.0 << offset } else { self.0 >> -offset };
        Squares(moved & ARENA.0)
    }

    /// The squares beside at least one of the set.
    pub(crate) fn spread(self) -> Squares {
        Direction::ALL.into_iter().fold(Squares::NONE, |all, direction| all | self.shifted(direction.offset()))
    }

    /// The first square: the leftmost of the topmost row.
    #[inline]
    pub(crate) const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// The only square, if there is just one.
    #[inline]
    pub(crate) const fn only(self) -> Option<Square> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

/// The squares of the first set that are not in the second.
impl Sub for Squares {
    type Output = Squares;

    #[inline]
    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

/// All squares of the arena that are not in the set.
impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(self) -> Squares {
        ARENA - self
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        *self = *self & other;
    }
}

impl SubAssign for Squares {
    #[inline]
    fn sub_assign(&mut self, other: Squares) {
        *self = *self - other;
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Reads only squares of the arena.
impl BorshDeserialize for Squares {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Squares> {
        match u128::deserialize_reader(reader)? {
            set if set & !ARENA.0 == 0 => Ok(Squares(set)),
            _ => Err(io::Error::new(io::ErrorKind::InvalidData, "a set has squares outside the arena")),
        }
    }
}

kernel::word_enum! {
    /// One of the eight directions, clockwise; north is up.
    #[allow(missing_docs, reason = "directions speak for themselves")]
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "UPPERCASE")]
    pub enum Direction: "a direction: n, ne, e, se, s, sw, w or nw" {
        N = "n", Ne = "ne", E = "e", Se = "se", S = "s", Sw = "sw", W = "w", Nw = "nw",
    }
}

impl Direction {
    /// Columns to the right and rows down.
    pub(crate) const fn vector(self) -> (i8, i8) {
        match self {
            Direction::N => (0, -1),
            Direction::Ne => (1, -1),
            Direction::E => (1, 0),
            Direction::Se => (1, 1),
            Direction::S => (0, 1),
            Direction::Sw => (-1, 1),
            Direction::W => (-1, 0),
            Direction::Nw => (-1, -1),
        }
    }

    pub(crate) const fn offset(self) -> i8 {
        let (columns, rows) = self.vector();
        offset(columns, rows)
    }

    /// The direction of a step of one column and one row at most.
    pub(crate) fn of(vector: (i8, i8)) -> Direction {
        Direction::ALL.into_iter().find(|direction| direction.vector() == vector).expect("a step has a direction")
    }

    /// The direction so many eighths of a circle clockwise from it.
    pub(crate) const fn turned(self, eighths: u8) -> Direction {
        Direction::ALL[(self as usize + eighths as usize) % 8]
    }
}

/// A set of directions: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
pub(crate) struct Directions(u8);

impl Directions {
    pub(crate) const NONE: Directions = Directions(0);
    pub(crate) const ALL: Directions = Directions(u8::MAX);

    pub(crate) const fn contains(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&direction| self.contains(direction))
    }
}

impl FromIterator<Direction> for Directions {
    fn from_iter<I: IntoIterator<Item = Direction>>(directions: I) -> Directions {
        Directions(directions.into_iter().fold(0, |set, direction| set | 1 << direction as u8))
    }
}

/// How far a set is shifted to move it by so many columns to the right and rows down.
pub(crate) const fn offset(columns: i8, rows: i8) -> i8 {
    rows * WIDTH + columns
}

/// TK-001: all 69 squares.
pub(crate) const ARENA: Squares = {
    let mut set = 0;
    let mut row = 0;
    while row < 9 {
        let mut column = 0;
        while column < 9 {
            let (from_side, from_end) =
                (if column < 4 { column } else { 8 - column }, if row < 4 { row } else { 8 - row });
            if from_side + from_end >= 2 {
                set |= 1 << (row * WIDTH + column);
            }
            column += 1;
        }
        row += 1;
    }
    Squares(set)
};

/// TK-002: the red squares.
pub(crate) const RED: Squares = Squares::named(&["d2", "e5", "h6", "c8"]);
/// TK-002: the green squares.
pub(crate) const GREEN: Squares = Squares::named(&["c3", "g3", "i4", "a5", "f8"]);
/// TK-002: red and green squares.
pub(crate) const COLOURED: Squares = Squares(RED.0 | GREEN.0);
/// TK-003: the nine squares in the middle.
pub(crate) const CENTRE: Squares = Squares::named(&["d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"]);
/// TK-161: left and right side, top and bottom.
pub(crate) const SIDES: [[Squares; 2]; 2] = [
    [Squares::named(&["a3", "a4", "a5", "a6", "a7"]), Squares::named(&["i3", "i4", "i5", "i6", "i7"])],
    [Squares::named(&["c1", "d1", "e1", "f1", "g1"]), Squares::named(&["c9", "d9", "e9", "f9", "g9"])],
];
/// TK-161: opposite corners.
pub(crate) const CORNERS: [[Squares; 2]; 2] = [
    [Squares::named(&["a3", "b2", "c1"]), Squares::named(&["g9", "h8", "i7"])],
    [Squares::named(&["g1", "h2", "i3"]), Squares::named(&["a7", "b8", "c9"])],
];
/// The two main diagonals.
pub(crate) const DIAGONALS: [Squares; 2] = [
    Squares::named(&["b2", "c3", "d4", "e5", "f6", "g7", "h8"]),
    Squares::named(&["b8", "c7", "d6", "e5", "f4", "g3", "h2"]),
];
/// The + and the x in the middle.
pub(crate) const CROSSES: [Squares; 2] =
    [Squares::named(&["e4", "d5", "e5", "f5", "e6"]), Squares::named(&["d4", "f4", "e5", "d6", "f6"])];

/// The rows and columns through the middle.
pub(crate) const LINES: [Squares; 6] = {
    let mut lines = [Squares::NONE; 6];
    let mut place = 0;
    while place < 9 * WIDTH {
        let square = Square(place as u8);
        if ARENA.contains(square) {
            let (column, row) = (square.column(), square.row());
            if row >= 3 && row <= 5 {
                lines[(row - 3) as usize].0 |= square.set().0;
            }
            if column >= 3 && column <= 5 {
                lines[column as usize].0 |= square.set().0;
            }
        }
        place += 1;
    }
    lines
};

const PLACES: usize = 9 * WIDTH as usize;

const fn neighbours(directions: &[Direction]) -> [Squares; PLACES] {
    let mut table = [Squares::NONE; PLACES];
    let mut place = 0;
    while place < PLACES {
        let square = Square(place as u8);
        if ARENA.contains(square) {
            let mut next = 0;
            while next < directions.len() {
                table[place].0 |= square.set().shifted(directions[next].offset()).0;
                next += 1;
            }
        }
        place += 1;
    }
    table
}

static ADJACENT: [Squares; PLACES] = neighbours(&Direction::ALL);
static DIAGONAL: [Squares; PLACES] = neighbours(&[Direction::Ne, Direction::Se, Direction::Sw, Direction::Nw]);
