//! What a position is worth: the terms of section 13 of the design.

use kernel::{Evaluate, Seat};

use crate::Terrors;
use crate::state::State;

impl Evaluate for Terrors {
    fn worth(state: &State, seat: Seat) -> i32 {
        let own = state.player(seat);
        let other = state.player(seat.next(2));
        100 * (i32::from(own.life) - i32::from(other.life))
    }
}
