//! The defence window: who is asked, which defence counts, and what others see of it. ACH-087, ACH-088, ACH-210, ACH-211.

use kernel::{Game, Knowers, Seat, Viewer};

use super::intrigues::{duo, holding, playing, trio};
use super::position::{A, B, C, D, E, Position, word};
use crate::Achaja;
use crate::cards::Cousin;
use crate::event::Sight;

/// A plays Theft A on C at a table of four.
fn robbed(p: Position) -> Position {
    let mut p = playing(p, "theft a");
    p.act("on 3");
    p
}

/// B, C and D have a Palace Cousin each.
fn guarded() -> Position {
    let mut p = Position::new(4);
    p.cousins(B, 0, 1).cousins(C, 0, 1).cousins(D, 0, 1);
    p
}

fn asked(p: &Position) -> Vec<Seat> {
    p.all_asked().iter().collect()
}

/// Each player at a table of four, and a spectator.
fn viewers() -> Vec<Viewer> {
    Viewer::everyone(4).collect()
}

/// Whether C is asked when A plays Theft A on C, Theft A on B, and Theft B.
fn is_suspected(p: &Position) -> [bool; 3] {
    [&["play theft a", "on 3"][..], &["play theft a", "on 2"], &["play theft b"]].map(|steps| {
        let mut p = holding(p.clone(), "theft");
        p.acts(steps);
        asked(&p).contains(&C) && p.is_window()
    })
}

/// C has these: Cousins, cards that nobody knows, and cards that everybody knows.
fn with_c(things: &[&str]) -> Position {
    let shown: Vec<&str> = things.iter().filter_map(|thing| thing.strip_prefix("shown ")).collect();
    let (cousins, hidden): (Vec<&str>, Vec<&str>) = things
        .iter()
        .filter(|thing| !thing.starts_with("shown "))
        .partition(|thing| ["street", "palace"].contains(thing));
    let count = |kind: &str| u8::from(cousins.contains(&kind));
    let mut p = Position::new(4);
    p.hand(C, &[&hidden[..], &shown].concat()).shown(C, &shown).cousins(C, count("street"), count("palace"));
    p
}

/// ACH-211: a Palace Cousin is always a reason to ask, a Street Cousin only for the target player; any card is that nobody knows.
#[test]
fn public_suspects() {
    let cases: [(&[&str], [bool; 3]); 10] = [
        (&[], [false; 3]),
        (&["street"], [true, false, false]),
        (&["palace"], [true; 3]),
        (&["slander"], [true; 3]),
        (&["royal-veto"], [true; 3]),
        (&["shown slander"], [false; 3]),
        (&["shown riposte"], [true, false, false]),
        (&["shown royal-veto"], [true; 3]),
        (&["shown slander", "shown riposte", "extortion"], [true; 3]),
        (&["shown slander", "slander"], [true; 3]),
    ];
    for (things, expected) in cases {
        assert_eq!(is_suspected(&with_c(things)), expected, "{things:?}");
    }
}

/// ACH-211: what only some players know of a hand is not publicly known, though all of them know it.
#[test]
fn a_card_that_spectators_do_not_know_makes_a_suspect() {
    let mut p = Position::new(4);
    p.hand(C, &["slander"]);
    let hand = &mut p.state.player_mut(C).hand;
    hand.look(Knowers::only(A).and(B).and(D));
    assert_eq!(is_suspected(&p), [true; 3]);
}

/// ACH-211, DP-I2: without a suspect the play is resolved at once; the actor is never one.
#[test]
fn without_a_suspect_there_is_no_window() {
    let mut p = Position::new(4);
    p.cousins(A, 1, 1).cousins(B, 1, 0).hand(A, &["theft", "royal-veto"]).intrigue();
    p.acts(&["play theft a", "on 3"]);
    assert_eq!((p.asked(), p.is_window(), p.gold_of(C)), (B, false, 3));
    assert!(!p.told(&Sight::Unopposed), "nobody could have stopped it");
}

