//! SHP-091 to SHP-098: the steps II to V.

use kernel::Viewer;

use super::acting::{john, john_at};
use super::position::{A, B, C, Position, card};
use crate::cards::Location;
use crate::event::Sight;

/// John searches the Melita deck, which begins like this, with these cards.
fn searcher(deck: &[&str], cards: &[&str]) -> Position {
    let mut p = john();
    p.deck("melita", deck).only("john", &[cards, &["brawl"]].concat()).turn("john").act("done");
    cards.iter().for_each(|card| _ = p.act(&format!("play {card}")));
    p
}

/// SHP-091: the player looks at as many cards as the value says and puts them back in any order.
#[test]
fn cards_looked_at_go_back_in_any_order() {
    let mut p = searcher(&["driving", "oxygen-tank", "mark-myers", "flare-gun"], &["onboard-computer"]);
    p.act("done");
    assert_eq!(p.offered(), ["top driving", "top oxygen-tank", "top mark-myers"]);
    assert_eq!(p.refused("top flare-gun"), "SHP-091", "the fourth card was not looked at");
    assert_eq!(p.refused("under driving"), "SHP-091");
    p.acts(&["top mark-myers", "top driving"]);
    assert_eq!(p.hand("john"), ["brawl", "mark-myers"], "the top card is drawn next");
    assert_eq!(p.top_of("melita"), ["driving", "oxygen-tank", "flare-gun"]);
}

/// SHP-091: the searcher sees the cards, the others only how many they are and of which deck.
#[test]
fn a_search_is_secret() {
    let mut p = searcher(&["driving", "oxygen-tank"], &["k-ration-melita"]);
    p.acts(&["done", "top oxygen-tank"]);
    let melita = Location::Melita;
    let cards = Some(vec![card("driving"), card("oxygen-tank")]);
    assert!(p.sights(Viewer::seat(A)).contains(&Sight::Searched { seat: A, deck: melita, count: 2, cards }));
    for viewer in [Viewer::seat(B), Viewer::SPECTATOR] {
        let sights = p.sights(viewer);
        assert!(sights.contains(&Sight::Searched { seat: A, deck: melita, count: 2, cards: None }));
        assert!(sights.contains(&Sight::PutBack { seat: A, deck: melita, count: 2, under: 0, cards: None }));
        assert!(sights.contains(&Sight::Drew { seat: A, deck: melita, card: None }));
    }
}

/// SHP-091: a deck with fewer cards than the value is looked at as a whole.
#[test]
fn a_small_deck_is_looked_at_as_a_whole() {
    let mut p = john();
    p.only_deck("melita", &["driving", "oxygen-tank"]).only("john", &["onboard-computer", "brawl"]);
    p.turn("john").acts(&["done", "play onboard-computer", "done"]);
    assert_eq!(p.last_look(), Some((Location::Melita, 2)));
    assert_eq!(p.offered(), ["top driving", "top oxygen-tank"]);
}

/// SHP-092: looking is automatic, with the whole value; one card leaves nothing to choose.
#[test]
fn looking_is_automatic() {
    let mut p = searcher(&["driving"], &["search-john"]);
    p.act("done");
    assert_eq!(p.last_look(), Some((Location::Melita, 1)));
    assert!(p.is_step("acquire"), "one card is in order");
    assert_eq!(p.hand("john"), ["brawl", "driving"]);
}

/// SHP-092: nothing is looked at with a value of 0 or in an empty deck.
#[test]
fn nothing_to_look_at() {
    let mut p = searcher(&["driving"], &[]);
    p.act("done");
    assert_eq!((p.last_look(), p.is_step("acquire")), (None, true));
    let mut p = john();
    p.only_deck("melita", &[]).only("john", &["onboard-computer", "brawl"]).turn("john");
    p.acts(&["done", "play onboard-computer", "done"]);
    assert_eq!((p.last_look(), p.is_step("acquire")), (None, true));
}

/// SHP-091, SHP-165: an order is asked for even if the cards are equal: the others see only their number.
#[test]
fn equal_cards_are_put_in_order_too() {
    let mut p = searcher(&["driving", "driving"], &["k-ration-melita"]);
    p.act("done");
    assert_eq!(p.offered(), ["top driving"]);
    p.act("top driving");
    assert!(p.is_step("acquire"));
}

