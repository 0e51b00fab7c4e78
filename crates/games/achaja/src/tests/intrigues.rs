//! What can be done in the Intrigue phase, and how an Intrigue is played: ACH-060 to ACH-064, ACH-070 to ACH-076.

use kernel::{Seat, Viewer};

use super::position::{A, B, C, D, Position, word};
use crate::action::Action;
use crate::cards::{BOX, Intrigue, Side};
use crate::choose::chosen_die;
use crate::event::{Event, Pick, Sight};
use crate::file::Property;
use crate::state::Phase;

/// Three players in turn I: blue, red and green. Mint and Arsenal are full; there is room in the Prison, the Heraldic Office, the
/// Watchtower and the Royal Council, and Black Market and Royal Palace are empty.
pub(super) fn trio() -> Position {
    let mut p = Position::new(3);
    p.dice("blue", ["4 mint", "2 arsenal", "6 prison", "1", "5"]);
    p.dice("red", ["5 mint", "3 watchtower", "1 prison", "3", "6"]);
    p.dice("green", ["4 arsenal", "2 heraldic-office", "6 royal-council", "1", "2"]);
    p
}

/// Two players in turn I: blue and green against red and purple. Mint and Prison are full.
pub(super) fn duo() -> Position {
    let mut p = Position::new(2);
    p.dice("blue", ["4 mint", "2 arsenal", "6 prison", "1", "5"]);
    p.dice("green", ["1 prison", "5 watchtower", "3 royal-palace", "2", "6"]);
    p.dice("red", ["5 mint", "3 watchtower", "1 prison", "3", "6"]);
    p.dice("purple", ["4 arsenal", "2 heraldic-office", "6 royal-council", "1", "4"]);
    p
}

/// A holds this card, and it is A's turn.
pub(super) fn holding(mut p: Position, card: &str) -> Position {
    p.hand(A, &[card]).intrigue();
    p
}

/// A plays this effect, such as `theft a`, as the only card.
pub(super) fn playing(p: Position, play: &str) -> Position {
    let (card, _) = play.split_once(' ').expect("a card and an effect");
    let mut p = holding(p, card);
    p.act(&format!("play {play}"));
    p
}

/// The answers that the asked player has are just these.
#[track_caller]
pub(super) fn assert_answers(p: &Position, expected: &[&str]) {
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(p.answers(), expected);
}

/// The effects of this card that A may play.
fn plays(p: &Position, card: &str) -> Vec<&'static str> {
    ["a", "b"].into_iter().filter(|side| p.offers(&format!("play {card} {side}"))).collect()
}

/// Turn I with four players; A is next. The Events of A, B and C ask nothing.
fn four() -> Position {
    let mut p = Position::new(4);
    p.event(A, "levy").event(B, "court-favour").event(C, "market-day");
    p.hand(A, &["theft", "stolen-seal"]).hand(B, &["paid-witness"]);
    p.shown(B, &["paid-witness"]).intrigue();
    p
}

/// ACH-060, DP-I1: each of the three actions is one action, and then the next player acts.
#[test]
fn a_player_plays_or_uses_or_passes() {
    let p = four();
    let offered = ["pass", "play stolen-seal b", "play theft a", "play theft b"];
    assert_answers(
        &p,
        &[&offered[..], &["use guard-captain", "use moneylender", "use orion", "use smuggler", "use zaan"]].concat(),
    );
    for action in ["play theft b", "use moneylender", "pass"] {
        let mut p = p.clone();
        p.act(action);
        assert_eq!((p.asked(), p.is_window()), (B, false), "{action}");
        assert_eq!(p.refused_to(A, "play stolen-seal b"), "ACH-028", "one action only after `{action}`");
    }
}

/// ACH-064: one card is played, though a second one is in the hand; it can be played when the order comes round.
#[test]
fn one_card_for_each_action() {
    let mut p = four();
    p.acts(&["play theft b", "pass", "pass", "pass"]);
    assert_eq!((p.asked(), p.hand_of(A)), (A, vec!["stolen-seal"]));
    p.act("play stolen-seal b");
    assert_eq!((p.asked(), p.gold_of(A)), (A, 7 + 3 + 2));
}

/// ACH-064, DP-I1: passing is always possible, and who can do nothing else is asked all the same.
#[test]
fn passing_is_always_possible() {
    let mut p = four();
    assert!(p.offers("pass"));
    p.act("pass");
    p.gold(B, 0).hand(B, &[]).usage("zaan", 1).usage("moneylender", 1);
    assert_answers(&p, &["pass"]);
    let refusals = ["use zaan", "use seer", "play theft a", "decline"].map(|action| p.refused(action));
    assert_eq!(refusals, ["ACH-103", "ACH-101", "ACH-073", "ACH-060"]);
}

