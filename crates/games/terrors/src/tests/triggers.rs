//! Triggered abilities. Section 8.5 of the rules.

use kernel::Viewer;

use super::general::is_action_of;
use super::position::{A, B, Position, kind, sorted};
use crate::cards::Kind;
use crate::effect::Cause;
use crate::event::Sight;
use crate::state::Token;

/// What happened of triggers, CURSEs and what they bring, in order.
fn story(position: &Position) -> Vec<String> {
    let line = |sight: Sight| match sight {
        Sight::Triggered { card, .. } => Some(format!("{card} triggers")),
        Sight::Cursed { .. } => Some("curse".to_owned()),
        Sight::LifeLost { life, .. } => Some(format!("lost {life}")),
        Sight::LifeGained { life, .. } => Some(format!("life {life}")),
        Sight::Gained { from: Some(from), .. } => Some(format!("{from} gives")),
        Sight::Gained { from: None, .. } => Some("the sacrifice gives".to_owned()),
        Sight::Haunted { card, .. } => Some(format!("{card} haunts")),
        Sight::Sacrificed { card, .. } => Some(format!("{card} sacrificed")),
        _ => None,
    };
    position.sights(Viewer::SPECTATOR).into_iter().filter_map(line).collect()
}

/// A against B with three cards in hand, so that a CURSE is asked about.
fn table() -> Position {
    Position::usual().hand_of(B, &["cultist", "cultist", "cultist"]).life(20, 20)
}

/// TER-070: each triggered ability says how often, on what, and what for.
#[test]
fn a_trigger_has_a_benefit_a_number_and_a_condition() {
    let triggers = Kind::all().filter_map(|kind| {
        let (cause, first, then) = kind.face().trigger.as_ref()?;
        assert!(!then.is_empty());
        Some((kind.id(), *cause, *first))
    });
    let play = |id: &str| Cause::Play(kind(id).face().faction.expect("a faction"));
    let expected = [
        ("revenant", play("shade"), true),
        ("harpy", Cause::Horde, false),
        ("wendigo", Cause::Sacrifice, false),
        ("demonologist", play("shade"), true),
        ("witch", Cause::Curse, false),
        ("poltergeist", play("witch"), true),
        ("succubus", Cause::Curse, true),
    ];
    assert_eq!(triggers.collect::<Vec<_>>(), expected);
}

/// TER-070: "each time" triggers again and again, "the first time" once in a turn.
#[test]
fn each_time_is_not_the_first_time() {
    let mut position = table().play(&["witch", "succubus"]).hand(&["imp", "banshee"]);
    position.act("play imp").act("lose").act("play banshee").act("lose");
    assert_eq!(position.lives(), (20 + 2 + 2, 20 - 4));
    assert_eq!(position.resources(), (0, 2 + 1, 1 + 2), "the Succubus gives Power once");
}

/// TER-071: what causes a trigger is done completely before the triggered ability begins.
#[test]
fn the_cause_is_resolved_first() {
    let mut position = table().play(&["demonologist"]).hand(&["banshee"]);
    position.act("play banshee");
    assert_eq!(story(&position), ["banshee gives", "curse"]);
    position.act("lose");
    assert_eq!(story(&position)[2..], ["lost 2", "demonologist triggers", "curse"]);
    position.act("lose");
    assert_eq!((is_action_of(&position, A), position.lives()), (true, (20, 16)));
}

/// TER-072: the active player orders what one effect has triggered; equal abilities are offered once.
#[test]
fn the_active_player_orders_triggers() {
    let start = || {
        let mut position = table().play(&["demonologist", "revenant", "demonologist"]).hand(&["will-o-wisp"]);
        position.act("play will-o-wisp");
        position
    };
    let mut position = start();
    assert_eq!((position.asked(), position.offered()), (A, ["trigger 1", "trigger 2"].map(str::to_owned).to_vec()));
    assert_eq!(position.view(Viewer::seat(B)).waiting.len(), 3);
    position.act("trigger 2");
    let expected = ["will-o-wisp gives", "revenant triggers", "revenant gives", "demonologist triggers", "curse"];
    assert_eq!(story(&position), expected, "two equal ones are left, so nobody is asked");
    position.act("lose").act("lose");
    assert_eq!((is_action_of(&position, A), position.lives()), (true, (20, 16)));
    let mut other = start();
    other.act("trigger 1").act("lose");
    assert_eq!(other.offered(), ["trigger 2", "trigger 3"]);
    assert_eq!(other.resources(), (1, 0, 1), "the Revenant still waits");
    other.act("trigger 3").act("lose");
    assert_eq!((is_action_of(&other, A), other.resources()), (true, (1, 2, 1)));
}

