//! The eighteen beings of the Everfrost school; Frostweave Summoner, and how freeze effects are stored and used,
//! is in `freeze`.

use kernel::{Seat, Viewer};

use super::position::{A, B, C, D, Position, card};
use crate::board::Rank;
use crate::cards::{Card, School};
use crate::event::Sight;

/// A Duel of the Everfrost school with these pieces, right after a being was summoned on e5.
pub(super) fn summoned(id: &str, pieces: &str) -> Position {
    Position::duel("everfrost").summoned(id, pieces)
}

/// The same in a Melee of three.
fn summoned_in_melee(id: &str, pieces: &str) -> Position {
    Position::melee("everfrost").summoned(id, pieces)
}

/// A Duel of two teams, in which A has the Everfrost school.
pub(super) fn team() -> Position {
    Position::new("duel", &["everfrost", "northern", "highland", "southern"])
}

/// The freeze effect in A's slot, without `eve-`; empty if there is none.
pub(super) fn slot(p: &Position) -> String {
    p.state.player(A).stored.map_or(String::new(), name)
}

fn name(card: Card) -> String {
    card.to_string().trim_start_matches("eve-").to_owned()
}

/// A's discard pile, without `eve-`.
pub(super) fn pile(p: &Position) -> String {
    p.state.player(A).discard.cards().map(name).collect::<Vec<_>>().join(" ")
}

/// What of A's discard pile a viewer knows, without `eve-`, and its size.
fn pile_seen(p: &Position, viewer: Viewer) -> (String, u8) {
    let seen = p.view(viewer).player(A).discard.clone();
    (seen.shown.into_iter().map(name).collect::<Vec<_>>().join(" "), seen.size)
}

/// Asserts that a freeze effect was used in vain and its card discarded.
fn is_thawed_in_vain(p: &Position, id: &str) {
    let q = p.then(&["thaw"]);
    assert_eq!((q.arena(), slot(&q), q.is_at_hub()), (p.arena(), String::new(), true), "{id}");
    assert_eq!((pile(&q), q.actions_left()), (id.to_owned(), p.actions_left()));
    assert!(q.told(&Sight::Impossible { card: card(&format!("eve-{id}")) }));
}

/// TK-206 to TK-208: eighteen beings as in every school; eleven have a normal effect, two a freeze effect, five both.
#[test]
fn everfrost_is_a_school_with_seven_freeze_effects() {
    let school: School = "everfrost".parse().unwrap();
    let named = |fits: &dyn Fn(Card) -> bool| school.cards().filter(|card| fits(*card)).map(name).collect::<Vec<_>>();
    let normal = |card: Card| !card.face().effect.is_empty();
    assert_eq!(named(&|card| card.rank() == Rank::Common).len(), 5);
    assert_eq!(named(&|card| card.rank() == Rank::Heroic).len(), 13);
    assert_eq!(named(&|card| normal(card) && !card.has_freeze_effect()).len(), 11);
    assert_eq!(named(&|card| !normal(card)), ["frostweave-summoner", "winter-whisperer"]);
    let both = ["crystal-grower", "ice-princess", "ice-queen", "ice-wyvern", "frostweave-illusionist"];
    assert_eq!(named(&|card| normal(card) && card.has_freeze_effect()), both);
    let p = Position::melee("everfrost");
    assert_eq!((p.supply(A), p.supply(B), p.state.player(A).deck.len()), ([15, 3], [15, 3], 18));
}

/// Snow Fox, TK-111: up to two standard moves, only onto empty squares.
#[test]
fn snow_fox_moves_twice() {
    let p = summoned("eve-snow-fox", "A:C f5 g6, B:C d4");
    let steps = "step e5 e4, step e5 f4, step e5 d5, step e5 d6, step e5 e6, step e5 f6, skip";
    assert_eq!(p.menu(), steps);
    let p = p.then(&["step e5 e4"]);
    assert!(p.offers("step e4 e5") && p.offers("skip") && !p.offers("step e4 d4"));
    assert_eq!(p.then(&["step e4 e3"]).arena(), "A:C e3 f5 g6, B:C d4");
    assert!(p.then(&["step e4 e3"]).is_at_hub() && p.then(&["skip"]).is_at_hub());
}

