//! The worked examples of section 11 of the rules, with their numbers.

use kernel::{Barrier, TableError};

use super::position::{A, B, C, D, Position, card};
use crate::event::Sight;
use crate::state::Reason;

/// X-01, TK-208, TK-209, TK-210, TK-211, TK-111: Ice Princess: a combat move of another common piece, stored, then thawed at once for
/// a standard move that must be made, onto an empty square.
#[test]
fn x01_ice_princess() {
    let mut p = Position::high("everfrost").pieces("A:C e6 d7 f7 b4, B:C c4").hand(&["eve-ice-princess"]);
    p.summon("eve-ice-princess", "e5");
    assert!(p.offers("step b4 c4") && p.offers("skip"));
    assert_eq!(p.refused("step e5 e4"), "TK-105", "not with the Princess");
    p.act("step b4 c4");
    assert_eq!((p.at("c4"), p.at("b4"), p.tally(B)), ("A:C".to_owned(), String::new(), [1, 0, 0]));
    assert_eq!((p.slot_of(A), p.pile_of(A)), (Some("eve-ice-princess".to_owned()), vec![]));
    assert_eq!(p.actions_left(), 1);
    p.act("thaw");
    assert!(p.offers("step e5 e4"), "now with the Princess too");
    assert_eq!((p.refused("skip"), p.refused("step e6 e5")), ("TK-092", "TK-106"));
    let offered = p.offered();
    let target = |action: &String| action.strip_prefix("step ").map(|squares| squares[3..].to_owned());
    assert!(offered.iter().all(|action| target(action).is_some_and(|square| p.at(&square).is_empty())), "{offered:?}");
    p.act("step e5 e4");
    assert_eq!((p.at("e4"), p.at("e5")), ("A:C".to_owned(), String::new()));
    assert_eq!((p.slot_of(A), p.pile_of(A), p.actions_left()), (None, vec!["eve-ice-princess".to_owned()], 1));
}

/// X-02, TK-212: the Wyvern that destroyed a piece is destroyed, and its card is stored all the same.
#[test]
fn x02_a_destroyed_being_is_stored() {
    let mut p = Position::high("everfrost").pieces("A:C e4 d5 e6 f6, B:H h3").hand(&["eve-ice-wyvern"]);
    p.summon("eve-ice-wyvern", "d4").act("leap d4 h3");
    assert_eq!((p.at("h3"), p.at("d4"), p.tally(B), p.count(A)), (String::new(), String::new(), [0, 1, 0], 4));
    assert_eq!(p.slot_of(A).as_deref(), Some("eve-ice-wyvern"));
}

/// X-03, TK-219, TK-220: of two freeze effects one is kept, without thawing in between; what is in the slot can be thawed then.
#[test]
fn x03_a_second_freeze_effect() {
    let p = Position::high("everfrost").pieces("A:C e4 e5 d6 f6, A:H b4").stored("eve-crystal-grower");
    let mut p = p.hand(&["eve-ice-queen"]);
    p.summon("eve-ice-queen", "e4").act("skip");
    assert_eq!(p.offered(), ["keep eve-crystal-grower", "keep eve-ice-queen"]);
    assert_eq!(p.refused("thaw"), "TK-220");
    let mut other = p.clone();
    p.act("keep eve-crystal-grower");
    assert_eq!((p.slot_of(A).as_deref(), p.pile_of(A)), (Some("eve-crystal-grower"), vec!["eve-ice-queen".to_owned()]));
    other.act("keep eve-ice-queen");
    assert_eq!(
        (other.slot_of(A).as_deref(), other.pile_of(A)),
        (Some("eve-ice-queen"), vec!["eve-crystal-grower".to_owned()])
    );
    assert!(p.offers("thaw") && other.offers("thaw"));
}

