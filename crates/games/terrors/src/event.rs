//! What happens, and what of it a viewer perceives.

use kernel::{Knowers, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Card, Kind, Overlord};
use crate::effect::Good;
use crate::state::Reason;
use crate::view::PoolView;

/// Something that happened. Almost everything is public; what is not says who knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say who and what")]
pub enum Event {
    /// What everybody perceives alike, and what could be foreseen.
    Public(Sight),
    /// What everybody perceives alike, and nobody could foresee.
    Shown(Sight),
    /// What everybody perceives alike: a player has shown a card that only this player knew.
    Own(Sight),
    /// TER-190: a card was drawn, which these know now; new to them or not.
    Drawn { seat: Seat, card: Card, by: Knowers, new: bool },
    /// TER-253: the top card of the deck was looked at.
    Looked { seat: Seat, card: Card, by: Knowers, new: bool },
    /// TER-271: a card was put back on top of the deck.
    PutBack { seat: Seat, card: Card, by: Knowers },
}

/// What everybody perceives alike, and what could be foreseen.
impl From<Sight> for Event {
    fn from(sight: Sight) -> Event {
        Event::Public(sight)
    }
}

/// An event as one viewer perceives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say who, what and from where")]
pub enum Sight {
    /// TER-020.
    First { seat: Seat },
    /// TER-021.
    Overlord { seat: Seat, overlord: Overlord },
    /// TER-024.
    Influences { seat: Seat, cards: [Kind; 2] },
    /// TER-030, TER-112: a card was laid on the Street; places are counted from 1.
    Laid { place: u8, card: Kind },
    /// A turn begins.
    Turn { seat: Seat, round: u8 },
    /// TER-190.
    Drawn { seat: Seat, card: Option<Card> },
    /// TER-250: the discard pile became the deck.
    Shuffled { seat: Seat, cards: u8 },
    /// TER-050: a card entered play as this number.
    Played { seat: Seat, card: Kind, id: u8 },
    /// TER-042: resources came into the pool from a card, or from nothing but a SACRIFICE (TER-195).
    Gained { seat: Seat, from: Option<Kind>, pool: PoolView },
    /// TER-081: the condition of an Influence card is not met.
    NoCondition { seat: Seat, card: Kind },
    /// TER-094, TER-097.
    RelicUsed { seat: Seat, card: Kind, id: u8 },
    /// TER-180.
    OverlordUsed { seat: Seat, overlord: Overlord },
    /// TER-235.
    HauntUsed { seat: Seat, card: Kind, id: u8 },
    /// TER-110: a card was bought for so much; `place` is 0 for an Acolyte.
    Bought { seat: Seat, card: Kind, place: u8, coins: u8, power: u8 },
    /// TER-114: the bought card is on the discard pile.
    Piled { seat: Seat, card: Kind },
    /// TER-115: the bought card is on top of the deck.
    Topped { seat: Seat, card: Kind },
    /// TER-090: the bought Relic is in play as this number.
    RelicPlaced { seat: Seat, card: Kind, id: u8 },
    /// TER-092: a Relic made place for another.
    RelicRemoved { seat: Seat, card: Kind, id: u8 },
    /// TER-130: so much Power was spent; Armour took so much of it.
    Attacked { seat: Seat, power: u16, absorbed: u16 },
    /// TER-131, TER-140: life was lost, and so much is left.
    LifeLost { seat: Seat, life: u8, left: u8 },
    /// TER-144, TER-143: life was gained, and so much there is now.
    LifeGained { seat: Seat, life: u8, left: u8 },
    /// TER-151.
    HordeCreated { seat: Seat, left: Kind, right: Kind, ids: [u8; 2] },
    /// TER-156: a Monster was put beside the end of a Horde.
    HordeExtended { seat: Seat, end: Kind, card: Kind, id: u8 },
    /// TER-155: a Horde ability was activated, counted from 1.
    HordeAbility { seat: Seat, card: Kind, id: u8, ability: u8 },
    /// TER-155: none was activated.
    NoHordeAbility { seat: Seat },
    /// TER-070: a triggered ability is carried out.
    Triggered { seat: Seat, card: Kind, id: u8 },
    /// TER-191: a CURSE was made.
    Cursed { seat: Seat },
    /// TER-191, TER-181: a card was discarded from the hand.
    Discarded { seat: Seat, card: Kind },
    /// TER-194.
    Frenzy { seat: Seat, good: Good },
    /// TER-195: from play, where it had this number, or from the hand (0).
    Sacrificed { seat: Seat, card: Kind, id: u8 },
    /// TER-198.
    Commanded { seat: Seat, card: Kind },
    /// TER-201: a card in play of this seat went to its discard pile.
    Destroyed { seat: Seat, card: Kind, id: u8 },
    /// TER-201: a Street card is out of the game.
    StreetDestroyed { place: u8, card: Kind },
    /// TER-204.
    Rallied { seat: Seat },
    /// TER-205: a Monster gained a Haunt token.
    Haunted { seat: Seat, card: Kind, id: u8 },
    /// TER-233: a token was turned Banish side up.
    Banished { seat: Seat, card: Kind, id: u8 },
    /// TER-253.
    Looked { seat: Seat, card: Option<Card> },
    /// TER-260: the card that was looked at stays.
    LeftOnTop { seat: Seat },
    /// The card that was looked at was discarded.
    TopDiscarded { seat: Seat, card: Kind },
    /// TER-253: the top card of the deck, for everybody to see.
    Revealed { seat: Seat, card: Kind },
    /// TER-258: Power became Coins.
    Converted { seat: Seat, power: u16 },
    /// TER-010: what could have been done was not wanted.
    Declined { seat: Seat, card: Kind },
    /// TER-270.
    Passed { seat: Seat },
    /// TER-271: the last card of the hand was put on top of the deck.
    PutBack { seat: Seat, card: Option<Card> },
    /// TER-295: there were too many actions.
    Stopped { seat: Seat },
    /// TER-275: so many cards left play.
    CleanedUp { seat: Seat, cards: u8 },
    /// It is over.
    Ended { winner: Option<Seat>, reason: Reason },
}

impl Event {
    pub(crate) fn seen_by(self, viewer: Viewer) -> Sight {
        let known = |card: Card, by: Knowers| viewer.knows(by).then_some(card);
        match self {
            Event::Public(sight) | Event::Shown(sight) | Event::Own(sight) => sight,
            Event::Drawn { seat, card, by, .. } => Sight::Drawn { seat, card: known(card, by) },
            Event::Looked { seat, card, by, .. } => Sight::Looked { seat, card: known(card, by) },
            Event::PutBack { seat, card, by } => Sight::PutBack { seat, card: known(card, by) },
        }
    }

    pub(crate) fn reveals(self) -> Knowers {
        match self {
            Event::Shown(_) | Event::Own(_) => Knowers::EVERYBODY,
            Event::Drawn { by, new: true, .. } | Event::Looked { by, new: true, .. } => by,
            Event::Public(_) | Event::PutBack { .. } | Event::Drawn { .. } | Event::Looked { .. } => Knowers::NOBODY,
        }
    }

    /// A card shown by choice can be taken back into the hand: whoever showed it has learned nothing.
    pub(crate) fn bars_undo(self) -> bool {
        !matches!(self, Event::Own(_)) && !self.reveals().is_nobody()
    }
}
