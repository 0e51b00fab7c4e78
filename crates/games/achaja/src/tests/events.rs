//! Section 12.4: what each Event does; DP-I8, ACH-117, ACH-118, ACH-143.

use kernel::Viewer;

use super::position::{A, B, C, Position, word};
use crate::event::{Sight, shown};
use crate::state::Phase;

/// Three players in this turn; A, who is to act, holds this Event.
fn with(turn: u8, event: &str) -> Position {
    let mut p = Position::new(3);
    p.turn(turn).event(A, event).intrigue();
    p
}

/// A passes and applies this Event.
fn passed(turn: u8, event: &str) -> Position {
    let mut p = with(turn, event);
    p.act("pass");
    p
}

/// The Dominance phase of what is set up, nobody doing more than they must.
fn dominated(p: &mut Position) {
    p.stop_here().dominance();
    while p.state.phase == Phase::Dominance {
        if p.waits_for_chance() {
            p.luck();
        } else {
            let action = p.choices().pop().expect("something is offered");
            p.act(&action);
        }
    }
}

/// Who dominated a Location, and how much power that brought.
fn outcome(p: &Position, location: &str) -> (Option<&'static str>, u8) {
    let sights = p.sights(Viewer::SPECTATOR);
    let found = sights.iter().enumerate().find_map(|(place, sight)| match sight {
        Sight::Resolved { location: at, colour, .. } if at.word() == location => Some((place, *colour)),
        _ => None,
    });
    let (place, colour) = found.expect("the Location is resolved");
    let gains = sights[place + 1..].iter().map_while(|sight| match sight {
        Sight::TokenPlaced { .. } => Some(0),
        Sight::GainedPower { power, .. } => Some(*power),
        _ => None,
    });
    (colour.map(crate::cards::Colour::word), gains.sum())
}

/// The open Locations of a turn, as they are offered.
fn open(p: &Position) -> Vec<String> {
    p.state.open().iter().map(|at| format!("at {at}")).collect()
}

/// Market Day: 5 gold, and no question.
#[test]
fn market_day_brings_gold() {
    let p = passed(1, "market-day");
    assert_eq!((p.gold_of(A), p.asked()), (12, B));
    assert!(p.told(&Sight::TookGold { seat: A, gold: 5 }));
}

/// Rumours, ACH-019: two cards, as far as there are any.
#[test]
fn rumours_bring_cards() {
    let mut p = with(1, "rumours");
    p.top("theft").top("ambush").act("pass");
    assert_eq!((p.hand_of(A), p.asked()), (vec!["theft", "ambush"], B));
    let mut p = with(1, "rumours");
    p.empty_deck();
    let rest = std::mem::take(&mut p.state.discard);
    rest[1..].iter().for_each(|&card| p.state.player_mut(B).hand.add(card, kernel::Knowers::only(B)));
    p.state.discard = rest[..1].iter().copied().collect();
    p.act("pass").luck();
    assert_eq!((p.hand_of(A).len(), p.asked()), (1, B), "the second draw is lost");
}

/// Street Riot: an open Location with a die above 1; every die there goes down by 1, the own too, and a 1 stays.
#[test]
fn a_street_riot_lowers_all_dice_of_a_location() {
    let mut p = with(1, "street-riot");
    p.dice("blue", ["4 prison", "1 prison", "1 mint", "5", "5"])
        .dice("red", ["2 prison", "6 arsenal", "1 mint", "5", "5"]);
    p.act("pass");
    assert_eq!(p.choices(), ["at black-market", "at prison", "at arsenal", "at royal-council", "at royal-palace"]);
    let refused = ["at mint", "at watchtower", "at port", "decline"];
    assert_eq!(refused.map(|at| p.refused(at)), ["ACH-027", "ACH-027", "ACH-026", "ACH-060"]);
    p.act("at prison");
    assert_eq!((p.values("blue", "prison"), p.values("red", "prison")), (vec![1, 3], vec![1]));
    assert_eq!((p.values("blue", "reserve"), p.values("red", "arsenal"), p.asked()), (vec![5, 5], vec![6], B));
}