/// TER-072: where all only add resources or life nobody is asked; they follow as the cards lie in play.
#[test]
fn plain_triggers_follow_the_play_area() {
    for (order, expected) in [
        (["succubus", "witch"], ["succubus triggers", "succubus gives", "witch triggers", "life 2"]),
        (["witch", "succubus"], ["witch triggers", "life 2", "succubus triggers", "succubus gives"]),
    ] {
        let mut position = table().play(&order).hand(&["imp"]);
        position.act("play imp").act("lose");
        assert!(is_action_of(&position, A));
        assert_eq!(story(&position)[3..], expected);
    }
}

/// TER-073: what a triggered ability triggers comes before those that waited already.
#[test]
fn triggers_of_triggers_come_first() {
    let mut position = table().play(&["demonologist", "revenant", "succubus"]).hand(&["will-o-wisp"]);
    position.act("play will-o-wisp").act("trigger @demonologist").act("lose");
    let expected = ["demonologist triggers", "curse", "lost 2", "succubus triggers", "succubus gives"];
    assert_eq!(story(&position)[1..6], expected);
    assert_eq!(story(&position)[6..], ["revenant triggers", "revenant gives"]);
    assert_eq!(position.resources(), (1, 2 + 2, 1));
}

/// TER-073: the second of two that wait comes only after all that the first one sets off, two levels down.
#[test]
fn waiting_triggers_wait_for_everything() {
    let mut position = table().play(&["poltergeist", "poltergeist", "wendigo", "cultist"]).hand(&["pickpocket"]);
    position.act("play pickpocket").act("sacrifice @cultist");
    let first =
        ["poltergeist triggers", "cultist sacrificed", "the sacrifice gives", "wendigo triggers", "wendigo gives"];
    assert_eq!(story(&position)[1..6], first);
    assert_eq!(story(&position)[6..], ["poltergeist triggers"]);
    position.act("sacrifice @pickpocket");
    assert_eq!(position.resources(), (1, 1 + 2 + 2, 2));
}

/// TER-074: a card that left play before the cause was resolved does not trigger.
#[test]
fn a_card_that_left_does_not_trigger() {
    let mut robber = table().play(&["poltergeist"]).hand(&["grave-robber"]);
    robber.act("play grave-robber").act("sacrifice @poltergeist");
    assert_eq!((is_action_of(&robber, A), robber.play_names(A)), (true, sorted(&["grave-robber"])));
    let mut wendigo = table().hand(&["wendigo", "cultist"]);
    wendigo.act("play cultist").act("play wendigo").act("sacrifice @wendigo");
    assert_eq!(wendigo.resources(), (1, 2, 2 + 1), "no Power for its own SACRIFICE");
    let mut stays = table().hand(&["wendigo", "cultist"]);
    stays.act("play cultist").act("play wendigo").act("sacrifice @cultist");
    assert_eq!(stays.resources(), (1, 2 + 2, 2 + 1));
}

/// TER-074: a triggered ability that waits is resolved though its card has left play.
#[test]
fn a_waiting_trigger_outlasts_its_card() {
    let mut position = table().play(&["poltergeist", "poltergeist"]).hand(&["pickpocket"]);
    position.act("play pickpocket");
    assert_eq!(position.offered(), ["sacrifice 1", "sacrifice 3"], "equal ones are offered once");
    position.act("sacrifice 1");
    assert_eq!(position.offered(), ["sacrifice 2", "sacrifice 3"]);
    position.act("sacrifice 2");
    assert_eq!((position.play_names(A), position.resources()), (sorted(&["pickpocket"]), (1, 1, 2)));
}

