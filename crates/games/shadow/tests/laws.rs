//! The laws and the words.

use bots::BotKind;
use kernel::{Evaluate, Game, GameResult, Seat, Setup};
use shadow::ShadowPlanet;

laws::allocates_nothing!(ShadowPlanet);

#[test]
fn keeps_the_laws() {
    laws::hold::<ShadowPlanet>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<ShadowPlanet>();
}

/// In how many of some games a team wins if its players are these bots and all others play at random.
fn wins(role: &str, own: BotKind) -> u32 {
    let setup = Setup::usual(ShadowPlanet::meta());
    let won = |seed: &u64| {
        let played = bots::play_match_as::<ShadowPlanet>(&setup, role, own, BotKind::Random, *seed).expect("a setup");
        let verdict = played.table.verdict().expect("a match is played to the end");
        let has_won = |place: u8| {
            let seat = Seat::new(place);
            let is_role = ShadowPlanet::roles(played.table.state(), seat).contains(&role);
            is_role && verdict.of(seat).result == GameResult::Won
        };
        (0..setup.seats()).any(has_won)
    };
    (0..24).filter(won).count() as u32
}

#[test]
fn greedy_aliens_and_astronauts_win_more_than_twice_as_often_as_random_ones() {
    for role in ["alien", "astronauts"] {
        let (greedy, random) = (wins(role, BotKind::Greedy), wins(role, BotKind::Random));
        assert!(greedy > 2 * random.max(1), "{role}: {greedy} against {random}");
    }
}

#[test]
fn golden_replays_play_again() {
    laws::replays::<ShadowPlanet>("replays");
}
