//! The end of the game, and that there is one: section 8.16 of the rules.

use kernel::{Game, GameResult};

use super::position::{A, B, Position};
use crate::Terrors;
use crate::cards::Kind;
use crate::effect::{Cost, Effect};
use crate::event::Sight;
use crate::state::{Reason, Token};

/// The reason, how A and B ended, and their points.
fn verdict(position: &Position) -> (&'static str, [(GameResult, i32); 2]) {
    assert!(position.is_over());
    let verdict = Terrors::verdict(&position.state);
    (verdict.reason, [A, B].map(|seat| (verdict.of(seat).result, verdict.of(seat).points)))
}

/// TER-290, TER-002: at 0 life it is over at once; nothing is offered any more.
#[test]
fn a_deadly_attack_ends_the_game() {
    let mut position = Position::usual().life(7, 3).pool(5, 4, 0).hand(&["cultist"]);
    position.act("attack 4");
    assert_eq!(verdict(&position), ("life", [(GameResult::Won, 7), (GameResult::Lost, 0)]));
    assert!(Terrors::offered(&position.state, A).is_empty() && Terrors::offered(&position.state, B).is_empty());
    assert_eq!(position.refused_to(A, "play cultist"), "TER-046");
    assert!(position.happened(Sight::Ended { winner: Some(A), reason: Reason::Life }));
}

/// TER-290: an attack that leaves 1 life does not end it.
#[test]
fn one_life_is_enough() {
    let mut position = Position::usual().life(7, 5).pool(0, 4, 0);
    position.act("attack 4");
    assert_eq!((position.lives(), position.is_over()), ((7, 1), false));
}

/// TER-290: after a deadly CURSE neither the card's next keyword nor a trigger is resolved.
#[test]
fn nothing_is_resolved_after_the_end() {
    let mut position = Position::usual().life(30, 2).play(&["witch", "succubus"]).hand(&["wraith"]);
    position.act("play wraith");
    assert!(position.is_over());
    assert_eq!((position.lives(), position.resources()), ((30, 0), (0, 2, 2)), "no life, no Power");
    assert_eq!((position.entry("wraith").token, position.state.haunt_supply), (Token::None, 10));
}

/// TER-290: the game may end by the loser's own answer, in the turn of the other.
#[test]
fn the_loser_may_choose_it() {
    let mut position = Position::usual().life(1, 2).hand(&["imp"]).hand_of(B, &["cultist"]);
    position.acts(&["play imp", "lose"]);
    assert_eq!(verdict(&position), ("life", [(GameResult::Won, 1), (GameResult::Lost, 0)]));
}

/// TER-291, TER-141: life is paid only if some is left, so the payer lives when the other dies of it.
#[test]
fn both_are_never_at_nothing() {
    let mut position = Position::usual().life(2, 2).play(&["voodoo-doll"]);
    position.acts(&["relic @voodoo-doll", "yes"]);
    assert_eq!((position.lives(), verdict(&position).0), ((1, 0), "life"));
    let mut position = Position::usual().life(1, 2).play(&["voodoo-doll"]);
    position.act("relic @voodoo-doll");
    assert_eq!((position.lives(), position.offered()), ((1, 2), vec!["pass".to_owned()]));
}

/// TER-291: no card takes life from its own player, but as a price, and the only such card is the Voodoo Doll.
#[test]
fn no_card_harms_its_player() {
    let costs_life = |effect: &Effect| matches!(effect, Effect::May { cost: Cost::Life(_), .. });
    let paid = Kind::all().filter(|kind| kind.face().play.iter().any(costs_life));
    assert_eq!(paid.map(Kind::id).collect::<Vec<_>>(), ["voodoo-doll"]);
}

/// TER-292: when the second player's 30th turn has ended, more life wins, equal life is a draw.
#[test]
fn day_breaks_after_thirty_rounds() {
    let ended = |own, other| {
        let mut position = Position::usual().round(30).life(own, other);
        position.act("pass");
        assert_eq!((position.asked(), position.state.round), (B, 30), "the second player still has a turn");
        position.act("pass");
        verdict(&position)
    };
    assert_eq!(ended(13, 12), ("daybreak", [(GameResult::Won, 13), (GameResult::Lost, 12)]));
    assert_eq!(ended(40, 41), ("daybreak", [(GameResult::Lost, 40), (GameResult::Won, 41)]));
    assert_eq!(ended(12, 12), ("draw", [(GameResult::Drew, 12), (GameResult::Drew, 12)]));
}

