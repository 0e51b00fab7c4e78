//! Section 12.2: the Intrigues without a property that are about gold, tokens and Characters, each with both effects. What is asked when
//! gold is short is in `payment`.

use super::intrigues::{assert_answers, duo, holding, playing, trio};
use super::position::{A, B, C, Position};
use crate::cards::Location;
use crate::event::Sight;

/// All Locations as destinations, but this one.
fn anywhere_but(from: &str) -> Vec<String> {
    Location::ALL.iter().map(ToString::to_string).filter(|to| to != from).map(|to| format!("to {to}")).collect()
}

#[track_caller]
fn assert_anywhere_but(p: &Position, from: &str) {
    let all = anywhere_but(from);
    assert_answers(p, &all.iter().map(String::as_str).collect::<Vec<_>>());
}

/// ACH-077: Theft A takes 4 of any other player's gold: exactly 4 is enough, and nobody is asked for anything more.
#[test]
fn theft_takes_four_gold() {
    for (gold, left) in [(4, 0), (5, 1), (7, 3)] {
        let mut p = trio();
        p.gold(C, gold);
        let mut p = playing(p, "theft a");
        assert_answers(&p, &["on 2", "on 3"]);
        assert_eq!(["on 1", "on 4"].map(|on| p.refused(on)), ["ACH-072"; 2]);
        p.act("on 3");
        assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C), p.asked()), (11, 7, left, B));
        assert!(p.told(&Sight::GaveGold { seat: C, to: A, gold: 4 }));
    }
}

/// ACH-011, ACH-072: with two players there is nobody to choose; a player without gold can be robbed too.
#[test]
fn theft_from_the_only_other_player() {
    let p = playing(duo(), "theft a");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.asked()), (11, 3, B));
    let mut p = trio();
    p.gold(B, 0).power(B, 0);
    assert!(playing(p, "theft a").offers("on 2"));
}

/// Section 12.2: Theft B takes 3 gold from the bank.
#[test]
fn theft_takes_three_gold_from_the_bank() {
    let p = playing(trio(), "theft b");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C), p.asked()), (10, 7, 7, B));
    assert!(p.told(&Sight::TookGold { seat: A, gold: 3 }));
}

/// ACH-078: Extortion A: who has 4 gold pays them to the bank and keeps all power.
#[test]
fn extortion_makes_another_player_pay_the_bank() {
    for (gold, left) in [(4, 0), (7, 3)] {
        let mut p = trio();
        p.gold(B, gold);
        let mut p = playing(p, "extortion a");
        assert_answers(&p, &["on 2", "on 3"]);
        p.act("on 2");
        assert_eq!((p.gold_of(A), p.gold_of(B), p.power_of(B), p.asked()), (7, left, 5, B));
    }
}

/// Section 12.2: Extortion B moves an own token to any other Location, open or closed, full or under Curfew; no power moves.
#[test]
fn extortion_moves_an_own_token() {
    let mut p = trio();
    p.tokens("blue", "mint", 2).tokens("blue", "port", 1).tokens("red", "mint", 1).curfew(&["mint", "prison"]);
    let mut p = playing(p, "extortion b");
    assert_answers(&p, &["token blue mint", "token blue port"]);
    assert_eq!(["token red mint", "token blue prison"].map(|token| p.refused(token)), ["ACH-072", "ACH-015"]);
    p.act("token blue mint");
    assert_anywhere_but(&p, "mint");
    assert_eq!(p.refused("to mint"), "ACH-070", "another Location");
    p.act("to citadel");
    assert_eq!(
        (p.count_tokens("blue", "mint"), p.count_tokens("blue", "citadel"), p.count_tokens("red", "mint")),
        (1, 1, 1)
    );
    assert_eq!((p.power_of(A), p.asked()), (5, B));
}

/// ACH-169: with two players a token of either colour is an own one; without tokens the effect cannot be chosen.
#[test]
fn extortion_moves_a_token_of_either_colour() {
    let mut p = duo();
    p.tokens("green", "mint", 1).tokens("blue", "prison", 1).tokens("purple", "mint", 1);
    assert_answers(&playing(p, "extortion b"), &["token green mint", "token blue prison"]);
    let mut p = trio();
    p.tokens("red", "mint", 1);
    assert_eq!(holding(p, "extortion").refused("play extortion b"), "ACH-027");
}

/// Section 12.2: Stolen Seal A moves a token of another player to any other Location; no power moves.
#[test]
fn stolen_seal_moves_a_token_of_another_player() {
    let mut p = trio();
    p.tokens("blue", "mint", 1).tokens("red", "mint", 1).tokens("green", "port", 10);
    let mut p = playing(p, "stolen-seal a");
    assert_answers(&p, &["token red mint", "token green port"]);
    assert_eq!(["token blue mint", "token red port"].map(|token| p.refused(token)), ["ACH-072", "ACH-015"]);
    p.act("token green port");
    assert_anywhere_but(&p, "port");
    assert_eq!(p.refused("to port"), "ACH-070");
    p.act("to citadel");
    assert_eq!((p.count_tokens("green", "port"), p.count_tokens("green", "citadel")), (9, 1));
    assert_eq!((p.power_of(A), p.power_of(C), p.asked()), (5, 5, B));
    let mut p = trio();
    p.tokens("blue", "mint", 1);
    assert_eq!(holding(p, "stolen-seal").refused("play stolen-seal a"), "ACH-027");
}

/// Section 12.2: Stolen Seal B takes 2 gold from the bank.
#[test]
fn stolen_seal_takes_two_gold() {
    let p = playing(trio(), "stolen-seal b");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C), p.asked()), (9, 7, 7, B));
}

