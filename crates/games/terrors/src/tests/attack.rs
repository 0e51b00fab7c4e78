//! Attack, Armour and life. Section 8.9 of the rules.

use kernel::{Game, Viewer};

use super::general::is_action_of;
use super::position::{A, B, Position, kind, sorted};
use crate::Terrors;
use crate::event::{Event, Sight};
use crate::state::{Reason, Token};

/// The offered actions that begin with a word.
fn offered(position: &Position, word: &str) -> Vec<String> {
    position.offered().into_iter().filter(|action| action.starts_with(word)).collect()
}

/// TER-130: any part of the Power can be spent on an attack, but not more than there is, and not nothing.
#[test]
fn any_part_of_the_power_attacks() {
    let position = Position::usual().pool(9, 3, 9);
    assert_eq!(offered(&position, "attack"), ["attack 1", "attack 2", "attack 3"]);
    assert_eq!([position.refused("attack 4"), position.refused("attack 0")], ["TER-042"; 2]);
}

/// TER-131: each point of damage is a point of life.
#[test]
fn damage_is_life() {
    let mut position = Position::usual().life(30, 20).pool(0, 7, 0);
    position.act("attack 5");
    assert_eq!((position.resources(), position.lives()), ((0, 2, 0), (30, 15)));
    let told = [
        Event::Public(Sight::Attacked { seat: A, power: 5, absorbed: 0 }),
        Event::Public(Sight::LifeLost { seat: B, life: 5, left: 15 }),
    ];
    assert_eq!(position.events, told);
}

/// TER-132, TER-133: Armour is the sum over Monsters and Relics of the attacked player, and takes that much of the damage.
#[test]
fn armour_adds_up() {
    let mut position = Position::usual()
        .play(&["gargoyle", "mummy"])
        .play_of(B, &["long-sunrise-mail", "mummy", "iron-mask", "ghoul"])
        .hand_of(B, &["gargoyle"])
        .discard_of(B, &["lich"])
        .life(48, 20)
        .pool(0, 9, 0);
    assert_eq!((position.state.player(A).armour(), position.state.player(B).armour()), (2, 4));
    position.act("attack 9");
    assert_eq!(position.lives(), (48, 15));
    assert!(position.events.contains(&Event::Public(Sight::Attacked { seat: A, power: 9, absorbed: 4 })));
}

/// TER-134, TER-136: in one turn Armour takes its sum once, over however many attacks.
#[test]
fn armour_counts_once_per_turn() {
    let mut position = Position::usual().play_of(B, &["long-sunrise-mail", "gargoyle"]).life(48, 20).pool(0, 9, 0);
    let left = |position: &Position| position.view(Viewer::SPECTATOR).armour_left;
    assert_eq!(left(&position), 3);
    position.act("attack 2");
    assert_eq!((position.lives(), left(&position)), ((48, 20), 1));
    position.act("attack 4");
    assert_eq!((position.lives(), left(&position)), ((48, 17), 0));
    position.act("attack 1");
    assert_eq!((position.lives(), position.resources()), ((48, 16), (0, 2, 0)));
}

/// TER-134: what was taken counts against what is left of the Armour, which is never less than nothing.
#[test]
fn lost_armour_is_counted() {
    let table = || {
        let position = Position::usual().play_of(B, &["long-sunrise-mail", "gargoyle"]).hand(&["inspector"]);
        position.life(48, 20).pool(0, 9, 0)
    };
    let mut position = table();
    position.act("attack 2").act("play inspector").act("destroy @long-sunrise-mail").act("attack 3");
    assert_eq!(position.lives(), (48, 17), "an Armour of 1 that has taken 2 takes nothing");
    let mut other = table();
    other.act("attack 2").act("play inspector").act("destroy @gargoyle").act("attack 3");
    assert_eq!(other.lives(), (48, 17), "an Armour of 2 that has taken 2 takes nothing");
    let mut unhurt = table();
    unhurt.act("attack 1").act("play inspector").act("destroy @gargoyle").act("attack 3");
    assert_eq!(unhurt.lives(), (48, 18), "an Armour of 2 that has taken 1 takes 1");
}

