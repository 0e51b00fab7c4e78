//! TK-300 to TK-306: when a piece becomes the Gateway, and when there is none.

use kernel::Viewer;

use super::duel;
use crate::event::Sight;
use crate::tests::position::{A, B, C, Position, square};

/// TK-300, TK-302: there is no Gateway at the start; the first Nethervoid being becomes it before its effect, for all to see; the
/// second one, of the same rank, does not.
#[test]
fn the_first_being_becomes_the_gateway_and_the_second_does_not() {
    let mut p = duel("A:C d4 f5 e7 c7", "net-shadow-imp").hand(&["net-flame-imp"]);
    assert_eq!((p.gate(), p.view(Viewer::SPECTATOR).gateway), (String::new(), None));
    p.summon("net-shadow-imp", "e5");
    assert!(!p.is_at_hub(), "its effect has not ended");
    assert_eq!(p.view(Viewer::SPECTATOR).gateway, Some(square("e5")));
    assert!(p.told(&Sight::Gateway { square: square("e5") }));
    p.act("skip").forget();
    p.summon("net-flame-imp", "d6");
    assert_eq!((p.gate().as_str(), p.at("d6").as_str()), ("e5", "A:C"));
    assert!(!p.events.iter().any(|event| matches!(event.seen_by(Viewer::SPECTATOR), Sight::Gateway { .. })));
}

/// TK-303, R-35: a heroic being takes the marker from a common Gateway, before its effect, but not from a heroic one; whether the
/// Gateway is part of the pattern does not matter.
#[test]
fn a_heroic_being_takes_the_marker_from_a_common_gateway() {
    for (gateway, rank, taken) in [("b3", "C", true), ("f4", "C", true), ("b3", "H", false), ("f4", "H", false)] {
        let pieces = format!("A:{rank} {gateway}, B:C a7");
        let pieces = if gateway == "f4" { pieces } else { format!("{pieces}, A:C f4") };
        let mut p = duel(&pieces, "net-demon-of-sloth").gateway(gateway);
        p.summon("net-demon-of-sloth", "e5");
        assert_eq!(p.gate(), if taken { "e5" } else { gateway }, "{rank} {gateway}");
        assert_eq!(p.at(gateway), format!("A:{rank}"), "the old Gateway stays as an ordinary piece");
    }
}

/// TK-302, TK-081: a being summoned onto the Gateway destroys it first and becomes the Gateway itself, also a common one.
#[test]
fn a_being_summoned_onto_the_gateway_becomes_it() {
    let mut p = duel("A:C d4 f5 e5", "net-shadow-imp").gateway("e5");
    p.summon("net-shadow-imp", "e5");
    assert!(p.told(&Sight::Gateway { square: square("e5") }), "it is another piece");
    assert_eq!((p.gate().as_str(), p.supply(A)), ("e5", [13, 3]));
}

/// TK-083, R-06: with an empty supply the Gateway on the summoning square becomes the being; it is not destroyed and stays the Gateway.
#[test]
fn a_gateway_that_turns_into_the_being_stays_the_gateway() {
    let mut p = duel("A:C f4 e5", "net-demon-of-sloth").gateway("e5").supplied(0, 3);
    p.summon("net-demon-of-sloth", "e5");
    assert_eq!((p.row("e5 f4"), p.gate().as_str()), ("A:H A:C".to_owned(), "e5"));
    assert!(!p.told(&Sight::Gateway { square: square("e5") }));
}

/// TK-306, TK-062, TK-063: a Gateway that is picked up to be placed anew is an ordinary piece, even on the same square.
#[test]
fn a_gateway_picked_up_for_a_place_action_is_lost() {
    let mut p = duel("A:H c3, A:C d4", "net-shadow-imp").gateway("c3").supplied(0, 3);
    p.act("lift c3");
    assert_eq!(p.gate(), "");
    p.act("place c3");
    assert_eq!((p.at("c3").as_str(), p.gate().as_str()), ("A:C", ""));
    let mut p = duel("A:H c3, A:C d4", "net-shadow-imp").gateway("c3").supplied(0, 3);
    p.acts(&["lift d4", "place d4"]);
    assert_eq!(p.gate(), "c3", "another piece was picked up");
}

