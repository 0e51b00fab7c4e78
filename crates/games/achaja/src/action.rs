//! What seats and chance can answer, and how it is written.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{BadNotation, Seat};

use crate::cards::{Character, Colour, Die, EventCard, Intrigue, Location, Side};
use crate::deal::DealAction;

/// An answer of a seat, or a step of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub enum Action {
    /// DP-S2: lays the next Location. `lay mint`
    Lay(Location),
    /// DP-S3: keeps the dice. `keep`
    Keep,
    /// DP-S3: rerolls all dice of a colour. `reroll blue`
    Reroll(Colour),
    /// DP-S3F: gives the dice of a colour these values, the highest first. `fate 54433`
    Fate([u8; 5]),
    /// DP-P1: takes cards. `cards`
    Cards,
    /// DP-P1, DP-I4: takes gold. `gold`
    Gold,
    /// DP-I4: takes power. `power`
    Power,
    /// DP-I1, DP-I7: plays an Intrigue for one of its effects. `play theft a`
    Play(Intrigue, Side),
    /// DP-I1: uses a Character. `use orion`
    Use(Character),
    /// DP-I1: passes. `pass`
    Pass,
    /// ACH-004: gives up power for gold. `convert`
    Convert,
    /// Does not do what may be done. `decline`
    #[default]
    Decline,
    /// Does no more of what may be done again. `stop`
    Stop,
    /// Chooses nothing more. `done`
    Done,
    /// DP-I2: uses a Street Cousin. `street`
    Street,
    /// DP-I2: uses a Palace Cousin. `palace`
    Palace,
    /// DP-I2: sacrifices an Intrigue. `with riposte`
    With(Intrigue),
    /// Chooses a player. `on 3`
    On(Seat),
    /// Chooses a die. `die blue 4 mint`
    Die(Die),
    /// Chooses a die that changes to a higher value. `raise blue 4 mint`
    Raise(Die),
    /// Chooses a die that changes to a lower value. `lower blue 4 mint`
    Lower(Die),
    /// Chooses where a die or token goes. `to mint`
    To(Location),
    /// Chooses a Location. `at mint`
    At(Location),
    /// Chooses a token. `token blue mint`
    Token(Colour, Location),
    /// Chooses a colour. `colour blue`
    Colour(Colour),
    /// Chooses a Character. `character zaan`
    Character(Character),
    /// DP-D2: takes what the Location gives. `take`
    Take,
    /// Takes a card. `take theft`
    TakeCard(Intrigue),
    /// DP-I6: puts a card under the deck, above those put there before. `under theft`
    Under(Intrigue),
    /// DP-D2: sells a card. `sell theft`
    Sell(Intrigue),
    /// DP-D2: buys so many Street Cousins. `buy 2`
    Buy(u8),
    /// DP-D1: the next of the equal dice is one of this player. `next 3`
    Next(Seat),
    /// ACH-190: does something about a deal, which is never the answer to a question.
    Deal(DealAction),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Lay(location) => write!(f, "lay {location}"),
            Action::Keep => f.write_str("keep"),
            Action::Reroll(colour) => write!(f, "reroll {colour}"),
            Action::Fate(values) => {
                f.write_str("fate ")?;
                values.iter().try_for_each(|value| write!(f, "{value}"))
            }
            Action::Cards => f.write_str("cards"),
            Action::Gold => f.write_str("gold"),
            Action::Power => f.write_str("power"),
            Action::Play(card, side) => write!(f, "play {card} {side}"),
            Action::Use(character) => write!(f, "use {character}"),
            Action::Pass => f.write_str("pass"),
            Action::Convert => f.write_str("convert"),
            Action::Decline => f.write_str("decline"),
            Action::Stop => f.write_str("stop"),
            Action::Done => f.write_str("done"),
            Action::Street => f.write_str("street"),
            Action::Palace => f.write_str("palace"),
            Action::With(card) => write!(f, "with {card}"),
            Action::On(seat) => write!(f, "on {seat}"),
            Action::Die(die) => write!(f, "die {die}"),
            Action::Raise(die) => write!(f, "raise {die}"),
            Action::Lower(die) => write!(f, "lower {die}"),
            Action::To(location) => write!(f, "to {location}"),
            Action::At(location) => write!(f, "at {location}"),
            Action::Token(colour, location) => write!(f, "token {colour} {location}"),
            Action::Colour(colour) => write!(f, "colour {colour}"),
            Action::Character(character) => write!(f, "character {character}"),
            Action::Take => f.write_str("take"),
            Action::TakeCard(card) => write!(f, "take {card}"),
            Action::Under(card) => write!(f, "under {card}"),
            Action::Sell(card) => write!(f, "sell {card}"),
            Action::Buy(count) => write!(f, "buy {count}"),
            Action::Next(seat) => write!(f, "next {seat}"),
            Action::Deal(action) => write!(f, "{action}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let wrong = || {
            let words = "lay, keep, reroll, fate, cards, gold, power, play, use, pass, convert, decline, stop, done, street, palace, \
                with, on, die, raise, lower, to, at, token, colour, character, take, under, sell, buy, next, offer, give, want, promise, demand, propose, retract, accept or refuse";
            BadNotation::new(text, format!("an action: {words}, with its card, die, place or number"))
        };
        let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let Some(rest) = rest else {
            return Ok(match verb {
                "keep" => Action::Keep,
                "cards" => Action::Cards,
                "gold" => Action::Gold,
                "power" => Action::Power,
                "pass" => Action::Pass,
                "convert" => Action::Convert,
                "decline" => Action::Decline,
                "stop" => Action::Stop,
                "done" => Action::Done,
                "street" => Action::Street,
                "palace" => Action::Palace,
                "take" => Action::Take,
                "propose" | "retract" => Action::Deal(text.parse()?),
                _ => return Err(wrong()),
            });
        };
        let two = || rest.split_once(' ').ok_or_else(wrong);
        Ok(match verb {
            "lay" => Action::Lay(rest.parse()?),
            "reroll" => Action::Reroll(rest.parse()?),
            "fate" => Action::Fate(values(rest).ok_or_else(wrong)?),
            "play" => two().and_then(|(card, side)| Ok(Action::Play(card.parse()?, side.parse()?)))?,
            "use" => Action::Use(rest.parse()?),
            "with" => Action::With(rest.parse()?),
            "on" => Action::On(rest.parse()?),
            "die" => Action::Die(rest.parse()?),
            "raise" => Action::Raise(rest.parse()?),
            "lower" => Action::Lower(rest.parse()?),
            "to" => Action::To(rest.parse()?),
            "at" => Action::At(rest.parse()?),
            "token" => two().and_then(|(colour, at)| Ok(Action::Token(colour.parse()?, at.parse()?)))?,
            "colour" => Action::Colour(rest.parse()?),
            "character" => Action::Character(rest.parse()?),
            "take" => Action::TakeCard(rest.parse()?),
            "under" => Action::Under(rest.parse()?),
            "sell" => Action::Sell(rest.parse()?),
            "buy" => match rest.as_bytes() {
                [digit @ b'1'..=b'9'] => Action::Buy(digit - b'0'),
                _ => return Err(wrong()),
            },
            "next" => Action::Next(rest.parse()?),
            "offer" | "give" | "want" | "promise" | "demand" | "propose" | "accept" | "refuse" => {
                Action::Deal(text.parse()?)
            }
            _ => return Err(wrong()),
        })
    }
}