/// ACH-061: who has passed takes no action, but may defend.
#[test]
fn who_has_passed_may_still_defend() {
    let mut p = trio();
    p.hand(A, &["hired-blades", "theft"]).cousins(B, 1, 0).marker(B).event(B, "court-favour").intrigue();
    p.acts(&["pass", "pass"]).acts(&["play hired-blades a", "lower red 5 mint"]);
    assert_eq!((p.asked(), p.is_window()), (B, true));
    p.act("street");
    assert_eq!((p.asked(), p.values("red", "mint"), p.cousins_of(B)), (A, vec![5], (0, 0)));
    assert_eq!([p.refused_to(B, "pass"), p.refused_to(B, "use zaan")], ["ACH-028"; 2]);
}

/// ACH-062: the last pass ends the phase at once: nobody gets gold any more, and the Dominance phase begins.
#[test]
fn the_phase_ends_with_the_last_pass() {
    let mut p = Position::new(3);
    p.event(A, "court-favour").intrigue().acts(&["pass", "pass"]);
    assert_eq!((p.asked(), p.state.phase), (C, Phase::Intrigue));
    p.forget().act("pass");
    let sights = p.sights(Viewer::SPECTATOR);
    let passed = sights.iter().position(|sight| *sight == Sight::Passed { seat: C, place: 3 });
    let begun = sights.iter().position(|sight| *sight == Sight::Phase { phase: Phase::Dominance });
    assert_eq!((passed, begun), (Some(0), Some(2)), "the Event that C discards is between them");
    assert!(!sights.iter().any(|sight| matches!(sight, Sight::Income { .. })));
    assert_eq!(p.state.phase, Phase::Dominance);
}

/// ACH-063: the phase begins with the holder of the marker, and goes on clockwise when the marker moves.
#[test]
fn the_order_is_that_of_the_beginning() {
    let mut p = Position::new(4);
    p.marker(C).event(D, "court-favour").event(C, "market-day").intrigue();
    let mut asked = vec![p.asked()];
    for action in ["use zaan", "pass", "use moneylender", "use moneylender", "pass"] {
        p.act(action).luck();
        asked.push(p.asked());
    }
    assert_eq!(p.state.marker, D, "D passed first");
    assert_eq!(asked, [C, D, A, B, C, A], "after C it would be D, who has passed");
}

