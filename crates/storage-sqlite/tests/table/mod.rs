//! Tables for the tests to write to.

use storage::{EntryRow, NewTable, Person, Phase, Step, Storage, TableId};
use storage_sqlite::SqliteStorage;

/// A person who hosts all tables.
pub(crate) async fn host(storage: &SqliteStorage) -> Person {
    storage.new_person("host", [9; 32], 0).await.unwrap()
}

/// An open table in play without seats.
pub(crate) fn new_table(key: &str, host: &Person) -> NewTable {
    NewTable {
        key: key.to_owned(),
        game: "pig".to_owned(),
        rules_version: 1,
        settings: String::new(),
        open: true,
        imported: false,
        host: host.id,
        join_secret: String::new(),
        watch_secret: String::new(),
        phase: Phase::Playing,
        seats: Vec::new(),
        now: 0,
    }
}

/// A step of one entry, which is named after its number.
pub(crate) fn step(table: TableId, after: u32) -> Step {
    Step {
        table,
        era: 1,
        after,
        entries: vec![EntryRow { line: format!("entry {after}"), answer_id: None }],
        snapshot: format!("state after {after}").into_bytes(),
        phase: Phase::Playing,
        asked: 1,
        stage: None,
        now: i64::from(after),
    }
}

/// The lines of a log that has so many entries of such steps.
pub(crate) fn lines(entries: u32) -> Vec<String> {
    (0..entries).map(|number| format!("entry {number}")).collect()
}

/// The lines of a table's log.
pub(crate) async fn log(storage: &SqliteStorage, table: TableId) -> Vec<String> {
    storage.entries(table).await.unwrap().into_iter().map(|entry| entry.line).collect()
}
