//! What the eighteen beings of Etherweave do when they are summoned; their warp effects and the pending being are in `warps`.

use std::collections::BTreeSet;

use dice::SearchDice;
use kernel::{Game, Knowers, Top, Viewer};

use super::position::{A, B, C, Position, card};
use crate::TashKalar;
use crate::board::Rank;
use crate::cards::{Card, School};
use crate::event::Sight;

fn duel() -> Position {
    Position::duel("etherweave").played()
}

/// A Duel of Etherweave with these pieces, right after a being was summoned on e5.
fn summoned(id: &str, pieces: &str) -> Position {
    duel().summoned(id, pieces)
}

/// TK-320: eighteen beings as in every school; eleven have a warp effect, and one has nothing else.
#[test]
fn etherweave_is_a_school_with_eleven_warp_effects() {
    let school: School = "etherweave".parse().unwrap();
    let count = |fits: &dyn Fn(Card) -> bool| school.cards().filter(|card| fits(*card)).count();
    assert_eq!([Rank::Common, Rank::Heroic].map(|rank| count(&|card| card.rank() == rank)), [5, 13]);
    assert_eq!(count(&|card| card.has_warp_effect()), 11);
    let without: Vec<Card> = school.cards().filter(|card| card.face().effect.is_empty()).collect();
    assert_eq!(without, [card("eth-antimatter-spirit")]);
    assert!(school.cards().all(|card| !card.has_freeze_effect()));
}

/// Paradox Worm, TK-329: an own piece and an enemy piece of its rank change places; nothing is destroyed and nothing moves.
#[test]
fn paradox_worm_swaps_pieces_of_equal_rank() {
    let p = summoned("eth-paradox-worm", "A:C d5 b6 c6, A:H i5, A:L a5, B:C a4 a6, B:H h7, B:L i7");
    assert_eq!(p.menu(), "at d5, at e5, at i5, at b6, at c6, skip");
    let heroic = p.then(&["at i5"]);
    assert_eq!((heroic.at("i5"), heroic.at("h7"), heroic.is_at_hub()), ("B:H".into(), "A:H".into(), true));
    let itself = p.then(&["at e5"]);
    assert_eq!(itself.menu(), "at a4, at a6", "one that was named must be swapped");
    let itself = itself.then(&["at a6"]);
    assert_eq!((itself.at("e5"), itself.at("a6"), itself.tally(B)), ("B:C".into(), "A:C".into(), [0; 3]));
    assert_eq!((itself.count(A), itself.count(B), itself.supply(B)), (6, 4, p.supply(B)));
    assert!(itself.is_at_hub() && p.then(&["skip"]).is_at_hub());
    let unlike = summoned("eth-paradox-worm", "A:C d5 b6 c6, A:H i5, B:C a4");
    assert!(!unlike.offers("at i5"), "no enemy is heroic");
    assert!(summoned("eth-paradox-worm", "A:C d5 b6 c6, B:H a4").is_at_hub());
}

/// Paradox Worm and Translocationist, TK-301, TK-329: a Gateway that changes places stays the Gateway, an enemy's too.
#[test]
fn the_gateway_may_change_places() {
    let mut p = Position::new("duel", &["etherweave", "nethervoid"]).pieces("A:H i5, B:H a4 a7");
    p.state.gateway = Some("a4".parse().unwrap());
    // ..cx/cc..
    let p = p.summoned("eth-paradox-worm", "A:C d5 b6 c6").then(&["at i5", "at a4"]);
    assert_eq!((p.at("i5"), p.at("a4"), p.state.gateway), ("B:H".into(), "A:H".into(), "i5".parse().ok()));
    let mut p = Position::new("duel", &["etherweave", "northern", "nethervoid", "southern"]).pieces("A:H a4");
    p.state.gateway = Some("a4".parse().unwrap());
    // ..c/cx./cc.
    let p = p.summoned("eth-translocationist", "A:C f4 d5 d6 e6").then(&["at a4", "at f4"]);
    assert_eq!((p.at("f4"), p.at("a4"), p.state.gateway), ("A:H".into(), "A:C".into(), "f4".parse().ok()));
}

