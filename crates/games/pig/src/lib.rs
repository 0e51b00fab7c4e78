//! Pig, a dice game: roll for more or hold what you have.

mod tell;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Dice, Evaluate, Game, Knowers, Meta, OptionMeta, RuleRefusal, Seat};
use kernel::{Setup, SetupError, Sink, Verdict, Viewer, Waiting};
use serde::Serialize;

/// The game.
pub struct Pig;

static META: Meta = Meta {
    id: "pig",
    name_en: "Pig",
    name_pl: "Świnia",
    min_seats: 2,
    max_seats: 4,
    options: &[OptionMeta::new("target", &["50", "100"])],
    rules_version: 1,
    state_version: 2,
    // Each of 80 turns: at most 50 rolls that count, one that does not, each asked for, and a hold.
    longest: 80 * (2 * 51 + 1),
    example: true,
};

kernel::word_enum! {
    /// PIG-002: roll or hold.
    pub enum Choice: "a choice: roll or hold" {
        /// Roll the die.
        Roll = "roll",
        /// Keep the turn's total.
        Hold = "hold",
    }
}

kernel::word_enum! {
    /// What the die shows.
    #[allow(missing_docs, reason = "faces speak for themselves")]
    pub enum Face: "a face of the die, 1 to 6" {
        One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6",
    }
}

/// Everything that is true at the table.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    seats: u8,
    target: u8,
    points: [u8; 4],
    to_act: Seat,
    total: u8,
    turns_left: u8,
    phase: Phase,
}

/// What the table waits for: whoever is to act, the die, or nothing more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
enum Phase {
    Ask,
    Roll,
    Over,
}

/// Something that happened; everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields say who and how much")]
pub enum Event {
    /// The die shows a face.
    Rolled { seat: Seat, face: Face },
    /// The turn's total is kept.
    Held { seat: Seat, points: u8 },
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    points: Vec<u8>,
    to_act: Seat,
    total: u8,
    turns_left: u8,
}

fn end_turn(state: &mut State) {
    state.total = 0;
    state.to_act = state.to_act.next(state.seats);
    state.turns_left -= u8::from(state.to_act == Seat::new(0));
    state.phase = if state.turns_left == 0 { Phase::Over } else { Phase::Ask };
}

impl Game for Pig {
    type State = State;
    type Action = Choice;
    type Outcome = Face;
    type Event = Event;
    type Sight = Event;
    type View = View;
    type Refusal = RuleRefusal;

    fn meta() -> &'static Meta {
        &META
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        let target = if setup.option("target") == "50" { 50 } else { 100 };
        let (seats, to_act) = (setup.seats(), Seat::new(0));
        Ok(State { seats, target, points: [0; 4], to_act, total: 0, turns_left: 20, phase: Phase::Ask })
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn waiting(state: &State) -> Waiting {
        match state.phase {
            Phase::Ask => Waiting::seat(state.to_act),
            Phase::Roll => Waiting::Chance,
            Phase::Over => Waiting::Over,
        }
    }

    fn options(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if Self::waiting(state) == Waiting::seat(seat) {
            out.push(Choice::Roll);
            if state.total > 0 {
                out.push(Choice::Hold);
            }
        }
    }

    fn refusal(state: &State, seat: Seat, _choice: Choice) -> RuleRefusal {
        RuleRefusal(if Self::waiting(state) == Waiting::seat(seat) { "PIG-004" } else { "PIG-001" })
    }

    fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, choice: Choice, events: &mut S) {
        match choice {
            Choice::Roll => state.phase = Phase::Roll,
            Choice::Hold => {
                state.points[seat.index()] += state.total;
                events.emit(Event::Held { seat, points: state.points[seat.index()] });
                end_turn(state);
            }
        }
    }

    fn chances<S: Sink<(Face, u32)>>(state: &State, out: &mut S) {
        if state.phase == Phase::Roll {
            out.emit_all(Face::ALL.map(|face| (face, 1)));
        }
    }

    fn resolve<S: Sink<Event>>(state: &mut State, face: Face, events: &mut S) {
        events.emit(Event::Rolled { seat: state.to_act, face });
        if face == Face::One {
            return end_turn(state);
        }
        state.total += face as u8 + 1;
        let points = state.points[state.to_act.index()] + state.total;
        state.phase = if points >= state.target { Phase::Over } else { Phase::Ask };
    }

    fn verdict(state: &State) -> Verdict {
        let mut points = state.points.map(i32::from);
        points[state.to_act.index()] += i32::from(state.total);
        let reason = if state.turns_left == 0 { "turns" } else { "target" };
        Verdict::by_points(reason, &points[..usize::from(state.seats)])
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        let points = state.points[..usize::from(state.seats)].to_vec();
        View { points, to_act: state.to_act, total: state.total, turns_left: state.turns_left }
    }

    fn sight(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(_event: &Event) -> Knowers {
        Knowers::NOBODY
    }

    fn determinize<D: Dice>(state: &State, _viewer: Viewer, _dice: &mut D) -> State {
        state.clone()
    }
}

impl Evaluate for Pig {
    /// The points, and a little less than the total that could still be lost.
    fn worth(state: &State, seat: Seat) -> i32 {
        let at_risk = if seat == state.to_act { i32::from(state.total) } else { 0 };
        10 * i32::from(state.points[seat.index()]) + 8 * at_risk
    }
}
