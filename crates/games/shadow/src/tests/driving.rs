//! SHP-075 to SHP-090: Vehicles.

use kernel::Seat;

use super::acting::{john, john_with};
use super::position::{A, B, C, D, E, Position, word};
use crate::cards::{Location, Vehicle};
use crate::event::Sight;

/// John stands with a Vehicle in a Location, has these cards and Brawl, and nobody else has a player there.
fn driver(vehicle: &str, from: &str, cards: &[&str]) -> Position {
    let mut p = john();
    let others = if from == "melita" { "erico" } else { "melita" };
    p.at("rachel", others).at("reed", others).at("john", from).vehicle(vehicle, from);
    p.only("john", &[cards, &["brawl"]].concat()).turn("john");
    p
}

/// The same, after a drive was declared and all cards were played.
fn drive(vehicle: &str, from: &str, to: &str, cards: &[&str]) -> Position {
    let mut p = driver(vehicle, from, cards);
    p.act(&format!("drive {vehicle} {to}"));
    cards.iter().for_each(|card| _ = p.act(&format!("play {card}")));
    if p.is_step("move") {
        p.act("done");
    }
    p
}

fn vehicle_at(p: &Position, vehicle: &str) -> Option<Location> {
    p.state.vehicles[word::<Vehicle>(vehicle).index()]
}

/// The value with which a drive fell short of the Caves; the driver stays.
fn short_of_the_caves(mut p: Position) -> u8 {
    if p.offers("stay") {
        p.act("stay");
    }
    let value = p.sights(kernel::Viewer::SPECTATOR).iter().find_map(|sight| match sight {
        Sight::Redirected { value, .. } => Some(*value),
        _ => None,
    });
    value.expect("the drive fell short")
}

/// SHP-075: a Vehicle in the own Location can be driven to any other; one elsewhere cannot.
#[test]
fn a_vehicle_is_driven_from_where_it_stands() {
    let p = driver("moonette", "melita", &["move-john"]);
    let drives = ["drive moonette erico", "drive moonette hill", "drive moonette caves"];
    assert_eq!(p.offered(), [&["play move-john"], drives.as_slice(), &["done"]].concat());
    assert_eq!(p.refused("drive moonette melita"), "SHP-075");
    let mut p = john();
    p.vehicle("moonette", "erico").turn("john");
    assert_eq!((p.refused("drive moonette caves"), p.refused("drive rover caves")), ("SHP-075", "SHP-075"));
}

/// SHP-075, SHP-165: a drive can be declared even without a card in hand.
#[test]
fn a_drive_is_asked_for_without_cards() {
    let mut p = john();
    p.only("john", &[]).vehicle("moonette", "melita").turn("john");
    assert_eq!(p.offered(), ["drive moonette erico", "drive moonette hill", "drive moonette caves", "done"]);
    p.act("drive moonette erico").luck();
    assert!(p.is_step("acquire"), "there is nothing to play");
    assert_eq!(p.place("john"), "melita");
}

/// SHP-076: after a Move card with a value it is too late to declare.
#[test]
fn a_drive_is_declared_before_move_cards() {
    let mut p = driver("moonette", "melita", &["move-john", "move-john"]);
    p.act("play move-john");
    assert_eq!(p.refused("drive moonette erico"), "SHP-076");
    assert_eq!(p.offered(), ["play move-john", "done"]);
}

/// SHP-076, RU-45: a Rover card can be played before a declaration, not after it.
#[test]
fn a_rover_card_comes_before_the_declaration() {
    let mut p = driver("moonette", "melita", &["rover-card", "rover-card"]);
    p.acts(&["play rover-card", "drive moonette hill"]);
    assert_eq!(p.refused("play rover-card"), "SHP-076");
    assert_eq!(p.offered(), ["done"]);
}

/// SHP-076, SHP-087: a declaration cannot be withdrawn or changed, and only one Vehicle is driven in a turn.
#[test]
fn one_declaration_in_a_turn() {
    let mut p = driver("moonette", "hill", &["move-john"]);
    p.vehicle("rover", "hill");
    assert!(p.offers("drive moonette erico") && p.offers("drive rover erico"), "two Vehicles share the Hill");
    p.act("drive moonette erico");
    assert_eq!(p.refused("drive rover erico"), "SHP-076");
    assert_eq!(p.refused("drive moonette caves"), "SHP-076");
    assert_eq!(p.offered(), ["play move-john", "done"]);
}

/// SHP-076, SHP-086: whoever has declared a drive does not walk, even if the drive fails; then everything stays.
#[test]
fn a_failed_drive_is_no_walk() {
    let mut p = drive("moonette", "melita", "caves", &["move-john"]);
    assert_eq!(p.offered(), ["go erico", "stay"]);
    p.act("stay");
    assert!(p.is_step("search"), "the Cabins would cost 1");
    assert_eq!((p.place("john").as_str(), vehicle_at(&p, "moonette")), ("melita", Some(Location::Melita)));
}

