//! TK-045 to TK-068: turns and their actions: placing, picking up, discarding and returning.

use kernel::{Game, Viewer};

use super::position::{A, B, C, Position, card};
use crate::TashKalar;
use crate::event::Sight;
use crate::view::Step;

const AS_A: Viewer = Viewer::seat(A);
const OTHERS: [Viewer; 2] = [Viewer::seat(B), Viewer::SPECTATOR];

/// TK-045, TK-046: turns go clockwise, each with two actions.
#[test]
fn turns_go_clockwise() {
    let mut p = Position::melee("northern");
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push((p.asked(), p.actions_left()));
        p.idle();
    }
    assert_eq!(turns, [(A, 2), (B, 2), (C, 2), (A, 2)]);
}

/// TK-048, TK-051, TK-060, TK-061: a common piece goes on any empty square, coloured or not, for one action.
#[test]
fn placing_a_piece() {
    let mut p = Position::high("northern").pieces("A:C d5, B:H e4");
    let places = p.offered();
    assert_eq!(places.len(), 67, "every empty square: {places:?}");
    assert_eq!([p.refused("place d5"), p.refused("place e4")], ["TK-060"; 2]);
    p.act("place e5");
    assert_eq!((p.at("e5").as_str(), p.actions_left(), p.supply(A)), ("A:C", 1, [15, 3]));
    p.act("place c3");
    assert_eq!((p.actions_left(), p.refused("place c4")), (0, "TK-051"));
}

/// TK-049, TK-055: all actions must be used; then the turn ends only when its player says so, also if nothing else is left.
#[test]
fn a_turn_ends_when_its_player_says_so() {
    let mut p = Position::high("northern");
    assert_eq!(p.refused("end"), "TK-049");
    p.act("place e5");
    assert_eq!(p.refused("end"), "TK-049");
    p.act("place e6");
    assert_eq!((p.asked(), p.offered()), (A, vec!["end".to_owned()]));
}

/// TK-050: placing and summoning may be repeated, discarding not.
#[test]
fn only_discarding_is_limited() {
    let p = Position::high("northern").pieces("A:C e3 e5 c3").hand(&["imp-swordmaster", "imp-messenger", "imp-bomb"]);
    let mut p = p.actions(3);
    p.summon("imp-swordmaster", "e4");
    p.acts(&["discard imp-bomb", "done"]);
    assert_eq!((p.actions_left(), p.refused("discard imp-messenger")), (1, "TK-050"));
    assert!(p.view(AS_A).turn.discarded);
    p.act("place d5");
    p.end_turn();
    p.idle();
    assert_eq!((p.asked(), p.offers("discard imp-messenger")), (A, true), "TK-056: in the next turn again");
}

/// TK-052, TK-118: gained actions are ordinary ones, used after the effect.
#[test]
fn gained_actions_are_ordinary() {
    // Time Mage .cx/c.c/.c.
    let mut p = Position::high("northern").pieces("A:C d4 c5 e5 d6").hand(&["imp-time-mage", "imp-bomb"]).actions(1);
    p.summon("imp-time-mage", "e4");
    assert_eq!((p.at("e4").as_str(), p.actions_left()), ("A:H", 1));
    assert!(p.told(&Sight::Gained { seat: A, actions: 1 }));
    assert!(p.offers("place c1") && p.offers("discard imp-bomb") && !p.offers("end"));
}

/// TK-053, TK-210: a flare and a freeze effect can be used before the first, between and after the last action, and cost none.
#[test]
fn flares_and_freeze_effects_cost_no_action() {
    for actions in [0, 1, 2] {
        let p = Position::high("everfrost").pieces("A:C e6, B:C c1 d1 e1 f1 g1 b2 c2").stored("eve-ice-princess");
        let mut p = p.hand(&["fla-02"]).actions(actions);
        assert!(p.offers("flare 2") && p.offers("thaw"));
        p.acts(&["thaw", "step e6 e5", "flare 2", "at e6"]);
        assert_eq!((p.actions_left(), p.refused("thaw"), p.refused("flare 2")), (actions, "TK-210", "TK-142"));
    }
}

/// TK-054: while something is being resolved nothing else can be started.
#[test]
fn nothing_else_is_started_meanwhile() {
    let p =
        Position::duel("everfrost").pieces("A:C e6 d7 f7, B:C c1 d1 e1 f1 g1 b2 c2 d2").stored("eve-crystal-grower");
    let mut p = p.hand(&["eve-ice-princess", "eve-snow-fox", "fla-02"]);
    p.summon("eve-ice-princess", "e5");
    for action in ["place a5", "discard eve-snow-fox", "flare 2", "thaw", "end", "summon eve-snow-fox e4 1"] {
        assert_eq!(p.refused(action), "TK-054", "{action}");
    }
}

