//! Measures how many steps a second reach the disk when many tables append at once.
//!
//! `cargo run --release -p stolik-storage-sqlite --example appends -- [FOLDER] [TABLES] [STEPS] [RATE]`; the folder should be on
//! the disk that is to be measured. Without a rate, in steps a second, each table appends as fast as it can.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use storage::{EntryRow, NewTable, Phase, Step, Storage, TableId};
use storage_sqlite::SqliteStorage;
use tokio::time::interval_at;

/// What a state of a larger game weighs.
const SNAPSHOT_BYTES: usize = 1024;

#[tokio::main]
async fn main() -> storage::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "target/appends".to_owned()));
    let tables: u32 = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(250);
    let steps: u32 = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(200);
    let rate: Option<f64> = arguments.next().and_then(|number| number.parse().ok());
    let pause = rate.map(|rate| Duration::from_secs_f64(f64::from(tables) / rate));

    let begun = Instant::now();
    let storage = Arc::new(SqliteStorage::open(&folder).await?);
    println!("opened in {:.1} ms", begun.elapsed().as_secs_f64() * 1e3);
    let ids = open_tables(&storage, tables).await?;

    let (commits, begun) = (storage.commits(), Instant::now());
    let shifts = (0..tables).map(|number| f64::from(number) / f64::from(tables));
    let tables = ids.into_iter().zip(shifts).map(|(id, shift)| play(Arc::clone(&storage), id, steps, pause, shift));
    let tasks: Vec<_> = tables.map(tokio::spawn).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.expect("no task panics")?);
    }
    report(&mut waits, begun.elapsed(), storage.commits() - commits);
    storage.close().await;
    Ok(())
}

async fn open_tables(storage: &SqliteStorage, tables: u32) -> storage::Result<Vec<TableId>> {
    let now = std::time::UNIX_EPOCH.elapsed().expect("the clock is set").as_nanos();
    let mut session = [0; 32];
    session[..16].copy_from_slice(&now.to_le_bytes());
    let host = storage.new_person("host", session, 0).await?.id;
    let mut ids = Vec::new();
    for number in 0..tables {
        let table = NewTable {
            key: format!("{now}-{number}"),
            game: "pig".to_owned(),
            rules_version: 1,
            settings: "{\"seats\":\"4\"}".to_owned(),
            open: true,
            imported: false,
            host,
            join_secret: "j".repeat(22),
            watch_secret: "w".repeat(22),
            phase: Phase::Playing,
            seats: Vec::new(),
            now: 0,
        };
        ids.push(storage.new_table(table).await?);
    }
    Ok(ids)
}

/// Appends step after step, each when the one before is on the disk, and returns how long each took.
async fn play(
    storage: Arc<SqliteStorage>,
    table: TableId,
    steps: u32,
    pause: Option<Duration>,
    shift: f64,
) -> storage::Result<Vec<Duration>> {
    // Tables do not all move at the same instant.
    let mut clock = pause.map(|pause| interval_at(tokio::time::Instant::now() + pause.mul_f64(shift), pause));
    let mut waits = Vec::new();
    for number in 0..steps {
        if let Some(clock) = &mut clock {
            clock.tick().await;
        }
        let entries = vec![
            EntryRow { line: "1: roll".to_owned(), answer_id: Some(format!("answer-{number:08}")) },
            EntryRow { line: "chance: 4".to_owned(), answer_id: None },
        ];
        let snapshot = vec![number.to_le_bytes()[0]; SNAPSHOT_BYTES];
        let (era, after, phase, now) = (1, number * 2, Phase::Playing, i64::from(number));
        let begun = Instant::now();
        storage.append(Step { table, era, after, entries, snapshot, phase, asked: 1, stage: None, now }).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}

fn report(waits: &mut [Duration], took: Duration, commits: u64) {
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    let rate = waits.len() as f64 / took.as_secs_f64();
    println!("{} steps in {commits} commits, {rate:.0} steps/s", waits.len());
    println!("half within {:.1} ms, p99 {:.1} ms, longest {:.1} ms", at(0.5), at(0.99), at(1.0));
}
