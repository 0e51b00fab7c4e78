//! The three gauges: SHP-014 to SHP-019.

use kernel::Viewer;

use super::position::{A, B, C, Position, word};
use crate::cards::Gauge;
use crate::event::Sight;

/// A table of three at which nobody holds a card, so exactly these cards are revealed.
fn revealing(cards: &[&str]) -> Position {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.only("jenna", &[]).only("john", &[]).only("robot", &[]).whispers(cards);
    p
}

/// Where a gauge that stands here goes when these cards are revealed.
fn turned(gauge: &str, from: u8, cards: &[&str]) -> u8 {
    let mut p = revealing(cards);
    p.gauge(gauge, from).whisper_phase().luck();
    p.now(gauge)
}

/// A table at which Jenna is about to play this card of the fourth or fifth step.
fn playing(card: &str) -> Position {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.only("jenna", &[card]).only_deck("melita", &[]).turn("jenna").act("on john");
    while !p.offers(&format!("play {card}")) {
        p.act("done");
    }
    p
}

const ACQUIRE: [&str; 3] = ["spores", "spores", "idol"];
const REPAIR: [&str; 3] = ["spare-parts", "spare-parts", "de-icing"];
const ATTACK: [&str; 3] = ["pickaxe", "pickaxe", "fury"];
const MOVE: [&str; 3] = ["forced-march", "forced-march", "oxygen-tank"];
const SEARCH: [&str; 3] = ["corn", "corn", "footprints"];

/// SHP-014, SHP-015, SHP-016: the ranges, and where each gauge ends the game.
#[test]
fn ranges_and_end_positions() {
    let gauges = Position::start(3).view(Viewer::SPECTATOR).gauges;
    let ranges: Vec<_> = gauges.iter().map(|gauge| (gauge.gauge, gauge.most, gauge.end)).collect();
    assert_eq!(ranges, [(Gauge::Threat, 8, 8), (Gauge::Repair, 10, 0), (Gauge::Countdown, 12, 0)]);
}

/// SHP-014: the Threat advances upwards to 8, where the game ends; it does not go below 0.
#[test]
fn threat_runs_from_0_up_to_8() {
    assert_eq!(turned("threat", 2, &ACQUIRE), 5);
    assert_eq!(turned("threat", 5, &ACQUIRE), 8);
    assert_eq!(turned("threat", 7, &ACQUIRE), 8, "the rest is lost");
    assert_eq!(turned("threat", 4, &ATTACK), 1);
    assert_eq!(turned("threat", 2, &ATTACK), 0, "the rest is lost");
    let mut p = revealing(&ACQUIRE);
    p.gauge("threat", 5).whisper_phase().luck();
    assert!(p.told(&Sight::Ends { cause: Gauge::Threat }));
    let mut p = revealing(&ACQUIRE);
    p.gauge("threat", 4).whisper_phase().luck();
    assert!(p.told(&Sight::Round { round: 2 }), "on 7 the game goes on");
}

/// SHP-015: Repair advances downwards to 0, where the game ends; its maximum is 10.
#[test]
fn repair_runs_from_10_down_to_0() {
    assert_eq!(turned("repair", 10, &REPAIR), 7);
    assert_eq!(turned("repair", 2, &REPAIR), 0, "the rest is lost");
    assert_eq!(turned("repair", 5, &ATTACK), 8);
    assert_eq!(turned("repair", 9, &ATTACK), 10, "the rest is lost");
    let mut p = revealing(&REPAIR);
    p.gauge("repair", 3).whisper_phase().luck();
    assert!(p.told(&Sight::Ends { cause: Gauge::Repair }));
    let mut p = revealing(&ATTACK);
    p.gauge("repair", 9).whisper_phase().luck();
    assert!(p.told(&Sight::Round { round: 2 }), "on 10 the game goes on");
}

/// SHP-016: the Countdown advances downwards to 0, where the game ends; its maximum is 12. Each round takes one more.
#[test]
fn countdown_runs_from_12_down_to_0() {
    assert_eq!(turned("countdown", 12, &MOVE), 8);
    assert_eq!(turned("countdown", 2, &MOVE), 0, "the rest is lost");
    assert_eq!(turned("countdown", 5, &SEARCH), 7);
    assert_eq!(turned("countdown", 11, &SEARCH), 11, "to 12 and no further, then on by one");
    let mut p = revealing(&MOVE);
    p.gauge("countdown", 4).whisper_phase().luck();
    assert!(p.told(&Sight::Ends { cause: Gauge::Countdown }));
    let mut p = revealing(&MOVE);
    p.gauge("countdown", 5).whisper_phase().luck();
    assert!(p.told(&Sight::Round { round: 2 }), "on 1 the game goes on");
}

