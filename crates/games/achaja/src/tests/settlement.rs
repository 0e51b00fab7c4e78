//! The Power Settlement: section 9, ACH-150 to ACH-156, ACH-167.

use kernel::{Game, GameResult, Seat, Viewer};

use super::dominance::scene;
use super::position::{A, B, C, D, E, Position, word};
use crate::Achaja;
use crate::cards::{Colour, Location};
use crate::event::Sight;
use crate::state::{Do, Phase};
use crate::view::EndView;

/// A table in turn III whose Dominance phase is about to end. Nobody has any gold.
fn last(seats: u8) -> Position {
    let mut p = Position::new(seats);
    p.turn(3);
    p.state.phase = Phase::Dominance;
    for seat in p.state.all_seats() {
        p.gold(seat, 0);
    }
    p
}

/// The last Location was resolved: what everybody sees of the end, in the order of seats.
fn settled(p: &mut Position) -> Vec<EndView> {
    p.run(Do::Dominate(12));
    assert!(p.is_over(), "nobody decides anything");
    p.view(Viewer::SPECTATOR).ending
}

fn special(p: &mut Position) -> Vec<u32> {
    settled(p).iter().map(|end| end.special).collect()
}

/// Power in the end and the rest.
fn totals(p: &mut Position) -> Vec<(u32, u32)> {
    settled(p).iter().map(|end| (end.total, end.rest)).collect()
}

/// Who won, drew and lost, in the order of seats.
fn results(p: &mut Position) -> Vec<GameResult> {
    settled(p);
    let verdict = Achaja::verdict(&p.state);
    p.state.all_seats().iter().map(|seat| verdict.of(seat).result).collect()
}

/// ACH-150, ACH-151: strictly most tokens of a colour on a Location, be it a single one; a tie and no token bring nothing.
#[test]
fn strictly_most_tokens_bring_a_point() {
    for (blue, red, green, points) in [
        (0, 0, 0, [0, 0, 0]),
        (1, 0, 0, [1, 0, 0]),
        (1, 1, 0, [0, 0, 0]),
        (2, 1, 1, [1, 0, 0]),
        (2, 3, 1, [0, 1, 0]),
        (2, 1, 2, [0, 0, 0]),
        (1, 1, 1, [0, 0, 0]),
    ] {
        let mut p = last(3);
        p.tokens("blue", "mint", blue).tokens("red", "mint", red).tokens("green", "mint", green);
        assert_eq!(special(&mut p), points, "{blue} {red} {green}");
        let colour = points.iter().position(|&point| point > 0).map(|place| Colour::ALL[place]);
        let told = |colour| p.told(&Sight::Special { location: Location::Mint, colour });
        assert!(colour.is_none_or(told));
    }
}

/// ACH-150: each of the twelve Locations counts for itself; the most is not the sum.
#[test]
fn each_location_counts_for_itself() {
    let mut p = last(5);
    for location in ["citadel", "port", "black-market", "prison", "heraldic-office", "temple-assembly"] {
        p.tokens("blue", location, 1);
    }
    for location in ["arsenal", "watchtower", "mint", "royal-council", "trading-office"] {
        p.tokens("red", location, 1);
    }
    p.tokens("green", "royal-palace", 9).tokens("yellow", "royal-palace", 8).tokens("purple", "royal-palace", 8);
    assert_eq!(special(&mut p), [6, 5, 1, 0, 0]);
    assert_eq!(settled(&mut p).iter().map(|end| end.total).collect::<Vec<_>>(), [11, 10, 6, 5, 5]);
}

/// ACH-150: with another order of the Locations all twelve count just the same.
#[test]
fn the_order_does_not_matter() {
    let mut p = last(3);
    p.state.order.reverse();
    p.tokens("blue", "citadel", 1).tokens("red", "royal-palace", 2);
    assert_eq!(special(&mut p), [1, 1, 0]);
}

/// WE-6, ACH-167: tokens of the two houses are not added, and their tie brings no point.
#[test]
fn two_houses_are_not_added() {
    let points = |red: u8, purple: u8, blue: u8| {
        let mut p = last(2);
        p.tokens("red", "mint", red).tokens("purple", "mint", purple).tokens("blue", "mint", blue);
        special(&mut p)
    };
    assert_eq!(points(1, 1, 0), [0, 0]);
    assert_eq!(points(2, 2, 3), [1, 0]);
    assert_eq!(points(2, 1, 2), [0, 0]);
    assert_eq!(points(0, 2, 1), [0, 1]);
}

