//! SHP-111, SHP-112, SHP-135 to SHP-137, SHP-140 to SHP-144: cards of the Equipments, the end of a turn, and what cards count at the end.

use kernel::Viewer;

use super::acting::{john, john_in};
use super::position::{A, B, C, D, E, Position, card, word};
use crate::cards::{BOX, Character, Location, Type};
use crate::event::{Look, Sight};
use crate::state::Do;

/// Jenna plays Direct Order and does what follows in step I; then she does nothing more. Nikke is out of the way.
fn direct_order(walk: &str) -> Position {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.at("nikke", "caves").turn("jenna").acts(&["on john", "play direct-order", "play move-jenna", "done", walk]);
    p
}

/// SHP-135, SHP-052: others where Jenna is have +1 Search, without any card; she has not.
#[test]
fn direct_order_helps_others_in_the_location() {
    let mut p = direct_order("stay");
    p.step("acquire");
    assert_eq!((p.last_look(), p.asked()), (None, A), "not for Jenna herself");
    p.finish().step("acquire");
    assert_eq!((p.last_look(), p.asked()), (Some((Location::Melita, 1)), B));
}

/// SHP-135, SHP-052: the order goes where Jenna goes.
#[test]
fn direct_order_follows_jenna() {
    let mut p = direct_order("walk erico");
    p.finish().step("acquire");
    assert_eq!((p.last_look(), p.asked()), (None, B), "John is in Melita");
    p.finish().act("mark 1 john");
    p.step("acquire");
    assert_eq!((p.last_look(), p.asked()), (Some((Location::Erico, 1)), C), "Rachel is in E/Rico");
}

/// SHP-136: a Marker of any Character in the Location, the own included; not of the Robot, nor of somebody elsewhere.
#[test]
fn seduction_takes_a_marker_of_somebody_here() {
    let mut p = john();
    p.at("robot", "melita").only("john", &["seduction", "brawl"]).turn("john").step("acquire").act("play seduction");
    assert_eq!(p.offered(), ["on jenna", "on nikke", "on john"]);
    assert_eq!(
        (p.refused("on robot"), p.refused("on rachel"), p.refused("decline")),
        ("SHP-136", "SHP-136", "SHP-005")
    );
    p.act("on nikke");
    assert_eq!(p.markers(A), [0, 1, 0, 0, 0]);
}

/// SHP-136, SHP-013: colours that have run out cannot be chosen; one that is left is no question; without any nothing happens.
#[test]
fn seduction_needs_a_marker_in_the_pool() {
    let seduce = |colours: &[&str]| {
        let mut p = john_in("caves", "acquire", &["seduction", "brawl"]);
        colours.iter().for_each(|colour| _ = p.pool_of(colour, 0));
        p.act("play seduction");
        assert!(p.is_step("acquire"), "nothing is asked");
        p.markers(A)
    };
    assert_eq!(seduce(&[]), [0, 0, 1, 0, 0]);
    assert_eq!(seduce(&["john"]), [0; 5]);
}

/// Field Repair: a look at the top card of any deck with cards, which may be discarded.
#[test]
fn field_repair_looks_and_may_discard() {
    let mut p = john();
    p.deck("caves", &["idol"]).only_deck("hill", &[]).only("john", &["field-repair", "brawl"]);
    p.turn("john").step("repair").act("play field-repair");
    assert_eq!(p.offered(), ["deck melita", "deck erico", "deck caves"]);
    assert_eq!((p.refused("deck hill"), p.refused("decline")), ("SHP-132", "SHP-005"));
    p.act("deck caves");
    assert_eq!(
        (p.last_look(), p.offered()),
        (Some((Location::Caves, 1)), ["keep", "discard"].map(str::to_owned).into())
    );
    assert_eq!(p.refused("bottom"), "SHP-138");
    let mut q = p.clone();
    p.act("keep");
    assert_eq!((p.top_of("caves"), p.discards()), (vec!["idol"], vec![]));
    q.act("discard");
    assert_eq!((q.top_of("caves"), q.discards()), (vec![], vec!["idol"]));
}

/// Field Repair, SHP-164: without any card in the decks nothing happens.
#[test]
fn field_repair_needs_a_card() {
    let mut p = john_in("melita", "repair", &["field-repair", "brawl"]);
    ["erico", "hill", "caves"].iter().for_each(|deck| _ = p.only_deck(deck, &[]));
    p.act("play field-repair");
    assert!(p.is_step("repair"));
}