/// Street Riot, ACH-117, DP-I8: one possible Location is no question, and without one nothing happens.
#[test]
fn a_street_riot_without_a_choice() {
    let calm = |value: &str| {
        let mut p = with(1, "street-riot");
        let first = format!("{value} prison");
        p.dice("blue", [&first, "1 prison", "1 mint", "5", "5"]);
        p.dice("red", ["1 arsenal", "1 arsenal", "1 mint", "5", "5"]);
        p.dice("green", ["1 royal-palace", "1 royal-palace", "1 black-market", "5", "5"]).act("pass");
        assert_eq!(p.asked(), B);
        p.values("blue", "prison")
    };
    assert_eq!((calm("2"), calm("6"), calm("1")), (vec![1, 1], vec![1, 5], vec![1, 1]));
}

/// Favour of the Court: 1 power.
#[test]
fn favour_of_the_court_brings_power() {
    let p = passed(1, "court-favour");
    assert_eq!((p.power_of(A), p.gold_of(A), p.asked()), (6, 7, B));
}

/// Levy: 2 gold from the bank, then 1 from every other player who has any, clockwise.
#[test]
fn a_levy_takes_from_everybody() {
    let mut p = Position::new(4);
    p.event(B, "levy").marker(B).gold(A, 0).gold(C, 1).intrigue().forget().act("pass");
    assert_eq!((0..4).map(|seat| p.gold_of(kernel::Seat::new(seat))).collect::<Vec<_>>(), [0, 7 + 2 + 2, 0, 6]);
    let sights = p.sights(Viewer::SPECTATOR);
    let from = |seat| Sight::GaveGold { seat, to: B, gold: 1 };
    let expected = [Sight::TookGold { seat: B, gold: 2 }, from(C), from(super::position::D)];
    assert_eq!(sights[sights.len() - 3..], expected, "A gives nothing");
}

/// Curfew, ACH-118: any open Location can be chosen, empty or not; it is marked for all to see.
#[test]
fn a_curfew_is_laid_on_an_open_location() {
    let mut p = passed(1, "curfew");
    assert_eq!((p.choices(), p.refused("at citadel")), (open(&p), "ACH-026"));
    p.act("at mint");
    let marked = |p: &Position| p.view(Viewer::SPECTATOR).locations.iter().filter(|at| at.curfew).count();
    assert_eq!(marked(&p), 1);
    assert!(p.told(&Sight::Chose { seat: A, picks: shown(&[p.action("at mint")]) }));
    p.act_as(B, "pass").act_as(C, "pass");
    assert_eq!(marked(&p), 0, "ACH-058: it ends with the Intrigue phase");
}

/// Curfew: dice are neither moved nor swapped into it or out of it, by whomever.
#[test]
fn no_die_passes_a_curfew() {
    let mut p = passed(1, "curfew");
    p.act("at prison");
    p.hand(B, &["abduction", "changing-the-guard", "ambush"]);
    p.dice("red", ["4 prison", "3 watchtower", "3 mint", "1", "1"]);
    p.act("play abduction a");
    assert_eq!(p.refused("die blue 3 prison"), "ACH-118");
    p.act("die blue 3 black-market");
    assert_eq!((p.offers("to prison"), p.refused("to prison")), (false, "ACH-118"));
    <crate::Achaja as kernel::Game>::cancel(&mut p.state, B);
    p.act("play changing-the-guard a");
    assert_eq!(p.refused("die red 4 prison"), "ACH-118");
    p.act("die red 3 mint");
    assert_eq!(p.refused("die blue 3 prison"), "ACH-118");
    <crate::Achaja as kernel::Game>::cancel(&mut p.state, B);
    p.act("play changing-the-guard b");
    assert!(!p.offers("die red 4 prison"), "not with the reserve either");
}

