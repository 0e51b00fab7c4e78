//! Pass, Cleanup and Draw: section 8.15 of the rules.

use dice::SearchDice;
use kernel::{Dice, Game, Viewer, Waiting};

use super::position::{A, B, Position, card};
use crate::Terrors;
use crate::action::Action;
use crate::ask::ActionPhase;
use crate::event::Sight;
use crate::state::Token;

/// TER-270: with two cards or more in hand Pass is refused; with one or none it ends the phase.
#[test]
fn pass_needs_an_almost_empty_hand() {
    let position = |hand: &[&str]| Position::usual().hand(hand);
    assert_eq!(position(&["cultist", "cultist"]).refused("pass"), "TER-270");
    assert_eq!(position(&["cultist", "fanatic", "witch"]).refused("pass"), "TER-270");
    for hand in [&["cultist"][..], &[]] {
        let mut position = position(hand);
        position.act("pass").luck();
        assert!(position.happened(Sight::Passed { seat: A }));
        assert_eq!(position.asked(), B);
    }
}

/// TER-271: the last card goes on top of the deck, known to its owner alone.
#[test]
fn the_last_card_goes_on_top_of_the_deck() {
    let mut position = Position::usual().hand(&["witch"]).deck(&["cultist"; 6]);
    position.act("pass");
    let put_back = |card| Sight::PutBack { seat: A, card };
    assert!(position.sights(Viewer::seat(A)).contains(&put_back(Some(card("witch")))));
    for viewer in [Viewer::seat(B), Viewer::SPECTATOR] {
        assert!(position.sights(viewer).contains(&put_back(None)));
    }
    assert_eq!(position.hand_names(A), ["witch"], "and is drawn first, without chance");
}

/// TER-272: whatever is in hand and in play, every card of the hand can be played, and Pass waits only for the hand.
#[test]
fn pass_can_always_be_reached() {
    for seed in 0..6 {
        let mut dice = SearchDice::seeded(seed);
        let mut state = Terrors::start(&kernel::Setup::usual(Terrors::meta())).expect("the setup fits");
        while state.round < 9 {
            match Terrors::waiting(&state) {
                Waiting::Over => break,
                Waiting::Chance => {
                    let outcome = Terrors::sample(&state, &mut dice);
                    Terrors::resolve(&mut state, outcome, &mut Vec::new());
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let offered = Terrors::offered(&state, seat);
                    if state.question() == Some(ActionPhase.into()) {
                        let hand = &state.own().hand;
                        assert!(hand.cards().all(|card| offered.contains(&Action::Play(card))));
                        assert_eq!(offered.contains(&Action::Pass), hand.len() <= 1);
                    }
                    Terrors::apply(&mut state, seat, dice.pick(&offered), &mut Vec::new());
                }
            }
        }
        assert!(state.round >= 9 || state.end.is_some());
    }
}

/// TER-275, TER-278: Influence cards and Monsters go to the discard pile, Relics and HAUNT-side Monsters stay.
#[test]
fn cleanup_clears_the_play_area() {
    let play = ["cultist", "fenris-1", "iron-mask", "witch", "shade", "gargoyle"];
    let position = Position::usual().play(&play).deck(&["fanatic"; 5]);
    let mut position = position.token("shade", Token::Haunt).token("gargoyle", Token::Banish);
    position.act("pass");
    assert_eq!(position.play_names(A), ["iron-mask", "shade"]);
    assert_eq!(position.discard_names(A), ["cultist", "fenris-1", "gargoyle", "witch"]);
    assert!(position.happened(Sight::CleanedUp { seat: A, cards: 4 }));
}

/// TER-276: what was not spent is lost; the other player begins with nothing.
#[test]
fn unspent_resources_are_lost() {
    let mut position = Position::usual().pool(3, 4, 5);
    position.act("pass");
    assert_eq!((position.asked(), position.resources()), (B, (0, 0, 0)));
}

/// TER-277: the tokens of those that stay are turned Banish side up.
#[test]
fn tokens_left_are_turned() {
    let position = Position::usual().play(&["shade", "mummy"]);
    let mut position = position.token("shade", Token::Haunt).token("mummy", Token::Haunt);
    position.act("pass");
    assert_eq!((position.entry("shade").token, position.entry("mummy").token), (Token::Banish, Token::Banish));
    assert_eq!(position.state.haunt_supply, 8);
}

/// TER-278: a Relic stays in any number of turns and is unused again.
#[test]
fn relics_stay_and_are_ready_again() {
    let mut position = Position::usual().play(&["charons-obol"]);
    position.acts(&["relic @charons-obol", "pass", "pass"]);
    assert!(position.offers("relic @charons-obol"));
}

/// TER-279: nothing of the opponent's is cleaned up or turned.
#[test]
fn cleanup_leaves_the_opponent_alone() {
    let position =
        Position::usual().play(&["cultist"]).play_of(B, &["gargoyle", "mummy", "war-horn"]).deck(&["fanatic"; 5]);
    let mut position = position.token("gargoyle", Token::Banish).token("mummy", Token::Haunt);
    position.act("pass");
    assert_eq!(position.play_names(B), ["gargoyle", "mummy", "war-horn"]);
    assert_eq!((position.entry("gargoyle").token, position.entry("mummy").token), (Token::Banish, Token::Haunt));
}

/// TER-280: five cards are drawn, and one more for each Rally token; the other player's tokens do not count.
#[test]
fn five_cards_and_one_for_each_rally_token() {
    for (tokens, drawn) in [(0, 5), (1, 6), (3, 8)] {
        let mut position = Position::usual().deck(&["cultist"; 9]);
        position.state.players[0].rally = tokens;
        position.state.players[1].rally = 4;
        position.state.rally_supply = 6 - tokens;
        position.act("pass").luck();
        assert_eq!((position.hand_names(A).len(), position.asked()), (drawn, B));
        assert_eq!((position.state.players[0].rally, position.state.players[1].rally), (0, 4));
        assert_eq!(position.state.rally_supply, 6, "TER-281");
    }
}

/// TER-281: the tokens go back only after the Draw Phase, even if nothing more could be drawn.
#[test]
fn rally_tokens_go_back_after_the_draw() {
    let mut position = Position::usual().deck(&["cultist", "fanatic"]);
    (position.state.players[0].rally, position.state.rally_supply) = (2, 8);
    position.act("pass").brings(&["cultist"]);
    assert_eq!((position.state.players[0].rally, position.state.rally_supply), (2, 8));
    position.brings(&["fanatic"]);
    assert_eq!((position.state.players[0].rally, position.state.rally_supply), (0, 10));
}

/// TER-282: the card put back is drawn first, and a reshuffle takes in the cards just cleaned up.
#[test]
fn a_reshuffle_includes_what_was_cleaned_up() {
    let position = Position::usual().hand(&["witch"]).deck(&["fanatic"]).play(&["ghoul", "shade"]);
    let mut position = position.discard(&["zombie"]);
    position.act("pass");
    assert_eq!(position.hand_names(A), ["witch"]);
    position.brings(&["fanatic"]);
    assert_eq!(
        (position.deck_names(A), position.discard_names(A).len()),
        (vec!["ghoul".to_owned(), "zombie".into(), "shade".into()], 0)
    );
    position.brings(&["shade", "ghoul", "zombie"]);
    assert_eq!((position.hand_names(A).len(), position.asked()), (5, B));
}
