//! What everybody sees at telling moments (section 5); the files in `snapshots` are to be read. `INSTA_UPDATE=always` writes them anew.

use super::position::{A, B, C, D, PLAIN, Position};
use crate::Achaja;
use crate::cards::Location;
use crate::state::{Do, Options, Phase};

/// Keeps what everybody sees.
fn keep(moment: &str, position: &Position) {
    insta::assert_yaml_snapshot!(moment, laws::short_views::<Achaja>(&position.state, position.state.seats));
}

/// ACH-012, ACH-029, ACH-039, ACH-085: a play on the third of three players is half declared; hands, Events and gold are hidden.
#[test]
fn a_play_is_declared() {
    let mut p = Position::new(3);
    p.state.options.has_memory_aids = false;
    p.hand(A, &["hired-blades", "riposte"]).hand(B, &["theft"]).gold(C, 3).cousins(C, 1, 0).marker(A);
    p.tokens("red", "mint", 2).usage("zaan", 1).intrigue().act("play hired-blades a");
    keep("play", &p);
}

/// ACH-087, ACH-210, ACH-211: the target player and another suspect are asked, and one of them has answered.
#[test]
fn a_window() {
    let mut p = Position::new(4);
    p.hand(A, &["hired-blades"]).cousins(B, 0, 1).cousins(C, 1, 0).hand(D, &["royal-veto"]).intrigue();
    p.dice("green", ["4 mint", "3 royal-council", "3 royal-palace", "3", "3"]);
    p.acts(&["play hired-blades a", "lower green 4 mint"]).act_as(B, "palace");
    keep("window", &p);
}

/// DP-I6, ACH-028: one of two players looks at three cards of the deck.
#[test]
fn an_informer() {
    let mut p = Position::new(2);
    p.row(&["informer"]).gold(A, 4).intrigue().act("use informer");
    for card in ["theft", "scandal", "theft"] {
        p.play(&format!("chance: card {card}"));
    }
    keep("informer", &p);
}

/// ACH-126 to ACH-128, ACH-143: in the Dominance phase a die acts, and others wait for theirs.
#[test]
fn a_die_acts() {
    let mut p = Position::new(3);
    p.dice("blue", ["6 prison", "2 prison", "3 mint", "4", "4"])
        .dice("red", ["5 prison", "6 arsenal", "1 mint", "4", "4"]);
    p.dice("green", ["1 watchtower", "1 royal-council", "1 royal-palace", "4", "4"]).increase("prison", 1);
    p.state.crowned.insert(Location::Prison);
    p.dominance();
    keep("die_acts", &p);
}

/// ACH-191, ACH-196: an offer lies open between two of four players; a card in it is hidden.
#[test]
fn an_offer() {
    let mut p = Position::new(4);
    p.state.options.negotiate = true;
    p.hand(A, &["theft", "scandal"]).hand(B, &["slander"]).intrigue();
    p.cousins(B, 1, 0).acts(&["offer 2", "give gold 2", "give theft", "want street 1", "promise peace", "propose"]);
    keep("offer", &p);
}

/// ACH-150 to ACH-156: everything is open, and the power is settled.
#[test]
fn the_end() {
    let mut p = Position::new(3);
    p.turn(3).hand(A, &["theft"]).gold(A, 14).gold(B, 8).gold(C, 26).cousins(B, 1, 0).power(C, 3);
    p.tokens("blue", "mint", 2).tokens("red", "mint", 1).tokens("green", "port", 1).tokens("red", "port", 1);
    p.state.phase = Phase::Dominance;
    p.run(Do::Dominate(12));
    keep("end", &p);
}

/// ACH-043, ACH-175: points are shared out in secret; one of two players has confirmed, and both have yet to be shown.
#[test]
fn points_are_shared_out() {
    let mut p = Position::start(2, Options { fate: true, ..PLAIN });
    p.luck_but_dice();
    keep("fates", &p);
}