/// Lesser Shadow Twin: with the other Twin in the pile up to two common pieces beside one own piece die, also own ones and the Twin.
#[test]
fn lesser_shadow_twin_kills_beside_one_piece() {
    let duel = || duel().pile(&["eth-greater-shadow-twin"]);
    let p = duel().summoned("eth-lesser-shadow-twin", "A:C e6 f6 g6, A:H b4, B:C a3 a4 b3 h7, B:H c4");
    assert_eq!(p.menu(), "at b4, at e5, at e6, at f6, at g6, skip");
    let far = p.then(&["at b4"]);
    assert_eq!(far.menu(), "at a3, at b3, at a4, skip", "a heroic piece is spared");
    let far = far.then(&["at a3"]);
    assert_eq!(far.menu(), "at b3, at a4, skip");
    assert!(far.then(&["skip"]).is_at_hub());
    let far = far.then(&["at a4"]);
    assert_eq!((far.tally(B), far.is_at_hub(), far.at("b3")), ([2, 0, 0], true, "B:C".into()));
    let near = p.then(&["at e6", "at e5"]);
    assert_eq!((near.at("e5"), near.menu()), ("".into(), "at f6, skip".into()), "it has destroyed itself");
    let near = near.then(&["at f6"]);
    assert_eq!((near.count(A), near.tally(A), near.tally(B)), (3, [0; 3], [0; 3]));
}

/// Greater Shadow Twin: with the other Twin in the pile a heroic piece beside two own pieces may die, the Twin as well.
#[test]
fn greater_shadow_twin_kills_a_flanked_hero() {
    let duel = || duel().pile(&["eth-lesser-shadow-twin"]);
    let p = duel().summoned("eth-greater-shadow-twin", "A:C e4 f5 g5 h5, B:H g4 g6 d6, B:L f6, B:C f4");
    assert_eq!(p.menu(), "at g4, at e5, at g6, skip", "d6 has one of A's pieces beside it");
    let killed = p.then(&["at g4"]);
    assert_eq!((killed.tally(B), killed.is_at_hub()), ([0, 1, 0], true));
    assert_eq!(p.then(&["at e5"]).at("e5"), "");
    assert!(p.then(&["skip"]).is_at_hub());
    let p = duel().summoned("eth-greater-shadow-twin", "A:C f5 g5 h5, B:H d6");
    assert_eq!(p.menu(), "skip", "asked, although nothing is flanked");
}

/// TK-244: a Shadow Twin asks whenever the own discard pile is not empty, with `skip` alone if the other Twin is not there.
#[test]
fn shadow_twins_ask_on_public_grounds() {
    let twins =
        [("eth-lesser-shadow-twin", "A:C e6 f6 g6, B:H f5"), ("eth-greater-shadow-twin", "A:C f5 g5 h5, B:H g4")];
    for (id, pieces) in twins {
        assert!(summoned(id, pieces).is_at_hub(), "the pile is empty");
        let p = duel().pile(&["eth-singularity"]).summoned(id, pieces);
        assert_eq!(p.menu(), "skip");
        assert_eq!(p.refused("at g4"), "TK-093");
        assert!(p.then(&["skip"]).is_at_hub());
    }
}

/// TK-244, section 5: the other Twin is shown only when it is used; until then nobody learns what lies in the pile.
#[test]
fn a_used_twin_is_shown() {
    let mut p = duel().pile(&["eth-lesser-shadow-twin"]).pieces("A:C f5 g5 h5, B:H g4");
    let twin = card("eth-lesser-shadow-twin");
    let pile = &mut p.state.player_mut(A).discard;
    pile.remove(twin);
    pile.add(twin, Knowers::only(A));
    let p = p.summoned("eth-greater-shadow-twin", "A:C i5");
    let knows = |p: &Position, viewer| p.view(viewer).player(A).discard.shown.contains(&twin);
    for viewer in [Viewer::seat(B), Viewer::SPECTATOR] {
        assert!(!knows(&p, viewer) && !knows(&p.then(&["skip"]), viewer));
        assert!(knows(&p.then(&["at g4"]), viewer));
    }
    assert!(p.then(&["at g4"]).told(&Sight::TwinShown { seat: A, card: twin }));
}

/// E-PASS, TK-198, R-28: in a team the Twin's question can be handed over as any other of an effect, but its owner answers it.
#[test]
fn a_twins_question_can_be_passed() {
    let p =
        Position::new("duel", &["etherweave", "northern", "highland", "southern"]).pile(&["eth-lesser-shadow-twin"]);
    let p = p.summoned("eth-greater-shadow-twin", "A:C f5 g5 h5, B:H g4");
    assert_eq!(p.menu(), "at g4, skip, pass");
    let p = p.then(&["pass"]);
    assert_eq!((p.asked(), p.menu()), (A, "at g4, skip".into()));
    assert_eq!(p.then(&["at g4"]).asked(), C);
}