/// SHP-091: an order is chosen card by card; it can be dropped before the last card, and nobody else sees anything of it.
#[test]
fn a_half_chosen_order_can_be_dropped() {
    let mut p = searcher(&["driving", "oxygen-tank", "mark-myers"], &["onboard-computer"]);
    p.act("done");
    let others = [Viewer::seat(B), Viewer::SPECTATOR].map(|viewer| p.view(viewer));
    assert!(!p.is_half_built());
    p.forget().act("top mark-myers");
    assert!(p.is_half_built());
    assert_eq!(p.offered(), ["top driving", "top oxygen-tank"]);
    assert_eq!(p.view(Viewer::seat(A)).named, [card("mark-myers")]);
    assert_eq!([Viewer::seat(B), Viewer::SPECTATOR].map(|viewer| p.view(viewer)), others);
    assert!(p.events.is_empty());
    p.cancel();
    assert!(!p.is_half_built());
    assert_eq!(p.offered(), ["top driving", "top oxygen-tank", "top mark-myers"]);
    assert_eq!(p.top_of("melita"), ["driving", "oxygen-tank", "mark-myers"]);
}

/// SHP-093: another deck is searched with the bonuses of where the pawn is; the forced draw stays at home (SHP-094).
#[test]
fn another_deck_is_searched_with_the_own_bonuses() {
    let mut p = john();
    p.deck("hill", &["corn", "spores"]).deck("melita", &["oxygen-tank", "flare-gun"]);
    p.only("john", &["video-communicator", "brawl"]).turn("nikke");
    p.acts(&["done", "play video-communicator", "deck hill", "done"]);
    assert_eq!(p.offered(), ["top corn", "top spores"], "Nikke is in Melita and gives 1");
    p.act("top spores");
    assert_eq!(p.hand("john"), ["brawl", "flare-gun"], "Nikke discarded the Oxygen Tank");
    assert_eq!(p.top_of("hill"), ["spores", "corn"]);
}

/// SHP-093: a bonus in the Location whose deck is searched does not count for somebody elsewhere.
#[test]
fn no_bonus_from_where_the_deck_is() {
    let mut p = john();
    p.at("john", "caves").only("john", &["video-communicator", "brawl"]).turn("nikke").luck();
    p.acts(&["done", "play video-communicator", "deck melita", "done"]).luck();
    assert_eq!(p.last_look(), Some((Location::Melita, 1)));
}

/// SHP-094: everybody takes the top card of the deck of their Location, whether they want it or not.
#[test]
fn the_first_card_must_be_taken() {
    let mut p = john();
    p.at("john", "caves").deck("caves", &["idol"]).only("john", &["search-john"]).turn("john");
    p.done(2);
    assert_eq!((p.hand("john"), p.deck_size("caves")), (vec!["search-john", "idol"], 19));
    assert!(p.told(&Sight::Drew { seat: A, deck: Location::Caves, card: None }));
}

/// SHP-094: it is the deck of where the pawn is after the move.
#[test]
fn the_first_card_is_that_of_the_new_location() {
    let mut p = john();
    p.deck("erico", &["scrap"]).only("john", &["forced-march", "brawl"]).turn("john");
    p.acts(&["play forced-march", "done", "walk erico", "done"]);
    assert_eq!(p.hand("john"), ["brawl", "scrap"]);
}

/// SHP-094, SHP-164: with an empty deck nothing is taken, and the turn goes on.
#[test]
fn an_empty_deck_gives_nothing() {
    let mut p = john();
    p.only_deck("melita", &[]).only("john", &["crying", "brawl"]).turn("john");
    p.done(2);
    assert_eq!(p.hand("john"), ["brawl", "crying"]);
    p.acts(&["play crying", "done"]);
    assert!(p.is_step("repair"), "there is nothing more to take");
}

/// SHP-095: the card just taken may be played at once.
#[test]
fn the_first_card_may_be_played() {
    let mut p = john();
    p.only_deck("melita", &["spores", "oxygen-tank"]).only("john", &["brawl"]).turn("john");
    p.done(2);
    p.act("play spores");
    assert_eq!(p.played("john"), ["spores"]);
}

