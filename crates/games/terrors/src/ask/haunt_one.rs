//! D-HAUNT-TARGET: a Monster of the player's choice gains a Haunt token (TER-231).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, abilities};
use crate::state::{InPlay, State, Token};
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct HauntOne;

impl Decision for HauntOne {
    fn step(self) -> Step {
        Step::HauntOne
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        if state.haunt_supply > 0 {
            let is_free = |entry: &InPlay| entry.card.kind.is_monster() && entry.token == Token::None;
            state.player(seat).distinct_where(is_free).map(|entry| Action::Bind(entry.id)).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Bind(id) => abilities::haunt(state, id, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Bind(_) => Refused::WrongKind,
            _ => Refused::NotNow,
        }
    }
}
