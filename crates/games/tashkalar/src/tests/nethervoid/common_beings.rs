//! The five common beings of Nethervoid.

use super::{duel, squares, squares_or_skip, steps};
use crate::tests::position::{A, B};

/// Shadow Imp, TK-107, TK-302: as the Gateway it makes one combat move at most, and nothing follows.
#[test]
fn shadow_imp_as_the_gateway_moves_alone() {
    let mut p = duel("A:C d4 f5, B:C e4, B:H e6", "net-shadow-imp");
    p.summon("net-shadow-imp", "e5");
    assert_eq!(p.offered(), steps("e5", "d4 e4 f4 d5 f5 d6 f6"), "not onto the heroic piece");
    p.act("step e5 e4");
    assert!(p.is_at_hub());
    assert_eq!((p.gate().as_str(), p.tally(B), p.actions_left()), ("e4", [1, 0, 0], 1));
}

/// Shadow Imp, TK-093: if it moves and is not the Gateway, the Gateway may make a combat move in the same direction and no other.
#[test]
fn shadow_imp_draws_the_gateway_along() {
    let position = || duel("A:C d4 f5 c8, B:C e4 c7", "net-shadow-imp").gateway("c8");
    let mut p = position();
    p.summon("net-shadow-imp", "e5").act("step e5 e4");
    assert_eq!(p.offered(), ["step c8 c7", "skip"]);
    p.act("step c8 c7");
    assert_eq!((p.row("e4 c8 c7"), p.gate().as_str(), p.tally(B)), ("A:C - A:C".to_owned(), "c7", [2, 0, 0]));
    assert!(p.is_at_hub());
    let mut p = position();
    p.summon("net-shadow-imp", "e5").acts(&["step e5 e4", "skip"]);
    assert_eq!((p.gate().as_str(), p.is_at_hub()), ("c8", true));
    let mut p = position();
    p.summon("net-shadow-imp", "e5").act("skip");
    assert!(p.is_at_hub(), "without its own move nothing follows");
}

/// Shadow Imp, TK-107: the Gateway is not asked to leave the arena or to enter the square of a higher piece.
#[test]
fn shadow_imps_gateway_can_be_blocked() {
    for (gateway, pieces) in [("c9", ""), ("c7", ", B:H c8")] {
        let mut p = duel(&format!("A:C d4 f5 {gateway}{pieces}"), "net-shadow-imp").gateway(gateway);
        p.summon("net-shadow-imp", "e5").act("step e5 e6");
        assert_eq!((p.is_at_hub(), p.gate().as_str()), (true, gateway));
    }
}

/// Shadow Imp, TK-306, TK-308: if it runs over a common Gateway there is none, and the part about the Gateway is skipped.
#[test]
fn shadow_imp_can_run_over_the_gateway() {
    let mut p = duel("A:C d4 f5", "net-shadow-imp").gateway("f5");
    p.summon("net-shadow-imp", "e5").act("step e5 f5");
    assert_eq!((p.is_at_hub(), p.gate().as_str(), p.row("e5 f5")), (true, "", "- A:C".to_owned()));
    assert_eq!(p.tally(B), [0, 0, 0]);
}

/// Flame Imp, TK-094: one common piece of any colour beside the Gateway, not beside the Imp, may be destroyed.
#[test]
fn flame_imp_burns_beside_the_gateway() {
    let position = || duel("A:C c5 d6 f3, A:H g3, B:C g2, B:H h3", "net-flame-imp").gateway("g3");
    let mut p = position();
    p.summon("net-flame-imp", "e5");
    assert_eq!(p.offered(), squares_or_skip("g2 f3"));
    p.act("at g2");
    assert_eq!((p.at("g2").as_str(), p.tally(B), p.is_at_hub()), ("", [1, 0, 0], true));
    let mut p = position();
    p.summon("net-flame-imp", "e5").act("at f3");
    assert_eq!((p.at("f3").as_str(), p.tally(B)), ("", [0, 0, 0]));
    let mut p = position();
    p.summon("net-flame-imp", "e5").act("skip");
    assert_eq!((p.row("g2 f3"), p.is_at_hub()), ("B:C A:C".to_owned(), true));
}

/// Flame Imp: the Gateway is not beside itself, and with nobody beside it nothing is asked.
#[test]
fn flame_imp_as_the_gateway_spares_itself() {
    let mut p = duel("A:C c5 d6", "net-flame-imp");
    p.summon("net-flame-imp", "e5");
    assert_eq!(p.offered(), squares_or_skip("d6"));
    let mut p = duel("A:C c5 d6, A:H h8", "net-flame-imp").gateway("h8");
    p.summon("net-flame-imp", "e5");
    assert!(p.is_at_hub());
}

