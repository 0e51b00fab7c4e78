//! A full disk: everybody is told, nothing changes, and it goes on when there is room again.

mod table;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use storage::{ChatRow, Storage, StorageError};
use storage_sqlite::SqliteStorage;

use table::{host, lines, log, new_table, step};

/// In pages; the empty schema takes about half.
const LIMIT: u32 = 60;

#[tokio::test]
async fn a_full_disk_is_told_and_survived() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open_limited(folder.path(), LIMIT).await.unwrap();
    let host = host(&storage).await;
    let id = storage.new_table(new_table("first", &host)).await.unwrap();
    storage.append(step(id, 0)).await.unwrap();

    let line = |number: usize| ChatRow {
        person: host.id,
        seat: None,
        name: host.name.clone(),
        text: "x".repeat(10_000),
        at: 0,
        message_id: number.to_string(),
    };
    let mut said = 0;
    let refusal = loop {
        match storage.say(id, line(said)).await {
            Ok(()) => said += 1,
            Err(refusal) => break refusal,
        }
    };
    assert!(matches!(refusal, StorageError::Full), "{refusal:?}");
    assert!(said > 0);
    assert_eq!(storage.chat(id, 1000).await.unwrap().len(), said);

    // All of a batch are told, and none of it is there, not even what would have fitted.
    let (talk, append, more_talk) =
        tokio::join!(storage.say(id, line(said)), storage.append(step(id, 1)), storage.say(id, line(said + 1)));
    for answer in [talk, append, more_talk] {
        assert!(matches!(answer, Err(StorageError::Full)), "{answer:?}");
    }
    assert_eq!(storage.chat(id, 1000).await.unwrap().len(), said);
    assert_eq!(log(&storage, id).await, lines(1));

    // What needs no room still works.
    storage.rename(host.id, "HOST").await.unwrap();

    let mut broom = SqliteConnectOptions::new().filename(storage.file()).connect().await.unwrap();
    sqlx::query("DELETE FROM chat").execute(&mut broom).await.unwrap();
    storage.append(step(id, 1)).await.unwrap();
    storage.say(id, line(said)).await.unwrap();
    assert_eq!(log(&storage, id).await, lines(2));
    storage.close().await;
}