/// Royal Reindeer, TK-107: it becomes heroic unless its summoning or its leap destroyed something, whoever owned it.
#[test]
fn royal_reindeer_is_upgraded_if_nothing_died() {
    let p = summoned("eve-royal-reindeer", "A:C d6 e6 f7, B:C c3, B:H g3");
    assert!(p.offers("leap e5 c3") && p.offers("leap e5 f7") && p.offers("leap e5 e7"));
    assert!(!p.offers("leap e5 e4") && p.refused("leap e5 g3") == "TK-107");
    assert_eq!(p.then(&["skip"]).arena(), "A:C d6 e6 f7, A:H e5, B:C c3, B:H g3");
    assert_eq!(p.then(&["leap e5 e7"]).at("e7"), "A:H");
    assert_eq!(p.then(&["leap e5 c3"]).arena(), "A:C c3 d6 e6 f7, B:H g3");
    assert_eq!(p.then(&["leap e5 f7"]).arena(), "A:C d6 e6 f7, B:C c3, B:H g3", "an own piece counts too");
    let onto = summoned("eve-royal-reindeer", "A:C d6 e6 f7, B:C e5");
    assert_eq!((onto.tally(B), onto.then(&["skip"]).at("e5")), ([1, 0, 0], "A:C".to_owned()));
    assert_eq!(onto.then(&["leap e5 e3"]).at("e3"), "A:C");
    let onto = summoned("eve-royal-reindeer", "A:C d6 e6 f7 e5");
    assert_eq!(onto.then(&["skip"]).at("e5"), "A:C");
}

/// Royal Reindeer, TK-083, R-06: an own piece that becomes the Reindeer, as the supply is empty, is not destroyed.
#[test]
fn royal_reindeer_made_of_the_piece_below_is_upgraded() {
    let mut p = summoned("eve-royal-reindeer", "A:C d6 e6 f7 e5 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9");
    p.act("skip");
    assert_eq!((p.at("e5"), p.count(A)), ("A:H".to_owned(), 16));
}

/// Of the ways to lay Crystal Mirror on e5, the one in which this piece can be copied.
fn mirror(p: &Position, copied: &str) -> Position {
    let ways = p.ways("eve-crystal-mirror", "e5");
    let laid = ways.iter().map(|way| p.then(&[way])).find(|laid| !laid.is_at_hub() && laid.offers(copied));
    laid.unwrap_or_else(|| panic!("in no way of {ways:?}"))
}

/// Crystal Mirror, TK-216, R-15, R-26, R-37: one heroic piece or up to two common ones of any colour, on one side of the pattern, are
/// copied to the mirror image if it is empty.
#[test]
fn crystal_mirror_copies_one_heroic_or_two_common_pieces() {
    let pieces = "A:C e4 e6 d6, B:H d5, B:C c4 d4 b5 c3, B:L c6, A:H f6";
    let p = Position::duel("everfrost").pieces(pieces).hand(&["eve-crystal-mirror"]);
    assert_eq!(p.ways("eve-crystal-mirror", "e5").len(), 2, "either side may be yellow");
    let p = mirror(&p, "at d5");
    assert_eq!(p.menu(), "at c4, at d4, at d5, skip", "f6 is taken, legendary ones are not copied, b5 and c3 too far");
    let heroic = p.then(&["at d5"]);
    assert_eq!((heroic.at("f5"), heroic.is_at_hub()), ("A:H".to_owned(), true));
    let common = p.then(&["at c4"]);
    assert_eq!((common.at("g4"), common.menu().as_str()), ("A:C".to_owned(), "at d4, skip"));
    let both = common.then(&["at d4"]);
    assert_eq!((both.at("f4"), both.is_at_hub(), both.tally(B)), ("A:C".to_owned(), true, [0, 0, 0]));
    assert!(common.then(&["skip"]).is_at_hub());
    assert_eq!(p.then(&["skip"]).count(A), 5);
}

/// Crystal Mirror, TK-216: the other side mirrors too, and a pattern that lies across mirrors up and down.
#[test]
fn crystal_mirror_can_be_turned() {
    let p = Position::duel("everfrost").pieces("A:C e4 e6, B:C g4 d5").hand(&["eve-crystal-mirror"]);
    assert_eq!(mirror(&p, "at g4").menu(), "at g4, skip");
    assert_eq!(mirror(&p, "at g4").then(&["at g4"]).at("c4"), "A:C");
    let p = Position::duel("everfrost").pieces("A:C d5 f5, B:C d3 e4").hand(&["eve-crystal-mirror"]);
    let p = mirror(&p, "at d3").then(&["at d3", "at e4"]);
    assert_eq!(p.arena(), "A:C d5 e5 f5 e6 d7, B:C d3 e4");
}

/// Crystal Mirror, TK-112, TK-242: what has no mirror image on the arena, or no piece in the supply for it, is not copied.
#[test]
fn crystal_mirror_stops_at_the_edge_and_without_supply() {
    let p = Position::duel("everfrost").pieces("A:C b4 b6, B:C d5 c5").hand(&["eve-crystal-mirror"]);
    let ways = p.ways("eve-crystal-mirror", "b5").into_iter().map(|way| p.then(&[&way]));
    let mut laid = ways.filter(|laid| !laid.is_at_hub());
    let p = laid.next().expect("one side can be copied");
    assert_eq!((p.menu().as_str(), laid.count()), ("at c5, skip", 0), "d5 would be mirrored beyond column a");
    let most = "A:C e4 e6 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9, B:C c4 d4";
    let p = Position::duel("everfrost").pieces(most).hand(&["eve-crystal-mirror"]);
    let p = mirror(&p, "at c4").then(&["at c4"]);
    assert_eq!((p.supply(A), p.is_at_hub()), ([0, 3], true), "none is left for the second");
}

