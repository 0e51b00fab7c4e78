//! The laws, the scenarios and the golden replays of connect four.

use connect_four::ConnectFour;

laws::allocates_nothing!(ConnectFour);

#[test]
fn keeps_the_laws() {
    laws::hold::<ConnectFour>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<ConnectFour>();
}

#[test]
fn scenarios_come_true() {
    laws::scenarios::<ConnectFour>("scenarios");
}

#[test]
fn golden_replays_play_again() {
    laws::replays::<ConnectFour>("replays");
}

#[test]
fn greedy_beats_random() {
    let record = bots::greedy_against_random::<ConnectFour>(100);
    assert!(record.won >= 95, "{record:?}");
}
