//! What happens, and why an answer is turned down.

use kernel::Seat;
use serde::{Serialize, Serializer};

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

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotYourTurn = "C4-002", "refused-turn";
        ColumnFull = "C4-004", "refused-full";
    }
}