/// Crystal Grower, TK-113, TK-209, TK-211: one common piece of every enemy colour is upgraded; later one of one's own.
#[test]
fn crystal_grower_upgrades_enemies_now_and_an_own_piece_later() {
    let mut p = summoned_in_melee("eve-crystal-grower", "A:C d6 e6, B:C a3 a4, C:C i3");
    assert_eq!(p.menu(), "at a3, at a4");
    p.act("at a4");
    assert_eq!(p.arena(), "A:C e5 d6 e6, B:C a3, B:H a4, C:H i3");
    assert_eq!((slot(&p), pile(&p)), ("crystal-grower".to_owned(), String::new()));
    p.act("thaw");
    assert_eq!(p.menu(), "at e5, at d6, at e6");
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at d6");
    assert_eq!((p.at("d6"), slot(&p), pile(&p)), ("A:H".to_owned(), String::new(), "crystal-grower".to_owned()));
    let p = summoned("eve-crystal-grower", "A:C d6 e6, B:H a3");
    assert_eq!((p.at("a3"), slot(&p)), ("B:H".to_owned(), "crystal-grower".to_owned()), "nobody to upgrade");
    is_thawed_in_vain(&Position::duel("everfrost").stored("eve-crystal-grower").pieces("A:H d6"), "crystal-grower");
}

/// Ice Princess, TK-107, TK-111: another common piece may make a combat move; later a common piece, also the Princess, must make a
/// standard move.
#[test]
fn ice_princess_moves_common_pieces() {
    let p = summoned("eve-ice-princess", "A:C e6 d7 f7, A:H b4, B:C d6, B:H e7");
    assert!(p.offers("step e6 d6") && !p.offers("step e6 e7") && p.offers("skip"));
    assert!(p.offered().iter().all(|action| !action.starts_with("step e5") && !action.starts_with("step b4")));
    let killed = p.then(&["step e6 d6"]);
    assert_eq!((killed.tally(B), slot(&killed).as_str()), ([1, 0, 0], "ice-princess"));
    let mut p = p.then(&["skip", "thaw"]);
    assert!(p.offers("step e5 e4") && !p.offers("step e6 d6") && !p.offers("step b4 b5"));
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("step e5 e4");
    assert_eq!((p.at("e4"), pile(&p).as_str(), p.actions_left()), ("A:C".to_owned(), "ice-princess", 1));
    is_thawed_in_vain(&Position::duel("everfrost").stored("eve-ice-princess").pieces("A:H d6"), "ice-princess");
}

/// Ice Princess, TK-092: the only move there is is made without a question.
#[test]
fn ice_princess_makes_the_only_move() {
    let mut p = Position::duel("everfrost").stored("eve-ice-princess").pieces("A:C c1, B:C d1 b2 c2");
    p.act("thaw");
    assert_eq!((p.arena().as_str(), p.is_at_hub()), ("A:C d2, B:C d1 b2 c2", true));
}

/// Ice Queen, TK-106, TK-107: another heroic piece may make a combat move; later a heroic piece, also the Queen, must make a standard
/// move.
#[test]
fn ice_queen_moves_heroic_pieces() {
    let p = summoned("eve-ice-queen", "A:C e5 e6 d7 f7, A:H b4, B:H c4, B:C c5, B:L b5");
    assert!(p.offers("step b4 c4") && p.offers("step b4 c5") && !p.offers("step b4 b5") && p.offers("skip"));
    assert!(p.offered().iter().all(|action| action.starts_with("step b4 ") || action == "skip"));
    assert_eq!(p.then(&["step b4 c4"]).tally(B), [0, 1, 0]);
    let mut p = p.then(&["skip", "thaw"]);
    assert!(p.offers("step e5 e4") && p.offers("step b4 c5") && !p.offers("step b4 c4") && !p.offers("skip"));
    p.act("step b4 c5");
    assert_eq!((p.tally(B), pile(&p).as_str()), ([1, 0, 0], "ice-queen"));
    let p = Position::duel("everfrost").pieces("A:C e6 d7 f7").hand(&["eve-ice-queen"]);
    assert_eq!(p.summonings("eve-ice-queen").len(), 0, "TK-076: her square must hold an own piece");
    let p = summoned("eve-ice-queen", "A:C e5 e6 d7 f7");
    assert_eq!((p.is_at_hub(), slot(&p).as_str()), (true, "ice-queen"), "there is no other heroic piece");
    is_thawed_in_vain(&Position::duel("everfrost").stored("eve-ice-queen").pieces("A:C d6"), "ice-queen");
}

