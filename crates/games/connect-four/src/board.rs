//! Seven bits a column, from the bottom; the seventh stays empty, so that lines cannot run around the edge.

use crate::Column;

/// The rows of the board.
pub(crate) const ROWS: u8 = 6;
/// Bits from one column to the next.
const STEP: u32 = 7;

/// Every place of the board.
pub(crate) const FULL: u64 = {
    let mut places = 0;
    let mut column = 0;
    while column < 7 {
        places |= 0b11_1111 << (column * STEP);
        column += 1;
    }
    places
};

/// The lowest place of a column.
#[inline]
pub(crate) const fn bottom(column: Column) -> u64 {
    1 << (column.0 as u32 * STEP)
}

/// The highest place of a column.
#[inline]
pub(crate) const fn top(column: Column) -> u64 {
    bottom(column) << (ROWS - 1)
}

/// The place in a column and a row, both counted from 0.
#[inline]
pub(crate) const fn place(column: Column, row: u8) -> u64 {
    bottom(column) << row
}

/// C4-005: whether the stones have four in a line: upright, across, or slanting either way.
#[inline]
pub(crate) const fn has_four(stones: u64) -> bool {
    const fn along(stones: u64, step: u32) -> u64 {
        let pairs = stones & (stones >> step);
        pairs & (pairs >> (2 * step))
    }
    along(stones, 1) | along(stones, STEP) | along(stones, STEP - 1) | along(stones, STEP + 1) != 0
}

/// How many places would complete or grow a line of `stones` that `blocked` does not cut: 1, 4 or 16 a line by its length.
pub(crate) fn open_lines(stones: u64, blocked: u64) -> i32 {
    let mut worth = 0;
    for step in [1, STEP, STEP - 1, STEP + 1] {
        for shift in 0..64 - 3 * step {
            let line = (1 | 1 << step | 1 << (2 * step) | 1u64 << (3 * step)) << shift;
            if line & FULL == line && line & blocked == 0 {
                worth += [0, 1, 4, 16, 64][(line & stones).count_ones() as usize];
            }
        }
    }
    worth
}

/// The highest place of every column.
const HIGHEST: u64 = {
    let mut places = 0;
    let mut index = 0;
    while index < Column::ALL.len() {
        places |= top(Column::ALL[index]);
        index += 1;
    }
    places
};

/// C4-004: lists the columns that take a stone.
///
/// For most of a game that is all of them, and to say so at once makes a random game a quarter quicker.
#[inline]
pub(crate) fn open_columns(stones: u64, out: &mut Vec<Column>) {
    if stones & HIGHEST == 0 {
        out.extend_from_slice(&Column::ALL);
    } else {
        out.extend(Column::ALL.into_iter().filter(|&column| stones & top(column) == 0));
    }
}
