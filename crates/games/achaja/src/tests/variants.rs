//! The variants New Order, Fate in Your Hands and Not All Is Lost: section 8.12, with DP-S2 and DP-S3F.

use kernel::{Game, Seat, Setup, Viewer};

use super::position::{A, B, C, D, E, PLAIN, Position, word};
use super::setup::{NUMBERED, firsts, possible, rolled};
use crate::Achaja;
use crate::action::Outcome;
use crate::cards::{Colour, Location};
use crate::event::Sight;
use crate::state::{Do, Options, Order};
use crate::view::{Step, View};

const RANDOM: Options = Options { order: Order::Random, ..PLAIN };
const DRAFT: Options = Options { order: Order::Draft, ..PLAIN };
const FATE: Options = Options { fate: true, ..PLAIN };
const NOT_ALL_LOST: Options = Options { not_all_lost: true, ..PLAIN };

/// A table with three players at the Dominance phase, whose Locations were laid in the reverse of their numbers.
fn reversed() -> Position {
    let mut p = Position::new(3);
    p.state.order = Location::ALL.into_iter().rev().collect();
    p
}

/// The values of the dice are to be chosen.
fn fate(seats: u8) -> Position {
    let mut p = Position::start(seats, FATE);
    p.luck();
    p
}

fn seen(p: &Position) -> View {
    p.view(Viewer::SPECTATOR)
}

fn laid(p: &Position) -> Vec<&'static str> {
    seen(p).locations.iter().map(|at| at.location.word()).collect()
}

/// What a seat can choose for a colour.
fn fates(p: &Position, seat: Seat) -> Vec<String> {
    p.offered_to(seat).into_iter().filter(|action| action != "convert").collect()
}

/// The sum of the values of a choice.
fn sum(fate: &str) -> u32 {
    fate.trim_start_matches("fate ").chars().filter_map(|value| value.to_digit(10)).sum()
}

/// ACH-172, ACH-170: at random every Location that is left comes next with the same chance; everybody sees it, before anything is dealt.
#[test]
fn a_random_order() {
    let mut p = Position::start(3, RANDOM);
    assert_eq!(possible(&p), NUMBERED.map(|at| format!("location {at}")));
    let mut weights: Vec<(Outcome, u32)> = Vec::new();
    Achaja::chances(&p.state, &mut weights);
    assert!(weights.iter().all(|&(_, weight)| weight == 1));
    for at in NUMBERED[1..].iter().rev() {
        p.play(&format!("chance: location {at}"));
    }
    let mut reversed = NUMBERED;
    reversed.reverse();
    assert_eq!(laid(&p), reversed, "the last one is laid by itself");
    assert!(p.told(&Sight::Laid { seat: None, location: Location::Citadel }));
    assert!(possible(&p)[0].starts_with("card"), "only then the cards are dealt");
}

/// DP-S2, ACH-172: in a random order of seats, the same in every round, each lays any tile that is left; the last is not asked for.
#[test]
fn a_draft() {
    let mut p = Position::start(3, DRAFT);
    assert_eq!(possible(&p), ["seat 1", "seat 2", "seat 3"]);
    p.play("chance: seat 3");
    assert_eq!(possible(&p), ["seat 1", "seat 2"]);
    p.play("chance: seat 1").luck();
    let order = ["mint", "citadel", "prison", "port", "arsenal", "watchtower", "royal-palace"];
    let order = order.into_iter().chain(["black-market", "royal-council", "trading-office", "temple-assembly"]);
    for (at, seat) in order.clone().zip([C, A, B].into_iter().cycle()) {
        assert_eq!((seen(&p).step, p.asked()), (Step::Lay, seat));
        p.act(&format!("lay {at}"));
        assert!(p.told(&Sight::Laid { seat: Some(seat), location: word(at) }));
    }
    assert_eq!(laid(&p), order.chain(["heraldic-office"]).collect::<Vec<_>>());
    assert!(p.waits_for_chance(), "the tile that is left was laid by itself");
}