/// SHP-017: to advance is to go towards the end, to move back away from it.
#[test]
fn advance_is_towards_the_end_and_back_away_from_it() {
    let mut p = playing("tentacle");
    p.act("play tentacle");
    assert_eq!(p.now("threat"), 3, "Tentacle advances it");
    for (action, gauge, expected) in [("back threat", "threat", 1), ("back repair", "repair", 6)] {
        let mut p = playing("fury");
        p.acts(&["play fury", action]);
        assert_eq!(p.now(gauge), expected);
    }
    let mut p = playing("alien-alloy");
    p.acts(&["play alien-alloy", "advance repair"]);
    assert_eq!(p.now("repair"), 4);
    for (action, expected) in [("advance countdown", 6), ("back countdown", 8)] {
        let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C)]);
        p.only("rachel", &["move-rachel", "forced-march", "search-rachel"])
            .only_deck("erico", &[])
            .gauge("countdown", 7);
        p.turn("rachel").acts(&["mark 2 reed", "play move-rachel", "done", "walk erico airlock"]);
        p.acts(&["done", "done", "done", "done", "use airlock-countdown", action]);
        assert_eq!(p.now("countdown"), expected);
    }
}

/// SHP-017: a card turns only the gauges it names, only its way.
#[test]
fn a_card_turns_its_own_gauge() {
    let mut p = playing("fury");
    p.act("play fury");
    assert_eq!(p.refused("advance threat"), "SHP-017");
    assert_eq!(p.refused("back countdown"), "SHP-017");
}

/// SHP-018: a movement is cut off at the end of the scale, the rest is lost; nothing is told if nothing turned.
#[test]
fn a_movement_is_cut_off_at_the_end_of_the_scale() {
    let mut p = playing("explosives");
    p.gauge("threat", 1).acts(&["play explosives", "back threat"]);
    assert_eq!(p.now("threat"), 0, "only one of two");
    assert!(p.told(&Sight::Turned { gauge: Gauge::Threat, from: 1, to: 0 }));
    let mut p = playing("tentacle");
    p.gauge("threat", 8).act("play tentacle");
    assert_eq!(p.now("threat"), 8);
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Turned { .. })));
}

/// SHP-014 to SHP-018: every movement of every gauge from everywhere.
#[test]
fn every_movement_from_everywhere() {
    for (gauge, most) in [("threat", 8), ("repair", 10), ("countdown", 12)] {
        for from in 0..=most {
            for by in -6..=6 {
                let mut p = revealing(&[]);
                p.gauge(gauge, from);
                let mut events = Vec::new();
                p.state.turn_gauge(word(gauge), by, &mut events);
                let up = if gauge == "threat" { by } else { -by };
                let to = (from as i8 + up).clamp(0, most as i8) as u8;
                assert_eq!((p.now(gauge), events.len()), (to, usize::from(to != from)), "{gauge} from {from} by {by}");
            }
        }
    }
}

/// SHP-019: a gauge that reached its end in the round and came back before its end does not end the game.
#[test]
fn a_gauge_on_its_end_may_come_back() {
    let mut p = revealing(&["pickaxe"]);
    p.gauge("repair", 0).whisper_phase().luck();
    assert_eq!(p.now("repair"), 1);
    assert!(p.told(&Sight::Round { round: 2 }) && !p.is_over());
    let mut p = revealing(&["pickaxe"]);
    p.gauge("threat", 8).whisper_phase().luck();
    assert!(p.told(&Sight::Round { round: 2 }), "Threat 7");
    let mut p = revealing(&SEARCH);
    p.gauge("countdown", 0).whisper_phase().luck();
    assert_eq!((p.now("countdown"), p.told(&Sight::Round { round: 2 })), (2, true));
    let mut p = revealing(&["corn"]);
    p.gauge("countdown", 0).whisper_phase().luck();
    assert!(p.told(&Sight::Ends { cause: Gauge::Countdown }), "back to 1, then on by one");
}

/// SHP-019: a gauge on its end during a turn does not stop the round.
#[test]
fn a_gauge_on_its_end_does_not_stop_the_round() {
    let mut p = playing("alien-alloy");
    p.gauge("repair", 1).acts(&["play alien-alloy", "advance repair"]);
    assert_eq!(p.now("repair"), 0);
    p.luck();
    assert!(!p.is_over() && p.asked() == B, "John's turn follows");
}
