//! Section 12.2: the Intrigues with a Counter or a Reaction: both effects, and what the property does.

use kernel::Seat;

use super::intrigues::{assert_answers, duo, holding, playing, trio};
use super::intrigues_on_dice::roll;
use super::position::{A, B, C, Position};
use crate::event::Sight;

/// A plays Theft A on B, who stops it with this card as the only thing that could be done.
fn stopped_with(mut p: Position, card: &str) -> Position {
    p.hand(B, &[card]);
    let is_duo = p.state.seats == 2;
    let mut p = playing(p, "theft a");
    if !is_duo {
        p.act("on 2");
    }
    assert_eq!(p.asked(), B);
    p.act(&format!("with {card}"));
    assert_eq!((p.gold_of(A), p.gold_of(B), p.is_window()), (7, 7, false));
    p
}

/// Nothing more is asked of B: it is B's turn, and both cards lie in the discard pile, the played one on top.
#[track_caller]
fn assert_done(p: &Position, card: &str) {
    assert_eq!((p.asked(), p.offers("pass")), (B, true));
    assert_eq!(p.discards(), ["theft", card]);
}

/// Section 12.2: Riposte A lowers any die of another player by 1, in Troy or in the reserve; a 1 cannot be chosen.
#[test]
fn riposte_lowers_a_die_of_another_player() {
    let p = playing(trio(), "riposte a");
    let red = ["red 3 reserve", "red 3 watchtower", "red 5 mint", "red 6 reserve"];
    let green = ["green 2 heraldic-office", "green 2 reserve", "green 4 arsenal", "green 6 royal-council"];
    let all: Vec<String> = red.iter().chain(&green).map(|die| format!("lower {die}")).collect();
    assert_answers(&p, &all.iter().map(String::as_str).collect::<Vec<_>>());
    let wrong = ["lower red 1 prison", "lower green 1 reserve", "lower blue 4 mint"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-010", "ACH-010", "ACH-072"]);
    for (action, place, values) in
        [("lower red 6 reserve", "reserve", vec![3, 5]), ("lower red 5 mint", "mint", vec![4])]
    {
        let mut p = p.clone();
        p.act(action);
        assert_eq!((p.values("red", place), p.asked()), (values, B), "{action}");
    }
}

/// Section 12.2: Riposte B raises any own die by 1; with two players of either colour.
#[test]
fn riposte_raises_an_own_die() {
    let mut p = playing(trio(), "riposte b");
    assert_answers(&p, &["raise blue 1 reserve", "raise blue 2 arsenal", "raise blue 4 mint", "raise blue 5 reserve"]);
    assert_eq!(["raise blue 6 prison", "raise red 3 reserve"].map(|die| p.refused(die)), ["ACH-010", "ACH-072"]);
    p.act("raise blue 1 reserve");
    assert_eq!((p.values("blue", "reserve"), p.asked()), (vec![2, 5], B));
    let mut p = playing(duo(), "riposte b");
    assert_eq!(p.refused("raise green 6 reserve"), "ACH-010");
    p.act("raise green 2 reserve");
    assert_eq!(p.values("green", "reserve"), [3, 6]);
}

/// DP-I5: the rider of Riposte: one die of the attacker in Troy is lowered by 1, or none.
#[test]
fn riposte_counters() {
    let mut p = trio();
    p.dice("blue", ["4 mint", "1 arsenal", "6 prison", "2", "5"]);
    let p = stopped_with(p, "riposte");
    assert_answers(&p, &["decline", "lower blue 4 mint", "lower blue 6 prison"]);
    let wrong = [
        "lower blue 1 arsenal",
        "lower blue 5 reserve",
        "lower red 5 mint",
        "lower green 4 arsenal",
        "lower blue 5 mint",
    ];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-010", "ACH-008", "ACH-072", "ACH-072", "ACH-070"]);
    assert_eq!(p.discards(), ["riposte"], "the Theft is in limbo until the rider is done");
    let mut q = p.clone();
    q.act("decline");
    assert_eq!((q.values("blue", "mint"), q.values("blue", "prison")), (vec![4], vec![6]));
    assert_done(&q, "riposte");
    let mut p = p;
    p.act("lower blue 6 prison");
    assert_eq!((p.values("blue", "mint"), p.values("blue", "prison")), (vec![4], vec![5]));
    assert_done(&p, "riposte");
}

/// DP-I5: with one die that may be lowered B is still asked, since it is optional; with none nobody is asked.
#[test]
fn riposte_is_asked_only_if_it_can_do_something() {
    let mut p = trio();
    p.dice("blue", ["1 mint", "1 arsenal", "2 prison", "6", "5"]);
    assert_answers(&stopped_with(p.clone(), "riposte"), &["decline", "lower blue 2 prison"]);
    p.dice("blue", ["1 mint", "1 arsenal", "1 prison", "6", "5"]);
    assert_done(&stopped_with(p, "riposte"), "riposte");
}

/// ACH-169: with two players the rider may hit either colour of the attacker.
#[test]
fn riposte_counters_either_colour() {
    let mut p = stopped_with(duo(), "riposte");
    let blue = ["lower blue 2 arsenal", "lower blue 4 mint", "lower blue 6 prison"];
    assert_answers(&p, &[&["decline", "lower green 3 royal-palace", "lower green 5 watchtower"], &blue[..]].concat());
    p.act("lower green 3 royal-palace");
    assert_eq!(p.values("green", "royal-palace"), [2]);
}

/// Section 12.2: Ambush A moves a die of another player away from a Location where an own die lies.
#[test]
fn ambush_moves_a_die_away() {
    let mut p = playing(trio(), "ambush a");
    assert_answers(&p, &["die red 1 prison", "die red 5 mint", "die green 4 arsenal"]);
    let wrong = ["die red 3 watchtower", "die red 6 reserve", "die blue 4 mint"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-070", "ACH-008", "ACH-072"]);
    p.act("die green 4 arsenal");
    let open =
        ["to black-market", "to heraldic-office", "to prison", "to royal-council", "to royal-palace", "to watchtower"];
    assert_answers(&p, &open);
    assert_eq!(["to mint", "to port", "to arsenal"].map(|to| p.refused(to)), ["ACH-023", "ACH-026", "ACH-070"]);
    p.act("to royal-palace");
    assert_eq!((p.values("green", "arsenal"), p.values("green", "royal-palace"), p.asked()), (vec![], vec![4], B));
}

/// ACH-027: without a Location that is shared, or with a Curfew on all of them, Ambush A cannot be played.
#[test]
fn ambush_needs_a_shared_location() {
    let mut p = trio();
    p.curfew(&["mint", "prison"]);
    assert_answers(&playing(p.clone(), "ambush a"), &["die green 4 arsenal"]);
    p.curfew(&["mint", "prison", "arsenal"]);
    assert_eq!(holding(p, "ambush").refused("play ambush a"), "ACH-027");
    let mut p = trio();
    p.dice("blue", ["4 black-market", "2 royal-palace", "6 royal-palace", "1", "5"]);
    assert_eq!(holding(p, "ambush").refused("play ambush a"), "ACH-027");
}

/// ACH-169: with two players an own die of either colour is enough, and both colours of the other player can be moved.
#[test]
fn ambush_with_two_colours() {
    let p = playing(duo(), "ambush a");
    assert_answers(&p, &["die red 1 prison", "die red 3 watchtower", "die red 5 mint", "die purple 4 arsenal"]);
    let mut p = playing(duo(), "ambush b");
    p.act("die green 3 royal-palace");
    assert_answers(&p, &["to arsenal", "to heraldic-office", "to royal-council", "to watchtower"]);
}

/// Section 12.2: Ambush B moves an own die in Troy to a legal destination where another player has a die.
#[test]
fn ambush_joins_another_player() {
    let mut p = playing(trio(), "ambush b");
    assert_answers(&p, &["die blue 2 arsenal", "die blue 4 mint", "die blue 6 prison"]);
    assert_eq!(["die blue 5 reserve", "die red 5 mint"].map(|die| p.refused(die)), ["ACH-008", "ACH-072"]);
    p.act("die blue 6 prison");
    assert_answers(&p, &["to heraldic-office", "to royal-council", "to watchtower"]);
    let wrong = ["to royal-palace", "to arsenal", "to citadel", "to prison"];
    assert_eq!(wrong.map(|to| p.refused(to)), ["ACH-136", "ACH-023", "ACH-026", "ACH-070"]);
    p.act("to watchtower");
    assert_eq!((p.values("blue", "watchtower"), p.values("blue", "prison"), p.asked()), (vec![6], vec![], B));
}

/// ACH-027, ACH-029: an own die lies with others only where there is no room elsewhere: it cannot be chosen, and in the end nothing can.
#[test]
fn ambush_without_anybody_to_join() {
    let mut p = trio();
    p.curfew(&["heraldic-office", "royal-council", "watchtower"]);
    let q = playing(p.clone(), "ambush b");
    assert_answers(&q, &["die blue 2 arsenal", "die blue 4 mint"]);
    assert_eq!(q.refused("die blue 6 prison"), "ACH-070");
    p.curfew(&["heraldic-office", "royal-council", "watchtower", "prison"]);
    assert_eq!(holding(p, "ambush").refused("play ambush b"), "ACH-027");
}

/// DP-I5: the rider of Ambush: one die of the attacker in Troy is moved to a legal destination, or none.
#[test]
fn ambush_counters() {
    let p = stopped_with(trio(), "ambush");
    assert_answers(&p, &["decline", "die blue 2 arsenal", "die blue 4 mint", "die blue 6 prison"]);
    let wrong = ["die blue 5 reserve", "die red 5 mint", "die green 4 arsenal", "done"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-008", "ACH-072", "ACH-072", "ACH-027"]);
    let mut q = p.clone();
    q.act("decline");
    assert_eq!(q.values("blue", "mint"), [4]);
    assert_done(&q, "ambush");
    let mut p = p;
    p.act("die blue 4 mint");
    assert_eq!((p.answers().len(), p.answers_of(A)), (6, vec![]), "B chooses where to");
    assert_eq!(["to arsenal", "to citadel", "decline"].map(|to| p.refused(to)), ["ACH-023", "ACH-026", "ACH-060"]);
    p.act("to royal-palace");
    assert_eq!((p.values("blue", "mint"), p.values("blue", "royal-palace")), (vec![], vec![4]));
    assert_done(&p, "ambush");
}

/// DP-I5, section 12.2: a die under Curfew is not moved by the rider; if none can move, nobody is asked.
#[test]
fn ambush_counters_under_curfew() {
    let mut p = trio();
    p.curfew(&["mint", "arsenal"]);
    let q = stopped_with(p.clone(), "ambush");
    assert_answers(&q, &["decline", "die blue 6 prison"]);
    assert_eq!(q.refused("die blue 4 mint"), "ACH-118");
    p.curfew(&["mint", "arsenal", "prison"]);
    assert_done(&stopped_with(p, "ambush"), "ambush");
}

/// Section 12.2: Paid Witness A takes 2 gold from the bank.
#[test]
fn paid_witness_takes_two_gold() {
    let p = playing(trio(), "paid-witness a");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C), p.asked()), (9, 7, 7, B));
}

