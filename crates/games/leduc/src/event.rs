//! What happens, what of it a viewer sees, and why an answer is turned down.

use kernel::{Refusal, Seat, Viewer};
use serde::Serialize;
use thiserror::Error;

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

/// Why an answer is turned down.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Another seat is to act.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The other player has not paid more.
    #[error("folding is possible only when the other player has paid more")]
    NothingToFoldTo,
    /// Two raises were made in this round.
    #[error("this round has had its two raises")]
    TwoRaises,
}

impl Refusal for Refused {
    fn rule(&self) -> &'static str {
        match self {
            Refused::NotYourTurn => "LED-003",
            Refused::NothingToFoldTo => "LED-006",
            Refused::TwoRaises => "LED-005",
        }
    }
}
