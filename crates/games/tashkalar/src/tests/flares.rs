//! TK-140 to TK-148: when a flare can be invoked, what it costs, and each part of each flare.

use super::position::{A, B, C, Position, card};
use crate::board::Side;
use crate::event::Sight;

/// B's common pieces in the first so many squares of the top rows.
fn commons(count: usize) -> String {
    let squares = ["c1", "d1", "e1", "f1", "g1", "b2", "c2", "d2", "e2", "f2", "g2", "h2"];
    if count == 0 { String::new() } else { format!("B:C {}", squares[..count].join(" ")) }
}

/// B's heroic pieces in the first so many squares of the bottom row.
fn heroes(count: usize) -> String {
    format!("B:H {}", ["c9", "d9", "e9", "f9", "g9"][..count].join(" "))
}

/// A Duel in which only the upper part of a flare can be used: B has so many upgraded pieces, A as many common ones.
fn upper(flare: &str, need: usize) -> Position {
    let own = ["d4", "e4", "f4", "d5", "e5"][..need].join(" ");
    let mut p = Position::duel("northern").pieces(&format!("A:C {own}, {}", heroes(need))).hand(&[flare]);
    p.act("flare 2");
    p
}

/// A Duel in which only the lower part of a flare can be used: B has so many common pieces more than A's two.
fn lower(flare: &str, need: usize) -> Position {
    let mut p = Position::duel("northern").pieces(&format!("A:C d5 e5, {}", commons(need + 2))).hand(&[flare]);
    p.act("flare 2");
    p
}

/// The flare is spent and the turn goes on with these actions.
fn is_over(p: &Position, actions: u8) -> bool {
    let spent = p.state.flares.discard.len() == 1 && p.state.player(A).flare.is_empty();
    spent && p.actions_left() == actions && p.offers("place a6")
}

/// TK-140, TK-141: both numbers of each flare: the upper for upgraded pieces, the lower for all; one less is not enough.
#[test]
fn each_flare_has_its_numbers() {
    let numbers = [(3, 6), (4, 4), (3, 4), (2, 5), (3, 5), (4, 5), (3, 6), (4, 4), (4, 6), (4, 5), (5, 4), (5, 5)];
    for (place, (upgraded, total)) in numbers.into_iter().enumerate() {
        let flare = format!("fla-{:02}", place + 1);
        let offers = |pieces: String| Position::high("northern").pieces(&pieces).hand(&[&flare]).offers("flare 2");
        // As many pieces of A as of B, so that only the upgraded ones differ.
        let behind_in_rank = |count: usize| {
            let own = ["d4", "e4", "f4", "d5", "e5"][..count].join(" ");
            offers(format!("A:C {own}, {}", heroes(count)))
        };
        assert!(behind_in_rank(upgraded) && !behind_in_rank(upgraded - 1), "{flare}");
        let behind = |count: usize| offers(format!("A:C d5 e5, {}", commons(count + 2)));
        assert!(behind(total) && !behind(total - 1), "{flare}");
    }
}

/// TK-141, TK-142: being ahead or even does not help, and the refusal says so; own upgraded pieces are set against the opponent's.
#[test]
fn a_flare_needs_a_criterion() {
    let p = Position::high("northern").pieces("B:H c1 c2, A:H d5").hand(&["fla-04"]);
    assert_eq!(p.refused("flare 2"), "TK-142");
    let p = Position::high("northern").pieces("B:H c1, B:L c2 c3, A:H d5").hand(&["fla-04"]);
    assert!(p.offers("flare 2"), "two upgraded pieces more");
    let p = Position::high("northern").pieces("A:C c1 c2 c3 c4 c5 c6").hand(&["fla-04"]);
    assert_eq!((p.refused("flare 2"), p.refused("flare 1")), ("TK-142", "TK-142"));
    let p = Position::high("northern").pieces(&commons(10));
    assert_eq!(p.refused("flare 2"), "TK-142", "without a flare");
}

