//! Influence cards. Section 8.6 of the rules.

use super::general::{is_action_of, turn_of_b};
use super::position::{A, B, Position, sorted};
use crate::event::{Event, Sight};
use crate::state::Token;
use kernel::Viewer;

/// TER-080, TER-084: with a Monster of the own faction the conditional part follows, after the keywords.
#[test]
fn the_condition_brings_more() {
    let mut position = Position::usual().play(&["rat-swarm"]).hand(&["fenris-1"]);
    position.act("play fenris-1");
    assert_eq!(
        (position.offered(), position.resources()),
        (["take coin", "take power"].map(str::to_owned).to_vec(), (0, 0, 0))
    );
    position.act("take coin");
    assert_eq!(position.resources(), (2, 3, 0));
}

/// TER-081: without such a Monster the conditional part is lost, and everybody is told.
#[test]
fn without_the_monster_it_is_lost() {
    let mut position = Position::usual().hand(&["fenris-1"]);
    let card = super::position::kind("fenris-1");
    position.act("play fenris-1").act("take coin");
    assert_eq!((is_action_of(&position, A), position.resources()), (true, (2, 0, 0)));
    assert!(position.events.contains(&Event::Public(Sight::NoCondition { seat: A, card })));
}

/// TER-082: a Monster played afterwards does not bring it back.
#[test]
fn a_later_monster_does_not_help() {
    let mut position = Position::usual().hand(&["fenris-2", "rat-swarm"]);
    position.act("play fenris-2").act("play rat-swarm");
    assert_eq!(position.resources(), (2, 3 + 2, 0));
}

/// TER-081: a hand says of its Influence cards whether the condition is met now, to its owner.
#[test]
fn unmet_conditions_are_marked() {
    let unmet = |position: &Position, viewer: Viewer| {
        let cards = &position.view(viewer).players[0].unmet;
        cards.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let mut position = Position::usual().hand(&["fenris-1", "rat-swarm", "cultist"]);
    assert_eq!(
        (unmet(&position, Viewer::seat(A)), unmet(&position, Viewer::seat(B))),
        (sorted(&["fenris-1"]), Vec::new())
    );
    position.act("play rat-swarm");
    assert!(unmet(&position, Viewer::seat(A)).is_empty());
}

/// TER-083: the condition is looked at when the card enters play; losing the Monster to its own keyword changes nothing.
#[test]
fn the_condition_is_checked_on_entering() {
    let table = || Position::new("azazael", "fenris").influences(A, ["azazael-3", "azazael-4"]).hand(&["azazael-3"]);
    let mut lost = table().play(&["imp"]);
    lost.act("play azazael-3").act("sacrifice @imp");
    assert_eq!((lost.resources(), lost.play_names(A)), ((1, 0, 1), sorted(&["azazael-3"])));
    let mut unmet = table().play(&["cultist"]);
    unmet.act("play azazael-3").act("sacrifice @cultist");
    assert_eq!(unmet.resources(), (0, 0, 1));
}

/// TER-084: the conditional part is mandatory: a COMMAND or a Monster to haunt must be chosen.
#[test]
fn the_conditional_part_is_mandatory() {
    let mut call = Position::usual().influences(A, ["fenris-3", "fenris-4"]).play(&["rat-swarm"]).hand(&["fenris-3"]);
    call = call.discard(&["cultist", "ghoul"]);
    call.act("play fenris-3");
    assert_eq!(
        (call.resources(), call.offered()),
        ((2, 2, 0), ["command cultist", "command ghoul"].map(str::to_owned).to_vec())
    );
    assert_eq!(call.refused("no"), "TER-045");
    let mut possession = Position::new("azazael", "fenris").influences(A, ["azazael-3", "azazael-4"]);
    possession = possession.play(&["imp"]).hand(&["azazael-4"]);
    possession.act("play azazael-4");
    assert_eq!(possession.entry("imp").token, Token::Haunt, "the only Monster there is");
}

/// TER-085: any Monster of the faction in the own play area counts, however it came there.
#[test]
fn any_monster_of_the_faction_counts() {
    let regen = |position: Position| {
        let mut position = position.hand(&["fenris-2"]);
        position.act("play fenris-2").resources().2
    };
    assert_eq!(regen(Position::usual().play(&["acolyte-beast"])), 3);
    assert_eq!(regen(Position::usual().play(&["gargoyle"]).token("gargoyle", Token::Banish)), 3);
    assert_eq!(regen(Position::usual().play(&["gargoyle"]).token("gargoyle", Token::Haunt)), 3);
    assert_eq!(regen(Position::usual().play(&["ghoul", "imp", "witch", "harpy"])), 3);
}

/// TER-085: Monsters in hand, in piles, on the Street, of the opponent, of other factions or of none do not count.
#[test]
fn nothing_else_counts() {
    let resources = |position: Position| {
        let mut position = position.hand(&["fenris-2"]);
        position.act("play fenris-2").resources()
    };
    let everywhere = Position::usual()
        .hand(&["rat-swarm"])
        .discard(&["rat-swarm"])
        .deck(&["hellhound"])
        .street(&["harpy"])
        .play_of(B, &["minotaur", "gargoyle"])
        .play(&["cultist", "acolyte-undead", "ghoul", "imp", "witch", "iron-mask", "fenris-1"]);
    assert_eq!(resources(everywhere), (2, 3, 0));
}

/// TER-086: an Influence card stays in play until Cleanup and then goes to the discard pile.
#[test]
fn influence_cards_stay_until_cleanup() {
    let mut position = Position::usual().hand(&["fenris-2"]).deck(&["cultist", "fanatic", "ghoul", "imp", "witch"]);
    position.act("play fenris-2");
    assert_eq!(position.play_names(A), sorted(&["fenris-2"]));
    position.act("pass");
    assert_eq!((position.play_names(A), position.discard_names(A)), (Vec::new(), sorted(&["fenris-2"])));
}

/// TER-086: Influence cards in play can be sacrificed and destroyed.
#[test]
fn influence_cards_can_be_lost() {
    let mut sacrificed = Position::usual().play(&["fenris-2"]).hand(&["grave-robber"]);
    sacrificed.act("play grave-robber").act("sacrifice @fenris-2");
    assert!(sacrificed.is_removed("fenris-2"));
    let mut destroyed = turn_of_b(Position::usual().play(&["fenris-2"]).hand_of(B, &["inspector"]));
    destroyed.act("play inspector").act("destroy @fenris-2");
    assert_eq!(destroyed.discard_names(A), sorted(&["fenris-2"]));
}

/// TER-086: they are no Monsters: no COMMAND, no Horde and no Haunt token for them.
#[test]
fn influence_cards_are_no_monsters() {
    let mut command = Position::usual().hand(&["crypt-warden"]).discard(&["fenris-2"]);
    command.act("play crypt-warden");
    assert!(command.hand_names(A).is_empty());
    let mut haunt = Position::usual().play(&["seance-table", "fenris-2"]);
    haunt.act("relic @seance-table");
    assert_eq!((is_action_of(&haunt, A), haunt.entry("fenris-2").token), (true, Token::None));
    let horde = Position::usual().play(&["fenris-2", "ghoul"]);
    assert_eq!(horde.refused("horde @fenris-2 @ghoul"), "TER-152");
}