/// ACH-210, ACH-212: every suspect may decline, and one who can do nothing can only decline; whether they are asked tells nothing.
#[test]
fn whoever_is_asked_may_decline() {
    let mut told = Vec::new();
    for card in ["slander", "riposte", "royal-veto"] {
        let mut p = Position::new(4);
        p.hand(B, &[card]).hand(C, &[card]).hand(D, &["slander"]);
        let p = robbed(p);
        assert_eq!(asked(&p), [B, C, D], "{card}");
        let able = (card != "slander").then(|| format!("with {card}"));
        let with = |is_able: bool| {
            ["decline".to_owned()].into_iter().chain(able.clone().filter(|_| is_able)).collect::<Vec<_>>()
        };
        assert_eq!(
            [B, C, D].map(|seat| p.answers_of(seat)),
            [with(card == "royal-veto"), with(true), with(false)],
            "{card}"
        );
        told.push((p.sights(Viewer::SPECTATOR), p.view(Viewer::SPECTATOR)));
    }
    assert!(told.iter().all(|seen| *seen == told[0]), "others see the same, whatever the cards are");
}

/// ACH-210: nobody else learns that somebody has answered, how, or who is still thinking.
#[test]
fn answers_are_sealed() {
    let before = robbed(guarded());
    for answer in ["palace", "decline"] {
        let mut p = before.clone();
        p.forget().act_as(C, answer);
        for viewer in viewers() {
            let is_own = viewer.is(C);
            assert_eq!(
                (p.view(viewer) == before.view(viewer), p.sights(viewer).is_empty()),
                (!is_own, !is_own),
                "{answer}"
            );
            assert_eq!(Achaja::asked(&p.state, viewer).contains(C), !is_own);
        }
        assert_eq!((asked(&p), p.answers_of(C)), (vec![B, C, D], vec![]));
        assert_eq!(
            (p.view(Viewer::seat(C)).answered, p.refused_to(C, "decline")),
            (true, "ACH-028"),
            "an answer stands"
        );
        assert_eq!(p.cousins_of(C), (0, 1), "nothing is used yet");
    }
}

/// The six orders of three.
const ORDERS: [[Seat; 3]; 6] = [[B, C, D], [B, D, C], [C, B, D], [C, D, B], [D, B, C], [D, C, B]];

/// ACH-210: the window closes with the last answer, whoever gives it, in one public step; the order of the answers makes no difference.
#[test]
fn the_window_closes_with_the_last_answer() {
    for (answers, outcome) in [
        (["decline", "decline", "decline"], Sight::Unopposed),
        (["palace", "decline", "palace"], Sight::StoppedByCousin { seat: B, cousin: Cousin::Palace }),
        (["palace", "palace", "palace"], Sight::StoppedByCousin { seat: C, cousin: Cousin::Palace }),
    ] {
        let mut ends = Vec::new();
        for order in ORDERS {
            let mut p = robbed(guarded());
            p.forget();
            for seat in order {
                assert!(p.is_window() && p.sights(Viewer::SPECTATOR).is_empty());
                p.act_as(seat, answers[seat.index() - 1]);
            }
            let sights = p.sights(Viewer::SPECTATOR);
            assert_eq!((p.is_window(), &sights[0]), (false, &outcome));
            ends.push((p.state.clone(), sights));
        }
        assert!(ends.iter().all(|end| *end == ends[0]));
    }
}

/// ACH-087, ACH-088: of all who defend it is the target player, or else the first clockwise from the actor's left neighbour; the others
/// keep what they chose.
#[test]
fn the_first_in_order_of_priority_defends() {
    let order = [B, E, A, C];
    for chosen in 1..16u8 {
        let defends = |seat: Seat| chosen >> order.iter().position(|&other| other == seat).expect("a suspect") & 1 == 1;
        let mut p = Position::new(5);
        for seat in order {
            p.cousins(seat, 0, 1);
        }
        p.hand(D, &["theft"]).marker(D).intrigue();
        p.acts(&["play theft a", "on 2"]);
        for seat in [A, B, C, E] {
            p.act_as(seat, if defends(seat) { "palace" } else { "decline" });
        }
        let first = order.into_iter().find(|&seat| defends(seat)).expect("somebody defends");
        for seat in order {
            assert_eq!(p.cousins_of(seat), (0, u8::from(seat != first)), "{chosen:04b}: {seat}");
        }
        assert_eq!((p.gold_of(B), p.asked()), (7, E));
    }
}

