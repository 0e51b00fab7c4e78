//! Scenarios: one file per rule, played in the notation of replays.
//!
//! ```toml
//! rules = ["LED-006"]                               # what it proves
//! about = "Nobody folds before the other paid more."
//! seats = 2                                         # the game's fewest if not said
//! options = { deck = "small" }                      # defaults if not said
//! play = ["chance: Ks", "chance: Js", "1: call"]
//!
//! [then]
//! waiting = "2"                                     # seats, "chance" or "over"
//! options = { 2 = ["call", "raise"] }               # exactly these, in any order
//! refused = { "2: fold" = "LED-006" }               # the rule it is refused by
//! sees = { 1 = { public = "null" } }                # part of the view as JSON; `spectator` too
//! told = { 1 = { called = { seat = 1, paid = 0 } } } # part of the last sight
//! result = ["won 1", "lost -1"]
//! reason = "fold"
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use kernel::{Entry, Game, Heard, Refusal, Seat, Setup, Table, TableError, Told, Viewer, Waiting, parse_line};
use serde::Deserialize;
use serde_json::Value;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    /// Which rules the scenario proves.
    rules: Vec<String>,
    /// What happens, in a sentence.
    about: String,
    seats: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    play: Vec<String>,
    then: Then,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Then {
    waiting: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, BTreeSet<String>>,
    #[serde(default)]
    refused: BTreeMap<String, String>,
    #[serde(default)]
    sees: BTreeMap<String, Value>,
    #[serde(default)]
    told: BTreeMap<String, Value>,
    result: Option<Vec<String>>,
    reason: Option<String>,
}

/// Plays every `.toml` file of the directory, once as it is and once storing and loading the state between every two steps.
///
/// # Panics
/// With the file and what differs, if a scenario does not come true, or if there is none.
pub fn scenarios<G: Game>(directory: impl AsRef<Path>) {
    for (file, text) in files(directory.as_ref(), "toml") {
        let scenario: Scenario = toml::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        for reloading in [false, true] {
            if let Err(problem) = play::<G>(&scenario, reloading) {
                let how = if reloading { " (reloading between steps)" } else { "" };
                panic!("{file}{how}: {problem}\nIt proves {}: {}", scenario.rules.join(", "), scenario.about);
            }
        }
    }
}

/// The files of a directory with this extension, by name, with their texts.
pub(crate) fn files(directory: &Path, extension: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("a directory can be listed").path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{}: there is no .{extension} file", directory.display());
    let read = |path: std::path::PathBuf| {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path.display().to_string(), text)
    };
    paths.into_iter().map(read).collect()
}

fn play<G: Game>(scenario: &Scenario, reloading: bool) -> Result<(), String> {
    let meta = G::meta();
    let options = scenario.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let setup =
        Setup::new(meta, scenario.seats.unwrap_or(meta.min_seats), options).map_err(|error| error.to_string())?;
    let mut table = Table::<G>::new(setup).map_err(|error| error.to_string())?;
    let mut heard = BTreeMap::new();
    for line in &scenario.play {
        let entry = parse_line::<G>(line).map_err(|error| error.problem)?;
        // A table opened from storage has nothing to take back.
        if reloading && matches!(entry, Entry::Undo(_) | Entry::UndoAll(_)) {
            return Ok(());
        }
        let known: BTreeMap<String, u32> = viewers(table.seats())
            .map(|(name, viewer)| (name, table.stream(viewer, 0).last().map_or(0, |heard| heard.number)))
            .collect();
        table.repeat(entry).map_err(|error| format!("`{line}` is refused: {error}"))?;
        for (name, viewer) in viewers(table.seats()) {
            let news = table.stream(viewer, known[&name]);
            heard.insert(name, last_sight::<G>(&news));
        }
        if reloading {
            table = Table::open(&table.snapshot()).map_err(|error| error.to_string())?;
        }
    }
    scenario.then.check(&mut table, &heard)
}

