//! Scenarios and golden replays say what is wrong and where.

use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;

use dice::SearchDice;
use kernel::{Dice, Game, Setup, Table, Waiting, write_replay};

use crate::game::Toy;

const SCENARIO: &str = r#"
rules = ["TOY-1"]
about = "The highest bid takes a turn."
play = ["chance: 5", "chance: 5", "chance: 3", "chance: 1", "chance: 2", "1: bid 1", "2: bid 0"]

[then]
waiting = "1"
options = { 1 = ["bribe", "chip", "draw", "look", "pass", "play 1", "play 5"], 2 = ["bribe"] }
refused = { "1: play 2" = "TOY-3", "2: pass" = "TOY-2" }
sees = { 1 = { pot = 1, purses = [1, 2] }, spectator = { round = 1 } }
told = { 2 = "2 has bid 0" }
"#;

const END: &str = r#"
rules = ["TOY-2"]
about = "Who only passes keeps its coins."
play = [
  "chance: 5", "chance: 5", "chance: 3", "chance: 1",
  "chance: 2", "1: bid 0", "2: bid 0", "1: pass",
  "chance: 1", "1: bid 0", "2: bid 0", "1: pass",
  "chance: 3", "1: bid 0", "2: bid 0", "1: pass",
]

[then]
waiting = "over"
result = ["drew 2", "drew 2"]
reason = "coins"
"#;

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("stolik-planted-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder can be made");
        Folder(path)
    }

    fn with(self, file: &str, text: &str) -> Folder {
        fs::write(self.0.join(file), text).expect("a temporary file can be written");
        self
    }

    /// Runs and returns what the panic says; nothing if there was none.
    fn run(&self, run: fn(PathBuf)) -> Option<String> {
        let path = self.0.clone();
        let words = catch_unwind(move || run(path)).err()?;
        let formatted = words.downcast_ref::<String>().cloned();
        formatted.or_else(|| words.downcast_ref::<&str>().map(|&said| said.to_owned()))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Asserts that the run panics and says all of this.
fn fails(folder: &Folder, run: fn(PathBuf), expected: &[&str]) {
    let said = folder.run(run).unwrap_or_else(|| panic!("nothing is wrong, expected {expected:?}"));
    for part in expected {
        assert!(said.contains(part), "expected {part:?} in {said:?}");
    }
}

#[test]
fn true_scenarios_pass() {
    let folder = Folder::new("true").with("TOY-1-bids.toml", SCENARIO).with("TOY-2-pass.toml", END);
    assert_eq!(folder.run(laws::scenarios::<Toy>), None);
}

#[test]
fn a_false_scenario_names_its_file_and_rule() {
    let false_ones = [
        ("waiting", r#"waiting = "1""#, r#"waiting = "2""#, r#"the table waits for "1", expected "2""#),
        ("options", r#""pass", "play 1""#, r#""play 1""#, "the options of seat 1 are"),
        ("rule", r#""2: pass" = "TOY-2""#, r#""2: pass" = "TOY-3""#, r#"`2: pass` is refused by "TOY-2""#),
        ("allowed", r#""2: pass" = "TOY-2""#, r#""1: pass" = "TOY-2""#, "`1: pass` is not refused"),
        ("sees", "pot = 1", "pot = 2", "1 sees pot: 1, expected 2"),
        ("nothing", "round = 1", "rounds = 1", "spectator sees no `rounds`"),
        ("told", "2 has bid 0", "2 has bid 1", "2 is told"),
        ("stranger", "spectator =", "spectators =", "nobody at this table is called `spectators`"),
        ("result", "[then]", "[then]\nresult = [\"won 3\", \"lost 1\"]", "the game goes on"),
        ("play", r#""2: bid 0"]"#, r#""2: bid 2"]"#, "`bid 2` is not an action"),
        ("refused", r#""2: bid 0"]"#, r#""2: chip"]"#, "`2: chip` is refused"),
        ("seats", "[then]", "seats = 4\n[then]", "toy is for 2 to 3 seats"),
    ];
    for (name, from, to, problem) in false_ones {
        assert!(SCENARIO.contains(from), "{from} can be replaced");
        let text = SCENARIO.replacen(from, to, 1);
        let folder = Folder::new(name).with("TOY-1-bids.toml", &text);
        fails(&folder, laws::scenarios::<Toy>, &["TOY-1-bids.toml: ", "It proves TOY-1", problem]);
    }
}

#[test]
fn a_false_end_names_its_file_and_rule() {
    for (name, from, to, problem) in [
        ("result", "drew 2", "won 2", "the result is"),
        ("reason", r#"reason = "coins""#, r#"reason = "cards""#, r#"the reason is "coins", expected "cards""#),
    ] {
        let folder = Folder::new(&format!("end-{name}")).with("TOY-2-pass.toml", &END.replacen(from, to, 1));
        fails(&folder, laws::scenarios::<Toy>, &["TOY-2-pass.toml: ", "It proves TOY-2", problem]);
    }
}

#[test]
fn a_scenario_is_also_played_from_storage() {
    let text = SCENARIO.replace("[then]", "options = { bug = \"ForgetsAField\" }\n[then]");
    let folder = Folder::new("storage").with("TOY-1-bids.toml", &text);
    fails(&folder, laws::scenarios::<Toy>, &["TOY-1-bids.toml (reloading between steps)", "It proves TOY-1"]);
}

#[test]
fn a_scenario_with_an_unknown_key_or_none_at_all_fails() {
    let folder = Folder::new("unknown").with("TOY-1-bids.toml", &SCENARIO.replace("waiting", "awaiting"));
    fails(&folder, laws::scenarios::<Toy>, &["TOY-1-bids.toml: ", "awaiting"]);
    fails(&Folder::new("no-scenario"), laws::scenarios::<Toy>, &["there is no .toml file"]);
}

/// A recorded game.
fn recording() -> String {
    let mut dice = SearchDice::seeded(7);
    let mut table = Table::<Toy>::new(Setup::usual(Toy::meta())).expect("a usual table");
    loop {
        table.roll(&mut dice);
        let Waiting::Seats(seats) = table.waiting() else { return write_replay(&table) };
        let seat = seats.first().expect("somebody is asked");
        let mut options = Vec::new();
        table.eyes(seat).options(&mut options);
        table.answer(seat, dice.pick(&options)).expect("an offered action");
    }
}

/// The recording with the first line that begins so replaced, and the number of that line.
fn changed(recording: &str, beginning: &str, line: &str) -> (String, String) {
    let mut lines: Vec<&str> = recording.lines().collect();
    let place = lines.iter().position(|line| line.starts_with(beginning)).expect("the recording has such a line");
    lines[place] = line;
    (lines.join("\n") + "\n", format!("line {}: ", place + 1))
}

/// The line about its states that a recording should have, as the golden replays tell it.
fn states_line(name: &str, recording: &str) -> String {
    let said = Folder::new(name).with("game.replay", recording).run(laws::replays::<Toy>);
    let said = said.expect("a recording without the line is told");
    assert!(said.contains("game.replay: no recording says what its states are: add the line"), "{said}");
    said.split('`').nth(1).expect("the line is quoted").to_owned()
}

#[test]
fn a_true_recording_passes() {
    let recording = recording();
    let states = states_line("recording", &recording);
    assert!(states.starts_with("# states 1: "), "{states}");
    let folder = Folder::new("recording-states").with("game.replay", &format!("{recording}{states}\n"));
    assert_eq!(folder.run(laws::replays::<Toy>), None);
    // One recording with the line is enough: others can be dropped in as they come.
    assert_eq!(folder.with("dropped-in.replay", &recording).run(laws::replays::<Toy>), None);
}

/// What to do about a golden replay that plays otherwise.
const ADVICE: &str = "If the bytes of the state changed on purpose, raise state_version; \
                      if the rules changed, raise rules_version; then record anew.";

#[test]
fn a_recording_of_other_bytes_says_which_version_to_raise() {
    let recording = recording();
    let states = states_line("bytes", &recording);
    // The bytes of the last state, of one on the way, and of all since the version was raised.
    let of_another_version = states.replace("# states 1", "# states 2");
    for (name, text) in [
        ("last", changed(&recording, "hash: ", "hash: 1-0123456789abcdef").0),
        ("way", format!("{recording}# states 1: 0123456789abcdef\n")),
        ("version", format!("{recording}{of_another_version}\n")),
    ] {
        let folder = Folder::new(&format!("bytes-{name}")).with("game.replay", &text);
        fails(&folder, laws::replays::<Toy>, &["game.replay: ", "the recording says `", "playing it gives ", ADVICE]);
    }
}

#[test]
fn a_false_recording_names_its_file_and_line() {
    let recording = recording();
    for (name, beginning, line, problem) in [
        ("hash", "hash: ", "hash: 1-0123456789abcdef", "the recording says `hash: 1-0123456789abcdef`"),
        ("result", "result: 2 ", "result: 2 won 100", "the recording says `result: 2 won 100`"),
        ("answer", "1: ", "1: snap", "`1: snap` is refused"),
        ("outcome", "chance: ", "chance: 6", "`6` is not a card"),
        ("game", "game: ", "game: chess", "a recording of chess"),
    ] {
        let (text, place) = changed(&recording, beginning, line);
        let folder = Folder::new(&format!("recorded-{name}")).with("game.replay", &text);
        fails(&folder, laws::replays::<Toy>, &["game.replay: ", &place, problem]);
    }
}

#[test]
fn a_recording_without_its_end_or_none_at_all_fails() {
    let recording = recording();
    let (unfinished, _) = recording.split_once("\nresult").expect("the game has ended");
    let folder = Folder::new("unfinished").with("game.replay", unfinished);
    fails(&folder, laws::replays::<Toy>, &["game.replay: a golden replay has its end"]);
    fails(&Folder::new("no-recording"), laws::replays::<Toy>, &["there is no .replay file"]);
}
