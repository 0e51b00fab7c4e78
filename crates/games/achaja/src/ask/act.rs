//! DP-I1 and DP-I7: a player acts, or plays an Intrigue through a Character.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Decision, foreign};
use crate::action::Action;
use crate::choose::{Chooser, From};
use crate::event::Event;
use crate::flow::refusal::{refuse_pick, refuse_play};
use crate::flow::{Refused, characters, intrigue, plays};
use crate::state::{Draft, State};

/// DP-I1, ACH-060: what does the player at the pointer do?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Act {
    pub(crate) seat: Seat,
}

/// Lists the steps of a play or a use that has begun.
fn offer_steps(state: &State, seat: Seat, from: From, draft: &Draft, out: &mut impl FnMut(Action)) {
    let chooser = Chooser::new(state, seat);
    match *draft.picks {
        [Action::Play(card, side), ref picks @ ..] => {
            let effect = card.face().sides[side as usize].effect;
            chooser.playing(card, from).offer(effect, draft, picks, out);
        }
        [Action::Use(character), ref picks @ ..] => chooser.offer(character.face().effect, draft, picks, out),
        _ => {}
    }
}

/// Why a step of a play or a use is refused.
fn refuse_step(state: &State, seat: Seat, draft: &Draft, action: Action) -> Refused {
    let effect = match *draft.picks {
        [Action::Play(card, side), ..] => card.face().sides[side as usize].effect,
        [Action::Use(character), ..] => character.face().effect,
        _ => return Refused::NotNow,
    };
    refuse_pick(&Chooser::new(state, seat), effect, &draft.picks[1..], action)
}

impl Decision for Act {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if !draft.is_empty() {
            return offer_steps(state, seat, From::Hand, draft, out);
        }
        let chooser = Chooser::new(state, seat);
        chooser.plays(From::Hand).map(|(card, side)| Action::Play(card, side)).for_each(&mut *out);
        let gold = state.player(seat).gold;
        for hired in state.row.iter() {
            let price = u32::from(hired.character.face().cost) + u32::from(hired.usage);
            if price <= gold && chooser.is_usable(hired.character) {
                out(Action::Use(hired.character));
            }
        }
        out(Action::Pass);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        match *draft.picks {
            [Action::Pass] => intrigue::pass(state, seat, events),
            [Action::Play(card, side), ref picks @ ..] => {
                plays::declare(state, seat, (card, side), From::Hand, picks, events);
            }
            [Action::Use(character), ref picks @ ..] => characters::hire(state, seat, character, picks, events),
            _ => foreign(draft.picks[0]),
        }
    }

    fn refuse(&self, state: &State, seat: Seat, draft: &Draft, action: Action) -> Refused {
        match action {
            _ if !draft.is_empty() => refuse_step(state, seat, draft, action),
            Action::Play(card, _) => refuse_play(state, seat, From::Hand, card),
            Action::Use(character) => match state.price(character) {
                None => Refused::NotHere,
                Some(price) if price > state.player(seat).gold => Refused::TooDear,
                Some(_) => Refused::NoEffect,
            },
            _ => Refused::NotNow,
        }
    }
}

/// DP-I7, ACH-108: which Intrigue is played through a Character?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PlayOn {
    pub(crate) seat: Seat,
    /// Whether it is a card of the discard pile.
    pub(crate) discarded: bool,
    /// Whether the player may stop: after the first card, or if what was possible is so no longer.
    pub(crate) may_stop: bool,
}

impl PlayOn {
    fn from(self) -> From {
        if self.discarded { From::Discard } else { From::Hand }
    }
}

impl Decision for PlayOn {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if !draft.is_empty() {
            return offer_steps(state, seat, self.from(), draft, out);
        }
        let plays = Chooser::new(state, seat).plays(self.from());
        plays.map(|(card, side)| Action::Play(card, side)).for_each(&mut *out);
        if self.may_stop {
            out(Action::Stop);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        match *draft.picks {
            [Action::Stop] => characters::stop(state, seat, events),
            [Action::Play(card, side), ref picks @ ..] => {
                plays::declare(state, seat, (card, side), self.from(), picks, events);
            }
            _ => foreign(draft.picks[0]),
        }
    }

    fn refuse(&self, state: &State, seat: Seat, draft: &Draft, action: Action) -> Refused {
        match action {
            _ if !draft.is_empty() => refuse_step(state, seat, draft, action),
            Action::Play(card, _) => refuse_play(state, seat, self.from(), card),
            Action::Stop => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