/// Curfew: values there still change.
#[test]
fn values_change_under_a_curfew() {
    let mut p = passed(1, "curfew");
    p.act("at prison");
    p.hand(B, &["hired-blades"]).acts(&["play hired-blades a", "lower blue 3 prison"]);
    assert_eq!(p.values("blue", "prison"), [1]);
}

/// Tournament: an own die in Troy below 6 goes up by 3, but not above 6.
#[test]
fn a_tournament_raises_a_die() {
    for (value, then) in [(1, 4), (3, 6), (4, 6), (5, 6)] {
        let mut p = with(2, "tournament");
        let die = format!("{value} port");
        p.dice("blue", [&die, "6 prison", "2 mint", "2 prison", "1"]).act("pass");
        let refused = ["raise blue 6 prison", "raise blue 1 reserve", "raise red 3 mint"];
        assert_eq!(refused.map(|die| p.refused(die)), ["ACH-010", "ACH-008", "ACH-072"]);
        p.act(&format!("raise blue {value} port"));
        assert_eq!((p.values("blue", "port"), p.asked()), (vec![then], B));
    }
}

/// Tournament, ACH-117, DP-I8: the only die is no question; without one nothing happens.
#[test]
fn a_tournament_without_a_choice() {
    for (die, then) in [("2 port", vec![5]), ("6 port", vec![6])] {
        let mut p = with(2, "tournament");
        p.dice("blue", [die, "6 prison", "6 mint", "6 prison", "1"]).act("pass");
        assert_eq!((p.values("blue", "port"), p.values("blue", "reserve"), p.asked()), (then, vec![1], B));
    }
}

/// Plague: every 6 in Troy becomes a 4, of everybody; those in reserve stay.
#[test]
fn the_plague_turns_sixes_into_fours() {
    let mut p = with(2, "plague");
    p.dice("blue", ["6 port", "6 black-market", "5 mint", "3 prison", "6"])
        .dice("red", ["6 arsenal", "4 arsenal", "3 mint", "3 prison", "6"]);
    p.act("pass");
    assert_eq!(
        (p.values("blue", "port"), p.values("blue", "mint"), p.values("blue", "reserve")),
        (vec![4], vec![5], vec![6])
    );
    assert_eq!((p.values("red", "arsenal"), p.values("red", "reserve"), p.asked()), (vec![4, 4], vec![6], B));
}

/// Treasury Audit, ACH-079: every other player pays 2 gold to the bank, or what there is.
#[test]
fn an_audit_makes_others_pay() {
    let mut p = with(2, "treasury-audit");
    p.gold(B, 1).gold(C, 2).forget().act("pass");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.gold_of(C), p.power_of(B)), (7, 0, 0, 5));
    let sights = p.sights(Viewer::SPECTATOR);
    let expected = [Sight::PaidGold { seat: B, gold: 1 }, Sight::PaidGold { seat: C, gold: 2 }];
    assert_eq!(sights[sights.len() - 2..], expected, "clockwise");
}

/// Barred Doors, ACH-143: steps I and II happen, but no die acts there in this turn.
#[test]
fn barred_doors_stop_the_action() {
    let mut p = passed(2, "barred-doors");
    assert_eq!((p.choices(), p.refused("at citadel")), (open(&p), "ACH-026"));
    p.act("at mint");
    p.gold(B, 0).power(B, 0);
    dominated(&mut p);
    assert!(p.told(&Sight::Barred { location: word("mint") }));
    assert!(!p.told(&Sight::TookGold { seat: B, gold: 4 }), "B's die does not act");
    assert_eq!(p.count_tokens("red", "mint"), 1);
    let mut q = passed(2, "barred-doors");
    q.act("at prison");
    dominated(&mut q);
    assert!(q.told(&Sight::TookGold { seat: B, gold: 4 }), "elsewhere dice act");
}

/// Family Reunion, ACH-117: a Cousin of each kind, each only if there is one.
#[test]
fn a_family_reunion_brings_cousins() {
    for (street, palace, then) in [(0, 0, (1, 1)), (12, 0, (0, 1)), (0, 8, (1, 0)), (12, 8, (0, 0))] {
        let mut p = with(2, "family-reunion");
        p.cousins(B, street, palace).act("pass");
        assert_eq!((p.cousins_of(A), p.asked()), (then, B));
    }
}

