//! Reliving: when a set is checked, what belongs to it and what it takes.

use super::position::{AELIN, Position, cards};
use super::samples::{before_seven, chapter, prologue};
use crate::ask::{Next, PrologueAdd, PrologueNext, PrologueTake, Reveal};
use crate::cards::CardSet;
use crate::event::Sight;
use crate::state::Role;

/// What is relived when Fenrys adds a card of the memory row to this Mind.
fn relived_by(mind: &[(&str, i8, i8)], (id, x, y): (&str, i8, i8)) -> Vec<CardSet> {
    let mut position = chapter().mind(mind).memory_row(&[id, "daggers-5"]).first();
    position.play(&format!("2: add {id} {x},{y}"));
    position.relived()
}

/// The total of the set of the lowest visible memory.
fn total_of_first_set(position: &Position) -> u8 {
    let mind = &position.state.mind;
    mind.sets().next().map(|(_, set)| mind.total(set)).expect("a memory is visible")
}

/// X3. THR-048, THR-051: all connected cards count, and a total that is left over relives nothing.
#[test]
fn x3_all_connected_cards_count() {
    let mut position = chapter().mind(&[("chains-2a", 0, 0)]).memory_row(&["chains-5", "chains-4"]).first();
    position.play_all(&["2: add chains-5 -1,1", "1: pass"]);
    assert_eq!(position.relived(), [cards(&["chains-2a", "chains-5"])]);
    position.play("2: add chains-4 0,1");
    assert_eq!(position.relived().len(), 1, "11 is too much, though 2 and 5 are in it");
    position.play("1: take chains-4");
    assert_eq!(position.relived().len(), 1, "2 and 5 are left, but nothing was added");
}

/// X4. THR-040, THR-046: a card that the new one hides does not count, so 8 becomes 7.
#[test]
fn x4_hiding_makes_seven() {
    let mind = [("antlers-2b", 0, 0), ("antlers-1a", -1, 0), ("daggers-1b", -1, 1)];
    assert_eq!(relived_by(&mind, ("antlers-5", -1, -1)), [cards(&["antlers-2b", "antlers-5"])]);
}

/// X8. THR-046: the set reaches through cards of its colour to those that the added card does not touch.
#[test]
fn a_set_reaches_through_its_cards() {
    let mind = [("flames-1b", 0, 0), ("flames-2b", -1, 1), ("antlers-3", 0, 1)];
    assert_eq!(relived_by(&mind, ("flames-4", -2, 0)), [cards(&["flames-1b", "flames-2b", "flames-4"])]);
}

/// THR-045: an addition is checked at once, before anything else happens.
#[test]
fn an_addition_is_checked_at_once() {
    let mut position = before_seven().demon("demon-flames", &[]).first();
    position.play("2: add flames-2a 1,1");
    let added = position.when(|sight| matches!(sight, Sight::Added { .. }));
    assert_eq!(position.when(|sight| matches!(sight, Sight::Relived { .. })), added + 1);
}

/// THR-045: each of two additions in one turn can relive a memory.
#[test]
fn two_memories_in_a_turn() {
    let mut position = chapter()
        .face_up(&[1, 2, 3, 4])
        .mind(&[("flames-4", 0, 0), ("glass-4", 1, -1)])
        .memory_row(&["flames-3", "glass-3", "daggers-5"])
        .first();
    position.play_all(&["2: add flames-3 1,1", "2: add glass-3 2,-1"]);
    assert_eq!(position.relived(), [cards(&["flames-4", "flames-3"]), cards(&["glass-4", "glass-3"])]);
}

/// THR-045: a card that is discarded, and an Illusion that is added, check nothing.
#[test]
fn only_adding_a_memory_is_checked() {
    let seven = [("flames-5", 0, 0), ("flames-2a", 1, 1)];
    let mut position = chapter().mind(&seven).memory_row(&["flames-1a", "daggers-4"]).next();
    position.play("2: discard flames-1a");
    assert_eq!(position.relived(), []);
    let mut position = Position::sandbox(&["illusions"]).rows(&["daggers-3", "chains-1a", "glass-2b", "antlers-2a"]);
    position = position.mind(&seven).memory_row(&["illusion-25", "daggers-4"]).first();
    let add = position.offered().into_iter().find(|option| option.contains("illusion")).expect("it fits");
    position.play(&add);
    assert_eq!(position.relived(), []);
}

/// THR-047: 7 relives; 6 and 8 do not.
#[test]
fn exactly_seven() {
    let five = [("flames-5", 0, 0)];
    assert_eq!(relived_by(&five, ("flames-1a", 1, 1)), []);
    assert_eq!(relived_by(&five, ("flames-2a", 1, 1)), [cards(&["flames-5", "flames-2a"])]);
    assert_eq!(relived_by(&five, ("flames-3", 1, 1)), []);
}

/// THR-049: a card of another colour neither counts nor connects.
#[test]
fn other_colours_do_not_connect() {
    let between = [("flames-5", 0, 0), ("chains-2b", 1, 1)];
    assert_eq!(relived_by(&between, ("flames-2a", 1, 2)), [], "5 and 2 meet only the chains card");
    let beside = [("flames-5", 0, 0), ("chains-2a", 1, 0)];
    assert_eq!(relived_by(&beside, ("flames-2b", 1, 1)), [cards(&["flames-5", "flames-2b"])], "9 with the chains card");
    assert_eq!(relived_by(&between[..1], ("chains-2b", 1, 1)), [], "5 flames and 2 chains are no 7");
}

