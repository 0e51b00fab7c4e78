//! SHP-099 to SHP-112: the end of a turn, and what each Section does.

use kernel::{Knowers, Viewer};

use super::acting::john;
use super::position::{A, B, C, D, E, Position, card, word};
use crate::cards::{Character, Location, Section};
use crate::event::Sight;
use crate::pile::Pile;
use crate::view::Step;

/// John stands in a Section, has these cards, and his turn is about to end. The deck of his Location is empty.
fn guest(section: &str, cards: &[&str]) -> Position {
    let mut p = john();
    set_up(&mut p, section, cards);
    p
}

fn set_up(p: &mut Position, section: &str, cards: &[&str]) {
    let location = word::<Section>(section).location().to_string();
    p.only_deck(&location, &[]).inside("john", section).only("john", cards);
    p.state.negated = Some(Character::John);
    p.turn("john");
    while p.state.question().is_none_or(|ask| ask.step() != Step::Section) {
        let nothing = if p.offers("done") { "done" } else { "stay" };
        p.act(nothing);
    }
}

fn marks(p: &Position, section: &str) -> Vec<Character> {
    p.state.marks[word::<Section>(section).index()].iter().collect()
}

/// WE-7, SHP-062, SHP-099 to SHP-103, SHP-109: Reed enters the Graveyard with his own 2 and takes De-icing from the Caves.
#[test]
fn reed_of_the_example() {
    let mut p = Position::new(&[("jenna", A), ("reed", B), ("rachel", C), ("john", D), ("robot", E)]);
    p.deck("hill", &["corn", "potatoes", "fury", "pickaxe"]).deck("caves", &["de-icing"]).turn("reed");
    p.acts(&["done", "walk hill graveyard", "play search-reed", "play search-reed", "done"]);
    p.acts(&["top pickaxe", "top fury", "top potatoes"]);
    assert_eq!(p.top_of("hill"), ["fury", "potatoes", "corn"]);
    p.done(3).acts(&["use graveyard-draw", "reveal hatchet", "reveal pickaxe", "deck caves"]);
    assert_eq!(p.hand("reed"), ["move-reed", "move-reed", "move-reed", "hatchet", "pickaxe", "de-icing"]);
    assert_eq!((marks(&p, "graveyard"), p.place("reed").as_str()), (vec![Character::Reed], "hill"));
    p.state.frames = kernel::Stack::default();
    p.turn("reed").act("done");
    assert!(p.is_step("search"), "the Graveyard is closed to Reed, and 2 pay for nothing else on the Hill");
}

/// SHP-099, SHP-165: it is asked in a Section even if nothing can be paid for.
#[test]
fn a_section_is_asked_for_without_the_cards() {
    let p = guest("cabins", &["search-john"]);
    assert_eq!(p.offered(), ["done"]);
    assert_eq!(p.refused("use cabins-look"), "SHP-100");
    assert_eq!(p.refused("use bridge-swap"), "SHP-099");
}

/// SHP-099, SHP-165: in the main area nothing is asked.
#[test]
fn there_is_nothing_to_use_outside_of_sections() {
    let mut p = john();
    p.only_deck("melita", &[]).only("john", &["search-john", "smoking"]).turn("john").done(5);
    assert_eq!(p.asked(), B);
}

/// SHP-100: a cost counts cards, not values: one Search card worth 3 does not pay for two.
#[test]
fn a_cost_counts_cards() {
    assert_eq!(guest("cabins", &["onboard-computer", "brawl"]).refused("use cabins-look"), "SHP-100");
    assert!(guest("cabins", &["search-john", "smoking", "brawl"]).offers("use cabins-look"));
}

/// SHP-100: cards that were played cannot be revealed.
#[test]
fn played_cards_pay_for_nothing() {
    let mut p = john();
    p.only_deck("melita", &[]).inside("john", "cabins").only("john", &["search-john", "smoking", "brawl"]);
    p.turn("john").acts(&["done", "play search-john"]);
    p.done(4);
    assert_eq!(p.offered(), ["done"]);
}

/// SHP-100: what is revealed is chosen card by card, shown to everybody and stays in the hand.
#[test]
fn revealed_cards_stay_in_the_hand() {
    let mut p = guest("cockpit", &["move-john", "move-john", "move-john", "forced-march", "search-john", "smoking"]);
    p.act("use cockpit-moonette");
    assert_eq!(p.offered(), ["reveal move-john"], "all but one of the Move cards are needed");
    assert_eq!(p.refused("reveal smoking"), "SHP-100", "Move cards are named first");
    assert_eq!(p.refused("reveal brawl"), "SHP-007");
    p.acts(&["reveal move-john", "reveal move-john"]);
    assert_eq!(p.offered(), ["reveal move-john", "reveal forced-march"]);
    p.acts(&["reveal forced-march", "reveal smoking"]);
    assert_eq!(p.hand("john").len(), 6);
    let cards = ["move-john", "move-john", "forced-march", "smoking"].map(card).into_iter().collect::<Pile>().shown();
    assert!(p.told(&Sight::Used { seat: A, effect: word("cockpit-moonette"), cards }));
}

