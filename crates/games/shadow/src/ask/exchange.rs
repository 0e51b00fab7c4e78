//! DP19, Metamorphosis: which Marker is exchanged for which?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Character;
use crate::event::Event;
use crate::flow::{Refused, markers};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct ExchangeMarker;

impl ExchangeMarker {
    /// Asks, if there is anything to exchange.
    pub(crate) fn put(state: &mut State) {
        let mut is_possible = false;
        list(state, state.turn.seat, &mut |_| is_possible = true);
        if is_possible {
            state.ask(ExchangeMarker);
        }
    }
}

fn list(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    let sheet = state.sheets[seat.index()];
    for own in Character::COLOURS.into_iter().filter(|own| sheet[own.index()] > 0) {
        let others = state.pool_colours().filter(|&other| other != own);
        others.for_each(|other| out(Action::Exchange(own, other)));
    }
}

impl Decision for ExchangeMarker {
    fn offer(&self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        list(state, seat, out);
        out(Action::Decline);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Exchange(own, other) => {
                markers::give_back(state, seat, own, events);
                markers::take(state, seat, other, events);
            }
            Action::Decline => {}
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Refused {
        match action {
            Action::Exchange(own, _) if !own.has_markers() || state.sheets[seat.index()][own.index()] == 0 => {
                Refused::NotOnYourSheet
            }
            Action::Exchange(own, other) if own == other => Refused::NotATarget,
            Action::Exchange(..) => Refused::NoMarkerLeft,
            _ => Refused::NotNow,
        }
    }
}