/// TER-134: with the next turn it counts from nothing again, for the other player too.
#[test]
fn armour_is_whole_again_next_turn() {
    let mut position = Position::usual().play_of(B, &["long-sunrise-mail"]).play(&["iron-mask"]).life(20, 20);
    for expected in [(20, 19), (18, 19), (18, 18), (16, 18)] {
        position.state.turn.pool.power = 3;
        position.act("attack 3");
        assert_eq!(position.lives(), expected);
        position.act("pass");
    }
}

/// TER-135, TER-140: Armour does not help against loss of life, and is not used up by it.
#[test]
fn armour_does_not_help_against_loss() {
    let mut position = Position::usual()
        .play_of(B, &["long-sunrise-mail"])
        .play(&["iron-mask", "voodoo-doll"])
        .life(10, 10)
        .pool(0, 2, 0);
    position.act("relic @voodoo-doll").act("yes");
    assert_eq!(position.lives(), (9, 8), "a life paid, and a CURSE of an empty hand");
    position.act("attack 2");
    assert_eq!(position.lives(), (9, 8), "the Armour is still whole");
    let lost = |seat, life, left| Event::Public(Sight::LifeLost { seat, life, left });
    assert!(position.events.contains(&lost(A, 1, 9)) && position.events.contains(&lost(B, 2, 8)));
}

/// TER-137: Power that Armour takes is gone.
#[test]
fn absorbed_power_is_gone() {
    let mut position = Position::usual().play_of(B, &["long-sunrise-mail"]).pool(0, 2, 0);
    position.act("attack 2");
    assert_eq!((position.resources(), position.lives()), ((0, 0, 0), (48, 50)));
    assert_eq!(position.events, [Event::Public(Sight::Attacked { seat: A, power: 2, absorbed: 2 })]);
}

/// TER-138: only the other Overlord is attacked: there is one attack for each amount, and cards in play stay.
#[test]
fn only_overlords_are_attacked() {
    let mut position = Position::usual().play_of(B, &["ghoul", "iron-mask"]).play(&["witch"]).pool(0, 2, 0);
    assert_eq!(offered(&position, "attack"), ["attack 1", "attack 2"]);
    position.act("attack 2");
    assert_eq!((position.play_names(B), position.lives()), (sorted(&["ghoul", "iron-mask"]), (48, 49)));
}

/// TER-140: who loses life by an effect loses just that much.
#[test]
fn loss_of_life_is_exact() {
    let mut position = Position::usual().hand(&["imp"]).hand_of(B, &["cultist"]).life(48, 30);
    position.act("play imp").act("lose");
    assert_eq!((position.lives(), position.hand_names(B)), ((48, 28), sorted(&["cultist"])));
}

/// TER-141: life is paid only if some is left; with less nobody is asked, and the Relic is used all the same.
#[test]
fn the_last_life_cannot_be_paid() {
    let table = |life| Position::usual().play(&["voodoo-doll"]).life(life, 10);
    let mut last = table(1);
    last.act("relic @voodoo-doll");
    assert!(is_action_of(&last, A));
    assert_eq!((last.lives(), last.refused("relic @voodoo-doll")), ((1, 10), "TER-094"));
    let mut two = table(2);
    two.act("relic @voodoo-doll");
    assert_eq!(two.offered(), ["yes", "no"]);
    let mut declined = two.clone();
    two.act("yes");
    assert_eq!(two.lives(), (1, 8));
    declined.act("no");
    assert_eq!(declined.lives(), (2, 10));
}

