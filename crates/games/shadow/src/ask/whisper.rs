//! DP21, SHP-113: which card does each player discard face down?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Sealed, Seat, Seats, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{Refused, whispers};
use crate::state::State;

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Whisper {
    /// What was chosen; who has chosen is public, the card is known to its owner.
    pub(crate) cards: Sealed<Card>,
}

impl Whisper {
    /// Asks all players with cards, except those whose only card it must be.
    pub(crate) fn put<S: Sink<Event>>(state: &mut State, events: &mut S) {
        let hand = |seat: Seat| state.controlled_by(seat).map_or(0, |character| state.hand(character).len());
        let mut whisper =
            Whisper { cards: Sealed::ask(state.all_seats().iter().filter(|&seat| hand(seat) > 0).collect()) };
        for seat in whisper.cards.asked().iter().filter(|&seat| hand(seat) == 1) {
            let character = state.controlled_by(seat).expect("the seat has a Character");
            let card = state.hand(character).cards().next().expect("there is one card");
            whisper.cards.put(seat, card);
            events.emit(Event::Whispered { seat, card });
        }
        whisper.go_on(state, events);
    }

    fn go_on<S: Sink<Event>>(self, state: &mut State, events: &mut S) {
        match self.cards.is_complete() {
            true => whispers::discard_all(state, &self.cards, events),
            false => state.ask(self),
        }
    }
}

impl Decision for Whisper {
    fn asked(&self, _state: &State) -> Seats {
        self.cards.missing()
    }

    fn offer(&self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        if let Some(character) = state.controlled_by(seat) {
            state.hand(character).kinds().map(Action::Whisper).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let Action::Whisper(card) = action else { super::foreign(action) };
        self.cards.put(seat, card);
        events.emit(Event::Whispered { seat, card });
        self.go_on(state, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Whisper(_) => Refused::NotInHand,
            Action::Decline | Action::Done => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
