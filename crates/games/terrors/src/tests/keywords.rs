//! Keywords: section 8.12 of the rules.

use super::position::{A, B, Position, kind};
use crate::event::Sight;
use crate::state::{Reason, Token};
use crate::view::PoolView;

/// TER-190: DRAW n brings n cards of the own deck into the hand.
#[test]
fn draw_brings_cards_into_the_hand() {
    let mut position = Position::usual().hand(&["mad-doctor"]).deck(&["cultist", "cultist", "witch"]);
    position.act("play mad-doctor").brings(&["witch", "cultist"]);
    assert_eq!(
        (position.hand_names(A), position.deck_names(A)),
        (vec!["cultist".into(), "witch".into()], vec!["cultist".to_owned()])
    );
}

/// TER-191: CURSE asks the opponent, who loses 2 life or discards a card; equal cards are one choice.
#[test]
fn a_curse_takes_life_or_a_card() {
    let position = Position::usual().hand(&["imp"]).hand_of(B, &["cultist", "cultist", "fanatic"]);
    let cursed = |answer: &str| {
        let mut position = position.clone();
        position.act("play imp");
        assert_eq!(position.asked(), B);
        assert_eq!(position.offered(), ["lose", "discard cultist", "discard fanatic"]);
        assert_eq!(position.refused("discard witch"), "TER-050");
        assert_eq!(position.refused_to(A, "lose"), "TER-046");
        position.act(answer);
        assert_eq!(position.asked(), A);
        position
    };
    let lost = cursed("lose");
    assert_eq!((lost.lives(), lost.hand_names(B).len()), ((48, 48), 3));
    let discarded = cursed("discard fanatic");
    assert_eq!((discarded.lives(), discarded.discard_names(B)), ((48, 50), vec!["fanatic".to_owned()]));
    assert_eq!(discarded.hand_names(B), ["cultist", "cultist"]);
    assert!(discarded.happened(Sight::Cursed { seat: A }));
}

/// TER-192: with an empty hand there is no choice; with a hand of one card there is.
#[test]
fn a_curse_on_an_empty_hand_takes_life() {
    let mut position = Position::usual().hand(&["imp"]);
    position.act("play imp");
    assert_eq!((position.lives(), position.asked()), ((48, 48), A));
    let mut position = Position::usual().hand(&["imp"]).hand_of(B, &["cultist"]);
    position.act("play imp");
    assert_eq!(position.offered(), ["lose", "discard cultist"]);
}

/// TER-192, TER-014: with 1 or 2 life left either answer is legal; losing is the end, at 0 and not below.
#[test]
fn a_curse_may_be_deadly() {
    for life in [1, 2] {
        let position = Position::usual().hand(&["imp"]).hand_of(B, &["cultist"]).life(48, life);
        let mut lost = position.clone();
        lost.acts(&["play imp", "lose"]);
        assert!(lost.is_over() && lost.lives() == (48, 0));
        assert_eq!(lost.state.end.map(|end| (end.winner, end.reason)), Some((Some(A), Reason::Life)));
        let mut lives = position;
        lives.acts(&["play imp", "discard cultist"]);
        assert_eq!((lives.lives(), lives.is_over()), ((48, life), false));
    }
}

/// TER-193: Armour does not help against a CURSE, nor is it used up by it.
#[test]
fn armour_does_not_stop_a_curse() {
    let mut position = Position::usual().hand(&["imp"]).play_of(B, &["long-sunrise-mail"]).pool(0, 3, 0);
    position.act("play imp");
    assert_eq!(position.lives(), (48, 48));
    position.act("attack 3");
    assert_eq!(position.lives(), (48, 47));
}

/// TER-194: FRENZY gives 2 Coins or 2 Power, nothing else and not both.
#[test]
fn frenzy_is_a_choice_of_two() {
    let position = Position::usual().hand(&["hellhound"]);
    for (answer, resources) in [("take coin", (2, 0, 1)), ("take power", (0, 2, 1))] {
        let mut position = position.clone();
        position.act("play hellhound");
        assert_eq!(position.offered(), ["take coin", "take power"]);
        assert_eq!((position.refused("take regen"), position.refused("take life")), ("TER-011", "TER-011"));
        position.act(answer);
        assert_eq!(position.resources(), resources);
    }
}

