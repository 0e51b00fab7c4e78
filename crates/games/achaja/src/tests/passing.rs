//! Passing and Events: ACH-110 to ACH-117, with WE-9 and WE-10.

use kernel::{Seat, Viewer};

use super::position::{A, B, C, D, E, Position, word};
use crate::event::Sight;
use crate::state::Phase;

/// Everybody has enough gold to use the Moneylender until it is their time to pass.
fn table(seats: u8) -> Position {
    let mut p = Position::new(seats);
    p.row(&["moneylender"]).intrigue();
    for seat in p.state.all_seats() {
        p.gold(seat, 50);
    }
    p
}

/// The asked players act in this order: `true` to pass, `false` to use the Moneylender.
fn go(p: &mut Position, steps: &[(Seat, bool)]) {
    for &(seat, passes) in steps {
        p.luck();
        assert_eq!(p.asked(), seat);
        p.act(if passes { "pass" } else { "use moneylender" });
    }
    p.luck();
}

/// How much gold a player got for having passed.
fn income(p: &Position, seat: Seat) -> u32 {
    let of = |sight: &Sight| match sight {
        Sight::Income { seat: to, gold } if *to == seat => Some(*gold),
        _ => None,
    };
    p.sights(Viewer::SPECTATOR).iter().filter_map(of).sum()
}

/// The Events that were applied, by player, in order.
fn applied(p: &Position) -> Vec<Seat> {
    let of = |sight: &Sight| match sight {
        Sight::EventRevealed { seat, .. } => Some(*seat),
        _ => None,
    };
    p.sights(Viewer::SPECTATOR).iter().filter_map(of).collect()
}

/// The Events that were discarded, as a viewer sees them.
fn discarded(p: &Position, viewer: Viewer) -> Vec<(Seat, Option<&'static str>)> {
    let of = |sight: &Sight| match sight {
        Sight::DiscardedEvent { seat, event } => Some((*seat, event.map(crate::EventCard::id))),
        _ => None,
    };
    p.sights(viewer).iter().filter_map(of).collect()
}

/// WE-9, ACH-113, ACH-114: five players pass in the order C, A, E, B, D: the Events of C, A and E apply, the others are discarded unseen.
#[test]
fn the_first_three_of_five_apply_their_events() {
    let mut p = table(5);
    p.event(A, "market-day").event(C, "court-favour").event(E, "levy").event(B, "curfew").event(D, "street-riot");
    go(&mut p, &[(A, false), (B, false), (C, true), (D, false), (E, false), (A, true), (B, false), (D, false)]);
    go(&mut p, &[(E, true), (B, true), (D, true)]);
    assert_eq!(applied(&p), [C, A, E]);
    assert_eq!(discarded(&p, Viewer::SPECTATOR), [(B, None), (D, None)]);
    assert_eq!(discarded(&p, Viewer::seat(B)), [(B, Some("curfew")), (D, None)]);
    assert_eq!((p.state.marker, p.state.phase), (C, Phase::Dominance));
}

/// WE-10, ACH-115, ACH-116: B passes first, C second, D third, A last: B gets 4 gold for that, C 2, D 2, A none.
#[test]
fn gold_for_having_passed() {
    let mut p = table(4);
    p.event(B, "court-favour").event(C, "rumours");
    go(&mut p, &[(A, false), (B, true), (C, false), (D, false)]);
    assert_eq!(income(&p, B), 0, "no gold comes with the pass itself");
    assert_eq!((p.state.marker, p.power_of(B)), (B, 6));
    go(&mut p, &[(A, false), (C, true), (D, true)]);
    assert_eq!([A, B, C, D].map(|seat| income(&p, seat)), [0, 2, 0, 0]);
    go(&mut p, &[(A, false)]);
    assert_eq!([A, B, C, D].map(|seat| income(&p, seat)), [0, 4, 2, 2]);
    p.act("pass");
    assert_eq!(p.state.phase, Phase::Dominance, "the phase is over at once");
    assert_eq!([A, B, C, D].map(|seat| income(&p, seat)), [0, 4, 2, 2]);
    assert_eq!((applied(&p), discarded(&p, Viewer::SPECTATOR)), (vec![B, C], vec![(D, None), (A, None)]));
}

/// ACH-115: the 2 gold are announced, and come from the bank.
#[test]
fn income_is_told() {
    let mut p = table(3);
    p.event(A, "court-favour");
    go(&mut p, &[(A, true), (B, false)]);
    p.forget().act("use moneylender");
    assert!(p.told(&Sight::Income { seat: A, gold: 2 }));
    assert_eq!((p.gold_of(A), p.asked()), (52, B));
}

/// ACH-113: with 2 or 3 players one Event applies, with 4 two, with 5 three.
#[test]
fn the_number_of_events_depends_on_the_players() {
    for (seats, count) in [(2, 1), (3, 1), (4, 2), (5, 3)] {
        let mut p = Position::new(seats);
        p.turn(2);
        ["plague", "treasury-audit", "family-reunion", "tournament", "barred-doors"]
            .into_iter()
            .zip(p.state.all_seats())
            .for_each(|(event, seat)| _ = p.event(seat, event));
        p.intrigue();
        (0..seats).for_each(|_| _ = p.act("pass"));
        assert_eq!((applied(&p).len(), discarded(&p, Viewer::SPECTATOR).len()), (count, usize::from(seats) - count));
    }
}

