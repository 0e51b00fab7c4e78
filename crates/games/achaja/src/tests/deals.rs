//! Negotiate Hard: how deals come about. ACH-190 to ACH-195, ACH-197, ACH-199, section 7.6. How offers end is in `deals_end`.

use std::str::FromStr;

use kernel::{Game, Seat, Viewer};

use super::dominance::{scene, step};
use super::position::{A, B, C, PLAIN, Position};
use crate::Achaja;
use crate::action::Action;
use crate::cards::Location;
use crate::deal::Promise;
use crate::event::{Given, OfferEnd, SeenPledge, Sight};
use crate::state::{Do, Options, Phase};
use crate::view::Step;

/// A table where deals are made. A is asked to act.
pub(super) fn table(seats: u8) -> Position {
    let mut p = dealing(Position::new(seats));
    p.intrigue();
    p
}

/// The same table, with deals.
pub(super) fn dealing(mut p: Position) -> Position {
    p.state.options.negotiate = true;
    p
}

/// A player says these things, such as the steps of an offer.
pub(super) fn says(p: &mut Position, seat: Seat, steps: &[&str]) {
    for step in steps {
        p.act_as(seat, step);
    }
}

/// Whether this is offered to a seat.
pub(super) fn may(p: &Position, seat: Seat, text: &str) -> bool {
    p.offered_to(seat).iter().any(|offered| offered == text)
}

/// Who has an open offer, and to whom.
pub(super) fn open(p: &Position) -> Vec<(Seat, Seat)> {
    p.view(Viewer::SPECTATOR).offers.iter().map(|offer| (offer.seat, offer.to)).collect()
}

/// How offers have ended without a deal.
pub(super) fn ends(p: &Position) -> Vec<(Seat, OfferEnd)> {
    let of = |sight: Sight| match sight {
        Sight::OfferEnded { seat, how, .. } => Some((seat, how)),
        _ => None,
    };
    p.sights(Viewer::SPECTATOR).into_iter().filter_map(of).collect()
}

/// ACH-190, section 2: without the option there are no deals.
#[test]
fn no_deals_without_the_option() {
    let mut p = Position::new(3);
    p.intrigue();
    assert!(p.offered_to(B).iter().all(|offered| !offered.starts_with("offer")));
    assert_eq!(p.refused_to(A, "offer 2"), "ACH-199");
}

/// A table at this decision point, with dice of Blue and Red where needed.
pub(super) fn at(point: Step) -> Position {
    let mut p = dealing(Position::new(3));
    p.hand(A, &["theft", "slander"]).hand(B, &["riposte"]);
    match point {
        Step::Gain | Step::Place => {
            p.run(Do::Turn).luck();
            if point == Step::Place {
                p.acts(&["gold", "gold", "gold"]);
            }
        }
        Step::Act => drop(p.intrigue()),
        Step::Window => drop(p.intrigue().acts(&["play theft a", "on 2"])),
        Step::Shortfall => drop(p.gold(B, 3).intrigue().acts(&["play theft a", "on 2", "decline"])),
        Step::ShortTheft => drop(p.gold(B, 3).power(B, 0).intrigue().acts(&["play theft a", "on 2", "decline"])),
        Step::Choose => drop(p.event(A, "curfew").intrigue().act("pass")),
        Step::Keep => drop(p.row(&["informer"]).intrigue().act("use informer").luck()),
        Step::PlayOn => drop(p.row(&["intriguer"]).intrigue().act("use intriguer")),
        Step::Site | Step::Again => {
            p = dealing(scene(3, 1, "royal-council", &["blue 4"]));
            p.dominance();
            if point == Step::Again {
                p.act("die blue 4 royal-council").luck();
            }
        }
        Step::Ties => {
            p = dealing(scene(3, 1, "royal-council", &["blue 4", "red 4"]));
            p.dominance();
        }
        Step::OwnTie => {
            p = dealing(scene(2, 3, "royal-council", &["blue 4", "green 4"]));
            p.state.judged = Some((Location::RoyalCouncil, A));
            p.dominance();
        }
        Step::Mover | Step::Forced => {
            let dice: &[&str] = if point == Step::Mover { &["blue 4", "red 4"] } else { &["blue 4", "red 3"] };
            p = dealing(scene(3, 1, "arsenal", dice));
            p.increase("arsenal", 1).state.phase = Phase::Dominance;
            p.run(Do::Fall(0));
        }
        Step::Rerolls => p = start(),
        _ => unreachable!("no test needs it"),
    }
    assert_eq!(step(&p), point);
    p
}