/// X-04, TK-214, TK-222: Frozen Chest fetches a freeze effect; the one in the slot is discarded without a question.
#[test]
fn x04_frozen_chest() {
    let p = Position::high("everfrost").pieces("A:C d4 e4 f4").stored("eve-ice-queen").hand(&["eve-frozen-chest"]);
    let mut p = p.pile(&["eve-ice-princess", "eve-snow-fox"]);
    p.summon("eve-frozen-chest", "e4");
    assert_eq!(p.offered(), ["take eve-ice-princess", "skip"]);
    assert_eq!(p.refused("take eve-snow-fox"), "TK-222");
    p.act("take eve-ice-princess");
    assert_eq!(p.slot_of(A).as_deref(), Some("eve-ice-princess"));
    assert_eq!(p.pile_of(A), ["eve-snow-fox", "eve-ice-queen", "eve-frozen-chest"]);
}

/// X-05, TK-217, TK-165: the Deathbringer's legendary victim counts twice, for 4 points, and is gone from its owner's stock.
#[test]
fn x05_removal() {
    let mut p = Position::duel("everfrost").pieces("A:C d4 c6 d6 e6 d2 f2, B:L e3").hand(&["eve-deathbringer"]);
    assert_eq!(p.supply(B), [16, 2]);
    p.summon("eve-deathbringer", "e4").act("at e3");
    assert_eq!((p.tally(B), p.supply(B), p.score(A)), ([0, 0, 2], [16, 2], 0));
    p.idle();
    assert_eq!((p.score(A), p.supply(B)), (4, [16, 2]), "of three only two are left");
}

/// X-06, TK-215: the Sentinel slows the next turn of each other player, with teams only that of the next player.
#[test]
fn x06_sentinel() {
    let pieces = "A:C e4 e5 f5 f6, B:C e3";
    let start = |p: Position| {
        let mut p = p.pieces(pieces).hand(&["eve-everfrost-sentinel"]);
        p.summon("eve-everfrost-sentinel", "e3").act("at e3");
        assert_eq!(p.at("e3"), "A:C");
        p
    };
    let actions = |p: &mut Position, turns: usize| -> Vec<u8> {
        let mut each = Vec::new();
        for _ in 0..turns {
            p.idle();
            each.push(p.actions_left());
        }
        each
    };
    assert_eq!(actions(&mut start(Position::melee("everfrost")), 5), [1, 1, 2, 2, 2], "B, C, A, B, C");
    assert_eq!(actions(&mut start(Position::teams("duel", "everfrost")), 5), [1, 2, 2, 2, 2], "B1, A2, B2, A1, B1");
}

/// X-07, TK-216, R-26: the mirror is the column of the pattern; a heroic piece or common ones are copied where their image is free.
#[test]
fn x07_mirror() {
    let p = Position::high("everfrost").pieces("A:C e4 e6 d6, B:H d5, B:C c4 f6").hand(&["eve-crystal-mirror"]);
    assert_eq!(p.ways("eve-crystal-mirror", "e5").len(), 2, "either side may be the yellow one");
    let left = |way: &String| {
        let mut p = p.clone();
        p.act(way);
        p.offers("at d5").then_some(p)
    };
    let p = p.ways("eve-crystal-mirror", "e5").iter().find_map(left).expect("the left side is the yellow one");
    assert_eq!(p.offered(), ["at c4", "at d5", "skip"]);
    let mut heroic = p.clone();
    heroic.act("at d5");
    assert_eq!((heroic.at("f5").as_str(), heroic.actions_left(), heroic.offers("place c1")), ("A:H", 1, true));
    let mut common = p;
    common.act("at c4");
    assert_eq!((common.at("g4").as_str(), common.at("f6").as_str(), common.at("d5").as_str()), ("A:C", "B:C", "B:H"));
    assert!(common.offers("place c1"), "nothing else can be copied");
}

