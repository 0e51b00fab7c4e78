//! Choices of several private steps: nobody notices them before they are whole, and they can be dropped.
//!
//! The toy: in turns, each seat secretly picks two numbers from 1 to 3; then it shows their sum. Three rounds.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{
    Barrier, Dice, Game, Knowers, Meta, NoChance, OptionMeta, RuleRefusal, Seat, Setup, SetupError, Sink, Table,
};
use kernel::{Told, Verdict, Viewer, Waiting, parse_line};
use laws::{Law, Plan};
use serde::Serialize;

struct Sums;

static META: Meta = Meta {
    id: "sums",
    name_en: "Sums",
    name_pl: "Sumy",
    min_seats: 2,
    max_seats: 3,
    options: &[OptionMeta { key: "bug", values: &["none", "forgets", "shows", "peeks"] }],
    rules_version: 1,
    longest: 18,
    example: true,
};

kernel::word_enum! {
    enum Pick: "a number from 1 to 3" { One = "1", Two = "2", Three = "3" }
}

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
struct State {
    seats: u8,
    bug: u8,
    turn: u8,
    first: Option<u8>,
    sums: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
enum Event {
    Picked { seat: Seat, number: u8 },
    Sum { seat: Seat, sum: u8 },
}

#[derive(Debug, PartialEq, Eq, Serialize)]
struct View {
    sums: Vec<u8>,
    own_first: Option<u8>,
}

impl State {
    fn to_act(&self) -> Seat {
        Seat::new(self.turn % self.seats)
    }

    fn has(&self, bug: &str) -> bool {
        META.options[0].values[usize::from(self.bug)] == bug
    }
}

impl Game for Sums {
    type State = State;
    type Action = Pick;
    type Outcome = NoChance;
    type Event = Event;
    type Sight = Event;
    type View = View;
    type Refusal = RuleRefusal;

    fn meta() -> &'static Meta {
        &META
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        let bug = META.options[0].values.iter().position(|&bug| bug == setup.option("bug")).unwrap_or_default();
        Ok(State { seats: setup.seats(), bug: bug as u8, turn: 0, first: None, sums: Vec::new() })
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn waiting(state: &State) -> Waiting {
        if state.turn == 3 * state.seats { Waiting::Over } else { Waiting::seat(state.to_act()) }
    }

    fn options(state: &State, seat: Seat, out: &mut Vec<Pick>) {
        if Self::waiting(state) == Waiting::seat(seat) {
            out.extend(Pick::ALL);
        }
    }

    fn refusal(_state: &State, _seat: Seat, _pick: Pick) -> RuleRefusal {
        RuleRefusal { rule: "S-001", sentence: "it is not this seat's turn" }
    }

    fn half_built(state: &State, seat: Seat) -> bool {
        state.first.is_some() && state.to_act() == seat
    }

    fn cancel(state: &mut State, _seat: Seat) {
        state.first = None;
        state.turn += u8::from(state.has("forgets"));
    }

    fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, pick: Pick, events: &mut S) {
        let number = pick as u8 + 1;
        match state.first.take() {
            None => {
                state.first = Some(number);
                events.emit(Event::Picked { seat, number });
            }
            Some(first) => {
                state.sums.push(first + number);
                state.turn += 1;
                events.emit(Event::Sum { seat, sum: first + number });
            }
        }
    }

    fn chances<S: Sink<(NoChance, u32)>>(_state: &State, _out: &mut S) {}

    fn resolve<S: Sink<Event>>(_state: &mut State, outcome: NoChance, _events: &mut S) {
        match outcome {}
    }

    fn verdict(state: &State) -> Verdict {
        let seats = usize::from(state.seats);
        let total = |seat| state.sums.iter().skip(seat).step_by(seats).map(|&sum| i32::from(sum)).sum();
        Verdict::by_points("sums", &(0..seats).map(total).collect::<Vec<i32>>())
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let is_own = viewer.is(state.to_act()) || state.has("shows");
        View { sums: state.sums.clone(), own_first: state.first.filter(|_| is_own) }
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Picked { seat, .. } if !viewer.is(*seat) => None,
            seen => Some(seen.clone()),
        }
    }

    fn reveals(event: &Event) -> Knowers {
        match event {
            Event::Sum { .. } => Knowers::EVERYBODY,
            Event::Picked { .. } => Knowers::NOBODY,
        }
    }

    fn determinize<D: Dice>(state: &State, viewer: Viewer, _dice: &mut D) -> State {
        let mut world = state.clone();
        // Whether another seat has begun its choice is hidden, so in the viewer's eyes it has not.
        if !viewer.is(state.to_act()) && !state.has("peeks") {
            world.first = None;
        }
        world
    }
}

fn table(lines: &[&str]) -> Table<Sums> {
    let mut table = Table::new(Setup::usual(&META)).unwrap();
    lines.iter().for_each(|line| table.repeat(parse_line::<Sums>(line).unwrap()).unwrap());
    table
}

fn broken(bug: &str) -> Option<Law> {
    let setup = Setup::new(&META, 2, [("bug", bug)]).unwrap();
    laws::check::<Sums>(&setup, &Plan { games: 200, seed: 1 }, &|_| {}).violation.map(|violation| violation.law)
}

#[test]
fn private_steps_keep_the_laws() {
    for seats in 2..=3 {
        let setup = Setup::new(&META, seats, []).unwrap();
        let report = laws::check::<Sums>(&setup, &Plan { games: 200, seed: 1 }, &|_| {});
        assert!(report.violation.is_none(), "{}", report.violation.unwrap());
    }
}

#[test]
fn a_cancel_that_does_not_lead_back_is_caught() {
    assert_eq!(broken("forgets"), Some(Law::Undo));
}

#[test]
fn a_half_built_choice_that_shows_is_caught() {
    assert!(matches!(broken("shows"), Some(Law::View | Law::Stream)));
}

#[test]
fn a_belief_that_knows_of_a_half_built_choice_is_caught() {
    assert_eq!(broken("peeks"), Some(Law::Belief));
}

#[test]
fn others_notice_nothing_before_the_choice_is_whole() {
    let (first, second) = (Seat::new(0), Seat::new(1));
    let mut table = table(&["1: 2"]);
    assert!(table.stream(Viewer::seat(second), 0).is_empty());
    assert_eq!(table.can_undo(first), Ok(()));
    table.undo(first).unwrap();
    assert!(table.stream(Viewer::seat(second), 0).is_empty());
    assert_eq!(table.stream(Viewer::seat(first), 0).last().unwrap().what, Told::Cancelled(first));
    assert_eq!(table.can_undo(first), Err(Barrier::Start));
}

#[test]
fn a_half_built_choice_leaves_the_way_back_of_others_as_it_was() {
    let (first, second) = (Seat::new(0), Seat::new(1));
    let before = table(&["1: 2", "1: 3"]);
    let during = table(&["1: 2", "1: 3", "2: 1"]);
    assert_eq!((before.can_undo(first), before.can_undo(second)), (Err(Barrier::Revealed), Err(Barrier::Start)));
    assert_eq!((during.can_undo(first), during.can_undo(second)), (Err(Barrier::Revealed), Ok(())));
}

#[test]
fn a_recording_with_a_dropped_choice_plays_again() {
    let played = table(&["1: 2", "undo: 1", "1: 3", "1: 3", "2: 1"]);
    let again = kernel::Replay::<Sums>::parse(&kernel::write_replay(&played)).unwrap().play().unwrap();
    assert_eq!(again.state(), played.state());
    assert_eq!(again.view(Viewer::SPECTATOR).sums, [6]);
}
