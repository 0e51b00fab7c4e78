//! The actions of the twelve Locations: section 12.1, ACH-129, ACH-130, ACH-132 to ACH-134.

use kernel::{Game, Seat, Viewer};

use super::dominance::{answers, is_asked, lay, only, scene, step};
use super::position::{A, B, C, Position, word};
use crate::Achaja;
use crate::action::Outcome;
use crate::cards::{Cousin, Location};
use crate::event::Sight;
use crate::view::Step;

/// Blue has a die of 4 on a Location whose action is about to be done; nobody else is there.
fn acting(location: &str) -> Position {
    let mut p = scene(3, word::<Location>(location).face().opens, location, &["blue 4"]);
    p.tokens("blue", location, 1);
    p
}

/// What everybody is told that looks like this.
fn told(p: &Position, is_it: impl Fn(&Sight) -> bool) -> usize {
    p.sights(Viewer::SPECTATOR).iter().filter(|sight| is_it(sight)).count()
}

/// No card is in the deck or the discard pile: B holds all of them.
fn no_cards(p: &mut Position) {
    let cards: Vec<_> = std::mem::take(&mut p.state.deck).all().collect();
    cards.into_iter().for_each(|card| p.state.player_mut(B).hand.add(card, kernel::Knowers::only(B)));
}

/// 1 Citadel, ACH-132: pay 2 gold for +2 on any die, cut off at 6; a 6 cannot be chosen.
#[test]
fn the_citadel_raises_a_die() {
    let dice = ["blue 4", "red 3", "green 6"];
    for (die, value, after) in [("blue", 4, 6), ("red", 3, 5)] {
        let mut p = scene(3, 3, "citadel", &dice);
        p.dominance().act("decline");
        assert_eq!(p.asked(), A);
        p.act(&format!("raise {die} {value} citadel"));
        assert_eq!((p.values(die, "citadel"), p.gold_of(A), p.hand_of(A).len()), (vec![after], 5, 0));
        assert!(p.told(&Sight::PaidGold { seat: A, gold: 2 }), "to the bank, so that everybody sees it");
        assert_eq!((p.gold_of(B), p.gold_of(C)), (7, 7));
    }
}

/// 1 Citadel, ACH-010: what would not change cannot be chosen; a 5 becomes a 6.
#[test]
fn the_citadel_raises_no_six() {
    let mut p = acting("citadel");
    lay(&mut p, &[("citadel", &["blue 6"]), ("mint", &["red 5"]), ("prison", &["green 6"])]);
    p.dominance();
    assert_eq!([p.refused("raise blue 6 citadel"), p.refused("raise green 6 prison")], ["ACH-010", "ACH-010"]);
    assert_eq!(p.refused("raise red 4 mint"), "ACH-070", "there is no such die");
    p.act("raise red 5 mint");
    assert_eq!((p.values("red", "mint"), p.gold_of(A)), (vec![6], 5));
}

/// 1 Citadel: or take 2 gold and a card, which also helps who cannot pay.
#[test]
fn the_citadel_gives_gold_and_a_card() {
    for gold in [7, 2, 1, 0] {
        let mut p = acting("citadel");
        p.gold(A, gold).power(A, 0).top("theft").dominance();
        assert_eq!((p.offers("take"), p.offers("decline")), (true, true));
        assert_eq!(p.offers("raise blue 4 citadel"), gold >= 2, "{gold}");
        assert!(gold >= 2 || p.refused("raise blue 4 citadel") == "ACH-103");
        p.act("take");
        assert_eq!((p.gold_of(A), p.hand_of(A)), (gold + 2, vec!["theft"]));
    }
    let mut p = acting("citadel");
    no_cards(&mut p);
    p.dominance().act("take");
    assert_eq!((p.gold_of(A), p.hand_of(A).len()), (9, 0), "the card is lost, the gold is not");
}

/// 2 Port, ACH-130: 3 gold and a card for each die, without asking; the owner alone sees the card.
#[test]
fn the_port_gives_gold_and_a_card() {
    let mut p = scene(2, 2, "port", &["blue 4", "blue 2", "purple 3"]);
    p.top("theft").dominance();
    p.chance(Outcome::Card(word("slander"))).chance(Outcome::Card(word("ambush")));
    assert_eq!((p.gold_of(A), p.gold_of(B), p.hand_of(A).len(), p.hand_of(B).len()), (13, 10, 2, 1));
    let card = Some(word("theft"));
    assert!(p.sights(Viewer::seat(A)).contains(&Sight::Drew { seat: A, card }));
    assert!(p.sights(Viewer::seat(B)).contains(&Sight::Drew { seat: A, card: None }));
}

