//! What each seat and the spectator see (section 5), and that questions tell nothing (SHP-165).

use kernel::{Game, Setup, Viewer};

use super::example::{
    ALAN, DEMIS, DISCARDS, EVERYBODY, GIACOMO, GIANLUCA, OLIVIA, finish_round, idle, ids, places, told, until,
    whispered,
};
use super::position::{A, B, C, D, E, Position};
use crate::ShadowPlanet;
use crate::cards::{Card, Character, Gauge, Goal};
use crate::characters::Characters;
use crate::event::Sight;
use crate::state::Do;
use crate::view::{CharacterView, Step};

const ALL: [Viewer; 6] = [OLIVIA, ALAN, DEMIS, GIACOMO, GIANLUCA, EVERYBODY];

/// A Character as a viewer sees it.
fn seen(p: &Position, viewer: Viewer, character: Character) -> CharacterView {
    p.view(viewer).characters.swap_remove(character.index())
}

/// SHP-038, SHP-166: a player sees the own hand; the others see how many cards it has and what is certain of it.
#[test]
fn hands() {
    let p = told("john");
    let hand = ["move-john", "move-john", "move-john", "brawl", "k-ration-melita"];
    assert_eq!(ids(*seen(&p, GIACOMO, Character::John).known), hand);
    for viewer in [OLIVIA, EVERYBODY] {
        let john = seen(&p, viewer, Character::John);
        assert_eq!(
            (ids(*john.known), john.hand, ids(*john.played)),
            (hand[..4].to_vec(), 5, vec!["search-john", "smoking"])
        );
    }
}

/// SHP-166: once a card may have left, a view lists only what is certain, whoever looks.
#[test]
fn equipments_after_a_discard() {
    let p = whispered(DISCARDS);
    assert_eq!(ids(*seen(&p, EVERYBODY, Character::John).known), ["move-john", "move-john"]);
    assert_eq!(ids(*seen(&p, OLIVIA, Character::Rachel).known), ["move-rachel", "search-rachel"]);
    assert_eq!(seen(&p, DEMIS, Character::Rachel).known.len(), 6);
}

/// SHP-022, SHP-091, SHP-008: everybody sees the size of a deck and how many cards somebody looked at; the searcher sees which.
#[test]
fn decks() {
    let p = told("jenna");
    for viewer in ALL {
        let erico = p.view(viewer).locations.swap_remove(1);
        assert_eq!((erico.deck.size, erico.top), (19, 1));
    }
    assert_eq!((places(&p, OLIVIA, "erico"), places(&p, EVERYBODY, "erico")), (vec![(0, "whispers")], vec![]));
    let searched =
        |viewer| p.sights(viewer).iter().any(|sight| matches!(sight, Sight::Searched { cards: Some(_), .. }));
    let drew = |viewer| p.sights(viewer).iter().any(|sight| matches!(sight, Sight::Drew { card: Some(_), .. }));
    assert_eq!(ALL.map(searched), [true, false, false, false, false, false]);
    assert_eq!(ALL.map(drew), [true, false, false, false, false, false]);
}

/// SHP-138, SHP-091: while a player puts cards back, only that player sees them and what is named so far.
#[test]
fn a_search_in_progress() {
    let mut p = told("search");
    p.play("5: top scrap");
    let own = p.view(GIANLUCA);
    assert_eq!(
        (ids(*own.looked_at), own.named.iter().map(|card| card.id()).collect::<Vec<_>>()),
        (vec!["whispers", "green-fog", "family-photo"], vec!["scrap"])
    );
    for viewer in [OLIVIA, DEMIS, EVERYBODY] {
        let view = p.view(viewer);
        assert_eq!(
            (view.step, view.looked_at.len(), view.named.len(), view.question.number),
            (Step::Order, 0, 0, Some(4))
        );
    }
}

/// SHP-033, SHP-036: in the draft everybody sees who has chosen; the pack and the own choice are seen by their player alone.
#[test]
fn the_draft() {
    let mut p = Position::start(3);
    for line in ["goal captain", "goal alien", "goal guardian", "seat 1", "character robot"] {
        p.play(&format!("chance: {line}"));
    }
    assert_eq!((p.view(OLIVIA).pack.len(), p.view(ALAN).pack.len(), p.view(EVERYBODY).pack.len()), (5, 0, 0));
    let blind = |viewer| p.sights(viewer).contains(&Sight::Blind { seat: C, character: Some(Character::Robot) });
    assert_eq!([OLIVIA, ALAN, DEMIS, EVERYBODY].map(blind), [false, false, true, false]);
    p.play("1: draft jenna");
    for (viewer, kept) in [(OLIVIA, Some(Character::Jenna)), (ALAN, None), (EVERYBODY, None)] {
        let olivia = p.view(viewer).players.swap_remove(0);
        assert_eq!((olivia.kept, olivia.has_chosen), (kept, true));
    }
    let four: Characters =
        [Character::Nikke, Character::John, Character::Rachel, Character::Reed].into_iter().collect();
    assert_eq!((p.view(ALAN).pack, p.view(OLIVIA).pack.len()), (four, 0));
    let handed = |viewer| p.sights(viewer).iter().filter(|sight| matches!(sight, Sight::Handed { .. })).count();
    assert_eq!([OLIVIA, ALAN, DEMIS, EVERYBODY].map(handed), [1, 1, 0, 0]);
}

