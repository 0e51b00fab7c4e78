//! SHP-138 and the texts of the cards in the decks of the Hill and the Caves.

use super::acting::{john, john_at, john_in, john_with};
use super::position::{A, B, C, D, Position};
use crate::cards::{Character, Location};
use crate::event::Sight;

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

/// SHP-138, Intimidation: a look at the top card of any deck, which stays or goes under the deck.
#[test]
fn intimidation_may_put_a_card_under_the_deck() {
    let mut p = john();
    p.only_deck("caves", &["idol", "coolant"]).only_deck("hill", &[]).only("john", &["intimidation", "brawl"]);
    p.turn("john").act("play intimidation");
    assert_eq!(p.offered(), ["deck melita", "deck erico", "deck caves"]);
    assert_eq!((p.refused("deck hill"), p.refused("decline")), ("SHP-132", "SHP-005"));
    p.act("deck caves");
    assert_eq!((p.last_look(), p.offered()), (Some((Location::Caves, 1)), owned(&["keep", "bottom"])));
    assert_eq!(p.refused("discard"), "SHP-138");
    let mut q = p.clone();
    p.act("keep");
    assert_eq!(p.top_of("caves"), ["idol", "coolant"]);
    q.act("bottom");
    assert_eq!(q.top_of("caves"), ["coolant", "idol"]);
    assert!(q.told(&Sight::PutBack { seat: A, deck: Location::Caves, count: 1, under: 1, cards: None }));
}

/// SHP-138, SHP-165: the last deck with cards is no question, and the only card of a deck may go under nothing.
#[test]
fn intimidation_with_few_cards() {
    let threaten = |caves: &[&str]| {
        let mut p = john_with(&["intimidation", "brawl"]);
        ["melita", "erico", "hill"].iter().for_each(|deck| _ = p.only_deck(deck, &[]));
        p.only_deck("caves", caves).act("play intimidation");
        p
    };
    let mut p = threaten(&["idol"]);
    p.act("bottom");
    assert_eq!((p.top_of("caves"), p.is_step("move")), (vec!["idol"], true));
    assert!(threaten(&[]).is_step("move"), "without any card nothing happens");
}

/// “Potatoes”, SHP-111: worth 3, discarded at the end of the turn.
#[test]
fn potatoes_are_eaten() {
    let mut p = john_at("search", &["potatoes", "brawl"]);
    p.deck("melita", &["driving", "oxygen-tank", "flare-gun"]).acts(&[
        "play potatoes",
        "done",
        "top flare-gun",
        "top driving",
    ]);
    assert_eq!(p.played("john"), ["potatoes"]);
    p.finish();
    assert_eq!((p.played("john"), p.discards()), (vec![], vec!["potatoes"]));
}

/// Geological Probe: the Caves deck may be searched instead; otherwise the deck chosen so far stays.
#[test]
fn geological_probe_searches_the_caves() {
    let probe = |answers: &[&str]| {
        let mut p = john_at("search", &["video-communicator", "geological-probe", "brawl"]);
        p.acts(answers).act("done").luck();
        p.last_look()
    };
    assert_eq!(probe(&["play geological-probe", "deck caves"]), Some((Location::Caves, 2)));
    assert_eq!(probe(&["play geological-probe", "decline"]), Some((Location::Melita, 2)));
    let after = ["play video-communicator", "deck hill", "play geological-probe", "decline"];
    assert_eq!(probe(&after), Some((Location::Hill, 3)));
    let before = ["play geological-probe", "deck caves", "play video-communicator", "deck melita"];
    assert_eq!(probe(&before), Some((Location::Melita, 3)), "a later card replaces the choice");
    let mut p = john_at("search", &["geological-probe", "brawl"]);
    p.act("play geological-probe");
    assert_eq!((p.offered(), p.refused("deck hill")), (owned(&["deck caves", "decline"]), "SHP-003"));
}

/// John searches the Melita deck, which is exactly this, with Footprints and these cards.
fn footprints(deck: &[&str], cards: &[&str]) -> Position {
    let mut p = john();
    p.only_deck("melita", deck).only("john", &[cards, &["footprints", "brawl"]].concat()).turn("john").act("done");
    cards.iter().for_each(|card| _ = p.act(&format!("play {card}")));
    p.acts(&["play footprints", "done"]);
    p
}