/// THR-050: a set of 7 that is there already is not relived by a card of another colour.
#[test]
fn only_the_set_of_the_added_card() {
    assert_eq!(relived_by(&[("flames-5", 0, 0), ("flames-2a", 1, 1)], ("daggers-4", 1, 2)), []);
}

/// THR-050: a card of another colour that hides a part of a set so that 7 are left relives nothing.
#[test]
fn hiding_with_another_colour_relives_nothing() {
    let eight = [("antlers-2b", 0, 0), ("antlers-1a", -1, 0), ("antlers-5", -1, -1)];
    let mut position = chapter().mind(&eight).memory_row(&["daggers-1a", "daggers-5"]).first();
    position.play("2: add daggers-1a -1,0");
    assert_eq!(total_of_first_set(&position), 7, "antlers 2 and 5 are left");
    assert_eq!(position.relived(), []);
}

/// THR-051: a card that surfaces when another is taken can make 7, and still nothing is relived.
#[test]
fn taking_relives_nothing() {
    let mut position = chapter().mind(&[("flames-5", 0, 0), ("flames-2a", 1, 1), ("daggers-4", 1, 1)]).take();
    position.play("1: take daggers-4");
    assert_eq!(total_of_first_set(&position), 7);
    assert_eq!(position.relived(), []);
}

/// THR-051: what surfaces after a split can make 7, and still nothing is relived.
#[test]
fn splitting_relives_nothing() {
    let mut position =
        chapter().mind(&[("flames-3", 0, 0), ("flames-4", 0, 1)]).memory_row(&["daggers-4", "daggers-5"]).first();
    position.play_all(&["2: add daggers-4 0,-1", "1: save flames-4"]);
    assert_eq!(position.in_mind(), ["flames-3", "flames-4"]);
    assert_eq!(total_of_first_set(&position), 7);
    assert_eq!(position.relived(), []);
}

/// THR-051: a keepsake taken out of an 8 leaves 7, and that is not relived.
#[test]
fn keeping_relives_nothing() {
    let mut position = Position::sandbox(&["keepsakes", "bond"])
        .mind(&[("flames-5", 0, 0), ("flames-2a", 1, 1)])
        .memory_row(&["flames-1a", "daggers-4"])
        .first();
    position.play_all(&["2: add flames-1a 0,2", "2: bond", "1: keep flames-1a"]);
    assert_eq!(position.relived(), [cards(&["flames-5", "flames-2a", "flames-1a"])]);
    assert_eq!(position.phase(), Next.into());
}

/// THR-052: nobody is asked whether 7 is relived, not even while Bond could be used.
#[test]
fn reliving_is_automatic() {
    let mut position = Position::sandbox(&["bond"]).rows(&["glass-1a", "glass-1b", "glass-3", "glass-4"]);
    position = position.mind(&[("flames-5", 0, 0)]).memory_row(&["flames-2a", "daggers-4"]).first();
    position.play("2: add flames-2a 1,1");
    assert_eq!(position.relived().len(), 1);
    assert!(position.asks(AELIN) && position.phase() == Reveal.into());
}

/// THR-053: relived cards stay in the Mind and can be relived again.
#[test]
fn relived_cards_stay() {
    let mut position = before_seven().first();
    position.play_all(&["2: add flames-2a 1,1", "1: pass", "2: discard daggers-4"]);
    assert_eq!(position.in_mind(), ["flames-5", "flames-2a"]);
    position.play_all(&["1: take flames-2a", "chance: flames-2b", "2: draw", "chance: daggers-1a", "2: stop"]);
    position.play("2: add flames-2b 1,1");
    assert_eq!(position.relived(), [cards(&["flames-5", "flames-2a"]), cards(&["flames-5", "flames-2b"])]);
}

/// THR-054, THR-075: in the first part of the prologue a Determination card is turned up; nobody is asked.
#[test]
fn reliving_in_the_prologue() {
    let mut position = prologue(&["glass-1a", "glass-1b", "glass-3"])
        .mind(&[("flames-5", 0, 0)])
        .memory_row(&["flames-2a", "daggers-1a", "daggers-2a", "daggers-3"])
        .at(PrologueAdd, Role::Companion);
    position.play("2: add flames-2a 1,1");
    assert_eq!(position.relived().len(), 1);
    assert!(position.state.rows[0].face_up);
    assert_eq!(position.phase(), PrologueNext.into());
}

/// THR-054: in the second part nothing can be added, and 7 that are left relive nothing.
#[test]
fn nothing_is_relived_in_the_second_part() {
    let mut position = prologue(&["glass-1a", "glass-1b", "glass-3"])
        .face_up(&[1, 2, 3])
        .mind(&[("flames-5", 0, 0), ("flames-2a", 1, 1), ("flames-1a", 0, 2)])
        .discarded(&["daggers-4"])
        .at(PrologueTake, Role::Aelin);
    assert_eq!(position.refused("1: add daggers-4 1,1"), "THR-006");
    assert!(position.offered().iter().all(|option| option.starts_with("1: take")));
    position.play("1: take flames-1a");
    assert_eq!(total_of_first_set(&position), 7);
    assert_eq!(position.relived(), []);
}

/// THR-054, THR-125, THR-126: in a chapter the demon of the colour leaves and Aelin is asked.
#[test]
fn reliving_in_a_chapter() {
    let mut position = before_seven().demon("demon-flames", &["flames-4"]).first();
    position.play("2: add flames-2a 1,1");
    assert!(position.is_discarded("demon-flames") && position.is_discarded("flames-4"));
    assert_eq!(position.phase(), Reveal.into());
}