/// TK-306, TK-083, TK-302: a heroic Gateway picked up for a common being is lost, and the being becomes the new one.
#[test]
fn a_gateway_picked_up_for_a_being_gives_way_to_it() {
    let mut p = duel("A:C d4 f5 h5, A:H c3", "net-shadow-imp").gateway("c3").supplied(0, 3);
    p.summon("net-shadow-imp", "e5");
    assert_eq!(p.offered(), ["lift c3", "lift h5"]);
    p.act("lift c3");
    assert_eq!((p.gate().as_str(), p.row("c3 e5")), ("e5", "- A:C".to_owned()));
}

/// TK-301, TK-306, TK-123: an enemy destroys the Gateway like any heroic piece, and there is none.
#[test]
fn an_enemy_destroys_the_gateway() {
    let mut p = Position::new("duel", &["northern", "nethervoid"]).pieces("A:C d5 e5 f5 d6, B:H e3").gateway("e3");
    p = p.hand(&["imp-knight"]);
    p.summon("imp-knight", "e4");
    assert_eq!(p.gate(), "e3", "a being of another school changes nothing");
    p.acts(&["step e4 e3", "skip"]);
    assert_eq!((p.gate().as_str(), p.tally(B)), ("", [0, 1, 0]));
}

/// TK-301: the marker goes with the piece, also when an enemy moves it.
#[test]
fn the_marker_moves_with_a_hypnotised_gateway() {
    let mut p = Position::new("duel", &["northern", "nethervoid"]).pieces("A:C f4 d5 f5 d6, B:H c3").gateway("c3");
    p = p.hand(&["imp-hypnotist"]);
    p.summon("imp-hypnotist", "e5");
    p.act("step c3 c2");
    assert_eq!((p.gate().as_str(), p.at("c2").as_str()), ("c2", "B:H"));
}

/// TK-306, TK-117: a converted Gateway is lost.
#[test]
fn a_converted_gateway_is_lost() {
    let mut p = Position::new("duel", &["sylvan", "nethervoid"]).pieces("A:C d4 e5 e6, B:H f5").gateway("f5");
    p = p.hand(&["syl-dryad"]);
    p.summon("syl-dryad", "e5");
    p.act("at f5");
    assert_eq!((p.at("f5").as_str(), p.gate().as_str(), p.tally(B)), ("A:C", "", [0, 1, 0]));
}

/// TK-306: a legend never becomes the Gateway, and one that is summoned onto the Gateway destroys it.
#[test]
fn a_legend_is_no_gateway() {
    let pieces = "A:H e4 e5, A:C d6 e6 f6";
    let mut p = duel(pieces, "leg-titan");
    p.summon("leg-titan", "e3");
    assert_eq!((p.at("e3").as_str(), p.gate().as_str()), ("A:L", ""));
    let mut p = duel(&format!("{pieces}, A:H e3"), "leg-titan").gateway("e3");
    p.summon("leg-titan", "e3");
    assert_eq!(p.gate(), "");
    let mut p = duel(&format!("{pieces}, A:C a7"), "leg-titan").gateway("a7");
    p.summon("leg-titan", "e3");
    assert_eq!(p.gate(), "a7", "nor does it take the marker of a common piece");
}

/// TK-306, TK-192: a teammate's being does not become the Gateway and takes no marker, but destroys the Gateway when summoned onto it;
/// a Nethervoid being of the team does become it.
#[test]
fn a_teammates_being_does_not_become_the_gateway() {
    let team = || Position::new("duel", &["northern", "southern", "nethervoid", "highland"]).hand(&["imp-knight"]);
    let pattern = "A:C d5 e5 f5 d6";
    let mut p = team().pieces(pattern);
    p.summon("imp-knight", "e4").act("skip");
    assert_eq!((p.at("e4").as_str(), p.gate().as_str()), ("A:H", ""));
    let mut p = team().pieces(pattern).gateway("d5");
    p.summon("imp-knight", "e4").act("skip");
    assert_eq!(p.gate(), "d5", "although it is common and the Knight heroic");
    let mut p = team().pieces(pattern).pieces("A:H e4").gateway("e4");
    p.summon("imp-knight", "e4").act("skip");
    assert_eq!(p.gate(), "");
    p = p.hand_of(C, &["net-demon-of-sloth"]);
    p.act("place a4").act("end");
    p.luck().acts(&["place i5", "place i6", "end"]);
    p.luck();
    assert_eq!(p.asked(), C);
    p.summon("net-demon-of-sloth", "c4");
    assert_eq!((p.at("c4").as_str(), p.gate().as_str()), ("A:H", "c4"));
}
