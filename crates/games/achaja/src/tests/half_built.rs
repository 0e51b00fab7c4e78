//! Choices of several steps, which their maker alone sees and may drop: ACH-029.

use kernel::{Game, Seat, Viewer};

use super::position::{A, B, C, PLAIN, Position, asked, word};
use super::setup::rolled;
use crate::Achaja;
use crate::cards::Intrigue;
use crate::event::Sight;
use crate::state::Options;

/// Three players at DP-I1 who may make deals; A holds a card with a choice of several steps.
fn table() -> Position {
    let mut p = Position::new(3);
    p.state.options.negotiate = true;
    p.hand(A, &["abduction", "theft"]).hand(B, &["theft", "scandal"]).gold(A, 20).row(&["smuggler"]).intrigue();
    p
}

/// A is asked to place a die.
fn placing() -> Position {
    let mut p = rolled(3, PLAIN, &["12345", "22345", "33345"]);
    p.acts(&["keep", "keep", "keep"]);
    p
}

/// A may sell cards at the Black Market.
fn selling() -> Position {
    let mut p = Position::new(3);
    p.hand(A, &["theft", "theft", "scandal"]).dice("blue", ["6 black-market", "1 prison", "1 mint", "3", "3"]);
    p.state.order = [word("black-market")].into_iter().collect();
    p.dominance();
    p
}

/// A shares out points for two colours.
fn sharing_out() -> Position {
    let mut p = Position::start(2, Options { fate: true, ..PLAIN });
    p.luck();
    p
}

/// What everybody but A perceives of the table.
fn others(p: &Position) -> Vec<(crate::View, usize, Vec<Seat>)> {
    let seats = p.state.seats;
    let look = |viewer| (p.view(viewer), p.sights(viewer).len(), Achaja::asked(&p.state, viewer).iter().collect());
    Viewer::everyone(seats).filter(|&viewer| viewer != Viewer::seat(A)).map(look).collect()
}

/// ACH-029: the steps of a choice are seen by their maker only, and dropping it leaves everything as it was.
#[test]
fn steps_are_seen_by_their_maker_only() {
    let begun: [(Position, &[&str]); 7] = [
        (table(), &["play abduction a", "die red 3 watchtower"]),
        (table(), &["use smuggler", "die blue 3 prison"]),
        (table(), &["use orion", "at mint"]),
        (table(), &["offer 2", "give gold 3", "give theft", "demand peace"]),
        (placing(), &["die blue 3 reserve"]),
        (selling(), &["sell theft", "sell theft"]),
        (sharing_out(), &["fate 66511"]),
    ];
    for (before, steps) in begun {
        let mut p = before.clone();
        for step in steps {
            p.act_as(A, step);
            assert!(Achaja::half_built(&p.state, A) && !Achaja::half_built(&p.state, B));
        }
        assert_eq!(others(&p), others(&before), "{steps:?}");
        assert_ne!(p.view(Viewer::seat(A)), before.view(Viewer::seat(A)), "{steps:?}");
        assert_eq!(
            (p.sights(Viewer::seat(A)).len(), asked(&p)),
            (before.sights(Viewer::seat(A)).len(), asked(&before))
        );
        Achaja::cancel(&mut p.state, A);
        assert_eq!(p.state, before.state, "{steps:?}");
    }
}

