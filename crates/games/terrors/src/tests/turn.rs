//! The phases of a turn and the Resource Pool. Section 8.3 of the rules.

use kernel::Viewer;

use super::general::{is_action_of, turn_of_b};
use super::position::{A, B, Position, sorted};
use crate::event::Sight;
use crate::state::Token;

/// What a phase shows of itself, in order.
fn phases(position: &Position) -> Vec<&'static str> {
    let name = |sight: Sight| match sight {
        Sight::Played { .. } => Some("play"),
        Sight::Passed { .. } => Some("pass"),
        Sight::CleanedUp { .. } => Some("cleanup"),
        Sight::Drawn { .. } => Some("draw"),
        Sight::Turn { .. } => Some("turn"),
        _ => None,
    };
    position.sights(Viewer::SPECTATOR).into_iter().filter_map(name).collect()
}

/// TER-040: Action Phase, Cleanup Phase, Draw Phase; then it is the other player's turn.
#[test]
fn a_turn_has_three_phases() {
    let mut position = Position::usual().hand(&["cultist"]).deck(&["fanatic", "ghoul"]);
    position.act("play cultist").act("pass").brings(&["ghoul", "fanatic", "cultist"]);
    assert_eq!(phases(&position), ["play", "pass", "cleanup", "draw", "draw", "draw", "turn"]);
    assert!(is_action_of(&position, B));
    assert_eq!(position.hand_names(A), sorted(&["cultist", "fanatic", "ghoul"]));
}

/// TER-041: the eight actions can be taken in any order, and only Pass ends the phase.
#[test]
fn only_pass_ends_the_action_phase() {
    let mut position = Position::new("methuselah", "fenris")
        .play(&["skeleton", "poltergeist", "charons-obol", "shade"])
        .token("shade", Token::Banish)
        .hand(&["fanatic"])
        .deck(&["cultist"])
        .street(&["ghoul"])
        .pool(1, 2, 0);
    position.act("haunt @shade");
    assert!(is_action_of(&position, A));
    position.act("attack 1");
    assert!(is_action_of(&position, A));
    position.act("horde @skeleton @poltergeist").act("no");
    assert!(is_action_of(&position, A));
    position.act("buy 1").brings(&["witch"]).act("pile");
    assert!(is_action_of(&position, A));
    position.act("attack 2");
    assert!(is_action_of(&position, A));
    position.act("relic @charons-obol");
    assert!(is_action_of(&position, A));
    position.act("overlord").brings(&["cultist"]).act("discard fanatic");
    assert!(is_action_of(&position, A));
    position.act("play cultist");
    assert!(is_action_of(&position, A));
    position.act("attack 1");
    assert_eq!((position.resources(), position.lives()), ((2, 0, 0), (40, 44)));
    position.act("pass");
    assert!(position.waits_for_chance(), "the Draw Phase");
}

/// TER-041: an action that is possible again may be taken again.
#[test]
fn actions_may_be_repeated() {
    let mut position = Position::usual().hand(&["cultist", "cultist", "cultist"]).pool(0, 3, 0);
    position.act("play cultist").act("attack 1").act("play cultist").act("attack 1").act("play cultist");
    assert_eq!((position.resources(), position.lives()), ((3, 1, 0), (48, 48)));
}

/// TER-042: Coins, Power and Regeneration add up in the pool, each on its own.
#[test]
fn resources_add_up() {
    let mut position = Position::usual().hand(&["cultist", "acolyte-beast", "zombie", "medium", "fanatic"]);
    position.act("play cultist");
    assert_eq!(position.resources(), (1, 0, 0));
    position.act("play acolyte-beast");
    assert_eq!(position.resources(), (2, 1, 0));
    position.act("play zombie").act("play medium");
    assert_eq!(position.resources(), (3, 2, 3));
    position.act("play fanatic");
    assert_eq!(position.resources(), (3, 3, 3));
    assert_eq!(position.view(Viewer::seat(B)).pool, position.state.turn.pool.into(), "the pool is open");
}

/// TER-043: resources can be spent whenever the next action is chosen, long after they came, but not inside an ability.
#[test]
fn resources_are_spent_between_abilities() {
    let mut position = Position::usual().hand(&["hellhound"]).street(&["ghoul"]).life(40, 50).pool(1, 1, 1);
    assert!(["attack 1", "regenerate 1", "buy 1"].iter().all(|action| position.offers(action)));
    position.act("play hellhound");
    assert_eq!(position.offered(), ["take coin", "take power"]);
    for action in ["attack 1", "regenerate 1", "buy 1", "pass"] {
        assert_eq!(position.refused(action), "TER-045", "{action}");
    }
    position.act("take power");
    position.act("regenerate 2").act("attack 3").act("buy 1").brings(&["witch"]).act("pile");
    assert_eq!((position.resources(), position.lives()), ((0, 0, 0), (42, 47)));
}

/// TER-044: what is not spent is lost with the turn; nobody has it in the next one.
#[test]
fn unspent_resources_are_lost() {
    let mut position = Position::usual().deck(&["cultist"]).pool(3, 4, 5);
    position.act("pass");
    assert_eq!((position.waits_for_chance(), position.resources()), (true, (0, 0, 0)), "before the Draw Phase");
    position.brings(&["cultist"]);
    assert_eq!((position.asked(), position.resources()), (B, (0, 0, 0)));
    position.act("pass");
    assert_eq!((position.asked(), position.resources()), (A, (0, 0, 0)));
}