/// SHP-096: as many further cards as the value says, or fewer.
#[test]
fn further_cards_are_taken() {
    for (count, hand) in [(0, 1), (2, 3), (3, 4)] {
        let mut p = john_at("acquire", &["whispers", "brawl"]);
        let before = p.deck_size("melita");
        p.acts(&["play whispers", "done"]);
        assert_eq!(p.offered(), ["draw 0", "draw 1", "draw 2", "draw 3"]);
        assert_eq!(p.refused("draw 4"), "SHP-096");
        p.act(&format!("draw {count}")).luck();
        assert_eq!(p.hand("john").len(), hand + 1);
        assert_eq!(p.deck_size("melita"), before - usize::from(count));
        assert!(p.told(&Sight::Takes { seat: A, deck: Location::Melita, count }));
        assert!(p.is_step("repair"), "it is asked once");
    }
}

/// SHP-096: the values of all Acquire cards are added; the deck sets the limit.
#[test]
fn no_more_cards_than_the_deck_has() {
    let mut p = john();
    p.only_deck("melita", &["driving", "oxygen-tank", "flare-gun"]).only("john", &["whispers", "spores", "brawl"]);
    p.turn("john").step("acquire").acts(&["play whispers", "play spores", "done"]);
    assert_eq!(p.offered(), ["draw 0", "draw 1", "draw 2"]);
    p.act("draw 2");
    assert_eq!(p.hand("john"), ["brawl", "driving", "oxygen-tank", "flare-gun"]);
}

/// SHP-096: a card taken with the value cannot be played in this step any more.
#[test]
fn further_cards_are_not_played_in_this_step() {
    let mut p = john();
    p.only_deck("melita", &["oxygen-tank", "spores", "mining-tools"]).only("john", &["spores", "brawl"]);
    p.turn("john").step("acquire").acts(&["play spores", "done", "draw 2"]);
    assert!(p.is_step("repair"));
    assert_eq!(p.refused("play spores"), "SHP-065");
    assert!(p.offers("play mining-tools"), "SHP-098: but in a later one");
}

/// SHP-097: after Smoking no Acquire card can be played, but a card is taken and bonuses count.
#[test]
fn smoking_leaves_the_draw_and_the_bonus() {
    let mut p = Position::new(&[("rachel", A), ("jenna", B), ("reed", C)]);
    p.at("john", "erico")
        .only("rachel", &["smoking", "crying", "green-fog"])
        .deck("erico", &["scrap", "ships-log", "spare-parts"]);
    p.turn("john").acts(&["mark 2 reed", "done", "play smoking"]);
    assert_eq!(p.refused("play green-fog"), "SHP-097");
    p.acts(&["done", "top spare-parts"]);
    assert_eq!(p.offered(), ["draw 0", "draw 1"], "not asked for Acquire cards; John gives 1");
    p.act("draw 1");
    assert_eq!(p.hand("rachel"), ["crying", "green-fog", "ships-log", "spare-parts"]);
}

/// SHP-098: Repair and Attack cards do nothing but their effects.
#[test]
fn repair_and_attack_have_no_consequence() {
    let mut p = john_at("repair", &["spare-parts", "cutting-torch", "search-john"]);
    let gauges = p.state.gauges;
    p.act("play spare-parts");
    assert!(p.is_step("repair"));
    p.act("done");
    assert!(p.is_step("attack"));
    p.act("play cutting-torch");
    assert!(p.is_step("attack"));
    assert_eq!((p.state.gauges, p.played("john")), (gauges, vec!["cutting-torch", "spare-parts"]));
    p.act("done");
    assert_eq!(p.asked(), B, "the turn is over");
}

/// SHP-098: a card taken in this turn may be played in its step.
#[test]
fn cards_taken_in_the_turn_are_played_in_it() {
    let mut p = john();
    p.deck("melita", &["cutting-torch"]).only("john", &["search-john"]).turn("john");
    p.done(4).act("play cutting-torch");
    assert_eq!(p.played("john"), ["cutting-torch"]);
}

/// SHP-165: each step is asked while there are cards in hand, whatever they are.
#[test]
fn every_step_is_asked_on_public_grounds() {
    let mut p = john();
    p.only_deck("melita", &[]).only("john", &["search-john"]).turn("john");
    for step in ["move", "search", "acquire", "repair", "attack"] {
        assert!(p.is_step(step));
        p.act("done");
    }
    assert_eq!(p.asked(), B);
}

/// SHP-165: a step is not asked again when the last card is played.
#[test]
fn without_cards_no_step_is_asked() {
    let mut p = john();
    p.only_deck("melita", &[]).only("john", &["search-john"]).turn("john").acts(&["done", "play search-john"]);
    assert_eq!(p.asked(), B, "the hand is empty, and so is the deck");
}
