//! SHP-139 and the texts of the cards in the decks of Melita and E/Rico.

use kernel::Viewer;

use super::acting::{john, john_at, john_in, john_with};
use super::position::{A, B, C, D, E, Position, card};
use crate::cards::{Character, Location};
use crate::event::{Look, Sight};

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

/// First-Aid Kit, SHP-111, SHP-134: at the end of the turn it may be discarded to return a Marker of the own sheet.
#[test]
fn first_aid_kit_returns_a_marker() {
    let mut p = john();
    p.sheet(A, [2, 0, 0, 1, 0]).sheet(B, [0, 1, 0, 0, 0]).only("john", &["first-aid-kit", "brawl"]).turn("john");
    p.acts(&["play first-aid-kit", "done", "stay"]);
    p.step("attack").act("done");
    assert_eq!(p.offered(), ["colour jenna", "colour rachel", "decline"]);
    assert_eq!(p.refused("colour nikke"), "SHP-134", "that one is B's");
    let mut q = p.clone();
    p.act("colour jenna");
    assert_eq!((p.markers(A), p.discards(), p.played("john")), ([1, 0, 0, 1, 0], vec!["first-aid-kit"], vec![]));
    assert_eq!(p.state.pool(Character::Jenna), 14);
    q.act("decline");
    assert_eq!((q.markers(A), q.discards(), q.played("john")), ([2, 0, 0, 1, 0], vec![], vec!["first-aid-kit"]));
}

/// First-Aid Kit: each one played is asked for; without a Marker on the sheet it is not asked.
#[test]
fn first_aid_kit_needs_a_marker() {
    let ended = |markers| {
        let mut p = john();
        p.sheet(A, markers).only("john", &["first-aid-kit", "first-aid-kit", "brawl"]).turn("john");
        p.acts(&["play first-aid-kit", "play first-aid-kit", "done", "stay"]);
        p.step("attack").act("done");
        p
    };
    assert_eq!(ended([0; 5]).asked(), B, "the turn is over");
    let mut p = ended([0, 0, 2, 0, 0]);
    p.acts(&["decline", "colour john"]);
    assert_eq!((p.markers(A), p.played("john")), ([0, 0, 1, 0, 0], vec!["first-aid-kit"]));
    let mut p = ended([0, 0, 1, 0, 0]);
    p.act("colour john");
    assert_eq!(p.asked(), B, "the second kit has no Marker to return");
}

/// Driving: on foot it is worth 1. (Its 3 are WE-19.)
#[test]
fn driving_is_worth_1_on_foot() {
    let mut p = john_with(&["driving", "brawl"]);
    p.acts(&["play driving", "done"]);
    assert_eq!(p.offered(), ["walk melita cabins", "stay"]);
}

/// Rangefinder: the player may look at the top card of another Location's deck; it stays there.
#[test]
fn rangefinder_looks_elsewhere() {
    let mut p = john();
    p.deck("erico", &["scrap"]).only_deck("hill", &[]).only("john", &["rangefinder", "brawl"]).turn("john");
    p.act("play rangefinder");
    assert_eq!(p.offered(), ["deck erico", "deck caves", "decline"]);
    assert_eq!((p.refused("deck melita"), p.refused("deck hill")), ("SHP-003", "SHP-132"));
    let mut q = p.clone();
    p.act("deck erico");
    assert_eq!((p.last_look(), p.top_of("erico")), (Some((Location::Erico, 1)), vec!["scrap"]));
    assert!(p.is_step("move"), "there is nothing to decide");
    q.act("decline");
    assert_eq!((q.last_look(), q.is_step("move")), (None, true));
}

/// Rangefinder, SHP-164: if all other decks are empty it is not asked.
#[test]
fn rangefinder_needs_a_card() {
    let mut p = john_with(&["rangefinder", "brawl"]);
    ["erico", "hill", "caves"].iter().for_each(|deck| _ = p.only_deck(deck, &[]));
    p.act("play rangefinder");
    assert!(p.is_step("move"));
}

/// Oxygen Tank, SHP-111: worth 4, discarded at the end of the turn.
#[test]
fn oxygen_tank_is_used_up() {
    let mut p = john_with(&["oxygen-tank", "brawl"]);
    p.acts(&["play oxygen-tank", "done", "walk hill"]);
    assert_eq!(p.discards(), Vec::<&str>::new());
    p.finish();
    assert_eq!((p.discards(), p.played("john")), (vec!["oxygen-tank"], vec![]));
}

