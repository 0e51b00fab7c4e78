//! The Preparation phase: section 8.3, with DP-P1 and DP-P2.

use kernel::Viewer;

use super::position::{A, B, C, D, Position, word};
use super::setup::possible;
use crate::cards::{EventCard, Location, Locations};
use crate::event::Sight;
use crate::state::{Do, Phase};
use crate::view::{Step, View};

/// The end of turn I, or II, with what was there; the next Preparation waits for its first Character.
fn turned(mut p: Position) -> Position {
    p.state.phase = Phase::Dominance;
    p.run(Do::EndTurn);
    p
}

/// Preparation of turn II at DP-P1.
pub(super) fn prepared(seats: u8, change: impl Fn(&mut Position)) -> Position {
    let mut p = Position::new(seats);
    change(&mut p);
    let mut p = turned(p);
    p.luck();
    p
}

fn seen(p: &Position) -> View {
    p.view(Viewer::SPECTATOR)
}

fn open(p: &Position) -> Vec<&'static str> {
    let is_open = seen(p).locations.into_iter().filter(|at| at.is_open);
    is_open.map(|at| at.location.word()).collect()
}

/// ACH-050, ACH-051: Orion and Zaan lose their Usage tokens; the Characters of the row leave with theirs.
#[test]
fn usage_tokens_go() {
    let mut p = Position::new(3);
    p.row(&["guard-captain", "informer"]).usage("orion", 2).usage("zaan", 4).usage("informer", 3);
    assert_eq!((p.price("orion"), p.price("zaan"), p.price("informer")), (Some(5), Some(4), Some(4)));
    let mut p = turned(p);
    assert_eq!(seen(&p).row.iter().map(|hired| hired.character.id()).collect::<Vec<_>>(), ["orion", "zaan"]);
    p.luck();
    assert_eq!((p.price("orion"), p.price("zaan")), (Some(3), Some(0)));
    assert_eq!((p.price("guard-captain"), p.price("informer")), (None, None));
    assert!(seen(&p).row.iter().all(|hired| hired.usage == 0));
}

/// ACH-052, ACH-021: three Characters of the deck of this turn are revealed, never one of an earlier turn, also if some were discarded.
#[test]
fn three_new_characters() {
    let mut p = Position::new(3);
    p.row(&["informer"]);
    let mut p = turned(p);
    let second = ["intriguer", "assassin", "tax-farmer", "herald", "seer"];
    assert_eq!(possible(&p), second.map(|id| format!("character {id}")));
    p.play("chance: character seer").play("chance: character herald");
    assert_eq!(possible(&p), ["character intriguer", "character assassin", "character tax-farmer"]);
    p.play("chance: character assassin");
    let row: Vec<&str> = seen(&p).row.iter().map(|hired| hired.character.id()).collect();
    assert_eq!(row, ["orion", "zaan", "seer", "herald", "assassin"]);
    assert!(possible(&p)[0].starts_with("event"), "three, and no more");
    let mut q = Position::new(3);
    q.turn(2);
    let third = ["order-envoy", "chancellor", "blade-virtuoso", "wizard", "archivist"];
    assert_eq!(possible(&turned(q)), third.map(|id| format!("character {id}")));
}

/// ACH-053: everybody gets one of the six Events of this turn, no two the same, and only its owner learns which.
#[test]
fn an_event_each() {
    let mut p = turned(Position::new(3));
    (0..3).for_each(|_| {
        p.chance_first();
    });
    let second = ["tournament", "plague", "treasury-audit", "barred-doors", "family-reunion", "night-moves"];
    assert_eq!(possible(&p), second.map(|id| format!("event {id}")));
    p.play("chance: event plague").play("chance: event night-moves");
    assert!(!possible(&p).contains(&"event plague".to_owned()));
    p.play("chance: event tournament");
    for (seat, event) in [(A, "plague"), (B, "night-moves"), (C, "tournament")] {
        let own = Some(word::<EventCard>(event));
        for viewer in Viewer::everyone(3) {
            let expected = own.filter(|_| viewer == Viewer::seat(seat));
            let player = &p.view(viewer).players[seat.index()];
            assert_eq!((player.event, player.holds_event), (expected, true));
            assert!(p.sights(viewer).contains(&Sight::DealtEvent { seat, event: expected }));
        }
    }
}

/// ACH-054: everybody may act again, and the Events of the new turn are counted anew.
#[test]
fn everybody_may_act_again() {
    let mut p = Position::new(4);
    p.passed(&[C, A, D, B]);
    assert_eq!(seen(&p).events_left, 0);
    let p = turned(p);
    assert!(seen(&p).players.iter().all(|player| player.passed.is_none()));
    assert_eq!(seen(&p).events_left, 2);
}

