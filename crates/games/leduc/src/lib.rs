//! Leduc poker, an example of chance and a hidden card and a measure of the kernel's speed.

mod action;
mod belief;
mod card;
mod event;
mod state;
mod tell;
mod view;

pub use action::Bet;
pub use card::Card;
pub use event::{Event, Refused, Sight};
pub use state::State;
pub use view::View;

use kernel::{Dice, Evaluate, Game, Knowers, Meta, Seat, Setup, SetupError, Sink, Verdict, Viewer, Waiting};

/// The game.
pub struct Leduc;

static META: Meta = Meta {
    id: "leduc",
    name_en: "Leduc poker",
    name_pl: "Poker Leduc",
    min_seats: 2,
    max_seats: 2,
    options: &[],
    rules_version: 1,
    state_version: 1,
    // Three cards, and at most check, raise, raise, call in each round.
    longest: 11,
    example: true,
};

impl Game for Leduc {
    type State = State;
    type Action = Bet;
    type Outcome = Card;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Refusal = Refused;

    fn meta() -> &'static Meta {
        &META
    }

    fn start(_setup: &Setup) -> Result<State, SetupError> {
        Ok(State::new())
    }

    fn seats(_state: &State) -> u8 {
        2
    }

    #[inline]
    fn waiting(state: &State) -> Waiting {
        state.waiting()
    }

    #[inline]
    fn options(state: &State, seat: Seat, out: &mut Vec<Bet>) {
        if state.waiting() != Waiting::seat(seat) {
            return;
        }
        if state.may_fold(seat) {
            out.push(Bet::Fold);
        }
        out.push(Bet::Call);
        if state.may_raise() {
            out.push(Bet::Raise);
        }
    }

    fn refusal(state: &State, seat: Seat, bet: Bet) -> Refused {
        match bet {
            _ if state.waiting() != Waiting::seat(seat) => Refused::NotYourTurn,
            Bet::Fold => Refused::NothingToFoldTo,
            Bet::Call | Bet::Raise => Refused::TwoRaises,
        }
    }

    #[inline]
    fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, bet: Bet, events: &mut S) {
        state.bet(seat, bet, events);
    }

    fn chances<S: Sink<(Card, u32)>>(state: &State, out: &mut S) {
        if state.waiting() == Waiting::Chance {
            out.emit_all(state.deck.kinds());
        }
    }

    #[inline]
    fn sample<D: Dice>(state: &State, dice: &mut D) -> Card {
        state.deck.sample(dice)
    }

    #[inline]
    fn resolve<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
        state.deal(card, events);
    }

    fn verdict(state: &State) -> Verdict {
        let (reason, points) = state.result();
        Verdict::by_points(reason, &points)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(event.seen_by(viewer))
    }

    fn reveals(event: &Event) -> Knowers {
        match *event {
            Event::Dealt { seat, .. } => Knowers::only(seat),
            Event::TurnedUp(_) | Event::Shown { .. } => Knowers::EVERYBODY,
            Event::Folded(_) | Event::Called { .. } | Event::Raised { .. } => Knowers::NOBODY,
        }
    }

    fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
        belief::determinize(state, viewer, dice)
    }

    fn invariant(state: &State) -> Result<(), String> {
        state.check()
    }
}

impl Evaluate for Leduc {
    /// The chips that would change hands if the cards were shown now.
    fn worth(state: &State, seat: Seat) -> i32 {
        state.showdown()[seat.index()]
    }

    /// Chips count, not how often somebody wins.
    fn final_worth(verdict: &Verdict, seat: Seat) -> i32 {
        verdict.of(seat).points
    }
}
