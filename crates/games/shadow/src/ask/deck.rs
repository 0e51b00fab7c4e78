//! DP19: which deck is looked at, searched or drawn from?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Location;
use crate::event::{Event, Sight};
use crate::flow::Refused;
use crate::state::{After, Do, State};

/// What the deck is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum ForDeck {
    /// A look at its top card.
    Peek(After),
    /// A look at the top card of another Location's deck, if the player wants.
    PeekElsewhere,
    /// Video Communicator: the Search of this turn.
    Search,
    /// Geological Probe: the Search of this turn, in the Caves, if the player wants.
    SearchCaves,
    /// SHP-109: its top card.
    Draw,
}

impl ForDeck {
    fn is_optional(self) -> bool {
        matches!(self, ForDeck::PeekElsewhere | ForDeck::SearchCaves)
    }

    pub(crate) fn candidates(self, state: &State) -> impl Iterator<Item = Location> {
        let here = state.location(state.turn.character);
        Location::ALL.into_iter().filter(move |&location| match self {
            ForDeck::Peek(_) | ForDeck::Draw => !state.deck(location).is_empty(),
            ForDeck::PeekElsewhere => location != here && !state.deck(location).is_empty(),
            ForDeck::Search => true,
            ForDeck::SearchCaves => location == Location::Caves,
        })
    }

    /// Asks for a deck, unless there is none, or nothing to choose.
    pub(crate) fn put<S: Sink<Event>>(self, state: &mut State, events: &mut S) {
        let (count, only) = (self.candidates(state).count(), self.candidates(state).next());
        match only {
            Some(only) if count == 1 && !self.is_optional() => self.take(state, only, events),
            Some(_) => state.ask(ChooseDeck { purpose: self }),
            None => {}
        }
    }

    fn take<S: Sink<Event>>(self, state: &mut State, deck: Location, events: &mut S) {
        let seat = state.turn.seat;
        if let ForDeck::Search | ForDeck::SearchCaves = self {
            state.turn.search_at = Some(deck);
            return events.emit(Event::Open(Sight::SearchesAt { seat, deck }));
        }
        events.emit(Event::Open(Sight::ChoseDeck { seat, deck }));
        state.then(match self {
            ForDeck::Peek(after) => Do::Look(deck, 1, after),
            ForDeck::PeekElsewhere | ForDeck::Search | ForDeck::SearchCaves => Do::Look(deck, 1, After::Keep),
            ForDeck::Draw => Do::Draw(deck, 1),
        });
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct ChooseDeck {
    pub(crate) purpose: ForDeck,
}

impl Decision for ChooseDeck {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.purpose.candidates(state).for_each(|deck| out(Action::Deck(deck)));
        if self.purpose.is_optional() {
            out(Action::Decline);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Deck(deck) => self.purpose.take(state, deck, events),
            Action::Decline => {}
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Deck(deck) if state.deck(deck).is_empty() => Refused::EmptyDeck,
            Action::Deck(_) => Refused::NotThisDeck,
            Action::Decline => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
