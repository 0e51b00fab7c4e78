//! The laws, the words and the bots.

use achaja::Achaja;

laws::allocates_nothing!(Achaja);

#[test]
fn keeps_the_laws() {
    laws::hold::<Achaja>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<Achaja>();
}

#[test]
fn golden_replays_play_again() {
    laws::replays::<Achaja>("replays");
}

#[test]
fn greedy_beats_random() {
    let record = bots::greedy_against_random::<Achaja>(3);
    assert_eq!(record.won, 3, "{record:?}");
}
