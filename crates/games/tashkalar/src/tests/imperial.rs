//! The 18 beings of the Northern and the Southern Empire, and what they show of moving, destroying and upgrading.
//!
//! Long because all cards of a school are tested in one place.

use super::position::{A, B, C, Position, card, square};
use crate::board::Rank;
use crate::event::{SeenPiece, Sight};

/// The Northern Empire in a Duel, right after this being was summoned with the first of two actions.
fn summoned(id: &str, at: &str, pieces: &str) -> Position {
    let mut p = Position::duel("northern").pieces(pieces).hand(&[id]);
    p.summon(id, at);
    p
}

/// The same in a Melee of three, where B and C are enemies.
fn summoned_in_melee(id: &str, at: &str, pieces: &str) -> Position {
    let mut p = Position::melee("northern").pieces(pieces).hand(&[id]);
    p.summon(id, at);
    p
}

/// Swordmaster: it may destroy a common enemy piece across a corner, TK-091, and only then it is upgraded, TK-093, TK-115.
#[test]
fn swordmaster_is_upgraded_if_it_destroys() {
    let p = summoned("imp-swordmaster", "e5", "A:C e4 e6 d6, B:C d4 d5 f6, B:H f4");
    assert_eq!(p.offered(), ["at d4", "at f6", "skip"], "not beside it, no heroic piece, no own one");
    let mut kills = p.clone();
    kills.act("at d4");
    assert_eq!(kills.arena(), "A:C e4 d6 e6, A:H e5, B:C d5 f6, B:H f4");
    assert_eq!((kills.tally(A), kills.tally(B)), ([0; 3], [1, 0, 0]));
    assert!(kills.is_at_hub());
    let mut stops = p;
    stops.act("skip");
    assert_eq!(stops.arena(), "A:C e4 e5 d6 e6, B:C d4 d5 f6, B:H f4");
    assert_eq!(stops.tally(B), [0; 3]);
}

/// Swordmaster: without a piece to destroy nothing is asked, and it stays common, TK-093; the colour of an enemy does not matter,
/// TK-006.
#[test]
fn swordmaster_finds_any_enemy_or_none() {
    let p = summoned("imp-swordmaster", "e5", "A:C e4 e6, B:C d5, B:L d4");
    assert!(p.is_at_hub());
    assert_eq!((p.at("e5"), p.actions_left()), ("A:C".to_owned(), 1));
    let mut p = summoned_in_melee("imp-swordmaster", "e5", "A:C e4 e6, B:C d4, C:C f6");
    assert_eq!(p.offered(), ["at d4", "at f6", "skip"]);
    p.act("at f6");
    assert_eq!(p.arena(), "A:C e4 e6, A:H e5, B:C d4");
    assert_eq!((p.tally(B), p.tally(C)), ([0; 3], [1, 0, 0]));
}

/// Messenger: one common or heroic piece, itself included, goes straight on, step by step, TK-106, TK-110; a heroic piece runs over
/// common ones and is stopped by a heroic one.
#[test]
fn messenger_sends_one_piece_straight_on() {
    let mut p = summoned("imp-messenger", "e5", "A:C f6 g7, A:H c2, A:L i7, B:C c4, B:H c6");
    assert_eq!(p.movers(), "c2 e5 f6 g7", "not the legendary piece");
    assert_eq!(p.refused("step i7 i6"), "TK-105");
    assert_eq!(p.refused("step f6 g7"), "TK-106");
    p.act("step c2 c3");
    assert_eq!(p.offered(), ["step c3 c4", "skip"], "the same piece in the same direction");
    assert_eq!(p.refused("step c3 d4"), "TK-105");
    p.act("step c3 c4");
    assert_eq!(p.tally(B), [1, 0, 0]);
    assert_eq!(p.offered(), ["step c4 c5", "skip"]);
    p.act("step c4 c5");
    assert!(p.is_at_hub(), "the heroic piece is in the way");
    assert_eq!(p.arena(), "A:C e5 f6 g7, A:H c5, A:L i7, B:H c6");
}

/// Messenger: its piece may stop after any step or not go at all, TK-091, TK-110; a common one only goes over empty squares,
/// TK-111.
#[test]
fn messenger_may_stop() {
    let p = summoned("imp-messenger", "e5", "A:C f6 g7, B:C c5");
    assert_eq!(p.moves_from("e5"), "d4 e4 f4 d5 f5 d6 e6");
    let mut stops = p.clone();
    stops.act("step f6 f5").act("skip");
    assert!(stops.is_at_hub());
    assert_eq!(stops.arena(), "A:C e5 f5 g7, B:C c5");
    let mut runs = p.clone();
    runs.act("step e5 d5");
    assert!(runs.is_at_hub(), "a common piece is stopped by a common one");
    assert_eq!(runs.arena(), "A:C d5 f6 g7, B:C c5");
    let mut skips = p;
    skips.act("skip");
    assert_eq!(skips.arena(), "A:C e5 f6 g7, B:C c5");
}

