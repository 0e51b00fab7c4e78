//! What effects leave alone: pieces of the wrong side or rank, and squares just out of reach; and what they do reach although one
//! might think otherwise.

use super::position::{B, Position, square};

/// A Duel of this school, right after a being was summoned on e5.
fn summoned(school: &str, id: &str, pieces: &str) -> Position {
    Position::duel(school).played().summoned(id, pieces)
}

/// TK-094: "another piece of yours" may be legendary: Cavalry Captain, War Drummer, Naiad and Centaur Chieftain move it as well.
#[test]
fn legendary_pieces_move_too() {
    let p = summoned("northern", "imp-cavalry-captain", "A:C d6 f6 d7 f7, A:L a4");
    assert_eq!(p.movers(), "a4 d6 f6 d7 f7");
    let p = summoned("highland", "hig-war-drummer", "A:C e5 f5 e6 f6, A:L a4");
    assert_eq!(p.then(&["choose 1"]).movers(), "a4 f5 e6 f6");
    assert_eq!(p.then(&["choose 2"]).movers(), "a4 f5 e6 f6");
    let p = summoned("sylvan", "syl-naiad", "A:C c6 d6 e6, A:L d4");
    assert_eq!(p.movers(), "d4 d6 e6");
    let p = summoned("sylvan", "syl-centaur-chieftain", "A:C c4 d5 e6 f7, A:L h6");
    assert_eq!(p.then(&["step e5 e4"]).movers(), "c4 d5 e6 h6 f7");
}

/// TK-096: what a being does with itself it does not do with other pieces: Werewolf, Centaur Chieftain, Gryphon Rider, Everfrost
/// Sentinel.
#[test]
fn only_the_being_itself() {
    let p = summoned("highland", "hig-werewolf", "A:C c4 b5 c6");
    assert_eq!(p.movers(), "e5");
    let p = summoned("sylvan", "syl-centaur-chieftain", "A:C c4 d5 e6 f7, B:H e4");
    assert_eq!(p.movers(), "e5");
    assert!(p.offers("step e5 e4"), "a combat move");
    let p = summoned("northern", "imp-gryphon-rider", "A:C d5 c6 e6 f7, A:H a4");
    assert_eq!(p.then(&["leap e5 e1"]).menu(), "at e1, skip");
    let p = summoned("everfrost", "eve-everfrost-sentinel", "A:C e6 e7 f7 f8, A:H a4, B:C e5");
    assert_eq!(p.menu(), "at e5, skip");
}

/// Tree Shepherd: a legendary piece that was chosen moves, no other one.
#[test]
fn tree_shepherd_moves_the_legendary_piece_it_chose() {
    let p = summoned("sylvan", "syl-tree-shepherd", "A:C d5 f5 e6 f6, A:L b7");
    assert_eq!(p.then(&["at b7"]).movers(), "b7");
}

/// Centaur Spearman: also a heroic piece dies on his line.
#[test]
fn centaur_spearman_spears_a_heroic_piece() {
    let p = summoned("sylvan", "syl-centaur-spearman", "A:C e6 f6 g6 g7, B:H e2");
    assert_eq!(p.then(&["step e5 e4"]).tally(B), [0, 1, 0]);
}

/// Fire Elemental: own pieces beside it survive both alternatives.
#[test]
fn fire_elemental_spares_own_pieces() {
    let own = "A:C f6 e7 g7, A:H d6 c7, A:L e5";
    let p = summoned("northern", "leg-fire-elemental", "A:H d6 c7, A:C f6 e7 g7, B:C d4");
    assert_eq!((p.then(&["choose 1"]).arena().as_str(), p.then(&["choose 2"]).arena().as_str()), (own, own));
}

/// Angel of Death: she leaps herself, although another legendary piece could.
#[test]
fn angel_of_death_leaps_herself() {
    let p = summoned("northern", "leg-angel-of-death", "A:C d4 f4 c5 g5 e6, A:H e5, A:L i5, B:C a3").then(&["at a3"]);
    assert_eq!((p.at("a3"), p.at("e5"), p.at("i5")), ("A:L".to_owned(), String::new(), "A:L".to_owned()));
}

/// Glacier Giant: only a legendary piece on the very next square is destroyed, neither a heroic one nor one farther away.
#[test]
fn glacier_giant_destroys_nothing_else() {
    for ahead in ["B:H c7", "B:L b8"] {
        let p = summoned("everfrost", "eve-glacier-giant", &format!("A:C e6 d7 e7 f7, {ahead}"));
        assert!(p.then(&["step e5 d6", "skip"]).is_at_hub(), "{ahead}");
    }
}

