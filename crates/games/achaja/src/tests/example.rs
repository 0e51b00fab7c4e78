//! The worked examples of section 11.

use super::position::{A, B, C, D, Position};

/// WE-8, ACH-077, ACH-078: B has 3 gold and does not convert; A takes them, or a power.
#[test]
fn a_short_theft() {
    let mut p = Position::new(3);
    p.hand(A, &["theft"]).gold(B, 3).intrigue().acts(&["play theft a", "on 2"]);
    assert_eq!((p.asked(), p.offered()), (B, vec!["convert".to_owned(), "decline".to_owned()]));
    p.act("decline");
    assert_eq!((p.asked(), p.offered()[..2].to_vec()), (A, vec!["gold".to_owned(), "power".to_owned()]));
    let mut q = p.clone();
    p.act("gold");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.power_of(A)), (10, 0, 5));
    q.act("power");
    assert_eq!((q.gold_of(A), q.gold_of(B), q.power_of(A)), (7, 3, 6));
}

/// WE-11, ACH-087, ACH-088: the first in order of priority stops the play; the others keep their defences, unseen.
#[test]
fn a_sealed_defence() {
    let mut p = Position::new(4);
    p.hand(A, &["hired-blades"]).hand(D, &["royal-veto"]).cousins(B, 0, 1).cousins(C, 1, 0).intrigue();
    p.dice("green", ["4 mint", "3 royal-council", "3 royal-palace", "3", "3"]);
    p.acts(&["play hired-blades a", "lower green 4 mint"]);
    p.act_as(C, "decline").act_as(D, "with royal-veto").act_as(B, "palace");
    assert_eq!((p.cousins_of(B), p.cousins_of(C)), ((0, 0), (1, 0)));
    assert_eq!((p.hand_of(D), p.values("green", "mint")), (vec!["royal-veto"], vec![4]));
    assert_eq!((p.discards(), p.asked()), (vec!["hired-blades"], B));
}