/// SHP-100, DP18: nobody hears of a payment before its last card is named; until then it can be dropped.
#[test]
fn a_payment_is_a_secret_until_its_last_card() {
    let mut p = guest("graveyard", &["brawl", "hatchet", "pickaxe"]);
    let others = [Viewer::seat(B), Viewer::SPECTATOR];
    let before = others.map(|viewer| p.view(viewer));
    p.forget().act("use graveyard-draw");
    assert!(p.is_half_built());
    p.act("reveal hatchet");
    assert_eq!((p.events.len(), others.map(|viewer| p.view(viewer))), (0, before));
    assert_eq!(p.view(Viewer::seat(A)).paying, Some(word("graveyard-draw")));
    assert_eq!(p.view(Viewer::seat(A)).named, [card("hatchet")]);
    p.cancel();
    assert!(!p.is_half_built());
    assert_eq!(p.offered(), ["use graveyard-draw", "done"]);
    p.act("done");
    assert_eq!((marks(&p, "graveyard"), p.place("john").as_str()), (vec![], "hill"));
}

/// SHP-100, SHP-165: a hand that equals the cost is revealed at once: everybody can see that there is no choice.
#[test]
fn a_hand_that_equals_the_cost_is_revealed_at_once() {
    let mut p = guest("graveyard", &["brawl", "hatchet"]);
    p.act("use graveyard-draw");
    assert_eq!(p.offered(), ["deck melita", "deck erico", "deck caves"], "the Hill deck is empty");
}

/// SHP-100, SHP-165: equal copies are named too, if the number of cards leaves a choice.
#[test]
fn equal_cards_are_named_too() {
    let mut p = guest("graveyard", &["pickaxe", "pickaxe", "search-john"]);
    p.act("use graveyard-draw");
    assert_eq!(p.offered(), ["reveal pickaxe"]);
    p.act("reveal pickaxe");
    assert_eq!(p.offered(), ["reveal pickaxe"]);
    p.act("reveal pickaxe");
    assert!(p.offers("deck caves"));
    let mut p = cabins(&["driving", "driving"]);
    assert_eq!(p.offered(), ["take driving"]);
    p.act("take driving");
    assert_eq!((p.discards(), p.top_of("melita")), (vec!["driving"], vec!["driving"]));
}

/// SHP-101, SHP-102, SHP-103: a Marker of the Character goes on the Section, which is closed to it from then on, both effects of it.
#[test]
fn using_a_section_closes_it() {
    let mut p = guest("cockpit", &["spare-parts"]);
    p.act("use cockpit-repair");
    assert_eq!((marks(&p, "cockpit"), p.place("john").as_str()), (vec![Character::John], "melita"));
    assert_eq!((p.state.pool(Character::John), p.markers(A)), (14, [0; 5]), "the Marker comes from the pool");
    p.state.frames = kernel::Stack::default();
    p.only("john", &["forced-march", "move-john", "search-john"]).turn("john");
    p.acts(&["play forced-march", "done"]);
    assert_eq!(p.refused("walk melita cockpit"), "SHP-071");
}

/// SHP-103: whoever does not use the Section leaves it too, without a Marker.
#[test]
fn an_unused_section_is_left() {
    let mut p = guest("cockpit", &["search-john"]);
    p.act("done");
    assert_eq!((marks(&p, "cockpit"), p.place("john").as_str()), (vec![], "melita"));
    assert_eq!(p.asked(), B);
}

/// SHP-101, SHP-165: without a Marker in the pool the Section cannot be used, and everybody can see it: it is not asked.
#[test]
fn without_a_marker_no_section() {
    let mut p = john();
    p.only_deck("melita", &[]).inside("john", "cabins").only("john", &["search-john", "smoking"]).pool_of("john", 0);
    p.turn("john").done(5);
    assert_eq!((p.asked(), p.place("john").as_str()), (B, "melita"));
}

/// SHP-104, SHP-018: a Repair card advances Repair by 2. SHP-141: cards that do not count at the end pay too.
#[test]
fn cockpit_repairs() {
    for (from, to) in [(5, 3), (1, 0)] {
        let mut p = john();
        p.gauge("repair", from);
        set_up(&mut p, "cockpit", &["mining-tools", "scrap", "search-john", "brawl"]);
        p.acts(&["use cockpit-repair", "reveal scrap"]);
        assert_eq!(p.now("repair"), to);
    }
}

