//! The worked examples of section 11 of the rules, with their numbers.

use super::position::Position;

/// E5, TER-151, TER-155: a Skeleton and a Poltergeist form a Horde, and one of its abilities may be activated.
#[test]
fn e5_creating_a_horde() {
    let mut position = Position::usual().play(&["skeleton", "poltergeist"]);
    assert!(!position.offers("horde @poltergeist @skeleton"));
    position.act("horde @skeleton @poltergeist");
    assert_eq!(position.offered(), ["ability 1 1", "ability 2 1", "no"]);
    position.act("ability @skeleton 1");
    assert_eq!(position.resources(), (0, 1, 0));
}
