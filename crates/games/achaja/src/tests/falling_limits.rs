//! The Dominance phase, step V: limits fall and dice have to leave. ACH-135 to ACH-142, DP-D3, DP-D4.

use kernel::Viewer;

use super::dominance::{answers, idle, is_asked, lay, only, scene, step};
use super::position::{A, B, C, D, Position, word};
use crate::cards::{Colour, Die, Location, Place};
use crate::event::Sight;
use crate::state::{Do, Order, Phase};
use crate::view::Step;

/// Step V begins.
fn fall(p: &mut Position) {
    p.state.phase = Phase::Dominance;
    p.run(Do::Fall(0));
}

/// These dice lie on a Location with so many Limit Increase tokens, and limits begin to fall.
fn falling(seats: u8, location: &str, tokens: u8, dice: &[&str]) -> Position {
    let mut p = scene(seats, 1, location, dice);
    p.increase(location, tokens);
    fall(&mut p);
    p
}

/// Where the asked player may move the die, as `to` this.
fn destinations(p: &Position) -> Vec<String> {
    answers(p).iter().map(|answer| answer.strip_prefix("to ").expect("only the place is asked").to_owned()).collect()
}

/// The open Locations with room, but this one.
fn with_room(p: &Position, but: &str) -> Vec<String> {
    let room = p.state.with_room().without(word(but));
    room.iter().map(|location| location.to_string()).collect()
}

/// Whether another turn has begun.
fn is_next_turn(p: &Position) -> bool {
    p.state.phase == Phase::Preparation && p.state.turn == 2
}

/// WE-3, ACH-135, ACH-136: for each token the highest die leaves, also where the limit would not be exceeded.
#[test]
fn each_token_moves_the_highest_die() {
    let mut p = falling(4, "arsenal", 2, &["blue 6", "purple 5", "red 2"]);
    assert_eq!((step(&p), p.asked(), destinations(&p)), (Step::Forced, A, with_room(&p, "arsenal")));
    p.act("to royal-palace");
    assert_eq!((p.values("blue", "arsenal").len(), p.values("blue", "royal-palace")), (0, vec![6]));
    assert_eq!((step(&p), p.asked()), (Step::Forced, D), "two dice are within the limit of three");
    p.act("to royal-palace");
    assert_eq!((p.values("red", "arsenal"), p.values("purple", "royal-palace")), (vec![2], vec![5]));
    assert!(is_next_turn(&p));
    assert_eq!((p.state.limit(Location::Arsenal), p.state.increase_supply()), (3, 5));
}

/// ACH-135: step V follows the last Location, in the same phase; without tokens nobody is asked.
#[test]
fn limits_fall_after_the_last_location() {
    let mut p = scene(4, 1, "arsenal", &["blue 6", "red 3"]);
    p.increase("arsenal", 1).dominance();
    assert_eq!(step(&p), Step::Site);
    p.acts(&["decline", "decline"]);
    assert_eq!((step(&p), p.asked()), (Step::Forced, A));
    p.act("to mint");
    assert!(is_next_turn(&p));
    let mut p = scene(4, 1, "arsenal", &["blue 6", "red 3"]);
    p.dominance();
    p.acts(&["decline", "decline"]);
    assert!(is_next_turn(&p) && p.values("blue", "arsenal") == [6]);
}

/// ACH-136: the move is compulsory, to another open Location with room. Each other one is refused with its rule.
#[test]
fn where_a_die_cannot_go() {
    let mut p = scene(4, 1, "arsenal", &["blue 6", "red 2"]);
    lay(
        &mut p,
        &[("arsenal", &["blue 6", "red 2"]), ("mint", &["blue 1", "red 1"]), ("prison", &["green 2", "green 1"])],
    );
    p.increase("arsenal", 1);
    fall(&mut p);
    assert_eq!(
        [p.refused("to arsenal"), p.refused("to port"), p.refused("to mint")],
        ["ACH-136", "ACH-026", "ACH-023"]
    );
    assert_eq!([p.refused("decline"), p.refused("stop")], ["ACH-060", "ACH-060"]);
    assert_eq!((p.refused_to(B, "to prison"), p.offers("to prison")), ("ACH-028", true), "prison has room for one");
}