/// Gate Keeper, TK-304: a common piece of one's own, also the Keeper, is upgraded and becomes the Gateway, even if the old one is heroic.
#[test]
fn gate_keeper_upgrades_a_new_gateway() {
    let position = || duel("A:C e4 d5 f5, A:H c3, B:C g5", "net-gate-keeper").gateway("c3");
    for new in ["e4", "e5"] {
        let mut p = position();
        p.summon("net-gate-keeper", "e5");
        assert_eq!(p.offered(), ["choose 1", "choose 2", "skip"]);
        p.act("choose 1");
        assert_eq!(p.offered(), squares("e4 d5 e5 f5"), "no way back, and no heroic or enemy piece");
        p.act(&format!("at {new}"));
        assert_eq!((p.at(new).as_str(), p.gate().as_str(), p.is_at_hub()), ("A:H", new, true));
        assert_eq!(p.at("c3"), "A:H");
    }
    let mut p = position();
    p.summon("net-gate-keeper", "e5").act("skip");
    assert_eq!((p.gate().as_str(), p.is_at_hub(), p.row("e4 d5 e5 f5")), ("c3", true, "A:C A:C A:C A:C".to_owned()));
}

/// Gate Keeper, TK-112: or a common piece is placed on any empty square and becomes the Gateway; not with an empty supply.
#[test]
fn gate_keeper_places_a_new_gateway() {
    let position = || duel("A:C e4 d5 f5, A:H c3", "net-gate-keeper").gateway("c3");
    let mut p = position();
    p.summon("net-gate-keeper", "e5").act("choose 2");
    assert_eq!(p.offered().len(), 69 - 5);
    p.act("at i7");
    assert_eq!((p.at("i7").as_str(), p.gate().as_str(), p.is_at_hub()), ("A:C", "i7", true));
    let mut p = position().supplied(1, 3);
    p.summon("net-gate-keeper", "e5");
    assert_eq!(p.offered(), ["choose 1", "skip"]);
}

/// Gate Keeper, TK-115: upgrading the Gateway itself leaves it the Gateway.
#[test]
fn gate_keeper_upgrades_the_old_gateway() {
    let mut p = duel("A:C e4 d5 f5", "net-gate-keeper").gateway("d5");
    p.summon("net-gate-keeper", "e5").acts(&["choose 1", "at d5"]);
    assert_eq!((p.at("d5").as_str(), p.gate().as_str()), ("A:H", "d5"));
}

/// Demon of Gluttony: after a killing move it is heroic and may make another one; if that kills too, it becomes the Gateway.
#[test]
fn demon_of_gluttony_eats_twice() {
    let position = || duel("A:C d6 e6 f6, A:H c3, B:C e4, B:H e3 f5", "net-demon-of-gluttony").gateway("c3");
    let mut p = position();
    p.summon("net-demon-of-gluttony", "e5");
    assert_eq!(p.offered(), steps("e5", "d4 e4 f4 d5 d6 e6 f6"), "a common piece does not run over a heroic one");
    p.act("step e5 e4");
    assert_eq!((p.at("e4").as_str(), p.gate().as_str()), ("A:H", "c3"));
    assert_eq!(p.offered(), steps("e4", "d3 e3 f3 d4 f4 d5 e5 f5"));
    p.act("step e4 e3");
    assert_eq!((p.at("e3").as_str(), p.gate().as_str(), p.tally(B)), ("A:H", "e3", [1, 1, 0]));
    assert!(p.is_at_hub());
    for last in ["step e4 e5", "skip"] {
        let mut p = position();
        p.summon("net-demon-of-gluttony", "e5").acts(&["step e5 e4", last]);
        assert_eq!((p.gate().as_str(), p.is_at_hub()), ("c3", true), "{last}");
    }
}

/// Demon of Gluttony, TK-108: without a kill it stays common and stands still; an own piece is food too.
#[test]
fn demon_of_gluttony_stays_common_without_a_kill() {
    for first in ["step e5 e4", "skip"] {
        let mut p = duel("A:C d6 e6 f6, A:H c3", "net-demon-of-gluttony").gateway("c3");
        p.summon("net-demon-of-gluttony", "e5").act(first);
        let now = if first == "skip" { "e5" } else { "e4" };
        assert_eq!((p.at(now).as_str(), p.is_at_hub()), ("A:C", true), "{first}");
    }
    let mut p = duel("A:C d6 e6 f6, A:H c3", "net-demon-of-gluttony").gateway("c3");
    p.summon("net-demon-of-gluttony", "e5").acts(&["step e5 e6", "step e6 d6"]);
    assert_eq!((p.at("d6").as_str(), p.gate().as_str(), p.tally(A), p.tally(B)), ("A:H", "d6", [0; 3], [0; 3]));
}

/// Demon of Pride, TK-304: it is upgraded and becomes the Gateway although the old one is heroic; then it may make a combat move.
#[test]
fn demon_of_pride_is_the_gateway() {
    let position = || duel("A:C e6 e7 f7, A:H c3, B:H e4, B:L d5", "net-demon-of-pride").gateway("c3");
    let mut p = position();
    p.summon("net-demon-of-pride", "e5");
    assert_eq!((p.at("e5").as_str(), p.gate().as_str(), p.at("c3").as_str()), ("A:H", "e5", "A:H"));
    assert_eq!(p.offered(), steps("e5", "d4 e4 f4 f5 d6 e6 f6"));
    p.act("step e5 e4");
    assert_eq!((p.gate().as_str(), p.tally(B), p.is_at_hub()), ("e4", [0, 1, 0], true));
    let mut p = position();
    p.summon("net-demon-of-pride", "e5").act("skip");
    assert_eq!((p.gate().as_str(), p.is_at_hub()), ("e5", true));
}
