//! The 18 Highland beings, and what they show of moving, destroying, upgrading and enemy pieces in a pattern.
//!
//! Long because all cards of a school are tested in one place.

use super::position::{A, B, C, Position, card};
use crate::event::Sight;

/// The Highland school in a Duel, right after this being was summoned with the first of two actions.
fn summoned(id: &str, at: &str, pieces: &str) -> Position {
    let mut p = Position::duel("highland").pieces(pieces).hand(&[id]);
    p.summon(id, at);
    p
}

/// The same in a Melee of three, where B and C are enemies.
fn summoned_in_melee(id: &str, at: &str, pieces: &str) -> Position {
    let mut p = Position::melee("highland").pieces(pieces).hand(&[id]);
    p.summon(id, at);
    p
}

/// Wild Eagle: a common piece may make a combat leap onto any square that is empty or holds a common piece, TK-107, TK-109, also an
/// own one, TK-108.
#[test]
fn wild_eagle_leaps_onto_common_pieces() {
    let p = summoned("hig-wild-eagle", "e4", "A:C d5 f5, B:C a3, B:H i7, B:L c1");
    assert_eq!(p.movers(), "e4");
    assert_eq!(p.offered().len(), 69 - 3 + 1, "every square but its own, i7 and c1, or not at all");
    assert_eq!((p.refused("leap e4 i7"), p.refused("leap e4 c1")), ("TK-107", "TK-107"));
    assert!(!p.offers("leap e4 e4"));
    let mut kills = p.clone();
    kills.act("leap e4 a3");
    assert!(kills.is_at_hub());
    assert_eq!((kills.arena(), kills.tally(B)), ("A:C a3 d5 f5, B:H i7, B:L c1".to_owned(), [1, 0, 0]));
    let mut tramples = p.clone();
    tramples.act("leap e4 f5");
    assert_eq!(tramples.arena(), "A:C d5 f5, B:C a3, B:H i7, B:L c1");
    assert_eq!((tramples.tally(A), tramples.tally(B)), ([0; 3], [0; 3]));
    let mut stays = p;
    stays.act("skip");
    assert_eq!((stays.at("e4"), stays.is_at_hub()), ("A:C".to_owned(), true));
}

/// Eagle Lord: a heroic piece may make a combat leap onto heroic and common pieces too, TK-107, TK-109.
#[test]
fn eagle_lord_leaps_onto_heroic_pieces() {
    let p = summoned("hig-eagle-lord", "e4", "A:C c4 g4 d5 f5, B:C a3, B:H i7, B:L c1");
    assert_eq!(p.offered().len(), 69 - 2 + 1);
    assert_eq!(p.refused("leap e4 c1"), "TK-107");
    let mut kills = p.clone();
    kills.act("leap e4 i7");
    assert_eq!((kills.arena(), kills.tally(B)), ("A:C c4 g4 d5 f5, A:H i7, B:C a3, B:L c1".to_owned(), [0, 1, 0]));
    let mut stays = p;
    stays.act("skip");
    assert_eq!((stays.at("e4"), stays.is_at_hub()), ("A:H".to_owned(), true));
}

/// Clan Axeman: it may destroy a common or heroic piece of any colour across an edge, TK-004, TK-091, TK-094.
#[test]
fn clan_axeman_strikes_across_an_edge() {
    let p = summoned("hig-clan-axeman", "e5", "A:C f4 d6 d5, B:C d4, B:H e4, B:L f5");
    assert_eq!(p.offered(), ["at e4", "at d5", "skip"]);
    for (target, tally, left) in [
        ("at e4", [0, 1, 0], "A:C f4 d5 e5 d6, B:C d4, B:L f5"),
        ("at d5", [0; 3], "A:C f4 e5 d6, B:C d4, B:H e4, B:L f5"),
        ("skip", [0; 3], "A:C f4 d5 e5 d6, B:C d4, B:H e4, B:L f5"),
    ] {
        let mut p = p.clone();
        p.act(target);
        assert_eq!((p.arena().as_str(), p.tally(B), p.tally(A)), (left, tally, [0; 3]), "{target}");
        assert!(p.is_at_hub());
    }
    let p = summoned("hig-clan-axeman", "e5", "A:C f4 d6, B:L f5");
    assert!(p.is_at_hub());
}

