//! What runs out and what does not: dice that are rerolled, tokens, Cousins, gold and cards. ACH-014 to ACH-021.

use kernel::{Game, Viewer};

use super::position::{A, B, C, Position, word};
use super::setup::possible;
use crate::Achaja;
use crate::action::Outcome;
use crate::cards::{Intrigue, Location};
use crate::event::Sight;
use crate::state::Do;
use crate::view::Step;

/// All cards of the deck are in C's hand, but for these, which are put on the discard pile in this order.
fn without_deck(p: &mut Position, discard: &[&str]) {
    p.discard(discard);
    let rest: Vec<&str> = p.state.deck.all().map(Intrigue::id).collect();
    let held = p.hand_of(C);
    p.hand(C, &[rest, held].concat());
}

/// The top card of the discard pile is the deck.
fn one_card_deck(p: &mut Position) {
    let card = p.state.discard.pop().expect("there is a card");
    p.state.deck.shuffle_in([card]);
}

/// Only this Location is resolved in Dominance.
fn resolve_only(p: &mut Position, at: &str) {
    p.state.order = [word(at)].into_iter().collect();
    p.dominance();
}

/// ACH-014, ACH-018: a reroll gives 1 to 6 with equal chances and stands, also if it is the old value; the die stays where it is.
#[test]
fn a_reroll() {
    let mut p = Position::new(3);
    p.dice("red", ["4 mint", "3 prison", "3 arsenal", "3", "3"]).hand(A, &["slander"]).intrigue();
    p.acts(&["play slander a", "die red 4 mint"]);
    assert!(p.waits_for_chance());
    let mut weights: Vec<(Outcome, u32)> = Vec::new();
    Achaja::chances(&p.state, &mut weights);
    assert_eq!(weights, (1..=6).map(|value| (Outcome::Roll(value), 1)).collect::<Vec<_>>());
    assert_eq!(p.values("red", "mint"), [4], "another die is rolled for it");
    let mut q = p.clone();
    p.play("chance: roll 4");
    assert_eq!((p.values("red", "mint"), p.asked()), (vec![4], B));
    assert!(p.told(&Sight::Rolled { die: word("red 4 mint"), to: 4 }));
    q.play("chance: roll 1");
    assert_eq!((q.values("red", "mint"), q.values("red", "reserve")), (vec![1], vec![3, 3]));
}

/// ACH-018: all dice of a colour are rerolled without leaving their places.
#[test]
fn rerolled_dice_stay() {
    let mut p = Position::new(3);
    p.dice("blue", ["1 mint", "2 prison", "3 arsenal", "4", "5"]).hand(A, &["wheel-of-fortune"]).intrigue();
    p.act("play wheel-of-fortune a");
    (0..5).for_each(|_| {
        p.play("chance: roll 6");
    });
    for (place, count) in [("mint", 1), ("prison", 1), ("arsenal", 1), ("reserve", 2)] {
        assert_eq!(p.values("blue", place), vec![6; count], "{place}");
    }
}

/// ACH-015: the tenth token of a colour is its last: it is placed and scores, an eleventh is not.
#[test]
fn ten_tokens() {
    for (others, placed, power) in [(9, 1, 6), (10, 0, 5)] {
        let mut p = Position::new(3);
        p.tokens("blue", "citadel", others).dice("blue", ["6 mint", "3 prison", "3 prison", "3", "3"]);
        p.dice("red", ["1 watchtower", "1 watchtower", "1 arsenal", "3", "3"]);
        resolve_only(&mut p, "mint");
        assert_eq!((p.count_tokens("blue", "mint"), p.power_of(A)), (placed, power));
        assert_eq!(p.view(Viewer::SPECTATOR).players[0].tokens, [0]);
    }
}