/// DP-S2: a tile that lies already cannot be laid again, and nobody else lays one.
#[test]
fn tiles_that_are_left() {
    let mut p = Position::start(2, DRAFT);
    p.play("chance: seat 2").luck();
    assert_eq!(p.offered(), NUMBERED.map(|at| format!("lay {at}")));
    p.act("lay mint");
    assert_eq!((p.asked(), p.offered().len(), p.refused("lay mint")), (A, 11, "ACH-172"));
    assert_eq!((p.refused_to(B, "lay port"), p.refused("keep")), ("ACH-028", "ACH-060"));
    p.act("lay port");
    assert_eq!(p.asked(), B, "the same order in every round");
}

/// ACH-172, ACH-030: the options are a closed list of three.
#[test]
fn three_ways_to_an_order() {
    let setup = |value| Setup::new(Achaja::meta(), 3, [("order", value)]);
    for (value, first) in [("numbers", "card theft"), ("random", "location citadel"), ("draft", "seat 1")] {
        let state = Achaja::start(&setup(value).expect("it is one of them")).expect("it is legal");
        let mut outcomes: Vec<(Outcome, u32)> = Vec::new();
        Achaja::chances(&state, &mut outcomes);
        assert_eq!(outcomes[0].0.to_string(), first);
    }
    assert!(setup("alphabet").is_err());
}

/// ACH-170: Dominance follows the order in which the tiles lie, whatever their numbers.
#[test]
fn dominance_follows_the_order() {
    let mut p = reversed();
    p.dominance();
    while !p.waits_for_chance() {
        let action = if p.offers("decline") { "decline".to_owned() } else { p.offered()[0].clone() };
        p.act(&action);
    }
    let resolved = p.sights(Viewer::SPECTATOR).into_iter().filter_map(|sight| match sight {
        Sight::Resolved { location, .. } => Some(location.word()),
        _ => None,
    });
    let open = ["royal-palace", "royal-council", "mint", "watchtower", "arsenal", "heraldic-office", "prison"];
    assert_eq!(resolved.collect::<Vec<_>>(), open.into_iter().chain(["black-market"]).collect::<Vec<_>>());
    assert_eq!((p.state.turn, laid(&p)[0]), (2, "royal-palace"), "the order never changes");
}

/// ACH-172: step V takes the Limit Increase tokens in the new order too.
#[test]
fn limits_fall_in_the_new_order() {
    let mut p = reversed();
    p.increase("prison", 1).increase("mint", 1).dice("blue", ["6 mint", "1 mint", "6 prison", "3", "3"]);
    p.dice("red", ["1 arsenal", "1 arsenal", "1 prison", "3", "3"])
        .dice("green", ["1 watchtower", "1 watchtower", "1 prison", "3", "3"]);
    p.run(Do::Fall(0));
    assert_eq!(seen(&p).question.location, Some(Location::Mint));
    p.act("to royal-palace");
    assert_eq!(seen(&p).question.location, Some(Location::Prison));
}

/// ACH-171: opening turn and limit belong to the tile, wherever it lies.
#[test]
fn tiles_keep_their_limits() {
    let (p, usual) = (reversed(), Position::new(3));
    let tile = |view: View| {
        let mut tiles: Vec<_> = view.locations.iter().map(|at| (at.location, at.opens, at.is_open, at.limit)).collect();
        tiles.sort_unstable();
        tiles
    };
    assert_eq!(tile(seen(&p)), tile(seen(&usual)));
    let mut late = reversed();
    for (turn, closed) in [
        (1, vec!["trading-office", "temple-assembly", "port", "citadel"]),
        (2, vec!["trading-office", "citadel"]),
        (3, vec![]),
    ] {
        late.turn(turn);
        let tiles = seen(&late).locations.into_iter().filter(|at| !at.is_open);
        assert_eq!(tiles.map(|at| at.location.word()).collect::<Vec<_>>(), closed);
    }
}