/// Ice Queen, TK-211: by both effects a heroic piece of one's own moves, neither a legendary one nor an enemy's.
#[test]
fn ice_queen_moves_own_heroic_pieces() {
    let pieces = "A:C e6 d7 f7, A:H a4, A:L a6, B:H i5";
    assert_eq!(summoned("everfrost", "eve-ice-queen", &format!("{pieces}, A:C e5")).movers(), "a4");
    let p = Position::duel("everfrost").stored("eve-ice-queen").pieces(pieces).then(&["thaw"]);
    assert_eq!(p.movers(), "a4");
}

/// TK-117: Sylvan Queen and Sylvan Princess do not convert what is their own already.
#[test]
fn own_pieces_are_not_converted() {
    let p = summoned("sylvan", "syl-sylvan-queen", "A:C e6 g6 f7 f8 d4, B:C f4");
    assert_eq!(p.menu(), "at f4, skip");
    let p = summoned("sylvan", "syl-sylvan-princess", "A:C e6 f7 e8 d4, B:C f4");
    assert_eq!(p.menu(), "at f4, skip");
}

/// Flame Imp, TK-094: beside the Gateway it may destroy even itself.
#[test]
fn flame_imp_may_destroy_itself() {
    let mut p = Position::duel("nethervoid").pieces("A:C c5 d6, A:H f4, B:C g3");
    p.state.gateway = Some(square("f4"));
    assert_eq!(p.summoned("net-flame-imp", "B:H e3").menu(), "at g3, at e5, skip");
}

/// Hell Hound: adjacent is also across a corner (TK-004).
#[test]
fn hell_hound_bites_across_a_corner() {
    let p = summoned("nethervoid", "net-hell-hound", "A:C c5 d5 b6 e6, B:C f4 g3");
    assert_eq!(p.menu(), "at f4, at d5, at e6, skip");
}

/// Acolyte of Destruction: beside the destroyed piece a heroic one may die, no second common one.
#[test]
fn acolyte_of_destruction_spares_a_second_common_piece() {
    let mut p = Position::duel("nethervoid").pieces("A:H d2, B:C g3 h3, B:H g4");
    p.state.gateway = Some(square("d2"));
    let p = p.summoned("net-acolyte-of-destruction", "A:C d6 f6 e8").then(&["at g3"]);
    assert_eq!(p.menu(), "at g4, skip");
}

/// Vortexmaster: beside the Gateway the Vortexmaster itself may move, and a legendary piece.
#[test]
fn vortexmaster_may_be_the_neighbour() {
    let mut p = Position::duel("nethervoid").pieces("A:C e4 d5 f5 e6, A:H d8, A:L c8").hand(&["net-vortexmaster"]);
    p.state.gateway = Some(square("d8"));
    p.summon("net-vortexmaster", "e7").act("skip");
    assert_eq!(p.movers(), "e7 c8");
}

/// Hell Rider: apart from the Gateway it makes its three moves itself.
#[test]
fn hell_rider_rides_alone() {
    let mut p = Position::duel("nethervoid").pieces("A:H c1");
    p.state.gateway = Some(square("c1"));
    assert_eq!(p.summoned("net-hell-rider", "A:C e5 f5 g5 e6").movers(), "e5");
}

/// Demon of Greed: a legendary piece is not heroic, and so it is not destroyed.
#[test]
fn demon_of_greed_spares_a_legendary_piece() {
    let mut p = Position::duel("nethervoid").pieces("A:H c3, A:L a4");
    p.state.gateway = Some(square("c3"));
    let p = p.summoned("net-demon-of-greed", "A:C d4 e4 d6 f6").then(&["at d4"]);
    assert_eq!((p.arena().as_str(), p.is_at_hub()), ("A:C e4 d6 f6, A:H c3, A:L a4", true));
}

/// Demon of Envy, TK-094: legendary pieces count among the pieces of both sides.
#[test]
fn demon_of_envy_counts_legendary_pieces() {
    let p = summoned("nethervoid", "net-demon-of-envy", "A:C d4 e5 f5, A:L a3, B:C a5 a6 a7, B:L i5 i6");
    assert!(p.then(&["at e4"]).is_at_hub(), "five against five");
    let p = summoned("nethervoid", "net-demon-of-envy", "A:C d4 e5 f5, B:C a5 a6, B:L i5 i6 i7");
    let p = p.then(&["at e4"]);
    assert!(!p.is_at_hub(), "four against five");
    assert!(p.then(&["at e6"]).is_at_hub());
}

