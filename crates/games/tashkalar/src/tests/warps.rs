//! TK-320 to TK-327: warp effects, the pending being and Merchant of Time.

use kernel::{Knowers, Viewer};

use super::position::{A, B, C, Position, card, square};
use crate::board::{Piece, Rank, Side};
use crate::event::Sight;
use crate::flow::pieces::Counts;
use crate::state::Reason;
use crate::view::StoredView;

const OTHERS: [Viewer; 2] = [Viewer::seat(B), Viewer::SPECTATOR];

fn duel() -> Position {
    Position::duel("etherweave").played()
}

/// Right after a card was warped, with these pieces on the arena.
fn warp(p: Position, id: &str, pieces: &str) -> Position {
    let p = if pieces.is_empty() { p } else { p.pieces(pieces) };
    p.hand(&[id]).then(&[&format!("warp {id}")])
}

fn warped(id: &str, pieces: &str) -> Position {
    warp(duel(), id, pieces)
}

fn pending(p: &Position) -> Option<String> {
    p.state.player(A).pending.map(|card| card.to_string())
}

/// Asserts that a card was warped in vain: it is pending and nothing else has changed.
fn is_in_vain(p: &Position, id: &str) {
    assert!(p.is_at_hub() && p.told(&Sight::Impossible { card: card(id) }), "{id}");
    assert_eq!((pending(p), p.actions_left()), (Some(id.to_owned()), 2));
}

/// TK-320: a card with a warp effect is warped for free at the hub, with or without actions, without a pattern.
#[test]
fn warping_is_free() {
    let p = duel().hand(&["eth-translocationist", "eth-singularity"]).actions(0);
    assert_eq!(p.menu(), "warp eth-translocationist, end");
    let p = p.then(&["warp eth-translocationist"]);
    assert_eq!((p.actions_left(), pending(&p)), (1, Some("eth-translocationist".into())));
    assert!(p.told(&Sight::Warped { seat: A, card: card("eth-translocationist") }));
    let asked = warped("eth-void-summoner", "A:C e5").pieces("B:C a5").hand(&["eth-translocationist"]);
    assert!(!asked.offered().iter().any(|action| action.starts_with("warp")), "not during an effect");
}

/// TK-320: not in one's first turn of the game; from the second on.
#[test]
fn nothing_is_warped_in_the_first_turn() {
    let mut p = Position::duel("etherweave").hand(&["eth-void-summoner"]);
    assert!(!p.offers("warp eth-void-summoner"));
    assert_eq!(p.refused("warp eth-void-summoner"), "TK-320");
    p.idle();
    assert_eq!(p.refused_to(A, "warp eth-void-summoner"), "TK-098", "it is B's turn");
    p.idle();
    assert!(p.asked() == A && p.offers("warp eth-void-summoner"));
}

/// TK-320: one being is pending at most; when it has left, another card can be warped, in the same turn too.
#[test]
fn one_being_is_pending() {
    let hand = ["eth-translocationist", "eth-gate-of-oblivion", "eth-paradox-worm"];
    let p = duel().pieces("A:C f4 d5 d6 e6, B:C a5").hand(&hand).then(&["warp eth-translocationist"]);
    assert!(!p.menu().contains("warp"));
    assert_eq!(p.refused("warp eth-gate-of-oblivion"), "TK-320");
    let mut p = p;
    p.summon("eth-translocationist", "e5");
    assert_eq!(pending(&p), None);
    p.acts(&["warp eth-paradox-worm", "drop", "warp eth-gate-of-oblivion"]);
    assert_eq!((pending(&p), p.pile_of(A).len()), (Some("eth-gate-of-oblivion".into()), 2));
}