/// Clan Healer: up to two common pieces on empty squares beside a green one, TK-002, TK-112; the green square itself is none.
#[test]
fn clan_healer_places_beside_green() {
    let p = summoned("hig-clan-healer", "e5", "A:C f4 d5 f5, B:C b2");
    let squares = "c2 d2 f2 g2 h2 b3 d3 f3 h3 i3 a4 b4 c4 d4 g4 h4 b5 h5 i5 a6 b6 e7 f7 g7 e8 g8 e9 f9 g9";
    assert_eq!(p.targets(), squares);
    assert_eq!(p.refused("at c3"), "TK-090");
    let mut two = p.clone();
    two.act("at c2").act("at g9");
    assert!(two.is_at_hub());
    assert_eq!(two.arena(), "A:C c2 f4 d5 e5 f5 g9, B:C b2");
    let mut one = p.clone();
    one.act("at c2");
    assert_eq!(one.targets(), &squares["c2 ".len()..]);
    one.act("skip");
    assert_eq!(one.arena(), "A:C c2 f4 d5 e5 f5, B:C b2");
    let mut none = p;
    none.act("skip");
    assert_eq!(none.count(A), 4);
}

/// Clan Healer: it places what the supply has: one piece, or none, TK-112.
#[test]
fn clan_healer_places_what_the_supply_has() {
    let fourteen = "A:C f4 d5 f5 c1 d1 e1 f1 g1 c9 d9 a7 i7, A:H a3 b7";
    let mut p = summoned("hig-clan-healer", "e5", fourteen);
    p.act("at c2");
    assert!(p.is_at_hub());
    assert_eq!(p.supply(A), [0, 3]);
    let p = summoned("hig-clan-healer", "e5", &format!("{fourteen} h7"));
    assert!(p.is_at_hub());
    assert_eq!((p.count(A), p.supply(A)), (16, [0, 3]));
}

/// Dire Wolf: up to two combat moves of a common piece, which is stopped by heroic ones, TK-105, TK-107.
#[test]
fn dire_wolf_bites_common_pieces() {
    let p = summoned("hig-dire-wolf", "e4", "A:C d5 e5 c6, B:C d4 c4 b4, B:H f4");
    assert_eq!(p.movers(), "e4");
    assert_eq!(p.moves_from("e4"), "d3 e3 f3 d4 d5 e5 f5");
    assert_eq!((p.refused("step e4 f4"), p.refused("step e4 c4")), ("TK-107", "TK-105"));
    let mut two = p.clone();
    two.act("step e4 d4").act("step d4 c4");
    assert!(two.is_at_hub(), "no third move");
    assert_eq!((two.arena(), two.tally(B)), ("A:C c4 d5 e5 c6, B:C b4, B:H f4".to_owned(), [2, 0, 0]));
    let mut one = p.clone();
    one.act("step e4 e5").act("skip");
    assert_eq!((one.arena(), one.tally(A)), ("A:C d5 e5 c6, B:C b4 c4 d4, B:H f4".to_owned(), [0; 3]));
    let mut none = p;
    none.act("skip");
    assert_eq!((none.at("e4"), none.is_at_hub()), ("A:C".to_owned(), true));
}

/// Wolf Rider: up to two combat moves of a heroic piece, TK-107; it is asked only while there is somewhere to go.
#[test]
fn wolf_rider_rides_twice() {
    let p = summoned("hig-wolf-rider", "e4", "A:C e5 f5 g5 e6, B:H d4 c4, B:L c5");
    let mut two = p.clone();
    two.act("step e4 d4");
    assert_eq!((two.movers(), two.refused("step d4 c5")), ("d4".to_owned(), "TK-107"));
    two.act("step d4 c4");
    assert!(two.is_at_hub());
    assert_eq!((two.arena(), two.tally(B)), ("A:C e5 f5 g5 e6, A:H c4, B:L c5".to_owned(), [0, 2, 0]));
    let mut one = p;
    one.act("step e4 e3").act("skip");
    assert_eq!((one.at("e3"), one.is_at_hub()), ("A:H".to_owned(), true));
    let p = summoned("hig-wolf-rider", "a3", "A:C a5, A:L a4 b4 c4, B:L b3 b2");
    assert!(p.is_at_hub(), "legendary pieces all around");
}

/// Ritual Keeper: on green an own common piece must be upgraded, itself too, TK-092, TK-113.
#[test]
fn ritual_keeper_upgrades_on_green() {
    let mut p = summoned("hig-ritual-keeper", "c3", "A:C c2 b3 h5, A:H a4, B:C d4");
    assert_eq!(p.offered(), ["at c2", "at b3", "at c3", "at h5"]);
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at c3");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C c2 b3 h5, A:H c3 a4, B:C d4");
    let p = summoned("hig-ritual-keeper", "c3", "A:H c2 b3, B:C d4");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:H c2 b3 c3, B:C d4", "the Keeper is the only common piece");
}

