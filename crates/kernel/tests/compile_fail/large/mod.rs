//! A game whose actions take nine bytes.

use std::fmt;
use std::str::FromStr;

use kernel::{Knowers, 
    BadNotation, Dice, Game, Meta, NoChance, Refusal, Seat, Setup, SetupError, Sink, Verdict, Viewer, Waiting,
};

pub struct Large;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nine([u8; 9]);

impl fmt::Display for Nine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nine")
    }
}

impl FromStr for Nine {
    type Err = BadNotation;

    fn from_str(_text: &str) -> Result<Nine, BadNotation> {
        Ok(Nine([9; 9]))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("never")
    }
}

impl std::error::Error for Never {}

impl Refusal for Never {
    fn rule(&self) -> &'static str {
        "N-1"
    }
}

static META: Meta = Meta {
    id: "large",
    name_en: "Large",
    name_pl: "Duża",
    min_seats: 2,
    max_seats: 2,
    options: &[],
    rules_version: 1,
    state_version: 1,
    longest: 0,
    example: true,
};

impl Game for Large {
    type State = ();
    type Action = Nine;
    type Outcome = NoChance;
    type Event = ();
    type Sight = ();
    type View = ();
    type Refusal = Never;

    fn meta() -> &'static Meta {
        &META
    }

    fn start(_setup: &Setup) -> Result<(), SetupError> {
        Ok(())
    }

    fn seats(_state: &()) -> u8 {
        2
    }

    fn waiting(_state: &()) -> Waiting {
        Waiting::Over
    }

    fn options(_state: &(), _seat: Seat, _out: &mut Vec<Nine>) {}

    fn refusal(_state: &(), _seat: Seat, _action: Nine) -> Never {
        Never
    }

    fn apply<S: Sink<()>>(_state: &mut (), _seat: Seat, _action: Nine, _events: &mut S) {}

    fn chances<S: Sink<(NoChance, u32)>>(_state: &(), _out: &mut S) {}

    fn resolve<S: Sink<()>>(_state: &mut (), _outcome: NoChance, _events: &mut S) {}

    fn verdict(_state: &()) -> Verdict {
        Verdict::by_points("never", &[0, 0])
    }

    fn view(_state: &(), _viewer: Viewer) {}

    fn sight(_event: &(), _viewer: Viewer) -> Option<()> {
        None
    }

    fn reveals(_event: &()) -> Knowers {
        Knowers::NOBODY
    }

    fn determinize<D: Dice>(_state: &(), _viewer: Viewer, _dice: &mut D) {}
}