fn last_sight<G: Game>(heard: &[Heard<G::Sight>]) -> Option<Value> {
    match &heard.last()?.what {
        Told::Event(sight) => Some(serde_json::to_value(sight).expect("sights are plain data")),
        _ => None,
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = (String, Viewer)> {
    let seats = (0..seats).map(Seat::new).map(|seat| (seat.to_string(), Viewer::seat(seat)));
    seats.chain([("spectator".to_owned(), Viewer::SPECTATOR)])
}

impl Then {
    fn check<G: Game>(&self, table: &mut Table<G>, heard: &BTreeMap<String, Option<Value>>) -> Result<(), String> {
        self.refusals(table)?;
        if let Some(expected) = &self.waiting {
            let found = match table.waiting() {
                Waiting::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "),
                Waiting::Chance => "chance".to_owned(),
                Waiting::Over => "over".to_owned(),
            };
            same("the table waits for", &found, expected)?;
        }
        for (seat, expected) in &self.options {
            let eyes = table.eyes(seat.parse().map_err(|error| format!("{error}"))?);
            let offered: BTreeSet<String> = eyes.offered().iter().map(ToString::to_string).collect();
            same(&format!("the options of seat {seat} are"), &offered, expected)?;
        }
        let names: BTreeSet<String> = viewers(table.seats()).map(|(name, _)| name).collect();
        if let Some(stranger) = self.sees.keys().chain(self.told.keys()).find(|name| !names.contains(*name)) {
            return Err(format!("nobody at this table is called `{stranger}`: a seat number or `spectator`"));
        }
        for (name, viewer) in viewers(table.seats()) {
            if let Some(expected) = self.sees.get(&name) {
                let view = serde_json::to_value(table.view(viewer)).expect("views are plain data");
                contains(&view, expected).map_err(|problem| format!("{name} sees {problem}"))?;
            }
            if let Some(expected) = self.told.get(&name) {
                let sight = heard.get(&name).cloned().flatten().unwrap_or(Value::Null);
                contains(&sight, expected).map_err(|problem| format!("{name} is told {problem}"))?;
            }
        }
        self.verdict(table)
    }

    fn refusals<G: Game>(&self, table: &mut Table<G>) -> Result<(), String> {
        for (line, rule) in &self.refused {
            let before = table.state().clone();
            let entry = parse_line::<G>(line).map_err(|error| error.problem)?;
            match table.repeat(entry) {
                Ok(()) => return Err(format!("`{line}` is not refused")),
                Err(TableError::Refused(refusal)) => {
                    same(&format!("`{line}` is refused by"), &refusal.rule(), &rule.as_str())?;
                }
                Err(other) => same(&format!("`{line}` is refused with"), &other.to_string(), rule)?,
            }
            if *table.state() != before {
                return Err(format!("`{line}` is refused and changes the state"));
            }
        }
        Ok(())
    }

    fn verdict<G: Game>(&self, table: &Table<G>) -> Result<(), String> {
        let verdict = table.verdict();
        if let Some(expected) = &self.result {
            let verdict = verdict.as_ref().ok_or("the game goes on")?;
            let found: Vec<String> = verdict
                .standings()
                .iter()
                .map(|standing| format!("{} {}", standing.result.word(), standing.points))
                .collect();
            same("the result is", &found, expected)?;
        }
        if let Some(expected) = &self.reason {
            let verdict = verdict.as_ref().ok_or("the game goes on")?;
            same("the reason is", &verdict.reason, &expected.as_str())?;
        }
        Ok(())
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, expected: &T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what} {found:?}, expected {expected:?}")) }
}

/// Whether every expected key is there with its value. The text `null` stands for nothing.
fn contains(found: &Value, expected: &Value) -> Result<(), String> {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => expected.iter().try_for_each(|(key, value)| {
            let part = found.get(key).ok_or_else(|| format!("no `{key}` in {found:?}"))?;
            contains(part, value).map_err(|problem| format!("{key}: {problem}"))
        }),
        (Value::Array(found), Value::Array(expected)) if found.len() == expected.len() => {
            found.iter().zip(expected).try_for_each(|(found, expected)| contains(found, expected))
        }
        (Value::Null, Value::String(word)) if word == "null" => Ok(()),
        _ if found == expected => Ok(()),
        _ => Err(format!("{found}, expected {expected}")),
    }
}
