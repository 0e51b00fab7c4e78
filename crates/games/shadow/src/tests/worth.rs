//! What bots make of a position.

use kernel::{Evaluate, Seat};

use super::position::{A, B, C, D, E, Position};
use crate::ShadowPlanet;

/// A table of five at the start: A is the Alien, E the Guardian, the others are Astronauts.
fn table() -> Position {
    Position::new(&[("jenna", A), ("nikke", B), ("john", C), ("rachel", D), ("reed", E)])
}

fn worth(position: &Position, seat: Seat) -> i32 {
    ShadowPlanet::worth(&position.state, seat)
}

/// Whether a change is good for the Alien, an Astronaut and the Guardian.
fn is_good(change: impl Fn(&mut Position) -> &mut Position) -> [bool; 3] {
    let (before, mut after) = (table(), table());
    change(&mut after);
    [A, B, E].map(|seat| worth(&after, seat) > worth(&before, seat))
}

/// SHP-153, SHP-154: everybody but the Guardian wants the shuttle repaired.
#[test]
fn a_repaired_shuttle_is_bad_for_the_guardian_alone() {
    assert_eq!(is_good(|table| table.gauge("repair", 4)), [true, true, false]);
    assert_eq!(is_good(|table| table.whispers(&["help", "spare-parts", "nightmare-move"])), [true, true, false]);
}

/// SHP-152: a Threat near its end is good for the Guardian alone.
#[test]
fn a_high_threat_is_good_for_the_guardian() {
    let [_, astronaut, guardian] = is_good(|table| table.gauge("threat", 7));
    assert!(!astronaut && guardian);
    // The Alien fears it too, once time is short.
    let late = |threat| worth(table().gauge("countdown", 1).gauge("threat", threat), A);
    assert!(late(8) < late(5));
}

/// SHP-156: Attack cards of the Astronauts are bad for the Alien.
#[test]
fn attack_cards_are_good_for_astronauts() {
    let [alien, astronaut, _] = is_good(|table| table.equip("rachel", &["laser-pistol", "pickaxe"]));
    assert!(!alien && astronaut);
}

/// SHP-146: what counts is the Equipment of who one will be: the Character with the fewest Markers.
#[test]
fn the_alien_wants_to_be_whoever_holds_acquire_cards() {
    let with = |sheet: [u8; 5]| {
        let mut table = table();
        table.equip("rachel", &["whispers", "whispers", "idol"]).sheet(A, sheet);
        worth(&table, A)
    };
    assert!(with([2, 2, 2, 0, 2]) > with([0, 2, 2, 2, 2]));
}

/// SHP-113: a card that is already chosen for the Whispers counts there and no longer in the Equipment.
#[test]
fn a_card_chosen_for_the_whispers_is_gone() {
    let after = |chosen: &str| {
        let mut table = table();
        table.equip("nikke", &["laser-pistol", "mining-tools"]).whisper_phase();
        table.act_as(B, &format!("whisper {chosen}"));
        worth(&table, B)
    };
    assert!(after("mining-tools") > after("laser-pistol"));
}

/// SHP-094: before the draw, an Astronaut would rather have a weapon on top of the deck than food.
#[test]
fn what_will_be_drawn_counts() {
    let with = |top: &str| {
        let mut table = table();
        table.only_deck("melita", &[top]).turn("nikke");
        worth(&table, B)
    };
    let (armed, fed) = (with("laser-pistol"), with("k-ration-melita"));
    assert!(armed > fed, "{armed} {fed}");
}

/// SHP-104: a hand that pays for the Cockpit is worth something to an Astronaut in it, and nothing to the Guardian.
#[test]
fn a_section_that_can_be_used_counts() {
    let standing = |character: &str, inside: bool| {
        let mut table = table();
        table.at(character, "melita").equip(character, &["spare-parts", "spare-parts", "help", "k-ration-melita"]);
        if inside {
            table.inside(character, "cockpit");
        }
        table.turn(character).clone()
    };
    assert!(worth(&standing("nikke", true), B) > worth(&standing("nikke", false), B));
    assert_eq!(worth(&standing("reed", true), E), worth(&standing("reed", false), E));
}