/// ACH-055, ACH-025: Port and Temple Assembly open in turn II, Citadel and Trading Office in turn III.
#[test]
fn locations_open() {
    let always =
        ["black-market", "prison", "heraldic-office", "arsenal", "watchtower", "mint", "royal-council", "royal-palace"];
    let p = Position::new(3);
    assert_eq!(open(&p), always);
    let p = turned(p);
    let opens = |p: &Position| {
        let turn = p.sights(Viewer::SPECTATOR).into_iter().find_map(|sight| match sight {
            Sight::Turn { turn, opens } => Some((turn, opens.iter().map(|at| at.word()).collect::<Vec<_>>())),
            _ => None,
        });
        turn.expect("a turn begins")
    };
    assert_eq!((open(&p).len(), opens(&p)), (10, (2, vec!["port", "temple-assembly"])));
    let mut q = Position::new(3);
    q.turn(2);
    assert_eq!(open(&q), open(&p));
    let q = turned(q);
    assert_eq!((open(&q).len(), opens(&q)), (12, (3, vec!["citadel", "trading-office"])));
}

/// ACH-056, ACH-003: from the marker clockwise each takes two cards or 3 gold; everybody sees what was chosen, but not which cards.
#[test]
fn cards_or_gold() {
    let mut p = prepared(3, |p| {
        p.marker(B).hand(B, &["theft"]);
    });
    assert_eq!((p.asked(), p.offered()), (B, ["cards", "gold", "convert"].map(str::to_owned).to_vec()));
    assert_eq!((p.refused("pass"), p.refused_to(C, "gold")), ("ACH-060", "ACH-028"));
    p.forget().act("cards").play("chance: card ambush").play("chance: card riposte");
    assert!(p.told(&Sight::ChoseCards { seat: B, count: 2 }));
    assert_eq!((p.hand_of(B), p.gold_of(B)), (vec!["theft", "riposte", "ambush"], 7));
    assert_eq!(
        p.sights(Viewer::seat(C)).iter().filter(|sight| matches!(sight, Sight::Drew { card: None, .. })).count(),
        2
    );
    assert_eq!(p.asked(), C);
    p.act("gold");
    assert!(p.told(&Sight::TookGold { seat: C, gold: 3 }));
    assert_eq!((p.gold_of(C), p.asked()), (10, A));
    p.act("gold");
    assert_eq!((p.gold_of(A), seen(&p).step, p.asked()), (10, Step::Place, B));
}

/// ACH-056: cards may be chosen though only one can be drawn, or none; what cannot be drawn is lost.
#[test]
fn cards_that_are_not_there() {
    let all = |p: &mut Position| {
        let rest: Vec<&'static str> = p.state.deck.all().map(crate::cards::Intrigue::id).collect();
        p.hand(B, &rest);
    };
    let mut p = prepared(3, |p| all(p));
    assert_eq!((p.asked(), p.offered()), (A, ["cards", "gold", "convert"].map(str::to_owned).to_vec()));
    p.act("cards");
    assert_eq!((p.asked(), p.hand_of(A), p.hand_of(B).len()), (B, vec![], 45));
    let mut p = prepared(3, |p| {
        p.discard(&["theft"]);
        all(p);
    });
    p.act("cards");
    assert_eq!(possible(&p), ["card theft"]);
    p.luck();
    assert_eq!((p.asked(), p.hand_of(A), p.gold_of(A)), (B, vec!["theft"], 7));
}

