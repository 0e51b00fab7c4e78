//! What cards, Characters, Locations and Events do, as the card file writes it.

use serde::Deserialize;

/// Whose dice or tokens can be chosen, as the player who acts sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Whose {
    /// The player's own, of either colour (ACH-169).
    Own,
    /// Those of any one other player.
    Other,
    /// Everybody's.
    Any,
    /// Those of the player against whose Intrigue a Counter was used.
    Attacker,
}

/// Where dice can be chosen (ACH-008).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Zone {
    /// On a Location.
    Troy,
    /// On a Location or in the reserve.
    Anywhere,
}

/// What is simply taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Gain {
    /// From the bank.
    pub(crate) gold: u8,
    pub(crate) power: u8,
    /// Drawn Intrigues.
    pub(crate) cards: u8,
    /// Street Cousins, as far as there are any.
    pub(crate) street: u8,
    /// Palace Cousins, as far as there are any.
    pub(crate) palace: u8,
}

/// An effect. Where it says "another player", that is the target player T of an Intrigue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Effect {
    /// The player takes all of this.
    Gain(Gain),
    /// ACH-077: so much gold of another player, or what there is, or power.
    Steal(u8),
    /// Another player pays so much gold to the bank, or all of it and loses power.
    Extort { gold: u8, power: u8 },
    /// ACH-079: another player pays up to so much gold to the bank.
    Fine(u8),
    /// ACH-079: another player pays the acting player up to so much gold.
    Collect(u8),
    /// ACH-010: up to `most` different dice change by so much. Those of others are all of one player.
    Change { whose: Whose, zone: Zone, by: i8, most: u8 },
    /// An own die in Troy is turned to this value.
    Set(u8),
    /// Up to `most` different dice are rerolled, chosen before the first roll.
    Reroll { whose: Whose, zone: Zone, most: u8 },
    /// All own dice of a colour are rerolled (ACH-168).
    RerollAll,
    /// A die in Troy moves.
    Move(Whose),
    /// A die of another player moves away from a Location where the acting player has a die.
    PushOut,
    /// An own die in Troy moves to a Location where another player has a die.
    JoinIn,
    /// An own die and one of another player, both in Troy, exchange their Locations.
    SwapPlaces,
    /// Two own dice of one colour exchange their places; one of them may be in the reserve.
    SwapOwn,
    /// Two dice in Troy exchange their values: an own die and one of another player, or any two.
    SwapValues(Whose),
    /// A token moves to another Location.
    MoveToken(Whose),
    /// ACH-131: a token of the colour of the acting die is put on any Location.
    PlaceToken,
    /// ACH-131: an own token is put where a die of its colour is.
    PlaceTokenAtDie,
    /// ACH-105: a Character of the row leaves.
    DiscardCharacter,
    /// ACH-109: a Character is used without being paid.
    FreeCharacter,
    /// ACH-106: the limit of a Location is raised, and an own die in Troy may move there.
    RaiseLimit,
    /// The player looks at so many cards of the Intrigue deck and keeps one; the others go under the deck.
    Look(u8),
    /// The player plays up to so many Intrigues of the hand, one after the other.
    Play(u8),
    /// The player plays an Intrigue of the discard pile.
    PlayDiscarded,
    /// The player sells any number of Intrigues for so much gold each.
    Sell(u8),
    /// ACH-133: the player buys up to so many Street Cousins for 1 gold each.
    BuyStreet(u8),
    /// The player takes any card of the discard pile.
    TakeDiscarded,
    /// Every die on an open Location changes by so much.
    ChangeAt(i8),
    /// Every die on an open Location is rerolled.
    RerollAt,
    /// No die can enter or leave an open Location in this Intrigue phase.
    Curfew,
    /// ACH-143: the action of an open Location is not performed this turn.
    BarDoors,
    /// ACH-143: who dominates an open Location this turn gains 1 more power.
    Crown,
    /// ACH-143: the player wins a tie on an open Location this turn.
    Judge,
    /// The player takes gold from the bank, and then from every other player.
    Levy { bank: u8, each: u8 },
    /// Every other player pays up to so much gold to the bank.
    FineOthers(u8),
    /// Every six in Troy becomes a four.
    Plague,
    /// At the Power Settlement every Intrigue in a hand counts as 1 gold.
    ValueCards,
    /// The player may move up to so many different own dice in Troy, one after the other.
    MoveUpTo(u8),
}
