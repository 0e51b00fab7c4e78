//! Characters: ACH-100 to ACH-107, and those of Orion's house. The others are in `characters_of_turns`, `informer` and `through`.

use kernel::Viewer;

use super::position::{A, B, C, Position, word};
use crate::cards::Character;
use crate::event::Sight;
use crate::state::{Do, Phase};

/// Three players in this turn, with these Characters in the row; A acts.
pub(super) fn with(turn: u8, characters: &[&str]) -> Position {
    let mut p = Position::new(3);
    p.turn(turn).row(characters).intrigue();
    p
}

/// The Characters that the asked player can use.
fn usable(p: &Position) -> Vec<String> {
    p.choices().iter().filter_map(|text| text.strip_prefix("use ")).map(str::to_owned).collect()
}

/// WE-1, ACH-101, ACH-102: base cost 2 and three Usage tokens are 5 gold; afterwards there are four tokens.
#[test]
fn the_price_rises_with_each_use() {
    let mut p = Position::new(3);
    p.row(&["smuggler"]).usage("smuggler", 3).gold(A, 5).power(A, 0).intrigue();
    assert_eq!(p.price("smuggler"), Some(5));
    p.acts(&["use smuggler", "die blue 3 prison", "to mint"]);
    assert_eq!((p.gold_of(A), p.price("smuggler")), (0, Some(6)));
    assert!(p.told(&Sight::PaidGold { seat: A, gold: 5 }));
}

/// ACH-101, ACH-103: with one gold less than the price a Character cannot be used.
#[test]
fn a_character_must_be_affordable() {
    let mut p = Position::new(3);
    p.row(&["smuggler"]).usage("smuggler", 3).gold(A, 4).intrigue();
    assert_eq!((p.refused("use smuggler"), usable(&p)), ("ACH-103", vec!["orion".to_owned(), "zaan".to_owned()]));
    p.act("convert").acts(&["use smuggler", "die blue 3 prison", "to mint"]);
    assert_eq!((p.gold_of(A), p.power_of(A)), (4, 4));
}

/// ACH-103: the price is paid and the token lies there before the ability; what it brings cannot pay for it.
#[test]
fn the_moneylender_cannot_pay_for_himself() {
    let mut p = Position::new(3);
    p.row(&["moneylender"]).usage("moneylender", 3).gold(A, 2).intrigue();
    assert_eq!(p.refused("use moneylender"), "ACH-103");
    p.gold(A, 3).act("use moneylender");
    assert_eq!(p.gold_of(A), 3);
    let character = word("moneylender");
    let expected = [
        Sight::Used { seat: A, character, price: Some(3), picks: kernel::List::default() },
        Sight::PaidGold { seat: A, gold: 3 },
        Sight::TookGold { seat: A, gold: 3 },
    ];
    let sights = p.sights(Viewer::SPECTATOR);
    assert_eq!(sights[sights.len() - 3..], expected);
}

/// ACH-103: a Character is paid before it draws, so its token lies there while chance is awaited.
#[test]
fn the_token_comes_before_the_ability() {
    let mut p = Position::new(3);
    p.usage("zaan", 2).intrigue().act("use zaan");
    assert_eq!((p.waits_for_chance(), p.gold_of(A), p.price("zaan")), (true, 5, Some(3)));
    assert_eq!(p.hand_of(A), [""; 0]);
}

/// ACH-104: where no base cost is printed the first use is free, and the next one costs 1.
#[test]
fn without_a_printed_cost_the_first_use_is_free() {
    let mut p = with(1, &["moneylender"]);
    assert_eq!((p.price("zaan"), p.price("moneylender")), (Some(0), Some(0)));
    p.gold(A, 0).act("use moneylender");
    assert_eq!((p.gold_of(A), p.price("moneylender")), (3, Some(1)));
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::PaidGold { .. })));
}

/// ACH-104, ACH-101: without Usage tokens each Character costs what section 12.3 prints.
#[test]
fn base_costs_are_those_printed() {
    let prices = |turn, ids: [&str; 5]| {
        let mut p = Position::new(3);
        p.turn(turn);
        ids.map(|id| {
            p.row(&[id]);
            p.price(id).unwrap()
        })
    };
    assert_eq!(prices(1, ["guard-captain", "moneylender", "smuggler", "informer", "fencing-master"]), [1, 0, 2, 1, 2]);
    assert_eq!(prices(2, ["intriguer", "assassin", "tax-farmer", "herald", "seer"]), [2, 3, 1, 3, 1]);
    assert_eq!(prices(3, ["order-envoy", "chancellor", "blade-virtuoso", "wizard", "archivist"]), [4, 4, 4, 3, 2]);
    assert_eq!(["orion", "zaan"].map(|id| Position::new(3).price(id).unwrap()), [3, 0]);
}

