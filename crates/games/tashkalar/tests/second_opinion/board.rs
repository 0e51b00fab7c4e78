//! The arena and its pieces.

use std::collections::BTreeMap;
use std::fmt;

/// TK-001: a square; column and row from 0, `a1` would be (0, 0). Ordered row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Sq {
    row: i8,
    column: i8,
}

impl Sq {
    pub(crate) fn at(column: i8, row: i8) -> Option<Sq> {
        let inside = (0..9).contains(&column) && (0..9).contains(&row);
        // Three squares are missing in each corner.
        (inside && column.min(8 - column) + row.min(8 - row) >= 2).then_some(Sq { row, column })
    }

    pub(crate) fn named(name: &str) -> Sq {
        let bytes = name.as_bytes();
        Sq::at((bytes[0] - b'a') as i8, (bytes[1] - b'1') as i8).unwrap_or_else(|| panic!("no square {name}"))
    }

    pub(crate) fn all() -> impl Iterator<Item = Sq> {
        (0..9).flat_map(|row| (0..9).filter_map(move |column| Sq::at(column, row)))
    }

    pub(crate) fn plus(self, right: i8, down: i8) -> Option<Sq> {
        Sq::at(self.column + right, self.row + down)
    }

    /// TK-005.
    pub(crate) fn distance(self, other: Sq) -> i8 {
        (self.column - other.column).abs().max((self.row - other.row).abs())
    }

    /// TK-004.
    pub(crate) fn adj(self) -> Vec<Sq> {
        self.near(1)
    }

    pub(crate) fn orth(self) -> Vec<Sq> {
        self.adj().into_iter().filter(|other| other.column == self.column || other.row == self.row).collect()
    }

    pub(crate) fn diag(self) -> Vec<Sq> {
        self.adj().into_iter().filter(|other| other.column != self.column && other.row != self.row).collect()
    }

    pub(crate) fn near(self, far: i8) -> Vec<Sq> {
        Sq::all().filter(|other| (1..=far).contains(&self.distance(*other))).collect()
    }

    pub(crate) fn go(self, direction: Dir) -> Option<Sq> {
        let (right, down) = direction.step();
        self.plus(right, down)
    }

    pub(crate) fn ray(self, direction: Dir) -> Vec<Sq> {
        std::iter::successors(self.go(direction), |square| square.go(direction)).collect()
    }

    /// The direction of an adjacent square.
    pub(crate) fn toward(self, other: Sq) -> Dir {
        Dir::of_step(other.column - self.column, other.row - self.row)
    }

    /// TK-002.
    pub(crate) fn is_red(self) -> bool {
        ["d2", "e5", "h6", "c8"].iter().any(|name| Sq::named(name) == self)
    }

    /// TK-002.
    pub(crate) fn is_green(self) -> bool {
        ["c3", "g3", "i4", "a5", "f8"].iter().any(|name| Sq::named(name) == self)
    }

    /// TK-003.
    pub(crate) fn is_central(self) -> bool {
        self.distance(Sq::named("e5")) <= 1
    }

    pub(crate) fn column(self) -> i8 {
        self.column
    }

    pub(crate) fn row(self) -> i8 {
        self.row
    }
}

impl fmt::Display for Sq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column as u8) as char, self.row + 1)
    }
}

impl fmt::Debug for Sq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A direction: 0 is north, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Dir(pub u8);

const NAMES: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const STEPS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

impl Dir {
    pub(crate) fn named(name: &str) -> Dir {
        Dir(NAMES.iter().position(|known| *known == name).unwrap_or_else(|| panic!("no direction {name}")) as u8)
    }

    pub(crate) fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    pub(crate) fn step(self) -> (i8, i8) {
        STEPS[self.0 as usize]
    }

    pub(crate) fn of_step(right: i8, down: i8) -> Dir {
        Dir(STEPS.iter().position(|step| *step == (right, down)).expect("a step to a neighbour") as u8)
    }

    /// The direction itself and its two neighbours at 45 degrees.
    pub(crate) fn fan(self) -> [Dir; 3] {
        [Dir((self.0 + 7) % 8), self, Dir((self.0 + 1) % 8)]
    }
}

pub(crate) const C: u8 = 0;
pub(crate) const H: u8 = 1;
pub(crate) const L: u8 = 2;

/// A piece, which keeps its number while it moves and changes its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) side: usize,
    pub(crate) rank: u8,
    pub(crate) number: u32,
}

pub(crate) type Board = BTreeMap<Sq, Piece>;

/// How a piece may move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// TK-106.
    Standard,
    /// TK-107.
    Combat,
    /// Onto empty squares only.
    Free,
}

/// Whether the piece on a square may go to another one, wherever that is (TK-106 to TK-108).
pub(crate) fn may_enter(board: &Board, from: Sq, to: Sq, kind: Kind) -> bool {
    let rank = board[&from].rank;
    from != to
        && match (board.get(&to), kind) {
            (None, _) => true,
            (Some(there), Kind::Standard) => there.rank < rank,
            (Some(there), Kind::Combat) => there.rank <= rank,
            (Some(_), Kind::Free) => false,
        }
}

/// Where the piece on a square can step.
pub(crate) fn steps(board: &Board, from: Sq, kind: Kind) -> Vec<Sq> {
    from.adj().into_iter().filter(|to| may_enter(board, from, *to, kind)).collect()
}
