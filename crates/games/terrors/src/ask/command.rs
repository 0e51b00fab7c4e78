//! D-COMMAND: a cheap Monster comes back from the discard pile (TER-198).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Knowers, Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::cards::{BOX, Card};
use crate::event::{Event, Sight};
use crate::flow::Refused;
use crate::state::State;
use crate::view::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Command;

impl Decision for Command {
    fn step(self) -> Step {
        Step::Command
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        let below = BOX.file.meta.command_below;
        let fits = |card: &Card| card.kind.is_monster() && card.kind.cost() < below;
        let cards = state.player(seat).discard.kinds().map(|(card, _)| card);
        cards.filter(fits).map(Action::Command).for_each(out);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            // TER-198: everybody knows that it is in the hand now.
            Action::Command(card) => {
                let player = state.player_mut(seat);
                player.discard.remove(card);
                player.hand.add(card, Knowers::EVERYBODY);
                events.tell(Sight::Commanded { seat, card: card.kind });
            }
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Command(_) => Refused::WrongKind,
            _ => Refused::NotNow,
        }
    }
}
