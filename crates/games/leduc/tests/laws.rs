//! The laws, the scenarios and the golden replays of Leduc poker.

use leduc::Leduc;

laws::allocates_nothing!(Leduc);

#[test]
fn keeps_the_laws() {
    laws::hold::<Leduc>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<Leduc>();
}

#[test]
fn scenarios_come_true() {
    laws::scenarios::<Leduc>("scenarios");
}

#[test]
fn golden_replays_play_again() {
    laws::replays::<Leduc>("replays");
}

#[test]
fn greedy_wins_chips_from_random() {
    let record = bots::greedy_against_random::<Leduc>(1000);
    assert!(record.points > 500, "{record:?}");
}
