//! `stolik cards`.

use crate::program::{Desk, says};

const IN_THE_BOX: &str = include_str!("../../../games/night-market/cards.toml");

/// Checks the card file of the night market with `old` replaced by `new`.
fn check(old: &str, new: &str) -> crate::program::Run {
    assert!(IN_THE_BOX.contains(old), "{old}");
    let desk = Desk::new();
    desk.write("my-cards.toml", IN_THE_BOX.replacen(old, new, 1));
    desk.run("cards night-market --check my-cards.toml")
}

/// The line of the card file in the box that says this.
fn line_of(text: &str) -> String {
    let before = IN_THE_BOX.lines().take_while(|line| *line != text).count();
    format!("my-cards.toml, line {}", before + 1)
}

#[test]
fn cards_are_listed() {
    let text = Desk::new().run("cards night-market").done();
    says(&text, &["lantern", "2 x Lantern / Latarnia (ours)", "thief", "2 x Thief / Złodziej (ours)"]);
}

#[test]
fn json_has_one_object_a_card() {
    let cards = Desk::new().run("cards night-market --json").json();
    assert_eq!(cards.len(), IN_THE_BOX.matches("\nid = ").count());
    for card in &cards {
        for field in ["id", "name_en", "name_pl", "source"] {
            assert!(card[field].as_str().is_some_and(|text| !text.is_empty()), "{field}: {card}");
        }
        assert!(card["copies"].as_u64().is_some_and(|copies| copies > 0), "{card}");
    }
}

#[test]
fn a_good_file_has_no_error() {
    says(&check("value = 3", "value = 9").done(), &["my-cards.toml", "8 kinds of cards", "16 cards", "no error"]);
    let desk = Desk::new();
    desk.write("my-cards.toml", IN_THE_BOX);
    assert_eq!(desk.run("cards night-market --check my-cards.toml --json").json().len(), 8);
}

#[test]
fn an_error_names_file_line_card_and_what_was_expected() {
    let silk = line_of("value = 3");
    check("value = 3", "value = true").failed(1, &[&silk, "`silk`", "invalid type", "expected u8"]);
    check("value = 3", "value = 300").failed(1, &[&silk, "`silk`", "300", "expected u8"]);
    let amber = line_of("value = 4");
    check("value = 4", "worth = 4").failed(1, &[&amber, "`amber`", "unknown field `worth`", "`value`"]);
    let doubled = line_of("id = \"amber\"");
    check("id = \"amber\"", "id = \"silk\"").failed(1, &[&doubled, "`silk`", "expected an id of its own"]);
    check("id = \"amber\"", "id = \"Amber\"").failed(1, &[&doubled, "`Amber`", "expected an id of small letters"]);
    let thief = line_of("effect = \"steal\"");
    check("effect = \"steal\"", "effect = \"fly\"")
        .failed(1, &[&thief, "`thief`", "`fly`", "`steal`", "`protect`", "`keep`"]);
    check("value = 4\n", "").failed(1, &["my-cards.toml, line", "`amber`", "missing field `value`"]);
}

#[test]
fn too_few_or_too_many_cards_are_an_error() {
    let few: String = IN_THE_BOX.replace("copies = 2", "copies = 0");
    let desk = Desk::new();
    desk.write("my-cards.toml", few);
    desk.run("cards night-market --check my-cards.toml")
        .failed(1, &["my-cards.toml", "expected 5 to 20 lots, found 0"]);
    check("copies = 2", "copies = 200").failed(1, &["my-cards.toml", "expected 5 to 20 lots, found 208"]);
}

#[test]
fn what_is_no_card_file_fails() {
    let desk = Desk::new();
    desk.write("empty.toml", "");
    desk.write("story.toml", "Once upon a time\n");
    desk.run("cards night-market --check empty.toml").failed(1, &["empty.toml, line 1", "missing field `lot`"]);
    desk.run("cards night-market --check story.toml --json").failed(1, &["story.toml, line 1"]);
    desk.run("cards night-market --check missing.toml").failed(1, &["missing.toml"]);
}

#[test]
fn a_game_without_cards_says_so() {
    let desk = Desk::new();
    desk.run("cards leduc").failed(1, &["leduc has no cards"]);
    desk.run("cards leduc --json").failed(1, &["leduc has no cards"]);
    desk.run("cards chess").failed(2, &["`chess`", "night-market"]);
}