/// Winter Whisperer, TK-118, TK-091: she may destroy an own common piece and discard her flare; only both together give an action.
#[test]
fn winter_whisperer_trades_a_piece_and_a_flare_for_an_action() {
    let p = summoned("eve-winter-whisperer", "A:C d6 e6 f6 g6");
    assert_eq!((slot(&p).as_str(), p.is_at_hub()), ("winter-whisperer", true));
    let start = |pieces: &str| Position::duel("everfrost").stored("eve-winter-whisperer").pieces(pieces).actions(0);
    let p = start("A:C c3 c4, A:H c5, B:C c6").hand(&["fla-01"]).then(&["thaw"]);
    assert_eq!(p.menu(), "at c3, at c4, skip");
    assert_eq!(p.then(&["at c3"]).menu(), "drop, skip");
    for (answers, actions, pieces, flares) in [
        (["at c3", "drop"], 1, 2, 0),
        (["at c3", "skip"], 0, 2, 1),
        (["skip", "drop"], 0, 3, 0),
        (["skip", "skip"], 0, 3, 1),
    ] {
        let p = p.then(&answers);
        assert_eq!((p.actions_left(), p.count(A), p.state.player(A).flare.len()), (actions, pieces, flares));
        assert_eq!((pile(&p).as_str(), p.is_at_hub(), p.tally(B)), ("winter-whisperer", true, [0, 0, 0]));
    }
    let p = start("A:C c3 c4").then(&["thaw", "at c3"]);
    assert_eq!((p.actions_left(), p.is_at_hub()), (0, true), "there is no flare");
    let p = start("A:H c3").hand(&["fla-01"]).then(&["thaw", "drop"]);
    assert_eq!((p.actions_left(), p.is_at_hub()), (0, true), "there is no common piece");
}

/// Winter Whisperer, section 5: the flare is discarded face down.
#[test]
fn winter_whisperer_discards_the_flare_unseen() {
    let start = Position::duel("everfrost").stored("eve-winter-whisperer").pieces("A:C c3");
    let p = start.hand(&["fla-07"]).then(&["thaw", "skip", "drop"]);
    let seen = |viewer: Viewer| p.view(viewer).flares.discard.known.len();
    assert_eq!((seen(Viewer::seat(A)), seen(Viewer::seat(B)), seen(Viewer::SPECTATOR)), (1, 0, 0));
    assert_eq!(p.view(Viewer::seat(B)).flares.discard.size, 1);
    let kind = crate::cards::CardType::Flare;
    assert!(p.sights(Viewer::seat(B)).contains(&Sight::Discarded { seat: A, kind, card: None }));
}

/// Frozen Chest, TK-214, TK-222, R-27: a freeze effect of the pile may be put into play; one that is in the slot is discarded then.
#[test]
fn frozen_chest_puts_a_freeze_effect_into_play() {
    let chest = |start: Position| start.pile(&["eve-ice-princess", "eve-snow-fox"]);
    let p = chest(Position::duel("everfrost")).summoned("eve-frozen-chest", "A:C d5 e5 f5");
    assert_eq!(p.menu(), "take eve-ice-princess, skip");
    assert_eq!(p.refused("take eve-snow-fox"), "TK-222");
    let taken = p.then(&["take eve-ice-princess"]);
    assert_eq!((slot(&taken).as_str(), pile(&taken).as_str()), ("ice-princess", "snow-fox frozen-chest"));
    assert!(taken.told(&Sight::Stored { seat: A, card: card("eve-ice-princess") }) && taken.offers("thaw"));
    let left = p.then(&["skip"]);
    assert_eq!((slot(&left), pile(&left)), (String::new(), "snow-fox ice-princess frozen-chest".to_owned()));

    let p = chest(Position::duel("everfrost").stored("eve-ice-queen")).summoned("eve-frozen-chest", "A:C d5 e5 f5");
    assert_eq!(p.refused("thaw"), "TK-054", "not inside an action");
    let taken = p.then(&["take eve-ice-princess"]);
    assert_eq!((slot(&taken).as_str(), pile(&taken).as_str()), ("ice-princess", "snow-fox ice-queen frozen-chest"));
    assert!(taken.told(&Sight::Unused { seat: A, card: card("eve-ice-queen") }) && taken.is_at_hub());
    assert_eq!(slot(&p.then(&["skip"])), "ice-queen");
}

/// Frozen Chest, TK-244: it asks whenever the pile is not empty, so that nobody learns from the question what lies there.
#[test]
fn frozen_chest_asks_on_public_grounds() {
    assert!(summoned("eve-frozen-chest", "A:C d5 e5 f5").is_at_hub(), "an empty pile");
    let discarding = |id: &str| {
        let start = Position::duel("everfrost").pieces("A:C d5 e5 f5");
        let mut p = start.hand(&["eve-frozen-chest", "eve-snow-fox", "eve-ice-queen"]);
        p.acts(&[&format!("discard {id}"), "done"]);
        p.summon("eve-frozen-chest", "e5");
        p
    };
    let (fox, queen) = (discarding("eve-snow-fox"), discarding("eve-ice-queen"));
    assert_eq!((fox.menu().as_str(), queen.menu().as_str()), ("skip", "take eve-ice-queen, skip"));
    for viewer in [Viewer::seat(B), Viewer::SPECTATOR] {
        assert_eq!(fox.view(viewer), queen.view(viewer));
        assert_eq!(fox.sights(viewer), queen.sights(viewer));
    }
}