/// TK-143: if both criteria hold both parts are resolved, the upper one first.
#[test]
fn both_parts_are_resolved_if_both_criteria_hold() {
    let mut p =
        Position::high("northern").pieces(&format!("{}, {}", heroes(4), commons(3))).hand(&["fla-10"]).actions(0);
    p.act("flare 2");
    assert_eq!(p.actions_left(), 1, "the upper part gains an action");
    assert!(p.offered().iter().all(|action| action.starts_with("at ")), "the lower part places");
    p.act("at e5");
    assert_eq!((p.at("e5").as_str(), p.actions_left()), ("A:C", 1));
}

/// TK-144, R-22: the criteria are tested once: the upper part may take away the ground of the lower one.
#[test]
fn criteria_are_tested_at_the_invocation() {
    let mut p = Position::high("northern").pieces("B:H c9 d9 e9 f9 g9").hand(&["fla-12"]);
    p.act("flare 2").acts(&["at a4", "at a5"]);
    assert_eq!((p.count(A), p.count(B)), (2, 5), "only three pieces behind by now");
    p.act("at i5");
    assert_eq!(p.count(A), 3);
    assert!(is_over(&p, 2));
}

/// TK-146, TK-147, TK-148, TK-167: in a Duel the opponent scores 1 when the flare is invoked, also if both parts are used; in High Form nobody
/// does. It is spent, and seen by all.
#[test]
fn a_flare_gives_a_point_away() {
    let invoked = |p: Position| {
        let mut p = p.pieces(&format!("{}, {}", heroes(4), commons(3))).hand(&["fla-02"]);
        p.act("flare 2");
        assert!(p.told(&Sight::Flare { seat: A, card: card("fla-02"), against: B }));
        let at_once = p.score(B);
        p.acts(&["at e5", "at e6"]);
        assert!(is_over(&p, 2) && p.refused("flare 2") == "TK-142");
        (at_once, p.score(B), p.score(A))
    };
    assert_eq!(invoked(Position::duel("northern")), (1, 1, 0));
    assert_eq!(invoked(Position::high("northern")), (0, 0, 0));
}

/// TK-145, TK-146, TK-179, D-14: in Melee one opponent is chosen; the criteria are tested against him alone, and he scores in one's colour.
#[test]
fn in_melee_a_flare_is_against_one_opponent() {
    let pieces = "B:C c1 d1 e1 f1, C:H c9 d9 e9, C:C a7";
    let mut p = Position::melee("northern").pieces(pieces).hand(&["fla-03"]);
    assert!(p.offers("flare 2") && p.offers("flare 3") && !p.offers("flare 1"));
    let mut other = p.clone();
    p.act("flare 2");
    assert_eq!([p.points_in(B, A), p.points_in(C, A), p.points_in(A, B)], [1, 0, 0]);
    assert!(is_over(&p, 2), "the lower part finds no piece of A; C's upgraded pieces do not count");
    other.act("flare 3");
    assert_eq!([other.points_in(B, A), other.points_in(C, A)], [0, 1]);
    assert!(other.offered().iter().all(|action| action.starts_with("at ")), "both criteria hold against C");
    let p = Position::melee("northern").pieces("B:C c1 d1, C:C c9 d9").hand(&["fla-03"]);
    assert_eq!([p.refused("flare 2"), p.refused("flare 3")], ["TK-142"; 2], "opponents are not added up");
}

/// TK-147, TK-112: a flare whose part is impossible is spent all the same; nothing is picked up to place a piece.
#[test]
fn an_impossible_part_spends_the_flare() {
    for flare in ["fla-01", "fla-02"] {
        // Only the upper criterion: as many pieces, but four upgraded ones more.
        let p = Position::duel("northern")
            .crowded(A, 0)
            .pieces(&format!("B:H c1 d1 e1 f1, {}", "B:C b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3"));
        let mut p = p.hand(&[flare]);
        assert_eq!((p.supply(A)[0], p.count(A), p.count(B)), (0, 16, 16));
        p.act("flare 2");
        assert!(p.told(&Sight::Impossible { card: card(flare) }));
        assert_eq!((p.count(A), p.score(B), p.state.flares.discard.len()), (16, 1, 1), "{flare}");
    }
}

