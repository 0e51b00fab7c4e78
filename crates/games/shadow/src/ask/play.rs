//! DP7, DP11, DP13, DP15, DP16: which card does the player play in this step, or does he declare a drive?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, Location, Type, Vehicle};
use crate::effect::Effect;
use crate::event::{Event, Sight};
use crate::flow::{Refused, effects};
use crate::state::{Do, Frame, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Play {
    pub(crate) step: Type,
}

/// SHP-165: whether the question is put: on public grounds only.
pub(crate) fn is_asked(state: &State, step: Type) -> bool {
    can_play(state, step) || (step == Type::Move && can_declare(state))
}

/// Whether cards of this type can be played by somebody who has them.
fn can_play(state: &State, step: Type) -> bool {
    let has_suit_on = step == Type::Move && state.turn.alone;
    !(state.hand(state.turn.character).is_empty() || is_forbidden(state, step) || has_suit_on)
}

/// SHP-097: whether an effect keeps the player from cards of this type.
fn is_forbidden(state: &State, of: Type) -> bool {
    state.turn.forbidden.contains(of) || state.forbidden[state.turn.character.index()].contains(of)
}

/// SHP-075, SHP-076: whether a drive can be declared.
fn can_declare(state: &State) -> bool {
    state.turn.drive.is_none() && state.turn.moves == 0 && vehicles(state).next().is_some()
}

/// The Vehicles in the player's Location.
fn vehicles(state: &State) -> impl Iterator<Item = Vehicle> {
    let here = state.location(state.turn.character);
    Vehicle::ALL.into_iter().filter(move |vehicle| state.vehicles[vehicle.index()] == Some(here))
}

/// SHP-074, SHP-076: whether this card of the hand can be played in its step.
fn fits(state: &State, card: Card) -> bool {
    match card.face().effect {
        Some(Effect::Alone) => state.turn.moves == 0,
        Some(Effect::Bring(_)) => state.turn.drive.is_none(),
        _ => true,
    }
}

impl Decision for Play {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        if can_play(state, self.step) {
            let cards = state.hand(state.turn.character).of_type(self.step).kinds();
            cards.filter(|&card| fits(state, card)).for_each(|card| out(Action::Play(card)));
        }
        if self.step == Type::Move && can_declare(state) {
            let here = state.location(state.turn.character);
            for vehicle in vehicles(state) {
                let others = Location::ALL.into_iter().filter(|&to| to != here);
                others.for_each(|to| out(Action::Drive(vehicle, to)));
            }
        }
        out(Action::Done);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Play(card) => effects::play(state, card, events),
            Action::Drive(vehicle, to) => {
                state.turn.drive = Some((vehicle, to));
                events.emit(Event::Open(Sight::Declared { seat, vehicle, to }));
            }
            Action::Done => {
                let step = state.frames.pop();
                debug_assert_eq!(step, Some(Frame::Do(Do::Step(self.step))), "a step asks for its cards");
                state.then(Do::Consequence(self.step));
            }
            _ => super::foreign(action),
        }
    }

    fn refuse(&self, state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Play(card) if !state.hand(state.turn.character).contains(card) => Refused::NotInHand,
            Action::Play(card) if is_forbidden(state, card.of_type()) => Refused::Forbidden,
            Action::Play(card) if card.of_type() != self.step => Refused::NotThisStep,
            Action::Play(card) => match card.face().effect {
                Some(Effect::Bring(_)) if !state.turn.alone => Refused::Declared,
                _ => Refused::Spacesuit,
            },
            Action::Drive(..) if self.step != Type::Move => Refused::NotThisStep,
            Action::Drive(..) if state.turn.drive.is_some() => Refused::Declared,
            Action::Drive(..) if state.turn.moves > 0 => Refused::TooLateToDrive,
            Action::Drive(..) => Refused::NoVehicle,
            _ => Refused::NotNow,
        }
    }
}
