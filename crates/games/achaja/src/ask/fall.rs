//! DP-D3 and DP-D4: limits fall, and dice have to leave.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::setup::refuse_entry;
use super::{Decision, foreign, only};
use crate::action::Action;
use crate::cards::{Die, Location, Locations};
use crate::event::Event;
use crate::flow::{Refused, effects, fall};
use crate::state::{Draft, State};

/// DP-D3, ACH-137: who of the owners of the highest dice moves one?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Mover {
    pub(crate) location: Location,
}

impl Decision for Mover {
    fn asked(&self, state: &State) -> Seats {
        Seats::one(state.marker)
    }

    fn offer(&self, state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            fall::movers(state, self.location).iter().map(Action::On).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, draft: &Draft, events: &mut S) {
        let Action::On(seat) = only(draft) else { foreign(only(draft)) };
        fall::force(state, seat, self.location, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::On(_) => Refused::NotTheHighest,
            _ => Refused::NotNow,
        }
    }
}

/// DP-D4, ACH-136: which die goes where?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Forced {
    pub(crate) seat: Seat,
    pub(crate) location: Location,
}

impl Forced {
    /// The own dice of the highest value there, equal ones once.
    fn dice(self, state: &State) -> impl Iterator<Item = Die> + '_ {
        fall::highest(state, self.location).filter(move |die| state.owner(die.colour) == self.seat)
    }

    pub(crate) fn destinations(self, state: &State) -> Locations {
        state.with_room().without(self.location)
    }

    /// The move, if there is only one.
    pub(crate) fn only_move(self, state: &State) -> Option<(Die, Location)> {
        let all = self.destinations(state);
        let (mut dice, mut to) = (self.dice(state), all.iter());
        match (dice.next(), dice.next(), to.next(), to.next()) {
            (Some(die), None, Some(to), None) => Some((die, to)),
            _ => None,
        }
    }
}

impl Decision for Forced {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        let is_choice = self.dice(state).count() > 1;
        match (&*draft.picks, is_choice) {
            ([], true) => self.dice(state).map(Action::Die).for_each(out),
            ([], false) | ([Action::Die(_)], _) => self.destinations(state).iter().map(Action::To).for_each(out),
            _ => {}
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, draft: &Draft, events: &mut S) {
        let (die, to) = match *draft.picks {
            [Action::To(to)] => (self.dice(state).next().expect("there is a die"), to),
            [Action::Die(die), Action::To(to)] => (die, to),
            _ => foreign(only(draft)),
        };
        effects::move_die(state, die, to, events);
    }

    fn refuse(&self, state: &State, seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::Die(die) if state.owner(die.colour) != seat => Refused::NotYourDie,
            Action::Die(_) => Refused::NotTheHighest,
            Action::To(to) if to == self.location => Refused::NotThere,
            Action::To(to) => refuse_entry(state, to),
            _ => Refused::NotNow,
        }
    }
}
