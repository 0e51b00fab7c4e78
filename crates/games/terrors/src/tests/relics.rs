//! Relics. Section 8.7 of the rules.

use kernel::Viewer;

use super::general::is_action_of;
use super::position::{A, B, Position, kind, sorted};
use crate::event::Sight;

const THREE: [&str; 3] = ["charons-obol", "iron-mask", "war-horn"];

/// TER-090: a bought Relic is in the zone of the buyer at once, face up, and can be used.
#[test]
fn a_bought_relic_can_be_used_at_once() {
    let mut position = Position::usual().street(&["charons-obol"]).pool(2, 0, 0);
    position.act("buy 1").brings(&["witch"]);
    assert_eq!((position.play_names(A), position.discard_names(A)), (sorted(&["charons-obol"]), Vec::new()));
    assert_eq!(position.resources(), (0, 0, 0), "buying does not activate it");
    position.act("relic @charons-obol");
    assert_eq!(position.resources(), (1, 0, 0));
}

/// TER-091, TER-100: a Relic played from the hand goes into the zone without being activated, and can be used then.
#[test]
fn a_played_relic_is_not_activated() {
    let mut position = Position::usual().hand(&["sword-of-methuselah"]);
    position.act("play sword-of-methuselah");
    assert_eq!((position.resources(), position.play_names(A)), ((0, 0, 0), sorted(&["sword-of-methuselah"])));
    position.act("relic @sword-of-methuselah");
    assert_eq!(position.resources(), (0, 3, 0));
}

/// TER-092: a fourth Relic from the hand needs the place of one of the three, which leaves the game first.
#[test]
fn a_fourth_relic_replaces_one() {
    let mut position = Position::usual().play(&THREE).hand(&["spell-key"]);
    position.act("play spell-key");
    assert_eq!(position.offered(), ["replace 1", "replace 2", "replace 3"]);
    assert_eq!(position.view(Viewer::seat(B)).about, Some(kind("spell-key")));
    assert!(!position.play_names(A).contains(&"spell-key".to_owned()), "it is added after the choice");
    position.act("replace @iron-mask");
    assert_eq!(position.play_names(A), ["charons-obol", "war-horn", "spell-key"]);
    assert!(position.is_removed("iron-mask"));
    assert_eq!((position.discard_names(A), position.resources()), (Vec::new(), (0, 0, 0)));
}

/// TER-092: up to three no place has to be made, and what is no Relic takes none.
#[test]
fn three_relics_have_place() {
    let mut position = Position::usual().play(&["charons-obol", "iron-mask", "ghoul", "cultist"]).hand(&["war-horn"]);
    position.act("play war-horn");
    assert_eq!((is_action_of(&position, A), position.play_names(A).len()), (true, 5));
    let mut other = Position::usual().play_of(B, &THREE).hand(&["spell-key"]);
    other.act("play spell-key");
    assert_eq!(other.play_names(A), sorted(&["spell-key"]), "the opponent's zone is another one");
}

/// TER-093: the same when it is bought, after paying and refilling; the new one cannot be chosen, and it is no SACRIFICE.
#[test]
fn a_fourth_relic_can_be_bought() {
    let mut position = Position::usual().play(&THREE).play(&["wendigo"]).street(&["ghoul", "spell-key"]).pool(4, 0, 0);
    position.act("buy 2");
    assert_eq!(position.resources(), (0, 0, 0));
    assert!(position.waits_for_chance());
    position.brings(&["witch"]);
    assert_eq!(position.street_names()[..2], ["ghoul", "witch"]);
    assert_eq!(position.offered(), ["replace 1", "replace 2", "replace 3"]);
    assert_eq!(position.refused("replace @wendigo"), "TER-011");
    position.act("replace @charons-obol");
    assert_eq!(position.play_names(A), ["iron-mask", "war-horn", "wendigo", "spell-key"]);
    assert_eq!(position.resources(), (0, 0, 0), "no Regeneration, and the Wendigo sees no SACRIFICE");
    position.act("relic @spell-key");
    assert_eq!(position.resources(), (1, 0, 0));
}

/// TER-094: a Relic action gives its effect at once, once per turn and Relic.
#[test]
fn each_relic_is_used_once_per_turn() {
    let mut position = Position::usual().play(&["charons-obol", "canopic-jar"]).play_of(B, &["iron-mask"]);
    assert_eq!(position.offered(), ["relic 1", "relic 2", "pass"]);
    position.act("relic @charons-obol");
    assert_eq!(
        (position.resources(), position.offered()),
        ((1, 0, 0), ["relic 2", "pass"].map(str::to_owned).to_vec())
    );
    assert_eq!(position.refused("relic @charons-obol"), "TER-094");
    position.act("relic @canopic-jar");
    assert_eq!((position.resources(), position.offered()), ((1, 0, 3), ["pass"].map(str::to_owned).to_vec()));
    position.act("pass").act("pass");
    assert_eq!(position.offered(), ["relic 1", "relic 2", "pass"], "in the next turn again");
}