/// Smoking, SHP-097: worth 2; Acquire cards are not asked for in this turn, but in the next of the same player.
#[test]
fn smoking_forbids_acquire_cards() {
    let mut p = john();
    p.deck("melita", &["driving", "oxygen-tank"]).only("john", &["smoking", "crying"]);
    p.turn("john").acts(&["done", "play smoking", "done", "top driving"]);
    assert!(p.is_step("repair"));
    p.state.frames = kernel::Stack::default();
    p.turn("john").step("acquire");
    assert!(p.offers("play crying"));
}

/// Brawl: the player of another Character here shows the cards that were not played.
#[test]
fn brawl_shows_a_hand() {
    let mut p = Position::new(&[("robot", A), ("rachel", B), ("reed", C)]);
    p.at("reed", "erico").at("robot", "erico").only("robot", &["brawl", "help"]).only_deck("erico", &[]);
    p.turn("rachel").acts(&["mark 1 john", "play move-rachel"]);
    p.finish().act("stay");
    p.finish().step("attack").act("play brawl");
    assert_eq!(p.offered(), ["on rachel", "on reed"], "Nikke and the others have no player here");
    assert_eq!((p.refused("on nikke"), p.refused("decline")), ("SHP-005", "SHP-005"));
    p.act("on rachel");
    let seen = |cards| Sight::Looked { seat: A, character: Character::Rachel, how: Look::Hand, cards };
    let hand = p.state.hand(Character::Rachel);
    assert!(!p.played("rachel").is_empty() && hand.len() == 5);
    assert!(p.sights(Viewer::seat(A)).contains(&seen(Some(hand.shown()))));
    assert!(p.told(&seen(None)), "the others see only whose hand it is");
}

/// Brawl, SHP-005: without another player here nothing happens; with one there is no question.
#[test]
fn brawl_needs_somebody_here() {
    for (place, looks) in [("melita", 0), ("erico", 1)] {
        let mut p = john_in(place, "attack", &["brawl", "help"]);
        p.forget().act("play brawl");
        assert!(p.is_step("attack"));
        let looked = p.events.iter().filter(|event| matches!(event, crate::Event::Looked { .. }));
        assert_eq!(looked.count(), looks, "in {place}");
    }
}

/// SHP-137, SHP-111, SHP-112: a played Crying is discarded face up at the end of the turn; one in hand stays.
#[test]
fn crying_is_discarded_if_it_was_played() {
    let mut p = john_in("melita", "acquire", &["crying", "crying", "brawl"]);
    p.act("play crying");
    assert_eq!((p.played("john"), p.discards()), (vec!["crying"], vec![]), "it lies there until then");
    p.finish();
    assert_eq!((p.played("john"), p.discards(), p.hand("john")), (vec![], vec!["crying"], vec!["brawl", "crying"]));
}

/// SHP-112: such a card is not taken back in the Whispers phase; it is among the Whispers.
#[test]
fn a_discarded_card_has_left_the_equipment() {
    let mut p = john_in("melita", "acquire", &["crying", "brawl", "help"]);
    p.whispers(&[]).act("play crying");
    p.finish();
    p.state.frames = kernel::Stack::default();
    p.whisper_phase().play("1: whisper help");
    assert_eq!(p.hand("john"), ["brawl", "help"], "the others have not chosen yet");
    assert_eq!(p.offered_to(A), Vec::<String>::new());
    p.play("2: whisper move-rachel").play("3: whisper move-reed");
    assert!(p.can_bring("card crying".parse().expect("an outcome")));
    assert_eq!(p.hand("john"), ["brawl"]);
}

/// SHP-111: what happens at the end of a turn happens in the order in which the cards were played, after the Section was left.
#[test]
fn cards_end_in_the_order_of_play() {
    let mut p = john();
    p.only_deck("melita", &[])
        .sheet(A, [1, 0, 0, 0, 0])
        .only("john", &["oxygen-tank", "first-aid-kit", "potatoes", "brawl"]);
    p.turn("john").acts(&["play first-aid-kit", "play oxygen-tank", "done", "walk melita cabins", "play potatoes"]);
    p.done(4).forget().act("done");
    assert_eq!((p.place("john").as_str(), p.discards()), ("melita", vec![]), "the First-Aid Kit comes first");
    p.act("colour jenna");
    let ends = |sight: &Sight| match sight {
        Sight::Discarded { card, .. } => Some(card.id()),
        Sight::Moved { .. } => Some("moved"),
        _ => None,
    };
    let ends: Vec<_> = p.sights(Viewer::SPECTATOR).iter().filter_map(ends).collect();
    assert_eq!(ends, ["moved", "first-aid-kit", "oxygen-tank", "potatoes"]);
}

