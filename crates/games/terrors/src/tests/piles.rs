//! Piles, drawing, REVEAL, LOOK and CONVERT: section 8.14 of the rules.

use kernel::{Knowers, Viewer};

use super::position::{A, B, Position, card, kind};
use crate::event::Sight;

const VIEWERS: [Viewer; 3] = [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR];
/// Everybody but A.
const OTHERS: [Viewer; 2] = [Viewer::seat(B), Viewer::SPECTATOR];

/// Methuselah with an Undead in play, so that Blood Call reveals.
fn blood_call() -> Position {
    Position::new("methuselah", "fenris").play(&["ghoul"]).hand(&["methuselah-1"])
}

/// TER-250: an empty deck takes the shuffled discard pile, in the middle of a draw, and the draw goes on.
#[test]
fn a_draw_goes_on_with_the_discard_pile() {
    let mut position = Position::usual().hand(&["mad-doctor"]).deck(&["witch"]).discard(&["ghoul", "zombie"]);
    position.act("play mad-doctor").brings(&["witch"]);
    assert!(position.happened(Sight::Shuffled { seat: A, cards: 2 }));
    assert_eq!(
        (position.deck_names(A), position.discard_names(A).len()),
        (vec!["ghoul".into(), "zombie".to_owned()], 0)
    );
    position.brings(&["zombie"]);
    assert_eq!(
        (position.hand_names(A), position.deck_names(A)),
        (vec!["zombie".into(), "witch".into()], vec!["ghoul".to_owned()])
    );
}

/// TER-251: with deck and discard pile empty the rest of the draw is skipped, and what follows still happens.
#[test]
fn a_draw_may_run_out() {
    let mut position = Position::usual().hand(&["mad-doctor"]).discard(&["ghoul"]);
    position.act("play mad-doctor").brings(&["ghoul"]);
    assert_eq!(
        (position.hand_names(A), position.offered()),
        (vec!["ghoul".to_owned()], vec!["yes".into(), "no".into()])
    );
    let mut position = Position::usual().hand(&["mad-doctor"]);
    position.act("play mad-doctor");
    assert_eq!(position.offered(), ["attack 1", "attack 2", "pass"], "nothing drawn, and no hand to sacrifice from");
}

/// TER-252: a deck that has become empty stays so until a card is needed.
#[test]
fn nothing_is_shuffled_before_it_must() {
    let mut position = Position::usual().deck(&["cultist"; 5]).discard(&["witch"]).play(&["fanatic"]);
    position.act("pass").luck();
    assert_eq!((position.hand_names(A).len(), position.deck_names(A).len()), (5, 0));
    assert_eq!(position.discard_names(A), ["fanatic", "witch"]);
    assert!(!position.events.iter().any(|event| format!("{event:?}").contains("Shuffled")));
}

/// TER-253: LOOK shows the card to the player alone, REVEAL to everybody.
#[test]
fn look_is_private_and_reveal_public() {
    let mut position = Position::usual().play(&["spell-key"]).deck(&["witch", "ghoul"]);
    position.act("relic @spell-key").brings(&["witch"]);
    assert!(position.sights(Viewer::seat(A)).contains(&Sight::Looked { seat: A, card: Some(card("witch")) }));
    for viewer in OTHERS {
        assert!(position.sights(viewer).contains(&Sight::Looked { seat: A, card: None }));
    }
    let mut position = blood_call().deck(&["iron-mask", "ghoul"]);
    position.act("play methuselah-1").brings(&["iron-mask"]);
    for viewer in VIEWERS {
        assert!(position.sights(viewer).contains(&Sight::Revealed { seat: A, card: kind("iron-mask") }));
    }
}

/// TER-254: for a LOOK at an empty deck the discard pile is shuffled first; with a card in the deck it is not.
#[test]
fn a_look_shuffles_only_an_empty_deck() {
    let mut position = Position::usual().play(&["spell-key"]).discard(&["witch", "ghoul"]);
    position.act("relic @spell-key");
    assert!(position.happened(Sight::Shuffled { seat: A, cards: 2 }));
    position.brings(&["ghoul"]).act("pile");
    assert_eq!((position.deck_names(A), position.discard_names(A)), (vec!["witch".into()], vec!["ghoul".to_owned()]));
    let mut position = Position::usual().play(&["spell-key"]).discard(&["witch"]).deck(&["ghoul"]);
    position.act("relic @spell-key").brings(&["ghoul"]).act("no");
    assert_eq!((position.deck_names(A), position.discard_names(A)), (vec!["ghoul".into()], vec!["witch".to_owned()]));
}

/// TER-254: if there is no card at all, LOOK and REVEAL do nothing.
#[test]
fn nothing_can_be_looked_at() {
    let mut position = Position::usual().play(&["spell-key"]);
    position.act("relic @spell-key");
    assert_eq!((position.resources(), position.offered()), ((1, 0, 0), vec!["pass".to_owned()]));
    let mut position = blood_call();
    position.act("play methuselah-1");
    assert_eq!((position.resources(), position.asked()), ((1, 0, 0), A));
}

