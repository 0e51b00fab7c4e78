//! How an Intrigue is stopped: ACH-080 to ACH-094. Who is asked, and what others see of it, is in `window`.

use kernel::Seat;

use super::intrigues::{assert_answers, holding, playing, trio};
use super::position::{A, B, C, D, Position};
use crate::cards::Cousin;

/// Both B and C have everything that stops an Intrigue.
fn armed() -> Position {
    let mut p = trio();
    for seat in [B, C] {
        p.hand(seat, &["theft", "riposte", "royal-veto"]).cousins(seat, 1, 1);
    }
    p
}

/// A plays Hired Blades A on B's 5 in the Mint; B and C can do everything.
fn attacked() -> Position {
    let mut p = playing(armed(), "hired-blades a");
    p.act("lower red 5 mint");
    p
}

/// B's die in the Mint was left alone.
fn is_stopped(p: &Position) -> bool {
    p.values("red", "mint") == [5]
}

/// ACH-080, ACH-081, ACH-082, ACH-083, ACH-085: against an effect on oneself everything helps; against one on a third player, or on
/// nobody, only a Palace Cousin and a Reaction.
#[test]
fn who_may_use_what() {
    let p = attacked();
    let all = ["decline", "palace", "street", "with riposte", "with royal-veto"];
    let general = ["decline", "palace", "with royal-veto"];
    assert_eq!(
        (p.answers_of(B), p.answers_of(C)),
        (all.map(str::to_owned).to_vec(), general.map(str::to_owned).to_vec())
    );
    let mut p = playing(armed(), "hired-blades b");
    p.act("raise blue 4 mint");
    assert_eq!(
        [B, C].map(|seat| p.answers_of(seat)),
        [general, general].map(|answers| answers.map(str::to_owned).to_vec())
    );
    assert_eq!(["street", "with riposte"].map(|answer| p.refused_to(B, answer)), ["ACH-085"; 2], "not on B");
}

/// ACH-081, ACH-082, ACH-083, ACH-085: what cannot stop the play is refused for what it is.
#[test]
fn what_does_not_help_is_refused() {
    let mut p = attacked();
    assert_eq!(
        ["street", "with riposte"].map(|answer| p.refused_to(C, answer)),
        ["ACH-085"; 2],
        "C is not the target player"
    );
    let wrong = ["with theft", "with ambush", "pass", "play theft b", "lower blue 4 mint"];
    assert_eq!(wrong.map(|answer| p.refused_to(B, answer)), ["ACH-083", "ACH-073", "ACH-060", "ACH-060", "ACH-060"]);
    p.cousins(B, 0, 0).cousins(C, 1, 0);
    let refused = [(B, "street"), (B, "palace"), (C, "palace")].map(|(seat, answer)| p.refused_to(seat, answer));
    assert_eq!(refused, ["ACH-080", "ACH-081", "ACH-081"], "no such Cousin");
    assert_eq!(["palace", "with royal-veto", "decline"].map(|answer| p.refused_to(A, answer)), ["ACH-028"; 3]);
}

/// WE-12, ACH-085: Hired Blades B on an own die: a Palace Cousin or a Reaction works, and nothing else.
#[test]
fn an_effect_on_oneself_is_stopped() {
    for (seat, answer) in [(B, "palace"), (C, "with royal-veto")] {
        let mut p = playing(armed(), "hired-blades b");
        p.act("raise blue 4 mint");
        for other in [B, C] {
            p.act_as(other, if other == seat { answer } else { "decline" });
        }
        assert_eq!((p.values("blue", "mint"), p.asked()), (vec![4], B), "{answer}");
    }
}

/// ACH-089: a used Cousin goes back to its supply, of either kind; nothing else of the defender's is touched.
#[test]
fn a_used_cousin_returns_to_the_supply() {
    for (answer, kind, left) in [("street", Cousin::Street, (0, 1)), ("palace", Cousin::Palace, (1, 0))] {
        let mut p = attacked();
        let supply = p.state.cousin_supply(kind);
        p.act_as(C, "decline").act_as(B, answer);
        assert!(is_stopped(&p), "{answer}");
        assert_eq!((p.state.cousin_supply(kind), p.cousins_of(B), p.cousins_of(C)), (supply + 1, left, (1, 1)));
        assert_eq!((p.hand_of(B).len(), p.gold_of(B)), (3, 7));
    }
}

