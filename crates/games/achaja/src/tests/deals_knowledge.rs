//! Negotiate Hard: who learns what (section 5, ACH-193, ACH-196), and what bots do (ACH-199).

use bots::{Bot, Greedy};
use dice::SearchDice;
use kernel::{Eyes, Game, Knowers, Seat, Viewer};

use super::deals::{may, says, table};
use super::position::{A, B, C, D, Position, word};
use crate::Achaja;
use crate::action::Action;
use crate::cards::Intrigue;
use crate::deal::DealAction;
use crate::event::{Given, Sight};
use crate::state::State;

const OTHERS: [Viewer; 2] = [Viewer::seat(C), Viewer::SPECTATOR];

/// The cards of a hand that a viewer knows.
fn known(p: &Position, viewer: Viewer, seat: Seat) -> Vec<&'static str> {
    p.view(viewer).players[seat.index()].hand.shown.iter().map(|card| card.id()).collect()
}

/// Everybody knows the cards that a player holds now.
fn exposed(p: &mut Position, seat: Seat) {
    p.state.player_mut(seat).hand.look(Knowers::EVERYBODY);
}

/// A table of three where A and B hold these cards.
fn holding(first: &[&str], second: &[&str]) -> Position {
    let mut p = table(3);
    p.hand(A, first).hand(B, second);
    p
}

/// ACH-196: everybody sees the parties, gold, Cousins, promises and the numbers of cards; the parties alone see which cards.
#[test]
fn what_is_told_of_a_deal() {
    let mut p = holding(&["theft", "slander"], &["ambush", "riposte"]);
    p.cousins(A, 1, 0);
    says(
        &mut p,
        A,
        &["offer 2", "give gold 2", "give street 1", "give theft", "want cards 1", "demand pass", "propose"],
    );
    says(&mut p, B, &["accept 1", "give riposte"]);
    let gives = Given { gold: 2, cousins: [1, 0], cards: 1 };
    let wants = Given { cards: 1, ..Given::default() };
    for viewer in OTHERS.into_iter().chain([A, B].map(Viewer::seat)) {
        let sights = p.sights(viewer);
        let deal = |sight: &Sight| matches!(sight, Sight::Deal { seat: A, to: B, gives: given, wants: taken, pledges } if *given == gives && *taken == wants && pledges.len() == 1);
        assert!(sights.iter().any(deal), "{viewer:?}");
        for (seat, to, card) in [(A, B, "theft"), (B, A, "riposte")] {
            let cards = (!OTHERS.contains(&viewer)).then(|| [word(card)].into_iter().collect());
            assert!(sights.contains(&Sight::GaveCards { seat, to, count: 1, cards }), "{viewer:?}");
        }
    }
}

/// Section 5: after a deal about a part of a hand both parties know the card that went, and nobody else knows any card of that hand.
#[test]
fn a_part_of_a_hand() {
    for given in ["theft", "ambush"] {
        let mut p = holding(&["theft", "slander", "ambush"], &[]);
        exposed(&mut p, A);
        assert_eq!(known(&p, Viewer::SPECTATOR, A).len(), 3);
        says(&mut p, A, &["offer 2", &format!("give {given}"), "propose"]);
        p.act_as(B, "accept 1");
        for viewer in OTHERS {
            assert_eq!((known(&p, viewer, A), known(&p, viewer, B)), (vec![], vec![]), "whichever card went");
        }
        assert_eq!(known(&p, Viewer::seat(A), B), [given]);
        assert_eq!(known(&p, Viewer::seat(B), A).len(), 2, "the partner knows what is left");
    }
}

/// Section 5: if the whole hand was given, known cards are known in the new hand.
#[test]
fn a_whole_hand() {
    let mut p = holding(&["theft"], &["ambush"]);
    exposed(&mut p, A);
    says(&mut p, A, &["offer 2", "give theft", "want cards 1", "propose"]);
    p.act_as(B, "accept 1");
    for viewer in OTHERS {
        assert_eq!((known(&p, viewer, A), known(&p, viewer, B)), (vec![], vec!["theft"]));
    }
    assert_eq!(known(&p, Viewer::seat(A), B), ["theft"]);
    assert_eq!(known(&p, Viewer::seat(B), A), ["ambush"]);
}

