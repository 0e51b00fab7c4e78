//! Recordings that are wrong say where and why, and whatever can be played is written as it was read.

mod toy;

use connect_four::ConnectFour;
use dice::SearchDice;
use kernel::{Dice, Game, Replay, Seat, Setup, Table, Viewer, Waiting, replay_game, write_replay};
use leduc::Leduc;
use proptest::prelude::*;
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
hash: 0aaf6b9bd4fee5e5
";

fn play<G: Game>(text: &str) -> Result<Table<G>, kernel::ReplayError> {
    Replay::<G>::parse(text)?.play()
}

/// Says that this text cannot be read or played because of this line, and why.
fn refuses<G: Game>(text: &str, line: usize, telling: &str) {
    let Err(error) = play::<G>(text) else { panic!("this plays:\n{text}") };
    assert_eq!(error.line, line, "{error}");
    assert!(error.problem.contains(telling), "`{error}` does not tell `{telling}`");
    assert_eq!(error.to_string(), format!("line {line}: {}", error.problem));
}

/// The recording with one line replaced; refused because of that line.
fn refuses_line(line: usize, instead: &str, telling: &str) {
    let mut lines: Vec<&str> = RECORDED.lines().collect();
    lines[line - 1] = instead;
    refuses::<Leduc>(&lines.join("\n"), line, telling);
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
        let error = play::<Leduc>(&cut.join("\n")).err().unwrap();
        assert!(error.problem.contains("but the file ends"), "{error}");
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
    let problem = |option: &str| play::<Toy>(&with(option)).err().unwrap().problem;
    assert_eq!(problem("option: dice=six"), "toy has no option `dice`; it has sides or pace");
    assert_eq!(problem("option: pace=wild"), "option pace cannot be `wild`; it can be slow or quick");
    refuses::<Toy>(&with("option: quick"), 5, "expected `option: key=value`");
    refuses::<Toy>(&with("1: mark\noption: pace=quick"), 6, "found `option`");
    let table = play::<Toy>(&with("option: pace = quick")).unwrap();
    assert_eq!(table.setup().to_string(), "2 seats, sides=many, pace=quick");
    assert!(write_replay(&table).contains("\nseats: 2\noption: sides=many\noption: pace=quick\n\n"));
}

#[test]
fn an_entry_has_a_colon_and_a_known_word_before_it() {
    refuses_line(8, "raise", "expected `seat: action` or `chance: outcome`, found `raise`");
    let words = "expected a seat, `chance`, `undo` or `concede` before `:`, found";
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
    refuses_line(
        8,
        "1: fold",
        "`1: fold` is refused: folding is possible only when the other player has paid more (LED-006)",
    );
    refuses_line(9, "1: call", "`1: call` is refused: it is not this seat's turn (LED-003)");
    refuses_line(9, "7: call", "`7: call` is refused: this table has no seat 7");
    let full = format!("stolik replay 1\ngame: connect-four\nrules: 1\nseats: 2\n{}", "1: a\n2: a\n".repeat(4));
    refuses::<ConnectFour>(&full, 11, "`1: a` is refused: column a is full (C4-004)");
}

#[test]
fn chance_brings_only_what_it_can() {
    refuses_line(7, "chance: Ks", "`chance: Ks` is refused: chance cannot bring `Ks` now");
    refuses_line(8, "chance: Qs", "`chance: Qs` is refused: the table does not wait for chance");
}

#[test]
fn what_cannot_be_taken_back_names_the_barrier() {
    refuses_line(8, "undo: 1", "`undo: 1` is refused: dice or cards have spoken since");
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
    let hash = "the recording says `hash: 0000000000000000`, but playing it gives hash: 0aaf6b9bd4fee5e5";
    refuses_line(14, "hash: 0000000000000000", hash);
    let result = "the recording says `result: 1 lost 1`, but playing it gives result: 1 won 1, result: 2 lost -1";
    refuses_line(11, "result: 1 lost 1", result);
    refuses_line(12, "result: 3 lost -1", "the recording says `result: 3 lost -1`");
    refuses_line(13, "reason: showdown", "the recording says `reason: showdown`, but playing it gives reason: fold");
}

/// The recording of a random game with some steps taken back, and now and then a seat that gives up.
fn recording<G: Game>(seed: u64) -> String {
    let mut dice = SearchDice::seeded(seed);
    let mut table = Table::<G>::new(Setup::usual(G::meta())).unwrap();
    let mut options = Vec::new();
    while table.waiting() != Waiting::Over && table.log().len() < 60 {
        table.roll(&mut dice);
        let Some(seat) = table.waiting().seats().first() else { break };
        options.clear();
        table.eyes(seat).options(&mut options);
        table.answer(seat, dice.pick(&options)).unwrap();
        match dice.below(16) {
            0 => drop(table.concede(seat)),
            1..4 => drop(table.undo(seat)),
            _ => {}
        }
    }
    write_replay(&table)
}

