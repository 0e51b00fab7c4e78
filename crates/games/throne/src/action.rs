//! What seats and chance can answer, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;
use serde::Serialize;

use crate::cards::Card;
use crate::order::Order;
use crate::row::RowNumber;

/// An answer of a seat (THR-222).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// THR-221: ready to be silent. `ready`
    Ready,
    /// Does not use what was offered. `pass`
    Pass,
    /// THR-116: draws another card. `draw`
    Draw,
    /// THR-117: stops drawing. `stop`
    Stop,
    /// THR-267: looks at the top of the deck. `scent`
    Scent,
    /// THR-267: puts the cards back in this order. `order 213`
    Order(Order),
    /// THR-022: adds a card of the memory row to the Mind. `add flames-3 -1,0`
    Add(Card, i8, i8),
    /// THR-120: discards a card of the memory row. `discard flames-3`
    Discard(Card),
    /// THR-261: discards a card of the memory row untainted. `guard flames-3`
    Guard(Card),
    /// THR-262: moves a card of the Mind. `leap flames-3 -1,0`
    Leap(Card, i8, i8),
    /// THR-268: relives a set that is nearly right. `bond`
    Bond,
    /// THR-126: turns up the Determination card of a row. `reveal 2`
    Reveal(RowNumber),
    /// THR-250: keeps a card of the relived set. `keep flames-3`
    Keep(Card),
    /// THR-062: keeps the group of which this is the earliest card. `save flames-3`
    Save(Card),
    /// THR-140: takes a card, into which row, revealing or not. `take flames-3`, `take flames-3 will 4 reveal`
    Take(Take),
    /// THR-264: tells something about the Determination card of a row. `spark 2 colour`
    Spark(RowNumber, Told),
}

/// THR-140: a card, and what Aelin declares with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    /// A visible card of the Mind, or a keepsake.
    pub card: Card,
    /// THR-265: the row it goes to instead of the current one.
    pub will: Option<RowNumber>,
    /// THR-144: whether the Determination card of the row is turned up.
    pub reveal: bool,
}

kernel::word_enum! {
    /// THR-264: what Spark tells.
    pub enum Told: "what Spark tells: colour or strength" {
        /// The colour.
        Colour = "colour",
        /// The strength.
        Strength = "strength",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Ready => f.write_str("ready"),
            Action::Pass => f.write_str("pass"),
            Action::Draw => f.write_str("draw"),
            Action::Stop => f.write_str("stop"),
            Action::Scent => f.write_str("scent"),
            Action::Order(order) => write!(f, "order {order}"),
            Action::Add(card, x, y) => write!(f, "add {card} {x},{y}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Guard(card) => write!(f, "guard {card}"),
            Action::Leap(card, x, y) => write!(f, "leap {card} {x},{y}"),
            Action::Bond => f.write_str("bond"),
            Action::Reveal(row) => write!(f, "reveal {row}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Save(card) => write!(f, "save {card}"),
            Action::Take(Take { card, will, reveal }) => {
                write!(f, "take {card}")?;
                if let Some(row) = will {
                    write!(f, " will {row}")?;
                }
                f.write_str(if *reveal { " reveal" } else { "" })
            }
            Action::Spark(row, told) => write!(f, "spark {row} {told}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let wrong = || {
            let words = "ready, pass, draw, stop, scent, order, add, discard, guard, leap, bond, reveal, keep, save, take or spark";
            BadNotation::new(text, format!("an action: {words}, with its card, place or row"))
        };
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["ready"] => Action::Ready,
            ["pass"] => Action::Pass,
            ["draw"] => Action::Draw,
            ["stop"] => Action::Stop,
            ["scent"] => Action::Scent,
            ["bond"] => Action::Bond,
            ["order", order] => Action::Order(order.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["guard", card] => Action::Guard(card.parse()?),
            ["keep", card] => Action::Keep(card.parse()?),
            ["save", card] => Action::Save(card.parse()?),
            ["reveal", row] => Action::Reveal(row.parse()?),
            ["spark", row, told] => Action::Spark(row.parse()?, told.parse()?),
            ["add", card, place] => {
                let (x, y) = anchor(place)?;
                Action::Add(card.parse()?, x, y)
            }
            ["leap", card, place] => {
                let (x, y) = anchor(place)?;
                Action::Leap(card.parse()?, x, y)
            }
            ["take", card, ref rest @ ..] => {
                let (will, reveal) = match rest {
                    [] => (None, false),
                    ["reveal"] => (None, true),
                    ["will", row] => (Some(row.parse()?), false),
                    ["will", row, "reveal"] => (Some(row.parse()?), true),
                    _ => return Err(wrong()),
                };
                Action::Take(Take { card: card.parse()?, will, reveal })
            }
            _ => return Err(wrong()),
        })
    }
}

/// Reads `-1,0`, and nothing that would be written otherwise.
fn anchor(text: &str) -> Result<(i8, i8), BadNotation> {
    let read = || {
        let (x, y) = text.split_once(',')?;
        let (x, y): (i8, i8) = (x.parse().ok()?, y.parse().ok()?);
        (format!("{x},{y}") == text).then_some((x, y))
    };
    read().ok_or_else(|| BadNotation::new(text, "a place such as -1,0"))
}

/// What chance brings: the card that is dealt, drawn or seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Outcome(pub Card);

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Outcome {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Outcome, BadNotation> {
        text.parse().map(Outcome)
    }
}