/// Footprints: one of the cards looked at may go under the deck, the others go on top.
#[test]
fn footprints_put_one_card_under_the_deck() {
    let mut p = footprints(&["driving", "oxygen-tank", "flare-gun", "mark-myers"], &["k-ration-melita"]);
    let all =
        ["top driving", "under driving", "top oxygen-tank", "under oxygen-tank", "top flare-gun", "under flare-gun"];
    assert_eq!(p.offered(), all);
    p.act("under driving");
    assert_eq!((p.offered(), p.refused("under flare-gun")), (owned(&["top oxygen-tank", "top flare-gun"]), "SHP-091"));
    p.act("top flare-gun");
    assert_eq!(p.hand("john"), ["brawl", "flare-gun"], "the last place is no question");
    assert_eq!(p.top_of("melita"), ["oxygen-tank", "mark-myers", "driving"]);
    assert!(p.told(&Sight::PutBack { seat: A, deck: Location::Melita, count: 3, under: 1, cards: None }));
}

/// Footprints: it is a "may"; while a card may still go under the deck, the last one is asked for.
#[test]
fn footprints_may_be_left_unused() {
    let mut p = footprints(&["driving", "oxygen-tank", "flare-gun"], &["search-john"]);
    p.act("top oxygen-tank");
    assert_eq!(p.offered(), ["top driving", "under driving"]);
    p.act("top driving");
    assert_eq!((p.hand("john"), p.top_of("melita")), (vec!["brawl", "oxygen-tank"], vec!["driving", "flare-gun"]));
}

/// Footprints, DP12: with a single card it is asked too; an order that is half chosen is dropped with what went under.
#[test]
fn footprints_with_one_card() {
    let mut p = footprints(&["driving", "oxygen-tank"], &[]);
    assert_eq!(p.offered(), ["top driving", "under driving"]);
    p.act("under driving");
    assert_eq!((p.hand("john"), p.top_of("melita")), (vec!["brawl", "oxygen-tank"], vec!["driving"]));
    let mut p = footprints(&["driving", "oxygen-tank", "flare-gun"], &["k-ration-melita"]);
    p.act("under driving");
    assert!(p.is_half_built());
    assert_eq!(p.cancel().offered().len(), 6);
    p.acts(&["under oxygen-tank", "top driving"]);
    assert_eq!((p.hand("john"), p.top_of("melita")), (vec!["brawl", "driving"], vec!["flare-gun", "oxygen-tank"]));
}

/// Spores: worth 2; the player takes a Marker of the own Character, if there is one; the Robot has none.
#[test]
fn spores_take_an_own_marker() {
    let mut p = john_at("acquire", &["spores", "spores", "brawl"]);
    p.pool_of("john", 1).act("play spores");
    assert_eq!(p.markers(A), [0, 0, 1, 0, 0]);
    p.act("play spores");
    assert_eq!(p.markers(A), [0, 0, 1, 0, 0], "none is left");
    p.act("done");
    assert!(p.offers("draw 4"));
    let mut p = Position::new(&[("robot", A), ("rachel", B), ("reed", C)]);
    p.only("robot", &["spores", "help"]).turn("robot").step("acquire").act("play spores");
    assert_eq!((p.markers(A), p.is_step("acquire")), ([0; 5], true));
}

/// Possession: another player here is given a Marker of the own Character's colour from the pool.
#[test]
fn possession_gives_an_own_marker() {
    let mut p = john();
    p.at("rachel", "melita").at("reed", "melita").sheet(A, [0, 0, 2, 0, 0]);
    p.only("john", &["possession", "brawl"]).turn("john").step("acquire").act("play possession");
    assert_eq!((p.offered(), p.refused("decline")), (owned(&["on rachel", "on reed"]), "SHP-005"));
    assert_eq!(p.refused("on jenna"), "SHP-005", "she has no player");
    p.act("on reed");
    assert_eq!((p.markers(A), p.markers(B), p.markers(C)), ([0, 0, 2, 0, 0], [0; 5], [0, 0, 1, 0, 0]));
}

/// Possession: the only player here is no question; without a player or a Marker nothing happens, nor for the Robot.
#[test]
fn possession_needs_somebody_and_a_marker() {
    let possess = |place, left| {
        let mut p = john_in(place, "acquire", &["possession", "brawl"]);
        p.pool_of("john", left).act("play possession");
        assert!(p.is_step("acquire"), "nothing is asked");
        p.markers(B)
    };
    assert_eq!(possess("erico", 15), [0, 0, 1, 0, 0]);
    assert_eq!(possess("erico", 0), [0; 5]);
    assert_eq!(possess("caves", 15), [0; 5]);
    let mut p = Position::new(&[("robot", A), ("rachel", B), ("reed", C)]);
    p.at("reed", "erico").only("robot", &["possession", "help"]).turn("robot").step("acquire").act("play possession");
    assert_eq!((p.markers(B), p.is_step("acquire")), ([0; 5], true), "not even whom it would be given to");
}