/// TK-321, TK-322: the pending being stays in the hand for all to see; it is neither discarded nor returned.
#[test]
fn the_pending_being_stays_in_sight() {
    let p = duel().hand(&["eth-singularity", "eth-dark-sphere", "eth-translocationist"]);
    assert!(OTHERS.iter().all(|&viewer| p.view(viewer).player(A).beings.shown.is_empty()));
    let p = p.then(&["warp eth-translocationist"]);
    let is_in_sight = |p: &Position, size: u8| {
        for viewer in OTHERS {
            let view = p.view(viewer);
            let player = view.player(A);
            assert_eq!(player.pending, Some(card("eth-translocationist")));
            assert_eq!((player.beings.size, &player.beings.shown[..]), (size, &[card("eth-translocationist")][..]));
        }
    };
    is_in_sight(&p, 3);
    assert!(p.offers("discard eth-singularity") && !p.offers("discard eth-translocationist"));
    assert_eq!(p.refused("discard eth-translocationist"), "TK-322");
    let p = p.then(&["discard eth-singularity"]);
    assert_eq!(p.menu(), "return eth-dark-sphere, done");
    assert_eq!(p.refused("return eth-translocationist"), "TK-322");
    is_in_sight(&p.then(&["done"]), 2);
    is_in_sight(&p.then(&["return eth-dark-sphere", "done"]), 1);
}

/// TK-322, TK-131: it counts toward the three school cards, stays pending in later turns, and can be summoned then.
#[test]
fn the_pending_being_is_a_card_of_the_hand() {
    let mut p = warped("eth-translocationist", "A:C f4 d5 d6 e6").actions(0);
    p.end_turn();
    assert_eq!((p.state.player(A).beings.len(), p.state.player(A).deck.len()), (3, 15));
    p.idle();
    assert_eq!((p.asked(), pending(&p)), (A, Some("eth-translocationist".into())));
    p.summon("eth-translocationist", "e5");
    assert_eq!((p.at("e5"), pending(&p), p.score(A)), ("A:C".into(), None, 0));
    assert_eq!(p.pile_of(A), ["eth-translocationist"]);
}

/// TK-323: two points are lost while a being is pending, in Melee in every colour; not for the others.
#[test]
fn a_pending_being_costs_two_points() {
    let ether = |form: &str| match form {
        "high" => Position::high("etherweave"),
        "duel" => Position::duel("etherweave"),
        _ => Position::new("melee", &["etherweave", "northern", "southern"]),
    };
    for form in ["high", "duel", "melee"] {
        let p = ether(form).pending("eth-void-summoner");
        assert_eq!((p.score(A), p.score(B)), (-2, 0), "{form}");
        assert_eq!(p.view(Viewer::seat(B)).sides[0].score, -2);
    }
    let p = ether("high").pieces("A:L e5").points(A, 4).pending("eth-void-summoner");
    assert_eq!(p.score(A), 3);
    let p = ether("melee").colour(A, B, 5).colour(A, C, 3).pending("eth-void-summoner");
    assert_eq!(p.score(A), 1);
    let team = Position::teams("duel", "etherweave").points(A, 5).pending("eth-void-summoner");
    assert_eq!((team.score(A), team.score(C), team.score(B)), (3, 3, 0));
}

/// TK-323, TK-160, TK-168, TK-181: the end is triggered by the reduced score.
#[test]
fn a_pending_being_delays_the_end() {
    let reason = |p: Position| {
        let mut p = p.pending("eth-void-summoner").actions(0);
        p.end_turn();
        p.state.end.reason
    };
    let high = |points| reason(Position::high("etherweave").points(A, points));
    let duel = |points| reason(Position::duel("etherweave").points(A, points));
    let melee = |points| reason(Position::melee("etherweave").colour(A, C, points));
    assert_eq!([high(10), duel(19), melee(13)], [None; 3]);
    assert_eq!([high(11), duel(20), melee(14)], [Some(Reason::Points); 3]);
}