/// TER-075: the first time is the first of the turn, though the card was not in play then.
#[test]
fn a_late_card_has_missed_the_first_time() {
    let mut position = table().hand(&["shade", "demonologist", "revenant", "will-o-wisp"]);
    position.act("play shade").act("play demonologist").act("play revenant").act("play will-o-wisp");
    assert!(is_action_of(&position, A));
    assert_eq!(position.lives(), (20, 20));
    let mut curse = table().hand(&["imp", "succubus", "banshee"]);
    curse.act("play imp").act("lose").act("play succubus").act("play banshee").act("lose");
    assert_eq!(curse.resources().1, 2 + 1, "the Succubus missed the first CURSE");
    let mut itself = table().hand(&["poltergeist", "pickpocket", "witch"]);
    itself.act("play witch").act("lose").act("play poltergeist").act("play pickpocket");
    assert!(is_action_of(&itself, A), "the Witch was the first Mortal");
}

/// TER-075: the next turn has a first time of its own; what the opponent did does not count.
#[test]
fn each_turn_has_a_first_time() {
    let mut position = table().play(&["succubus"]).token("succubus", Token::Haunt).hand(&["imp"]).deck(&["banshee"]);
    position.act("play imp").act("lose");
    assert_eq!(position.resources(), (0, 2, 1));
    position.act("pass").brings(&["banshee", "imp"]);
    assert!(is_action_of(&position, B));
    for _ in 0..3 {
        position.act("play cultist");
    }
    position.act("pass").brings(&["cultist", "cultist", "cultist"]);
    position.act("play banshee").act("lose");
    assert_eq!(position.resources(), (0, 1 + 2, 2));
}

/// TER-076: playing a Monster is done after its resources, keywords and unique ability.
#[test]
fn a_play_ends_with_the_unique_ability() {
    let mut position = table().play(&["poltergeist"]).hand(&["medium"]).deck(&["cultist", "fanatic"]);
    position.act("play medium").brings(&["cultist", "fanatic"]);
    assert_eq!(position.offered(), ["pile", "no"], "the unique ability comes before the trigger");
    position.act("no");
    assert_eq!(position.offered(), ["sacrifice 1", "sacrifice 2"]);
    position.act("sacrifice @medium");
    assert_eq!(position.resources(), (1, 0, 1 + 1));
}

/// TER-077: a CURSE is done before the next keyword of its card, and so are its triggers.
#[test]
fn a_single_curse_triggers_before_the_next_keyword() {
    let mut position = table().play(&["witch"]).hand(&["wraith"]);
    position.act("play wraith").act("discard cultist");
    assert_eq!(story(&position), ["wraith gives", "curse", "witch triggers", "life 2", "wraith haunts"]);
}

/// TER-077: a CURSE counts whatever the opponent chose, the Witch's own too.
#[test]
fn the_witch_sees_her_own_curse() {
    for answer in ["lose", "discard cultist"] {
        let mut position = table().hand(&["witch"]);
        position.act("play witch").act(answer);
        assert_eq!(position.lives().0, 22, "{answer}");
    }
}

/// TER-078: a Monster with a Haunt token triggers like any other, whichever side is up.
#[test]
fn haunted_monsters_trigger() {
    for token in [Token::Haunt, Token::Banish] {
        let mut position = table().play(&["succubus"]).token("succubus", token).hand(&["imp"]);
        position.act("play imp").act("lose");
        assert_eq!(position.resources(), (0, 2, 1), "{token}");
    }
}

/// TER-079: each copy triggers on its own.
#[test]
fn each_copy_triggers() {
    let mut curses = table().play(&["demonologist", "demonologist"]).hand(&["shade"]);
    curses.act("play shade").act("lose");
    assert_eq!(curses.asked(), B, "the second CURSE");
    curses.act("lose");
    assert_eq!((is_action_of(&curses, A), curses.lives()), (true, (20, 16)));
    let mut hordes = table().play(&["harpy", "harpy", "skeleton", "shade"]);
    hordes.act("horde @skeleton @shade").act("no");
    assert_eq!(hordes.resources(), (0, 2, 0));
}