/// Ritual Keeper: on red any own piece may make a combat move, TK-107; elsewhere nothing happens.
#[test]
fn ritual_keeper_moves_on_red() {
    let p = summoned("hig-ritual-keeper", "e5", "A:C e4 d5, A:L h3, B:L h4, B:C f4 f5");
    assert_eq!(p.movers(), "h3 e4 d5 e5");
    let mut moved = p.clone();
    moved.act("step h3 h4");
    assert!(moved.is_at_hub());
    assert_eq!((moved.arena(), moved.tally(B)), ("A:C e4 d5 e5, A:L h4, B:C f4 f5".to_owned(), [0, 0, 1]));
    let mut skipped = p;
    skipped.act("skip");
    assert_eq!((skipped.tally(B), skipped.is_at_hub()), ([0; 3], true));
    let p = summoned("hig-ritual-keeper", "e6", "A:C e5 d6, B:C f6");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C e5 d6 e6, B:C f6");
}

/// Blood Shaman: a common or heroic piece of any colour anywhere must be destroyed, also an own one or the Shaman, TK-092, TK-094.
#[test]
fn blood_shaman_wants_blood() {
    let p = summoned("hig-blood-shaman", "e5", "A:C f4 f5 d6 e6, A:L d2, B:C a4, B:H b4, B:L c1");
    assert_eq!(p.offered(), ["at a4", "at b4", "at f4", "at e5", "at f5", "at d6", "at e6"]);
    assert_eq!(p.refused("skip"), "TK-092");
    let mut enemy = p.clone();
    enemy.act("at b4");
    assert!(enemy.is_at_hub());
    assert_eq!(enemy.arena(), "A:C f4 f5 d6 e6, A:H e5, A:L d2, B:C a4, B:L c1");
    assert_eq!(enemy.tally(B), [0, 1, 0]);
    let mut own = p.clone();
    own.act("at f4");
    assert_eq!((own.at("f4"), own.tally(A), own.count(A)), (String::new(), [0; 3], 5));
    let mut itself = p;
    itself.act("at e5");
    assert!(itself.is_at_hub());
    assert_eq!(itself.arena(), "A:L d2, B:C a4, B:H b4, B:L c1", "e5 is red: the common pieces around it fall");
    assert_eq!((itself.tally(A), itself.tally(B)), ([0; 3], [0; 3]));
}

/// Blood Shaman: if the victim stood on red, all common pieces around that square are destroyed, own ones too, TK-095.
#[test]
fn blood_shaman_spills_on_red() {
    let mut p = summoned("hig-blood-shaman", "e5", "A:C f4 f5 d6 e6 c7, B:H c8 d8, B:C b8 d7 d9 e7, B:L c9");
    p.act("at c8");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C f4 f5 d6 e6, A:H e5, B:C e7, B:H d8, B:L c9");
    assert_eq!((p.tally(A), p.tally(B)), ([0; 3], [3, 1, 0]));
}

/// War Drummer: either one combat move of another own piece, which then must be made, TK-092, or up to two standard moves, R-23.
#[test]
fn war_drummer_beats_one_rhythm() {
    let p = summoned("hig-war-drummer", "e5", "A:C e5 f5 e6 f6, A:H c3, B:C g4, B:H c4");
    assert_eq!(p.offered(), ["choose 1", "choose 2"]);
    let mut combat = p.clone();
    combat.act("choose 1");
    assert_eq!((combat.movers(), combat.refused("skip")), ("c3 f5 e6 f6".to_owned(), "TK-092"));
    assert_eq!(combat.refused("step e5 e4"), "TK-105");
    let mut tramples = combat.clone();
    combat.act("step c3 c4");
    assert!(combat.is_at_hub(), "one move");
    assert_eq!((combat.arena(), combat.tally(B)), ("A:C f5 e6 f6, A:H c4 e5, B:C g4".to_owned(), [0, 1, 0]));
    tramples.act("step f5 f6");
    assert_eq!(tramples.arena(), "A:C e6 f6, A:H c3 e5, B:C g4, B:H c4", "TK-108");
    let mut standard = p.clone();
    standard.act("choose 2");
    assert_eq!((standard.movers(), standard.moves_from("f5")), ("c3 f5 e6 f6".to_owned(), "e4 f4 g5 g6".to_owned()));
    assert_eq!((standard.refused("step c3 c4"), standard.refused("step f5 g4")), ("TK-106", "TK-106"));
    let mut one = standard.clone();
    standard.act("step f5 f4").act("step c3 b3");
    assert!(standard.is_at_hub());
    assert_eq!(standard.arena(), "A:C f4 e6 f6, A:H b3 e5, B:C g4, B:H c4");
    one.act("step f5 f4").act("skip");
    assert_eq!((one.at("f4"), one.is_at_hub()), ("A:C".to_owned(), true));
    let mut none = p;
    none.act("choose 2").act("skip");
    assert!(none.is_at_hub());
    assert_eq!(none.arena(), "A:C f5 e6 f6, A:H c3 e5, B:C g4, B:H c4");
}

