//! SHP-139, Scrap: which card does each of the two players give?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Sealed, Seat, Seats, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, Character};
use crate::event::Event;
use crate::flow::{Refused, moves};
use crate::state::State;

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Scrap {
    /// With whom the player of the turn exchanges.
    pub(crate) with: Character,
    /// What was chosen; who has chosen is public, the card is known to its giver.
    pub(crate) cards: Sealed<Card>,
}

impl Scrap {
    /// Asks both players, except those whose only card it must be.
    pub(crate) fn put<S: Sink<Event>>(state: &mut State, with: Character, events: &mut S) {
        let parties = [state.turn.character, with]
            .map(|character| (state.controller(character).expect("both have a player"), state.hand(character)));
        let mut scrap = Scrap { with, cards: Sealed::ask(parties.iter().map(|&(seat, _)| seat).collect()) };
        for (seat, hand) in parties.into_iter().filter(|(_, hand)| hand.len() == 1) {
            scrap.cards.put(seat, hand.cards().next().expect("there is one card"));
        }
        scrap.go_on(state, events);
    }

    fn go_on<S: Sink<Event>>(self, state: &mut State, events: &mut S) {
        if !self.cards.is_complete() {
            return state.ask(self);
        }
        let characters = [state.turn.character, self.with];
        let seats = characters.map(|character| state.controller(character).expect("both have a player"));
        let cards = seats.map(|seat| self.cards.of(seat).expect("both have chosen"));
        moves::exchange(state, characters, cards, seats);
        events.emit(Event::Passed { from: seats[0], to: seats[1], card: cards[0] });
        events.emit(Event::Passed { from: seats[1], to: seats[0], card: cards[1] });
    }
}

impl Decision for Scrap {
    fn asked(&self, _state: &State) -> Seats {
        self.cards.missing()
    }

    fn offer(&self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        if let Some(character) = state.controlled_by(seat) {
            state.hand(character).kinds().map(Action::Give).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let Action::Give(card) = action else { super::foreign(action) };
        self.cards.put(seat, card);
        events.emit(Event::Chose { seat, card });
        self.go_on(state, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Give(_) => Refused::NotInHand,
            Action::Decline => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
