//! A recording is written as it was read; one that is wrong says where and why.

mod toy;

use connect_four::ConnectFour;
use kernel::{Game, Replay, ReplayError, Seat, Table, Waiting, replay_game, write_replay};
use leduc::Leduc;
use toy::Toy;

const RECORDED: &str = "\
stolik replay 1
game: leduc
rules: 1
seats: 2

chance: Ks
chance: Js
1: raise
2: fold

result: 1 won 1
result: 2 lost -1
reason: fold
hash: 1-21585a1c0baa2dfb
";

fn play<G: Game>(text: &str) -> Result<Table<G>, ReplayError> {
    Replay::<G>::parse(text)?.play()
}

/// Says that this text cannot be read or played because of this line, and why.
fn refuses<G: Game>(text: &str, line: usize, telling: &str) {
    let Err(error) = play::<G>(text) else { panic!("this plays:\n{text}") };
    assert_eq!(error.line, line, "{error}");
    assert!(error.problem.contains(telling), "`{error}` does not tell `{telling}`");
    assert_eq!(error.to_string(), format!("line {line}: {}", error.problem));
}

/// The recording with one line replaced.
fn with_line(line: usize, instead: &str) -> String {
    let mut lines: Vec<&str> = RECORDED.lines().collect();
    lines[line - 1] = instead;
    lines.join("\n")
}

/// The recording with one line replaced; refused because of that line.
fn refuses_line(line: usize, instead: &str, telling: &str) {
    refuses::<Leduc>(&with_line(line, instead), line, telling);
}

#[test]
fn a_recording_plays_and_is_written_as_it_was() {
    let table = play::<Leduc>(RECORDED).unwrap();
    assert_eq!(write_replay(&table), RECORDED);
    assert_eq!(table.log().len(), 4);
    assert_eq!(replay_game(RECORDED).as_deref(), Ok("leduc"));
}

#[test]
fn comments_blank_lines_and_spaces_mean_nothing() {
    let spaced: String = RECORDED.lines().map(|line| format!("\n# why\n  {line}  \r\n")).collect();
    assert_eq!(write_replay(&play::<Leduc>(&spaced).unwrap()), RECORDED);
}

#[test]
fn a_game_that_goes_on_has_no_result() {
    let running = RECORDED.split("2: fold").next().unwrap();
    let table = play::<Leduc>(running).unwrap();
    assert_eq!(table.waiting(), Waiting::seat(Seat::new(1)));
    assert!(!write_replay(&table).contains("result"));
    let claimed = format!("{running}result: 1 won 1\n");
    refuses::<Leduc>(&claimed, 9, "the recording says `result: 1 won 1`, but playing it gives the game goes on");
}

#[test]
fn nothing_is_no_recording() {
    refuses::<Leduc>("", 1, "expected `stolik replay 1`, but the file is empty");
    refuses::<Leduc>("\n# a comment\n\n", 1, "the file is empty");
}

#[test]
fn the_first_line_says_what_it_is() {
    refuses_line(1, "stolik replay 2", "expected `stolik replay 1`, found `stolik replay 2`");
    refuses::<Leduc>("\n\ngame: leduc", 3, "expected `stolik replay 1`, found `game: leduc`");
    let long = "x".repeat(1000);
    let found = play::<Leduc>(&long).err().unwrap();
    assert!(found.problem.len() < 100, "a long line is cut: {found}");
}

#[test]
fn the_header_has_an_order() {
    refuses_line(2, "rules: 1", "expected `game: …`, found `rules: …`");
    refuses_line(3, "seats: 2", "expected `rules: …`, found `seats: …`");
    refuses_line(4, "chance: Ks", "expected `seats: …`, found `chance: …`");
    for header_lines in 1..4 {
        let cut: Vec<&str> = RECORDED.lines().take(header_lines).collect();
        refuses::<Leduc>(&cut.join("\n"), header_lines, "but the file ends");
    }
}

#[test]
fn another_game_is_refused_with_both_names() {
    refuses_line(2, "game: connect-four", "a recording of connect-four, not of leduc");
    refuses::<ConnectFour>(RECORDED, 2, "a recording of leduc, not of connect-four");
    assert_eq!(replay_game(&RECORDED.replace("leduc", "chess")).as_deref(), Ok("chess"));
}

#[test]
fn another_version_of_the_rules_is_refused_with_both_numbers() {
    refuses_line(3, "rules: 2", "recorded under rules version 2, but this build plays version 1 of leduc");
    refuses_line(3, "rules: one", "expected a number after `rules:`, found `one`");
}

#[test]
fn the_seats_must_fit() {
    refuses_line(4, "seats: 3", "leduc is for 2 seats, not 3");
    refuses_line(4, "seats: two", "expected a number after `seats:`, found `two`");
    refuses_line(4, "seats: -2", "found `-2`");
    refuses::<Toy>("stolik replay 1\ngame: toy\nrules: 3\nseats: 5\n", 4, "toy is for 2 to 4 seats, not 5");
}

