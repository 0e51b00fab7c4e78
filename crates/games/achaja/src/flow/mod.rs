//! The procedure: what the table waits for, and what follows. Section 8 of the rules; what is asked is in `ask`.

pub(crate) mod cards;
mod chance;
pub(crate) mod characters;
pub(crate) mod deals;
pub(crate) mod dominance;
pub(crate) mod effects;
pub(crate) mod fall;
pub(crate) mod gold;
pub(crate) mod intrigue;
pub(crate) mod plays;
pub(crate) mod preparation;
pub(crate) mod refusal;
pub(crate) mod settlement;
pub(crate) mod setup;

pub(crate) use chance::{chances, resolve, sample};
pub use refusal::Refused;
pub(crate) use refusal::refusal;

use std::borrow::Cow;

use kernel::{Seat, Seats, Sink, Viewer, Waiting};

use crate::action::Action;
use crate::ask::Ask;
use crate::event::Event;
use crate::state::{Do, Draft, Frame, State};

pub(crate) fn waiting(state: &State) -> Waiting {
    match state.frame() {
        None => Waiting::Over,
        Some(Frame::Ask(ask)) => Waiting::Seats(ask.asked(state)),
        Some(Frame::Chance(_)) => Waiting::Chance,
        Some(Frame::Do(step)) => unreachable!("{step:?} goes on by itself"),
    }
}

pub(crate) fn asked(state: &State, viewer: Viewer) -> Seats {
    state.question().map_or(Seats::NONE, |ask| ask.asked_as_seen_by(state, viewer))
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(ask) = state.question().filter(|ask| ask.asked(state).contains(seat)) {
        ask.offer(state, seat, &answer_of(state, seat), &mut |action| out.push(action));
    }
}

/// The half-built answer of a seat. ACH-029: a half-built offer is none, and is dropped when the answer begins.
fn answer_of(state: &State, seat: Seat) -> Cow<'_, Draft> {
    let draft = &state.drafts[seat.index()];
    if draft.is_deal() { Cow::Owned(Draft::default()) } else { Cow::Borrowed(draft) }
}

/// ACH-004, ACH-005: power can be converted whenever somebody is asked, but not while Locations are laid, and at DP-I3 the target player
/// does it as an answer.
pub(crate) fn can_convert(state: &State, seat: Seat) -> bool {
    let may_now = match state.question() {
        None | Some(Ask::Lay(_)) => false,
        Some(Ask::Shortfall(shortfall)) => shortfall.owed.target != seat,
        Some(_) => true,
    };
    may_now && state.player(seat).power > 0
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: Action, events: &mut S) {
    if action == Action::Convert && can_convert(state, seat) {
        // ACH-029: what everybody sees ends a choice that nobody knows of.
        state.drafts[seat.index()] = Default::default();
        gold::convert(state, seat, events);
        return deals::drop_impossible_replies(state);
    }
    if let Action::Deal(action) = action {
        return deals::apply(state, seat, action, events);
    }
    deals::drop_half_built(state, seat);
    let Some(Frame::Ask(ask)) = state.frames.pop() else { unreachable!("what is offered answers a question") };
    let mut draft = std::mem::take(&mut state.drafts[seat.index()]);
    draft.push(action);
    let mut is_complete = true;
    ask.offer(state, seat, &draft, &mut |_| is_complete = false);
    if is_complete {
        deals::answered(state, seat, events);
        ask.answer(state, seat, &draft, events);
        settle(state, events);
    } else {
        state.drafts[seat.index()] = draft;
        state.ask(ask);
    }
}

/// Carries on until somebody is asked, chance has to speak, or it is over.
pub(crate) fn settle<S: Sink<Event>>(state: &mut State, events: &mut S) {
    while let Some(Frame::Do(_)) = state.frame() {
        let Some(Frame::Do(step)) = state.frames.pop() else { unreachable!("it was looked at") };
        go_on(state, step, events);
    }
    deals::drop_impossible_replies(state);
}

/// Does what follows without a decision; the step has left the stack.
fn go_on<S: Sink<Event>>(state: &mut State, step: Do, events: &mut S) {
    match step {
        Do::Lay => setup::lay_next(state, events),
        Do::Deal(seat) => setup::deal(state, seat, events),
        Do::Reveal(count) => preparation::reveal(state, count),
        Do::FirstRoll(colour) => setup::first_roll(state, colour),
        Do::Choose => setup::choose(state),
        Do::First => setup::first(state, events),
        Do::Place(placed) => setup::place(state, placed, events),
        Do::Roll(rolls) => effects::roll(state, rolls),
        Do::Turn => preparation::turn(state, events),
        Do::Events(place) => preparation::events(state, place),
        Do::Gains(place) => preparation::gains(state, place),
        Do::Placing(placed) => preparation::placing(state, placed),
        Do::Intrigue => intrigue::begin(state, events),
        Do::Pointer => intrigue::pointer(state, events),
        Do::Next => intrigue::next(state, events),
        Do::Resolve(declared) => plays::resolve(state, &declared, events),
        Do::Finish(card) => state.discard.push(card),
        Do::Pay(owed) => gold::settle(state, owed, events),
        Do::Through { seat, left, is_first } => characters::through(state, seat, left, is_first),
        Do::PlayDiscarded(seat) => characters::play_discarded(state, seat),
        Do::Draw(seat, count) => cards::draw(state, seat, count, events),
        Do::Look { seat, left, cards, by } => cards::look(state, seat, left, cards, by, events),
        Do::MoveUpTo { seat, left, moved } => effects::move_up_to(state, seat, left, moved),
        Do::Dominate(place) => dominance::next_location(state, place, events),
        Do::Queue(location, value) => dominance::queue(state, location, value),
        Do::Act(location) => dominance::act(state, location, events),
        Do::Again(seat) => dominance::again(state, seat),
        Do::Fall(place) => fall::next_location(state, place, events),
        Do::Lower(location) => fall::lower(state, location, events),
        Do::EndTurn => settlement::end_turn(state, events),
    }
}
