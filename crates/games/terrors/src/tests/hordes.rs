//! Hordes: section 8.10 of the rules.

use kernel::Viewer;

use super::position::{A, B, Position};
use crate::cards::{Faction, Kind, Marks};
use crate::event::Sight;
use crate::state::Token;

/// An Acolyte of each faction: Undead 1, Spirit 2, Mortal 3, Beast 4.
fn four() -> Position {
    Position::usual().play(&["acolyte-undead", "acolyte-spirit", "acolyte-mortal", "acolyte-beast"])
}

/// A Horde of Undead 1, Spirit 2 and Mortal 3; the Beast 4 is free. The Mortal's Coin was taken.
fn chain_of_three() -> Position {
    let mut position = four();
    position.acts(&["horde 1 2", "no", "extend 2 3", "ability 3 1"]);
    position
}

/// TER-150, TER-151, TER-152: of one Monster of each faction exactly the four pairs whose icons match can be chained.
#[test]
fn a_horde_is_two_monsters_whose_indicators_match() {
    let mut position = four();
    assert_eq!(position.offered(), ["horde 1 2", "horde 2 3", "horde 3 4", "horde 4 1", "pass"]);
    for other in ["horde 2 1", "horde 1 3", "horde 3 1", "horde 2 4", "horde 4 2", "horde 1 1"] {
        assert_eq!(position.refused(other), "TER-152", "{other}");
    }
    assert_eq!(position.refused("horde 1 9"), "TER-009");
    position.acts(&["horde 4 1", "no"]);
    assert_eq!(position.chained(), ["acolyte-beast", "acolyte-undead"]);
    assert!(position.happened(Sight::HordeCreated {
        seat: A,
        left: "acolyte-beast".parse().unwrap(),
        right: "acolyte-undead".parse().unwrap(),
        ids: [4, 1],
    }));
}

/// TER-153: whatever the two cards, Undead-Spirit, Spirit-Mortal, Mortal-Beast and Beast-Undead are the only neighbours.
#[test]
fn the_factions_chain_in_one_circle() {
    for left in Kind::all() {
        for right in Kind::all() {
            let in_order = match (left.face().faction, right.face().faction) {
                (Some(left), Some(right)) => Faction::ALL[(left as usize + 1) % 4] == right,
                _ => false,
            };
            assert_eq!(left.fits(right), in_order, "{left} left of {right}");
        }
    }
}

/// TER-153: the two Monsters of one pair are never of one faction, even if they are different cards.
#[test]
fn two_of_one_faction_never_touch() {
    let position = Position::usual().play(&["skeleton", "ghoul"]);
    assert_eq!((position.refused("horde 1 2"), position.refused("horde 2 1")), ("TER-152", "TER-152"));
}

/// TER-151: both must be in the own play area: neither the hand nor the opponent's Monsters count.
#[test]
fn only_monsters_in_the_own_play_area_are_chained() {
    let position = Position::usual().play(&["skeleton"]).hand(&["shade"]).play_of(B, &["poltergeist"]);
    assert_eq!(position.offered(), ["play shade", "pass"]);
    assert_eq!(position.refused("horde @skeleton @poltergeist"), "TER-009");
}

/// TER-154: which of the two entered play first does not matter, nor what lies between them.
#[test]
fn the_play_area_has_no_order() {
    let mut position = Position::usual().play(&["poltergeist", "cultist", "skeleton"]);
    position.acts(&["horde @skeleton @poltergeist", "no"]);
    assert_eq!(position.play_names(A), ["cultist", "skeleton", "poltergeist"]);
}

