//! DP-I6, the Informer: which card is kept, and in which order do the others go under the deck?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Decision, foreign, only};
use crate::action::Action;
use crate::cards::Intrigue;
use crate::event::{Event, Looked};
use crate::flow::{Refused, cards};
use crate::state::{Draft, State};

/// Each of some cards once.
fn kinds(cards: &[Intrigue]) -> impl Iterator<Item = Intrigue> + '_ {
    let is_new = |(place, card): &(usize, &Intrigue)| !cards[..*place].contains(card);
    cards.iter().enumerate().filter(is_new).map(|(_, &card)| card)
}

/// The cards without one of these.
fn without(cards: &[Intrigue], card: Intrigue) -> Looked {
    let place = cards.iter().position(|&other| other == card).expect("the card was looked at");
    cards[..place].iter().chain(&cards[place + 1..]).copied().collect()
}

/// Which card is kept?
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Keep {
    pub(crate) seat: Seat,
    /// Known to the player alone.
    pub(crate) cards: Looked,
}

impl Decision for Keep {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, _state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            kinds(&self.cards).map(Action::TakeCard).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let Action::TakeCard(card) = only(draft) else { foreign(only(draft)) };
        cards::keep(state, seat, card, without(&self.cards, card), events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::TakeCard(_) => Refused::NotLookedAt,
            _ => Refused::NotNow,
        }
    }
}

/// In which order do the others go under the deck? The first one lies lowest.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct PutUnder {
    pub(crate) seat: Seat,
    /// Known to the player alone.
    pub(crate) cards: Looked,
}

impl Decision for PutUnder {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, _state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            kinds(&self.cards).map(Action::Under).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let Action::Under(card) = only(draft) else { foreign(only(draft)) };
        let mut order = without(&self.cards, card);
        order.insert(0, card);
        cards::put_under(state, seat, &order, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::Under(_) => Refused::NotLookedAt,
            _ => Refused::NotNow,
        }
    }
}
