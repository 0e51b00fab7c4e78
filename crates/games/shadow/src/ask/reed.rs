//! DP6, SHP-062: does Reed return to the Hill?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Character, Location};
use crate::event::{Event, Sight};
use crate::flow::Refused;
use crate::state::{Pawn, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Reed;

impl Decision for Reed {
    fn offer(&self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        [Action::Go(Location::Hill), Action::Stay].into_iter().for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Go(to) => {
                state.pawns[Character::Reed.index()] = Pawn { location: to, section: None };
                events.emit(Event::Open(Sight::Moved { character: Character::Reed, to, section: None }));
            }
            Action::Stay => {}
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Go(_) => Refused::OnlyToTheHill,
            _ => Refused::NotNow,
        }
    }
}