/// Flares 1, 2, 3, 6 and 9, upper parts; 2, 10 and 12, lower parts: a common piece is placed on any empty square, and must be.
#[test]
fn a_common_piece_is_placed() {
    let placing = [upper("fla-01", 3), upper("fla-02", 4), upper("fla-03", 3), upper("fla-06", 4), upper("fla-09", 4)];
    let placing_below = [lower("fla-02", 4), lower("fla-10", 5), lower("fla-12", 5)];
    for mut p in placing.into_iter().chain(placing_below) {
        let own = p.count(A);
        let empty = 69 - own - p.count(B);
        let occupied = format!("at {}", p.state.board.of(Side::new(0)).next().expect("A has a piece"));
        assert_eq!((p.offered().len() as u32, p.refused("skip"), p.refused(&occupied)), (empty, "TK-092", "TK-090"));
        p.act("at g3");
        assert_eq!((p.at("g3").as_str(), p.count(A)), ("A:C", own + 1));
        assert!(is_over(&p, 2));
    }
}

/// Flare 1, lower, and flare 11, upper: a heroic piece is placed.
#[test]
fn a_heroic_piece_is_placed() {
    for mut p in [lower("fla-01", 6), upper("fla-11", 5)] {
        assert_eq!(p.refused("skip"), "TK-092");
        p.act("at g3");
        assert_eq!(p.at("g3"), "A:H");
        assert!(is_over(&p, 2));
    }
}

/// Flare 3, lower, R-12: one combat move or up to two standard moves with common or heroic pieces; each may be left out.
#[test]
fn flare_3_moves() {
    let pieces = "A:C d5, A:H f6, A:L a5, B:C d4, B:H f5, B:C c1 d1 e1 f1 g1";
    let mut p = Position::duel("northern").pieces(pieces).hand(&["fla-03"]);
    p.act("flare 2");
    assert_eq!(p.offered(), ["choose 1", "choose 2", "skip"]);
    let mut combat = p.clone();
    combat.act("choose 1");
    assert!(combat.offers("step d5 d4") && combat.offers("step f6 f5") && combat.offers("skip"));
    assert_eq!(combat.refused("step a5 a4"), "TK-105", "no legendary piece");
    let mut none = combat.clone();
    combat.act("step f6 f5");
    assert_eq!((combat.at("f5").as_str(), combat.tally(B)), ("A:H", [0, 1, 0]));
    assert!(is_over(&combat, 2), "one combat move only");
    none.act("skip");
    assert!(is_over(&none, 2));
    let mut standard = p.clone();
    standard.act("choose 2");
    assert_eq!((standard.refused("step d5 d4"), standard.refused("step f6 f5")), ("TK-106", "TK-106"));
    standard.act("step d5 e5");
    assert!(standard.offers("step e5 e4") && standard.offers("step f6 e6") && standard.offers("skip"));
    let mut stopped = standard.clone();
    stopped.act("skip");
    assert!(is_over(&stopped, 2));
    standard.act("step e5 e4");
    assert!(is_over(&standard, 2), "two standard moves, also with the same piece");
    p.act("skip");
    assert!(is_over(&p, 2));
}

/// Flare 4: upper: a common piece may leap to an empty square (TK-111); lower: an action is gained (TK-118).
#[test]
fn flare_4_leaps_and_gains() {
    let mut p = upper("fla-04", 2);
    assert!(p.offers("leap d4 i5") && p.offers("leap e4 a3") && p.offers("skip"));
    assert_eq!((p.refused("leap d4 e4"), p.refused("leap d4 c9")), ("TK-106", "TK-106"));
    let mut none = p.clone();
    p.act("leap d4 i5");
    assert_eq!((p.at("i5").as_str(), p.at("d4").as_str()), ("A:C", ""));
    none.act("skip");
    assert!(is_over(&p, 2) && is_over(&none, 2));
    assert!(is_over(&lower("fla-04", 5), 3));
}

