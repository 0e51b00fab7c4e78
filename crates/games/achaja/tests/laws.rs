//! The laws and the words.

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