/// TK-323, TK-230: what is lost decides the game.
#[test]
fn a_pending_being_can_lose_the_game() {
    let finished = |p: Position| {
        let mut p = p.points(A, 4).points(B, 3).actions(0);
        p.state.end.reason = Some(Reason::Deck);
        p.state.end.turns_left = 1;
        p.end_turn();
        p.verdict().standings().iter().map(|standing| (standing.result.word(), standing.points)).collect::<Vec<_>>()
    };
    assert_eq!(finished(duel()), [("won", 4), ("lost", 3)]);
    let lost = finished(duel().pending("eth-void-summoner"));
    assert_eq!(lost, [("lost", 2), ("won", 3)]);
}

/// Paradox Worm warped, TK-324: a common enemy becomes heroic, then the pending being, the Worm itself, may be discarded.
#[test]
fn warped_paradox_worm() {
    let p = warped("eth-paradox-worm", "A:C i5, B:C a4 a5, B:H a6");
    assert_eq!(p.menu(), "at a4, at a5");
    let p = p.then(&["at a4"]);
    assert_eq!((p.at("a4"), p.menu()), ("B:H".into(), "drop, skip".into()));
    assert_eq!(pending(&p.then(&["skip"])), Some("eth-paradox-worm".into()));
    let dropped = p.then(&["drop"]);
    assert_eq!((pending(&dropped), dropped.pile_of(A)), (None, vec!["eth-paradox-worm".to_owned()]));
    assert!(dropped.held_by(A).is_empty() && dropped.score(A) == 0);
    for viewer in OTHERS {
        assert_eq!(dropped.view(viewer).player(A).discard.shown, [card("eth-paradox-worm")]);
    }
    let none = warped("eth-paradox-worm", "B:H a6");
    assert!(none.menu() == "drop, skip" && none.told(&Sight::Impossible { card: card("eth-paradox-worm") }));
}

/// Both Shadow Twins warped: an own common piece becomes heroic.
#[test]
fn warped_shadow_twins() {
    for id in ["eth-lesser-shadow-twin", "eth-greater-shadow-twin"] {
        let p = warped(id, "A:C a4 i5, A:H a5, B:C a6");
        assert_eq!(p.menu(), "at a4, at i5");
        let p = p.then(&["at i5"]);
        assert_eq!((p.arena(), p.is_at_hub()), ("A:C a4, A:H a5 i5, B:C a6".into(), true));
        assert_eq!(warped(id, "A:C a4").at("a4"), "A:H", "the only one without a question");
        is_in_vain(&warped(id, "A:H a5, B:C a6"), id);
    }
}

/// Antimatter Spirit warped, TK-326: an own piece and then an enemy one start from an empty square in opposite directions.
#[test]
fn warped_antimatter_spirit() {
    let p = warped("eth-antimatter-spirit", "A:C d5, B:C b5, B:H g7");
    assert!(p.offers("at c5") && !p.offers("at e5") && !p.offers("at d5") && !p.offers("skip"));
    assert!(!p.offers("at c1") && !p.offers("at a3"), "no direction has squares on both sides");
    assert_eq!(p.then(&["at e1"]).menu(), "aim e, aim w");
    assert_eq!(p.then(&["at g6"]).offered().len(), 6, "neither toward the heroic piece nor away from it");
    let p = p.then(&["at c5", "aim w"]);
    assert_eq!((p.arena(), p.is_at_hub()), ("A:C b5, B:C d5, B:H g7".into(), true));
    assert_eq!((p.tally(A), p.tally(B)), ([0; 3], [1, 0, 0]));
    let melee = warp(Position::melee("etherweave").played(), "eth-antimatter-spirit", "").then(&["at c5", "aim n"]);
    assert_eq!(melee.menu(), "side 2, side 3");
    assert_eq!(melee.then(&["side 3"]).arena(), "A:C c4, C:C c6");
}