/// Video Communicator: any deck, the own too; a second one replaces the choice.
#[test]
fn video_communicator_searches_any_deck() {
    let mut p = john_at("search", &["video-communicator", "video-communicator", "brawl"]);
    p.act("play video-communicator");
    assert_eq!(p.offered(), ["deck melita", "deck erico", "deck hill", "deck caves"]);
    p.acts(&["deck hill", "play video-communicator", "deck caves", "done"]).luck();
    assert_eq!(p.last_look(), Some((Location::Caves, 2)));
    assert!(p.told(&Sight::SearchesAt { seat: A, deck: Location::Hill }));
}

/// Video Communicator: an empty deck may be chosen; then nothing is looked at.
#[test]
fn video_communicator_with_an_empty_deck() {
    let mut p = john_at("search", &["video-communicator", "brawl"]);
    p.only_deck("hill", &[]).acts(&["play video-communicator", "deck hill", "done"]).luck();
    assert_eq!((p.last_look(), p.is_step("acquire")), (None, true));
}

/// On-board Computer: worth 3; Attack cards are not asked for in this turn.
#[test]
fn onboard_computer_forbids_attack_cards() {
    let mut p = john();
    p.only_deck("melita", &[]).only("john", &["onboard-computer", "brawl"]).turn("john");
    p.acts(&["done", "play onboard-computer"]);
    p.done(3);
    assert_eq!(p.asked(), B, "after Repair cards the turn is over");
}

/// Mining Tools: a look at the top card of the own deck, which may be discarded; nothing if it is empty.
#[test]
fn mining_tools_look_at_the_own_deck() {
    let mut p = john();
    p.deck("melita", &["driving", "oxygen-tank"]).only("john", &["mining-tools", "brawl"]).turn("john").step("repair");
    p.act("play mining-tools");
    assert_eq!((p.last_look(), p.offered()), (Some((Location::Melita, 1)), owned(&["keep", "discard"])));
    let mut q = p.clone();
    p.act("discard");
    assert_eq!(p.discards(), ["oxygen-tank"]);
    q.act("keep");
    assert_eq!((q.top_of("melita"), q.discards()), (vec!["oxygen-tank"], vec![]));
    let mut p = john_in("melita", "repair", &["mining-tools", "brawl"]);
    p.act("play mining-tools");
    assert!(p.is_step("repair"));
}

/// Flare Gun: any other Character elsewhere may be moved here, to the main area; not one in the Caves.
#[test]
fn flare_gun_moves_a_character() {
    let mut p = john();
    p.at("nikke", "caves").inside("rachel", "bridge").only("john", &["flare-gun", "brawl"]).turn("john").step("attack");
    p.act("play flare-gun");
    assert_eq!(p.offered(), ["on rachel", "on reed", "on robot", "decline"], "Jenna is here, Nikke in the Caves");
    assert_eq!((p.refused("on nikke"), p.refused("on john")), ("SHP-005", "SHP-005"));
    let (mut q, mut r) = (p.clone(), p.clone());
    p.act("on rachel");
    assert_eq!(p.place("rachel"), "melita");
    q.act("on robot");
    assert_eq!(q.place("robot"), "melita");
    r.act("decline");
    assert_eq!(["rachel", "reed", "robot"].map(|name| r.place(name)), ["erico bridge", "hill", "erico"]);
}

/// Flare Gun: nobody is moved to the Caves, and it is not asked if everybody is here.
#[test]
fn flare_gun_has_nobody_to_move() {
    let mut p = john_in("caves", "attack", &["flare-gun", "brawl"]);
    p.act("play flare-gun");
    assert!(p.is_step("attack"));
    let mut p = john_in("melita", "attack", &["flare-gun", "brawl"]);
    ["rachel", "reed", "robot"].iter().for_each(|name| _ = p.at(name, "melita"));
    p.act("play flare-gun");
    assert!(p.is_step("attack"));
}

/// Emergency Hatch, SHP-070: entering a Section costs 1 less, the way does not.
#[test]
fn emergency_hatch_makes_sections_cheaper() {
    let mut p = john_with(&["emergency-hatch", "move-john", "brawl"]);
    p.act("play emergency-hatch");
    let mut q = p.clone();
    p.act("done");
    assert_eq!(p.offered(), ["walk melita cockpit", "walk melita cabins", "stay"]);
    q.acts(&["play move-john", "done"]);
    let walks = ["walk erico", "walk melita cockpit", "walk melita cabins", "walk erico airlock", "stay"];
    assert_eq!(q.offered(), walks);
    assert_eq!(q.refused("walk erico bridge"), "SHP-066");
}