/// Messenger: a piece can cross the whole arena, TK-110, and run over own pieces, TK-108, which are not counted, TK-124.
#[test]
fn messenger_crosses_the_arena() {
    let mut p = summoned("imp-messenger", "e5", "A:C f6 g7 d4, A:H a4, B:C i4");
    for step in ["a4 b4", "b4 c4", "c4 d4", "d4 e4", "e4 f4", "f4 g4", "g4 h4", "h4 i4"] {
        p.act(&format!("step {step}"));
    }
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C e5 f6 g7, A:H i4");
    assert_eq!((p.tally(A), p.tally(B), p.supply(A)), ([0; 3], [1, 0, 0], [12, 3]));
}

/// Herald: up to two moves of own pieces of any rank, each onto an empty square, also of the same piece, TK-091.
#[test]
fn herald_moves_onto_empty_squares() {
    let p = summoned("imp-herald", "e5", "A:C f6 g6 f7, A:L c2, B:C d2");
    assert_eq!(p.movers(), "c2 e5 f6 g6 f7");
    assert_eq!(p.moves_from("c2"), "c1 d1 b2 b3 c3 d3", "not onto d2, although it is common");
    let mut one = p.clone();
    one.act("step c2 c1").act("step c1 b2");
    assert!(one.is_at_hub());
    assert_eq!(one.arena(), "A:C e5 f6 g6 f7, A:L b2, B:C d2");
    let mut two = p.clone();
    two.act("step e5 e4").act("step f7 f8");
    assert_eq!(two.arena(), "A:C e4 f6 g6 f8, A:L c2, B:C d2");
    let mut stops = p;
    stops.act("step e5 e4").act("skip");
    assert!(stops.is_at_hub());
    assert_eq!(stops.arena(), "A:C e4 f6 g6 f7, A:L c2, B:C d2");
}

/// Bomb: if an action is left it destroys itself and all common pieces around it, own ones too, without a choice, TK-092, TK-094,
/// TK-095.
#[test]
fn bomb_explodes() {
    let p = summoned("imp-bomb", "e5", "A:C f6 f7, A:H e4, B:C d4 e6 e7, B:H d5, B:L f4");
    assert!(p.is_at_hub(), "nothing is asked");
    assert_eq!(p.arena(), "A:C f7, A:H e4, B:C e7, B:H d5, B:L f4");
    assert_eq!((p.tally(A), p.tally(B), p.actions_left()), ([0; 3], [2, 0, 0], 1));
    assert_eq!(p.supply(A), [14, 3], "own pieces are back at once, TK-012");
    let p = summoned_in_melee("imp-bomb", "e5", "A:C f6 f7, B:C d4, C:C e6 f5, C:H d6");
    assert_eq!(p.arena(), "A:C f7, C:H d6");
    assert_eq!((p.tally(B), p.tally(C)), ([1, 0, 0], [2, 0, 0]));
}

/// Bomb, R-29: summoned with the last action it does nothing, and an action gained later does not change that.
#[test]
fn bomb_of_the_last_action_stays() {
    let enemies = "B:C d4 a4 a5 a6 a7 b7 c9 d9 e9";
    let pieces = format!("A:C f6 f7, {enemies}");
    let mut p = Position::duel("northern").pieces(&pieces).hand(&["imp-bomb", "fla-04"]).actions(1);
    p.summon("imp-bomb", "e5");
    let board = "A:C e5 f6 f7, B:C a4 d4 a5 a6 a7 b7 c9 d9 e9";
    assert_eq!((p.arena(), p.tally(B)), (board.to_owned(), [0; 3]));
    p.act("flare 2");
    assert_eq!((p.arena(), p.actions_left()), (board.to_owned(), 1));
}

/// Chronicler: another own common piece must be upgraded, TK-092, TK-113; that very piece may then make a standard move, TK-106,
/// TK-108, TK-115.
#[test]
fn chronicler_upgrades_a_piece_that_then_moves() {
    let mut p = summoned("imp-chronicler", "e5", "A:C e4 d5 f5, A:H a4, B:C d3 i5, B:H f3");
    assert_eq!(p.offered(), ["at e4", "at d5", "at f5"], "not the Chronicler, and no way out");
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at e4");
    assert_eq!(p.at("e4"), "A:H");
    assert_eq!((p.movers(), p.moves_from("e4")), ("e4".to_owned(), "d3 e3 d4 f4 d5 e5 f5".to_owned()));
    assert_eq!(p.refused("step e4 f3"), "TK-106");
    let mut kills = p.clone();
    kills.act("step e4 d3");
    assert_eq!(kills.arena(), "A:C d5 e5 f5, A:H d3 a4, B:C i5, B:H f3");
    assert_eq!(kills.tally(B), [1, 0, 0]);
    let mut tramples = p.clone();
    tramples.act("step e4 e5");
    assert_eq!(tramples.arena(), "A:C d5 f5, A:H a4 e5, B:C d3 i5, B:H f3", "the Chronicler is run over");
    assert_eq!((tramples.tally(A), tramples.tally(B)), ([0; 3], [0; 3]));
    p.act("skip");
    assert_eq!(p.arena(), "A:C d5 e5 f5, A:H a4 e4, B:C d3 i5, B:H f3");
}

/// Chronicler: the only common piece is upgraded without a question; without one nothing is upgraded and nothing moves, TK-093.
#[test]
fn chronicler_with_one_common_piece_or_none() {
    let p = summoned("imp-chronicler", "e5", "A:C f5, A:H e4 d5");
    assert_eq!((p.at("f5"), p.movers()), ("A:H".to_owned(), "f5".to_owned()));
    let p = summoned("imp-chronicler", "e5", "A:H e4 d5, A:L f5, B:C f4");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C e5, A:H e4 d5, A:L f5, B:C f4");
    assert!(p.told(&Sight::Impossible { card: card("imp-chronicler") }));
}

