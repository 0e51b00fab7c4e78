//! TK-070 to TK-087 and TK-184 to TK-187: where a being can be summoned, what it replaces, and what it costs.

use kernel::{Seat, Viewer};

use super::position::{A, B, C, Position, card, square};
use crate::board::Side;
use crate::event::Sight;

/// The improvise marks that A still has.
fn marks(p: &Position) -> Vec<Side> {
    p.view(Viewer::SPECTATOR).sides[0].improvises.clone()
}

fn side(seat: Seat) -> Side {
    Side::new(seat.index() as u8)
}

/// What is offered after a summoning, the first way.
fn lifts(p: &Position) -> Vec<String> {
    p.offered().iter().filter_map(|action| action.strip_prefix("lift ")).map(str::to_owned).collect()
}

/// In the next summoning of this position an enemy piece counts (TK-078).
fn with_allowance(mut p: Position) -> Position {
    p.state.turn.enemy_counts = true;
    p
}

/// TK-070, TK-086: a summoning costs an action; the card goes from the hand to the pile of its kind, for all to see.
#[test]
fn a_summoning_costs_an_action_and_the_card() {
    let mut p = Position::high("northern").pieces("A:C d5 e5 f5 d6").hand(&["imp-knight", "imp-bomb"]);
    assert_eq!(p.refused("summon imp-herald e4 1"), "TK-070", "only cards of the hand");
    p.summon("imp-knight", "e4").act("skip");
    assert_eq!((p.at("e4"), p.actions_left()), ("A:H".to_owned(), 1));
    assert_eq!((p.held_by(A), p.pile_of(A)), (vec!["imp-bomb".to_owned()], vec!["imp-knight".to_owned()]));
    assert!(p.told(&Sight::Summoned { seat: A, card: card("imp-knight"), square: square("e4"), way: 1 }));
    assert_eq!(p.view(Viewer::SPECTATOR).players[0].discard.shown, [card("imp-knight")]);
    let mut p = Position::high("northern").pieces("A:H d4 f4 e5, A:C d6 f6").hand(&["leg-time-elemental"]);
    p.summon("leg-time-elemental", "e3");
    assert_eq!((p.at("e3").as_str(), p.pile_of(A).len()), ("A:L", 0));
    let discards = p.view(Viewer::SPECTATOR).legends.discard;
    assert_eq!((discards.size, discards.known[0].card), (1, card("leg-time-elemental")));
}

/// TK-071, TK-072: a pattern may be turned and mirrored, but all its squares must be on the arena.
#[test]
fn a_pattern_may_be_turned_but_stays_on_the_arena() {
    // The Messenger x../.c./..c in each of its four diagonals.
    for (pieces, x) in [("A:C d4 c3", "e5"), ("A:C f4 g3", "e5"), ("A:C d6 c7", "e5"), ("A:C f6 g7", "e5")] {
        let p = Position::high("northern").pieces(pieces).hand(&["imp-messenger"]);
        assert_eq!(p.ways("imp-messenger", x).len(), 1, "{pieces}");
    }
    let p = Position::high("northern").pieces("A:C b2 c3").hand(&["imp-messenger"]);
    assert_eq!(squares_of(&p, "imp-messenger"), ["d4"], "a1 is no square");
    // The Knight .x./ccc/c.. and its mirror image .x./ccc/..c
    for corner in ["d6", "f6"] {
        let p = Position::high("northern").pieces(&format!("A:C d5 e5 f5 {corner}")).hand(&["imp-knight"]);
        assert_eq!(p.ways("imp-knight", "e4").len(), 1, "{corner}");
    }
}

/// TK-073, TK-074: a higher rank matches, a lower one and an enemy piece do not; what stands elsewhere does not matter.
#[test]
fn ranks_match_upwards_and_other_squares_do_not_matter() {
    let legend = |pieces: &str| {
        let p = Position::high("northern").pieces(pieces).hand(&["leg-time-elemental", "imp-swordmaster"]);
        p.ways("leg-time-elemental", "e3").len()
    };
    assert_eq!(legend("A:H d4 f4 e5, A:C d6 f6"), 1);
    assert_eq!(legend("A:L d4 f4, A:H e5 d6 f6"), 1);
    assert_eq!(legend("A:H d4 f4, A:C e5 d6 f6"), 0, "common where a heroic one is needed");
    assert_eq!(legend("A:H d4 f4 e5, A:C d6, B:C f6"), 0, "an enemy piece");
    assert_eq!(legend("A:H d4 f4 e5, A:C d6 f6 e6, B:L e4, B:H d3 f3 d5 f5"), 1);
}

