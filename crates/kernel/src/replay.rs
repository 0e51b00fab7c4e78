//! Recorded games as text: setup, answers, outcomes, result and the hash of the last state.
//!
//! ```text
//! stolik replay 1
//! game: leduc
//! rules: 1
//! seats: 2
//!
//! chance: Ks
//! chance: Js
//! 1: raise
//! 2: fold
//!
//! result: 1 won 1
//! result: 2 lost -1
//! reason: fold
//! hash: 1-7a1f0c9be2d45386
//! ```
//!
//! Blank lines and lines that begin with `#` mean nothing. A game that goes on has no result. The hash is of the state's bytes in the
//! format of that version; in another format, or where a recording does not say in which, it is not compared.

use std::fmt::Write as _;
use std::str::FromStr;

use thiserror::Error;

use crate::{BadNotation, Entry, EntryOf, Game, Meta, Seat, Setup, Table};

const FIRST_LINE: &str = "stolik replay 1";

/// Why a recorded game cannot be read or played, and on which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct ReplayError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub problem: String,
}

impl ReplayError {
    fn new(line: usize, problem: impl Into<String>) -> ReplayError {
        ReplayError { line, problem: problem.into() }
    }
}

/// A recorded game.
#[derive(Debug)]
pub struct Replay<G: Game> {
    setup: Setup,
    entries: Vec<(usize, EntryOf<G>)>,
    /// Lines about the end, to be found again after playing: the line and what it must say.
    ending: Vec<(usize, String)>,
}

impl<G: Game> Replay<G> {
    /// Reads a recorded game.
    pub fn parse(text: &str) -> Result<Replay<G>, ReplayError> {
        let meta = G::meta();
        let header = Header::read(text)?;
        header.must_fit(meta)?;
        let setup = header.setup(meta)?;
        let mut replay = Replay { setup, entries: Vec::new(), ending: Vec::new() };
        let mut is_ending = false;
        for (line, key, value) in header.rest {
            match key {
                "result" | "reason" => replay.ending.push((line, format!("{key}: {value}"))),
                "hash" => replay.ending.extend(comparable_hash(line, value, meta.state_version)?),
                _ if is_ending => return Err(ReplayError::new(line, "nothing is played after the result")),
                _ => replay.entries.push((line, entry::<G>(line, key, value)?)),
            }
            is_ending |= matches!(key, "result" | "reason" | "hash");
        }
        Ok(replay)
    }

    /// What was agreed before the start.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What was done, in order.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = EntryOf<G>> {
        self.entries.iter().map(|&(_, entry)| entry)
    }

    /// Plays the whole recording and compares the end with what the recording says.
    pub fn play(&self) -> Result<Table<G>, ReplayError> {
        let mut table = Table::new(self.setup.clone()).map_err(|error| ReplayError::new(1, error.to_string()))?;
        for &(line, entry) in &self.entries {
            table.repeat(entry).map_err(|error| ReplayError::new(line, refused::<G>(entry, &error)))?;
        }
        let ending = ending(&table);
        for (line, said) in &self.ending {
            if !ending.contains(said) {
                let key = said.split(':').next().unwrap_or_default();
                let found: Vec<&str> = ending.iter().filter(|real| real.starts_with(key)).map(String::as_str).collect();
                let found = if found.is_empty() { "the game goes on".to_owned() } else { found.join(", ") };
                return Err(ReplayError::new(
                    *line,
                    format!("the recording says `{said}`, but playing it gives {found}"),
                ));
            }
        }
        Ok(table)
    }
}

/// The recording of a table: running or finished.
#[must_use]
pub fn write_replay<G: Game>(table: &Table<G>) -> String {
    write_entries::<G>(table.setup(), table.log(), &ending(table))
}

/// The recording of some entries of which nothing is known to be playable: for reports of what went wrong.
#[must_use]
pub fn write_log<G: Game>(setup: &Setup, log: &[EntryOf<G>]) -> String {
    write_entries::<G>(setup, log, &[])
}