/// SHP-081, SHP-086: a drive that can reach nothing fails without a question.
#[test]
fn a_drive_without_a_way_fails() {
    let p = drive("rover", "hill", "erico", &["move-john"]);
    assert!(p.is_step("search"));
    assert_eq!(p.place("john"), "hill");
    assert!(p.told(&Sight::Redirected { seat: A, value: 2, to: None }));
}

/// SHP-077, SHP-078: a Vehicle pays the same ways, to the Caves too; the Moonette doubles the cards.
#[test]
fn a_drive_costs_its_way() {
    let ways = [
        ("melita", "erico", &["move-john"][..], &[][..]),
        ("erico", "hill", &["forced-march"], &["move-john"]),
        ("hill", "melita", &["forced-march"], &["move-john"]),
        ("hill", "caves", &["oxygen-tank"], &["move-john", "forced-march"]),
        ("caves", "hill", &["oxygen-tank"], &["move-john", "forced-march"]),
        ("melita", "caves", &["spacesuit"], &["oxygen-tank"]),
        ("erico", "caves", &["spacesuit"], &["oxygen-tank"]),
    ];
    for (from, to, enough, less) in ways {
        let p = drive("moonette", from, to, enough);
        assert_eq!((p.place("john").as_str(), p.is_step("search")), (to, true), "from {from}");
        assert_eq!(vehicle_at(&p, "moonette"), Some(word(to)));
        assert_eq!(drive("moonette", from, to, less).place("john"), from, "{less:?} are not enough to {to}");
    }
}

/// SHP-078: first the values are added, then the sum is doubled; WE-18: a bonus is added after that.
#[test]
fn the_moonette_doubles_the_cards_only() {
    assert_eq!(short_of_the_caves(drive("moonette", "melita", "caves", &["move-john", "forced-march"])), 6);
    let mut p = john();
    p.vehicle("moonette", "melita").turn("jenna").luck();
    p.acts(&["drive moonette caves", "play move-john", "play move-john", "done"]);
    assert_eq!(short_of_the_caves(p), 5);
}

/// SHP-079: with the Rover each card with a value counts 1 more; a Rover card has none.
#[test]
fn the_rover_adds_one_for_each_card() {
    assert_eq!(short_of_the_caves(drive("rover", "hill", "caves", &["move-john", "forced-march"])), 5);
    assert_eq!(short_of_the_caves(drive("rover", "hill", "caves", &[])), 0);
    let mut p = driver("rover", "hill", &["rover-card", "forced-march"]);
    p.acts(&["play rover-card", "drive rover caves", "play forced-march", "done"]);
    assert_eq!(short_of_the_caves(p), 3);
}

/// SHP-078, SHP-079: Reed's +2 Move is neither doubled nor raised.
#[test]
fn a_bonus_of_the_driver_counts_once() {
    for (vehicle, value) in [("moonette", 4), ("rover", 4)] {
        let mut p = Position::new(&[("reed", A), ("rachel", B), ("john", C)]);
        p.vehicle(vehicle, "hill").turn("reed");
        p.acts(&[&format!("drive {vehicle} caves"), "play move-reed", "done"]);
        assert_eq!(short_of_the_caves(p), value);
    }
}

/// WE-19, SHP-078, SHP-079: Driving and Move are worth 6 in the Rover and 8 in the Moonette.
#[test]
fn driving_of_the_example() {
    assert_eq!(short_of_the_caves(drive("rover", "hill", "caves", &["driving", "move-john"])), 6);
    let p = drive("moonette", "hill", "caves", &["driving", "move-john"]);
    assert_eq!(p.place("john"), "caves", "8 are enough");
    assert_eq!(short_of_the_caves(drive("moonette", "erico", "caves", &["driving", "move-john"])), 8);
}

/// SHP-081: a drive that is paid for goes where it was declared to go.
#[test]
fn a_paid_drive_is_binding() {
    let p = drive("moonette", "melita", "erico", &["spacesuit"]);
    assert!(p.is_step("search"));
    assert_eq!(p.place("john"), "erico");
}

/// SHP-077, SHP-084, SHP-085: a drive ends in the main area; points that are left are lost.
#[test]
fn a_drive_does_not_end_in_a_section() {
    let mut p = driver("moonette", "melita", &["oxygen-tank"]);
    p.acts(&["drive moonette erico", "play oxygen-tank", "done"]);
    assert_eq!(p.place("john"), "erico");
    assert!(p.is_step("search"), "6 points are left, but no walk follows");
}

