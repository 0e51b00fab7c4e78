//! What a viewer sees.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::{Card, State};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seats in order.
    pub seats: [SeatView; 2],
    /// The card that was turned up.
    pub public: Option<Card>,
    /// The betting round, 1 or 2.
    pub round: u8,
    /// How often this round was raised.
    pub raises: u8,
    /// The seat to act.
    pub to_act: Option<Seat>,
}

/// One seat as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Whether it was dealt a card.
    pub has_card: bool,
    /// Its card, if the viewer may see it.
    pub card: Option<Card>,
    /// The chips it has put into the pot.
    pub paid: u8,
    /// What a call would cost it.
    pub call_cost: u8,
    /// What a raise would cost it.
    pub raise_cost: u8,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let seat_view = |seat: Seat| {
            let card = state.private[seat.index()];
            SeatView {
                has_card: card.is_some(),
                card: card.filter(|_| viewer.is(seat) || state.is_shown()),
                paid: state.paid[seat.index()],
                call_cost: state.call_cost(seat),
                raise_cost: state.raise_cost(seat),
            }
        };
        View {
            seats: [seat_view(Seat::new(0)), seat_view(Seat::new(1))],
            public: state.public,
            round: state.round(),
            raises: state.raises,
            to_act: state.waiting().seats().first(),
        }
    }
}