/// Antimatter Spirit warped, TK-326, R-01: both supplies must suffice; in High Form a piece that the first move frees is enough.
#[test]
fn warped_antimatter_spirit_needs_pieces() {
    let id = "eth-antimatter-spirit";
    is_in_vain(&warp(duel().crowded(A, 0), id, ""), id);
    is_in_vain(&warp(duel().crowded(B, 0), id, ""), id);
    let high = warp(Position::high("etherweave").played().crowded(B, 0), id, "");
    assert_eq!(high.targets(), "f3 h3 a4 b4 c4 d4 e4 f4", "beside a piece of B, with an empty square opposite");
    let p = high.then(&["at c4"]);
    assert_eq!(p.offered().len(), 3);
    let p = p.then(&["aim n"]);
    assert_eq!((p.at("c3"), p.at("c5"), p.tally(B), p.supply(B)), ("A:C".into(), "B:C".into(), [1, 0, 0], [0, 3]));
}

/// Merchant of Time, TK-327, TK-328: a piece from a colourless square lies on the card, in no supply and not destroyed.
#[test]
fn merchant_of_time_stores_a_piece() {
    let p = warped("eth-merchant-of-time", "A:C d6 f6 c7 e7, A:H d2, B:L a4, B:C i4 i5");
    assert_eq!(p.menu(), "at a4, at i5, at d6, at f6, at c7, at e7", "none on a coloured square, and no skip");
    let before = p.supply(B);
    let p = p.then(&["at a4"]);
    let stored = StoredView { piece: Piece { side: Side::new(1), rank: Rank::Legendary }, gateway: false };
    assert_eq!((p.at("a4"), p.tally(B), p.supply(B)), ("".into(), [0; 3], before));
    assert!(OTHERS.iter().all(|&viewer| p.view(viewer).on_merchant == Some(stored)));
    let mut p = p;
    p.summon("eth-merchant-of-time", "e5");
    assert_eq!(p.targets().split(' ').count(), 60, "over every lower piece, on every colourless square");
    assert!(p.offers("at i5") && !p.offers("at d2") && !p.offers("at i4") && !p.offers("at e5") && !p.offers("skip"));
    let own = p.then(&["at d6"]);
    assert_eq!((own.at("d6"), own.count(A), own.view(OTHERS[0]).on_merchant), ("B:L".into(), 5, None));
    let enemy = p.then(&["at i5"]);
    assert_eq!((enemy.at("i5"), enemy.tally(B), enemy.supply(B)), ("B:L".into(), [1, 0, 0], [14, 2]));
    is_in_vain(&warped("eth-merchant-of-time", "A:C d2 e5"), "eth-merchant-of-time");
}

/// Merchant of Time: without a piece on the card nothing happens; a common piece only comes to an empty square.
#[test]
fn merchant_of_time_puts_a_piece_back() {
    let pieces = "A:C d6 f6 c7 e7";
    assert!(duel().summoned("eth-merchant-of-time", pieces).is_at_hub());
    assert!(duel().pending("eth-merchant-of-time").pieces(pieces).then(&["place a5"]).is_at_hub());
    let mut p = warped("eth-merchant-of-time", &format!("{pieces}, B:C a4")).then(&["at a4"]);
    p.idle().idle();
    assert!(p.asked() == A && p.state.on_merchant.is_some(), "it lies there for turns");
    p.summon("eth-merchant-of-time", "e5");
    assert!(p.offers("at a4") && !p.offers("at d6"));
    assert_eq!((p.then(&["at a4"]).at("a4"), p.score(A)), ("B:C".into(), 0));
}

/// TK-324, TK-325: while Merchant of Time is pending it is not discarded, taken back or copied.
#[test]
fn merchant_of_time_stays() {
    let p = duel().pending("eth-merchant-of-time").hand(&["eth-doppelganger"]).pieces("A:C d5 d6");
    assert_eq!(p.refused("discard eth-merchant-of-time"), "TK-322");
    let mut p = p;
    p.summon("eth-doppelganger", "e5");
    assert!(p.is_at_hub() && p.state.on_merchant.is_none());
    assert_eq!(pending(&p), Some("eth-merchant-of-time".into()));
}

