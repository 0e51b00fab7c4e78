//! Section 12.2: the Intrigues without a property that are about dice, each with both effects.

use super::intrigues::{assert_answers, duo, holding, playing, trio};
use super::position::{B, Position, word};
use crate::Outcome;

/// Where a die of `trio` may go from the Mint: open Locations with room.
const OPEN: [&str; 6] =
    ["to black-market", "to heraldic-office", "to prison", "to royal-council", "to royal-palace", "to watchtower"];

/// The values of a colour that come up one after the other.
pub(super) fn roll(p: &mut Position, values: &[u8]) {
    for &value in values {
        p.chance(Outcome::Roll(value));
    }
}

/// Every die of a colour, the reserve first.
fn dice(p: &Position, colour: &str) -> Vec<String> {
    let mut dice: Vec<String> = p.state.dice_of(word(colour)).map(|die| die.to_string()).collect();
    dice.sort();
    dice
}

/// ACH-010: Hired Blades A lowers a die of another player in Troy by 2, cut off at 1; a 1 cannot be chosen, nor a die in the reserve.
#[test]
fn hired_blades_lower_a_die_of_another_player() {
    let p = playing(trio(), "hired-blades a");
    let red = ["lower red 3 watchtower", "lower red 5 mint"];
    let green = ["lower green 2 heraldic-office", "lower green 4 arsenal", "lower green 6 royal-council"];
    assert_answers(&p, &[&red[..], &green[..]].concat());
    let wrong =
        ["lower red 1 prison", "lower red 6 reserve", "lower blue 4 mint", "lower red 4 mint", "raise red 5 mint"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-010", "ACH-008", "ACH-072", "ACH-070", "ACH-060"]);
    let results = [
        (red[0], "red", "watchtower", 1),
        (red[1], "red", "mint", 3),
        (green[0], "green", "heraldic-office", 1),
        (green[2], "green", "royal-council", 4),
    ];
    for (action, colour, place, value) in results {
        let mut p = p.clone();
        p.act(action);
        assert_eq!((p.values(colour, place), p.asked()), (vec![value], B), "{action}");
    }
}

/// ACH-010: Hired Blades B raises an own die in Troy by 2, cut off at 6; a 6 cannot be chosen.
#[test]
fn hired_blades_raise_an_own_die() {
    let mut p = trio();
    p.dice("blue", ["4 mint", "5 black-market", "6 prison", "1", "5"]);
    let p = playing(p, "hired-blades b");
    assert_answers(&p, &["raise blue 4 mint", "raise blue 5 black-market"]);
    let wrong = ["raise blue 6 prison", "raise blue 1 reserve", "raise red 5 mint"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-010", "ACH-008", "ACH-072"]);
    for (action, place) in [("raise blue 4 mint", "mint"), ("raise blue 5 black-market", "black-market")] {
        let mut p = p.clone();
        p.act(action);
        assert_eq!(p.values("blue", place), [6], "{action}");
    }
}

/// Section 12.2, ACH-118: a Curfew does not hinder a change of value, and is no reason to refuse one.
#[test]
fn values_change_under_curfew() {
    let mut p = trio();
    p.curfew(&["mint", "prison"]);
    let mut p = playing(p, "hired-blades a");
    assert_eq!(p.refused("lower red 1 prison"), "ACH-010");
    p.act("lower red 5 mint");
    assert_eq!(p.values("red", "mint"), [3]);
}

/// ACH-169: with two players both colours of the other player can be lowered, and both own ones raised.
#[test]
fn hired_blades_with_two_colours() {
    let lowered =
        ["red 3 watchtower", "red 5 mint", "purple 2 heraldic-office", "purple 4 arsenal", "purple 6 royal-council"];
    assert_answers(
        &playing(duo(), "hired-blades a"),
        &lowered.map(|die| format!("lower {die}")).each_ref().map(String::as_str),
    );
    let raised = [
        "raise green 1 prison",
        "raise green 3 royal-palace",
        "raise green 5 watchtower",
        "raise blue 2 arsenal",
        "raise blue 4 mint",
    ];
    assert_answers(&playing(duo(), "hired-blades b"), &raised);
}

/// ACH-023, ACH-026: Abduction A moves a die of another player in Troy to another open Location with room.
#[test]
fn abduction_moves_a_die_of_another_player() {
    let mut p = playing(trio(), "abduction a");
    let red = ["die red 1 prison", "die red 3 watchtower", "die red 5 mint"];
    let green = ["die green 2 heraldic-office", "die green 4 arsenal", "die green 6 royal-council"];
    assert_answers(&p, &[&red[..], &green[..]].concat());
    assert_eq!(["die red 6 reserve", "die blue 4 mint"].map(|die| p.refused(die)), ["ACH-008", "ACH-072"]);
    let mut q = p.clone();
    p.act("die red 5 mint");
    assert_answers(&p, &OPEN);
    let wrong = ["to arsenal", "to citadel", "to port", "to temple-assembly", "to trading-office", "to mint"];
    assert_eq!(wrong.map(|to| p.refused(to)), ["ACH-023", "ACH-026", "ACH-026", "ACH-026", "ACH-026", "ACH-070"]);
    p.act("to prison");
    assert_eq!((p.values("red", "mint"), p.values("red", "prison"), p.asked()), (vec![], vec![1, 5], B));
    q.act("die red 1 prison");
    assert_answers(&q, &OPEN.into_iter().filter(|to| *to != "to prison").collect::<Vec<_>>());
}

/// Section 12.2: Abduction B moves an own die in Troy, also to a full Location whose limit was raised.
#[test]
fn abduction_moves_an_own_die() {
    let mut p = trio();
    p.increase("mint", 1);
    let mut p = playing(p, "abduction b");
    assert_answers(&p, &["die blue 2 arsenal", "die blue 4 mint", "die blue 6 prison"]);
    assert_eq!(["die blue 5 reserve", "die red 5 mint"].map(|die| p.refused(die)), ["ACH-008", "ACH-072"]);
    p.act("die blue 6 prison");
    let others =
        ["to black-market", "to heraldic-office", "to mint", "to royal-council", "to royal-palace", "to watchtower"];
    assert_answers(&p, &others);
    p.act("to mint");
    assert_eq!((p.values("blue", "mint"), p.values("blue", "prison")), (vec![4, 6], vec![]));
}

/// Section 12.2: no die leaves or enters a Location under Curfew.
#[test]
fn abduction_under_curfew() {
    let mut p = trio();
    p.curfew(&["mint", "prison"]);
    let mut p = playing(p, "abduction a");
    let dice =
        ["die red 3 watchtower", "die green 2 heraldic-office", "die green 4 arsenal", "die green 6 royal-council"];
    assert_answers(&p, &dice);
    assert_eq!(p.refused("die red 5 mint"), "ACH-118");
    p.act("die green 4 arsenal");
    assert_answers(&p, &OPEN.into_iter().filter(|to| *to != "to prison").collect::<Vec<_>>());
    assert_eq!(p.refused("to prison"), "ACH-118");
}

/// ACH-027, ACH-029: where the only room is on a die's own Location, that die cannot be chosen; with no room at all nothing can.
#[test]
fn abduction_without_a_destination() {
    let mut p = trio();
    p.curfew(&["black-market", "heraldic-office", "prison", "royal-council", "royal-palace"]);
    let abducted = playing(p.clone(), "abduction a");
    assert_answers(&abducted, &["die red 5 mint", "die green 4 arsenal"]);
    assert_eq!(abducted.refused("die red 3 watchtower"), "ACH-070");
    p.curfew(&["black-market", "heraldic-office", "prison", "royal-council", "royal-palace", "watchtower"]);
    let p = holding(p, "abduction");
    assert_eq!(["a", "b"].map(|side| p.refused(&format!("play abduction {side}"))), ["ACH-027"; 2]);
}

/// ACH-014: Slander A rerolls a die of another player in Troy, whatever its value; the result stands.
#[test]
fn slander_rerolls_a_die_of_another_player() {
    let p = playing(trio(), "slander a");
    let red = ["die red 1 prison", "die red 3 watchtower", "die red 5 mint"];
    let green = ["die green 2 heraldic-office", "die green 4 arsenal", "die green 6 royal-council"];
    assert_answers(&p, &[&red[..], &green[..]].concat());
    assert_eq!(["die red 6 reserve", "die blue 4 mint"].map(|die| p.refused(die)), ["ACH-008", "ACH-072"]);
    for value in 1..=6 {
        let mut p = p.clone();
        p.act("die red 5 mint");
        roll(&mut p, &[value]);
        assert_eq!((p.values("red", "mint"), p.asked()), (vec![value], B));
    }
}

/// Section 12.2: Slander B rerolls one or two different own dice anywhere; both are chosen before the first is rolled.
#[test]
fn slander_rerolls_own_dice() {
    let mut p = playing(trio(), "slander b");
    let own =
        ["die blue 1 reserve", "die blue 2 arsenal", "die blue 4 mint", "die blue 5 reserve", "die blue 6 prison"];
    assert_answers(&p, &own);
    assert_eq!(p.refused("die red 5 mint"), "ACH-072");
    p.act("die blue 4 mint");
    let more: Vec<&str> = own.into_iter().filter(|die| *die != "die blue 4 mint").chain(["done"]).collect();
    assert_answers(&p, &more);
    assert_eq!(p.refused("die blue 4 mint"), "ACH-070", "two different dice");
    let mut one = p.clone();
    one.act("done");
    roll(&mut one, &[2]);
    assert_eq!((one.values("blue", "mint"), one.asked()), (vec![2], B));
    p.act("die blue 1 reserve");
    roll(&mut p, &[1, 6]);
    assert_eq!((p.values("blue", "mint"), p.values("blue", "reserve"), p.asked()), (vec![1], vec![5, 6], B));
}

/// Section 12.2: two equal dice in one place are two different dice; with two players they may be of both colours.
#[test]
fn slander_rerolls_equal_dice_and_both_colours() {
    let mut p = trio();
    p.dice("blue", ["4 prison", "4 prison", "6 mint", "1", "1"]);
    let mut p = playing(p, "slander b");
    assert_answers(&p, &["die blue 1 reserve", "die blue 4 prison", "die blue 6 mint"]);
    p.acts(&["die blue 4 prison", "die blue 4 prison"]);
    roll(&mut p, &[4, 3]);
    assert_eq!((p.values("blue", "prison"), p.values("blue", "reserve")), (vec![3, 4], vec![1, 1]));
    let mut p = playing(duo(), "slander b");
    p.acts(&["die blue 4 mint", "die green 6 reserve"]);
    roll(&mut p, &[1, 1]);
    assert_eq!((p.values("blue", "mint"), p.values("green", "reserve")), (vec![1], vec![1, 2]));
}

/// Section 12.2: Changing the Guard A exchanges an own die and one of another player at different Locations, which may be full.
#[test]
fn changing_the_guard_with_another_player() {
    let mut p = playing(trio(), "changing-the-guard a");
    assert_answers(&p, &["die blue 2 arsenal", "die blue 4 mint", "die blue 6 prison"]);
    assert_eq!(["die blue 5 reserve", "die red 5 mint"].map(|die| p.refused(die)), ["ACH-008", "ACH-072"]);
    p.act("die blue 4 mint");
    let red = ["die red 1 prison", "die red 3 watchtower"];
    let green = ["die green 2 heraldic-office", "die green 4 arsenal", "die green 6 royal-council"];
    assert_answers(&p, &[&red[..], &green[..]].concat());
    let wrong = ["die red 5 mint", "die red 6 reserve", "die blue 6 prison"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-070", "ACH-008", "ACH-072"]);
    p.act("die green 4 arsenal");
    assert_eq!((p.values("blue", "arsenal"), p.values("blue", "mint")), (vec![2, 4], vec![]));
    assert_eq!((p.values("green", "mint"), p.values("green", "arsenal"), p.asked()), (vec![4], vec![], B));
}

/// Section 12.2: neither Location of an exchange may be under Curfew.
#[test]
fn changing_the_guard_under_curfew() {
    let mut p = trio();
    p.curfew(&["mint", "prison"]);
    let mut p = playing(p, "changing-the-guard a");
    assert_answers(&p, &["die blue 2 arsenal"]);
    assert_eq!(p.refused("die blue 4 mint"), "ACH-118");
    p.act("die blue 2 arsenal");
    assert_answers(&p, &["die red 3 watchtower", "die green 2 heraldic-office", "die green 6 royal-council"]);
    assert_eq!(p.refused("die red 1 prison"), "ACH-118");
    let mut p = trio();
    p.curfew(&["mint", "prison", "arsenal"]);
    assert_eq!(holding(p, "changing-the-guard").refused("play changing-the-guard a"), "ACH-027");
}

/// Section 12.2: Changing the Guard B exchanges the places of two own dice of different values; one may be in the reserve.
#[test]
fn changing_the_guard_between_own_dice() {
    let mut p = trio();
    p.dice("blue", ["4 mint", "6 prison", "2 prison", "4", "5"]);
    let p = playing(p, "changing-the-guard b");
    assert_answers(
        &p,
        &["die blue 2 prison", "die blue 4 mint", "die blue 4 reserve", "die blue 5 reserve", "die blue 6 prison"],
    );
    for (first, seconds) in [
        ("die blue 4 mint", &["die blue 2 prison", "die blue 5 reserve", "die blue 6 prison"][..]),
        ("die blue 4 reserve", &["die blue 2 prison", "die blue 6 prison"]),
        ("die blue 6 prison", &["die blue 4 mint", "die blue 4 reserve", "die blue 5 reserve"]),
    ] {
        let mut p = p.clone();
        p.act(first);
        assert_answers(&p, seconds);
    }
    let mut p = p;
    p.act("die blue 5 reserve");
    assert_eq!(["die blue 4 reserve", "die red 5 mint"].map(|die| p.refused(die)), ["ACH-070", "ACH-072"]);
    p.act("die blue 4 mint");
    assert_eq!((p.values("blue", "mint"), p.values("blue", "reserve"), p.asked()), (vec![5], vec![4, 4], B));
}

/// ACH-027: with equal values, or with a Curfew wherever the own dice are, nothing can be exchanged.
#[test]
fn changing_the_guard_without_two_dice_to_exchange() {
    let mut p = trio();
    p.dice("blue", ["3 mint", "3 prison", "3 black-market", "3", "3"]);
    assert_eq!(holding(p, "changing-the-guard").refused("play changing-the-guard b"), "ACH-027");
    let mut p = trio();
    p.curfew(&["mint", "arsenal", "prison"]);
    assert_eq!(holding(p, "changing-the-guard").refused("play changing-the-guard b"), "ACH-027");
}

/// ACH-169, section 12.2: the two own dice are of the same colour, and no Location under Curfew is involved.
#[test]
fn changing_the_guard_within_a_colour() {
    let mut p = duo();
    p.curfew(&["mint"]);
    let mut p = playing(p, "changing-the-guard b");
    assert_eq!(p.refused("die blue 4 mint"), "ACH-118");
    p.act("die green 3 royal-palace");
    assert_answers(&p, &["die green 1 prison", "die green 2 reserve", "die green 5 watchtower", "die green 6 reserve"]);
    assert_eq!(p.refused("die blue 6 prison"), "ACH-070");
    p.act("die green 6 reserve");
    assert_eq!((p.values("green", "royal-palace"), p.values("green", "reserve")), (vec![6], vec![2, 3]));
}

/// ACH-168: Wheel of Fortune A rerolls all own dice, in Troy and in the reserve.
#[test]
fn wheel_of_fortune_rerolls_all_dice() {
    let mut p = playing(trio(), "wheel-of-fortune a");
    let others = (dice(&p, "red"), dice(&p, "green"));
    roll(&mut p, &[1; 5]);
    assert_eq!(
        dice(&p, "blue"),
        ["blue 1 arsenal", "blue 1 mint", "blue 1 prison", "blue 1 reserve", "blue 1 reserve"]
    );
    assert_eq!((dice(&p, "red"), dice(&p, "green")), others);
    assert_eq!(p.asked(), B);
}

/// ACH-168: with two players one of the own colours is declared, and only its five dice are rerolled.
#[test]
fn wheel_of_fortune_rerolls_one_colour() {
    let p = playing(duo(), "wheel-of-fortune a");
    assert_answers(&p, &["colour green", "colour blue"]);
    assert_eq!(p.refused("colour red"), "ACH-072");
    for (colour, other) in [("green", "blue"), ("blue", "green")] {
        let mut p = p.clone();
        let kept = [other, "red", "purple"].map(|colour| dice(&p, colour));
        p.act(&format!("colour {colour}"));
        roll(&mut p, &[4; 5]);
        assert!(dice(&p, colour).iter().all(|die| die.contains(" 4 ")), "{colour}");
        assert_eq!([other, "red", "purple"].map(|colour| dice(&p, colour)), kept);
        assert_eq!(p.asked(), B);
    }
}

/// Section 12.2: Wheel of Fortune B raises one own die by 1, in Troy or in the reserve; not a 6.
#[test]
fn wheel_of_fortune_raises_a_die() {
    let mut p = playing(trio(), "wheel-of-fortune b");
    assert_answers(&p, &["raise blue 1 reserve", "raise blue 2 arsenal", "raise blue 4 mint", "raise blue 5 reserve"]);
    assert_eq!(["raise blue 6 prison", "raise red 3 reserve"].map(|die| p.refused(die)), ["ACH-010", "ACH-072"]);
    p.act("raise blue 5 reserve");
    assert_eq!((p.values("blue", "reserve"), p.asked()), (vec![1, 6], B));
    let mut p = trio();
    p.dice("blue", ["6 mint", "6 arsenal", "6 prison", "6", "6"]);
    assert_eq!(holding(p, "wheel-of-fortune").refused("play wheel-of-fortune b"), "ACH-027");
}

/// ACH-072: Poisoned Cup A lowers one or two dice of one player in Troy by 1; a 1 cannot be chosen.
#[test]
fn poisoned_cup_lowers_dice_of_one_player() {
    let mut p = playing(trio(), "poisoned-cup a");
    let (red, green) =
        (["red 3 watchtower", "red 5 mint"], ["green 2 heraldic-office", "green 4 arsenal", "green 6 royal-council"]);
    let all: Vec<String> = red.iter().chain(&green).map(|die| format!("lower {die}")).collect();
    assert_answers(&p, &all.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(
        ["lower red 1 prison", "lower red 6 reserve", "lower blue 4 mint"].map(|die| p.refused(die)),
        ["ACH-010", "ACH-008", "ACH-072"]
    );
    p.act("lower green 2 heraldic-office");
    assert_answers(&p, &["done", "lower green 4 arsenal", "lower green 6 royal-council"]);
    let wrong = ["lower green 2 heraldic-office", "lower red 5 mint"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-070", "ACH-072"], "another die, of the same player");
    let mut one = p.clone();
    one.act("done");
    assert_eq!((one.values("green", "heraldic-office"), one.asked()), (vec![1], B));
    p.act("lower green 6 royal-council");
    assert_eq!((p.values("green", "heraldic-office"), p.values("green", "royal-council")), (vec![1], vec![5]));
}

/// Section 12.2: two equal dice are two different ones; if there is no second die, there is nothing more to choose.
#[test]
fn poisoned_cup_lowers_equal_dice() {
    let mut p = trio();
    p.dice("red", ["5 prison", "5 prison", "1 watchtower", "3", "6"]);
    let mut p = playing(p, "poisoned-cup a");
    p.acts(&["lower red 5 prison", "lower red 5 prison"]);
    assert_eq!(p.values("red", "prison"), [4, 4]);
    let mut p = trio();
    p.dice("red", ["5 prison", "1 prison", "1 watchtower", "3", "6"]);
    let mut p = playing(p, "poisoned-cup a");
    p.act("lower red 5 prison");
    assert_eq!((p.values("red", "prison"), p.asked()), (vec![1, 4], B));
}

/// Section 12.2: of two neighbouring values on one Location each is lowered once, whichever is named first.
#[test]
fn poisoned_cup_lowers_two_neighbouring_values() {
    for (first, second) in [("lower red 4 prison", "lower red 3 prison"), ("lower red 3 prison", "lower red 4 prison")]
    {
        let mut p = trio();
        p.dice("red", ["4 prison", "3 prison", "1 watchtower", "3", "6"]);
        let mut p = playing(p, "poisoned-cup a");
        p.acts(&[first, second]);
        assert_eq!(p.values("red", "prison"), [2, 3]);
    }
}

/// ACH-169: with two players the two dice of the other player may be of different colours.
#[test]
fn poisoned_cup_with_two_colours() {
    let mut p = playing(duo(), "poisoned-cup a");
    p.acts(&["lower red 5 mint", "lower purple 2 heraldic-office"]);
    assert_eq!((p.values("red", "mint"), p.values("purple", "heraldic-office")), (vec![4], vec![1]));
    let mut p = playing(duo(), "poisoned-cup b");
    p.acts(&["raise green 5 watchtower", "raise blue 4 mint"]);
    assert_eq!((p.values("green", "watchtower"), p.values("blue", "mint")), (vec![6], vec![5]));
}

/// Section 12.2: Poisoned Cup B raises one or two own dice in Troy by 1; a 6 cannot be chosen.
#[test]
fn poisoned_cup_raises_own_dice() {
    let mut p = playing(trio(), "poisoned-cup b");
    assert_answers(&p, &["raise blue 2 arsenal", "raise blue 4 mint"]);
    let wrong = ["raise blue 6 prison", "raise blue 1 reserve", "raise red 5 mint"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-010", "ACH-008", "ACH-072"]);
    p.act("raise blue 2 arsenal");
    assert_answers(&p, &["done", "raise blue 4 mint"]);
    p.act("raise blue 4 mint");
    assert_eq!((p.values("blue", "arsenal"), p.values("blue", "mint"), p.asked()), (vec![3], vec![5], B));
    let mut p = trio();
    p.dice("blue", ["6 mint", "6 arsenal", "6 prison", "1", "5"]);
    assert_eq!(holding(p, "poisoned-cup").refused("play poisoned-cup b"), "ACH-027");
}

/// ACH-169: with two players the dice of either colour of a player can be moved, rerolled and exchanged.
#[test]
fn dice_of_both_colours() {
    let own = [
        "blue 2 arsenal",
        "blue 4 mint",
        "blue 6 prison",
        "green 1 prison",
        "green 3 royal-palace",
        "green 5 watchtower",
    ];
    let purple = ["purple 2 heraldic-office", "purple 4 arsenal", "purple 6 royal-council"];
    let others = [&purple[..], &["red 1 prison", "red 3 watchtower", "red 5 mint"]].concat();
    let dice = |dice: &[&str]| dice.iter().map(|die| format!("die {die}")).collect::<Vec<_>>();
    for play in ["abduction a", "slander a"] {
        assert_eq!(playing(duo(), play).answers(), dice(&others), "{play}");
    }
    for play in ["abduction b", "changing-the-guard a", "double-agent a"] {
        assert_eq!(playing(duo(), play).answers(), dice(&own), "{play}");
    }
    let mut p = playing(duo(), "changing-the-guard a");
    p.act("die green 5 watchtower");
    assert_eq!(p.answers(), dice(&[&purple[..], &["red 1 prison", "red 5 mint"]].concat()));
    let mut p = playing(duo(), "double-agent a");
    p.act("die green 5 watchtower");
    assert_eq!(p.answers(), dice(&[&purple[..], &["red 1 prison", "red 3 watchtower"]].concat()));
}