/// TK-075, TK-081: the being destroys what stands on its square if that has the same or a lower rank, whoever owns it; only enemy
/// pieces are tallied.
#[test]
fn an_occupant_of_no_higher_rank_is_destroyed() {
    for (occupant, tally, own) in
        [("B:C e4", [1, 0, 0], 5), ("B:H e4", [0, 1, 0], 5), ("A:C e4", [0, 0, 0], 5), ("A:H e4", [0, 0, 0], 5)]
    {
        let mut p = Position::duel("northern").pieces(&format!("A:C d5 e5 f5 d6, {occupant}")).hand(&["imp-knight"]);
        let before = p.supply(B);
        p.summon("imp-knight", "e4").act("skip");
        assert_eq!((p.at("e4"), p.tally(B), p.count(A)), ("A:H".to_owned(), tally, own), "{occupant}");
        assert_eq!(p.supply(B), before, "{occupant}: it lies beside the board");
        assert_eq!(p.supply(A), [11, 3], "{occupant}");
    }
}

/// TK-077: a piece of higher rank, one's own too, forbids the summoning.
#[test]
fn a_piece_of_higher_rank_forbids_the_summoning() {
    for occupant in ["A:L e4", "B:L e4"] {
        let p = Position::high("northern").pieces(&format!("A:C d5 e5 f5 d6, {occupant}")).hand(&["imp-knight"]);
        assert!(p.ways("imp-knight", "e4").is_empty());
        assert_eq!(p.refused("summon imp-knight e4 1"), "TK-077", "{occupant}");
    }
    for occupant in ["A:H e4", "B:H e4", "A:L e4"] {
        let p = Position::high("northern").pieces(&format!("A:C e3 e5, {occupant}")).hand(&["imp-swordmaster"]);
        assert!(p.ways("imp-swordmaster", "e4").is_empty(), "{occupant}");
    }
}

/// TK-076: a summoning square that must be occupied takes an own piece of at least that rank, and no higher one than the being.
#[test]
fn some_beings_need_an_own_piece_on_their_square() {
    let cannon = |occupant: &str| {
        let p = Position::high("northern").pieces(&format!("A:C d4 c5{occupant}")).hand(&["imp-cannon"]);
        p.ways("imp-cannon", "e4").len()
    };
    assert_eq!([", A:C e4", ", A:H e4"].map(cannon), [1, 1]);
    assert_eq!(["", ", B:C e4", ", A:L e4"].map(cannon), [0, 0, 0]);
    let angel = |occupant: &str| {
        let p =
            Position::high("northern").pieces(&format!("A:C d4 f4 c5 g5 e6{occupant}")).hand(&["leg-angel-of-death"]);
        p.ways("leg-angel-of-death", "e5").len()
    };
    assert_eq!([", A:H e5", ", A:L e5"].map(angel), [1, 1]);
    assert_eq!(["", ", A:C e5", ", B:H e5"].map(angel), [0, 0, 0]);
}

/// TK-079, R-05: if it matters which way the pattern lies, each way is offered and the effect goes by the chosen one.
#[test]
fn ways_that_matter_are_offered_one_by_one() {
    let p = Position::high("highland").pieces("A:C c4 d4 f4 g4").hand(&["hig-clan-guardian"]);
    let ways = p.ways("hig-clan-guardian", "e4");
    let mut targets: Vec<Vec<String>> = ways
        .iter()
        .map(|way| {
            let mut p = p.clone();
            p.act(way);
            p.offered()
        })
        .collect();
    targets.sort();
    assert_eq!(targets, [vec!["at c4", "at d4", "at f4", "skip"], vec!["at d4", "at f4", "at g4", "skip"]]);
}