/// ACH-100: Orion and Zaan are there in every turn, with three others; those of other turns cannot be used.
#[test]
fn orion_and_zaan_are_always_there() {
    for (turn, other) in [(1, "assassin"), (2, "smuggler"), (3, "moneylender")] {
        let mut p = Position::new(3);
        p.turn(turn).gold(A, 20).hand(A, &["theft"]).discard(&["theft"]).intrigue();
        let offered = usable(&p);
        assert_eq!((offered.len(), &offered[..2]), (5, &["orion".to_owned(), "zaan".to_owned()][..]));
        assert_eq!(p.refused(&format!("use {other}")), "ACH-101");
    }
}

/// ACH-100: the next turn brings three Characters of its own deck, beside Orion and Zaan, all without Usage tokens.
#[test]
fn each_turn_brings_three_characters() {
    for turn in [2, 3] {
        let mut p = Position::new(3);
        p.turn(turn - 1).usage("orion", 2).usage("zaan", 1).run(Do::Turn);
        for left in (3..=5).rev() {
            let mut possible = Vec::new();
            <crate::Achaja as kernel::Game>::chances(&p.state, &mut possible);
            assert_eq!(possible.len(), left);
            p.chance(possible[0].0);
        }
        let row: Vec<(Option<u8>, u8)> =
            p.state.row.iter().map(|hired| (hired.character.face().turn, hired.usage)).collect();
        assert_eq!(row, [(None, 0), (None, 0), (Some(turn), 0), (Some(turn), 0), (Some(turn), 0)]);
    }
}

/// ACH-101, ACH-102: a Character may be used again in the same turn, by others and by the same player.
#[test]
fn several_uses_in_a_turn() {
    let mut p = with(1, &["moneylender"]);
    for price in 0..4 {
        assert_eq!(p.price("moneylender"), Some(price));
        p.act("use moneylender");
    }
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C)), (10, 9, 8), "A used him first and last");
    assert_eq!(p.asked(), B);
}

/// ACH-101, ACH-060: the use of a Character is the whole action.
#[test]
fn a_use_is_an_action() {
    let mut p = with(1, &["moneylender"]);
    p.hand(A, &["theft"]).act("use moneylender");
    assert_eq!(p.asked(), B);
}

/// ACH-092, ACH-101: nobody is asked to stop an ability, whatever they hold.
#[test]
fn an_ability_opens_no_window() {
    let mut p = with(2, &["assassin"]);
    p.hand(B, &["riposte", "royal-veto"]).cousins(B, 1, 1).cousins(C, 0, 1);
    p.acts(&["use assassin", "lower red 3 mint"]);
    assert_eq!((p.values("red", "mint"), p.is_window(), p.asked()), (vec![1], false, B));
}

/// ACH-105: a discarded Character is gone with its tokens for this turn, and the next Preparation reveals three.
#[test]
fn a_discarded_character_is_not_replaced() {
    let mut p = with(1, &["smuggler", "moneylender", "informer"]);
    p.hand(A, &["scandal"]).usage("smuggler", 2).act("play scandal a");
    assert_eq!(p.choices(), ["character smuggler", "character moneylender", "character informer"]);
    p.act("character smuggler");
    assert!(p.told(&Sight::Left { character: word("smuggler") }));
    assert_eq!((p.asked(), p.price("smuggler"), p.state.row.len()), (B, None, 4));
    assert_eq!(p.refused("use smuggler"), "ACH-101");
    p.stop_here().run(Do::Turn).luck();
    assert_eq!((p.state.row.len(), p.state.phase), (5, Phase::Preparation));
}

/// ACH-105: Orion and Zaan cannot be discarded; with nobody else in the row nobody can.
#[test]
fn orions_house_cannot_be_discarded() {
    let mut p = with(1, &["smuggler"]);
    p.hand(A, &["scandal"]).act("play scandal a");
    assert_eq!((p.refused("character orion"), p.refused("character zaan")), ("ACH-105", "ACH-105"));
    assert_eq!(p.refused("character informer"), "ACH-101");
    let mut p = with(1, &[]);
    p.hand(A, &["scandal"]);
    assert_eq!(p.refused("play scandal a"), "ACH-027");
}

/// ACH-106: Orion raises the limit of an open Location by 1, also one that holds tokens already, and a die may follow or not.
#[test]
fn orion_raises_a_limit() {
    let mut p = Position::new(3);
    p.increase("mint", 2).intrigue().act("use orion");
    let open = ["black-market", "prison", "heraldic-office", "arsenal", "watchtower", "mint"];
    let open = open.into_iter().chain(["royal-council", "royal-palace"]).map(|at| format!("at {at}"));
    assert_eq!(p.choices(), open.collect::<Vec<_>>());
    assert_eq!(p.refused("at port"), "ACH-026");
    p.acts(&["at mint", "done"]);
    assert_eq!((p.state.limit(word("mint")), p.gold_of(A)), (5, 4), "2 printed, and three tokens");
    assert_eq!(p.asked(), B);
    assert!(p.told(&Sight::LimitRaised { location: word("mint"), limit: 5 }));
}

