//! Bonuses: SHP-052 to SHP-055.

use kernel::Viewer;

use super::alone::searched;
use super::opening::idle_until;
use super::position::{A, B, C, Position};
use crate::cards::Location;

/// The values of Move, Search and Acquire in the present turn, bonuses included.
fn values(p: &Position) -> [u8; 3] {
    p.view(Viewer::SPECTATOR).turn.expect("it is somebody's turn").values
}

/// Jenna has played these Acquire cards in Melita, and it is John's turn there.
fn after_jenna(acquire: &[&str]) -> Position {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.at("nikke", "hill").equip("jenna", acquire).turn("jenna").acts(&["on john", "done", "done"]).luck();
    for card in acquire {
        p.act(&format!("play {card}"));
    }
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == B);
    p
}

/// WE-18, SHP-045, SHP-078: Jenna is uncontrolled in Melita; John drives the Moonette with two Move cards: 2 x 2 + 1 = 5.
#[test]
fn a_bonus_is_added_to_a_drive_undoubled() {
    let mut p = Position::new(&[("john", A), ("rachel", B), ("robot", C)]);
    p.vehicle("moonette", "melita").turn("jenna").luck();
    p.acts(&["drive moonette caves", "play move-john", "play move-john"]);
    assert_eq!(values(&p)[0], 5);
    p.act("done");
    assert_eq!(p.view(Viewer::SPECTATOR).question.number, Some(5));
    assert_eq!(p.offered(), ["go erico", "go hill", "stay"], "5 pay for 4, not for 10");
}

/// SHP-052: a bonus follows the pawn of its source: whoever is where that pawn is now has it.
#[test]
fn a_bonus_follows_the_pawn_of_its_source() {
    let mut p = Position::new(&[("john", A), ("rachel", B), ("robot", C)]);
    p.at("john", "erico").equip("john", &["flare-gun"]).turn("nikke").luck();
    p.acts(&["decline", "done"]);
    assert_eq!(values(&p)[1], 0, "Nikke is in Melita, John in E/Rico");
    p.act("done").luck();
    p.acts(&["done", "done", "play flare-gun", "on nikke", "done"]);
    assert_eq!(p.place("nikke"), "erico");
    p.acts(&["mark 1 jenna", "done"]);
    assert_eq!(values(&p)[1], 1, "now Rachel has it");
    p.act("done").luck();
    assert_eq!(searched(&p), 1);
}

/// SHP-052: Direct Order helps others where Jenna is later, not where she played it, and never herself.
#[test]
fn direct_order_goes_with_jenna() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.at("nikke", "hill").turn("jenna").acts(&[
        "on john",
        "play move-jenna",
        "play direct-order",
        "done",
        "walk erico",
    ]);
    assert_eq!(values(&p)[1], 0, "others only");
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == B);
    assert_eq!(values(&p)[1], 0, "John in Melita");
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == C);
    p.act("mark 1 john");
    assert_eq!(values(&p)[1], 1, "Rachel in E/Rico");
}

/// SHP-052: where the own pawn is counts when the value is computed: a walk to Nikke gives her Search, a walk away loses it.
#[test]
fn a_bonus_depends_on_where_the_own_pawn_is() {
    for (walks, count) in [(&["stay"], 1), (&["walk erico"], 0)] {
        let mut p = Position::new(&[("john", A), ("reed", B), ("robot", C)]);
        p.turn("nikke").luck();
        p.acts(&["play move-john", "play move-john", "done"]).acts(walks).act("done").luck();
        assert_eq!(searched(&p), count);
    }
    let mut p = Position::new(&[("rachel", A), ("reed", B), ("robot", C)]);
    p.turn("nikke").luck();
    p.acts(&["mark 2 john", "play move-rachel", "play move-rachel", "done", "walk melita", "done"]).luck();
    assert_eq!(searched(&p), 1);
}

/// SHP-053: a bonus counts without any card of that type: steps I, II and III.
#[test]
fn a_bonus_counts_without_a_card() {
    let mut p = Position::new(&[("rachel", A), ("reed", B), ("robot", C)]);
    for character in ["jenna", "nikke", "john"] {
        p.at(character, "erico");
    }
    p.turn("jenna").luck();
    p.acts(&["mark 2 john", "done"]);
    assert_eq!(p.offered(), ["walk erico airlock", "stay"], "+1 Move enters the Airlock");
    p.acts(&["stay", "done"]).luck();
    assert_eq!(searched(&p), 1);
    p.act("done");
    assert_eq!(p.offered(), ["draw 0", "draw 1"]);
}

/// SHP-054: bonuses add up: Nikke and Direct Order are two more cards to look at.
#[test]
fn bonuses_add_up() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.turn("jenna").acts(&["on john", "play direct-order", "done", "stay"]);
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == B);
    p.acts(&["done", "play search-john", "done"]).luck();
    assert_eq!(searched(&p), 3);
}

/// SHP-054: a value is never below 0: two Green Fogs take two of one Search, and nothing is looked at.
#[test]
fn a_value_is_never_below_zero() {
    let mut p = after_jenna(&["green-fog", "green-fog"]);
    p.act("done");
    assert_eq!(values(&p)[1], 0);
    p.act("play search-john");
    assert_eq!(values(&p)[1], 0, "1 - 2");
    p.act("done").luck();
    assert_eq!(searched(&p), 0);
    assert_eq!(p.hand("john").len(), 6, "five cards and the forced draw");
}

/// SHP-054: below 0 nothing is lost for good: with three more the two Fogs leave one.
#[test]
fn a_negative_bonus_takes_from_the_sum() {
    let mut p = after_jenna(&["green-fog", "green-fog"]);
    p.acts(&["done", "play search-john", "play smoking", "done"]).luck();
    assert_eq!(searched(&p), 1, "1 + 2 - 2");
}

/// SHP-054: a Fog and a good bonus are added to the cards at once, so Nikke makes up for one.
#[test]
fn good_and_bad_bonuses_are_added() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.equip("jenna", &["green-fog"]).turn("jenna").acts(&["on john", "done", "done"]).luck();
    p.act("play green-fog");
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == B);
    p.acts(&["done", "play search-john", "done"]).luck();
    assert_eq!(searched(&p), 1, "1 - 1 + 1");
}

/// SHP-055: a value is computed after the last card and before its consequence: Move before the walk, Search after it.
#[test]
fn a_value_is_computed_before_its_consequence() {
    let mut p = Position::new(&[("rachel", A), ("reed", B), ("robot", C)]);
    p.turn("jenna").luck();
    p.acts(&["mark 2 john", "play move-rachel", "play move-rachel", "done"]);
    assert!(
        p.offers("walk melita") && !p.offers("walk melita cabins"),
        "Jenna in Melita does not help on the way there"
    );
    p.acts(&["walk melita", "done"]).luck();
    assert_eq!(searched(&p), 1, "Nikke helps at once");
    assert_eq!(p.state.deck(Location::Melita).len(), 16, "Jenna, Nikke, John and Rachel took a card each");
}

/// SHP-054: bonuses are added before a value is cut off at 0: without a card a Fog takes away what Nikke gives.
#[test]
fn a_bad_bonus_takes_from_a_later_good_one() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.equip("jenna", &["green-fog"]).turn("jenna").acts(&["on john", "done", "done"]).luck();
    p.act("play green-fog");
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == B);
    p.acts(&["done", "done"]).luck();
    assert_eq!(searched(&p), 0, "0 - 1 + 1");
}
