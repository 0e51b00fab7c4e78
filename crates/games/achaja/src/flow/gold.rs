//! Gold and power: ACH-004, ACH-012, ACH-013, ACH-077 to ACH-079.

use kernel::{Seat, Sink};

use crate::ask::{ShortTheft, Shortfall};
use crate::cards::BOX;
use crate::event::{Event, Sight};
use crate::state::{Owed, State};

/// A player takes gold from the bank.
pub(crate) fn take<S: Sink<Event>>(state: &mut State, seat: Seat, gold: u32, events: &mut S) {
    if gold > 0 {
        state.player_mut(seat).gold += gold;
        events.emit(Event::Open(Sight::TookGold { seat, gold }));
    }
}

/// A player pays gold to the bank.
pub(crate) fn pay<S: Sink<Event>>(state: &mut State, seat: Seat, gold: u32, events: &mut S) {
    if gold > 0 {
        state.player_mut(seat).gold -= gold;
        events.emit(Event::Open(Sight::PaidGold { seat, gold }));
    }
}

/// ACH-079: a player pays up to so much gold to the bank.
pub(crate) fn fine<S: Sink<Event>>(state: &mut State, seat: Seat, gold: u8, events: &mut S) {
    let gold = state.player(seat).gold.min(gold.into());
    pay(state, seat, gold, events);
}

/// Gold goes from one player to another, as far as there is any.
pub(crate) fn give<S: Sink<Event>>(state: &mut State, from: Seat, to: Seat, gold: u32, events: &mut S) {
    let gold = gold.min(state.player(from).gold);
    if gold > 0 {
        state.player_mut(from).gold -= gold;
        state.player_mut(to).gold += gold;
        events.emit(Event::Open(Sight::GaveGold { seat: from, to, gold }));
    }
}

pub(crate) fn gain_power<S: Sink<Event>>(state: &mut State, seat: Seat, power: u8, events: &mut S) {
    if power > 0 {
        state.player_mut(seat).power += power;
        events.emit(Event::Open(Sight::GainedPower { seat, power }));
    }
}

/// ACH-013: power does not fall below 0.
fn lose_power<S: Sink<Event>>(state: &mut State, seat: Seat, power: u8, events: &mut S) {
    let power = power.min(state.player(seat).power);
    if power > 0 {
        state.player_mut(seat).power -= power;
        events.emit(Event::Open(Sight::LostPower { seat, power }));
    }
}

/// ACH-004: a player gives up 1 power for gold.
pub(crate) fn convert<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    let gold = u32::from(BOX.amounts.power_to_gold);
    let player = state.player_mut(seat);
    player.power -= 1;
    player.gold += gold;
    events.emit(Event::Open(Sight::Converted { seat, gold }));
}

/// How much gold a player can have by converting all power.
pub(crate) fn most(state: &State, seat: Seat) -> u32 {
    let player = state.player(seat);
    player.gold + u32::from(player.power) * u32::from(BOX.amounts.power_to_gold)
}

/// ACH-077, ACH-078: what is owed is paid; where gold is short, the target player may convert first.
pub(crate) fn settle<S: Sink<Event>>(state: &mut State, owed: Owed, events: &mut S) {
    let target = state.player(owed.target);
    let (wanted, has) = (u32::from(owed.gold), target.gold);
    if has < wanted && target.power > 0 && !owed.has_declined {
        return state.ask(Shortfall { owed });
    }
    match owed.penalty {
        None if has >= wanted => give(state, owed.target, owed.seat, wanted, events),
        None => {
            events.emit(Event::Open(Sight::RevealedGold { seat: owed.target, gold: has }));
            state.ask(ShortTheft { thief: owed.seat, target: owed.target, gold: has });
        }
        Some(_) if has >= wanted => pay(state, owed.target, wanted, events),
        Some(penalty) => {
            pay(state, owed.target, has, events);
            lose_power(state, owed.target, penalty, events);
        }
    }
}
