//! What viewers know of hands and of the deck, and what they forget: section 5.

use kernel::{Game, Seat, Stack, Viewer};

use super::position::{A, B, C, Position, word};
use super::setup::possible;
use crate::Achaja;
use crate::cards::Intrigue;
use crate::event::Sight;
use crate::state::{Do, Phase};

const EVERYBODY: Viewer = Viewer::SPECTATOR;
const AS_A: Viewer = Viewer::seat(A);
const AS_B: Viewer = Viewer::seat(B);
const AS_C: Viewer = Viewer::seat(C);

/// The cards of a hand that are listed for a viewer.
fn listed(p: &Position, viewer: Viewer, seat: Seat) -> Vec<&'static str> {
    p.view(viewer).players[seat.index()].hand.shown.iter().map(|card| card.id()).collect()
}

/// What the other players and a spectator know of a hand.
fn listed_for_all(p: &Position, seat: Seat) -> Vec<Vec<&'static str>> {
    let others = Viewer::everyone(3).filter(|&viewer| viewer != Viewer::seat(seat));
    others.map(|viewer| listed(p, viewer, seat)).collect()
}

/// Turn II; A has a die at the Temple Assembly, this hand, and takes these cards there; then A is asked in the Intrigue phase.
fn taken(hand: &[&str], cards: &[&str]) -> Position {
    let mut p = Position::new(3);
    p.turn(2).hand(A, hand).discard(cards).dice("blue", ["6 temple-assembly", "1 prison", "1 prison", "1 mint", "3"]);
    p.dice("red", ["1 watchtower", "1 watchtower", "1 arsenal", "1 port", "3"]);
    p.dice("green", ["1 royal-council", "1 royal-council", "1 arsenal", "1 port", "3"]);
    for card in cards {
        p.state.order = [word("temple-assembly")].into_iter().collect();
        p.state.frames = Stack::default();
        p.dominance().act(&format!("take {card}"));
        assert!(p.told(&Sight::TookCard { seat: A, card: word(card) }));
    }
    acting(&mut p);
    p
}

/// The Intrigue phase of this turn begins.
fn acting(p: &mut Position) {
    p.state.frames = Stack::default();
    (p.state.phase, p.state.turn) = (Phase::Intrigue, 2);
    p.state.players.iter_mut().for_each(|player| player.passed = None);
    p.intrigue();
}

/// A player gives these cards for nothing.
fn give(p: &mut Position, from: Seat, to: Seat, cards: &[&str]) {
    p.state.options.negotiate = true;
    p.act_as(from, &format!("offer {to}"));
    for card in cards {
        p.act_as(from, &format!("give {card}"));
    }
    p.act_as(from, "propose").act_as(to, &format!("accept {from}"));
}

/// Section 5: a card taken from the discard pile is known to be in that hand, to everybody, beside the cards nobody else knows.
#[test]
fn a_card_from_the_discard_pile() {
    let p = taken(&["theft"], &["riposte"]);
    assert_eq!(listed_for_all(&p, A), [["riposte"]; 3]);
    assert_eq!((listed(&p, AS_A, A), p.view(EVERYBODY).players[0].hand.size), (vec!["theft", "riposte"], 2));
}

/// 5.1: with memory off nothing known of the others is listed, neither cards nor gold; the own hand and gold are.
#[test]
fn without_memory_nothing_is_listed() {
    let mut p = taken(&["theft"], &["riposte"]);
    assert!(Viewer::everyone(3).all(|viewer| p.view(viewer).players.iter().all(|player| player.gold == Some(7))));
    p.state.options.has_memory_aids = false;
    assert_eq!(listed_for_all(&p, A), [[""; 0]; 3]);
    assert_eq!(listed(&p, AS_A, A), ["theft", "riposte"]);
    for viewer in Viewer::everyone(3) {
        let gold = p.view(viewer).players.iter().map(|player| player.gold).collect::<Vec<_>>();
        let own = |seat| Some(7).filter(|_| viewer == Viewer::seat(seat));
        assert_eq!(gold, [own(A), own(B), own(C)]);
    }
}

