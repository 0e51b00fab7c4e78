//! What seats and chance can answer, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::{BadNotation, Seat};

use crate::board::Side;
use crate::cards::{Card, School, Task};
use crate::square::{Direction, Square};

/// An answer of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// D-01: picks a school. `school sylvan`
    School(School),
    /// TK-032, TK-033: puts a common piece of a side on a start square. `put 2 c5`
    Put(Side, Square),
    /// TK-060: puts a common piece on an empty square. `place e5`
    Place(Square),
    /// TK-062, TK-083: picks up an own piece, since none is left. `lift e5`
    Lift(Square),
    /// TK-070: summons a being; the ways in which its pattern can lie are counted from 1. `summon imp-knight e5 3`
    Summon(Card, Square, u8),
    /// TK-064: discards a school card; what is returned with it follows. `discard imp-knight`
    Discard(Card),
    /// TK-065: returns a card with it. `return fla-01`
    Return(Card),
    /// TK-065: nothing more is returned; no piece more is named. `done`
    Done,
    /// D-14, TK-142, TK-145: invokes the flare against a side. `flare 2`
    Flare(Side),
    /// TK-210: uses the stored freeze effect. `thaw`
    Thaw,
    /// TK-320: warps a card of the hand. `warp eth-translocationist`
    Warp(Card),
    /// TK-198: hands control to the teammate. `pass`
    Pass,
    /// TK-055: ends the turn. `end`
    End,
    /// Chooses a side. `side 2`
    Side(Side),
    /// TK-219: stores this freeze effect. `keep eve-ice-queen`
    Keep(Card),
    /// TK-155: claims a task. `claim tas-isolation`
    Claim(Task),
    /// Chooses a piece or a square. `at e5`
    At(Square),
    /// TK-105: moves a piece to an adjacent square. `step d4 e5`
    Step(Square, Square),
    /// TK-109: moves a piece to any square. `leap d4 h8`
    Leap(Square, Square),
    /// Chooses a direction. `aim ne`
    Aim(Direction),
    /// Chooses an alternative, counted from 1. `choose 1`
    Choose(u8),
    /// Takes a card from the own discard pile, or discards one of the hand. `take eve-ice-queen`
    Take(Card),
    /// Discards the own flare or pending being. `drop`
    Drop,
    /// TK-091: does not do what may be done, or nothing more of it. `skip`
    Skip,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::School(school) => write!(f, "school {school}"),
            Action::Put(side, square) => write!(f, "put {side} {square}"),
            Action::Place(square) => write!(f, "place {square}"),
            Action::Lift(square) => write!(f, "lift {square}"),
            Action::Summon(card, square, way) => write!(f, "summon {card} {square} {}", way + 1),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Return(card) => write!(f, "return {card}"),
            Action::Done => f.write_str("done"),
            Action::Flare(side) => write!(f, "flare {side}"),
            Action::Thaw => f.write_str("thaw"),
            Action::Warp(card) => write!(f, "warp {card}"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
            Action::Side(side) => write!(f, "side {side}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Claim(task) => write!(f, "claim {task}"),
            Action::At(square) => write!(f, "at {square}"),
            Action::Step(from, to) => write!(f, "step {from} {to}"),
            Action::Leap(from, to) => write!(f, "leap {from} {to}"),
            Action::Aim(direction) => write!(f, "aim {direction}"),
            Action::Choose(alternative) => write!(f, "choose {}", alternative + 1),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Drop => f.write_str("drop"),
            Action::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let wrong = || {
            let words = "school, put, place, lift, summon, discard, return, done, flare, thaw, warp, pass, end, side, keep, claim, \
                at, step, leap, aim, choose, take, drop or skip";
            BadNotation::new(text, format!("an action: {words}, with its card, square or number"))
        };
        let digit = |text: &str| match text.as_bytes() {
            &[digit @ b'1'..=b'9'] => Ok(digit - b'1'),
            _ => Err(wrong()),
        };
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["school", school] => Action::School(school.parse()?),
            ["put", side, square] => Action::Put(side.parse()?, square.parse()?),
            ["place", square] => Action::Place(square.parse()?),
            ["lift", square] => Action::Lift(square.parse()?),
            ["summon", card, square, way] => Action::Summon(card.parse()?, square.parse()?, digit(way)?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["return", card] => Action::Return(card.parse()?),
            ["done"] => Action::Done,
            ["flare", side] => Action::Flare(side.parse()?),
            ["thaw"] => Action::Thaw,
            ["warp", card] => Action::Warp(card.parse()?),
            ["pass"] => Action::Pass,
            ["end"] => Action::End,
            ["side", side] => Action::Side(side.parse()?),
            ["keep", card] => Action::Keep(card.parse()?),
            ["claim", task] => Action::Claim(task.parse()?),
            ["at", square] => Action::At(square.parse()?),
            ["step", from, to] => Action::Step(from.parse()?, to.parse()?),
            ["leap", from, to] => Action::Leap(from.parse()?, to.parse()?),
            ["aim", direction] => Action::Aim(direction.parse()?),
            ["choose", alternative] => Action::Choose(digit(alternative)?),
            ["take", card] => Action::Take(card.parse()?),
            ["drop"] => Action::Drop,
            ["skip"] => Action::Skip,
            _ => return Err(wrong()),
        })
    }
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// This seat picks a school next, or begins. `seat 2`
    Seat(Seat),
    /// A school is dealt. `school sylvan`
    School(School),
    /// A card is drawn. `card imp-knight`
    Card(Card),
    /// A task is turned up. `task tas-isolation`
    Task(Task),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Seat(seat) => write!(f, "seat {seat}"),
            Outcome::School(school) => write!(f, "school {school}"),
            Outcome::Card(card) => write!(f, "card {card}"),
            Outcome::Task(task) => write!(f, "task {task}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Outcome, BadNotation> {
        match text.split_once(' ') {
            Some(("seat", seat)) => seat.parse().map(Outcome::Seat),
            Some(("school", school)) => school.parse().map(Outcome::School),
            Some(("card", card)) => card.parse().map(Outcome::Card),
            Some(("task", task)) => task.parse().map(Outcome::Task),
            _ => Err(BadNotation::new(text, "an outcome: `seat`, `school`, `card` or `task` and which")),
        }
    }
}
