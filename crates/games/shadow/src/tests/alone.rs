//! Turns and uncontrolled Characters: SHP-042 to SHP-051. Their bonuses are in `bonuses`.

use kernel::Viewer;

use super::opening::{idle_until, viewers, words};
use super::position::{A, B, C, D, E, Position, card, word};
use crate::cards::{Character, Location, Type};
use crate::event::Sight;
use crate::view::Step;

/// How many cards of a deck somebody has looked at last; 0 if nobody has.
pub(super) fn searched(p: &Position) -> u8 {
    let mut counts = p.sights(Viewer::SPECTATOR).into_iter().rev().filter_map(|sight| match sight {
        Sight::Searched { count, .. } => Some(count),
        _ => None,
    });
    counts.next().unwrap_or(0)
}

/// SHP-042: one after another in ascending initiative; only the player whose turn it is decides.
#[test]
fn turns_go_by_initiative() {
    let mut p = Position::new(&[("robot", A), ("reed", B), ("rachel", C), ("john", D), ("jenna", E)]);
    p.turn("jenna");
    assert_eq!((p.asked(), p.refused_to(D, "done")), (E, "SHP-042"));
    let mut order = vec![p.asked()];
    while p.view(Viewer::SPECTATOR).step != Step::Whisper {
        let asked = order[order.len() - 1];
        idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() != asked);
        order.push(p.asked());
    }
    assert_eq!(order[..5], [E, D, C, B, A]);
}

/// SHP-043, SHP-009: the ability first, then the top card of the deck goes face up to the discard pile, for all to see.
#[test]
fn ability_first_then_the_discard() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.deck("melita", &["first-aid-kit"]).turn("nikke");
    let bonus = Sight::Bonus { character: Character::Nikke, of: Type::Search, by: 1 };
    let discarded = Sight::DiscardedTop { deck: Location::Melita, card: card("first-aid-kit") };
    for viewer in viewers(3) {
        let turn = Sight::Turn { character: Character::Nikke, seat: None };
        assert_eq!(p.sights(viewer)[..3], [turn, bonus.clone(), discarded.clone()]);
    }
    assert_eq!((words(p.discards()), p.state.deck(Location::Melita).len()), ("first-aid-kit".to_owned(), 19));
}

/// SHP-043, SHP-049: Reed returns to the Hill first, and the card comes from the Hill.
#[test]
fn reed_returns_and_discards_on_the_hill() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.at("reed", "melita").deck("hill", &["corn"]).turn("reed");
    assert_eq!((p.place("reed"), words(p.discards())), ("hill".to_owned(), "corn".to_owned()));
    assert_eq!(p.state.deck(Location::Melita).len(), 20);
    assert!(p.told(&Sight::Moved { character: Character::Reed, to: Location::Hill, section: None }));
}

/// SHP-049: from the Caves too; on the Hill he stays.
#[test]
fn reed_returns_from_the_caves_and_stays_on_the_hill() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.at("reed", "caves").deck("hill", &["corn"]).turn("reed");
    assert_eq!(p.place("reed"), "hill");
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.deck("hill", &["corn"]).turn("reed");
    assert_eq!((p.place("reed"), words(p.discards())), ("hill".to_owned(), "corn".to_owned()));
    assert!(!p.told(&Sight::Moved { character: Character::Reed, to: Location::Hill, section: None }));
}

/// SHP-048, SHP-049: uncontrolled, Rachel and Reed move Threat back by 1. SHP-018: not below 0.
#[test]
fn some_turn_threat_back() {
    for character in ["rachel", "reed"] {
        for (from, to) in [(3, 2), (1, 0), (0, 0)] {
            let mut p = Position::new(&[("jenna", A), ("nikke", B), ("robot", C)]);
            p.gauge("threat", from).turn(character);
            assert_eq!(p.now("threat"), to, "{character}");
        }
        // SHP-061, SHP-062: their players do not.
        let mut p = Position::new(&[("john", A), ("rachel", B), ("reed", C)]);
        p.gauge("threat", 3).turn(character);
        assert_eq!(p.now("threat"), 3, "{character}");
    }
}

