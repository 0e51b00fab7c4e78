//! The laws, the scenarios and the golden replays of Leduc poker.

use leduc::Leduc;

#[test]
fn keeps_the_laws() {
    laws::hold::<Leduc>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<Leduc>();
}