/// TER-195: SACRIFICE removes a card in play from the game and gives 1 Regeneration.
#[test]
fn sacrifice_removes_a_card_for_regeneration() {
    let mut position = Position::usual().hand(&["grave-robber"]).play(&["cultist", "cultist"]);
    let before = position.state.removed.len();
    position.act("play grave-robber");
    assert_eq!(position.offered(), ["sacrifice 1", "sacrifice 3"], "the equal Cultists are one choice");
    assert_eq!(position.refused("no"), "TER-045", "it is a must");
    position.act("sacrifice 1");
    assert_eq!(
        (position.resources(), position.play_names(A)),
        ((1, 0, 1), vec!["cultist".to_owned(), "grave-robber".into()])
    );
    assert_eq!((position.state.removed.len(), position.discard_names(A).len()), (before + 1, 0));
    assert!(position.happened(Sight::Sacrificed { seat: A, card: kind("cultist"), id: 1 }));
    let pool = PoolView { regen: 1, ..PoolView::default() };
    assert!(position.happened(Sight::Gained { seat: A, from: None, pool }), "not the Cultist gives it");
}

/// TER-196: Relics, Influence cards, Monsters with tokens, Horde members and the source can be chosen, the opponent's cards not.
#[test]
fn sacrifice_may_take_any_own_card() {
    let play = ["iron-mask", "fenris-1", "shade", "skeleton", "poltergeist"];
    let position = Position::usual().play(&play).hand(&["greater-demon"]).play_of(B, &["gargoyle"]);
    let mut position = position.token("shade", Token::Haunt).token("gargoyle", Token::Banish);
    position.acts(&["horde @skeleton @poltergeist", "no", "play greater-demon"]);
    let mut offered = position.offered();
    offered.sort_unstable();
    let own = ["iron-mask", "fenris-1", "shade", "skeleton", "poltergeist", "greater-demon"];
    let mut all = own.map(|name| format!("sacrifice {}", position.id(name)));
    all.sort_unstable();
    assert_eq!(offered, all);
    assert_eq!(position.refused("sacrifice @gargoyle"), "TER-009");
    for name in own {
        let mut position = position.clone();
        position.act(&format!("sacrifice @{name}"));
        assert!(position.is_removed(name) && position.resources() == (0, 3, 3), "{name}");
    }
}

/// TER-196, TER-012: with nothing else in play the source sacrifices itself without asking.
#[test]
fn sacrifice_may_have_only_its_source() {
    let mut position = Position::usual().hand(&["grave-robber"]);
    position.act("play grave-robber");
    assert_eq!((position.resources(), position.play_names(A).len()), ((1, 0, 1), 0));
    assert!(position.is_removed("grave-robber"));
}

/// TER-011, TER-074: two Poltergeists and a Grave Robber sacrifice until nothing is left: what finds nothing does nothing.
#[test]
fn sacrifice_finds_nothing() {
    let mut position = Position::usual().hand(&["grave-robber"]).play(&["poltergeist", "poltergeist"]);
    position.acts(&["play grave-robber", "sacrifice @grave-robber"]);
    assert_eq!((position.resources(), position.play_names(A).len()), ((1, 0, 3), 0), "each Poltergeist took one");
    let mut position = Position::usual().hand(&["grave-robber"]).play(&["poltergeist", "poltergeist"]);
    position.acts(&["play grave-robber", "sacrifice @poltergeist"]);
    assert_eq!(position.play_names(A), ["poltergeist", "grave-robber"]);
    assert_eq!(position.offered(), ["sacrifice 2", "sacrifice 3"], "only the one still in play has triggered");
}

/// TER-197: a Relic that makes room, and a Street card that is destroyed, are removed without resource and without trigger.
#[test]
fn other_removals_are_no_sacrifice() {
    let play = ["wendigo", "lycan-blood", "iron-mask", "war-horn"];
    let position = Position::usual().play(&play).hand(&["spell-key", "inspector"]).street(&["witch"]).market(&[]);
    let mut position = position;
    position.acts(&["play spell-key", "replace @lycan-blood"]);
    assert!(position.is_removed("lycan-blood") && position.resources() == (0, 0, 0));
    position.acts(&["play inspector", "destroy street 1"]);
    assert!(position.is_removed("witch") && position.resources() == (3, 0, 0));
}