/// SHP-045 to SHP-047, SHP-050: the others turn none.
#[test]
fn the_others_turn_no_gauge() {
    for (character, played) in [("jenna", "robot"), ("nikke", "robot"), ("john", "robot"), ("robot", "john")] {
        let mut p = Position::new(&[("rachel", A), ("reed", B), (played, C)]);
        let before = p.state.gauges;
        p.turn(character);
        assert_eq!(p.state.gauges, before, "{character}");
    }
}

/// SHP-043: the card comes from where the Character is then: an uncontrolled Jenna on the Hill discards there.
#[test]
fn the_discard_comes_from_where_the_character_is() {
    let mut p = Position::new(&[("nikke", A), ("john", B), ("robot", C)]);
    p.at("jenna", "hill").deck("hill", &["corn"]).turn("jenna");
    assert_eq!(words(p.discards()), "corn");
    assert_eq!(p.state.deck(Location::Melita).len(), 20);
}

/// SHP-044: from an empty deck nothing is discarded; the ability works all the same, and nobody decides anything.
#[test]
fn an_empty_deck_gives_nothing() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.only_deck("melita", &[]).turn("nikke");
    assert!(p.discards().is_empty());
    assert_eq!(p.view(Viewer::SPECTATOR).bonuses.len(), 1);
    assert_eq!(p.asked(), B, "John's turn follows");
}

/// SHP-044: nobody is asked in the turn of an uncontrolled Character: all of them run by themselves.
#[test]
fn nobody_decides_for_an_uncontrolled_character() {
    let mut p = Position::new(&[("nikke", A), ("john", B), ("robot", C)]);
    p.deck("melita", &["forced-march"]).turn("jenna");
    assert_eq!((p.asked(), p.view(Viewer::SPECTATOR).step), (A, Step::Target), "Nikke looks; Jenna has acted");
    let mut p = Position::new(&[("nikke", A), ("john", B), ("robot", C)]);
    p.deck("erico", &["scrap"]).deck("hill", &["corn"]).turn("rachel");
    assert_eq!(words(p.discards()), "scrap corn");
    assert_eq!(p.asked(), C, "the Robot's turn");
}

/// SHP-048: each player whose Character is in her Location takes a white Marker, the Robot's player too.
#[test]
fn rachel_gives_white_markers_to_those_with_her() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.at("jenna", "erico").deck("erico", &["scrap"]).turn("rachel");
    assert_eq!(p.state.sheets[..3], [[0, 0, 0, 1, 0], [0; 5], [0, 0, 0, 1, 0]]);
    assert!(p.told(&Sight::MarkerTaken { seat: C, colour: Character::Rachel }));
    assert!(!p.told(&Sight::MarkerTaken { seat: B, colour: Character::Rachel }), "John is in Melita");
}

/// SHP-048, SHP-013: the last white Marker goes to the Character who acts first; the others take none.
#[test]
fn rachel_has_one_marker_left() {
    let mut p = Position::new(&[("robot", A), ("john", B), ("jenna", C)]);
    p.at("jenna", "erico").at("john", "erico").sheet(A, [0, 0, 0, 14, 0]).deck("erico", &["scrap"]).turn("rachel");
    assert_eq!(p.state.sheets[..3], [[0, 0, 0, 14, 0], [0; 5], [0, 0, 0, 1, 0]]);
}

/// SHP-048: uncontrolled Characters with her take nothing, for they have no player.
#[test]
fn rachel_gives_nothing_to_nobody() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("reed", C)]);
    p.deck("erico", &["scrap"]).turn("rachel");
    assert_eq!(p.state.sheets, [[0; 5]; 5]);
    assert_eq!(p.state.pool(Character::Rachel), 15);
}

/// SHP-050, SHP-004: the uncontrolled Robot passes the Protagonist card to the left, from the last seat to the first.
#[test]
fn the_robot_passes_the_protagonist_card_to_the_left() {
    let control = [("jenna", A), ("nikke", B), ("john", C), ("rachel", D), ("reed", E)];
    for seats in 3..=5 {
        for protagonist in [A, control[seats - 1].1] {
            let mut p = Position::new(&control[..seats]);
            p.state.protagonist = protagonist;
            p.deck("erico", &["scrap"]).turn("robot");
            let left = if protagonist == A { B } else { A };
            assert_eq!(p.view(Viewer::SPECTATOR).protagonist, left);
            assert!(p.told(&Sight::Protagonist { seat: left }));
            assert_eq!(words(p.discards()), "scrap");
        }
    }
}

