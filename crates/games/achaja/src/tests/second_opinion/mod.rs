//! A second opinion: a slow, obvious model of the game, written from `rules.md` and not from the code of the game.
//!
//! Random games are played by both. After every step both must agree on what lies where, who is asked, what may be answered, and what
//! chance may bring. Of deals it only knows when they are made, and that nothing gets lost. Where the rules say nothing, the model follows the game: how choices are split into steps, in
//! which order dice are rolled, and which of equal cards leaves the discard pile.

mod compare;
mod deals;
mod dominance;
mod effects;
mod intrigue;
mod odd;
mod opinion;
mod player;
mod printed;
mod script;
mod setup;
mod table;

use std::collections::BTreeSet;

use player::play_game;

/// How many games are played with each number of seats.
const GAMES: u64 = 25;

/// What these games must reach to prove anything.
const RARE: [&str; 0] = [];

/// ACH-001, and whatever random games reach.
#[test]
fn both_agree() {
    let mut notes = BTreeSet::new();
    for seats in 2..=5 {
        let steps: u64 = (0..GAMES).map(|seed| play_game(seats, seed, &mut notes)).sum();
        println!("{steps} steps with {seats} players");
        assert!(steps > 300 * GAMES, "{steps} steps with {seats} players");
    }
    println!("{notes:#?}");
    for rare in RARE {
        assert!(notes.contains(rare), "{rare}");
    }
}
