//! Whatever is half done: what asks, what waits for chance, and what goes on by itself.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Knowers, List, Seat, Seats};

use super::{Declared, MOST_TOGETHER};
use crate::ask::Ask;
use crate::cards::{Die, Intrigue, Location};

/// Whatever is half done.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Frame {
    /// Seats are asked.
    Ask(Ask),
    /// Chance has to bring something.
    Chance(Chance),
    /// Something goes on by itself.
    Do(Do),
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Chance {
    /// ACH-172: the next Location in the order.
    Location,
    /// ACH-172: who lays the next Location of the first round.
    Drafter,
    /// The value of this die.
    Roll(Die),
    /// The top card of the Intrigue deck.
    Card,
    /// The next Character.
    Character,
    /// The Event of this seat.
    Event(Seat),
    /// ACH-045: the first player.
    First(Seats),
}

/// The dice to be rolled, the last one first.
pub(crate) type Rolls = List<Die, MOST_TOGETHER>;

/// What goes on by itself.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Do {
    /// ACH-030: the next Location is laid.
    Lay,
    /// ACH-038: the players from this one on get their first cards.
    Deal(Seat),
    /// So many Characters are revealed.
    Reveal(u8),
    /// ACH-042: the dice of the players from this colour on are rolled.
    FirstRoll(u8),
    /// ACH-043, ACH-175: the players choose what to do about their dice.
    Choose,
    /// ACH-044: the First Player marker goes to somebody.
    First,
    /// ACH-046: so many dice were placed at the start.
    Place(u8),
    /// These dice are rolled.
    Roll(Rolls),
    /// A turn begins with its Preparation.
    Turn,
    /// ACH-053: the players from this one on get an Event.
    Events(u8),
    /// ACH-056: so many players have taken cards or gold.
    Gains(u8),
    /// ACH-057, ACH-165: so many dice were placed in the Preparation.
    Placing(u8),
    /// ACH-060: the Intrigue phase begins.
    Intrigue,
    /// The player at the pointer acts.
    Pointer,
    /// The pointer goes on to the next player.
    Next,
    /// The effect of an Intrigue that nobody stopped.
    Resolve(Declared),
    /// ACH-073: an Intrigue goes to the discard pile.
    Finish(Intrigue),
    /// ACH-077, ACH-078: a player pays, unless there is too little gold.
    Pay(Owed),
    /// ACH-108: a player plays so many more Intrigues of the hand.
    Through { seat: Seat, left: u8, is_first: bool },
    /// The player plays an Intrigue of the discard pile.
    PlayDiscarded(Seat),
    /// A player draws so many Intrigues.
    Draw(Seat, u8),
    /// A player looks at so many more Intrigues, after these; `by` knew the last one before.
    Look { seat: Seat, left: u8, cards: List<Intrigue, 3>, by: Knowers },
    /// The player may move so many more dice; the last move ended with this die.
    MoveUpTo { seat: Seat, left: u8, moved: Option<Die> },
    /// ACH-120: the Location at this place of the order is resolved.
    Dominate(u8),
    /// ACH-126: the dice of a Location act, the queue made for the values above this one.
    Queue(Location, u8),
    /// The next die of the queue acts.
    Act(Location),
    /// ACH-134: the player may reroll once more.
    Again(Seat),
    /// ACH-135: limits from this place of the order on fall.
    Fall(u8),
    /// ACH-138: a token is removed.
    Lower(Location),
    /// The turn is over.
    EndTurn,
}

/// What a player owes by an Intrigue that asks whether to convert first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Owed {
    /// Who played the Intrigue.
    pub(crate) seat: Seat,
    pub(crate) target: Seat,
    pub(crate) gold: u8,
    /// What the target player loses beside all gold, if gold is short; none for a theft.
    pub(crate) penalty: Option<u8>,
    /// Whether the target player does not convert.
    pub(crate) has_declined: bool,
}
