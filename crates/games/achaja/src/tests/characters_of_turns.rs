//! Section 12.3: what the Characters of the three turns do, and when they cannot be used. The Informer, the Master of Intrigue and the
//! Archivist have files of their own.

use kernel::Viewer;

use super::characters::with;
use super::position::{A, B, C, Position, word};
use crate::event::Sight;

/// Captain of the Guard, ACH-008, ACH-010: an own die in Troy below 6 goes up by 1.
#[test]
fn the_captain_raises_an_own_die_in_troy() {
    let mut p = with(1, &["guard-captain"]);
    p.dice("blue", ["5 prison", "6 prison", "1 mint", "2", "3"]).act("use guard-captain");
    assert_eq!(p.choices(), ["raise blue 5 prison", "raise blue 1 mint"].map(str::to_owned));
    let refused = ["raise blue 6 prison", "raise blue 2 reserve", "raise red 3 arsenal", "raise blue 4 mint"];
    assert_eq!(refused.map(|die| p.refused(die)), ["ACH-010", "ACH-008", "ACH-072", "ACH-070"]);
    p.act("raise blue 5 prison");
    assert_eq!((p.values("blue", "prison"), p.gold_of(A), p.asked()), (vec![6, 6], 6, B));
}

/// Captain of the Guard, ACH-027: useless when all own dice in Troy show 6, whatever lies in the reserve.
#[test]
fn the_captain_needs_a_die_below_six() {
    let mut p = with(1, &["guard-captain"]);
    p.dice("blue", ["6 prison", "6 prison", "6 mint", "1", "1"]);
    assert_eq!(p.refused("use guard-captain"), "ACH-027");
}

/// Smuggler: an own die in Troy moves to another open Location with room; ACH-023, ACH-024, ACH-026.
#[test]
fn the_smuggler_moves_an_own_die() {
    let mut p = Position::new(3);
    p.dice("blue", ["4 prison", "3 royal-council", "3 royal-council", "6", "6"]);
    p.dice("green", ["3 royal-palace", "3 royal-palace", "3 black-market", "1", "1"]).row(&["smuggler"]).intrigue();
    p.act("use smuggler");
    assert_eq!(p.choices(), ["die blue 4 prison", "die blue 3 royal-council"]);
    assert_eq!(["die red 3 mint", "die blue 6 reserve"].map(|die| p.refused(die)), ["ACH-072", "ACH-008"]);
    p.act("die blue 4 prison");
    assert_eq!(
        p.choices(),
        ["to black-market", "to heraldic-office", "to arsenal", "to watchtower", "to mint"],
        "with room, open, and not where it lies"
    );
    assert_eq!(["to royal-council", "to citadel"].map(|to| p.refused(to)), ["ACH-023", "ACH-026"]);
    p.act("to mint");
    assert_eq!((p.values("blue", "mint"), p.gold_of(A), p.asked()), (vec![4], 5, B));
}

/// Smuggler, ACH-118: no die leaves or enters a Location under Curfew.
#[test]
fn the_smuggler_respects_a_curfew() {
    let mut p = with(1, &["smuggler"]);
    p.state.curfew.insert(word("prison"));
    p.act("use smuggler");
    assert_eq!((p.choices().len(), p.refused("die blue 3 prison")), (2, "ACH-118"));
    p.act("die blue 3 black-market");
    assert_eq!(p.refused("to prison"), "ACH-118");
}

/// Smuggler, ACH-027: useless when no own die can go anywhere.
#[test]
fn the_smuggler_needs_a_way() {
    let mut p = with(1, &["smuggler"]);
    p.dice("blue", ["3 prison", "3 prison", "3 prison", "3", "3"]);
    p.state.curfew.insert(word("prison"));
    assert_eq!(p.refused("use smuggler"), "ACH-027");
}