/// Night Moves: up to two different own dice in Troy, each with its destination when it moves.
#[test]
fn night_moves_move_two_dice() {
    let mut p = with(2, "night-moves");
    p.dice("blue", ["4 port", "3 heraldic-office", "2 mint", "3 royal-palace", "6"]).act("pass");
    assert_eq!(
        p.choices(),
        ["die blue 4 port", "die blue 3 heraldic-office", "die blue 2 mint", "die blue 3 royal-palace", "stop"]
    );
    assert_eq!(["die blue 6 reserve", "die red 3 mint"].map(|die| p.refused(die)), ["ACH-008", "ACH-072"]);
    p.act("die blue 4 port");
    assert_eq!((p.refused("to royal-palace"), p.refused("to citadel")), ("ACH-023", "ACH-026"));
    p.act("to temple-assembly");
    assert_eq!(p.refused("die blue 4 temple-assembly"), "ACH-070", "another die");
    assert_eq!(p.choices(), ["die blue 3 heraldic-office", "die blue 2 mint", "die blue 3 royal-palace", "stop"]);
    p.acts(&["die blue 2 mint", "to port"]);
    assert_eq!((p.values("blue", "port"), p.values("blue", "temple-assembly"), p.asked()), (vec![2], vec![4], B));
}

/// Night Moves: the second die may enter the room that the first one left.
#[test]
fn night_moves_use_freed_room() {
    let mut p = with(2, "night-moves");
    p.dice("blue", ["4 port", "2 mint", "3 royal-palace", "3 prison", "6"]);
    p.dice("green", ["3 royal-council", "3 royal-palace", "3 port", "3 black-market", "3"]);
    p.act("pass").act("die blue 2 mint");
    assert_eq!(p.refused("to port"), "ACH-023");
    <crate::Achaja as kernel::Game>::cancel(&mut p.state, A);
    p.acts(&["die blue 4 port", "to prison", "die blue 2 mint", "to port"]);
    assert_eq!((p.values("blue", "port"), p.values("blue", "prison")), (vec![2], vec![3, 4]));
}

/// Night Moves, DP-I8: one may stop before each move; of two equal dice in one place the second may follow the first.
#[test]
fn night_moves_may_stop() {
    let mut p = with(2, "night-moves");
    p.dice("blue", ["4 port", "4 prison", "3 royal-palace", "3 royal-council", "6"]);
    let mut q = p.clone();
    p.acts(&["pass", "stop"]);
    assert_eq!(p.asked(), B);
    q.acts(&["pass", "die blue 4 port", "to prison"]);
    assert_eq!(q.choices()[0], "die blue 4 prison", "the other one of the two");
    q.act("stop");
    assert_eq!(q.asked(), B);
}

/// Night Moves, DP-I8: nothing is asked when no own die can move, also after the first.
#[test]
fn night_moves_without_a_move() {
    let mut p = with(2, "night-moves");
    p.dice("blue", ["4 prison", "4 prison", "4 prison", "3 royal-council", "6"]);
    p.dice("green", ["3 temple-assembly", "3 royal-palace", "3 port", "3 black-market", "3"]);
    p.state.curfew.insert(word("prison"));
    let mut q = p.clone();
    q.state.curfew.insert(word("royal-council"));
    q.act("pass");
    assert_eq!(q.asked(), B, "none can move");
    p.acts(&["pass", "die blue 3 royal-council", "to mint"]);
    assert_eq!(p.asked(), B, "the moved one does not move again");
}