/// TK-056: tally, gained cards and allowances end with the turn, also before an extra turn.
#[test]
fn what_lasts_a_turn_ends_with_it() {
    let mut p = Position::duel("northern").killed(B, [1, 1, 1]).actions(0);
    let turn = &mut p.state.turn;
    (turn.extra_turn, turn.enemy_counts, turn.has_discarded, turn.extra_cards, turn.extra_legends) =
        (true, true, true, 1, 1);
    turn.summons.record(crate::Rank::Legendary, "e5".parse().unwrap());
    p.end_turn();
    let turn = &p.state.turn;
    assert_eq!((p.asked(), turn.is_extra, p.tally(B)), (A, true, [0, 0, 0]));
    assert_eq!((turn.extra_turn, turn.enemy_counts, turn.has_discarded), (false, false, false));
    assert_eq!((turn.extra_cards, turn.extra_legends, turn.summons), (0, 0, Default::default()));
}

/// TK-062, TK-063, R-07: without a small piece in supply one is picked up first, heroic or common; then a common one is placed, also on
/// the square it left. Nothing is tallied.
#[test]
fn a_piece_is_picked_up_to_be_placed() {
    let mut p = Position::duel("northern").pieces("A:H c1, A:L d1").crowded(A, 0);
    assert_eq!(p.supply(A), [0, 2]);
    let lifts: Vec<String> = p.offered();
    assert!(lifts.len() == 16 && lifts.iter().all(|action| action.starts_with("lift ")) && p.offers("lift c1"));
    assert_eq!((p.refused("place e5"), p.refused("lift d1"), p.refused("lift e5")), ("TK-062", "TK-084", "TK-084"));
    p.act("lift c1");
    assert_eq!((p.actions_left(), p.at("c1"), p.supply(A)), (1, String::new(), [1, 2]));
    assert!(p.offers("place c1"));
    assert_eq!((p.refused("place d1"), p.refused("lift d1"), p.refused("end")), ("TK-060", "TK-054", "TK-054"));
    let mut same = p.clone();
    same.act("place c1");
    assert_eq!(same.at("c1"), "A:C");
    p.act("place e4");
    assert_eq!((p.at("e4").as_str(), p.tally(A), p.tally(B), p.supply(A)), ("A:C", [0; 3], [0; 3], [0, 2]));
    assert!(p.offered().iter().all(|action| action.starts_with("lift ")), "and so with the second action");
}

/// TK-084: while a small piece is in supply none is picked up.
#[test]
fn nothing_is_picked_up_without_shortage() {
    let mut p = Position::duel("northern").crowded(A, 1);
    assert_eq!((p.refused("lift g9"), p.offers("place e3")), ("TK-084", true));
    p.act("place e3");
    assert!(p.offers("lift e3") && !p.offers("place e4"));
}

/// TK-064, TK-068: a school card is discarded, never a legend or a flare.
#[test]
fn a_school_card_is_discarded() {
    let mut p = Position::high("northern").hand(&["imp-knight", "leg-titan", "fla-01"]);
    assert_eq!([p.refused("discard leg-titan"), p.refused("discard fla-01")], ["TK-068"; 2]);
    assert_eq!(p.refused("discard imp-bomb"), "TK-070");
    p.acts(&["discard imp-knight", "done"]);
    assert_eq!(
        (p.pile_of(A), p.held_by(A)),
        (vec!["imp-knight".to_owned()], vec!["leg-titan".to_owned(), "fla-01".to_owned()])
    );
    assert_eq!(p.actions_left(), 1);
    assert_eq!(
        Position::high("northern").hand(&["leg-titan"]).offered().len(),
        69,
        "without a school card it is not offered"
    );
}

