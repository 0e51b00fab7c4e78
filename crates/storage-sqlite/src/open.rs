//! Opening the data folder: its lock, its file, and the settings of the connections.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use storage::{Result, StorageError};

use crate::error::explain;
use crate::migrate::{MIGRATOR, migrate, refuse_foreign};

/// The database.
const FILE: &str = "stolik.db";

/// Whoever has the lock on this file owns the folder.
const LOCK: &str = "stolik.lock";

/// Older versions could damage a file whose write-ahead log began anew while another connection wrote.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// Reads are short; more connections would only be more threads and caches.
const READERS: u32 = 4;

/// A read that gets no connection for so long gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long SQLite itself waits for a lock; only a copying tool or a shell can hold one.
const BUSY: Duration = Duration::from_secs(5);

/// What is open.
pub(crate) struct Opened {
    pub(crate) file: PathBuf,
    pub(crate) lock: File,
    pub(crate) writer: SqliteConnection,
    pub(crate) readers: SqlitePool,
}

/// Opens the folder, makes it if need be, and brings its file to the present schema.
pub(crate) async fn open(folder: &Path, most_pages: Option<u32>) -> Result<Opened> {
    make_folder(folder).map_err(|error| cannot_use(folder, &error))?;
    let folder = std::path::absolute(folder).map_err(|error| cannot_use(folder, &error))?;
    let lock = lock(&folder)?;
    let file = folder.join(FILE);
    make_file(&file).map_err(|error| cannot_use(&file, &error))?;
    let mut writer = connect(&file, most_pages).await?;
    refuse_old_sqlite(&mut writer).await.map_err(|error| explain(&file, &error))??;
    refuse_foreign(&mut writer, &file, &MIGRATOR).await?;
    keep_a_log(&mut writer, &file).await?;
    migrate(&mut writer, &file, &MIGRATOR).await?;
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        // A connection to a file does not die unnoticed as one to a server does.
        .test_before_acquire(false)
        .connect_lazy_with(options(&file).read_only(true));
    Ok(Opened { file, lock, writer, readers })
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    // Secrets of links are in there.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes an empty file, which SQLite takes for an empty database, to choose who may read it. One that is there stays as it is.
fn make_file(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

fn lock(folder: &Path) -> Result<File> {
    let path = folder.join(LOCK);
    let file = OpenOptions::new().append(true).create(true).open(&path).map_err(|error| cannot_use(&path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(StorageError::Failed(format!("the data folder {} is in use by another process", folder.display())))
        }
        Err(TryLockError::Error(error)) => Err(cannot_use(&path, &error)),
    }
}

fn cannot_use(path: &Path, error: &io::Error) -> StorageError {
    if error.kind() == io::ErrorKind::StorageFull {
        return StorageError::Full;
    }
    StorageError::Failed(format!("cannot write to {}: {error}", path.display()))
}

/// What all connections share.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(BUSY)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .pragma("temp_store", "MEMORY")
        // In KiB when negative.
        .pragma("cache_size", "-8192")
        .disable_statement_logging()
}

/// The writer's connection.
async fn connect(file: &Path, most_pages: Option<u32>) -> Result<SqliteConnection> {
    let mut options = options(file)
        // Some systems answer a sync before the disk has written; this asks those for more, and others for nothing.
        .pragma("fullfsync", "ON")
        // In pages: the log is brought into the file every 4 MiB. More was no faster, and takes longer to read after a crash.
        .pragma("wal_autocheckpoint", "1000")
        // In bytes: a log that grew larger shrinks again.
        .pragma("journal_size_limit", "67108864");
    if let Some(pages) = most_pages {
        options = options.pragma("max_page_count", pages.to_string());
    }
    options.connect().await.map_err(|error| explain(file, &error))
}

/// Switches to a write-ahead log, which is a property of the file; done only once the file is known to be ours.
async fn keep_a_log(connection: &mut SqliteConnection, file: &Path) -> Result<()> {
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode = WAL")
        .fetch_one(connection)
        .await
        .map_err(|error| explain(file, &error))?;
    if mode != "wal" {
        let file = file.display();
        return Err(StorageError::Failed(format!(
            "{file} is on a file system without shared memory; keep it elsewhere"
        )));
    }
    Ok(())
}

async fn refuse_old_sqlite(connection: &mut SqliteConnection) -> sqlx::Result<Result<()>> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(connection).await?;
    Ok(check_version(&version))
}

fn check_version(version: &str) -> Result<()> {
    let parts: Option<Vec<u32>> = version.split('.').map(|part| part.parse().ok()).collect();
    if parts.is_some_and(|parts| parts.as_slice() >= OLDEST_SQLITE.as_slice()) {
        return Ok(());
    }
    let [major, minor, patch] = OLDEST_SQLITE;
    Err(StorageError::Failed(format!("SQLite {version} can lose what was written; {major}.{minor}.{patch} is needed")))
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Executor, Row, Sqlite};

    use super::*;

    async fn check<'c>(connection: impl Executor<'c, Database = Sqlite>, setting: &str, value: &str) {
        let row = connection.fetch_one(AssertSqlSafe(format!("PRAGMA {setting}"))).await.unwrap();
        // Numbers come as text too.
        assert_eq!(row.try_get_unchecked::<String, _>(0).unwrap(), value, "{setting}");
    }

    #[tokio::test]
    async fn every_setting_is_as_it_was_set() {
        let folder = tempfile::tempdir().unwrap();
        let mut opened = open(folder.path(), Some(5000)).await.unwrap();
        let shared = [("foreign_keys", "1"), ("temp_store", "2"), ("cache_size", "-8192"), ("busy_timeout", "5000")];
        for (setting, value) in shared {
            check(&mut opened.writer, setting, value).await;
            check(&opened.readers, setting, value).await;
        }
        // 2 is FULL.
        let durable = [("journal_mode", "wal"), ("synchronous", "2"), ("fullfsync", "1")];
        let sizes = [("wal_autocheckpoint", "1000"), ("journal_size_limit", "67108864"), ("max_page_count", "5000")];
        for (setting, value) in [durable, sizes].concat() {
            check(&mut opened.writer, setting, value).await;
        }
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let opened = open(folder.path(), None).await.unwrap();
        let error = sqlx::query("DELETE FROM people").execute(&opened.readers).await.unwrap_err();
        assert!(error.to_string().contains("readonly"), "{error}");
    }

    #[test]
    fn an_old_sqlite_is_refused() {
        for version in ["3.51.3", "3.51.10", "3.52.0", "4.0.0"] {
            assert!(check_version(version).is_ok(), "{version}");
        }
        for version in ["3.51.2", "3.9.9", "2.99.0", "", "new"] {
            assert!(check_version(version).is_err(), "{version}");
        }
        let sentence = check_version("3.50.4").unwrap_err().to_string();
        assert_eq!(sentence, "the database failed: SQLite 3.50.4 can lose what was written; 3.51.3 is needed");
    }
}
