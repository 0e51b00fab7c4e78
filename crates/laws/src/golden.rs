//! Recorded games that must play again to the same end, through states of the same bytes.

use std::path::Path;

use kernel::{Game, Replay, Table};

/// What a comment of a recording begins with that holds the state version and a hash of all its states. The hash of the
/// last state alone would miss a change in what is never there at the end, such as frames.
const STATES: &str = "# states ";

/// What to do about a recording that plays otherwise.
const ADVICE: &str = "If the bytes of the state changed on purpose, raise state_version; if the rules changed, raise \
                      rules_version; then record anew.";

/// Plays every `.replay` file of the directory and compares result and hash with what it says, and the states on the way
/// with the line `# states …` of those that have one.
///
/// # Panics
/// With file, line and what was expected, if a recording cannot be read or ends otherwise, if there is none, or if none
/// has the line about its states.
pub fn replays<G: Game>(directory: impl AsRef<Path>) {
    let mut missing = None;
    let mut has_states = false;
    for (file, text) in crate::scenario::files(directory.as_ref(), "replay") {
        let replay = Replay::<G>::parse(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        if let Err(error) = replay.play() {
            panic!("{file}: {error}\n{ADVICE}");
        }
        let hash = format!("\nhash: {}-", G::meta().state_version);
        assert!(text.contains("\nresult: ") && text.contains(&hash), "{file}: a golden replay has its end\n{ADVICE}");
        let found = states_line(&replay);
        match text.lines().find(|line| line.starts_with(STATES)) {
            Some(said) => {
                assert!(said == found, "{file}: the recording says `{said}`, but playing it gives `{found}`\n{ADVICE}");
                has_states = true;
            }
            None => missing = Some((file, found)),
        }
    }
    if let Some((file, found)) = missing.filter(|_| !has_states) {
        panic!("{file}: no recording says what its states are: add the line `{found}`");
    }
}

/// The line about the states of a recording that plays to its end.
fn states_line<G: Game>(replay: &Replay<G>) -> String {
    let hash = |table: &Table<G>| u64::from_str_radix(&table.hash(), 16).expect("a hash is sixteen digits");
    let mut table = Table::new(replay.setup().clone()).expect("the recording has been played");
    let mut all = hash(&table);
    for entry in replay.entries() {
        table.repeat(entry).expect("the recording has been played");
        all = all.rotate_left(1) ^ hash(&table);
    }
    format!("{STATES}{}: {all:016x}", G::meta().state_version)
}
