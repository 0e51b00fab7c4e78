//! The worked examples of section 11 of the rules, with their numbers.

use kernel::Viewer;

use super::position::{A, B, Position, kind};
use crate::event::Sight;
use crate::state::{Reason, Token};

/// E1, TER-053: a card that shows 2 Coins is activated.
#[test]
fn e1_a_resource_with_a_number() {
    let mut position = Position::usual().hand(&["phantom-coachman"]);
    position.act("play phantom-coachman");
    assert_eq!(position.resources().0, 2);
}

/// E2, TER-052, TER-077: the Witch: Power, then CURSE, and then she triggers on it.
#[test]
fn e2_the_witch() {
    let position = Position::new("lilith", "fenris").life(40, 30).hand(&["witch"]);
    let mut position = position.hand_of(B, &["cultist", "cultist", "fanatic", "fenris-1", "fenris-2"]);
    position.act("play witch");
    assert_eq!((position.asked(), position.resources(), position.lives()), (B, (0, 3, 0), (40, 30)));
    position.act("discard fanatic");
    assert_eq!((position.hand_names(B).len(), position.lives()), (4, (42, 30)));
    position.act("attack 3");
    assert_eq!(position.entry("witch").card.to_string(), "witch", "both Horde abilities are unused");
    assert_eq!(kind("witch").face().horde.len(), 2);
}

/// E3, TER-080 to TER-085: Savage Howl without a Beast, with one afterwards, and with one before.
#[test]
fn e3_an_influence_card() {
    let mut position = Position::usual().hand(&["fenris-1", "rat-swarm"]);
    position.acts(&["play fenris-1", "take coin"]);
    assert_eq!(position.resources(), (2, 0, 0));
    position.act("play rat-swarm");
    assert_eq!(position.resources(), (2, 2, 0), "nothing is made up for");
    let mut position = Position::usual().hand(&["fenris-1", "rat-swarm"]);
    position.acts(&["play rat-swarm", "play fenris-1", "take power"]);
    assert_eq!(position.resources(), (0, 7, 0));
    let mut position = Position::usual().hand(&["fenris-1"]).play(&["rat-swarm"]).token("rat-swarm", Token::Banish);
    position.acts(&["play fenris-1", "take coin"]);
    assert_eq!(position.resources(), (2, 3, 0));
}

/// E4, TER-130, TER-131: a Ghoul and a Relic Hunter without a Relic attack Fenris with 2.
#[test]
fn e4_attack() {
    let mut position = Position::new("lilith", "fenris").hand(&["ghoul", "relic-hunter"]);
    position.acts(&["play ghoul", "play relic-hunter"]);
    assert_eq!((position.resources(), position.lives().1), ((0, 2, 0), 48));
    position.act("attack 2");
    assert_eq!((position.resources(), position.lives().1), ((0, 0, 0), 46));
}

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

/// E6, TER-156, TER-157, TER-160: a Werewolf joins on the left; one of three abilities must be chosen.
#[test]
fn e6_extending() {
    let mut position = Position::usual().play(&["skeleton", "poltergeist", "werewolf"]);
    position.acts(&["horde @skeleton @poltergeist", "ability @skeleton 1"]);
    assert_eq!(position.refused("extend @poltergeist @werewolf"), "TER-152");
    position.act("extend @skeleton @werewolf");
    assert_eq!(position.chained(), ["werewolf", "skeleton", "poltergeist"]);
    assert_eq!(position.offered(), ["ability 3 1", "ability 3 2", "ability 2 1"]);
    assert_eq!((position.refused("ability @skeleton 1"), position.refused("no")), ("TER-160", "TER-157"));
    position.act("ability @poltergeist 1");
    assert_eq!(position.resources(), (0, 2, 0));
}

