//! Intrigues that are played through Characters, and Characters used through Favour Owed: ACH-094, ACH-105, ACH-108, ACH-109, DP-I6, DP-I7.

use kernel::Viewer;

use super::characters::with;
use super::position::{A, B, C, Position, word};
use crate::event::Sight;

/// A has this hand, and the Master of Intrigue is there.
fn master(hand: &[&str]) -> Position {
    let mut p = with(2, &["intriguer"]);
    p.hand(A, hand);
    p
}

/// The Archivist is there, and this lies in the discard pile.
fn archivist(discard: &[&str]) -> Position {
    let mut p = with(3, &["archivist"]);
    p.discard(discard);
    p
}

/// All dice of A in Troy show 6, those of the others 1: Hired Blades and Poisoned Cup have no effect.
fn at_the_limits(p: &mut Position) {
    for (colour, value) in [("blue", 6), ("red", 1), ("green", 1)] {
        let dice: Vec<_> = p.state.dice_of(word(colour)).filter(|die| die.place.is_in_troy()).collect();
        dice.into_iter().for_each(|die| _ = p.state.replace_die(die, value, die.place));
    }
}

/// The deck has so many cards and nothing is discarded; the rest is in C's hand.
fn with_cards(p: &mut Position, count: usize) {
    p.empty_deck();
    let rest = std::mem::take(&mut p.state.discard).to_vec();
    p.state.deck = rest[..count].iter().copied().collect();
    rest[count..].iter().for_each(|&card| p.state.player_mut(C).hand.add(card, kernel::Knowers::only(C)));
}

/// Master of Intrigue, DP-I7: two cards of the hand, one after the other, for the price of one use.
#[test]
fn the_master_plays_two_cards() {
    let mut p = master(&["theft", "extortion", "stolen-seal"]);
    p.act("use intriguer");
    assert_eq!((p.gold_of(A), p.price("intriguer"), p.refused("stop")), (5, Some(3), "ACH-027"));
    assert_eq!(p.refused("play scandal a"), "ACH-073", "from the hand only");
    p.act("play theft b");
    assert_eq!((p.gold_of(A), p.choices().last().unwrap().as_str()), (8, "stop"));
    p.act("play stolen-seal b");
    assert_eq!((p.gold_of(A), p.hand_of(A), p.asked()), (10, vec!["extortion"], B), "there is no third");
    assert_eq!(p.discards(), ["stolen-seal", "theft"]);
}

/// Master of Intrigue: the second card may be left out.
#[test]
fn the_master_may_stop_after_one_card() {
    let mut p = master(&["theft", "extortion"]);
    p.acts(&["use intriguer", "play theft b", "stop"]);
    assert_eq!((p.hand_of(A), p.asked()), (vec!["extortion"], B));
}

/// DP-I7: with an empty hand there is no second card to ask for.
#[test]
fn the_master_asks_nothing_of_an_empty_hand() {
    let mut p = master(&["theft"]);
    p.acts(&["use intriguer", "play theft b"]);
    assert_eq!((p.asked(), p.is_window()), (B, false));
}

/// DP-I7, ACH-028: who holds cards but can play none is asked, and can only stop.
#[test]
fn the_master_asks_who_can_play_none() {
    let mut p = master(&["theft", "hired-blades"]);
    at_the_limits(&mut p);
    p.act("use intriguer");
    assert_eq!(p.refused("play hired-blades a"), "ACH-027");
    p.act("play theft b");
    assert_eq!((p.asked(), p.choices()), (A, vec!["stop".to_owned()]));
    p.act("stop");
    assert_eq!(p.asked(), B);
}

/// Master of Intrigue, ACH-027: not usable without a card that has a legal effect.
#[test]
fn the_master_needs_a_card_with_an_effect() {
    let mut p = master(&["hired-blades", "poisoned-cup"]);
    assert!(p.offers("use intriguer"));
    at_the_limits(&mut p);
    assert_eq!(p.refused("use intriguer"), "ACH-027");
    p.hand(A, &[]);
    assert_eq!(p.refused("use intriguer"), "ACH-027");
    p.hand(A, &["hired-blades", "theft"]);
    assert!(p.offers("use intriguer"));
}