/// ACH-167, ACH-150: both houses may earn points for their player.
#[test]
fn both_houses_earn_points() {
    let mut p = last(2);
    p.tokens("blue", "mint", 1).tokens("green", "prison", 1).tokens("purple", "port", 1);
    assert_eq!(special(&mut p), [2, 1]);
}

/// ACH-152, ACH-153: every full 10 of gold and twice the Cousins is 1 power, and what is left below 10 is the rest.
#[test]
fn ten_gold_are_one_power() {
    for (gold, street, palace, power, rest) in [
        (0, 0, 0, 0, 0),
        (9, 0, 0, 0, 9),
        (10, 0, 0, 1, 0),
        (19, 0, 0, 1, 9),
        (20, 0, 0, 2, 0),
        (8, 1, 0, 1, 0),
        (8, 0, 1, 1, 0),
        (7, 1, 0, 0, 9),
        (0, 3, 2, 1, 0),
        (1, 12, 8, 4, 1),
        (127, 0, 0, 12, 7),
    ] {
        let mut p = last(3);
        p.gold(A, gold).cousins(A, street, palace);
        assert_eq!(totals(&mut p), [(5 + power, rest), (5, 0), (5, 0)], "{gold} {street} {palace}");
        let (power, cousins) = (power, street + palace);
        assert!(p.told(&Sight::Wealth { seat: A, gold, cousins, cards: 0, power, rest }));
    }
}

/// ACH-154: most power wins, whatever is left over.
#[test]
fn most_power_wins() {
    let mut p = last(3);
    p.power(A, 6).gold(B, 9).gold(C, 8).cousins(C, 0, 0);
    assert_eq!(results(&mut p), [GameResult::Won, GameResult::Lost, GameResult::Lost]);
    let mut p = last(3);
    p.power(A, 6).gold(B, 20);
    assert_eq!(results(&mut p), [GameResult::Lost, GameResult::Won, GameResult::Lost]);
    let mut p = last(3);
    p.power(A, 6).tokens("green", "mint", 1).tokens("green", "port", 1);
    assert_eq!(results(&mut p), [GameResult::Lost, GameResult::Lost, GameResult::Won]);
}

/// WE-4, ACH-154, RU-21: a tie is won by the larger rest, of which Cousins are a part.
#[test]
fn the_larger_rest_breaks_a_tie() {
    let mut p = last(3);
    p.gold(A, 2).gold(B, 4).gold(C, 3);
    assert_eq!(results(&mut p), [GameResult::Lost, GameResult::Won, GameResult::Lost]);
    let mut p = last(3);
    p.gold(A, 13).power(B, 6).gold(B, 2).power(C, 0).gold(C, 9);
    assert_eq!(totals(&mut p), [(6, 3), (6, 2), (0, 9)]);
    assert_eq!(results(&mut p), [GameResult::Won, GameResult::Lost, GameResult::Lost]);
    let mut p = last(3);
    p.gold(A, 5).gold(B, 4).cousins(B, 1, 0);
    assert_eq!(results(&mut p), [GameResult::Lost, GameResult::Won, GameResult::Lost]);
}

/// ACH-155: whoever is equal in both shares the victory; all places are ranked by the same two numbers.
#[test]
fn a_shared_victory() {
    let mut p = last(5);
    p.gold(A, 4).gold(B, 2).cousins(B, 0, 1).power(C, 4).gold(C, 14).gold(D, 3).power(E, 3).gold(E, 9);
    assert_eq!(totals(&mut p), [(5, 4), (5, 4), (5, 4), (5, 3), (3, 9)]);
    assert_eq!(
        results(&mut p),
        [GameResult::Drew, GameResult::Drew, GameResult::Drew, GameResult::Lost, GameResult::Lost]
    );
}

/// ACH-155: two who are not the best may be equal without sharing anything.
#[test]
fn a_tie_for_the_second_place() {
    let mut p = last(3);
    p.gold(A, 4).gold(B, 4).gold(C, 5);
    assert_eq!(results(&mut p), [GameResult::Lost, GameResult::Lost, GameResult::Won]);
    let verdict = Achaja::verdict(&p.state);
    assert_eq!([A, B, C].map(|seat| verdict.of(seat).points), [5, 5, 5], "the power is what counts");
}

