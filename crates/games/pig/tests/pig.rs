//! The laws and the rules of pig.

use kernel::{Game, GameResult, Setup, Table, parse_line};
use pig::Pig;

laws::allocates_nothing!(Pig);

#[test]
fn keeps_the_laws_and_has_words() {
    laws::hold::<Pig>();
    laws::speaks::<Pig>();
}

/// Plays lines of a recording with two seats and the usual target.
fn play(lines: &[&str]) -> Result<Table<Pig>, String> {
    let mut table = Table::new(Setup::usual(Pig::meta())).unwrap();
    lines.iter().try_for_each(|line| table.repeat(parse_line::<Pig>(line).unwrap()).map_err(|e| e.to_string()))?;
    Ok(table)
}

/// PIG-001, PIG-004: seat 1 begins, nobody holds before a roll, and to hold ends the turn.
#[test]
fn holding_takes_a_roll() {
    assert_eq!([play(&["1: hold"]), play(&["2: roll"])].map(|played| played.err().unwrap()), ["PIG-004", "PIG-001"]);
    let table = play(&["1: roll", "chance: 2", "1: hold", "2: roll"]).unwrap();
    assert!(format!("{:?}", table.state()).contains("points: [2, 0, 0, 0]"));
}

/// PIG-002, PIG-003: a roll counts and the turn goes on; a 1 ends it and its total is lost.
#[test]
fn a_one_loses_the_turn() {
    let table = play(&["1: roll", "chance: 6", "1: roll", "chance: 1", "2: roll"]).unwrap();
    assert!(format!("{:?}", table.state()).contains("points: [0, 0, 0, 0]"));
}

/// PIG-005, PIG-006: nine sixes reach 50; twenty turns without a point each are a draw.
#[test]
fn the_game_ends_at_the_target_or_after_twenty_turns() {
    let won = play(&["1: roll", "chance: 6"].repeat(9)).unwrap().verdict().unwrap();
    assert_eq!((won.reason, won.standings()[0].points), ("target", 54));
    let drawn = play(&["1: roll", "chance: 1", "2: roll", "chance: 1"].repeat(20)).unwrap().verdict().unwrap();
    assert_eq!((drawn.reason, drawn.standings()[1].result), ("turns", GameResult::Drew));
}