/// Reality Patch, E-PASS, R-28: the owner of the hand answers also after control was passed; his legends are the teammate's then.
#[test]
fn reality_patch_in_a_team() {
    let p = Position::new("duel", &["etherweave", "northern", "highland", "southern"]);
    let p = p.hand(&["eth-singularity", "leg-titan"]).summoned("eth-reality-patch", "A:C e4 d5 f5 e6");
    assert_eq!(p.menu(), "take eth-singularity, take leg-titan, skip, pass");
    let p = p.then(&["pass"]);
    assert_eq!((p.asked(), p.menu()), (A, "take eth-singularity, skip".into()));
    let p = p.then(&["take eth-singularity"]);
    assert_eq!((p.asked(), p.held_by(A), p.held_by(C)), (C, vec![], vec!["leg-titan".to_owned()]));
}

/// Translocationist, TK-329: up to twice an own heroic piece and an own common one change places; pieces may be used again.
#[test]
fn translocationist_swaps_own_pieces_twice() {
    let p = summoned("eth-translocationist", "A:C f4 d5 d6 e6, A:H a5 i5, A:L a4, B:H h7, B:C h5");
    assert_eq!(p.menu(), "at a5, at i5, skip");
    let p = p.then(&["at a5"]);
    assert_eq!(p.menu(), "at f4, at d5, at e5, at d6, at e6", "one that was named must be swapped");
    let p = p.then(&["at e5"]);
    assert_eq!((p.at("e5"), p.at("a5")), ("A:H".into(), "A:C".into()));
    assert_eq!(p.menu(), "at e5, at i5, skip");
    assert!(p.then(&["skip"]).is_at_hub());
    let p = p.then(&["at e5", "at a5"]);
    assert_eq!((p.at("e5"), p.at("a5"), p.is_at_hub()), ("A:C".into(), "A:H".into(), true));
    assert!(summoned("eth-translocationist", "A:C f4 d5 d6 e6, A:L a4, B:H h7").is_at_hub());
}

/// Antimatter Spirit: it does nothing when it is summoned.
#[test]
fn antimatter_spirit_only_appears() {
    let p = summoned("eth-antimatter-spirit", "A:C f4 d6, B:C e4");
    assert_eq!((p.arena(), p.is_at_hub()), ("A:C f4 e5 d6, B:C e4".into(), true));
    assert_eq!(p.pile_of(A), ["eth-antimatter-spirit"]);
}

/// Gate of Oblivion, TK-079: the piece on the purple square is destroyed whatever it is, then a common or heroic one on a marked square may be.
#[test]
fn gate_of_oblivion_destroys_on_its_marks() {
    let p = summoned("eth-gate-of-oblivion", "A:C d5 f5 d6 f6 g6, A:L e6, B:C e4 e3, B:H c6, B:L g5");
    assert_eq!((p.at("e6"), p.tally(A)), ("".into(), [0; 3]), "also an own legendary piece");
    assert_eq!(p.menu(), "at e4, at c6, at g6, skip");
    assert_eq!(p.then(&["at c6"]).tally(B), [0, 1, 0]);
    let own = p.then(&["at g6"]);
    assert_eq!((own.at("g6"), own.tally(B), own.is_at_hub()), ("".into(), [0; 3], true));
    assert!(p.then(&["skip"]).is_at_hub());
    let legend = summoned("eth-gate-of-oblivion", "A:C d5 f5 d6 f6, B:L e6");
    assert_eq!((legend.tally(B), legend.is_at_hub()), ([0, 0, 1], true));
    assert_eq!(summoned("eth-gate-of-oblivion", "A:C d5 f5 d6 f6, B:C g5").menu(), "at g5, skip");
}

/// Time Traveler, TK-330: its three pieces may stand anywhere in a diagonal; it appears on any empty square without a colour.
#[test]
fn time_traveler_appears_anywhere() {
    let pieces = "A:C a4 b5 c6, B:C g7 h7, B:H i7";
    let p = duel().pieces(pieces).hand(&["eth-time-traveler"]).pile(&["eth-doppelganger", "eth-singularity"]);
    assert_eq!(p.summonings("eth-time-traveler").len(), 69 - 9 - 6);
    for square in ["d2", "e5", "c3", "i4", "g7", "a4"] {
        assert!(p.ways("eth-time-traveler", square).is_empty(), "{square} is coloured or taken");
    }
    let mut p = p;
    p.summon("eth-time-traveler", "h8");
    assert_eq!(p.menu(), "at g7, at h7, skip");
    let top = |p: &Position| match p.state.player(A).deck.top() {
        Top::Settled(known) => known.card.to_string(),
        Top::Unseen | Top::Nothing => String::new(),
    };
    let killed = p.then(&["at h7"]);
    assert_eq!((killed.tally(B), top(&killed)), ([1, 0, 0], "eth-singularity".into()));
    assert_eq!(killed.pile_of(A), ["eth-doppelganger", "eth-time-traveler"]);
    let skipped = p.then(&["skip"]);
    assert_eq!((top(&skipped), skipped.pile_of(A).len()), (String::new(), 3));
    let none = duel().pieces("A:C a4 b5 c7").hand(&["eth-time-traveler"]);
    assert!(none.summonings("eth-time-traveler").is_empty());
    let mut empty = duel().pieces(pieces).hand(&["eth-time-traveler"]);
    empty.summon("eth-time-traveler", "b4");
    empty.act("at a4");
    assert_eq!((empty.is_at_hub(), top(&empty), empty.tally(A)), (true, String::new(), [0; 3]), "the pile was empty");
}

