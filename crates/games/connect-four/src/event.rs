//! What happens, and why an answer is turned down.

use kernel::{Refusal, Seat};
use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::Column;

/// Something that happened. Everybody sees everything, so it is its own sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// A stone fell.
    Dropped {
        /// Whose stone.
        seat: Seat,
        /// Where.
        column: Column,
    },
    /// Four in a line.
    Four {
        /// Whose line.
        seat: Seat,
    },
    /// The board is full.
    Full,
}

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why an answer is turned down.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Another seat is to move.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The column takes no stone.
    #[error("column {0} is full")]
    ColumnFull(Column),
}

impl Refusal for Refused {
    fn rule(&self) -> &'static str {
        match self {
            Refused::NotYourTurn => "C4-002",
            Refused::ColumnFull(_) => "C4-004",
        }
    }
}