/// 2 Port, ACH-019: without a deck the discard pile is drawn from; without both there is only the gold.
#[test]
fn the_port_without_a_deck() {
    let mut p = acting("port");
    p.empty_deck().dominance();
    p.chance(Outcome::Card(word("slander")));
    assert_eq!((p.gold_of(A), p.hand_of(A), p.discards().len()), (10, vec!["slander"], 0));
    let mut p = acting("port");
    no_cards(&mut p);
    p.dominance();
    assert_eq!((p.gold_of(A), p.hand_of(A).len()), (10, 0));
}

/// 3 Black Market: any number of cards for 2 gold each; they are seen, and lie on the pile in the order of the file.
#[test]
fn cards_are_sold_at_the_black_market() {
    let mut p = acting("black-market");
    p.hand(A, &["riposte", "theft", "slander", "theft"]).discard(&["ambush"]).dominance();
    assert_eq!(answers(&p), ["sell theft", "sell slander", "sell riposte", "decline"]);
    assert_eq!((p.refused("done"), p.refused("sell abduction")), ("ACH-027", "ACH-073"));
    p.acts(&["sell theft", "sell theft", "sell riposte"]);
    assert_eq!(p.refused("sell slander"), "ACH-060", "it is in the hand, but its turn has passed");
    assert_eq!(answers(&p), ["done"], "there is one way to name the cards, so the slander is not sold");
    p.act("done");
    assert_eq!((p.gold_of(A), p.hand_of(A)), (13, vec!["slander"]));
    assert_eq!(p.discards(), ["riposte", "theft", "theft", "ambush"]);
    let cards = ["theft", "theft", "riposte"].into_iter().map(word).collect();
    assert!(p.told(&Sight::Sold { seat: A, cards, gold: 6 }));
}

/// 3 Black Market: the sale of the whole hand is complete with its last card; without a card nobody is asked.
#[test]
fn a_whole_hand_is_sold() {
    let mut p = acting("black-market");
    p.hand(A, &["theft", "theft"]).dominance();
    p.acts(&["sell theft", "sell theft"]);
    assert_eq!((p.gold_of(A), p.hand_of(A).len()), (11, 0));
    let mut p = scene(3, 1, "black-market", &["blue 4", "blue 3", "red 2"]);
    p.hand(A, &["theft"]).hand(B, &["theft"]).dominance();
    p.act("sell theft");
    assert_eq!((step(&p), p.asked()), (Step::Site, B), "the second die of Blue has nothing to sell");
    p.act("decline");
    assert_eq!((p.gold_of(B), p.hand_of(B)), (7, vec!["theft"]));
}

/// 3 Black Market, ACH-029: a sale that is not finished is seen by its maker only, and may be dropped.
#[test]
fn a_half_built_sale_is_private() {
    let mut p = acting("black-market");
    p.hand(A, &["theft", "slander"]).dominance();
    let seen = |p: &Position| [Viewer::seat(B), Viewer::SPECTATOR].map(|viewer| p.view(viewer));
    let before = seen(&p);
    let count = p.events.len();
    p.act("sell theft");
    assert_eq!(seen(&p), before);
    assert_eq!((p.events.len(), p.view(Viewer::seat(A)).to_sell.len()), (count, 1));
    assert!(Achaja::half_built(&p.state, A));
    Achaja::cancel(&mut p.state, A);
    assert_eq!(answers(&p), ["sell theft", "sell slander", "decline"]);
    p.act("decline");
    assert_eq!((p.gold_of(A), p.hand_of(A).len()), (7, 2));
}

/// 4 Prison, ACH-133: one or two Street Cousins for 1 gold each, as far as gold and supply reach.
#[test]
fn the_prison_sells_street_cousins() {
    let cases: [(u32, u8, &[&str]); 5] = [
        (7, 12, &["buy 1", "buy 2", "decline"]),
        (2, 2, &["buy 1", "buy 2", "decline"]),
        (1, 12, &["buy 1", "decline"]),
        (7, 1, &["buy 1", "decline"]),
        (0, 12, &["decline"]),
    ];
    for (gold, supply, offered) in cases {
        let mut p = acting("prison");
        p.gold(A, gold).cousins(B, 12 - supply, 0).dominance();
        assert_eq!(answers(&p), offered, "{gold} gold, {supply} left");
        let best = offered[offered.len().saturating_sub(2)];
        let bought = best.strip_prefix("buy ").map_or(0, |count| count.parse().unwrap());
        p.act(best);
        assert_eq!((p.gold_of(A), p.cousins_of(A)), (gold - u32::from(bought), (bought, 0)));
    }
    let mut p = acting("prison");
    p.cousins(B, 12, 0).dominance();
    assert!(!is_asked(&p), "there is nothing to buy");
}