/// Time Traveler, TK-026: a card that was discarded face down goes back unseen; until then it could be any card that is hidden.
#[test]
fn the_top_of_the_pile_stays_secret() {
    let pieces = "A:C a4 b5 c6, B:C h7";
    let p = duel().pieces(pieces).hand(&["eth-time-traveler", "eth-singularity"]).pile(&["eth-doppelganger"]);
    let mut p = p.then(&["discard eth-singularity", "done"]);
    let top = |viewer, seed| {
        let world = TashKalar::determinize(&p.state, viewer, &mut SearchDice::seeded(seed));
        world.check().expect("the world is possible");
        world.player(A).top_discard
    };
    let tops = |viewer| (0..20).map(|seed| top(viewer, seed)).collect::<BTreeSet<_>>();
    assert_eq!(tops(Viewer::seat(A)).into_iter().collect::<Vec<_>>(), [Some(card("eth-singularity"))]);
    let imagined = tops(Viewer::seat(B));
    assert!(imagined.len() > 5 && !imagined.contains(&None) && !imagined.contains(&Some(card("eth-doppelganger"))));
    p.summon("eth-time-traveler", "h8");
    p.act("at h7");
    assert!(p.sights(Viewer::seat(B)).contains(&Sight::TookBack { seat: A, card: None }));
    assert!(p.sights(Viewer::seat(A)).contains(&Sight::TookBack { seat: A, card: Some(card("eth-singularity")) }));
    assert!(p.view(Viewer::seat(B)).player(A).deck.known.is_empty());
}

/// TK-330, TK-083: with an empty supply a piece outside the pattern is picked up, whichever pattern is meant.
#[test]
fn a_short_time_traveler_picks_up_a_piece() {
    let short = |pieces: &str, stock: u8| {
        let mut p = duel().pieces(pieces).hand(&["eth-time-traveler"]);
        p.state.stock[0][0] = stock;
        p
    };
    assert!(short("A:C a4 b5 c6", 3).summonings("eth-time-traveler").is_empty());
    let mut one = short("A:C a4 b5 c6 i5", 4);
    one.summon("eth-time-traveler", "e8");
    assert_eq!(one.arena(), "A:C a4 b5 c6, A:H e8");
    let mut either = short("A:C a4 b5 c6 d7", 4);
    either.summon("eth-time-traveler", "h8");
    assert_eq!(either.menu(), "lift a4, lift d7");
    assert_eq!(either.then(&["lift a4"]).arena(), "A:C b5 c6 d7, A:H h8");
}

/// TK-330, TK-184, D-12: a remote pattern may improvise, in whichever colour can pay, and not if own pieces suffice.
#[test]
fn a_time_traveler_improvises() {
    let melee = |pieces: &str| Position::melee("etherweave").pieces(pieces).hand(&["eth-time-traveler"]);
    let mut p = melee("A:C a4 a6 b5, B:C c6, C:C c4");
    p.summon("eth-time-traveler", "h8");
    assert_eq!(p.menu(), "side 2, side 3");
    p.act("side 3");
    assert_eq!(p.state.improvised[0][..3], [false, false, true]);
    let mut own = melee("A:C a4 a6 b5 c6, C:C c4");
    own.summon("eth-time-traveler", "h8");
    assert_eq!(own.state.improvised[0][..3], [false; 3]);
}

