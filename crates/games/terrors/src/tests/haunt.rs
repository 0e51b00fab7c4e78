//! Haunt tokens and the Haunt action: section 8.13 of the rules.

use super::position::{A, B, Position, kind};
use crate::event::Sight;
use crate::state::Token;

/// A Shade that stayed from A's last turn.
fn stayed() -> Position {
    Position::usual().play(&["shade"]).token("shade", Token::Banish)
}

/// TER-230: a token is placed HAUNT side up, and its other side is the Banish side.
#[test]
fn a_token_has_two_sides() {
    let mut position = Position::usual().hand(&["shade"]);
    position.act("play shade");
    assert_eq!(position.entry("shade").token, Token::Haunt);
    position.act("pass");
    assert_eq!(position.entry("shade").token, Token::Banish);
}

/// TER-231: only a Monster without a token gains one, whichever side of it is up.
#[test]
fn a_second_token_is_not_placed() {
    let play = ["shade", "gargoyle", "cultist", "pickpocket", "seance-table", "fenris-1"];
    let position = Position::usual().play(&play).token("shade", Token::Haunt);
    let mut position = position.token("gargoyle", Token::Banish);
    position.act("relic @seance-table");
    assert_eq!(position.offered(), ["bind 3", "bind 4"]);
    for other in ["bind @shade", "bind @gargoyle", "bind @seance-table", "bind @fenris-1", "bind 9"] {
        assert_eq!(position.refused(other), "TER-011", "{other}");
    }
    position.act("bind @cultist");
    assert_eq!((position.entry("cultist").token, position.state.haunt_supply), (Token::Haunt, 7));
}

/// TER-231: from an empty supply none is placed, whether the Monster is chosen or not.
#[test]
fn the_supply_may_be_empty() {
    let mut position = Position::usual().play(&["shade", "seance-table"]).hand(&["gargoyle"]);
    let haunted: Vec<&str> = vec!["cultist"; 10];
    position = position.play_of(B, &haunted);
    for entry in position.state.players[1].play.iter_mut() {
        entry.token = Token::Banish;
    }
    position.state.haunt_supply = 0;
    position.act("play gargoyle");
    assert_eq!(position.entry("gargoyle").token, Token::None);
    position.act("relic @seance-table");
    assert_eq!(position.asked(), A);
    assert!(!position.offered().iter().any(|text| text.starts_with("bind")));
    assert_eq!(position.entry("shade").token, Token::None);
}

/// TER-232: the token returns to the supply however the Monster leaves: by SACRIFICE, by DESTROY, in Cleanup.
#[test]
fn a_token_leaves_with_its_monster() {
    let left = |hand: &[&str], actions: &[&str]| {
        let mut position = stayed().hand(hand);
        assert_eq!(position.state.haunt_supply, 9);
        position.acts(actions);
        assert!(!position.play_names(A).contains(&"shade".to_owned()), "{actions:?}");
        position.state.haunt_supply
    };
    assert_eq!(left(&["grave-robber"], &["play grave-robber", "sacrifice @shade"]), 10);
    assert_eq!(left(&["inspector"], &["play inspector", "destroy @shade"]), 10);
    assert_eq!(left(&[], &["pass"]), 10);
}

/// TER-233: joining a Horde turns the token Banish side up, by creating and by extending; a turned one stays turned.
#[test]
fn joining_turns_the_token() {
    let position = Position::usual().play(&["mummy", "shade", "pickpocket", "gargoyle"]);
    let mut position =
        position.token("mummy", Token::Banish).token("shade", Token::Haunt).token("gargoyle", Token::Haunt);
    position.act("horde @mummy @shade");
    assert_eq!((position.entry("mummy").token, position.entry("shade").token), (Token::Banish, Token::Banish));
    assert!(position.happened(Sight::Banished { seat: A, card: kind("shade"), id: 2 }));
    assert!(!position.happened(Sight::Banished { seat: A, card: kind("mummy"), id: 1 }));
    position.act("no");
    assert_eq!(position.entry("gargoyle").token, Token::Haunt, "it has not joined yet");
    position.acts(&["extend @shade @pickpocket", "ability @shade 1", "extend @pickpocket @gargoyle"]);
    assert_eq!(position.entry("gargoyle").token, Token::Banish);
}

