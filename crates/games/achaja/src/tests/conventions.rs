//! What holds everywhere: section 8.1. Converting is in `converting`, half-built choices in `half_built`.

use dice::SearchDice;
use kernel::{Dice, Game, Seat, Setup, Viewer, Waiting};

use super::position::{A, B, C, PLAIN, Position, word};
use super::preparation::prepared;
use crate::Achaja;
use crate::action::Action;
use crate::cards::{Intrigue, Location};
use crate::event::{Event, Sight};

/// Plays on to the end: everybody passes, declines, or takes what is offered first.
fn play_out(p: &mut Position) {
    while !p.is_over() {
        if p.waits_for_chance() {
            p.chance_first();
            continue;
        }
        let offered = p.offered();
        let quiet = ["pass", "decline", "gold"].map(str::to_owned).into_iter().find(|quiet| offered.contains(quiet));
        p.act(&quiet.unwrap_or_else(|| offered[0].clone()));
    }
}

/// The offers that begin so, without that.
fn offered(p: &Position, verb: &str) -> Vec<String> {
    p.offered().iter().filter_map(|action| Some(action.strip_prefix(verb)?.trim().to_owned())).collect()
}

/// ACH-001: two to five players.
#[test]
fn two_to_five_players() {
    let is_legal = |seats| Setup::new(Achaja::meta(), seats, []).is_ok();
    assert_eq!([1, 2, 3, 4, 5, 6].map(is_legal), [false, true, true, true, true, false]);
}

/// ACH-001, ACH-002, ACH-048: three turns, each with Intrigue and Dominance, the second and third with Preparation; then the Settlement.
#[test]
fn three_turns() {
    for seats in 2..=5 {
        let mut p = Position::start(seats, PLAIN);
        play_out(&mut p);
        let parts = p.sights(Viewer::SPECTATOR).into_iter().filter_map(|sight| match sight {
            Sight::Turn { turn, .. } => Some(turn.to_string()),
            Sight::Phase { phase } => Some(phase.to_string()),
            _ => None,
        });
        let turn = ["intrigue", "dominance"];
        let all = [&turn[..], &["2"], &turn, &["3"], &turn, &["settlement"]].concat();
        assert_eq!(parts.collect::<Vec<_>>(), all);
        let gains =
            p.sights(Viewer::SPECTATOR).into_iter().filter(|sight| matches!(sight, Sight::TookGold { gold: 3, .. }));
        assert!(gains.count() >= 2 * usize::from(seats), "3 gold in each of two Preparations");
    }
}

/// ACH-003, ACH-022: clockwise, that is by seats and round again, from the marker; at a Location by the values of the dice.
#[test]
fn clockwise_from_the_marker() {
    let mut p = Position::new(3);
    p.marker(C).row(&["moneylender"]).intrigue();
    for seat in [C, A, B, C] {
        assert_eq!(p.asked(), seat);
        p.act("use moneylender");
    }
    let mut p = Position::new(3);
    p.marker(C).gold(A, 9).dice("blue", ["6 arsenal", "1 prison", "1 prison", "3", "3"]);
    p.dice("green", ["2 arsenal", "1 mint", "1 mint", "3", "3"])
        .dice("red", ["1 heraldic-office", "1 watchtower", "1 prison", "3", "3"]);
    p.state.order = [Location::Arsenal].into_iter().collect();
    p.dominance();
    assert_eq!((p.asked(), seen_colour(&p)), (A, Some("blue")));
    p.act("decline");
    assert_eq!((p.asked(), seen_colour(&p)), (C, Some("green")));
}

/// The colour of the die that acts.
fn seen_colour(p: &Position) -> Option<&'static str> {
    p.view(Viewer::SPECTATOR).question.colour.map(crate::cards::Colour::word)
}

/// ACH-006: a hand may hold any number of cards, up to all 45.
#[test]
fn no_limit_of_a_hand() {
    let mut p = prepared(3, |p| {
        let rest: Vec<&str> = p.state.deck.all().map(Intrigue::id).collect();
        p.hand(A, &rest[..43]);
    });
    p.act("cards").luck();
    assert_eq!((p.hand_of(A).len(), p.view(Viewer::SPECTATOR).players[0].hand.size), (45, 45));
}