/// The start of a game with deals, when all may reroll.
fn start() -> Position {
    let mut p = Position::start(3, Options { negotiate: true, ..PLAIN });
    p.luck();
    p
}

/// ACH-199, section 7.6: deals are made at five decision points, by everybody; at the others nobody can begin one.
#[test]
fn when_deals_are_made() {
    for point in [Step::Gain, Step::Place, Step::Act, Step::Site, Step::Forced] {
        let p = at(point);
        for (seat, offer) in [(A, "offer 2"), (B, "offer 3"), (C, "offer 1")] {
            assert!(may(&p, seat, offer), "{point:?}");
        }
    }
    let closed = [Step::Window, Step::Shortfall, Step::ShortTheft, Step::Choose, Step::Keep, Step::PlayOn];
    let closed = closed.into_iter().chain([Step::Again, Step::Ties, Step::OwnTie, Step::Mover, Step::Rerolls]);
    for point in closed {
        let p = at(point);
        for seat in [A, B] {
            let offer = if seat == A { "offer 2" } else { "offer 1" };
            assert_eq!((may(&p, seat, offer), p.refused_to(seat, offer)), (false, "ACH-199"), "{point:?}");
        }
    }
}

/// ACH-199: placing a die at setup is no moment for deals, though it is the question of DP-P2.
#[test]
fn no_deals_at_setup() {
    let mut p = start();
    p.acts(&["keep", "keep", "keep"]).luck();
    assert_eq!((step(&p), p.refused_to(A, "offer 2")), (Step::Place, "ACH-199"));
}

/// ACH-191: an offer begins with the partner, any other player.
#[test]
fn an_offer_begins_with_the_partner() {
    let p = table(4);
    for (seat, partners) in [(A, [2, 3, 4]), (C, [4, 1, 2])] {
        let offered: Vec<String> = p.offered_to(seat).into_iter().filter(|text| text.starts_with("offer")).collect();
        assert_eq!(offered, partners.map(|partner| format!("offer {partner}")));
    }
    assert_eq!([p.refused_to(C, "offer 3"), p.refused_to(C, "offer 5")], ["ACH-072", "ACH-072"]);
    assert_eq!([p.refused_to(C, "give gold 1"), p.refused_to(C, "propose")], ["ACH-191", "ACH-192"]);
}

/// ACH-191: at most what the proposer has is given; up to 30 gold and what the partner visibly has is asked for.
#[test]
fn how_much_may_be_named() {
    let mut p = table(3);
    p.gold(A, 7).gold(B, 2).cousins(A, 2, 0).cousins(B, 1, 3).hand(A, &["theft"]).hand(B, &["ambush", "ambush"]);
    p.act_as(A, "offer 2");
    for step in ["give gold 1", "give gold 7", "want gold 1", "want gold 30", "give street 2", "want street 1"] {
        assert!(may(&p, A, step), "{step}");
    }
    for step in ["want palace 3", "give theft", "want cards 1", "want cards 2", "want theft", "want riposte"] {
        assert!(may(&p, A, step), "{step}");
    }
    for step in ["give gold 8", "want gold 31", "give street 3", "want street 2", "give palace 1", "want palace 4"] {
        assert_eq!((may(&p, A, step), p.refused_to(A, step)), (false, "ACH-191"), "{step}");
    }
    for step in ["give ambush", "want cards 3", "give cards 1"] {
        assert_eq!(p.refused_to(A, step), "ACH-191", "{step}");
    }
}

