//! Many write at once: in order, in few commits, and nobody for another's fault.

mod table;

use std::sync::Arc;

use storage::{PersonId, Phase, SeatRow, Sitter, Storage, StorageError, TableId};
use storage_sqlite::SqliteStorage;
use tokio::task::JoinSet;

use table::{host, lines, log, new_table, step};

const TABLES: usize = 40;
const STEPS: u32 = 25;

async fn open_tables(storage: &SqliteStorage, number: usize) -> Vec<TableId> {
    let host = host(storage).await;
    let mut ids = Vec::new();
    for key in 0..number {
        ids.push(storage.new_table(new_table(&key.to_string(), &host)).await.unwrap());
    }
    ids
}

#[tokio::test(flavor = "multi_thread")]
async fn many_steps_share_a_commit_and_stay_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Arc::new(SqliteStorage::open(folder.path()).await.unwrap());
    let ids = open_tables(&storage, TABLES).await;
    let commits_before = storage.commits();
    let mut tasks = JoinSet::new();
    for id in ids.clone() {
        let storage = Arc::clone(&storage);
        tasks.spawn(async move {
            for after in 0..STEPS {
                storage.append(step(id, after)).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    let (commits, steps) = (storage.commits() - commits_before, TABLES as u64 * u64::from(STEPS));
    assert!(commits < steps / 2, "{steps} steps took {commits} commits");
    for id in ids {
        assert_eq!(log(&storage, id).await, lines(STEPS));
    }
}

/// The test's only thread never waits between the sends, so all jobs lie in the queue before the writer looks.
#[tokio::test]
async fn what_waits_together_is_written_together() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Arc::new(SqliteStorage::open(folder.path()).await.unwrap());
    let id = open_tables(&storage, 1).await[0];
    let commits_before = storage.commits();
    let mut tasks = JoinSet::new();
    for after in 0..100 {
        let storage = Arc::clone(&storage);
        tasks.spawn(async move { storage.append(step(id, after)).await.unwrap() });
    }
    tasks.join_all().await;
    assert_eq!(storage.commits() - commits_before, 1);
    assert_eq!(log(&storage, id).await, lines(100));
}

#[tokio::test]
async fn a_conflict_hurts_nobody_else_in_its_batch() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Arc::new(SqliteStorage::open(folder.path()).await.unwrap());
    let ids = open_tables(&storage, 30).await;
    let commits_before = storage.commits();
    let mut tasks = JoinSet::new();
    for (number, id) in ids.iter().copied().enumerate() {
        let storage = Arc::clone(&storage);
        // Every third thinks the log is longer than it is.
        let after = u32::from(number % 3 == 0);
        tasks.spawn(async move { (number, storage.append(step(id, after)).await) });
    }
    for (number, answer) in tasks.join_all().await {
        if number % 3 == 0 {
            assert!(matches!(answer, Err(StorageError::Conflict)), "{answer:?}");
            assert_eq!(log(&storage, ids[number]).await, lines(0));
            assert_eq!(storage.snapshot(ids[number]).await.unwrap(), None);
        } else {
            answer.unwrap();
            assert_eq!(log(&storage, ids[number]).await, lines(1));
        }
    }
    assert_eq!(storage.commits() - commits_before, 1);
}

#[tokio::test]
async fn of_two_owners_of_a_table_one_writes() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    let id = open_tables(&storage, 1).await[0];
    let (first, second) = tokio::join!(storage.append(step(id, 0)), storage.append(step(id, 0)));
    assert!(first.is_ok());
    assert!(matches!(second, Err(StorageError::Conflict)), "{second:?}");
    assert_eq!(log(&storage, id).await, lines(1));
}

#[tokio::test]
async fn a_change_that_fails_halfway_hurts_nobody_else_in_its_batch() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    let ids = open_tables(&storage, 3).await;
    // The seat before is already written when it turns out that there is no such person.
    let seat = |seat, person| SeatRow {
        seat,
        sitter: Sitter::Free,
        person,
        alias: None,
        name: None,
        bot: None,
        advance: String::new(),
    };
    let seats = vec![seat(0, None), seat(1, Some(PersonId(77)))];
    let (before, failed, after) = tokio::join!(
        storage.append(step(ids[0], 0)),
        storage.arrange(ids[1], Phase::Over, seats, 5),
        storage.append(step(ids[2], 0)),
    );
    before.unwrap();
    assert!(matches!(failed, Err(StorageError::Failed(_))), "{failed:?}");
    after.unwrap();
    assert_eq!(log(&storage, ids[0]).await, lines(1));
    assert_eq!(log(&storage, ids[2]).await, lines(1));
    let arranged = storage.table("1").await.unwrap().unwrap();
    assert_eq!((arranged.phase, arranged.seats.len()), (Phase::Playing, 0));
}

#[tokio::test]
async fn a_step_is_written_though_its_caller_has_gone() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    let id = open_tables(&storage, 1).await[0];
    tokio::select! {
        biased;
        _ = storage.append(step(id, 0)) => panic!("nothing is written before the writer has run"),
        () = std::future::ready(()) => {}
    }
    storage.health().await.unwrap();
    assert_eq!(log(&storage, id).await, lines(1));
}