/// Chronicler: a common piece becomes heroic although the supply is empty, TK-113, since both are the same small piece, TK-010.
#[test]
fn upgrading_to_heroic_needs_no_supply() {
    let pieces = "A:C e4 d5 f5 a3 a4 a5 a6 a7 c1 d1 e1 f1 g1, A:H i3 i4";
    let mut p = summoned("imp-chronicler", "e5", pieces);
    assert_eq!(p.supply(A), [0, 3]);
    p.act("at a3").act("skip");
    assert_eq!((p.at("a3"), p.supply(A)), ("A:H".to_owned(), [0, 3]));
}

/// Assassin: whatever stands on the marked square is destroyed, of any rank and also an own piece, without a choice, TK-092,
/// TK-094, TK-124.
#[test]
fn assassin_destroys_what_is_marked() {
    let p = summoned("imp-assassin", "f6", "A:C e3 d4 c5, B:L e5, B:C g7");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C e3 d4 c5, A:H f6, B:C g7");
    assert_eq!((p.tally(B), p.supply(B)), ([0, 0, 1], [15, 2]), "TK-012: it lies beside the board");
    let p = summoned("imp-assassin", "f6", "A:C e3 d4 c5, A:L e5, B:C g7");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C e3 d4 c5, A:H f6, B:C g7");
    assert_eq!((p.tally(A), p.tally(B), p.supply(A)), ([0; 3], [0; 3], [12, 3]));
}

/// Assassin: it may step onto the marked square if that is empty, TK-091, and nowhere else.
#[test]
fn assassin_may_step_onto_an_empty_mark() {
    let p = summoned("imp-assassin", "f6", "A:C e3 d4 c5, B:C f5");
    assert_eq!(p.offered(), ["step f6 e5", "skip"]);
    let mut steps = p.clone();
    steps.act("step f6 e5");
    assert_eq!(steps.arena(), "A:C e3 d4 c5, A:H e5, B:C f5");
    let mut stays = p;
    stays.act("skip");
    assert_eq!(stays.arena(), "A:C e3 d4 c5, A:H f6, B:C f5");
    assert!(stays.is_at_hub());
}

/// Assassin, TK-079, R-05: if its pattern lies there in two ways, one of them is chosen and only its mark counts.
#[test]
fn assassin_marks_one_square_of_two() {
    let p = Position::duel("northern").pieces("A:C e3 d4 c5 g9 h8 i7, B:H e5, B:C g7").hand(&["imp-assassin"]);
    let ways = p.ways("imp-assassin", "f6");
    assert_eq!(ways.len(), 2);
    let tallies: Vec<[u8; 3]> = ways
        .iter()
        .map(|way| {
            let mut p = p.clone();
            p.act(way);
            assert_eq!((p.count(B), p.is_at_hub()), (1, true));
            p.tally(B)
        })
        .collect();
    assert!(tallies.contains(&[0, 1, 0]) && tallies.contains(&[1, 0, 0]), "{tallies:?}");
}

/// Time Mage: an action is gained at once, TK-118, and an enemy piece of any rank on the marked square is destroyed; an own one is
/// safe.
#[test]
fn time_mage_gains_an_action() {
    for (marked, left, tally) in
        [("B:L e5", "", [0, 0, 1]), ("B:C e5", "", [1, 0, 0]), ("A:C e5", "A:C", [0; 3]), ("B:C g4", "", [0; 3])]
    {
        let p = summoned("imp-time-mage", "f4", &format!("A:C e4 d5 f5 e6, {marked}"));
        assert!(p.is_at_hub());
        assert_eq!((p.actions_left(), p.at("e5"), p.tally(B)), (2, left.to_owned(), tally), "{marked}");
        assert!(p.told(&Sight::Gained { seat: A, actions: 1 }));
    }
}

/// Summoner: up to two common pieces on empty marked squares, TK-091, TK-112.
#[test]
fn summoner_places_on_marked_squares() {
    let p = summoned("imp-summoner", "e5", "A:C d6 e6 f6, A:H f5, B:C d4");
    assert_eq!(p.targets(), "c3 e3 g3 e4 f4 c5 d5 g5");
    assert!(p.offers("skip"));
    let mut two = p.clone();
    two.act("at c3");
    assert_eq!(two.targets(), "e3 g3 e4 f4 c5 d5 g5");
    two.act("at g5");
    assert!(two.is_at_hub());
    assert_eq!(two.arena(), "A:C c3 g5 d6 e6 f6, A:H e5 f5, B:C d4");
    assert_eq!(two.actions_left(), 1, "placing by an effect is no action");
    let mut one = p.clone();
    one.act("at e4").act("skip");
    assert_eq!(one.arena(), "A:C e4 d6 e6 f6, A:H e5 f5, B:C d4");
    let mut none = p;
    none.act("skip");
    assert_eq!(none.arena(), "A:C d6 e6 f6, A:H e5 f5, B:C d4");
}

