//! What happens, what of it a viewer perceives, and why an answer is turned down.

use kernel::{Knowers, Seat, Viewer};
use serde::Serialize;

use crate::{Lot, Trick};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say who, what and from whom")]
pub enum Event {
    /// A trick was dealt; its owner sees it.
    Dealt { seat: Seat, trick: Trick },
    /// A lot is on offer.
    TurnedUp { lot: Lot },
    /// A bid was put down; its owner sees it.
    PutDown { seat: Seat, bid: u8 },
    /// A bid was turned up.
    Bid { seat: Seat, bid: u8 },
    /// The highest bid takes the lot.
    Taken { seat: Seat, lot: Lot },
    /// Nobody gets the lot.
    Unsold { lot: Lot },
    /// A seat has answered about its trick; only it knows.
    Answered { seat: Seat, play: bool },
    /// All have answered about their tricks, and this many play one.
    AnswersIn { plays: u8 },
    /// A trick was turned up.
    Played { seat: Seat, trick: Trick },
    /// A thief gets the lot.
    Stolen { seat: Seat, from: Seat, lot: Lot },
    /// A guard kept the lot.
    Guarded { seat: Seat, lot: Lot },
    /// A seat looked at the next lot.
    Peeked { seat: Seat, lot: Lot },
    /// A trick that was kept to the end.
    Shown { seat: Seat, trick: Trick },
}

/// An event as one viewer perceives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and from whom")]
pub enum Sight {
    /// A trick was dealt.
    Dealt { seat: Seat, trick: Option<Trick> },
    /// A lot is on offer.
    TurnedUp { lot: Lot },
    /// A bid was put down.
    PutDown { seat: Seat, bid: Option<u8> },
    /// A bid was turned up.
    Bid { seat: Seat, bid: u8 },
    /// The highest bid takes the lot.
    Taken { seat: Seat, lot: Lot },
    /// Nobody gets the lot.
    Unsold { lot: Lot },
    /// The viewer has answered about its trick.
    Answered { play: bool },
    /// All have answered about their tricks, and this many play one.
    AnswersIn { plays: u8 },
    /// A trick was turned up.
    Played { seat: Seat, trick: Trick },
    /// A thief gets the lot.
    Stolen { seat: Seat, from: Seat, lot: Lot },
    /// A guard kept the lot.
    Guarded { seat: Seat, lot: Lot },
    /// A seat looked at the next lot.
    Peeked { seat: Seat, lot: Option<Lot> },
    /// A trick that was kept to the end.
    Shown { seat: Seat, trick: Trick },
}

impl Event {
    pub(crate) fn seen_by(self, viewer: Viewer) -> Option<Sight> {
        Some(match self {
            Event::Dealt { seat, trick } => Sight::Dealt { seat, trick: viewer.is(seat).then_some(trick) },
            Event::TurnedUp { lot } => Sight::TurnedUp { lot },
            Event::PutDown { seat, bid } => Sight::PutDown { seat, bid: viewer.is(seat).then_some(bid) },
            Event::Bid { seat, bid } => Sight::Bid { seat, bid },
            Event::Taken { seat, lot } => Sight::Taken { seat, lot },
            Event::Unsold { lot } => Sight::Unsold { lot },
            // NM-020: nobody else learns that an answer was given.
            Event::Answered { seat, play } if viewer.is(seat) => Sight::Answered { play },
            Event::Answered { .. } => return None,
            Event::AnswersIn { plays } => Sight::AnswersIn { plays },
            Event::Played { seat, trick } => Sight::Played { seat, trick },
            Event::Stolen { seat, from, lot } => Sight::Stolen { seat, from, lot },
            Event::Guarded { seat, lot } => Sight::Guarded { seat, lot },
            Event::Peeked { seat, lot } => Sight::Peeked { seat, lot: viewer.is(seat).then_some(lot) },
            Event::Shown { seat, trick } => Sight::Shown { seat, trick },
        })
    }

    pub(crate) fn reveals(self) -> Knowers {
        match self {
            Event::Dealt { seat, .. } | Event::Peeked { seat, .. } => Knowers::only(seat),
            Event::TurnedUp { .. }
            | Event::Bid { .. }
            | Event::AnswersIn { .. }
            | Event::Played { .. }
            | Event::Shown { .. } => Knowers::EVERYBODY,
            Event::PutDown { .. }
            | Event::Taken { .. }
            | Event::Unsold { .. }
            | Event::Answered { .. }
            | Event::Stolen { .. }
            | Event::Guarded { .. } => Knowers::NOBODY,
        }
    }
}

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotAsked = "NM-011", "refused-not-asked";
        NoSuchBid = "NM-012", "refused-no-bid";
        NoFit = "NM-021", "refused-no-fit";
        NoCoin = "NM-030", "refused-no-coin";
        NothingToLookAt = "NM-030", "refused-nothing-to-look-at";
        Known = "NM-030", "refused-known";
    }
}