/// Flare 5: upper: up to three standard moves of common pieces, repeats allowed; lower: an action is gained.
#[test]
fn flare_5_moves_and_gains() {
    let p = upper("fla-05", 3);
    let mut three = p.clone();
    three.acts(&["step d4 c4", "step c4 b4", "step e4 e5"]);
    assert_eq!((three.at("b4").as_str(), three.at("e5").as_str()), ("A:C", "A:C"));
    assert!(is_over(&three, 2), "three at most");
    let mut one = p.clone();
    one.acts(&["step f4 g4", "skip"]);
    assert_eq!(one.at("g4"), "A:C");
    let mut none = p;
    none.act("skip");
    assert!(is_over(&one, 2) && is_over(&none, 2) && is_over(&lower("fla-05", 5), 3));
}

/// Flare 5, upper: heroic pieces do not move.
#[test]
fn flare_5_moves_common_pieces_only() {
    let mut p = Position::duel("northern").pieces("A:H d4, A:C g4, B:H c9 d9 e9 f9").hand(&["fla-05"]);
    p.act("flare 2");
    assert_eq!((p.refused("step d4 d5"), p.offers("step g4 g5")), ("TK-105", true));
}

/// Flare 6, lower, R-38: a common piece is placed, or a common enemy converted, which is tallied (TK-117).
#[test]
fn flare_6_places_or_converts() {
    let p = lower("fla-06", 5);
    assert_eq!((p.offered(), p.refused("skip")), (vec!["choose 1".to_owned(), "choose 2".to_owned()], "TK-092"));
    let mut place = p.clone();
    place.acts(&["choose 1", "at g3"]);
    assert_eq!((place.at("g3").as_str(), place.count(B)), ("A:C", 7));
    let mut convert = p;
    convert.act("choose 2");
    assert_eq!(convert.offered().len(), 7, "any of the common enemies");
    convert.act("at c1");
    assert_eq!((convert.at("c1").as_str(), convert.tally(B), convert.count(B)), ("A:C", [1, 0, 0], 6));
    assert!(is_over(&place, 2) && is_over(&convert, 2));
}

/// Flare 6, lower, R-38: without a common enemy only placing is open and is not asked; without supply nothing is.
#[test]
fn flare_6_closes_what_is_impossible() {
    let mut p =
        Position::duel("northern").pieces("B:H c9 d9 e9 f9 g9, A:H a5 a6").pieces("B:L a3 b3").hand(&["fla-06"]);
    p.act("flare 2");
    assert!(p.offers("at g3") && p.refused("choose 2") == "TK-054", "straight to the square");
    let mut p = Position::duel("northern").pieces(&commons(5)).hand(&["fla-06"]);
    p.state.stock[0][0] = 0;
    p.act("flare 2");
    assert_eq!((p.count(A), p.count(B)), (0, 5));
    assert!(p.state.flares.discard.len() == 1 && p.told(&Sight::Impossible { card: card("fla-06") }));
}

/// Flare 7, upper, R-38: one standard move of a common piece that must be made, or an upgrade.
#[test]
fn flare_7_moves_or_upgrades() {
    let p = upper("fla-07", 3);
    assert_eq!((p.offered(), p.refused("skip")), (vec!["choose 1".to_owned(), "choose 2".to_owned()], "TK-092"));
    let mut moved = p.clone();
    moved.act("choose 1");
    assert_eq!(moved.refused("skip"), "TK-092");
    moved.act("step d4 d5");
    assert_eq!(moved.at("d5"), "A:C");
    let mut upgraded = p;
    upgraded.act("choose 2");
    assert_eq!(upgraded.offered(), ["at d4", "at e4", "at f4"]);
    upgraded.act("at e4");
    assert_eq!(upgraded.at("e4"), "A:H");
    assert!(is_over(&moved, 2) && is_over(&upgraded, 2));
}

/// Flare 7, upper, R-38: a common piece that cannot move can only be upgraded, without a question; without a common piece nothing is
/// done.
#[test]
fn flare_7_closes_what_is_impossible() {
    let mut p = Position::duel("northern").pieces("A:C c1, B:H d1 b2 c2 d2").hand(&["fla-07"]);
    p.act("flare 2");
    assert_eq!(p.at("c1"), "A:H");
    assert!(is_over(&p, 2));
    let mut p = Position::duel("northern").pieces("B:H d1 b2 c2 d2, A:L c4").hand(&["fla-07"]);
    p.act("flare 2");
    assert!(is_over(&p, 2) && p.told(&Sight::Impossible { card: card("fla-07") }));
}