/// Summoner: marks beside the arena are nothing, TK-097, and those of one placement count only, TK-079, R-05.
#[test]
fn summoner_uses_one_placement() {
    let p = summoned("imp-summoner", "e1", "A:C d2 e2 f2");
    assert_eq!(p.offered(), ["at c1", "at d1", "at f1", "at g1", "skip"]);
    let p = Position::duel("northern").pieces("A:C d4 e4 f4 d6 e6 f6").hand(&["imp-summoner"]);
    let ways = p.ways("imp-summoner", "e5");
    let targets = |way: &String| {
        let mut p = p.clone();
        p.act(way);
        p.targets()
    };
    let mut targets: Vec<String> = ways.iter().map(targets).collect();
    targets.sort();
    assert_eq!(targets, ["c3 e3 g3 c5 d5 f5 g5", "c5 d5 f5 g5 c7 e7 g7"]);
}

/// Summoner: with one piece in the supply it places one, and with none it places none; nothing is picked up, TK-112.
#[test]
fn summoner_places_what_the_supply_has() {
    let fourteen = "A:C d6 e6 f6 a3 a4 a5 a6 a7 c1 d1 e1 f1, A:H i3 i4";
    let mut p = summoned("imp-summoner", "e5", fourteen);
    assert_eq!(p.supply(A), [1, 3]);
    p.act("at c3");
    assert!(p.is_at_hub());
    assert_eq!((p.count(A), p.supply(A)), (16, [0, 3]));
    let p = summoned("imp-summoner", "e5", &format!("{fourteen} i5"));
    assert!(p.is_at_hub());
    assert_eq!((p.count(A), p.supply(A)), (16, [0, 3]));
}

/// Hypnotist: up to three different common pieces of one colour make a combat move each, TK-107; what they destroy is destroyed by
/// the player, TK-123, also pieces of their own colour, but own pieces are not counted, TK-124.
#[test]
fn hypnotist_moves_three_common_pieces() {
    let mut p = summoned("imp-hypnotist", "e5", "A:C f4 d5 f5 d6, B:C c2 c3 d4 g7 h7, B:H d2, B:L h2");
    assert_eq!(p.movers(), "c2 d2 c3 d4 g7 h7", "not the legendary piece, and no own one");
    assert!(p.offers("skip"));
    assert_eq!(p.refused("step d4 e5"), "TK-107");
    assert_eq!(p.refused("step h2 h3"), "TK-105");
    assert_eq!(p.refused("step f4 g4"), "TK-105");
    p.act("step d4 d5");
    assert_eq!((p.tally(A), p.tally(B)), ([0; 3], [0; 3]));
    assert_eq!(p.movers(), "c2 c3 g7 h7", "only common pieces that have not moved");
    p.act("step c2 c3");
    assert_eq!(p.tally(B), [1, 0, 0]);
    assert_eq!(p.movers(), "g7 h7", "the piece on c3 has moved");
    p.act("step g7 g8");
    assert!(p.is_at_hub(), "no fourth piece");
    assert_eq!(p.arena(), "A:C f4 f5 d6, A:H e5, B:C c3 d5 h7 g8, B:H d2, B:L h2");
}

/// Hypnotist: of the heroic pieces only two move, TK-091; one of them may destroy the Hypnotist, and the effect goes on, TK-093.
#[test]
fn hypnotist_moves_two_heroic_pieces() {
    let mut p = summoned("imp-hypnotist", "e5", "A:C f4 d5 f5 d6, B:C c2, B:H e4 h4 h5 i6");
    p.act("step e4 e5");
    assert_eq!((p.at("e5"), p.tally(A)), ("B:H".to_owned(), [0; 3]));
    assert_eq!(p.movers(), "h4 h5 i6");
    p.act("step h4 h5");
    assert_eq!(p.tally(B), [0, 1, 0]);
    assert!(p.is_at_hub(), "the piece on i6 does not move");
    assert_eq!(p.arena(), "A:C f4 d5 f5 d6, B:C c2, B:H e5 h5 i6");
    let mut p = summoned("imp-hypnotist", "e5", "A:C f4 d5 f5 d6, B:C c2, B:H h4");
    p.act("step h4 i4");
    assert!(p.is_at_hub(), "there is no other heroic piece");
}

/// Hypnotist: the first piece fixes the colour; a piece of one enemy may destroy one of another, TK-123.
#[test]
fn hypnotist_keeps_to_one_colour() {
    let p = summoned_in_melee("imp-hypnotist", "e5", "A:C f4 d5 f5 d6, B:C b4 b7, C:C b5 h7");
    assert_eq!(p.movers(), "b4 b5 b7 h7");
    let mut moved = p.clone();
    moved.act("step b5 b4");
    assert_eq!((moved.tally(B), moved.tally(C)), ([1, 0, 0], [0; 3]));
    assert_eq!(moved.movers(), "h7");
    moved.act("skip");
    assert_eq!(moved.arena(), "A:C f4 d5 f5 d6, A:H e5, B:C b7, C:C b4 h7");
    let mut skipped = p;
    skipped.act("skip");
    assert!(skipped.is_at_hub());
    let p = summoned("imp-hypnotist", "e5", "A:C f4 d5 f5 d6, B:L c3");
    assert!(p.is_at_hub(), "a legendary piece cannot be moved");
}

