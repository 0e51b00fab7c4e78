//! The Informer, and DP-I6 as far as it is about him.

use kernel::{Knowers, Viewer};

use super::characters::with;
use super::position::{A, B, C, Position, word};
use crate::cards::Intrigue;
use crate::event::Sight;

/// A uses the Informer while these are the top cards of the deck.
fn informed(cards: &[&str]) -> Position {
    let mut p = with(1, &["informer"]);
    cards.iter().for_each(|card| _ = p.top(card));
    p.act("use informer");
    p
}

/// The deck is these cards, the rest is in B's hand; nothing is discarded.
fn with_deck(cards: &[&str]) -> Position {
    let mut p = with(1, &["informer"]);
    p.event(B, "court-favour").empty_deck();
    let mut rest = std::mem::take(&mut p.state.discard).to_vec();
    for card in cards {
        let place = rest.iter().position(|other| other.id() == *card).expect("there is a copy");
        rest.remove(place);
    }
    rest.into_iter().for_each(|card| p.state.player_mut(B).hand.add(card, Knowers::only(B)));
    p.state.deck = cards.iter().map(|card| word(card)).collect();
    p
}

fn draw(p: &mut Position, count: usize) -> Vec<&'static str> {
    let before = p.state.player(C).hand.len();
    p.stop_here().run(crate::state::Do::Draw(C, count as u8));
    assert_eq!(p.state.player(C).hand.len(), before + count);
    p.hand_of(C)
}

/// Informer, DP-I6: of the top three one is kept, and the others go under the deck in the chosen order.
#[test]
fn one_of_three_is_kept() {
    let mut p = informed(&["theft", "scandal", "ambush"]);
    assert_eq!(p.choices(), ["take theft", "take scandal", "take ambush"]);
    assert_eq!((p.refused("take riposte"), p.refused("stop")), ("ACH-028", "ACH-060"));
    p.act("take scandal");
    assert_eq!(
        (p.choices(), p.refused("under scandal")),
        (vec!["under theft".into(), "under ambush".into()], "ACH-028")
    );
    p.act("under ambush");
    assert_eq!((p.hand_of(A), p.gold_of(A), p.asked()), (vec!["scandal"], 6, B));
    assert_eq!((p.state.deck.len(), p.discards()), (44, vec![]));
    let known = p.view(Viewer::seat(A)).deck.known;
    let known: Vec<(u8, &str)> = known.iter().map(|seen| (seen.depth, seen.card.id())).collect();
    assert_eq!(known, [(42, "theft"), (43, "ambush")], "the first one put there lies lowest");
}

/// Informer: the cards that were put back come last, in that order, and their user knows who draws them.
#[test]
fn cards_put_back_come_last() {
    let mut p = with_deck(&["theft", "scandal", "ambush"]);
    p.act("use informer").luck().acts(&["take theft", "under scandal"]);
    p.acts(&["pass"]).acts(&["use zaan"]);
    assert_eq!((p.hand_of(C), p.asked()), (vec!["ambush"], A));
    let shown = |viewer| p.view(viewer).players[C.index()].hand.shown.iter().map(|card| card.id()).collect::<Vec<_>>();
    assert_eq!(shown(Viewer::seat(A)), ["ambush"]);
    assert!(shown(Viewer::seat(B)).is_empty() && shown(Viewer::SPECTATOR).is_empty());
    p.act("use zaan");
    assert_eq!((p.hand_of(A), p.state.deck.len()), (vec!["theft", "scandal"], 0));
}

