//! TK-241: what can be taken back.

use dice::SearchDice;
use kernel::{Barrier, Knowers, Seat, Table, TableError};

use super::hidden::{OTHERS, spirit};
use super::position::{A, B, C, Position, card};
use crate::TashKalar;

/// Plays these actions of a seat at a table.
fn act(table: &mut Table<TashKalar>, seat: Seat, actions: &[&str]) {
    for action in actions {
        table.answer(seat, action.parse().unwrap()).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
}

/// TK-241, R-39: whatever a player does in a turn and shows by it can be taken back, one by one or all at once.
#[test]
fn a_turn_can_be_taken_back() {
    let p = Position::duel("everfrost")
        .pieces("A:C d4 e4 f4 b6, B:C c1 d1 e1 f1 g1 b2 c2 d2 e2")
        .stored("eve-ice-princess");
    let p = p.hand(&["eve-frozen-chest", "eve-snow-fox", "leg-titan", "fla-04"]);
    let actions = [
        "thaw",
        "step b6 b7",
        "flare 2",
        "summon eve-frozen-chest e4 1",
        "take eve-ice-princess",
        "discard eve-snow-fox",
        "return leg-titan",
        "done",
        "place i5",
    ];
    let mut table = p.table();
    act(&mut table, A, &actions);
    assert_eq!(table.undoable_steps(A), 7, "the discard is one step");
    let mut one_by_one = p.table();
    act(&mut one_by_one, A, &actions);
    table.undo_all(A).unwrap();
    assert_eq!(table.state(), &p.state);
    for _ in 0..7 {
        one_by_one.undo(A).unwrap();
    }
    assert_eq!((one_by_one.state(), one_by_one.can_undo(A)), (&p.state, Err(Barrier::Start)));
    assert_eq!(
        OTHERS.map(|viewer| table.view(viewer)),
        OTHERS.map(|viewer| p.view(viewer)),
        "what was shown is secret again"
    );
}

/// TK-241: Kiskin Spirit's card goes back to the pile.
#[test]
fn a_card_put_on_the_deck_can_be_taken_back() {
    let p = spirit(&["syl-naiad"], &["syl-unicorn"]);
    let mut table = p.table();
    act(&mut table, A, &["take syl-unicorn"]);
    table.undo(A).unwrap();
    assert_eq!(table.state(), &p.state);
}

/// TK-241: control that was passed is not taken back, by either teammate; what the teammate does after it is.
#[test]
fn passed_control_is_not_taken_back() {
    let p = Position::teams("duel", "northern").hand(&["leg-titan"]);
    for actions in [&["pass"][..], &["place e5", "pass"]] {
        let mut table = p.table();
        act(&mut table, A, actions);
        assert_eq!(table.undo(A), Err(TableError::NoUndo(Barrier::Revealed)));
        act(&mut table, C, &["place e6"]);
        assert_eq!((table.can_undo(A).is_err(), table.can_undo(C)), (true, Ok(())));
        table.undo(C).unwrap();
        assert!(table.can_undo(C).is_err());
    }
    let mut without = Position::teams("duel", "northern").table();
    act(&mut without, A, &["pass"]);
    assert!(without.can_undo(A).is_err(), "also without a legend");
}

/// TK-241: nothing is taken back across a draw, also if its owner knew the card, nor across a new task.
#[test]
fn nothing_is_taken_back_across_chance() {
    let p = Position::high("northern").pieces("A:C d4 f4 e5 d6 f6").actions(0);
    let p = p.tasks(&["tas-center-cross", "tas-destruction", "tas-red-conquest"], Some("tas-isolation"));
    let mut table = p.table();
    act(&mut table, A, &["end", "claim tas-center-cross"]);
    table.roll(&mut SearchDice::seeded(1));
    assert_eq!(table.can_undo(A), Err(Barrier::Chance));
    let hand = ["imp-knight", "imp-bomb", "imp-herald", "leg-titan", "leg-hell-bull", "fla-01"];
    let p = Position::high("northern").hand(&hand).deck_of(A, 0).actions(1);
    let mut table = p.table();
    act(&mut table, A, &["discard imp-knight", "return imp-bomb", "done"]);
    assert_eq!(table.can_undo(A), Ok(()));
    act(&mut table, A, &["end"]);
    assert_eq!(table.can_undo(A), Err(Barrier::Revealed), "the known card was drawn");
}

/// TK-241: an end of the turn without a draw can be taken back until another seat acts.
#[test]
fn another_seats_action_is_a_bar() {
    let hand = ["imp-knight", "imp-bomb", "imp-herald", "leg-titan", "leg-hell-bull", "fla-01"];
    let p = Position::high("northern").hand(&hand).actions(1);
    let mut table = p.table();
    act(&mut table, A, &["place e5", "end"]);
    assert_eq!(table.can_undo(A), Ok(()));
    act(&mut table, B, &["place e6"]);
    assert_eq!((table.can_undo(A), table.can_undo(B)), (Err(Barrier::OtherSeat), Ok(())));
}

/// TK-241: a proposal to concede is no bar.
#[test]
fn a_proposal_to_concede_is_no_bar() {
    let mut table = Position::teams("duel", "northern").table();
    act(&mut table, A, &["place e5"]);
    table.concede(C).unwrap();
    assert_eq!(table.can_undo(A), Ok(()));
}

/// TK-241, R-39: a card of the own pile that was shown, a Twin or a copied one, is no bar, and it is secret again afterwards.
#[test]
fn a_card_shown_in_the_pile_can_be_taken_back() {
    let discarded = |id: &str| {
        let mut p = Position::duel("etherweave");
        let player = p.state.player_mut(A);
        assert!(player.deck.take_unseen(card(id)));
        player.discard.add(card(id), Knowers::only(A));
        p
    };
    let twin = discarded("eth-lesser-shadow-twin").summoned("eth-greater-shadow-twin", "A:C f5 g5 h5, B:H g4");
    let copy = discarded("eth-translocationist").summoned("eth-ziggurat-sentinel", "A:C e6 d7 e7 c8 d8, B:L d6");
    let copy = copy.then(&["choose 1"]);
    for (p, action) in [(twin, "at g4"), (copy, "take eth-translocationist")] {
        let mut table = p.table();
        act(&mut table, A, &[action]);
        assert!(OTHERS.iter().all(|&viewer| table.view(viewer) != p.view(viewer)));
        table.undo(A).unwrap();
        assert_eq!(table.state(), &p.state);
        assert_eq!(OTHERS.map(|viewer| table.view(viewer)), OTHERS.map(|viewer| p.view(viewer)));
    }
}

/// TK-241, TK-163: the next task lay face up already, so a claim that turns up nothing new can be taken back.
#[test]
fn a_claim_without_a_new_task_can_be_taken_back() {
    let hand = ["imp-knight", "imp-bomb", "imp-herald", "leg-titan", "leg-hell-bull", "fla-01"];
    let mut p = Position::high("northern").pieces("A:C d4 f4 e5 d6 f6").hand(&hand).actions(0);
    p = p.tasks(&["tas-destruction", "tas-center-cross", "tas-devastation"], Some("tas-red-conquest"));
    let others: Vec<_> = p.state.tasks.deck.unseen().collect();
    for task in others {
        p.state.tasks.deck.take_unseen(task);
        p.state.tasks.claimed[1].push(task);
    }
    let mut table = p.table();
    act(&mut table, A, &["end", "claim tas-center-cross"]);
    assert_eq!(table.can_undo(A), Ok(()));
}