/// Five values of dice, the highest first.
fn values(text: &str) -> Option<[u8; 5]> {
    let digits: [u8; 5] = text.as_bytes().try_into().ok()?;
    let values = digits.map(|digit| digit.wrapping_sub(b'0'));
    let is_value = values.iter().all(|value| (1..=6).contains(value));
    (is_value && values.is_sorted_by(|a, b| a >= b)).then_some(values)
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A die shows this. `roll 4`
    Roll(u8),
    /// The top card of the Intrigue deck. `card theft`
    Card(Intrigue),
    /// A Character of the deck. `character smuggler`
    Character(Character),
    /// An Event of the deck. `event curfew`
    Event(EventCard),
    /// ACH-172: the next Location in the order. `location mint`
    Location(Location),
    /// A player: the first one, or the next to lay a Location. `seat 2`
    Seat(Seat),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Roll(value) => write!(f, "roll {value}"),
            Outcome::Card(card) => write!(f, "card {card}"),
            Outcome::Character(character) => write!(f, "character {character}"),
            Outcome::Event(event) => write!(f, "event {event}"),
            Outcome::Location(location) => write!(f, "location {location}"),
            Outcome::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Outcome, BadNotation> {
        let wrong = || BadNotation::new(text, "an outcome: roll, card, character, event, location or seat, with which");
        match text.split_once(' ').ok_or_else(wrong)? {
            ("roll", value) => match value.as_bytes() {
                [digit @ b'1'..=b'6'] => Ok(Outcome::Roll(digit - b'0')),
                _ => Err(wrong()),
            },
            ("card", card) => card.parse().map(Outcome::Card),
            ("character", character) => character.parse().map(Outcome::Character),
            ("event", event) => event.parse().map(Outcome::Event),
            ("location", location) => location.parse().map(Outcome::Location),
            ("seat", seat) => seat.parse().map(Outcome::Seat),
            _ => Err(wrong()),
        }
    }
}