/// TK-327: a Gateway on Merchant of Time is none until it comes back, unless another piece has become the Gateway since.
#[test]
fn a_stored_gateway_keeps_its_marker() {
    let mut p = Position::new("duel", &["etherweave", "northern", "nethervoid", "southern"]).played();
    p = p.pieces("A:C d6 f6 c7 e7 i6, A:H a4").hand(&["eth-merchant-of-time"]);
    p.state.gateway = Some(square("a4"));
    p.acts(&["warp eth-merchant-of-time", "at a4"]);
    let view = p.view(OTHERS[0]);
    assert_eq!((view.gateway, view.on_merchant.map(|stored| stored.gateway)), (None, Some(true)));
    assert!(p.told(&Sight::GatewayLost { square: square("a4") }));
    let mut another = p.clone();
    p.summon("eth-merchant-of-time", "e5");
    p.act("at b4");
    assert_eq!((p.at("b4"), p.view(OTHERS[0]).gateway), ("A:H".into(), Some(square("b4"))));
    let mut told = Vec::new();
    another.state.make_gateway(square("i6"), &mut told);
    another.state.destroy(square("i6"), Counts::Once, &mut told);
    another.summon("eth-merchant-of-time", "e5");
    another.act("at b4");
    assert_eq!((another.at("b4"), another.state.gateway), ("A:H".into(), None));
}

/// Gate of Oblivion warped, TK-123: for this turn each destroyed enemy piece counts once more; uses add up; own pieces never count.
#[test]
fn warped_gate_of_oblivion() {
    let pieces = "A:C d3 c5 d6 h6 h7, B:C e4";
    let hand = ["eth-gate-of-oblivion", "eth-warpmaster", "eth-doppelganger"];
    let p = duel().pieces(pieces).hand(&hand).then(&["warp eth-gate-of-oblivion"]);
    assert_eq!((p.tally(B), p.is_at_hub()), ([0; 3], true));
    let mut once = p.clone();
    once.summon("eth-warpmaster", "e5");
    once.acts(&["choose 2", "step e5 e4"]);
    assert_eq!(once.tally(B), [2, 0, 0]);
    once.idle();
    assert_eq!((once.points_in(A, A), once.state.turn.more_counts), (1, 0), "two common pieces are a point");
    let mut twice = p;
    twice.summon("eth-doppelganger", "i6");
    twice.summon("eth-warpmaster", "e5");
    twice.acts(&["choose 2", "step e5 e4"]);
    assert_eq!(twice.tally(B), [3, 0, 0]);
}

/// Gate of Oblivion warped, TK-117, TK-124: a conversion counts twice as well, own and uncounted pieces do not count at all.
#[test]
fn doubled_counting_follows_the_tally() {
    let mut p = warped("eth-gate-of-oblivion", "A:C a5, B:H a4, B:C a6");
    let mut told = Vec::new();
    p.state.convert(square("a4"), Side::new(0), Rank::Heroic, &mut told);
    assert_eq!((p.tally(B), p.at("a4")), ([0, 2, 0], "A:H".into()));
    p.state.destroy(square("a5"), Counts::Once, &mut told);
    p.state.destroy(square("a6"), Counts::Not, &mut told);
    assert_eq!((p.tally(A), p.tally(B)), ([0; 3], [0, 2, 0]));
    assert_eq!(p.supply(B), [14, 3], "two pieces are set aside, not three");
}

/// Void Summoner warped, TK-106: one standard move with a common or heroic piece of one's own.
#[test]
fn warped_void_summoner() {
    let p = warped("eth-void-summoner", "A:C e4, A:H h5, A:L a5, B:C d4 h6, B:H g5");
    assert_eq!(p.movers(), "e4 h5");
    assert_eq!(p.moves_from("e4"), "d3 e3 f3 f4 d5 e5 f5");
    assert!(p.offers("step h5 h6") && !p.offers("step h5 g5") && !p.offers("skip"));
    let p = p.then(&["step h5 h6"]);
    assert_eq!((p.tally(B), p.is_at_hub(), p.state.turn.empty_counts), ([1, 0, 0], true, false));
    is_in_vain(&warped("eth-void-summoner", "A:L a5, B:C d4"), "eth-void-summoner");
}