/// 5.1: with memory off the game is the same: the same is offered and asked, step by step.
#[test]
fn memory_changes_no_choice() {
    let mut with = taken(&["theft", "scandal"], &["riposte"]);
    with.cousins(B, 1, 0).gold(B, 2);
    let mut without = with.clone();
    without.state.options.has_memory_aids = false;
    for action in ["play theft a", "on 2", "decline", "decline", "gold", "use zaan", "pass"] {
        for seat in [A, B, C] {
            assert_eq!(with.offered_to(seat), without.offered_to(seat));
        }
        with.act(action).luck();
        without.act(action).luck();
        assert_eq!(Achaja::waiting(&with.state), Achaja::waiting(&without.state));
    }
}

/// Section 5: a known card stays known while it stays: others that come and go change nothing.
#[test]
fn a_known_card_stays_known() {
    let mut p = taken(&["theft", "royal-veto"], &["riposte"]);
    p.act("play theft b").act("use zaan").luck();
    p.acts(&["pass", "use zaan"]).luck();
    assert_eq!(listed_for_all(&p, A), [["riposte"]; 3]);
    p.unopposed();
    assert_eq!(listed_for_all(&p, A), [["riposte"]; 3]);
}

/// Section 5: it is forgotten when it leaves face up.
#[test]
fn a_known_card_that_is_played() {
    let mut p = taken(&["theft"], &["riposte"]);
    p.act("play riposte b").act("raise blue 1 mint");
    assert_eq!(listed_for_all(&p, A), [[""; 0]; 3]);
}

/// Section 5: if a copy leaves face up, one known copy is forgotten, though it may have been another one; of two, one stays known.
#[test]
fn one_copy_of_several_leaves() {
    let play = |p: &mut Position| {
        p.act("play riposte b").act("raise blue 1 mint");
    };
    let mut p = taken(&["riposte"], &["riposte"]);
    assert_eq!(listed_for_all(&p, A), [["riposte"]; 3]);
    play(&mut p);
    assert_eq!((listed_for_all(&p, A), listed(&p, AS_A, A)), (vec![vec![]; 3], vec!["riposte"]));
    let mut p = taken(&["riposte"], &["riposte", "riposte"]);
    assert_eq!(listed_for_all(&p, A), [["riposte", "riposte"]; 3]);
    play(&mut p);
    assert_eq!((listed_for_all(&p, A), listed(&p, AS_A, A).len()), (vec![vec!["riposte"]; 3], 2));
}

/// Section 5: the same when a copy is sacrificed in defence, or sold.
#[test]
fn a_copy_is_sacrificed_or_sold() {
    let mut p = taken(&["royal-veto"], &["royal-veto"]);
    p.hand(B, &["theft"]).act("use zaan").luck().act("play theft b").act("with royal-veto");
    p.unopposed();
    assert_eq!(listed_for_all(&p, A), [[""; 0]; 3]);
    assert!(listed(&p, AS_A, A).contains(&"royal-veto"));
    let mut p = taken(&["theft"], &["theft", "riposte"]);
    p.dice("blue", ["6 black-market", "1 prison", "1 prison", "1 mint", "3"]);
    p.state.frames = Stack::default();
    p.state.order = [word("black-market")].into_iter().collect();
    p.dominance().acts(&["sell theft", "done"]);
    assert_eq!((listed_for_all(&p, A), p.hand_of(A)), (vec![vec!["riposte"]; 3], vec!["theft", "riposte"]));
}

/// Section 5: the Informer's user alone sees the cards looked at; the others see how many.
#[test]
fn what_the_informer_looks_at() {
    let mut p = Position::new(3);
    p.row(&["informer"]).intrigue().act("use informer");
    p.play("chance: card theft").play("chance: card ambush").play("chance: card scandal");
    let looked = |p: &Position, viewer| p.view(viewer).looked_at.iter().map(|card| card.id()).collect::<Vec<_>>();
    assert_eq!(
        (looked(&p, AS_A), looked(&p, AS_B), looked(&p, EVERYBODY)),
        (vec!["theft", "ambush", "scandal"], vec![], vec![])
    );
    for viewer in Viewer::everyone(3) {
        let seen: Vec<Sight> =
            p.sights(viewer).into_iter().filter(|sight| matches!(sight, Sight::Looked { .. })).collect();
        let card = |id| Some(word(id)).filter(|_| viewer == AS_A);
        assert_eq!(seen, ["theft", "ambush", "scandal"].map(|id| Sight::Looked { seat: A, card: card(id) }));
        assert_eq!(p.view(viewer).deck.size, 42);
    }
    p.act("take ambush");
    assert_eq!((looked(&p, AS_A), looked(&p, AS_C)), (vec!["theft", "scandal"], vec![]));
    assert!(p.told(&Sight::Kept { seat: A, card: None }));
    p.act("under scandal");
    assert!(p.told(&Sight::PutUnder { seat: A, count: 2, cards: None }));
    assert_eq!((listed(&p, AS_A, A), listed(&p, AS_B, A), p.view(AS_B).deck.size), (vec!["ambush"], vec![], 44));
}