/// Hill Giant: all common and heroic pieces across an edge are destroyed at once, also the own piece of its pattern, TK-092,
/// TK-095.
#[test]
fn hill_giant_crushes_what_is_beside_it() {
    let p = summoned("hig-hill-giant", "e4", "A:C e5 d6 e6 f6, B:C e3 d3, B:H d4, B:L f4");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C d6 e6 f6, A:H e4, B:C d3, B:L f4");
    assert_eq!((p.tally(A), p.tally(B)), ([0; 3], [1, 1, 0]));
    let p = summoned("hig-hill-giant", "e4", "A:C d6 e6 f6, A:L e5");
    assert_eq!(p.arena(), "A:C d6 e6 f6, A:H e4, A:L e5");
}

/// Warlord: up to three combat moves of own pieces, also several of one piece; if others made the first two, only the Warlord makes
/// the third.
#[test]
fn warlord_leads_from_the_front() {
    let p = summoned("hig-warlord", "e4", "A:C d5 e5 f5 c6 g6, A:L b3, B:C c7 b7, B:H e3");
    assert_eq!(p.movers(), "b3 e4 d5 e5 f5 c6 g6");
    let mut others = p.clone();
    others.act("step c6 c7").act("step c7 b7");
    assert_eq!((others.movers(), others.tally(B)), ("e4".to_owned(), [2, 0, 0]));
    assert_eq!(others.refused("step b7 b6"), "TK-105");
    let mut two = others.clone();
    others.act("step e4 e3");
    assert!(others.is_at_hub());
    assert_eq!((others.arena(), others.tally(B)), ("A:C d5 e5 f5 g6 b7, A:H e3, A:L b3".to_owned(), [2, 1, 0]));
    two.act("skip");
    assert_eq!((two.at("e4"), two.is_at_hub()), ("A:H".to_owned(), true));
    for (first, second) in [("e4 e3", "c6 c7"), ("c6 c7", "e4 e3")] {
        let mut p = p.clone();
        p.act(&format!("step {first}")).act(&format!("step {second}"));
        assert_eq!(p.movers(), "b3 e3 d5 e5 f5 g6 c7", "he has moved, so anyone may");
        p.act("step g6 g7");
        assert!(p.is_at_hub());
    }
    let mut none = p;
    none.act("skip");
    assert_eq!((none.tally(B), none.is_at_hub()), ([0; 3], true));
}

/// Warlord: run over by an own heroic piece before he has moved, he makes no third move; had he moved, others may, TK-093, TK-108.
#[test]
fn warlord_who_falls_leads_no_more() {
    let p = summoned("hig-warlord", "e4", "A:C d5 e5 f5 c6 g6, A:H d4");
    let mut falls = p.clone();
    falls.act("step d4 e4").act("step g6 g7");
    assert!(falls.is_at_hub(), "nobody makes a third move");
    assert_eq!(falls.arena(), "A:C d5 e5 f5 c6 g7, A:H e4");
    let mut moved = p;
    moved.act("step e4 d3").act("step d4 d3");
    assert_eq!(moved.movers(), "d3 d5 e5 f5 c6 g6");
    moved.act("step d3 d4");
    assert!(moved.is_at_hub());
    assert_eq!(moved.arena(), "A:C d5 e5 f5 c6 g6, A:H d4");
}

/// The Highland school in a Duel, with War Summoner and these cards in hand: he can be summoned on e4. With pieces on c9 and e9 a
/// Wild Eagle can be summoned on d8, if both count.
fn war_summoner(pieces: &str, hand: &[&str]) -> Position {
    let cards: Vec<&str> = ["hig-war-summoner"].iter().chain(hand).copied().collect();
    Position::duel("highland").pieces(&format!("A:C d4 f4 e5 e6, {pieces}")).hand(&cards)
}

