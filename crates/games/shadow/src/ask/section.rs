//! DP17, DP18, SHP-099, SHP-100: does the player use the Section, and which cards pay for it?
//!
//! That an effect can be paid for is a secret of the hand, so nobody hears of the choice before its cards are named.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{List, Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, SectionUse, Type};
use crate::effect::SectionEffect;
use crate::event::Event;
use crate::flow::{Refused, sections};
use crate::pile::Pile;
use crate::state::State;

/// The most cards that are revealed for a Section.
const MOST_REVEALED: usize = 20;

#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct UseSection {
    /// The effect that is being paid for; only the player knows it.
    pub(crate) effect: Option<SectionUse>,
    /// The cards named so far, type by type and in the order of the card file; only the player knows them.
    cards: List<Card, MOST_REVEALED>,
}

/// SHP-100: whether the hand pays for an effect.
fn can_pay(state: &State, effect: SectionUse) -> bool {
    let hand = state.hand(state.turn.character);
    Type::ALL.into_iter().all(|of| hand.count_type(of) >= effect.face().cost[of.index()])
}

/// SHP-090: whether an effect is possible, whatever the hand.
fn is_possible(state: &State, effect: SectionUse) -> bool {
    let is_here = state.pawns[state.turn.character.index()].section == Some(effect.face().section);
    let brings = match effect.face().effect {
        SectionEffect::Bring(vehicle) => state.vehicles[vehicle.index()].is_none(),
        _ => true,
    };
    is_here && brings
}

impl UseSection {
    /// The effects that the player whose turn it is could use where the pawn stands.
    pub(crate) fn payable(state: &State) -> impl Iterator<Item = SectionUse> {
        SectionUse::all().filter(|&effect| is_possible(state, effect) && can_pay(state, effect))
    }

    /// The cards named so far.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The type of the next card that has to be named, and how many of it.
    fn next(&self, effect: SectionUse) -> Option<(Type, u8)> {
        let named: Pile = self.cards.iter().copied().collect();
        let cost = effect.face().cost;
        let missing = |of: Type| Some((of, cost[of.index()] - named.count_type(of))).filter(|&(_, count)| count > 0);
        Type::ALL.into_iter().find_map(missing)
    }

    /// The cards that can be named next: in the order of the card file, and so that enough are left for the rest.
    fn candidates(&self, state: &State, effect: SectionUse) -> impl Iterator<Item = Card> {
        let (of, missing) = self.next(effect).expect("a card has to be named");
        let named: Pile = self.cards.iter().copied().collect();
        let free = state.hand(state.turn.character).without(named).of_type(of);
        let last = self.cards.last().copied().filter(|last| last.of_type() == of);
        let enough = move |card: Card| free.cards().filter(|&other| other >= card).count() >= missing.into();
        free.kinds().filter(move |&card| last.is_none_or(|last| card >= last)).filter(move |&card| enough(card))
    }
}

impl Decision for UseSection {
    fn offer(&self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        if let Some(effect) = self.effect {
            return self.candidates(state, effect).map(Action::Reveal).for_each(out);
        }
        UseSection::payable(state).map(Action::Use).chain([Action::Done]).for_each(out);
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        let effect = match (action, self.effect) {
            (Action::Done, None) => return,
            (Action::Use(effect), None) => {
                self.effect = Some(effect);
                let hand = state.hand(state.turn.character);
                // Everybody can see that it must be the whole hand.
                if hand.len() == usize::from(effect.face().cost.iter().sum::<u8>()) {
                    self.cards = hand.cards().collect();
                }
                effect
            }
            (Action::Reveal(card), Some(effect)) => {
                self.cards.push(card);
                effect
            }
            _ => super::foreign(action),
        };
        match self.next(effect) {
            Some(_) => state.ask(self),
            None => sections::pay(state, effect, &self.cards, events),
        }
    }

    fn refuse(&self, state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Use(effect) if !is_possible(state, effect) => Refused::NotThisSection,
            Action::Use(_) => Refused::CannotPay,
            Action::Reveal(card) if !state.hand(state.turn.character).contains(card) => Refused::NotInHand,
            Action::Reveal(_) => Refused::NotThatCost,
            _ => Refused::NotNow,
        }
    }

    fn is_half_built(&self) -> bool {
        self.effect.is_some()
    }

    fn drop_half_built(&mut self) {
        *self = UseSection::default();
    }
}
