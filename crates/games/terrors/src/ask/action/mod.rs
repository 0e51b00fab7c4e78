//! D-ACTION: what the active player does next in the Action Phase. Section 7.2 of the rules.

mod buy;
mod cards;
mod horde;
mod overlord;
mod spend;

pub(crate) use buy::Price;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Phrase, Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, buying, horde as hordes, life, playing, turn};
use crate::preview::Preview;
use crate::state::State;
use crate::view::{PoolView, Step, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct ActionPhase;

impl Decision for ActionPhase {
    fn step(self) -> Step {
        Step::Action
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        cards::offer_plays(state, out);
        buy::offer(state, out);
        spend::offer_attacks(state, out);
        horde::offer(state, out);
        cards::offer_relics(state, out);
        overlord::offer(state, out);
        cards::offer_haunts(state, out);
        spend::offer_regeneration(state, out);
        spend::offer_conversion(state, out);
        if can_pass(state) {
            out(Action::Pass);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        state.turn.actions += 1;
        match action {
            Action::Play(card) => playing::play(state, card, events),
            Action::Buy(place) => buy::buy(state, place, 0, false, events),
            Action::BuyAcolyte => buying::buy_acolyte(state, false),
            Action::Attack(power) => life::attack(state, power, events),
            Action::Horde(left, right) => hordes::create(state, left, right, events),
            Action::Extend(end, monster) => hordes::extend(state, end, monster, events),
            Action::Relic(id) => playing::use_relic(state, id, events),
            Action::Haunt(id) => playing::haunt(state, id, events),
            Action::Regenerate(life) => spend::regenerate(state, life, events),
            Action::Convert(power) => spend::convert(state, power, events),
            Action::Pass => turn::pass(state, events),
            Action::UseOverlord
            | Action::Hunt(..)
            | Action::Claim(_)
            | Action::ClaimAcolyte
            | Action::SacrificeFromHand(_) => overlord::answer(state, action, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Play(_) => Refused::NotInHand,
            Action::Buy(place) => buy::refuse(state, place),
            Action::BuyAcolyte => buy::refuse_acolyte(state),
            Action::Horde(left, right) => horde::refuse_creation(state, left, right),
            Action::Extend(end, monster) => horde::refuse_extension(state, end, monster),
            Action::Relic(id) => cards::refuse_relic(state, id),
            Action::Haunt(id) => cards::refuse_haunt(state, id),
            Action::Attack(_) => Refused::NotSoMuch,
            Action::Regenerate(life) => spend::refuse_regeneration(state, life),
            Action::Convert(_) => spend::refuse_conversion(state),
            Action::Pass => Refused::CardsInHand,
            Action::UseOverlord
            | Action::Hunt(..)
            | Action::Claim(_)
            | Action::ClaimAcolyte
            | Action::SacrificeFromHand(_) => overlord::refuse(state, action),
            _ => Refused::NotNow,
        }
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        view.active?;
        match action {
            Action::Play(card) => cards::preview_play(view, card),
            Action::Relic(id) | Action::Haunt(id) => cards::preview_activation(view, id),
            Action::Buy(place) | Action::Claim(place) => buy::preview(view, place, 0),
            Action::Hunt(place, power) => buy::preview(view, place, power),
            Action::BuyAcolyte | Action::ClaimAcolyte => Some(buy::preview_price(view, Price::of_acolyte())),
            Action::Attack(power) => spend::preview_attack(view, power),
            Action::Regenerate(life) => spend::preview_regeneration(view, life),
            Action::Convert(power) => Some(spend::preview_conversion(view, power)),
            Action::Horde(left, right) => Some(horde::preview(view, &[left, right])),
            Action::Extend(_, monster) => Some(horde::preview(view, &[monster])),
            Action::Pass => Some(preview_pass(view)),
            _ => None,
        }
    }
}

/// TER-270: with at most one card in hand.
fn can_pass(state: &State) -> bool {
    state.own().hand.len() <= 1
}

/// TER-276: what is left of the pool is lost.
fn preview_pass(view: &View) -> Preview {
    Preview { pool: Some(PoolView::default()), lost: Some(view.pool), ..Preview::default() }
}

/// The heading under which an action stands.
pub(crate) fn heading(view: &View, action: Action) -> Option<Phrase> {
    if view.step != Step::Action {
        return None;
    }
    let heading = match action {
        Action::Play(_) => "group-play",
        Action::Buy(_) | Action::BuyAcolyte => "group-buy",
        Action::Attack(_) => "group-attack",
        Action::Horde(..) | Action::Extend(..) => "group-horde",
        Action::Relic(_) | Action::Haunt(_) => "group-activate",
        Action::UseOverlord
        | Action::Hunt(..)
        | Action::Claim(_)
        | Action::ClaimAcolyte
        | Action::SacrificeFromHand(_) => "group-overlord",
        Action::Regenerate(_) => "group-regenerate",
        Action::Convert(_) => "group-convert",
        _ => return None,
    };
    Some(Phrase::new(heading))
}
