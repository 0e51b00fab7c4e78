//! The Overlord action: section 8.11 of the rules.

use super::position::{A, B, Position};
use crate::event::Sight;

fn methuselah() -> Position {
    Position::new("methuselah", "azazael")
}

fn fenris() -> Position {
    Position::new("fenris", "azazael")
}

fn lilith() -> Position {
    Position::new("lilith", "azazael")
}

fn azazael() -> Position {
    Position::new("azazael", "fenris")
}

/// TER-180: once per turn, and again in the next own turn.
#[test]
fn the_ability_is_used_once_per_turn() {
    let mut position = azazael().hand(&["cultist", "fanatic", "fanatic"]);
    position.act("sacrifice cultist");
    assert_eq!(position.refused("sacrifice fanatic"), "TER-180");
    assert!(position.view(kernel::Viewer::SPECTATOR).overlord_used);
    position.acts(&["play fanatic", "pass"]).luck();
    position.act("pass").luck();
    assert!(position.offers("sacrifice fanatic"), "it is the next turn");
}

/// TER-180: what another Overlord can do is refused.
#[test]
fn nobody_has_the_ability_of_another() {
    let with = |position: Position| position.hand(&["cultist"]).street(&["ghoul"]).pool(3, 3, 0);
    let all = ["overlord", "hunt 1 0", "claim 1", "claim acolyte", "sacrifice cultist"];
    let own: [(Position, &[&str]); 4] = [
        (methuselah(), &["overlord"]),
        (fenris(), &["hunt 1 0"]),
        (lilith(), &["claim 1", "claim acolyte"]),
        (azazael(), &["sacrifice cultist"]),
    ];
    for (position, own) in own {
        let position = with(position);
        for action in all {
            match own.contains(&action) {
                true => assert!(position.offers(action), "{action}"),
                false => assert_eq!(position.refused(action), "TER-180", "{action}"),
            }
        }
    }
}

/// TER-181: Methuselah draws, and then discards a card of the hand, which may be the drawn one.
#[test]
fn methuselah_draws_then_discards() {
    let mut position = methuselah().hand(&["fanatic"]).deck(&["cultist", "witch"]);
    position.act("overlord").brings(&["witch"]);
    assert_eq!(position.offered(), ["discard fanatic", "discard witch"]);
    assert_eq!(position.refused("no"), "TER-045", "it is a must");
    assert_eq!(position.refused("discard cultist"), "TER-050");
    position.act("discard witch");
    assert_eq!((position.hand_names(A), position.discard_names(A)), (vec!["fanatic".into()], vec!["witch".into()]));
}

/// TER-181, TER-012: a hand of one is discarded without asking, a larger one is asked even if its cards are equal.
#[test]
fn methuselah_is_asked_from_two_cards_on() {
    let mut position = methuselah().deck(&["cultist", "witch"]);
    position.act("overlord").brings(&["cultist"]);
    assert_eq!((position.hand_names(A).len(), position.discard_names(A)), (0, vec!["cultist".to_owned()]));
    let mut position = methuselah().hand(&["cultist"]).deck(&["cultist"]);
    position.act("overlord").brings(&["cultist"]);
    assert_eq!(position.offered(), ["discard cultist"]);
}

/// TER-181, TER-186: nothing to draw leads on to the discard; nothing to discard either: the ability is used all the same.
#[test]
fn methuselah_is_always_possible() {
    let mut position = methuselah().hand(&["cultist", "fanatic"]);
    position.act("overlord");
    assert_eq!(position.offered(), ["discard cultist", "discard fanatic"]);
    let mut position = methuselah();
    position.act("overlord");
    assert_eq!((position.offered(), position.refused("overlord")), (vec!["pass".to_owned()], "TER-180"));
}

/// TER-181, TER-250: the draw shuffles the discard pile if it has to.
#[test]
fn methuselah_shuffles_to_draw() {
    let mut position = methuselah().discard(&["witch", "ghoul"]);
    position.act("overlord").brings(&["ghoul"]);
    assert_eq!((position.deck_names(A), position.discard_names(A)), (vec!["witch".into()], vec!["ghoul".into()]));
}

/// TER-182: every division of the price between Coins and Power that can be paid, and no other.
#[test]
fn fenris_pays_with_coins_and_power() {
    let with = |coin, power| {
        let position = fenris().street(&["shade"]).market(&[]).pool(coin, power, 3);
        position.offered().into_iter().filter(|text| text.starts_with("hunt")).collect::<Vec<_>>()
    };
    assert_eq!(with(3, 3), ["hunt 1 0", "hunt 1 1", "hunt 1 2", "hunt 1 3"]);
    assert_eq!(with(2, 2), ["hunt 1 1", "hunt 1 2"]);
    assert_eq!(with(0, 3), ["hunt 1 3"]);
    assert!(with(1, 1).is_empty(), "Regeneration does not pay");
    let mut position = fenris().street(&["shade"]).market(&[]).pool(2, 2, 0);
    position.act("hunt 1 2");
    assert_eq!((position.resources(), position.discard_names(A)), ((1, 0, 0), vec!["shade".to_owned()]));
    assert!(position.happened(Sight::Bought { seat: A, card: "shade".parse().unwrap(), place: 1, coins: 1, power: 2 }));
}

/// TER-182, TER-183: only a Street Monster below cost 4: no Relic, no dearer card, no empty place, no more Power than the price.
#[test]
fn fenris_hunts_cheap_monsters_only() {
    let position = fenris().street(&["skeleton", "iron-mask", "ghoul", "medium"]).market(&[]).pool(0, 2, 0);
    assert_eq!(position.refused("hunt 1 2"), "TER-183", "cost 4");
    assert_eq!(position.refused("hunt 2 2"), "TER-183", "a Relic");
    assert_eq!(position.refused("hunt 3 2"), "TER-183", "more than its cost");
    assert_eq!(position.refused("hunt 4 2"), "TER-110", "a Coin is missing");
    assert_eq!(position.refused("hunt 5 0"), "TER-116");
    assert!(position.offers("hunt 3 1"));
}