/// SHP-104, SHP-088: three Move cards and a Search card bring the Moonette to Melita.
#[test]
fn cockpit_brings_the_moonette() {
    let mut p = guest("cockpit", &["move-john", "move-john", "move-john", "search-john"]);
    p.act("use cockpit-moonette");
    assert_eq!(p.state.vehicles, [Some(Location::Melita), None]);
}

/// SHP-090: while the Moonette is in play, wherever it is, it cannot be brought again.
#[test]
fn the_moonette_comes_once() {
    let mut p = john();
    p.vehicle("moonette", "caves");
    set_up(&mut p, "cockpit", &["move-john", "move-john", "move-john", "search-john"]);
    assert_eq!((p.offered(), p.refused("use cockpit-moonette")), (vec!["done".to_owned()], "SHP-099"));
}

/// John uses the Cabins; the Melita deck is exactly this.
fn cabins(deck: &[&str]) -> Position {
    let mut p = john();
    p.only_deck("melita", &[&["flare-gun"], deck].concat()).inside("john", "cabins");
    p.only("john", &["search-john", "smoking", "brawl"]).turn("john").done(5);
    p.acts(&["use cabins-look", "reveal search-john", "reveal smoking"]);
    p
}

/// SHP-105: of the top three cards of the Melita deck one is discarded, the others go back in any order.
#[test]
fn cabins_discard_one_of_three() {
    let mut p = cabins(&["driving", "oxygen-tank", "mark-myers", "laser-pistol"]);
    assert_eq!(p.offered(), ["take driving", "take oxygen-tank", "take mark-myers"]);
    assert_eq!((p.refused("take laser-pistol"), p.refused("decline")), ("SHP-091", "SHP-005"));
    p.act("take oxygen-tank");
    assert_eq!(
        (p.discards(), p.offered()),
        (vec!["oxygen-tank"], ["top driving", "top mark-myers"].map(str::to_owned).into())
    );
    p.act("top mark-myers");
    assert_eq!(
        (p.top_of("melita"), p.place("john").as_str()),
        (vec!["mark-myers", "driving", "laser-pistol"], "melita")
    );
}

/// SHP-105, SHP-005: with fewer cards as far as possible: of two one goes back by itself, a single one is discarded.
#[test]
fn cabins_with_a_small_deck() {
    let mut p = cabins(&["driving", "oxygen-tank"]);
    p.act("take driving");
    assert_eq!((p.discards(), p.top_of("melita"), p.asked()), (vec!["driving"], vec!["oxygen-tank"], B));
    let p = cabins(&["driving"]);
    assert_eq!((p.discards(), p.deck_size("melita"), p.asked()), (vec!["driving"], 0, B));
    let p = cabins(&[]);
    assert_eq!(
        (p.discards(), marks(&p, "cabins")),
        (vec![], vec![Character::John]),
        "the Marker is placed all the same"
    );
}

/// SHP-106, SHP-143: the Equipment of an uncontrolled Character is looked at, and a card of it exchanged for one of the hand.
#[test]
fn bridge_trades_with_an_equipment() {
    let mut p = guest("bridge", &["search-john", "crying", "brawl"]);
    p.acts(&["use bridge-swap", "reveal search-john", "reveal crying"]);
    assert_eq!(p.offered(), ["on jenna", "on nikke", "on robot"]);
    assert_eq!((p.refused("on rachel"), p.refused("decline")), ("SHP-059", "SHP-005"));
    p.act("on robot");
    assert_eq!(p.offered(), ["take move-robot", "take search-robot", "take help"]);
    p.act("take help");
    assert!(p.is_half_built(), "it can be dropped");
    assert_eq!(p.cancel().offered(), ["take move-robot", "take search-robot", "take help"]);
    p.act("take help");
    assert_eq!(p.offered(), ["give search-john", "give brawl", "give crying"], "revealed cards are still in the hand");
    p.act("give crying");
    assert_eq!(p.hand("john"), ["search-john", "brawl", "help"]);
    assert_eq!(p.hand("robot"), ["move-robot", "search-robot", "search-robot", "search-robot", "crying", "help"]);
    let swapped = |cards| Sight::Swapped { seat: A, character: Character::Robot, cards };
    assert!(p.sights(Viewer::seat(A)).contains(&swapped(Some((card("crying"), card("help"))))));
    assert!(p.told(&swapped(None)), "the others see only with whom");
}

