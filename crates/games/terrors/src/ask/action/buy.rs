//! Buying a card of the Street, or an Acolyte. Section 8.8 of the rules.

use kernel::Sink;

use crate::action::Action;
use crate::cards::{BOX, Kind, Pool};
use crate::event::{Event, Sight};
use crate::flow::Refused;
use crate::preview::Preview;
use crate::state::{Do, State};
use crate::view::View;

/// TER-110: what is paid for a card; TER-182: some of it in Power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    pub(crate) coins: u8,
    pub(crate) power: u8,
}

impl Price {
    /// The price of a card of which `power` is paid in Power, if that is not more than it costs.
    pub(crate) fn of(kind: Kind, power: u8) -> Option<Price> {
        Some(Price { coins: kind.cost().checked_sub(power)?, power })
    }

    /// TER-119.
    pub(crate) fn of_acolyte() -> Price {
        Price { coins: BOX.file.meta.acolyte_cost, power: 0 }
    }

    pub(crate) fn is_payable(self, pool: Pool) -> bool {
        u16::from(self.coins) <= pool.coin && u16::from(self.power) <= pool.power
    }

    /// What is left of a pool that can pay it.
    pub(crate) fn paid_from(self, pool: Pool) -> Pool {
        Pool { coin: pool.coin - u16::from(self.coins), power: pool.power - u16::from(self.power), ..pool }
    }
}

/// The cards of the Street with their places.
pub(super) fn street(state: &State) -> impl Iterator<Item = (u8, Kind)> {
    state.street.iter().enumerate().filter_map(|(place, kind)| Some((place as u8, (*kind)?)))
}

pub(super) fn can_buy(state: &State, kind: Kind) -> bool {
    Price::of(kind, 0).is_some_and(|price| price.is_payable(state.turn.pool))
}

pub(super) fn can_buy_acolyte(state: &State) -> bool {
    !state.acolytes.is_empty() && Price::of_acolyte().is_payable(state.turn.pool)
}

pub(super) fn offer(state: &State, out: &mut impl FnMut(Action)) {
    street(state).filter(|&(_, kind)| can_buy(state, kind)).map(|(place, _)| Action::Buy(place)).for_each(&mut *out);
    if can_buy_acolyte(state) {
        out(Action::BuyAcolyte);
    }
}

/// TER-113: pays for the card at a place of the Street, `power` of it in Power, takes it, and refills the place.
pub(super) fn buy<S: Sink<Event>>(state: &mut State, place: u8, power: u8, summon: bool, events: &mut S) {
    let kind = state.street[usize::from(place)].take().expect("a card lies there");
    let price = Price::of(kind, power).expect("no more Power than the card costs");
    state.turn.pool = price.paid_from(state.turn.pool);
    let Price { coins, power } = price;
    events.tell(Sight::Bought { seat: state.active, card: kind, place: place + 1, coins, power });
    state.run(Do::Place { kind, summon });
    state.run(Do::Refill(place));
}

pub(super) fn refuse(state: &State, place: u8) -> Refused {
    if card_at(state, place).is_none() { Refused::NothingThere } else { Refused::TooDear }
}

pub(super) fn refuse_acolyte(state: &State) -> Refused {
    if state.acolytes.is_empty() { Refused::NoAcolyte } else { Refused::TooDear }
}

pub(super) fn card_at(state: &State, place: u8) -> Option<Kind> {
    state.street.get(usize::from(place)).copied().flatten()
}

pub(super) fn preview(view: &View, place: u8, power: u8) -> Option<Preview> {
    let kind = view.on_street(place)?;
    Some(preview_price(view, Price::of(kind, power)?))
}

pub(super) fn preview_price(view: &View, price: Price) -> Preview {
    Preview { pool: Some(price.paid_from(view.pool.into()).into()), ..Preview::default() }
}