/// TER-198, TER-199: COMMAND takes any Monster below cost 4 back to the hand, starters and Acolytes too, no other card.
#[test]
fn command_takes_a_cheap_monster_back() {
    let pile = ["cultist", "acolyte-beast", "shade", "skeleton", "iron-mask", "fenris-1", "witch"];
    let mut position = Position::usual().hand(&["crypt-warden"]).discard(&pile);
    position.act("play crypt-warden");
    assert_eq!(position.offered(), ["command cultist", "command acolyte-beast", "command shade"]);
    for other in ["command skeleton", "command iron-mask", "command fenris-1", "command ghoul", "command witch"] {
        assert_eq!(position.refused(other), "TER-011", "{other}");
    }
    assert_eq!(position.refused("no"), "TER-045", "it is a must");
    position.act("command shade");
    assert_eq!((position.hand_names(A), position.discard_names(A).len()), (vec!["shade".to_owned()], 6));
    assert!(position.offers("play shade"));
}

/// TER-199: with nothing to take back COMMAND does nothing; the opponent's pile does not count.
#[test]
fn command_may_find_nothing() {
    let position = Position::usual().hand(&["crypt-warden"]).discard(&["iron-mask", "skeleton"]);
    let mut position = position.discard_of(B, &["cultist"]);
    position.act("play crypt-warden");
    assert_eq!((position.resources(), position.hand_names(A).len()), ((2, 0, 2), 0));
}

/// TER-200: SUMMON matters when the card is bought, and never when it is played or activated again.
#[test]
fn summon_matters_only_when_bought() {
    let mut position = Position::usual().street(&["ghoul"]).market(&[]).pool(1, 0, 0);
    position.act("buy 1");
    assert_eq!(position.offered(), ["top", "pile"]);
    let mut played = Position::usual().hand(&["ghoul"]).deck(&["cultist"]);
    played.act("play ghoul");
    assert_eq!(
        (played.offered(), played.play_names(A)),
        (vec!["attack 1".into(), "pass".into()], vec!["ghoul".to_owned()])
    );
    let mut haunted = Position::usual().play(&["ghoul"]).token("ghoul", Token::Banish);
    haunted.act("haunt @ghoul");
    assert_eq!((haunted.offered(), haunted.resources()), (vec!["attack 1".to_owned(), "pass".into()], (0, 1, 0)));
}

/// TER-201, TER-202: DESTROY may take any card in play of either player, its source too, or any Street card; the cards of the
/// opponent are offered first and the own ones last.
#[test]
fn destroy_may_take_anything_in_play_or_on_the_street() {
    let position = Position::usual().play(&["iron-mask", "cultist"]).hand(&["inspector"]);
    let position = position.play_of(B, &["gargoyle", "war-horn"]).token("gargoyle", Token::Banish);
    let mut position = position.street(&["witch", "ghoul"]).market(&["shade"]);
    position.act("play inspector");
    let theirs = ["destroy 3", "destroy 4"];
    let own = ["destroy 1", "destroy 2", "destroy 5"];
    assert_eq!(position.offered(), [&theirs[..], &["destroy street 1", "destroy street 2"], &own].concat());
    assert_eq!((position.refused("destroy street 3"), position.refused("destroy 9")), ("TER-011", "TER-011"));
    let destroyed = |action: &str| {
        let mut position = position.clone();
        position.act(action);
        position
    };
    assert_eq!(destroyed("destroy @inspector").discard_names(A), ["inspector"]);
    assert_eq!(destroyed("destroy @iron-mask").discard_names(A), ["iron-mask"]);
    assert_eq!(destroyed("destroy @war-horn").discard_names(B), ["war-horn"]);
    let mut street = destroyed("destroy street 1");
    street.brings(&["shade"]);
    assert_eq!(street.street_names(), ["shade", "ghoul", "-", "-", "-"]);
    assert!(street.is_removed("witch") && street.discard_names(A).is_empty());
}

/// TER-202, TER-012: the source is always a target; if it is the only one, it destroys itself without asking.
#[test]
fn destroy_may_have_only_its_source() {
    let mut position = Position::usual().hand(&["thames-kraken"]);
    position.act("play thames-kraken");
    assert_eq!((position.discard_names(A), position.resources()), (vec!["thames-kraken".to_owned()], (0, 4, 3)));
}