/// ACH-175, DP-S3F: nobody rolls; each shares out points behind the screen, and all is shown when all have finished.
#[test]
fn points_are_shared_out() {
    let mut p = fate(3);
    assert_eq!((seen(&p).step, seen(&p).question.missing.len()), (Step::Fates, 3));
    assert!(seen(&p).players.iter().all(|player| player.reserve.is_empty()));
    p.act_as(B, "fate 66511").act_as(A, "fate 54433");
    assert!(seen(&p).players.iter().all(|player| player.reserve.is_empty()));
    assert!(!p.sights(Viewer::seat(A)).iter().any(|sight| matches!(sight, Sight::Fate { .. })));
    assert_eq!(p.refused_to(A, "fate 54433"), "ACH-028");
    p.act_as(C, "fate 44443");
    assert!(p.told(&Sight::Fate { seat: B, colour: Colour::Red, values: [6, 6, 5, 1, 1] }));
    assert_eq!((p.values("blue", "reserve"), p.values("red", "reserve")), (vec![3, 3, 4, 4, 5], vec![1, 1, 5, 6, 6]));
    assert!(p.waits_for_chance() && p.can_bring(Outcome::Seat(A)), "a tie for the marker, and no reroll");
}

/// ACH-175: each point beyond 19 costs 1 gold, which is paid when all is shown.
#[test]
fn extra_points_cost_gold() {
    let mut p = fate(3);
    p.act_as(A, "fate 66662").act_as(B, "fate 54433");
    assert_eq!((p.gold_of(A), seen(&p).players[0].gold), (7, Some(7)), "nothing shows before all have finished");
    p.act_as(C, "fate 55442");
    assert_eq!(["1", "2", "3"].map(|seat| p.gold_of(word(seat))), [0, 7, 6]);
    assert!(p.told(&Sight::PaidGold { seat: A, gold: 7 }) && p.told(&Sight::PaidGold { seat: C, gold: 1 }));
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::PaidGold { seat: B, .. })));
    assert_eq!((p.state.marker, seen(&p).step), (B, Step::Place));
}

/// ACH-176: values from 1 to 6; all 19 points are used, and no more than the own gold pays for; at most 30.
#[test]
fn points_that_can_be_shared_out() {
    let mut p = fate(3);
    let all = fates(&p, A);
    assert!(all.iter().all(|fate| (19..=26).contains(&sum(fate))));
    for sum_of in 19..=26 {
        assert!(all.iter().any(|fate| sum(fate) == sum_of));
    }
    assert!(
        ["fate 66511", "fate 44443", "fate 66662", "fate 65555"].iter().all(|fate| all.contains(&(*fate).to_owned()))
    );
    assert_eq!((p.refused("fate 66411"), p.refused("fate 66663")), ("ACH-176", "ACH-176"));
    p.act("convert");
    assert_eq!((p.gold_of(A), p.offers("fate 66666")), (12, true), "11 of 12 gold");
    p.act("fate 66666").act("fate 44443").act("fate 44443");
    assert_eq!((p.gold_of(A), p.power_of(A)), (1, 4));
}

/// ACH-176: every way to share out 19 points, or up to 26 for 7 gold, is offered once.
#[test]
fn every_way_to_share_out() {
    let (mut ways, values) = (0, |from: u8| 1..=from);
    for a in values(6) {
        for b in values(a) {
            for c in values(b) {
                for d in values(c) {
                    ways += values(d).filter(|e| (19..=26).contains(&(a + b + c + d + e))).count();
                }
            }
        }
    }
    let mut all = fates(&fate(3), A);
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), ways);
    assert!("fate 34567".parse::<crate::Action>().is_err() && "fate 76411".parse::<crate::Action>().is_err());
}

/// ACH-176, ACH-005: converting before confirming is possible, visible, and drops what was begun; afterwards it changes nothing.
#[test]
fn converting_at_fate() {
    let mut p = fate(2);
    assert!(!p.offers("fate 66663"));
    p.act_as(A, "fate 66661").act_as(A, "convert");
    assert!(p.told(&Sight::Converted { seat: A, gold: 5 }) && p.offers("fate 66663"), "blue is asked for again");
    p.act_as(A, "fate 66663").act_as(A, "fate 44443").act_as(A, "convert");
    p.act_as(B, "fate 44443").act_as(B, "fate 44443");
    assert_eq!((p.gold_of(A), p.values("blue", "reserve")), (7 + 5 + 5 - 8, vec![3, 6, 6, 6, 6]));
}

