//! What a relived memory does in a chapter, and what demons do.

use kernel::Waiting;

use super::position::{AELIN, FENRYS, Position, card, cards};
use super::samples::{EVERYBODY, PILLAR, STAR, before_seven, before_split, chapter, evening};
use crate::ask::{Next, Reveal};
use crate::cards::{Card, CardSet, Kind};
use crate::event::Sight;
use crate::row::RowNumber;
use crate::state::{Chance, Role};

/// Relives flames: 5 and 2.
const SEVEN: &str = "2: add flames-2a 1,1";

/// Like [`before_seven`], with these Determination cards.
fn before_seven_with(determination: &[&str; 4]) -> Position {
    Position::mode("chapter-1").rows(determination).mind(&[("flames-5", 0, 0)]).memory_row(&["flames-2a", "daggers-4"])
}

fn demons(position: &Position) -> Vec<&'static str> {
    position.state.demons.iter().map(|demon| demon.id()).collect()
}

/// X10. THR-117, THR-125, THR-133, THR-134: a demon taints what is discarded from now on, until its colour is relived.
#[test]
fn x10_taint_timing() {
    let mut position =
        chapter().mind(&[("chains-2a", 0, 0)]).discarded(&["chains-3"]).at(Chance::Draw, Role::Companion);
    position.play_all(&["chance: demon-chains", "2: draw", "chance: chains-1a", "2: draw", "chance: flames-2a"]);
    position.play_all(&["2: stop", "2: add flames-2a 1,1", "2: discard chains-1a"]);
    assert!(position.is_tainted("chains-1a") && position.is_discarded("chains-3"));
    position.play_all(&["1: take flames-2a", "chance: chains-5", "2: stop"]);
    assert_eq!(position.relived(), [cards(&["chains-2a", "chains-5"])]);
    assert_eq!(position.state.discard, cards(&["chains-3", "chains-1a", "demon-chains"]));
    assert!(position.told(Sight::Expelled { demon: card("demon-chains"), cards: cards(&["chains-1a"]) }));
}

/// THR-125: only the demon of the relived colour leaves, with all the cards under it and no others.
#[test]
fn only_the_matching_demon_is_expelled() {
    let mut position = before_seven()
        .demon("demon-glass", &["glass-5"])
        .demon("demon-flames", &["flames-3", "flames-4", "flames-1b"])
        .demon("demon-chains", &[])
        .first();
    position.play(SEVEN);
    assert_eq!(demons(&position), ["demon-glass", "demon-chains"]);
    assert_eq!(position.state.tainted, cards(&["glass-5"]));
    assert_eq!(position.state.discard, cards(&["demon-flames", "flames-3", "flames-4", "flames-1b"]));
}

/// THR-126: Aelin may show one of the face-down cards of the colour, whichever she likes, or none.
#[test]
fn aelin_may_show_strength() {
    let mut position = before_seven_with(&["flames-3", "chains-1b", "flames-1a", "antlers-2a"]).first();
    position.play(SEVEN);
    assert!(position.asks(AELIN));
    assert_eq!(position.offered(), ["1: reveal 1", "1: reveal 3", "1: pass"]);
    assert_eq!(position.refused("1: reveal 2"), "THR-126", "another colour");
    position.play("1: reveal 3");
    assert!(position.told(Sight::TurnedUp { row: RowNumber::new(2), card: card("flames-1a") }));
    assert!(!position.state.rows[0].face_up);
    assert_eq!(position.phase(), Next.into(), "only one is shown");
}

/// THR-126: a complete row counts too; a card that is face up already does not.
#[test]
fn any_face_down_card_can_be_shown() {
    let mut position = before_seven_with(&["flames-3", "flames-1a", "flames-4", "antlers-2a"])
        .added(1, &["glass-4"])
        .face_up(&[2])
        .first();
    position.play(SEVEN);
    assert_eq!(position.offered(), ["1: reveal 1", "1: reveal 3", "1: pass"]);
    position.play("1: reveal 1");
    assert!(position.state.rows[0].face_up && position.state.rows[0].complete);
}

/// THR-126: without a card of the colour she has nothing to show, but is asked all the same.
#[test]
fn nothing_to_show() {
    let mut position = before_seven().first();
    position.play(SEVEN);
    assert_eq!(position.offered(), ["1: pass"]);
    position.play("1: pass");
    assert!(position.told(Sight::StayedHidden { seat: AELIN }));
}