/// ACH-108, ACH-092: a card played through a Character opens its window, and is finished before the next one is asked for.
#[test]
fn a_card_is_finished_before_the_second() {
    let mut p = master(&["theft", "scandal"]);
    p.cousins(C, 0, 1).gold(B, 1).acts(&["use intriguer", "play theft a", "on 2"]);
    assert!(p.is_window());
    assert_eq!(p.asked(), C, "B has nothing to defend with");
    p.act("decline");
    assert_eq!(p.asked(), B, "DP-I3");
    p.act("decline");
    assert_eq!(p.choices(), ["gold", "power"], "DP-I4");
    p.act("power");
    assert_eq!((p.asked(), p.choices().last().unwrap().as_str(), p.power_of(A)), (A, "stop", 6));
    p.acts(&["play scandal b", "on 2"]);
    assert!(p.is_window());
}

/// ACH-094: if a card is cancelled, price and token stay spent, and the second card may still be played.
#[test]
fn after_a_cancelled_card_the_second_may_be_played() {
    let mut p = master(&["theft", "stolen-seal"]);
    p.cousins(B, 0, 1).acts(&["use intriguer", "play theft b", "palace"]);
    assert_eq!((p.gold_of(A), p.price("intriguer"), p.cousins_of(B)), (5, Some(3), (0, 0)));
    assert_eq!((p.asked(), p.choices().len()), (A, 2), "the Seal for gold, or stop");
    p.act("play stolen-seal b");
    assert_eq!((p.gold_of(A), p.asked()), (7, B));
}

/// ACH-094, ACH-090: a Counter's rider comes before the second card.
#[test]
fn a_rider_comes_before_the_second_card() {
    let mut p = master(&["hired-blades", "theft"]);
    p.hand(B, &["riposte"]).acts(&["use intriguer", "play hired-blades a", "lower red 3 mint", "with riposte"]);
    assert_eq!((p.asked(), p.discards()), (B, vec!["riposte"]));
    p.act("lower blue 3 prison");
    assert_eq!((p.values("red", "mint"), p.values("blue", "prison")), (vec![3], vec![2]));
    assert_eq!((p.asked(), p.offers("play theft a"), p.offers("stop")), (A, true, true));
    assert_eq!(p.discards(), ["hired-blades", "riposte"]);
}

/// ACH-094: a cancelled last card ends the ability.
#[test]
fn a_cancelled_second_card_ends_it() {
    let mut p = master(&["theft", "stolen-seal", "scandal"]);
    p.cousins(C, 0, 1).acts(&["use intriguer", "play theft b", "decline", "play stolen-seal b", "palace"]);
    assert_eq!((p.asked(), p.hand_of(A), p.gold_of(A)), (B, vec!["scandal"], 8));
}

/// ACH-105: Scandal played through a Master of Intrigue may send the Master away; the ability is finished all the same.
#[test]
fn scandal_discards_the_master_who_plays_it() {
    let mut p = master(&["scandal", "theft"]);
    p.acts(&["use intriguer", "play scandal a", "character intriguer"]);
    assert_eq!((p.price("intriguer"), p.asked()), (None, A));
    assert_eq!(p.choices(), ["play theft a", "play theft b", "stop"]);
    p.act("play theft b");
    assert_eq!((p.gold_of(A), p.asked(), p.refused("use intriguer")), (8, B, "ACH-101"));
}

/// ACH-108, ACH-109: a Favour Owed inside the Master may name the Master: both its cards come before the second one outside.
#[test]
fn favour_owed_names_the_master_within_the_master() {
    let mut p = master(&["favour-owed", "theft", "stolen-seal", "paid-witness", "royal-veto"]);
    p.acts(&["use intriguer", "play favour-owed a", "character intriguer"]);
    assert_eq!((p.gold_of(A), p.price("intriguer"), p.refused("stop")), (5, Some(4), "ACH-027"));
    p.acts(&["play theft b", "play stolen-seal b"]);
    assert_eq!(p.discards(), ["favour-owed", "stolen-seal", "theft"], "finished last, and still before the next");
    p.acts(&["play paid-witness a"]);
    assert_eq!((p.asked(), p.hand_of(A), p.gold_of(A)), (B, vec!["royal-veto"], 12));
}

