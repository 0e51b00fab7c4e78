//! What everybody sees at telling moments; the files in `snapshots` are to be read. `INSTA_UPDATE=always` writes them anew.

use super::position::{AELIN, FENRYS, Position};
use super::samples::{before_seven, before_split, chapter, evening, prologue};
use crate::Throne;
use crate::ask::{PrologueAdd, PrologueTake, Scent};
use crate::state::Role;

fn keep(moment: &str, position: &Position) {
    assert_eq!((AELIN.index(), FENRYS.index()), (0, 1), "seat 1 is Aelin, seat 2 Fenrys or Rowan");
    insta::assert_yaml_snapshot!(moment, laws::views::<Throne>(&position.state, 2));
}

/// THR-083: part one: nobody knows the Determination cards.
#[test]
fn the_prologue_gathers() {
    let position = prologue(&["daggers-3", "glass-2b", "antlers-2a"])
        .mind(&[("flames-5", 0, 0)])
        .memory_row(&["flames-2a", "daggers-4", "chains-1a"])
        .at(PrologueAdd, Role::Companion);
    keep("prologue-part-one", &position);
}

/// THR-085: part two: they lie open before everybody.
#[test]
fn the_prologue_clears_the_mind() {
    let position = prologue(&["daggers-3", "glass-2b", "antlers-2a"])
        .face_up(&[1, 2, 3])
        .mind(&[("flames-5", 0, 0), ("flames-2a", 1, 1)])
        .at(PrologueTake, Role::Aelin);
    keep("prologue-part-two", &position);
}

/// THR-113, THR-117, THR-213: Aelin alone sees her cards; drawn demons wait; Fenrys is told only what could be.
#[test]
fn fenrys_draws() {
    let position = chapter()
        .mind(&[("flames-5", 0, 0)])
        .added(1, &["chains-1a"])
        .memory_row(&["daggers-4", "demon-glass"])
        .demon("demon-flames", &["flames-1a"])
        .discarded(&["glass-5"])
        .draw();
    keep("fenrys-draws", &position);
}

/// THR-046, THR-126: a set of 7: the demon has gone, and Aelin is asked which card of that colour to turn up.
#[test]
fn a_memory_is_relived() {
    let mut position = Position::mode("chapter-1")
        .rows(&["flames-1a", "chains-1b", "glass-2b", "flames-3"])
        .mind(&[("flames-5", 0, 0)])
        .memory_row(&["flames-2a", "daggers-4"])
        .demon("demon-flames", &["flames-1b"])
        .first();
    position.play("2: add flames-2a 1,1");
    keep("relived", &position);
}

/// THR-060, THR-062: a card that hides another splits the Mind; Aelin is asked which group stays.
#[test]
fn the_mind_is_split() {
    let mut position = before_split().first();
    position.play("2: add antlers-5 -1,0");
    keep("split", &position);
}

/// THR-140, THR-144: Aelin takes; one Determination card is face up.
#[test]
fn aelin_takes() {
    let position = before_seven().added(1, &["daggers-1a"]).face_up(&[2]).take();
    keep("aelin-takes", &position);
}

/// THR-267: the cards that Scent shows are Fenrys's alone.
#[test]
fn fenrys_scents() {
    let mut position = Position::sandbox(&["scent"])
        .rows(&["daggers-3", "chains-1b", "glass-2b", "antlers-2a"])
        .mind(&[("flames-5", 0, 0)])
        .at(Scent, Role::Companion);
    position.play_all(&["2: scent", "chance: glass-1a", "chance: demon-glass", "chance: chains-4"]);
    keep("scent", &position);
}

/// THR-250, THR-253: the last day of chapter 7: keepsakes, and takes that are counted.
#[test]
fn the_last_day_has_four_breaths() {
    let position = Position::mode("chapter-7")
        .rows(&["daggers-3", "chains-1b", "glass-2b", "antlers-2a"])
        .mind(&[("flames-5", 0, 0), ("flames-2a", 1, 1)])
        .keepsakes(&["daggers-4"])
        .boxed(&["glass-1a"])
        .day(3)
        .take();
    keep("four-breaths", &position);
}

/// THR-160: the end: everything is shown.
#[test]
fn the_chapter_is_won() {
    let mut position = evening(Position::mode("chapter-1")).day(3).take();
    position.play("1: take antlers-2a");
    keep("won", &position);
}
