//! What a view tells everybody: what is due, what is left and what is fulfilled.

use kernel::Viewer;

use super::hidden::VIEWERS;
use super::position::{A, B, C, Position};
use crate::state::Reason;

const AS_A: Viewer = Viewer::seat(A);

/// Section 5, TK-119, TK-123, TK-215, TK-227: extra cards, kills, who is slowed and how near the end is are everybody's.
#[test]
fn a_view_tells_what_is_due() {
    let mut p = Position::teams("duel", "northern").turn_of(A, 1, 1).killed(B, [1, 2, 3]);
    p.state.turn.extra_cards = 2;
    p.state.turn.extra_legends = 1;
    p.state.slowed[B.index()] = true;
    p.state.end.reason = Some(Reason::Deck);
    p.state.end.turns_left = 3;
    for viewer in VIEWERS {
        let view = p.view(viewer);
        assert_eq!((view.turn.extra_cards, view.turn.tally), ([2, 1], vec![[0; 3], [1, 2, 3]]));
        assert_eq!(view.players.iter().map(|player| player.slowed).collect::<Vec<_>>(), [false, true, false, false]);
        assert_eq!(view.ending, Some(crate::EndView { reason: Reason::Deck, turns_left: 3 }), "this turn included");
        assert_eq!(view.first, Some(A), "also in the first turn");
    }
}

/// Section 5, TK-011, TK-012, TK-217: the supplies that are seen are without pieces beside the board and those out of the game.
#[test]
fn a_view_tells_what_is_left_in_the_supplies() {
    let mut p = Position::duel("everfrost").pieces("B:L a4, B:C a5");
    p.state.stock[1] = [15, 2];
    p.state.aside[1] = [3, 1];
    for viewer in VIEWERS {
        let side = &p.view(viewer).sides[1];
        assert_eq!((side.small, side.legendary, side.pieces, side.upgraded), (11, 0, 2, 1));
    }
}

/// Section 5, TK-175, TK-180, TK-184: in Melee everybody sees each side's points in each colour, and its improvise marks.
#[test]
fn a_view_tells_the_colours_of_a_melee() {
    let mut p = Position::melee("northern").colour(A, B, 3).colour(A, C, 2).colour(B, A, 5);
    p.state.improvised[0][2] = true;
    for viewer in VIEWERS {
        let sides = p.view(viewer).sides;
        assert_eq!((&sides[0].colours[..], &sides[1].colours[..]), (&[0, 3, 2][..], &[5, 0, 0][..]));
        assert_eq!(sides.iter().map(|side| side.score).collect::<Vec<_>>(), [2, 0, 0]);
        assert_eq!(sides.iter().map(|side| side.improvises.len()).collect::<Vec<_>>(), [1, 2, 2]);
        assert_eq!(sides[0].improvises, [crate::Side::new(1)]);
    }
}

/// Section 5, TK-156: everybody sees which current tasks are fulfilled now, after control was passed too.
#[test]
fn a_view_tells_which_tasks_are_fulfilled() {
    let p = Position::teams("high", "northern").pieces("A:C d4 f4 e5 d6 f6");
    let p = p.tasks(&["tas-center-cross", "tas-destruction"], None).then(&["pass"]);
    for viewer in VIEWERS {
        let tasks = p.view(viewer).tasks.expect("there are tasks");
        assert_eq!(tasks.current.iter().map(|seen| seen.fulfilled).collect::<Vec<_>>(), [true, false]);
    }
}

/// TK-227, TK-228: an extra turn comes in addition, so it is one of the turns that are left while it is played.
#[test]
fn an_extra_turn_is_among_the_turns_left() {
    let mut p = Position::duel("northern").points(B, 18).actions(0);
    p.state.turn.extra_turn = true;
    p.end_turn();
    let left = p.view(AS_A).ending.expect("it ends").turns_left;
    assert_eq!((p.state.turn.is_extra, left), (true, 3), "this extra turn, then one of B and one of A");
}