/// ACH-106: the die that follows is an own one in Troy, from another Location.
#[test]
fn an_own_die_follows_orion() {
    let mut p = Position::new(3);
    p.dice("blue", ["6 mint", "2 prison", "4 prison", "5", "5"]).intrigue().acts(&["use orion", "at mint"]);
    assert_eq!(p.choices(), ["die blue 2 prison", "die blue 4 prison", "done"]);
    let refused = ["die red 3 arsenal", "die blue 5 reserve", "die blue 1 prison", "die blue 6 mint"];
    assert_eq!(refused.map(|die| p.refused(die)), ["ACH-072", "ACH-008", "ACH-070", "ACH-070"]);
    p.act("die blue 4 prison");
    assert_eq!((p.values("blue", "mint"), p.values("blue", "prison")), (vec![4, 6], vec![2]));
}

/// ACH-106: a Location under Curfew can be raised, but no die moves there, nor away from another one under Curfew.
#[test]
fn no_die_follows_orion_past_a_curfew() {
    let mut p = Position::new(3);
    p.state.curfew.insert(word("prison"));
    let mut q = p.clone();
    p.intrigue().acts(&["use orion", "at prison"]);
    assert_eq!((p.asked(), p.state.limit(word("prison"))), (B, 4), "there is no die to choose");
    q.intrigue().acts(&["use orion", "at mint"]);
    assert_eq!(q.choices(), ["die blue 3 black-market", "die blue 3 heraldic-office", "done"]);
    assert_eq!(q.refused("die blue 3 prison"), "ACH-118");
}

/// ACH-106, ACH-017: with all five tokens out Orion cannot be used; with four he can.
#[test]
fn orion_needs_a_token() {
    let mut p = Position::new(3);
    p.increase("mint", 3).increase("prison", 2).intrigue();
    assert_eq!(p.refused("use orion"), "ACH-027");
    p.increase("prison", 1).acts(&["use orion", "at arsenal", "done"]);
    assert_eq!(p.state.increase_supply(), 0);
}

/// WE-15, ACH-106, ACH-135, ACH-136: a 6 that follows Orion into the full Mint acts there, and must leave at the end.
#[test]
fn a_die_leaves_when_orions_token_goes() {
    let mut p = Position::new(4);
    p.dice("blue", ["6 prison", "3 prison", "3 prison", "1", "1"])
        .dice("red", ["5 mint", "4 arsenal", "4 arsenal", "1", "1"])
        .dice("green", ["2 mint", "3 watchtower", "3 watchtower", "1", "1"])
        .dice("purple", ["3 black-market", "3 black-market", "3 black-market", "1", "1"])
        .gold(A, 3)
        .intrigue();
    p.acts(&["use orion", "at mint", "die blue 6 prison"]);
    assert_eq!(p.gold_of(A), 0);
    p.stop_here().dominance();
    while p.choices().last().is_some_and(|text| text == "decline") {
        p.act("decline");
    }
    let took = |seat| p.told(&Sight::TookGold { seat, gold: 4 });
    assert!(took(A) && took(B) && took(C), "three dice act at the Mint");
    assert_eq!((p.asked(), p.refused("to mint"), p.refused("to port")), (A, "ACH-136", "ACH-026"));
    p.act("to royal-palace");
    assert_eq!((p.values("blue", "mint"), p.values("blue", "royal-palace")), (vec![], vec![6]));
    assert_eq!(p.state.limit(word("mint")), 2);
}

/// ACH-107: Zaan draws one card, which only the player sees.
#[test]
fn zaan_draws_a_card() {
    let mut p = Position::new(3);
    p.top("scandal").intrigue().act("use zaan");
    assert_eq!((p.hand_of(A), p.gold_of(A), p.asked()), (vec!["scandal"], 7, B));
    let drew = |card| Sight::Drew { seat: A, card };
    assert!(p.sights(Viewer::seat(A)).contains(&drew(Some(word("scandal")))));
    assert!(p.sights(Viewer::seat(B)).contains(&drew(None)) && p.told(&drew(None)));
}

/// ACH-107, ACH-019: with an empty deck Zaan draws from the discard pile; with neither he cannot be used.
#[test]
fn zaan_needs_a_card() {
    let mut p = Position::new(3);
    p.empty_deck();
    let all: Vec<_> = std::mem::take(&mut p.state.discard).to_vec();
    let [last, others @ ..] = &all[..] else { unreachable!("there are cards") };
    others.iter().for_each(|&card| p.state.player_mut(B).hand.add(card, kernel::Knowers::only(B)));
    p.state.discard.push(*last);
    p.intrigue().act("use zaan").luck();
    assert_eq!((p.hand_of(A), p.discards()), (vec![last.id()], vec![]));
    assert!(p.told(&Sight::Rebuilt { count: 1 }));
    p.act_as(B, "pass").luck();
    assert_eq!((p.asked(), p.refused("use zaan")), (C, "ACH-027"));
}

/// ACH-021, ACH-100: the Characters of a deck are all different, five for each turn.
#[test]
fn five_characters_for_each_turn() {
    let of = |turn| Character::all().filter(|character| character.face().turn == turn).count();
    assert_eq!([None, Some(1), Some(2), Some(3)].map(of), [2, 5, 5, 5]);
}
