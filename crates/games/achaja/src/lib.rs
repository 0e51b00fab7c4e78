//! Achaja: dice, intrigue and reactions for two to five players.

mod action;
mod ask;
mod belief;
mod cards;
mod choose;
mod deal;
mod effect;
mod event;
mod file;
mod flow;
mod pack;
mod state;
mod tell;
mod told;
mod view;
mod words;
mod worth;

#[cfg(test)]
mod tests;

pub use action::{Action, Outcome};
pub use cards::{Character, Colour, Cousin, Die, EventCard, Intrigue, Location, Side};
pub use deal::{DealAction, Good, Promise, Terms};
pub use event::{Event, Given, OfferEnd, Pick, Pledges, RerollChoice, SeenPledge, SeenTerms, Sight};
pub use flow::Refused;
pub use pack::Pack;
pub use state::{Order, Phase, State};
pub use view::View;

use kernel::{Dice, Game, Knowers, Meta, OptionMeta, Seat, Seats, Setup, SetupError, Sink, Verdict, Viewer, Waiting};

use state::Options;

/// The game.
pub struct Achaja;

static META: Meta = Meta {
    id: "achaja",
    name_en: "Achaja",
    name_pl: "Achaja",
    min_seats: 2,
    max_seats: 5,
    options: &[
        OptionMeta::new("order", &["numbers", "random", "draft"]),
        OptionMeta::new("fate", &["off", "on"]),
        OptionMeta::new("not-all-lost", &["off", "on"]),
        OptionMeta::new("negotiate", &["off", "on"]),
        OptionMeta::new("memory", &["off", "on"]),
    ],
    rules_version: 1,
    state_version: 1,
    longest: LONGEST,
    example: false,
};

/// Only the Intrigue phase has no fixed number of actions, and gold ends it. Count the worth of the table in gold: gold, 5 for each power,
/// 13 for each card in a hand. A conversion or a deal leaves it as it is. A card played from a hand takes 13 and brings at most 5, and 8 go
/// to players who have passed, so the worth does not rise, unless a free Character draws a card; and at most six draws are free between
/// two that are not. The k-th use of a Character in a turn costs k - 1 at least and brings a card. So the uses are limited, hence the cards
/// drawn, the plays, and the offers, of which each player makes three between two turns of theirs. The numbers, half-built steps and
/// outcomes of chance included, are in the section "Termination" of `design.md`, and a test computes them from the card file.
const LONGEST: u32 = 100_000_000;

impl Game for Achaja {
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
        let order = Order::ALL.into_iter().find(|order| setup.has("order", order.word())).unwrap_or_default();
        let options = Options {
            order,
            fate: setup.has("fate", "on"),
            not_all_lost: setup.has("not-all-lost", "on"),
            negotiate: setup.has("negotiate", "on"),
            has_memory_aids: setup.has("memory", "on"),
        };
        let mut state = State::new(setup.seats(), options);
        flow::settle(&mut state, &mut kernel::NoEvents);
        Ok(state)
    }

    /// Every number of seats with the plain rules, each variant alone, and all together.
    fn setups() -> Vec<Setup> {
        let setup = |seats: u8, chosen: &[(&str, &str)]| {
            Setup::new(&META, seats, chosen.iter().copied()).expect("the options have these values")
        };
        let plain = (2..=5).map(|seats| setup(seats, &[]));
        let single = [
            setup(3, &[("order", "random")]),
            setup(4, &[("order", "draft")]),
            setup(2, &[("fate", "on")]),
            setup(5, &[("not-all-lost", "on")]),
            setup(4, &[("negotiate", "on")]),
            setup(3, &[("memory", "on")]),
        ];
        let all = [("order", "draft"), ("fate", "on"), ("not-all-lost", "on"), ("negotiate", "on"), ("memory", "on")];
        plain.chain(single).chain((2..=5).map(|seats| setup(seats, &all))).collect()
    }

    fn seats(state: &State) -> u8 {
        state.seats
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
        if flow::can_convert(state, seat) {
            out.push(Action::Convert);
        }
        flow::deals::interjections(state, seat, &mut |action| out.push(Action::Deal(action)));
    }

    fn replies(state: &State, seat: Seat, out: &mut Vec<Action>) {
        flow::deals::replies(state, seat, &mut |action| out.push(Action::Deal(action)));
    }

    fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
        flow::refusal(state, seat, action)
    }

    fn half_built(state: &State, seat: Seat) -> bool {
        !state.drafts[seat.index()].is_empty()
    }

    fn cancel(state: &mut State, seat: Seat) {
        state.drafts[seat.index()] = state::Draft::default();
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

    fn verdict(state: &State) -> Verdict {
        flow::settlement::verdict(state)
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

    fn bars_undo(event: &Event) -> bool {
        event.bars_undo()
    }

    fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
        belief::determinize(state, viewer, dice)
    }

    fn invariant(state: &State) -> Result<(), String> {
        state.check()
    }
}