/// ACH-029: with its last step the choice is made as a whole, and everybody sees all of it.
#[test]
fn the_last_step_shows_the_whole() {
    let mut p = table();
    p.act("use smuggler").act("die blue 3 prison").act("to mint");
    assert!(!Achaja::half_built(&p.state, A));
    let used = p.sights(Viewer::SPECTATOR).into_iter().find_map(|sight| match sight {
        Sight::Used { picks, .. } => Some(picks.iter().map(|pick| pick.0.to_string()).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(used, Some(vec!["die blue 3 prison".to_owned(), "to mint".to_owned()]));
    let mut p = selling();
    p.acts(&["sell theft", "sell scandal"]);
    assert_eq!((p.hand_of(A).len(), p.gold_of(A)), (3, 7), "nothing is sold yet");
    p.act("done");
    assert_eq!((p.hand_of(A), p.gold_of(A)), (vec!["theft"], 11));
}

/// Begins every choice that a seat has, and goes on with every step, until all are made. How many there are.
fn finish(p: &Position, seat: Seat) -> usize {
    let mut options = Vec::new();
    Achaja::options(&p.state, seat, &mut options);
    assert!(!options.is_empty(), "nothing can follow {:?}", p.view(Viewer::seat(seat)).draft);
    let follow = |option: &crate::Action| {
        let mut p = p.clone();
        p.act_as(seat, &option.to_string());
        if Achaja::half_built(&p.state, seat) { finish(&p, seat) } else { 1 }
    };
    options.iter().map(follow).sum()
}

/// ACH-029: no first step is offered that cannot be completed, whatever card or Character it begins with.
#[test]
fn what_is_begun_can_be_finished() {
    let all: Vec<&str> = Intrigue::all().map(Intrigue::id).collect();
    let rows = [
        ["guard-captain", "smuggler", "informer"],
        ["intriguer", "assassin", "tax-farmer"],
        ["order-envoy", "chancellor", "wizard"],
    ];
    for seats in [2, 3] {
        for (turn, row) in (1..).zip(rows) {
            let mut p = Position::new(seats);
            p.turn(turn).row(&row).gold(A, 30).hand(A, &all);
            p.tokens("blue", "mint", 1).tokens("red", "port", 1).intrigue();
            assert!(finish(&p, A) > 300);
        }
    }
    let mut p = Position::new(3);
    p.turn(3).row(&["blade-virtuoso", "archivist"]).gold(A, 30).discard(&["abduction", "scandal"]).intrigue();
    assert!(finish(&p, A) > 10);
}

/// ACH-029: the same at setup, in Preparation, and at Locations.
#[test]
fn other_choices_can_be_finished() {
    assert_eq!(finish(&placing(), A), 5 * 8);
    assert_eq!(finish(&selling(), A), 1 + 5, "nothing; one theft, two, a scandal, a theft and a scandal, all");
    assert!(finish(&sharing_out(), A) > 1000);
    for at in ["citadel", "prison", "temple-assembly", "arsenal", "watchtower", "royal-council", "royal-palace"] {
        let mut p = Position::new(3);
        p.turn(3)
            .gold(A, 9)
            .discard(&["theft"])
            .dice("blue", [&format!("6 {at}"), "1 port", "1 port", "3 trading-office", "1 trading-office"]);
        p.dice("red", ["1 mint", "1 mint", "2 black-market", "3 black-market", "1 black-market"]);
        p.dice("green", ["1 heraldic-office", "1 heraldic-office", "2 prison", "3 prison", "4 watchtower"]);
        p.state.order = [word(at)].into_iter().collect();
        p.dominance();
        assert!(finish(&p, A) > 1, "{at}");
    }
}

/// ACH-029: a half-built choice allows no first step of another: neither another play nor an offer; only the next steps, and converting.
#[test]
fn one_choice_at_a_time() {
    let mut p = table();
    p.act_as(B, "offer 1").act_as(B, "want cards 1").act_as(B, "propose");
    assert!(p.offers("offer 2") && p.offers("accept 2"));
    p.act("use orion");
    assert!(
        ["use smuggler", "play theft a", "pass", "offer 2", "offer 3", "accept 2"].iter().all(|first| !p.offers(first))
    );
    assert!(p.offered().iter().all(|step| step.starts_with("at ") || ["convert", "refuse 2"].contains(&step.as_str())));
    Achaja::cancel(&mut p.state, A);
    assert!(["use smuggler", "play theft a", "pass", "offer 3", "accept 2"].iter().all(|first| p.offers(first)));
}

/// ACH-029: a half-built sale, too, though cards only are named so far.
#[test]
fn a_sale_is_a_choice_too() {
    let mut p = selling();
    p.state.options.negotiate = true;
    assert!(p.offers("offer 2"));
    p.act("sell theft");
    assert_eq!(p.offered(), ["sell theft", "sell scandal", "done", "convert"]);
    p.act("convert");
    assert_eq!((p.offers("decline"), p.hand_of(A).len()), (true, 3));
}

/// ACH-029: while an offer is half built, no other offer begins and no reply; but one may begin to answer, which drops it.
#[test]
fn an_answer_drops_a_half_built_offer() {
    let mut p = table();
    p.act_as(C, "offer 1").act_as(C, "want cards 1").act_as(C, "propose");
    p.act("offer 2").act("give gold 3");
    assert_eq!((p.offers("offer 3"), p.offers("accept 3"), p.offers("refuse 3")), (false, false, true));
    assert!(p.offers("play abduction a") && p.offers("pass") && p.offers("propose"));
    p.act("play abduction a");
    let own = p.view(Viewer::seat(A));
    assert_eq!((own.deal, own.draft.len()), (None, 1));
    assert!(
        p.offered().iter().all(|step| step.starts_with("die ") || ["convert", "refuse 3"].contains(&step.as_str()))
    );
}

/// ACH-029: a half-built reply is dropped in the same way.
#[test]
fn an_answer_drops_a_half_built_reply() {
    let mut p = table();
    p.act_as(C, "offer 1").act_as(C, "want cards 1").act_as(C, "propose").act("accept 3");
    assert_eq!(p.view(Viewer::seat(A)).deal.map(|deal| deal.other), Some(C));
    assert!(!p.offers("offer 2") && p.offers("give theft") && p.offers("use orion"));
    p.act("use orion");
    assert_eq!((p.view(Viewer::seat(A)).deal, p.offers("give theft")), (None, false));
    Achaja::cancel(&mut p.state, A);
    assert!(p.offers("accept 3"), "the offer itself is still open");
}

/// ACH-029: converting, a refusal and a retraction of the maker drop the maker's choice; what others do so does not.
#[test]
fn public_actions_drop_the_own_choice() {
    let mut table = table();
    table.act_as(A, "offer 2").act_as(A, "give gold 1").act_as(A, "propose");
    table.act_as(C, "offer 1").act_as(C, "want gold 1").act_as(C, "propose");
    table.act("use smuggler").act("die blue 3 prison");
    for public in ["convert", "refuse 3", "retract"] {
        let mut p = table.clone();
        p.act_as(B, "convert").act_as(B, "offer 3").act_as(B, "give gold 1").act_as(B, "propose");
        assert!(Achaja::half_built(&p.state, A), "what B does is not A's business");
        p.act(public);
        assert!(!Achaja::half_built(&p.state, A) && p.offers("use smuggler"), "{public}");
    }
}

/// ACH-029: a deal that is made drops what both parties had begun, but not what the third player has.
#[test]
fn a_deal_drops_the_choices_of_both() {
    for partner in [B, C] {
        let mut p = table();
        p.act_as(partner, "offer 1").act_as(partner, "give gold 1").act_as(partner, "propose");
        let third = if partner == B { C } else { B };
        p.act_as(third, &format!("offer {partner}")).act_as(third, "give gold 1");
        p.act("use smuggler").act(&format!("accept {partner}"));
        assert!(!Achaja::half_built(&p.state, A) && Achaja::half_built(&p.state, third));
    }
    let mut p = table();
    p.act_as(B, "offer 1").act_as(B, "give gold 1").act_as(B, "propose");
    p.act_as(C, "offer 2").act_as(C, "give gold 1").act_as(C, "propose");
    p.act("use smuggler").act_as(B, "accept 3");
    assert!(Achaja::half_built(&p.state, A), "A is no party to it");
}

/// ACH-029: the declaration of an Intrigue drops every half-built offer, of whomever.
#[test]
fn a_declared_intrigue_drops_offers() {
    let mut p = table();
    p.act_as(B, "offer 3").act_as(B, "give gold 2").act_as(C, "offer 2").act_as(C, "give gold 2");
    p.acts(&["play theft a", "on 2"]);
    assert!(p.is_window());
    assert!(![A, B, C].iter().any(|&seat| Achaja::half_built(&p.state, seat)));
    p.unopposed();
    assert!(p.offered_to(C).contains(&"offer 2".to_owned()), "C begins anew");
}

/// ACH-029: others' half-built offers live on while somebody uses a Character.
#[test]
fn a_used_character_drops_nothing_of_others() {
    let mut p = table();
    p.act_as(B, "offer 3").act_as(B, "give gold 2").acts(&["use zaan"]).luck();
    assert!(Achaja::half_built(&p.state, B));
    assert_eq!(p.view(Viewer::seat(B)).deal.and_then(|deal| deal.terms).map(|terms| terms.gives.gold), Some(2));
}