/// X-08, TK-218, TK-209: without an enemy piece in supply the Illusionist stays a heroic piece, and is stored.
#[test]
fn x08_illusionist_without_enemy_pieces() {
    let p = Position::duel("everfrost").pieces("A:C d5 f5 e7").crowded(B, 0);
    let mut p = p.hand(&["eve-frostweave-illusionist"]);
    assert_eq!(p.supply(B), [0, 3]);
    p.summon("eve-frostweave-illusionist", "e5");
    assert_eq!((p.at("e5"), p.slot_of(A)), ("A:H".to_owned(), Some("eve-frostweave-illusionist".to_owned())));
    assert!(p.told(&Sight::Impossible { card: card("eve-frostweave-illusionist") }));
}

/// X-09, TK-221, TK-198, TK-200, TK-201: A1 thaws and passes control; A2 finishes the effect, places with all actions and says `end`;
/// A1 claims and draws.
#[test]
fn x09_a_team() {
    let p = Position::teams("high", "everfrost").pieces("A:C d4 f4 e5 d6 f6").crowded(B, 0);
    let mut p = p.stored("eve-frostweave-illusionist").hand(&["fla-02"]).tasks(&["tas-center-cross"], None);
    assert!(p.offers("flare 2"));
    p.act("thaw");
    assert_eq!((p.asked(), p.offers("pass")), (A, true));
    p.act("pass");
    assert_eq!(p.asked(), C);
    assert!(p.offered().iter().all(|action| action.starts_with("at ")));
    p.act("at c1");
    assert_eq!(
        (p.at("c1"), p.tally(B), p.pile_of(A)),
        ("A:C".to_owned(), [1, 0, 0], vec!["eve-frostweave-illusionist".to_owned()])
    );
    for _ in 0..2 {
        assert_eq!(p.asked(), C);
        assert!(p.offered().iter().all(|action| action.starts_with("place ")));
        assert_eq!((p.refused("flare 2"), p.refused("end")), ("TK-200", "TK-049"));
        let place = p.offered()[0].clone();
        p.act(&place);
    }
    assert_eq!((p.asked(), p.offered()), (C, vec!["end".to_owned()]));
    assert_eq!((p.refused("flare 2"), p.refused_to(A, "flare 2")), ("TK-200", "TK-098"));
    p.act("end");
    assert_eq!((p.asked(), p.offered()), (A, vec!["claim tas-center-cross".to_owned(), "skip".to_owned()]));
    p.act("claim tas-center-cross");
    assert!(p.waits_for_chance());
    p.luck();
    assert_eq!((p.asked(), p.score(A), p.score(C)), (B, 2, 2));
    assert_eq!((p.held_by(A).len(), p.held_by(C).len()), (4, 2), "three school cards and a flare; the legends");
}

/// X-10, TK-083: the third legendary piece becomes the legend; if the pattern needs all three, it cannot be summoned.
#[test]
fn x10_legendary_shortage() {
    let mut p = Position::high("northern").pieces("A:L d5 f5 b2, A:C d4 f4 e5 e6").hand(&["leg-hell-bull"]);
    assert_eq!(p.supply(A)[1], 0);
    p.summon("leg-hell-bull", "e5");
    assert_eq!((p.at("b2"), p.at("e5")), (String::new(), "A:L".to_owned()));
    assert!(p.offers("step e5 e4"));
    let p = Position::high("northern").pieces("A:L d5 f5 d4, A:C f4 e5 e6").hand(&["leg-hell-bull"]);
    assert!(p.summonings("leg-hell-bull").is_empty());
    let ways = (1..=8).map(|way| format!("summon leg-hell-bull e5 {way}"));
    assert!(ways.map(|way| p.refused(&way)).any(|rule| rule == "TK-083"));
}

/// X-11, TK-053, TK-055: a flare after the last action gains an action, which must be used.
#[test]
fn x11_a_flare_after_the_last_action() {
    let mut p = Position::duel("northern").pieces("B:C a4 a5 a6 a7 b7").hand(&["fla-04"]).actions(0);
    assert_eq!(p.offered(), ["flare 2", "end"]);
    p.act("flare 2");
    assert_eq!((p.actions_left(), p.refused("end"), p.score(B)), (1, "TK-049", 1));
}