/// TER-155: after creating, one ability of either Monster or none.
#[test]
fn after_creating_an_ability_may_be_activated() {
    let created = |answer: &str| {
        let mut position = Position::usual().play(&["chimera", "vampire"]);
        position.act("horde @chimera @vampire");
        assert_eq!(position.offered(), ["ability 1 1", "ability 1 2", "ability 2 1", "ability 2 2", "no"]);
        position.act(answer);
        position
    };
    assert_eq!(created("ability @chimera 2").resources(), (0, 2, 0));
    assert_eq!(created("ability @vampire 1").resources(), (0, 0, 4));
    let none = created("no");
    assert_eq!(none.resources(), (0, 0, 0));
    assert!(none.happened(Sight::NoHordeAbility { seat: A }));
    assert!(!none.entry("chimera").card.marks.has(Marks::horde_used(0)), "nothing is used up");
}

/// TER-156: a Monster joins at the left or at the right end, where it fits, and never in the middle.
#[test]
fn a_horde_grows_at_its_ends() {
    let mut position = chain_of_three();
    assert_eq!(position.offered(), ["extend 1 4", "extend 3 4", "pass"]);
    assert_eq!(position.refused("extend 2 4"), "TER-156");
    assert_eq!(position.refused("extend 4 1"), "TER-161");
    let mut other = position.clone();
    position.acts(&["extend 1 4", "ability 4 1"]);
    assert_eq!(position.chained(), ["acolyte-beast", "acolyte-undead", "acolyte-spirit", "acolyte-mortal"]);
    other.acts(&["extend 3 4", "ability 4 1"]);
    assert_eq!(other.chained(), ["acolyte-undead", "acolyte-spirit", "acolyte-mortal", "acolyte-beast"]);
}

/// TER-156: what does not fit at an end is refused, and so is a card that is no end of anything.
#[test]
fn a_monster_must_fit_at_the_end() {
    let mut position = Position::usual().play(&["skeleton", "poltergeist", "werewolf", "shade"]);
    position.acts(&["horde @skeleton @poltergeist", "no"]);
    assert_eq!(position.refused("extend @poltergeist @werewolf"), "TER-152");
    assert_eq!(position.refused("extend @skeleton @shade"), "TER-152");
    assert_eq!(position.refused("extend @shade @werewolf"), "TER-156");
    assert!(position.offers("extend @skeleton @werewolf"));
}

/// TER-157, TER-158: after extending one ability must be chosen, of any member: here of the one that was there first.
#[test]
fn after_extending_an_ability_must_be_activated() {
    let mut position = four();
    position.acts(&["horde 1 2", "no", "extend 2 3"]);
    assert_eq!(position.offered(), ["ability 1 1", "ability 2 1", "ability 3 1"]);
    assert_eq!(position.refused("no"), "TER-157");
    position.act("ability 1 1");
    assert_eq!(position.resources(), (0, 1, 0));
}

/// TER-157, TER-012: a single unused ability is activated without asking; with none left nothing is.
#[test]
fn a_single_unused_ability_is_not_asked_for() {
    let mut position = Position::usual().play(&["skeleton~a", "poltergeist~a", "pickpocket", "rat-swarm~a"]);
    position.act("horde @skeleton @poltergeist");
    assert_eq!(position.resources(), (0, 0, 0));
    position.act("extend @poltergeist @pickpocket");
    assert_eq!(position.resources(), (1, 0, 0), "the Pickpocket's Coin");
    position.act("extend @pickpocket @rat-swarm");
    assert_eq!((position.resources(), position.offered()), ((1, 0, 0), vec!["pass".to_owned()]));
}

/// TER-159: two abilities of a card are two: each can be activated, one at a time.
#[test]
fn two_abilities_of_a_card_are_two() {
    let mut position = Position::usual().play(&["vampire", "poltergeist~a", "pickpocket~a", "rat-swarm~a"]);
    position.acts(&["horde @vampire @poltergeist", "ability @vampire 2"]);
    assert_eq!(position.resources(), (0, 1, 0));
    position.act("extend @poltergeist @pickpocket");
    assert_eq!(position.resources(), (0, 1, 4), "the other one is left, and is not asked for");
    position.act("extend @pickpocket @rat-swarm");
    assert_eq!(position.resources(), (0, 1, 4));
}

