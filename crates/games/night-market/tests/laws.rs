//! The laws, the scenarios and the golden replays of the night market.

use night_market::NightMarket;

#[test]
fn keeps_the_laws() {
    laws::hold::<NightMarket>();
}

#[test]
fn has_words_for_everything() {
    laws::speaks::<NightMarket>();
}