/// E7, TER-153: compatible or not.
#[test]
fn e7_compatible_or_not() {
    let position = Position::usual().play(&["skeleton", "ghoul", "poltergeist", "witch"]);
    assert!(position.offers("horde @skeleton @poltergeist"));
    for other in ["@skeleton @ghoul", "@skeleton @witch", "@witch @skeleton", "@poltergeist @skeleton"] {
        assert_eq!(position.refused(&format!("horde {other}")), "TER-152", "{other}");
    }
}

/// E8, TER-134: Armour 3 over attacks with 2, 4 and 1.
#[test]
fn e8_armour_over_several_attacks() {
    let position = Position::usual().play_of(B, &["long-sunrise-mail", "gargoyle"]).token("gargoyle", Token::Banish);
    let mut position = position.pool(0, 7, 0);
    let lives = ["attack 2", "attack 4", "attack 1"].map(|attack| position.act(attack).lives().1);
    assert_eq!(lives, [50, 47, 46]);
}

/// E9, TER-236 to TER-242: the life of a Haunt token.
#[test]
fn e9_life_of_a_haunt_token() {
    let mut position = Position::usual().hand(&["shade"]).hand_of(B, &["inspector"]);
    position.act("play shade");
    assert_eq!((position.resources(), position.entry("shade").token), ((0, 2, 0), Token::Haunt));
    position.act("pass");
    assert_eq!((position.asked(), position.entry("shade").token), (B, Token::Banish));
    let mut other = position.clone();
    other.act("play inspector");
    assert!(other.offers("destroy @shade"));
    position.act("pass");
    position.act("haunt @shade");
    assert_eq!((position.resources(), position.entry("shade").token), ((0, 2, 0), Token::Banish));
    position.act("pass");
    assert_eq!((position.play_names(A).len(), position.state.haunt_supply), (0, 10));
    position.luck();
    assert_eq!(position.hand_names(A), ["shade"], "out of the discard pile, which was shuffled");
}

/// E10, TER-072, TER-073, TER-075: two triggers wait; what one of them triggers comes before the other.
#[test]
fn e10_order_and_nesting_of_triggers() {
    let position = Position::usual().play(&["demonologist", "revenant", "succubus"]).hand(&["will-o-wisp"]);
    let mut position = position.token("succubus", Token::Banish).hand_of(B, &["cultist"]);
    position.act("play will-o-wisp");
    assert_eq!(
        (position.resources(), position.offered()),
        ((1, 0, 1), vec!["trigger 1".to_owned(), "trigger 2".into()])
    );
    position.act("trigger @demonologist");
    assert_eq!((position.asked(), position.resources()), (B, (1, 0, 1)));
    position.forget().act("lose");
    let card = |name| Sight::Triggered { seat: A, card: kind(name), id: position.id(name) };
    let triggered: Vec<Sight> = position
        .sights(Viewer::SPECTATOR)
        .into_iter()
        .filter(|sight| matches!(sight, Sight::Triggered { .. }))
        .collect();
    assert_eq!(triggered, [card("succubus"), card("revenant")]);
    assert_eq!((position.resources(), position.lives().1), ((1, 4, 1), 48));
    let mut position = Position::usual().play(&["demonologist"]).hand(&["succubus", "will-o-wisp"]);
    position.act("play succubus").act("play will-o-wisp");
    assert_eq!(position.lives().1, 48, "the Succubus herself was the first Spirit");
}

/// E11, TER-099, TER-198: Lycan Blood is destroyed for COMMAND; played again in the same turn it is still used.
#[test]
fn e11_lycan_blood() {
    let position = Position::new("methuselah", "fenris").play(&["lycan-blood"]).discard(&["ghoul", "skeleton"]);
    let mut position = position.hand(&["methuselah-2", "zombie"]);
    position.act("relic @lycan-blood");
    assert_eq!((position.resources(), position.offered()), ((0, 1, 0), vec!["yes".to_owned(), "no".into()]));
    position.act("yes");
    assert_eq!(position.hand_names(A), ["methuselah-2", "ghoul", "zombie"], "nothing else could be taken back");
    assert_eq!(position.discard_names(A), ["skeleton", "lycan-blood~u"]);
    position.acts(&["play zombie", "play methuselah-2"]).brings(&["lycan-blood~u"]);
    position.act("play lycan-blood~u");
    assert_eq!(position.refused("relic @lycan-blood"), "TER-094");
}