/// Tentacle, SHP-111: the Threat advances at once, the card is discarded at the end of the turn.
#[test]
fn tentacle_advances_the_threat() {
    for (from, to) in [(2, 3), (8, 8)] {
        let mut p = john_in("melita", "acquire", &["tentacle", "brawl"]);
        p.gauge("threat", from).act("play tentacle");
        assert_eq!((p.now("threat"), p.played("john")), (to, vec!["tentacle"]));
        p.finish();
        assert_eq!((p.now("threat"), p.played("john"), p.discards()), (to, vec![], vec!["tentacle"]));
    }
}

/// Threat, Repair and whether the card is discarded, after a card was played in its step and its question answered like this.
fn discarded_for(step: &str, id: &str, answer: &str, threat: u8, repair: u8) -> (u8, u8, bool) {
    let mut p = john_in("melita", step, &[id, "search-john"]);
    p.gauge("threat", threat).gauge("repair", repair).act(&format!("play {id}"));
    p.act(answer);
    assert!(p.is_step(step));
    assert_ne!(p.discards() == [id], p.played("john") == [id]);
    (p.now("threat"), p.now("repair"), p.discards() == [id])
}

/// Fury: it may be discarded to move Threat or Repair back by 1.
#[test]
fn fury_moves_a_gauge_back() {
    let mut p = john_in("melita", "attack", &["fury", "search-john"]);
    p.act("play fury");
    assert_eq!(p.offered(), ["back threat", "back repair", "decline"]);
    assert_eq!(p.refused("back countdown"), "SHP-017");
    assert_eq!(discarded_for("attack", "fury", "back threat", 5, 5), (4, 5, true));
    assert_eq!(discarded_for("attack", "fury", "back repair", 5, 5), (5, 6, true));
    assert_eq!(discarded_for("attack", "fury", "decline", 5, 5), (5, 5, false));
    assert_eq!(discarded_for("attack", "fury", "back repair", 5, 10), (5, 10, true), "in vain");
}

/// Explosives: they may be discarded to move the Threat back by 2.
#[test]
fn explosives_move_the_threat_back() {
    assert_eq!(discarded_for("attack", "explosives", "back threat", 5, 5), (3, 5, true));
    assert_eq!(discarded_for("attack", "explosives", "back threat", 1, 5), (0, 5, true));
    assert_eq!(discarded_for("attack", "explosives", "decline", 5, 5), (5, 5, false));
}

/// Alien Alloy: it may be discarded to advance Repair by 1.
#[test]
fn alien_alloy_advances_repair() {
    assert_eq!(discarded_for("repair", "alien-alloy", "advance repair", 5, 5), (5, 4, true));
    assert_eq!(discarded_for("repair", "alien-alloy", "advance repair", 5, 0), (5, 0, true));
    assert_eq!(discarded_for("repair", "alien-alloy", "decline", 5, 5), (5, 5, false));
}

/// Ambush, SHP-097: a controlled Character here that has not acted cannot play Acquire cards this round; its draw and bonuses remain.
#[test]
fn ambush_forbids_acquire_cards() {
    let mut p = Position::new(&[("john", A), ("rachel", B), ("robot", C), ("jenna", D)]);
    p.state.negated = Some(Character::John);
    p.at("rachel", "melita").at("robot", "melita").only("john", &["ambush", "brawl"]).turn("john").step("attack");
    p.act("play ambush");
    assert_eq!(p.offered(), ["on rachel", "on robot"], "Jenna has acted, Nikke has no player");
    assert_eq!((p.refused("on jenna"), p.refused("on nikke"), p.refused("decline")), ("SHP-005", "SHP-005", "SHP-005"));
    p.act("on rachel");
    assert!(p.told(&Sight::ForbiddenThisRound { character: Character::Rachel, of: crate::Type::Acquire }));
    p.finish().acts(&["mark 1 john", "done", "done"]).luck();
    assert!(p.is_step("repair"), "Crying cannot be played");
    assert_eq!(p.hand("rachel").len(), 7, "the forced draw remains");
    p.finish().step("acquire");
    assert_eq!(p.asked(), C, "the Robot may play them");
}

