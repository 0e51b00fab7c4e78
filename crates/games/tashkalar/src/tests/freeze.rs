//! TK-209 to TK-222: storing and using freeze effects.

use kernel::Viewer;

use super::everfrost::{actions_of, pile, slot, summoned, team};
use super::position::{A, B, C, Position, card};
use crate::event::Sight;

/// TK-209, TK-210, TK-211: a stored effect is seen by all, stays until it is used, costs no action, and can be used in any later turn
/// of its owner, before his first or after his last action, but not in another's turn.
#[test]
fn a_freeze_effect_waits_for_any_turn_of_its_owner() {
    let mut p = summoned("eve-crystal-grower", "A:C d6 e6, B:H a3");
    for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR] {
        assert_eq!(p.view(viewer).player(A).stored, Some(card("eve-crystal-grower")));
        assert_eq!(p.view(viewer).player(A).discard.size, 0);
    }
    assert!(p.offers("thaw"), "in the turn of its summoning");
    p.act("place a4");
    assert!(p.offers("thaw") && p.offers("end"), "after the last action");
    p.end_turn();
    assert!(p.asked() == B && !p.offers("thaw"));
    assert_eq!((p.refused("thaw"), p.refused_to(A, "thaw")), ("TK-210", "TK-098"));
    p.finish(&["place i3", "place i4"]);
    p.acts(&["thaw", "at d6"]);
    assert_eq!((p.at("d6"), p.actions_left(), slot(&p)), ("A:H".to_owned(), 2, String::new()));
    assert!(p.told(&Sight::Thawed { seat: A, card: card("eve-crystal-grower") }));
    assert_eq!(p.refused("thaw"), "TK-210", "it is spent");
}

/// TK-210, TK-053, TK-055: before or after a flare; an action gained after the last one must be used.
#[test]
fn a_freeze_effect_and_a_flare_in_either_order() {
    let start =
        Position::duel("everfrost").stored("eve-crystal-grower").pieces("A:C e5 e6, B:C a3 a4 a5 a6 a7 b3 b4 b5");
    let p = start.hand(&["fla-04"]).actions(0);
    assert_eq!(p.menu(), "flare 2, thaw, end");
    for order in [["thaw", "at e5", "flare 2"], ["flare 2", "thaw", "at e5"]] {
        let p = p.then(&order);
        assert_eq!((p.at("e5"), p.actions_left(), p.score(B)), ("A:H".to_owned(), 1, 1));
        assert_eq!(p.refused("end"), "TK-049");
    }
}

/// TK-054, TK-210: nothing can be thawed while an effect or an action is being resolved.
#[test]
fn a_freeze_effect_is_not_used_inside_an_effect() {
    let stored = || Position::duel("everfrost").stored("eve-crystal-grower");
    let p = stored().summoned("eve-snow-fox", "A:C f5 g6");
    assert!(!p.is_at_hub() && !p.offers("thaw"));
    assert_eq!(p.refused("thaw"), "TK-054");
    assert!(p.then(&["skip"]).offers("thaw"));
}

/// D-16, TK-219, TK-220: with a filled slot the owner must choose which freeze effect to keep, and cannot thaw the old one first.
#[test]
fn a_second_freeze_effect_makes_its_owner_choose() {
    let p = Position::duel("everfrost").stored("eve-crystal-grower").summoned("eve-ice-queen", "A:C e5 e6 d7 f7");
    assert_eq!((p.menu().as_str(), p.asked()), ("keep eve-crystal-grower, keep eve-ice-queen", A));
    assert_eq!((p.refused("thaw"), p.refused("keep eve-ice-wyvern")), ("TK-220", "TK-219"));
    let old = p.then(&["keep eve-crystal-grower"]);
    assert_eq!((slot(&old).as_str(), pile(&old).as_str()), ("crystal-grower", "ice-queen"));
    assert!(old.told(&Sight::Unused { seat: A, card: card("eve-ice-queen") }) && old.offers("thaw"));
    let new = p.then(&["keep eve-ice-queen"]);
    assert_eq!((slot(&new).as_str(), pile(&new).as_str()), ("ice-queen", "crystal-grower"));
    assert!(new.told(&Sight::Unused { seat: A, card: card("eve-crystal-grower") }) && new.offers("thaw"));
    assert_eq!(new.then(&["thaw"]).menu().split(", ").next(), Some("step e5 d4"), "what is kept is used");
}