/// Coronation, ACH-143: who dominates the Location gains 1 power more, also without a token or a point.
#[test]
fn a_coronation_adds_a_point() {
    for (at_mint, elsewhere, gained) in [(0, 0, 2), (1, 0, 1), (0, 10, 1)] {
        let mut p = passed(3, "coronation");
        assert_eq!(p.choices(), open(&p));
        p.act("at mint");
        p.tokens("red", "mint", at_mint).tokens("red", "prison", elsewhere);
        dominated(&mut p);
        assert_eq!(outcome(&p, "mint"), (Some("red"), gained));
        assert_eq!(outcome(&p, "heraldic-office"), (Some("blue"), 1), "elsewhere as always");
    }
}

/// Coronation: on a tie nobody dominates, and nobody gains.
#[test]
fn a_coronation_of_nobody() {
    let mut p = passed(3, "coronation");
    p.act("at temple-assembly");
    p.dice("blue", ["3 temple-assembly", "3 port", "3 prison", "3 black-market", "3 citadel"]);
    dominated(&mut p);
    assert_eq!(outcome(&p, "temple-assembly"), (None, 0));
}

/// Bargaining Chips: in the Settlement every card in a hand is worth 1 gold, for everybody.
#[test]
fn bargaining_chips_count_cards() {
    for event in ["bargaining-chips", "betrayal"] {
        let mut p = passed(3, event);
        assert_eq!(p.asked(), B, "no question, nor for a Betrayal without tokens");
        p.hand(A, &["theft", "theft"]).hand(B, &["theft"]);
        dominated(&mut p);
        let cards = |seat| {
            let sights = p.sights(Viewer::SPECTATOR);
            let wealth = |sight: &Sight| match sight {
                Sight::Wealth { seat: of, cards, gold, rest, .. } if *of == seat => Some((*cards, *gold, *rest)),
                _ => None,
            };
            let (cards, gold, rest) = sights.iter().find_map(wealth).expect("wealth is shown");
            let cousins = 2 * u32::from(p.cousins_of(seat).0 + p.cousins_of(seat).1);
            assert_eq!(rest, (gold + u32::from(cards) + cousins) % 10);
            usize::from(cards)
        };
        let expected = if event == "betrayal" { (0, 0) } else { (p.hand_of(A).len(), p.hand_of(B).len()) };
        assert_eq!((cards(A), cards(B)), expected);
        assert!(p.hand_of(A).len() >= 2);
    }
}

/// Betrayal: a token of another player moves to a different Location, open or closed, and no power changes.
#[test]
fn a_betrayal_moves_a_token() {
    let mut p = with(3, "betrayal");
    p.tokens("blue", "mint", 1).tokens("red", "mint", 2).tokens("green", "prison", 1).act("pass");
    assert_eq!(p.choices(), ["token red mint", "token green prison"], "not A's own");
    p.act("token red mint");
    assert_eq!((p.choices().len(), p.offers("to mint")), (11, false));
    p.act("to citadel");
    assert_eq!((p.count_tokens("red", "mint"), p.count_tokens("red", "citadel"), p.power_of(B)), (1, 1, 5));
    assert_eq!(p.asked(), B);
}

/// Uprising: an open Location with dice; each of them is rerolled once.
#[test]
fn an_uprising_rerolls_a_location() {
    let mut p = with(3, "uprising");
    p.dice("blue", ["1 mint", "2 citadel", "3 citadel", "3 prison", "3 prison"]);
    p.dice("green", ["4 mint", "3 trading-office", "3 royal-palace", "3 port", "3 black-market"]);
    p.dice("red", ["3 temple-assembly", "3 watchtower", "3 watchtower", "3 royal-council", "3 royal-council"]);
    p.act("pass");
    assert_eq!(["at heraldic-office", "at arsenal"].map(|at| p.refused(at)), ["ACH-027", "ACH-027"], "no die is there");
    p.act("at mint");
    assert!(p.told(&Sight::Chose { seat: A, picks: shown(&[p.action("at mint")]) }));
    p.play("chance: roll 4").play("chance: roll 6");
    assert_eq!([p.values("green", "mint"), p.values("blue", "mint")].concat(), [4, 6]);
    assert_eq!(p.asked(), B);
}