/// ACH-136: neither a lower die nor, with one token, a second one leaves; the owner of the highest die is asked, not the holder of the
/// marker.
#[test]
fn only_the_highest_die_leaves() {
    let mut p = falling(5, "royal-council", 1, &["blue 2", "red 3", "green 4", "yellow 4", "green 5"]);
    assert_eq!((p.asked(), step(&p)), (C, Step::Forced));
    assert_eq!([p.refused("die blue 2 royal-council"), p.refused("die green 4 royal-council")], ["ACH-072", "ACH-136"]);
    p.act("to mint");
    assert_eq!((p.values("green", "royal-council"), p.values("yellow", "royal-council")), (vec![4], vec![4]));
    assert!(is_next_turn(&p));
}

/// DP-D3, ACH-137: of several owners of the highest dice the holder of the marker names one.
#[test]
fn a_tie_is_decided_by_the_marker() {
    let mut p = scene(4, 1, "arsenal", &["blue 5", "purple 5", "purple 5", "red 4"]);
    p.increase("arsenal", 1).marker(C);
    fall(&mut p);
    assert_eq!((step(&p), p.asked(), answers(&p)), (Step::Mover, C, vec!["on 1".to_owned(), "on 4".to_owned()]));
    assert_eq!([p.refused("on 2"), p.refused("on 3"), p.refused("decline")], ["ACH-136", "ACH-136", "ACH-060"]);
    assert_eq!(p.refused_to(A, "on 1"), "ACH-028");
    p.act("on 4");
    assert_eq!((step(&p), p.asked(), destinations(&p)), (Step::Forced, D, with_room(&p, "arsenal")));
    p.act("to mint");
    assert_eq!((p.values("purple", "arsenal"), p.values("blue", "arsenal")), (vec![5], vec![5]));
    assert!(is_next_turn(&p));
}

/// ACH-137, ACH-138: for the next token it is asked again, with the dice that are left.
#[test]
fn each_tie_is_asked_for_again() {
    let mut p = scene(4, 1, "arsenal", &["blue 5", "purple 5", "purple 5", "red 4"]);
    p.increase("arsenal", 3).marker(C);
    fall(&mut p);
    p.acts(&["on 4", "to mint"]);
    assert_eq!((step(&p), p.asked(), answers(&p)), (Step::Mover, C, vec!["on 1".to_owned(), "on 4".to_owned()]));
    p.acts(&["on 4", "to mint"]);
    assert_eq!((step(&p), p.asked()), (Step::Forced, A), "only Blue has a five now");
    p.act("to watchtower");
    assert_eq!((is_next_turn(&p), p.values("red", "arsenal")), (true, vec![4]));
}

/// ACH-137: equal dice of one player are no tie.
#[test]
fn equal_dice_of_one_player_are_no_tie() {
    let mut p = scene(4, 1, "arsenal", &["blue 5", "blue 5", "red 4"]);
    p.increase("arsenal", 1).marker(C);
    fall(&mut p);
    assert_eq!((step(&p), p.asked()), (Step::Forced, A));
    p.act("to mint");
    assert_eq!((p.values("blue", "arsenal"), p.values("blue", "mint")), (vec![5], vec![5]));
}

/// ACH-169, ACH-137, DP-D4: two colours of one player are no tie; the player picks one of the tied dice.
#[test]
fn two_houses_are_one_player() {
    let mut p = falling(2, "arsenal", 1, &["blue 5", "green 5", "red 4"]);
    assert_eq!((step(&p), p.asked()), (Step::Forced, A));
    assert_eq!(answers(&p), ["die blue 5 arsenal", "die green 5 arsenal"]);
    assert_eq!([p.refused("die red 4 arsenal"), p.refused("die blue 4 arsenal")], ["ACH-072", "ACH-136"]);
    p.act("die green 5 arsenal");
    assert_eq!(destinations(&p), with_room(&p, "arsenal"));
    p.act("to mint");
    assert_eq!((p.values("green", "mint"), p.values("blue", "arsenal")), (vec![5], vec![5]));
    let mut p = scene(2, 1, "arsenal", &["blue 5", "green 5", "red 5"]);
    p.increase("arsenal", 1).marker(B);
    fall(&mut p);
    assert_eq!((step(&p), p.asked(), answers(&p)), (Step::Mover, B, vec!["on 1".to_owned(), "on 2".to_owned()]));
    p.act("on 1");
    assert_eq!(answers(&p), ["die blue 5 arsenal", "die green 5 arsenal"]);
}

/// ACH-140: tokens without a die there are removed without a move.
#[test]
fn without_a_die_nothing_moves() {
    let p = falling(4, "arsenal", 2, &[]);
    assert_eq!((is_next_turn(&p), p.state.increases), (true, [0; 12]));
    let mut p = falling(4, "arsenal", 3, &["blue 1"]);
    p.act("to mint");
    assert_eq!((is_next_turn(&p), p.state.increases), (true, [0; 12]));
    assert!(p.told(&Sight::LimitFell { location: Location::Arsenal, limit: 3 }));
}