/// ACH-109: to stop inside a Favour Owed stops the inner Master only.
#[test]
fn stopping_inside_goes_on_outside() {
    let mut p = master(&["favour-owed", "theft", "stolen-seal", "paid-witness"]);
    p.acts(&["use intriguer", "play favour-owed a", "character intriguer", "play theft b", "stop"]);
    assert_eq!((p.asked(), p.offers("play stolen-seal b"), p.offers("stop")), (A, true, true));
    assert_eq!(p.discards(), ["favour-owed", "theft"]);
    p.act("stop");
    assert_eq!((p.asked(), p.hand_of(A).len()), (B, 2));
}

/// ACH-109: the Favour Owed itself is no card in hand: the Master needs another one, and a second Favour Owed is one.
#[test]
fn favour_owed_is_not_in_hand_while_it_is_played() {
    let mut p = master(&["favour-owed"]);
    p.act("play favour-owed a");
    assert_eq!((p.offers("character intriguer"), p.refused("character intriguer")), (false, "ACH-109"));
    let mut p = master(&["favour-owed", "favour-owed"]);
    p.acts(&["play favour-owed a", "character intriguer"]);
    assert_eq!(p.choices(), ["play favour-owed a", "play favour-owed b"]);
    p.act("play favour-owed a");
    assert_eq!(p.refused("character intriguer"), "ACH-109", "now the hand is empty");
}

/// Favour Owed A, ACH-102, DP-I6: nothing is paid, a token is put, and choices are made when it is resolved.
#[test]
fn favour_owed_is_free() {
    let mut p = with(1, &["smuggler"]);
    p.hand(A, &["favour-owed"]).usage("smuggler", 9).gold(A, 0).cousins(B, 0, 1);
    p.acts(&["play favour-owed a", "character smuggler"]);
    assert!(p.is_window(), "before any choice");
    p.act("decline");
    assert_eq!((p.asked(), p.price("smuggler"), p.choices().len()), (A, Some(12), 3));
    p.acts(&["die blue 3 prison", "to mint"]);
    assert_eq!((p.gold_of(A), p.values("blue", "mint"), p.asked()), (0, vec![3], B));
    let used = |sight: &Sight| matches!(sight, Sight::Used { price: None, .. });
    assert!(p.sights(Viewer::SPECTATOR).iter().any(used) && p.discards() == ["favour-owed"]);
}

/// ACH-094: a cancelled Favour Owed puts no token on the Character, who does nothing.
#[test]
fn a_cancelled_favour_uses_nobody() {
    let mut p = with(1, &["moneylender"]);
    p.hand(A, &["favour-owed"]).hand(C, &["royal-veto"]);
    p.acts(&["play favour-owed a", "character moneylender", "with royal-veto"]);
    assert_eq!((p.price("moneylender"), p.gold_of(A), p.asked()), (Some(0), 7, B));
    assert_eq!(p.discards(), ["favour-owed", "royal-veto"]);
}

/// DP-I6: a Character used through Favour Owed asks nothing where there is only one choice, or none.
#[test]
fn favour_owed_skips_a_single_choice() {
    let mut p = with(1, &["guard-captain"]);
    p.hand(A, &["favour-owed"]).dice("blue", ["5 prison", "6 prison", "6 mint", "1", "1"]);
    p.acts(&["play favour-owed a", "character guard-captain"]);
    assert_eq!((p.values("blue", "prison"), p.asked()), (vec![6, 6], B));
    let mut p = with(1, &["moneylender"]);
    p.hand(A, &["favour-owed"]).acts(&["play favour-owed a", "character moneylender"]);
    assert_eq!((p.gold_of(A), p.asked()), (10, B));
}

