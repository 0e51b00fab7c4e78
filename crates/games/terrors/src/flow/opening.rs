//! Before the first turn: Overlords, Influence cards, the Street and the opening hands. Section 6 of the rules.

use kernel::{Seat, Sink};

use super::{Event, Events};
use crate::action::Action;
use crate::cards::{BOX, Card, Kind, Overlord};
use crate::event::Sight;
use crate::state::{Frame, State};

/// TER-022: the Overlords nobody has taken.
pub(super) fn free(state: &State) -> impl Iterator<Item = Overlord> {
    Overlord::all().filter(|&overlord| state.players.iter().all(|player| player.overlord != Some(overlord)))
}

/// TER-024: the pairs of Influence cards.
pub(super) fn pairs(state: &State, seat: Seat, push: &mut impl FnMut(Action)) {
    let Some(overlord) = state.player(seat).overlord else { return };
    for one in overlord.influences() {
        for other in overlord.influences().filter(|&other| other > one) {
            push(Action::Influences(one, other));
        }
    }
}

/// TER-020: this seat begins, and everything follows in turn order.
pub(super) fn first<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    (state.first, state.active) = (seat, seat);
    events.emit(Event::Shown(Sight::First { seat }));
    state.frames.pop();
    let (second, random) = (seat.next(2), state.rules.random_overlords);
    let meta = &BOX.file.meta;
    state.frames.push(Frame::NextTurn);
    state.frames.push(Frame::Draw(second, meta.second_hand));
    state.frames.push(Frame::Draw(seat, meta.first_hand));
    state.frames.push(Frame::LayStreet);
    if !state.rules.beginner {
        state.frames.push(Frame::PickInfluences(second));
        state.frames.push(Frame::PickInfluences(seat));
    }
    for seat in [second, seat] {
        state.frames.push(if random { Frame::DealOverlord(seat) } else { Frame::PickOverlord(seat) });
    }
}

pub(super) fn pick<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    match (state.frames.pop(), action) {
        (Some(Frame::PickOverlord(seat)), Action::Overlord(overlord)) => {
            events.tell(Sight::Overlord { seat, overlord });
            sit(state, seat, overlord, events);
        }
        (Some(Frame::PickInfluences(seat)), Action::Influences(one, other)) => {
            build_deck(state, seat, [one, other], events);
        }
        _ => unreachable!("what is offered fits the question"),
    }
}

/// Chance deals an Overlord.
pub(super) fn deal<S: Sink<Event>>(state: &mut State, overlord: Overlord, events: &mut S) {
    if let Some(Frame::DealOverlord(seat)) = state.frames.pop() {
        events.emit(Event::Shown(Sight::Overlord { seat, overlord }));
        sit(state, seat, overlord, events);
    }
}

/// TER-023; TER-025: beginners get the marked Influence cards.
fn sit<S: Sink<Event>>(state: &mut State, seat: Seat, overlord: Overlord, events: &mut S) {
    let player = state.player_mut(seat);
    player.overlord = Some(overlord);
    player.life = overlord.sheet().life;
    if state.rules.beginner {
        let mut marked = overlord.influences().filter(|kind| kind.face().beginner);
        let cards = std::array::from_fn(|_| marked.next().expect("the card file marks two"));
        build_deck(state, seat, cards, events);
    }
}

/// TER-026: the starters and the Influence cards, shuffled.
fn build_deck<S: Sink<Event>>(state: &mut State, seat: Seat, cards: [Kind; 2], events: &mut S) {
    events.tell(Sight::Influences { seat, cards });
    let player = state.player_mut(seat);
    player.influences = Some(cards);
    player.deck = Kind::starters().chain(cards).map(Card::fresh).collect();
}

/// TER-030: whether the Street is complete.
pub(super) fn lay_on(state: &mut State) -> bool {
    let is_laid = state.street.len() == usize::from(BOX.file.meta.street);
    if is_laid {
        state.frames.pop();
    }
    is_laid
}

pub(super) fn lay<S: Sink<Event>>(state: &mut State, kind: Kind, events: &mut S) {
    state.market.remove(kind);
    state.street.push(Some(kind));
    events.emit(Event::Shown(Sight::Laid { place: state.street.len() as u8, card: kind }));
}