/// TER-234: a token that a member gains stays HAUNT side up, also when the Horde grows; so the member stays in Cleanup.
#[test]
fn a_token_given_to_a_member_stays() {
    let mut position = Position::usual().play(&["ghoul", "shade", "warlock", "rat-swarm"]);
    position.acts(&["horde @ghoul @shade", "no", "extend @shade @warlock", "ability @warlock 1"]);
    assert_eq!(position.entry("warlock").token, Token::Haunt);
    position.acts(&["extend @warlock @rat-swarm", "ability @rat-swarm 1"]);
    assert_eq!(position.entry("warlock").token, Token::Haunt);
    position.act("pass").luck();
    assert_eq!(position.play_names(A), ["warlock"]);
    assert_eq!(position.entry("warlock").token, Token::Banish);
}

/// TER-234: so does one that the Séance Table puts on a member.
#[test]
fn a_token_put_on_a_member_stays() {
    let mut position = Position::usual().play(&["ghoul", "banshee", "seance-table"]);
    position.acts(&["horde @ghoul @banshee", "no", "relic @seance-table", "bind @banshee", "pass"]).luck();
    assert_eq!(position.play_names(A), ["seance-table", "banshee"]);
}

/// TER-235: a Haunt action activates resources, then keywords, then the unique ability, as playing does.
#[test]
fn a_haunt_action_activates_everything_again() {
    let position = Position::usual().play(&["medium"]).token("medium", Token::Banish);
    let mut position = position.deck(&["cultist", "fanatic", "witch"]);
    position.act("haunt @medium");
    assert!(position.waits_for_chance() && position.resources() == (1, 0, 1), "resources come first");
    position.brings(&["fanatic"]);
    assert_eq!(position.hand_names(A), ["fanatic"], "then the keyword");
    position.brings(&["witch"]);
    assert_eq!(position.offered(), ["pile", "no"], "then the unique ability");
    position.act("no");
    assert!(position.happened(Sight::HauntUsed { seat: A, card: kind("medium"), id: 1 }));
}

/// TER-236: it needs a Banish-side token and a Monster that was there when the turn began.
#[test]
fn a_haunt_action_needs_a_monster_that_stayed() {
    let position = Position::usual().play(&["mummy", "cultist", "iron-mask"]).hand(&["shade"]);
    let mut position = position.play_of(B, &["gargoyle"]).token("gargoyle", Token::Banish);
    position.act("play shade");
    assert_eq!(position.refused("haunt @cultist"), "TER-236", "no token");
    assert_eq!(position.refused("haunt @shade"), "TER-236", "HAUNT side up");
    assert_eq!(position.refused("haunt @iron-mask"), "TER-236", "no Monster");
    assert_eq!(position.refused("haunt @gargoyle"), "TER-009", "the opponent's");
    position.acts(&["horde @mummy @shade", "no"]);
    assert_eq!(position.entry("shade").token, Token::Banish);
    assert_eq!(position.refused("haunt @shade"), "TER-236", "it came this turn");
}

/// TER-236, TER-237: once per turn and Monster; another one may still be activated.
#[test]
fn a_haunt_action_works_once_for_each_monster() {
    let position = Position::usual().play(&["shade", "gargoyle"]);
    let mut position = position.token("shade", Token::Banish).token("gargoyle", Token::Banish);
    position.act("haunt @shade");
    assert_eq!((position.resources(), position.refused("haunt @shade")), ((0, 2, 0), "TER-236"));
    position.act("haunt @gargoyle");
    assert_eq!((position.resources(), position.refused("haunt @gargoyle")), ((0, 4, 0), "TER-236"));
}

/// TER-237, TER-170: of two equal Monsters each has its own Haunt action, offered one at a time.
#[test]
fn two_equal_monsters_are_activated_one_by_one() {
    let mut position = Position::usual().play(&["shade", "shade"]);
    for entry in position.state.players[0].play.iter_mut() {
        (entry.token, entry.started) = (Token::Banish, true);
    }
    position.state.haunt_supply = 8;
    assert_eq!(position.offered(), ["haunt 1", "pass"]);
    position.act("haunt 1");
    assert_eq!(position.offered(), ["attack 1", "attack 2", "haunt 2", "pass"]);
    position.act("haunt 2");
    assert_eq!(position.resources(), (0, 4, 0));
}