/// ACH-133, ACH-017, ACH-103: why a purchase is refused.
#[test]
fn purchases_that_are_refused() {
    let refused = |gold: u32, others: u8, answer: &str| {
        let mut p = acting("prison");
        p.gold(A, gold).cousins(B, others, 0).dominance();
        p.refused(answer)
    };
    assert_eq!(refused(7, 0, "buy 3"), "ACH-133");
    assert_eq!(refused(0, 0, "buy 3"), "ACH-133");
    assert_eq!(refused(1, 0, "buy 2"), "ACH-103");
    assert_eq!(refused(7, 11, "buy 2"), "ACH-017");
    assert_eq!(refused(0, 0, "buy 1"), "ACH-103");
}

/// ACH-133, ACH-126: each die may buy two; the supply counts for all.
#[test]
fn two_dice_buy_four_cousins() {
    let mut p = scene(3, 1, "prison", &["blue 4", "blue 3", "red 2"]);
    p.cousins(C, 7, 0).dominance();
    p.acts(&["buy 2", "buy 2"]);
    assert_eq!((p.asked(), answers(&p)), (B, vec!["buy 1".to_owned(), "decline".to_owned()]));
    assert!(told(&p, |sight| matches!(sight, Sight::TookCousin { seat: A, cousin: Cousin::Street })) == 4);
}

/// 5 Heraldic Office, ACH-130, ACH-127: a Palace Cousin without asking; the last one goes to whoever is first in the queue.
#[test]
fn the_heraldic_office_gives_palace_cousins() {
    let mut p = scene(3, 1, "heraldic-office", &["blue 4", "red 3"]);
    p.dominance();
    assert_eq!((p.cousins_of(A), p.cousins_of(B), p.gold_of(A)), ((0, 1), (0, 1), 7));
    for (first, a, b) in [("next 1", 1, 0), ("next 2", 0, 1)] {
        let mut p = scene(3, 1, "heraldic-office", &["blue 4", "red 4"]);
        p.cousins(C, 0, 7).dominance();
        p.act(first);
        assert_eq!((p.cousins_of(A), p.cousins_of(B)), ((0, a), (0, b)));
    }
    let mut p = scene(3, 1, "heraldic-office", &["blue 4", "red 3"]);
    p.cousins(C, 0, 8).dominance();
    assert_eq!((p.cousins_of(A), p.cousins_of(B)), ((0, 0), (0, 0)), "the action is lost");
}

/// 6 Temple Assembly: any card of the discard pile, not only the top one; everybody sees which, and knows it from then on.
#[test]
fn the_temple_gives_a_discarded_card() {
    let mut p = acting("temple-assembly");
    p.discard(&["theft", "slander", "theft", "ambush"]).dominance();
    assert_eq!(answers(&p), ["take theft", "take slander", "take ambush", "decline"]);
    assert_eq!((p.refused("take riposte"), p.refused("take")), ("ACH-108", "ACH-060"));
    p.act("take slander");
    assert_eq!((p.hand_of(A), p.discards()), (vec!["slander"], vec!["ambush", "theft", "theft"]));
    assert!(p.told(&Sight::TookCard { seat: A, card: word("slander") }));
    for viewer in [Viewer::seat(B), Viewer::SPECTATOR] {
        assert_eq!(p.view(viewer).players[0].hand.shown, [word("slander")]);
    }
}

/// 6 Temple Assembly, ACH-144: an empty pile asks nobody, also when the die before took the last card.
#[test]
fn the_temple_without_a_card() {
    let mut p = scene(3, 2, "temple-assembly", &["blue 4", "red 3"]);
    p.discard(&["theft"]).dominance();
    p.act("take theft");
    assert!(!is_asked(&p));
    let mut p = acting("temple-assembly");
    p.discard(&[]).dominance();
    assert!(!is_asked(&p));
}

