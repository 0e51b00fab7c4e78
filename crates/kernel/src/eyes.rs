//! What a bot is given.

use crate::{Dice, Game, Seat, Seats, Viewer};

/// The table through the eyes of one seat: its view, its options, and worlds it cannot tell from the real one.
///
/// The state is private to this type, so a bot cannot reach it.
pub struct Eyes<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of `seat`. For drivers: whoever calls this holds the state anyway.
    #[must_use]
    pub fn new(state: &'a G::State, seat: Seat) -> Eyes<'a, G> {
        Eyes { state, seat }
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> u8 {
        G::seats(self.state)
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::seat(self.seat))
    }

    /// Who owes an answer as far as the seat can tell.
    #[must_use]
    pub fn asked(&self) -> Seats {
        G::asked(self.state, Viewer::seat(self.seat))
    }

    /// Writes the answers the seat may give.
    pub fn options(&self, out: &mut Vec<G::Action>) {
        G::options(self.state, self.seat, out);
    }

    /// Writes what the seat may do though it is not asked.
    pub fn interjections(&self, out: &mut Vec<G::Action>) {
        G::interjections(self.state, self.seat, out);
    }

    /// Writes those of its interjections that somebody waits for.
    pub fn replies(&self, out: &mut Vec<G::Action>) {
        G::replies(self.state, self.seat, out);
    }

    /// Everything the seat may do: its options, then what it may interject.
    #[must_use]
    pub fn offered(&self) -> Vec<G::Action> {
        G::offered(self.state, self.seat)
    }

    /// A world that the seat cannot tell from the real one.
    pub fn sample<D: Dice>(&self, dice: &mut D) -> G::State {
        G::determinize(self.state, Viewer::seat(self.seat), dice)
    }
}