/// SHP-106: it may be looked at an Equipment without cards; then nothing is exchanged.
#[test]
fn bridge_with_an_empty_equipment() {
    let mut p = john();
    p.only("robot", &[]);
    set_up(&mut p, "bridge", &["search-john", "crying"]);
    p.acts(&["use bridge-swap", "on robot"]);
    assert_eq!((p.hand("john").len(), p.hand("robot").len(), p.asked()), (2, 0, B));
}

/// SHP-106, SHP-165: a single uncontrolled Character is no question.
#[test]
fn bridge_with_one_uncontrolled_character() {
    let mut p = Position::new(&[("john", A), ("rachel", B), ("reed", C), ("jenna", D), ("nikke", E)]);
    set_up(&mut p, "bridge", &["search-john", "crying"]);
    p.act("use bridge-swap");
    assert!(p.offers("take help"));
}

/// SHP-107: the Countdown turns by 1, whichever way the player likes.
#[test]
fn airlock_turns_the_countdown() {
    for (answer, to) in [("advance countdown", 6), ("back countdown", 8)] {
        let mut p = john();
        p.gauge("countdown", 7);
        set_up(&mut p, "airlock", &["move-john", "search-john"]);
        p.act("use airlock-countdown");
        assert_eq!(p.offered(), ["advance countdown", "back countdown"]);
        p.act(answer);
        assert_eq!(p.now("countdown"), to);
    }
}

/// SHP-107, SHP-018: at the end of the scale it may be turned in vain.
#[test]
fn airlock_at_the_end_of_the_scale() {
    let mut p = guest("airlock", &["move-john", "search-john"]);
    p.acts(&["use airlock-countdown", "back countdown"]);
    assert_eq!(p.now("countdown"), 12);
}

/// SHP-108: another player gets two Markers of any colours, also two of one.
#[test]
fn hibernation_gives_two_markers() {
    let mut p = guest("hibernation-chamber", &["crying", "spores"]);
    p.act("use hibernation-markers");
    assert_eq!(p.offered().len(), 2 * 15);
    assert_eq!((p.refused("marks 1 jenna jenna"), p.refused("decline")), ("SHP-061", "SHP-005"));
    let mut q = p.clone();
    assert_eq!(p.refused("marks 3 reed nikke"), "SHP-005", "two Markers are named in the order of their Characters");
    p.act("marks 3 nikke reed");
    assert_eq!(p.markers(C), [0, 1, 0, 0, 1]);
    q.act("marks 2 john john");
    assert_eq!(q.markers(B), [0, 0, 2, 0, 0]);
}

/// The pool has exactly these Markers: Jenna, Nikke, John, Rachel, Reed.
fn pool(p: &mut Position, left: [u8; 5]) {
    for (name, left) in ["jenna", "nikke", "john", "rachel", "reed"].iter().zip(left) {
        p.pool_of(name, left);
    }
}

/// SHP-108, SHP-013: only Markers in the pool are given; the one for the Section is taken first.
#[test]
fn hibernation_with_a_nearly_empty_pool() {
    let chamber = |left| {
        let mut p = john();
        pool(&mut p, left);
        set_up(&mut p, "hibernation-chamber", &["crying", "spores"]);
        p.act("use hibernation-markers");
        p
    };
    let mut p = chamber([1, 0, 2, 0, 0]);
    assert_eq!(p.offered(), ["marks 2 jenna john", "marks 3 jenna john"]);
    assert_eq!(p.refused("marks 2 john john"), "SHP-013");
    p.act("marks 2 jenna john");
    assert_eq!(p.markers(B), [1, 0, 1, 0, 0]);
    let mut p = chamber([0, 0, 2, 0, 0]);
    assert_eq!(p.offered(), ["mark 2 john", "mark 3 john"], "one is left");
    p.act("mark 2 john");
    assert_eq!(p.markers(B), [0, 0, 1, 0, 0]);
    let p = chamber([0, 0, 1, 0, 0]);
    assert_eq!((marks(&p, "hibernation-chamber"), p.place("john").as_str()), (vec![Character::John], "erico"));
}

/// SHP-109: the top card of any deck that is not empty comes into the hand.
#[test]
fn graveyard_draws_anywhere() {
    let mut p = john();
    p.deck("erico", &["scrap"]);
    set_up(&mut p, "graveyard", &["brawl", "hatchet"]);
    p.act("use graveyard-draw");
    assert_eq!(p.refused("deck hill"), "SHP-132");
    p.act("deck erico");
    assert_eq!(p.hand("john"), ["brawl", "hatchet", "scrap"]);
    assert!(p.told(&Sight::Drew { seat: A, deck: Location::Erico, card: None }));
}