/// ACH-007: a card prevails: a Favour Owed uses a Character for nothing, and a Master of Intrigue lets two cards be played in one action.
#[test]
fn cards_prevail() {
    let mut p = Position::new(3);
    p.row(&["moneylender"]).usage("moneylender", 9).gold(A, 0).hand(A, &["favour-owed"]).intrigue();
    assert_eq!(p.refused("use moneylender"), "ACH-103");
    p.act("play favour-owed a").act("character moneylender");
    assert_eq!((p.gold_of(A), p.asked()), (3, B));
    let mut p = Position::new(3);
    p.turn(2).row(&["intriguer"]).hand(A, &["theft", "theft"]).intrigue();
    p.acts(&["use intriguer", "play theft b"]);
    assert_eq!((p.asked(), p.offers("play theft b")), (A, true));
    p.act("play theft b");
    assert_eq!((p.asked(), p.gold_of(A)), (B, 7 - 2 + 3 + 3));
}

/// ACH-008: what speaks of dice in Troy leaves the reserve alone; what speaks of dice anywhere reaches both.
#[test]
fn troy_and_reserve() {
    let mut p = Position::new(3);
    p.dice("red", ["3 mint", "3 prison", "3 arsenal", "5", "6"]);
    p.hand(A, &["hired-blades", "riposte", "slander", "intercepted-letter"]).intrigue();
    let (troy, reserve) = ("lower red 3 mint", "lower red 6 reserve");
    p.act("play hired-blades a");
    assert_eq!((p.offers(troy), p.refused(reserve)), (true, "ACH-008"));
    p.acts(&["convert", "play riposte a"]);
    assert_eq!((p.offers(troy), p.offers(reserve)), (true, true));
    p.acts(&["convert", "play slander a"]);
    assert_eq!((p.offers("die red 3 mint"), p.refused("die red 5 reserve")), (true, "ACH-008"));
    p.acts(&["convert", "play intercepted-letter a"]);
    assert_eq!((p.offers("die red 3 mint"), p.offers("die red 5 reserve")), (true, true));
}

/// ACH-009: Location actions reach any die of any player, in Troy or in reserve.
#[test]
fn locations_reach_every_die() {
    for (at, verb) in [("arsenal", "raise"), ("watchtower", "die"), ("royal-council", "die")] {
        let mut p = Position::new(3);
        p.gold(A, 9)
            .dice("red", ["3 black-market", "3 prison", "3 mint", "5", "5"])
            .dice("green", ["2 mint", "2 heraldic-office", "2 royal-palace", "4", "4"]);
        p.dice("blue", [&format!("6 {at}"), "1 prison", "1 prison", "2", "2"]);
        p.state.order = [word(at)].into_iter().collect();
        p.dominance();
        let mut dice =
            ["blue 2 reserve", "blue 1 prison", "red 5 reserve", "red 3 mint", "green 4 reserve", "green 2 mint"]
                .into_iter();
        assert!(dice.all(|die| p.offers(&format!("{verb} {die}"))), "{at}");
    }
}

/// ACH-010: a change is cut off at 1 and 6, and a die that would not change cannot be chosen.
#[test]
fn values_stay_within_one_and_six() {
    let mut p = Position::new(3);
    p.dice("blue", ["5 prison", "6 prison", "4 arsenal", "3", "3"])
        .dice("red", ["2 mint", "1 mint", "3 arsenal", "3", "3"]);
    p.hand(A, &["hired-blades", "hired-blades", "hired-blades"]).intrigue();
    let mut q = p.clone();
    p.act("play hired-blades a");
    assert_eq!(p.refused("lower red 1 mint"), "ACH-010");
    p.act("lower red 2 mint");
    assert_eq!(p.values("red", "mint"), [1, 1]);
    q.act("play hired-blades b");
    assert_eq!(q.refused("raise blue 6 prison"), "ACH-010");
    assert_eq!(offered(&q, "raise"), ["blue 5 prison", "blue 4 arsenal"]);
    q.act("raise blue 5 prison");
    assert_eq!(q.values("blue", "prison"), [6, 6]);
}