/// Section 5: only the hand that gave a card is forgotten; what is known of the receiving hand stays known.
#[test]
fn the_receiving_hand_stays_known() {
    let mut p = holding(&["theft", "slander"], &["ambush"]);
    exposed(&mut p, B);
    says(&mut p, A, &["offer 2", "give theft", "want gold 1", "propose"]);
    p.act_as(B, "accept 1");
    for viewer in OTHERS {
        assert_eq!((known(&p, viewer, B), known(&p, viewer, A)), (vec!["ambush"], vec![]));
    }
    let mut p = holding(&["theft", "slander"], &["ambush"]);
    exposed(&mut p, A);
    says(&mut p, A, &["offer 2", "give gold 1", "want gold 2", "propose"]);
    p.act_as(B, "accept 1");
    assert_eq!(known(&p, Viewer::SPECTATOR, A), ["theft", "slander"], "no card of it was given");
}

/// Section 5, ACH-211: what is not known any more may be a defence again; what is still known is not.
#[test]
fn forgotten_cards_make_suspects() {
    for (given, suspects) in [(&["give theft"][..], vec![B, C]), (&["give theft", "give slander"][..], vec![])] {
        let mut p = table(3);
        p.hand(A, &["paid-witness"]).hand(B, &["theft", "slander"]);
        exposed(&mut p, B);
        says(&mut p, B, &[&["offer 3"], given, &["propose"]].concat());
        p.act_as(C, "accept 2");
        p.act("play paid-witness a");
        let asked: Vec<Seat> =
            if p.is_window() { Achaja::waiting(&p.state).seats().iter().collect() } else { Vec::new() };
        assert_eq!((asked, p.gold_of(A)), (suspects.clone(), if suspects.is_empty() { 9 } else { 7 }));
    }
}

/// Section 5, ACH-191: the recipient of an offer knows shown cards, whatever becomes of it; others do not. Hidden ones nobody learns.
#[test]
fn shown_cards_are_known() {
    for end in ["retract", "refuse 1", "use zaan"] {
        for (propose, shown) in [("propose openly", vec!["theft"]), ("propose", vec![])] {
            let mut p = holding(&["theft", "slander"], &[]);
            says(&mut p, A, &["offer 2", "give theft", propose]);
            p.top("ambush").act_as(if end == "refuse 1" { B } else { A }, end);
            assert!(p.view(Viewer::SPECTATOR).offers.is_empty());
            assert_eq!(known(&p, Viewer::seat(B), A), shown, "{end} {propose}");
            assert!(OTHERS.iter().all(|&viewer| known(&p, viewer, A).is_empty()));
        }
    }
}

/// Section 5: a known card is forgotten when a copy of it leaves the hand face up, here sold or played.
#[test]
fn a_card_that_leaves_is_forgotten() {
    for (hand, left) in
        [(["theft", "slander"], vec![]), (["theft", "theft"], vec![]), (["slander", "slander"], vec!["theft"])]
    {
        let mut p = holding(&["theft", hand[0], hand[1]], &[]);
        says(&mut p, A, &["offer 2", "give theft", "propose openly"]);
        p.act(if hand == ["slander", "slander"] { "play slander b" } else { "play theft b" });
        if hand == ["slander", "slander"] {
            let die = p.offered()[0].clone();
            p.acts(&[&die, "done"]);
        }
        assert_eq!(known(&p, Viewer::seat(B), A), left, "{hand:?}");
    }
}

/// Section 5: of equal cards as many are known as were shown at one time.
#[test]
fn equal_cards_are_counted() {
    let mut p = holding(&["theft", "theft", "theft"], &[]);
    for _ in 0..2 {
        says(&mut p, A, &["offer 2", "give theft", "propose openly"]);
        assert_eq!(known(&p, Viewer::seat(B), A), ["theft"], "it may be the same one");
        p.act_as(A, "retract");
    }
    says(&mut p, A, &["offer 2", "give theft", "give theft", "propose openly"]);
    assert_eq!(known(&p, Viewer::seat(B), A), ["theft", "theft"]);
    p.act_as(B, "accept 1");
    assert_eq!(
        (known(&p, Viewer::seat(B), A), p.hand_of(B)),
        (vec![], vec!["theft", "theft"]),
        "the known ones were given"
    );
}

