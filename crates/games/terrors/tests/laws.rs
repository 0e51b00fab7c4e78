//! The laws and the words.

use terrors::Terrors;

#[test]
fn keeps_the_laws() {
    laws::hold::<Terrors>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<Terrors>();
}

#[test]
fn golden_replays_play_again() {
    laws::replays::<Terrors>("replays");
}