/// Informer: only the user sees the cards, the kept one and the order; everybody knows how many there are.
#[test]
fn only_the_user_sees_the_cards() {
    let mut p = informed(&["theft", "scandal", "ambush"]);
    let looked = |p: &Position, viewer| p.view(viewer).looked_at.len();
    assert_eq!([Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR].map(|viewer| looked(&p, viewer)), [3, 0, 0]);
    p.acts(&["take scandal", "under ambush"]);
    for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR] {
        let own = |id: &str| viewer.is(A).then(|| word::<Intrigue>(id));
        let under = viewer.is(A).then(|| ["ambush", "theft"].map(word).into_iter().collect());
        let sights = p.sights(viewer);
        let expected = [
            Sight::Looked { seat: A, card: own("theft") },
            Sight::Looked { seat: A, card: own("scandal") },
            Sight::Looked { seat: A, card: own("ambush") },
            Sight::Kept { seat: A, card: own("scandal") },
            Sight::PutUnder { seat: A, count: 2, cards: under },
        ];
        assert_eq!(sights[sights.len() - 5..], expected);
    }
    assert_eq!(p.view(Viewer::seat(B)).players[0].hand.shown, []);
}

/// DP-I6: of two cards one is kept; where the other goes is no question.
#[test]
fn of_two_cards_one_is_kept() {
    let mut p = with_deck(&["theft", "ambush"]);
    p.act("use informer").luck();
    assert_eq!(p.choices(), ["take theft", "take ambush"]);
    p.act("take ambush");
    assert_eq!((p.hand_of(A), p.state.deck.len(), p.asked()), (vec!["ambush"], 1, B));
    assert_eq!(p.view(Viewer::seat(A)).deck.known.len(), 1);
}

/// DP-I6: a single card is kept without a question; nobody else sees it.
#[test]
fn a_single_card_is_kept() {
    let mut p = with_deck(&["theft"]);
    p.act("use informer").luck();
    assert_eq!((p.hand_of(A), p.state.deck.len(), p.asked()), (vec!["theft"], 0, B));
    assert_eq!(p.view(Viewer::seat(B)).players[0].hand.shown, []);
}

/// DP-I6, ACH-028: cards are counted, not kinds: equal ones are asked about all the same.
#[test]
fn equal_cards_are_asked_about() {
    let mut p = with_deck(&["theft", "theft", "theft"]);
    p.act("use informer").luck();
    assert_eq!(p.choices(), ["take theft"]);
    p.act("take theft");
    assert_eq!(p.choices(), ["under theft"]);
    p.act("under theft");
    assert_eq!((p.hand_of(A), p.state.deck.len()), (vec!["theft"], 2));
}

/// Informer, ACH-019: the deck is rebuilt in between, without the cards that are looked at.
#[test]
fn the_deck_is_rebuilt_while_looking() {
    let mut p = with_deck(&["theft"]);
    for card in ["scandal", "ambush"] {
        let card = p.state.player_mut(B).hand.remove(word(card)).expect("B has all others").card;
        p.state.discard.push(card);
    }
    p.act("use informer").luck();
    assert!(p.told(&Sight::Rebuilt { count: 2 }));
    assert_eq!((p.choices().len(), &p.choices()[0], p.discards()), (3, &"take theft".to_owned(), vec![]));
    p.acts(&["take theft", "under scandal"]);
    assert_eq!(draw(&mut p, 2), ["scandal", "ambush"]);
}

/// Informer, ACH-027: not usable when deck and discard pile are both empty.
#[test]
fn the_informer_needs_a_card() {
    let mut p = with_deck(&[]);
    assert_eq!(p.refused("use informer"), "ACH-027");
    let card = p.state.player_mut(B).hand.remove(word("ambush")).expect("B has all cards").card;
    p.state.discard.push(card);
    p.act("use informer").luck();
    assert_eq!(p.hand_of(A), ["ambush"], "rebuilt from one discarded card");
}

/// Section 5: a card that A put back is known to A even if B looks at it later and it is the only one left.
#[test]
fn who_put_a_single_card_back_knows_it_in_the_hand() {
    let mut p = with_deck(&["theft", "ambush"]);
    p.act("use informer").luck().act("take theft");
    p.act("use informer");
    assert_eq!(p.state.deck.len(), 0);
    let shown = |viewer| p.view(viewer).players[B.index()].hand.shown.len();
    assert_eq!((shown(Viewer::seat(A)), shown(Viewer::seat(C))), (1, 0));
}