fn write_entries<G: Game>(setup: &Setup, log: &[EntryOf<G>], ending: &[String]) -> String {
    let meta = G::meta();
    let mut text =
        format!("{FIRST_LINE}\ngame: {}\nrules: {}\nseats: {}\n", meta.id, meta.rules_version, setup.seats());
    for (key, value) in setup.options() {
        let _ = writeln!(text, "option: {key}={value}");
    }
    text.push('\n');
    for entry in log {
        text.push_str(&line_of::<G>(*entry));
        text.push('\n');
    }
    if !ending.is_empty() {
        text.push('\n');
    }
    for line in ending {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// The line of a recording for an entry.
#[must_use]
pub fn line_of<G: Game>(entry: EntryOf<G>) -> String {
    match entry {
        Entry::Answer(seat, action) => format!("{seat}: {action}"),
        Entry::Chance(outcome) => format!("chance: {outcome}"),
        Entry::Undo(seat) => format!("undo: {seat}"),
        Entry::UndoAll(seat) => format!("undo all: {seat}"),
        Entry::Concede(seat) => format!("concede: {seat}"),
        Entry::Withdraw(seat) => format!("withdraw: {seat}"),
    }
}

/// Reads a line of a recording, such as `1: raise` or `chance: Ks`.
pub fn parse_line<G: Game>(text: &str) -> Result<EntryOf<G>, ReplayError> {
    let (key, value) = split(1, text)?;
    entry::<G>(1, key, value)
}

/// The id of the game a recording is of.
pub fn replay_game(text: &str) -> Result<String, ReplayError> {
    Ok(Header::read(text)?.game)
}

/// The lines about the end that this table would write.
fn ending<G: Game>(table: &Table<G>) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(verdict) = table.verdict() {
        for (index, standing) in verdict.standings().iter().enumerate() {
            let seat = Seat::new(index as u8);
            lines.push(format!("result: {seat} {} {}", standing.result.word(), standing.points));
        }
        lines.push(format!("reason: {}", verdict.reason));
    }
    lines.push(format!("hash: {}-{}", G::meta().state_version, table.hash()));
    lines
}

/// The line about the hash, if the hash is of a state in the format of this build.
fn comparable_hash(line: usize, value: &str, version: u32) -> Result<Option<(usize, String)>, ReplayError> {
    let (format, hash) = match value.split_once('-') {
        Some((format, hash)) => (Some(number::<u32>(line, "hash", format)?), hash),
        None => (None, value),
    };
    if hash.len() != 16 || !hash.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(ReplayError::new(line, format!("expected a hash such as 1-7a1f0c9be2d45386, found `{value}`")));
    }
    Ok((format == Some(version)).then(|| (line, format!("hash: {value}"))))
}

fn refused<G: Game>(entry: EntryOf<G>, error: &crate::TableError<G::Refusal>) -> String {
    format!("`{}` is refused: {error}", line_of::<G>(entry))
}

/// The lines before the first entry, and the rest as keys and values.
struct Header<'a> {
    game: String,
    game_line: usize,
    rules: u32,
    rules_line: usize,
    seats: u8,
    seats_line: usize,
    options: Vec<(usize, &'a str, &'a str)>,
    rest: Vec<(usize, &'a str, &'a str)>,
}

