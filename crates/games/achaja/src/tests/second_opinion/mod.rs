//! A second opinion: a slow, obvious model of the game, written from `rules.md` and not from the code of the game.
//!
//! Random games are played by both. After every step both must agree on what lies where, who is asked, what may be answered, and what
//! chance may bring. Of deals the model only knows when they are made, and that nothing gets lost. Where the rules say nothing, it
//! follows the game: how choices are split into steps, in which order dice are rolled, and which of equal cards leaves the discard pile.

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
const RARE: [&str; 22] = [
    "a Coronation",
    "a card from under the deck is drawn",
    "a deal moves something",
    "a die may leave for a raised limit",
    "a free Archivist",
    "a free Informer",
    "a hand is known to hold no defence",
    "a known card leaves a hand",
    "a limit falls where no die lies",
    "a tie for first player",
    "an Archivist plays a Favour Owed",
    "an attacker is too poor for a Paid Witness",
    "four equal dice act",
    "no token is left",
    "several players have the highest die",
    "somebody converts before paying",
    "somebody too poor is asked at a Location",
    "the deck is rebuilt",
    "the last Limit Increase token is used",
    "there is no power to lose",
    "two colours of a player may leave",
    "two defend at the same time",
];

/// ACH-001, and whatever random games reach.
#[test]
fn both_agree() {
    let mut notes = BTreeSet::new();
    for seats in 2..=5 {
        let steps: u64 = (0..GAMES).map(|seed| play_game(seats, seed, &mut notes)).sum();
        println!("{steps} steps with {seats} players");
        assert!(steps > 300 * GAMES, "{steps} steps with {seats} players");
    }
    for rare in RARE {
        assert!(notes.contains(rare), "it never happened: {rare}");
    }
}