/// 7 Arsenal, ACH-009, ACH-010: any die of any player, in Troy or in reserve, by 1 up or down, within 1 and 6.
#[test]
fn the_arsenal_changes_any_die() {
    let cases = [
        ("raise blue 4 arsenal", "blue", "arsenal", 5),
        ("lower blue 4 arsenal", "blue", "arsenal", 3),
        ("lower red 6 reserve", "red", "reserve", 5),
        ("raise red 1 mint", "red", "mint", 2),
        ("raise green 5 reserve", "green", "reserve", 6),
        ("lower green 2 royal-palace", "green", "royal-palace", 1),
    ];
    let table = || {
        let mut p = acting("arsenal");
        p.dice("red", ["1 mint", "3 prison", "3 prison", "6", "6"]);
        p.dice("green", ["2 royal-palace", "3 prison", "3 mint", "5", "5"]);
        p.dominance();
        p
    };
    for (answer, colour, place, value) in cases {
        let mut p = table();
        p.act(answer);
        assert!(p.values(colour, place).contains(&value), "{answer}");
        assert_eq!((p.gold_of(A), is_asked(&p)), (5, false));
    }
    let p = table();
    assert_eq!([p.refused("raise red 6 reserve"), p.refused("lower red 1 mint")], ["ACH-010", "ACH-010"]);
    assert_eq!(p.refused("raise red 2 mint"), "ACH-070", "there is no such die");
}

/// 8 Watchtower, ACH-009, ACH-014: 2 gold to reroll any die, also in reserve; the result stands, even an equal one.
#[test]
fn the_watchtower_rerolls_any_die() {
    for (die, colour, place) in [("blue 4 watchtower", "blue", "watchtower"), ("red 6", "red", "reserve")] {
        for to in [1, 4, 6] {
            let mut p = acting("watchtower");
            p.dice("red", ["1 mint", "3 prison", "3 prison", "2", "6"]).dominance();
            let die = if place == "reserve" { format!("die {die} reserve") } else { format!("die {die}") };
            p.act(&die);
            assert_eq!((p.waits_for_chance(), p.gold_of(A)), (true, 5));
            p.chance(Outcome::Roll(to));
            assert!(p.values(colour, place).contains(&to));
            assert_eq!((p.values("blue", "watchtower").len(), is_asked(&p)), (1, false));
        }
    }
}

/// 9 Mint, ACH-130: 4 gold for each die, without asking.
#[test]
fn the_mint_gives_gold() {
    let mut p = scene(5, 1, "mint", &["blue 4", "blue 1", "red 6"]);
    p.dominance();
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C)), (15, 11, 7));
    assert!(told(&p, |sight| matches!(sight, Sight::TookGold { gold: 4, .. })) == 3);
}

/// 10 Royal Council, ACH-134, DP-D5: 4 gold for two rerolls; the second is chosen after the first, of any die, and costs nothing more.
#[test]
fn the_council_rerolls_twice() {
    let mut p = acting("royal-council");
    p.gold(A, 9).power(A, 0).dominance();
    p.act("die blue 4 royal-council").chance(Outcome::Roll(2));
    assert_eq!((step(&p), p.asked(), p.gold_of(A)), (Step::Again, A, 5));
    assert_eq!(
        (p.refused("die blue 4 royal-council"), p.refused("decline"), p.refused_to(B, "stop")),
        ("ACH-070", "ACH-060", "ACH-028")
    );
    let mut same = p.clone();
    same.act("die blue 2 royal-council").chance(Outcome::Roll(6));
    assert_eq!((same.values("blue", "royal-council"), same.gold_of(A), is_asked(&same)), (vec![6], 5, false));
    let mut other = p.clone();
    other.act("die red 1 reserve").chance(Outcome::Roll(5));
    assert_eq!((other.values("red", "reserve"), other.values("blue", "royal-council")), (vec![1, 5], vec![2]));
    p.act("stop");
    assert_eq!((p.values("blue", "royal-council"), p.gold_of(A), is_asked(&p)), (vec![2], 5, false));
}

/// 11 Trading Office, ACH-130: two cards without asking, or as many as there are.
#[test]
fn the_trading_office_gives_cards() {
    let mut p = acting("trading-office");
    p.top("theft").dominance();
    p.chance(Outcome::Card(word("ambush")));
    assert_eq!((p.hand_of(A), p.gold_of(A)), (vec!["theft", "ambush"], 7));
    let mut p = acting("trading-office");
    no_cards(&mut p);
    p.dominance();
    assert_eq!((p.hand_of(A).len(), p.is_over()), (0, true));
    assert_eq!(told(&p, |sight| matches!(sight, Sight::Acts { .. })), 0, "the action is lost");
}

