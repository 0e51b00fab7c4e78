//! The same seed gives the same game.

use bots::{BotKind, play_match};
use kernel::Setup;

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = Setup::usual(<leduc::Leduc as kernel::Game>::meta());
    let game = || play_match::<leduc::Leduc>(&setup, &[BotKind::Greedy, BotKind::Random], 5).unwrap().table;
    assert_eq!(game().log(), game().log());
}
