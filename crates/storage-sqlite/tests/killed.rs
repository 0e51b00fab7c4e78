//! A process that is killed right after an answer has kept what it answered for.

mod table;

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use storage::Storage;
use storage_sqlite::SqliteStorage;

use table::{host, lines, log, new_table, step};

/// Tells the process that is to be killed where to write.
const FOLDER: &str = "STOLIK_TEST_FOLDER";

/// What it prints before the number of a step that was answered.
const ANSWERED: &str = "answered ";

/// Appends until it is killed. Without a folder there is nothing to do.
#[tokio::test]
async fn appends_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let storage = SqliteStorage::open(&PathBuf::from(folder)).await.unwrap();
    let host = host(&storage).await;
    let id = storage.new_table(new_table("first", &host)).await.unwrap();
    for after in 0.. {
        storage.append(step(id, after)).await.unwrap();
        println!("{ANSWERED}{after}");
    }
}

#[tokio::test]
async fn what_was_answered_survives_a_kill() {
    for kill_after in [0, 1, 7, 40] {
        let folder = tempfile::tempdir().unwrap();
        let mut victim = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "appends_until_it_is_killed", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(victim.stdout.take().unwrap()).lines().map(Result::unwrap);
        let mut numbers = output.by_ref().filter_map(|line| line.strip_prefix(ANSWERED)?.parse::<u32>().ok());
        numbers.find(|number| *number >= kill_after).expect("it goes on until it is killed");
        victim.kill().unwrap();
        victim.wait().unwrap();
        // It may have answered a few more before the kill.
        let last = numbers.last().unwrap_or(kill_after);

        let storage = SqliteStorage::open(folder.path()).await.unwrap();
        let row = storage.table("first").await.unwrap().unwrap();
        assert!(row.entries > last, "{last} was answered, and {} are there", row.entries);
        assert_eq!(log(&storage, row.id).await, lines(row.entries));
        let snapshot = storage.snapshot(row.id).await.unwrap().unwrap();
        assert_eq!(snapshot.bytes, format!("state after {}", row.entries - 1).into_bytes());
        storage.close().await;
    }
}