/// TK-221, TK-198, TK-200, TK-201: its owner thaws it, in his own turn only, and may let his teammate resolve it; then the teammate
/// only places pieces.
#[test]
fn a_freeze_effect_is_not_shared_but_a_teammate_may_resolve_it() {
    let start = team().stored("eve-frostweave-illusionist").pieces("B:C a3 a4");
    let mut p = start.hand(&["fla-04", "leg-titan"]);
    p.act("thaw");
    assert_eq!(p.menu(), "at a3, at a4, pass");
    p.act("pass");
    assert_eq!((p.asked(), p.menu().as_str()), (C, "at a3, at a4"));
    assert!(p.state.player(C).legends.contains(card("leg-titan")));
    p.acts(&["at a4", "place c3", "place c4"]);
    assert_eq!((p.arena().as_str(), p.asked(), p.menu().as_str()), ("A:C c3 a4 c4, B:C a3", C, "end"));
    p.end_turn();
    assert_eq!(
        (p.asked(), p.state.player(A).beings.len(), p.state.player(A).flare.len()),
        (B, 3, 1),
        "its owner draws"
    );
    let mut p = team().stored("eve-crystal-grower").pieces("A:C c3");
    assert_eq!((actions_of(&mut p, C), p.offers("thaw"), p.refused("thaw")), (2, false, "TK-210"));
    let p = team().stored("eve-crystal-grower").then(&["pass"]);
    assert_eq!((p.asked(), p.offers("thaw"), p.refused("thaw")), (C, false, "TK-200"));
}

/// TK-199, R-28: after control was passed the owner of the slot still chooses which freeze effect to keep.
#[test]
fn the_owner_of_the_slot_chooses_after_passing_control() {
    let stored = team().stored("eve-crystal-grower").summoned("eve-ice-queen", "A:C e5 e6 d7 f7, A:H b4");
    let p = stored.then(&["pass", "skip"]);
    assert_eq!((p.asked(), p.menu().as_str()), (A, "keep eve-crystal-grower, keep eve-ice-queen"));
    let p = p.then(&["keep eve-ice-queen"]);
    assert!(p.asked() == C && p.is_at_hub() && p.offered().iter().all(|action| action.starts_with("place ")));
}

/// TK-198, TK-199, R-28: control may be passed at any moment of an effect; cards of the pile and the flare are still their owner's.
#[test]
fn hidden_cards_stay_with_their_owner_after_passing_control() {
    let chest = team().pile(&["eve-ice-queen"]).summoned("eve-frozen-chest", "A:C d5 e5 f5");
    assert_eq!(chest.menu(), "take eve-ice-queen, skip, pass");
    let p = chest.then(&["pass"]);
    assert_eq!((p.asked(), p.menu().as_str()), (A, "take eve-ice-queen, skip"));
    let p = p.then(&["take eve-ice-queen"]);
    assert_eq!((slot(&p).as_str(), p.asked(), p.offers("thaw")), ("ice-queen", C, false));
    let whisperer = team().stored("eve-winter-whisperer").pieces("A:C c3 c4").hand(&["fla-01"]).actions(0);
    let p = whisperer.then(&["thaw", "pass"]);
    assert_eq!((p.asked(), p.menu().as_str()), (C, "at c3, at c4, skip"));
    let p = p.then(&["at c3"]);
    assert_eq!((p.asked(), p.menu().as_str()), (A, "drop, skip"));
    let p = p.then(&["drop"]);
    assert_eq!((p.asked(), p.actions_left()), (C, 1));
}