/// Warpmaster, TK-324: the pending being becomes an ordinary card again, or the Warpmaster steps, or neither.
#[test]
fn warpmaster_takes_back_or_steps() {
    let pieces = "A:C d3 c5 d6, B:C e4, B:H f5";
    let p = duel().pending("eth-translocationist").summoned("eth-warpmaster", pieces);
    assert_eq!(p.menu(), "choose 1, choose 2, skip");
    let back = p.then(&["choose 1"]);
    assert_eq!((back.state.player(A).pending, back.held_by(A)), (None, vec!["eth-translocationist".to_owned()]));
    assert_eq!(back.view(Viewer::seat(B)).player(A).beings.shown, [card("eth-translocationist")]);
    assert!(back.offers("warp eth-translocationist") && back.offers("discard eth-translocationist"));
    let step = p.then(&["choose 2"]);
    assert_eq!(step.menu().matches("step").count(), 7);
    assert_eq!(step.moves_from("e5"), "d4 e4 f4 d5 d6 e6 f6", "a standard move, over an own common piece too");
    assert_eq!(step.then(&["step e5 e4"]).tally(B), [1, 0, 0]);
    assert!(p.then(&["skip"]).is_at_hub());
    assert_eq!(summoned("eth-warpmaster", pieces).menu(), "choose 2, skip");
    let merchant = duel().pending("eth-merchant-of-time").summoned("eth-warpmaster", pieces);
    assert_eq!(merchant.menu(), "choose 2, skip");
}

/// Dark Sphere: it replaces an own common piece; up to three pieces, two of a colour at most, step to distance 2, each once.
#[test]
fn dark_sphere_pulls_and_pushes() {
    let p = summoned("eth-dark-sphere", "A:C c4 d5 e5 d6 e6, B:C b4 h7, B:H b6, B:L h5");
    assert_eq!((p.at("e5"), p.movers()), ("A:H".into(), "b4 c4 d5 b6 d6 e6 h7".into()));
    assert_eq!((p.moves_from("d5"), p.moves_from("h7")), ("c4 c5 c6".into(), "g6 g7".into()));
    let p = p.then(&["step b4 c4"]);
    assert_eq!((p.tally(B), p.movers(), p.offers("skip")), ([0; 3], "d5 b6 d6 e6 h7".into(), true));
    let p = p.then(&["step b6 c6"]);
    assert_eq!(p.movers(), "d5 d6 e6", "two of B's have moved");
    assert_eq!(p.moves_from("d5"), "c4 c5", "a common piece does not run over a heroic one");
    let p = p.then(&["step d5 c4"]);
    assert_eq!((p.tally(B), p.is_at_hub()), ([1, 0, 0], true));
    let none = duel().pieces("A:C d5 d6 e6").hand(&["eth-dark-sphere"]);
    assert!(none.summonings("eth-dark-sphere").is_empty(), "the summoning square must be taken");
}

/// Void Summoner: in the next summoning of this turn up to two empty squares count as own common pieces, the required square too.
#[test]
fn void_summoner_lets_empty_squares_count() {
    let start = duel().pieces("A:C f5 e6 d7 f7, B:C d5").hand(&["eth-void-summoner", "eth-dark-sphere"]);
    assert!(start.summonings("eth-dark-sphere").is_empty());
    let mut p = start;
    p.summon("eth-void-summoner", "e5");
    assert!(p.is_at_hub() && p.view(Viewer::SPECTATOR).turn.empty_counts);
    assert!(!p.ways("eth-dark-sphere", "f6").is_empty(), "e5, f5, e6 and an empty square");
    assert!(!p.ways("eth-dark-sphere", "f4").is_empty(), "e5, f5 and two empty squares");
    assert!(p.ways("eth-dark-sphere", "c6").is_empty(), "three would be empty");
    assert!(p.ways("eth-dark-sphere", "d5").is_empty(), "an enemy piece is no empty square");
    let mut sphere = p.clone();
    sphere.summon("eth-dark-sphere", "f6");
    assert_eq!((sphere.at("f6"), sphere.count(A), sphere.state.turn.empty_counts), ("A:H".into(), 6, false));
    p.idle();
    assert!(!p.state.turn.empty_counts, "it ends with the turn");
}

/// Void Summoner, TK-330: a remote pattern may use two empty squares as well, but never three.
#[test]
fn void_summoner_helps_the_time_traveler() {
    let mut p = duel().pieces("A:C f5 e6 d7 f7").hand(&["eth-void-summoner", "eth-time-traveler"]);
    p.state.turn.empty_counts = true;
    assert!(!p.summonings("eth-time-traveler").is_empty());
    let mut none = duel().pieces("B:C e5").hand(&["eth-time-traveler"]);
    none.state.turn.empty_counts = true;
    assert!(none.summonings("eth-time-traveler").is_empty());
}