/// Cannon: it may fire in one of seven directions; all common pieces there are destroyed, own ones too, and higher ones neither
/// suffer nor block, TK-094, TK-095, TK-097.
#[test]
fn cannon_destroys_common_pieces_in_a_direction() {
    let p = summoned("imp-cannon", "e5", "A:C d5 c6 e5 e2, B:C e4 e1 h5 a5, B:H e3, B:L g5");
    assert_eq!(
        p.offered(),
        ["aim n", "aim e", "skip"],
        "not west, where its pattern lies; nothing would be hit elsewhere"
    );
    assert_eq!(p.refused("aim w"), "TK-097");
    let mut north = p.clone();
    north.act("aim n");
    assert!(north.is_at_hub());
    assert_eq!(north.arena(), "A:C d5 c6, A:H e5, B:C a5 h5, B:H e3, B:L g5");
    assert_eq!((north.tally(A), north.tally(B)), ([0; 3], [2, 0, 0]));
    let mut east = p.clone();
    east.act("aim e");
    assert_eq!(east.tally(B), [1, 0, 0]);
    assert_eq!((east.at("g5"), east.at("h5")), ("B:L".to_owned(), String::new()));
    let mut silent = p;
    silent.act("skip");
    assert_eq!(silent.arena(), "A:C e2 d5 c6, A:H e5, B:C e1 e4 a5 h5, B:H e3, B:L g5");
}

/// Cannon: its square must hold an own piece, TK-076; with nothing to hit nothing is asked, TK-242.
#[test]
fn cannon_stands_on_an_own_piece() {
    for pieces in ["A:C d5 c6", "A:C d5 c6, B:C e5"] {
        let p = Position::duel("northern").pieces(pieces).hand(&["imp-cannon"]);
        assert_eq!(p.ways("imp-cannon", "e5"), [""; 0], "{pieces}");
    }
    let p = summoned("imp-cannon", "e5", "A:C d5 c6, A:H e5, B:H e3");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C d5 c6, A:H e5, B:H e3");
}

/// Champion: it may destroy an adjacent enemy piece of any rank; if it was legendary the Champion is destroyed too, and then an
/// action is gained, TK-118.
#[test]
fn champion_falls_with_a_legend() {
    let p = summoned("imp-champion", "e5", "A:C d5 d6 e6 e7 f5, B:L d4, B:C e4, B:H f4, B:C e3");
    assert_eq!(p.offered(), ["at d4", "at e4", "at f4", "skip"]);
    let mut legend = p.clone();
    legend.act("at d4");
    assert_eq!(legend.arena(), "A:C d5 f5 d6 e6 e7, B:C e3 e4, B:H f4");
    assert_eq!((legend.tally(A), legend.tally(B)), ([0; 3], [0, 0, 1]));
    assert_eq!((legend.actions_left(), legend.is_at_hub()), (2, true));
    assert!(legend.told(&Sight::Gained { seat: A, actions: 1 }));
    for (target, tally) in [("at f4", [0, 1, 0]), ("at e4", [1, 0, 0]), ("skip", [0; 3])] {
        let mut p = p.clone();
        p.act(target);
        assert_eq!((p.at("e5"), p.tally(B), p.actions_left()), ("A:H".to_owned(), tally, 1), "{target}");
        assert!(p.is_at_hub());
    }
    let p = summoned("imp-champion", "e5", "A:C d5 d6 e6 e7, B:C e3");
    assert!(p.is_at_hub(), "no enemy is adjacent");
}

/// Infantry Captain: up to two combat moves of other own pieces, TK-107, also both of the same piece.
#[test]
fn infantry_captain_sends_others() {
    let p = summoned("imp-infantry-captain", "e5", "A:C c6 d6 f6 g6, A:L i3, B:C c7, B:H d7");
    assert_eq!(p.movers(), "i3 c6 d6 f6 g6");
    assert_eq!((p.refused("step e5 e4"), p.refused("step d6 d7")), ("TK-105", "TK-107"));
    let mut twice = p.clone();
    twice.act("step c6 c7").act("step c7 b7");
    assert!(twice.is_at_hub());
    assert_eq!(twice.arena(), "A:C d6 f6 g6 b7, A:H e5, A:L i3, B:H d7");
    assert_eq!(twice.tally(B), [1, 0, 0]);
    let mut once = p;
    once.act("step f6 g6").act("skip");
    assert_eq!(once.arena(), "A:C c6 d6 g6, A:H e5, A:L i3, B:C c7, B:H d7", "an own common piece is run over, TK-108");
    assert_eq!((once.tally(A), once.tally(B)), ([0; 3], [0; 3]));
}

/// Infantry Captain: another own heroic piece may run it over, TK-107, TK-108; the second move is still allowed, also with that
/// piece.
#[test]
fn infantry_captain_may_be_run_over() {
    let mut p = summoned("imp-infantry-captain", "e5", "A:C c6 d6 f6 g6, A:H d4");
    p.act("step d4 e5");
    assert_eq!((p.movers(), p.count(A)), ("e5 c6 d6 f6 g6".to_owned(), 5));
    p.act("step e5 e4");
    assert_eq!(p.arena(), "A:C c6 d6 f6 g6, A:H e4");
    assert!(p.is_at_hub());
}