/// Fencing Master and Herald, ACH-017: a Cousin from the supply; useless when all 12 or all 8 are out.
#[test]
fn cousins_come_from_the_supply() {
    for (turn, character, out, kept) in [(1, "fencing-master", (11, 0), (12, 0)), (2, "herald", (0, 7), (0, 8))] {
        let mut p = with(turn, &[character]);
        p.cousins(A, out.0, out.1).act(&format!("use {character}"));
        assert_eq!((p.cousins_of(A), p.asked()), (kept, B));
        assert_eq!(p.refused(&format!("use {character}")), "ACH-027", "none is left");
    }
}

/// Assassin, ACH-010: a die of another player in Troy above 1 goes down by 2, but not below 1.
#[test]
fn the_assassin_lowers_a_die_of_another() {
    let mut p = with(2, &["assassin"]);
    p.dice("red", ["1 mint", "2 arsenal", "6 arsenal", "3 watchtower", "5"]).act("use assassin");
    assert_eq!(p.choices().len(), 3 + 4, "red and green dice");
    let refused = ["lower red 1 mint", "lower red 5 reserve", "lower blue 3 port"];
    assert_eq!(refused.map(|die| p.refused(die)), ["ACH-010", "ACH-008", "ACH-072"]);
    let mut q = p.clone();
    p.act("lower red 2 arsenal");
    assert_eq!((p.values("red", "arsenal"), p.gold_of(A)), (vec![1, 6], 4));
    q.act("lower red 6 arsenal");
    assert_eq!(q.values("red", "arsenal"), [2, 4]);
}

/// Assassin, ACH-027: useless when all dice of the others in Troy show 1.
#[test]
fn the_assassin_needs_a_die_above_one() {
    let mut p = Position::new(2);
    p.turn(2).row(&["assassin"]).intrigue();
    for colour in ["red", "purple"] {
        p.dice(colour, ["1 mint", "1 arsenal", "1 prison", "1 watchtower", "6"]);
    }
    assert_eq!(p.refused("use assassin"), "ACH-027");
}

/// Tax Farmer, ACH-079, ACH-011: another player gives 3 gold, or what there is, even if there is none.
#[test]
fn the_tax_farmer_collects_three() {
    for (gold, given) in [(7, 3), (3, 3), (2, 2), (0, 0)] {
        let mut p = with(2, &["tax-farmer"]);
        p.gold(C, gold).act("use tax-farmer");
        assert_eq!((p.choices(), p.refused("on 1")), (vec!["on 2".to_owned(), "on 3".to_owned()], "ACH-072"));
        p.act("on 3");
        assert_eq!((p.gold_of(A), p.gold_of(C), p.gold_of(B)), (6 + given, gold - given, 7));
        assert_eq!((p.power_of(C), p.asked()), (5, B), "no power is asked for or lost");
    }
}

/// Tax Farmer with two players: there is nobody else to choose.
#[test]
fn the_tax_farmer_of_two_players_asks_nothing() {
    let mut p = Position::new(2);
    p.turn(2).row(&["tax-farmer"]).intrigue().act("use tax-farmer");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.asked()), (9, 4, B));
}

/// Seer: one or two different own dice, in Troy or in reserve, both chosen before the first roll.
#[test]
fn the_seer_rerolls_two_dice() {
    let mut p = with(2, &["seer"]);
    p.dice("blue", ["1 port", "1 prison", "2 prison", "2 prison", "5"]).act("use seer");
    assert_eq!(p.choices().len(), 4, "equal dice in one place are one choice");
    assert_eq!(p.refused("die red 3 mint"), "ACH-072");
    p.act("die blue 5 reserve");
    assert_eq!(p.choices(), ["die blue 1 port", "die blue 1 prison", "die blue 2 prison", "done"]);
    assert_eq!(p.refused("die blue 5 reserve"), "ACH-070", "a different die");
    p.act("die blue 1 port").play("chance: roll 5").play("chance: roll 6");
    assert_eq!((p.values("blue", "reserve"), p.values("blue", "port")), (vec![5], vec![6]));
    assert_eq!((p.gold_of(A), p.asked()), (6, B));
}

