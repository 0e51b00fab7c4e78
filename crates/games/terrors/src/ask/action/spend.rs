//! Spending Power and Regeneration: attacks (8.9), life (TER-143), and Power turned into Coins (TER-258).

use kernel::Sink;

use crate::action::Action;
use crate::cards::Pool;
use crate::event::{Event, Sight};
use crate::flow::{Refused, life};
use crate::preview::Preview;
use crate::state::State;
use crate::view::View;

/// TER-130: with as much Power as the player likes.
pub(super) fn offer_attacks(state: &State, out: &mut impl FnMut(Action)) {
    (1..=state.turn.pool.power).map(Action::Attack).for_each(out);
}

/// TER-142: life never rises above its starting value.
pub(super) fn offer_regeneration(state: &State, out: &mut impl FnMut(Action)) {
    let missing = u16::from(state.own().max_life() - state.own().life);
    (1..=state.turn.pool.regen.min(missing)).map(Action::Regenerate).for_each(out);
}

pub(super) fn offer_conversion(state: &State, out: &mut impl FnMut(Action)) {
    if state.turn.converts {
        (1..=state.turn.pool.power).map(Action::Convert).for_each(out);
    }
}

pub(super) fn regenerate<S: Sink<Event>>(state: &mut State, life: u16, events: &mut S) {
    state.turn.pool = regenerated(state.turn.pool, life);
    life::gain_life(state, life, events);
}

pub(super) fn convert<S: Sink<Event>>(state: &mut State, power: u16, events: &mut S) {
    state.turn.pool = converted(state.turn.pool, power);
    events.tell(Sight::Converted { seat: state.active, power });
}

pub(super) fn refuse_regeneration(state: &State, life: u16) -> Refused {
    if (1..=state.turn.pool.regen).contains(&life) { Refused::AtMost } else { Refused::NotSoMuch }
}

pub(super) fn refuse_conversion(state: &State) -> Refused {
    if state.turn.converts { Refused::NotSoMuch } else { Refused::NoConvert }
}

pub(super) fn preview_attack(view: &View, power: u16) -> Option<Preview> {
    let pool = Pool { power: view.pool.power.checked_sub(power)?, ..view.pool.into() };
    let hit = life::hit(power, view.armour_left);
    let life = u16::from(view.opponent()?.life).saturating_sub(hit.damage);
    let (absorbed, damage, life_left) = (hit.absorbed, hit.damage, Some(life));
    Some(Preview { pool: Some(pool.into()), absorbed, damage, life_left, ..Preview::default() })
}

pub(super) fn preview_regeneration(view: &View, life: u16) -> Option<Preview> {
    let pool = regenerated(view.pool.into(), life).into();
    let own_life = Some(u16::from(view.own()?.life) + life);
    Some(Preview { pool: Some(pool), own_life, ..Preview::default() })
}

pub(super) fn preview_conversion(view: &View, power: u16) -> Preview {
    Preview { pool: Some(converted(view.pool.into(), power).into()), ..Preview::default() }
}

fn regenerated(pool: Pool, life: u16) -> Pool {
    Pool { regen: pool.regen - life, ..pool }
}

fn converted(pool: Pool, power: u16) -> Pool {
    Pool { power: pool.power - power, coin: pool.coin.saturating_add(power), ..pool }
}
