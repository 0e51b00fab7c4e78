//! D-WHIP: a Horde ability of any own Monster for Coins (TER-166).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, horde};
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Whip {
    /// The price.
    pub(crate) coins: u8,
}

impl Decision for Whip {
    fn step(self) -> Step {
        Step::Whip
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        if state.turn.pool.coin >= u16::from(self.coins) {
            horde::unused(state, None, out);
        }
        out(Action::No);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Ability(id, ability) => {
                state.turn.pool.coin -= u16::from(self.coins);
                horde::activate(state, id, ability, events);
            }
            Action::No => events.tell(Sight::NoHordeAbility { seat }),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Ability(..) => Refused::AbilityUsed,
            _ => Refused::NotNow,
        }
    }
}