/// War Summoner: an action is gained, TK-118, and in the next pattern one enemy piece counts, TK-078; it stays an enemy piece.
#[test]
fn war_summoner_lets_an_enemy_piece_count() {
    let mut p = war_summoner("A:C c9, B:C e9 e7 g7", &["hig-wild-eagle"]);
    assert_eq!(p.ways("hig-wild-eagle", "d8").len(), 0);
    p.summon("hig-war-summoner", "e4");
    assert_eq!(p.actions_left(), 2);
    assert!(p.told(&Sight::EnemyCounts { seat: A }));
    assert_eq!(p.ways("hig-wild-eagle", "d8").len(), 1);
    assert_eq!(p.ways("hig-wild-eagle", "f8").len(), 0, "two enemy pieces are too many");
    p.summon("hig-wild-eagle", "d8").act("skip");
    assert_eq!(p.arena(), "A:C d4 f4 e5 e6 d8 c9, A:H e4, B:C e7 g7 e9");
    assert_eq!((p.tally(B), p.actions_left()), ([0; 3], 1));
}

/// War Summoner, TK-078: the allowance survives placing, discarding and a flare, and the next summoning consumes it, used or not.
#[test]
fn the_allowance_is_for_the_next_summoning() {
    let hand = ["hig-wild-eagle", "hig-clan-axeman", "hig-hungry-bear", "fla-04"];
    let mut p = war_summoner("A:C c9, B:C e9 e7 c1 d1 e1 f1 g1 a5 a6 a7 i3 i5", &hand).actions(3);
    p.summon("hig-war-summoner", "e4").act("flare 2");
    p.act("place a4").act("discard hig-hungry-bear").act("done");
    let ways = |p: &Position, id: &str| p.ways(id, "d8").len();
    assert_eq!((ways(&p, "hig-wild-eagle"), ways(&p, "hig-clan-axeman"), p.actions_left()), (1, 1, 2));
    p.summon("hig-wild-eagle", "e3").act("skip");
    assert_eq!((ways(&p, "hig-clan-axeman"), p.actions_left()), (0, 1));
}

/// War Summoner, TK-056: the allowance ends with the turn.
#[test]
fn the_allowance_ends_with_the_turn() {
    let mut p = war_summoner("A:C c9, B:C e9", &["hig-wild-eagle"]);
    p.summon("hig-war-summoner", "e4").act("place a4").act("place a5");
    p.end_turn();
    assert_eq!(p.asked(), B);
    p.act("place i4").act("place i5");
    p.end_turn();
    assert_eq!(p.asked(), A);
    assert_eq!(p.ways("hig-wild-eagle", "d8").len(), 0);
}

/// War Summoner, R-14, TK-078: the enemy piece may be the one that the summoning square needs; it is destroyed and counted, unless
/// its rank is too high, TK-077.
#[test]
fn an_enemy_may_stand_on_the_summoning_square() {
    let mut p = war_summoner("A:C f7 e8 f8, B:H e7, B:C a3", &["hig-war-drummer"]);
    assert_eq!(p.ways("hig-war-drummer", "e7").len(), 0);
    p.summon("hig-war-summoner", "e4").summon("hig-war-drummer", "e7");
    assert_eq!((p.at("e7"), p.tally(B), p.supply(B)), ("A:H".to_owned(), [0, 1, 0], [14, 3]));
    for pieces in ["A:C f7 e8 f8, B:L e7", "A:C f7 e8, B:C e7 f8"] {
        let mut p = war_summoner(pieces, &["hig-war-drummer"]);
        p.summon("hig-war-summoner", "e4");
        assert_eq!(p.ways("hig-war-drummer", "e7").len(), 0, "{pieces}");
    }
}

/// The same in a Melee, after War Summoner, with a Wild Eagle in hand.
fn melee_after_war_summoner(pieces: &str) -> Position {
    let pieces = format!("A:C d4 f4 e5 e6, {pieces}");
    let mut p = Position::melee("highland").pieces(&pieces).hand(&["hig-war-summoner", "hig-wild-eagle"]);
    p.summon("hig-war-summoner", "e4");
    p
}

/// R-13, TK-078, TK-186: in Melee the allowance and an improvisation serve the same summoning: two enemy pieces count, one of which
/// costs the mark of its colour; which one is chosen, D-12.
#[test]
fn allowance_and_improvisation_add_up() {
    let mut p = melee_after_war_summoner("B:C c9, C:C e9");
    p.summon("hig-wild-eagle", "d8");
    assert_eq!(p.offered(), ["side 2", "side 3"]);
    p.act("side 3");
    assert!(p.told(&Sight::Improvised { seat: A, side: C }));
    assert_eq!(p.state.improvised[0], [false, false, true, false]);
    p.act("skip");
    assert_eq!(p.arena(), "A:C d4 f4 e5 e6 d8, A:H e4, B:C c9, C:C e9");
}

