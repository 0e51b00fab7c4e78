//! Brings the file to the present schema: forward only, with a copy made first.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, SqlSafeStr};
use storage::{Result, StorageError};

use crate::error::explain;

/// The steps from an empty file to the present schema. Not `sqlx::migrate!`: its macro would compile SQLite a second time, for the
/// machine that builds.
pub(crate) static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| {
    let files = [
        ("first", include_str!("../migrations/0001_first.sql")),
        ("campaigns", include_str!("../migrations/0002_campaigns.sql")),
    ];
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(files).map(migration).collect())
});

/// What every file of ours carries in its header.
const APPLICATION_ID: i64 = 0x5374_6f6c;

/// Refuses a file of another program or of a newer version, before anything is written to it.
pub(crate) async fn refuse_foreign(connection: &mut SqliteConnection, file: &Path, migrator: &Migrator) -> Result<()> {
    let explain = |error: sqlx::Error| explain(file, &error);
    if is_empty(connection).await.map_err(explain)? {
        return Ok(());
    }
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(explain)?;
    if application != APPLICATION_ID {
        return Err(StorageError::Broken(format!("{} is a database of another program", file.display())));
    }
    let (applied, known) = (applied(connection, file, migrator).await?, newest(migrator));
    if applied > known {
        return Err(StorageError::Broken(format!(
            "{} was written by a newer version of Stolik (its schema is {applied}, this version knows {known})",
            file.display()
        )));
    }
    Ok(())
}

/// Applies the migrations that are missing. A file that holds something is copied first, beside itself.
pub(crate) async fn migrate(connection: &mut SqliteConnection, file: &Path, migrator: &Migrator) -> Result<()> {
    if is_empty(connection).await.map_err(|error| explain(file, &error))? {
        claim(connection).await.map_err(|error| explain(file, &error))?;
    } else {
        let (applied, known) = (applied(connection, file, migrator).await?, newest(migrator));
        if (1..known).contains(&applied) {
            let copy = copy(connection, file, known).await?;
            tracing::info!(from = applied, to = known, copy = %copy.display(), "the database is brought up to date");
        }
    }
    migrator.run_direct(None, connection, false).await.map_err(|error| explain_migration(file, &error))
}

/// Copies the file to `<file>.before-<version>`.
async fn copy(connection: &mut SqliteConnection, file: &Path, version: i64) -> Result<PathBuf> {
    let target = beside(file, &format!(".before-{version}"));
    let unfinished = beside(file, &format!(".before-{version}.part"));
    let failed = |error: std::io::Error| {
        StorageError::Failed(format!("cannot copy {} to {}: {error}", file.display(), target.display()))
    };
    // Left by a start that was interrupted; SQLite writes only to a file that is not there.
    if unfinished.exists() {
        fs::remove_file(&unfinished).map_err(failed)?;
    }
    sqlx::query("VACUUM INTO ?")
        .bind(unfinished.to_string_lossy().into_owned())
        .execute(connection)
        .await
        .map_err(|error| explain(file, &error))?;
    // SQLite does not sync the copy, and a copy half on the disk must not look like a whole one.
    File::open(&unfinished).and_then(|written| written.sync_all()).map_err(failed)?;
    fs::rename(&unfinished, &target).map_err(failed)?;
    Ok(target)
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    PathBuf::from(name)
}