/// TK-079: ways that come to the same are offered once.
#[test]
fn ways_that_come_to_the_same_are_offered_once() {
    let p = Position::high("northern").pieces("A:C e3 e5 d4 f4").hand(&["imp-swordmaster"]);
    let ways = p.ways("imp-swordmaster", "e4");
    assert_eq!(ways, ["summon imp-swordmaster e4 1"]);
    assert_eq!(p.refused("summon imp-swordmaster e4 2"), "TK-079");
    assert_eq!(p.refused("summon imp-swordmaster e4 3"), "TK-073", "there are only two");
}

/// TK-083 a, R-06: with an empty supply the own piece on the square becomes the being and is not destroyed, so the Reindeer is upgraded.
#[test]
fn a_piece_on_the_square_becomes_the_being() {
    let summoned = |left| {
        let mut p =
            Position::duel("everfrost").pieces("A:C d4 e4 f5 e3").crowded(A, left).hand(&["eve-royal-reindeer"]);
        let before = p.count(A);
        p.summon("eve-royal-reindeer", "e3");
        assert!(lifts(&p).is_empty());
        p.act("skip");
        assert_eq!(p.count(A), before);
        let own =
            Sight::Destroyed { square: square("e3"), piece: crate::SeenPiece { of: A, rank: crate::Rank::Common } };
        (p.at("e3"), p.told(&own), p.supply(A)[0])
    };
    assert_eq!(summoned(0), ("A:H".to_owned(), false, 0));
    assert_eq!(summoned(1), ("A:C".to_owned(), true, 1), "TK-084: without shortage it is destroyed");
}

/// TK-083 a: a common piece on the square turns heroic for a heroic being; it counts as a piece of the needed kind.
#[test]
fn a_common_piece_becomes_a_heroic_being() {
    let mut p = Position::duel("northern").pieces("A:C d3 e3 f3 d4 e2").crowded(A, 0).hand(&["imp-knight"]);
    p.summon("imp-knight", "e2");
    assert_eq!((p.at("e2").as_str(), p.supply(A)[0], p.count(A)), ("A:H", 0, 16));
    assert!(lifts(&p).is_empty());
}

/// TK-083: the rank on the square comes first (TK-077): an own heroic piece forbids a common being also in a shortage.
#[test]
fn shortage_does_not_override_the_rank() {
    let p = Position::duel("northern").pieces("A:C e2 e4, A:H e3").crowded(A, 0).hand(&["imp-swordmaster"]);
    assert!(p.ways("imp-swordmaster", "e3").is_empty());
    assert_eq!(p.refused("summon imp-swordmaster e3 1"), "TK-077");
}

/// TK-083 b, D-13, TK-063: with an empty supply and no own piece on the square, a small piece that the pattern does not need is picked
/// up; nothing is tallied for it.
#[test]
fn another_piece_is_picked_up() {
    for occupant in ["", ", B:C e2"] {
        let p = Position::duel("northern").pieces(&format!("A:C d3 e3 f3 d4, A:H i3, A:L a3{occupant}"));
        let mut p = p.crowded(A, 0).hand(&["imp-knight"]);
        let own: Vec<String> = p.state.board.of(side(A)).map(|square| square.to_string()).collect();
        let needed = ["d3", "e3", "f3", "d4", "a3"];
        p.summon("imp-knight", "e2");
        let spare: Vec<String> = own.into_iter().filter(|square| !needed.contains(&square.as_str())).collect();
        assert_eq!((spare.len(), lifts(&p)), (12, spare), "every small piece but the needed ones");
        assert_eq!((p.refused("lift d3"), p.refused("lift a3"), p.refused("end")), ("TK-083", "TK-083", "TK-054"));
        let tally = if occupant.is_empty() { [0, 0, 0] } else { [1, 0, 0] };
        p.act("lift i3");
        assert_eq!((p.at("i3"), p.at("e2"), p.supply(A)), (String::new(), "A:H".to_owned(), [0, 2]));
        assert_eq!((p.tally(A), p.tally(B)), ([0, 0, 0], tally));
    }
}

