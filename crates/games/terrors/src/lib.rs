//! Terrors of London: two Overlords fight for the city with decks they build and Monsters they chain into Hordes.

mod action;
mod ask;
mod belief;
mod cards;
mod effect;
mod event;
mod face;
mod file;
mod flow;
mod preview;
mod rules;
mod state;
mod tell;
mod view;
mod words;
mod worth;

#[cfg(test)]
mod tests;

pub use action::{Action, Outcome};
pub use cards::{Card, Colour, Faction, Kind, Marks, Overlord, Type};
pub use effect::{Ability, Cost, Count, Effect, Good, Own};
pub use event::{Event, Sight};
pub use face::{EffectView, FaceView, Faces, SheetView};
pub use flow::Refused;
pub use preview::Preview;
pub use state::{Reason, State, Token};
pub use view::{PlayView, PlayerView, PoolView, Step, View};

use kernel::{
    Dice, Game, GameResult, Knowers, Meta, Seat, Setup, SetupError, Sink, Standing, Verdict, Viewer, Waiting,
};

use rules::Rules;

/// The game.
pub struct Terrors;

static META: Meta = Meta {
    id: "terrors",
    name_en: "Terrors of London",
    name_pl: "Terrors of London",
    min_seats: 2,
    max_seats: 2,
    options: rules::OPTIONS,
    rules_version: 2,
    state_version: 2,
    longest: LONGEST,
    example: false,
};

/// Both players take at most 30 turns of at most 250 actions (TER-292, TER-295). An action asks and draws a few times: a card
/// has at most a handful of effects, each sets off at most the triggers there are, and each of those does as little. Then come
/// the draws of the turn, which are at most the cards one can own. Before all that: 12 steps and two opening hands.
const LONGEST: u32 = 40 + 60 * (250 * 100 + 100);

impl Game for Terrors {
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

    fn seats(_state: &State) -> u8 {
        2
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

    fn apply<S: Sink<Event>>(state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        flow::apply(state, action, events);
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

    /// The points are the life that is left.
    fn verdict(state: &State) -> Verdict {
        let end = state.end.expect("called only when it is over");
        let standing = |seat: u8| Standing {
            result: match end.winner {
                None => GameResult::Drew,
                Some(winner) if winner == Seat::new(seat) => GameResult::Won,
                Some(_) => GameResult::Lost,
            },
            points: i32::from(state.players[usize::from(seat)].life),
        };
        Verdict::new(end.reason.word(), [0, 1].map(standing))
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