/// Frozen Chest, TK-026, TK-209: what lies in the pile face down is its owner's secret; what is put into play everybody sees.
#[test]
fn frozen_chest_shows_what_it_fetches() {
    let start = Position::duel("everfrost").pile(&["eve-ice-queen"]).pieces("A:C d5 e5 f5");
    let mut p = start.hand(&["eve-frozen-chest", "eve-crystal-grower", "eve-polar-bear"]);
    p.acts(&["discard eve-crystal-grower", "done"]);
    assert_eq!(pile_seen(&p, Viewer::seat(A)), ("crystal-grower ice-queen".to_owned(), 2));
    for other in [Viewer::seat(B), Viewer::SPECTATOR] {
        assert_eq!(pile_seen(&p, other), ("ice-queen".to_owned(), 2));
    }
    p.summon("eve-frozen-chest", "e5");
    p.act("take eve-crystal-grower");
    for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR] {
        assert_eq!(p.view(viewer).player(A).stored, Some(card("eve-crystal-grower")));
        assert_eq!(pile_seen(&p, viewer), ("ice-queen frozen-chest".to_owned(), 2));
    }
    assert!(p.told(&Sight::Fetched { seat: A, card: card("eve-crystal-grower") }));
}

/// A summons the Sentinel onto an enemy piece and downgrades it.
fn slowed(start: Position) -> Position {
    start.summoned("eve-everfrost-sentinel", "A:C e6 e7 f7 f8, B:C e5").then(&["at e5"])
}

/// Ends turns until it is this seat's turn, and returns how many actions it has.
pub(super) fn actions_of(p: &mut Position, seat: Seat) -> u8 {
    loop {
        p.idle();
        if p.asked() == seat {
            return p.actions_left();
        }
    }
}

/// Everfrost Sentinel, TK-215, R-08: summoned onto an enemy piece it may be downgraded; then the opponent has one action less, once.
#[test]
fn everfrost_sentinel_slows_the_opponent() {
    let p = Position::duel("everfrost").summoned("eve-everfrost-sentinel", "A:C e6 e7 f7 f8, B:C e5");
    assert_eq!((p.menu().as_str(), p.tally(B)), ("at e5, skip", [1, 0, 0]));
    let mut unused = p.then(&["skip"]);
    assert_eq!((unused.at("e5"), actions_of(&mut unused, B)), ("A:H".to_owned(), 2));
    let mut p = slowed(Position::duel("everfrost"));
    assert_eq!((p.at("e5"), p.view(Viewer::SPECTATOR).player(B).slowed), ("A:C".to_owned(), true));
    assert!(p.told(&Sight::Slowed { seat: B }) && !p.told(&Sight::Slowed { seat: A }));
    assert_eq!((actions_of(&mut p, B), actions_of(&mut p, A), actions_of(&mut p, B)), (1, 2, 2));
    for occupant in ["A:C e6 e7 f7 f8", "A:C e6 e7 f7 f8 e5"] {
        let p = summoned("eve-everfrost-sentinel", occupant);
        assert_eq!((p.at("e5"), p.is_at_hub()), ("A:H".to_owned(), true), "no enemy was destroyed");
    }
}

/// Everfrost Sentinel, TK-215, TK-190: in Melee all others are slowed, in a team game only the next player.
#[test]
fn everfrost_sentinel_slows_each_other_player_or_the_next_of_the_other_team() {
    let mut p = slowed(Position::melee("everfrost"));
    assert_eq!((actions_of(&mut p, B), actions_of(&mut p, C), actions_of(&mut p, A)), (1, 1, 2));
    let four = Position::new("melee", &["everfrost", "northern", "highland", "southern"]);
    let mut p = slowed(four);
    assert_eq!([B, C, D, A].map(|seat| actions_of(&mut p, seat)), [1, 1, 1, 2]);
    let mut p = slowed(team());
    assert_eq!([B, C, D, A, B].map(|seat| actions_of(&mut p, seat)), [1, 2, 2, 2, 2]);
}

/// Everfrost Sentinel, R-08, TK-135: an extra turn of the Everfrost player does not use the penalty up, and an extra turn that the
/// victim earns in the shortened turn is a normal one.
#[test]
fn everfrost_sentinel_and_extra_turns() {
    let mut p = slowed(Position::duel("everfrost"));
    p.state.turn.extra_turn = true;
    assert_eq!((actions_of(&mut p, A), actions_of(&mut p, B)), (2, 1));
    p.state.turn.extra_turn = true;
    assert_eq!((actions_of(&mut p, B), p.state.turn.is_extra), (2, true));
}