/// John drives the Moonette from Melita to E/Rico; where the others are is the table's.
fn to_erico(p: &mut Position) {
    p.vehicle("moonette", "melita").only("john", &["move-john", "brawl"]);
    p.state.negated = Some(crate::Character::John);
    p.turn("john").acts(&["drive moonette erico", "play move-john", "done"]);
}

/// SHP-082: the others with a player in the Location are asked in the order of initiative, each alone; the driver is not.
#[test]
fn riders_are_asked_in_the_order_of_initiative() {
    let mut p = Position::new(&[("john", C), ("robot", A), ("jenna", E), ("reed", B), ("rachel", D)]);
    p.at("robot", "melita").at("reed", "melita");
    to_erico(&mut p);
    assert_eq!((p.asked(), p.offered()), (E, vec!["ride".to_owned(), "stay".to_owned()]));
    assert_eq!(p.refused_to(C, "ride"), "SHP-042", "the driver has no say");
    p.act("stay");
    assert_eq!(p.asked(), B, "Rachel is not here");
    p.act("ride");
    assert_eq!(p.asked(), A, "the Robot may ride");
    p.act("ride");
    assert_eq!(p.asked(), C);
    assert_eq!(["john", "jenna", "reed", "robot"].map(|name| p.place(name)), ["erico", "melita", "erico", "erico"]);
    assert!(p.told(&Sight::Rides { seat: E, character: word("jenna"), yes: false }), "the answers are public");
}

/// SHP-083, SHP-080: uncontrolled Characters do not ride, and nobody is asked when the three seats of the Moonette are taken.
#[test]
fn a_full_moonette_asks_nobody() {
    let mut p = Position::new(&[("john", A), ("jenna", B), ("rachel", C), ("reed", D)]);
    p.at("rachel", "melita").at("reed", "melita");
    to_erico(&mut p);
    p.acts(&["ride", "ride"]);
    assert_eq!(p.asked(), A, "Reed is not asked");
    let places = ["jenna", "nikke", "john", "rachel", "reed"].map(|name| p.place(name));
    assert_eq!(places, ["erico", "melita", "erico", "erico", "melita"]);
}

/// SHP-080: the Rover has room for everybody.
#[test]
fn the_rover_takes_all() {
    let mut p = Position::new(&[("jenna", A), ("nikke", B), ("john", C), ("rachel", D), ("robot", E)]);
    ["jenna", "nikke", "john", "rachel", "robot"].iter().for_each(|name| _ = p.at(name, "hill"));
    p.vehicle("rover", "hill").equip("jenna", &["forced-march"]).turn("jenna");
    p.acts(&["on nikke", "drive rover erico", "play forced-march", "play move-jenna", "done"]);
    assert_eq!(p.acts(&["ride"; 4]).asked(), A);
    assert!(["jenna", "nikke", "john", "rachel", "robot"].iter().all(|name| p.place(name) == "erico"));
    assert_eq!(p.place("reed"), "hill");
}

/// SHP-084: riders come to the main area and pay nothing, not even their own turn's Move.
#[test]
fn riders_pay_nothing() {
    let mut p = Position::new(&[("john", A), ("rachel", B), ("reed", C)]);
    p.inside("rachel", "cabins");
    to_erico(&mut p);
    p.act("ride");
    assert_eq!((p.place("rachel").as_str(), p.hand("rachel").len()), ("erico", 6));
    p.finish().act("mark 1 john");
    p.acts(&["play move-rachel", "play move-rachel", "done", "walk melita"]);
    assert_eq!(p.place("rachel"), "melita");
}

/// SHP-086: if the drive does not take place, nobody is asked to ride.
#[test]
fn nobody_rides_in_a_drive_that_fails() {
    let mut p = Position::new(&[("john", A), ("jenna", B), ("reed", C)]);
    p.vehicle("moonette", "melita").only("john", &["move-john", "brawl"]);
    p.state.negated = Some(crate::Character::John);
    p.turn("john").acts(&["drive moonette caves", "play move-john", "done"]);
    assert_eq!((p.asked(), p.offered()), (A, vec!["go erico".to_owned(), "stay".to_owned()]));
    p.act("stay");
    assert!(p.is_step("search"));
}

/// SHP-087: the same Vehicle is driven again in the same round.
#[test]
fn a_vehicle_is_driven_again() {
    let mut p = john();
    p.at("rachel", "erico");
    to_erico(&mut p);
    p.finish().acts(&["mark 1 john", "drive moonette melita", "play move-rachel", "done", "stay"]);
    assert_eq!((p.place("rachel").as_str(), p.place("john").as_str()), ("melita", "erico"));
}

/// SHP-083: the Robot drives.
#[test]
fn the_robot_drives() {
    let mut p = Position::new(&[("robot", A), ("jenna", B), ("reed", C)]);
    p.vehicle("moonette", "erico").turn("robot").acts(&["drive moonette melita", "play move-robot", "done"]);
    assert_eq!((p.asked(), p.is_step("search")), (A, true));
    assert_eq!((p.place("robot").as_str(), vehicle_at(&p, "moonette")), ("melita", Some(Location::Melita)));
}