/// TER-160: what was activated is not offered again in this phase.
#[test]
fn each_ability_works_once() {
    let mut position = four();
    position.acts(&["horde 1 2", "ability 1 1", "extend 2 3"]);
    assert_eq!(position.offered(), ["ability 2 1", "ability 3 1"]);
    assert_eq!(position.refused("ability 1 1"), "TER-160");
    assert_eq!(position.refused("ability 4 1"), "TER-160", "it is not in this Horde");
}

/// TER-161: a member joins no other Horde, and two Hordes are not merged.
#[test]
fn a_member_stays_in_its_horde() {
    let mut position = Position::usual().play(&["ghoul", "shade", "pickpocket", "rat-swarm", "zombie"]);
    position.acts(&["horde @ghoul @shade", "no", "horde @pickpocket @rat-swarm", "no"]);
    assert_eq!(position.refused("horde @shade @pickpocket"), "TER-161");
    assert_eq!(position.refused("extend @shade @pickpocket"), "TER-161");
    assert_eq!(position.refused("extend @rat-swarm @ghoul"), "TER-161");
    assert_eq!(position.offered(), ["extend 4 5", "pass"], "only the free Zombie");
}

/// TER-162: a Horde action is legal even if no ability of it is left; without a pair that fits there is none.
#[test]
fn a_horde_needs_no_unused_ability() {
    let mut position = Position::usual().play(&["skeleton~a", "poltergeist~a"]);
    position.act("horde @skeleton @poltergeist");
    assert_eq!((position.chained().len(), position.offered()), (2, vec!["pass".to_owned()]));
    let alone = Position::usual().play(&["skeleton", "cultist", "fenris-1"]);
    assert_eq!(alone.offered(), ["pass"]);
}

/// TER-163: every faction Monster has one or two Horde abilities; Cultists, Fanatics and other cards none, and never join.
#[test]
fn only_faction_monsters_join() {
    for kind in Kind::all() {
        let abilities = kind.face().horde.len();
        assert!(
            if kind.face().faction.is_some() { abilities == 1 || abilities == 2 } else { abilities == 0 },
            "{kind}"
        );
    }
    let position = Position::usual().play(&["cultist", "poltergeist", "fanatic", "iron-mask"]);
    for other in ["@cultist", "@fanatic", "@iron-mask"] {
        assert_eq!(position.refused(&format!("horde {other} @poltergeist")), "TER-152");
        assert_eq!(position.refused(&format!("horde @poltergeist {other}")), "TER-152");
    }
}

/// TER-164: a member that was destroyed, taken back and played again has joined and keeps its used ability used.
#[test]
fn what_a_monster_did_stays_with_it() {
    let play = ["headless-horseman", "poltergeist", "werewolf", "ringmasters-whip"];
    let mut position = Position::usual().play(&play).hand(&["crypt-warden"]);
    position.acts(&["horde @headless-horseman @poltergeist", "ability @poltergeist 1"]);
    position.acts(&["extend @headless-horseman @werewolf", "ability @headless-horseman 2", "destroy @poltergeist"]);
    assert_eq!(position.discard_names(A), ["poltergeist~ja"]);
    position.act("play crypt-warden");
    assert_eq!(position.hand_names(A), ["poltergeist~ja"], "COMMAND had no other choice");
    assert_eq!(position.shown(Viewer::seat(B), A), ["poltergeist~ja"]);
    position.act("play poltergeist~ja");
    assert_eq!(
        position.resources(),
        (2, 2, 4),
        "1 Power by the Horde; 2 Coins, 2 Regeneration; 1 Power, 2 Regeneration"
    );
    assert_eq!(position.refused("extend @headless-horseman @poltergeist"), "TER-161");
    position.act("relic @ringmasters-whip");
    assert_eq!(position.refused("ability @poltergeist 1"), "TER-160");
    assert!(position.offers("ability @headless-horseman 1"));
}