/// ACH-109, ACH-101: Favour Owed names only who is there and usable.
#[test]
fn favour_owed_needs_a_usable_character() {
    let mut p = with(1, &["guard-captain", "fencing-master"]);
    p.hand(A, &["favour-owed"]).dice("blue", ["6 prison", "6 prison", "6 mint", "1", "1"]).increase("mint", 3);
    p.increase("prison", 2).act("play favour-owed a");
    assert_eq!(p.choices(), ["character zaan", "character fencing-master"]);
    let refused = ["character guard-captain", "character orion", "character herald"];
    assert_eq!(refused.map(|text| p.refused(text)), ["ACH-027", "ACH-027", "ACH-101"]);
}

/// ACH-109: Favour Owed may name Zaan if deck and discard pile hold two cards, not with one; he draws then.
#[test]
fn favour_owed_names_zaan_with_two_cards() {
    for (deck, discarded, is_free) in [(2, 0, true), (1, 1, true), (1, 0, false), (0, 1, false)] {
        let mut p = with(1, &["moneylender"]);
        p.hand(A, &["favour-owed"]);
        with_cards(&mut p, deck + discarded);
        if discarded == 1 {
            let card = p.state.deck.all().next().expect("a card");
            assert!(p.state.deck.take_unseen(card));
            p.state.discard.push(card);
        }
        p.act("play favour-owed a");
        assert_eq!(p.offers("character zaan"), is_free, "{deck} and {discarded}");
        if is_free {
            p.act("character zaan");
            p.unopposed().luck();
            assert_eq!((p.hand_of(A).len(), p.price("zaan")), (1, Some(1)));
        } else {
            assert_eq!(p.refused("character zaan"), "ACH-109");
        }
    }
}

/// ACH-109: with one card, where Favour Owed cannot, gold can use Zaan.
#[test]
fn paid_zaan_needs_one_card() {
    let mut p = with(1, &["informer"]);
    with_cards(&mut p, 1);
    assert!(p.offers("use zaan") && p.offers("use informer"));
}

/// ACH-109, DP-I6: Favour Owed may name the Informer if four cards are there, not with three; a card is chosen as always.
#[test]
fn favour_owed_names_the_informer_with_four_cards() {
    for (count, is_free) in [(4, true), (3, false)] {
        let mut p = with(1, &["informer"]);
        p.hand(A, &["favour-owed"]);
        with_cards(&mut p, count);
        p.act("play favour-owed a");
        assert_eq!(p.offers("character informer"), is_free, "{count}");
        if is_free {
            p.act("character informer");
            p.unopposed().luck();
            let take = p.choices()[0].clone();
            assert!(take.starts_with("take "));
            p.act(&take);
            let under = p.choices()[0].clone();
            p.act(&under);
            assert_eq!((p.hand_of(A).len(), p.state.deck.len(), p.discards()), (1, 3, vec!["favour-owed"]));
        } else {
            assert_eq!(p.refused("character informer"), "ACH-109");
        }
    }
}

/// Archivist: a card of the discard pile is played as if from the hand, and lies on top of the pile afterwards.
#[test]
fn the_archivist_plays_a_discarded_card() {
    let mut p = archivist(&["theft", "scandal", "theft"]);
    p.hand(A, &["ambush"]).act("use archivist");
    assert_eq!(p.choices(), ["play theft a", "play theft b", "play scandal a", "play scandal b"]);
    assert_eq!(["play ambush b", "stop"].map(|text| p.refused(text)), ["ACH-108", "ACH-027"]);
    p.acts(&["play scandal b", "on 3"]);
    assert_eq!((p.gold_of(A), p.gold_of(C), p.hand_of(A)), (7, 5, vec!["ambush"]));
    assert_eq!((p.discards(), p.price("archivist"), p.asked()), (vec!["scandal", "theft", "theft"], Some(3), B));
}

/// Archivist, ACH-094, ACH-089: a cancelled card returns to the top, above the sacrificed one; price and token stay spent.
#[test]
fn a_cancelled_card_returns_to_the_top() {
    let mut p = archivist(&["theft", "scandal"]);
    p.hand(B, &["royal-veto"]).acts(&["use archivist", "play theft b"]);
    assert_eq!((p.is_window(), p.discards()), (true, vec!["scandal"]), "it is in limbo");
    p.act("with royal-veto");
    assert_eq!(p.discards(), ["theft", "royal-veto", "scandal"]);
    assert_eq!((p.gold_of(A), p.price("archivist"), p.asked()), (5, Some(3), B));
}

