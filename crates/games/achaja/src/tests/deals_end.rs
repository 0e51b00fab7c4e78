//! Negotiate Hard: how offers end, and half-built ones: ACH-194, ACH-029.

use kernel::{Game, Viewer};

use super::deals::{at, dealing, ends, may, open, says, table};
use super::dominance::{lay, only, scene, step};
use super::position::{A, B, C, D, E, Position};
use crate::Achaja;
use crate::event::OfferEnd;
use crate::state::Phase;
use crate::view::Step;

/// ACH-194, ACH-195: the end of a phase ends the offers and gives everybody three new ones.
#[test]
fn the_end_of_a_phase() {
    let mut p = dealing(Position::new(4));
    lay(&mut p, &[("arsenal", &["blue 4"])]);
    only(&mut p, &["arsenal"]);
    p.event(A, "market-day").event(B, "court-favour").passed(&[A, B, C]).marker(D).intrigue();
    for _ in 0..2 {
        says(&mut p, A, &["offer 2", "promise peace", "propose", "retract"]);
    }
    says(&mut p, A, &["offer 2", "promise peace", "propose"]);
    p.act_as(D, "pass");
    assert_eq!((p.state.phase, open(&p), ends(&p)[2]), (Phase::Dominance, vec![], (A, OfferEnd::Lapsed)));
    assert!(may(&p, A, "offer 2"));
}

/// ACH-194: also the Preparation ends its offers, and the game those that are open in the end.
#[test]
fn offers_do_not_outlast_their_phase() {
    let mut p = at(Step::Place);
    while p.asked() != C {
        let next = p.offered()[0].clone();
        p.act(&next);
    }
    says(&mut p, A, &["offer 2", "give gold 1", "propose"]);
    while step(&p) == Step::Place {
        assert_eq!(open(&p), [(A, B)]);
        let next = p.offered()[0].clone();
        p.act(&next);
    }
    assert_eq!((step(&p), open(&p), ends(&p)), (Step::Act, vec![], vec![(A, OfferEnd::Lapsed)]));
    for turn in [2, 3] {
        let mut p = dealing(scene(3, turn, "arsenal", &["blue 4"]));
        p.dominance();
        says(&mut p, B, &["offer 3", "give gold 1", "propose"]);
        p.act("decline");
        assert_eq!((open(&p), p.is_over()), (vec![], turn == 3));
    }
}

/// ACH-194: an offer ends when either party answers a decision of their own, and stays when others do or anybody converts.
#[test]
fn an_answer_of_a_party_ends_an_offer() {
    for (proposer, to) in [(A, "offer 2"), (B, "offer 1")] {
        let mut p = table(4);
        says(&mut p, proposer, &[to, "give gold 1", "propose"]);
        says(&mut p, C, &["offer 4", "give gold 1", "propose"]);
        p.act_as(A, "convert").act_as(D, "convert");
        assert_eq!(open(&p).len(), 2);
        p.act("use moneylender");
        assert_eq!((open(&p), ends(&p)), (vec![(C, D)], vec![(proposer, OfferEnd::Lapsed)]));
    }
}

/// ACH-194: an executed deal ends all other offers of its parties, given and taken.
#[test]
fn a_deal_ends_the_offers_of_its_parties() {
    let mut p = table(4);
    says(&mut p, A, &["offer 2", "give gold 1", "propose"]);
    says(&mut p, B, &["offer 3", "give gold 1", "propose"]);
    says(&mut p, D, &["offer 1", "give gold 1", "propose"]);
    says(&mut p, C, &["offer 4", "give gold 1", "propose"]);
    p.act_as(B, "accept 1");
    assert_eq!((open(&p), ends(&p)), (vec![(C, D)], vec![(B, OfferEnd::Lapsed), (D, OfferEnd::Lapsed)]));
}

/// ACH-194: an Intrigue that anybody declares ends every offer, so that none is open in its window.
#[test]
fn an_intrigue_ends_all_offers() {
    let mut p = table(4);
    p.hand(A, &["theft"]).hand(B, &["riposte"]);
    says(&mut p, C, &["offer 4", "give gold 1", "propose"]);
    p.act("play theft a");
    assert_eq!(open(&p), [(C, D)], "it is not declared yet");
    p.act("on 2");
    assert_eq!((step(&p), open(&p), ends(&p)), (Step::Window, vec![], vec![(C, OfferEnd::Lapsed)]));
}

/// ACH-194: at other decision points offers wait, open and half built, and nothing can be said about them.
#[test]
fn offers_wait() {
    let mut p = dealing(Position::new(5));
    lay(&mut p, &[("royal-council", &["blue 6"]), ("royal-palace", &["red 4", "green 4"])]);
    only(&mut p, &["royal-council", "royal-palace"]);
    p.marker(B).dominance();
    says(&mut p, D, &["offer 5", "give gold 1", "propose"]);
    says(&mut p, E, &["offer 3", "give gold 2"]);
    p.act("decline");
    assert_eq!((step(&p), p.asked(), open(&p)), (Step::Ties, B, vec![(D, E)]));
    assert_eq!([p.refused_to(E, "accept 4"), p.refused_to(E, "propose"), p.refused_to(D, "retract")], ["ACH-199"; 3]);
    p.act("next 2");
    assert_eq!(step(&p), Step::Site);
    p.act_as(E, "propose");
    assert_eq!(open(&p), [(D, E), (E, C)]);
}