/// Glacier Giant, TK-110: it charges in a shown direction; having moved, it may step onto a legendary piece, and both are destroyed.
#[test]
fn glacier_giant_charges_and_may_die_with_a_legendary_piece() {
    let p = summoned("eve-glacier-giant", "A:C e6 d7 e7 f7, B:H d6, B:L c7, A:L g7");
    assert_eq!(p.menu(), "step e5 d6, step e5 f6, skip");
    assert!(p.then(&["skip"]).is_at_hub());
    let left = p.then(&["step e5 d6"]);
    assert_eq!(left.menu(), "at c7, skip");
    let both = left.then(&["at c7"]);
    assert_eq!(both.arena(), "A:C e6 d7 e7 f7, A:L g7");
    assert_eq!((both.tally(B), both.is_at_hub()), ([0, 1, 1], true));
    assert_eq!(left.then(&["skip"]).arena(), "A:C e6 d7 e7 f7, A:H d6, A:L g7, B:L c7");
    let right = p.then(&["step e5 f6", "at g7"]);
    assert_eq!((right.arena().as_str(), right.tally(B)), ("A:C e6 d7 e7 f7, B:H d6, B:L c7", [0, 0, 0]), "an own one");
}

/// Glacier Giant, TK-110: it may stop after any step, goes straight on, and without a step it cannot attack a legendary piece.
#[test]
fn glacier_giant_goes_straight_on() {
    let p = summoned("eve-glacier-giant", "A:C e6 d7 e7 f7, B:C g7 h8, B:L d6");
    assert_eq!(p.menu(), "step e5 f6, skip", "the legendary piece is beside it at the start");
    assert!(p.then(&["skip"]).is_at_hub());
    let p = p.then(&["step e5 f6"]);
    assert_eq!(p.menu(), "step f6 g7, skip");
    assert_eq!(p.then(&["skip"]).at("f6"), "A:H");
    let p = p.then(&["step f6 g7", "step g7 h8"]);
    assert_eq!((p.at("h8"), p.tally(B), p.is_at_hub()), ("A:H".to_owned(), [2, 0, 0], true), "the edge ends it");
}

/// Polar Bear, TK-106, TK-107: after a combat move that killed a standard move, after that a move onto an empty square.
#[test]
fn polar_bear_goes_on_while_it_kills() {
    let p = summoned("eve-polar-bear", "A:C f5 g5 f6 h6, B:H e4 d4, B:C d3 c3");
    assert!(p.offers("step e5 e4") && p.offers("step e5 f5") && p.offers("skip"));
    assert!(p.then(&["skip"]).is_at_hub() && p.then(&["step e5 e6"]).is_at_hub());
    let p = p.then(&["step e5 e4"]);
    assert!(p.offers("step e4 d3") && p.refused("step e4 d4") == "TK-106" && p.then(&["skip"]).is_at_hub());
    assert!(p.then(&["step e4 e3"]).is_at_hub(), "it killed nothing");
    let p = p.then(&["step e4 d3"]);
    assert_eq!(p.menu(), "step d3 c2, step d3 d2, step d3 e2, step d3 e3, step d3 c4, step d3 e4, skip");
    let moved = p.then(&["step d3 e4"]);
    assert_eq!((moved.at("e4"), moved.tally(B), moved.is_at_hub()), ("A:H".to_owned(), [1, 1, 0], true));
    assert!(p.then(&["skip"]).is_at_hub());
}

/// War Sled, TK-107: up to three combat moves, the first in a shown direction, each next one turning by at most an eighth.
#[test]
fn war_sled_turns_slowly() {
    let p = summoned("eve-war-sled", "A:C c5 c6 d6 e6, B:H f5, B:L f4");
    assert_eq!(p.menu(), "step e5 f5, step e5 f6, skip", "the legendary piece is in its way");
    let p = p.then(&["step e5 f5"]);
    assert_eq!(p.menu(), "step f5 g4, step f5 g5, step f5 g6, skip");
    let p = p.then(&["step f5 g4"]);
    assert_eq!(p.menu(), "step g4 g3, step g4 h3, step g4 h4, skip");
    let moved = p.then(&["step g4 g3"]);
    assert_eq!((moved.at("g3"), moved.tally(B), moved.is_at_hub()), ("A:H".to_owned(), [0, 1, 0], true));
    assert_eq!((p.then(&["skip"]).at("g4"), p.then(&["skip"]).is_at_hub()), ("A:H".to_owned(), true));
}

