//! What happens, and what of it a viewer perceives.

use kernel::{Knowers, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Card, CardSet, Colour};
use crate::row::RowNumber;
use crate::rules::Ability;
use crate::state::End;

/// Something that happened. Almost everything is public; what is not says whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum Event {
    /// What everybody perceives alike.
    Public(Sight),
    /// THR-111: a Determination card was dealt; `by` is Aelin, or nobody in the prologue.
    Determination { row: RowNumber, card: Card, by: Option<Seat> },
    /// THR-267: Fenrys has seen these cards, from the top.
    Scented { by: Seat, cards: [Option<Card>; 3] },
    /// THR-267: Fenrys has put them back in this order, from the top.
    Ordered { by: Seat, cards: [Option<Card>; 3] },
}

/// What everybody perceives alike.
impl From<Sight> for Event {
    fn from(sight: Sight) -> Event {
        Event::Public(sight)
    }
}

/// An event as one viewer perceives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and where")]
pub enum Sight {
    /// THR-221: a seat is ready to be silent.
    Ready { seat: Seat },
    /// A day begins.
    Day { day: u8 },
    /// THR-085: the second part of the prologue begins.
    SecondPart,
    /// The first card of the Mind.
    Started { card: Card },
    /// A Determination card was dealt.
    Determination { row: RowNumber, card: Option<Card> },
    /// A card was drawn into the memory row.
    Drawn { card: Card },
    /// THR-248: a demon starts in the demon row.
    Shackled { demon: Card },
    /// THR-267: Fenrys has looked at cards of the deck.
    Scented { seat: Seat, count: u8, cards: Option<[Option<Card>; 3]> },
    /// THR-267: Fenrys has put them back.
    Ordered { seat: Seat, cards: Option<[Option<Card>; 3]> },
    /// An ability was not used.
    Passed { seat: Seat, ability: Ability },
    /// THR-117: Fenrys stops drawing.
    Stopped { seat: Seat },
    /// THR-117: a demon goes to the demon row.
    DemonCame { demon: Card },
    /// A card was added to the Mind.
    Added { seat: Seat, card: Card, x: i8, y: i8 },
    /// THR-262: a card of the Mind was moved.
    Leapt { seat: Seat, card: Card, x: i8, y: i8 },
    /// A memory was relived: these cards in this colour; with Bond or not.
    Relived { colour: Colour, cards: CardSet, bond: bool },
    /// THR-125: a demon was expelled, with these cards under it.
    Expelled { demon: Card, cards: CardSet },
    /// THR-126: Aelin turns no card up.
    StayedHidden { seat: Seat },
    /// A Determination card was turned up.
    TurnedUp { row: RowNumber, card: Card },
    /// THR-250: Aelin keeps a card, or none.
    Kept { seat: Seat, card: Option<Card> },
    /// THR-060: the Mind is split into so many groups.
    Split { groups: u8 },
    /// THR-062: Aelin keeps the group of this card.
    Saved { seat: Seat, card: Card },
    /// A card was discarded.
    Discarded { card: Card },
    /// THR-131: a card was discarded under a demon.
    Tainted { card: Card, demon: Card },
    /// THR-261: a card was discarded past its demon.
    Guarded { seat: Seat, card: Card },
    /// THR-140: a card was taken, from the Mind or the keepsakes.
    Taken { seat: Seat, card: Card, keepsake: bool },
    /// THR-143: it was added to a row; with Will or not.
    Strengthened { row: RowNumber, card: Card, will: bool },
    /// THR-143: it was too much for the row.
    Overflowed { row: RowNumber, card: Card },
    /// THR-149, THR-150: whether the row is complete; "I am here." if it is.
    Whispered { row: RowNumber, complete: bool },
    /// THR-151: "I am with you."
    IAmWithYou,
    /// THR-247: all rows are complete, but not all colours are right.
    WrongColours,
    /// THR-264: the colour of a Determination card.
    SparkedColour { seat: Seat, row: RowNumber, colour: Colour },
    /// THR-264: the strength of a Determination card.
    SparkedStrength { seat: Seat, row: RowNumber, strength: u8 },
    /// THR-162: these cards are lost for the rest of the game.
    Distorted { cards: CardSet },
    /// THR-218: a Determination card that nobody else had seen, after the end.
    Shown { row: RowNumber, card: Card },
    /// THR-218: what Scent had shown and was not drawn, from the top.
    ShownOnDeck { cards: [Option<Card>; 3] },
    /// It is over.
    Ended { end: End },
}

impl Event {
    pub(crate) fn seen_by(self, viewer: Viewer) -> Sight {
        let looked = |by: Seat, cards| viewer.is(by).then_some(cards);
        match self {
            Event::Public(sight) => sight,
            Event::Determination { row, card, by } => {
                Sight::Determination { row, card: by.is_some_and(|by| viewer.is(by)).then_some(card) }
            }
            Event::Scented { by, cards } => {
                let count = cards.iter().flatten().count() as u8;
                Sight::Scented { seat: by, count, cards: looked(by, cards) }
            }
            Event::Ordered { by, cards } => Sight::Ordered { seat: by, cards: looked(by, cards) },
        }
    }

    /// THR-213: every decision is a message to the partner, so everything public counts as a reveal.
    pub(crate) fn reveals(self) -> Knowers {
        match self {
            Event::Public(_) => Knowers::EVERYBODY,
            Event::Determination { by, .. } => by.map_or(Knowers::NOBODY, Knowers::only),
            Event::Scented { by, .. } | Event::Ordered { by, .. } => Knowers::only(by),
        }
    }
}