/// TER-203: the token of a destroyed Monster goes back to the supply; being destroyed is no SACRIFICE.
#[test]
fn a_destroyed_monster_loses_its_token() {
    let position = Position::usual().play(&["wendigo", "shade"]).hand(&["inspector"]).play_of(B, &["gargoyle"]);
    let mut position = position.token("shade", Token::Haunt).token("gargoyle", Token::Banish);
    let mut other = position.clone();
    assert_eq!(position.state.haunt_supply, 8);
    position.acts(&["play inspector", "destroy @shade"]);
    assert_eq!((position.state.haunt_supply, position.resources()), (9, (3, 0, 0)));
    other.acts(&["play inspector", "destroy @gargoyle"]);
    assert_eq!((other.state.haunt_supply, other.discard_names(B)), (9, vec!["gargoyle".to_owned()]));
}

/// TER-204: RALLY takes a token from the supply, the last one too; from an empty supply none.
#[test]
fn rally_takes_a_token() {
    let mut position = Position::usual().play(&["war-horn"]).hand(&["headless-horseman"]);
    position.state.players[1].rally = 9;
    position.state.rally_supply = 1;
    position.act("play headless-horseman");
    assert_eq!((position.state.players[0].rally, position.state.rally_supply), (1, 0));
    position.act("relic @war-horn");
    assert_eq!((position.state.players[0].rally, position.state.rally_supply), (1, 0));
    assert!(position.entry("war-horn").card.to_string().ends_with("~u"), "it is used all the same");
}

/// TER-205, TER-231: HAUNT gives the Monster a token, the last one too; from an empty supply none.
#[test]
fn haunt_gives_the_monster_a_token() {
    let mut position = Position::usual().hand(&["shade", "gargoyle"]).play_of(B, &["cultist"; 9]);
    position.state.players[1].play.iter_mut().for_each(|entry| entry.token = Token::Banish);
    position.state.haunt_supply = 1;
    position.act("play shade");
    assert_eq!((position.entry("shade").token, position.state.haunt_supply), (Token::Haunt, 0));
    assert!(position.happened(Sight::Haunted { seat: A, card: kind("shade"), id: 10 }));
    position.act("play gargoyle");
    assert_eq!((position.entry("gargoyle").token, position.resources()), (Token::None, (0, 4, 0)));
}

/// TER-206: a CURSE is a CURSE, whether from a card, a Horde ability, a Relic, an Influence card or a trigger.
#[test]
fn a_curse_counts_wherever_it_comes_from() {
    let sources: [(&[&str], &[&str], &[&str]); 5] = [
        (&[], &["imp"], &["play imp"]),
        (&["lich"], &[], &["horde @lich @succubus", "ability @lich 2"]),
        (&["voodoo-doll"], &[], &["relic @voodoo-doll", "yes"]),
        (&[], &["azazael-1"], &["play azazael-1"]),
        (&["demonologist"], &["will-o-wisp"], &["play will-o-wisp"]),
    ];
    for (play, hand, actions) in sources {
        let mut position = Position::new("azazael", "fenris").play(&["succubus"]).play(play).hand(hand);
        position.forget().acts(actions);
        assert_eq!(position.lives().1, 46, "{actions:?}");
        let seen = Sight::Triggered { seat: A, card: kind("succubus"), id: 1 };
        assert!(position.happened(seen), "{actions:?}");
    }
}

/// TER-206: a SACRIFICE is one, whether from a card, a Horde ability, a trigger, an Overlord or an Influence card.
#[test]
fn a_sacrifice_counts_wherever_it_comes_from() {
    let sources: [(&[&str], &[&str], &[&str]); 5] = [
        (&[], &["grave-robber"], &["play grave-robber", "sacrifice @grave-robber"]),
        (&["ghoul"], &[], &["horde @wendigo @ghoul", "ability @ghoul 1", "sacrifice @ghoul"]),
        (&["poltergeist"], &["pickpocket"], &["play pickpocket", "sacrifice @pickpocket"]),
        (&[], &["cultist"], &["sacrifice cultist"]),
        (&[], &["azazael-3"], &["play azazael-3", "sacrifice @azazael-3"]),
    ];
    for (play, hand, actions) in sources {
        let position = Position::new("azazael", "fenris").influences(A, ["azazael-2", "azazael-3"]);
        let mut position = position.play(&["wendigo"]).play(play).hand(hand);
        position.acts(actions);
        let seen = Sight::Triggered { seat: A, card: kind("wendigo"), id: 1 };
        assert!(position.happened(seen), "{actions:?}");
    }
}
