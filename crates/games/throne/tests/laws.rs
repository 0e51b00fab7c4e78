//! The laws and the words.

use throne::Throne;

laws::allocates_nothing!(Throne);

#[test]
fn keeps_the_laws() {
    laws::hold::<Throne>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<Throne>();
}

#[test]
fn golden_replays_play_again() {
    laws::replays::<Throne>("replays");
}
