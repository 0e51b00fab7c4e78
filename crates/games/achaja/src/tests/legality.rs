//! What can be chosen, and who is asked: ACH-023 to ACH-028.

use kernel::Viewer;

use super::position::{A, B, C, D, Position, asked};
use crate::cards::Location;
use crate::view::Step;

/// A has a die on the Prison and the hand; both places of the Mint are taken, by B and C, and the Port is closed.
fn full_mint(hand: &[&str]) -> Position {
    let mut p = Position::new(3);
    p.dice("blue", ["4 prison", "1 arsenal", "1 royal-palace", "3", "3"]);
    p.dice("red", ["6 mint", "1 arsenal", "1 watchtower", "3", "3"]);
    p.dice("green", ["2 mint", "1 prison", "1 watchtower", "3", "3"]);
    p.hand(A, hand).gold(A, 20).row(&["smuggler"]).intrigue();
    p
}

fn step(p: &Position) -> Step {
    p.view(Viewer::SPECTATOR).step
}

/// ACH-023: no move enters a full Location; one place less and it can.
#[test]
fn no_move_into_a_full_location() {
    let mut p = full_mint(&["abduction"]);
    p.act("use smuggler").act("die blue 4 prison");
    assert_eq!((p.refused("to mint"), p.offers("to black-market")), ("ACH-023", true));
    p.acts(&["convert", "play abduction a", "die green 1 prison"]);
    assert_eq!(p.refused("to mint"), "ACH-023");
    p.acts(&["convert", "play abduction a", "die green 2 mint", "to black-market"]);
    p.act("use smuggler").act("die red 1 arsenal");
    assert!(p.offers("to mint"));
}

/// ACH-023: a swap keeps the numbers, so it needs no room, on either side.
#[test]
fn a_swap_needs_no_room() {
    let mut p = full_mint(&["changing-the-guard"]);
    p.acts(&["play changing-the-guard a", "die blue 1 arsenal", "die red 6 mint"]);
    assert_eq!((p.values("blue", "mint"), p.values("red", "arsenal")), (vec![1], vec![1, 6]));
}

/// ACH-024: a Limit Increase token makes room for one die more, for that Location only.
#[test]
fn a_raised_limit() {
    let mut p = full_mint(&["abduction"]);
    p.acts(&["use orion", "at mint", "done"]);
    assert_eq!(p.state.limit(Location::Mint), 3);
    p.act("pass").luck().act("pass");
    p.acts(&["use smuggler", "die blue 4 prison", "to mint"]);
    assert_eq!(p.state.dice_at(Location::Mint).count(), 3);
    p.acts(&["use smuggler", "die blue 1 arsenal"]);
    assert_eq!(p.refused("to mint"), "ACH-023");
}

/// ACH-026: no die enters a closed Location, by no means; a Power token can, and one that lies there can move.
#[test]
fn closed_locations() {
    let mut p = full_mint(&["abduction", "extortion", "ambush"]);
    p.tokens("blue", "mint", 1).act("use smuggler").act("die blue 4 prison");
    for at in ["citadel", "port", "temple-assembly", "trading-office"] {
        assert_eq!(p.refused(&format!("to {at}")), "ACH-026");
    }
    p.acts(&["convert", "play abduction a", "die green 1 prison"]);
    assert_eq!(p.refused("to port"), "ACH-026");
    p.acts(&["convert", "use orion"]);
    assert_eq!(p.refused("at port"), "ACH-026");
    p.acts(&["convert", "play extortion b", "token blue mint"]);
    assert_eq!(p.offered().iter().filter(|to| to.starts_with("to ")).count(), 11);
    p.act("to port");
    assert_eq!((p.count_tokens("blue", "port"), p.count_tokens("blue", "mint")), (1, 0));
}

/// ACH-026: the Royal Palace puts a token on any of the twelve Locations.
#[test]
fn tokens_on_closed_locations() {
    let mut p = full_mint(&[]);
    p.state.frames = kernel::Stack::default();
    p.state.order = [Location::RoyalPalace].into_iter().collect();
    p.dominance();
    assert_eq!(p.offered().iter().filter(|at| at.starts_with("at ")).count(), 12);
    p.act("at trading-office");
    assert_eq!(p.count_tokens("blue", "trading-office"), 1);
}

/// ACH-027: an effect without a legal choice cannot be selected, nor an ability that cannot do anything be bought.
#[test]
fn nothing_without_a_choice() {
    let mut p = full_mint(&["extortion", "stolen-seal", "ambush", "scandal"]);
    p.cousins(B, 12, 0).row(&["fencing-master", "smuggler"]);
    let refused = ["play extortion b", "play stolen-seal a", "use fencing-master"].map(|action| p.refused(action));
    assert_eq!(refused, ["ACH-027"; 3]);
    assert!(p.offers("play extortion a") && p.offers("play stolen-seal b") && p.offers("play ambush a"));
    p.tokens("blue", "port", 1).cousins(B, 11, 0);
    assert!(p.offers("play extortion b") && p.offers("use fencing-master"));
    assert_eq!(p.refused("play stolen-seal a"), "ACH-027", "only A has a token");
    p.row(&[]);
    assert_eq!(p.refused("play scandal a"), "ACH-027", "Orion and Zaan cannot be discarded");
}

