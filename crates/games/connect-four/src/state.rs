//! The position.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Seat;

use crate::Column;
use crate::board::{FULL, bottom, has_four, open_columns, open_lines, place};

/// The stones of both seats, and whether the last one made a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    /// The stones of the seat that moved last.
    rival: u64,
    /// All stones.
    stones: u64,
    /// How many stones there are.
    moves: u8,
    line: bool,
}

impl State {
    /// C4-002: seat 1 begins, then in turns.
    #[inline]
    pub(crate) fn to_move(&self) -> Seat {
        Seat::new(self.moves & 1)
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.line || self.stones == FULL
    }

    /// The seat with four in a line.
    #[inline]
    pub(crate) fn winner(&self) -> Option<Seat> {
        self.line.then(|| self.to_move().next(2))
    }

    /// C4-004: a full column takes no stone.
    #[inline]
    pub(crate) fn open_columns(&self, out: &mut Vec<Column>) {
        open_columns(self.stones, out);
    }

    /// C4-003: the stone falls to the lowest empty place.
    #[inline]
    pub(crate) fn drop_into(&mut self, column: Column) {
        // Adding the bottom bit to a pile of ones carries to the first empty place above it.
        let after = self.stones | (self.stones + bottom(column));
        let own = after ^ self.rival;
        self.rival = own;
        self.stones = after;
        self.moves += 1;
        self.line = has_four(own);
    }

    pub(crate) fn stones_of(&self, seat: Seat) -> u64 {
        if seat == self.to_move() { self.stones ^ self.rival } else { self.rival }
    }

    pub(crate) fn at(&self, column: Column, row: u8) -> Option<Seat> {
        [Seat::new(0), Seat::new(1)].into_iter().find(|&seat| self.stones_of(seat) & place(column, row) != 0)
    }

    pub(crate) fn open_lines(&self, seat: Seat) -> i32 {
        open_lines(self.stones_of(seat), self.stones_of(seat.next(2)))
    }

    /// C4-001 to C4-003: stones alternate, stay on the board and hang nowhere in the air.
    pub(crate) fn check(&self) -> Result<(), String> {
        let [first, second] = [0, 1].map(|seat| self.stones_of(Seat::new(seat)).count_ones());
        if self.rival & !self.stones != 0 || self.stones & !FULL != 0 {
            return Err("a stone lies outside the board".to_owned());
        }
        if first + second != u32::from(self.moves) || first.wrapping_sub(second) > 1 {
            return Err(format!("{first} and {second} stones after {} moves", self.moves));
        }
        let piled = Column::ALL.iter().all(|&column| {
            let pile = (self.stones / bottom(column)) & 0b111_1111;
            pile & (pile + 1) == 0
        });
        if !piled { Err("a stone hangs in the air".to_owned()) } else { Ok(()) }
    }
}