/// Eternal Emperor, TK-106, TK-107: a common piece is placed, or an own piece moves: combat if common, standard if upgraded; or neither.
#[test]
fn eternal_emperor_places_or_moves() {
    let pieces = "A:C d4 d5 d6 e6, A:H h6, A:L a5, B:C c4 h7, B:H h5, B:L b5";
    let p = summoned("eth-eternal-emperor", pieces);
    assert_eq!(p.menu(), "choose 1, choose 2, skip");
    assert!(p.then(&["skip"]).is_at_hub());
    let place = p.then(&["choose 1"]);
    assert_eq!(place.offered().len(), 69 - 11);
    assert_eq!(place.then(&["at i7"]).at("i7"), "A:C");
    let step = p.then(&["choose 2"]);
    assert!(step.offers("step d4 c4") && step.offers("step h6 h7") && step.offers("step d4 d5"));
    assert!(!step.offers("step h6 h5") && !step.offers("step a5 b5") && !step.offers("skip"));
    assert!(step.then(&["step h6 h7"]).is_at_hub(), "one move only");
    let crowded = duel().pieces("A:C d4 d5 d6 e6, B:C c4").crowded(A, 1).hand(&["eth-eternal-emperor"]);
    let mut crowded = crowded;
    crowded.summon("eth-eternal-emperor", "e5");
    assert_eq!(crowded.menu(), "choose 2, skip", "no piece is left");
}

/// Eternal Emperor: nothing happens if it was itself warped in this turn, whatever was warped after it; an older warp is no bar.
#[test]
fn eternal_emperor_rests_after_its_own_warp() {
    let pieces = "A:C d4 d5 d6 e6 g2 f4 g5";
    let hand = ["eth-eternal-emperor", "eth-warpmaster", "eth-translocationist"];
    let p = duel().pieces(pieces).hand(&hand).then(&["warp eth-eternal-emperor", "choose 1", "at a5"]);
    let mut at_once = p.clone();
    at_once.summon("eth-eternal-emperor", "e5");
    assert!(at_once.is_at_hub());
    let mut later = p;
    later.summon("eth-warpmaster", "h4");
    later.acts(&["choose 1", "warp eth-translocationist"]);
    later.summon("eth-eternal-emperor", "e5");
    assert!(later.is_at_hub(), "another card was warped since");
    let mut older = duel().pieces(pieces).pending("eth-eternal-emperor");
    older.summon("eth-eternal-emperor", "e5");
    assert_eq!(older.menu(), "choose 1, choose 2, skip");
}

/// Reality Patch: of each enemy a heroic piece may die, then the pending being and then a card of the hand may be discarded.
#[test]
fn reality_patch_has_optional_parts() {
    let pieces = "A:C e4 d5 f5 e6, A:H i6, B:H a4 a5, B:C a6, C:H i5";
    let p = Position::melee("etherweave").pending("eth-void-summoner").hand(&["leg-titan", "fla-01"]);
    let p = p.summoned("eth-reality-patch", pieces);
    assert_eq!(p.menu(), "at a4, at a5, skip");
    assert_eq!(p.then(&["skip"]).menu(), "at i5, skip");
    let p = p.then(&["at a5", "at i5"]);
    assert_eq!((p.tally(B), p.tally(C), p.menu()), ([0, 1, 0], [0, 1, 0], "drop, skip".into()));
    let kept = p.then(&["skip"]);
    assert_eq!(kept.menu(), "take leg-titan, take fla-01, skip");
    assert_eq!(kept.refused("take eth-void-summoner"), "TK-322");
    assert!(kept.then(&["skip"]).is_at_hub());
    let p = p.then(&["drop", "take leg-titan"]);
    assert_eq!((p.held_by(A), p.state.player(A).pending), (vec!["fla-01".to_owned()], None));
    assert_eq!(p.pile_of(A), ["eth-void-summoner", "eth-reality-patch"]);
    let discarded = |card| Sight::Discarded { seat: A, kind: crate::cards::CardType::Legend, card };
    assert!(p.sights(Viewer::seat(B)).contains(&discarded(None)), "face down");
    assert!(p.sights(Viewer::seat(A)).contains(&discarded(Some(card("leg-titan")))));
}

/// Reality Patch, TK-324: parts that are impossible are not asked; Merchant of Time is not discarded.
#[test]
fn reality_patch_leaves_out_what_is_impossible() {
    let pieces = "A:C e4 d5 f5 e6, A:H i6, B:L a5";
    assert!(summoned("eth-reality-patch", pieces).is_at_hub(), "no hero, nothing pending, no card");
    let p = duel().pending("eth-merchant-of-time").summoned("eth-reality-patch", pieces);
    assert!(p.is_at_hub());
    let p = duel().hand(&["eth-singularity"]).summoned("eth-reality-patch", pieces);
    assert_eq!(p.menu(), "take eth-singularity, skip");
    assert_eq!(p.then(&["take eth-singularity"]).pile_of(A), ["eth-reality-patch", "eth-singularity"]);
}