/// Snow Monster, TK-095: every common enemy within distance 2 that is beside an own piece is destroyed, without a choice.
#[test]
fn snow_monster_destroys_common_enemies_beside_own_pieces() {
    let pieces = "A:C e5 f5 d6 g6, B:C d4 c3 g7 h7, B:H e4, C:C c5 f3";
    let p = summoned_in_melee("eve-snow-monster", pieces);
    assert_eq!(p.arena(), "A:C f5 d6 g6, A:H e5, B:C c3 h7, B:H e4, C:C f3");
    assert_eq!((p.tally(B), p.tally(C), p.is_at_hub()), ([2, 0, 0], [1, 0, 0], true));
    assert!(summoned("eve-snow-monster", "A:C e5 f5 d6 g6").is_at_hub());
    let p = Position::duel("everfrost").pieces("A:C f5 d6 g6").hand(&["eve-snow-monster"]);
    assert_eq!(p.summonings("eve-snow-monster").len(), 0, "TK-076: its square must hold an own piece");
}

/// Frost Imp, TK-111, TK-242: it may push an adjacent common piece of any colour, which slides as far as it can.
#[test]
fn frost_imp_pushes_a_common_piece_to_the_end() {
    let p = summoned("eve-frost-imp", "A:C d5 e6 f7, B:C f5 h5, B:H d4");
    assert!(p.offers("step f5 f4") && p.offers("step e6 e7") && p.offers("skip"));
    assert!(!p.offers("step f5 e5") && !p.offers("step f5 e6"), "blocked at once");
    let pushes = p.offered().into_iter().filter(|action| action != "skip");
    assert!(pushes.into_iter().all(|push| ["step f5", "step d5", "step e6"].contains(&&push[..7])));
    assert_eq!(p.then(&["step f5 g5"]).at("g5"), "B:C", "it stops before h5");
    assert_eq!(p.then(&["step f5 f4"]).at("f1"), "B:C", "it stops at the edge");
    assert_eq!(p.then(&["step d5 c5"]).at("a5"), "A:C");
    assert_eq!((p.then(&["step f5 f4"]).tally(B), p.then(&["step f5 f4"]).is_at_hub()), ([0, 0, 0], true));
    assert_eq!(p.then(&["skip"]).arena(), "A:C d5 e6 f7, A:H e5, B:C f5 h5, B:H d4");
    assert!(summoned("eve-frost-imp", "A:H d5 e6 f7").is_at_hub(), "heroic pieces are not pushed");
}

/// Ice Wyvern, TK-109, TK-212: it may leap anywhere; if it kills, it dies too, and its card is stored all the same.
#[test]
fn ice_wyvern_dies_with_its_victim() {
    let p = summoned("eve-ice-wyvern", "A:C f5 e6 f7 g7, B:H i3, B:L i4");
    assert_eq!((p.offered().len(), p.refused("leap e5 i4")), (68, "TK-107"));
    let killed = p.then(&["leap e5 i3"]);
    assert_eq!((killed.arena().as_str(), killed.tally(B)), ("A:C f5 e6 f7 g7, B:L i4", [0, 1, 0]));
    assert_eq!((slot(&killed).as_str(), pile(&killed)), ("ice-wyvern", String::new()));
    let own = p.then(&["leap e5 f5"]);
    assert_eq!((own.arena().as_str(), own.tally(B)), ("A:C e6 f7 g7, B:H i3, B:L i4", [0, 0, 0]));
    assert_eq!(p.then(&["leap e5 a3"]).at("a3"), "A:H");
    assert_eq!((p.then(&["skip"]).at("e5"), slot(&p.then(&["skip"]))), ("A:H".to_owned(), "ice-wyvern".to_owned()));
}

/// Ice Wyvern, TK-112, TK-211: later a common piece must be placed beside an own heroic piece, if there is one and a supply.
#[test]
fn ice_wyvern_places_a_piece_beside_a_heroic_one() {
    let start = |pieces: &str| Position::duel("everfrost").stored("eve-ice-wyvern").pieces(pieces);
    let p = start("A:H c1, A:L e5, A:C g5, B:H i5, B:C d1").then(&["thaw"]);
    assert_eq!(p.menu(), "at b2, at c2, at d2");
    assert_eq!(p.then(&["at b2"]).at("b2"), "A:C");
    is_thawed_in_vain(&start("A:C c1, A:L e5, B:H i5"), "ice-wyvern");
    is_thawed_in_vain(&start("A:H c1, A:C a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9 f9 g9"), "ice-wyvern");
}

/// Deathbringer: a common neighbour may always be destroyed, a heroic one if one, a legendary one if three other own pieces stand
/// beside it.
#[test]
fn deathbringer_needs_help_against_higher_ranks() {
    let own = "A:C d5 c7 d7 e7";
    let p = summoned("eve-deathbringer", &format!("{own}, B:C f5, B:H e4 f4, B:L f6 d4, B:C g6"));
    assert_eq!(p.menu(), "at e4, at d5, at f5, skip", "d5 helps against e4 only");
    assert_eq!((p.then(&["skip"]).tally(B), p.then(&["skip"]).is_at_hub()), ([0, 0, 0], true));
    let two = summoned("eve-deathbringer", &format!("{own} c4, B:L d4"));
    assert_eq!(two.menu(), "at d5, skip");
    let three = summoned("eve-deathbringer", &format!("{own} c4 c3, B:L d4"));
    assert_eq!(three.menu(), "at d4, at d5, skip");
}

