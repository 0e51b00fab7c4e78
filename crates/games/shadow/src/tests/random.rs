//! Random games: what must hold after every step of them.

use dice::SearchDice;
use kernel::{Game, RandomPlay, Step, Viewer};

use crate::ShadowPlanet;
use crate::cards::Card;
use crate::memory::{Counted, Zone};
use crate::state::State;

/// Random games with 3, 4 and 5 players; `check` is called after every step with the seed. Gives back the most steps of a game.
fn random_games(games: u64, mut check: impl FnMut(&State, u64)) -> u32 {
    let mut play = RandomPlay::<ShadowPlanet>::default();
    let mut most = 0;
    for seed in 0..games {
        let mut dice = SearchDice::seeded(seed);
        let mut state = State::new(3 + (seed % 3) as u8, true);
        let mut steps = 0;
        while play.step(&mut state, &mut dice) != Step::Over {
            steps += 1;
            check(&state, seed);
        }
        most = most.max(steps);
    }
    most
}

/// SHP-162: random games end long before the bound, after at most 49 rounds, with one Alien, one Guardian and three Astronauts (SHP-150).
#[test]
fn random_games_end() {
    let mut rounds = 0;
    let most = random_games(40, |state, seed| {
        rounds = rounds.max(state.round);
        let over = ShadowPlanet::view(state, Viewer::SPECTATOR);
        let mut teams: Vec<String> =
            over.characters.iter().filter_map(|own| Some(format!("{:?}", own.team?))).collect();
        teams.sort();
        let all = ["Alien", "Astronauts", "Astronauts", "Astronauts", "Guardian"];
        assert!(teams.is_empty() || teams == all, "game {seed}: {teams:?}");
    });
    assert!(most < ShadowPlanet::meta().longest, "{most} steps");
    assert!((2..=49).contains(&rounds), "{rounds} rounds");
}

/// SHP-166: after every step the memory of every viewer, the spectator's too, allows the truth, and what is certain is there.
#[test]
fn memories_allow_the_truth() {
    random_games(40, |state, seed| {
        let (zones, sizes) = (state.zones(), state.sizes());
        for viewer in Viewer::everyone(state.seats) {
            let mind = state.memory.of(viewer).next().expect("every viewer remembers something");
            if let Err(wrong) = mind.allows(&Counted::new(&zones)) {
                panic!("game {seed}, round {}, {viewer:?}: {wrong}", state.round);
            }
            for zone in Zone::all() {
                let certain = mind.certain_cards(zone, sizes[zone.index()]);
                let lacking = certain.minus(zones[zone.index()]);
                assert!(lacking.is_empty(), "game {seed}, round {}, {viewer:?}, {zone:?}: {lacking:?}", state.round);
            }
        }
    });
}

/// SHP-166: a seat never remembers less than the spectator.
#[test]
fn seats_know_what_everybody_knows() {
    random_games(12, |state, seed| {
        let sizes = state.sizes();
        let public = state.memory.of(Viewer::SPECTATOR).next().expect("the spectator remembers something");
        for seat in state.all_seats() {
            let own = state.memory.of_seat(seat);
            for zone in Zone::all() {
                let size = sizes[zone.index()];
                let lacking = public.certain_cards(zone, size).minus(own.certain_cards(zone, size));
                assert!(lacking.is_empty(), "game {seed}, round {}, {seat:?}, {zone:?}: {lacking:?}", state.round);
            }
        }
    });
}

/// SHP-038: a player is certain of every card of the own hand, and a view shows it.
#[test]
fn players_know_their_hands() {
    random_games(6, |state, seed| {
        for seat in state.all_seats() {
            let Some(character) = state.controlled_by(seat) else { continue };
            let zone = Zone::Equipment(character);
            let certain = state.memory.of_seat(seat).certain_cards(zone, state.sizes()[zone.index()]);
            assert_eq!(certain, state.equipment(character), "game {seed}, {seat:?}");
            let view = ShadowPlanet::view(state, Viewer::seat(seat));
            assert_eq!(*view.characters[character.index()].known, state.hand(character));
        }
    });
}

/// SHP-166, SHP-167: whatever somebody has seen, drawing a world never loses or makes a card, and keeps what the viewer is certain of.
#[test]
fn random_worlds_are_whole() {
    let mut dice = SearchDice::seeded(7);
    let mut step = 0;
    random_games(9, |state, seed| {
        step += 1;
        if step % 5 != 0 {
            return;
        }
        for viewer in Viewer::everyone(state.seats) {
            let world = ShadowPlanet::determinize(state, viewer, &mut dice);
            let mind = state.memory.of(viewer).next().expect("every viewer remembers something");
            if let Err(wrong) = world.check().and(mind.allows(&Counted::new(&world.zones()))) {
                panic!("game {seed}, round {}, {viewer:?}: {wrong}", state.round);
            }
            let zones = world.zones();
            for zone in Zone::all() {
                let lacking = mind.certain_cards(zone, state.sizes()[zone.index()]).minus(zones[zone.index()]);
                let lacking: Vec<Card> = lacking.cards().collect();
                assert!(lacking.is_empty(), "game {seed}, round {}, {viewer:?}, {zone:?}: {lacking:?}", state.round);
            }
        }
    });
}