/// TK-083 b: the kinds do not mix: an own common piece on the square does not help a legend; it is destroyed, and a legendary piece
/// picked up.
#[test]
fn a_legend_needs_a_legendary_piece() {
    let mut p =
        Position::high("northern").pieces("A:H d4 f4 e5, A:C d6 f6 e3, A:L a3 i3 a7").hand(&["leg-time-elemental"]);
    p.summon("leg-time-elemental", "e3");
    assert_eq!(lifts(&p), ["a3", "i3", "a7"]);
    p.act("lift a7");
    assert_eq!((p.at("e3").as_str(), p.at("a7").as_str(), p.count(A)), ("A:L", "", 8));
}

/// TK-083 a: for a legend a legendary piece on the square becomes the being.
#[test]
fn a_legendary_piece_becomes_the_legend() {
    let mut p =
        Position::high("northern").pieces("A:H d4 f4 e5, A:C d6 f6, A:L e3 i3 a7").hand(&["leg-time-elemental"]);
    p.summon("leg-time-elemental", "e3");
    assert_eq!(
        (p.at("e3").as_str(), p.at("i3").as_str(), p.at("a7").as_str(), p.supply(A)[1]),
        ("A:L", "A:L", "A:L", 0)
    );
}

/// TK-083 c: if every small piece is needed, the being cannot be summoned; with a piece to spare, or on the square, it can.
#[test]
fn without_a_piece_to_spare_nothing_is_summoned() {
    let with = |pieces: &str, stock: u8| {
        let mut p = Position::duel("northern").pieces(pieces).hand(&["imp-swordmaster"]);
        p.state.stock[0][0] = stock;
        p
    };
    let none = with("A:C e3 e5", 2);
    assert_eq!((none.summonings("imp-swordmaster").len(), none.refused("summon imp-swordmaster e4 1")), (0, "TK-083"));
    assert_eq!(with("A:C e3 e5", 3).ways("imp-swordmaster", "e4").len(), 1, "one is left in the supply");
    let mut spare = with("A:C e3 e5 a5", 3);
    spare.summon("imp-swordmaster", "e4");
    assert_eq!((spare.at("a5").as_str(), spare.at("e4").as_str()), ("", "A:C"), "picked up without a question");
    let mut reused = with("A:C e3 e4 e5", 3);
    reused.summon("imp-swordmaster", "e4");
    assert_eq!(reused.count(A), 3);
    assert!(with("A:C e3 e5, A:L a5", 2).summonings("imp-swordmaster").is_empty(), "a legendary piece is no help");
}

/// TK-079, TK-083: in a shortage ways that need other pieces are offered, since other pieces can be picked up.
#[test]
fn in_a_shortage_the_needed_pieces_matter() {
    let p = Position::duel("northern").pieces("A:C e2 e4 d3 f3").crowded(A, 0).hand(&["imp-swordmaster"]);
    let ways = p.ways("imp-swordmaster", "e3");
    assert_eq!(ways.len(), 2);
    let mut spared: Vec<Vec<String>> = ways
        .iter()
        .map(|way| {
            let mut p = p.clone();
            p.act(way);
            lifts(&p).into_iter().filter(|square| ["e2", "e4", "d3", "f3"].contains(&square.as_str())).collect()
        })
        .collect();
    spared.sort();
    assert_eq!(spared, [vec!["d3", "f3"], vec!["e2", "e4"]]);
}

/// TK-084: while the supply has a piece, none is picked up.
#[test]
fn without_shortage_nothing_is_picked_up() {
    let mut p = Position::duel("northern").pieces("A:C d3 e3 f3 d4").crowded(A, 1).hand(&["imp-knight"]);
    p.summon("imp-knight", "e2");
    assert_eq!((lifts(&p).len(), p.supply(A)[0], p.count(A)), (0, 0, 16));
}

/// The squares on which a card can be summoned.
fn squares_of(p: &Position, id: &str) -> Vec<String> {
    let mut squares: Vec<String> =
        p.summonings(id).iter().map(|action| action.split(' ').nth(2).expect("a square").to_owned()).collect();
    squares.dedup();
    squares
}