/// SHP-146: only one player becomes a Character, however many are heading for it.
#[test]
fn a_character_counts_once() {
    let mut table = table();
    let sheets = [[4, 1, 1, 2, 2], [0, 0, 5, 4, 5], [2, 3, 4, 4, 5], [0, 1, 2, 5, 5], [5, 4, 2, 2, 4]];
    for (seat, sheet) in [A, B, C, D, E].into_iter().zip(sheets) {
        table.sheet(seat, sheet);
    }
    let repaired_with = |equipment: &[&str]| {
        let mut table = table.clone();
        worth(table.gauge("countdown", 1).gauge("repair", 9).only("nikke", equipment), B)
    };
    assert!(repaired_with(&["spare-parts"]) < 0, "one card of a Character does not repair the shuttle");
    assert!(repaired_with(&["spare-parts"]) > repaired_with(&[]));
}

/// SHP-107: in the Airlock the Guardian plans to bring the end nearer, an Astronaut to put it off.
#[test]
fn the_airlock_is_planned_for_the_own_team() {
    let gain = |character: &str, seat: Seat| {
        let standing = |inside: bool| {
            let mut table = table();
            table.at(character, "erico");
            if inside {
                table.inside(character, "airlock");
            }
            worth(table.gauge("countdown", 4).turn(character), seat)
        };
        standing(true) - standing(false)
    };
    assert!(gain("nikke", B) > 0 && gain("reed", E) > 0);
}

/// SHP-113, SHP-121: the Alien and the Astronauts would discard a Search card for more time, the Guardian a Move card for less.
#[test]
fn each_team_has_its_own_discard() {
    let with = |character: &str, seat: Seat, hand: &[&str]| {
        let mut table = table();
        worth(table.gauge("countdown", 4).gauge("repair", 6).whispers(&[]).only(character, hand), seat)
    };
    for (character, seat) in [("jenna", A), ("nikke", B)] {
        let [both, one] = [["driving", "footprints"].as_slice(), &["driving"]].map(|hand| with(character, seat, hand));
        assert!(both > one, "{character}");
    }
    assert!(with("reed", E, &["driving", "footprints"]) > with("reed", E, &["footprints"]));
}

/// SHP-146: one Marker fewer says little about who somebody will be while many rounds are left, and much at the end.
#[test]
fn markers_say_more_towards_the_end() {
    let is_better_with_one = |countdown: u8| {
        let with = |cards: &[(&str, &str)]| {
            let mut table = table();
            for &(character, card) in cards {
                table.equip(character, &[card]);
            }
            worth(table.gauge("countdown", countdown).sheet(A, [1, 1, 1, 0, 1]), A)
        };
        let together = [("rachel", "spores"), ("rachel", "possession")];
        let apart = [("jenna", "spores"), ("nikke", "possession"), ("john", "offering"), ("reed", "metamorphosis")];
        with(&together) > with(&apart)
    };
    assert_eq!([1, 12].map(is_better_with_one), [true, false]);
}

/// SHP-156: Attack cards of who the Alien will be move the Threat back, so the Alien does not want them there.
#[test]
fn the_alien_does_not_want_to_hold_attack_cards() {
    let with = |equipment: &[&str]| {
        let mut table = table();
        worth(table.gauge("countdown", 1).gauge("threat", 4).equip("rachel", equipment).sheet(A, [9, 9, 9, 0, 9]), A)
    };
    assert!(with(&["fury", "explosives"]) < with(&[]));
}

/// SHP-091, SHP-094: of the cards looked at the Alien would draw one that repairs, and leave a weapon of the Astronauts.
#[test]
fn the_alien_would_draw_repair_cards() {
    let with = |deck: [&str; 2]| {
        let mut table = table();
        table.only("jenna", &["search-jenna", "search-jenna"]).only_deck("melita", &deck).turn("jenna").act("on nikke");
        worth(&table, A)
    };
    assert!(with(["laser-pistol", "mark-myers"]) > with(["laser-pistol", "cutting-torch"]));
}