/// Deathbringer, TK-217, TK-165: the victim counts twice and leaves the game: its owner's stock is smaller from then on.
#[test]
fn deathbringer_removes_its_victim_from_the_game() {
    let p = summoned("eve-deathbringer", "A:C d5 c7 d7 e7 c4 c3, B:L d4, B:C f5");
    let mut p = p.then(&["at d4"]);
    assert_eq!((p.tally(B), p.supply(B), p.state.stock[1]), ([0, 0, 2], [15, 2], [16, 2]));
    assert!(p.told(&Sight::Removed { side: B }));
    p.finish(&["place a3"]);
    assert_eq!((p.score(A), p.supply(B)), (4, [15, 2]));
    let p = summoned("eve-deathbringer", "A:C d5 c7 d7 e7, B:C f5 f4");
    let p = p.then(&["at f5"]);
    assert_eq!((p.tally(B), p.supply(B), p.state.stock[1]), ([2, 0, 0], [14, 3], [15, 3]));
}

/// Deathbringer, R-30: an own victim leaves the game too, and nothing is counted.
#[test]
fn deathbringer_may_remove_an_own_piece() {
    let p = summoned("eve-deathbringer", "A:C d5 c7 d7 e7").then(&["at d5"]);
    assert_eq!((p.arena().as_str(), p.state.stock[0]), ("A:C c7 d7 e7, A:H e5", [15, 3]));
    assert_eq!((p.supply(A), p.tally(A), p.tally(B)), ([11, 3], [0, 0, 0], [0, 0, 0]));
}

/// Frostweave Illusionist, TK-218, TK-209: it must turn into a common piece of an enemy colour; nothing is counted and the card is
/// stored.
#[test]
fn frostweave_illusionist_changes_its_colour() {
    let p = summoned("eve-frostweave-illusionist", "A:C d5 f5 e7");
    assert_eq!((p.at("e5"), p.tally(A), p.tally(B)), ("B:C".to_owned(), [0; 3], [0; 3]));
    assert_eq!((p.supply(A), p.supply(B)), ([13, 3], [15, 3]));
    assert_eq!((slot(&p).as_str(), p.is_at_hub()), ("frostweave-illusionist", true));
    let p = summoned_in_melee("eve-frostweave-illusionist", "A:C d5 f5 e7");
    assert_eq!(p.menu(), "side 2, side 3");
    assert_eq!(p.then(&["side 3"]).at("e5"), "C:C");
}

/// Frostweave Illusionist, TK-218, TK-012: without an enemy piece in the supply it stays; in a deathmatch a piece that its summoning
/// destroyed is not back yet, in High Form it is.
#[test]
fn frostweave_illusionist_stays_if_the_enemy_has_no_piece() {
    let pieces = "A:C d5 f5 e7, B:C a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9 f9 g9 e5";
    let p = summoned("eve-frostweave-illusionist", pieces);
    assert_eq!((p.at("e5"), p.supply(B), slot(&p).as_str()), ("A:H".to_owned(), [0, 3], "frostweave-illusionist"));
    assert!(p.told(&Sight::Impossible { card: card("eve-frostweave-illusionist") }));
    let p = Position::high("everfrost").summoned("eve-frostweave-illusionist", &format!("{pieces} c1"));
    assert_eq!((p.at("e5"), p.supply(B), p.tally(B)), ("B:C".to_owned(), [0, 3], [1, 0, 0]));
    let melee = "A:C d5 f5 e7, B:C a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9 f9 g9";
    assert_eq!(summoned_in_melee("eve-frostweave-illusionist", melee).at("e5"), "C:C", "the only side with a piece");
}

/// Frostweave Illusionist, TK-117: later a common enemy anywhere must be converted, if there is one and a piece for it.
#[test]
fn frostweave_illusionist_converts_a_common_enemy_later() {
    let start = |pieces: &str| Position::melee("everfrost").stored("eve-frostweave-illusionist").pieces(pieces);
    let p = start("B:C a3, B:H a4, C:C i7, A:C e5").then(&["thaw"]);
    assert_eq!(p.menu(), "at a3, at i7");
    let p = p.then(&["at i7"]);
    assert_eq!((p.at("i7"), p.tally(C), p.is_at_hub()), ("A:C".to_owned(), [1, 0, 0], true));
    assert_eq!(start("B:C a3").then(&["thaw"]).at("a3"), "A:C", "the only one without a question");
    is_thawed_in_vain(&start("B:H a3, A:C e5"), "frostweave-illusionist");
    let full = "B:C a3, A:C a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9 f9 g9 c1";
    is_thawed_in_vain(&start(full), "frostweave-illusionist");
}
