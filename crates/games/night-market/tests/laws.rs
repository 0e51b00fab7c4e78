//! The laws, the scenarios and the golden replays of the night market.

use night_market::NightMarket;

laws::allocates_nothing!(NightMarket);

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

#[test]
fn greedy_beats_random() {
    let record = bots::greedy_against_random::<NightMarket>(200);
    assert!(record.won > 3 * record.lost / 2, "{record:?}");
}
