//! What seats and chance can answer, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::{BadNotation, Seat};

use crate::cards::{Card, Kind, Overlord};
use crate::effect::Good;

/// An answer of a seat. Cards in play are named by the number they got when they entered, places of the Street from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// TER-021: takes an Overlord. `overlord fenris`
    Overlord(Overlord),
    /// TER-024: picks two Influence cards. `influence fenris-1 fenris-3`
    Influences(Kind, Kind),
    /// TER-050: plays a card of the hand. `play witch`
    Play(Card),
    /// TER-110: buys the card at a place of the Street. `buy 3`
    Buy(u8),
    /// TER-119: buys the top card of the Acolyte pile. `buy acolyte`
    BuyAcolyte,
    /// TER-130: attacks with so much Power. `attack 4`
    Attack(u16),
    /// TER-151: creates a Horde of two Monsters, from left to right. `horde 4 7`
    Horde(u8, u8),
    /// TER-156: puts a Monster beside the end of a Horde. `extend 7 9`: 9 beside 7
    Extend(u8, u8),
    /// TER-094, TER-097: activates a Relic. `relic 5`
    Relic(u8),
    /// TER-181: the Overlord's ability, where nothing is to be chosen. `overlord`
    UseOverlord,
    /// TER-182: buys the card at a place of the Street, so much of it with Power. `hunt 3 2`
    Hunt(u8, u8),
    /// TER-184: buys the card at a place of the Street with SUMMON. `claim 3`
    Claim(u8),
    /// TER-184: buys an Acolyte with SUMMON. `claim acolyte`
    ClaimAcolyte,
    /// TER-236: activates a Monster with a token again. `haunt 4`
    Haunt(u8),
    /// TER-143: turns so much Regeneration into life. `regenerate 3`
    Regenerate(u16),
    /// TER-258: turns so much Power into Coins. `convert 2`
    Convert(u16),
    /// TER-270: ends the Action Phase. `pass`
    Pass,
    /// TER-194: what FRENZY gives. `take power`
    Take(Good),
    /// TER-191: loses life to a CURSE. `lose`
    Lose,
    /// TER-191, TER-181: discards a card of the hand. `discard cultist`
    Discard(Card),
    /// TER-201: destroys a card in play. `destroy 7`
    Destroy(u8),
    /// TER-201: removes the card at a place of the Street from the game. `destroy street 3`
    DestroyStreet(u8),
    /// TER-195: sacrifices a card in play. `sacrifice 7`
    Sacrifice(u8),
    /// TER-185: sacrifices a card of the hand. `sacrifice cultist`
    SacrificeFromHand(Card),
    /// TER-198: takes a Monster back from the discard pile. `command ghoul`
    Command(Card),
    /// TER-115: puts the bought card on top of the deck. `top`
    Top,
    /// TER-114: puts the bought card on the discard pile. `pile`
    Pile,
    /// TER-092: removes a Relic to make place. `replace 5`
    Replace(u8),
    /// TER-155, TER-166: activates a Horde ability of a Monster, counted from 1. `ability 4 1`
    Ability(u8, u8),
    /// TER-231: a Monster gains a Haunt token. `bind 4`
    Bind(u8),
    /// TER-072: the triggered ability of this card comes next. `trigger 4`
    Trigger(u8),
    /// TER-010: wants what may be done. `yes`
    Yes,
    /// TER-010: does not want what may be done. `no`
    No,
}