/// Section 5: with memory=off the site lists none of this, though the game is the same.
#[test]
fn without_memory_aids_nothing_is_listed() {
    let mut p = holding(&["theft", "slander"], &[]);
    p.state.options.has_memory_aids = false;
    says(&mut p, A, &["offer 2", "give theft", "propose openly"]);
    assert_eq!(known(&p, Viewer::seat(B), A), Vec::<&str>::new());
    p.act_as(B, "accept 1");
    assert_eq!(known(&p, Viewer::seat(A), B), Vec::<&str>::new());
    assert_eq!(known(&p, Viewer::seat(B), B), ["theft"]);
}

/// What a viewer sees and has been told.
fn seen(p: &Position, viewer: Viewer) -> (crate::View, Vec<Sight>) {
    (p.view(viewer), p.sights(viewer))
}

/// Section 5: others see that there is an offer, and between whom; whatever it says looks the same to them.
#[test]
fn others_see_only_that_there_is_an_offer() {
    let offer = |steps: &[&str]| {
        let mut p = holding(&["theft", "slander"], &["ambush"]);
        p.forget();
        p.act_as(A, "offer 2");
        says(&mut p, A, steps);
        p
    };
    let gift = offer(&["give theft", "promise peace", "propose openly"]);
    let request = offer(&["want ambush", "propose"]);
    for viewer in OTHERS {
        assert_eq!(seen(&gift, viewer), seen(&request, viewer));
        assert!(gift.view(viewer).offers[0].terms.is_none());
        assert!(gift.sights(viewer).contains(&Sight::Offered { seat: A, to: B, terms: None }));
    }
    let terms = request.view(Viewer::seat(B)).offers.remove(0).terms.expect("a party sees what it says");
    assert_eq!((terms.wants.cards, &*terms.wanted_cards), (1, &[word::<Intrigue>("ambush")][..]));
}

/// Section 5, ACH-191: of hidden cards the recipient sees the number, the proposer the cards.
#[test]
fn hidden_cards_look_alike() {
    let offer = |card: &str, propose: &str| {
        let mut p = holding(&["theft", "slander"], &[]);
        p.forget();
        says(&mut p, A, &["offer 2", card, propose]);
        p
    };
    let hidden = ["give theft", "give slander"].map(|card| offer(card, "propose"));
    assert_eq!(seen(&hidden[0], Viewer::seat(B)), seen(&hidden[1], Viewer::seat(B)));
    let terms = |p: &Position, seat: Seat| p.view(Viewer::seat(seat)).offers.remove(0).terms.expect("a party");
    assert_eq!((terms(&hidden[0], B).gives.cards, terms(&hidden[0], B).given_cards), (1, None));
    assert_eq!(terms(&hidden[0], A).given_cards.as_deref(), Some(&[word("theft")][..]));
    let shown = offer("give theft", "propose openly");
    assert_eq!(terms(&shown, B).given_cards.as_deref(), Some(&[word("theft")][..]));
}

/// ACH-029, section 5: a half-built offer or reply is seen by its maker only, also that it was dropped.
#[test]
fn half_built_deals_are_private() {
    let mut p = holding(&["theft"], &["ambush", "riposte"]);
    says(&mut p, A, &["offer 2", "want cards 1", "propose"]);
    let all = |p: &Position| [Viewer::seat(A), Viewer::seat(C), Viewer::SPECTATOR].map(|viewer| seen(p, viewer));
    let before = all(&p);
    p.act_as(B, "accept 1");
    assert_eq!(all(&p), before);
    assert!(p.view(Viewer::seat(B)).deal.is_some());
    Achaja::cancel(&mut p.state, B);
    says(&mut p, B, &["offer 3", "give ambush", "want gold 3"]);
    assert_eq!(all(&p), before);
    p.act_as(B, "convert").act_as(B, "offer 3");
    Achaja::cancel(&mut p.state, B);
    assert_eq!((p.view(Viewer::seat(B)).deal, p.events.len()), (None, before[0].1.len() + 1), "but for the conversion");
}