/// ACH-177: with two players 19 points for each colour; gold for either, but no more than there is for both together.
#[test]
fn points_of_two_colours() {
    let mut p = fate(2);
    p.act_as(A, "fate 66653");
    assert!(Achaja::half_built(&p.state, A));
    let green = fates(&p, A);
    assert!(green.iter().all(|fate| sum(fate) == 19), "7 gold are spent, and no point of blue is left for green");
    assert_eq!(p.refused_to(A, "fate 44444"), "ACH-176");
    assert_eq!(p.refused_to(A, "fate 44442"), "ACH-176");
    p.act_as(A, "fate 66511").act_as(B, "fate 44443").act_as(B, "fate 66644");
    assert_eq!((p.gold_of(A), p.gold_of(B)), (0, 0));
    let dice = ["blue", "green", "red", "purple"].map(|colour| p.values(colour, "reserve").iter().sum::<u8>());
    assert_eq!(dice, [26, 19, 19, 26]);
}

/// ACH-180: the lowest sum of the three lowest dice is first: neither the total nor two or four dice decide.
#[test]
fn the_three_lowest_dice() {
    let dice = ["12266", "11444", "33333"];
    assert_eq!(firsts(3, PLAIN, &dice), ["2"]);
    assert_eq!(firsts(3, NOT_ALL_LOST, &dice), ["1"]);
    assert_eq!(firsts(3, NOT_ALL_LOST, &["22266", "22333", "22356"]), ["1"]);
}

/// ACH-180, ACH-181: on a tie the one whose left neighbour has the smaller sum of three.
#[test]
fn a_tie_and_left_neighbours() {
    assert_eq!(firsts(4, NOT_ALL_LOST, &["11122", "22266", "11166", "11266"]), ["3"], "D's 4 is less than B's 6");
    assert_eq!(firsts(4, NOT_ALL_LOST, &["11166", "11266", "11122", "22266"]), ["1"], "B's 4 is less than D's 6");
}

/// ACH-181: the neighbour's sum counts the three lowest dice as well.
#[test]
fn a_neighbours_three_lowest() {
    let dice = ["11166", "11466", "11155", "22233"];
    assert_eq!(firsts(4, NOT_ALL_LOST, &dice), ["1", "3"], "6 and 6, though the totals differ");
}

/// ACH-181: of several that remain the next neighbours decide, and so on round the table; then chance.
#[test]
fn a_tie_round_the_table() {
    let five = ["11166", "11266", "11166", "11266", "11366"];
    assert_eq!(firsts(5, NOT_ALL_LOST, &five), ["1"], "4 and 4; then 3 and 5");
    let all = ["11166"; 5];
    assert_eq!(firsts(5, NOT_ALL_LOST, &all), ["1", "2", "3", "4", "5"]);
    let three = ["11166", "11166", "22266", "11166", "11366"];
    assert_eq!(firsts(5, NOT_ALL_LOST, &three), ["1"], "of A, B and D, A's neighbour has 3");
    let mut p = rolled(5, NOT_ALL_LOST, &all);
    (0..5).for_each(|_| {
        p.act("keep");
    });
    p.play("chance: seat 5");
    assert_eq!((p.state.marker, p.asked()), (E, E));
}

/// ACH-181: with two players the three lowest of all ten dice count, and a tie is left to chance.
#[test]
fn the_three_lowest_of_ten() {
    assert_eq!(firsts(2, NOT_ALL_LOST, &["11666", "11222", "16666", "66666"]), ["1"]);
    assert_eq!(firsts(2, NOT_ALL_LOST, &["11666", "11222", "26666", "66666"]), ["1", "2"]);
}

/// ACH-175, ACH-180: variants combine: points are shared out, and the three lowest dice decide.
#[test]
fn variants_combine() {
    let mut p = Position::start(4, Options { not_all_lost: true, ..FATE });
    p.luck();
    p.act_as(A, "fate 44443").act_as(B, "fate 66511").act_as(C, "fate 66421").act_as(D, "fate 55531");
    assert_eq!(p.state.marker, B, "B and C have 7; then C's 7 is less than D's 9");
}
