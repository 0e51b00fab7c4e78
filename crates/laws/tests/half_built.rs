//! Choices of several private steps: nobody notices them before they are whole, and they can be dropped.
//!
//! The toy: in turns, or all at once, each seat secretly picks two numbers from 1 to 3; then it shows their sum. Three rounds.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{
    Barrier, Dice, Game, Knowers, Meta, NoChance, OptionMeta, RuleRefusal, Seat, Seats, Setup, SetupError, Sink, Table,
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
    options: &[
        OptionMeta::new("bug", &["none", "forgets", "shows", "peeks"]),
        OptionMeta::new("play", &["in-turn", "at-once"]),
        OptionMeta::new("undo", &["free", "never"]),
    ],
    rules_version: 1,
    state_version: 1,
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
    at_once: bool,
    /// What each seat has picked of a choice it has begun.
    first: [Option<u8>; 3],
    sums: [Vec<u8>; 3],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
enum Event {
    Picked { seat: Seat, number: u8 },
    Sum { seat: Seat, sum: u8 },
}

#[derive(Debug, PartialEq, Eq, Serialize)]
struct View {
    sums: Vec<Vec<u8>>,
    own_first: Vec<u8>,
}

impl State {
    /// Whose sum of this round is missing: the first of them, or all of them at once.
    fn to_act(&self) -> Seats {
        let all = Seats::all(self.seats);
        let done = |seat: Seat| self.sums[seat.index()].len();
        let round = all.iter().map(done).min().unwrap_or_default();
        let missing: Seats = all.iter().filter(|&seat| done(seat) == round && round < 3).collect();
        if self.at_once { missing } else { missing.first().map_or(Seats::NONE, Seats::one) }
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
        let at_once = setup.option("play") == "at-once";
        Ok(State { seats: setup.seats(), bug: bug as u8, at_once, first: [None; 3], sums: Default::default() })
    }

    fn allows_undo(setup: &Setup) -> bool {
        setup.option("undo") == "free"
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn waiting(state: &State) -> Waiting {
        if state.to_act().is_empty() { Waiting::Over } else { Waiting::Seats(state.to_act()) }
    }

    fn options(state: &State, seat: Seat, out: &mut Vec<Pick>) {
        if state.to_act().contains(seat) {
            out.extend(Pick::ALL);
        }
    }

    fn refusal(_state: &State, _seat: Seat, _pick: Pick) -> RuleRefusal {
        RuleRefusal("S-001")
    }

    fn half_built(state: &State, seat: Seat) -> bool {
        state.first[seat.index()].is_some()
    }

    fn cancel(state: &mut State, seat: Seat) {
        state.first[seat.index()] = None;
        if state.has("forgets") {
            state.sums[seat.index()].push(0);
        }
    }

    fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, pick: Pick, events: &mut S) {
        let number = pick as u8 + 1;
        match state.first[seat.index()].take() {
            None => {
                state.first[seat.index()] = Some(number);
                events.emit(Event::Picked { seat, number });
            }
            Some(first) => {
                state.sums[seat.index()].push(first + number);
                events.emit(Event::Sum { seat, sum: first + number });
            }
        }
    }

    fn chances<S: Sink<(NoChance, u32)>>(_state: &State, _out: &mut S) {}

    fn resolve<S: Sink<Event>>(_state: &mut State, outcome: NoChance, _events: &mut S) {
        match outcome {}
    }

    fn verdict(state: &State) -> Verdict {
        let total = |sums: &Vec<u8>| sums.iter().map(|&sum| i32::from(sum)).sum();
        Verdict::by_points("sums", &state.sums[..usize::from(state.seats)].iter().map(total).collect::<Vec<i32>>())
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let is_own = |seat: &Seat| viewer.is(*seat) || state.has("shows");
        let own_first = Seats::all(state.seats).iter().filter(is_own).filter_map(|seat| state.first[seat.index()]);
        View { sums: state.sums.to_vec(), own_first: own_first.collect() }
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
        for seat in Seats::all(state.seats).iter().filter(|&seat| !viewer.is(seat) && !state.has("peeks")) {
            world.first[seat.index()] = None;
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
    for setup in Sums::setups().into_iter().filter(|setup| setup.option("bug") == "none") {
        let report = laws::check::<Sums>(&setup, &Plan { games: 200, seed: 1 }, &|_| {});
        assert!(report.violation.is_none(), "{setup}: {}", report.violation.unwrap());
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
    assert_eq!(again.view(Viewer::SPECTATOR).sums[0], [6]);
}

#[test]
fn where_nothing_is_taken_back_a_choice_can_still_be_dropped() {
    let setup = Setup::new(&META, 2, [("undo", "never")]).unwrap();
    let mut table = Table::<Sums>::new(setup).unwrap();
    table.answer(Seat::new(0), Pick::One).unwrap();
    table.undo(Seat::new(0)).unwrap();
    assert_eq!(table.can_undo(Seat::new(0)), Err(Barrier::Never));
}
