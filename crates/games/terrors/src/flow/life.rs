//! Attack, Armour and life. Section 8.9 of the rules.

use kernel::{Seat, Sink};

use crate::cards::{Kind, Pool};
use crate::effect::Good;
use crate::event::{Event, Sight};
use crate::state::{End, Reason, State};

/// TER-042: adds resources to the pool, and life at once (TER-144).
pub(crate) fn gain<S: Sink<Event>>(state: &mut State, from: Option<Kind>, good: Good, amount: u16, events: &mut S) {
    match good {
        Good::Life => gain_life(state, amount, events),
        _ => gain_pool(state, from, Pool::of(good, amount), events),
    }
}

pub(crate) fn gain_pool<S: Sink<Event>>(state: &mut State, from: Option<Kind>, pool: Pool, events: &mut S) {
    if !pool.is_empty() {
        state.turn.pool.add(pool);
        events.tell(Sight::Gained { seat: state.active, from, pool: pool.into() });
    }
}

/// TER-142: never above the starting value.
pub(crate) fn gain_life<S: Sink<Event>>(state: &mut State, amount: u16, events: &mut S) {
    let seat = state.active;
    let player = state.own_mut();
    let life = amount.min(u16::from(player.max_life() - player.life)) as u8;
    if life > 0 {
        player.life += life;
        let left = player.life;
        events.tell(Sight::LifeGained { seat, life, left });
    }
}

/// TER-140, TER-145: at 0 it is over at once.
pub(crate) fn lose_life<S: Sink<Event>>(state: &mut State, seat: Seat, amount: u16, events: &mut S) {
    let player = state.player_mut(seat);
    let life = amount.min(u16::from(player.life)) as u8;
    if life == 0 {
        return;
    }
    player.life -= life;
    let left = player.life;
    events.tell(Sight::LifeLost { seat, life, left });
    if left == 0 {
        finish(state, Some(seat.next(2)), Reason::Life, events);
    }
}

/// What an attack does.
pub(crate) struct Hit {
    /// How much Armour takes.
    pub(crate) absorbed: u16,
    /// How much life is lost.
    pub(crate) damage: u16,
}

/// TER-130, TER-134: Armour takes what it has not yet taken in this turn.
pub(crate) fn hit(power: u16, armour_left: u16) -> Hit {
    let absorbed = power.min(armour_left);
    Hit { absorbed, damage: power - absorbed }
}

pub(crate) fn attack<S: Sink<Event>>(state: &mut State, power: u16, events: &mut S) {
    let Hit { absorbed, damage } = hit(power, state.armour_left());
    state.turn.pool.power -= power;
    state.turn.absorbed += absorbed;
    events.tell(Sight::Attacked { seat: state.active, power, absorbed });
    lose_life(state, state.opponent(), damage, events);
}

/// TER-290: nothing more is resolved.
pub(crate) fn finish<S: Sink<Event>>(state: &mut State, winner: Option<Seat>, reason: Reason, events: &mut S) {
    state.end = Some(End { winner, reason });
    while state.frames.pop().is_some() {}
    events.tell(Sight::Ended { winner, reason });
}
