//! SHP-065 to SHP-074: cards of step I, and walking.

use super::acting::{john, john_at, john_with};
use super::position::{A, B, C, Position};

/// Move cards worth so much, at most 11.
fn worth(value: u8) -> Vec<&'static str> {
    let all = [
        ("oxygen-tank", 4),
        ("forced-march", 2),
        ("forced-march", 2),
        ("move-john", 1),
        ("move-john", 1),
        ("move-john", 1),
    ];
    let mut left = value;
    let mut cards = Vec::new();
    for (card, worth) in all {
        if worth <= left {
            left -= worth;
            cards.push(card);
        }
    }
    cards
}

/// John stands somewhere and has played Move cards worth so much.
fn walker(from: &str, value: u8) -> Position {
    let cards = worth(value);
    let mut p = john();
    p.only("john", &[cards.as_slice(), &["brawl"]].concat()).at("john", from).turn("john");
    cards.iter().for_each(|card| _ = p.act(&format!("play {card}")));
    p.act("done");
    p
}

/// SHP-065: cards of the step are played one after another, as many as one likes, and then lie open.
#[test]
fn cards_of_the_step_are_played_one_by_one() {
    let mut p = john_with(&["move-john", "move-john", "search-john"]);
    assert_eq!(p.offered(), ["play move-john", "done"]);
    p.act("play move-john");
    assert_eq!((p.hand("john"), p.played("john")), (vec!["move-john", "search-john"], vec!["move-john"]));
    p.act("play move-john");
    assert_eq!((p.hand("john"), p.played("john")), (vec!["search-john"], vec!["move-john", "move-john"]));
    assert_eq!(p.offered(), ["done"], "it is asked although there is nothing to play");
}

/// SHP-065: a card of another step or of somebody else cannot be played.
#[test]
fn only_own_cards_of_the_step_are_played() {
    let p = john_with(&["move-john", "search-john"]);
    assert_eq!(p.refused("play search-john"), "SHP-065");
    assert_eq!(p.refused("play move-rachel"), "SHP-007");
    assert_eq!(p.refused_to(B, "play move-rachel"), "SHP-042");
}

/// SHP-065: the effect of a card is resolved before the next one is played.
#[test]
fn an_effect_comes_before_the_next_card() {
    let mut p = john_with(&["intimidation", "move-john", "brawl"]);
    p.act("play intimidation");
    assert_eq!(p.offered(), ["deck melita", "deck erico", "deck hill", "deck caves"]);
    p.act("deck caves").luck().act("keep");
    assert_eq!(p.offered(), ["play move-john", "done"]);
}

/// SHP-065, SHP-066: the values are added after the last card.
#[test]
fn values_are_added() {
    let mut p = john_with(&["forced-march", "magnetic-boots", "brawl"]);
    p.acts(&["play forced-march", "play magnetic-boots", "done", "walk hill"]);
    assert_eq!(p.place("john"), "hill");
    assert_eq!(p.played("john"), ["forced-march", "magnetic-boots"], "they stay in front of the player");
}

/// SHP-067, SHP-068: what the ways cost; a detour is never cheaper.
#[test]
fn ways_have_their_cost() {
    let ways = [
        ("melita", "erico", 2),
        ("erico", "melita", 2),
        ("erico", "hill", 4),
        ("hill", "erico", 4),
        ("melita", "hill", 4),
        ("hill", "melita", 4),
        ("caves", "hill", 8),
        ("caves", "melita", 10),
        ("caves", "erico", 10),
    ];
    for (from, to, cost) in ways {
        let walk = format!("walk {to}");
        assert!(walker(from, cost).offers(&walk), "from {from} to {to} for {cost}");
        assert!(!walker(from, cost - 1).offers(&walk), "from {from} to {to} for less than {cost}");
    }
}

/// SHP-069: nobody walks into the Caves, whatever the value.
#[test]
fn the_caves_cannot_be_reached_on_foot() {
    for from in ["melita", "erico", "hill"] {
        let p = walker(from, 11);
        assert_eq!((p.refused("walk caves"), p.refused("walk caves temple")), ("SHP-069", "SHP-069"));
    }
}

/// SHP-069: whoever is in the Caves may walk out of them, or into the Temple.
#[test]
fn the_caves_can_be_left_on_foot() {
    let mut p = walker("caves", 10);
    assert_eq!(
        p.offered(),
        ["walk melita", "walk erico", "walk hill", "walk hill graveyard", "walk caves temple", "stay"]
    );
    p.act("walk melita");
    assert_eq!(p.place("john"), "melita");
}

/// SHP-070: what it costs to enter each Section of the own Location.
#[test]
fn sections_have_their_cost() {
    let sections = [
        ("melita", "cockpit", 2),
        ("melita", "cabins", 1),
        ("erico", "bridge", 2),
        ("erico", "airlock", 1),
        ("erico", "hibernation-chamber", 2),
        ("hill", "graveyard", 2),
        ("caves", "temple", 3),
    ];
    for (location, section, cost) in sections {
        let walk = format!("walk {location} {section}");
        assert!(walker(location, cost).offers(&walk), "{section} for {cost}");
        assert!(!walker(location, cost - 1).offers(&walk), "{section} for less than {cost}");
    }
}