/// TK-078: the allowance is applied first: with one enemy piece no mark is spent; two of one colour cost its mark, and without that
/// mark they are too many.
#[test]
fn the_allowance_is_applied_first() {
    let mut p = melee_after_war_summoner("A:C c9, C:C e9");
    p.summon("hig-wild-eagle", "d8").act("skip");
    assert_eq!((p.state.improvised[0], p.at("d8")), ([false; 4], "A:C".to_owned()));
    let mut p = melee_after_war_summoner("B:C c9 e9");
    let mut spent = p.clone();
    p.summon("hig-wild-eagle", "d8").act("skip");
    assert_eq!(p.state.improvised[0], [false, true, false, false]);
    spent.state.improvised[0][1] = true;
    assert_eq!(spent.ways("hig-wild-eagle", "d8").len(), 0);
    let mut p = melee_after_war_summoner("B:C c9, C:C e9");
    p.state.improvised[0][1] = true;
    p.summon("hig-wild-eagle", "d8").act("skip");
    assert_eq!(
        p.state.improvised[0],
        [false, true, true, false],
        "only C's mark can pay, so B's piece counts for nothing"
    );
}

/// Ritual Master: on green two actions are gained, TK-118; on a colourless square nothing happens.
#[test]
fn ritual_master_gains_two_actions_on_green() {
    let p = summoned("hig-ritual-master", "c3", "A:C b2 b4 d4, B:C d3");
    assert_eq!((p.actions_left(), p.is_at_hub(), p.tally(B)), (3, true, [0; 3]));
    let p = summoned("hig-ritual-master", "e6", "A:C d5 d7 f7, B:H d6");
    assert_eq!((p.actions_left(), p.is_at_hub(), p.tally(B)), (1, true, [0; 3]));
}

/// Ritual Master: on red a heroic piece anywhere may be destroyed, itself too, and then a common one, TK-091, TK-094: both, either
/// or none.
#[test]
fn ritual_master_destroys_on_red() {
    let p = summoned("hig-ritual-master", "e5", "A:C d4 d6 f6, B:H b3, B:C i6, B:L c1");
    assert_eq!(p.offered(), ["at b3", "at e5", "skip"]);
    let commons = ["at d4", "at d6", "at f6", "at i6", "skip"];
    for (first, second, left, tally) in [
        ("at b3", "at i6", "A:C d4 d6 f6, A:H e5, B:L c1", [1, 1, 0]),
        ("at b3", "skip", "A:C d4 d6 f6, A:H e5, B:C i6, B:L c1", [0, 1, 0]),
        ("skip", "at i6", "A:C d4 d6 f6, A:H e5, B:H b3, B:L c1", [1, 0, 0]),
        ("skip", "skip", "A:C d4 d6 f6, A:H e5, B:C i6, B:H b3, B:L c1", [0, 0, 0]),
        ("at e5", "at d4", "A:C d6 f6, B:C i6, B:H b3, B:L c1", [0, 0, 0]),
    ] {
        let mut p = p.clone();
        p.act(first);
        assert_eq!(p.offered(), commons, "{first}");
        p.act(second);
        assert_eq!((p.arena().as_str(), p.tally(B), p.tally(A)), (left, tally, [0; 3]), "{first}, {second}");
        assert_eq!((p.actions_left(), p.is_at_hub()), (1, true));
    }
}

/// Legend Slayer: it may destroy one legendary piece or up to two others of any colour across a corner, TK-091, TK-094.
#[test]
fn legend_slayer_slays_a_legend_or_two_others() {
    let p = summoned("hig-legend-slayer", "e4", "A:C e5 f5 e6 g6 d5, B:H f3, B:L d3 e3, B:C d4");
    assert_eq!(p.offered(), ["choose 1", "choose 2", "skip"]);
    let mut legend = p.clone();
    legend.act("choose 1");
    assert!(legend.is_at_hub(), "there is only one");
    assert_eq!(legend.arena(), "A:C d5 e5 f5 e6 g6, A:H e4, B:C d4, B:H f3, B:L e3");
    assert_eq!(legend.tally(B), [0, 0, 1]);
    let mut others = p.clone();
    others.act("choose 2");
    assert_eq!(others.offered(), ["at f3", "at d5", "at f5", "skip"]);
    let mut one = others.clone();
    others.act("at f3").act("at d5");
    assert!(others.is_at_hub());
    assert_eq!(others.arena(), "A:C e5 f5 e6 g6, A:H e4, B:C d4, B:L d3 e3");
    assert_eq!((others.tally(A), others.tally(B)), ([0; 3], [0, 1, 0]));
    one.act("at f3").act("skip");
    assert_eq!((one.at("d5"), one.tally(B), one.is_at_hub()), ("A:C".to_owned(), [0, 1, 0], true));
    let mut none = p;
    none.act("skip");
    assert_eq!((none.tally(B), none.is_at_hub()), ([0; 3], true));
}

