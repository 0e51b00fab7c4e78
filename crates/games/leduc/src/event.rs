//! What happens, what of it a viewer sees, and why an answer is turned down.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::Card;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat was dealt its card.
    Dealt {
        /// Who got it.
        seat: Seat,
        /// What it is.
        card: Card,
    },
    /// A card was turned up for everybody.
    TurnedUp(Card),
    /// A seat gave up the pot.
    Folded(Seat),
    /// A seat called and paid, perhaps nothing.
    Called {
        /// Who.
        seat: Seat,
        /// How many chips.
        paid: u8,
    },
    /// A seat raised and paid.
    Raised {
        /// Who.
        seat: Seat,
        /// How many chips.
        paid: u8,
    },
    /// A seat showed its card at the end.
    Shown {
        /// Who.
        seat: Seat,
        /// What it is.
        card: Card,
    },
}

/// An event as one viewer perceives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// A seat was dealt a card; the viewer knows which, or not.
    Dealt {
        /// Who got it.
        seat: Seat,
        /// What it is, for its owner.
        card: Option<Card>,
    },
    /// A card was turned up for everybody.
    TurnedUp {
        /// What it is.
        card: Card,
    },
    /// A seat gave up the pot.
    Folded {
        /// Who.
        seat: Seat,
    },
    /// A seat called and paid, perhaps nothing.
    Called {
        /// Who.
        seat: Seat,
        /// How many chips.
        paid: u8,
    },
    /// A seat raised and paid.
    Raised {
        /// Who.
        seat: Seat,
        /// How many chips.
        paid: u8,
    },
    /// A seat showed its card at the end.
    Shown {
        /// Who.
        seat: Seat,
        /// What it is.
        card: Card,
    },
}

impl Event {
    /// LED-002: only the owner sees a dealt card; the rest is public.
    pub(crate) fn seen_by(self, viewer: Viewer) -> Sight {
        match self {
            Event::Dealt { seat, card } => Sight::Dealt { seat, card: viewer.is(seat).then_some(card) },
            Event::TurnedUp(card) => Sight::TurnedUp { card },
            Event::Folded(seat) => Sight::Folded { seat },
            Event::Called { seat, paid } => Sight::Called { seat, paid },
            Event::Raised { seat, paid } => Sight::Raised { seat, paid },
            Event::Shown { seat, card } => Sight::Shown { seat, card },
        }
    }
}

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotYourTurn = "LED-003", "refused-turn";
        NothingToFoldTo = "LED-006", "refused-fold";
        TwoRaises = "LED-005", "refused-raise";
    }
}