/// Polarity Queen, TK-326: two own pieces other than the Queen move in opposite directions; the first may be run over.
#[test]
fn polarity_queen_moves_two_apart() {
    let p = summoned("eth-polarity-queen", "A:C d6 f6 e7 e8, A:L a5, B:C c6");
    assert_eq!(p.menu(), "at d6, at f6, at e7, at e8", "neither the Queen nor a legendary piece, and no skip");
    let west = p.then(&["at d6", "aim w"]);
    assert_eq!((west.at("c6"), west.tally(B)), ("A:C".into(), [1, 0, 0]));
    assert_eq!(west.menu(), "step f6 g6, step e7 f7, step e8 f8");
    assert!(west.then(&["step e8 f8"]).is_at_hub());
    let east = p.then(&["at d6", "aim e", "step f6 e6"]);
    assert_eq!((east.at("e6"), east.count(A)), ("A:C".into(), 5), "it ran over the first");
}

/// Polarity Queen, TK-326: if only one of the two moves is possible, none is made.
#[test]
fn polarity_queen_does_all_or_nothing() {
    let walled = |walls: &str| {
        let mut p = duel();
        p.state.stock[1][1] = 20;
        p.summoned("eth-polarity-queen", &format!("A:C d6 f6 e7 e8, B:L {walls}"))
    };
    let walls = "c5 d5 e6 f5 g5 c7 d7 f7 g7 d8 f8 d9 e9 f9";
    assert!(walled(&format!("{walls} c6 g6")).is_at_hub());
    let one = walled(&format!("{walls} g6"));
    assert_eq!((one.is_at_hub(), one.at("d6"), one.at("c6")), (true, "A:C".into(), "".into()));
    assert!(one.told(&Sight::Impossible { card: card("eth-polarity-queen") }));
    let both = walled(walls);
    assert_eq!(both.menu(), "at d6, at f6");
    let both = both.then(&["at d6"]);
    assert_eq!((both.at("c6"), both.at("g6"), both.is_at_hub()), ("A:C".into(), "A:C".into(), true));
}

/// Singularity, TK-328: every common piece beside the chosen square moves there, one over the other, in any order.
#[test]
fn singularity_draws_all_common_pieces() {
    let p = summoned("eth-singularity", "A:C d4 f4 d6 f6 b3, B:C b4 b5, B:H a3");
    assert_eq!(p.targets().split(' ').count(), 69 - 9 - 8, "e5 is coloured");
    assert!(!p.offers("skip") && !p.offers("at d2") && !p.offers("at b4"));
    assert!(p.then(&["at i6"]).is_at_hub(), "nothing is beside it");
    let p = p.then(&["at a4"]);
    assert_eq!(p.menu(), "step b3 a4, step b4 a4, step b5 a4");
    let p = p.then(&["step b4 a4"]);
    assert_eq!(p.menu(), "step b3 a4, step b5 a4", "who has moved stays");
    let own = p.then(&["step b3 a4"]);
    assert_eq!((own.tally(B), own.at("a4"), own.is_at_hub()), ([1, 0, 0], "B:C".into(), true));
    assert_eq!((own.at("b5"), own.count(A), own.at("a3")), ("".into(), 5, "B:H".into()));
    let last = p.then(&["step b5 a4"]);
    assert_eq!((last.tally(B), last.at("a4")), ([2, 0, 0], "A:C".into()));
}

/// Ziggurat Sentinel, TK-108: up to three combat moves in the shown direction.
#[test]
fn ziggurat_sentinel_charges() {
    let pieces = "A:C e6 d7 e7 c8 d8";
    let p = summoned("eth-ziggurat-sentinel", &format!("{pieces}, B:H d6, B:C b8"));
    assert_eq!(p.menu(), "choose 2, skip", "the discard pile is empty");
    let p = p.then(&["choose 2"]);
    assert_eq!(p.menu(), "step e5 d6, skip");
    let p = p.then(&["step e5 d6", "step d6 c7"]);
    assert_eq!(p.menu(), "step c7 b8, skip");
    let p = p.then(&["step c7 b8"]);
    assert_eq!((p.tally(B), p.is_at_hub()), ([1, 1, 0], true));
    let stopped = summoned("eth-ziggurat-sentinel", &format!("{pieces}, B:L c7")).then(&["choose 2", "step e5 d6"]);
    assert!(stopped.is_at_hub(), "a legendary piece stands in its way");
    assert!(summoned("eth-ziggurat-sentinel", &format!("{pieces}, B:L d6")).is_at_hub());
}

