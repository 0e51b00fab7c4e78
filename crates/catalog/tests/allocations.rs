//! The search path allocates nothing per decision.

#[path = "../../kernel/tests/counting/mod.rs"]
mod counting;

use std::hint::black_box;

use connect_four::ConnectFour;
use counting::{Allocated, allocated};
use dice::SearchDice;
use kernel::{Eyes, Game, RandomPlay, Seats, Setup, Step};
use leduc::Leduc;
use night_market::NightMarket;
use pig::Pig;
use terrors::Terrors;
use throne::Throne;

const GAMES: usize = 10_000;

const NOTHING: Allocated = Allocated { times: 0, bytes: 0 };

fn check_play<G: Game>() {
    check_setup::<G>(&Setup::usual(G::meta()), GAMES);
}

/// Plays random games from copies of the start, twice the same ones; the first time brings the reused buffers to their size.
fn check_setup<G: Game>(setup: &Setup, games: usize) {
    let start = G::start(setup).unwrap();
    let mut play = RandomPlay::<G>::default();
    let mut play_games = || {
        let mut dice = SearchDice::seeded(1);
        (0..games).map(|_| play.to_the_end(&mut start.clone(), &mut dice) as usize).sum::<usize>()
    };
    play_games();
    let mut decisions = 0;
    let found = allocated(|| decisions = play_games());
    assert!(decisions > games, "{decisions} decisions are too few to tell");
    assert_eq!(found, NOTHING, "in {decisions} decisions of {setup}");
}

/// Guesses a world for each seat at every step of random games.
fn check_worlds<G: Game>(games: usize) {
    let start = G::start(&Setup::usual(G::meta())).unwrap();
    let mut dice = SearchDice::seeded(2);
    let mut play = RandomPlay::<G>::default();
    let found = allocated(|| {
        for _ in 0..games {
            let mut state = start.clone();
            while play.step(&mut state, &mut dice) != Step::Over {
                for seat in Seats::all(G::seats(&state)) {
                    black_box(Eyes::<G>::new(&state, seat).sample(&mut dice));
                }
            }
        }
    });
    assert_eq!(found, NOTHING);
}

#[test]
fn the_counter_counts() {
    let once = allocated(|| drop(black_box(Box::new(1u64))));
    assert_eq!(once, Allocated { times: 1, bytes: 8 });
    let grown = allocated(|| {
        let mut list = black_box(vec![1u8]);
        list.reserve_exact(99);
        black_box(&list);
    });
    assert_eq!(grown, Allocated { times: 2, bytes: 101 });
    assert_eq!(allocated(|| drop(black_box(Vec::<u8>::new()))), NOTHING);
}

#[test]
fn random_connect_four_allocates_nothing() {
    check_play::<ConnectFour>();
}

#[test]
fn random_leduc_with_its_chance_allocates_nothing() {
    check_play::<Leduc>();
}

#[test]
fn random_night_markets_with_their_frames_allocate_nothing() {
    check_play::<NightMarket>();
}

#[test]
fn chance_drawn_by_the_default_allocates_nothing() {
    check_play::<Pig>();
}

#[test]
fn every_mode_of_throne_allocates_nothing() {
    for setup in Throne::setups() {
        check_setup::<Throne>(&setup, GAMES / 10);
    }
}

#[test]
fn every_mode_of_terrors_allocates_nothing() {
    for setup in Terrors::setups() {
        check_setup::<Terrors>(&setup, GAMES / 40);
    }
}

#[test]
fn guessing_a_world_allocates_nothing() {
    check_worlds::<ConnectFour>(GAMES / 10);
    check_worlds::<Leduc>(GAMES / 10);
    check_worlds::<Terrors>(GAMES / 400);
}
