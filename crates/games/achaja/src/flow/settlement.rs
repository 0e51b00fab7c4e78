//! The end of a turn and the Power Settlement: section 8.10.

use kernel::{Seat, Sink, Verdict};

use super::deals;
use crate::cards::{BOX, Colour, Location};
use crate::event::{Event, Sight};
use crate::state::{Do, Phase, State};

/// ACH-142: the next turn begins.
pub(crate) fn end_turn<S: Sink<Event>>(state: &mut State, events: &mut S) {
    deals::end_phase(state, events);
    state.then(Do::Turn);
}

/// ACH-150, ACH-151: the colour with strictly most tokens on a Location.
pub(crate) fn majority(state: &State, location: Location) -> Option<Colour> {
    let count = |colour: Colour| state.tokens[colour.index()][location.index()];
    let most = state.colours().iter().map(|&colour| count(colour)).max().filter(|&most| most > 0)?;
    let mut leaders = state.colours().iter().copied().filter(|&colour| count(colour) == most);
    leaders.next().filter(|_| leaders.next().is_none())
}

/// ACH-150: how many special points a player gets.
pub(crate) fn special(state: &State, seat: Seat) -> u32 {
    let own = |location: &Location| majority(state, *location).is_some_and(|colour| state.owner(colour) == seat);
    Location::ALL.iter().filter(|location| own(location)).count() as u32
}

/// ACH-152: what a player owns.
pub(crate) fn wealth(state: &State, seat: Seat) -> u32 {
    let player = state.player(seat);
    let cousins: u32 = player.cousins.iter().map(|&count| u32::from(count)).sum();
    let cards = if state.cards_count { player.hand.len() as u32 } else { 0 };
    player.gold + cousins * u32::from(BOX.amounts.cousin_value) + cards
}

/// ACH-153: the power for it, and the rest.
pub(crate) fn power_and_rest(state: &State, seat: Seat) -> (u32, u32) {
    let (wealth, each) = (wealth(state, seat), u32::from(BOX.amounts.gold_per_power));
    (wealth / each, wealth % each)
}

/// ACH-154: the power in the end.
pub(crate) fn total(state: &State, seat: Seat) -> u32 {
    u32::from(state.player(seat).power) + special(state, seat) + power_and_rest(state, seat).0
}

/// The game is over.
pub(crate) fn settle<S: Sink<Event>>(state: &mut State, events: &mut S) {
    deals::end_phase(state, events);
    state.phase = Phase::Settlement;
    events.emit(Event::Open(Sight::Phase { phase: Phase::Settlement }));
    for &location in state.order.iter() {
        if let Some(colour) = majority(state, location) {
            events.emit(Event::Open(Sight::Special { location, colour }));
        }
    }
    for seat in state.all_seats() {
        let player = state.player(seat);
        events.emit(Event::Open(Sight::Hand { seat, cards: player.hand.cards().collect() }));
        // ACH-114.
        let dealt = state.events.iter().filter_map(|dealt| dealt[seat.index()]);
        for event in dealt.filter(|&event| !state.is_revealed(event)) {
            events.emit(Event::Open(Sight::LateEvent { seat, event }));
        }
        let (power, rest) = power_and_rest(state, seat);
        let cousins = player.cousins.iter().sum();
        let cards = if state.cards_count { player.hand.len() as u8 } else { 0 };
        events.emit(Event::Open(Sight::Wealth { seat, gold: player.gold, cousins, cards, power, rest }));
    }
    for seat in state.all_seats() {
        let rest = power_and_rest(state, seat).1;
        events.emit(Event::Open(Sight::Total { seat, power: total(state, seat), rest }));
    }
}

/// ACH-154, ACH-155: most power wins, then the larger rest.
pub(crate) fn verdict(state: &State) -> Verdict {
    let standing = |seat: Seat| {
        let (power, rest) = (total(state, seat), power_and_rest(state, seat).1);
        (seat.index() as u8, (power, rest), power as i32)
    };
    Verdict::by_rank("settled", state.all_seats().iter().map(standing))
}
