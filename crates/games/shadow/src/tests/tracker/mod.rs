//! A second memory: slow, obvious, written from section 5.1 of `design.md` and not from the code of the first.
//!
//! Each viewer has a tracker that is told what the viewer is told. After every step of random games it must agree with the memory in
//! the state.

mod beliefs;
mod decks;
#[expect(clippy::module_inception, reason = "the tracker itself")]
mod tracker;

use std::fmt::Debug;

use dice::SearchDice;
use kernel::{Dice, Game, Seat, Viewer, Waiting};

use crate::cards::{Character, Location, Type};
use crate::event::{Event, Sight};
use crate::memory::Zone;
use crate::state::{Pawn, State};
use crate::{Action, ShadowPlanet};
use beliefs::{Beliefs, Copies, Ordered};
use tracker::Tracker;

/// How many games are played with each number of seats.
const GAMES: u64 = 4;

/// SHP-166: both memories agree after every step, for every viewer.
#[test]
fn both_memories_agree() {
    for seats in 3..=5 {
        let steps: u32 = (0..GAMES).map(|seed| compare_game(seats, seed)).sum();
        assert!(steps > 1_000, "{steps} steps with {seats} seats");
    }
}

/// Plays a random game and compares after every step. Gives back the number of steps.
///
/// Random players hardly ever use the Temple. So every second game begins in the Caves, and its players go for Sections.
fn compare_game(seats: u8, seed: u64) -> u32 {
    let mut dice = SearchDice::seeded(seed);
    let mut state = State::new(seats, true);
    let is_in_caves = seed % 2 == 1;
    if is_in_caves {
        state.pawns = [Pawn { location: Location::Caves, section: None }; 6];
    }
    let mut trackers: Vec<(Viewer, Tracker)> = Viewer::everyone(seats).map(|viewer| (viewer, Tracker::new())).collect();
    for step in 0.. {
        let memory_before = state.memory.clone();
        let Some(events) = random_step(&mut state, is_in_caves, &mut dice) else { return step };
        for (viewer, tracker) in &mut trackers {
            let before = tracker.beliefs.clone();
            let sights: Vec<Sight> = events.iter().filter_map(|event| ShadowPlanet::sight(event, *viewer)).collect();
            sights.iter().for_each(|sight| tracker.take_in(sight));
            let mut result = compare_order(&tracker.beliefs, &state, *viewer);
            // If neither has changed, they agree as before.
            if tracker.beliefs != before || state.memory != memory_before {
                result = result.and(compare_zones(&tracker.beliefs, &state, *viewer));
            }
            if let Err(what) = result {
                panic!("{seats} seats, seed {seed}, step {step}, {viewer:?}, after {sights:?}: {what}");
            }
        }
    }
    unreachable!("every game ends")
}

/// Takes a random step and says what happened; nothing if the game is over.
fn random_step(state: &mut State, is_in_caves: bool, dice: &mut SearchDice) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    match ShadowPlanet::waiting(state) {
        Waiting::Seats(seats) => {
            let seat = dice.pick(&seats.iter().collect::<Vec<Seat>>());
            let mut options: Vec<Action> = Vec::new();
            ShadowPlanet::options(state, seat, &mut options);
            if is_in_caves {
                prefer_sections(&mut options);
            }
            ShadowPlanet::apply(state, seat, dice.pick(&options), &mut events);
        }
        Waiting::Chance => {
            let outcome = ShadowPlanet::sample(state, dice);
            ShadowPlanet::resolve(state, outcome, &mut events);
        }
        Waiting::Over => return None,
    }
    Some(events)
}

/// Leaves only the options that lead into a Section and use it, if there are any; keeps the other cards for its cost.
fn prefer_sections(options: &mut Vec<Action>) {
    let leads_there = |action: &Action| match action {
        Action::Walk(_, section) => section.is_some(),
        Action::Play(card) => card.of_type() == Type::Move,
        action => matches!(action, Action::Use(_)),
    };
    if options.iter().any(leads_there) {
        options.retain(leads_there);
    } else if options.contains(&Action::Done) {
        *options = vec![Action::Done];
    }
}

/// Says on which places and lists the slow memory and the fast one do not agree.
fn compare_zones(slow: &Beliefs, state: &State, viewer: Viewer) -> Result<(), String> {
    let fast = state.memory.of(viewer).next().expect("every viewer has a memory");
    let copies = |bits: u128| -> Copies { (0..128).filter(|copy| bits >> copy & 1 == 1).collect() };
    for zone in Zone::all() {
        let size = state.sizes()[zone.index()];
        same(("size", zone), &slow.size(zone), &size.into())?;
        same(("may be in", zone), &slow.may_be_in(zone), &copies(fast.may(zone)))?;
        same(("certain", zone), &slow.certain(zone), &fast.certain_cards(zone, size).cards().collect())?;
    }
    for character in Character::ALL {
        let list = &slow.lists[character.index()];
        let (listed, missing) = fast.list(character);
        same(("list", character), &list.copies, &copies(listed))?;
        same(("missing", character), &list.missing, &missing)?;
    }
    Ok(())
}

/// Says on which known depths in decks and in the Temple pile they do not agree.
fn compare_order(slow: &Beliefs, state: &State, viewer: Viewer) -> Result<(), String> {
    let decks = Location::ALL.map(|location| (Ordered::Deck(location), state.deck(location).seen_by(viewer)));
    for (pile, seen) in decks.into_iter().chain([(Ordered::Temple, state.temple.seen_by(viewer))]) {
        let fast = seen.known.iter().map(|seen| (usize::from(seen.depth), seen.card)).collect();
        same(("order", pile), &slow.order.get(&pile).cloned().unwrap_or_default(), &fast)?;
    }
    Ok(())
}

fn same<T: Debug + PartialEq>(what: impl Debug, slow: &T, fast: &T) -> Result<(), String> {
    if slow == fast { Ok(()) } else { Err(format!("{what:?}: slow {slow:?}, fast {fast:?}")) }
}