/// Flares 7, lower, and 12, upper: two common pieces are placed, as many as possible.
#[test]
fn two_common_pieces_are_placed() {
    for p in [lower("fla-07", 6), upper("fla-12", 5)] {
        let mut both = p.clone();
        both.acts(&["at g3", "at g4"]);
        assert_eq!((both.at("g3").as_str(), both.at("g4").as_str()), ("A:C", "A:C"));
        assert!(is_over(&both, 2));
        let mut one = p;
        one.state.stock[0][0] = one.count(A) as u8 + 1;
        one.act("at g3");
        assert_eq!((one.supply(A)[0], one.state.flares.discard.len(), one.actions_left()), (0, 1, 2), "one was left");
    }
}

/// Flare 8: upper: a common piece is placed or an own one upgraded.
#[test]
fn flare_8_places_or_upgrades() {
    let p = upper("fla-08", 4);
    assert_eq!((p.offered(), p.refused("skip")), (vec!["choose 1".to_owned(), "choose 2".to_owned()], "TK-092"));
    let mut place = p.clone();
    place.acts(&["choose 1", "at g3"]);
    let mut upgrade = p;
    upgrade.acts(&["choose 2", "at d5"]);
    assert_eq!((place.at("g3").as_str(), upgrade.at("d5").as_str()), ("A:C", "A:H"));
    assert!(is_over(&place, 2) && is_over(&upgrade, 2));
    let mut p = Position::duel("northern").pieces("B:H c9 d9 e9 f9, A:L a5 a6").pieces("B:L d1 e1").hand(&["fla-08"]);
    p.act("flare 2");
    assert!(p.offers("at g3"), "R-38: nothing can be upgraded");
}

/// Flare 8, lower: a common piece may make a combat leap onto an empty square or a common piece of any colour.
#[test]
fn flare_8_leaps() {
    let mut p = Position::duel("northern").pieces("A:C d5 e5, B:C c1 d1 e1 f1 g1, B:H a5").hand(&["fla-08"]);
    p.act("flare 2");
    assert!(p.offers("leap d5 e1") && p.offers("leap d5 e5") && p.offers("leap e5 i7") && p.offers("skip"));
    assert_eq!(p.refused("leap d5 a5"), "TK-107");
    p.act("leap d5 e1");
    assert_eq!((p.at("e1").as_str(), p.tally(B)), ("A:C", [1, 0, 0]));
    assert!(is_over(&p, 2));
}

/// Flare 9, lower: a common piece is upgraded and an action gained, the latter also without the former.
#[test]
fn flare_9_upgrades_and_gains() {
    let mut p = lower("fla-09", 6);
    assert_eq!((p.offered(), p.actions_left()), (vec!["at d5".to_owned(), "at e5".to_owned()], 2));
    p.act("at e5");
    assert_eq!(p.at("e5"), "A:H");
    assert!(is_over(&p, 3));
    let mut p = Position::duel("northern").pieces(&commons(6)).hand(&["fla-09"]);
    p.act("flare 2");
    assert!(is_over(&p, 3));
}

/// Flare 10, upper: an action is gained.
#[test]
fn flare_10_gains() {
    assert!(is_over(&upper("fla-10", 4), 3));
}