/// WE-16, ACH-089, ACH-090: A plays Abduction A on B's die; B sacrifices Riposte and lowers one of A's dice. A cannot answer, though A
/// could. From the top the pile is Abduction, Riposte.
#[test]
fn a_counter() {
    let mut p = trio();
    p.hand(A, &["abduction", "royal-veto"]).cousins(A, 1, 1).hand(B, &["riposte"]).cousins(C, 1, 1).intrigue();
    p.acts(&["play abduction a", "die red 5 mint", "to prison"]).act_as(C, "decline").act_as(B, "with riposte");
    assert_eq!((p.asked(), p.discards(), p.is_window()), (B, vec!["riposte"], false));
    p.act("lower blue 6 prison");
    assert_eq!((p.asked(), p.is_window(), p.values("blue", "prison")), (B, false, vec![5]));
    assert!(is_stopped(&p) && p.offers("pass"), "it is B's turn");
    assert_eq!(
        (p.discards(), p.hand_of(A), p.cousins_of(A)),
        (vec!["abduction", "riposte"], vec!["royal-veto"], (1, 1))
    );
}

/// ACH-084: a Counter, a Reaction and a Cousin always work: nobody is asked to stop them, able or not.
#[test]
fn nothing_stops_a_defence() {
    for answer in ["street", "palace", "with riposte", "with royal-veto"] {
        let mut p = armed();
        p.hand(A, &["hired-blades", "double-agent"]).cousins(A, 3, 3).intrigue();
        p.acts(&["play hired-blades a", "lower red 5 mint"]).act_as(C, "palace").act_as(B, answer);
        assert!(!p.is_window() && is_stopped(&p), "{answer}");
        assert_eq!((p.asked(), p.cousins_of(C), p.cousins_of(A)), (B, (1, 1), (3, 3)), "B alone used a defence");
    }
}

/// ACH-086: whatever is used stops the whole effect, here on two dice.
#[test]
fn a_defence_stops_the_whole_effect() {
    for (seat, answer) in [
        (B, "street"),
        (B, "palace"),
        (B, "with royal-veto"),
        (C, "palace"),
        (C, "with royal-veto"),
        (B, "with riposte"),
    ] {
        let mut p = playing(armed(), "poisoned-cup a");
        p.acts(&["lower red 5 mint", "lower red 3 watchtower"]);
        for other in [B, C] {
            p.act_as(other, if other == seat { answer } else { "decline" });
        }
        assert!(is_stopped(&p), "{answer}");
        assert_eq!((p.values("red", "watchtower"), p.asked()), (vec![3], B), "{answer}");
    }
}

/// ACH-091: a defence costs no gold and no action, and is open to those who have passed.
#[test]
fn a_defence_is_free() {
    for (answer, street, palace) in [("street", 1, 0), ("palace", 0, 1), ("with royal-veto", 0, 0)] {
        let mut p = trio();
        p.cousins(C, street, palace).hand(C, &["royal-veto"]).gold(C, 0).power(C, 0).passed(&[C]);
        let mut p = playing(p, "hired-blades a");
        p.act("lower green 6 royal-council");
        assert_eq!(p.asked(), C);
        p.act(answer);
        assert_eq!((p.values("green", "royal-council"), p.gold_of(C)), (vec![6], 0), "{answer}");
    }
    let mut p = attacked();
    p.act_as(C, "decline").act_as(B, "with royal-veto");
    assert!(p.offers("play theft b") && p.offers("use zaan"), "B's action comes all the same");
}

/// ACH-092: an ability of a Character opens no window, whomever it hits and whatever they hold.
#[test]
fn abilities_cannot_be_stopped() {
    let mut p = armed();
    p.row(&["assassin", "tax-farmer", "seer"]).intrigue();
    for steps in [&["use assassin", "lower red 5 mint"][..], &["use tax-farmer", "on 2"]] {
        let mut p = p.clone();
        p.acts(steps);
        assert_eq!((p.is_window(), p.asked()), (false, B), "{steps:?}");
    }
    p.acts(&["use assassin", "lower red 5 mint"]);
    assert_eq!(p.values("red", "mint"), [3]);
}