/// Eternal Emperor warped: one of the two must be done, as far as possible.
#[test]
fn warped_eternal_emperor() {
    let p = warped("eth-eternal-emperor", "A:C e4, A:L a5, B:C e5, B:H a4");
    assert_eq!(p.menu(), "choose 1, choose 2");
    assert_eq!(p.then(&["choose 1", "at i5"]).at("i5"), "A:C");
    let step = p.then(&["choose 2"]);
    assert!(step.offers("step e4 e5") && step.offers("step a5 a4") && !step.offers("skip"));
    assert_eq!(step.then(&["step e4 e5"]).tally(B), [1, 0, 0]);
    assert_eq!(warped("eth-eternal-emperor", "").offered().len(), 69, "nothing can move");
    assert!(
        warp(duel().crowded(A, 0), "eth-eternal-emperor", "").menu().starts_with("step "),
        "nothing is left to place"
    );
}

/// Polarity Queen warped: a common piece is placed beside an enemy piece.
#[test]
fn warped_polarity_queen() {
    let p = warped("eth-polarity-queen", "A:C a4, B:C a5");
    assert_eq!(p.menu(), "at b4, at b5, at a6, at b6");
    assert_eq!(p.then(&["at b6"]).arena(), "A:C a4 b6, B:C a5");
    is_in_vain(&warped("eth-polarity-queen", "A:C a4"), "eth-polarity-queen");
    is_in_vain(&warp(duel().crowded(A, 0), "eth-polarity-queen", "B:C e1"), "eth-polarity-queen");
}

/// Ziggurat Sentinel warped, R-24: one combat move, or up to two standard moves, with one common or heroic piece.
#[test]
fn warped_ziggurat_sentinel() {
    let p = warped("eth-ziggurat-sentinel", "A:C e4, A:H h5, A:L a5, B:C d4 h6 f2, B:H g5");
    assert_eq!(p.movers(), "e4 h5");
    assert!(p.offers("step e4 d4") && p.offers("step h5 g5") && !p.offers("skip"));
    let combat = p.then(&["step e4 d4"]);
    assert_eq!((combat.tally(B), combat.is_at_hub()), ([1, 0, 0], true), "that was the combat move");
    let standard = p.then(&["step e4 e3"]);
    assert_eq!((standard.movers(), standard.offers("skip")), ("e3".into(), true));
    assert!(!standard.offers("step e3 f2") && !standard.offers("step e3 d4"));
    assert!(standard.then(&["step e3 e2"]).is_at_hub() && standard.then(&["skip"]).is_at_hub());
    let over = p.then(&["step h5 h6"]);
    assert_eq!((over.tally(B), over.movers()), ([1, 0, 0], "h6".into()), "over a lower rank it was a standard move");
    is_in_vain(&warped("eth-ziggurat-sentinel", "A:L a5, B:C d4"), "eth-ziggurat-sentinel");
}

/// Doppelganger, TK-325: it does what the pending being's warp effect says; nothing else becomes pending.
#[test]
fn doppelganger_copies_the_pending_being() {
    let pieces = "A:C d5 d6, B:C a4 a5";
    assert!(duel().summoned("eth-doppelganger", pieces).is_at_hub(), "nothing is pending");
    let p = duel().pending("eth-translocationist").summoned("eth-doppelganger", pieces);
    assert_eq!((p.actions_left(), pending(&p)), (2, Some("eth-translocationist".into())));
    assert_eq!((p.pile_of(A), p.is_at_hub()), (vec!["eth-doppelganger".to_owned()], true));
    assert!(p.told(&Sight::Copied { seat: A, card: card("eth-translocationist") }));
    let p = duel().pending("eth-paradox-worm").summoned("eth-doppelganger", pieces);
    assert_eq!(p.menu(), "at a4, at a5");
    let effect = p.view(OTHERS[0]).effect.expect("an effect is carried out");
    assert_eq!(
        (effect.card, effect.being),
        (card("eth-paradox-worm"), Some(square("e5"))),
        "whose being is still seen"
    );
    let p = p.then(&["at a5", "drop"]);
    assert_eq!((p.at("a5"), pending(&p)), ("B:H".into(), None));
    assert_eq!(p.pile_of(A), ["eth-doppelganger", "eth-paradox-worm"]);
    let p = duel().pending("eth-greater-shadow-twin").summoned("eth-doppelganger", pieces);
    assert_eq!(p.menu(), "at d5, at e5, at d6", "the Doppelganger too");
}