/// ACH-016: gold and Usage tokens are no limit: the 59th gold and the 16th token are there.
#[test]
fn gold_and_usage_tokens_never_run_out() {
    let mut p = Position::new(3);
    p.gold(A, 58).gold(B, 58).row(&["moneylender"]).usage("moneylender", 15).usage("zaan", 15).intrigue();
    p.act("use moneylender").act("use zaan").luck();
    assert_eq!((p.gold_of(A), p.price("moneylender"), p.price("zaan")), (58 - 15 + 3, Some(16), Some(16)));
    p.hand(C, &["theft"]).act("play theft b");
    p.unopposed();
    assert_eq!(p.gold_of(C), 10);
}

/// ACH-017: of 12 Street Cousins the last one can be bought, and then none.
#[test]
fn twelve_street_cousins() {
    let mut p = Position::new(3);
    p.cousins(B, 11, 0).row(&["fencing-master"]).intrigue().act("use fencing-master");
    assert_eq!((p.cousins_of(A), p.cousins_left()), ((1, 0), (0, 8)));
    assert_eq!(p.refused("use fencing-master"), "ACH-027");
    for (others, offers) in [(10, vec!["buy 1", "buy 2"]), (11, vec!["buy 1"]), (12, vec![])] {
        let mut p = Position::new(3);
        p.cousins(B, others, 0).dice("blue", ["6 prison", "1 mint", "1 arsenal", "3", "3"]);
        resolve_only(&mut p, "prison");
        let is_offered = |offer: &String| offer.starts_with("buy");
        let offered = if p.waits_for_chance() { Vec::new() } else { p.offered() };
        assert_eq!(offered.into_iter().filter(is_offered).collect::<Vec<_>>(), offers, "{others}");
    }
}

/// ACH-017: of 8 Palace Cousins the Heraldic Office gives the last one to the higher die; the other gets nothing.
#[test]
fn eight_palace_cousins() {
    let mut p = Position::new(3);
    p.cousins(C, 0, 7).dice("blue", ["5 heraldic-office", "1 prison", "1 prison", "3", "3"]);
    p.dice("red", ["6 heraldic-office", "1 watchtower", "1 watchtower", "3", "3"]);
    p.dice("green", ["1 mint", "1 mint", "1 arsenal", "3", "3"]);
    resolve_only(&mut p, "heraldic-office");
    assert_eq!((p.cousins_of(A), p.cousins_of(B), p.cousins_left()), ((0, 0), (0, 1), (12, 0)));
    let mut q = Position::new(3);
    q.turn(2).cousins(B, 12, 7).event(A, "family-reunion").intrigue().act("pass");
    assert_eq!(q.cousins_of(A), (0, 1), "each only if its supply is not empty");
}

/// ACH-017: there are five Limit Increase tokens; the fifth can be placed, and then Orion cannot be used.
#[test]
fn five_limit_increases() {
    let mut p = Position::new(3);
    p.gold(A, 20).gold(B, 20).increase("mint", 3).increase("prison", 1).intrigue();
    p.acts(&["use orion", "at mint", "done"]);
    assert_eq!((p.state.limit(Location::Mint), p.state.increase_supply()), (2 + 4, 0));
    assert_eq!((p.asked(), p.refused("use orion")), (B, "ACH-027"));
}

/// ACH-019: cards are drawn one at a time; only when one is needed and none is there, the discard pile becomes the deck.
#[test]
fn the_deck_is_rebuilt_when_needed() {
    let mut p = Position::new(3);
    without_deck(&mut p, &["theft", "ambush", "scandal"]);
    one_card_deck(&mut p);
    p.run(Do::Draw(A, 1)).luck();
    assert_eq!((p.hand_of(A), p.discards()), (vec!["scandal"], vec!["ambush", "theft"]));
    assert_eq!(p.view(Viewer::SPECTATOR).deck.size, 0, "nothing is needed yet");
    p.forget();
    p.run(Do::Draw(A, 1));
    assert!(p.told(&Sight::Rebuilt { count: 2 }));
    assert_eq!((possible(&p), p.discards().len()), (vec!["card theft".to_owned(), "card ambush".to_owned()], 0));
    p.play("chance: card ambush");
    assert_eq!((p.hand_of(A), p.view(Viewer::SPECTATOR).deck.size), (vec!["scandal", "ambush"], 1));
}

