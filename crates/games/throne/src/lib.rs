//! Szklany tron / Embers of Memory: two people who may not speak rebuild a Mind of overlapping memories.

mod action;
mod ask;
mod belief;
mod captivity;
mod cards;
mod event;
mod file;
mod flow;
mod mind;
mod order;
mod preview;
mod row;
mod rules;
mod state;
mod tell;
mod view;
mod words;
mod worth;

#[cfg(test)]
mod tests;

pub use action::{Action, Outcome, Take, Told};
pub use captivity::{Captivity, CaptivityCard, OpenCaptivity};
pub use cards::{Card, CardSet, Colour, Kind, Pattern};
pub use event::{Event, Sight};
pub use flow::Refused;
pub use mind::{Ground, Mind, Misfit, Placed, Places};
pub use order::Order;
pub use preview::Preview;
pub use row::RowNumber;
pub use rules::{Ability, Mode, Module};
pub use state::{End, Role, State};
pub use view::{AbilityView, DemonView, Face, MindCard, RowView, SetView, Step, View};

use kernel::{
    Campaign, Dice, Game, GameResult, Knowers, Meta, Seat, Setup, SetupError, Sink, Standing, Verdict, Viewer, Waiting,
};

use rules::Rules;

/// The game.
pub struct Throne;

static META: Meta = Meta {
    id: "throne",
    name_en: "Embers of Memory",
    name_pl: "Szklany tron",
    min_seats: 2,
    max_seats: 2,
    options: rules::OPTIONS,
    rules_version: 1,
    state_version: 2,
    longest: LONGEST,
    example: false,
};

/// A day: 5 dealt cards, a demon, and at most 40 cards drawn, each in a turn of its own at worst. A card drawn takes at most a
/// draw, a decision to draw, one to add, Bond, a reveal, a keepsake, and in Aelin's turn a take and Spark; every card of the Mind
/// can be lost to a split once; Leap adds once. Three days, and two who are ready.
const LONGEST: u32 = 2 + 3 * (6 + 40 * 10 + 45 + 12);

impl Game for Throne {
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
        Ok(State::new(Rules::of(setup)))
    }

    /// Every mode, both ways to seat the roles, and the sandbox with nothing and with everything.
    fn setups() -> Vec<Setup> {
        rules::setups(&META)
    }

    /// THR-007: the prologue, then chapter after chapter.
    fn campaign() -> Option<Campaign> {
        Some(Campaign { option: "mode", stages: rules::STAGES })
    }

    /// THR-213: a move shown and taken back would be a message.
    fn allows_undo(_setup: &Setup) -> bool {
        false
    }

    fn seats(_state: &State) -> u8 {
        2
    }

    /// THR-001: they win and lose together.
    fn side(_state: &State, _seat: Seat) -> u8 {
        0
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

    /// THR-001: both win or both lose. The points are the rows completed (in the prologue also the cards turned up).
    fn verdict(state: &State) -> Verdict {
        let end = state.end().expect("called only when it is over");
        let result = if end.is_won() { GameResult::Won } else { GameResult::Lost };
        Verdict::new(end.word(), [Standing { result, points: state.progress() }; 2])
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(event.seen_by(viewer))
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