/// THR-126: when all cards are face up nobody is asked.
#[test]
fn nothing_is_asked_when_all_is_shown() {
    let mut position = before_seven().face_up(&[1, 2, 3, 4]).first();
    position.play(SEVEN);
    assert_eq!(position.phase(), Next.into());
}

/// THR-127: a relived memory can expel, show, do both or neither.
#[test]
fn one_benefit_or_both_or_neither() {
    let matching = ["flames-3", "chains-1b", "glass-2b", "antlers-2a"];
    let other = ["daggers-3", "chains-1b", "glass-2b", "antlers-2a"];
    for (determination, has_demon) in [(matching, true), (matching, false), (other, true), (other, false)] {
        let mut position = before_seven_with(&determination);
        if has_demon {
            position = position.demon("demon-flames", &[]);
        }
        let mut position = position.first();
        position.play(SEVEN);
        assert_eq!(position.is_discarded("demon-flames"), has_demon);
        assert_eq!(position.offered().contains(&"1: reveal 1".to_owned()), determination == matching);
    }
}

/// THR-128: the demon leaves without a question and first; then Aelin may show a card or not.
#[test]
fn expelling_comes_first_and_is_mandatory() {
    let mut position = before_seven_with(&["flames-3", "chains-1b", "glass-2b", "antlers-2a"])
        .demon("demon-flames", &["flames-4"])
        .first();
    position.play(SEVEN);
    assert_eq!((demons(&position).len(), position.phase()), (0, Reveal.into()));
    let mut silent = position.clone();
    silent.play("1: pass");
    assert!(!silent.state.rows[0].face_up && demons(&silent).is_empty());
    position.play("1: reveal 1");
    let expelled = position.when(|sight| matches!(sight, Sight::Expelled { .. }));
    assert!(expelled < position.when(|sight| matches!(sight, Sight::TurnedUp { .. })));
}

/// THR-129: expelled cards are not tainted again, and neither is what is discarded after them.
#[test]
fn expelled_cards_are_free() {
    let mut position = chapter()
        .mind(&[("flames-5", 0, 0)])
        .memory_row(&["flames-2a", "flames-1a", "daggers-4"])
        .demon("demon-flames", &["flames-3", "flames-4"])
        .first();
    position.play_all(&[SEVEN, "1: pass", "2: discard flames-1a"]);
    assert_eq!(position.state.tainted, CardSet::default());
    assert!(["flames-3", "flames-4", "flames-1a"].iter().all(|id| position.is_discarded(id)));
}

/// THR-130: a demon in the discard pile or in the deck does nothing.
#[test]
fn a_demon_acts_only_in_its_row() {
    let mut position = before_seven().discarded(&["demon-flames"]).next();
    assert!(position.state.deck.all().any(|other| other == card("demon-daggers")));
    position.play_all(&["2: discard flames-2a", "2: discard daggers-4"]);
    assert!(position.is_discarded("flames-2a") && position.is_discarded("daggers-4"));
}

/// THR-130: a demon that waits in the memory row does nothing either.
#[test]
fn a_drawn_demon_waits() {
    let position = chapter().mind(&PILLAR).memory_row(&["demon-flames", "flames-2a"]).draw();
    assert!(!position.state.would_taint(card("flames-2a")));
    let mut stopped = position.clone();
    stopped.play("2: stop");
    assert!(stopped.state.would_taint(card("flames-2a")));
}

/// THR-131: a memory is tainted when it is discarded from the memory row, if its colour has a demon there.
#[test]
fn a_discard_is_tainted() {
    let mut position =
        chapter().mind(&PILLAR).memory_row(&["flames-5", "flames-2a", "glass-3"]).demon("demon-flames", &[]).next();
    position.play_all(&["2: discard flames-2a", "2: discard glass-3"]);
    assert!(position.told(Sight::Tainted { card: card("flames-2a"), demon: card("demon-flames") }));
    assert!(position.is_tainted("flames-2a") && !position.is_discarded("flames-2a"));
    assert!(position.is_discarded("glass-3"));
}

/// THR-131: what Aelin overflows with is tainted too.
#[test]
fn an_overflow_is_tainted() {
    let mut position = chapter().mind(&STAR).demon("demon-glass", &[]).take();
    position.play("1: take glass-5");
    assert!(position.is_tainted("glass-5"));
}

/// THR-131: what is added to a row is not discarded, so it is not tainted.
#[test]
fn an_added_card_is_not_tainted() {
    let mut position = chapter().mind(&STAR).demon("demon-flames", &[]).take();
    position.play("1: take flames-1a");
    assert_eq!(position.state.tainted, CardSet::default());
}

