//! Before the first turn: Overlords, Influence cards, the Street and the opening hands. Section 6 of the rules.

use kernel::{Seat, Sink};

use crate::ask::{PickInfluences, PickOverlord};
use crate::cards::{BOX, Card, Kind, Overlord};
use crate::event::{Event, Sight};
use crate::state::{Chance, Do, State};

/// TER-022: the Overlords nobody has taken.
pub(crate) fn free(state: &State) -> impl Iterator<Item = Overlord> {
    Overlord::all().filter(|&overlord| state.players.iter().all(|player| player.overlord != Some(overlord)))
}

/// TER-020: this seat begins, and everything follows in turn order.
pub(super) fn first<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    (state.first, state.active) = (seat, seat);
    events.emit(Event::Shown(Sight::First { seat }));
    let (second, random) = (seat.next(2), state.rules.random_overlords);
    let meta = &BOX.file.meta;
    state.run(Do::NextTurn);
    state.run(Do::Draw(second, meta.second_hand));
    state.run(Do::Draw(seat, meta.first_hand));
    state.run(Do::LayStreet);
    if !state.rules.beginner {
        state.ask(PickInfluences { seat: second });
        state.ask(PickInfluences { seat });
    }
    for seat in [second, seat] {
        match random {
            true => state.wait_for(Chance::Overlord(seat)),
            false => state.ask(PickOverlord { seat }),
        }
    }
}

/// Chance deals an Overlord.
pub(super) fn deal<S: Sink<Event>>(state: &mut State, seat: Seat, overlord: Overlord, events: &mut S) {
    events.emit(Event::Shown(Sight::Overlord { seat, overlord }));
    sit(state, seat, overlord, events);
}

/// TER-023; TER-025: beginners get the marked Influence cards.
pub(crate) fn sit<S: Sink<Event>>(state: &mut State, seat: Seat, overlord: Overlord, events: &mut S) {
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
pub(crate) fn build_deck<S: Sink<Event>>(state: &mut State, seat: Seat, cards: [Kind; 2], events: &mut S) {
    events.tell(Sight::Influences { seat, cards });
    let player = state.player_mut(seat);
    player.influences = Some(cards);
    player.deck = Kind::starters().chain(cards).map(Card::fresh).collect();
}

/// TER-030: the next place of the Street, until it is complete.
pub(super) fn lay(state: &mut State) {
    if state.street.len() == usize::from(BOX.file.meta.street) {
        state.frames.pop();
    } else {
        state.wait_for(Chance::Street(state.street.len() as u8));
    }
}
