//! Where bought cards come from and go to. Section 8.8 of the rules.

use kernel::{Knowers, Sink};

use super::piles;
use crate::ask::{Price, ReplaceRelic, Summon};
use crate::cards::{BOX, Card, Kind};
use crate::event::{Event, Sight};
use crate::state::{Chance, Do, State};

/// TER-119: pays for an Acolyte that nobody has seen yet.
pub(crate) fn buy_acolyte(state: &mut State, summon: bool) {
    state.turn.pool = Price::of_acolyte().paid_from(state.turn.pool);
    state.wait_for(Chance::Acolyte { summon });
}

pub(super) fn turn_acolyte_up<S: Sink<Event>>(state: &mut State, kind: Kind, summon: bool, events: &mut S) {
    state.acolytes.remove(kind);
    let Price { coins, power } = Price::of_acolyte();
    events.emit(Event::Shown(Sight::Bought { seat: state.active, card: kind, place: 0, coins, power }));
    state.run(Do::Place { kind, summon });
}

/// TER-112; TER-116: an empty Market leaves the place empty.
pub(super) fn refill(state: &mut State, place: u8) {
    state.frames.pop();
    if state.market.is_empty() {
        state.street[usize::from(place)] = None;
    } else {
        state.wait_for(Chance::Street(place));
    }
}

/// A card of the Market is laid at a place of the Street, be it a new one.
pub(super) fn turn_up<S: Sink<Event>>(state: &mut State, place: u8, kind: Kind, events: &mut S) {
    state.market.remove(kind);
    match state.street.get_mut(usize::from(place)) {
        Some(laid) => *laid = Some(kind),
        None => state.street.push(Some(kind)),
    }
    events.emit(Event::Shown(Sight::Laid { place: place + 1, card: kind }));
}

/// TER-090, TER-114, TER-115: a Relic into its zone, a Monster to the discard pile or, with SUMMON, where the buyer wants.
pub(super) fn place<S: Sink<Event>>(state: &mut State, kind: Kind, summon: bool, events: &mut S) {
    state.frames.pop();
    if kind.is_relic() {
        match state.own().relics().count() < usize::from(BOX.file.meta.relics) {
            true => place_relic(state, Card::fresh(kind), events),
            false => state.ask(ReplaceRelic { card: Card::fresh(kind) }),
        }
    } else if summon || kind.face().has_summon {
        state.ask(Summon { kind });
    } else {
        put_on_pile(state, kind, events);
    }
}

pub(crate) fn place_relic<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let id = piles::enter(state, card);
    events.tell(Sight::RelicPlaced { seat: state.active, card: card.kind, id });
}

pub(crate) fn put_on_pile<S: Sink<Event>>(state: &mut State, kind: Kind, events: &mut S) {
    state.own_mut().discard.insert(Card::fresh(kind));
    events.tell(Sight::Piled { seat: state.active, card: kind });
}

pub(crate) fn put_on_top<S: Sink<Event>>(state: &mut State, kind: Kind, events: &mut S) {
    state.own_mut().deck.put_on_top(Card::fresh(kind), Knowers::EVERYBODY);
    events.tell(Sight::Topped { seat: state.active, card: kind });
}