/// TK-078: with the War Summoner's allowance one enemy piece counts, also after a place action; two do not. The piece stays.
#[test]
fn the_war_summoner_lets_one_enemy_piece_count() {
    let p = Position::duel("highland").pieces("A:C d3 f3 e4 e5, A:C b7, B:C c6 h5 g6");
    let mut p = p.hand(&["hig-war-summoner", "hig-ritual-keeper"]);
    let keeper = |p: &Position| squares_of(p, "hig-ritual-keeper");
    assert!(["b6", "c7", "g5", "h6"].iter().all(|square| !keeper(&p).contains(&(*square).to_owned())));
    p.summon("hig-war-summoner", "e3");
    assert_eq!(p.actions_left(), 2, "and an action is gained");
    p.act("place i7");
    assert!(["b6", "c7"].iter().all(|square| keeper(&p).contains(&(*square).to_owned())), "after a place action");
    assert!(["g5", "h6"].iter().all(|square| !keeper(&p).contains(&(*square).to_owned())), "both are enemies");
    assert!(p.view(Viewer::SPECTATOR).turn.enemy_counts);
    p.summon("hig-ritual-keeper", "b6");
    assert_eq!((p.at("c6").as_str(), p.tally(B), p.actions_left()), ("B:C", [0, 0, 0], 0));
}

/// TK-078, TK-056: the allowance is used up by the next summoning, whether it needed it or not, and ends with the turn.
#[test]
fn the_allowance_is_for_the_next_summoning_only() {
    let p = Position::duel("northern").pieces("A:C e3 e5 b7, B:C b5").hand(&["imp-swordmaster", "imp-messenger"]);
    let mut p = with_allowance(p);
    assert!(p.ways("imp-swordmaster", "b6").len() == 1);
    let mut other = p.clone();
    p.summon("imp-swordmaster", "e4");
    assert!(!p.state.turn.enemy_counts && p.ways("imp-messenger", "d4").is_empty());
    other.idle();
    other.idle();
    assert_eq!((other.asked(), other.state.turn.enemy_counts), (A, false));
    assert!(other.ways("imp-swordmaster", "b6").is_empty());
}

/// TK-078, R-14: the enemy piece may be the required occupant of the summoning square; it is destroyed and tallied. Its own rank
/// counts.
#[test]
fn an_enemy_piece_may_be_the_required_occupant() {
    let p = Position::duel("highland").pieces("A:C f4 e5 f5, B:C e4").hand(&["hig-war-drummer"]);
    assert!(p.ways("hig-war-drummer", "e4").is_empty());
    let mut p = with_allowance(p);
    p.summon("hig-war-drummer", "e4");
    assert_eq!((p.at("e4").as_str(), p.tally(B)), ("A:H", [1, 0, 0]));
    let legend = |pieces: &str| {
        with_allowance(Position::high("northern").pieces(pieces).hand(&["leg-time-elemental"]))
            .summonings("leg-time-elemental")
            .len()
    };
    assert_eq!(legend("A:H d4 f4, B:H e5, A:C d6 f6"), 1);
    assert_eq!(legend("A:H d4 f4, B:L e5, A:C d6 f6"), 1);
    assert_eq!(legend("A:H d4 f4, B:C e5, A:C d6 f6"), 0, "a common piece is not heroic");
}

/// TK-082, TK-185: an enemy piece that was used is one of the pieces that summoned the being, and stays an enemy piece.
#[test]
fn a_used_enemy_piece_is_one_of_the_used() {
    let mut p =
        with_allowance(Position::high("northern").pieces("A:C d4 f4 d6, B:C f6").hand(&["imp-master-of-intrigue"]));
    p.summon("imp-master-of-intrigue", "e5");
    assert!(p.offers("step f6 g7"), "the Master moves it");
    p.act("step f6 g7");
    assert_eq!(p.at("g7"), "B:C");
    let mut p = Position::melee("highland").pieces("A:C c4 f4, C:C d4").hand(&["hig-clan-guardian"]);
    p.summon("hig-clan-guardian", "e4");
    assert_eq!(p.offered(), ["at c4", "at d4", "at f4", "skip"]);
    p.act("at d4");
    assert_eq!(p.at("d4"), "C:H");
}