/// The deck holds two cards, which A has put under it: a Theft above a Scandal.
fn put_under() -> Position {
    let mut p = Position::new(3);
    let all: Vec<Intrigue> = p.state.deck.all().collect();
    let rest: Vec<&str> =
        all.iter().map(|card| card.id()).filter(|id| !["theft", "ambush", "scandal"].contains(id)).collect();
    p.hand(C, &[&rest[..], &["theft", "theft", "ambush", "scandal"]].concat());
    p.row(&["informer"]).intrigue().act("use informer").luck();
    p.acts(&["take ambush", "under scandal"]);
    p
}

/// Section 5: cards put back by the Informer are known to their user, in order; nobody else knows them.
#[test]
fn cards_put_back() {
    let mut p = put_under();
    let known = |p: &Position, viewer| {
        let known = p.view(viewer).deck.known.into_iter();
        known.map(|seen| (seen.depth, seen.card.id())).collect::<Vec<_>>()
    };
    assert_eq!(known(&p, AS_A), [(0, "theft"), (1, "scandal")]);
    assert!([AS_B, AS_C, EVERYBODY].iter().all(|&viewer| known(&p, viewer).is_empty()));
    p.state.options.has_memory_aids = false;
    assert!(known(&p, AS_A).is_empty(), "5.1: it is a thing to remember");
}

/// Section 5: who draws one of them is known to that user, and to nobody else, even to who knows no name of the card.
#[test]
fn who_draws_a_card_put_back() {
    let mut p = put_under();
    p.forget().act("use zaan");
    assert!(!p.waits_for_chance(), "its place is settled");
    assert_eq!(p.hand_of(B), ["theft"]);
    let theft = Some(word("theft"));
    for (viewer, card) in [(AS_A, theft), (AS_B, theft), (AS_C, None), (EVERYBODY, None)] {
        assert!(p.sights(viewer).contains(&Sight::Drew { seat: B, card }));
        assert_eq!(listed(&p, viewer, B), if card.is_some() { vec!["theft"] } else { vec![] });
    }
}

/// Section 5: both parties of a deal know which cards went; the others know how many.
#[test]
fn cards_that_were_dealt_away() {
    let mut p = taken(&["theft", "scandal", "ambush"], &[]);
    give(&mut p, A, B, &["theft", "scandal"]);
    assert_eq!((listed(&p, AS_A, B), listed(&p, AS_B, B)), (vec!["theft", "scandal"], vec!["theft", "scandal"]));
    assert_eq!((listed(&p, AS_C, B), listed(&p, EVERYBODY, B)), (vec![], vec![]));
    assert_eq!((listed(&p, AS_B, A), p.view(AS_C).players[1].hand.size), (vec![], 2));
    let cards = Some(["theft", "scandal"].map(word::<Intrigue>).into_iter().collect());
    for (viewer, cards) in [(AS_A, cards.clone()), (AS_B, cards), (AS_C, None), (EVERYBODY, None)] {
        assert!(p.sights(viewer).contains(&Sight::GaveCards { seat: A, to: B, count: 2, cards }));
    }
}