/// ACH-193: whether the offer can be accepted only the recipient sees, and a decline looks the same in both cases.
#[test]
fn a_decline_does_not_tell_why() {
    let asked = |card: &str| {
        let mut p = holding(&[], &[card]);
        p.forget();
        says(&mut p, A, &["offer 2", "want theft", "propose"]);
        p
    };
    let [mut able, mut unable] = ["theft", "slander"].map(asked);
    assert_eq!((may(&able, B, "accept 1"), may(&unable, B, "accept 1")), (true, false));
    let all = [Viewer::seat(A), Viewer::seat(C), Viewer::SPECTATOR];
    let same = |p: &Position, q: &Position| all.iter().all(|&viewer| seen(p, viewer) == seen(q, viewer));
    assert!(same(&able, &unable));
    able.act_as(B, "refuse 1");
    unable.act_as(B, "refuse 1");
    assert!(same(&able, &unable));
}

/// Worlds that a viewer cannot tell from the real one.
fn worlds(p: &Position, viewer: Viewer) -> Vec<State> {
    let draw = |seed| {
        let world = Achaja::determinize(&p.state, viewer, &mut SearchDice::seeded(seed));
        assert_eq!(Achaja::view(&world, viewer), p.view(viewer));
        assert_eq!(Achaja::invariant(&world), Ok(()));
        world
    };
    (0..50).map(draw).collect()
}

/// Section 5: what a bot imagines keeps the cards it knows from a deal and from a shown offer, and nothing else.
#[test]
fn imagined_worlds_keep_what_is_known() {
    let mut p = holding(&["theft", "slander", "ambush"], &["riposte"]);
    says(&mut p, A, &["offer 2", "give theft", "propose"]);
    p.act_as(B, "accept 1");
    says(&mut p, A, &["offer 2", "give slander", "propose openly"]);
    let holds = |world: &State, seat: Seat, card: &str| world.player(seat).hand.contains(word(card));
    let in_all =
        |viewer: Viewer, seat: Seat, card: &str| worlds(&p, viewer).iter().all(|world| holds(world, seat, card));
    assert!(in_all(Viewer::seat(A), B, "theft") && !in_all(Viewer::seat(A), B, "riposte"));
    assert!(in_all(Viewer::seat(B), A, "slander") && !in_all(Viewer::seat(B), A, "ambush"));
    for viewer in OTHERS {
        assert!(!in_all(viewer, B, "theft") && !in_all(viewer, A, "slander"));
    }
}

/// ACH-191: a recipient imagines various hidden cards in the offer.
#[test]
fn hidden_cards_are_imagined() {
    let mut p = holding(&["theft", "slander", "ambush"], &[]);
    says(&mut p, A, &["offer 2", "give theft", "propose"]);
    let mut imagined: Vec<String> = Vec::new();
    for mut world in worlds(&p, Viewer::seat(B)) {
        Achaja::apply(&mut world, B, Action::Deal(DealAction::Accept(A)), &mut kernel::NoEvents);
        imagined.push(world.player(B).hand.cards().map(|card| card.to_string()).collect());
    }
    imagined.sort_unstable();
    imagined.dedup();
    assert!(imagined.len() > 5, "{imagined:?}");
}

/// What the bot does at this seat.
fn bot(p: &Position, seat: Seat) -> String {
    let mut bot = Greedy::<Achaja>::default();
    bot.choose(&Eyes::new(&p.state, seat), &mut SearchDice::seeded(7)).to_string()
}

/// ACH-199: bots accept what is better for them by their own evaluation, and decline the rest.
#[test]
fn bots_accept_only_what_is_better() {
    for (terms, answer) in [
        (&["give gold 3"][..], "accept 1"),
        (&["want gold 3"][..], "refuse 1"),
        (&["give gold 5", "want gold 1"][..], "accept 1"),
        (&["give gold 1", "want gold 5"][..], "refuse 1"),
    ] {
        let mut p = table(4);
        says(&mut p, A, &[&["offer 2"], terms, &["propose"]].concat());
        assert_eq!(bot(&p, B), answer, "{terms:?}");
    }
}

/// ACH-199: bots propose nothing, neither when they are asked nor otherwise.
#[test]
fn bots_propose_nothing() {
    let mut p = table(4);
    p.hand(A, &["theft"]).hand(D, &["slander"]);
    assert!(may(&p, A, "offer 2"));
    let answer = bot(&p, A);
    assert!(["play", "use", "pass"].iter().any(|verb| answer.starts_with(verb)), "{answer}");
    for seat in [B, C, D] {
        let mut replies = Vec::new();
        Achaja::replies(&p.state, seat, &mut replies);
        assert_eq!(replies, [], "nobody waits for it, so it is not even woken");
    }
}
