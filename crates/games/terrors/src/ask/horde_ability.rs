//! D-HORDE-ABILITY: an ability of a Horde that was created or extended (TER-155, TER-157).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::{Event, Sight};
use crate::flow::{Refused, horde};
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct HordeAbility {
    /// The number of the Horde.
    pub(crate) horde: u8,
    /// TER-157: after an extension one has to be activated.
    pub(crate) must: bool,
}

impl Decision for HordeAbility {
    fn step(self) -> Step {
        if self.must { Step::HordeMust } else { Step::Horde }
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        horde::unused(state, Some(self.horde), out);
        if !self.must {
            out(Action::No);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Ability(id, ability) => horde::activate(state, id, ability, events),
            Action::No => events.tell(Sight::NoHordeAbility { seat }),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Ability(..) => Refused::AbilityUsed,
            Action::No => Refused::MustActivate,
            _ => Refused::NotNow,
        }
    }
}