/// Seer: two equal dice can be rerolled, and one may be enough.
#[test]
fn the_seer_rerolls_equal_dice_or_one() {
    let mut p = with(2, &["seer"]);
    p.dice("blue", ["1 port", "1 prison", "2 prison", "2 prison", "5"]);
    let mut q = p.clone();
    p.acts(&["use seer", "die blue 2 prison", "die blue 2 prison"]).play("chance: roll 4").play("chance: roll 2");
    assert_eq!((p.values("blue", "prison"), p.asked()), (vec![1, 2, 4], B));
    q.acts(&["use seer", "die blue 2 prison", "done"]).play("chance: roll 6");
    assert_eq!((q.values("blue", "prison"), q.asked()), (vec![1, 2, 6], B));
}

/// ACH-169: with two players the Seer may reroll a die of each own colour.
#[test]
fn the_seer_of_two_players_takes_either_colour() {
    let mut p = Position::new(2);
    p.turn(2).row(&["seer"]).intrigue().acts(&["use seer", "die blue 3 reserve"]);
    assert!(p.offers("die green 3 reserve") && !p.offers("die red 3 reserve"));
}

/// Envoy of the Order: any die in Troy, also an own one, moves to a legal destination.
#[test]
fn the_envoy_moves_any_die() {
    let mut p = with(3, &["order-envoy"]);
    p.act("use order-envoy");
    assert_eq!(p.choices().len(), 15, "every die is in Troy, on a Location of its own colour");
    let mut q = p.clone();
    p.act("die red 3 mint");
    assert!(!p.offers("to mint"), "it must go elsewhere");
    p.act("to citadel");
    assert_eq!((p.values("red", "citadel"), p.gold_of(A), p.is_window()), (vec![3], 3, false));
    q.acts(&["die blue 3 prison", "to mint"]);
    assert_eq!(q.values("blue", "mint"), [3]);
}

/// Envoy of the Order, ACH-023, ACH-118: not into a full Location, nor out of one under Curfew.
#[test]
fn the_envoy_needs_a_legal_destination() {
    let mut p = with(3, &["order-envoy"]);
    p.state.curfew.insert(word("mint"));
    p.act("use order-envoy");
    assert_eq!(p.refused("die red 3 mint"), "ACH-118");
    p.act("die blue 3 prison");
    assert_eq!(["to mint", "to port"].map(|to| p.refused(to)), ["ACH-118", "ACH-023"], "Port holds its two dice");
}

/// Chancellor, ACH-131: a token of the colour of an own die goes where that die lies, and gives no point.
#[test]
fn the_chancellor_places_a_token() {
    let mut p = with(3, &["chancellor"]);
    p.act("use chancellor");
    let places = ["citadel", "port", "black-market", "prison", "heraldic-office"];
    assert_eq!(p.choices(), places.map(|at| format!("token blue {at}")), "each with a blue die");
    p.act("token blue prison");
    assert_eq!((p.count_tokens("blue", "prison"), p.power_of(A), p.gold_of(A)), (1, 5, 3));
}

/// Chancellor, ACH-015: useless without a token in the supply; the tenth can be placed.
#[test]
fn the_chancellor_needs_a_token() {
    let mut p = with(3, &["chancellor"]);
    p.tokens("blue", "mint", 10);
    assert_eq!(p.refused("use chancellor"), "ACH-027");
    p.tokens("blue", "mint", 9).acts(&["use chancellor", "token blue citadel"]);
    assert_eq!((p.count_tokens("blue", "citadel"), p.count_tokens("blue", "mint")), (1, 9));
}

