//! What seats and chance can answer, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::{BadNotation, Seat};

use crate::cards::{Card, Character, Gauge, Goal, Location, Section, SectionUse, Vehicle};

/// An answer of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// DP1: keeps a Character card. `draft jenna`
    Draft(Character),
    /// Chooses a Character. `on john`
    On(Character),
    /// DP5: gives a player a Marker. `mark 2 nikke`
    Mark(Seat, Character),
    /// SHP-108: gives a player two Markers. `marks 2 nikke reed`
    Marks(Seat, Character, Character),
    /// Plays a card. `play smoking`
    Play(Card),
    /// SHP-075: declares a drive. `drive rover caves`
    Drive(Vehicle, Location),
    /// Plays nothing more in this step; does not use the Section. `done`
    Done,
    /// Does not do what may be done. `decline`
    Decline,
    /// DP6, DP8: goes there. `go hill`
    Go(Location),
    /// DP6, DP8, DP9, DP10: stays. `stay`
    Stay,
    /// DP9: rides along. `ride`
    Ride,
    /// DP10: walks. `walk hill` or `walk hill graveyard`
    Walk(Location, Option<Section>),
    /// DP12: the next card from the top. `top k-ration-erico`
    Top(Card),
    /// DP12: goes under the deck. `under k-ration-erico`
    Under(Card),
    /// DP14: takes so many further cards. `draw 2`
    Draw(u8),
    /// DP17: uses the Section. `use cockpit-repair`
    Use(SectionUse),
    /// DP18: reveals a card. `reveal hatchet`
    Reveal(Card),
    /// Chooses a deck. `deck hill`
    Deck(Location),
    /// Leaves a card where it is. `keep`
    Keep,
    /// Discards the card looked at, or the top card of the deck. `discard`
    Discard,
    /// Puts the card looked at under the deck. `bottom`
    Bottom,
    /// Chooses a colour, by its Character. `colour john`
    Colour(Character),
    /// Exchanges a Marker for one of another colour. `exchange john reed`
    Exchange(Character, Character),
    /// Gives or discards a card of the hand. `give help`
    Give(Card),
    /// Takes a card that was looked at: from an Equipment, from the Whispers pile, or off a deck. `take help`
    Take(Card),
    /// Advances a gauge. `advance threat`
    Advance(Gauge),
    /// Moves a gauge back. `back repair`
    Back(Gauge),
    /// DP21: discards a card face down. `whisper hatchet`
    Whisper(Card),
    /// DP22: is this Character. `be nikke`
    Be(Character),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Draft(character) => write!(f, "draft {character}"),
            Action::On(character) => write!(f, "on {character}"),
            Action::Mark(seat, colour) => write!(f, "mark {seat} {colour}"),
            Action::Marks(seat, first, second) => write!(f, "marks {seat} {first} {second}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Drive(vehicle, to) => write!(f, "drive {vehicle} {to}"),
            Action::Done => f.write_str("done"),
            Action::Decline => f.write_str("decline"),
            Action::Go(to) => write!(f, "go {to}"),
            Action::Stay => f.write_str("stay"),
            Action::Ride => f.write_str("ride"),
            Action::Walk(to, None) => write!(f, "walk {to}"),
            Action::Walk(to, Some(section)) => write!(f, "walk {to} {section}"),
            Action::Top(card) => write!(f, "top {card}"),
            Action::Under(card) => write!(f, "under {card}"),
            Action::Draw(count) => write!(f, "draw {count}"),
            Action::Use(effect) => write!(f, "use {effect}"),
            Action::Reveal(card) => write!(f, "reveal {card}"),
            Action::Deck(location) => write!(f, "deck {location}"),
            Action::Keep => f.write_str("keep"),
            Action::Discard => f.write_str("discard"),
            Action::Bottom => f.write_str("bottom"),
            Action::Colour(colour) => write!(f, "colour {colour}"),
            Action::Exchange(own, other) => write!(f, "exchange {own} {other}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Advance(gauge) => write!(f, "advance {gauge}"),
            Action::Back(gauge) => write!(f, "back {gauge}"),
            Action::Whisper(card) => write!(f, "whisper {card}"),
            Action::Be(character) => write!(f, "be {character}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let wrong = || {
            let words = "draft, on, mark, marks, play, drive, done, decline, go, stay, ride, walk, top, under, draw, use, reveal, \
                deck, keep, discard, bottom, colour, exchange, give, take, advance, back, whisper or be";
            BadNotation::new(text, format!("an action: {words}, with its card, Character, place or number"))
        };
        let number = |text: &str| match text.parse::<u8>() {
            Ok(number) if number.to_string() == text => Ok(number),
            _ => Err(wrong()),
        };
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["draft", character] => Action::Draft(character.parse()?),
            ["on", character] => Action::On(character.parse()?),
            ["mark", seat, colour] => Action::Mark(seat.parse()?, colour.parse()?),
            ["marks", seat, first, second] => Action::Marks(seat.parse()?, first.parse()?, second.parse()?),
            ["play", card] => Action::Play(card.parse()?),
            ["drive", vehicle, to] => Action::Drive(vehicle.parse()?, to.parse()?),
            ["done"] => Action::Done,
            ["decline"] => Action::Decline,
            ["go", to] => Action::Go(to.parse()?),
            ["stay"] => Action::Stay,
            ["ride"] => Action::Ride,
            ["walk", to] => Action::Walk(to.parse()?, None),
            ["walk", to, section] => Action::Walk(to.parse()?, Some(section.parse()?)),
            ["top", card] => Action::Top(card.parse()?),
            ["under", card] => Action::Under(card.parse()?),
            ["draw", count] => Action::Draw(number(count)?),
            ["use", effect] => Action::Use(effect.parse()?),
            ["reveal", card] => Action::Reveal(card.parse()?),
            ["deck", location] => Action::Deck(location.parse()?),
            ["keep"] => Action::Keep,
            ["discard"] => Action::Discard,
            ["bottom"] => Action::Bottom,
            ["colour", colour] => Action::Colour(colour.parse()?),
            ["exchange", own, other] => Action::Exchange(own.parse()?, other.parse()?),
            ["give", card] => Action::Give(card.parse()?),
            ["take", card] => Action::Take(card.parse()?),
            ["advance", gauge] => Action::Advance(gauge.parse()?),
            ["back", gauge] => Action::Back(gauge.parse()?),
            ["whisper", card] => Action::Whisper(card.parse()?),
            ["be", character] => Action::Be(character.parse()?),
            _ => return Err(wrong()),
        })
    }
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// SHP-026: the Goal of the next player. `goal alien`
    Goal(Goal),
    /// SHP-029: the first Protagonist. `seat 2`
    Seat(Seat),
    /// SHP-032: the card of the last drafter. `character robot`
    Character(Character),
    /// A card of a deck, a hand or the Whispers pile. `card help`
    Card(Card),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Goal(goal) => write!(f, "goal {goal}"),
            Outcome::Seat(seat) => write!(f, "seat {seat}"),
            Outcome::Character(character) => write!(f, "character {character}"),
            Outcome::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Outcome, BadNotation> {
        match text.split_once(' ') {
            Some(("goal", goal)) => goal.parse().map(Outcome::Goal),
            Some(("seat", seat)) => seat.parse().map(Outcome::Seat),
            Some(("character", character)) => character.parse().map(Outcome::Character),
            Some(("card", card)) => card.parse().map(Outcome::Card),
            _ => Err(BadNotation::new(text, "an outcome: goal, seat, character or card, with which")),
        }
    }
}