/// ACH-027: what is not said to be optional is mandatory: no choice of a played card or of an Event can be declined.
#[test]
fn mandatory_choices() {
    let mut p = full_mint(&["poisoned-cup"]);
    p.event(A, "street-riot").act("play poisoned-cup a");
    assert_eq!((p.refused("done"), p.refused("decline"), p.refused("stop")), ("ACH-027", "ACH-060", "ACH-027"));
    p.act("lower red 6 mint");
    assert!(!p.offers("done"), "no other die of B is above 1");
    p.act("pass");
}

/// ACH-027: an Event with a choice must be carried out; a rider may be declined.
#[test]
fn events_and_riders() {
    let mut p = full_mint(&[]);
    p.event(A, "street-riot").act("pass");
    assert_eq!(step(&p), Step::Choose);
    assert!(p.offered().iter().all(|action| action.starts_with("at ") || action == "convert"));
    assert!(["decline", "stop", "done", "pass"].iter().all(|action| !p.offers(action)));
    let mut p = full_mint(&["hired-blades"]);
    p.hand(B, &["ambush"]).acts(&["play hired-blades a", "lower red 6 mint", "with ambush"]);
    assert_eq!((p.asked(), step(&p), p.offers("decline")), (B, Step::Choose, true));
    p.act("decline");
    assert_eq!((p.asked(), p.values("red", "mint"), p.values("blue", "prison")), (B, vec![6], vec![4]));
}

/// ACH-028: who is asked in a window does not depend on what the cards are: one unknown card is enough, and no card is not.
#[test]
fn whoever_holds_a_card_is_asked() {
    for card in ["theft", "royal-veto", "riposte"] {
        let mut p = Position::new(4);
        p.hand(A, &["hired-blades"]).hand(B, &[card]).hand(C, &["scandal"]).intrigue();
        p.act("play hired-blades b").act("raise blue 3 prison");
        assert!(p.is_window());
        assert_eq!(asked(&p), [B, C], "D holds none");
        let defence = (card == "royal-veto").then(|| format!("with {card}"));
        assert_eq!(
            p.offered_to(B),
            defence.into_iter().chain(["decline".to_owned(), "convert".to_owned()]).collect::<Vec<_>>()
        );
        assert_eq!(p.refused_to(D, "decline"), "ACH-028");
    }
}

/// ACH-028: the Master of Intrigue asks for a second card while the hand is not empty, also if none can be played.
#[test]
fn a_second_card_is_asked_for() {
    let mut p = Position::new(3);
    p.turn(2).row(&["intriguer"]);
    p.dice("red", ["3 mint", "3 mint", "3 heraldic-office", "3 temple-assembly", "3"]);
    p.dice("green", ["3 heraldic-office", "3 royal-council", "3 royal-council", "3 temple-assembly", "3"]);
    p.dice("blue", ["3 black-market", "3 prison", "3 arsenal", "3 watchtower", "3"]);
    let mut q = p.clone();
    p.hand(A, &["theft", "ambush"]).intrigue().acts(&["use intriguer", "play theft b"]);
    assert_eq!((p.asked(), p.offered()), (A, ["stop", "convert"].map(str::to_owned).to_vec()));
    assert_eq!(p.refused("play ambush a"), "ACH-027");
    p.act("stop");
    assert_eq!(p.asked(), B);
    q.hand(A, &["theft"]).intrigue().acts(&["use intriguer", "play theft b"]);
    assert_eq!(q.asked(), B, "an empty hand is public");
}

/// ACH-028: gold is as good as public, so it decides who is asked: with 4 gold there is no question, with 3 there is.
#[test]
fn gold_decides_who_is_asked() {
    for (gold, power, next) in [(4, 5, B), (3, 5, B), (0, 0, A)] {
        let mut p = Position::new(3);
        p.hand(A, &["theft"]).gold(B, gold).power(B, power).intrigue().acts(&["play theft a", "on 2"]);
        let expected = if gold == 4 {
            Step::Act
        } else if power > 0 {
            Step::Shortfall
        } else {
            Step::ShortTheft
        };
        assert_eq!((p.asked(), step(&p)), (next, expected));
    }
}

/// ACH-028: whoever is not asked answers nothing.
#[test]
fn only_the_asked_answer() {
    let p = full_mint(&["theft"]);
    assert_eq!((p.refused_to(B, "pass"), p.refused_to(C, "play theft a")), ("ACH-028", "ACH-028"));
    assert_eq!(p.offered_to(B), ["convert"]);
}