/// Chancellor, ACH-169: with two players the colour of the die decides, and each colour has its own supply.
#[test]
fn the_chancellor_of_two_players_uses_the_colour_of_the_die() {
    let mut p = Position::new(2);
    p.turn(3).row(&["chancellor"]).tokens("blue", "mint", 10).intrigue();
    p.dice("green", ["3 mint", "3 trading-office", "3 trading-office", "3 prison", "3 citadel"]).act("use chancellor");
    assert_eq!(p.choices(), ["citadel", "prison", "mint", "trading-office"].map(|at| format!("token green {at}")));
    assert_eq!(p.refused("token blue citadel"), "ACH-015");
}

/// Blade Virtuoso, ACH-008, ACH-010: an own die in Troy below 6 becomes a 6.
#[test]
fn the_virtuoso_makes_a_six() {
    let mut p = with(3, &["blade-virtuoso"]);
    p.dice("blue", ["1 port", "6 prison", "5 prison", "2 citadel", "4 citadel"]).act("use blade-virtuoso");
    assert_eq!(p.choices().len(), 4);
    assert_eq!(["raise blue 6 prison", "raise red 3 mint"].map(|die| p.refused(die)), ["ACH-010", "ACH-072"]);
    p.act("raise blue 1 port");
    assert_eq!((p.values("blue", "port"), p.gold_of(A)), (vec![6], 3));
    let mut p = with(3, &["blade-virtuoso"]);
    p.dice("blue", ["6 port", "6 prison", "6 prison", "6 citadel", "6 citadel"]);
    assert_eq!(p.refused("use blade-virtuoso"), "ACH-027");
}

/// Wizard: any two dice in Troy with different values, of any players, exchange values where they lie.
#[test]
fn the_wizard_exchanges_values() {
    let mut p = with(3, &["wizard"]);
    p.dice("red", ["6 mint", "3 arsenal", "3 arsenal", "3 watchtower", "3 temple-assembly"]);
    p.dice("green", ["1 royal-palace", "3 trading-office", "3 trading-office", "3 royal-council", "3 port"]);
    p.act("use wizard").act("die green 1 royal-palace");
    assert_eq!(p.refused("die green 1 royal-palace"), "ACH-070");
    let mut q = p.clone();
    p.act("die red 6 mint");
    assert_eq!((p.values("red", "mint"), p.values("green", "royal-palace")), (vec![1], vec![6]));
    assert_eq!((p.gold_of(A), p.is_window(), p.asked()), (4, false, B));
    q.act("die green 3 port");
    assert_eq!((q.values("green", "port"), q.values("green", "royal-palace")), (vec![1], vec![3]), "of one player");
}

/// Wizard, ACH-027: equal dice cannot be exchanged, and dice in reserve do not count.
#[test]
fn the_wizard_needs_two_values() {
    let mut p = with(3, &["wizard"]);
    assert_eq!(p.refused("use wizard"), "ACH-027", "all dice show 3");
    p.dice("blue", ["4 citadel", "3 port", "3 prison", "3 black-market", "3 black-market"]).act("use wizard");
    p.act("die blue 3 port");
    assert_eq!(p.choices(), ["die blue 4 citadel"]);
    let mut p = Position::new(3);
    p.row(&["wizard"]).dice("blue", ["3 mint", "3 prison", "3 prison", "6", "6"]).intrigue();
    assert_eq!(p.refused("use wizard"), "ACH-027", "the sixes are in reserve");
}

/// ACH-101: everybody sees who was used, at what price, and what was chosen.
#[test]
fn a_use_is_public() {
    let mut p = with(2, &["tax-farmer"]);
    p.usage("tax-farmer", 1).acts(&["use tax-farmer", "on 2"]);
    let used = p.sights(Viewer::SPECTATOR).into_iter().find_map(|sight| match sight {
        Sight::Used { seat, character, price, picks } => Some((seat, character, price, picks[0].0)),
        _ => None,
    });
    assert_eq!(used, Some((A, word("tax-farmer"), Some(2), p.action("on 2"))));
}