/// TER-095: resources, then keywords, then the text.
#[test]
fn a_relic_resolves_like_a_monster() {
    let mut key = Position::usual().play(&["spell-key"]).deck(&["cultist"]);
    key.act("relic @spell-key");
    assert_eq!((key.resources(), key.waits_for_chance()), ((1, 0, 0), true));
    key.brings(&["cultist"]).act("pile");
    assert_eq!(key.discard_names(A), sorted(&["cultist"]));
    let mut blood = Position::usual().play(&["lycan-blood"]);
    blood.act("relic @lycan-blood");
    assert_eq!((blood.resources(), blood.offered()), ((0, 1, 0), ["yes", "no"].map(str::to_owned).to_vec()));
    let mut horn = Position::usual().play(&["war-horn"]);
    horn.act("relic @war-horn");
    assert_eq!((horn.state.own().rally, horn.state.rally_supply), (1, 9));
}

/// TER-096: a Relic without anything to activate is offered neither by itself nor to the Relic Hunter.
#[test]
fn the_mail_cannot_be_activated() {
    let mut position = Position::usual().play(&["long-sunrise-mail"]).hand(&["relic-hunter"]);
    assert_eq!(position.refused("relic @long-sunrise-mail"), "TER-096");
    position.act("play relic-hunter");
    assert_eq!((is_action_of(&position, A), position.resources()), (true, (0, 1, 0)));
    let mut two = Position::usual().play(&["long-sunrise-mail", "charons-obol", "iron-mask"]).hand(&["relic-hunter"]);
    two.act("play relic-hunter");
    assert_eq!(two.offered(), ["relic 2", "relic 3"]);
    assert_eq!(two.refused("relic @long-sunrise-mail"), "TER-011");
}

/// TER-097: the Relic Hunter activates a used Relic again; an unused one is used up by it.
#[test]
fn the_relic_hunter_activates_and_uses_up() {
    let mut again = Position::usual().play(&["charons-obol", "canopic-jar"]).hand(&["relic-hunter"]);
    again.act("relic @charons-obol").act("play relic-hunter").act("relic @charons-obol");
    assert_eq!(again.resources(), (2, 1, 0));
    assert!(again.offers("relic @canopic-jar"));
    let mut unused = Position::usual().play(&["charons-obol", "canopic-jar"]).hand(&["relic-hunter"]);
    unused.act("play relic-hunter").act("relic @canopic-jar");
    assert_eq!(unused.resources(), (0, 1, 3));
    assert_eq!(unused.refused("relic @canopic-jar"), "TER-094");
    unused.act("relic @charons-obol");
    assert_eq!(unused.resources(), (1, 1, 3));
}

/// TER-097: it resolves the Relic completely, with its choices, and must if there is one.
#[test]
fn the_relic_hunter_resolves_a_relic_completely() {
    let mut position = Position::usual().play(&["lycan-blood"]).hand(&["relic-hunter"]).discard(&["ghoul", "cultist"]);
    position.act("play relic-hunter");
    assert_eq!(position.offered(), ["yes", "no"], "the only Relic is not asked for");
    position.act("yes").act("command ghoul");
    assert_eq!(position.discard_names(A), ["cultist", "lycan-blood~u"]);
}

/// TER-098: Relics stay through every Cleanup.
#[test]
fn relics_stay() {
    let mut position = Position::usual().play(&["charons-obol"]).play_of(B, &["iron-mask"]);
    for _ in 0..4 {
        position.act("pass");
    }
    assert_eq!((position.play_names(A), position.play_names(B)), (sorted(&["charons-obol"]), sorted(&["iron-mask"])));
    assert_eq!((position.id("charons-obol"), position.state.round), (1, 3), "with the same number");
}

/// TER-099: a Relic that was used, destroyed, drawn and played again stays used for this turn.
#[test]
fn use_stays_with_the_card() {
    let mut position = Position::usual().play(&["lycan-blood"]).hand(&["lich"]);
    position.act("relic @lycan-blood").act("yes");
    assert_eq!(position.discard_names(A), ["lycan-blood~u"]);
    position.act("play lich").brings(&["lycan-blood~u"]);
    assert_eq!(position.hand_names(A), ["lycan-blood~u"]);
    position.act("play lycan-blood~u");
    assert_eq!(position.refused("relic @lycan-blood"), "TER-094");
    position.act("pass").brings(&["lich"]).act("pass");
    assert!(position.offers("relic @lycan-blood"), "in the next turn it is not used");
}

/// TER-099, TER-092: the mark goes with the card though it has to wait for a place in the zone.
#[test]
fn use_stays_with_a_card_that_replaces_another() {
    let mut position = Position::usual().play(&["lycan-blood"]).play(&["charons-obol", "iron-mask"]);
    position = position.hand(&["lich", "war-horn"]);
    position.act("relic @lycan-blood").act("yes").act("play war-horn").act("play lich").brings(&["lycan-blood~u"]);
    position.act("play lycan-blood~u").act("replace @charons-obol");
    assert_eq!(position.refused("relic @lycan-blood"), "TER-094");
}

/// TER-100, TER-091: a Relic in a discard pile is shuffled and drawn like any card, and played from the hand.
#[test]
fn a_relic_can_be_drawn() {
    let mut position = Position::usual().discard(&["sword-of-methuselah", "cultist"]);
    position.act("pass").brings(&["cultist", "sword-of-methuselah"]).act("pass");
    assert_eq!(position.hand_names(A), sorted(&["cultist", "sword-of-methuselah"]));
    position.act("play sword-of-methuselah");
    assert_eq!((position.resources(), position.play_names(A)), ((0, 0, 0), sorted(&["sword-of-methuselah"])));
    let placed = |sight: &Sight| matches!(sight, Sight::RelicPlaced { .. });
    assert!(!position.sights(Viewer::SPECTATOR).iter().any(placed), "it was played, not bought");
}
