//! TK-012, TK-123, TK-165 to TK-169, TK-175 to TK-181: what is scored, and when destroyed pieces come back.

use super::position::{A, B, C, D, Position};
use crate::event::Sight;

/// What a tally of B's pieces scores for A in a Duel.
fn duel_points(tally: [u8; 3]) -> i8 {
    let mut p = Position::duel("northern").killed(B, tally).actions(0);
    p.end_turn();
    assert_eq!(p.score(B), 0);
    p.score(A)
}

/// TK-165: 2 for a legendary, 1 for a heroic, 1 for each pair of common pieces; an odd common piece is lost.
#[test]
fn a_duel_scores_the_tally() {
    assert_eq!([[0, 0, 1], [0, 1, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0], [5, 2, 1]].map(duel_points), [2, 1, 0, 1, 1, 6]);
}

/// TK-165, TK-056: the odd common piece of a turn is not kept for the next one.
#[test]
fn an_odd_common_piece_is_not_kept() {
    let mut p = Position::duel("northern").killed(B, [1, 0, 0]).actions(0);
    p.end_turn();
    p.idle();
    p.state.turn.tally[1] = [1, 0, 0];
    p.idle();
    assert_eq!(p.score(A), 0);
}

/// TK-165, TK-125: points come at the end of the turn, not when a piece is destroyed; TK-169: legendary pieces on the board are worth
/// nothing.
#[test]
fn points_come_at_the_end_of_the_turn() {
    let mut p = Position::duel("northern").pieces("A:C d5 e5 f5 d6, A:L a5 b5 c5, B:H e4").hand(&["imp-knight"]);
    p.summon("imp-knight", "e4").act("skip");
    assert_eq!((p.tally(B), p.score(A)), ([0, 1, 0], 0));
    p.idle();
    assert_eq!(p.score(A), 1);
    let mut high = Position::high("northern").pieces("A:L a5 b5 c5").killed(B, [2, 2, 2]).actions(0);
    high.end_turn();
    assert_eq!(high.score(A), 3, "TK-159: in High Form the tally scores nothing, the legendary pieces do");
}

/// TK-166: a legend scores 1 at the moment of summoning.
#[test]
fn a_legend_scores_at_once() {
    let mut p = Position::duel("northern").pieces("A:H d4 f4 e5, A:C d6 f6").hand(&["leg-time-elemental"]);
    p.summon("leg-time-elemental", "e3");
    assert_eq!((p.score(A), p.score(B)), (1, 0));
    assert!(p.told(&Sight::Points { side: A, colour: None, points: 1 }));
    let mut high = Position::high("northern").pieces("A:H d4 f4 e5, A:C d6 f6").hand(&["leg-time-elemental"]);
    high.summon("leg-time-elemental", "e3");
    assert_eq!((high.score(A), high.state.points[0][0]), (1, 0), "TK-159: in High Form only as long as it stands");
}

/// TK-012, R-01: in a deathmatch a destroyed enemy piece is missing in its owner's supply until the end of the turn, in High Form not.
#[test]
fn destroyed_enemy_pieces_lie_beside_the_board() {
    let summon = |p: Position| {
        let mut p = p.pieces("A:C d5 e5 f5 d6, B:H e4").hand(&["imp-knight"]);
        p.summon("imp-knight", "e4").act("skip");
        let during = p.supply(B)[0];
        p.idle();
        (during, p.supply(B)[0])
    };
    assert_eq!(summon(Position::duel("northern")), (15, 16));
    assert_eq!(summon(Position::melee("northern")), (14, 15));
    assert_eq!(summon(Position::high("northern")), (17, 17));
}

/// TK-012: an own piece that is destroyed is back at once in a deathmatch too.
#[test]
fn own_pieces_come_back_at_once() {
    let mut p = Position::duel("northern").pieces("A:C d5 e5 f5 d6 e4").hand(&["imp-knight"]);
    p.summon("imp-knight", "e4");
    assert_eq!(p.supply(A), [11, 3]);
}

/// TK-012, TK-124: the Titan's victims lie beside the board although nothing is tallied; TK-123: what it was put on is tallied.
#[test]
fn the_titans_victims_lie_beside_the_board_untallied() {
    // Titan .x./.h./.h./ccc
    let mut p =
        Position::duel("northern").pieces("A:H e4 e5, A:C d6 e6 f6, B:C e3, B:L e2, B:H d2").hand(&["leg-titan"]);
    p.summon("leg-titan", "e3");
    assert_eq!((p.tally(B), p.supply(B)), ([1, 0, 0], [14, 2]));
    assert_eq!((p.at("e2").as_str(), p.at("d2").as_str(), p.at("e4").as_str()), ("", "", ""));
    p.idle();
    assert_eq!((p.supply(B), p.score(A)), ([16, 3], 1), "a point for the legend alone");
}