/// TER-292: not a round earlier, and only after the Draw Phase of that turn.
#[test]
fn day_does_not_break_earlier() {
    let mut position = Position::usual().round(29).life(13, 12);
    position.acts(&["pass", "pass"]);
    assert_eq!((position.asked(), position.state.round), (A, 30));
    let mut position = Position::usual().round(30).life(13, 12).deck_of(B, &["cultist"; 6]);
    position.acts(&["pass", "pass"]);
    assert!(position.waits_for_chance(), "B draws");
    position.luck();
    assert!(position.is_over() && position.hand_names(B).len() == 5);
}

/// TER-292: the round is counted from the first player, whichever seat that is.
#[test]
fn the_second_player_may_be_either_seat() {
    let mut position = Position::usual().round(30).life(13, 12);
    position.state.first = B;
    position.act("pass");
    assert_eq!(verdict(&position).0, "daybreak", "A was second");
}

/// TER-293: with Market and Acolyte pile empty the game goes on.
#[test]
fn empty_piles_do_not_end_the_game() {
    let mut position = Position::usual().market(&[]).acolytes(&[]).street(&[]).pool(9, 0, 0);
    assert_eq!((position.refused("buy 1"), position.refused("buy acolyte")), ("TER-116", "TER-120"));
    position.acts(&["pass", "pass"]);
    assert_eq!((position.asked(), position.state.round), (A, 2));
}

/// TER-294: a player without any card takes turns, and can only pass.
#[test]
fn a_player_without_cards_passes() {
    let mut position = Position::usual();
    for _ in 0..4 {
        assert_eq!(position.offered(), ["pass"]);
        position.act("pass");
    }
    assert_eq!((position.asked(), position.state.round), (A, 3));
}

/// Power to exchange one by one, until no more than this many choices of an action are left.
fn busy(hand: &[&str]) -> Position {
    let mut position = Position::usual().pool(0, 300, 0).hand(hand).deck(&["fanatic"; 6]);
    position.state.turn.converts = true;
    for _ in 0..249 {
        position.act("convert 1");
    }
    assert_eq!((position.asked(), position.state.turn.pool.coin), (A, 249));
    position
}

/// TER-295: after the 250th choice the phase ends as if by Pass; two cards of the hand or more are discarded.
#[test]
fn the_phase_ends_after_250_actions() {
    let mut position = busy(&["cultist", "witch"]);
    position.act("convert 1").luck();
    assert!(position.happened(Sight::Stopped { seat: A }));
    assert_eq!((position.asked(), position.discard_names(A)), (B, vec!["cultist".to_owned(), "witch".into()]));
    assert_eq!(position.hand_names(A), ["fanatic"; 5]);
}

/// TER-295: a single card goes on top of the deck, as with Pass; the last action is resolved first.
#[test]
fn a_single_card_is_put_back_when_the_phase_is_stopped() {
    let mut position = busy(&["witch"]);
    position.act("convert 1").luck();
    assert_eq!((position.discard_names(A).len(), position.hand_names(A).len()), (0, 5));
    assert!(position.hand_names(A).contains(&"witch".to_owned()));
    let mut position = busy(&["hellhound"]);
    position.act("play hellhound");
    assert_eq!(position.offered(), ["take coin", "take power"]);
    position.act("take coin").luck();
    assert_eq!((position.asked(), position.discard_names(A)), (B, vec!["hellhound".to_owned()]));
}

/// TER-295: the next turn counts anew, and a Pass as the 250th choice is a Pass.
#[test]
fn actions_are_counted_for_each_phase() {
    let mut position = busy(&[]);
    position.act("pass").luck();
    assert!(!position.happened(Sight::Stopped { seat: A }));
    assert_eq!(position.state.turn.actions, 0);
}

/// TER-296: no card both destroys and gains cards when it is played.
#[test]
fn no_card_destroys_and_gains_cards() {
    let destroys = |kind: &Kind| kind.face().play.iter().any(Effect::destroys);
    let destroyers: Vec<Kind> = Kind::all().filter(destroys).collect();
    let names: Vec<&str> = destroyers.iter().map(|kind| kind.id()).collect();
    assert_eq!(names, ["thames-kraken", "inspector", "vampire-hunter"]);
    assert!(!destroyers.iter().any(|kind| kind.face().play.iter().any(Effect::gains_cards)));
}