/// TER-165: where a member leaves, the others close up, whether or not they would fit, and the ends stay ends.
#[test]
fn a_horde_closes_up() {
    let play = ["werewolf", "skeleton", "will-o-wisp", "pickpocket", "rat-swarm"];
    let mut position = Position::usual().play(&play).hand(&["grave-robber"]);
    position.acts(&["horde @skeleton @will-o-wisp", "no", "extend @skeleton @werewolf", "ability @skeleton 1"]);
    position.acts(&["extend @will-o-wisp @pickpocket", "ability @pickpocket 1"]);
    position.acts(&["play grave-robber", "sacrifice @skeleton"]);
    assert_eq!(position.chained(), ["werewolf", "will-o-wisp", "pickpocket"]);
    assert!(position.offers("extend @werewolf @grave-robber") && position.offers("extend @pickpocket @rat-swarm"));
    assert_eq!(position.refused("extend @will-o-wisp @grave-robber"), "TER-156", "it is in the middle");
    position.act("extend @werewolf @grave-robber");
    assert!(!position.offers("ability 2 1"), "the Skeleton is gone");
    position.act("ability @grave-robber 1");
    assert_eq!(position.chained(), ["grave-robber", "werewolf", "will-o-wisp", "pickpocket"]);
}

/// TER-165: when an end leaves, its neighbour is the end; a Horde of one cannot be extended, nor its member chained anew.
#[test]
fn a_horde_of_one_is_none() {
    let play = ["werewolf", "skeleton", "will-o-wisp", "rat-swarm", "pickpocket"];
    let mut position = Position::usual().play(&play).hand(&["grave-robber", "grave-robber"]);
    position.acts(&["horde @skeleton @will-o-wisp", "no", "extend @skeleton @werewolf", "ability @skeleton 1"]);
    assert!(!position.offers("extend @skeleton @rat-swarm"), "the Werewolf is the left end");
    position.acts(&["play grave-robber", "sacrifice @werewolf"]);
    assert!(position.offers("extend @skeleton @rat-swarm"));
    position.acts(&["play grave-robber", "sacrifice @skeleton"]);
    assert_eq!(position.chained(), ["will-o-wisp"]);
    assert_eq!(position.refused("extend @will-o-wisp @pickpocket"), "TER-156");
    assert_eq!(position.refused("horde @will-o-wisp @pickpocket"), "TER-161");
}

/// TER-166: the Whip uses an ability up, in a Horde or not, and is no Horde action: no Harpy sees it, no token turns.
#[test]
fn an_ability_activated_by_a_card_is_used_up() {
    let play = ["skeleton", "shade", "ringmasters-whip", "harpy"];
    let mut position = Position::usual().play(&play).token("shade", Token::Haunt).pool(1, 0, 0);
    position.acts(&["relic @ringmasters-whip", "ability @skeleton 1"]);
    assert_eq!(position.resources(), (0, 1, 0), "no Power of the Harpy");
    assert_eq!((position.chained().len(), position.entry("shade").token), (0, Token::Haunt));
    position.act("horde @skeleton @shade");
    assert_eq!(position.offered(), ["ability 2 1", "no"]);
}

/// TER-167: two Hordes grow on their own, and an ability is chosen in the one that was extended.
#[test]
fn hordes_stand_side_by_side() {
    let mut position = Position::usual().play(&["ghoul", "shade", "zombie", "banshee", "pickpocket"]);
    position.acts(&["horde @ghoul @shade", "no", "horde @zombie @banshee", "no"]);
    assert_eq!(position.chained(), ["ghoul", "shade", "zombie", "banshee"]);
    assert_ne!(position.entry("ghoul").horde, position.entry("zombie").horde);
    assert_eq!(position.offered(), ["extend 2 5", "extend 4 5", "pass"]);
    position.act("extend @shade @pickpocket");
    assert_eq!(position.offered(), ["ability 1 1", "ability 2 1", "ability 5 1"]);
    position.act("ability 2 1");
    assert_eq!(position.play_names(A), ["ghoul", "shade", "pickpocket", "zombie", "banshee"]);
}

