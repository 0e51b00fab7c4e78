//! What cards and Sections do, as the card file writes it.

use serde::Deserialize;

use crate::cards::{Gauge, Location, Type, Vehicle};

/// A turn of a gauge: positive advances it, negative moves it back (SHP-017).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turned {
    pub(crate) gauge: Gauge,
    pub(crate) by: i8,
}

/// What happens when a card is played.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Effect {
    /// Others in the Location of the Character who played it have so much more of this value this round (SHP-052).
    Bonus {
        #[serde(rename = "type")]
        of: Type,
        by: i8,
    },
    /// The player takes a Marker.
    TakeMarker(Marker),
    /// Another player in the Location takes a Marker of the Character's colour.
    GiveMarker,
    /// The player may exchange one of their Markers for one of another colour.
    SwapMarker,
    /// The player looks at the top card of a deck.
    Peek { deck: Peeked, then: Then },
    /// The player may discard the top card of the deck of their Location, unseen.
    DiscardTop,
    /// The player cannot play cards of this type this turn.
    Forbid(Type),
    /// Another Character in the Location that has not acted cannot play cards of this type this round.
    ForbidOther(Type),
    /// The player looks at the hand of another player in the Location.
    ShowHand,
    /// The player looks at the Equipment of an uncontrolled Character.
    LookAtEquipment,
    /// The player may give this card to another Character in the Location.
    GiveThis,
    /// The player may search another deck this turn.
    SearchElsewhere(Elsewhere),
    /// The player may put one of the cards they search on the bottom of the deck.
    Under,
    /// Entering a Section costs 1 less this turn.
    CheaperSection,
    /// The card is discarded and a Vehicle enters play.
    Bring(Vehicle),
    /// The player may discard this card for one of these turns.
    DiscardToTurn(Vec<Turned>),
    /// A gauge turns.
    Turn(Turned),
    /// The player discards a card of their hand.
    DiscardFromHand,
    /// SHP-074: no other Move card can be played this turn.
    Alone,
    /// The player and another one exchange a card each.
    SwapCard,
    /// The player may move another Character to their Location, but neither from nor to the Caves.
    Fetch,
}

/// Which Marker a player takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Marker {
    /// Of a Character in the Location.
    Here,
    /// Of any colour.
    Any,
    /// Of the player's own Character.
    Own,
}

/// At which deck a player looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Peeked {
    /// That of any Location.
    Any,
    /// That of the own Location.
    Own,
    /// That of another Location; the player may leave it.
    Other,
}

/// What may become of a card that was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Then {
    /// It stays where it is.
    Keep,
    /// It stays, or is discarded.
    Discard,
    /// It stays, or goes on the bottom of the deck.
    Bottom,
}

/// Which other deck can be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Elsewhere {
    /// Any.
    Any,
    /// That of the Caves, if the player wants.
    Caves,
}

/// SHP-111: what becomes of a played card at the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum AtEnd {
    /// It is discarded.
    Discard,
    /// The player may discard it to return one of their Markers.
    ReturnMarker,
    /// The player may discard it for one of these turns.
    Turn(Vec<Turned>),
}

/// What a Section does for whoever reveals its cost.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum SectionEffect {
    /// One of these turns; the player chooses.
    Turn(Vec<Turned>),
    /// A Vehicle enters play; only while it is not.
    Bring(Vehicle),
    /// SHP-105: of the top cards of a deck one is discarded, the others go back in any order.
    DiscardOfTop { deck: Location, look: u8 },
    /// SHP-106: a look at the Equipment of an uncontrolled Character, and an exchange of one card.
    SwapWithEquipment,
    /// SHP-108: so many Markers for another player.
    GiveMarkers(u8),
    /// SHP-109: the top card of any deck.
    DrawAnywhere,
    /// SHP-110: so many cards of the Whispers pile go on the Temple pile.
    ToTemple(u8),
}