/// TER-255: a hand has no limit: with all ten Rally tokens fifteen cards are drawn.
#[test]
fn a_hand_has_no_limit() {
    let deck = ["cultist"; 10].into_iter().chain(["fanatic"; 6]).collect::<Vec<_>>();
    let mut position = Position::usual().deck(&deck);
    (position.state.players[0].rally, position.state.rally_supply) = (10, 0);
    position.act("pass").luck();
    assert_eq!((position.hand_names(A).len(), position.deck_names(A).len()), (15, 1));
}

/// TER-256: nobody discards of their own accord.
#[test]
fn nobody_discards_voluntarily() {
    let position = Position::new("methuselah", "fenris").hand(&["cultist", "fanatic"]).hand_of(B, &["cultist"]);
    assert_eq!(position.refused("discard cultist"), "TER-045");
    assert_eq!(position.refused_to(B, "discard cultist"), "TER-046");
}

/// TER-257: everybody sees both discard piles, whatever the order in which cards came there.
#[test]
fn discard_piles_are_open_and_without_order() {
    let one = Position::usual().discard(&["witch", "cultist", "ghoul"]).discard_of(B, &["fanatic"]);
    let other = Position::usual().discard(&["ghoul", "witch", "cultist"]).discard_of(B, &["fanatic"]);
    assert_eq!(one.state, other.state);
    for viewer in VIEWERS {
        let players = one.view(viewer).players;
        assert_eq!(players[0].discard, ["cultist", "ghoul", "witch"].map(card));
        assert_eq!(players[1].discard, ["fanatic"].map(card));
    }
}

/// TER-257: cards in a discard pile have no effects: no trigger, no Armour, no condition, no count.
#[test]
fn cards_in_a_discard_pile_do_nothing() {
    let position = Position::new("fenris", "azazael").life(40, 50).discard(&["witch", "rat-swarm", "wendigo"]);
    let mut position = position.discard_of(B, &["long-sunrise-mail"]).hand(&["imp", "fenris-2", "chimera"]);
    position.act("play imp");
    assert_eq!(position.lives(), (40, 48), "no life by the Witch");
    position.act("play fenris-2");
    assert!(position.happened(Sight::NoCondition { seat: A, card: kind("fenris-2") }));
    position.act("play chimera");
    assert_eq!(position.resources(), (2, 6, 3), "Chimera: 1 and 2 for Spirit and Beast");
    position.act("attack 5");
    assert_eq!(position.lives(), (40, 43));
}

/// TER-258: what lets Power be exchanged holds for the rest of the phase, for any amount and as often as wanted.
#[test]
fn power_becomes_coins_one_for_one() {
    let mut position = Position::usual().play(&["alchemists-retort"]).pool(1, 4, 2);
    assert_eq!(position.refused("convert 1"), "TER-258");
    position.act("relic @alchemists-retort");
    assert_eq!(position.resources(), (1, 5, 2));
    assert_eq!((position.refused("convert 6"), position.refused("convert 0")), ("TER-042", "TER-042"));
    position.act("convert 2");
    assert_eq!(position.resources(), (3, 3, 2));
    position.act("convert 3");
    assert_eq!((position.resources(), position.offered()), ((6, 0, 2), vec!["buy acolyte".to_owned(), "pass".into()]));
}

/// TER-258: the permission ends with the phase, and is used between actions, not inside one.
#[test]
fn the_exchange_ends_with_the_phase() {
    let mut position = Position::usual().play(&["alchemists-retort"]).hand(&["hellhound"]).pool(0, 4, 0);
    position.acts(&["relic @alchemists-retort", "play hellhound"]);
    assert_eq!(position.refused("convert 1"), "TER-045", "FRENZY is asked");
    position.acts(&["take power", "convert 1", "pass"]).luck();
    position.act("pass");
    position.act("play hellhound").act("take power");
    assert_eq!(position.refused("convert 1"), "TER-258", "a turn later");
}

/// TER-259: whatever is put on a discard pile or removed lies face up: bought, discarded, destroyed, cleaned up, sacrificed.
#[test]
fn discarded_and_removed_cards_are_face_up() {
    let position = Position::usual().street(&["shade"]).market(&[]).pool(3, 0, 0).play(&["zombie"]);
    let position = position.hand(&["inspector", "grave-robber", "imp"]).hand_of(B, &["fanatic"]);
    let mut position = position.deck(&["cultist"; 5]);
    position.acts(&["buy 1", "play imp", "discard fanatic", "play inspector", "destroy @zombie"]);
    position.acts(&["play grave-robber", "sacrifice @imp", "pass"]).luck();
    for viewer in VIEWERS {
        let view = position.view(viewer);
        assert_eq!(view.players[0].discard, ["zombie", "grave-robber", "inspector", "shade"].map(card));
        assert_eq!(view.players[1].discard, ["fanatic"].map(card));
        assert!(view.removed.contains(&kind("imp")));
    }
}