/// ACH-087: without a target player the order is clockwise from the actor's left neighbour.
#[test]
fn priority_without_a_target_player() {
    let mut p = Position::new(4);
    p.cousins(A, 0, 1).cousins(B, 0, 1).cousins(D, 0, 1).hand(C, &["theft"]).marker(C).intrigue();
    p.act("play theft b").act_as(A, "palace").act_as(B, "palace").act_as(D, "palace");
    assert_eq!([A, B, D].map(|seat| p.cousins_of(seat)), [(0, 1), (0, 1), (0, 0)]);
}

/// ACH-088: a defence that was not needed leaves no trace: the table is the same as if its owner had declined.
#[test]
fn a_defence_that_was_not_needed_stays_secret() {
    let ends = ["with royal-veto", "decline"].map(|answer| {
        let mut p = guarded();
        p.hand(D, &["royal-veto"]).cousins(D, 0, 0);
        let mut p = robbed(p);
        p.act_as(D, answer).act_as(B, "decline").act_as(C, "palace");
        p
    });
    let [offered, declined] = &ends;
    assert_eq!(offered.state, declined.state);
    for viewer in viewers().into_iter().filter(|viewer| !viewer.is(D)) {
        assert_eq!(offered.sights(viewer), declined.sights(viewer));
    }
}

/// ACH-088: a Reaction or a Counter that comes too late stays in the hand, and its rider does not happen.
#[test]
fn a_counter_counts_before_all_others() {
    let mut p = trio();
    p.hand(B, &["paid-witness"]).hand(C, &["double-agent"]);
    let mut p = playing(p, "theft a");
    p.act("on 2").act_as(C, "with double-agent").act_as(B, "with paid-witness");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.hand_of(C)), (5, 9, vec!["double-agent"]));
    assert_eq!(p.discards(), ["theft", "paid-witness"]);
}

/// ACH-210, section 7.6: a suspect may convert, before and after answering; answers that were given stay, and the window goes on.
#[test]
fn converting_in_a_window_changes_no_answer() {
    let mut p = robbed(guarded());
    p.act_as(B, "palace").act_as(B, "convert").act_as(D, "convert").act_as(A, "convert");
    assert_eq!((p.is_window(), p.gold_of(B), p.power_of(B), asked(&p)), (true, 12, 4, vec![B, C, D]));
    p.act_as(C, "decline").act_as(D, "decline");
    assert_eq!((p.cousins_of(B), p.gold_of(C)), ((0, 0), 7));
}

/// ACH-210: neither a play nor an answer to it can be taken back, whether many, one or nobody can stop it.
#[test]
fn plays_and_answers_stand() {
    let mut alone = Position::new(4);
    alone.cousins(C, 0, 1);
    let many = &[(B, "decline"), (D, "palace"), (C, "decline")][..];
    for (p, answers) in [(Position::new(4), &[][..]), (alone, &[(C, "decline")]), (guarded(), many)] {
        let mut table = holding(p, "theft").table();
        let mut act = |seat: Seat, action: &str| {
            table.answer(seat, word(action)).expect("it is offered");
            [A, seat].map(|seat| table.can_undo(seat).is_err())
        };
        act(A, "play theft a");
        assert_eq!(act(A, "on 3"), [true; 2]);
        for &(seat, answer) in answers {
            assert_eq!(act(seat, answer), [true; 2], "{answer}");
        }
    }
}

/// ACH-211, ACH-169: with two players the other one is asked, as the target player of an effect on one of the colours.
#[test]
fn a_window_of_two_players() {
    let mut p = duo();
    p.cousins(B, 1, 0);
    let mut p = playing(p, "hired-blades a");
    p.act("lower purple 4 arsenal");
    assert_eq!((p.asked(), p.answers()), (B, vec!["decline".to_owned(), "street".to_owned()]));
    p.act("street");
    assert_eq!(p.values("purple", "arsenal"), [4]);
}