/// The kinds of Intrigues as section 12.2 lists them: the id, how many there are, whether A and B are played against another player, and
/// the property.
fn listed() -> Vec<(String, u8, [bool; 2], &'static str)> {
    let rules = include_str!("../../rules.md");
    let section = &rules[rules.find("### 12.2").expect("section 12.2")..rules.find("### 12.3").expect("section 12.3")];
    let mut kinds: Vec<(String, u8, [bool; 2], &'static str)> = Vec::new();
    let mut property = "";
    for line in section.lines() {
        if let Some((name, count)) = line.strip_prefix("- **").and_then(|line| line.split_once("** ×")) {
            let id = name.to_lowercase().replace(' ', "-");
            kinds.push((id, count.parse().expect("a number"), [false; 2], property));
        } else if let Some(heading) = line.strip_prefix("**") {
            property = ["Without property", "With a Counter", "With a Reaction"]
                .into_iter()
                .find(|known| heading.starts_with(known))
                .expect("a known heading");
        } else if let Some((_, _, sides, _)) = kinds.last_mut() {
            sides[0] |= line.starts_with("  - A, other: ");
            sides[1] |= line.starts_with("  - B, other: ");
        }
    }
    kinds
}

/// ACH-070, ACH-072: the 17 kinds of Intrigues have the effects, kinds of targets, properties and copies of section 12.2, in its order.
#[test]
fn the_cards_are_those_of_the_rules() {
    let listed = listed();
    assert_eq!((listed.len(), Intrigue::all().count()), (17, 17));
    for ((id, count, against, property), card) in listed.into_iter().zip(Intrigue::all()) {
        let face = card.face();
        let expected = match property {
            "With a Counter" => matches!(face.property, Property::Counter(_)),
            "With a Reaction" => face.property == Property::Reaction,
            _ => face.property == Property::None,
        };
        assert!(expected, "{id}: {property}");
        assert_eq!((card.id(), face.count, face.sides.map(|side| side.is_against)), (id.as_str(), count, against));
    }
    let copies = |is_wanted: fn(&Property) -> bool| -> u8 {
        BOX.intrigues.iter().filter(|face| is_wanted(&face.property)).map(|face| face.count).sum()
    };
    let none = copies(|property| *property == Property::None);
    assert_eq!((none, copies(|property| *property == Property::Reaction), copies(|_| true)), (30, 7, 45));
}

/// Goes through every way to complete what the asked player begins with one of these answers, up to the declaration.
fn for_each_declaration(p: &Position, answers: &[String], done: &mut impl FnMut(Option<Seat>, &[Action])) {
    for answer in answers {
        let mut next = p.clone();
        next.forget().act(answer);
        match next.events.first() {
            Some(Event::Open(Sight::Played { target, picks, .. })) => {
                done(*target, &picks.iter().map(|pick| pick.0).collect::<Vec<_>>());
            }
            _ => for_each_declaration(&next, &next.answers(), done),
        }
    }
}

/// Whose dice, tokens and colours were declared, and which players.
fn owners(picks: &[Action], seats: u8) -> Vec<Seat> {
    let owner = |pick: &Action| match *pick {
        Action::On(seat) => Some(seat),
        Action::Token(colour, _) | Action::Colour(colour) => Some(colour.owner(seats)),
        _ => chosen_die(Some(pick)).map(|die| die.colour.owner(seats)),
    };
    picks.iter().filter_map(owner).collect()
}

/// A holds this card; there are tokens, dice that share Locations and whatever else an effect may need.
fn ready_for(mut p: Position, card: Intrigue) -> Position {
    p.tokens("blue", "mint", 1).tokens("red", "prison", 2);
    p.dice("blue", ["4 mint", "2 watchtower", "6 prison", "1", "5"]);
    holding(p, card.id())
}

/// ACH-071, ACH-072: what is declared for an effect on another player is that player, or that player's dice and tokens; the only own die
/// is one that is exchanged. For an effect on oneself all of it is one's own, and nobody is the target player.
#[test]
fn targets_are_one_other_player_or_nobody() {
    for (p, card) in Intrigue::all().flat_map(|card| [trio(), duo()].map(|p| (p, card))) {
        let (seats, p) = (p.state.seats, ready_for(p, card));
        for side in Side::ALL {
            let is_against = card.face().sides[side as usize].is_against;
            let own_dice = usize::from(is_against && ["changing-the-guard", "double-agent"].contains(&card.id()));
            let mut count = 0;
            for_each_declaration(&p, &[format!("play {card} {side}")], &mut |target, picks| {
                count += 1;
                let (own, others): (Vec<Seat>, Vec<Seat>) = owners(picks, seats).iter().partition(|&&owner| owner == A);
                assert_eq!(target.is_some(), is_against, "{card} {side}: {picks:?}");
                assert!(target.is_none() || own.len() == own_dice, "{card} {side}: {picks:?}");
                assert!(
                    target != Some(A) && others.iter().all(|&owner| Some(owner) == target),
                    "{card} {side}: {picks:?}"
                );
            });
            assert!(count > 0, "{card} {side} with {seats} players");
        }
    }
}

/// A plays Hired Blades A on B's 5 in the Mint; B, who has a hidden card, is asked.
fn declared() -> Position {
    let mut p = trio();
    p.hand(A, &["hired-blades", "royal-veto"]).hand(B, &["riposte"]).discard(&["theft"]).intrigue();
    p.acts(&["play hired-blades a", "lower red 5 mint"]);
    p
}

/// ACH-070: one of the two effects is chosen with all its choices, which everybody sees; nothing can be changed then.
#[test]
fn a_play_is_declared_as_a_whole() {
    let mut p = holding(trio(), "hired-blades");
    p.cousins(C, 0, 1).act("play hired-blades a");
    assert!(
        p.sights(Viewer::SPECTATOR).iter().all(|sight| !matches!(sight, Sight::Played { .. })),
        "nothing is declared yet"
    );
    assert_eq!([p.refused("pass"), p.refused("play hired-blades b")], ["ACH-060"; 2], "another step is asked for");
    p.act("lower red 5 mint");
    let played = p.sights(Viewer::SPECTATOR).into_iter().find_map(|sight| match sight {
        Sight::Played { seat, card, side, target, picks, asked, .. } => {
            Some((seat, card, side, target, picks.to_vec(), asked.iter().collect::<Vec<_>>()))
        }
        _ => None,
    });
    let picks = vec![Pick(p.action("lower red 5 mint"))];
    assert_eq!(played, Some((A, word("hired-blades"), Side::A, Some(B), picks, vec![C])));
    assert_eq!(p.answers_of(A), [""; 0]);
    assert_eq!(p.refused_to(A, "lower red 3 watchtower"), "ACH-028");
}

/// ACH-070: what is possible with neither effect cannot be played, nor what is not in the hand.
#[test]
fn only_cards_of_the_hand_with_a_possible_effect_are_played() {
    let mut p = trio();
    p.hand(A, &["extortion", "intercepted-letter", "changing-the-guard"]).intrigue();
    assert_eq!(
        ["extortion", "intercepted-letter", "changing-the-guard"].map(|card| plays(&p, card).join(" ")),
        ["a", "a", "a b"]
    );
    assert_eq!([p.refused("play extortion b"), p.refused("play theft a")], ["ACH-027", "ACH-073"]);
}

/// ACH-073: during the window the card is neither in the hand nor in the discard pile, and everybody sees it; then it lies on top.
#[test]
fn a_card_is_in_limbo_while_it_is_played() {
    let mut p = declared();
    assert_eq!((p.hand_of(A), p.discards()), (vec!["royal-veto"], vec!["theft"]));
    let view = p.view(Viewer::SPECTATOR);
    assert_eq!((view.plays.len(), view.plays[0].card, view.players[0].hand.size), (1, word("hired-blades"), 1));
    p.act("decline");
    assert_eq!((p.discards(), p.view(Viewer::SPECTATOR).plays.len()), (vec!["hired-blades", "theft"], 0));
}

/// ACH-073: a card in limbo is there also while chance or its player has to answer after the window.
#[test]
fn a_card_stays_in_limbo_until_its_effect_is_done() {
    let mut p = playing(trio(), "slander a");
    p.act("die red 5 mint");
    assert_eq!((p.waits_for_chance(), p.discards()), (true, vec![]));
    p.luck();
    assert_eq!(p.discards(), ["slander"]);
    let mut p = trio();
    p.gold(B, 3).power(B, 0);
    let mut p = playing(p, "theft a");
    p.act("on 2");
    assert_eq!((p.asked(), p.discards()), (A, vec![]));
    p.act("gold");
    assert_eq!(p.discards(), ["theft"]);
}

/// ACH-074: a cancelled card does nothing, is discarded all the same, and was the action of its player.
#[test]
fn a_cancelled_card_is_spent() {
    let mut p = declared();
    p.acts(&["with riposte", "decline"]);
    assert_eq!((p.values("red", "mint"), p.asked()), (vec![5], B), "the next player acts");
    assert_eq!((p.discards(), p.hand_of(A)), (vec!["hired-blades", "riposte", "theft"], vec!["royal-veto"]));
}

/// ACH-075: a property is none of the effects that can be played, and nobody is asked to stop their own card.
#[test]
fn a_property_is_not_played() {
    let mut p = trio();
    p.hand(A, &["riposte", "royal-veto", "ambush", "theft"]).cousins(A, 1, 1).cousins(B, 0, 1).intrigue();
    let counts =
        ["riposte", "royal-veto", "ambush"].map(|card| p.answers().iter().filter(|play| play.contains(card)).count());
    assert_eq!(counts, [2, 2, 2]);
    assert_eq!([p.refused("with royal-veto"), p.refused("palace")], ["ACH-060"; 2]);
    p.act("play theft b");
    assert_eq!(p.all_asked().iter().collect::<Vec<_>>(), [B]);
    assert_eq!([p.refused_to(A, "with royal-veto"), p.refused_to(A, "palace")], ["ACH-028"; 2]);
}

/// ACH-076: dice are rolled after the window, and what depends on the result of the window is asked after it.
#[test]
fn chance_comes_after_the_window() {
    for (play, choice) in [("slander a", "die red 5 mint"), ("intercepted-letter a", "die red 6 reserve")] {
        let mut p = trio();
        p.cousins(C, 0, 1);
        let mut p = playing(p, play);
        p.act(choice);
        assert!(p.is_window() && !p.waits_for_chance(), "{play}");
        let mut stopped = p.clone();
        stopped.act("palace");
        assert_eq!(stopped.asked(), B, "nothing is rolled");
        p.act("decline");
        assert!(p.waits_for_chance());
    }
    let mut p = trio();
    p.cousins(C, 0, 1).gold(B, 0);
    let mut p = playing(p, "extortion a");
    p.act("on 2");
    assert_eq!((p.asked(), p.is_window()), (C, true), "B is not asked to convert before C has answered");
    p.act("decline");
    assert_answers(&p, &["convert", "decline"]);
}