/// Hatchet: the player decides before the card is seen.
#[test]
fn hatchet_discards_the_unseen_top_card() {
    let mut p = john();
    p.deck("melita", &["driving", "oxygen-tank"]).only("john", &["hatchet", "brawl"]).turn("john").step("attack");
    p.forget().act("play hatchet");
    assert_eq!((p.offered(), p.last_look()), (["discard", "decline"].map(str::to_owned).into(), None));
    let mut q = p.clone();
    p.act("discard");
    assert_eq!(p.discards(), ["oxygen-tank"], "Driving was drawn before");
    assert!(p.told(&Sight::DiscardedTop { deck: Location::Melita, card: card("oxygen-tank") }));
    q.act("decline");
    assert_eq!((q.discards(), q.top_of("melita")), (vec![], vec!["oxygen-tank"]));
}

/// Hatchet, SHP-164: an empty deck is no question.
#[test]
fn hatchet_needs_a_card() {
    let mut p = john_in("melita", "attack", &["hatchet", "brawl"]);
    p.act("play hatchet");
    assert!(p.is_step("attack"));
}

/// Help, SHP-143, SHP-063: the played card goes openly to another Character here, with a player or without.
#[test]
fn help_is_given_away() {
    for (to, name) in [("on rachel", "rachel"), ("on robot", "robot")] {
        let mut p = john_in("erico", "repair", &["help", "brawl"]);
        p.act("play help");
        assert_eq!(p.offered(), ["on rachel", "on robot", "decline"]);
        assert_eq!(p.refused("on reed"), "SHP-005");
        let before = p.hand(name).len();
        p.act(to);
        assert_eq!((p.played("john"), p.hand(name).contains(&"help")), (vec![], true));
        assert_eq!(p.hand(name).len(), before + 1);
        assert!(p.told(&Sight::Gave { seat: A, to: word(name), card: card("help") }));
    }
}

/// Help: it may be kept; alone it is not asked.
#[test]
fn help_may_be_kept() {
    let mut p = john_in("erico", "repair", &["help", "brawl"]);
    p.acts(&["play help", "decline"]);
    assert_eq!((p.played("john"), p.is_step("repair")), (vec!["help"], true));
    let mut p = john_in("caves", "repair", &["help", "brawl"]);
    p.act("play help");
    assert_eq!((p.played("john"), p.is_step("repair")), (vec!["help"], true));
}

/// SHP-144: a card given to a Character that is still to act is played in its step.
#[test]
fn a_given_card_is_played_in_its_step() {
    let mut p = john_in("erico", "repair", &["help", "brawl"]);
    p.acts(&["play help", "on rachel"]);
    p.finish().act("mark 1 john");
    assert_eq!(p.refused("play help"), "SHP-065");
    p.step("repair");
    assert!(p.offers("play help"));
}

/// SHP-144: what comes into the hand during a turn can be played in this step or a later one, not in an earlier one.
#[test]
fn an_earlier_step_does_not_come_back() {
    let swapped_for = |card: &str| {
        let mut p = john_in("caves", "repair", &["scrap", "brawl"]);
        p.only("rachel", &[card]).act("play scrap");
        p.act("on rachel");
        p
    };
    assert_eq!(swapped_for("move-rachel").offered(), ["done"]);
    assert_eq!(swapped_for("coolant").offered(), ["play coolant", "done"]);
    assert_eq!(swapped_for("hatchet").act("done").offered(), ["play hatchet", "done"]);
}

/// The end of a game: A is Jenna and the Alien with these cards; B, C and D are Nikke, John and Rachel, Astronauts; John has these cards.
fn the_end(alien: &[&str], astronaut: &[&str]) -> Position {
    let mut p = Position::new(&[("jenna", E), ("nikke", D), ("john", C), ("rachel", B), ("robot", A)]);
    for (place, seat) in [A, B, C, D, E].into_iter().enumerate() {
        p.sheet(seat, std::array::from_fn(|colour| u8::from(colour != place)));
    }
    ["nikke", "rachel", "reed", "robot"].iter().for_each(|name| _ = p.only(name, &[]));
    p.only("jenna", alien).only("john", astronaut).gauge("threat", 4);
    p
}