/// X-12, TK-176, TK-177: of three odd common pieces one colour is chosen.
#[test]
fn x12_melee_scoring() {
    let p = Position::new("melee", &["northern", "southern", "highland", "sylvan"]).actions(0);
    let mut p = p.killed(B, [3, 0, 0]).killed(C, [1, 1, 0]).killed(D, [1, 0, 0]);
    p.act("end");
    assert_eq!([B, C, D].map(|colour| p.points_in(A, colour)), [1, 1, 0]);
    assert_eq!(p.offered(), ["side 2", "side 3", "side 4"]);
    p.act("side 4");
    assert_eq!([B, C, D].map(|colour| p.points_in(A, colour)), [1, 1, 1]);
}

/// X-13, TK-227, TK-228: after the turn in which a deck ran out each player has one more; an extra turn comes in addition.
#[test]
fn x13_end() {
    let p = Position::high("northern").turn_of(B, 30, 0).deck_of(B, 3);
    let mut p = p.pieces("A:H d4 f4 e5, A:C d6 f6").hand(&["leg-time-elemental"]);
    p.end_turn();
    assert!(p.told(&Sight::Ends { reason: Reason::Deck }));
    assert_eq!((p.state.turn.number, p.asked()), (31, A));
    let mut extra = p.clone();
    p.idle();
    assert_eq!((p.state.turn.number, p.asked()), (32, B));
    p.idle();
    assert!(p.is_over());
    extra.summon("leg-time-elemental", "e3");
    extra.idle();
    assert_eq!((extra.state.turn.is_extra, extra.asked(), extra.actions_left()), (true, A, 2));
    extra.idle();
    assert_eq!((extra.state.turn.is_extra, extra.asked()), (false, B));
    extra.idle();
    assert!(extra.is_over());
}

/// X-14, TK-055, TK-146, TK-241: a whole turn is taken back, with a card and a flare that all have seen; after `end` nothing is.
#[test]
fn x14_take_back() {
    let p = Position::duel("northern").pieces("A:C d5 f5 d6, B:H d3, B:C a4 a5 a6 a7 b7 c9 d9 e9 f9 g9");
    let p = p.hand(&["imp-knight", "fla-04"]);
    let mut table = p.table();
    let mut played = p.clone();
    let mut act = |text: &str| {
        table.answer(A, text.parse().unwrap()).unwrap();
        played.act(text);
        (played.tally(B), [A, B].map(|seat| played.score(seat)), played.actions_left())
    };
    act("place e5");
    act("summon imp-knight e4 1");
    act("step e4 d3");
    assert_eq!(act("skip"), ([0, 1, 0], [0, 0], 0));
    assert_eq!(act("flare 2"), ([0, 1, 0], [0, 1], 1));
    act("place e7");
    assert_eq!((played.actions_left(), played.offered()), (0, vec!["end".to_owned()]));
    assert_eq!(table.state(), &played.state);
    let mut ended = p.table();
    for text in ["place e5", "summon imp-knight e4 1", "step e4 d3", "skip", "flare 2", "place e7", "end"] {
        ended.answer(A, text.parse().unwrap()).unwrap();
    }
    table.undo_all(A).unwrap();
    assert_eq!(table.state(), &p.state, "pieces, tally, score, hand and actions are as before");
    assert_eq!(
        (p.held_by(A), p.actions_left(), p.at("d3")),
        (vec!["imp-knight".to_owned(), "fla-04".to_owned()], 2, "B:H".to_owned())
    );
    ended.roll(&mut dice::SearchDice::seeded(1));
    assert_eq!(ended.undo_all(A), Err(TableError::NoUndo(Barrier::Chance)));
    assert_eq!((ended.state().points[0][0], ended.state().points[1][0]), (1, 1));
}