/// ACH-079: Paid Witness B: another player pays 2 gold to the bank, or what there is, without losing anything else.
#[test]
fn paid_witness_makes_another_player_pay_the_bank() {
    for (gold, left) in [(7, 5), (2, 0), (1, 0), (0, 0)] {
        let mut p = trio();
        p.gold(C, gold);
        let mut p = playing(p, "paid-witness b");
        assert_answers(&p, &["on 2", "on 3"]);
        p.act("on 3");
        assert_eq!((p.gold_of(A), p.gold_of(C), p.power_of(C), p.asked()), (7, left, 5, B), "of {gold}");
        assert_eq!(p.told(&Sight::PaidGold { seat: C, gold: gold - left }), gold > 0);
    }
}

/// ACH-090: the rider of Paid Witness: the attacker gives 2 gold or what there is, and nothing is asked.
#[test]
fn paid_witness_counters() {
    for (gold, given) in [(7, 2), (2, 2), (1, 1), (0, 0)] {
        let mut p = trio();
        p.hand(B, &["paid-witness"]).gold(A, gold);
        let mut p = playing(p, "hired-blades a");
        p.acts(&["lower red 5 mint", "with paid-witness"]);
        assert_eq!((p.gold_of(A), p.gold_of(B), p.power_of(A)), (gold - given, 7 + given, 5), "of {gold}");
        assert_eq!((p.values("red", "mint"), p.asked(), p.offers("pass")), (vec![5], B, true));
        assert_eq!(p.discards(), ["hired-blades", "paid-witness"]);
    }
}

