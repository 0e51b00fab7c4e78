//! The window: tricks may be played on the lot that was just taken (NM-020 to NM-023).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Sealed, Seat, Seats, Sink, Viewer};

use super::{Ask, foreign};
use crate::cards::Effect;
use crate::flow::round;
use crate::state::State;
use crate::{Action, Event, Refused};

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Window {
    /// Who took the lot.
    pub(crate) taker: Seat,
    /// Whether each asked seat plays its trick.
    pub(crate) answers: Sealed<bool>,
}

impl Window {
    /// NM-020: everybody whose trick is face down is asked, whatever the trick is.
    pub(super) fn open<S: Sink<Event>>(state: &mut State, taker: Seat, events: &mut S) {
        let has_trick = |&seat: &Seat| state.players[seat.index()].trick.is_some();
        let asked: Seats = Seats::all(state.seats()).iter().filter(has_trick).collect();
        if asked.is_empty() {
            round::keep(state, taker, events);
        } else {
            state.ask(Ask::Window(Window { taker, answers: Sealed::ask(asked) }));
        }
    }

    pub(super) fn missing(&self) -> Seats {
        self.answers.missing()
    }

    /// NM-020: who has answered about a trick is hidden.
    pub(super) fn missing_as_seen_by(&self, viewer: Viewer) -> Seats {
        self.answers.asked_as_seen_by(viewer)
    }

    /// NM-021: the taker can play a guard, the others a thief.
    pub(super) fn offer(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let needed = if seat == self.taker { Effect::Protect } else { Effect::Steal };
        if state.players[seat.index()].trick.is_some_and(|trick| trick.effect() == needed) {
            out.push(Action::Play);
        }
        out.push(Action::Pass);
    }

    pub(super) fn answer<S: Sink<Event>>(mut self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let play = match action {
            Action::Play => true,
            Action::Pass => false,
            Action::Bid(_) | Action::Peek => foreign(action),
        };
        events.emit(Event::Answered { seat, play });
        self.answers.put(seat, play);
        if self.answers.is_complete() {
            self.play_tricks(state, events);
        } else {
            state.ask(Ask::Window(self));
        }
    }

    pub(super) fn refuse(&self, action: Action) -> Refused {
        match action {
            Action::Play => Refused::NoFit,
            Action::Bid(_) | Action::Pass | Action::Peek => Refused::NotAsked,
        }
    }

    /// NM-022, NM-023: tricks are turned up and spent; a guard helps against every thief.
    fn play_tricks<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        let taker = self.taker;
        let players: Seats = self.answers.answers().filter(|&(_, play)| play).map(|(seat, _)| seat).collect();
        events.emit(Event::AnswersIn { plays: players.len() });
        for seat in players {
            let trick = state.player(seat).trick.take().expect("who plays a trick has one");
            state.player(seat).played = Some(trick);
            events.emit(Event::Played { seat, trick });
        }
        let lot = state.on_offer.expect("a lot was taken");
        let seats = state.seats();
        let to_the_left = std::iter::successors(Some(taker.next(seats)), |seat| Some(seat.next(seats)));
        let thief = to_the_left.take_while(|&seat| seat != taker).find(|&seat| players.contains(seat));
        match thief {
            Some(thief) if !players.contains(taker) => {
                events.emit(Event::Stolen { seat: thief, from: taker, lot });
                round::keep(state, thief, events);
            }
            Some(_) => {
                events.emit(Event::Guarded { seat: taker, lot });
                round::keep(state, taker, events);
            }
            None => round::keep(state, taker, events),
        }
    }
}