/// Iris of Eternity: an adjacent legendary piece may die, also an own one; the own legends are kept then.
#[test]
fn iris_destroys_a_legend() {
    let pieces = "A:C d6 f6 d7 f7 e8, B:L e4";
    let duel = || duel().hand(&["leg-titan"]);
    let p = duel().summoned("eth-iris-of-eternity", pieces);
    assert_eq!(p.menu(), "choose 1, choose 2, skip");
    let killed = p.then(&["choose 1"]);
    assert_eq!((killed.tally(B), killed.at("e5"), killed.score(A)), ([0, 0, 1], "A:H".into(), 0));
    assert_eq!(killed.held_by(A), ["leg-titan"]);
    let skipped = p.then(&["skip"]);
    assert_eq!((skipped.is_at_hub(), skipped.held_by(A).len()), (true, 1));
    let own = duel().summoned("eth-iris-of-eternity", "A:C d6 f6 d7 f7 e8, A:L f4 a5 i5, B:L e4");
    assert_eq!(own.menu(), "choose 1, skip", "no legendary piece is left for the Iris");
    assert_eq!(own.then(&["choose 1"]).menu(), "at e4, at f4");
    assert_eq!(duel().summoned("eth-iris-of-eternity", "A:C d6 f6 d7 f7 e8").menu(), "choose 2, skip");
}

/// Iris of Eternity, TK-331, TK-166: made legendary, it counts as a legend and scores in Duel; all own legends are discarded.
#[test]
fn iris_becomes_a_legend_in_duel() {
    let p = duel().hand(&["leg-titan", "leg-hell-bull"]).summoned("eth-iris-of-eternity", "A:C d6 f6 d7 f7 e8");
    let p = p.then(&["choose 2"]);
    assert_eq!((p.at("e5"), p.score(A), p.supply(A)), ("A:L".into(), 1, [11, 2]));
    assert!(p.held_by(A).is_empty() && p.is_at_hub());
    assert_eq!(p.state.legends.discard.len(), 2);
    assert!(p.view(Viewer::seat(B)).legends.discard.known.is_empty(), "face down");
    assert_eq!(p.pile_of(A), ["eth-iris-of-eternity"]);
}

/// TK-331, TK-178: in Melee the legend's point is scored in a colour of one's choice.
#[test]
fn iris_becomes_a_legend_in_melee() {
    let p = Position::melee("etherweave").summoned("eth-iris-of-eternity", "A:C d6 f6 d7 f7 e8").then(&["choose 2"]);
    assert_eq!(p.menu(), "side 2, side 3");
    let p = p.then(&["side 3"]);
    assert_eq!((p.points_in(A, B), p.points_in(A, C), p.is_at_hub()), (0, 1, true));
}

/// TK-331, TK-159: in High Form it is a legend for Legendary Summoning, and a legendary piece on the board.
#[test]
fn iris_becomes_a_legend_in_high_form() {
    let high = || {
        let p = Position::high("etherweave").pieces("A:C d6 f6 d7 f7 e8 a4 c6").hand(&["eth-antimatter-spirit"]);
        let mut p = p.tasks(&["tas-legendary-summoning"], Some("tas-isolation"));
        p.summon("eth-antimatter-spirit", "b5");
        p.summoned("eth-iris-of-eternity", "A:C a5")
    };
    let heroic = high().then(&["skip", "end"]);
    assert!(heroic.waits_for_chance(), "there is nothing to claim");
    let legendary = high().then(&["choose 2", "end"]);
    assert!(legendary.offers("claim tas-legendary-summoning"));
    assert_eq!(legendary.score(A), 1);
}

/// Iris of Eternity, TK-194, TK-199: after control was passed the teammate holds the legends of the team, and they are discarded.
#[test]
fn iris_discards_the_legends_of_a_team() {
    let p = Position::new("duel", &["etherweave", "northern", "highland", "southern"]).hand(&["leg-titan"]);
    let p = p.summoned("eth-iris-of-eternity", "A:C d6 f6 d7 f7 e8").then(&["pass"]);
    assert_eq!((p.asked(), p.held_by(C)), (C, vec!["leg-titan".to_owned()]));
    let p = p.then(&["choose 2"]);
    assert_eq!((p.at("e5"), p.held_by(C), p.state.legends.discard.len()), ("A:L".into(), vec![], 1));
}

/// Time Traveler, section 5: a played card that goes back on the deck is known to everybody there too.
#[test]
fn a_played_top_card_is_known_on_the_deck() {
    let p = duel().pieces("A:C a4 b5 c6, B:C h7").hand(&["eth-time-traveler"]).pile(&["eth-doppelganger"]);
    let mut p = p;
    p.summon("eth-time-traveler", "h8");
    p.act("at h7");
    for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR] {
        let known = p.view(viewer).player(A).deck.known.clone();
        assert_eq!(
            known.iter().map(|seen| (seen.depth, seen.card)).collect::<Vec<_>>(),
            [(0, card("eth-doppelganger"))]
        );
    }
}
