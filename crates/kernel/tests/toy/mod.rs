//! A game with what the examples lack: options, several actions in a row, a secret look, answers at the same time,
//! interjections and partners.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{
    BadNotation, Dice, Game, Knowers, MAX_SEATS, Meta, NoChance, OptionMeta, RuleRefusal, Sealed, Seat, Seats,
};
use kernel::{Setup, SetupError, Sink, Verdict, Viewer, Waiting};

/// In turn every seat marks as often as it likes, looks and passes; then all vote at once and it is over.
pub(crate) struct Toy;

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct State {
    seats: u8,
    sides: u8,
    /// Whose turn it is; nobody's once everybody has passed.
    turn: Option<Seat>,
    marks: [u8; MAX_SEATS],
    waved: Seats,
    votes: Sealed<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Act {
    Mark,
    /// Shows the seat something, and nobody else notices.
    Look,
    Pass,
    Yes,
    No,
    /// What a seat may do once, asked or not.
    Wave,
}

const NAMES: [(Act, &str); 6] = [
    (Act::Mark, "mark"),
    (Act::Look, "look"),
    (Act::Pass, "pass"),
    (Act::Yes, "yes"),
    (Act::No, "no"),
    (Act::Wave, "wave"),
];

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES.iter().find(|(act, _)| act == self).expect("every act has a name").1)
    }
}

impl FromStr for Act {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Act, BadNotation> {
        let found = NAMES.iter().find(|(_, name)| *name == text);
        found.map(|&(act, _)| act).ok_or_else(|| BadNotation::new(text, "an act"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Did(Seat, Act);

static META: Meta = Meta {
    id: "toy",
    name_en: "Toy",
    name_pl: "Zabawka",
    min_seats: 2,
    max_seats: 4,
    options: &[OptionMeta::new("sides", &["many", "two", "one"]), OptionMeta::new("pace", &["slow", "quick"])],
    rules_version: 3,
    state_version: 2,
    longest: 24,
    example: true,
};

impl Game for Toy {
    type State = State;
    type Action = Act;
    type Outcome = NoChance;
    type Event = Did;
    type Sight = String;
    type View = String;
    type Refusal = RuleRefusal;

    fn meta() -> &'static Meta {
        &META
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        let sides = match setup.option("sides") {
            "one" => 1,
            "two" => 2,
            _ => setup.seats(),
        };
        Ok(State {
            seats: setup.seats(),
            sides,
            turn: Some(Seat::new(0)),
            marks: [0; MAX_SEATS],
            waved: Seats::NONE,
            votes: Sealed::ask(Seats::all(setup.seats())),
        })
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn side(state: &State, seat: Seat) -> u8 {
        seat.index() as u8 % state.sides
    }

    fn waiting(state: &State) -> Waiting {
        match state.turn {
            Some(seat) => Waiting::seat(seat),
            None if state.votes.is_complete() => Waiting::Over,
            None => Waiting::Seats(state.votes.missing()),
        }
    }

    fn asked(state: &State, viewer: Viewer) -> Seats {
        match state.turn {
            None if !state.votes.is_complete() => state.votes.asked_as_seen_by(viewer),
            _ => Toy::waiting(state).seats(),
        }
    }

    fn options(state: &State, seat: Seat, out: &mut Vec<Act>) {
        match state.turn {
            _ if !Toy::waiting(state).seats().contains(seat) => {}
            Some(_) if state.marks[seat.index()] < 3 => out.extend([Act::Mark, Act::Look, Act::Pass]),
            Some(_) => out.push(Act::Pass),
            None => out.extend([Act::Yes, Act::No]),
        }
    }

    fn interjections(state: &State, seat: Seat, out: &mut Vec<Act>) {
        if Toy::waiting(state) != Waiting::Over && !state.waved.contains(seat) {
            out.push(Act::Wave);
        }
    }

    fn refusal(_state: &State, _seat: Seat, _act: Act) -> RuleRefusal {
        RuleRefusal("T-1")
    }

    fn apply<S: Sink<Did>>(state: &mut State, seat: Seat, act: Act, events: &mut S) {
        match act {
            Act::Mark | Act::Look => state.marks[seat.index()] += 1,
            Act::Pass => state.turn = Some(seat.next(state.seats)).filter(|next| next.index() > 0),
            Act::Yes | Act::No => state.votes.put(seat, act == Act::Yes),
            Act::Wave => state.waved = state.waved.with(seat),
        }
        events.emit(Did(seat, act));
    }

    fn chances<S: Sink<(NoChance, u32)>>(_state: &State, _out: &mut S) {}

    fn resolve<S: Sink<Did>>(_state: &mut State, outcome: NoChance, _events: &mut S) {
        match outcome {}
    }

    fn verdict(state: &State) -> Verdict {
        let points = state.marks.map(i32::from);
        Verdict::by_points("marks", &points[..usize::from(state.seats)])
    }

    fn view(state: &State, _viewer: Viewer) -> String {
        format!("{:?} to act", state.turn)
    }

    /// A look and a vote are noticed only by the seat that makes them.
    fn sight(&Did(seat, act): &Did, viewer: Viewer) -> Option<String> {
        let is_secret = matches!(act, Act::Look | Act::Yes | Act::No);
        (!is_secret || viewer.is(seat)).then(|| format!("{seat}: {act}"))
    }

    fn reveals(&Did(seat, act): &Did) -> Knowers {
        if act == Act::Look { Knowers::only(seat) } else { Knowers::NOBODY }
    }

    fn determinize<D: Dice>(state: &State, _viewer: Viewer, _dice: &mut D) -> State {
        state.clone()
    }
}