/// Ziggurat Sentinel, TK-325, TK-244: it copies a warp effect of the own discard pile, which is shown then; Merchant of Time's never.
#[test]
fn ziggurat_sentinel_copies_from_the_pile() {
    let pieces = "A:C e6 d7 e7 c8 d8, B:L d6";
    let other = duel().pile(&["eth-doppelganger", "eth-merchant-of-time"]).summoned("eth-ziggurat-sentinel", pieces);
    assert_eq!(other.menu(), "choose 1, skip");
    let other = other.then(&["choose 1"]);
    assert_eq!((other.menu(), other.then(&["skip"]).is_at_hub()), ("skip".into(), true));
    let mut p = duel().pile(&["eth-translocationist", "eth-merchant-of-time"]).pieces(pieces);
    let copied = card("eth-translocationist");
    let pile = &mut p.state.player_mut(A).discard;
    pile.remove(copied);
    pile.add(copied, Knowers::only(A));
    let p = p.summoned("eth-ziggurat-sentinel", "A:C a5").then(&["choose 1"]);
    assert_eq!(p.menu(), "take eth-translocationist, skip");
    let p = p.then(&["take eth-translocationist"]);
    assert_eq!((p.actions_left(), pending(&p), p.is_at_hub()), (2, None, true));
    assert_eq!(p.pile_of(A), ["eth-translocationist", "eth-merchant-of-time", "eth-ziggurat-sentinel"]);
    assert!(OTHERS.iter().all(|&viewer| p.view(viewer).player(A).discard.shown.contains(&copied)));
}

/// TK-325: a copied Eternal Emperor does not count as warped: summoned in the same turn it still does its effect.
#[test]
fn a_copy_is_not_a_warp() {
    let p = duel().pending("eth-eternal-emperor").hand(&["eth-doppelganger"]).pieces("A:C d4 d5 d6 e6");
    let mut p = p;
    p.summon("eth-doppelganger", "e4");
    p.acts(&["choose 1", "at i5"]);
    p.summon("eth-eternal-emperor", "e5");
    assert_eq!(p.menu(), "choose 1, choose 2, skip");
}

/// TK-241, R-39: a warped card, its effect and what it let one do can be taken back; nobody keeps what was seen.
#[test]
fn a_warp_can_be_taken_back() {
    let p = duel().pieces("A:C e4, B:C a4").hand(&["eth-void-summoner", "eth-paradox-worm"]);
    let mut table = p.table();
    for action in ["warp eth-void-summoner", "step e4 e5", "place i5", "discard eth-paradox-worm", "done"] {
        table.answer(A, action.parse().unwrap()).unwrap();
    }
    assert_ne!(OTHERS.map(|viewer| table.view(viewer)), OTHERS.map(|viewer| p.view(viewer)));
    table.undo_all(A).unwrap();
    assert_eq!(table.state(), &p.state);
    assert_eq!(OTHERS.map(|viewer| table.view(viewer)), OTHERS.map(|viewer| p.view(viewer)));
}

/// TK-320, TK-135: an extra turn is not one's first turn of the game.
#[test]
fn a_card_is_warped_in_an_extra_turn() {
    let mut p = duel().pieces("A:C e4").hand(&["eth-void-summoner"]).actions(0);
    p.state.turn.extra_turn = true;
    p.end_turn();
    assert!(p.asked() == A && p.state.turn.is_extra && p.offers("warp eth-void-summoner"));
}