/// Cavalry Captain, R-24: up to three moves of one other own piece, of which one may destroy a piece of its rank; destroying lower
/// ones does not use that up, TK-106, TK-107.
#[test]
fn cavalry_captain_leads_one_charge() {
    let mut p = summoned("imp-cavalry-captain", "e4", "A:C d5 f5 d6 f6, A:H b4, B:C b5, B:H c4 d3 c3, B:L b6");
    assert_eq!(p.refused("step e4 e5"), "TK-105");
    p.act("step b4 b5");
    assert_eq!((p.movers(), p.tally(B)), ("b5".to_owned(), [1, 0, 0]));
    assert_eq!((p.refused("step b5 b6"), p.refused("step d5 c5")), ("TK-107", "TK-105"));
    p.act("step b5 c4");
    assert_eq!(p.tally(B), [1, 1, 0]);
    assert_eq!(p.moves_from("c4"), "b3 b4 d4 b5 c5 d5", "no second heroic piece");
    assert_eq!((p.refused("step c4 d3"), p.refused("step c4 c3")), ("TK-106", "TK-106"));
    p.act("step c4 d5");
    assert!(p.is_at_hub(), "three moves");
    assert_eq!(p.arena(), "A:C f5 d6 f6, A:H e4 d5, B:H c3 d3, B:L b6");
    assert_eq!(p.tally(B), [1, 1, 0]);
}

/// Cavalry Captain, R-24: the combat move stays spent, also if the next move entered an empty square.
#[test]
fn cavalry_captain_does_not_charge_again_after_a_pause() {
    let mut p = summoned("imp-cavalry-captain", "e4", "A:C d5 f5 d6 f6, A:H b4, B:H b5 c7, B:C a7");
    p.act("step b4 b5").act("step b5 b6");
    assert_eq!((p.refused("step b6 c7"), p.offers("step b6 a7")), ("TK-106", true));
}

/// Cavalry Captain, R-24, TK-111: a common piece destroys one common piece at most and otherwise needs empty squares; the combat
/// move may come last, and the moves may end early.
#[test]
fn cavalry_captain_with_a_common_piece() {
    let p = summoned("imp-cavalry-captain", "e4", "A:C d5 f5 d6 f6, B:C h5 h6");
    let mut last = p.clone();
    last.act("step f6 g6").act("step g6 g5").act("step g5 h5");
    assert!(last.is_at_hub());
    assert_eq!(last.arena(), "A:C d5 f5 h5 d6, A:H e4, B:C h6");
    let mut early = p.clone();
    early.act("step f6 g6").act("step g6 h6");
    assert_eq!(early.refused("step h6 h5"), "TK-106");
    early.act("skip");
    assert_eq!((early.tally(B), early.is_at_hub()), ([1, 0, 0], true));
    let mut none = p;
    none.act("skip");
    assert!(none.is_at_hub());
    assert_eq!(none.arena(), "A:C d5 f5 d6 f6, A:H e4, B:C h5 h6");
}

/// Gryphon Rider: a combat leap to any square, TK-109; then it may be downgraded, and if so a common piece must be placed beside
/// it, R-21, TK-112, TK-114.
#[test]
fn gryphon_rider_leaps_and_drops_a_rider() {
    let p = summoned("imp-gryphon-rider", "e4", "A:C d4 c5 e5 f6, B:H a3, B:C a4, B:L g9");
    assert_eq!(p.movers(), "e4");
    assert_eq!(
        p.offered().len(),
        69 - 2 + 1,
        "every square but its own and that of the legendary piece, or not at all"
    );
    assert_eq!((p.refused("leap e4 g9"), p.refused("leap d4 d3")), ("TK-107", "TK-105"));
    let mut leapt = p.clone();
    leapt.act("leap e4 a3");
    assert_eq!((leapt.tally(B), leapt.at("a3")), ([0, 1, 0], "A:H".to_owned()));
    assert_eq!(leapt.offered(), ["at a3", "skip"]);
    let mut pair = leapt.clone();
    pair.act("at a3");
    assert_eq!(pair.at("a3"), "A:C");
    assert_eq!(pair.offered(), ["at b2", "at b3", "at b4"]);
    assert_eq!(pair.refused("skip"), "TK-092");
    pair.act("at b2");
    assert_eq!(pair.arena(), "A:C b2 a3 d4 c5 e5 f6, B:C a4, B:L g9");
    assert!(pair.is_at_hub());
    leapt.act("skip");
    assert!(leapt.is_at_hub());
    assert_eq!(leapt.arena(), "A:C d4 c5 e5 f6, A:H a3, B:C a4, B:L g9");
    let mut stays = p;
    stays.act("skip");
    assert!(stays.is_at_hub(), "without the leap it is not downgraded");
    assert_eq!(stays.at("e4"), "A:H");
}

/// Gryphon Rider: the second half of the pair is left out if no square is empty or no piece is left, TK-093, TK-112; a single empty
/// square is taken without a question.
#[test]
fn gryphon_rider_places_as_far_as_possible() {
    for (around, placed) in [("B:C b2 b3 b4 a4", false), ("B:C b2 b3 b4", true)] {
        let mut p = summoned("imp-gryphon-rider", "e4", &format!("A:C d4 c5 e5 f6, {around}"));
        p.act("leap e4 a3").act("at a3");
        assert!(p.is_at_hub());
        assert_eq!((p.at("a3"), p.count(A), p.at("a4") == "A:C"), ("A:C".to_owned(), 5 + u32::from(placed), placed));
    }
    let mut p = summoned("imp-gryphon-rider", "e4", "A:C d4 c5 e5 f6 c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 i5");
    assert_eq!(p.supply(A), [0, 3]);
    p.act("leap e4 a3").act("at a3");
    assert!(p.is_at_hub());
    assert_eq!((p.at("a3"), p.count(A)), ("A:C".to_owned(), 16));
    assert!(p.told(&Sight::Impossible { card: card("imp-gryphon-rider") }));
}