/// Flare 11, lower, R-12, R-24: two moves of common pieces, of which only one runs over a common piece, in either order.
#[test]
fn flare_11_moves() {
    let mut p = Position::duel("northern").pieces("A:C d5 e5, A:H g4, B:C d4 d3 c1 d1 e1 f1 g1").hand(&["fla-11"]);
    p.act("flare 2");
    assert_eq!(p.refused("step g4 g5"), "TK-105", "common pieces only");
    let mut combat_first = p.clone();
    combat_first.act("step d5 d4");
    assert_eq!(combat_first.refused("step d4 d3"), "TK-106", "the combat move is used up");
    combat_first.act("step e5 e6");
    assert_eq!((combat_first.tally(B), combat_first.at("e6").as_str()), ([1, 0, 0], "A:C"));
    let mut combat_last = p.clone();
    combat_last.acts(&["step e5 e4", "step e4 d3"]);
    assert_eq!((combat_last.tally(B), combat_last.at("d3").as_str()), ([1, 0, 0], "A:C"), "the same piece twice");
    let mut one = p.clone();
    one.acts(&["step e5 e4", "skip"]);
    p.act("skip");
    assert!([combat_first, combat_last, one, p].iter().all(|p| is_over(p, 2)));
}

/// A Duel after a flare of which only the upper part holds. A has commons on g4 and in row 7, a heroic and a legendary piece; B has as
/// many pieces, a common one on h4 beside A's.
fn upper_among_others(flare: &str, need: usize) -> Position {
    let own = ["g4", "b7", "c7", "d7", "e7", "f7"][..=need].join(" ");
    let heroic = ["c9", "d9", "e9", "f9", "g9", "c8", "d8"][..need + 2].join(" ");
    let pieces = format!("A:C {own}, A:H d4, A:L a5, B:H {heroic}, B:C h4");
    Position::duel("northern").pieces(&pieces).hand(&[flare]).then(&["flare 2"])
}

/// The same for the lower part: A has a piece of each rank, B common pieces and a heroic one.
fn lower_among_others(flare: &str, need: usize) -> Position {
    let pieces = format!("A:C d5, A:H d4, A:L a5, {}, B:H i7", commons(need + 2));
    Position::duel("northern").pieces(&pieces).hand(&[flare]).then(&["flare 2"])
}

/// Section 12.3: flares 4, 5, 7, 8, 9 and 11 move, leap and upgrade own common pieces, flare 3 common and heroic ones; flare 6 converts a
/// common enemy. Nobody else is touched.
#[test]
fn flares_act_on_the_pieces_they_name() {
    assert_eq!(upper_among_others("fla-04", 2).movers(), "g4 b7 c7");
    let moving = upper_among_others("fla-05", 3);
    assert_eq!((moving.movers().as_str(), moving.offers("step g4 h4")), ("g4 b7 c7 d7", false), "standard moves");
    let seven = upper_among_others("fla-07", 3);
    let moving = seven.then(&["choose 1"]);
    assert_eq!((moving.movers().as_str(), moving.offers("step g4 h4")), ("g4 b7 c7 d7", false));
    assert_eq!(seven.then(&["choose 2"]).menu(), "at g4, at b7, at c7, at d7");
    assert_eq!(upper_among_others("fla-08", 4).then(&["choose 2"]).menu(), "at g4, at b7, at c7, at d7, at e7");
    assert_eq!(lower_among_others("fla-03", 4).then(&["choose 2"]).movers(), "d4 d5");
    assert_eq!(lower_among_others("fla-06", 5).then(&["choose 2"]).targets(), "c1 d1 e1 f1 g1 b2 c2");
    assert_eq!(lower_among_others("fla-08", 4).movers(), "d5");
    assert_eq!(lower_among_others("fla-11", 4).movers(), "d5");
    let upgraded = lower_among_others("fla-09", 6);
    assert_eq!((upgraded.at("d5").as_str(), upgraded.at("d4").as_str()), ("A:H", "A:H"));
    assert!(is_over(&upgraded, 3), "the only common piece is upgraded without a question");
}

/// Flare 7, lower, and flare 12, upper, TK-092: both pieces must be placed; flare 8, upper: the one piece too.
#[test]
fn pieces_of_flares_must_be_placed() {
    for p in [lower("fla-07", 6), upper("fla-12", 5)] {
        assert_eq!(p.refused("skip"), "TK-092");
        let p = p.then(&["at g3"]);
        assert_eq!(p.refused("skip"), "TK-092");
        assert!(is_over(&p.then(&["at g4"]), 2));
    }
    assert_eq!(upper("fla-08", 4).then(&["choose 1"]).refused("skip"), "TK-092");
}