/// SHP-089: a Rover card is discarded; the Rover appears on the Hill wherever the card is played.
#[test]
fn a_rover_card_brings_the_rover_to_the_hill() {
    let mut p = john_with(&["rover-card", "move-john"]);
    p.act("play rover-card");
    assert_eq!((p.discards(), p.played("john")), (vec!["rover-card"], vec![]));
    assert_eq!(vehicle_at(&p, "rover"), Some(Location::Hill));
    assert_eq!(p.offered(), ["play move-john", "done"], "from Melita it cannot be driven");
}

/// SHP-089: on the Hill the Rover can be driven in the turn in which it came.
#[test]
fn the_rover_is_driven_in_the_turn_it_comes() {
    let mut p = john();
    p.at("john", "hill").at("reed", "melita").only("john", &["rover-card", "oxygen-tank", "move-john", "brawl"]);
    p.turn("john").acts(&["play rover-card", "drive rover erico", "play oxygen-tank", "done"]);
    assert_eq!((p.place("john").as_str(), vehicle_at(&p, "rover")), ("erico", Some(Location::Erico)));
}

/// SHP-090: a second Rover card brings the Rover back to the Hill, empty.
#[test]
fn a_second_rover_card_brings_the_rover_back() {
    let mut p = driver("rover", "melita", &["rover-card"]);
    p.act("play rover-card");
    assert_eq!((vehicle_at(&p, "rover"), p.place("john").as_str()), (Some(Location::Hill), "melita"));
    assert_eq!(p.refused("drive rover hill"), "SHP-075");
}

/// A seat that is asked, and what it says.
fn answers(p: &mut Position, answers: &[(Seat, &str)]) {
    for &(seat, answer) in answers {
        assert_eq!(p.asked(), seat, "before `{answer}`");
        p.act(answer);
    }
}

/// WE-12, SHP-075 to SHP-084, SHP-088, SHP-104: John brings the Moonette, and Rachel drives it to the Caves with Nikke and John.
#[test]
fn moonette_of_the_example() {
    let mut p = Position::new(&[("nikke", A), ("jenna", B), ("rachel", C), ("robot", D), ("john", E)]);
    p.at("jenna", "hill").at("rachel", "melita").at("reed", "melita").at("robot", "melita");
    p.equip("john", &["first-aid-kit"]).equip("rachel", &["spacesuit"]).deck("melita", &["k-ration-melita"]);
    p.turn("john").acts(&["decline", "play first-aid-kit", "done", "walk melita cockpit"]);
    p.done(4).act("use cockpit-moonette");
    p.acts(&["reveal move-john", "reveal move-john", "reveal move-john", "reveal smoking"]);
    assert_eq!(vehicle_at(&p, "moonette"), Some(Location::Melita));
    assert!(p.told(&Sight::Marked { character: word("john"), section: word("cockpit") }));
    p.acts(&["mark 1 jenna", "drive moonette caves", "play spacesuit"]);
    answers(&mut p, &[(A, "ride"), (E, "ride")]);
    assert_eq!((p.asked(), p.is_step("search")), (C, true), "the Robot is not asked");
    assert!(["nikke", "john", "rachel"].iter().all(|name| p.place(name) == "caves"));
    assert!(["reed", "robot"].iter().all(|name| p.place(name) == "melita"));
    assert_eq!(vehicle_at(&p, "moonette"), Some(Location::Caves));
}

/// WE-13, SHP-079, SHP-081, SHP-085, SHP-089: Alan's 7 points do not reach the Caves; he drives to E/Rico.
#[test]
fn rover_of_the_example() {
    let mut p = Position::new(&[("nikke", A), ("jenna", B), ("john", C), ("rachel", D), ("robot", E)]);
    p.at("jenna", "hill").equip("jenna", &["rover-card", "intimidation"]).deck("melita", &["driving"]);
    p.turn("jenna").acts(&["on john", "play rover-card", "drive rover caves", "play move-jenna", "play direct-order"]);
    p.acts(&["play intimidation", "deck melita", "keep", "done"]);
    assert_eq!(
        (p.discards(), p.offered()),
        (vec!["rover-card"], ["go melita", "go erico", "stay"].map(str::to_owned).into())
    );
    assert_eq!(p.refused("go caves"), "SHP-066");
    p.act("go erico");
    assert!(p.told(&Sight::Redirected { seat: B, value: 7, to: Some(Location::Erico) }));
    assert_eq!((p.place("jenna").as_str(), p.place("reed").as_str()), ("erico", "hill"));
    assert_eq!((p.asked(), p.is_step("search")), (B, true), "the other points are lost");
}