/// TER-142: life never exceeds the starting value, and what is too much is lost.
#[test]
fn life_has_a_limit() {
    let witch = |life| {
        let mut position = Position::usual().hand(&["witch"]).hand_of(B, &["cultist"]).life(life, 50);
        position.act("play witch").act("discard cultist");
        position
    };
    assert_eq!(witch(46).lives().0, 48);
    assert_eq!(witch(47).lives().0, 48);
    let full = witch(48);
    assert_eq!(full.lives().0, 48);
    assert!(!full.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::LifeGained { .. })));
    let mut vampire = Position::usual().play(&["ghoul", "zombie", "acolyte-undead"]).hand(&["vampire"]).life(46, 50);
    vampire.act("play vampire");
    assert_eq!((vampire.lives().0, vampire.resources()), (48, (0, 2, 2)), "the excess is not Regeneration");
}

/// TER-143: Regeneration is spent point for point, at most as much as life is missing.
#[test]
fn regeneration_is_spent_on_missing_life() {
    let mut position = Position::usual().life(45, 50).pool(0, 0, 5);
    assert_eq!(offered(&position, "regenerate"), ["regenerate 1", "regenerate 2", "regenerate 3"]);
    assert_eq!([position.refused("regenerate 4"), position.refused("regenerate 6")], ["TER-142", "TER-042"]);
    position.act("regenerate 2");
    assert_eq!((position.lives(), position.resources()), ((47, 50), (0, 0, 3)));
    position.act("regenerate 1");
    assert_eq!((position.lives(), position.resources()), ((48, 50), (0, 0, 2)));
    assert!(offered(&position, "regenerate").is_empty());
    let few = Position::usual().life(10, 50).pool(0, 0, 2);
    assert_eq!(offered(&few, "regenerate"), ["regenerate 1", "regenerate 2"]);
}

/// TER-144: life that is gained comes at once, past the pool.
#[test]
fn gained_life_is_immediate() {
    let mut position = Position::usual().play(&["ghoul", "acolyte-undead"]).hand(&["vampire"]).life(20, 50);
    position.act("play vampire");
    assert_eq!((position.lives(), position.resources()), ((20 + 3, 50), (0, 2, 2)));
    assert!(position.events.contains(&Event::Public(Sight::LifeGained { seat: A, life: 3, left: 23 })));
}

/// TER-145: at 0 the game ends in the middle of what is being resolved: no HAUNT, no trigger, no further CURSE.
#[test]
fn nothing_is_resolved_after_the_end() {
    let mut wraith = Position::usual().play(&["witch"]).hand(&["wraith", "cultist"]).life(20, 2).pool(0, 5, 0);
    wraith.act("play wraith");
    assert!(wraith.is_over());
    assert_eq!((wraith.lives(), wraith.entry("wraith").token), ((20, 0), Token::None));
    let ended = Event::Public(Sight::Ended { winner: Some(A), reason: Reason::Life });
    assert_eq!(wraith.events.last(), Some(&ended));
    for (seat, action) in [(A, "play cultist"), (A, "attack 1"), (B, "pass")] {
        assert_eq!(wraith.refused_to(seat, action), "TER-046");
        assert!(Terrors::offered(&wraith.state, seat).is_empty());
    }
    let mut waiting = Position::usual().play(&["demonologist", "demonologist"]).hand(&["shade"]).life(20, 1);
    waiting.act("play shade");
    assert!(waiting.is_over());
    let curses = waiting.sights(Viewer::SPECTATOR).into_iter().filter(|sight| matches!(sight, Sight::Cursed { .. }));
    assert_eq!(curses.count(), 1);
}

/// TER-145: the own answer to a CURSE may end it, though another one was possible (TER-192).
#[test]
fn the_loser_may_choose_to_lose() {
    let mut position = Position::usual().hand(&["imp"]).hand_of(B, &["cultist"]).life(20, 2);
    position.act("play imp");
    assert_eq!(position.offered(), ["lose", "discard cultist"]);
    let mut saved = position.clone();
    position.act("lose");
    assert!(position.is_over());
    saved.act("discard cultist");
    assert!(is_action_of(&saved, A));
    assert!(saved.events.contains(&Event::Own(Sight::Discarded { seat: B, card: kind("cultist") })));
}
