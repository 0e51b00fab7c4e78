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

#[test]
fn scenarios_come_true() {
    laws::scenarios::<NightMarket>("scenarios");
}

#[test]
fn golden_replays_play_again() {
    laws::replays::<NightMarket>("replays");
}