/// Knight: up to three combat moves, each onto an empty square or a heroic piece of any colour, TK-107, TK-108, never onto a common
/// one.
#[test]
fn knight_fights_heroes_only() {
    let p = summoned("imp-knight", "e4", "A:C d5 e5 f5 d6, A:H c2, B:C d4, B:H d3, B:L f4");
    assert_eq!(p.offered(), ["step e4 d3", "step e4 e3", "step e4 f3", "skip"]);
    assert_eq!((p.refused("step e4 d4"), p.refused("step e4 f4")), ("TK-090", "TK-107"));
    let mut three = p.clone();
    three.act("step e4 d3").act("step d3 c2");
    assert_eq!((three.tally(A), three.tally(B)), ([0; 3], [0, 1, 0]));
    three.act("step c2 c1");
    assert!(three.is_at_hub());
    assert_eq!(three.arena(), "A:C d5 e5 f5 d6, A:H c1, B:C d4, B:L f4");
    let mut one = p.clone();
    one.act("step e4 e3").act("skip");
    assert_eq!((one.at("e3"), one.is_at_hub()), ("A:H".to_owned(), true));
    let mut none = p;
    none.act("skip");
    assert_eq!((none.at("e4"), none.is_at_hub()), ("A:H".to_owned(), true));
}

/// High Priestess: she may make a standard move, TK-106, and then may upgrade a common piece of any colour beside her, TK-094,
/// TK-096, TK-115.
#[test]
fn high_priestess_moves_and_blesses() {
    let p = summoned("imp-high-priestess", "e4", "A:C e4 d6 f6, B:C e3, B:H d3");
    assert_eq!(p.movers(), "e4");
    assert_eq!(p.moves_from("e4"), "e3 f3 d4 f4 d5 e5 f5");
    assert_eq!(p.refused("step e4 d3"), "TK-106");
    let mut moved = p.clone();
    moved.act("step e4 e5");
    assert_eq!(moved.offered(), ["at d6", "at f6", "skip"], "beside the square where she is now");
    moved.act("at f6");
    assert_eq!(moved.arena(), "A:C d6, A:H e5 f6, B:C e3, B:H d3");
    let mut stayed = p.clone();
    stayed.act("skip");
    assert_eq!(stayed.offered(), ["at e3", "skip"]);
    let mut neither = stayed.clone();
    stayed.act("at e3");
    assert_eq!(stayed.arena(), "A:C d6 f6, A:H e4, B:H d3 e3");
    assert_eq!((stayed.tally(B), stayed.is_at_hub()), ([0; 3], true));
    neither.act("skip");
    assert_eq!(neither.arena(), "A:C d6 f6, A:H e4, B:C e3, B:H d3");
    let mut killed = p;
    killed.act("step e4 e3");
    assert_eq!((killed.tally(B), killed.is_at_hub()), ([1, 0, 0], true), "no common piece is beside her now");
}

/// Master of Intrigue: up to three moves: standard ones of himself, combat ones of the common and heroic pieces of his pattern,
/// which are followed as they move, TK-082, TK-106, TK-107.
#[test]
fn master_of_intrigue_moves_his_helpers() {
    let p = summoned("imp-master-of-intrigue", "e5", "A:C d4 d6 a4, A:H f4, A:L f6, B:C c3 b2, B:H e4, B:C e6");
    assert_eq!(p.movers(), "d4 f4 e5 d6", "not the legendary one, nor one outside the pattern");
    assert_eq!((p.refused("step e5 e4"), p.refused("step d4 e4")), ("TK-106", "TK-107"));
    assert_eq!((p.refused("step f6 g6"), p.refused("step a4 a3")), ("TK-105", "TK-105"));
    let mut p1 = p.clone();
    p1.act("step d4 c3").act("step c3 b2").act("step f4 e4");
    assert!(p1.is_at_hub(), "three moves");
    assert_eq!(p1.arena(), "A:C b2 a4 d6, A:H e4 e5, A:L f6, B:C e6");
    assert_eq!(p1.tally(B), [2, 1, 0]);
    let mut p2 = p.clone();
    p2.act("step e5 e6").act("skip");
    assert_eq!((p2.at("e6"), p2.tally(B), p2.is_at_hub()), ("A:H".to_owned(), [1, 0, 0], true));
    let mut p3 = p;
    p3.act("step f4 e5");
    assert_eq!(p3.movers(), "d4 e5 d6", "the Master is gone; his helper stands in his place");
    assert_eq!(p3.offered().iter().filter(|step| *step == "step e5 e4").count(), 1, "as a combat move");
    p3.act("step e5 d6");
    assert_eq!(p3.movers(), "d4 d6", "a destroyed helper is out");
    p3.act("skip");
    assert_eq!(p3.arena(), "A:C a4 d4, A:H d6, A:L f6, B:C b2 c3 e6, B:H e4");
}