/// Legend Slayer: an alternative for which there is no piece is not offered, R-38, TK-242; with two legendary pieces, own ones too,
/// one has to be chosen once the alternative is, TK-092.
#[test]
fn legend_slayer_with_fewer_targets() {
    let p = summoned("hig-legend-slayer", "e4", "A:C e5 f5 e6 g6, B:L e3");
    assert_eq!(p.offered(), ["choose 2", "skip"]);
    let mut p = summoned("hig-legend-slayer", "e4", "A:C e5 e6 g6, A:L f5, B:L d3");
    assert_eq!(p.offered(), ["choose 1", "skip"]);
    p.act("choose 1");
    assert_eq!((p.menu().as_str(), p.refused("skip")), ("at d3, at f5", "TK-092"));
    p.act("at f5");
    assert_eq!((p.arena(), p.tally(B)), ("A:C e5 e6 g6, A:H e4, B:L d3".to_owned(), [0; 3]));
}

/// Mountain Troll: all common enemy pieces around it are destroyed, own ones are safe, TK-095; for two or more an action is gained,
/// TK-118.
#[test]
fn mountain_troll_gains_an_action_for_two() {
    let p = summoned("hig-mountain-troll", "e4", "A:C d5 e5 e6 f6, B:C d3 e3 e2, B:H f3, B:L f4");
    assert!(p.is_at_hub());
    assert_eq!(p.arena(), "A:C d5 e5 e6 f6, A:H e4, B:C e2, B:H f3, B:L f4");
    assert_eq!((p.tally(B), p.actions_left()), ([2, 0, 0], 2));
    let p = summoned("hig-mountain-troll", "e4", "A:C d5 e5 e6 f6, B:C d3 e2");
    assert_eq!((p.tally(B), p.actions_left()), ([1, 0, 0], 1));
    let p = summoned("hig-mountain-troll", "e4", "A:C d5 e5 e6 f6, B:C e4 d3");
    assert_eq!(
        (p.tally(B), p.actions_left()),
        ([2, 0, 0], 1),
        "the piece on its square was not destroyed by its effect"
    );
    let p = summoned_in_melee("hig-mountain-troll", "e4", "A:C d5 e5 e6 f6, B:C d3, C:C f3");
    assert_eq!((p.tally(B), p.tally(C), p.actions_left()), ([1, 0, 0], [1, 0, 0], 2));
    let p = summoned("hig-mountain-troll", "e4", "A:C d5 e5 e6 f6, B:H d3");
    assert_eq!((p.tally(B), p.actions_left(), p.is_at_hub()), ([0; 3], 1, true));
}

/// Hungry Bear: it may make a standard move, TK-106; if that destroyed a piece, of any colour, it may make another one, TK-093.
#[test]
fn hungry_bear_goes_on_after_a_meal() {
    let p = summoned("hig-hungry-bear", "e5", "A:C f5 e6 f6, B:C d5 c5, B:H e4");
    assert_eq!((p.movers(), p.refused("step e5 e4")), ("e5".to_owned(), "TK-106"));
    let mut eats = p.clone();
    eats.act("step e5 d5");
    assert_eq!((eats.movers(), eats.refused("step d5 e4")), ("d5".to_owned(), "TK-106"));
    let mut full = eats.clone();
    eats.act("step d5 c5");
    assert!(eats.is_at_hub(), "no third move");
    assert_eq!((eats.arena(), eats.tally(B)), ("A:C f5 e6 f6, A:H c5, B:H e4".to_owned(), [2, 0, 0]));
    full.act("skip");
    assert_eq!((full.at("d5"), full.is_at_hub()), ("A:H".to_owned(), true));
    let mut own = p.clone();
    own.act("step e5 f5");
    assert_eq!((own.movers(), own.tally(A)), ("f5".to_owned(), [0; 3]));
    let mut hungry = p.clone();
    hungry.act("step e5 d4");
    assert!(hungry.is_at_hub());
    let mut stays = p;
    stays.act("skip");
    assert_eq!((stays.at("e5"), stays.is_at_hub()), ("A:H".to_owned(), true));
}