/// TER-260: a card that was looked at or revealed and not moved is the next one drawn.
#[test]
fn a_card_left_stays_on_top() {
    let position = Position::new("methuselah", "fenris").play(&["spell-key", "ghoul"]);
    let mut position = position.deck(&["witch", "cultist", "cultist"]).hand(&["methuselah-2"]);
    position.act("relic @spell-key").brings(&["witch"]).acts(&["no", "play methuselah-2"]);
    assert_eq!(position.hand_names(A), ["witch"], "drawn without chance");
    let mut position = blood_call().deck(&["iron-mask", "cultist"]).hand(&["methuselah-2"]);
    position.act("play methuselah-1").brings(&["iron-mask"]).act("play methuselah-2");
    assert_eq!((position.hand_names(A), position.play_names(A).len()), (vec!["iron-mask".to_owned()], 3));
}

/// TER-261: when the last card of the deck is drawn, everybody can name the hand, and goes on knowing it.
#[test]
fn an_empty_deck_tells_the_hand() {
    let position = Position::new("methuselah", "fenris").play(&["ghoul"]).hand(&["methuselah-2", "witch", "cultist"]);
    let mut position = position.deck(&["fanatic"]).discard(&["shade"]);
    assert_eq!(position.shown(Viewer::seat(B), A).len(), 0);
    position.act("play methuselah-2").brings(&["fanatic"]);
    for viewer in OTHERS {
        assert_eq!(position.shown(viewer, A), ["cultist", "fanatic", "witch"]);
    }
    position.act("overlord").brings(&["shade"]);
    for viewer in OTHERS {
        assert_eq!(position.shown(viewer, A), ["cultist", "fanatic", "witch", "shade"], "the new deck is empty again");
    }
}

/// TER-261: also in the middle of a draw: what is drawn after the reshuffle stays secret.
#[test]
fn an_empty_deck_in_the_middle_of_a_draw_tells_the_hand() {
    let position = Position::usual().deck(&["witch", "cultist"]).discard(&["ghoul", "ghoul", "fanatic", "fanatic"]);
    let mut position = position;
    position.act("pass").brings(&["cultist", "witch", "ghoul", "fanatic", "fanatic"]);
    for viewer in OTHERS {
        assert_eq!(position.shown(viewer, A), ["cultist", "witch"]);
        assert_eq!(position.view(viewer).players[0].hand.size, 5);
    }
    assert_eq!(position.deck_names(A), ["ghoul"]);
}

/// TER-261: the last card may also leave the deck by a LOOK or by Blood Call.
#[test]
fn an_empty_deck_tells_the_hand_however_it_became_empty() {
    let mut looked = Position::usual().play(&["spell-key"]).hand(&["witch"]).deck(&["cultist"]);
    looked.act("relic @spell-key").brings(&["cultist"]);
    assert_eq!(looked.shown(Viewer::seat(B), A).len(), 0);
    looked.act("pile");
    assert_eq!(looked.shown(Viewer::seat(B), A), ["witch"]);
    let mut revealed = blood_call().hand(&["witch"]).deck(&["cultist"]);
    revealed.act("play methuselah-1").brings(&["cultist"]);
    assert_eq!(revealed.shown(Viewer::SPECTATOR, A), ["witch"]);
}

/// TER-262: of two equal cards the one known to the opponent leaves first, so no mark tells of the second.
#[test]
fn the_known_copy_leaves_first() {
    let position = Position::usual().hand(&["crypt-warden", "cultist"]).discard(&["cultist"]);
    let mut position = position.deck(&["witch"]).hand_of(B, &["cultist"]);
    position.act("play crypt-warden");
    assert_eq!((position.hand_names(A).len(), position.shown(Viewer::seat(B), A)), (2, vec!["cultist".to_owned()]));
    position.act("play cultist");
    assert_eq!((position.hand_names(A), position.shown(Viewer::seat(B), A)), (vec!["cultist".to_owned()], vec![]));
    assert_eq!(position.shown(Viewer::seat(A), A), ["cultist"], "the owner still knows");
}

/// TER-262: so it is with a discard, and with the card put back by Pass.
#[test]
fn the_known_copy_leaves_first_however_it_leaves() {
    let known = || {
        let mut position = Position::usual().hand_of(B, &["fanatic"]).deck_of(B, &["cultist", "witch"]);
        position = position.hand(&["imp"]);
        let fanatic = position.state.removed.remove(kind("fanatic"));
        assert!(fanatic);
        position.state.player_mut(B).hand.add(card("fanatic"), Knowers::EVERYBODY);
        position
    };
    let mut position = known();
    assert_eq!(position.shown(Viewer::seat(A), B), ["fanatic"]);
    position.acts(&["play imp", "discard fanatic"]);
    assert_eq!((position.hand_names(B).len(), position.shown(Viewer::seat(A), B)), (1, vec![]));
    let mut position = known();
    position.acts(&["play imp", "lose", "pass"]).luck();
    position.act("play fanatic");
    assert_eq!((position.hand_names(B).len(), position.shown(Viewer::seat(A), B)), (1, vec![]));
    position.act("pass").luck();
    assert_eq!(
        position
            .sights(Viewer::seat(A))
            .iter()
            .filter(|sight| matches!(sight, Sight::PutBack { card: None, .. }))
            .count(),
        1
    );
}
