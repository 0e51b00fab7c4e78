//! Tash-Kalar with the Everfrost school: stones on an arena form patterns that summon beings.

mod action;
mod ask;
mod belief;
mod board;
mod cards;
mod effect;
mod event;
mod file;
mod flow;
mod lines;
mod pattern;
mod rules;
mod square;
mod state;
mod task;
mod tell;
mod text;
mod view;
mod words;
mod worth;

#[cfg(test)]
mod tests;

pub use action::{Action, Outcome};
pub use board::{Piece, Rank, Side};
pub use cards::{Card, CardList, CardType, School, Task};
pub use event::{Event, SeenPiece, Sight};
pub use flow::Refused;
pub use rules::Form;
pub use square::{Direction, Square};
pub use state::{Reason, State};
pub use task::TaskType;
pub use view::{
    EffectView, EndView, PieceView, PilesView, PlayerView, SideView, Step, StoredView, TaskView, TasksView, TurnView,
    View,
};

use kernel::{Dice, Game, Knowers, Meta, NoEvents, Seat, Setup, SetupError, Sink, Verdict, Viewer, Waiting};

use ask::{Ask, Hub};
use rules::Rules;

/// The game.
pub struct TashKalar;

static META: Meta = Meta {
    id: "tashkalar",
    name_en: "Tash-Kalar: Arena of Legends",
    name_pl: "Tash-Kalar: Arena legend",
    min_seats: 2,
    max_seats: 4,
    options: rules::OPTIONS,
    rules_version: 1,
    state_version: 1,
    longest: LONGEST,
    example: false,
};

/// Every event that keeps the game going (TK-240) happens a limited number of times: a school card enters a pile or a slot at most 38
/// times per player, 24 tasks are claimed, and a point in a deathmatch comes with a kill, a legend or a flare until somebody has
/// enough: fewer than 4 x 3 x 12. Between two of them lie at most 40 turns, so there are fewer than 320 x 41 turns; after the end was
/// triggered at most 4 and 8 extra ones. In a turn every action, flare and freeze effect uses up a card or an action: fewer than 40,
/// each of fewer than 30 steps.
const LONGEST: u32 = 320 * 41 * 40 * 30;

impl Game for TashKalar {
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
        let mut state = State::new(Rules::of(setup));
        flow::settle(&mut state, &mut NoEvents);
        Ok(state)
    }

    /// Every form with every number of seats, in turn with the core schools picked and with all schools dealt.
    fn setups() -> Vec<Setup> {
        let forms = [(2, "high"), (2, "duel"), (3, "melee"), (4, "high"), (4, "duel"), (4, "melee")];
        let options = [("pick", "core"), ("random", "all")];
        let setup = |((seats, form), (selection, schools))| {
            let chosen = [("form", form), ("school_selection", selection), ("schools", schools)];
            Setup::new(&META, seats, chosen).expect("the form fits")
        };
        forms.into_iter().zip(options.into_iter().cycle()).map(setup).collect()
    }

    fn seats(state: &State) -> u8 {
        state.rules.seats
    }

    fn side(state: &State, seat: Seat) -> u8 {
        state.rules.side(seat).index() as u8
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

    /// TK-065: the cards that are returned are named one by one.
    fn half_built(state: &State, seat: Seat) -> bool {
        seat == state.turn.seat && matches!(state.question(), Some(Ask::Returning(_)))
    }

    fn cancel(state: &mut State, _seat: Seat) {
        state.drop_discard();
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

    fn verdict(state: &State) -> Verdict {
        flow::ending::verdict(state)
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

impl State {
    /// TK-065: the half-built discard action is dropped.
    fn drop_discard(&mut self) {
        self.returned.clear();
        self.frames.pop();
        self.frames.pop();
        self.ask(Hub);
    }
}