/// Family Photo: worth 4 in a turn of Rachel or Reed, 2 in others.
#[test]
fn family_photo_is_worth_more_to_the_family() {
    for (character, worth) in [("rachel", 4), ("reed", 4), ("john", 2)] {
        let mut p = john();
        p.only(character, &["family-photo", "brawl"]).state.negated = Some(character.parse().expect("a Character"));
        p.turn(character).acts(&["done", "play family-photo", "done"]).luck();
        assert_eq!(p.last_look().map(|(_, count)| count), Some(worth), "{character}, whose ability is negated");
    }
}

/// Ship's Log: a look at the Equipment of an uncontrolled Character; the others see only whose.
#[test]
fn ships_log_looks_at_an_equipment() {
    let mut p = john_at("search", &["ships-log", "brawl"]);
    p.act("play ships-log");
    assert_eq!(p.offered(), ["on jenna", "on nikke", "on robot"]);
    assert_eq!((p.refused("on rachel"), p.refused("decline")), ("SHP-059", "SHP-005"));
    p.act("on robot");
    let seen = |cards| Sight::Looked { seat: A, character: Character::Robot, how: Look::Equipment, cards };
    assert!(p.sights(Viewer::seat(A)).contains(&seen(Some(p.state.hand(Character::Robot).shown()))));
    assert!(p.told(&seen(None)));
    assert!(p.is_step("search"));
}

/// Ship's Log, SHP-165: a single uncontrolled Character is no question.
#[test]
fn ships_log_with_five_players() {
    let mut p = Position::new(&[("john", A), ("rachel", B), ("reed", C), ("jenna", D), ("nikke", E)]);
    p.state.negated = Some(Character::John);
    p.only("john", &["ships-log", "brawl"]).turn("john").step("search").act("play ships-log");
    assert!(p.is_step("search"));
    assert!(p.told(&Sight::Looked { seat: A, character: Character::Robot, how: Look::Equipment, cards: None }));
}

/// Whispers: worth 3 when it is played. (What it counts at the end is tested with the others.)
#[test]
fn whispers_takes_three_cards() {
    let mut p = john_at("acquire", &["whispers", "brawl"]);
    p.acts(&["play whispers", "done"]);
    assert!(p.offers("draw 3") && !p.offers("draw 4"));
}

/// How many cards Rachel in E/Rico looks at with so many cards worth 1, after John somewhere played so many Green Fogs.
fn search_in_fog(place: &str, fogs: usize, searches: usize) -> Option<(Location, u8)> {
    let mut p = john();
    p.at("john", place).only("john", &[&["green-fog"; 2][..fogs], &["brawl"]].concat()).turn("john").step("acquire");
    p.acts(&["play green-fog"; 2][..fogs]).acts(&["done", "draw 0"]);
    p.finish().acts(&["mark 1 john", "done"]);
    p.acts(&["play search-rachel"; 2][..searches]).act("done").luck();
    p.last_look()
}

/// Green Fog, SHP-052, SHP-054: others here have -1 Search this round, two of them -2, never below 0; those elsewhere have not.
#[test]
fn green_fog_hinders_others_here() {
    let looked = |count| Some((Location::Erico, count));
    assert_eq!(search_in_fog("erico", 1, 2), looked(1));
    assert_eq!(search_in_fog("erico", 1, 1), None);
    assert_eq!(search_in_fog("erico", 1, 0), None);
    assert_eq!(search_in_fog("erico", 2, 2), None, "they add up");
    assert_eq!(search_in_fog("hill", 1, 1), looked(1), "John is elsewhere");
}

/// Hallucination: a Marker of any colour in the pool, and it must be taken.
#[test]
fn hallucination_takes_any_marker() {
    let mut p = john_at("acquire", &["hallucination", "brawl"]);
    p.pool_of("nikke", 0).act("play hallucination");
    assert_eq!(p.offered(), ["colour jenna", "colour john", "colour rachel", "colour reed"]);
    assert_eq!((p.refused("colour nikke"), p.refused("decline")), ("SHP-013", "SHP-005"));
    p.act("colour reed");
    assert_eq!(p.markers(A), [0, 0, 0, 0, 1]);
}