/// Frostweave Summoner, TK-208, TK-213, TK-078: without a normal effect; thawed, an enemy piece may count, the next thing must be a
/// summoning, and the card is discarded before it.
#[test]
fn frostweave_summoner_lets_an_enemy_piece_count() {
    let p = summoned("eve-frostweave-summoner", "A:C d4 e6 e7");
    assert_eq!((slot(&p).as_str(), p.at("e5").as_str(), p.is_at_hub()), ("frostweave-summoner", "A:H", true));
    let start = || Position::duel("everfrost").stored("eve-frostweave-summoner").pieces("A:C f5 b4, B:C g6 h8");
    let p = start().hand(&["eve-snow-fox"]);
    assert_eq!(p.summonings("eve-snow-fox").len(), 0);
    let mut p = p.then(&["thaw"]);
    assert!(p.offered().iter().all(|action| action.starts_with("summon eve-snow-fox ")));
    assert_eq!((slot(&p), pile(&p).as_str()), (String::new(), "frostweave-summoner"));
    for other in ["place a3", "discard eve-snow-fox", "thaw"] {
        assert_eq!(p.refused(other), "TK-213");
    }
    p.summon("eve-snow-fox", "e5");
    p.act("skip");
    assert_eq!((p.arena().as_str(), p.actions_left()), ("A:C b4 e5 f5, B:C g6 h8", 1), "it stays an enemy piece");
    assert_eq!(pile(&p), "snow-fox frostweave-summoner");
    assert!(!p.state.turn.enemy_counts, "the allowance ends with the summoning");
}

/// Frostweave Summoner, TK-213: it cannot be thawed if no summoning would be possible, or without an action.
#[test]
fn frostweave_summoner_needs_a_possible_summoning() {
    let start = |pieces: &str| Position::duel("everfrost").stored("eve-frostweave-summoner").pieces(pieces);
    let hand = ["eve-snow-fox", "fla-01"];
    for p in [
        start("A:C f5, B:C g6"),
        start("A:C f5, B:C g7").hand(&hand),
        start("B:C f5 g6").hand(&hand),
        start("A:C f5, B:C g6").hand(&hand).actions(0),
    ] {
        assert!(!p.offers("thaw"));
        assert_eq!(p.refused("thaw"), "TK-213");
    }
    assert!(start("A:C f5, B:C g6").hand(&hand).offers("thaw"));
    let mut p = start("A:C f5 g6").hand(&hand);
    p.act("thaw");
    p.summon("eve-snow-fox", "e5");
    assert!(!p.state.turn.enemy_counts, "unused, it is gone as well");
}

/// Frostweave Summoner, TK-213, R-11: its slot is empty before the summoning: a new freeze effect is stored without a choice, and
/// Frozen Chest can fetch it again; the enemy piece may be the one the being is put on.
#[test]
fn frostweave_summoner_has_left_the_slot_before_the_summoning() {
    let start = |pieces: &str| Position::duel("everfrost").stored("eve-frostweave-summoner").pieces(pieces);
    let mut p = start("A:C e6 d7, B:C f7").hand(&["eve-ice-princess"]);
    p.act("thaw");
    p.summon("eve-ice-princess", "e5");
    p.act("skip");
    assert_eq!((slot(&p).as_str(), p.is_at_hub()), ("ice-princess", true));
    let mut p = start("A:C d5 f5, B:C e5").hand(&["eve-frozen-chest"]);
    p.act("thaw");
    p.summon("eve-frozen-chest", "e5");
    assert_eq!((p.menu().as_str(), p.tally(B)), ("take eve-frostweave-summoner, skip", [1, 0, 0]));
    p.act("take eve-frostweave-summoner");
    assert_eq!((slot(&p).as_str(), pile(&p).as_str()), ("frostweave-summoner", "frozen-chest"));
}

/// Frostweave Summoner, TK-078: in Melee the allowance is used before an improvise mark.
#[test]
fn frostweave_summoner_spares_the_improvise_mark() {
    let start = Position::melee("everfrost").stored("eve-frostweave-summoner");
    let mut p = start.pieces("A:C f5, B:C g6").hand(&["eve-snow-fox"]);
    p.act("thaw");
    p.summon("eve-snow-fox", "e5");
    assert_eq!(p.state.improvised[0], [false; 4]);
}
