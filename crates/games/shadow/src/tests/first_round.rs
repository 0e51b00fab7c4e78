//! The first round of the rulebook: WE-4, WE-5, WE-6 and WE-8, with the turns in between. WE-2 is in `draft`, WE-3 in `turns`.

use kernel::Viewer;

use super::alone::searched;
use super::opening::words;
use super::position::{A, B, C, D, E, Position, card};
use crate::cards::{Character, Location, Type};
use crate::event::Sight;
use crate::view::Step;

/// After Jenna's turn (WE-3): John is negated, she is in E/Rico with Direct Order, and Nikke has acted.
fn after_jenna() -> Position {
    let mut p = Position::new(&[("jenna", A), ("reed", B), ("rachel", C), ("john", D), ("robot", E)]);
    p.deck("melita", &["first-aid-kit", "driving", "mark-myers", "k-ration-melita", "mining-tools"]);
    p.deck("erico", &["spare-parts", "whispers", "k-ration-erico", "spacesuit", "green-fog", "scrap", "family-photo"]);
    p.deck("hill", &["corn", "potatoes", "fury", "pickaxe"]).deck("caves", &["de-icing"]).turn("jenna");
    p.acts(&["on john", "play move-jenna", "play direct-order", "done", "walk erico", "play search-jenna"]);
    p.acts(&["play search-jenna", "done", "top spare-parts", "done", "done", "done"]);
    p
}

/// After John's turn (WE-5).
fn after_john() -> Position {
    let mut p = after_jenna();
    p.acts(&[
        "done",
        "play search-john",
        "play smoking",
        "done",
        "top k-ration-melita",
        "top driving",
        "top mining-tools",
    ]);
    p.acts(&["done", "done"]);
    p
}

/// After Rachel's turn (WE-6).
fn after_rachel() -> Position {
    let mut p = after_john();
    p.acts(&["mark 2 nikke", "done", "play search-rachel", "play search-rachel", "done", "top k-ration-erico"]);
    p.acts(&["top spacesuit", "play crying", "done", "draw 1", "done", "done"]);
    p
}

/// After Reed's turn (WE-7).
fn after_reed() -> Position {
    let mut p = after_rachel();
    p.acts(&["done", "walk hill graveyard", "play search-reed", "play search-reed", "done", "top pickaxe", "top fury"]);
    p.acts(&[
        "top potatoes",
        "done",
        "done",
        "done",
        "use graveyard-draw",
        "reveal hatchet",
        "reveal pickaxe",
        "deck caves",
    ]);
    p
}

/// WE-4, SHP-043, SHP-046: Nikke, uncontrolled in Melita: +1 Search there, and the First-Aid Kit lies face up.
#[test]
fn nikke_of_the_example() {
    let p = after_jenna();
    assert!(p.told(&Sight::Bonus { character: Character::Nikke, of: Type::Search, by: 1 }));
    assert!(p.told(&Sight::DiscardedTop { deck: Location::Melita, card: card("first-aid-kit") }));
    assert_eq!(p.discards(), ["first-aid-kit"]);
}

/// WE-5, SHP-052, SHP-058, SHP-097: John, negated in Melita, looks at 3 + 1 cards, not 5, and draws the K-Ration.
#[test]
fn john_of_the_example() {
    let mut p = after_jenna();
    assert_eq!((p.asked(), p.view(Viewer::SPECTATOR).step), (D, Step::Play), "the ability is skipped");
    p.acts(&["done", "play search-john", "play smoking", "done"]);
    assert_eq!((p.place("john"), searched(&p)), ("melita".to_owned(), 4));
    let seen = ["driving", "mark-myers", "k-ration-melita", "mining-tools"].map(card).to_vec();
    let searched = Sight::Searched { seat: D, deck: Location::Melita, count: 4, cards: Some(seen) };
    assert!(p.sights(Viewer::seat(D)).contains(&searched));
    p.acts(&["top k-ration-melita", "top driving", "top mining-tools"]);
    assert_eq!(words(p.hand("john")), "move-john move-john move-john brawl k-ration-melita");
    assert_eq!(p.view(Viewer::SPECTATOR).question.of, Some(Type::Repair), "Acquire cards are forbidden");
    let deck = p.view(Viewer::seat(D)).locations.into_iter().next().unwrap().deck;
    assert_eq!(words(deck.known.iter().map(|known| known.card)), "driving mining-tools mark-myers");
}

/// WE-6, SHP-061, SHP-096, SHP-137: Rachel gives Alan an orange Marker, looks at 2 + 1 cards and draws two; Crying is discarded.
#[test]
fn rachel_of_the_example() {
    let mut p = after_john();
    p.acts(&["mark 2 nikke", "done", "play search-rachel", "play search-rachel", "done"]);
    assert_eq!((p.state.sheets[B.index()], searched(&p)), ([0, 1, 0, 0, 0], 3));
    assert_eq!(p.offered(), ["top whispers", "top k-ration-erico", "top spacesuit"]);
    p.acts(&["top k-ration-erico", "top spacesuit"]);
    assert_eq!(words(p.hand("rachel")), "move-rachel move-rachel crying crying k-ration-erico");
    p.acts(&["play crying", "done"]);
    assert_eq!(p.offered(), ["draw 0", "draw 1"]);
    p.acts(&["draw 1", "done", "done"]);
    assert_eq!(words(p.hand("rachel")), "move-rachel move-rachel crying k-ration-erico spacesuit");
    assert_eq!(words(p.discards()), "crying first-aid-kit");
    assert_eq!(words(p.played("rachel")), "search-rachel search-rachel");
}

/// WE-8, SHP-063, SHP-139: the Robot takes the Protagonist card, looks at 3 + 1 cards, draws Scrap: Help for Olivia's Move.
#[test]
fn robot_of_the_example() {
    let mut p = after_reed();
    assert_eq!((p.asked(), p.view(Viewer::SPECTATOR).protagonist), (E, E));
    assert!(p.told(&Sight::Protagonist { seat: E }));
    p.acts(&["done", "play search-robot", "play search-robot", "play search-robot", "done"]);
    assert_eq!(searched(&p), 4);
    p.acts(&["top scrap", "top family-photo", "top whispers"]);
    assert_eq!(words(p.hand("robot")), "move-robot help help scrap");
    p.acts(&["done", "play scrap", "on jenna"]);
    p.act_as(E, "give help").act_as(A, "give move-jenna");
    assert_eq!(words(p.hand("robot")), "move-jenna move-robot help");
    assert_eq!(words(p.hand("jenna")), "seduction help spare-parts");
    assert!(p.sights(Viewer::seat(A)).contains(&Sight::Passed { from: E, to: A, card: Some(card("help")) }));
    assert!(p.told(&Sight::Passed { from: A, to: E, card: None }));
    let deck = p.view(Viewer::seat(E)).locations.into_iter().nth(1).unwrap().deck;
    assert_eq!(words(deck.known.iter().map(|known| known.card)), "family-photo whispers green-fog");
}