/// SHP-066, SHP-070: a Section elsewhere costs its entry besides the way.
#[test]
fn a_section_elsewhere_costs_the_way_too() {
    let mut p = walker("melita", 3);
    assert_eq!(p.offered(), ["walk erico", "walk melita cockpit", "walk melita cabins", "walk erico airlock", "stay"]);
    assert_eq!(p.refused("walk erico bridge"), "SHP-066");
    assert_eq!(p.refused("walk hill"), "SHP-066");
    assert_eq!(p.refused("walk melita bridge"), "SHP-070", "the Bridge is not in Melita");
    p.act("walk erico airlock");
    assert_eq!(p.place("john"), "erico airlock");
}

/// SHP-066, SHP-072: one move and one Section in a turn; what is left of the value is lost.
#[test]
fn unspent_points_are_lost() {
    for walk in ["walk erico", "walk melita cabins", "walk erico airlock"] {
        let mut p = walker("melita", 8);
        p.act(walk);
        assert!(p.is_step("search"), "after `{walk}`");
        assert_eq!(p.refused("walk melita cabins"), "SHP-056");
    }
}

/// SHP-071: a Section with a Marker of the own colour is closed; other colours do not matter.
#[test]
fn the_own_marker_closes_a_section() {
    let mut p = john_with(&["forced-march", "brawl"]);
    p.marked("cockpit", "john").marked("cabins", "jenna").marked("cabins", "reed");
    p.acts(&["play forced-march", "done"]);
    assert_eq!(p.refused("walk melita cockpit"), "SHP-071");
    p.act("walk melita cabins");
    assert_eq!(p.place("john"), "melita cabins");
}

/// SHP-073: nobody has to walk.
#[test]
fn walking_is_never_compulsory() {
    let mut p = walker("melita", 11);
    p.act("stay");
    assert!(p.is_step("search"));
    assert_eq!(p.place("john"), "melita");
}

/// SHP-073, SHP-165: it is not asked if everybody can see that there is nowhere to go.
#[test]
fn without_a_way_it_is_not_asked() {
    assert!(walker("melita", 0).is_step("search"));
    assert!(walker("hill", 1).is_step("search"));
    assert!(walker("caves", 2).is_step("search"));
    assert!(walker("melita", 1).offers("stay"));
}

/// SHP-165: with cards in hand it is asked for Move cards, even if there are none; without cards it is not.
#[test]
fn moves_are_asked_for_while_there_are_cards() {
    let p = john_with(&["search-john"]);
    assert!(p.is_step("move"));
    assert_eq!(p.offered(), ["done"]);
    let mut p = john_with(&[]);
    assert!(p.waits_for_chance(), "neither Move nor Search cards are asked for");
    p.luck();
    assert!(p.is_step("acquire"), "now there is a card in hand");
}

/// SHP-064: the Robot walks, but not into Sections.
#[test]
fn the_robot_does_not_enter_sections() {
    let mut p = Position::new(&[("robot", A), ("rachel", B), ("reed", C)]);
    p.only("robot", &["spacesuit", "help"]).turn("robot");
    p.act("play spacesuit");
    assert_eq!(p.offered(), ["walk melita", "walk hill", "stay"]);
    assert_eq!(p.refused("walk erico bridge"), "SHP-064");
}

/// SHP-074: after a Spacesuit no other Move card is asked for.
#[test]
fn a_spacesuit_is_the_last_move_card() {
    let mut p = john_with(&["spacesuit", "spacesuit", "move-john"]);
    p.act("play spacesuit");
    assert_eq!(p.hand("john"), ["move-john", "spacesuit"]);
    assert!(p.offers("walk hill") && p.offers("walk erico bridge"), "it is worth 5");
    assert!(!p.offers("walk hill graveyard"), "and no more");
    p.acts(&["walk hill", "done"]).luck();
    assert!(p.is_step("acquire"), "later steps are as ever");
}

/// SHP-074: a Spacesuit cannot be played after another Move card with a value.
#[test]
fn a_spacesuit_is_the_first_move_card() {
    let mut p = john_with(&["spacesuit", "move-john"]);
    p.act("play move-john");
    assert_eq!(p.refused("play spacesuit"), "SHP-074");
    assert_eq!(p.offered(), ["done"]);
}

/// SHP-074, RU-18: a Rover card has no value, so a Spacesuit may follow it.
#[test]
fn a_spacesuit_may_follow_a_rover_card() {
    let mut p = john_with(&["rover-card", "spacesuit"]);
    p.acts(&["play rover-card", "play spacesuit"]);
    assert_eq!(p.played("john"), ["spacesuit"]);
    assert!(p.offers("walk hill"));
}

/// SHP-065: a type that was forbidden is not asked for.
#[test]
fn a_forbidden_type_is_not_asked_for() {
    let mut p = john_at("search", &["smoking", "seduction", "brawl"]);
    p.acts(&["play smoking", "done"]).luck();
    while !p.is_step("repair") {
        let first = p.offered()[0].clone();
        assert!(!first.starts_with("play"), "no Acquire card can be played: {first}");
        p.act(&first);
        p.luck();
    }
    assert_eq!(p.hand("john").len(), 3, "the forced draw took place");
}
