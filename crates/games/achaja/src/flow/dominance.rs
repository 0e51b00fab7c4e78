//! The Dominance phase, steps I to IV: section 8.9.

use kernel::{List, Seat, Seats, Sink};

use super::{effects, fall, gold, settlement};
use crate::ask::{Again, OwnTie, Site, Ties};
use crate::cards::{Colour, Die, Location, Place};
use crate::choose::Chooser;
use crate::effect::Effect;
use crate::event::{Event, Sight, Sums};
use crate::state::{Do, MOST_SEATS, State};

/// ACH-120: the next Location with dice is resolved; after the last one limits fall.
pub(crate) fn next_location<S: Sink<Event>>(state: &mut State, place: u8, events: &mut S) {
    let Some(&location) = state.order.get(usize::from(place)) else {
        return if effects::is_last_turn(state) {
            fall::return_all(state);
            settlement::settle(state, events);
        } else {
            state.then(Do::Fall(0));
        };
    };
    state.then(Do::Dominate(place + 1));
    let sums = sums(state, location);
    let Some(highest) = sums.iter().map(|&(_, sum)| sum).max() else { return };
    let mut tied = sums.iter().filter(|&&(_, sum)| sum == highest).map(|&(colour, _)| colour);
    let (first, is_tie) = (tied.next(), tied.next().is_some());
    if !is_tie {
        return dominate(state, location, first, events);
    }
    // ACH-143.
    let judge = state.judged.filter(|&(judged, _)| judged == location).map(|(_, seat)| seat);
    let highest = sums.iter().filter(|&&(_, sum)| sum == highest).map(|&(colour, _)| colour);
    let mut own = highest.filter(|&colour| judge == Some(state.owner(colour)));
    match (judge, own.next(), own.next()) {
        (Some(seat), Some(_), Some(_)) => state.ask(OwnTie { seat, location }),
        (_, own, _) => dominate(state, location, own, events),
    }
}

/// ACH-121: the sum of each colour with dice there.
pub(crate) fn sums(state: &State, location: Location) -> Sums {
    let sum = |colour: Colour| -> u8 {
        state.dice_of(colour).filter(|die| die.place == Place::on(location)).map(|die| die.value).sum()
    };
    state.colours().iter().map(|&colour| (colour, sum(colour))).filter(|&(_, sum)| sum > 0).collect()
}

/// ACH-122 to ACH-125: who dominates puts a token there; then the dice act.
pub(crate) fn dominate<S: Sink<Event>>(state: &mut State, location: Location, colour: Option<Colour>, events: &mut S) {
    events.emit(Event::Open(Sight::Resolved { location, sums: sums(state, location), colour }));
    if let Some(colour) = colour {
        let seat = state.owner(colour);
        let is_first = state.tokens[colour.index()][location.index()] == 0;
        if state.token_supply(colour) > 0 {
            effects::put_token(state, colour, location, events);
            gold::gain_power(state, seat, is_first.into(), events);
        }
        if state.crowned.contains(location) {
            gold::gain_power(state, seat, 1, events);
        }
    }
    if state.barred.contains(location) {
        return events.emit(Event::Open(Sight::Barred { location }));
    }
    state.queue.clear();
    state.then(Do::Queue(location, 6));
}

/// Whether it does not matter who acts first: everybody takes the same gold.
fn is_order_idle(location: Location) -> bool {
    let face = location.face();
    face.options.iter().all(|paid| match paid.effect {
        Effect::Gain(gain) => face.is_automatic && gain.cards + gain.street + gain.palace == 0,
        _ => false,
    })
}

/// ACH-126, ACH-127: the dice of this value get their places in the queue, then those of the next lower one.
pub(crate) fn queue(state: &mut State, location: Location, value: u8) {
    if value == 0 {
        return state.then(Do::Act(location));
    }
    state.then(Do::Queue(location, value - 1));
    let count = |colour: Colour| state.count_die(Die { colour, value, place: Place::on(location) });
    let colours = state.colours().iter().map(|&colour| (colour, count(colour)));
    let colours: List<(Colour, usize), MOST_SEATS> = colours.collect();
    let owners: Seats =
        colours.iter().filter(|(_, count)| *count > 0).map(|&(colour, _)| state.owner(colour)).collect();
    if owners.len() > 1 && !is_order_idle(location) {
        return state.ask(Ties { location, value });
    }
    for &(colour, count) in colours.iter() {
        (0..count).for_each(|_| state.queue.push(colour));
    }
}

/// The next die of the queue acts.
pub(crate) fn act<S: Sink<Event>>(state: &mut State, location: Location, events: &mut S) {
    if state.queue.is_empty() {
        return;
    }
    let colour = state.queue.remove(0);
    state.then(Do::Act(location));
    let (seat, face) = (state.owner(colour), location.face());
    if !face.is_automatic {
        let site = Site { location, colour };
        if site.is_asked(state) {
            state.ask(site);
        }
        return;
    }
    let effect = face.options[0].effect;
    if Chooser::new(state, seat).is_possible(effect) {
        events.emit(Event::Open(Sight::Acts { seat, location }));
        effects::carry_out(state, seat, None, effect, &[], events);
    }
}

/// ACH-134: the player may reroll once more.
pub(crate) fn again(state: &mut State, seat: Seat) {
    state.ask(Again { seat });
}