/// How many Repair and how many Attack cards an Astronaut's card counts.
fn astronaut_counts(id: &str) -> (u8, u8) {
    let mut p = the_end(&[], &[id]);
    p.gauge("countdown", 0).run(Do::EndRound);
    let repairs = p.sights(Viewer::SPECTATOR).iter().find_map(|sight| match sight {
        Sight::Repairs { cards, .. } => Some(*cards),
        _ => None,
    });
    let mut p = the_end(&[], &[id]);
    p.gauge("repair", 0).run(Do::EndRound);
    let attack = p.sights(Viewer::SPECTATOR).iter().find_map(|sight| match sight {
        Sight::Fights { attack, .. } => Some(*attack),
        _ => None,
    });
    (repairs.expect("Repair cards are counted"), attack.expect("Attack cards are counted"))
}

/// By how much a card of the Alien turns the Threat.
fn alien_counts(id: &str) -> i8 {
    let mut p = the_end(&[id], &[]);
    p.gauge("repair", 0).run(Do::EndRound);
    p.now("threat") as i8 - 4
}

/// The Attack cards that count twice for an Astronaut.
const DOUBLE_ATTACKS: [&str; 5] = ["cutting-torch", "laser-pistol", "pickaxe", "plasma-cutter", "stalactite"];

/// SHP-140, SHP-142: some Attack cards count twice for an Astronaut, for the Alien once.
#[test]
fn double_attack_cards() {
    for id in DOUBLE_ATTACKS {
        assert_eq!((astronaut_counts(id), alien_counts(id)), ((0, 2), -1), "{id}");
    }
    assert_eq!((astronaut_counts("fury"), alien_counts("fury")), ((0, 1), -1));
}

/// The Repair cards that count twice for an Astronaut.
const DOUBLE_REPAIRS: [&str; 4] = ["help", "mark-myers", "power-cell", "spare-parts"];

/// SHP-142: some Repair cards count twice for an Astronaut and not at all for the Alien.
#[test]
fn double_repair_cards() {
    for id in DOUBLE_REPAIRS {
        assert_eq!((astronaut_counts(id), alien_counts(id)), ((2, 0), 0), "{id}");
    }
    assert_eq!((astronaut_counts("coolant"), alien_counts("coolant")), ((1, 0), 0));
}

/// SHP-141: Mining Tools, Scrap and Alien Alloy do not count.
#[test]
fn repair_cards_that_do_not_count() {
    for id in ["mining-tools", "scrap", "alien-alloy"] {
        assert_eq!((astronaut_counts(id), alien_counts(id)), ((0, 0), 0), "{id}");
    }
}

/// SHP-142: Whispers and Idol count twice for the Alien; the Ritual Knife is an Acquire card for the Alien, an Attack card for others.
#[test]
fn cards_for_the_alien() {
    for (id, astronaut, alien) in
        [("whispers", (0, 0), 2), ("idol", (0, 0), 2), ("ritual-knife", (0, 1), 1), ("crying", (0, 0), 1)]
    {
        assert_eq!((astronaut_counts(id), alien_counts(id)), (astronaut, alien), "{id}");
    }
}

/// SHP-142: every other card counts 1 for its type.
#[test]
fn all_other_cards_count_once() {
    let odd = ["mining-tools", "scrap", "alien-alloy", "whispers", "idol", "ritual-knife"];
    let odd = [odd.as_slice(), &DOUBLE_ATTACKS, &DOUBLE_REPAIRS].concat();
    for face in BOX.faces.iter().filter(|face| !odd.contains(&face.id.as_str())) {
        let counts = face.counts;
        let is = |of: Type| u8::from(face.of_type == of);
        assert_eq!([counts.astro_repair, counts.astro_attack], [is(Type::Repair), is(Type::Attack)], "{}", face.id);
        assert_eq!([counts.alien_acquire, counts.alien_attack], [is(Type::Acquire), is(Type::Attack)], "{}", face.id);
    }
}

/// SHP-140, SHP-141: among the revealed Whispers every card is one card of its type.
#[test]
fn in_the_whispers_all_cards_count_once() {
    let turned = |cards: &[&str]| {
        let mut p = john();
        Character::ALL.iter().for_each(|character| _ = p.only(&character.to_string(), &[]));
        p.gauge("repair", 8).gauge("threat", 4).whispers(cards).whisper_phase().luck();
        (p.now("threat"), p.now("repair"))
    };
    assert_eq!(turned(&["laser-pistol"]), (3, 9));
    assert_eq!(turned(&["ritual-knife"]), (3, 9));
    assert_eq!(turned(&["mining-tools", "scrap", "alien-alloy"]), (4, 5));
    assert_eq!(turned(&["whispers", "idol", "mark-myers"]), (6, 7));
}