/// TER-183: the slot is refilled first and the card placed like any other, so a Ghoul may go on top of the deck.
#[test]
fn fenris_places_as_any_buyer() {
    let mut position = fenris().street(&["ghoul", "shade"]).market(&["witch"]).pool(0, 3, 0);
    let mut plain = position.clone();
    position.act("hunt 1 1").brings(&["witch"]);
    assert_eq!(position.offered(), ["top", "pile"]);
    assert_eq!(position.street_names(), ["witch", "shade", "-", "-", "-"]);
    position.act("top");
    assert_eq!(position.deck_names(A), ["ghoul"]);
    plain.act("hunt 2 3").brings(&["witch"]);
    assert_eq!((plain.discard_names(A), plain.offered()), (vec!["shade".to_owned()], vec!["pass".to_owned()]));
}

/// TER-184: Lilith's card has SUMMON whatever it is and costs its price in Coins; the choice comes after the refill.
#[test]
fn lilith_claims_a_monster() {
    let mut position = lilith().street(&["mad-doctor"]).market(&["witch"]).pool(7, 9, 0);
    position.act("claim 1").brings(&["witch"]);
    assert_eq!((position.offered(), position.resources()), (vec!["top".to_owned(), "pile".into()], (0, 9, 0)));
    let mut pile = position.clone();
    position.act("top");
    assert_eq!((position.deck_names(A), position.discard_names(A).len()), (vec!["mad-doctor".to_owned()], 0));
    pile.act("pile");
    assert_eq!((pile.deck_names(A).len(), pile.discard_names(A)), (0, vec!["mad-doctor".to_owned()]));
}

/// TER-184: the SUMMON is for this purchase only: the same card bought later has none.
#[test]
fn lilith_gives_summon_once() {
    let mut position = lilith().street(&["shade", "shade"]).market(&[]).pool(6, 0, 0);
    position.acts(&["claim 1", "top", "buy 2"]);
    assert_eq!((position.discard_names(A), position.offered()), (vec!["shade".to_owned()], vec!["pass".to_owned()]));
}

/// TER-184, TER-119: an Acolyte can be claimed; which one it is shows only when it is paid.
#[test]
fn lilith_claims_an_acolyte() {
    let mut position = lilith().acolytes(&["acolyte-beast", "acolyte-spirit"]).pool(2, 0, 0);
    position.act("claim acolyte");
    assert!(position.waits_for_chance() && position.resources() == (0, 0, 0));
    position.brings(&["acolyte-spirit"]).act("top");
    assert_eq!(position.known(kernel::Viewer::seat(B), A), [(0, "acolyte-spirit".to_owned())]);
}

/// TER-184: no Relic, no card that is too dear, no Acolyte from an empty pile.
#[test]
fn lilith_claims_what_she_can_pay() {
    let position = lilith().street(&["iron-mask", "witch"]).acolytes(&[]).market(&[]).pool(4, 9, 0);
    assert_eq!(position.refused("claim 1"), "TER-184");
    assert_eq!(position.refused("claim 2"), "TER-110");
    assert_eq!(position.refused("claim 3"), "TER-116");
    assert_eq!(position.refused("claim acolyte"), "TER-120");
    assert!(!position.offered().iter().any(|text| text.starts_with("claim")));
    assert_eq!(lilith().pool(1, 0, 0).refused("claim acolyte"), "TER-110");
}

/// TER-185: Azazael sacrifices a card of the hand, of any type, for the resource; without a card it is not possible.
#[test]
fn azazael_sacrifices_from_the_hand() {
    let position = azazael().hand(&["cultist", "cultist", "azazael-1", "iron-mask", "witch"]);
    let sacrifices = |position: &Position| {
        position.offered().into_iter().filter(|text| text.starts_with("sacrifice")).collect::<Vec<_>>()
    };
    let all = ["sacrifice cultist", "sacrifice azazael-1", "sacrifice witch", "sacrifice iron-mask"];
    assert_eq!(sacrifices(&position), all);
    for (action, name) in all.into_iter().zip(["cultist", "azazael-1", "witch", "iron-mask"]) {
        let mut position = position.clone();
        let before = position.state.removed.len();
        position.act(action);
        assert_eq!((position.resources(), position.hand_names(A).len()), ((0, 0, 1), 4), "{name}");
        assert!(position.is_removed(name) && position.state.removed.len() == before + 1);
        assert!(position.discard_names(A).is_empty());
    }
    let empty = azazael().play(&["cultist"]);
    assert_eq!((empty.offered(), empty.refused("sacrifice cultist")), (vec!["pass".to_owned()], "TER-050"));
}

/// TER-185, TER-206: it is a SACRIFICE like any other: a Wendigo in play sees it.
#[test]
fn azazaels_sacrifice_is_seen() {
    let mut position = azazael().play(&["wendigo"]).hand(&["cultist"]);
    position.act("sacrifice cultist");
    assert_eq!(position.resources(), (0, 2, 1));
}

/// TER-186: it is used up when it is chosen, not when it is done.
#[test]
fn the_ability_is_used_when_chosen() {
    let mut position = lilith().street(&["shade"]).market(&["witch"]).pool(9, 0, 0);
    position.act("claim 1");
    assert!(position.state.turn.overlord_used && position.waits_for_chance());
    position.brings(&["witch"]).act("pile");
    assert_eq!(position.refused("claim 1"), "TER-180");
    assert!(position.offers("buy 1"), "an ordinary purchase is still possible");
}
