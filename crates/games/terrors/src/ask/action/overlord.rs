//! The ability of the own Overlord, once in a turn. Section 8.11 of the rules.

use kernel::Sink;

use super::buy::{self, Price};
use crate::action::Action;
use crate::ask::{Discard, foreign, hand};
use crate::cards::Kind;
use crate::effect::Ability;
use crate::event::{Event, Sight};
use crate::flow::{Refused, buying, piles};
use crate::state::{Do, State};

/// TER-181 to TER-185.
pub(super) fn offer(state: &State, out: &mut impl FnMut(Action)) {
    let Some(overlord) = state.own().overlord.filter(|_| !state.turn.overlord_used) else { return };
    let monsters = || buy::street(state).filter(|(_, kind)| kind.is_monster());
    match overlord.sheet().ability {
        Ability::DrawAndDiscard => out(Action::UseOverlord),
        Ability::Hunt { below } => {
            for (place, kind) in monsters().filter(|(_, kind)| kind.cost() < below) {
                let with = |&power: &u8| can_hunt(state, kind, power);
                (0..=kind.cost()).filter(with).map(|power| Action::Hunt(place, power)).for_each(&mut *out);
            }
        }
        Ability::Claim => {
            let payable = monsters().filter(|&(_, kind)| buy::can_buy(state, kind));
            payable.map(|(place, _)| Action::Claim(place)).for_each(&mut *out);
            if buy::can_buy_acolyte(state) {
                out(Action::ClaimAcolyte);
            }
        }
        Ability::SacrificeFromHand => hand(state, state.active).map(Action::SacrificeFromHand).for_each(out),
    }
}

/// TER-182: with as much Power as the player likes.
fn can_hunt(state: &State, kind: Kind, power: u8) -> bool {
    Price::of(kind, power).is_some_and(|price| price.is_payable(state.turn.pool))
}

/// TER-186: used as soon as it is chosen.
pub(super) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let seat = state.active;
    state.turn.overlord_used = true;
    if let Some(overlord) = state.own().overlord {
        events.tell(Sight::OverlordUsed { seat, overlord });
    }
    match action {
        Action::UseOverlord => {
            state.ask(Discard);
            state.run(Do::Draw(seat, 1));
        }
        Action::Hunt(place, power) => buy::buy(state, place, power, false, events),
        Action::Claim(place) => buy::buy(state, place, 0, true, events),
        Action::ClaimAcolyte => buying::buy_acolyte(state, true),
        Action::SacrificeFromHand(card) => piles::sacrifice_from_hand(state, card, events),
        _ => foreign(action),
    }
}

pub(super) fn refuse(state: &State, action: Action) -> Refused {
    let ability = state.own().overlord.map(|overlord| overlord.sheet().ability);
    match (ability, action) {
        _ if state.turn.overlord_used => Refused::OverlordUsed,
        (Some(Ability::Hunt { below }), Action::Hunt(place, power)) => match buy::card_at(state, place) {
            None => Refused::NothingThere,
            Some(kind) if !kind.is_monster() || kind.cost() >= below || power > kind.cost() => Refused::NotHunted,
            Some(_) => Refused::TooDear,
        },
        (Some(Ability::Claim), Action::Claim(place)) => match buy::card_at(state, place) {
            Some(kind) if !kind.is_monster() => Refused::NotClaimed,
            _ => buy::refuse(state, place),
        },
        (Some(Ability::Claim), Action::ClaimAcolyte) => buy::refuse_acolyte(state),
        (Some(Ability::SacrificeFromHand), Action::SacrificeFromHand(_)) => Refused::NotInHand,
        _ => Refused::OverlordUsed,
    }
}