/// Ambush: a single target is no question; without one nothing happens.
#[test]
fn ambush_needs_a_target() {
    let ambush = |place| {
        let mut p = john_in(place, "attack", &["ambush", "brawl"]);
        p.act("play ambush");
        assert!(p.is_step("attack"));
        p.state.forbidden.iter().any(|types| types.contains(crate::Type::Acquire))
    };
    assert!(ambush("erico") && !ambush("melita"));
}

/// Metamorphosis: a Marker of the own sheet may be swapped for one of another colour that is in the pool.
#[test]
fn metamorphosis_swaps_a_marker() {
    let mut p = john_at("acquire", &["metamorphosis", "brawl"]);
    p.sheet(A, [1, 0, 0, 2, 0]).pool_of("reed", 0).act("play metamorphosis");
    let swaps = ["exchange jenna nikke", "exchange jenna john", "exchange jenna rachel"];
    let more = ["exchange rachel jenna", "exchange rachel nikke", "exchange rachel john", "decline"];
    assert_eq!(p.offered(), [swaps.as_slice(), &more].concat());
    assert_eq!((p.refused("exchange reed john"), p.refused("exchange jenna reed")), ("SHP-134", "SHP-013"));
    assert_eq!(p.refused("exchange jenna jenna"), "SHP-005");
    let mut q = p.clone();
    p.act("exchange rachel nikke");
    assert_eq!((p.markers(A), p.state.pool(Character::Rachel)), ([1, 1, 0, 1, 0], 14));
    q.act("decline");
    assert_eq!(q.markers(A), [1, 0, 0, 2, 0]);
}

/// Metamorphosis: without a Marker, or without another colour in the pool, it is not asked.
#[test]
fn metamorphosis_needs_two_colours() {
    let mut p = john_at("acquire", &["metamorphosis", "brawl"]);
    p.act("play metamorphosis");
    assert!(p.is_step("acquire"));
    let mut p = john_at("acquire", &["metamorphosis", "brawl"]);
    p.sheet(A, [1, 0, 0, 0, 0]);
    ["nikke", "john", "rachel", "reed"].iter().for_each(|colour| _ = p.pool_of(colour, 0));
    p.act("play metamorphosis");
    assert!(p.is_step("acquire"), "a yellow Marker is no other one for a yellow one");
}

/// Offering: a card of the hand is discarded face up, whichever the player likes; one must be.
#[test]
fn offering_discards_a_card() {
    let mut p = john_in("melita", "acquire", &["offering", "brawl", "search-john"]);
    p.act("play offering");
    assert_eq!((p.offered(), p.refused("decline")), (owned(&["give search-john", "give brawl"]), "SHP-005"));
    assert_eq!(p.refused("give offering"), "SHP-007", "it is played, not in hand");
    p.act("give brawl");
    assert_eq!(
        (p.discards(), p.hand("john"), p.played("john")),
        (vec!["brawl"], vec!["search-john"], vec!["offering"])
    );
}

/// Offering, SHP-165: a single card is no question, but two equal ones are; nothing happens if the hand is empty.
#[test]
fn offering_with_few_cards() {
    let mut p = john_in("melita", "acquire", &["offering", "brawl"]);
    p.act("play offering");
    assert_eq!((p.discards(), p.asked()), (vec!["brawl"], B), "the hand is empty, so the turn is over");
    let mut p = john_in("melita", "acquire", &["offering", "move-john", "move-john"]);
    assert_eq!(p.act("play offering").offered(), ["give move-john"]);
    let mut p = john_in("melita", "acquire", &["offering"]);
    p.act("play offering");
    assert_eq!((p.discards(), p.played("john")), (vec![], vec!["offering"]));
}

/// Call of the Deep, SHP-111: at the end of the turn it may be discarded to turn the Threat by 1 either way.
#[test]
fn call_of_the_deep_turns_the_threat() {
    for (answer, threat) in [("advance threat", 3), ("back threat", 1), ("decline", 2)] {
        let mut p = john_in("melita", "acquire", &["call-of-the-deep", "brawl"]);
        p.act("play call-of-the-deep");
        assert!(p.is_step("acquire"), "not at once");
        p.done(3);
        assert_eq!(p.offered(), ["advance threat", "back threat", "decline"]);
        p.act(answer);
        assert_eq!((p.now("threat"), p.discards().len()), (threat, usize::from(answer != "decline")));
        assert_eq!(p.played("john").len(), usize::from(answer == "decline"));
    }
}
