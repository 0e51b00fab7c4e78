//! What the active player can do in the Action Phase: D-ACTION. Section 7.2 of the rules.

use kernel::Sink;

use super::{Event, Events, asks, buying, horde, life, playing, turn};
use crate::action::Action;
use crate::cards::{BOX, Kind, Marks};
use crate::effect::Ability;
use crate::event::Sight;
use crate::state::{Frame, State};

/// Lists the actions.
pub(super) fn list(state: &State, push: &mut impl FnMut(Action)) {
    let player = state.own();
    let pool = state.turn.pool;
    player.hand.kinds().map(|(card, _)| Action::Play(card)).for_each(&mut *push);
    street(state).filter(|&(_, kind)| can_pay(state, kind)).map(|(place, _)| Action::Buy(place)).for_each(&mut *push);
    if can_buy_acolyte(state) {
        push(Action::BuyAcolyte);
    }
    (1..=pool.power).map(Action::Attack).for_each(&mut *push);
    horde::list(state, push);
    let unused = asks::relics(player).filter(|entry| !entry.card.marks.has(Marks::RELIC_USED));
    unused.filter(|entry| entry.card.kind.is_activated()).map(|entry| Action::Relic(entry.id)).for_each(&mut *push);
    if !state.turn.overlord_used {
        overlord(state, push);
    }
    player.distinct().filter(|entry| entry.can_haunt()).map(|entry| Action::Haunt(entry.id)).for_each(&mut *push);
    let missing = u16::from(player.max_life() - player.life);
    (1..=pool.regen.min(missing)).map(Action::Regenerate).for_each(&mut *push);
    if state.turn.converts {
        (1..=pool.power).map(Action::Convert).for_each(&mut *push);
    }
    if player.hand.len() <= 1 {
        push(Action::Pass);
    }
}

fn street(state: &State) -> impl Iterator<Item = (u8, Kind)> {
    state.street.iter().enumerate().filter_map(|(place, kind)| Some((place as u8, (*kind)?)))
}

fn can_pay(state: &State, kind: Kind) -> bool {
    u16::from(kind.cost()) <= state.turn.pool.coin
}

fn can_buy_acolyte(state: &State) -> bool {
    !state.acolytes.is_empty() && u16::from(BOX.file.meta.acolyte_cost) <= state.turn.pool.coin
}

/// TER-181 to TER-185: what the Overlord can do.
fn overlord(state: &State, push: &mut impl FnMut(Action)) {
    let Some(overlord) = state.own().overlord else { return };
    let monsters = || street(state).filter(|(_, kind)| kind.is_monster());
    match overlord.sheet().ability {
        Ability::DrawAndDiscard => push(Action::UseOverlord),
        Ability::Hunt { below } => {
            let pool = state.turn.pool;
            for (place, kind) in monsters().filter(|(_, kind)| kind.cost() < below) {
                let with = |&power: &u8| u16::from(power) <= pool.power && u16::from(kind.cost() - power) <= pool.coin;
                (0..=kind.cost()).filter(with).map(|power| Action::Hunt(place, power)).for_each(&mut *push);
            }
        }
        Ability::Claim => {
            let payable = monsters().filter(|&(_, kind)| can_pay(state, kind));
            payable.map(|(place, _)| Action::Claim(place)).for_each(&mut *push);
            if can_buy_acolyte(state) {
                push(Action::ClaimAcolyte);
            }
        }
        Ability::SacrificeFromHand => {
            state.own().hand.kinds().map(|(card, _)| Action::SacrificeFromHand(card)).for_each(&mut *push);
        }
    }
}

/// Carries an action out.
pub(super) fn act<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    state.turn.actions += 1;
    match action {
        Action::Play(card) => playing::play(state, card, events),
        Action::Buy(place) => buying::buy(state, place, 0, false, events),
        Action::BuyAcolyte => buying::buy_acolyte(state, false),
        Action::Attack(power) => life::attack(state, power, events),
        Action::Horde(left, right) => horde::create(state, left, right, events),
        Action::Extend(end, monster) => horde::extend(state, end, monster, events),
        Action::Relic(id) => playing::use_relic(state, id, events),
        Action::Haunt(id) => playing::haunt(state, id, events),
        Action::Regenerate(life) => {
            state.turn.pool.regen -= life;
            life::gain_life(state, life, events);
        }
        Action::Convert(power) => {
            state.turn.pool.power -= power;
            state.turn.pool.coin = state.turn.pool.coin.saturating_add(power);
            events.tell(Sight::Converted { seat: state.active, power });
        }
        Action::Pass => turn::pass(state, events),
        _ => use_overlord(state, action, events),
    }
}

/// TER-186: used as soon as it is chosen.
fn use_overlord<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let seat = state.active;
    state.turn.overlord_used = true;
    if let Some(overlord) = state.own().overlord {
        events.tell(Sight::OverlordUsed { seat, overlord });
    }
    match action {
        Action::UseOverlord => {
            state.frames.push(Frame::Discard);
            state.frames.push(Frame::Draw(seat, 1));
        }
        Action::Hunt(place, power) => buying::buy(state, place, power, false, events),
        Action::Claim(place) => buying::buy(state, place, 0, true, events),
        Action::ClaimAcolyte => buying::buy_acolyte(state, true),
        Action::SacrificeFromHand(card) => asks::sacrifice_from_hand(state, card, events),
        _ => unreachable!("what is offered in the Action Phase is an action"),
    }
}
