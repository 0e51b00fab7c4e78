//! The laws and the words.

use tashkalar::TashKalar;

laws::allocates_nothing!(TashKalar);

#[test]
fn keeps_the_laws() {
    laws::hold::<TashKalar>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<TashKalar>();
}

#[test]
fn golden_replays_play_again() {
    laws::replays::<TashKalar>("replays");
}