/// Marks an empty file as ours. The first migration would be too late: the list of migrations is made before it, and a start
/// that is killed between the two would leave a file that is neither empty nor ours.
async fn claim(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    sqlx::query(AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"))).execute(connection).await.map(drop)
}

async fn is_empty(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar("SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)").fetch_one(connection).await
}

/// The newest migration the file has seen.
async fn applied(connection: &mut SqliteConnection, file: &Path, migrator: &Migrator) -> Result<i64> {
    let applied = connection.list_applied_migrations(&migrator.table_name).await;
    let applied = applied.map_err(|error| explain_migration(file, &error))?;
    Ok(applied.iter().map(|migration| migration.version).max().unwrap_or(0))
}

/// The newest migration this version knows.
fn newest(migrator: &Migrator) -> i64 {
    migrator.iter().map(|migration| migration.version).max().unwrap_or(0)
}

fn explain_migration(file: &Path, error: &MigrateError) -> StorageError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => explain(file, error),
        _ => StorageError::Broken(format!("{} has another history than it should: {error}", file.display())),
    }
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Connection};

    use super::*;

    async fn connect(file: &Path) -> SqliteConnection {
        SqliteConnectOptions::new().filename(file).create_if_missing(true).connect().await.unwrap()
    }

    /// The migrations there are and one more.
    fn one_more(sql: &'static str) -> Migrator {
        let mut migrations: Vec<Migration> = MIGRATOR.iter().cloned().collect();
        let version = newest(&MIGRATOR) + 1;
        migrations.push(Migration::new(version, "more".into(), MigrationType::Simple, sql.into_sql_str(), false));
        Migrator::with_migrations(migrations)
    }

    /// A file of the present schema with one person in it.
    async fn with_one_person(file: &Path) -> SqliteConnection {
        let mut connection = connect(file).await;
        migrate(&mut connection, file, &MIGRATOR).await.unwrap();
        sqlx::query("INSERT INTO people VALUES (1, 'Ada', 0)").execute(&mut connection).await.unwrap();
        connection
    }

    fn files(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn every_migration_is_listed_by_its_number_and_name() {
        let mut written = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations"));
        written.retain(|name| name.ends_with(".sql"));
        let listed = MIGRATOR.iter().map(|known| format!("{:04}_{}.sql", known.version, known.description));
        assert_eq!(written, listed.collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn a_new_file_needs_no_copy_and_neither_does_one_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("stolik.db");
        let mut connection = with_one_person(&file).await;
        migrate(&mut connection, &file, &MIGRATOR).await.unwrap();
        connection.close().await.unwrap();
        assert_eq!(files(folder.path()), ["stolik.db"]);
    }

    #[tokio::test]
    async fn a_copy_is_made_before_a_migration() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("stolik.db");
        let mut connection = with_one_person(&file).await;
        let copy = folder.path().join(format!("stolik.db.before-{}", newest(&MIGRATOR) + 1));
        // Left from starts that were interrupted.
        fs::write(beside(&copy, ".part"), "half").unwrap();
        fs::write(&copy, "old").unwrap();
        migrate(&mut connection, &file, &one_more("DELETE FROM people")).await.unwrap();
        let left: i64 = sqlx::query_scalar("SELECT count(*) FROM people").fetch_one(&mut connection).await.unwrap();
        assert_eq!(left, 0);
        connection.close().await.unwrap();
        let name = copy.file_name().unwrap().to_str().unwrap();
        assert_eq!(files(folder.path()), ["stolik.db", name]);

        let mut copied = connect(&copy).await;
        let name: String = sqlx::query_scalar("SELECT name FROM people").fetch_one(&mut copied).await.unwrap();
        assert_eq!(name, "Ada");
        // It is a database of ours, so it can be put back in place as it is.
        refuse_foreign(&mut copied, &copy, &MIGRATOR).await.unwrap();
        migrate(&mut copied, &copy, &MIGRATOR).await.unwrap();
    }

    #[tokio::test]
    async fn a_file_of_the_first_version_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("stolik.db");
        let first = Migrator { migrations: MIGRATOR.iter().take(1).cloned().collect(), ..Migrator::DEFAULT };
        let mut connection = connect(&file).await;
        migrate(&mut connection, &file, &first).await.unwrap();
        let fill = "INSERT INTO people VALUES (1, 'Ada', 0);
             INSERT INTO tables (key, game, rules_version, settings, open, imported, host_id, join_secret, watch_secret,
                 phase, opened_at, moved_at) VALUES ('a', 'pig', 1, '', 0, 0, 1, '', '', 'lobby', 0, 0)";
        sqlx::raw_sql(fill).execute(&mut connection).await.unwrap();
        migrate(&mut connection, &file, &MIGRATOR).await.unwrap();
        let campaign: Option<i64> =
            sqlx::query_scalar("SELECT campaign_id FROM tables").fetch_one(&mut connection).await.unwrap();
        assert_eq!(campaign, None);
    }

    #[tokio::test]
    async fn a_migration_that_fails_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("stolik.db");
        let mut connection = with_one_person(&file).await;
        let broken = one_more("DELETE FROM people; INSERT INTO nowhere VALUES (1)");
        migrate(&mut connection, &file, &broken).await.unwrap_err();
        connection.close().await.unwrap();
        let mut connection = connect(&file).await;
        let name: String = sqlx::query_scalar("SELECT name FROM people").fetch_one(&mut connection).await.unwrap();
        assert_eq!(name, "Ada");
        migrate(&mut connection, &file, &MIGRATOR).await.unwrap();
    }

    #[tokio::test]
    async fn a_first_start_that_was_interrupted_leaves_a_file_of_ours() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("stolik.db");
        let mut connection = connect(&file).await;
        let sql = "INSERT INTO nowhere VALUES (1)".into_sql_str();
        let broken = Migration::new(1, "broken".into(), MigrationType::Simple, sql, false);
        migrate(&mut connection, &file, &Migrator::with_migrations(vec![broken])).await.unwrap_err();
        assert!(!is_empty(&mut connection).await.unwrap(), "the list of migrations is there");

        refuse_foreign(&mut connection, &file, &MIGRATOR).await.unwrap();
        migrate(&mut connection, &file, &MIGRATOR).await.unwrap();
        connection.close().await.unwrap();
        assert_eq!(files(folder.path()), ["stolik.db"], "nothing was worth a copy");
    }

    #[tokio::test]
    async fn a_file_of_a_newer_version_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("stolik.db");
        let mut connection = with_one_person(&file).await;
        migrate(&mut connection, &file, &one_more("CREATE TABLE more (id INTEGER PRIMARY KEY)")).await.unwrap();
        let refusal = refuse_foreign(&mut connection, &file, &MIGRATOR).await.unwrap_err();
        assert!(matches!(refusal, StorageError::Broken(_)), "{refusal:?}");
        let sentence = refusal.to_string();
        let known = newest(&MIGRATOR);
        let wanted = format!(
            "was written by a newer version of Stolik (its schema is {}, this version knows {known})",
            known + 1
        );
        assert!(sentence.contains(&wanted) && sentence.contains("stolik.db"), "{sentence}");
    }

    #[tokio::test]
    async fn a_migration_that_was_changed_afterwards_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("stolik.db");
        let mut connection = with_one_person(&file).await;
        migrate(&mut connection, &file, &one_more("SELECT 1")).await.unwrap();
        let refusal = migrate(&mut connection, &file, &one_more("SELECT 2")).await.unwrap_err();
        assert!(matches!(refusal, StorageError::Broken(_)), "{refusal:?}");
    }
}