/// ACH-156, ACH-153: cards are worth nothing, unless Bargaining Chips were applied: then 1 gold each, to everybody.
#[test]
fn cards_count_with_bargaining_chips() {
    let table = |cards_count: bool| {
        let mut p = last(3);
        p.state.cards_count = cards_count;
        p.hand(A, &["theft", "theft", "slander"]).gold(A, 7).hand(B, &["riposte"]).gold(B, 7).cousins(B, 1, 0);
        p
    };
    assert_eq!(totals(&mut table(false)), [(5, 7), (5, 9), (5, 0)]);
    let mut p = table(true);
    assert_eq!(totals(&mut p), [(6, 0), (6, 0), (5, 0)]);
    assert!(p.told(&Sight::Wealth { seat: A, gold: 7, cousins: 0, cards: 3, power: 1, rest: 0 }));
}

/// ACH-156: dice are worth nothing, wherever they lie and whatever they show.
#[test]
fn dice_are_worth_nothing() {
    let mut p = last(3);
    for (colour, value) in [("blue", 6), ("red", 1)] {
        let dice = ["mint", "mint", "port", "prison", "arsenal"].map(|at| format!("{value} {at}"));
        let other = ["royal-palace", "royal-palace", "port", "prison", "arsenal"].map(|at| format!("{value} {at}"));
        let dice = if colour == "blue" { dice } else { other };
        p.dice(colour, dice.each_ref().map(String::as_str));
    }
    assert_eq!(totals(&mut p), [(5, 0), (5, 0), (5, 0)]);
}

/// ACH-156, section 5: when the Settlement begins gold and hands are shown to everybody, with the rest, also without memory aids.
#[test]
fn everything_is_shown_at_the_end() {
    let mut p = scene(3, 3, "arsenal", &["blue 4"]);
    p.state.options.has_memory_aids = false;
    p.tokens("blue", "arsenal", 1).gold(A, 13).hand(A, &["theft"]).hand(B, &["slander"]).dominance();
    let seen = |p: &Position| p.view(Viewer::seat(C)).players.iter().map(|player| player.gold).collect::<Vec<_>>();
    assert_eq!(seen(&p), [None, None, Some(7)]);
    p.act("decline");
    assert_eq!(seen(&p), [Some(13), Some(7), Some(7)]);
    assert_eq!(p.view(Viewer::SPECTATOR).players[0].hand.shown, [word("theft")]);
    assert!(p.told(&Sight::Hand { seat: B, cards: [word("slander")].into_iter().collect() }));
    assert!(p.told(&Sight::Total { seat: A, power: 7, rest: 3 }));
}

/// ACH-005, ACH-156: nothing is decided any more, and nothing can be converted.
#[test]
fn nothing_can_be_done_at_the_end() {
    let mut p = last(3);
    settled(&mut p);
    for seat in [A, B, C] {
        assert_eq!(p.offered_to(seat), Vec::<String>::new());
    }
}

/// Section 9: the power during play, most tokens, and gold with Cousins are added.
#[test]
fn the_whole_score() {
    let mut p = last(4);
    p.power(D, 8).tokens("purple", "mint", 2).tokens("purple", "port", 1).tokens("blue", "mint", 1);
    p.gold(D, 17).cousins(D, 1, 1);
    let end = settled(&mut p).pop().expect("D is the last seat");
    let all = (end.seat, end.special, end.wealth, end.for_wealth, end.rest, end.total);
    assert_eq!(all, (D, 2, 21, 2, 1, 12));
    let verdict = Achaja::verdict(&p.state);
    assert_eq!((verdict.of(D).points, verdict.of(D).result), (12, GameResult::Won));
}

/// Section 9: the game ends after turn III and in no other way, not even with no power at all.
#[test]
fn nobody_is_eliminated() {
    let mut p = last(3);
    p.power(A, 0).power(B, 0).power(C, 0);
    p.turn(2).run(Do::Dominate(12));
    assert!(!p.is_over());
    let mut p = last(3);
    p.power(A, 0).power(B, 200).power(C, 0);
    assert_eq!(totals(&mut p), [(0, 0), (200, 0), (0, 0)]);
    assert_eq!(p.state.all_seats().iter().collect::<Vec<Seat>>(), [A, B, C]);
}
