//! A stronger bot beats a weaker one over a fixed, seeded match.

use std::collections::BTreeSet;

use bots::{BotKind, play_match};
use dice::SearchDice;
use kernel::{Evaluate, GameResult, Seat, Setup, Table};

/// How often greedy wins and loses against random, with the seats changing.
fn greedy_against_random<G: Evaluate>(games: u64) -> (u64, u64, i64) {
    let setup = Setup::usual(G::meta());
    let (mut won, mut lost, mut points) = (0, 0, 0);
    for seed in 0..games {
        let own = Seat::new((seed % 2) as u8);
        let mut seated = [BotKind::Random; 2];
        seated[own.index()] = BotKind::Greedy;
        let standing = play_match::<G>(&setup, &seated, seed).unwrap().table.verdict().unwrap().of(own);
        won += u64::from(standing.result == GameResult::Won);
        lost += u64::from(standing.result == GameResult::Lost);
        points += i64::from(standing.points);
    }
    (won, lost, points)
}

#[test]
fn greedy_beats_random_at_connect_four() {
    let (won, lost, _) = greedy_against_random::<connect_four::ConnectFour>(100);
    assert!(won >= 95, "won {won}, lost {lost} of 100");
}

#[test]
fn greedy_wins_chips_from_random_at_leduc() {
    let (_, _, points) = greedy_against_random::<leduc::Leduc>(1000);
    assert!(points > 500, "{points} chips in 1000 games");
}

#[test]
fn greedy_beats_random_at_the_night_market() {
    let (won, lost, _) = greedy_against_random::<night_market::NightMarket>(200);
    assert!(won > 3 * lost / 2, "won {won}, lost {lost} of 200");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = Setup::usual(<leduc::Leduc as kernel::Game>::meta());
    let game = || play_match::<leduc::Leduc>(&setup, &[BotKind::Greedy, BotKind::Random], 5).unwrap().table;
    assert_eq!(game().log(), game().log());
}

/// Before the first turn all Overlords of Terrors of London are worth the same.
#[test]
fn a_bot_that_sees_no_difference_is_not_always_the_same() {
    let setup = Setup::usual(<terrors::Terrors as kernel::Game>::meta());
    let chosen = |seed| {
        let mut dice = SearchDice::seeded(seed);
        let mut table = Table::<terrors::Terrors>::new(setup.clone()).unwrap();
        table.roll(&mut dice);
        let seat = table.waiting().seats().iter().next().expect("somebody chooses");
        BotKind::Greedy.make().choose(&table.eyes(seat), &mut dice).to_string()
    };
    let all: BTreeSet<_> = (0..40).map(chosen).collect();
    assert_eq!(all.len(), 4, "{all:?}");
}