/// ACH-191: each kind of goods is named once, cards one by one or by number.
#[test]
fn each_kind_is_named_once() {
    let mut p = table(3);
    p.cousins(A, 2, 2).cousins(B, 2, 2).hand(A, &["theft", "theft"]).hand(B, &["ambush", "slander"]);
    says(&mut p, A, &["offer 2", "give gold 2", "want gold 3", "give street 1", "want palace 1", "give theft"]);
    for step in ["give gold 1", "want gold 3", "give street 1", "want palace 2"] {
        assert_eq!(p.refused_to(A, step), "ACH-191", "{step}");
    }
    assert!(may(&p, A, "give palace 1") && may(&p, A, "want street 1") && may(&p, A, "give theft"));
    p.act_as(A, "give theft");
    assert_eq!(p.refused_to(A, "give theft"), "ACH-191", "both copies are given");
    let mut q = p.clone();
    q.act_as(A, "want cards 1");
    assert_eq!([q.refused_to(A, "want theft"), q.refused_to(A, "want cards 2")], ["ACH-191", "ACH-191"]);
    says(&mut p, A, &["want ambush"]);
    assert_eq!(p.refused_to(A, "want cards 1"), "ACH-191");
    p.act_as(A, "want ambush");
    assert_eq!(p.refused_to(A, "want slander"), "ACH-191", "B has two cards");
}

/// ACH-191: no more copies of a card can be asked for by name than there are.
#[test]
fn a_card_has_so_many_copies() {
    let mut p = table(3);
    p.hand(B, &["theft", "theft", "slander", "slander"]);
    says(&mut p, A, &["offer 2", "want ambush", "want ambush"]);
    assert_eq!((may(&p, A, "want ambush"), may(&p, A, "want theft")), (false, true), "there are two");
}

/// ACH-192: gold, Intrigues and Cousins change hands, nothing else; gifts, requests and bare promises are offers, nothing is none.
#[test]
fn what_can_be_traded() {
    let goods = ["power 1", "market-day", "blue 4 mint", "token blue mint", "marker", "orion", "die blue 4 mint"];
    for good in goods {
        assert!(
            Action::from_str(&format!("give {good}")).is_err() && Action::from_str(&format!("want {good}")).is_err()
        );
    }
    for said in ["give gold 1", "want gold 1", "promise peace", "demand pass", "give street 1"] {
        let mut p = table(3);
        p.cousins(A, 1, 0);
        p.act_as(A, "offer 2");
        assert_eq!(p.refused_to(A, "propose"), "ACH-192");
        says(&mut p, A, &[said, "propose"]);
        assert_eq!(open(&p), [(A, B)], "{said}");
    }
}

/// ACH-191: the given cards are all shown or all hidden; without given cards there is nothing to show.
#[test]
fn cards_are_shown_or_hidden() {
    let mut p = table(3);
    p.hand(A, &["theft"]);
    says(&mut p, A, &["offer 2", "give gold 1"]);
    assert_eq!((may(&p, A, "propose"), may(&p, A, "propose openly")), (true, false));
    p.act_as(A, "give theft");
    assert!(may(&p, A, "propose") && may(&p, A, "propose openly"));
}

/// ACH-193: accepting exchanges everything at once.
#[test]
fn a_deal_is_carried_out() {
    let mut p = table(3);
    p.cousins(A, 2, 0).cousins(B, 0, 1).hand(A, &["theft", "slander"]).hand(B, &["ambush", "riposte"]);
    says(&mut p, A, &["offer 2", "give gold 5", "give street 2", "give theft"]);
    says(&mut p, A, &["want gold 1", "want palace 1", "want riposte", "propose"]);
    p.act_as(B, "accept 1");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C)), (3, 11, 7));
    assert_eq!((p.cousins_of(A), p.cousins_of(B)), ((0, 1), (2, 0)));
    assert_eq!((p.hand_of(A), p.hand_of(B)), (vec!["slander", "riposte"], vec!["theft", "ambush"]));
    assert_eq!((open(&p), p.asked(), ends(&p)), (vec![], A, vec![]), "the game waits for A as before");
}

/// ACH-193: of a number of cards the partner chooses which, one by one; the whole hand needs no choice.
#[test]
fn the_partner_chooses_the_cards() {
    let mut p = table(3);
    p.hand(B, &["theft", "slander", "ambush"]);
    says(&mut p, A, &["offer 2", "want cards 2", "propose"]);
    let mut all = p.clone();
    p.act_as(B, "accept 1");
    assert_eq!([may(&p, B, "give theft"), may(&p, B, "give slander"), may(&p, B, "give ambush")], [true, true, false]);
    assert_eq!(p.hand_of(A), Vec::<&str>::new(), "nothing has happened yet");
    p.act_as(B, "give theft");
    assert!(may(&p, B, "give ambush") && !may(&p, B, "give theft"));
    p.act_as(B, "give ambush");
    assert_eq!((p.hand_of(A), p.hand_of(B)), (vec!["theft", "ambush"], vec!["slander"]));
    all.hand(B, &["theft", "slander"]);
    all.act_as(B, "accept 1");
    assert_eq!((all.hand_of(A), all.hand_of(B).len()), (vec!["theft", "slander"], 0));
}