/// Master of Intrigue: an enemy piece with which he was improvised is one of his helpers, TK-082, TK-184, TK-185; what it destroys
/// is counted, TK-123.
#[test]
fn master_of_intrigue_moves_an_improvised_enemy() {
    let mut p = summoned_in_melee("imp-master-of-intrigue", "e5", "A:C d4 f4 d6, B:C f6 a4, C:C g7");
    assert!(p.told(&Sight::Improvised { seat: A, side: B }));
    assert_eq!(p.movers(), "d4 f4 e5 d6 f6");
    p.act("step f6 g7");
    assert_eq!((p.tally(B), p.tally(C)), ([0; 3], [1, 0, 0]));
    p.act("step g7 h7").act("skip");
    assert_eq!(p.arena(), "A:C d4 f4 d6, A:H e5, B:C a4 h7");
}

/// Gun Tower: it may fire in one of two directions and destroys the first two pieces there, whoever owns them, TK-094, TK-097; a
/// legendary piece survives and ends the shot.
#[test]
fn gun_tower_destroys_two_pieces() {
    let p = summoned("imp-gun-tower", "e4", "A:C e5 f5 e6 f6, A:H h4, B:C g4 i4 b4 e3, B:H d4, B:L c4");
    assert_eq!(p.offered(), ["aim e", "aim w", "skip"]);
    let mut east = p.clone();
    east.act("aim e");
    assert!(east.is_at_hub());
    assert_eq!(east.arena(), "A:C e5 f5 e6 f6, A:H e4, B:C e3 b4 i4, B:H d4, B:L c4");
    assert_eq!((east.tally(A), east.tally(B)), ([0; 3], [1, 0, 0]));
    let mut west = p.clone();
    west.act("aim w");
    assert_eq!(west.arena(), "A:C e5 f5 e6 f6, A:H e4 h4, B:C e3 b4 g4 i4, B:L c4");
    assert_eq!(west.tally(B), [0, 1, 0]);
    let mut silent = p;
    silent.act("skip");
    assert_eq!(silent.tally(B), [0; 3]);
    assert_eq!((silent.at("g4"), silent.at("d4"), silent.is_at_hub()), ("B:C".to_owned(), "B:H".to_owned(), true));
}

/// Gun Tower: its directions turn with its pattern, TK-072, TK-097; with one piece it destroys one, and behind a legendary piece
/// nothing can be hit, TK-242.
#[test]
fn gun_tower_turns_with_its_pattern() {
    let mut p = summoned("imp-gun-tower", "d5", "A:C e5 f5 e6 f6, B:C d2 c5, B:L d6, B:C d8");
    assert_eq!(p.offered(), ["aim n", "skip"]);
    p.act("aim n");
    assert_eq!(p.arena(), "A:C e5 f5 e6 f6, A:H d5, B:C c5 d8, B:L d6");
    let p = summoned("imp-gun-tower", "d5", "A:C e5 f5 e6 f6, B:C c5");
    assert!(p.is_at_hub());
}

/// TK-081, TK-116, TK-123: a being destroys what stands on its square; an enemy piece is counted, and what it destroys and moves is
/// told to everybody.
#[test]
fn summoning_onto_a_piece_destroys_it() {
    let p = summoned("imp-swordmaster", "e5", "A:C e4 e6, B:C e5");
    assert_eq!((p.arena(), p.tally(B)), ("A:C e4 e5 e6".to_owned(), [1, 0, 0]));
    assert_eq!(
        (p.supply(A), p.supply(B)),
        ([13, 3], [15, 3]),
        "TK-012: it lies beside the board until the end of the turn"
    );
    let destroyed = SeenPiece { of: B, rank: Rank::Common };
    assert!(p.told(&Sight::Destroyed { square: square("e5"), piece: destroyed }));
    let p = summoned("imp-swordmaster", "e5", "A:C e4 e5 e6");
    assert_eq!((p.arena(), p.tally(A)), ("A:C e4 e5 e6".to_owned(), [0; 3]));
    let p = Position::duel("northern").pieces("A:C e4 e6, A:H e5").hand(&["imp-swordmaster"]);
    assert_eq!(p.refused("summon imp-swordmaster e5 1"), "TK-077");
}

/// TK-012, TK-116: in High Form a destroyed enemy piece is back in its supply at once.
#[test]
fn in_high_form_destroyed_pieces_are_back_at_once() {
    let mut p = Position::high("northern").pieces("A:C e3 d4 c5, B:L e5 a4").hand(&["imp-assassin"]);
    assert_eq!(p.supply(B), [17, 1]);
    p.summon("imp-assassin", "f6");
    assert_eq!((p.supply(B), p.tally(B)), ([17, 2], [0, 0, 1]));
}

/// TK-052, TK-118: a gained action is an ordinary one that has to be used.
#[test]
fn a_gained_action_has_to_be_used() {
    let mut p = Position::duel("northern").pieces("A:C e4 d5 f5 e6").hand(&["imp-time-mage"]).actions(1);
    p.summon("imp-time-mage", "f4");
    assert_eq!((p.actions_left(), p.refused("end")), (1, "TK-049"));
    p.act("place a4");
    assert_eq!(p.offered(), ["end"]);
}