/// Section 5: whichever card went, everybody but the two parties forgets all known cards of the giver; the parties do not.
#[test]
fn a_deal_makes_others_forget() {
    let mut p = taken(&["theft", "scandal"], &["riposte", "ambush"]);
    give(&mut p, A, B, &["theft"]);
    assert_eq!((listed(&p, AS_C, A), listed(&p, EVERYBODY, A)), (vec![], vec![]));
    assert_eq!((listed(&p, AS_B, A), listed(&p, AS_B, B)), (vec!["riposte", "ambush"], vec!["theft"]));
    assert_eq!((listed(&p, AS_C, B), listed(&p, EVERYBODY, B)), (vec![], vec![]));
    let mut p = taken(&["theft", "scandal"], &["riposte", "ambush"]);
    give(&mut p, A, B, &["riposte"]);
    assert_eq!((listed(&p, AS_B, A), listed(&p, AS_C, A), listed(&p, AS_C, B)), (vec!["ambush"], vec![], vec![]));
}

/// Section 5: a deal in which no card leaves makes nobody forget, and what is known of the receiver's hand stays known.
#[test]
fn a_deal_without_cards_of_a_hand() {
    let mut p = taken(&["theft"], &["riposte"]);
    p.state.options.negotiate = true;
    p.act_as(A, "offer 2").act_as(A, "give gold 1").act_as(A, "propose").act_as(B, "accept 1");
    assert_eq!(listed_for_all(&p, A), [["riposte"]; 3]);
    p.hand(C, &["scandal", "ambush"]);
    give(&mut p, C, A, &["scandal"]);
    assert_eq!((listed(&p, EVERYBODY, A), listed(&p, AS_C, A)), (vec!["riposte"], vec!["scandal", "riposte"]));
}

/// Section 5: if the whole hand went, its known cards are known in the new hand instead.
#[test]
fn a_whole_hand_goes() {
    let mut p = taken(&["theft"], &["riposte"]);
    p.hand(B, &["scandal"]);
    give(&mut p, A, B, &["theft", "riposte"]);
    assert_eq!((p.hand_of(A).len(), p.hand_of(B)), (0, vec!["theft", "scandal", "riposte"]));
    assert_eq!((listed(&p, AS_C, B), listed(&p, EVERYBODY, B)), (vec!["riposte"], vec!["riposte"]));
    assert_eq!(listed(&p, AS_A, B), ["theft", "riposte"]);
}

/// Section 5: the recipient of an offer that shows cards knows them, whatever becomes of it; of one that hides them, only how many.
#[test]
fn cards_shown_in_an_offer() {
    for (propose, known) in [("propose openly", vec!["scandal"]), ("propose", vec![])] {
        for end in ["1: retract", "2: refuse 1", "1: pass", "2: offer 1"] {
            let mut p = taken(&["theft", "scandal"], &[]);
            p.state.options.negotiate = true;
            p.act_as(A, "offer 2").act_as(A, "give scandal").act_as(A, propose);
            let terms = p.view(AS_B).offers[0].terms.clone().expect("B is a party");
            assert_eq!((terms.gives.cards, terms.given_cards.is_some()), (1, !known.is_empty()));
            assert_eq!(listed(&p, AS_B, A), known);
            p.play(end);
            assert_eq!(
                (listed(&p, AS_B, A), listed(&p, AS_C, A), listed(&p, EVERYBODY, A)),
                (known.clone(), vec![], vec![])
            );
        }
    }
}

/// Section 5: a card shown is no longer known once a copy of it has left face up.
#[test]
fn a_shown_card_that_leaves() {
    let mut p = taken(&["scandal", "scandal"], &[]);
    p.state.options.negotiate = true;
    p.act_as(A, "offer 2").act_as(A, "give scandal").act_as(A, "propose openly").act_as(A, "retract");
    assert_eq!(listed(&p, AS_B, A), ["scandal"]);
    p.act("play scandal b").act("on 3");
    assert_eq!((p.hand_of(A), listed(&p, AS_B, A)), (vec!["scandal"], vec![]));
}

/// Section 5, ACH-019: what was in the discard pile is unknown once it is the deck.
#[test]
fn a_rebuilt_deck_is_unknown() {
    let mut p = taken(&[], &[]);
    p.empty_deck().run(Do::Draw(B, 1));
    assert_eq!(possible(&p).len(), Intrigue::all().count());
    p.play("chance: card theft");
    let view = p.view(AS_A);
    assert_eq!((view.deck.size, view.deck.known.len(), view.discard.len(), listed(&p, AS_A, B).len()), (44, 0, 0, 0));
}