/// ACH-111, ACH-112: who passes first takes the marker at once, before the Event is revealed and applied.
#[test]
fn the_marker_comes_before_the_event() {
    let mut p = table(3);
    p.event(B, "levy").act("use moneylender");
    p.forget().act("pass");
    let sights = p.sights(Viewer::SPECTATOR);
    let event = word("levy");
    let expected =
        [Sight::Passed { seat: B, place: 1 }, Sight::Marker { seat: B }, Sight::EventRevealed { seat: B, event }];
    assert_eq!((&sights[..3], p.state.marker), (&expected[..], B));
    assert_eq!(sights[3], Sight::TookGold { seat: B, gold: 2 });
}

/// ACH-111: who has the marker and passes first keeps it; the next who pass do not take it.
#[test]
fn the_marker_stays_with_the_first() {
    let mut p = table(4);
    p.event(A, "court-favour").event(B, "market-day");
    go(&mut p, &[(A, true), (B, true), (C, true)]);
    assert_eq!(p.state.marker, A);
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Marker { .. })));
}

/// ACH-111, ACH-063: the marker in other hands does not change who is next.
#[test]
fn the_order_goes_on_from_who_passed() {
    let mut p = table(4);
    p.event(C, "court-favour");
    go(&mut p, &[(A, false), (B, false), (C, true), (D, false), (A, false), (B, false), (D, false)]);
    assert_eq!((p.asked(), income(&p, C)), (A, 2));
}

/// ACH-110, ACH-061: who has passed acts no more in this turn, and everybody sees it; they may still defend.
#[test]
fn who_has_passed_may_still_defend() {
    let mut p = table(3);
    p.event(A, "court-favour").hand(B, &["theft"]).cousins(A, 0, 1);
    go(&mut p, &[(A, true)]);
    assert_eq!(p.view(Viewer::SPECTATOR).players[0].passed, Some(1));
    assert_eq!(p.refused_to(A, "use moneylender"), "ACH-028");
    p.act("play theft b").act_as(A, "palace");
    assert_eq!((p.cousins_of(A), p.gold_of(B)), ((0, 0), 50));
    go(&mut p, &[(C, false), (B, false)]);
    assert_eq!(p.asked(), C, "A is not asked to act");
}

/// ACH-110: the last one who acts goes on alone, with 2 gold for all others between two actions.
#[test]
fn the_last_player_acts_alone() {
    let mut p = table(3);
    p.event(A, "court-favour");
    go(&mut p, &[(A, true), (B, true), (C, false), (C, false), (C, false)]);
    assert_eq!((income(&p, A), income(&p, B), p.asked()), (6, 6, C));
}

/// ACH-112, ACH-114: who holds an Event is known to all; which one only to its owner, before and after it is discarded.
#[test]
fn events_are_secret_until_they_happen() {
    let mut p = table(3);
    p.event(A, "court-favour").event(B, "levy");
    let seen = |p: &Position, viewer, seat: Seat| {
        let player = &p.view(viewer).players[seat.index()];
        (player.event.map(crate::EventCard::id), player.holds_event)
    };
    assert_eq!(
        (seen(&p, Viewer::seat(A), A), seen(&p, Viewer::seat(B), A)),
        ((Some("court-favour"), true), (None, true))
    );
    go(&mut p, &[(A, true), (B, true)]);
    assert_eq!(seen(&p, Viewer::seat(C), A), (Some("court-favour"), false), "it happened");
    assert_eq!((seen(&p, Viewer::SPECTATOR, B), seen(&p, Viewer::seat(B), B)), ((None, false), (Some("levy"), false)));
}

/// ACH-112, DP-I8: the Event lies face up before its choice is made, and only its player is asked.
#[test]
fn an_event_is_revealed_before_its_choice() {
    let mut p = table(3);
    p.event(A, "curfew").act("pass");
    assert!(p.told(&Sight::EventRevealed { seat: A, event: word("curfew") }));
    assert_eq!((p.asked(), p.view(Viewer::SPECTATOR).question.event), (A, Some(word("curfew"))));
    assert_eq!(p.refused_to(B, "at mint"), "ACH-028");
}

/// ACH-117: an Event that is impossible is revealed, and does nothing.
#[test]
fn an_impossible_event_does_nothing() {
    let mut p = Position::new(3);
    p.turn(3).event(A, "betrayal").tokens("blue", "mint", 2).intrigue().act("pass");
    assert_eq!((p.asked(), applied(&p), p.count_tokens("blue", "mint")), (B, vec![A], 2));
}

/// ACH-113, ACH-053: the next turn counts its Events anew.
#[test]
fn each_turn_counts_its_own_events() {
    let mut p = table(3);
    p.event(A, "court-favour");
    go(&mut p, &[(A, true), (B, true), (C, true)]);
    p.stop_here().run(crate::state::Do::Turn).luck();
    assert_eq!(p.view(Viewer::SPECTATOR).players[0].passed, None);
    while p.state.phase == Phase::Preparation {
        let action = p.choices().pop().expect("something is offered");
        p.act(&action);
    }
    p.event(A, "plague").forget().act("pass");
    assert_eq!(applied(&p), [A]);
}
