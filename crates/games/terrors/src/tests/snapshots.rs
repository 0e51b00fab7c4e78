//! What everybody sees at telling moments; the files in `snapshots` are to be read. `INSTA_UPDATE=always` writes them anew.

use kernel::{Game, Seat, Setup};

use super::position::{A, B, Position};
use crate::Terrors;
use crate::action::{Action, Outcome};
use crate::state::Token;

fn keep(moment: &str, position: &Position) {
    assert_eq!((A.index(), B.index()), (0, 1), "seat 1 is the active player A, seat 2 the opponent B");
    insta::assert_yaml_snapshot!(moment, laws::views::<Terrors>(&position.state, 2));
}

/// TER-021, TER-022: the second player is asked for an Overlord; nothing is laid out yet.
#[test]
fn overlords_are_chosen() {
    let mut state = Terrors::start(&Setup::usual(Terrors::meta())).expect("the setup fits");
    Terrors::resolve(&mut state, Outcome::Seat(Seat::new(1)), &mut Vec::new());
    let lilith: Action = "overlord lilith".parse().expect("an action");
    Terrors::apply(&mut state, B, lilith, &mut Vec::new());
    keep("overlords", &Position::of(state));
}

/// Section 5: a turn in full swing: hands, piles, Relics, tokens, a Horde, a Street card.
#[test]
fn a_turn_in_full_swing() {
    let position = Position::usual()
        .hand(&["fenris-1", "cultist"])
        .deck(&["imp", "fanatic"])
        .discard(&["zombie"])
        .play(&["iron-mask", "skeleton", "shade", "pickpocket"])
        .token("shade", Token::Haunt);
    let position =
        position.hand_of(B, &["azazael-1"]).deck_of(B, &["cultist"]).play_of(B, &["gargoyle", "canopic-jar"]);
    let position = position.token("gargoyle", Token::Banish).street(&["lich", "war-horn", "ghoul", "witch", "medium"]);
    let mut position = position.pool(2, 3, 1).life(41, 50);
    position.state.players[1].play[0].started = false;
    position.acts(&["horde @skeleton @shade", "ability @skeleton 1", "attack 1", "relic @iron-mask"]);
    keep("full-swing", &position);
}

/// TER-191: the opponent is asked how to answer a CURSE.
#[test]
fn a_curse_is_answered() {
    let position = Position::usual().hand(&["imp", "witch"]).deck(&["cultist"]).hand_of(B, &["cultist", "azazael-2"]);
    let mut position = position.deck_of(B, &["fanatic"]);
    position.act("play imp");
    keep("curse", &position);
}

/// TER-072: two triggered abilities wait, and their player chooses the order.
#[test]
fn triggers_wait() {
    let position =
        Position::usual().play(&["demonologist", "revenant"]).hand(&["will-o-wisp"]).hand_of(B, &["cultist"]);
    let mut position = position;
    position.act("play will-o-wisp");
    keep("triggers", &position);
}

/// TER-253: a LOOK: only the player sees the card.
#[test]
fn a_card_is_looked_at() {
    let mut position = Position::usual().play(&["spell-key"]).hand(&["cultist"]).deck(&["witch", "imp"]);
    position.act("relic @spell-key").brings(&["witch"]);
    keep("look", &position);
}

/// TER-115, TER-198: everybody knows the card on top of the deck and the one taken back by COMMAND.
#[test]
fn known_cards_in_deck_and_hand() {
    let position = Position::new("lilith", "fenris").hand(&["crypt-warden", "cultist"]).discard(&["poltergeist~ja"]);
    let mut position = position.deck(&["fanatic", "lilith-1"]).street(&["shade"]).pool(3, 0, 0);
    position.act("claim 1").brings(&["reaper"]).acts(&["top", "play crypt-warden"]);
    keep("known-cards", &position);
}

/// TER-092: a fourth Relic waits for a place.
#[test]
fn a_relic_waits_for_a_place() {
    let mut position =
        Position::usual().play(&["lycan-blood", "iron-mask", "war-horn"]).hand(&["spell-key", "cultist"]);
    position.act("play spell-key");
    keep("fourth-relic", &position);
}

/// TER-261, TER-242: the opponent's turn: A's hand is known by counting, a haunted Monster stays.
#[test]
fn the_turn_of_the_opponent() {
    let position = Position::usual().hand(&["shade"]).deck(&["cultist", "cultist", "fanatic", "fenris-1", "witch"]);
    let mut position = position.hand_of(B, &["fanatic", "azazael-1"]).deck_of(B, &["cultist"; 3]);
    position.acts(&["play shade", "pass"]).brings(&["cultist", "cultist", "fanatic", "fenris-1", "witch"]);
    keep("opponents-turn", &position);
}

/// TER-290: the end: hands stay hidden.
#[test]
fn the_end() {
    let mut position = Position::usual().hand(&["witch"]).hand_of(B, &["cultist"]).deck_of(B, &["fanatic"]);
    position = position.pool(0, 3, 0).life(9, 3);
    position.act("attack 3");
    keep("end", &position);
}
