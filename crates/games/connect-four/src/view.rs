//! What everybody sees.

use kernel::Seat;
use serde::Serialize;

use crate::board::ROWS;
use crate::{Column, State};

/// The board from the top row down, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Six rows of seven places.
    pub rows: Vec<[Option<Seat>; 7]>,
    /// Who is to move; nobody when the game is over.
    pub to_move: Option<Seat>,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        View {
            rows: (0..ROWS).rev().map(|row| Column::ALL.map(|column| state.at(column, row))).collect(),
            to_move: (!state.is_over()).then(|| state.to_move()),
        }
    }
}
