//! Buying cards. Section 8.8 of the rules.

use kernel::{Knowers, Sink};

use super::{Event, Events, piles};
use crate::cards::{BOX, Card, Kind};
use crate::event::Sight;
use crate::state::{Frame, State};

/// TER-113: pays for the card at a place of the Street, so much of it in Power, takes it, and refills.
pub(super) fn buy<S: Sink<Event>>(state: &mut State, place: u8, power: u8, summon: bool, events: &mut S) {
    let kind = state.street[usize::from(place)].take().expect("a card lies there");
    let coins = kind.cost() - power;
    state.turn.pool.coin -= u16::from(coins);
    state.turn.pool.power -= u16::from(power);
    events.tell(Sight::Bought { seat: state.active, card: kind, place: place + 1, coins, power });
    state.frames.push(Frame::Place { kind, summon });
    state.frames.push(Frame::Refill(place));
}

/// TER-119: pays for an Acolyte that nobody has seen yet.
pub(super) fn buy_acolyte(state: &mut State, summon: bool) {
    state.turn.pool.coin -= u16::from(BOX.file.meta.acolyte_cost);
    state.frames.push(Frame::BuyAcolyte { summon });
}

pub(super) fn turn_acolyte_up<S: Sink<Event>>(state: &mut State, kind: Kind, summon: bool, events: &mut S) {
    state.frames.pop();
    state.acolytes.remove(kind);
    let coins = BOX.file.meta.acolyte_cost;
    events.emit(Event::Shown(Sight::Bought { seat: state.active, card: kind, place: 0, coins, power: 0 }));
    state.frames.push(Frame::Place { kind, summon });
}

/// TER-116: an empty Market leaves the place empty.
pub(super) fn refill_on(state: &mut State, place: u8) -> bool {
    let is_empty = state.market.is_empty();
    if is_empty {
        state.frames.pop();
        state.street[usize::from(place)] = None;
    }
    is_empty
}

pub(super) fn refill<S: Sink<Event>>(state: &mut State, place: u8, kind: Kind, events: &mut S) {
    state.frames.pop();
    state.market.remove(kind);
    state.street[usize::from(place)] = Some(kind);
    events.emit(Event::Shown(Sight::Laid { place: place + 1, card: kind }));
}

/// TER-090, TER-114, TER-115: a Relic into its zone, a Monster to the discard pile or, with SUMMON, where the buyer wants.
pub(super) fn place<S: Sink<Event>>(state: &mut State, kind: Kind, summon: bool, events: &mut S) -> bool {
    state.frames.pop();
    if kind.is_relic() {
        match state.own().relics().count() < usize::from(BOX.file.meta.relics) {
            true => place_relic(state, Card::fresh(kind), events),
            false => state.frames.push(Frame::ReplaceRelic(Card::fresh(kind))),
        }
    } else if summon || kind.face().has_summon {
        state.frames.push(Frame::Summon(kind));
    } else {
        put_on_pile(state, kind, events);
    }
    true
}

pub(super) fn place_relic<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let id = piles::enter(state, card);
    events.tell(Sight::RelicPlaced { seat: state.active, card: card.kind, id });
}

pub(super) fn put_on_pile<S: Sink<Event>>(state: &mut State, kind: Kind, events: &mut S) {
    state.own_mut().discard.insert(Card::fresh(kind));
    events.tell(Sight::Piled { seat: state.active, card: kind });
}

pub(super) fn put_on_top<S: Sink<Event>>(state: &mut State, kind: Kind, events: &mut S) {
    state.own_mut().deck.put_on_top(Card::fresh(kind), Knowers::EVERYBODY);
    events.tell(Sight::Topped { seat: state.active, card: kind });
}
