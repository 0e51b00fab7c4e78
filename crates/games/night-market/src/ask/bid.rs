//! Everybody bids for the lot on offer (NM-011 to NM-013).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Sealed, Seat, Seats, Sink};

use super::{Ask, Window, foreign};
use crate::flow::round;
use crate::state::State;
use crate::{Action, Event, Refused};

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Bid {
    pub(crate) bids: Sealed<u8>,
}

impl Bid {
    /// NM-011: everybody is asked.
    pub(crate) fn open(state: &mut State) {
        let bids = Sealed::ask(Seats::all(state.seats()));
        state.ask(Ask::Bid(Bid { bids }));
    }

    /// NM-011: who has bid is public.
    pub(super) fn missing(&self) -> Seats {
        self.bids.missing()
    }

    pub(super) fn offer(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.players[seat.index()].bids.iter().map(Action::Bid));
    }

    pub(super) fn answer<S: Sink<Event>>(mut self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let bid = match action {
            Action::Bid(bid) => bid,
            Action::Play | Action::Pass | Action::Peek => foreign(action),
        };
        events.emit(Event::PutDown { seat, bid });
        self.bids.put(seat, bid);
        if self.bids.is_complete() {
            self.sell(state, events);
        } else {
            state.ask(Ask::Bid(self));
        }
    }

    pub(super) fn refuse(&self, action: Action) -> Refused {
        match action {
            Action::Bid(_) => Refused::NoSuchBid,
            Action::Play | Action::Pass | Action::Peek => Refused::NotAsked,
        }
    }

    /// NM-012, NM-013: the bids are turned up and spent; the highest alone takes the lot.
    fn sell<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        for (seat, bid) in self.bids.answers() {
            events.emit(Event::Bid { seat, bid });
            state.player(seat).bids.spend(bid);
        }
        let lot = state.on_offer.expect("a lot is on offer");
        let highest = self.bids.answers().map(|(_, bid)| bid).max();
        let mut best = self.bids.answers().filter(|&(_, bid)| Some(bid) == highest);
        match (best.next(), best.next()) {
            (Some((taker, _)), None) => {
                events.emit(Event::Taken { seat: taker, lot });
                Window::open(state, taker, events);
            }
            _ => {
                events.emit(Event::Unsold { lot });
                state.on_offer = None;
                state.gone.insert(lot);
                round::next(state, events);
            }
        }
    }
}