/// Werewolf, R-25, R-31: summoned on a red or green square it makes up to three combat moves, TK-107, also away from it; e5 and
/// colourless squares allow one standard move.
#[test]
fn werewolf_changes_on_coloured_squares() {
    for (at, pieces) in [("h6", "A:C f5 e6 f7"), ("g3", "A:C e2 d3 e4")] {
        let beside = if at == "h6" { "h5" } else { "g4" };
        let mut p = summoned("hig-werewolf", at, &format!("{pieces}, B:H {beside}"));
        p.act(&format!("step {at} {beside}"));
        assert_eq!((p.tally(B), p.movers().as_str()), ([0, 1, 0], beside));
        p.act(&format!("step {beside} {at}"));
        let mut stops = p.clone();
        stops.act("skip");
        assert!(stops.is_at_hub());
        p.act(&format!("step {at} {beside}"));
        assert!(p.is_at_hub(), "three moves");
        assert_eq!((p.at(beside), p.at(at)), ("A:H".to_owned(), String::new()));
    }
    for (at, pieces) in [("e5", "A:C c4 b5 c6"), ("e4", "A:C c3 b4 c5")] {
        let mut p = summoned("hig-werewolf", at, &format!("{pieces}, B:H f4 f5, B:C d4 d5"));
        assert_eq!(p.refused(&format!("step {at} f5")), "TK-106", "{at}");
        let mut stays = p.clone();
        stays.act("skip");
        assert!(stays.is_at_hub());
        p.act(&format!("step {at} d5"));
        assert!(p.is_at_hub(), "one move");
        assert_eq!((p.at("d5"), p.tally(B)), ("A:H".to_owned(), [1, 0, 0]));
    }
}

/// Clan Guardian: a common piece of its pattern may be upgraded, TK-082, TK-091, TK-113; other pieces may not.
#[test]
fn clan_guardian_upgrades_a_piece_of_its_pattern() {
    let p = summoned("hig-clan-guardian", "e5", "A:C c5 f5 a4, A:H d5, B:C e4");
    assert_eq!(p.offered(), ["at c5", "at f5", "skip"]);
    let mut upgraded = p.clone();
    upgraded.act("at f5");
    assert!(upgraded.is_at_hub());
    assert_eq!(upgraded.arena(), "A:C a4 c5, A:H d5 e5 f5, B:C e4");
    let mut skipped = p;
    skipped.act("skip");
    assert_eq!(skipped.arena(), "A:C a4 c5 f5, A:H d5 e5, B:C e4");
    let p = summoned("hig-clan-guardian", "e5", "A:C a4, A:H c5 d5 f5");
    assert!(p.is_at_hub());
}

/// Clan Guardian, R-05, TK-079: of two placements one is chosen, and only its pieces can be upgraded.
#[test]
fn clan_guardian_knows_its_placement() {
    let p = Position::duel("highland").pieces("A:C c5 d5 f5 g5").hand(&["hig-clan-guardian"]);
    let offered = |way: &String| {
        let mut p = p.clone();
        p.act(way);
        p.targets()
    };
    let mut targets: Vec<String> = p.ways("hig-clan-guardian", "e5").iter().map(offered).collect();
    targets.sort();
    assert_eq!(targets, ["c5 d5 f5", "d5 f5 g5"]);
}

/// Clan Guardian, TK-078, TK-082, TK-185: an enemy piece that counted in the pattern can be upgraded too, and stays an enemy piece.
#[test]
fn clan_guardian_upgrades_an_enemy_piece() {
    let mut p = war_summoner("A:C c9 f9, B:C d9", &["hig-clan-guardian"]);
    p.summon("hig-war-summoner", "e4").summon("hig-clan-guardian", "e9");
    assert_eq!(p.offered(), ["at c9", "at d9", "at f9", "skip"]);
    p.act("at d9");
    assert_eq!((p.at("d9"), p.tally(B)), ("B:H".to_owned(), [0; 3]));
    let mut p = summoned_in_melee("hig-clan-guardian", "e9", "A:C c9 f9, C:C d9");
    p.act("at d9");
    assert_eq!((p.at("d9"), p.tally(C)), ("C:H".to_owned(), [0; 3]));
    assert!(p.told(&Sight::Improvised { seat: A, side: C }));
}

/// TK-086, TK-115: the card of a resolved being lies on its owner's discard pile, also when the being is gone.
#[test]
fn the_card_of_a_being_is_discarded() {
    let mut p = summoned("hig-blood-shaman", "e5", "A:C f4 f5 d6 e6");
    assert!(!p.state.player(A).discard.contains(card("hig-blood-shaman")));
    p.act("at e5");
    assert!(p.state.player(A).discard.contains(card("hig-blood-shaman")));
    assert!(p.state.player(A).beings.is_empty());
}
