//! Setup: section 8.2 and the variants of section 8.12.

use kernel::{List, Sealed, Seat, Seats, Sink};

use super::{effects, gold};
use crate::ask::{Fates, Lay, Place, Rerolls, price_of_fate};
use crate::cards::{BOX, Colour, Cousin, Location};
use crate::event::{Event, Sight};
use crate::state::{Chance, DICE, Do, MOST_SEATS, Order, State};

/// The Characters of a turn.
pub(crate) const REVEALED: u8 = 3;

pub(crate) fn not_laid(state: &State) -> impl Iterator<Item = Location> + '_ {
    Location::ALL.into_iter().filter(|location| !state.order.contains(location))
}

/// ACH-030, ACH-172: the next Location is laid; after the last one the cards are dealt.
pub(crate) fn lay_next<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let Some(next) = not_laid(state).next() else { return begin(state) };
    let is_last = not_laid(state).nth(1).is_none();
    match state.options.order {
        Order::Numbers => {
            state.order = Location::ALL.into_iter().collect();
            begin(state);
        }
        _ if is_last => lay(state, None, next, events),
        Order::Random => state.wait_for(Chance::Location),
        Order::Draft if state.drafters.len() < usize::from(state.seats) => state.wait_for(Chance::Drafter),
        Order::Draft => {
            let seat = state.drafters[state.order.len() % usize::from(state.seats)];
            state.ask(Lay { seat });
        }
    }
}

/// A Location takes the next place of the order.
pub(crate) fn lay<S: Sink<Event>>(state: &mut State, seat: Option<Seat>, location: Location, events: &mut S) {
    state.order.push(location);
    events.emit(Event::Open(Sight::Laid { seat, location }));
    state.then(Do::Lay);
}

/// The steps V to XII.
fn begin(state: &mut State) {
    state.then(Do::Place(0));
    state.then(Do::First);
    state.then(Do::Choose);
    if !state.options.fate {
        state.then(Do::FirstRoll(0));
    }
    state.then(Do::Reveal(REVEALED));
    state.then(Do::Deal(Seat::new(0)));
}

/// ACH-038: a player gets the first cards; then the next one.
pub(crate) fn deal<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    let next = seat.next(state.seats);
    if next.index() != 0 {
        state.then(Do::Deal(next));
    }
    effects::take_cousin(state, seat, Cousin::Street, events);
    state.wait_for(Chance::Event(seat));
    state.then(Do::Draw(seat, BOX.amounts.start_hand[usize::from(state.seats) - 2]));
}

/// ACH-042: the dice of a colour are rolled, then those of the next.
pub(crate) fn first_roll(state: &mut State, place: u8) {
    if let Some(&colour) = state.colours().get(usize::from(place)) {
        state.then(Do::FirstRoll(place + 1));
        let rolls = state.dice_of(colour).collect();
        state.then(Do::Roll(rolls));
    }
}

/// DP-S3, DP-S3F.
pub(crate) fn choose(state: &mut State) {
    let all = state.all_seats();
    if state.options.fate {
        state.ask(Fates { missing: all });
    } else {
        state.ask(Rerolls { answers: Sealed::ask(all) });
    }
}

/// ACH-043: all have chosen; whoever wants to rerolls.
pub(crate) fn reroll<S: Sink<Event>>(state: &mut State, answers: &Sealed<Option<Colour>>, events: &mut S) {
    for (seat, colour) in answers.answers() {
        events.emit(Event::Open(Sight::Rerolls { seat, colour }));
    }
    let colours: List<Colour, MOST_SEATS> = answers.answers().filter_map(|(_, colour)| colour).collect();
    for &colour in colours.iter().rev() {
        let rolls = state.dice_of(colour).collect();
        state.then(Do::Roll(rolls));
    }
}

/// ACH-176: all have chosen; the dice are shown, and what they cost is paid.
pub(crate) fn settle_fates<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let fates = std::mem::take(&mut state.fates);
    for seat in state.all_seats() {
        for colour in state.colours_of(seat) {
            let values = fates[colour.index()];
            events.emit(Event::Open(Sight::Fate { seat, colour, values }));
            state.set_dice(colour, values);
            gold::pay(state, seat, price_of_fate(values), events);
        }
    }
}

/// ACH-044, ACH-180: what decides who is the first player: the sum of the dice, or of the three lowest; lowest first.
pub(crate) fn sum(state: &State, seat: Seat) -> u32 {
    let mut values: List<u8, { 2 * DICE }> =
        state.colours_of(seat).flat_map(|colour| state.dice_of(colour)).map(|die| die.value).collect();
    values.sort_unstable();
    let counted = if state.options.not_all_lost { 3 } else { 2 * DICE };
    values.iter().take(counted).map(|&value| u32::from(value)).sum()
}

/// Those of some players with the lowest sum, of the player so many seats to the left of each.
fn lowest(state: &State, among: Seats, to_the_left: u8) -> Seats {
    let sum = |seat: Seat| sum(state, (0..to_the_left).fold(seat, |seat, _| seat.next(state.seats)));
    let least = among.iter().map(sum).min();
    among.iter().filter(|&seat| Some(sum(seat)) == least).collect()
}

/// ACH-044, ACH-045, ACH-181: the First Player marker.
pub(crate) fn first<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let mut tied = lowest(state, state.all_seats(), 0);
    if state.options.not_all_lost {
        tied = (1..state.seats).fold(tied, |tied, to_the_left| lowest(state, tied, to_the_left));
    }
    match tied.first() {
        Some(seat) if tied.len() == 1 => begin_with(state, seat, events),
        _ => state.wait_for(Chance::First(tied)),
    }
}

/// The first player of the game gets the marker.
pub(crate) fn begin_with<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    state.beginner = seat;
    give_marker(state, seat, events);
}

/// The First Player marker goes to a player.
pub(crate) fn give_marker<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    state.marker = seat;
    events.emit(Event::Open(Sight::Marker { seat }));
}

/// ACH-046: the next die is placed; after the last one the Intrigue phase begins.
pub(crate) fn place<S: Sink<Event>>(state: &mut State, placed: u8, _events: &mut S) {
    if usize::from(placed) == 3 * state.colours().len() {
        return state.then(Do::Intrigue);
    }
    state.then(Do::Place(placed + 1));
    state.ask(Place { seat: state.in_order(placed) });
}