/// ACH-092: an Intrigue that is played through a Character opens a window as always.
#[test]
fn intrigues_played_through_a_character_can_be_stopped() {
    let mut p = armed();
    p.row(&["intriguer", "archivist"]).hand(A, &["hired-blades"]).discard(&["hired-blades"]).intrigue();
    for character in ["use intriguer", "use archivist"] {
        let mut p = p.clone();
        p.acts(&[character, "play hired-blades a", "lower red 5 mint"]);
        assert_eq!(p.all_asked().iter().collect::<Vec<_>>(), [B, C], "{character}");
        p.act_as(B, "street").act_as(C, "decline");
        assert!(is_stopped(&p), "{character}");
    }
}

/// ACH-093: neither a Location action nor an Event can be stopped.
#[test]
fn locations_and_events_cannot_be_stopped() {
    let mut p = armed();
    p.event(A, "street-riot").intrigue().acts(&["pass", "at mint"]);
    assert_eq!(
        (p.values("red", "mint"), p.values("blue", "mint"), p.is_window(), p.asked()),
        (vec![4], vec![3], false, B)
    );
    let mut p = armed();
    p.dice("blue", ["6 arsenal", "2 watchtower", "6 prison", "1", "5"]);
    p.dominance();
    while !p.offers("lower red 5 mint") {
        p.act("decline");
    }
    assert_eq!(p.asked(), A, "the Arsenal");
    p.act("lower red 5 mint");
    assert_eq!((p.values("red", "mint"), p.is_window()), (vec![4], false));
}

/// ACH-094: a stopped Favour Owed leaves the Character without a Usage token, and unused.
#[test]
fn a_stopped_favour_puts_no_token() {
    for (answer, price) in [("palace", 0), ("decline", 1)] {
        let mut p = trio();
        p.row(&["moneylender"]).cousins(B, 0, 1);
        let mut p = playing(p, "favour-owed a");
        p.acts(&["character moneylender", answer]);
        assert_eq!((p.price("moneylender"), p.gold_of(A)), (Some(price), 7 + 3 * price), "{answer}");
    }
}

/// ACH-094: if a card played through a Master of Intrigue is stopped, payment and token stay, and a second card may be played.
#[test]
fn a_stopped_card_of_a_master_of_intrigue() {
    let mut p = trio();
    p.row(&["intriguer"]).cousins(B, 0, 1).hand(A, &["theft", "stolen-seal"]).intrigue();
    p.acts(&["use intriguer", "play theft b", "palace"]);
    assert_eq!((p.gold_of(A), p.price("intriguer"), p.asked()), (5, Some(3), A));
    assert_answers(&p, &["play stolen-seal b", "stop"]);
    p.act("play stolen-seal b");
    assert_eq!((p.gold_of(A), p.asked(), p.discards()), (7, B, vec!["stolen-seal", "theft"]));
}

/// ACH-094: if a card played through an Archivist is stopped, payment and token stay; it lies on top of the pile again.
#[test]
fn a_stopped_card_of_an_archivist() {
    let mut p = trio();
    p.row(&["archivist"]).hand(B, &["royal-veto"]).discard(&["theft", "slander"]).intrigue();
    p.acts(&["use archivist", "play theft b", "with royal-veto"]);
    assert_eq!((p.gold_of(A), p.price("archivist"), p.asked()), (5, Some(3), B));
    assert_eq!(p.discards(), ["theft", "royal-veto", "slander"]);
}

/// ACH-090: the rider opens no window, and is done before the next player acts, though the defender has passed.
#[test]
fn a_rider_of_a_player_who_has_passed() {
    let mut p = Position::new(4);
    p.dice("blue", ["4 mint", "2 arsenal", "6 prison", "1", "5"]);
    p.dice("green", ["5 heraldic-office", "2 watchtower", "6 black-market", "1", "5"]);
    p.dice("red", ["5 mint", "2 watchtower", "6 black-market", "1", "5"]);
    p.dice("purple", ["5 heraldic-office", "2 watchtower", "6 black-market", "1", "5"]);
    p.hand(C, &["ambush"]).cousins(D, 0, 1).cousins(B, 0, 1).passed(&[C]);
    let mut p = holding(p, "theft");
    p.acts(&["play theft a", "on 3"]).act_as(C, "with ambush").act_as(B, "decline").act_as(D, "decline");
    assert_eq!((p.asked(), p.is_window()), (C, false));
    p.acts(&["die blue 6 prison", "to royal-palace"]);
    assert_eq!((p.asked(), p.is_window(), p.values("blue", "royal-palace")), (B, false, vec![6]));
    assert_eq!([B, D].map(|seat: Seat| p.cousins_of(seat)), [(0, 1); 2]);
}