/// TER-045: the next action is chosen only after an action with all its triggers is done.
#[test]
fn an_action_is_finished_first() {
    let table = || Position::usual().play(&["poltergeist", "cultist"]).hand(&["inspector", "fanatic"]).pool(0, 1, 0);
    let mut position = table();
    position.act("play inspector");
    for action in ["play fanatic", "attack 1", "sacrifice @cultist"] {
        assert_eq!(position.refused(action), "TER-045", "{action}");
    }
    position.act("destroy @inspector");
    assert_eq!(position.offered(), ["sacrifice 1", "sacrifice 2"], "the Poltergeist's trigger");
    for action in ["play fanatic", "attack 1", "destroy @cultist"] {
        assert_eq!(position.refused(action), "TER-045", "{action}");
    }
    position.act("sacrifice @cultist");
    assert!(is_action_of(&position, A));
}

/// TER-046: in a turn the other player decides nothing but how to answer a CURSE.
#[test]
fn the_opponent_only_answers_curses() {
    let mut position = Position::usual()
        .play_of(B, &["charons-obol", "shade"])
        .token("shade", Token::Banish)
        .hand(&["imp"])
        .hand_of(B, &["cultist"]);
    for action in ["play cultist", "relic @charons-obol", "haunt @shade", "pass"] {
        assert_eq!(position.refused_to(B, action), "TER-046", "{action}");
    }
    position.act("play imp");
    assert_eq!((position.asked(), position.refused_to(A, "pass")), (B, "TER-046"));
    for action in ["play cultist", "relic @charons-obol", "pass"] {
        assert_eq!(position.refused(action), "TER-045", "{action}");
    }
    position.act("discard cultist");
    assert!(is_action_of(&position, A));
}

/// TER-046: no ability of the other player triggers, whatever the active player does.
#[test]
fn the_opponent_has_no_triggers() {
    let others = ["witch", "succubus", "demonologist", "revenant", "poltergeist", "wendigo", "harpy"];
    let mut position = Position::usual()
        .play_of(B, &others)
        .play(&["skeleton"])
        .hand(&["banshee", "grave-robber"])
        .hand_of(B, &["cultist", "cultist"])
        .life(48, 20);
    position.act("play banshee").act("lose").act("play grave-robber").act("sacrifice @grave-robber");
    position.act("horde @skeleton @banshee").act("no");
    assert!(is_action_of(&position, A));
    assert_eq!((position.lives(), position.resources()), ((48, 18), (1, 1, 2 + 1)));
    assert!(!position.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Triggered { .. })));
}

/// TER-047: nothing has to be spent, used or joined: one may pass with everything undone.
#[test]
fn nothing_has_to_be_used() {
    let mut position = Position::new("methuselah", "fenris")
        .play(&["skeleton", "poltergeist", "charons-obol"])
        .street(&["ghoul"])
        .life(30, 48)
        .pool(5, 5, 5);
    for action in ["buy 1", "attack 5", "horde @skeleton @poltergeist", "relic @charons-obol", "overlord"] {
        assert!(position.offers(action), "{action}");
    }
    position.act("pass");
    assert_eq!((position.lives(), position.street_names()[0].as_str()), ((30, 48), "ghoul"));
}

/// TER-048: Ringmaster's Whip costs a Coin when its ability is resolved; the ability may give it back.
#[test]
fn the_whip_is_paid_for() {
    let table = || Position::usual().play(&["ringmasters-whip", "pickpocket", "rat-swarm"]);
    let mut paid = table().pool(1, 0, 0);
    paid.act("relic @ringmasters-whip");
    assert_eq!(
        (paid.resources(), paid.offered()),
        ((1, 0, 0), ["ability 2 1", "ability 3 1", "no"].map(str::to_owned).to_vec())
    );
    let mut declined = paid.clone();
    paid.act("ability @rat-swarm 1");
    assert_eq!(paid.resources(), (0, 1, 0));
    declined.act("no");
    assert_eq!((declined.resources(), declined.refused("relic @ringmasters-whip")), ((1, 0, 0), "TER-094"));
    let mut back = table().pool(1, 0, 0);
    back.act("relic @ringmasters-whip").act("ability @pickpocket 1");
    assert_eq!(back.resources(), (1, 0, 0));
}

/// TER-048: without the Coin the ability does nothing, and the Relic is used all the same.
#[test]
fn without_the_price_nothing_happens() {
    let mut position = Position::usual().play(&["ringmasters-whip", "pickpocket"]).pool(0, 3, 3);
    position.act("relic @ringmasters-whip");
    assert!(is_action_of(&position, A));
    assert_eq!((position.resources(), position.refused("relic @ringmasters-whip")), ((0, 3, 3), "TER-094"));
    let mut nothing = Position::usual().play(&["ringmasters-whip", "cultist"]).pool(5, 0, 0);
    nothing.act("relic @ringmasters-whip");
    assert!(is_action_of(&nothing, A), "there is no Horde ability to pay for");
    assert_eq!(nothing.resources(), (5, 0, 0));
}

/// TER-044, TER-279: what the other player had is not touched by a Cleanup Phase.
#[test]
fn cleanup_leaves_the_opponent_alone() {
    let mut position = turn_of_b(Position::usual().play(&["gargoyle"]).token("gargoyle", Token::Banish));
    position.act("pass");
    assert_eq!((position.asked(), position.entry("gargoyle").token), (A, Token::Banish));
}
