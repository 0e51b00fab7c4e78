//! Effects that take gold which is not there: ACH-077 to ACH-079, DP-I3 and DP-I4.

use kernel::Viewer;

use super::intrigues::{assert_answers, playing, trio};
use super::position::{A, B, C, Position};
use crate::event::Sight;

/// A plays this effect on B, who has so much gold and power.
fn on_b(play: &str, gold: u32, power: u8) -> Position {
    let mut p = trio();
    p.gold(B, gold).power(B, power);
    let mut p = playing(p, play);
    p.act("on 2");
    p
}

/// The gold and power of A and B.
fn goods(p: &Position) -> [(u32, u8); 2] {
    [A, B].map(|seat| (p.gold_of(seat), p.power_of(seat)))
}

fn is_revealed(p: &Position) -> bool {
    p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::RevealedGold { .. }))
}

/// DP-I3, ACH-078: T is asked with 3 gold and 1 power, and neither with 4 gold nor without power.
#[test]
fn who_is_short_of_gold_may_convert() {
    for play in ["theft a", "extortion a"] {
        for (gold, power, is_asked) in [(3, 1, true), (0, 6, true), (4, 1, false), (3, 0, false), (0, 0, false)] {
            let p = on_b(play, gold, power);
            let answers = p.answers_of(B);
            assert_eq!(answers == ["convert", "decline"], is_asked, "{play} on {gold} gold and {power} power");
            assert!(!is_revealed(&p) || power == 0, "nothing is revealed before B has answered");
        }
    }
}

/// DP-I3, section 7.6: T converts by answering; the others may convert as always, and nothing else is possible.
#[test]
fn only_the_answer_converts_for_the_target() {
    let mut p = on_b("theft a", 3, 5);
    assert_eq!(p.offered(), ["convert", "decline"]);
    assert_eq!([p.refused("gold"), p.refused("pass")], ["ACH-060"; 2]);
    assert_eq!([A, C].map(|seat| p.offered_to(seat)), [["convert"], ["convert"]]);
    p.act_as(A, "convert").act_as(C, "convert");
    assert_eq!((p.asked(), p.gold_of(A), p.gold_of(C)), (B, 12, 12));
    assert_answers(&p, &["convert", "decline"]);
}

/// WE-8, ACH-078: B has 3 gold and converts: then B has 8 and gives 4; the conversion is public, and nothing else is revealed.
#[test]
fn a_theft_after_a_conversion() {
    for (gold, left) in [(3, 4), (0, 1)] {
        let mut p = on_b("theft a", gold, 5);
        p.act("convert");
        assert_eq!((goods(&p), p.asked()), ([(11, 5), (left, 4)], B));
        assert!(p.told(&Sight::Converted { seat: B, gold: 5 }) && p.told(&Sight::GaveGold { seat: B, to: A, gold: 4 }));
        assert!(!is_revealed(&p));
    }
}

/// WE-8, ACH-077, DP-I4: with 3 gold or none, and no conversion, the exact gold is shown; A takes all of it or gains 1 power.
#[test]
fn a_short_theft_takes_all_gold_or_brings_a_power() {
    for gold in [0, 1, 3] {
        let mut p = on_b("theft a", gold, 5);
        p.act("decline");
        assert!(p.told(&Sight::RevealedGold { seat: B, gold }));
        assert_eq!(p.asked(), A);
        assert_answers(&p, &["gold", "power"]);
        assert_eq!([p.refused("decline"), p.refused_to(B, "gold")], ["ACH-060", "ACH-028"]);
        let mut q = p.clone();
        p.act("gold");
        assert_eq!((goods(&p), p.asked()), ([(7 + gold, 5), (0, 5)], B));
        q.act("power");
        assert_eq!((goods(&q), q.asked()), ([(7, 6), (gold, 5)], B));
    }
}

/// DP-I4, ACH-077: without power to convert T is not asked; the gold is revealed at once, even none.
#[test]
fn a_short_theft_from_a_player_without_power() {
    let mut p = on_b("theft a", 0, 0);
    assert_eq!((p.asked(), is_revealed(&p)), (A, true));
    p.act("power");
    assert_eq!(goods(&p), [(7, 6), (0, 0)]);
    assert!(p.told(&Sight::GainedPower { seat: A, power: 1 }));
}

/// ACH-005, DP-I4: what T gets by converting after the reveal stays T's, whatever A chooses.
#[test]
fn gold_converted_after_the_reveal_is_safe() {
    let mut p = on_b("theft a", 3, 5);
    p.act("decline").act_as(B, "convert");
    assert_eq!((p.asked(), goods(&p)), (A, [(7, 5), (8, 4)]));
    assert_answers(&p, &["gold", "power"]);
    p.act("gold");
    assert_eq!(goods(&p), [(10, 5), (5, 4)]);
}

/// WE-13, ACH-078: T has 2 gold and 6 power. Converting: power 5, gold 3 at last; without it: gold 0, power 5.
#[test]
fn extortion_and_converting() {
    let mut p = on_b("extortion a", 2, 6);
    let mut q = p.clone();
    p.act("convert");
    assert_eq!((goods(&p), p.asked()), ([(7, 5), (3, 5)], B));
    assert!(p.told(&Sight::PaidGold { seat: B, gold: 4 }));
    q.act("decline");
    assert_eq!((goods(&q), q.asked()), ([(7, 5), (0, 5)], B));
    assert!(q.told(&Sight::PaidGold { seat: B, gold: 2 }) && q.told(&Sight::LostPower { seat: B, power: 1 }));
}

/// ACH-013, ACH-078: an extorted player without power has nothing to lose but the gold, and is asked nothing; nobody gains anything.
#[test]
fn extortion_of_a_player_without_power() {
    for gold in [0, 3] {
        let p = on_b("extortion a", gold, 0);
        assert_eq!((goods(&p), p.asked(), p.offers("pass")), ([(7, 5), (0, 0)], B, true));
    }
    let mut p = on_b("extortion a", 0, 1);
    p.act("decline");
    assert_eq!(goods(&p), [(7, 5), (0, 0)], "the last power can be lost");
}

/// ACH-079: where no rule says otherwise T pays what there is: no question, no reveal, no loss of power, and the amount is told.
#[test]
fn other_payments_take_what_there_is() {
    for (play, told) in [
        ("scandal b", Sight::GaveGold { seat: B, to: A, gold: 1 }),
        ("paid-witness b", Sight::PaidGold { seat: B, gold: 1 }),
    ] {
        let p = on_b(play, 1, 5);
        assert_eq!((p.asked(), p.offers("pass"), p.gold_of(B), p.power_of(B)), (B, true, 0, 5), "{play}");
        assert!(p.told(&told) && !is_revealed(&p), "{play}");
    }
}

/// DP-I3, ACH-028: gold counts as public, so T is asked exactly if the movements that everybody saw leave less than 4.
#[test]
fn everybody_sees_who_is_asked_and_what_about() {
    let p = on_b("theft a", 3, 5);
    for viewer in [Viewer::seat(A), Viewer::seat(C), Viewer::SPECTATOR] {
        let question = p.view(viewer).question;
        assert_eq!((question.seat, question.number), (Some(A), Some(4)));
    }
    assert_eq!(p.all_asked().iter().collect::<Vec<_>>(), [B]);
}