/// Hallucination, SHP-013, SHP-165: the last colour is no question; an empty pool gives nothing.
#[test]
fn hallucination_with_a_nearly_empty_pool() {
    for left in [1, 0] {
        let mut p = john_at("acquire", &["hallucination", "brawl"]);
        ["jenna", "nikke", "john", "rachel"].iter().for_each(|colour| _ = p.pool_of(colour, 0));
        p.pool_of("reed", left).act("play hallucination");
        assert_eq!((p.is_step("acquire"), p.markers(A)), (true, [0, 0, 0, 0, left]));
    }
}

/// John plays Scrap and chooses Rachel, who is elsewhere.
fn scrap(own: &[&str], other: &[&str]) -> Position {
    let mut p = john_in("melita", "repair", &[&["scrap"], own].concat());
    p.only("rachel", other).act("play scrap");
    p.act("on rachel");
    p
}

/// SHP-139, SHP-143: both choose a card of their own without seeing the other's choice; only the two of them see the cards.
#[test]
fn scrap_swaps_two_cards() {
    let mut p = scrap(&["brawl", "help"], &["crying", "move-rachel"]);
    assert_eq!(p.offered_to(A), ["give brawl", "give help"]);
    assert_eq!(p.offered_to(B), ["give move-rachel", "give crying"]);
    assert_eq!((p.refused_to(A, "give scrap"), p.refused_to(B, "decline")), ("SHP-007", "SHP-005"));
    assert_eq!(p.refused_to(C, "give move-reed"), "SHP-042");
    p.forget().act_as(B, "give crying");
    assert!(p.told(&Sight::Chose { seat: B, card: None }) && !p.sights(Viewer::seat(A)).is_empty());
    assert!(!p.sights(Viewer::seat(A)).contains(&Sight::Chose { seat: B, card: Some(card("crying")) }));
    assert_eq!(p.hand("rachel"), ["move-rachel", "crying"], "nothing moves before both have chosen");
    p.act_as(A, "give help");
    assert_eq!((p.hand("john"), p.hand("rachel")), (vec!["brawl", "crying"], vec!["move-rachel", "help"]));
    let passed = |card| Sight::Passed { from: A, to: B, card };
    for seat in [A, B] {
        assert!(p.sights(Viewer::seat(seat)).contains(&passed(Some(card("help")))));
    }
    assert!(p.told(&passed(None)) && p.sights(Viewer::seat(C)).contains(&passed(None)));
}

/// SHP-139: any other player with cards can be chosen, wherever they are; one must be.
#[test]
fn scrap_needs_a_player_with_cards() {
    let mut p = john_in("melita", "repair", &["scrap", "brawl"]);
    p.act("play scrap");
    assert_eq!((p.offered(), p.refused("decline")), (owned(&["on rachel", "on reed"]), "SHP-005"));
    let mut p = john_in("melita", "repair", &["scrap", "brawl"]);
    p.only("reed", &[]).only("rachel", &["crying", "move-rachel"]).act("play scrap");
    assert_eq!((p.asked(), p.offered_to(B).len()), (B, 2), "Rachel is the only one, and John has one card");
    let mut p = john_in("melita", "repair", &["scrap", "brawl"]);
    p.only("reed", &[]).only("rachel", &[]).act("play scrap");
    assert!(p.is_step("repair"), "nobody has a card");
}

/// SHP-139: without another card in the own hand nothing happens.
#[test]
fn scrap_needs_an_own_card() {
    let mut p = john_in("melita", "repair", &["scrap"]);
    p.act("play scrap");
    assert_eq!((p.asked(), p.hand("rachel").len()), (B, 6), "the hand is empty, so the turn is over");
}

/// SHP-139, SHP-165: whoever has one card is not asked; the other one is.
#[test]
fn scrap_with_single_cards() {
    let mut p = scrap(&["brawl", "help"], &["crying"]);
    assert_eq!((p.asked(), p.offered_to(B)), (A, vec![]));
    p.act("give brawl");
    assert_eq!((p.hand("john"), p.hand("rachel")), (vec!["crying", "help"], vec!["brawl"]));
    let p = scrap(&["brawl"], &["crying"]);
    assert_eq!((p.hand("john"), p.hand("rachel")), (vec!["crying"], vec!["brawl"]));
    let p = scrap(&["brawl"], &["crying", "crying"]);
    assert_eq!((p.asked(), p.offered()), (B, owned(&["give crying"])), "two equal cards are asked for");
}