#[test]
fn options_are_those_of_the_game() {
    let with = |option: &str| format!("stolik replay 1\ngame: toy\nrules: 3\nseats: 2\n{option}\n");
    let unknown = "toy has no option `dice`; it has sides or pace";
    refuses::<Toy>(&with("option: dice=six"), 5, unknown);
    refuses::<Toy>(&with("option: pace=slow\n\noption: dice=six"), 7, unknown);
    refuses::<Toy>(&with("option: pace=wild"), 5, "option pace cannot be `wild`; it can be slow or quick");
    refuses::<Toy>(&with("option: quick"), 5, "expected `option: key=value`");
    refuses::<Toy>(&with("1: mark\noption: pace=quick"), 6, "found `option`");
    let table = play::<Toy>(&with("option: pace = quick")).unwrap();
    assert_eq!(table.setup().to_string(), "2 seats, sides=many, pace=quick");
    assert!(write_replay(&table).contains("\nseats: 2\noption: sides=many\noption: pace=quick\n\n"));
}

#[test]
fn an_entry_has_a_colon_and_a_known_word_before_it() {
    refuses_line(8, "raise", "expected `seat: action` or `chance: outcome`, found `raise`");
    let words = "expected a seat, `chance`, `undo`, `undo all`, `concede` or `withdraw` before `:`, found";
    refuses_line(8, "0: raise", &format!("{words} `0`"));
    refuses_line(8, "8: raise", &format!("{words} `8`"));
    refuses_line(8, "anna: raise", &format!("{words} `anna`"));
    refuses_line(8, ": raise", &format!("{words} ``"));
}

#[test]
fn wrong_notation_says_what_would_be_right() {
    refuses_line(8, "1: bluff", "`bluff` is not a bet: fold, call or raise");
    refuses_line(8, "1:", "`` is not a bet");
    refuses_line(6, "chance: As", "`As` is not a card: Js, Jh, Qs, Qh, Ks or Kh");
    refuses_line(9, "undo: me", "`me` is not a seat number from 1 to 7");
    refuses_line(9, "concede: 0", "`0` is not a seat number from 1 to 7");
    let four = "stolik replay 1\ngame: connect-four\nrules: 1\nseats: 2\n";
    refuses::<ConnectFour>(&format!("{four}1: h"), 5, "`h` is not a column from a to g");
    refuses::<ConnectFour>(&format!("{four}chance: 6"), 5, "this game has no chance");
}

#[test]
fn an_action_that_is_not_offered_names_the_refusal_and_the_rule() {
    refuses_line(8, "1: fold", "`1: fold` is refused: LED-006: refused-fold");
    refuses_line(9, "1: call", "`1: call` is refused: LED-003: refused-turn");
    refuses_line(9, "7: call", "`7: call` is refused: this table has no seat 7");
    let full = format!("stolik replay 1\ngame: connect-four\nrules: 1\nseats: 2\n{}", "1: a\n2: a\n".repeat(4));
    refuses::<ConnectFour>(&full, 11, "`1: a` is refused: C4-004: refused-full");
}

#[test]
fn chance_brings_only_what_it_can() {
    refuses_line(7, "chance: Ks", "`chance: Ks` is refused: chance cannot bring `Ks` now");
    refuses_line(8, "chance: Qs", "`chance: Qs` is refused: the table does not wait for chance");
}

#[test]
fn what_cannot_be_taken_back_names_the_barrier() {
    let called = format!(
        "{}1: call\n2: call\nchance: Qs\nundo: 1\n",
        RECORDED.split_inclusive('\n').take(7).collect::<String>()
    );
    refuses::<Leduc>(&called, 11, "`undo: 1` is refused: dice or cards have spoken since");
    refuses_line(8, "undo: 1", "`undo: 1` is refused: there is nothing to take back");
    refuses_line(6, "undo: 1", "`undo: 1` is refused: there is nothing to take back");
}

#[test]
fn nothing_happens_after_the_end() {
    let entries: String = RECORDED.split_inclusive('\n').take(9).collect();
    for entry in ["1: call", "chance: Qs", "concede: 1"] {
        refuses::<Leduc>(&format!("{entries}{entry}\n"), 10, &format!("`{entry}` is refused: the game is over"));
        refuses::<Leduc>(&format!("{RECORDED}{entry}\n"), 15, "nothing is played after the result");
    }
    refuses::<Leduc>(&format!("{entries}undo: 2\n"), 10, "`undo: 2` is refused: the game is over");
}

#[test]
fn the_end_must_be_as_it_says() {
    let hash = "the recording says `hash: 1-0000000000000000`, but playing it gives hash: 1-21585a1c0baa2dfb";
    refuses_line(14, "hash: 1-0000000000000000", hash);
    for nonsense in ["0", "1-0", "one-0000000000000000", "1-000000000000000g", "1-", ""] {
        assert!(Replay::<Leduc>::parse(&with_line(14, &format!("hash: {nonsense}"))).is_err(), "{nonsense}");
    }
    // The bytes of another format have another hash; before formats were written down, nobody knows which.
    for other in ["2-0000000000000000", "0000000000000000"] {
        let recording = Replay::<Leduc>::parse(&with_line(14, &format!("hash: {other}"))).unwrap();
        assert!(recording.play().is_ok(), "{other}");
    }
    let result = "the recording says `result: 1 lost 1`, but playing it gives result: 1 won 1, result: 2 lost -1";
    refuses_line(11, "result: 1 lost 1", result);
    refuses_line(12, "result: 3 lost -1", "the recording says `result: 3 lost -1`");
    refuses_line(13, "reason: showdown", "the recording says `reason: showdown`, but playing it gives reason: fold");
}