/// ACH-029: while an offer is half built no other choice can be begun, but for the answer to a decision, which drops it.
#[test]
fn one_half_built_choice_at_a_time() {
    let mut p = table(3);
    p.hand(A, &["theft", "slander"]);
    says(&mut p, C, &["offer 1", "want cards 1", "propose"]);
    says(&mut p, A, &["offer 2", "give gold 1"]);
    assert_eq!(
        (may(&p, A, "offer 3"), may(&p, A, "accept 3")),
        (false, false),
        "another offer; a reply of several steps"
    );
    assert!(may(&p, A, "refuse 3") && may(&p, A, "play theft a") && may(&p, A, "pass"));
    p.act("play theft a");
    assert_eq!((p.view(Viewer::seat(A)).deal, may(&p, A, "propose"), may(&p, A, "offer 2")), (None, false, false));
    Achaja::cancel(&mut p.state, A);
    p.act_as(A, "accept 3");
    assert_eq!((may(&p, A, "offer 2"), may(&p, A, "give theft"), may(&p, A, "pass")), (false, true, true));
    p.act("play slander b");
    assert_eq!((may(&p, A, "give theft"), open(&p)), (false, vec![(C, A)]), "the reply is dropped, the offer is not");
}

/// ACH-029: a public action of the maker drops the half-built offer, or reply.
#[test]
fn public_actions_drop_a_half_built_offer() {
    for action in ["convert", "refuse 3", "accept 3"] {
        let mut p = table(3);
        says(&mut p, C, &["offer 2", "give gold 1", "propose"]);
        says(&mut p, B, &["offer 1", "give gold 1", action]);
        assert!(!Achaja::half_built(&p.state, B), "{action}");
    }
    let mut p = table(3);
    p.hand(B, &["theft", "slander"]);
    says(&mut p, C, &["offer 2", "want cards 1", "propose"]);
    says(&mut p, B, &["offer 1", "give gold 1", "propose", "accept 3"]);
    assert!(Achaja::half_built(&p.state, B));
    p.act_as(B, "retract");
    assert!(!Achaja::half_built(&p.state, B));
}

/// ACH-029: a deal also drops a half-built play of a party, so that it need not be thought over in silence.
#[test]
fn a_deal_drops_a_half_built_play() {
    let mut p = table(3);
    p.hand(A, &["theft"]);
    says(&mut p, A, &["offer 2", "give theft", "propose", "play theft a"]);
    p.act_as(C, "offer 2").act_as(B, "accept 1");
    let half = [A, B, C].map(|seat| Achaja::half_built(&p.state, seat));
    assert_eq!((half, p.hand_of(B), may(&p, A, "pass")), ([false, false, true], vec!["theft"], true));
}

/// ACH-029: a deal drops the half-built choices of both parties, an Intrigue the half-built offers of all.
#[test]
fn deals_and_intrigues_drop_half_built_offers() {
    let mut p = table(4);
    p.hand(A, &["theft"]);
    says(&mut p, B, &["offer 1", "give gold 1", "propose"]);
    says(&mut p, B, &["retract", "offer 3", "give gold 1", "propose"]);
    says(&mut p, C, &["offer 4", "give gold 2"]);
    says(&mut p, D, &["offer 1", "give gold 2"]);
    p.act_as(C, "accept 2");
    let half = |p: &Position| [A, B, C, D].map(|seat| Achaja::half_built(&p.state, seat));
    assert_eq!(half(&p), [false, false, false, true]);
    says(&mut p, B, &["offer 4", "give gold 1"]);
    p.acts(&["play theft a", "on 3"]);
    assert_eq!((half(&p), p.asked()), ([false; 4], B), "nobody could defend, so B acts");
}

/// ACH-194: a half-built reply ends with its offer, and when the goods of the proposer are gone.
#[test]
fn a_half_built_reply_is_dropped() {
    let reply = || {
        let mut p = dealing(Position::new(4));
        p.row(&["tax-farmer"]).hand(D, &["theft", "slander"]).intrigue();
        says(&mut p, C, &["offer 4", "give gold 7", "want cards 1", "propose"]);
        p.act_as(D, "accept 3");
        assert!(Achaja::half_built(&p.state, D));
        p
    };
    let mut p = reply();
    p.act_as(C, "retract");
    assert!(!Achaja::half_built(&p.state, D));
    let mut p = reply();
    p.acts(&["use tax-farmer", "on 2"]);
    assert!(Achaja::half_built(&p.state, D), "C still has the gold");
    p.acts(&["use tax-farmer", "on 3"]);
    assert_eq!((Achaja::half_built(&p.state, D), open(&p)), (false, vec![(C, D)]));
}

/// ACH-194: offers never hold up the game; the player who is asked simply plays on.
#[test]
fn offers_do_not_stop_the_game() {
    let mut p = table(2);
    says(&mut p, A, &["offer 2", "give gold 1", "propose"]);
    assert_eq!((p.asked(), step(&p), may(&p, A, "pass"), may(&p, B, "pass")), (A, Step::Act, true, false));
    p.act("use moneylender");
    assert_eq!((p.asked(), open(&p).len()), (B, 0));
}