/// SHP-109, SHP-164, SHP-165: the only deck with cards is no question; without cards nothing happens.
#[test]
fn graveyard_with_empty_decks() {
    let graveyard = |caves: &[&str]| {
        let mut p = john();
        p.only_deck("melita", &[]).only_deck("erico", &[]).only_deck("caves", caves);
        set_up(&mut p, "graveyard", &["brawl", "hatchet"]);
        p.act("use graveyard-draw");
        p
    };
    assert_eq!(graveyard(&["idol"]).hand("john"), ["brawl", "hatchet", "idol"]);
    let p = graveyard(&[]);
    assert_eq!((p.hand("john").len(), p.asked()), (2, B));
}

/// John uses the Temple; the Whispers pile is exactly this.
fn temple(whispers: &[&str]) -> Position {
    let mut p = john();
    p.whispers(whispers);
    set_up(&mut p, "temple", &["search-john", "crying", "help", "brawl"]);
    p.forget().act("use temple-stack");
    p
}

/// The Temple pile, from the top down.
fn temple_pile(p: &Position) -> Vec<&'static str> {
    (0..p.state.temple.len()).filter_map(|depth| p.state.temple.settled(depth)).map(|known| known.card.id()).collect()
}

/// SHP-110: five cards of the Whispers pile go on the Temple pile; the first that is named is revealed first.
#[test]
fn temple_stacks_five_cards() {
    let mut p = temple(&["corn", "corn", "fury", "idol", "scrap", "driving", "coolant"]);
    assert_eq!(p.offered().len(), 6, "equal copies are one choice");
    assert_eq!((p.refused("take pickaxe"), p.refused("decline")), ("SHP-091", "SHP-005"));
    p.acts(&["take idol", "take corn", "take fury", "take corn"]);
    assert!(p.is_half_built());
    assert_eq!(p.state.temple.len(), 0, "nothing has happened yet");
    assert_eq!(p.cancel().offered().len(), 6);
    p.acts(&["take idol", "take corn", "take fury", "take corn", "take scrap"]);
    assert_eq!(temple_pile(&p), ["idol", "corn", "fury", "corn", "scrap"]);
    assert_eq!(p.state.whispers, ["driving", "coolant"].map(card).into_iter().collect());
}

/// SHP-110: the cards are known to the player alone; the others see how many they are.
#[test]
fn temple_is_secret() {
    let mut p = temple(&["corn", "fury"]);
    p.acts(&["take fury", "take corn"]);
    let stacked = |cards| Sight::Stacked { seat: A, count: 2, cards };
    assert!(p.sights(Viewer::seat(A)).contains(&stacked(Some(vec![card("fury"), card("corn")]))));
    assert!(p.told(&stacked(None)) && p.told(&Sight::LookedAtWhispers { seat: A, cards: None }));
    assert!((0..2).all(|depth| p.state.temple.settled(depth).is_some_and(|known| known.by == Knowers::only(A))));
}

/// SHP-110: with fewer than five cards all of them go there, in the player's order; a single one without a question.
#[test]
fn temple_with_few_whispers() {
    let mut p = temple(&["corn", "fury", "idol"]);
    p.acts(&["take idol", "take fury", "take corn"]);
    assert_eq!((temple_pile(&p), p.asked()), (vec!["idol", "fury", "corn"], B));
    let p = temple(&["corn"]);
    assert_eq!((temple_pile(&p), p.asked()), (vec!["corn"], B));
    let p = temple(&[]);
    assert_eq!((temple_pile(&p), marks(&p, "temple")), (vec![], vec![Character::John]));
}

/// SHP-110, RU-38: new cards go on top of those that are there.
#[test]
fn temple_is_a_stack() {
    let mut p = john();
    p.temple(&["pickaxe", "spores"]).whispers(&["corn", "fury"]);
    set_up(&mut p, "temple", &["search-john", "crying", "help", "brawl"]);
    p.acts(&["use temple-stack", "take fury", "take corn"]);
    assert_eq!(temple_pile(&p), ["fury", "corn", "pickaxe", "spores"]);
}

/// SHP-110, RU-39: the discards of this round are not part of the Whispers pile yet.
#[test]
fn temple_leaves_the_discards() {
    let mut p = john();
    p.state.decks[Location::Hill.index()].take_unseen(card("spores"));
    p.state.discard.add(card("spores"));
    p.whispers(&["corn", "fury"]);
    set_up(&mut p, "temple", &["search-john", "crying", "help", "brawl"]);
    p.act("use temple-stack");
    assert_eq!(p.offered(), ["take corn", "take fury"]);
}