/// TK-184, TK-187: in Melee one enemy piece may count once for each colour; its mark is spent, without a question if one colour pays.
#[test]
fn improvising_spends_the_mark_of_a_colour() {
    let mut p = Position::melee("northern").pieces("A:C e3, B:C e5, C:C b6, A:C b4").hand(&["imp-swordmaster"]);
    assert_eq!(marks(&p), [side(B), side(C)]);
    assert_eq!(squares_of(&p, "imp-swordmaster"), ["e4", "b5"]);
    p.summon("imp-swordmaster", "e4");
    assert_eq!((p.at("e4").as_str(), p.at("e5").as_str(), p.tally(B)), ("A:C", "B:C", [0, 0, 0]));
    assert!(p.told(&Sight::Improvised { seat: A, side: B }));
    assert_eq!(marks(&p), [side(C)]);
    let again = Position::melee("northern").pieces("A:C e3 b4, B:C e5, C:C b6").hand(&["imp-swordmaster"]);
    let mut again = again;
    again.state.improvised[0][1] = true;
    assert_eq!(squares_of(&again, "imp-swordmaster"), ["b5"], "B's mark is spent for the whole game");
    again.state.improvised[0][2] = true;
    assert!(again.summonings("imp-swordmaster").is_empty());
    assert_eq!(again.view(Viewer::SPECTATOR).sides[1].improvises, [side(A), side(C)], "the others keep theirs");
}

/// TK-186: at most one enemy piece is improvised with; with two sides there is no improvising at all.
#[test]
fn only_one_enemy_piece_is_improvised_with() {
    let p = Position::melee("northern").pieces("B:C e3, C:C e5").hand(&["imp-swordmaster"]);
    assert!(p.summonings("imp-swordmaster").is_empty());
    assert_eq!(p.refused("summon imp-swordmaster e4 1"), "TK-073");
    let p = Position::duel("northern").pieces("A:C e3, B:C e5").hand(&["imp-swordmaster"]);
    assert!(p.summonings("imp-swordmaster").is_empty());
}

/// TK-187, TK-079: a way without enemy pieces spends nothing; one with an enemy piece spends its mark though it was not needed. Both
/// are offered.
#[test]
fn a_way_without_enemy_pieces_spends_nothing() {
    let p = Position::melee("northern").pieces("A:C e3 d4 f4, B:C e5").hand(&["imp-swordmaster"]);
    let ways = p.ways("imp-swordmaster", "e4");
    let mut left: Vec<usize> = ways
        .iter()
        .map(|way| {
            let mut p = p.clone();
            p.act(way);
            marks(&p).len()
        })
        .collect();
    left.sort_unstable();
    assert_eq!(left, [1, 2]);
}

/// TK-078: with an allowance a single enemy piece spends no mark.
#[test]
fn the_allowance_comes_before_the_mark() {
    let mut p = with_allowance(Position::melee("northern").pieces("A:C e3, B:C e5").hand(&["imp-swordmaster"]));
    p.summon("imp-swordmaster", "e4");
    assert_eq!((marks(&p).len(), p.state.turn.enemy_counts), (2, false));
}

/// R-13, D-12, TK-186: an allowance and a mark together let two enemy pieces count; if two colours could pay the mark, it is asked.
#[test]
fn an_allowance_and_a_mark_let_two_enemy_pieces_count() {
    let two = |pieces: &str| {
        with_allowance(Position::melee("northern").pieces(pieces).hand(&["imp-swordmaster", "imp-bomb"]))
    };
    let mut p = two("B:C e3, C:C e5");
    p.summon("imp-swordmaster", "e4");
    assert_eq!((p.offered(), p.at("e4")), (vec!["side 2".to_owned(), "side 3".to_owned()], String::new()));
    assert_eq!((p.refused("side 1"), p.refused("skip")), ("TK-145", "TK-054"));
    p.act("side 3");
    assert_eq!((marks(&p), p.at("e4").as_str()), (vec![side(B)], "A:C"));
    let mut p = two("B:C e3 e5");
    p.summon("imp-swordmaster", "e4");
    assert_eq!((marks(&p), p.at("e4").as_str()), (vec![side(C)], "A:C"), "no choice");
    let mut p = two("B:C e3, C:C e5");
    p.state.improvised[0][1] = true;
    p.summon("imp-swordmaster", "e4");
    assert_eq!((marks(&p).len(), p.at("e4").as_str()), (0, "A:C"), "only C's mark could pay");
    let mut p = two("B:C e3 e5");
    p.state.improvised[0][1] = true;
    assert!(p.summonings("imp-swordmaster").is_empty(), "B's mark is spent");
    let p = with_allowance(Position::melee("northern").pieces("B:C d5 e5 f5, A:C d6").hand(&["imp-knight"]));
    assert!(p.summonings("imp-knight").is_empty(), "three are too many");
}

