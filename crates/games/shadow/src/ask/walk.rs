//! DP10, SHP-066 to SHP-073: where does the player walk?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{BOX, Location, Section};
use crate::event::{Event, Sight};
use crate::flow::Refused;
use crate::state::{Pawn, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Walk {
    pub(crate) value: u8,
}

impl Walk {
    /// What it costs to go to a Location.
    fn way(state: &State, to: Location) -> Option<u8> {
        BOX.on_foot[state.location(state.turn.character).index()][to.index()]
    }

    /// SHP-070: what it costs to enter a Section, the way included.
    fn price(state: &State, section: Section) -> Option<u8> {
        let entry = BOX.sections[section.index()].enter_cost.saturating_sub(state.turn.discount);
        Walk::way(state, section.location()).map(|way| way + entry)
    }

    /// SHP-064, SHP-071: whether the Character may enter a Section at all.
    fn may_enter(state: &State, section: Section) -> bool {
        let character = state.turn.character;
        character.has_markers() && !state.marks[section.index()].contains(character)
    }

    /// Whether there is anything but to stay.
    pub(crate) fn has_choice(self, state: &State) -> bool {
        let mut has_choice = false;
        self.list(state, &mut |_| has_choice = true);
        has_choice
    }

    fn list(self, state: &State, out: &mut impl FnMut(Action)) {
        let here = state.location(state.turn.character);
        for to in Location::ALL.into_iter().filter(|&to| to != here) {
            if Walk::way(state, to).is_some_and(|cost| cost <= self.value) {
                out(Action::Walk(to, None));
            }
        }
        for section in Section::ALL.into_iter().filter(|&section| Walk::may_enter(state, section)) {
            if Walk::price(state, section).is_some_and(|cost| cost <= self.value) {
                out(Action::Walk(section.location(), Some(section)));
            }
        }
    }
}

impl Decision for Walk {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.list(state, out);
        out(Action::Stay);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Walk(location, section) => {
                let character = state.turn.character;
                state.pawns[character.index()] = Pawn { location, section };
                events.emit(Event::Open(Sight::Moved { character, to: location, section }));
            }
            Action::Stay => {}
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Walk(to, _) if Walk::way(state, to).is_none() => Refused::CavesOnFoot,
            Action::Walk(to, Some(section)) if section.location() != to => Refused::NotThere,
            Action::Walk(_, Some(_)) if !state.turn.character.has_markers() => Refused::RobotInSection,
            Action::Walk(_, Some(section)) if !Walk::may_enter(state, section) => Refused::OwnMarker,
            Action::Walk(to, None) if to == state.location(state.turn.character) => Refused::NotThere,
            Action::Walk(..) => Refused::TooFar,
            _ => Refused::NotNow,
        }
    }
}