/// ACH-019: a rebuild may come between two cards of one draw.
#[test]
fn a_rebuild_between_two_cards() {
    let mut p = Position::new(3);
    without_deck(&mut p, &["theft", "ambush"]);
    one_card_deck(&mut p);
    p.run(Do::Draw(A, 2)).play("chance: card ambush");
    assert_eq!((p.hand_of(A), possible(&p)), (vec!["ambush"], vec!["card theft".to_owned()]));
    p.luck();
    assert_eq!((p.hand_of(A), p.discards().len()), (vec!["theft", "ambush"], 0));
}

/// ACH-019: a card in limbo is not among those that are shuffled.
#[test]
fn a_card_in_limbo_is_not_shuffled() {
    let mut p = Position::new(3);
    p.hand(A, &["favour-owed"]);
    without_deck(&mut p, &["theft", "theft"]);
    p.intrigue().act("play favour-owed a").act("character zaan");
    p.unopposed();
    assert_eq!(possible(&p), ["card theft"]);
    p.luck();
    assert_eq!((p.hand_of(A), p.discards()), (vec!["theft"], vec!["favour-owed"]));
}

/// ACH-019: if deck and discard pile are empty, what cannot be drawn is lost.
#[test]
fn draws_that_are_lost() {
    let mut p = Position::new(3);
    without_deck(&mut p, &["theft"]);
    p.event(A, "rumours").intrigue().act("pass");
    p.luck();
    assert_eq!((p.hand_of(A), p.asked()), (vec!["theft"], B));
    let mut p = Position::new(3);
    without_deck(&mut p, &[]);
    p.event(A, "rumours").intrigue().act("pass");
    assert_eq!((p.hand_of(A).len(), p.asked()), (0, B));
}

/// ACH-020: everybody sees the discard pile, the whole of it in order, while anybody is asked.
#[test]
fn the_discard_pile_is_open() {
    let mut p = Position::new(3);
    p.discard(&["theft", "ambush", "theft"]).hand(A, &["riposte"]).intrigue();
    let pile = |p: &Position, viewer| p.view(viewer).discard.iter().map(|card| card.id()).collect::<Vec<_>>();
    for viewer in Viewer::everyone(3) {
        assert_eq!(pile(&p, viewer), ["theft", "ambush", "theft"]);
    }
    p.acts(&["play riposte b", "raise blue 3 reserve"]);
    for viewer in Viewer::everyone(3) {
        assert_eq!(pile(&p, viewer), ["theft", "ambush", "theft", "riposte"], "the last one on top");
    }
}

/// ACH-021: a Character that was discarded does not come back, and nobody draws an Event of an earlier turn.
#[test]
fn used_and_left_over_cards_are_out() {
    let mut p = Position::new(3);
    p.row(&["informer", "smuggler", "moneylender"]).hand(A, &["scandal"]).intrigue();
    p.act("play scandal a").act("character smuggler");
    assert_eq!(p.refused("use smuggler"), "ACH-101");
    p.state.phase = crate::state::Phase::Dominance;
    p.state.frames = kernel::Stack::default();
    p.run(Do::EndTurn);
    let mut seen = Vec::new();
    while p.view(Viewer::SPECTATOR).step == Step::Chance {
        seen.extend(possible(&p));
        p.chance_first();
    }
    let old =
        ["guard-captain", "moneylender", "smuggler", "informer", "fencing-master"].map(|id| format!("character {id}"));
    assert!(old.iter().all(|old| !seen.contains(old)) && !seen.contains(&"event curfew".to_owned()));
}