/// Five players with all their dice in Troy, more than can be: on the Locations in their order, as far as there is room.
fn crowded() -> Position {
    let mut p = Position::new(5);
    p.increase("arsenal", 1).increase("mint", 1);
    for &colour in Colour::of_table(5) {
        p.state.set_dice(colour, [1; 5]);
        for _ in 0..5 {
            let to = p.state.with_room().iter().next().expect("there is room");
            p.state.replace_die(Die { colour, value: 1, place: Place::RESERVE }, 1, Place::on(to));
        }
    }
    p
}

/// DP-D4, ACH-140: with one place to go the move is done by itself; with none the die stays, and the token is removed.
#[test]
fn one_place_or_none() {
    let mut p = crowded();
    let at = |p: &Position, location: Location| p.state.dice_at(location).count();
    let free = p.state.with_room().iter().next().expect("one place is left");
    let from = p.state.dice_at(Location::Mint).next().expect("a die");
    p.state.replace_die(from, 1, Place::on(free));
    let high = p.state.dice_at(Location::Arsenal).next().expect("a die");
    p.state.replace_die(high, 6, high.place);
    assert_eq!((at(&p, Location::Arsenal), at(&p, Location::Mint)), (4, 3));
    fall(&mut p);
    let six = Die { value: 6, ..high };
    assert!(p.told(&Sight::Moved { die: six, to: Location::Mint }), "the only place with room");
    assert!(p.told(&Sight::Stays { location: Location::Mint }));
    assert_eq!((at(&p, Location::Arsenal), at(&p, Location::Mint), p.state.increases), (3, 4, [0; 12]));
}

/// WE-17, ACH-139: the raised limit of a Location that is still to come counts, and a die that went there may have to leave again.
#[test]
fn a_raised_limit_as_destination() {
    let mut p = scene(4, 1, "mint", &[]);
    lay(&mut p, &[("black-market", &["blue 6", "red 2"]), ("mint", &["green 3", "purple 1"])]);
    only(&mut p, &["black-market", "mint"]);
    p.increase("black-market", 1).increase("mint", 1);
    fall(&mut p);
    assert_eq!((p.asked(), p.state.limit(Location::BlackMarket)), (A, 4), "it is removed once the die has moved");
    p.act("to mint");
    assert_eq!((p.state.limit(Location::BlackMarket), p.state.limit(Location::Mint)), (3, 3));
    assert_eq!((step(&p), p.asked(), p.values("blue", "mint")), (Step::Forced, A, vec![6]));
    assert!(p.offers("to black-market"), "it has room again");
    p.act("to black-market");
    assert_eq!((p.values("blue", "black-market"), p.state.limit(Location::Mint), is_next_turn(&p)), (vec![6], 2, true));
}

/// ACH-139: a raised limit that is full is no place to go, nor is one whose token has gone already.
#[test]
fn full_and_fallen_limits_do_not_count() {
    let mut p = scene(4, 1, "mint", &[]);
    lay(
        &mut p,
        &[("black-market", &["blue 6", "red 2", "red 1", "red 1"]), ("mint", &["green 3", "purple 1", "purple 1"])],
    );
    only(&mut p, &["black-market", "mint"]);
    p.increase("black-market", 1).increase("mint", 1);
    fall(&mut p);
    assert_eq!((p.asked(), p.refused("to mint")), (A, "ACH-023"));
    p.act("to arsenal");
    assert_eq!((p.asked(), p.refused("to black-market")), (C, "ACH-023"), "three dice are its limit again");
    p.act("to arsenal");
    assert!(is_next_turn(&p));
}

/// ACH-135, ACH-138: Location by Location in the order of resolution, all tokens of one before the next.
#[test]
fn limits_fall_in_the_order_of_resolution() {
    for (order, asked) in [(["arsenal", "mint"], [A, A, B]), (["mint", "arsenal"], [B, A, A])] {
        let mut p = scene(4, 1, "mint", &[]);
        lay(&mut p, &[("arsenal", &["blue 4", "blue 3"]), ("mint", &["red 5"])]);
        only(&mut p, &order);
        p.increase("arsenal", 2).increase("mint", 1);
        fall(&mut p);
        for seat in asked {
            assert_eq!(p.asked(), seat);
            p.act("to royal-council");
        }
        assert!(is_next_turn(&p));
    }
}

