//! D-DESTROY: a card in play of either player, or one of the Street (TER-201).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, piles};
use crate::state::{Do, State};
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Destroy;

impl Decision for Destroy {
    fn step(self) -> Step {
        Step::Destroy
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        in_play(state, seat.next(2)).for_each(&mut *out);
        for (place, kind) in state.street.iter().enumerate() {
            if kind.is_some() {
                out(Action::DestroyStreet(place as u8));
            }
        }
        // What one hardly ever wants comes last.
        in_play(state, seat).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Destroy(id) => piles::destroy(state, id, events),
            Action::DestroyStreet(place) => destroy_street(state, place, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Destroy(_) | Action::DestroyStreet(_) => Refused::WrongKind,
            _ => Refused::NotNow,
        }
    }
}

/// TER-202: the cards in play of a player.
fn in_play(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    state.player(seat).distinct().map(|entry| Action::Destroy(entry.id))
}

/// TER-201: a card of the Street leaves the game, and its place is refilled.
fn destroy_street<S: Sink<Event>>(state: &mut State, place: u8, events: &mut S) {
    if let Some(kind) = state.street[usize::from(place)].take() {
        piles::remove_from_game(state, kind);
        events.tell(Sight::StreetDestroyed { place: place + 1, card: kind });
        state.run(Do::Refill(place));
    }
}
