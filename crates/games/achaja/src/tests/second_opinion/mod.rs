//! A second opinion: a slow, obvious model of the game, written from `rules.md` and not from the code of the game.
//!
//! Random games are played by both. After every step both must agree on what lies where, who is asked, what may be answered, and what
//! chance may bring. Deals are left out. Where the rules say nothing, the model follows the game: how choices are split into steps, in
//! which order dice are rolled, and which of equal cards leaves the discard pile.

mod compare;
mod dominance;
mod effects;
mod intrigue;
mod opinion;
mod player;
mod printed;
mod script;
mod setup;
mod table;

use player::play_game;

/// How many games are played with each number of seats.
const GAMES: u64 = 25;

/// ACH-001: with two players.
#[test]
fn both_agree_with_two_players() {
    play_games(2);
}

#[test]
fn both_agree_with_three_players() {
    play_games(3);
}

#[test]
fn both_agree_with_four_players() {
    play_games(4);
}

#[test]
fn both_agree_with_five_players() {
    play_games(5);
}

fn play_games(seats: u8) {
    let steps: u64 = (0..GAMES).map(|seed| play_game(seats, seed)).sum();
    println!("{steps} steps with {seats} players");
    assert!(steps > 300 * GAMES, "{steps} steps with {seats} players");
}
