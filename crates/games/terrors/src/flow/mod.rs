//! The procedure: what the table waits for, what is offered, and what follows. Sections 7 and 8 of the rules.

mod abilities;
mod acts;
mod asks;
mod buying;
mod horde;
mod life;
mod opening;
mod piles;
mod playing;
mod refusal;
mod triggers;
mod turn;

pub(crate) use playing::is_condition_met;
pub use refusal::Refused;
pub(crate) use refusal::refusal;

use kernel::{Dice, Seat, Sink, Top, Waiting};

use crate::action::{Action, Outcome};
use crate::cards::{Card, Overlord};
use crate::event::{Event, Sight};
use crate::state::{Frame, State};

/// Where events go.
trait Events: Sink<Event> {
    /// What everybody could foresee.
    fn tell(&mut self, sight: Sight) {
        self.emit(Event::Public(sight));
    }
}

impl<S: Sink<Event>> Events for S {}

pub(crate) fn waiting(state: &State) -> Waiting {
    let Some(frame) = state.frame() else { return Waiting::Over };
    match frame {
        Frame::FirstPlayer
        | Frame::DealOverlord(_)
        | Frame::LayStreet
        | Frame::Draw(..)
        | Frame::Refill(_)
        | Frame::BuyAcolyte { .. }
        | Frame::LookTop
        | Frame::RevealTop => Waiting::Chance,
        Frame::PickOverlord(seat) | Frame::PickInfluences(seat) => Waiting::seat(seat),
        Frame::Curse => Waiting::seat(state.opponent()),
        _ => Waiting::seat(state.active),
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !waiting(state).seats().contains(seat) {
        return;
    }
    list(state, &mut |action| out.push(action));
}

/// Lists what the asked seat may answer.
pub(crate) fn list(state: &State, push: &mut impl FnMut(Action)) {
    match state.frame() {
        Some(Frame::PickOverlord(_)) => opening::free(state).map(Action::Overlord).for_each(push),
        Some(Frame::PickInfluences(seat)) => opening::pairs(state, seat, push),
        Some(Frame::Action) => acts::list(state, push),
        Some(frame) => asks::list(state, frame, push),
        None => {}
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match state.frame() {
        Some(Frame::PickOverlord(_) | Frame::PickInfluences(_)) => opening::pick(state, action, events),
        Some(Frame::Action) => acts::act(state, action, events),
        _ => asks::answer(state, action, events),
    }
    settle(state, events);
}

/// Carries on until somebody is asked, chance has to speak, or it is over.
fn settle<S: Sink<Event>>(state: &mut State, events: &mut S) {
    while let Some(frame) = state.frame() {
        if !go_on(state, frame, events) {
            return;
        }
    }
}

/// Does what follows without a decision; says whether anything did.
fn go_on<S: Sink<Event>>(state: &mut State, frame: Frame, events: &mut S) -> bool {
    match frame {
        Frame::FirstPlayer
        | Frame::PickOverlord(_)
        | Frame::DealOverlord(_)
        | Frame::PickInfluences(_)
        | Frame::BuyAcolyte { .. } => false,
        Frame::LayStreet => opening::lay_on(state),
        Frame::Draw(seat, left) => piles::draw_on(state, seat, left, events),
        Frame::NextTurn => turn::begin(state, events),
        Frame::Action => turn::guard(state, events),
        Frame::EndTurn => turn::end(state, events),
        Frame::Run { kind, text, next, id } => abilities::run(state, kind, text, next, id, events),
        Frame::After { cause, first } => triggers::collect(state, cause, first),
        Frame::Triggered { .. } => triggers::go_on(state, events),
        Frame::Refill(place) => buying::refill_on(state, place),
        Frame::Place { kind, summon } => buying::place(state, kind, summon, events),
        Frame::LookTop => abilities::look_on(state, events),
        Frame::RevealTop => abilities::reveal_on(state, events),
        _ => asks::alone(state, frame, events),
    }
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    let card = |kind, weight| (Outcome::Card(Card::fresh(kind)), weight);
    match state.frame() {
        Some(Frame::FirstPlayer) => out.emit_all([0, 1].map(|seat| (Outcome::Seat(Seat::new(seat)), 1))),
        Some(Frame::DealOverlord(_)) => {
            out.emit_all(opening::free(state).map(|overlord: Overlord| (Outcome::Overlord(overlord), 1)));
        }
        Some(Frame::LayStreet | Frame::Refill(_)) => {
            out.emit_all(state.market.kinds().map(|(kind, weight)| card(kind, weight)));
        }
        Some(Frame::BuyAcolyte { .. }) => {
            out.emit_all(state.acolytes.kinds().map(|(kind, weight)| card(kind, weight)));
        }
        Some(Frame::Draw(..) | Frame::LookTop | Frame::RevealTop) => {
            let deck = &state.player(drawing(state)).deck;
            out.emit_all(deck.unseen_kinds().map(|(card, weight)| (Outcome::Card(card), weight)));
        }
        _ => {}
    }
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    match state.frame() {
        Some(Frame::LayStreet | Frame::Refill(_)) => Outcome::Card(Card::fresh(state.market.sample(dice))),
        Some(Frame::BuyAcolyte { .. }) => Outcome::Card(Card::fresh(state.acolytes.sample(dice))),
        Some(Frame::Draw(..) | Frame::LookTop | Frame::RevealTop) => {
            Outcome::Card(state.player(drawing(state)).deck.sample(dice))
        }
        Some(Frame::FirstPlayer) => Outcome::Seat(Seat::new(dice.below(2) as u8)),
        _ => {
            let which = dice.below(opening::free(state).count() as u32) as usize;
            Outcome::Overlord(opening::free(state).nth(which).expect("one is free"))
        }
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
    match (state.frame(), outcome) {
        (Some(Frame::FirstPlayer), Outcome::Seat(seat)) => opening::first(state, seat, events),
        (Some(Frame::DealOverlord(_)), Outcome::Overlord(overlord)) => opening::deal(state, overlord, events),
        (Some(Frame::LayStreet), Outcome::Card(card)) => opening::lay(state, card.kind, events),
        (Some(Frame::Refill(place)), Outcome::Card(card)) => buying::refill(state, place, card.kind, events),
        (Some(Frame::BuyAcolyte { summon }), Outcome::Card(card)) => {
            buying::turn_acolyte_up(state, card.kind, summon, events);
        }
        (Some(Frame::Draw(seat, left)), Outcome::Card(card)) => piles::draw_unseen(state, seat, left, card, events),
        (Some(Frame::LookTop | Frame::RevealTop), Outcome::Card(card)) => {
            state.own_mut().deck.settle(card);
        }
        _ => unreachable!("chance brings what was listed"),
    }
    settle(state, events);
}

/// Whose deck chance speaks about.
fn drawing(state: &State) -> Seat {
    match state.frame() {
        Some(Frame::Draw(seat, _)) => seat,
        _ => state.active,
    }
}

/// Whether the top card of the deck has to be named by chance.
fn is_unseen(state: &State, seat: Seat) -> bool {
    state.player(seat).deck.top() == Top::Unseen
}