/// SHP-114: who has discarded is seen by all, the card by its player alone.
#[test]
fn sealed_discards() {
    let mut p = told("swap");
    p.play("4: whisper brawl");
    for viewer in ALL {
        let players = p.view(viewer).players;
        assert_eq!(
            players.iter().map(|player| player.has_chosen).collect::<Vec<_>>(),
            [false, false, false, true, false]
        );
        assert_eq!(players[D.index()].chosen.map(Card::id), (viewer == GIACOMO).then_some("brawl"));
    }
    let told = |viewer| p.sights(viewer).iter().any(|sight| matches!(sight, Sight::Whispered { card: Some(_), .. }));
    assert_eq!(ALL.map(told), [false, false, false, true, false, false]);
}

/// SHP-139: the cards of Scrap are seen by the two players; each choice before that by its player alone.
#[test]
fn sealed_exchanges() {
    let mut p = told("scrap");
    p.forget().play("5: on jenna").play("5: give help");
    let chosen = |viewer| p.view(viewer).players[E.index()].chosen.is_some();
    assert_eq!(ALL.map(chosen), [false, false, false, false, true, false]);
    p.play("1: give move-jenna");
    let both = |viewer: Viewer| {
        p.sights(viewer).iter().filter(|sight| matches!(sight, Sight::Passed { card: Some(_), .. })).count()
    };
    assert_eq!(ALL.map(both), [2, 0, 0, 0, 2, 0]);
}

/// SHP-110: the Temple pile is seen by who placed it; everybody sees how many cards it has.
#[test]
fn the_temple() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.equip("jenna", &["spare-parts", "fury"]).inside("jenna", "temple").turn("jenna");
    until(&mut p, "use temple-stack");
    p.act("use temple-stack");
    assert_eq!((p.view(OLIVIA).paying.is_some(), p.view(ALAN).paying), (true, None));
    until(&mut p, "take nightmare-move");
    assert_eq!((p.view(OLIVIA).looked_at.len(), p.view(ALAN).looked_at.len()), (5, 0));
    for of in ["move", "search", "acquire", "repair", "attack"] {
        p.act(&format!("take nightmare-{of}"));
    }
    for (viewer, known) in [(OLIVIA, 5), (ALAN, 0), (EVERYBODY, 0)] {
        let view = p.view(viewer);
        assert_eq!((view.temple.size, view.temple.known.len(), view.whispers.size), (5, known, 0));
        assert_eq!(view.in_temple.len(), 5 - known, "there are no other cards that could be there");
    }
}

/// SHP-012, SHP-027: before the end a Goal is seen by its owner alone.
#[test]
fn goals() {
    let p = told("swap");
    for viewer in ALL {
        let goals: Vec<bool> = p.view(viewer).players.iter().map(|player| player.goal.is_some()).collect();
        assert_eq!(goals, [A, B, C, D, E].map(|seat| viewer.is(seat)));
    }
    assert_eq!(p.view(ALAN).players[1].goal, Some(Goal::Alien));
}

/// SHP-146: nobody sees identities, teams or counts before the end; then everybody sees everything.
#[test]
fn everything_at_the_end() {
    let mut p = told("swap");
    for viewer in ALL {
        let view = p.view(viewer);
        assert!(view.ending.is_none() && view.players.iter().all(|player| player.identity.is_none()));
        assert!(view.characters.iter().all(|character| character.team.is_none()));
    }
    p.state.frames = kernel::Stack::default();
    p.gauge("countdown", 0).run(Do::EndRound);
    finish_round(&mut p);
    assert!(p.is_over());
    for viewer in ALL {
        let view = p.view(viewer);
        assert!(view.players.iter().all(|player| player.goal.is_some() && player.identity.is_some()));
        assert!(Character::ALL.into_iter().all(|own| *view.characters[own.index()].known == p.state.hand(own)));
        assert!(view.ending.is_some_and(|ending| ending.winner.is_some() && ending.repair.is_some()));
    }
}

/// SHP-125, RU-40: the removed cards are only counted. The six are seen while the phase lasts; with memory aids the summary of the
/// round names them once more, until the next round is over.
#[test]
fn revealed_and_removed() {
    let mut p = whispered(DISCARDS);
    p.state.gauges_before = [2, 8, 12];
    p.play("chance: card brawl");
    assert_eq!(p.view(EVERYBODY).revealed.iter().map(|card| card.id()).collect::<Vec<_>>(), ["brawl"]);
    finish_round(&mut p);
    assert_eq!((p.view(EVERYBODY).revealed.len(), p.view(EVERYBODY).removed), (0, 6));
    let summary = |p: &Position| p.view(GIACOMO).last_round.expect("a round is over");
    let after = Gauge::ALL.map(|gauge| p.state.gauge(gauge));
    let last = summary(&p);
    assert_eq!((last.revealed[0].id(), last.revealed.len(), last.before, last.after), ("brawl", 6, [2, 8, 12], after));
    assert_eq!(p.state.gauges_before, after, "the next round begins from there");
    p.state.has_memory_aids = false;
    assert!(summary(&p).revealed.is_empty() && !format!("{:?}", p.view(GIACOMO)).contains("brawl"));
}

