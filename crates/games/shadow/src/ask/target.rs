//! DP2, DP3, DP4 and the Characters that cards and Sections ask for.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::{Decision, Scrap, Swap};
use crate::action::Action;
use crate::cards::{Card, Character, Location, Type};
use crate::characters::Characters;
use crate::event::{Event, Look, Sight};
use crate::flow::{Refused, markers, moves};
use crate::state::{Chance, Pawn, State};

/// What the Character is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum ForTarget {
    /// SHP-057: Jenna negates its ability.
    Negate,
    /// SHP-059: a look at its Equipment.
    Look,
    /// SHP-060: John may take a card of its player.
    Confiscate,
    /// Brawl: a look at the hand of its player.
    Hand,
    /// Help: it may be given this card.
    Give(Card),
    /// Flare Gun: it may be moved here.
    Fetch,
    /// Ambush: it cannot play this type this round.
    Forbid(Type),
    /// Possession: its player takes a Marker of the own colour.
    Possess,
    /// Seduction: a Marker of its colour.
    Seduce,
    /// SHP-139: an exchange with its player.
    Scrap,
    /// SHP-106: an exchange with its Equipment.
    Bridge,
}

impl ForTarget {
    /// Whether the player may also choose nobody.
    fn is_optional(self) -> bool {
        matches!(self, ForTarget::Confiscate | ForTarget::Give(_) | ForTarget::Fetch)
    }

    /// The Characters that can be chosen; everybody can work them out.
    pub(crate) fn candidates(self, state: &State) -> Characters {
        let own = state.turn.character;
        let here = state.location(own);
        let company = || state.controlled_company(own).map(|(character, _)| character);
        let controlled = Character::ALL.into_iter().filter(|&other| other != own && state.controller(other).is_some());
        match self {
            ForTarget::Negate => controlled.collect(),
            ForTarget::Look | ForTarget::Bridge => state.uncontrolled().collect(),
            ForTarget::Confiscate => company().filter(|&other| !state.hand(other).is_empty()).collect(),
            ForTarget::Give(_) => state.company(own).collect(),
            ForTarget::Fetch => {
                let elsewhere = |other: &Character| ![here, Location::Caves].contains(&state.location(*other));
                let others = Character::ALL.into_iter().filter(|&other| other != own && here != Location::Caves);
                others.filter(elsewhere).collect()
            }
            ForTarget::Forbid(_) => company().filter(|&other| other > own).collect(),
            ForTarget::Possess if state.pool(own) == 0 => Characters::default(),
            ForTarget::Hand | ForTarget::Possess => company().collect(),
            ForTarget::Seduce => state.company(own).chain([own]).filter(|&other| state.pool(other) > 0).collect(),
            ForTarget::Scrap if state.hand(own).is_empty() => Characters::default(),
            ForTarget::Scrap => controlled.filter(|&other| !state.hand(other).is_empty()).collect(),
        }
    }

    /// Asks for a Character, unless there is none, or nothing to choose.
    pub(crate) fn put<S: Sink<Event>>(self, state: &mut State, events: &mut S) {
        let candidates = self.candidates(state);
        let only = candidates.iter().next().filter(|_| candidates.len() == 1 && !self.is_optional());
        match only {
            Some(character) => self.take(state, character, events),
            None if candidates.len() > 0 => state.ask(Target { purpose: self }),
            None => {}
        }
    }

    fn take<S: Sink<Event>>(self, state: &mut State, character: Character, events: &mut S) {
        let (seat, own) = (state.turn.seat, state.turn.character);
        match self {
            ForTarget::Negate => {
                state.negated = Some(character);
                events.emit(Event::Open(Sight::Negated { character }));
            }
            ForTarget::Look => moves::look_at(state, seat, character, Look::Equipment, events),
            ForTarget::Confiscate => {
                events.emit(Event::Open(Sight::Confiscates { seat, character }));
                state.wait_for(Chance::Confiscated(character));
            }
            ForTarget::Hand => moves::look_at(state, seat, character, Look::Hand, events),
            ForTarget::Give(card) => moves::hand_over(state, card, character, events),
            ForTarget::Fetch => {
                let to = state.location(own);
                state.pawns[character.index()] = Pawn { location: to, section: None };
                events.emit(Event::Open(Sight::Moved { character, to, section: None }));
            }
            ForTarget::Forbid(of) => {
                state.forbidden[character.index()].insert(of);
                events.emit(Event::Open(Sight::ForbiddenThisRound { character, of }));
            }
            ForTarget::Possess => {
                let to = state.controller(character).expect("only players are chosen");
                markers::give(state, to, own, events);
            }
            ForTarget::Seduce => markers::take(state, seat, character, events),
            ForTarget::Scrap => Scrap::put(state, character, events),
            ForTarget::Bridge => {
                moves::look_at(state, seat, character, Look::Equipment, events);
                Swap::put(state, character, events);
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Target {
    pub(crate) purpose: ForTarget,
}

impl Decision for Target {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.purpose.candidates(state).iter().for_each(|character| out(Action::On(character)));
        if self.purpose.is_optional() {
            out(Action::Decline);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::On(character) => self.purpose.take(state, character, events),
            Action::Decline => {}
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match (action, self.purpose) {
            (Action::Decline, _) => Refused::Mandatory,
            (Action::On(_), ForTarget::Negate) => Refused::NotToNegate,
            (Action::On(_), ForTarget::Look | ForTarget::Bridge) => Refused::NotUncontrolled,
            (Action::On(_), ForTarget::Seduce) => Refused::NotToSeduce,
            (Action::On(_), _) => Refused::NotATarget,
            _ => Refused::NotNow,
        }
    }
}