impl Action {
    /// The cards in play that it names.
    pub(crate) fn in_play(self) -> [Option<u8>; 2] {
        match self {
            Action::Horde(one, other) | Action::Extend(one, other) => [Some(one), Some(other)],
            Action::Relic(id)
            | Action::Haunt(id)
            | Action::Destroy(id)
            | Action::Sacrifice(id)
            | Action::Replace(id)
            | Action::Ability(id, _)
            | Action::Bind(id) => [Some(id), None],
            Action::Overlord(_)
            | Action::Influences(..)
            | Action::Play(_)
            | Action::Buy(_)
            | Action::BuyAcolyte
            | Action::Attack(_)
            | Action::UseOverlord
            | Action::Hunt(..)
            | Action::Claim(_)
            | Action::ClaimAcolyte
            | Action::Regenerate(_)
            | Action::Convert(_)
            | Action::Pass
            | Action::Take(_)
            | Action::Lose
            | Action::Discard(_)
            | Action::DestroyStreet(_)
            | Action::SacrificeFromHand(_)
            | Action::Command(_)
            | Action::Top
            | Action::Pile
            | Action::Trigger(_)
            | Action::Yes
            | Action::No => [None, None],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Overlord(overlord) => write!(f, "overlord {overlord}"),
            Action::Influences(one, other) => write!(f, "influence {one} {other}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Buy(slot) => write!(f, "buy {}", slot + 1),
            Action::BuyAcolyte => f.write_str("buy acolyte"),
            Action::Attack(power) => write!(f, "attack {power}"),
            Action::Horde(left, right) => write!(f, "horde {left} {right}"),
            Action::Extend(end, monster) => write!(f, "extend {end} {monster}"),
            Action::Relic(id) => write!(f, "relic {id}"),
            Action::UseOverlord => f.write_str("overlord"),
            Action::Hunt(slot, power) => write!(f, "hunt {} {power}", slot + 1),
            Action::Claim(slot) => write!(f, "claim {}", slot + 1),
            Action::ClaimAcolyte => f.write_str("claim acolyte"),
            Action::Haunt(id) => write!(f, "haunt {id}"),
            Action::Regenerate(life) => write!(f, "regenerate {life}"),
            Action::Convert(power) => write!(f, "convert {power}"),
            Action::Pass => f.write_str("pass"),
            Action::Take(good) => write!(f, "take {good}"),
            Action::Lose => f.write_str("lose"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Destroy(id) => write!(f, "destroy {id}"),
            Action::DestroyStreet(slot) => write!(f, "destroy street {}", slot + 1),
            Action::Sacrifice(id) => write!(f, "sacrifice {id}"),
            Action::SacrificeFromHand(card) => write!(f, "sacrifice {card}"),
            Action::Command(card) => write!(f, "command {card}"),
            Action::Top => f.write_str("top"),
            Action::Pile => f.write_str("pile"),
            Action::Replace(id) => write!(f, "replace {id}"),
            Action::Ability(id, ability) => write!(f, "ability {id} {}", ability + 1),
            Action::Bind(id) => write!(f, "bind {id}"),
            Action::Trigger(id) => write!(f, "trigger {id}"),
            Action::Yes => f.write_str("yes"),
            Action::No => f.write_str("no"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let wrong = || {
            let words = "play, buy, attack, horde, extend, relic, overlord, hunt, claim, haunt, regenerate, convert, pass, \
                 influence, take, lose, discard, destroy, sacrifice, command, top, pile, replace, ability, bind, trigger, yes or no";
            BadNotation::new(text, format!("an action: {words}, with its card, number or place"))
        };
        let number = |text: &str| number(text).ok_or_else(wrong);
        let small = |text: &str| u8::try_from(number(text)?).map_err(|_| wrong());
        let place = |text: &str| small(text)?.checked_sub(1).ok_or_else(wrong);
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["overlord"] => Action::UseOverlord,
            ["overlord", id] => Action::Overlord(id.parse()?),
            ["influence", one, other] => Action::Influences(one.parse()?, other.parse()?),
            ["play", card] => Action::Play(card.parse()?),
            ["buy", "acolyte"] => Action::BuyAcolyte,
            ["buy", slot] => Action::Buy(place(slot)?),
            ["attack", power] => Action::Attack(number(power)?),
            ["horde", left, right] => Action::Horde(small(left)?, small(right)?),
            ["extend", end, monster] => Action::Extend(small(end)?, small(monster)?),
            ["relic", id] => Action::Relic(small(id)?),
            ["hunt", slot, power] => Action::Hunt(place(slot)?, small(power)?),
            ["claim", "acolyte"] => Action::ClaimAcolyte,
            ["claim", slot] => Action::Claim(place(slot)?),
            ["haunt", id] => Action::Haunt(small(id)?),
            ["regenerate", life] => Action::Regenerate(number(life)?),
            ["convert", power] => Action::Convert(number(power)?),
            ["pass"] => Action::Pass,
            ["take", good] => Action::Take(good.parse()?),
            ["lose"] => Action::Lose,
            ["discard", card] => Action::Discard(card.parse()?),
            ["destroy", "street", slot] => Action::DestroyStreet(place(slot)?),
            ["destroy", id] => Action::Destroy(small(id)?),
            ["sacrifice", what] => match small(what) {
                Ok(id) => Action::Sacrifice(id),
                Err(_) => Action::SacrificeFromHand(what.parse()?),
            },
            ["command", card] => Action::Command(card.parse()?),
            ["top"] => Action::Top,
            ["pile"] => Action::Pile,
            ["replace", id] => Action::Replace(small(id)?),
            ["ability", id, ability] => Action::Ability(small(id)?, place(ability)?),
            ["bind", id] => Action::Bind(small(id)?),
            ["trigger", id] => Action::Trigger(small(id)?),
            ["yes"] => Action::Yes,
            ["no"] => Action::No,
            _ => return Err(wrong()),
        })
    }
}

/// A number as it is written: without a sign or zeros in front.
fn number(text: &str) -> Option<u16> {
    let number: u16 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// TER-020: this seat begins. `seat 2`
    Seat(Seat),
    /// An Overlord is dealt. `overlord fenris`
    Overlord(Overlord),
    /// A card comes from a pile. `card witch`
    Card(Card),
}

impl Outcome {
    pub(crate) fn seat(self) -> Seat {
        match self {
            Outcome::Seat(seat) => seat,
            Outcome::Overlord(_) | Outcome::Card(_) => unreachable!("chance brings what was listed"),
        }
    }

    pub(crate) fn overlord(self) -> Overlord {
        match self {
            Outcome::Overlord(overlord) => overlord,
            Outcome::Seat(_) | Outcome::Card(_) => unreachable!("chance brings what was listed"),
        }
    }

    pub(crate) fn card(self) -> Card {
        match self {
            Outcome::Card(card) => card,
            Outcome::Seat(_) | Outcome::Overlord(_) => unreachable!("chance brings what was listed"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Seat(seat) => write!(f, "seat {seat}"),
            Outcome::Overlord(overlord) => write!(f, "overlord {overlord}"),
            Outcome::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Outcome, BadNotation> {
        match text.split_once(' ') {
            Some(("seat", seat)) => seat.parse().map(Outcome::Seat),
            Some(("overlord", id)) => id.parse().map(Outcome::Overlord),
            Some(("card", card)) => card.parse().map(Outcome::Card),
            _ => Err(BadNotation::new(text, "an outcome: `seat`, `overlord` or `card` and which")),
        }
    }
}