/// Whatever is read, it is refused with a line that exists, or plays to the same end once written and read again.
fn check_any<G: Game>(text: &str) {
    match play::<G>(text) {
        Err(error) => {
            assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error} in\n{text}");
            assert!(!error.problem.is_empty());
        }
        Ok(table) => {
            let written = write_replay(&table);
            let again = play::<G>(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
            assert_eq!(write_replay(&again), written);
            assert_eq!((again.log(), again.state()), (table.log(), table.state()));
            for viewer in Viewer::everyone(table.seats()) {
                assert_eq!(again.stream(viewer, 0), table.stream(viewer, 0));
            }
        }
    }
}

#[test]
fn random_games_are_written_as_they_are_read() {
    for seed in 0..200 {
        for text in [recording::<Leduc>(seed), recording::<ConnectFour>(seed), recording::<Toy>(seed)] {
            let written = match replay_game(&text).as_deref() {
                Ok("leduc") => write_replay(&play::<Leduc>(&text).unwrap()),
                Ok("toy") => write_replay(&play::<Toy>(&text).unwrap()),
                _ => write_replay(&play::<ConnectFour>(&text).unwrap()),
            };
            assert_eq!(written, text);
        }
    }
}

/// A way to spoil a recording. Places count from anywhere and are taken modulo what there is.
#[derive(Clone, Debug)]
enum Spoil {
    DeleteLine(usize),
    DoubleLine(usize),
    ReplaceLine(usize, String),
    SwapLines(usize, usize),
    DeleteByte(usize),
    ReplaceByte(usize, u8),
}

impl Spoil {
    fn apply(&self, text: &str) -> String {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut bytes = text.as_bytes().to_vec();
        if lines.is_empty() || bytes.is_empty() {
            return text.to_owned();
        }
        let (line, byte) = (|place: &usize| place % lines.len(), |place: &usize| place % bytes.len());
        match self {
            Spoil::DeleteLine(place) => drop(lines.remove(line(place))),
            Spoil::DoubleLine(place) => lines.insert(line(place), lines[line(place)].clone()),
            Spoil::ReplaceLine(place, instead) => {
                let place = line(place);
                lines[place] = instead.clone();
            }
            Spoil::SwapLines(one, other) => lines.swap(line(one), line(other)),
            Spoil::DeleteByte(place) => {
                bytes.remove(byte(place));
                return String::from_utf8_lossy(&bytes).into_owned();
            }
            Spoil::ReplaceByte(place, instead) => {
                let place = byte(place);
                bytes[place] = *instead;
                return String::from_utf8_lossy(&bytes).into_owned();
            }
        }
        lines.join("\n")
    }
}

/// Lines that could stand in a recording of one of the games.
fn likely_line() -> impl Strategy<Value = String> {
    let key = prop::sample::select(vec![
        "1", "2", "3", "7", "8", "chance", "undo", "concede", "option", "seats", "game", "rules", "result", "reason",
        "hash", "",
    ]);
    let value = prop::sample::select(vec![
        "fold",
        "call",
        "raise",
        "Js",
        "Kh",
        "a",
        "d",
        "g",
        "mark",
        "look",
        "pass",
        "yes",
        "wave",
        "1",
        "2",
        "255",
        "256",
        "4294967296",
        "pace=quick",
        "sides=two",
        "leduc",
        "toy",
        "1 won 1",
        "",
    ]);
    prop_oneof![8 => (key, value).prop_map(|(key, value)| format!("{key}: {value}")), 1 => "\\PC{0,20}"]
}

fn spoil() -> impl Strategy<Value = Spoil> {
    let place = || any::<usize>();
    prop_oneof![
        place().prop_map(Spoil::DeleteLine),
        place().prop_map(Spoil::DoubleLine),
        (place(), likely_line()).prop_map(|(place, line)| Spoil::ReplaceLine(place, line)),
        (place(), place()).prop_map(|(one, other)| Spoil::SwapLines(one, other)),
        place().prop_map(Spoil::DeleteByte),
        (place(), any::<u8>()).prop_map(|(place, byte)| Spoil::ReplaceByte(place, byte)),
        (place(), b' '..b'~').prop_map(|(place, byte)| Spoil::ReplaceByte(place, byte)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_text_never_panics(text in "(\\PC|\n|:){0,120}") {
        check_any::<Leduc>(&text);
        check_any::<ConnectFour>(&text);
    }

    #[test]
    fn arbitrary_entries_never_panic(entries in prop::collection::vec(likely_line(), 0..30)) {
        let entries = entries.join("\n");
        check_any::<Leduc>(&format!("stolik replay 1\ngame: leduc\nrules: 1\nseats: 2\n{entries}"));
        check_any::<ConnectFour>(&format!("stolik replay 1\ngame: connect-four\nrules: 1\nseats: 2\n{entries}"));
        check_any::<Toy>(&format!("stolik replay 1\ngame: toy\nrules: 3\nseats: 2\n{entries}"));
    }

    #[test]
    fn a_spoiled_recording_is_refused_or_plays(seed in 0u64..50, spoils in prop::collection::vec(spoil(), 1..4)) {
        let spoiled = |text: String| spoils.iter().fold(text, |text, spoil| spoil.apply(&text));
        check_any::<Leduc>(&spoiled(recording::<Leduc>(seed)));
        check_any::<ConnectFour>(&spoiled(recording::<ConnectFour>(seed)));
        check_any::<Toy>(&spoiled(recording::<Toy>(seed)));
    }
}