/// ACH-193: accepting is offered only while both own the goods; that can change by converting.
#[test]
fn both_must_own_the_goods() {
    let mut p = table(3);
    p.hand(B, &["slander"]).gold(B, 3);
    says(&mut p, A, &["offer 2", "want gold 8", "propose"]);
    assert_eq!((may(&p, B, "accept 1"), may(&p, B, "refuse 1"), p.refused_to(B, "accept 1")), (false, true, "ACH-193"));
    p.act_as(B, "convert");
    p.act_as(B, "accept 1");
    assert_eq!((p.gold_of(A), p.gold_of(B)), (15, 0));
    says(&mut p, A, &["offer 2", "want theft", "propose"]);
    assert_eq!(p.refused_to(B, "accept 1"), "ACH-193", "B does not have that card");
    says(&mut p, C, &["offer 2", "want slander", "propose"]);
    assert!(may(&p, B, "accept 3"));
}

/// ACH-193: also the goods of the proposer may be gone.
#[test]
fn the_proposer_must_own_the_goods() {
    let mut p = dealing(Position::new(3));
    p.row(&["tax-farmer"]).intrigue();
    says(&mut p, B, &["offer 3", "give gold 5", "propose"]);
    assert!(may(&p, C, "accept 2"));
    p.acts(&["use tax-farmer", "on 2"]);
    assert_eq!((p.gold_of(B), open(&p)), (4, vec![(B, C)]), "the offer stays");
    assert_eq!((may(&p, C, "accept 2"), may(&p, C, "refuse 2")), (false, true));
}

/// ACH-193, ACH-194: declining and retracting end an offer; only its partner declines it, only its maker takes it back.
#[test]
fn offers_are_declined_and_retracted() {
    let mut p = table(3);
    says(&mut p, A, &["offer 2", "give gold 1", "propose"]);
    assert_eq!([p.refused_to(C, "refuse 1"), p.refused_to(C, "accept 1"), p.refused_to(B, "refuse 3")], ["ACH-193"; 3]);
    assert_eq!([p.refused_to(B, "retract"), p.refused_to(C, "retract")], ["ACH-194"; 2]);
    p.act_as(B, "refuse 1");
    assert_eq!((open(&p), ends(&p)), (vec![], vec![(A, OfferEnd::Refused)]));
    says(&mut p, A, &["offer 3", "give gold 1", "propose", "retract"]);
    assert_eq!((open(&p), ends(&p)[1]), (vec![], (A, OfferEnd::Retracted)));
    assert_eq!((p.gold_of(A), p.refused_to(A, "retract"), p.refused_to(C, "accept 1")), (7, "ACH-194", "ACH-193"));
}

/// ACH-193, ACH-195: a new offer to the proposer declines theirs and counts; one to somebody else does not decline it.
#[test]
fn a_new_offer_declines() {
    let mut p = table(3);
    says(&mut p, A, &["offer 2", "give gold 1", "propose"]);
    says(&mut p, B, &["offer 3", "give gold 1", "propose", "retract"]);
    assert_eq!(open(&p), [(A, B)]);
    says(&mut p, B, &["offer 1", "want gold 2", "propose"]);
    assert_eq!((open(&p), ends(&p)[1]), (vec![(B, A)], (A, OfferEnd::Refused)));
    says(&mut p, B, &["retract", "offer 1", "want gold 2", "propose", "retract"]);
    assert_eq!(p.refused_to(B, "offer 1"), "ACH-195", "these were three");
}

