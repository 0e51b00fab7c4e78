//! The laws, the words and the bots.

use std::collections::BTreeSet;

use bots::BotKind;
use dice::SearchDice;
use kernel::{Game, Setup, Table};
use terrors::Terrors;

laws::allocates_nothing!(Terrors);

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

#[test]
fn greedy_beats_random() {
    let record = bots::greedy_against_random::<Terrors>(20);
    assert!(record.won >= 18, "{record:?}");
}

/// Before the first turn all Overlords are worth the same, and it is not always the same one that a bot takes.
#[test]
fn a_bot_takes_any_overlord() {
    let setup = Setup::usual(Terrors::meta());
    let chosen = |seed| {
        let mut dice = SearchDice::seeded(seed);
        let mut table = Table::<Terrors>::new(setup.clone()).unwrap();
        table.roll(&mut dice);
        let seat = table.waiting().seats().first().expect("somebody chooses");
        BotKind::Greedy.make().choose(&table.eyes(seat), &mut dice).to_string()
    };
    let all: BTreeSet<_> = (0..40).map(chosen).collect();
    assert_eq!(all.len(), 4, "{all:?}");
}
