//! What bots make of a position.

use kernel::Evaluate;

use super::position::{A, B, C, Position};
use crate::TashKalar;

fn worth(position: &Position) -> i32 {
    TashKalar::worth(&position.state, A)
}

/// A pattern is worth more the fewer stones it lacks; more pieces, higher ranks and points are worth more, and what is good for one
/// side is bad for the other.
#[test]
fn nearer_patterns_pieces_and_points_are_better() {
    let with = |pieces: &str| worth(&Position::duel("northern").pieces(pieces).hand(&["imp-knight"]));
    let [apart, near, nearer, there] =
        ["A:C a3 c9 g1 i7", "A:C d5 e5 g1 i7", "A:C d5 e5 f5 i7", "A:C d5 e5 f5 d6"].map(with);
    assert!(apart < near && near < nearer && nearer < there, "{apart} {near} {nearer} {there}");
    assert!(with("A:C a3, B:C i7") < with("A:H a3, B:C i7"));
    let position = Position::duel("northern").pieces("A:C a3, B:C i7");
    let mut ahead = position.clone();
    ahead.state.points[0][0] = 2;
    assert!(worth(&position) + 150 < worth(&ahead));
    assert!(TashKalar::worth(&ahead.state, B) < 0);
}

/// A being is judged by the best it can do: while its effect asks, the best answer counts.
#[test]
fn an_effect_is_worth_its_best_answer() {
    let summoned = |enemy: &str| {
        let mut position = Position::duel("northern").pieces(enemy).pieces("A:C e4 e6").hand(&["imp-swordmaster"]);
        position.summon("imp-swordmaster", "e5");
        worth(&position)
    };
    assert!(summoned("B:C d4 i7") > summoned("B:C a5 i7"), "there is something to destroy");
}

/// TK-155: a task that can be claimed is worth nearly its points.
#[test]
fn a_claimable_task_is_worth_something() {
    let tasks = ["tas-center-cross", "tas-side-chain", "tas-isolation"];
    let with = |pieces: &str| worth(&Position::high("sylvan").pieces(pieces).tasks(&tasks, None));
    assert!(with("A:C e4 d5 e5 f5 e6") > with("A:C e4 d5 e5 f5 i6") + 100);
}

/// TK-165, TK-176: what was destroyed in this turn is good for whoever did it; in Melee it is best in the colour that lags behind
/// (TK-180).
#[test]
fn destroying_is_worth_something() {
    let duel = Position::duel("northern").pieces("A:C a3, B:C i7");
    let killed = duel.clone().killed(B, [0, 1, 0]);
    assert!(worth(&duel) + 50 < worth(&killed));
    assert!(TashKalar::worth(&killed.state, B) < TashKalar::worth(&duel.state, B));
    let melee = Position::melee("northern").pieces("A:C a3, B:C i7, C:C a7").colour(A, B, 4).colour(A, C, 0);
    let [lead, lag] = [B, C].map(|enemy| worth(&melee.clone().killed(enemy, [0, 1, 0])));
    assert!(worth(&melee) < lead && lead < lag, "{lead} {lag}");
}