/// Time Traveler and Iris of Eternity reach adjacent squares only, and the Iris legendary pieces only.
#[test]
fn time_traveler_and_iris_reach_their_neighbours() {
    let mut p = Position::duel("etherweave").pieces("A:C a4 b5 c6, B:C e3 e2").hand(&["eth-time-traveler"]);
    p.summon("eth-time-traveler", "e4");
    assert_eq!(p.menu(), "at e3, skip");
    let p = summoned("etherweave", "eth-iris-of-eternity", "A:C d6 f6 d7 f7 e8, B:L e4 e3, B:H d4");
    assert_eq!(p.then(&["choose 1"]).at("e4"), "", "the only one it can reach");
}

/// Eternal Emperor, TK-106, TK-107: any own piece moves, the Emperor and a legendary one too, but no enemy; only common ones make a
/// combat move. The same when it is warped.
#[test]
fn eternal_emperor_moves_own_pieces() {
    let pieces = "A:C d4 d5 d6 e6, A:L a4, A:H h7, B:C c4, B:H h6";
    let of_being = summoned("etherweave", "eth-eternal-emperor", pieces).then(&["choose 2"]);
    assert_eq!(of_being.movers(), "a4 d4 d5 e5 d6 e6 h7");
    let warped = Position::duel("etherweave").played().pieces(pieces).hand(&["eth-eternal-emperor"]);
    let warped = warped.then(&["warp eth-eternal-emperor", "choose 2"]);
    assert_eq!(warped.movers(), "a4 d4 d5 d6 e6 h7");
    for p in [of_being, warped] {
        assert!(p.offers("step d4 c4") && !p.offers("step h7 h6"));
    }
}

/// Polarity Queen, TK-326: the second move is judged by the board after the first: d4 could not follow a heroic piece onto c4, so
/// only the other order is possible.
#[test]
fn polarity_queen_looks_at_the_board_after_the_first_move() {
    let mut p = Position::duel("etherweave");
    p.state.stock = [[16, 20]; 4];
    let walls = "B:L a3 b3 c3 d3 e3 a4 e4 a5 b5 c5 d5";
    let p = p.summoned("eth-polarity-queen", &format!("A:L d6 f6 e7 e8, A:H b4, A:C d4, {walls}"));
    assert_eq!((p.at("c4"), p.at("b4"), p.at("d4")), ("A:H".to_owned(), String::new(), String::new()));
    assert!(p.is_at_hub());
}

/// Ziggurat Sentinel: three moves at most, also where there is room for more; the pile is offered on public grounds (TK-244).
#[test]
fn ziggurat_sentinel_stops_after_three_moves() {
    let p = Position::duel("etherweave").pieces("A:C g4 f5 g5 e6 f6").hand(&["eth-ziggurat-sentinel"]);
    let mut p = p.pile(&["eth-singularity"]);
    p.summon("eth-ziggurat-sentinel", "g3");
    assert_eq!(p.menu(), "choose 1, choose 2, skip", "though the pile has no warp effect");
    p.acts(&["choose 2", "step g3 f4", "step f4 e5", "step e5 d6"]);
    assert!(p.is_at_hub());
}

/// Forest Wardens, R-32: on both sides legendary pieces count as upgraded.
#[test]
fn forest_wardens_count_legendary_pieces() {
    let p = summoned("sylvan", "syl-forest-wardens", "A:C c5 f5, A:L h8, B:H g9");
    assert_eq!((p.at("g9"), p.tally(B)), ("B:H".to_owned(), [0; 3]), "one against one");
    let p = summoned("sylvan", "syl-forest-wardens", "A:C c5 f5, A:H h8, B:L i5, B:H g9");
    assert_eq!((p.at("g9"), p.tally(B)), (String::new(), [0, 1, 0]), "two against one");
}

/// TK-072, TK-097: the shown directions are mirrored with the pattern: War Sled and Ziggurat Sentinel.
#[test]
fn directions_are_mirrored_with_the_pattern() {
    let p = summoned("everfrost", "eve-war-sled", "A:C c5 c6 d6 e6");
    assert_eq!(p.moves_from("e5"), "f4 f5 f6", "as printed");
    let p = summoned("everfrost", "eve-war-sled", "A:C g5 g6 f6 e6");
    assert_eq!(p.moves_from("e5"), "d4 d5 d6", "in the mirror");
    let p = summoned("etherweave", "eth-ziggurat-sentinel", "A:C e6 f7 e7 g8 f8").then(&["choose 2"]);
    assert_eq!(p.moves_from("e5"), "f6");
}
