//! What is in the data folder: kept when closed, refused when wrong, and never two owners.

mod table;

use std::fs;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use storage::{Storage, StorageError, story};
use storage_sqlite::SqliteStorage;

use table::{host, lines, log, new_table, step};

async fn refused(folder: &Path) -> StorageError {
    match SqliteStorage::open(folder).await {
        Ok(_) => panic!("{} was opened", folder.display()),
        Err(refusal) => refusal,
    }
}

/// Expects that the file is refused with these words and its own name, and left as it is.
async fn check_broken(folder: &Path, words: &str) {
    let file = folder.join("stolik.db");
    let before = fs::read(&file).unwrap();
    let refusal = refused(folder).await;
    assert!(matches!(refusal, StorageError::Broken(_)), "{refusal:?}");
    let sentence = refusal.to_string();
    assert!(sentence.contains("stolik.db") && sentence.contains(words), "{sentence}");
    assert!(fs::read(&file).unwrap() == before, "the file was touched");
}

async fn raw(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).create_if_missing(true).connect().await.unwrap()
}

#[tokio::test]
async fn everything_is_there_after_closing() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    story::tell(&storage).await;
    let first = storage.table("first").await.unwrap().unwrap();
    let before = (
        storage.entries(first.id).await.unwrap(),
        storage.snapshot(first.id).await.unwrap(),
        storage.chat(first.id, 10).await.unwrap(),
        storage.tables_of(first.host, 10).await.unwrap(),
    );
    storage.close().await;
    let mut names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["stolik.db", "stolik.lock"], "nothing is left in a log beside the file");

    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    assert_eq!(storage.table("first").await.unwrap().unwrap(), first);
    let after = (
        storage.entries(first.id).await.unwrap(),
        storage.snapshot(first.id).await.unwrap(),
        storage.chat(first.id, 10).await.unwrap(),
        storage.tables_of(first.host, 10).await.unwrap(),
    );
    assert_eq!(after, before);
    storage.close().await;
}

#[tokio::test]
async fn a_past_era_keeps_its_log_its_rules_and_its_last_state() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    let host = host(&storage).await;
    let id = storage.new_table(new_table("first", &host)).await.unwrap();
    storage.append(step(id, 0)).await.unwrap();
    storage.new_era(id, 2, 8).await.unwrap();
    storage.append(storage::Step { era: 2, ..step(id, 0) }).await.unwrap();
    let mut connection = raw(storage.file()).await;
    let past: (i64, i64, i64, Vec<u8>, String) = sqlx::query_as(
        "SELECT p.era, p.rules_version, p.entries, p.snapshot, l.entries
         FROM past_eras p JOIN log l ON l.table_id = p.table_id AND l.era = p.era",
    )
    .fetch_one(&mut connection)
    .await
    .unwrap();
    assert_eq!(past, (1, 1, 1, b"state after 0".to_vec(), "entry 0".to_owned()));
}

#[tokio::test]
async fn what_was_begun_is_written_before_closing() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    let host = host(&storage).await;
    let id = storage.new_table(new_table("first", &host)).await.unwrap();
    let (appended, ()) = tokio::join!(storage.append(step(id, 0)), storage.close());
    appended.unwrap();
    for refusal in [storage.append(step(id, 1)).await, storage.health().await, storage.table("first").await.map(drop)] {
        assert!(matches!(refusal, Err(StorageError::Failed(_))), "{refusal:?}");
    }
    storage.close().await;
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    assert_eq!(log(&storage, id).await, lines(1));
}

#[tokio::test]
async fn a_second_owner_is_refused_until_the_first_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    let refusal = refused(folder.path()).await;
    assert!(matches!(&refusal, StorageError::Failed(sentence) if sentence.contains("in use by another process")));
    assert!(refusal.to_string().contains(folder.path().file_name().unwrap().to_str().unwrap()), "{refusal}");
    storage.health().await.unwrap();
    storage.close().await;
    SqliteStorage::open(folder.path()).await.unwrap().close().await;
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    for path in [in_the_way.clone(), in_the_way.join("below")] {
        let refusal = refused(&path).await;
        assert!(matches!(refusal, StorageError::Failed(_)), "{refusal:?}");
        let sentence = refusal.to_string();
        assert!(sentence.contains(&format!("cannot write to {}", path.display())), "{sentence}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_look_into_a_new_folder() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("deep/data");
    let storage = SqliteStorage::open(&inner).await.unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&inner), mode(storage.file())), (0o700, 0o600));
    assert_eq!(mode(&inner.join("stolik.db-wal")), 0o600);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("stolik.db"), "a letter to a friend, long enough to be read. ".repeat(100)).unwrap();
    check_broken(folder.path(), "is not a database").await;
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    SqliteStorage::open(folder.path()).await.unwrap().close().await;
    let file = folder.path().join("stolik.db");
    let mut bytes = fs::read(&file).unwrap();
    // The first page holds the schema; its header of a hundred bytes stays.
    bytes[100..4096].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    check_broken(folder.path(), "is damaged").await;
}

#[tokio::test]
async fn damage_found_while_reading_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    let host = host(&storage).await;
    let id = storage.new_table(new_table("first", &host)).await.unwrap();
    storage.append(step(id, 0)).await.unwrap();
    storage.close().await;
    let file = folder.path().join("stolik.db");
    let mut bytes = fs::read(&file).unwrap();
    bytes[4096..].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let refusal = match SqliteStorage::open(folder.path()).await {
        Ok(storage) => storage.table("first").await.unwrap_err(),
        Err(refusal) => refusal,
    };
    assert!(matches!(&refusal, StorageError::Broken(sentence) if sentence.contains("stolik.db")), "{refusal:?}");
}

#[tokio::test]
async fn a_database_of_another_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut connection = raw(&folder.path().join("stolik.db")).await;
    sqlx::query("CREATE TABLE bookmarks (id INTEGER)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    check_broken(folder.path(), "is a database of another program").await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    SqliteStorage::open(folder.path()).await.unwrap().close().await;
    let mut connection = raw(&folder.path().join("stolik.db")).await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations SELECT 99, 'later', installed_on, true, checksum, 0 FROM _sqlx_migrations LIMIT 1",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    check_broken(folder.path(), "was written by a newer version of Stolik (its schema is 99, this version knows").await;
}
