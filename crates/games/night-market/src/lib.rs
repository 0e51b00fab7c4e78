//! The night market, an example of a sealed simultaneous choice, a reaction window and an interjection.

mod action;
mod ask;
mod belief;
mod cards;
mod event;
mod flow;
mod state;
mod tell;
mod view;

pub use action::{Action, Outcome};
pub use cards::{Effect, Lot, Trick};
pub use event::{Event, Refused, Sight};
pub use state::State;
pub use view::View;

use kernel::{
    Dice, Evaluate, Game, Knowers, Meta, OptionMeta, Seat, Seats, Setup, SetupError, Sink, Verdict, Viewer, Waiting,
};

/// The game.
pub struct NightMarket;

static META: Meta = Meta {
    id: "night-market",
    name_en: "The night market",
    name_pl: "Nocny targ",
    min_seats: 2,
    max_seats: 4,
    options: &[
        OptionMeta::new("tricks", &["with", "without"]),
        OptionMeta::new("pairs", &["off", "on"]).for_seats(&[("off", &[4]), ("on", &[4])]),
    ],
    rules_version: 1,
    state_version: 2,
    // Four tricks dealt; in each of five rounds a lot, four bids and four answers; eight looks with their draws.
    longest: 4 + 5 * (1 + 4 + 4) + 8 * 2,
    example: true,
};

impl Game for NightMarket {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Refusal = Refused;

    fn meta() -> &'static Meta {
        &META
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        Ok(State::new(setup.seats(), setup.has("tricks", "with"), setup.has("pairs", "on")))
    }

    fn seats(state: &State) -> u8 {
        state.seats()
    }

    /// NM-004: in pairs the players who sit opposite each other play together.
    fn side(state: &State, seat: Seat) -> u8 {
        state.side(seat)
    }

    fn waiting(state: &State) -> Waiting {
        flow::waiting(state)
    }

    fn asked(state: &State, viewer: Viewer) -> Seats {
        flow::asked(state, viewer)
    }

    fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
        flow::options(state, seat, out);
    }

    fn interjections(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if flow::can_peek(state, seat).is_ok() {
            out.push(Action::Peek);
        }
    }

    fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
        flow::refusal(state, seat, action)
    }

    fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: Action, events: &mut S) {
        flow::apply(state, seat, action, events);
    }

    fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
        flow::chances(state, out);
    }

    fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
        flow::sample(state, dice)
    }

    fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
        flow::resolve(state, outcome, events);
    }

    /// NM-041, NM-042: the side with the most points wins.
    fn verdict(state: &State) -> Verdict {
        let standing = |seat| {
            let points = state.points_of_side(state.side(seat));
            (state.side(seat), points, points)
        };
        Verdict::by_rank("market-closed", Seats::all(state.seats()).iter().map(standing))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        event.seen_by(viewer)
    }

    fn reveals(event: &Event) -> Knowers {
        event.reveals()
    }

    fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
        belief::determinize(state, viewer, dice)
    }

    fn invariant(state: &State) -> Result<(), String> {
        state.check()
    }
}

impl Evaluate for NightMarket {
    /// The lead in points, and the bids and tricks that are left, which will win something yet.
    fn worth(state: &State, seat: Seat) -> i32 {
        let worth = |seat: Seat| {
            let player = &state.players[seat.index()];
            let bids: i32 = player.bids.iter().map(i32::from).sum();
            let trick = i32::from(player.trick.is_some());
            20 * player.points() + 12 * bids + 15 * trick
        };
        let of_side = |side: u8| state.seats_of_side(side).map(worth).sum::<i32>();
        let rivals =
            Seats::all(state.seats()).iter().map(|seat| state.side(seat)).filter(|&side| side != state.side(seat));
        of_side(state.side(seat)) - rivals.map(of_side).max().unwrap_or_default()
    }
}
