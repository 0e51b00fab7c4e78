//! Compares what people were told with what is in the storage.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::path::PathBuf;

use storage::{Phase, Storage};
use storage_sqlite::SqliteStorage;

use crate::person::{End, Seated};
use crate::table::Game;

/// What came of everything that was said.
#[derive(Default)]
pub(crate) struct Report {
    tables: usize,
    finished: usize,
    lines: u64,
    pub(crate) acknowledged: u64,
    resent: u64,
    /// Turned down, by reason.
    refused: BTreeMap<String, u64>,
    /// Acknowledged, and not in the log.
    lost: u64,
    /// More than once in the log.
    doubled: u64,
    /// All that must not be.
    pub(crate) wrong: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { tables, finished, lines, acknowledged, resent, refused, lost, doubled, wrong } = self;
        write!(
            f,
            "{tables} tables ({finished} finished), {lines} lines opened, {acknowledged} answers acknowledged, \
             {resent} resent, refused {refused:?}, {lost} lost, {doubled} doubled, {} wrong",
            wrong.len()
        )
    }
}

/// Reads the logs of all tables and holds them against what was said at each.
pub(crate) async fn compare(folder: PathBuf, games: &[Game]) -> Report {
    let storage = SqliteStorage::open(&folder).await.expect("the folder is free and whole");
    let mut report = Report { tables: games.len(), ..Report::default() };
    for game in games {
        let row = storage.table(&game.key).await.expect("it can be read").expect("the table was opened");
        let entries = storage.entries(row.id).await.expect("it can be read");
        let (is_over, was_over) = (row.phase == Phase::Over, game.seats.iter().all(|seated| seated.is_over));
        report.finished += usize::from(is_over);
        if row.era != 1 || row.phase == Phase::Frozen || (was_over && !is_over) {
            report.wrong.push(format!("{}: {:?} in era {}", game.key, row.phase, row.era));
        }
        let mut log = HashMap::<String, Vec<(usize, String)>>::new();
        for (place, entry) in entries.into_iter().enumerate() {
            if let Some(id) = entry.answer_id {
                log.entry(id).or_default().push((place, entry.line));
            }
        }
        for (id, found) in log.iter().filter(|(_, found)| found.len() > 1) {
            report.doubled += 1;
            report.wrong.push(format!("{}: {id} is in the log as {found:?}", game.key));
        }
        for seated in &game.seats {
            let person = row.seats[usize::from(seated.seat) - 1].person.expect("a person sits there");
            report.hold(&game.key, seated, |id| log.remove(&format!("{}:{id}", person.0)).unwrap_or_default());
        }
        report.wrong.extend(log.keys().map(|id| format!("{}: nobody said {id}", game.key)));
    }
    storage.close().await;
    report
}

impl Report {
    /// Holds what a seat was told against the log.
    fn hold(&mut self, table: &str, seated: &Seated, mut find: impl FnMut(&str) -> Vec<(usize, String)>) {
        self.resent += seated.resent;
        self.lines += seated.lines;
        self.wrong.extend(seated.wrong.iter().map(|wrong| format!("{table}: {wrong}")));
        let mut last = None;
        for answer in &seated.answers {
            let found = find(&answer.id);
            match (&answer.end, found.first()) {
                (End::Done, Some((place, line))) => {
                    self.acknowledged += 1;
                    let expected = format!("{}: {}", seated.seat, answer.action);
                    if *line != expected || last >= Some(*place) {
                        self.wrong.push(format!("{table}: {} is `{line}` at {place}, not `{expected}`", answer.id));
                    }
                    last = Some(*place);
                }
                (End::Done, None) => {
                    self.acknowledged += 1;
                    self.lost += 1;
                    self.wrong.push(format!("{table}: {} was acknowledged and is lost", answer.id));
                }
                (End::Refused(code), None) => *self.refused.entry(code.clone()).or_default() += 1,
                (End::Refused(code), Some(found)) => {
                    self.wrong.push(format!("{table}: {} was refused ({code}) and is kept: {found:?}", answer.id));
                }
                (End::Open, _) => self.wrong.push(format!("{table}: {} was never answered", answer.id)),
            }
        }
    }
}
