//! F-DRAW: whether Fenrys draws another card (THR-116).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Phrase, Seat, Seats, Sink};

use super::{Asks, Decision, adding, foreign};
use crate::action::Action;
use crate::cards::{BOX, Kind};
use crate::event::Event;
use crate::flow::{Refused, fenrys};
use crate::rules::Module;
use crate::state::State;
use crate::view::View;
use crate::words;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Draw;

impl Decision for Draw {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.companion())
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, _state: &State, out: &mut impl FnMut(Action)) {
        out(Action::Draw);
        out(Action::Stop);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Draw => fenrys::draw(state, events),
            Action::Stop => fenrys::stop(state, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _action: Action) -> Refused {
        Refused::NotNow
    }

    /// To stop says so if that loses.
    fn label(view: &View, action: Action) -> Phrase {
        match action {
            Action::Stop if summons_legion(view) => Phrase::new("label-stop-legion"),
            Action::Stop if nothing_fits(view) => Phrase::new("label-stop-lost"),
            _ => words::label(view, action),
        }
    }
}

/// THR-240: whether the demons of the memory row make too many when the drawing stops.
fn summons_legion(view: &View) -> bool {
    let drawn = view.memory_row.iter().filter(|card| card.kind() == Kind::Demon).count();
    view.modules.contains(&Module::Legion) && drawn + view.demons.len() >= usize::from(BOX.numbers.legion)
}

/// THR-119: whether no card of the memory row can be added.
fn nothing_fits(view: &View) -> bool {
    !adding::is_possible(&view.mind().ground(), &view.memory_row)
}