/// Archivist, ACH-027: not usable when nothing in the pile has a legal effect.
#[test]
fn the_archivist_needs_a_card_with_an_effect() {
    let mut p = archivist(&[]);
    assert_eq!(p.refused("use archivist"), "ACH-027");
    p.discard(&["hired-blades"]);
    assert!(p.offers("use archivist"));
    at_the_limits(&mut p);
    assert_eq!(p.refused("use archivist"), "ACH-027");
}

/// ACH-108: Favour Owed may use the Archivist; being in limbo it is not in the pile, and it lands above the card played.
#[test]
fn favour_owed_names_the_archivist() {
    let mut p = archivist(&["theft"]);
    p.hand(A, &["favour-owed"]).acts(&["play favour-owed a", "character archivist"]);
    assert_eq!((p.choices(), p.gold_of(A)), (vec!["play theft a".to_owned(), "play theft b".to_owned()], 7));
    p.act("play theft b");
    assert_eq!((p.discards(), p.gold_of(A), p.price("archivist")), (vec!["favour-owed", "theft"], 10, Some(3)));
    let mut p = archivist(&[]);
    p.hand(A, &["favour-owed"]).act("play favour-owed a");
    assert_eq!(p.refused("character archivist"), "ACH-027");
}

/// ACH-108, ACH-109: the Archivist plays Favour Owed, which may name the Archivist if another card is in the pile.
#[test]
fn the_archivist_plays_favour_owed() {
    let mut p = archivist(&["favour-owed"]);
    p.acts(&["use archivist", "play favour-owed a"]);
    assert_eq!((p.offers("character archivist"), p.refused("character archivist")), (false, "ACH-109"));
    let mut p = archivist(&["favour-owed", "theft"]);
    p.acts(&["use archivist", "play favour-owed a", "character archivist"]);
    assert_eq!((p.choices().len(), p.price("archivist")), (2, Some(4)));
    p.act("play theft b");
    assert_eq!((p.discards(), p.asked(), p.gold_of(A)), (vec!["favour-owed", "theft"], B, 8));
}

/// ACH-109, ACH-019: a Favour Owed in limbo counts for neither number of cards, and is not shuffled into a new deck.
#[test]
fn a_card_in_limbo_is_not_drawn() {
    for (discard, is_free) in [(&["favour-owed", "theft"][..], false), (&["favour-owed", "theft", "theft"], true)] {
        let mut p = archivist(discard);
        let deck: Vec<_> = std::mem::take(&mut p.state.deck).all().collect();
        deck.into_iter().for_each(|card| p.state.player_mut(C).hand.add(card, kernel::Knowers::only(C)));
        p.acts(&["use archivist", "play favour-owed a"]);
        assert_eq!(p.offers("character zaan"), is_free);
        if is_free {
            p.act("character zaan");
            p.unopposed().luck();
            assert_eq!((p.hand_of(A), p.discards()), (vec!["theft"], vec!["favour-owed"]));
            assert!(p.told(&Sight::Rebuilt { count: 2 }));
        }
    }
}

/// ACH-092, ACH-109: what an ability does through Favour Owed cannot be defended against any more; its choice is told to all.
#[test]
fn an_ability_through_favour_owed_is_not_stopped() {
    let mut p = with(2, &["tax-farmer"]);
    p.hand(A, &["favour-owed"]).cousins(B, 1, 1).gold(B, 0);
    p.acts(&["play favour-owed a", "character tax-farmer", "decline"]);
    assert_eq!((p.asked(), p.choices()), (A, vec!["on 2".to_owned(), "on 3".to_owned()]));
    p.forget().act("on 2");
    assert_eq!((p.asked(), p.is_window()), (B, false));
    assert!(p.told(&Sight::Chose { seat: A, picks: crate::event::shown(&[p.action("on 2")]) }));
}