/// Section 12.2: Royal Veto A takes 2 gold from the bank.
#[test]
fn royal_veto_takes_two_gold() {
    let p = playing(trio(), "royal-veto a");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C), p.asked()), (9, 7, 7, B));
}

/// Section 12.2: Royal Veto B raises an own die in Troy by 1, not one in the reserve, and not a 6.
#[test]
fn royal_veto_raises_a_die_in_troy() {
    let mut p = playing(trio(), "royal-veto b");
    assert_answers(&p, &["raise blue 2 arsenal", "raise blue 4 mint"]);
    let wrong = ["raise blue 6 prison", "raise blue 5 reserve", "raise red 5 mint"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-010", "ACH-008", "ACH-072"]);
    p.act("raise blue 4 mint");
    assert_eq!((p.values("blue", "mint"), p.asked()), (vec![5], B));
    let mut p = trio();
    p.dice("blue", ["6 mint", "6 arsenal", "6 prison", "1", "5"]);
    assert_eq!(holding(p, "royal-veto").refused("play royal-veto b"), "ACH-027");
}

/// ACH-083: each Reaction stops a card of another player, aimed at oneself, at somebody else, or at nobody; nothing else happens.
#[test]
fn reactions_stop_and_do_nothing_else() {
    for card in ["royal-veto", "double-agent", "intercepted-letter"] {
        let plays: [(&[&str], Seat); 3] =
            [(&["play theft a", "on 2"], B), (&["play theft a", "on 2"], C), (&["play theft b"], C)];
        for (play, stopper) in plays {
            let mut p = trio();
            p.hand(stopper, &[card]);
            let mut p = holding(p, "theft");
            p.acts(play);
            assert_eq!(p.asked(), stopper);
            let before = p.clone();
            p.act(&format!("with {card}"));
            assert_eq!(
                [A, B, C].map(|seat| (p.gold_of(seat), p.power_of(seat))),
                [(7, 5); 3],
                "{card} against {play:?}"
            );
            assert!(p.state.dice().eq(before.state.dice()) && p.hand_of(stopper).is_empty());
            assert_done(&p, card);
        }
    }
}

/// Section 12.2: Double Agent A exchanges the values of an own die and one of another player, both in Troy, at any Locations.
#[test]
fn double_agent_exchanges_values() {
    let mut p = playing(trio(), "double-agent a");
    assert_answers(&p, &["die blue 2 arsenal", "die blue 4 mint", "die blue 6 prison"]);
    assert_eq!(["die blue 5 reserve", "die red 5 mint"].map(|die| p.refused(die)), ["ACH-008", "ACH-072"]);
    p.act("die blue 4 mint");
    let red = ["die red 1 prison", "die red 3 watchtower", "die red 5 mint"];
    assert_answers(&p, &[&red[..], &["die green 2 heraldic-office", "die green 6 royal-council"]].concat());
    let wrong = ["die green 4 arsenal", "die red 6 reserve", "die blue 6 prison"];
    assert_eq!(wrong.map(|die| p.refused(die)), ["ACH-070", "ACH-008", "ACH-072"], "a different value");
    let mut same_place = p.clone();
    same_place.act("die red 5 mint");
    assert_eq!((same_place.values("blue", "mint"), same_place.values("red", "mint")), (vec![5], vec![4]));
    p.act("die red 1 prison");
    assert_eq!(
        (p.values("blue", "mint"), p.values("red", "prison"), p.values("blue", "prison")),
        (vec![1], vec![4], vec![6])
    );
    assert_eq!(p.asked(), B);
}

/// Section 12.2: a Curfew does not hinder an exchange of values; equal values everywhere do.
#[test]
fn double_agent_under_curfew_and_with_equal_values() {
    let mut p = trio();
    p.curfew(&["mint", "prison"]);
    let mut q = playing(p.clone(), "double-agent a");
    q.acts(&["die blue 4 mint", "die red 1 prison"]);
    assert_eq!((q.values("blue", "mint"), q.values("red", "prison")), (vec![1], vec![4]));
    for (colour, places) in [
        ("blue", ["mint", "arsenal", "prison"]),
        ("red", ["mint", "watchtower", "prison"]),
        ("green", ["arsenal", "heraldic-office", "royal-council"]),
    ] {
        let [first, second, third] = places.map(|place| format!("3 {place}"));
        p.dice(colour, [&first, &second, &third, "1", "5"]);
    }
    assert_eq!(holding(p, "double-agent").refused("play double-agent a"), "ACH-027");
}

/// Section 12.2: Double Agent B takes 2 gold from the bank.
#[test]
fn double_agent_takes_two_gold() {
    let p = playing(trio(), "double-agent b");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C), p.asked()), (9, 7, 7, B));
}