/// ACH-138: the Dice Limit tokens stay: with five players the Mint holds three again, with three the Arsenal two.
#[test]
fn dice_limit_tokens_stay() {
    for (seats, location, limit) in [(5, Location::Mint, 3), (3, Location::Arsenal, 2), (5, Location::RoyalCouncil, 4)]
    {
        let mut p = falling(seats, location.word(), 2, &["blue 6"]);
        assert_eq!(p.state.limit(location), limit + 2);
        p.act("to royal-palace");
        assert_eq!((p.state.limit(location), is_next_turn(&p)), (limit, true));
        let fell = p.sights(Viewer::SPECTATOR).into_iter().filter(|sight| matches!(sight, Sight::LimitFell { .. }));
        assert_eq!(fell.count(), 2, "one token at a time");
    }
}

/// ACH-136: turn II is like turn I; what has opened is a place to go.
#[test]
fn limits_fall_in_turn_two() {
    let mut p = scene(4, 2, "arsenal", &[]);
    lay(&mut p, &[("arsenal", &["blue 6", "red 5"]), ("temple-assembly", &["green 2"])]);
    p.increase("arsenal", 1);
    fall(&mut p);
    assert_eq!((p.offers("to temple-assembly"), p.refused("to citadel")), (true, "ACH-026"));
    p.act("to temple-assembly");
    assert_eq!((p.state.phase, p.state.turn), (Phase::Preparation, 3));
}

/// ACH-141: in turn III the tokens only go back, and the game ends.
#[test]
fn in_turn_three_no_die_moves() {
    let mut p = scene(4, 3, "mint", &["blue 6", "red 5", "green 5"]);
    p.increase("mint", 1).increase("arsenal", 2).dominance();
    assert!(p.is_over());
    assert_eq!((p.values("blue", "mint"), p.state.increases, p.state.increase_supply()), (vec![6], [0; 12], 5));
    let moved = p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Moved { .. }));
    assert!(!moved);
}

/// ACH-142: dice, tokens, hands, gold and Cousins stay for the next turn.
#[test]
fn everything_stays_for_the_next_turn() {
    let mut p = scene(3, 1, "arsenal", &["blue 6", "red 5"]);
    p.hand(A, &["theft"]).hand(B, &["riposte"]).cousins(C, 2, 1).tokens("green", "mint", 2).gold(C, 3).power(B, 9);
    p.dominance();
    let had = p.state.clone();
    p.acts(&["decline", "decline"]);
    assert!(is_next_turn(&p) && had.order == p.state.order);
    assert_eq!((&had.players, had.tokens, had.marker), (&p.state.players, p.state.tokens, p.state.marker));
    assert!(had.dice().eq(p.state.dice()));
    assert_eq!(had.options.order, Order::Numbers);
}

/// WE-15, ACH-106, ACH-135, ACH-136: Orion raises the full Mint, three dice act there, and then the six must leave.
#[test]
fn orion_in_the_mint() {
    let mut p = Position::new(4);
    lay(&mut p, &[("mint", &["red 4", "green 3"]), ("prison", &["blue 6"])]);
    p.event(B, "market-day").event(C, "court-favour").gold(B, 0).gold(C, 0).intrigue();
    p.acts(&["use orion", "at mint", "die blue 6 prison"]);
    assert_eq!((p.gold_of(A), p.values("blue", "mint"), p.state.limit(Location::Mint)), (4, vec![6], 3));
    p.acts(&["pass", "pass", "pass", "pass"]);
    let income = [p.gold_of(A), p.gold_of(B), p.gold_of(C)];
    assert!(is_asked(&p));
    idle_until_forced(&mut p);
    assert_eq!([p.gold_of(A), p.gold_of(B), p.gold_of(C)], income.map(|gold| gold + 4));
    assert_eq!((p.asked(), step(&p)), (A, Step::Forced));
    p.act("to royal-palace");
    assert_eq!((p.values("blue", "royal-palace"), p.state.limit(Location::Mint)), (vec![6], 2));
}

/// Everybody declines until a die has to leave.
fn idle_until_forced(p: &mut Position) {
    while step(p) != Step::Forced {
        let answer = if p.offers("decline") { "decline".to_owned() } else { answers(p)[0].clone() };
        p.act(&answer);
    }
}

/// DP-D3, DP-D4: with nothing raised the whole phase asks about actions only.
#[test]
fn without_tokens_nobody_moves() {
    let mut p = Position::new(5);
    p.dominance();
    let before: Vec<Die> = p.state.dice().collect();
    idle(&mut p);
    assert!(is_next_turn(&p) && before.into_iter().eq(p.state.dice()));
}
