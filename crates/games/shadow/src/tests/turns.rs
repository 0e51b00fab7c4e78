//! Turns as the worked examples tell them.

use super::position::{A, B, C, D, E, Position};

/// WE-3, SHP-057, SHP-066, SHP-091, SHP-094: Jenna negates John, walks to E/Rico, searches and draws.
#[test]
fn jenna_of_the_example() {
    let mut p = Position::new(&[("jenna", A), ("reed", B), ("rachel", C), ("john", D), ("robot", E)]);
    p.deck("erico", &["spare-parts", "whispers"]).turn("jenna");
    p.act("on john").acts(&["play move-jenna", "play direct-order", "done", "walk erico"]);
    p.acts(&["play search-jenna", "play search-jenna", "done", "top spare-parts"]);
    assert_eq!(p.hand("jenna"), ["move-jenna", "seduction", "spare-parts"]);
    assert_eq!(p.played("jenna"), ["move-jenna", "search-jenna", "search-jenna", "direct-order"]);
    assert_eq!(p.place("jenna"), "erico");
}
