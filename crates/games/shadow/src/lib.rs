//! The Shadow Planet: you know your Goal, but not who you are until the end.

mod action;
mod ask;
mod belief;
mod cards;
mod characters;
mod effect;
mod event;
mod file;
mod flow;
mod memory;
mod pile;
mod question;
mod state;
mod tell;
mod told;
mod view;
mod words;
mod worth;

#[cfg(test)]
mod tests;

pub use action::{Action, Outcome};
pub use cards::{Card, Character, Gauge, Goal, Location, Section, SectionUse, Team, Type, Vehicle};
pub use characters::Characters;
pub use event::{Event, Look, Sight};
pub use flow::Refused;
pub use pile::{Pile, Shown};
pub use question::{Question, TurnOption};
pub use state::State;
pub use view::{
    BonusView, CharacterView, EndView, GaugeView, LastRoundView, LocationView, PileView, PlayerView, SectionView, Step,
    TurnView, UseView, View,
};

use kernel::{Dice, Game, Knowers, Meta, OptionMeta, Seat, Setup, SetupError, Sink, Verdict, Viewer, Waiting};

use state::Frame;

/// The game.
pub struct ShadowPlanet;

static META: Meta = Meta {
    id: "shadow",
    name_en: "The Shadow Planet",
    name_pl: "The Shadow Planet (Planeta Cieni)",
    min_seats: 3,
    max_seats: 5,
    options: &[OptionMeta::new("memory", &["on", "off"])],
    rules_version: 1,
    state_version: 2,
    longest: LONGEST,
    example: false,
};

/// SHP-162: at most 49 rounds. A round drafts with 6 steps and ends with 5 discards and 6 reveals. In each of at most 5 turns a player
/// plays fewer than 128 cards with at most 8 steps each; the rest of a turn are 5 times `done`, a drive with 6 answers, a look at 20
/// cards that are put back, 21 draws, and a Section with fewer than 60 steps.
const LONGEST: u32 = 49 * (6 + 5 + 6 + 5 * (128 * 8 + 5 + 6 + 40 + 21 + 60));

impl Game for ShadowPlanet {
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
        Ok(State::new(setup.seats(), setup.has("memory", "on")))
    }

    /// Every number of seats; memory aids only change what views list, so one table without them is enough.
    fn setups() -> Vec<Setup> {
        let setup =
            |(seats, memory)| Setup::new(&META, seats, [("memory", memory)]).expect("the option has this value");
        [(3, "on"), (4, "on"), (4, "off"), (5, "on")].map(setup).to_vec()
    }

    fn seats(state: &State) -> u8 {
        state.seats
    }

    fn waiting(state: &State) -> Waiting {
        flow::waiting(state)
    }

    fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
        flow::options(state, seat, out);
    }

    fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
        flow::refusal(state, seat, action)
    }

    fn half_built(state: &State, seat: Seat) -> bool {
        state.question().is_some_and(|ask| ask.is_half_built() && ask.asked(state).contains(seat))
    }

    fn cancel(state: &mut State, _seat: Seat) {
        if let Some(Frame::Ask(ask)) = state.frames.top_mut() {
            ask.drop_half_built();
        }
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
        flow::ending::verdict(state)
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
