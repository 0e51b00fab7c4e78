//! The one kind of action: a column, written as its letter.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;

/// A column of the board, counted from 0, written `a` to `g`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(pub(crate) u8);

impl Column {
    /// Every column from the left.
    pub const ALL: [Column; 7] = [Column(0), Column(1), Column(2), Column(3), Column(4), Column(5), Column(6)];
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl FromStr for Column {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Column, BadNotation> {
        match text.as_bytes() {
            [letter @ b'a'..=b'g'] => Ok(Column(letter - b'a')),
            _ => Err(BadNotation::new(text, "a column from a to g")),
        }
    }
}