/// SHP-166: at a table without memory aids a view lists nothing but what can be seen at that moment.
#[test]
fn without_memory_aids() {
    let setup = Setup::new(ShadowPlanet::meta(), 5, [("memory", "off")]).expect("there is such an option");
    let start = ShadowPlanet::start(&setup).expect("it can be played");
    assert!(!ShadowPlanet::view(&start, EVERYBODY).memory_aids);
    let mut p = whispered(DISCARDS);
    p.state.has_memory_aids = false;
    for viewer in ALL {
        let view = p.view(viewer);
        assert!(view.whispers.known.is_empty() && view.locations.iter().all(|place| place.deck.known.is_empty()));
        assert!(view.locations.iter().all(|place| place.in_top.is_empty() && place.in_rest.is_empty()));
        let own = |character: &CharacterView| character.seat.is_some_and(|seat| viewer.is(seat));
        assert!(view.characters.iter().all(|character| own(character) != character.known.is_empty()));
    }
}

/// SHP-165: the steps are asked while the hand is not empty, whatever is in it; `done` may be the only answer.
#[test]
fn steps_are_asked_on_public_grounds() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("reed", C)]);
    p.only("john", &["corn"]).turn("john");
    let mut steps = Vec::new();
    while p.state.turn.seat == B && p.view(EVERYBODY).step != Step::Whisper {
        p.luck();
        if p.view(EVERYBODY).step == Step::Play && p.asked() == B {
            steps.push(p.offered().len());
        }
        let last = p.offered().pop().expect("something is offered");
        p.act(&last).luck();
    }
    assert_eq!(steps[..2], [1, 2], "Move: done; Search: corn, done");
    assert_eq!(steps.len(), 5, "Acquire, Repair and Attack are asked too");
}

/// SHP-165: with an empty hand no step is asked, and a type that a public flag forbids is not either.
#[test]
fn an_empty_hand_is_not_asked() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("reed", C)]);
    p.only("john", &[]).only_deck("melita", &[]).turn("john");
    assert_eq!(p.offered(), ["on jenna", "decline"], "his ability is there");
    p.act("decline").luck();
    assert_eq!(p.asked(), C, "his turn is over");
}

/// SHP-165: a Section is asked about whenever the pawn is in it and a Marker is in the pool, even if nothing can be paid.
#[test]
fn a_section_is_asked_about() {
    let section = |markers: u8| {
        let mut p = Position::new(&[("jenna", A), ("john", B), ("reed", C)]);
        p.only("reed", &["corn"]).sheet(A, [0, 0, 0, 0, markers]).inside("reed", "graveyard").turn("reed");
        while ![Step::Section, Step::Whisper].contains(&p.view(EVERYBODY).step) {
            idle(&mut p);
            p.luck();
        }
        (p.view(EVERYBODY).step, p.offered())
    };
    assert_eq!(section(0), (Step::Section, vec!["done".to_owned()]));
    assert_eq!(section(15).0, Step::Whisper);
}

/// SHP-165: a choice among hidden cards is asked by their number, even if they are equal; a single card is no choice.
#[test]
fn equal_cards_are_asked_for() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.only("jenna", &["corn", "corn"]).only("john", &["fury"]).whisper_phase();
    assert_eq!((p.offered_to(A), p.offered_to(B)), (vec!["whisper corn".to_owned()], vec![]));
    assert!(p.view(EVERYBODY).players[B.index()].has_chosen);
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.deck("melita", &["driving", "driving"]).turn("john").act("decline");
    until(&mut p, "play smoking");
    p.acts(&["play smoking", "done"]);
    assert_eq!((p.view(EVERYBODY).step, p.offered()), (Step::Order, vec!["top driving".to_owned()]));
}

/// SHP-110, SHP-166: at a table without memory aids even who placed the Temple pile is not shown its cards again.
#[test]
fn the_temple_without_memory_aids() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.equip("jenna", &["spare-parts", "fury"]).inside("jenna", "temple").turn("jenna");
    until(&mut p, "use temple-stack");
    p.act("use temple-stack");
    until(&mut p, "take nightmare-move");
    for of in ["move", "search", "acquire", "repair", "attack"] {
        p.act(&format!("take nightmare-{of}"));
    }
    p.state.has_memory_aids = false;
    for viewer in [OLIVIA, ALAN, EVERYBODY] {
        let view = p.view(viewer);
        assert_eq!((view.temple.size, view.temple.known.len(), view.in_temple.len()), (5, 0, 0));
    }
}
