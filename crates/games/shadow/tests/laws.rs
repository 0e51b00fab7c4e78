//! The laws and the words.

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