/// Section 12.2: Intercepted Letter A rerolls any die of another player, in Troy or in the reserve.
#[test]
fn intercepted_letter_rerolls_a_die_of_another_player() {
    let p = playing(trio(), "intercepted-letter a");
    let red = ["die red 1 prison", "die red 3 reserve", "die red 3 watchtower", "die red 5 mint", "die red 6 reserve"];
    let reserve = ["die green 1 reserve", "die green 2 reserve"];
    let green = ["die green 2 heraldic-office", "die green 4 arsenal", "die green 6 royal-council"];
    assert_answers(&p, &[&red[..], &reserve, &green].concat());
    assert_eq!(p.refused("die blue 4 mint"), "ACH-072");
    for (die, place, values) in [("die red 6 reserve", "reserve", vec![2, 3]), ("die red 5 mint", "mint", vec![2])] {
        let mut p = p.clone();
        p.act(die);
        roll(&mut p, &[2]);
        assert_eq!((p.values("red", place), p.asked()), (values, B), "{die}");
    }
}

/// Section 12.2: Intercepted Letter B moves an own token to any other Location, open or closed; no power moves.
#[test]
fn intercepted_letter_moves_an_own_token() {
    let mut p = trio();
    p.tokens("blue", "mint", 1).tokens("red", "mint", 1);
    let mut p = playing(p, "intercepted-letter b");
    assert_answers(&p, &["token blue mint"]);
    assert_eq!(p.refused("token red mint"), "ACH-072");
    p.act("token blue mint");
    assert_eq!((p.answers().len(), p.refused("to mint")), (11, "ACH-070"));
    p.act("to trading-office");
    assert_eq!((p.count_tokens("blue", "mint"), p.count_tokens("blue", "trading-office"), p.power_of(A)), (0, 1, 5));
    assert_eq!(holding(trio(), "intercepted-letter").refused("play intercepted-letter b"), "ACH-027");
}

/// ACH-072: the target player of each effect on another player is the owner of the die, or the player who was named.
#[test]
fn the_target_player_is_the_one_it_happens_to() {
    let plays: [(&str, &[&str], Seat); 6] = [
        ("riposte a", &["lower green 2 reserve"], C),
        ("ambush a", &["die red 1 prison", "to royal-palace"], B),
        ("paid-witness b", &["on 3"], C),
        ("double-agent a", &["die blue 4 mint", "die green 6 royal-council"], C),
        ("changing-the-guard a", &["die blue 4 mint", "die red 1 prison"], B),
        ("intercepted-letter a", &["die red 3 reserve"], B),
    ];
    for (play, steps, target) in plays {
        let mut p = trio();
        p.cousins(B, 1, 0).cousins(C, 1, 0);
        let mut p = playing(p, play);
        p.acts(steps);
        assert_eq!(
            p.all_asked().iter().collect::<Vec<_>>(),
            [target],
            "{play}: only the target player can use a Street Cousin"
        );
    }
}