/// ACH-195: one open offer at a time, and three until the order of play comes to the player again.
#[test]
fn three_offers_in_a_round() {
    let mut p = table(3);
    p.event(B, "market-day");
    let offer = |p: &mut Position, seat: Seat, to: &str| says(p, seat, &[to, "promise peace", "propose"]);
    for _ in 0..3 {
        offer(&mut p, A, "offer 2");
        offer(&mut p, C, "offer 2");
        assert_eq!((p.refused_to(A, "offer 3"), open(&p).len()), ("ACH-195", 2), "one is open");
        says(&mut p, B, &["refuse 1", "refuse 3"]);
    }
    assert_eq!([p.refused_to(A, "offer 2"), p.refused_to(C, "offer 2")], ["ACH-195"; 2]);
    p.acts(&["use moneylender", "pass"]);
    assert_eq!((p.asked(), may(&p, C, "offer 1"), may(&p, A, "offer 2")), (C, true, false));
    p.act("use moneylender");
    assert_eq!((p.asked(), may(&p, A, "offer 2"), may(&p, B, "offer 1")), (A, true, true));
}

/// ACH-195: whoever has passed may make three more when the order comes by.
#[test]
fn offers_of_who_has_passed() {
    let mut p = dealing(Position::new(3));
    p.event(A, "market-day").intrigue();
    p.act("pass");
    for _ in 0..3 {
        says(&mut p, A, &["offer 2", "promise peace", "propose", "retract"]);
    }
    p.act("use moneylender");
    assert_eq!((p.asked(), p.refused_to(A, "offer 2")), (C, "ACH-195"));
    p.act("use moneylender");
    assert_eq!((p.asked(), p.gold_of(A), may(&p, A, "offer 2")), (B, 14, true));
}

/// ACH-195: in the other phases three for each phase.
#[test]
fn three_offers_in_a_phase() {
    let mut p = at(Step::Gain);
    for _ in 0..3 {
        says(&mut p, C, &["offer 2", "promise peace", "propose", "retract"]);
    }
    p.acts(&["gold", "gold", "gold"]);
    assert_eq!((step(&p), p.refused_to(C, "offer 2")), (Step::Place, "ACH-195"), "the phase is the same");
    for _ in 0..3 {
        let to = p.offered()[0].clone();
        p.act(&to);
        while step(&p) == Step::Place && Achaja::half_built(&p.state, p.asked()) {
            let to = p.offered()[0].clone();
            p.act(&to);
        }
    }
    assert_eq!((step(&p), may(&p, C, "offer 2")), (Step::Act, true));
}

/// ACH-190, ACH-197: promises change nothing, and whoever breaks one is not stopped.
#[test]
fn promises_bind_nobody() {
    let mut p = table(3);
    p.hand(A, &["theft"]);
    says(&mut p, A, &["offer 2", "promise peace", "promise pass", "propose"]);
    let before = p.state.players.clone();
    p.act_as(B, "accept 1");
    assert_eq!(p.state.players, before);
    let pledges = [Promise::Peace, Promise::Pass].map(|promise| SeenPledge { is_own: true, promise });
    let (gives, wants) = (Given::default(), Given::default());
    assert!(p.told(&Sight::Deal { seat: A, to: B, gives, wants, pledges: pledges.into_iter().collect() }));
    p.acts(&["play theft a", "on 2"]);
    assert_eq!((p.gold_of(A), p.gold_of(B), p.power_of(A)), (11, 3, 5));
}

/// ACH-197, ACH-191: the list of promises, own ones and asked ones; at most two, none twice.
#[test]
fn the_list_of_promises() {
    let mut p = table(3);
    p.act_as(A, "offer 2");
    let listed = |p: &Position, verb: &str| -> Vec<String> {
        let steps = p.offered_to(A).into_iter();
        steps.filter_map(|step| Some(step.strip_prefix(verb)?.trim().to_owned())).collect()
    };
    let mut expected: Vec<String> = ["peace", "pass", "defend"].map(str::to_owned).to_vec();
    expected.extend(Location::ALL.iter().flat_map(|at| [format!("avoid {at}"), format!("spare {at}")]));
    expected.extend((1..=30).map(|gold| format!("pay {gold}")));
    assert_eq!((listed(&p, "promise"), listed(&p, "demand")), (expected.clone(), expected));
    p.act_as(A, "promise pay 30");
    assert_eq!((listed(&p, "promise").len(), listed(&p, "demand").len()), (56, 57));
    p.act_as(A, "demand pay 30");
    assert_eq!((listed(&p, "promise").len(), listed(&p, "demand").len()), (0, 0));
    assert_eq!(p.refused_to(A, "promise peace"), "ACH-191");
    assert!(Action::from_str("promise pay 31").is_err() && Action::from_str("promise pay 0").is_err());
}