/// E12, TER-261, TER-280 to TER-282: drawing six with a reshuffle.
#[test]
fn e12_drawing_with_a_reshuffle() {
    let position = Position::usual().hand(&["witch"]).deck(&["cultist", "fanatic"]);
    let position = position.play(&["ghoul", "shade", "zombie", "imp"]);
    let mut position = position.discard(&["cultist", "cultist", "cultist", "fanatic", "fanatic"]);
    (position.state.players[0].rally, position.state.rally_supply) = (1, 9);
    position.act("pass");
    assert_eq!((position.discard_names(A).len(), position.hand_names(A)), (9, vec!["witch".to_owned()]));
    position.brings(&["fanatic", "cultist"]);
    assert!(position.happened(Sight::Shuffled { seat: A, cards: 9 }));
    position.brings(&["cultist", "ghoul", "imp"]);
    assert_eq!(
        (position.hand_names(A).len(), position.deck_names(A).len(), position.discard_names(A).len()),
        (6, 6, 0)
    );
    assert_eq!((position.state.players[0].rally, position.state.rally_supply), (0, 10));
    assert_eq!(position.shown(Viewer::seat(B), A), ["cultist", "fanatic", "witch"]);
}

/// E13, TER-254, TER-260: Blood Call reveals a card of the shuffled discard pile.
#[test]
fn e13_reveal_with_an_empty_deck() {
    let position = Position::new("methuselah", "fenris").play(&["ghoul"]).hand(&["methuselah-1"]);
    let mut position = position.discard(&["cultist", "lycan-blood"]);
    position.act("play methuselah-1");
    assert!(position.happened(Sight::Shuffled { seat: A, cards: 2 }));
    let mut other = position.clone();
    position.brings(&["cultist"]);
    assert_eq!(
        (position.resources(), position.play_names(A)),
        ((2, 0, 0), vec!["ghoul".to_owned(), "methuselah-1".into(), "cultist".into()])
    );
    other.brings(&["lycan-blood"]);
    assert_eq!((other.resources(), other.play_names(A).len()), ((1, 0, 0), 2));
    for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR] {
        assert_eq!(other.known(viewer, A), [(0, "lycan-blood".to_owned())]);
    }
}

/// E14, TER-090, TER-093: a fourth Relic is bought.
#[test]
fn e14_a_fourth_relic() {
    let position = Position::usual().play(&["lycan-blood", "iron-mask", "war-horn"]).pool(4, 0, 0);
    let mut position = position.street(&["spell-key"]).market(&["witch"]).deck(&["cultist"]);
    position.act("buy 1");
    assert!(position.resources() == (0, 0, 0) && position.waits_for_chance());
    position.brings(&["witch"]);
    assert_eq!(position.offered(), ["replace 1", "replace 2", "replace 3"]);
    assert_eq!(position.street_names()[0], "witch", "the slot is refilled before");
    position.act("replace @lycan-blood");
    assert!(position.is_removed("lycan-blood") && position.resources() == (0, 0, 0));
    assert_eq!(position.play_names(A), ["iron-mask", "war-horn", "spell-key"]);
    position.act("relic @spell-key");
    assert_eq!(position.resources(), (1, 0, 0));
}

/// E15, TER-292: Daybreak.
#[test]
fn e15_daybreak() {
    let ended = |own, other| {
        let mut position = Position::new("methuselah", "azazael").round(30).life(own, other);
        position.acts(&["pass", "pass"]);
        position.state.end.map(|end| (end.winner, end.reason))
    };
    assert_eq!(ended(12, 12), Some((None, Reason::Draw)));
    assert_eq!(ended(12, 11), Some((Some(A), Reason::Daybreak)));
}
