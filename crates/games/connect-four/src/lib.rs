//! Connect four, an example of perfect information and a measure of the kernel's speed.

mod action;
mod board;
mod event;
mod state;
mod tell;
mod view;

pub use action::Column;
pub use event::{Event, Refused};
pub use state::State;
pub use view::View;

use kernel::{Dice, Evaluate, Game, Knowers, Meta, NoChance, Seat, Setup, SetupError, Sink, Verdict, Viewer, Waiting};

/// The game.
pub struct ConnectFour;

static META: Meta = Meta {
    id: "connect-four",
    name_en: "Connect four",
    name_pl: "Czwórki",
    min_seats: 2,
    max_seats: 2,
    options: &[],
    rules_version: 1,
    state_version: 1,
    longest: 42,
    example: true,
};

impl Game for ConnectFour {
    type State = State;
    type Action = Column;
    type Outcome = NoChance;
    type Event = Event;
    type Sight = Event;
    type View = View;
    type Refusal = Refused;

    fn meta() -> &'static Meta {
        &META
    }

    fn start(_setup: &Setup) -> Result<State, SetupError> {
        Ok(State::default())
    }

    fn seats(_state: &State) -> u8 {
        2
    }

    #[inline]
    fn waiting(state: &State) -> Waiting {
        if state.is_over() { Waiting::Over } else { Waiting::seat(state.to_move()) }
    }

    #[inline]
    fn options(state: &State, seat: Seat, out: &mut Vec<Column>) {
        if !state.is_over() && seat == state.to_move() {
            state.open_columns(out);
        }
    }

    fn refusal(state: &State, seat: Seat, _column: Column) -> Refused {
        if state.is_over() || seat != state.to_move() { Refused::NotYourTurn } else { Refused::ColumnFull }
    }

    #[inline]
    fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, column: Column, events: &mut S) {
        events.emit(Event::Dropped { seat, column });
        state.drop_into(column);
        if state.winner().is_some() {
            events.emit(Event::Four { seat });
        } else if state.is_over() {
            events.emit(Event::Full);
        }
    }

    fn chances<S: Sink<(NoChance, u32)>>(_state: &State, _out: &mut S) {}

    fn resolve<S: Sink<Event>>(_state: &mut State, outcome: NoChance, _events: &mut S) {
        match outcome {}
    }

    fn verdict(state: &State) -> Verdict {
        let points = |seat| match state.winner() {
            Some(winner) if winner == seat => 1,
            Some(_) => -1,
            None => 0,
        };
        let reason = if state.winner().is_some() { "line" } else { "full" };
        Verdict::by_points(reason, &[points(Seat::new(0)), points(Seat::new(1))])
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View::of(state)
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

    fn invariant(state: &State) -> Result<(), String> {
        state.check()
    }
}

impl Evaluate for ConnectFour {
    fn worth(state: &State, seat: Seat) -> i32 {
        let rival = seat.next(2);
        state.open_lines(seat) - state.open_lines(rival)
    }
}