/// TER-238: the keyword HAUNT does nothing in a Haunt action: the Shade still leaves in this turn's Cleanup.
#[test]
fn a_haunt_action_does_not_haunt_again() {
    let mut position = stayed();
    position.act("haunt @shade");
    assert_eq!((position.entry("shade").token, position.state.haunt_supply), (Token::Banish, 9));
    position.act("pass").luck();
    assert_eq!((position.hand_names(A), position.state.haunt_supply), (vec!["shade".to_owned()], 10));
}

/// TER-239: joining a Horde before the Haunt action, or after it, is no obstacle.
#[test]
fn a_horde_does_not_prevent_a_haunt_action() {
    let mut before = stayed().play(&["ghoul~a"]);
    before.acts(&["horde @ghoul @shade", "no", "haunt @shade"]);
    assert_eq!(before.resources(), (0, 2, 0));
    let mut after = stayed().play(&["ghoul~a"]);
    after.acts(&["haunt @shade", "horde @ghoul @shade", "ability @shade 1"]);
    assert_eq!(after.resources(), (0, 3, 0));
}

/// TER-240, TER-241: in Cleanup Banish-side Monsters go to the discard pile, and then the other tokens are turned.
#[test]
fn cleanup_banishes_and_then_turns() {
    let position = Position::usual().play(&["shade", "gargoyle", "cultist"]).deck(&["fanatic"; 5]);
    let mut position = position.token("shade", Token::Banish).token("gargoyle", Token::Haunt);
    position.act("pass");
    assert_eq!(
        (position.play_names(A), position.discard_names(A)),
        (vec!["gargoyle".to_owned()], vec!["cultist".to_owned(), "shade".into()])
    );
    assert_eq!((position.entry("gargoyle").token, position.state.haunt_supply), (Token::Banish, 9));
    assert!(!position.is_removed("shade"));
}

/// TER-242: a haunted Monster is there in the opponent's turn, with its Armour, and in the own next turn; then it leaves.
#[test]
fn a_haunted_monster_stays_one_more_turn() {
    let mut position = Position::usual().hand(&["gargoyle"]).hand_of(B, &["fanatic", "fanatic"]);
    position.acts(&["play gargoyle", "pass"]);
    assert_eq!((position.asked(), position.play_names(A)), (B, vec!["gargoyle".to_owned()]));
    position.acts(&["play fanatic", "play fanatic", "attack 2", "pass"]).luck();
    assert_eq!(position.lives(), (47, 50), "1 of 2 was absorbed");
    position.acts(&["haunt @gargoyle", "pass"]).luck();
    assert_eq!((position.play_names(A).len(), position.hand_names(A)), (0, vec!["gargoyle".to_owned()]));
}

/// TER-242: a Monster put into a Horde after it was haunted leaves in the same turn's Cleanup.
#[test]
fn a_haunted_monster_of_a_horde_leaves() {
    let mut position = Position::usual().play(&["ghoul"]).hand(&["shade"]).deck(&["cultist"; 5]);
    position.acts(&["play shade", "horde @ghoul @shade", "no", "pass"]);
    assert_eq!(
        (position.play_names(A).len(), position.discard_names(A)),
        (0, vec!["ghoul".to_owned(), "shade".into()])
    );
}

/// TER-243: a Monster that left and came back in its turn has not started it in play: no Haunt action.
#[test]
fn leaving_play_ends_having_started_there() {
    let mut position = stayed().hand(&["inspector", "crypt-warden"]);
    position.acts(&["play inspector", "destroy @shade", "play crypt-warden", "play shade"]);
    let shade = position.entry("shade");
    assert_eq!((shade.token, shade.started), (Token::Haunt, false));
    assert_eq!(position.refused("haunt @shade"), "TER-236");
}

/// TER-243: it is set when the turn begins, for the own cards only: the opponent's turn does not change it.
#[test]
fn starting_in_play_is_set_at_the_beginning_of_the_own_turn() {
    let mut position = Position::usual().hand(&["shade"]).play_of(B, &["gargoyle"]).token("gargoyle", Token::Banish);
    position.state.players[1].play[0].started = false;
    position.acts(&["play shade", "pass"]);
    assert!(position.entry("gargoyle").started && !position.entry("shade").started);
    position.act("pass").luck();
    assert!(position.entry("shade").started);
    assert!(position.offers("haunt @shade"));
}
