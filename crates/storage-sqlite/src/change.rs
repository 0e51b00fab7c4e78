//! What the writer can be asked to change, and the SQL that does it.

use sqlx::sqlite::SqliteConnection;
use storage::{
    CampaignId, ChatRow, Entrants, NewTable, PersonId, Phase, SeatRow, Step, StorageError, TableId, TokenHash,
};

use crate::campaign;
use crate::columns::{phase_word, sitter_word, write_entries};

/// One change. It is kept until it is committed, so that it can be done again by itself if another one of its batch fails.
#[derive(Debug)]
pub(crate) enum Change {
    /// Nothing: only asks whether the writer is there.
    Nothing,
    NewPerson {
        name: String,
        session: TokenHash,
        now: i64,
    },
    Rename {
        person: PersonId,
        name: String,
    },
    EndSession {
        session: TokenHash,
    },
    NewTable(NewTable),
    Arrange {
        table: TableId,
        phase: Phase,
        seats: Vec<SeatRow>,
        now: i64,
    },
    Settle {
        table: TableId,
        settings: String,
    },
    Enter(Entrants),
    AskReset {
        campaign: CampaignId,
        by: Option<PersonId>,
    },
    Reset {
        campaign: CampaignId,
        now: i64,
    },
    Append(Step),
    NewEra {
        table: TableId,
        era: u32,
        rules_version: u32,
    },
    Freeze {
        table: TableId,
        reason: String,
    },
    Admit {
        table: TableId,
        person: PersonId,
    },
    Say {
        table: TableId,
        line: ChatRow,
    },
}

/// Why a change was not made.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It does not fit what is kept. It has changed nothing, so the transaction goes on without it.
    Refused(StorageError),
    /// SQLite could not do it, perhaps after half of it was done.
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble::Failed(error)
    }
}

impl Change {
    /// Makes the change inside the transaction that is open. Returns the id of the new row where the trait asks for one, else 0.
    pub(crate) async fn perform(&self, connection: &mut SqliteConnection) -> Result<i64, Trouble> {
        match self {
            Change::Nothing => Ok(0),
            Change::NewPerson { name, session, now } => new_person(connection, name, session, *now).await,
            Change::Rename { person, name } => rename(connection, *person, name).await,
            Change::EndSession { session } => end_session(connection, session).await,
            Change::NewTable(table) => new_table(connection, table).await,
            Change::Arrange { table, phase, seats, now } => arrange(connection, *table, *phase, seats, *now).await,
            Change::Settle { table, settings } => settle(connection, *table, settings).await,
            Change::Enter(entrants) => campaign::enter(connection, entrants).await,
            Change::AskReset { campaign, by } => campaign::ask_reset(connection, *campaign, *by).await,
            Change::Reset { campaign, now } => campaign::reset(connection, *campaign, *now).await,
            Change::Append(step) => append(connection, step).await,
            Change::NewEra { table, era, rules_version } => new_era(connection, *table, *era, *rules_version).await,
            Change::Freeze { table, reason } => freeze(connection, *table, reason).await,
            Change::Admit { table, person } => admit(connection, *table, *person).await,
            Change::Say { table, line } => say(connection, *table, line).await,
        }
    }
}

async fn new_person(
    connection: &mut SqliteConnection,
    name: &str,
    session: &TokenHash,
    now: i64,
) -> Result<i64, Trouble> {
    let person = sqlx::query("INSERT INTO people (name, came_at) VALUES (?, ?)")
        .bind(name)
        .bind(now)
        .execute(&mut *connection)
        .await?
        .last_insert_rowid();
    sqlx::query("INSERT INTO sessions (token_hash, person_id, begun_at) VALUES (?, ?, ?)")
        .bind(&session[..])
        .bind(person)
        .bind(now)
        .execute(connection)
        .await?;
    Ok(person)
}

async fn rename(connection: &mut SqliteConnection, person: PersonId, name: &str) -> Result<i64, Trouble> {
    let renamed = sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(person.0).execute(connection);
    found(renamed.await?.rows_affected(), "person")
}

async fn end_session(connection: &mut SqliteConnection, session: &TokenHash) -> Result<i64, Trouble> {
    sqlx::query("DELETE FROM sessions WHERE token_hash = ?").bind(&session[..]).execute(connection).await?;
    Ok(0)
}

async fn new_table(connection: &mut SqliteConnection, table: &NewTable) -> Result<i64, Trouble> {
    let id = sqlx::query(
        "INSERT INTO tables (key, game, rules_version, settings, open, imported, host_id, join_secret, watch_secret,
             phase, opened_at, moved_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11)",
    )
    .bind(&table.key)
    .bind(&table.game)
    .bind(table.rules_version)
    .bind(&table.settings)
    .bind(table.open)
    .bind(table.imported)
    .bind(table.host.0)
    .bind(&table.join_secret)
    .bind(&table.watch_secret)
    .bind(phase_word(table.phase))
    .bind(table.now)
    .execute(&mut *connection)
    .await?
    .last_insert_rowid();
    seat(connection, TableId(id), &table.seats).await?;
    Ok(id)
}

async fn arrange(
    connection: &mut SqliteConnection,
    table: TableId,
    phase: Phase,
    seats: &[SeatRow],
    now: i64,
) -> Result<i64, Trouble> {
    let arranged = sqlx::query("UPDATE tables SET phase = ?, moved_at = ? WHERE id = ?")
        .bind(phase_word(phase))
        .bind(now)
        .bind(table.0)
        .execute(&mut *connection);
    found(arranged.await?.rows_affected(), "table")?;
    sqlx::query("DELETE FROM seats WHERE table_id = ?").bind(table.0).execute(&mut *connection).await?;
    seat(connection, table, seats).await?;
    Ok(0)
}