/// ACH-011: what may be done does not depend on what others hide: their gold, their cards and their Events.
#[test]
fn legality_ignores_hidden_data() {
    let table = |gold: u32, card: &str, event: &str| {
        let mut p = Position::new(3);
        let all: Vec<&str> = Intrigue::all().map(Intrigue::id).collect();
        p.hand(A, &all).hand(B, &[card]).gold(B, gold).event(B, event).gold(A, 20).intrigue();
        let mut second: Vec<Vec<String>> = vec![p.offered()];
        for first in p.offered().iter().filter(|first| first.starts_with("play") || first.starts_with("use")) {
            let mut q = p.clone();
            q.act(first);
            second.push(if Achaja::half_built(&q.state, A) { q.offered() } else { Vec::new() });
        }
        second
    };
    let poor = table(0, "theft", "levy");
    assert!(poor[0].contains(&"play theft a".to_owned()) && poor[0].contains(&"play extortion a".to_owned()));
    assert!(
        poor.contains(&["on 2", "on 3", "convert"].map(str::to_owned).to_vec()),
        "B, who has no gold, can be named"
    );
    assert_eq!(poor, table(99, "royal-veto", "curfew"));
}

/// ACH-012: whoever adds up what is announced knows every total, whatever happens.
#[test]
fn every_movement_of_gold_is_announced() {
    for seed in 0..40 {
        let options =
            if seed % 2 == 0 { [("negotiate", "off"), ("fate", "on")] } else { [("negotiate", "on"), ("fate", "off")] };
        let setup = Setup::new(Achaja::meta(), 2 + (seed % 4) as u8, options).expect("a legal setup");
        let mut state = Achaja::start(&setup).expect("a legal setup");
        let (mut dice, mut ledger) = (SearchDice::seeded(seed), [7i64; 5]);
        loop {
            let mut events: Vec<Event> = Vec::new();
            match Achaja::waiting(&state) {
                Waiting::Over => break,
                Waiting::Chance => {
                    let outcome = Achaja::sample(&state, &mut dice);
                    Achaja::resolve(&mut state, outcome, &mut events);
                }
                Waiting::Seats(asked) => {
                    let is_asked = dice.below(6) > 0;
                    let any = Seat::new(dice.below(state.seats.into()) as u8);
                    let seat = if is_asked { asked.first().expect("somebody is asked") } else { any };
                    let mut offered = Achaja::offered(&state, seat);
                    offered.retain(|action| {
                        *action != Action::Pass || dice.below(3) == 0 || offered_is_short(&state, seat)
                    });
                    if !offered.is_empty() {
                        Achaja::apply(&mut state, seat, dice.pick(&offered), &mut events);
                    }
                }
            }
            events
                .iter()
                .filter_map(|event| Achaja::sight(event, Viewer::SPECTATOR))
                .for_each(|sight| note(&mut ledger, &sight));
            for seat in state.all_seats() {
                assert_eq!(i64::from(state.player(seat).gold), ledger[seat.index()], "seed {seed}, {events:?}");
            }
        }
    }
}

fn offered_is_short(state: &crate::State, seat: Seat) -> bool {
    Achaja::offered(state, seat).len() < 3
}

/// Notes what a spectator hears of gold.
fn note(ledger: &mut [i64; 5], sight: &Sight) {
    let mut move_gold = |seat: Seat, gold: i64| ledger[seat.index()] += gold;
    match *sight {
        Sight::TookGold { seat, gold } | Sight::Income { seat, gold } | Sight::Converted { seat, gold } => {
            move_gold(seat, gold.into());
        }
        Sight::PaidGold { seat, gold } => move_gold(seat, -i64::from(gold)),
        Sight::GaveGold { seat, to, gold } => {
            move_gold(seat, -i64::from(gold));
            move_gold(to, gold.into());
        }
        Sight::Deal { seat, to, gives, wants, .. } => {
            move_gold(seat, i64::from(wants.gold) - i64::from(gives.gold));
            move_gold(to, i64::from(gives.gold) - i64::from(wants.gold));
        }
        _ => {}
    }
}

/// ACH-013: power has no upper bound, and a loss at 0 is ignored.
#[test]
fn power_is_never_negative() {
    let mut p = Position::new(3);
    p.hand(A, &["extortion"]).power(B, 0).gold(B, 3).intrigue().acts(&["play extortion a", "on 2"]);
    assert_eq!((p.power_of(B), p.gold_of(B), p.asked()), (0, 0, B), "nobody is asked whether to convert");
    for power in [0, 5, 99] {
        let mut p = Position::new(3);
        p.event(A, "court-favour").power(A, power).intrigue().act("pass");
        assert_eq!(p.power_of(A), power + 1);
    }
}