/// Inheritance: 6 gold, and a Street Cousin if there is one.
#[test]
fn an_inheritance() {
    for (out, cousins) in [(11, 1), (12, 0)] {
        let mut p = with(3, "inheritance");
        p.cousins(B, out, 0).act("pass");
        assert_eq!((p.gold_of(A), p.cousins_of(A), p.asked()), (13, (cousins, 0), B));
    }
}

/// King's Judgment, ACH-143: a tie for the highest sum is broken in favour of its player; a higher sum wins as always.
#[test]
fn a_judgment_breaks_a_tie() {
    for (blue, winner) in [("3 temple-assembly", "blue"), ("2 temple-assembly", "red")] {
        let mut p = passed(3, "kings-judgment");
        assert_eq!(p.choices(), open(&p));
        p.act("at temple-assembly");
        p.dice("blue", [blue, "3 port", "3 prison", "3 black-market", "3 citadel"]);
        dominated(&mut p);
        assert_eq!(outcome(&p, "temple-assembly"), (Some(winner), 1));
    }
}

/// King's Judgment: a tie of two others stays one, and so does a tie elsewhere.
#[test]
fn a_judgment_is_for_its_player_only() {
    let mut p = passed(3, "kings-judgment");
    p.act("at watchtower");
    p.dice("green", ["3 watchtower", "3 trading-office", "3 royal-palace", "3 port", "3 black-market"]);
    dominated(&mut p);
    assert_eq!((outcome(&p, "watchtower"), outcome(&p, "port")), ((None, 0), (None, 0)), "blue is tied at the Port");
}

/// King's Judgment, DP-D0: who holds both tied colours names one when the Location is resolved.
#[test]
fn a_judgment_between_own_colours() {
    let mut p = Position::new(2);
    p.turn(3).event(A, "kings-judgment").intrigue().acts(&["pass", "at temple-assembly"]);
    p.dice("blue", ["4 temple-assembly", "3 port", "3 prison", "3 black-market", "3 citadel"]);
    p.dice("green", ["4 temple-assembly", "3 port", "3 trading-office", "3 royal-palace", "3 citadel"]);
    p.dice("red", ["3 arsenal", "3 arsenal", "3 watchtower", "3 mint", "3 royal-council"]);
    p.dice("purple", ["3 prison", "3 arsenal", "3 watchtower", "3 heraldic-office", "3 mint"]);
    p.gold(A, 0).gold(B, 0).power(A, 0).power(B, 0).stop_here().dominance();
    p.luck();
    while p.choices() != ["colour blue", "colour green"] {
        let action = p.choices().pop().expect("something is offered");
        p.act(&action).luck();
    }
    assert_eq!((p.asked(), p.refused("colour red")), (A, "ACH-072"));
    p.act("colour green");
    assert_eq!((p.count_tokens("green", "temple-assembly"), p.count_tokens("blue", "temple-assembly")), (1, 0));
}

/// ACH-118: several Events may mark one Location, and everybody sees the marks.
#[test]
fn several_marks_on_a_location() {
    let mut p = Position::new(4);
    p.turn(3).event(A, "coronation").event(B, "kings-judgment").intrigue();
    p.acts(&["pass", "at mint", "pass", "at mint"]);
    let view = p.view(Viewer::SPECTATOR);
    let mint = view.locations.iter().find(|at| at.location.word() == "mint").expect("it is listed");
    assert_eq!((mint.crowned, mint.judge, mint.curfew, mint.barred), (true, Some(B), false, false));
}

/// ACH-093, ACH-117: nobody can stop an Event, and the player cannot decline it.
#[test]
fn an_event_cannot_be_stopped() {
    let mut p = with(1, "street-riot");
    p.hand(B, &["royal-veto"]).cousins(B, 1, 1).act("pass");
    assert_eq!((p.asked(), p.is_window(), p.refused("stop")), (A, false, "ACH-027"));
    p.act("at arsenal");
    assert_eq!((p.values("red", "arsenal"), p.asked()), (vec![2], B));
}