/// TER-167: a Monster with either side of a Haunt token up may join.
#[test]
fn haunted_monsters_join() {
    let position = Position::usual().play(&["shade", "pickpocket", "gargoyle"]);
    let mut position = position.token("shade", Token::Banish).token("gargoyle", Token::Haunt);
    position.acts(&["horde @shade @pickpocket", "no", "extend @pickpocket @gargoyle", "ability @gargoyle 1"]);
    assert_eq!(position.chained(), ["shade", "pickpocket", "gargoyle"]);
}

/// TER-168: a resource goes to the pool; a keyword has the Monster of the ability as its source, so HAUNT is its own.
#[test]
fn a_horde_ability_comes_from_its_monster() {
    let mut position = Position::usual().play(&["shade", "warlock", "rat-swarm"]);
    position.acts(&["horde @shade @warlock", "ability @shade 1", "extend @warlock @rat-swarm", "ability @warlock 1"]);
    assert_eq!(position.resources(), (0, 1, 0));
    assert_eq!((position.entry("warlock").token, position.entry("rat-swarm").token), (Token::Haunt, Token::None));
}

/// TER-169: with the Action Phase Hordes end, and every card forgets: in play, in hand, in the deck, in the discard pile.
#[test]
fn hordes_end_with_the_phase() {
    let position = Position::usual().play(&["shade", "warlock"]).hand(&["rat-swarm~j"]).discard(&["ghoul~ja"]);
    let mut position = position.deck(&["zombie~a", "cultist", "cultist", "cultist", "fanatic", "fanatic"]);
    position.acts(&["horde @shade @warlock", "ability @warlock 1", "pass"]);
    position.brings(&["zombie", "cultist", "cultist", "cultist"]);
    assert_eq!(position.hand_names(A), ["cultist", "cultist", "cultist", "zombie", "rat-swarm"]);
    assert_eq!(position.discard_names(A), ["ghoul", "shade"]);
    position.act("pass");
    let warlock = position.entry("warlock");
    assert_eq!((warlock.horde, warlock.card.to_string(), warlock.token), (0, "warlock".to_owned(), Token::Banish));
    position.act("play rat-swarm");
    assert!(position.offers("horde @warlock @rat-swarm"));
}

/// TER-170: copies that differ in what is remembered are offered apart, those that do not only once.
#[test]
fn copies_differ_by_what_is_remembered() {
    let position = Position::usual().hand(&["skeleton", "skeleton~j", "cultist", "cultist"]);
    assert_eq!(position.offered(), ["play cultist", "play skeleton", "play skeleton~j"]);
    assert_eq!(position.shown(Viewer::seat(A), A), ["cultist", "cultist", "skeleton", "skeleton~j"]);
    let mut position = Position::usual().hand(&["crypt-warden"]).discard(&["ghoul", "ghoul~a", "cultist", "cultist"]);
    position.act("play crypt-warden");
    assert_eq!(position.offered(), ["command cultist", "command ghoul", "command ghoul~a"]);
    for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR] {
        let pile: Vec<String> = position.view(viewer).players[0].discard.iter().map(ToString::to_string).collect();
        assert_eq!(pile, ["cultist", "cultist", "ghoul", "ghoul~a"], "everybody sees what is remembered of a pile");
    }
}

/// TER-170: equal Monsters in play are offered once; one with a token, or in a Horde, is another.
#[test]
fn equal_monsters_in_play_are_offered_once() {
    let mut position = Position::usual().play(&["skeleton", "skeleton", "poltergeist", "poltergeist"]);
    assert_eq!(position.offered(), ["horde 1 3", "pass"]);
    position.acts(&["horde 1 3", "no"]);
    assert_eq!(position.offered(), ["horde 2 4", "pass"]);
    let position = Position::usual().play(&["shade", "shade", "pickpocket"]).token("shade", Token::Haunt);
    assert_eq!(position.offered(), ["horde 1 3", "horde 2 3", "pass"]);
}
