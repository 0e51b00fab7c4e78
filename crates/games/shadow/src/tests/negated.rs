//! Jenna's ability: SHP-057 and SHP-058, for each ability that she can negate.

use kernel::Viewer;

use super::alone::searched;
use super::opening::{idle_until, viewers};
use super::position::{A, B, C, D, E, Position, word};
use crate::cards::{Character, Type};
use crate::event::Sight;
use crate::view::Step;

/// Jenna's player A, B with another Character, C with a third one; Jenna negates B's, whose turn begins.
fn negated(character: &str, third: &str, place: Option<&str>) -> Position {
    let mut p = Position::new(&[("jenna", A), (character, B), (third, C)]);
    if let Some(place) = place {
        p.at(character, place);
    }
    for other in ["nikke", "john"].into_iter().filter(|&other| other != character) {
        p.at(other, "caves");
    }
    p.turn("jenna").act(&format!("on {character}"));
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == B);
    assert!(p.told(&Sight::Skipped { character: word(character) }));
    let view = p.view(Viewer::SPECTATOR);
    assert_eq!((view.step, view.question.of), (Step::Play, Some(Type::Move)), "the first step follows at once");
    assert!(p.offers(&format!("play move-{character}")), "the steps are unaffected");
    p
}

/// SHP-057: she chooses another controlled Character; with 3, 4 or 5 players there are 2, 3 or 4. She has to.
#[test]
fn jenna_negates_another_controlled_character() {
    let control = [("jenna", A), ("john", B), ("robot", C), ("rachel", D), ("nikke", E)];
    for seats in 3..=5 {
        let mut p = Position::new(&control[..seats]);
        p.turn("jenna");
        assert_eq!(p.offered().len(), seats - 1);
        assert!(control[1..seats].iter().all(|(name, _)| p.offers(&format!("on {name}"))));
    }
    let mut p = Position::new(&control[..3]);
    p.turn("jenna");
    assert_eq!(["on jenna", "on nikke", "on reed"].map(|text| p.refused(text)), ["SHP-057"; 3]);
    assert_eq!(p.refused("decline"), "SHP-005");
}

/// SHP-057: wherever that Character is.
#[test]
fn jenna_negates_at_any_distance() {
    let mut p = Position::new(&[("jenna", A), ("reed", B), ("robot", C)]);
    p.at("reed", "caves").turn("jenna").act("on reed");
    assert_eq!(p.state.negated, Some(Character::Reed));
}

/// SHP-058: the Ability card lies on the Character, for all to see, until the end of the round.
#[test]
fn the_ability_card_lies_there_until_the_end_of_the_round() {
    let mut p = Position::new(&[("jenna", A), ("reed", B), ("robot", C)]);
    p.turn("jenna").act("on reed");
    assert!(p.told(&Sight::Negated { character: Character::Reed }));
    let is_on_reed = |p: &Position, viewer| {
        let on: Vec<_> = p.view(viewer).characters.into_iter().filter(|each| each.negated).collect();
        on.len() == 1 && on[0].character == Character::Reed
    };
    assert!(viewers(3).into_iter().all(|viewer| is_on_reed(&p, viewer)));
    idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Whisper);
    assert!(is_on_reed(&p, Viewer::SPECTATOR));
    idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Draft);
    assert!(p.view(Viewer::SPECTATOR).characters.iter().all(|each| !each.negated));
}

/// SHP-058: a negated Nikke does not look, and has no +1 Search.
#[test]
fn nikke_is_negated() {
    let mut p = negated("nikke", "robot", None);
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Looked { .. })));
    p.forget().acts(&["done", "done"]).luck();
    assert_eq!(searched(&p), 0);
}

/// SHP-058: a negated John takes nothing, though Jenna is with him.
#[test]
fn john_is_negated() {
    let mut p = negated("john", "robot", None);
    assert_eq!(p.refused("on jenna"), "SHP-056");
    p.forget().act("done");
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Confiscates { .. })));
}

/// SHP-058: a negated Rachel gives no Marker.
#[test]
fn rachel_is_negated() {
    let p = negated("rachel", "robot", None);
    assert_eq!(p.refused("mark 1 jenna"), "SHP-056");
    assert_eq!(p.state.sheets, [[0; 5]; 5]);
}

/// SHP-058: a negated Reed does not return, and has no +2 Move nor +2 Search.
#[test]
fn reed_is_negated() {
    let p = negated("reed", "robot", Some("erico"));
    assert_eq!(p.place("reed"), "erico");
    assert_eq!(p.view(Viewer::SPECTATOR).turn.unwrap().values, [0; 3]);
}

/// SHP-058: a negated Robot does not take the Protagonist card.
#[test]
fn the_robot_is_negated() {
    let p = negated("robot", "reed", None);
    assert_eq!(p.view(Viewer::SPECTATOR).protagonist, A);
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Protagonist { .. })));
}

/// SHP-058: only one ability is negated: the others are resolved.
#[test]
fn the_others_keep_their_abilities() {
    let mut p = Position::new(&[("jenna", A), ("rachel", B), ("robot", C)]);
    p.turn("jenna").act("on robot");
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == B);
    assert_eq!(p.view(Viewer::SPECTATOR).step, Step::Mark);
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Skipped { .. })));
}