/// ACH-057, ACH-047, ACH-023, ACH-026: then each in order puts one reserve die on any open Location with room, which may have opened now.
#[test]
fn a_die_each() {
    let mut p = prepared(3, |p| {
        p.marker(C)
            .dice("green", ["4 mint", "1 mint", "3 prison", "2", "6"])
            .dice("blue", ["1 prison", "1 prison", "1 heraldic-office", "5", "5"]);
        p.dice("red", ["2 arsenal", "2 watchtower", "2 watchtower", "3", "4"]);
    });
    p.acts(&["gold", "gold", "gold"]);
    assert_eq!((p.asked(), p.refused("die green 4 mint")), (C, "ACH-047"));
    assert_eq!(p.offered()[..2], ["die green 2 reserve", "die green 6 reserve"].map(str::to_owned));
    p.act("die green 6 reserve");
    let to = ["port", "black-market", "heraldic-office", "temple-assembly", "arsenal", "royal-council", "royal-palace"];
    let offered: Vec<String> = to.iter().map(|at| format!("to {at}")).chain(["convert".to_owned()]).collect();
    assert_eq!(p.offered(), offered);
    assert_eq!(
        (p.refused("to mint"), p.refused("to prison"), p.refused("to citadel")),
        ("ACH-023", "ACH-023", "ACH-026")
    );
    p.act("to port");
    assert_eq!(
        (p.asked(), p.offered()[..7].to_vec()),
        (A, offered[..7].to_vec()),
        "which of two equal dice is not asked"
    );
    p.act("to port");
    assert_eq!((p.asked(), p.offers("die red 3 reserve")), (B, true));
    p.act("die red 3 reserve");
    assert_eq!(p.refused("to port"), "ACH-023", "with three players it takes two");
    p.act("to arsenal");
    assert_eq!((p.asked(), seen(&p).step, p.state.phase), (C, Step::Act, Phase::Intrigue));
    assert_eq!((p.values("green", "port"), p.values("green", "reserve")), (vec![6], vec![2]));
}

/// ACH-057: whoever has no die in reserve is not asked.
#[test]
fn an_empty_reserve() {
    let mut p = Position::new(3);
    p.turn(2).dice("red", ["1 port", "1 mint", "1 mint", "1 prison", "1 prison"]);
    p.dice("blue", ["1 port", "1 arsenal", "1 arsenal", "1 prison", "1"]);
    p.dice("green", ["2 watchtower", "2 watchtower", "2 royal-council", "2 royal-council", "2"]);
    let mut p = turned(p);
    p.luck();
    p.acts(&["gold", "gold", "gold"]);
    assert_eq!((p.asked(), seen(&p).step), (A, Step::Place));
    p.act("to citadel");
    assert_eq!((p.asked(), seen(&p).step), (C, Step::Place));
    p.act("to citadel");
    assert_eq!((p.asked(), seen(&p).step), (A, Step::Act));
}

/// ACH-058: Barred Doors, Coronation and King's Judgment are gone when Preparation begins.
#[test]
fn marks_of_a_turn_are_cleared() {
    let mut p = Position::new(3);
    let mint: Locations = [Location::Mint].into_iter().collect();
    (p.state.barred, p.state.crowned, p.state.judged) = (mint, mint, Some((Location::Mint, B)));
    let marks = |p: &Position| {
        let mint = seen(p).locations.swap_remove(8);
        (mint.barred, mint.crowned, mint.judge)
    };
    assert_eq!(marks(&p), (true, true, Some(B)));
    assert_eq!(marks(&turned(p)), (false, false, None));
}

/// ACH-058: a Curfew ends with its Intrigue phase; the other marks last through Dominance.
#[test]
fn a_curfew_ends_before_dominance() {
    let mut p = Position::new(3);
    p.event(A, "curfew").dice("blue", ["6 royal-palace", "1 prison", "1 prison", "3", "3"]);
    p.state.barred.insert(Location::Mint);
    p.intrigue().acts(&["pass", "at royal-palace"]);
    let curfew = |p: &Position| seen(p).locations[11].curfew;
    assert!(curfew(&p));
    p.act("pass");
    assert!(curfew(&p), "C has not passed");
    p.act("pass");
    assert_eq!((p.state.phase, curfew(&p), p.state.barred.contains(Location::Mint)), (Phase::Dominance, false, true));
}

/// ACH-002, ACH-053: the steps come in their order: Characters, Events, cards or gold, dice, and then the Intrigue phase of this turn.
#[test]
fn the_order_of_steps() {
    let mut p = turned(Position::new(3));
    assert_eq!((p.state.phase, p.state.turn), (Phase::Preparation, 2));
    let mut steps = vec![possible(&p)[0].split(' ').next().unwrap_or_default().to_owned()];
    while p.state.phase == Phase::Preparation {
        let now = if p.waits_for_chance() {
            let what = possible(&p)[0].split(' ').next().unwrap_or_default().to_owned();
            p.chance_first();
            what
        } else {
            let what = seen(&p).step.to_string();
            let first = p.offered()[0].clone();
            p.act(if what == "gain" { "gold" } else { &first });
            what
        };
        if steps.last() != Some(&now) {
            steps.push(now);
        }
    }
    assert_eq!(steps, ["character", "event", "gain", "place"]);
    assert_eq!((p.state.phase, p.asked(), p.state.turn), (Phase::Intrigue, A, 2));
}