/// SHP-050: the new Protagonist drafts first in the next round.
#[test]
fn the_new_protagonist_drafts_first() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("reed", C)]);
    p.turn("robot");
    idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Draft);
    assert_eq!((p.asked(), p.offered().len()), (B, 5));
}

/// SHP-045, SHP-046, SHP-047: what each of the three gives, and to whom: +1 of its type.
#[test]
fn three_uncontrolled_characters_give_a_bonus() {
    for (character, of) in [("jenna", Type::Move), ("nikke", Type::Search), ("john", Type::Acquire)] {
        let mut p = Position::new(&[("rachel", A), ("reed", B), ("robot", C)]);
        p.turn(character);
        let bonus = Sight::Bonus { character: word(character), of, by: 1 };
        assert!(p.told(&bonus));
        let first = &p.view(Viewer::SPECTATOR).bonuses[0];
        assert_eq!((first.source.to_string().as_str(), first.of, first.by), (character, of, 1));
    }
}

/// SHP-045: an uncontrolled Jenna: +1 Move where she is, so John needs one card to reach E/Rico, and Nikke elsewhere two.
#[test]
fn jenna_gives_a_move_where_she_is() {
    let mut p = Position::new(&[("john", A), ("nikke", B), ("robot", C)]);
    p.at("nikke", "erico").deck("melita", &["forced-march"]).turn("jenna");
    p.acts(&["on rachel", "play move-nikke", "done"]);
    assert_eq!(p.offered(), ["walk erico airlock", "stay"], "one Move is not enough for Melita");
    p.act("stay");
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == A);
    p.acts(&["play move-john", "done"]);
    assert!(p.offers("walk erico") && p.offers("walk melita cockpit") && !p.offers("walk erico airlock"));
}

/// SHP-046: an uncontrolled Nikke: +1 Search where she is, and nowhere else.
#[test]
fn nikke_gives_a_search_where_she_is() {
    for (place, count) in [("melita", 2), ("hill", 1)] {
        let mut p = Position::new(&[("john", A), ("reed", B), ("robot", C)]);
        p.at("nikke", place).turn("nikke").luck();
        p.acts(&["done", "play search-john", "done"]).luck();
        assert_eq!(searched(&p), count);
    }
}

/// SHP-047: an uncontrolled John: +1 Acquire where he is, and nowhere else.
#[test]
fn john_gives_an_acquire_where_he_is() {
    for (place, is_there) in [("erico", true), ("melita", false)] {
        let mut p = Position::new(&[("rachel", A), ("reed", B), ("robot", C)]);
        p.at("john", place).turn("john").luck();
        p.acts(&["mark 2 jenna", "done", "done"]).luck();
        p.act("done");
        assert_eq!(p.offers("draw 1"), is_there);
        assert!(!p.offers("draw 2"));
    }
}

/// SHP-051: a bonus helps only those who act later: Jenna has acted before Nikke gives hers.
#[test]
fn a_bonus_does_not_help_those_who_have_acted() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.turn("jenna").acts(&["on robot", "done", "done"]).luck();
    assert_eq!(searched(&p), 0, "Jenna looks at nothing");
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == B);
    p.acts(&["decline", "done", "done"]).luck();
    assert_eq!(searched(&p), 1, "John does");
}

/// SHP-051: a bonus ends with the round.
#[test]
fn a_bonus_ends_with_the_round() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.turn("nikke").luck();
    assert_eq!(p.view(Viewer::SPECTATOR).bonuses.len(), 1);
    idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Whisper);
    assert_eq!(p.view(Viewer::SPECTATOR).bonuses.len(), 1, "it lasts to the end of the round");
    idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Draft);
    assert!(p.view(Viewer::SPECTATOR).bonuses.is_empty());
}
