//! DP14, SHP-096: how many further cards does the player take?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Location;
use crate::event::{Event, Sight};
use crate::flow::Refused;
use crate::state::{Do, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Amount {
    pub(crate) deck: Location,
    pub(crate) most: u8,
}

impl Decision for Amount {
    fn offer(&self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        (0..=self.most).map(Action::Draw).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let Action::Draw(count) = action else { super::foreign(action) };
        events.emit(Event::Open(Sight::Takes { seat, deck: self.deck, count }));
        state.then(Do::Draw(self.deck, count));
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Draw(_) => Refused::TooMany,
            _ => Refused::NotNow,
        }
    }
}
