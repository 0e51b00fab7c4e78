//! The contract of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{
    BadNotation, Campaign, Dice, GameResult, Knowers, Meta, Refusal, Seat, Seats, Setup, SetupError, Sink, Verdict,
    Viewer,
};
use borsh::{BorshDeserialize, BorshSerialize};
use serde::Serialize;

/// What the table waits for. There is no other way to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Each of these seats owes an answer: one of its options.
    Seats(Seats),
    /// Nature owes an outcome: a roll or a draw.
    Chance,
    /// Nothing: the game is over and has a verdict.
    Over,
}

impl Waiting {
    /// Waits for this seat alone.
    #[inline]
    #[must_use]
    pub const fn seat(seat: Seat) -> Waiting {
        Waiting::Seats(Seats::one(seat))
    }

    /// The seats that owe an answer.
    #[inline]
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Waiting::Seats(seats) => seats,
            Waiting::Chance | Waiting::Over => Seats::NONE,
        }
    }
}

/// Small typed values with a notation that logs, tests, replays and the terminal share.
pub trait Notation: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync {}

impl<T> Notation for T where T: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync {}

/// A game: a handful of pure functions over plain data.
///
/// The state is all there is. It has no clock, no generator and no references, its bytes are canonical (borsh),
/// and it never derives `serde::Serialize`, so it cannot be put on a wire; views do the reverse. The game never
/// rolls: it says that it waits for chance, and the driver brings an outcome that the log records.
pub trait Game: Sized + Send + Sync + 'static {
    /// Everything that is true at the table.
    type State: Clone + Eq + Debug + BorshSerialize + BorshDeserialize + Send + Sync;
    /// An answer of a seat: at most eight bytes.
    type Action: Notation;
    /// What chance may bring: at most eight bytes.
    type Outcome: Notation;
    /// Something that happened, as the table itself knows it.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// An event as one viewer perceives it.
    type Sight: Eq + Debug + Serialize + Send;
    /// The table as one viewer sees it.
    type View: Eq + Debug + Serialize + Send;
    /// Why an answer was turned down.
    type Refusal: Refusal;

    /// What the outside knows of the game before it starts.
    fn meta() -> &'static Meta;

    /// The starting position of a legal setup.
    fn start(setup: &Setup) -> Result<Self::State, SetupError>;

    /// Every setup the laws should try: each number of seats with each combination of options.
    fn setups() -> Vec<Setup> {
        Setup::all(Self::meta())
    }

    /// The stages that the same people win one after another, if the game has a campaign.
    fn campaign() -> Option<Campaign> {
        None
    }

    /// Whether actions can be taken back at such a table. A half-built choice can always be dropped.
    fn allows_undo(_setup: &Setup) -> bool {
        true
    }

    /// How many seats the table has.
    fn seats(state: &Self::State) -> u8;

    /// The side a seat plays for; seats win and lose with their side. Every seat is its own unless overridden.
    fn side(_state: &Self::State, seat: Seat) -> u8 {
        seat.index() as u8
    }

    /// What the table waits for now.
    fn waiting(state: &Self::State) -> Waiting;

    /// Which seats owe an answer as far as `viewer` can tell.
    ///
    /// Override it where it is hidden who has answered already; see [`Sealed`](crate::Sealed).
    fn asked(state: &Self::State, _viewer: Viewer) -> Seats {
        Self::waiting(state).seats()
    }

    /// Writes every answer that `seat` may give now; nothing if the seat is not asked.
    fn options(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Writes what `seat` may do though nobody asked: optional, never blocking, offered to asked seats too.
    fn interjections(_state: &Self::State, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// Writes those of its interjections that somebody waits for, such as the answers to an offer. A seat that has any is not asked,
    /// and the game goes on without it; but bots are woken, and people are told.
    fn replies(_state: &Self::State, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// Everything `seat` may do now: its options, then what it may interject.
    fn offered(state: &Self::State, seat: Seat) -> Vec<Self::Action> {
        let mut offered = Vec::new();
        Self::options(state, seat, &mut offered);
        Self::interjections(state, seat, &mut offered);
        offered
    }

    /// Whether `seat` may do `action` now, and if not, why.
    ///
    /// Takes the state by shared reference, so a refused action cannot have changed it. The default asks
    /// `options` and `interjections`; override it only to be quicker.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal> {
        if Self::offered(state, seat).contains(&action) { Ok(()) } else { Err(Self::refusal(state, seat, action)) }
    }

    /// The reason why `action`, which is not offered to `seat`, is refused.
    fn refusal(state: &Self::State, seat: Seat, action: Self::Action) -> Self::Refusal;

    /// Whether `seat` is in the middle of a choice made of several small ones, of which nobody else knows anything yet.
    ///
    /// Such steps reveal nothing, show others nothing and can be dropped with `cancel`; the last one completes the choice
    /// and is what others see.
    fn half_built(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Drops the half-built choice of `seat`: back to where it began. Called only if there is one.
    fn cancel(_state: &mut Self::State, _seat: Seat) {}

    /// Carries out an offered action and everything that follows from it without another decision.
    ///
    /// The caller has made sure that the action is offered; [`Table`](crate::Table) does so with `check`.
    fn apply<S: Sink<Self::Event>>(state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut S);

    /// Lists every outcome chance may bring now with its integer weight; nothing unless chance is awaited.
    fn chances<S: Sink<(Self::Outcome, u32)>>(state: &Self::State, out: &mut S);

    /// Draws one of the outcomes by its weight. The default goes through the list twice; override it only to be quicker.
    fn sample<D: Dice>(state: &Self::State, dice: &mut D) -> Self::Outcome {
        let mut total = Total(0);
        Self::chances(state, &mut total);
        let mut drawn = Drawn { left: dice.below(total.0), outcome: None };
        Self::chances(state, &mut drawn);
        drawn.outcome.expect("the weights add up to their total")
    }

    /// Carries out a possible outcome of chance and everything that follows from it.
    fn resolve<S: Sink<Self::Event>>(state: &mut Self::State, outcome: Self::Outcome, events: &mut S);

    /// How the game ended. Called only when it is over.
    fn verdict(state: &Self::State) -> Verdict;

    /// The table as `viewer` sees it: a fresh value, so that a new field of the state stays hidden until shown.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as `viewer` perceives it, if at all.
    fn sight(event: &Self::Event, viewer: Viewer) -> Option<Self::Sight>;

    /// To whom the event shows something that could not be worked out before. If it is anybody, undo stops there, unless
    /// `bars_undo` says otherwise.
    ///
    /// Nobody else may perceive the event differently for what is hidden from them.
    fn reveals(event: &Self::Event) -> Knowers;

    /// Whether an action that brought this event cannot be taken back.
    ///
    /// A game may let a seat take back a card it showed by its own choice: it has learned nothing by that, and it is only its
    /// own secret that others have seen. Whatever tells the acting seat something new stays a bar.
    fn bars_undo(event: &Self::Event) -> bool {
        !Self::reveals(event).is_nobody()
    }

    /// A state that `viewer` cannot tell from the real one, drawn at random.
    ///
    /// It keeps all the viewer knows and must not depend on what the viewer does not know: for equal dice, two
    /// states the viewer cannot tell apart give the same result.
    fn determinize<D: Dice>(state: &Self::State, viewer: Viewer, dice: &mut D) -> Self::State;

    /// Checks what must be true of every state: cards, coins and pieces are neither made nor lost.
    fn invariant(_state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// Refuses to compile a game whose answers or outcomes are larger than eight bytes.
    const SMALL_VALUES: () = {
        assert!(size_of::<Self::Action>() <= 8, "an action takes at most eight bytes");
        assert!(size_of::<Self::Outcome>() <= 8, "an outcome takes at most eight bytes");
    };
}

/// Adds up weights.
struct Total(u32);

impl<O> Sink<(O, u32)> for Total {
    fn emit(&mut self, (_, weight): (O, u32)) {
        self.0 += weight;
    }
}

/// Finds the outcome in which a number below the total falls.
struct Drawn<O> {
    left: u32,
    outcome: Option<O>,
}

impl<O> Sink<(O, u32)> for Drawn<O> {
    fn emit(&mut self, (outcome, weight): (O, u32)) {
        if self.outcome.is_none() {
            match self.left.checked_sub(weight) {
                Some(left) => self.left = left,
                None => self.outcome = Some(outcome),
            }
        }
    }
}

/// What a look ahead does when somebody else is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookAhead<A> {
    /// It lets them answer at random.
    Random,
    /// It takes this for their answer, which must be among their options.
    Answer(A),
    /// It stops there and judges the position.
    Stop,
}

/// A rough worth of a position for a seat: what the greedy bot follows.
pub trait Evaluate: Game {
    /// How good a state that is not over is for `seat`; larger is better, and only differences matter.
    ///
    /// It is called with sampled states, never with the real one.
    fn worth(state: &Self::State, seat: Seat) -> i32;

    /// Whether `seat` is in the middle of one move, such as a turn of many small choices. A look ahead then judges what the best of
    /// some continuations leads to.
    fn is_midway(state: &Self::State, seat: Seat) -> bool {
        Self::half_built(state, seat)
    }

    /// What a look ahead does when `other`, who plays for another side, is asked: unless overridden it lets others answer at random
    /// until the own side is asked again.
    fn look_ahead(_state: &Self::State, _other: Seat) -> LookAhead<Self::Action> {
        LookAhead::Random
    }

    /// What `seat` was in a finished game, such as who began and which side it played: `stolik arena` counts wins by that.
    fn roles(_state: &Self::State, _seat: Seat) -> Vec<&'static str> {
        Vec::new()
    }

    /// How many rounds a finished game had, if it has rounds.
    fn rounds(_state: &Self::State) -> Option<u32> {
        None
    }

    /// How good an end is for `seat`, on the same scale: to win is worth more than any position, unless overridden.
    fn final_worth(verdict: &Verdict, seat: Seat) -> i32 {
        let standing = verdict.of(seat);
        match standing.result {
            GameResult::Won => 1_000_000 + standing.points,
            GameResult::Drew => standing.points,
            GameResult::Lost => -1_000_000 + standing.points,
        }
    }
}