/// TK-065, TK-066, TK-067: other cards of the hand go under their decks in the order in which they were named; nothing is drawn before
/// the draw step.
#[test]
fn cards_are_returned_with_the_discard() {
    let mut p = Position::high("northern").hand(&[
        "imp-knight",
        "imp-bomb",
        "imp-herald",
        "leg-titan",
        "leg-leviathan",
        "fla-01",
    ]);
    p.act("discard imp-knight");
    assert_eq!(p.refused("return imp-knight"), "TK-070", "not the discarded one");
    let returns =
        ["return imp-herald", "return imp-bomb", "return leg-leviathan", "return leg-titan", "return fla-01", "done"];
    assert_eq!(p.offered(), returns);
    p.acts(&["return imp-herald", "return imp-bomb", "return leg-titan", "return fla-01"]);
    assert_eq!(
        (p.offered(), p.refused("return imp-bomb")),
        (vec!["return leg-leviathan".to_owned(), "done".to_owned()], "TK-070")
    );
    assert_eq!((p.actions_left(), p.held_by(A).len()), (2, 6), "nothing has happened yet");
    p.act("done");
    assert_eq!((p.held_by(A), p.actions_left()), (vec!["leg-leviathan".to_owned()], 1));
    assert!(!p.waits_for_chance());
    let deck = p.view(AS_A).players[0].deck.clone();
    let known: Vec<_> = deck.known.iter().map(|seen| (seen.depth, seen.card)).collect();
    assert_eq!((deck.size, known), (17, vec![(15, card("imp-herald")), (16, card("imp-bomb"))]), "the later one below");
    let seen = p.view(AS_A);
    assert_eq!((seen.legends.deck.known[0].card, seen.legends.deck.known[0].depth), (card("leg-titan"), 10));
    assert_eq!((seen.flares.deck.known[0].card, seen.flares.deck.known[0].depth), (card("fla-01"), 11));
    for viewer in OTHERS {
        let seen = p.view(viewer);
        assert!(
            seen.players[0].deck.known.is_empty()
                && seen.legends.deck.known.is_empty()
                && seen.flares.deck.known.is_empty()
        );
    }
}

/// D-10, TK-065: until it is done the discard is a half-built choice: nobody else sees anything of it, and it can be dropped.
#[test]
fn a_half_built_discard_is_nobodys_business() {
    let p = Position::high("northern").hand(&["imp-knight", "imp-bomb", "fla-01"]);
    let before = OTHERS.map(|viewer| p.view(viewer));
    let mut built = p.clone();
    built.acts(&["discard imp-knight", "return fla-01"]);
    assert!(TashKalar::half_built(&built.state, A) && !TashKalar::half_built(&built.state, B));
    assert!(built.events.is_empty());
    assert_eq!(OTHERS.map(|viewer| built.view(viewer)), before);
    let own = built.view(AS_A);
    assert_eq!((own.step, own.discarding), (Step::Returning, vec![card("imp-knight"), card("fla-01")]));
    TashKalar::cancel(&mut built.state, A);
    assert_eq!(built.state, p.state);
    assert!(!TashKalar::half_built(&p.state, A));
    let mut table = p.table();
    table.answer(A, built.action("discard imp-knight")).unwrap();
    table.answer(A, built.action("return fla-01")).unwrap();
    table.undo(A).unwrap();
    assert_eq!(table.state(), &p.state, "dropped as a whole");
}

/// TK-026, section 5: everybody sees that a school card was discarded and how many of which type were returned; only its owner which.
#[test]
fn others_see_types_only() {
    let mut p = Position::high("northern").hand(&["imp-knight", "imp-bomb", "leg-titan", "fla-01"]);
    p.acts(&["discard imp-knight", "return imp-bomb", "return leg-titan", "return fla-01", "done"]);
    let kinds = [crate::CardType::Being, crate::CardType::Being, crate::CardType::Legend, crate::CardType::Flare];
    let cards = ["imp-knight", "imp-bomb", "leg-titan", "fla-01"].map(|id| Some(card(id)));
    let seen = |cards: [Option<crate::Card>; 4]| {
        let mut sights = vec![Sight::Discarded { seat: A, kind: kinds[0], card: cards[0] }];
        sights.extend((1..4).map(|place| Sight::Returned { seat: A, kind: kinds[place], card: cards[place] }));
        sights
    };
    assert_eq!(p.sights(AS_A), seen(cards));
    for viewer in OTHERS {
        assert_eq!(p.sights(viewer), seen([None; 4]));
        let player = &p.view(viewer).players[0];
        assert_eq!((player.discard.size, player.discard.shown.len(), player.beings.size), (1, 0, 0));
    }
    assert_eq!(p.view(AS_A).players[0].discard.shown, [card("imp-knight")]);
}

/// TK-027: once its effect is over, a being is an ordinary piece: nothing remembers the card, and other patterns use it.
#[test]
fn a_resolved_being_is_an_ordinary_piece() {
    let mut p = Position::duel("highland").pieces("A:C d6 f6 c7").hand(&["hig-wild-eagle", "hig-clan-axeman"]);
    p.summon("hig-wild-eagle", "e5").act("skip");
    assert_eq!(p.state.effect, crate::state::Effect::default());
    assert_eq!((p.at("e5"), p.at("d6")), ("A:C".to_owned(), "A:C".to_owned()));
    assert!(p.view(AS_A).effect.is_none());
    assert!(!p.offers("leap e5 a5"), "the Eagle has no power any more");
    assert!(!p.ways("hig-clan-axeman", "d6").is_empty(), "its piece is part of another pattern");
}