impl<'a> Header<'a> {
    fn read(text: &'a str) -> Result<Header<'a>, ReplayError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            Some((line, found)) => {
                let found: String = found.chars().take(40).collect();
                return Err(ReplayError::new(line, format!("expected `{FIRST_LINE}`, found `{found}`")));
            }
            None => return Err(ReplayError::new(1, format!("expected `{FIRST_LINE}`, but the file is empty"))),
        }
        let last = text.lines().count();
        let (game_line, game) = expect(&mut lines, "game", last)?;
        let (rules_line, rules) = expect(&mut lines, "rules", last)?;
        let (seats_line, seats) = expect(&mut lines, "seats", last)?;
        let mut options = Vec::new();
        let mut rest = Vec::new();
        for (line, text) in lines {
            let (key, value) = split(line, text)?;
            if key == "option" && rest.is_empty() {
                let (key, value) =
                    value.split_once('=').ok_or_else(|| ReplayError::new(line, "expected `option: key=value`"))?;
                options.push((line, key.trim(), value.trim()));
            } else {
                rest.push((line, key, value));
            }
        }
        Ok(Header {
            game: game.to_owned(),
            game_line,
            rules: number(rules_line, "rules", rules)?,
            rules_line,
            seats: number(seats_line, "seats", seats)?,
            seats_line,
            options,
            rest,
        })
    }

    /// The setup, or what is wrong with it and on which line.
    fn setup(&self, meta: &Meta) -> Result<Setup, ReplayError> {
        let make = |options: &[(usize, &'a str, &'a str)]| {
            Setup::new(meta, self.seats, options.iter().map(|&(_, key, value)| (key, value)))
        };
        make(&[]).map_err(|error| ReplayError::new(self.seats_line, error.to_string()))?;
        // Options may need those before them, so the first list that does not go through ends with what is wrong.
        for (place, (line, ..)) in self.options.iter().enumerate() {
            make(&self.options[..=place]).map_err(|error| ReplayError::new(*line, error.to_string()))?;
        }
        make(&self.options).map_err(|error| ReplayError::new(self.seats_line, error.to_string()))
    }

    fn must_fit(&self, meta: &Meta) -> Result<(), ReplayError> {
        if self.game != meta.id {
            return Err(ReplayError::new(self.game_line, format!("a recording of {}, not of {}", self.game, meta.id)));
        }
        if self.rules != meta.rules_version {
            let problem = format!(
                "recorded under rules version {}, but this build plays version {} of {}",
                self.rules, meta.rules_version, meta.id
            );
            return Err(ReplayError::new(self.rules_line, problem));
        }
        Ok(())
    }
}

fn expect<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    key: &str,
    last: usize,
) -> Result<(usize, &'a str), ReplayError> {
    let Some((line, text)) = lines.next() else {
        return Err(ReplayError::new(last, format!("expected `{key}: …`, but the file ends")));
    };
    match split(line, text)? {
        (found, value) if found == key => Ok((line, value)),
        (found, _) => Err(ReplayError::new(line, format!("expected `{key}: …`, found `{found}: …`"))),
    }
}

fn split(line: usize, text: &str) -> Result<(&str, &str), ReplayError> {
    match text.split_once(':') {
        Some((key, value)) => Ok((key.trim(), value.trim())),
        None => Err(ReplayError::new(line, format!("expected `seat: action` or `chance: outcome`, found `{text}`"))),
    }
}

fn number<T: FromStr>(line: usize, key: &str, value: &str) -> Result<T, ReplayError> {
    value.parse().map_err(|_| ReplayError::new(line, format!("expected a number after `{key}:`, found `{value}`")))
}

fn entry<G: Game>(line: usize, key: &str, value: &str) -> Result<EntryOf<G>, ReplayError> {
    let wrong = |error: BadNotation| ReplayError::new(line, error.to_string());
    match key {
        "chance" => value.parse().map(Entry::Chance).map_err(wrong),
        "undo" => value.parse().map(Entry::Undo).map_err(wrong),
        "undo all" => value.parse().map(Entry::UndoAll).map_err(wrong),
        "concede" => value.parse().map(Entry::Concede).map_err(wrong),
        "withdraw" => value.parse().map(Entry::Withdraw).map_err(wrong),
        seat => {
            let seat = seat.parse().map_err(|_| {
                ReplayError::new(
                    line,
                    format!("expected a seat, `chance`, `undo`, `undo all`, `concede` or `withdraw` before `:`, found `{seat}`"),
                )
            })?;
            value.parse().map(|action| Entry::Answer(seat, action)).map_err(wrong)
        }
    }
}