/// TK-012, TK-117: a converted piece lies beside the board and is tallied with its old rank.
#[test]
fn a_converted_piece_lies_beside_the_board() {
    // Dryad c../.X./.c.
    let mut p = Position::duel("sylvan").pieces("A:C d3 e4 e5, B:H f4").hand(&["syl-dryad"]);
    p.summon("syl-dryad", "e4").act("at f4");
    assert_eq!((p.at("f4").as_str(), p.tally(B), p.supply(B)[0]), ("A:C", [0, 1, 0], 15));
    p.idle();
    assert_eq!((p.supply(B)[0], p.score(A)), (16, 1));
}

/// TK-012, TK-112: while its pieces lie beside the board an enemy side can lack a piece that an effect would place.
#[test]
fn a_piece_beside_the_board_cannot_be_placed() {
    let summon = |p: Position| {
        let mut p = p.pieces("A:C d7 f7 e9, B:C e7").crowded(B, 0).hand(&["eve-frostweave-illusionist"]);
        p.summon("eve-frostweave-illusionist", "e7");
        p.at("e7")
    };
    assert_eq!(summon(Position::duel("everfrost")), "A:H", "the piece it destroyed is not back yet");
    assert_eq!(summon(Position::high("everfrost")), "B:C");
}

/// TK-176: in Melee each colour scores by itself.
#[test]
fn a_melee_scores_each_colour() {
    let p = Position::new("melee", &["northern", "southern", "highland", "sylvan"]).actions(0);
    let mut p = p.killed(B, [2, 1, 1]).killed(C, [4, 0, 0]).killed(D, [0, 0, 0]);
    p.end_turn();
    assert_eq!([B, C, D].map(|colour| p.points_in(A, colour)), [4, 2, 0]);
    assert_eq!(p.score(A), 0, "TK-180: the lowest colour counts");
}

/// TK-177: a single colour with an odd common piece scores nothing for it and nobody is asked; two are a choice.
#[test]
fn odd_common_pieces_of_two_colours_score_one() {
    let mut p = Position::melee("northern").actions(0).killed(B, [3, 0, 0]).killed(C, [2, 0, 0]);
    p.end_turn();
    assert_eq!((p.points_in(A, B), p.points_in(A, C), p.asked()), (1, 1, B));
    let mut p = Position::melee("northern").actions(0).killed(B, [1, 0, 0]).killed(C, [3, 0, 0]);
    p.act("end");
    assert_eq!((p.asked(), p.offered()), (A, vec!["side 2".to_owned(), "side 3".to_owned()]));
    assert_eq!(p.refused("side 1"), "TK-145");
    p.act("side 2").luck();
    assert_eq!((p.points_in(A, B), p.points_in(A, C)), (1, 1));
}

/// TK-177: with four players and odd pieces of two colours, only those two are offered.
#[test]
fn only_odd_colours_are_offered() {
    let p = Position::new("melee", &["northern", "southern", "highland", "sylvan"]).actions(0);
    let mut p = p.killed(B, [1, 0, 0]).killed(C, [2, 0, 0]).killed(D, [1, 0, 0]);
    p.act("end");
    assert_eq!(p.offered(), ["side 2", "side 4"]);
}

/// TK-178, D-15: in Melee a legend scores in a colour of one's choice, chosen at once.
#[test]
fn a_legend_scores_in_a_colour() {
    let mut p = Position::melee("northern").pieces("A:H d4 f4 e5, A:C d6 f6").hand(&["leg-time-elemental"]);
    p.summon("leg-time-elemental", "e3");
    assert_eq!((p.offered(), p.refused("side 1")), (vec!["side 2".to_owned(), "side 3".to_owned()], "TK-145"));
    p.act("side 3");
    assert_eq!((p.points_in(A, B), p.points_in(A, C), p.points_in(B, A)), (0, 1, 0));
}

/// TK-180: the result is the lowest colour, whatever the others are.
#[test]
fn the_lowest_colour_is_the_result() {
    let p = Position::melee("northern").colour(A, B, 11).colour(A, C, 3).colour(B, A, 4).colour(B, C, 4);
    assert_eq!([A, B, C].map(|seat| p.score(seat)), [3, 4, 0]);
}

/// TK-123: a move with an enemy piece that runs over another one is tallied for whoever made it.
#[test]
fn pieces_destroyed_by_moved_enemies_are_tallied() {
    // Hypnotist ..c/cxc/c..
    let mut p = Position::duel("northern").pieces("A:C f4 d5 f5 d6, B:C b3 c3").hand(&["imp-hypnotist"]);
    p.summon("imp-hypnotist", "e5").act("step b3 c3");
    assert_eq!((p.at("c3").as_str(), p.tally(B), p.count(B)), ("B:C", [1, 0, 0], 1));
}

/// TK-012, TK-056, TK-135: before an extra turn the destroyed pieces are back as at the end of any turn.
#[test]
fn pieces_come_back_before_an_extra_turn() {
    let mut p = Position::duel("northern").pieces("A:C d5 e5 f5 d6, B:H e4").hand(&["imp-knight"]);
    p.state.turn.extra_turn = true;
    p.summon("imp-knight", "e4").act("skip");
    assert_eq!(p.supply(B)[0], 15);
    p.idle();
    assert_eq!((p.asked(), p.state.turn.is_extra, p.supply(B)[0]), (A, true, 16));
}