async fn seat(connection: &mut SqliteConnection, table: TableId, seats: &[SeatRow]) -> Result<(), Trouble> {
    for row in seats {
        sqlx::query(
            "INSERT INTO seats (table_id, seat, sitter, person_id, alias, bot, advance) VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(table.0)
        .bind(row.seat)
        .bind(sitter_word(row.sitter))
        .bind(row.person.map(|person| person.0))
        .bind(row.alias.as_deref())
        .bind(row.bot.as_deref())
        .bind(&row.advance)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The parts of a step in one go, because every statement that is sent by itself costs two switches between threads. `changes()`
/// is what the statement before has changed: if the log has another length than the caller thinks, the first statement changes
/// nothing, and then neither do the others.
macro_rules! append {
    ($log:literal) => {
        concat!(
            "UPDATE tables SET entries = entries + ?, phase = ?, asked = ?, moved_at = ?, frozen = NULL
             WHERE id = ? AND era = ? AND entries = ?;",
            $log,
            "INSERT INTO snapshots (table_id, bytes) SELECT ?, ? WHERE changes() = 1
             ON CONFLICT (table_id) DO UPDATE SET bytes = excluded.bytes"
        )
    };
}

/// A step with entries.
const APPEND: &str = append!("INSERT INTO log (table_id, era, after, entries) SELECT ?, ?, ?, ? WHERE changes() = 1;");

/// A step without entries.
const APPEND_NOTHING: &str = append!("");

async fn append(connection: &mut SqliteConnection, step: &Step) -> Result<i64, Trouble> {
    let mut query = sqlx::query(if step.entries.is_empty() { APPEND_NOTHING } else { APPEND })
        .bind(i64::try_from(step.entries.len()).expect("a step fits in memory"))
        .bind(phase_word(step.phase))
        .bind(step.asked)
        .bind(step.now)
        .bind(step.table.0)
        .bind(step.era)
        .bind(step.after);
    if !step.entries.is_empty() {
        query = query.bind(step.table.0).bind(step.era).bind(step.after).bind(write_entries(&step.entries));
    }
    let appended = query.bind(step.table.0).bind(step.snapshot.as_slice()).execute(&mut *connection);
    unless_moved_on(appended.await?.rows_affected())?;
    match &step.stage {
        Some(end) => campaign::end_stage(connection, step.table, end, step.now).await,
        None => Ok(0),
    }
}

async fn settle(connection: &mut SqliteConnection, table: TableId, settings: &str) -> Result<i64, Trouble> {
    let settled =
        sqlx::query("UPDATE tables SET settings = ? WHERE id = ?").bind(settings).bind(table.0).execute(connection);
    found(settled.await?.rows_affected(), "table")
}

async fn new_era(
    connection: &mut SqliteConnection,
    table: TableId,
    era: u32,
    rules_version: u32,
) -> Result<i64, Trouble> {
    let kept = sqlx::query(
        "INSERT INTO past_eras (table_id, era, rules_version, entries, snapshot)
         SELECT id, era, rules_version, entries, (SELECT bytes FROM snapshots WHERE table_id = tables.id)
         FROM tables WHERE id = ? AND era = ? - 1",
    )
    .bind(table.0)
    .bind(era)
    .execute(&mut *connection);
    unless_moved_on(kept.await?.rows_affected())?;
    sqlx::query("UPDATE tables SET era = ?, rules_version = ?, entries = 0 WHERE id = ?")
        .bind(era)
        .bind(rules_version)
        .bind(table.0)
        .execute(connection)
        .await?;
    Ok(0)
}

async fn freeze(connection: &mut SqliteConnection, table: TableId, reason: &str) -> Result<i64, Trouble> {
    let frozen = sqlx::query("UPDATE tables SET phase = 'frozen', frozen = ? WHERE id = ?")
        .bind(reason)
        .bind(table.0)
        .execute(connection);
    found(frozen.await?.rows_affected(), "table")
}

async fn admit(connection: &mut SqliteConnection, table: TableId, person: PersonId) -> Result<i64, Trouble> {
    sqlx::query("INSERT INTO watchers (table_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(table.0)
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(0)
}

async fn say(connection: &mut SqliteConnection, table: TableId, line: &ChatRow) -> Result<i64, Trouble> {
    sqlx::query(
        "INSERT INTO chat (table_id, person_id, seat, name, text, at, message_id) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (table_id, message_id) DO NOTHING",
    )
    .bind(table.0)
    .bind(line.person.0)
    .bind(line.seat)
    .bind(&line.name)
    .bind(&line.text)
    .bind(line.at)
    .bind(&line.message_id)
    .execute(connection)
    .await?;
    Ok(0)
}

/// Refuses a change of something that is not there.
pub(crate) fn found(rows: u64, what: &str) -> Result<i64, Trouble> {
    if rows == 0 {
        return Err(Trouble::Refused(StorageError::Failed(format!("there is no such {what}"))));
    }
    Ok(0)
}

/// Refuses a change by somebody who knows the table as it was.
fn unless_moved_on(rows: u64) -> Result<i64, Trouble> {
    if rows == 0 { Err(Trouble::Refused(StorageError::Conflict)) } else { Ok(0) }
}