/// TK-080, D-15: the order: pay, show the card, spend the mark, pick up, destroy the occupant, put the being, record, choose a colour,
/// then the effect.
#[test]
fn a_summoning_goes_step_by_step() {
    let p = Position::melee("northern").pieces("A:L d4 b3 h3, A:H f4, B:H e5, A:C d6 f6, C:C e3");
    let mut p = p.hand(&["leg-time-elemental"]);
    p.summon("leg-time-elemental", "e3");
    assert_eq!((p.actions_left(), marks(&p)), (1, vec![side(C)]));
    assert_eq!(
        (lifts(&p), p.at("e3").as_str(), p.tally(C)),
        (vec!["b3".to_owned(), "h3".to_owned()], "C:C", [0, 0, 0])
    );
    p.act("lift h3");
    assert_eq!((p.at("e3").as_str(), p.tally(C)), ("A:L", [1, 0, 0]));
    assert_eq!(p.offered(), ["side 2", "side 3"]);
    assert!(!p.state.turn.extra_turn, "the effect comes after the colour");
    p.act("side 2");
    assert_eq!((p.points_in(A, B), p.points_in(A, C), p.state.turn.extra_turn), (1, 0, true));
    let order: Vec<&str> = p
        .sights(Viewer::SPECTATOR)
        .iter()
        .map(|sight| match sight {
            Sight::Summoned { .. } => "shown",
            Sight::Improvised { .. } => "mark",
            Sight::Lifted { .. } => "lifted",
            Sight::Destroyed { .. } => "destroyed",
            Sight::Placed { .. } => "placed",
            Sight::Points { .. } => "point",
            Sight::ExtraTurn { .. } => "effect",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(order, ["shown", "mark", "lifted", "destroyed", "placed", "point", "effect"]);
}

/// TK-085, R-31: a summoning is recorded with the printed rank and the summoning square, whatever becomes of the being.
#[test]
fn a_summoning_is_recorded_as_printed() {
    let mut p = Position::high("sylvan").pieces("A:C e6 e7").hand(&["syl-sapling"]);
    p.summon("syl-sapling", "e5");
    assert_eq!(p.at("e5"), "A:H");
    let recorded = |p: &Position| {
        let summons = p.state.turn.summons;
        [summons.beings, summons.red, summons.green, summons.legendary]
    };
    assert_eq!(recorded(&p), [1, 1, 0, 0]);
    let mut p = Position::high("northern").pieces("A:C d6 e6 f6 d7").hand(&["imp-knight"]);
    p.summon("imp-knight", "e5").acts(&["step e5 e4", "skip"]);
    assert_eq!((recorded(&p), p.at("e5").as_str()), ([1, 1, 0, 0], ""), "it has moved away");
}

/// TK-087, TK-166: only summoning a legend scores, not upgrading a piece to legendary.
#[test]
fn an_upgrade_to_legendary_is_no_summoning() {
    // Two-Headed Dragon x.h./.h../h.c./...c
    let mut p = Position::duel("northern").pieces("A:H e3 d4 c5, A:C e5 f6").hand(&["leg-two-headed-dragon"]);
    p.summon("leg-two-headed-dragon", "c3");
    assert_eq!(p.score(A), 1);
    p.act("at d4");
    assert_eq!((p.at("d4").as_str(), p.score(A), p.state.turn.summons.legendary), ("A:L", 1, 1));
}