/// THR-131: several demons taint at once, each its own colour, in a split.
#[test]
fn a_split_is_tainted() {
    let mut position = before_split().demon("demon-antlers", &[]).demon("demon-glass", &["glass-3"]).first();
    position.play_all(&["2: add antlers-5 -1,0", "1: save antlers-1b"]);
    assert_eq!(position.state.tainted, cards(&["glass-3", "antlers-5"]));
    let under: Vec<u8> = position.view(EVERYBODY[1]).demons.iter().map(|demon| demon.tainted).collect();
    assert_eq!(under, [1, 1]);
}

/// THR-131: at the end of a day the Mind and the rows are discarded, and tainted by the demons that are there.
#[test]
fn the_end_of_a_day_taints() {
    let mut position =
        evening(Position::mode("chapter-1")).demon("demon-antlers", &[]).demon("demon-glass", &[]).take();
    position.play("1: take antlers-2a");
    assert_eq!(position.state.boxed, cards(&["antlers-2a", "antlers-2b", "glass-5"]));
}

/// THR-132: views show how many cards lie under a demon, and to nobody which.
#[test]
fn nobody_looks_at_tainted_memories() {
    let under = ["flames-3", "flames-4"];
    let position = before_seven().demon("demon-flames", &under).first();
    for viewer in EVERYBODY {
        let view = position.view(viewer);
        assert_eq!(view.demons.iter().map(|demon| demon.tainted).collect::<Vec<_>>(), [2]);
        let text = format!("{view:?}");
        assert!(!under.iter().any(|id| text.contains(id)), "{viewer:?} sees {text}");
    }
}

/// THR-133: what lies in the discard pile stays there when its demon comes.
#[test]
fn the_discard_pile_is_safe() {
    let mut position = before_seven().discarded(&["flames-3", "flames-4"]).draw();
    position.play_all(&["2: draw", "chance: demon-flames", "2: stop"]);
    assert_eq!(demons(&position), ["demon-flames"]);
    assert_eq!(position.state.discard, cards(&["flames-3", "flames-4"]));
    assert_eq!(position.state.tainted, CardSet::default());
}

/// THR-134: a demon drawn last taints the card drawn first, if that is discarded in this turn.
#[test]
fn a_new_demon_taints_at_once() {
    let mut position = before_seven().draw();
    position.play_all(&["2: draw", "chance: demon-daggers", "2: stop", "2: add flames-2a 1,1", "1: pass"]);
    position.play("2: discard daggers-4");
    assert!(position.is_tainted("daggers-4"));
}

/// THR-135: demons go to the discard pile, even next to others; at the end of a day all of them are in the deck again.
#[test]
fn demons_are_not_tainted() {
    let mut expelled = before_seven().demon("demon-flames", &[]).demon("demon-daggers", &[]).first();
    expelled.play(SEVEN);
    assert!(expelled.is_discarded("demon-flames") && expelled.state.tainted.is_empty());
    let mut night =
        evening(Position::mode("chapter-1")).discarded(&["demon-flames"]).demon("demon-antlers", &[]).take();
    night.play("1: take antlers-2a");
    assert_eq!((night.left_in_deck(Kind::Demon), demons(&night).len()), (5, 0));
    assert!(night.state.boxed.iter().all(Card::is_memory));
}

/// THR-136: an expelled demon cannot be drawn again on this day.
#[test]
fn an_expelled_demon_stays_away() {
    let mut position = before_seven().demon("demon-flames", &[]).first();
    position.play_all(&[SEVEN, "1: pass", "2: discard daggers-4", "1: take flames-2a"]);
    assert_eq!(position.waiting(), Waiting::Chance);
    assert!(!position.chances().contains(card("demon-flames")));
    assert!(position.chances().contains(card("demon-glass")));
    assert!(position.is_discarded("demon-flames") && !position.asks(FENRYS));
}

/// THR-136: with the shuffle of a new day it can.
#[test]
fn an_expelled_demon_comes_back_with_the_day() {
    let mut position = evening(Position::mode("chapter-1")).discarded(&["demon-flames"]).take();
    position.play("1: take antlers-2a");
    position.play_all(&[
        "chance: glass-1a",
        "chance: glass-2a",
        "chance: glass-3",
        "chance: glass-4",
        "chance: glass-5",
    ]);
    assert!(position.chances().contains(card("demon-flames")));
}