/// WE-14, ACH-131: a token of B's was moved to the Mint; when B dominates the Mint, it is the second one and brings no point.
#[test]
fn a_moved_token_takes_the_point_away() {
    for (to, power) in [("to mint", 5), ("to port", 6)] {
        let mut p = trio();
        p.tokens("red", "citadel", 1);
        p.dice("green", ["4 arsenal", "2 arsenal", "6 royal-council", "1", "2"]);
        p.dice("blue", ["4 mint", "2 black-market", "6 black-market", "1", "5"]);
        p.dice("red", ["5 mint", "1 black-market", "1 arsenal", "3", "6"]);
        p.increase("arsenal", 1);
        let mut p = playing(p, "stolen-seal a");
        p.acts(&["token red citadel", to]);
        let mut p = p.clone();
        p.event(B, "market-day").acts(&["pass", "pass", "pass"]);
        while p.count_tokens("red", "mint") < u8::from(to == "to mint") + 1 {
            p.act("decline");
        }
        assert_eq!(p.power_of(B), power, "{to}");
    }
}

/// ACH-105: Scandal A removes a Character of the row with its tokens; not Orion or Zaan. Nobody is the target player.
#[test]
fn scandal_removes_a_character() {
    let mut p = trio();
    p.row(&["moneylender", "seer"]).usage("seer", 3);
    let mut p = playing(p, "scandal a");
    assert_answers(&p, &["character moneylender", "character seer"]);
    let wrong = ["character orion", "character zaan", "character herald"];
    assert_eq!(wrong.map(|character| p.refused(character)), ["ACH-105", "ACH-105", "ACH-101"]);
    p.act("character seer");
    assert_eq!((p.price("seer"), p.price("moneylender"), p.asked()), (None, Some(0), B));
    assert_eq!(p.refused("use seer"), "ACH-101");
    p.row(&[]);
    assert_eq!(holding(p, "scandal").refused("play scandal a"), "ACH-027");
}

/// ACH-079: Scandal B: another player gives 2 gold, or what there is.
#[test]
fn scandal_collects_two_gold() {
    for (gold, given) in [(7, 2), (2, 2), (1, 1), (0, 0)] {
        let mut p = trio();
        p.gold(C, gold);
        let mut p = playing(p, "scandal b");
        assert_answers(&p, &["on 2", "on 3"]);
        p.act("on 3");
        assert_eq!(
            (p.gold_of(A), p.gold_of(C), p.power_of(C), p.asked()),
            (7 + given, gold - given, 5, B),
            "of {gold}"
        );
    }
}

/// ACH-102, ACH-109: Favour Owed A uses a Character for nothing, whatever its price; it gets a Usage token.
#[test]
fn favour_owed_uses_a_character_for_nothing() {
    let mut p = trio();
    p.row(&["smuggler", "moneylender", "fencing-master"]).usage("moneylender", 9).gold(A, 0).power(A, 0);
    let mut p = playing(p, "favour-owed a");
    let all = ["fencing-master", "moneylender", "orion", "smuggler", "zaan"]
        .map(|character| format!("character {character}"));
    assert_answers(&p, &all.each_ref().map(String::as_str));
    let mut q = p.clone();
    p.act("character moneylender");
    assert_eq!((p.gold_of(A), p.price("moneylender"), p.asked()), (3, Some(10), B));
    q.act("character smuggler");
    assert_eq!((q.asked(), q.price("smuggler")), (A, Some(3)), "its choices are made now");
    assert_answers(&q, &["die blue 2 arsenal", "die blue 4 mint", "die blue 6 prison"]);
    assert_eq!(q.refused("decline"), "ACH-060", "it is no choice whether to");
    q.acts(&["die blue 2 arsenal", "to royal-palace"]);
    assert_eq!((q.values("blue", "royal-palace"), q.gold_of(A), q.discards()), (vec![2], 0, vec!["favour-owed"]));
}

/// ACH-109: only a Character of the table whose ability has a legal choice now can be named.
#[test]
fn favour_owed_needs_a_usable_character() {
    let mut p = trio();
    p.row(&["blade-virtuoso", "intriguer"]).dice("blue", ["6 mint", "6 arsenal", "6 prison", "1", "5"]);
    let p = playing(p, "favour-owed a");
    assert_answers(&p, &["character orion", "character zaan"]);
    let wrong = ["character blade-virtuoso", "character intriguer", "character seer"];
    assert_eq!(wrong.map(|character| p.refused(character)), ["ACH-027", "ACH-109", "ACH-101"]);
}

/// DP-I6: a choice with one answer is made without asking.
#[test]
fn favour_owed_asks_nothing_where_there_is_one_choice() {
    let mut p = trio();
    p.row(&["guard-captain"]).dice("blue", ["4 mint", "6 arsenal", "6 prison", "1", "5"]);
    let mut p = playing(p, "favour-owed a");
    p.act("character guard-captain");
    assert_eq!((p.values("blue", "mint"), p.asked()), (vec![5], B));
}

/// ACH-072: nobody is the target player of Favour Owed A, even if its Character takes gold from one: no Street Cousin helps.
#[test]
fn favour_owed_has_no_target_player() {
    let mut p = trio();
    p.row(&["tax-farmer"]).cousins(B, 1, 0).cousins(C, 1, 0);
    let mut p = playing(p, "favour-owed a");
    p.act("character tax-farmer");
    assert_answers(&p, &["on 2", "on 3"]);
    p.act("on 2");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.cousins_of(B)), (10, 4, (1, 0)));
}

/// Section 12.2: Favour Owed B takes 3 gold from the bank.
#[test]
fn favour_owed_takes_three_gold() {
    let p = playing(trio(), "favour-owed b");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C), p.asked()), (10, 7, 7, B));
    assert!(p.told(&Sight::TookGold { seat: A, gold: 3 }));
}