/// 12 Royal Palace, ACH-131, ACH-026: a token on any of the twelve Locations, open or closed, for 4 gold; it brings no power.
#[test]
fn the_palace_puts_a_token_anywhere() {
    for location in Location::ALL {
        let mut p = acting("royal-palace");
        p.dominance();
        let before = p.count_tokens("blue", location.word());
        p.act(&format!("at {location}"));
        assert_eq!((p.count_tokens("blue", location.word()), p.gold_of(A), p.power_of(A)), (before + 1, 3, 5));
    }
}

/// ACH-131: a token of the Royal Palace counts as already there when its Location is dominated later.
#[test]
fn a_token_of_the_palace_is_already_there() {
    for (to, power) in [("mint", 5), ("prison", 6)] {
        let mut p = acting("royal-palace");
        lay(&mut p, &[("royal-palace", &["blue 4"]), ("mint", &["blue 2"])]);
        only(&mut p, &["royal-palace", "mint"]);
        p.dominance().act(&format!("at {to}"));
        assert_eq!((p.power_of(A), p.count_tokens("blue", "mint")), (power, if to == "mint" { 2 } else { 1 }));
    }
}

/// 12 Royal Palace, ACH-169: the token has the colour of the acting die; if that colour has none left, its die does not act.
#[test]
fn the_palace_uses_the_colour_of_the_die() {
    let palace = |blue: u8, green: u8| {
        let mut p = scene(2, 1, "royal-palace", &["blue 4", "green 3"]);
        p.tokens("blue", "prison", blue).tokens("green", "prison", green).tokens("blue", "royal-palace", 1).gold(A, 20);
        p.dominance();
        p
    };
    let mut p = palace(1, 1);
    p.acts(&["at mint", "at mint"]);
    assert_eq!((p.count_tokens("blue", "mint"), p.count_tokens("green", "mint")), (1, 1));
    let mut p = palace(9, 0);
    assert_eq!(p.view(Viewer::SPECTATOR).question.colour, Some(word("green")), "Blue has put down its last token");
    p.act("at mint");
    assert_eq!((p.count_tokens("blue", "mint"), p.count_tokens("green", "mint")), (0, 1));
    let mut p = palace(7, 10);
    p.act("at mint");
    assert_eq!((p.count_tokens("blue", "mint"), is_asked(&p)), (1, false));
}

/// ACH-015, ACH-144: the first die puts down the last token, so the second one is not asked.
#[test]
fn the_last_token_of_the_palace() {
    let mut p = scene(3, 1, "royal-palace", &["blue 4", "blue 3"]);
    p.tokens("blue", "prison", 8).gold(A, 20).dominance();
    assert_eq!(p.count_tokens("blue", "royal-palace"), 1);
    p.act("at mint");
    assert_eq!((p.count_tokens("blue", "mint"), is_asked(&p), p.gold_of(A)), (1, false, 16));
}

/// ACH-093, ACH-129: nobody can stop the action of a Location, whatever they hold.
#[test]
fn actions_of_locations_open_no_window() {
    let mut p = acting("arsenal");
    p.hand(B, &["royal-veto", "riposte"]).cousins(B, 1, 1).dominance();
    p.act("raise red 1 reserve");
    assert!(!p.is_window());
    assert_eq!((p.values("red", "reserve"), p.cousins_of(B)), (vec![1, 2], (1, 1)));
}

/// ACH-132, ACH-130: what is done by itself at four Locations, and asked at the eight others.
#[test]
fn four_locations_work_by_themselves() {
    let by_itself = |location: Location| {
        let mut p = acting(location.word());
        p.hand(A, &["theft"]).discard(&["slander"]).top("ambush").dominance();
        !is_asked(&p)
    };
    let unasked: Vec<Location> = Location::ALL.into_iter().filter(|&location| by_itself(location)).collect();
    assert_eq!(unasked, [Location::Port, Location::HeraldicOffice, Location::Mint, Location::TradingOffice]);
}

/// DP-D2: whatever is asked there can be declined, and then nothing happens.
#[test]
fn every_question_can_be_declined() {
    let seats: [Seat; 3] = [A, B, C];
    for location in Location::ALL {
        let mut p = acting(location.word());
        p.hand(A, &["theft"]).discard(&["slander"]).dominance();
        if !is_asked(&p) {
            continue;
        }
        let (gold, hand) = (p.gold_of(A), p.hand_of(A));
        p.act("decline");
        assert_eq!((p.gold_of(A), p.hand_of(A), is_asked(&p)), (gold, hand, false), "{location}");
        assert_eq!(seats.map(|seat| p.power_of(seat)), [5, 5, 5]);
    }
}
