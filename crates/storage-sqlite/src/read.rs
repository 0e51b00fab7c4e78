//! What is read, and the SQL that reads it.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Result, Row};
use storage::{
    CampaignId, ChatRow, EntryRow, PastEra, Person, PersonId, SeatRow, Snapshot, TableId, TableRow, TokenHash,
};

use crate::columns::{phase, read_entries, sitter};

/// Some tables with their seats, a row per seat: one statement sees one moment.
macro_rules! tables {
    ($which:literal) => {
        concat!(
            "SELECT t.*, s.seat, s.sitter, s.person_id, s.alias, s.bot, s.advance, p.name
             FROM (SELECT * FROM tables ",
            $which,
            ") t
             LEFT JOIN seats s ON s.table_id = t.id
             LEFT JOIN people p ON p.id = s.person_id
             ORDER BY t.id DESC, s.seat"
        )
    };
}

/// The person of a session.
pub(crate) async fn session(pool: &SqlitePool, session: TokenHash) -> Result<Option<Person>> {
    let row =
        sqlx::query("SELECT p.id, p.name FROM sessions s JOIN people p ON p.id = s.person_id WHERE s.token_hash = ?")
            .bind(&session[..])
            .fetch_optional(pool)
            .await?;
    row.map(|row| Ok(Person { id: PersonId(row.try_get("id")?), name: row.try_get("name")? })).transpose()
}

/// The table with a key.
pub(crate) async fn table(pool: &SqlitePool, key: &str) -> Result<Option<TableRow>> {
    let rows = sqlx::query(tables!("WHERE key = ?")).bind(key).fetch_all(pool).await?;
    Ok(gather(&rows)?.pop())
}

/// The tables of a person, newest first.
pub(crate) async fn tables_of(pool: &SqlitePool, person: PersonId, limit: u32) -> Result<Vec<TableRow>> {
    let rows = sqlx::query(tables!(
        "WHERE id IN (SELECT table_id FROM seats WHERE person_id = ?1 UNION SELECT id FROM tables WHERE host_id = ?1)
         ORDER BY id DESC LIMIT ?2"
    ))
    .bind(person.0)
    .bind(limit)
    .fetch_all(pool)
    .await?;
    gather(&rows)
}

/// The tables everybody may see in the list, newest first.
pub(crate) async fn open_tables(pool: &SqlitePool, limit: u32) -> Result<Vec<TableRow>> {
    let rows = sqlx::query(tables!("WHERE open = 1 AND phase IN ('lobby', 'playing') ORDER BY id DESC LIMIT ?"))
        .bind(limit)
        .fetch_all(pool)
        .await?;
    gather(&rows)
}

/// The log of a table's present era.
pub(crate) async fn entries(pool: &SqlitePool, table: TableId) -> Result<Vec<EntryRow>> {
    let steps: Vec<String> = sqlx::query_scalar(
        "SELECT entries FROM log WHERE table_id = ?1 AND era = (SELECT era FROM tables WHERE id = ?1) ORDER BY id",
    )
    .bind(table.0)
    .fetch_all(pool)
    .await?;
    Ok(steps.iter().flat_map(|step| read_entries(step)).collect())
}

/// A table's snapshot. It is always that after the last entry, so its length is the log's.
pub(crate) async fn snapshot(pool: &SqlitePool, table: TableId) -> Result<Option<Snapshot>> {
    let row =
        sqlx::query("SELECT t.entries, s.bytes FROM snapshots s JOIN tables t ON t.id = s.table_id WHERE t.id = ?")
            .bind(table.0)
            .fetch_optional(pool)
            .await?;
    row.map(|row| Ok(Snapshot { after: row.try_get("entries")?, bytes: row.try_get("bytes")? })).transpose()
}

/// The eras of a table before the present one.
pub(crate) async fn past_eras(pool: &SqlitePool, table: TableId) -> Result<Vec<PastEra>> {
    let rows = sqlx::query(
        "SELECT p.era, p.snapshot, l.entries FROM past_eras p
         LEFT JOIN log l ON l.table_id = p.table_id AND l.era = p.era
         WHERE p.table_id = ? ORDER BY p.era, l.id",
    )
    .bind(table.0)
    .fetch_all(pool)
    .await?;
    let mut eras: Vec<PastEra> = Vec::new();
    let mut last = None;
    for row in &rows {
        let era: i64 = row.try_get("era")?;
        if last != Some(era) {
            let snapshot: Option<Vec<u8>> = row.try_get("snapshot")?;
            eras.push(PastEra { entries: Vec::new(), snapshot: snapshot.unwrap_or_default() });
            last = Some(era);
        }
        let step: Option<String> = row.try_get("entries")?;
        let entries = &mut eras.last_mut().expect("one was just pushed").entries;
        entries.extend(step.iter().flat_map(|step| read_entries(step)));
    }
    Ok(eras)
}

/// Whether a person may watch.
pub(crate) async fn is_admitted(pool: &SqlitePool, table: TableId, person: PersonId) -> Result<bool> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM watchers WHERE table_id = ? AND person_id = ?)")
        .bind(table.0)
        .bind(person.0)
        .fetch_one(pool)
        .await
}

/// The last lines said at a table, oldest first.
pub(crate) async fn chat(pool: &SqlitePool, table: TableId, limit: u32) -> Result<Vec<ChatRow>> {
    let rows =
        sqlx::query("SELECT * FROM (SELECT * FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?) ORDER BY id")
            .bind(table.0)
            .bind(limit)
            .fetch_all(pool)
            .await?;
    rows.iter().map(line).collect()
}

/// Whether the file answers.
pub(crate) async fn something(pool: &SqlitePool) -> Result<()> {
    sqlx::query("SELECT 1 FROM sqlite_schema").fetch_optional(pool).await.map(drop)
}

/// Puts the rows of each table together; they stand next to each other.
fn gather(rows: &[SqliteRow]) -> Result<Vec<TableRow>> {
    let mut tables: Vec<TableRow> = Vec::new();
    for row in rows {
        let id = TableId(row.try_get("id")?);
        if tables.last().is_none_or(|last| last.id != id) {
            tables.push(table_without_seats(id, row)?);
        }
        let table = tables.last_mut().expect("one was just pushed");
        table.seats.extend(seat(row)?);
    }
    Ok(tables)
}

fn table_without_seats(id: TableId, row: &SqliteRow) -> Result<TableRow> {
    Ok(TableRow {
        id,
        key: row.try_get("key")?,
        game: row.try_get("game")?,
        rules_version: row.try_get("rules_version")?,
        era: row.try_get("era")?,
        settings: row.try_get("settings")?,
        open: row.try_get("open")?,
        imported: row.try_get("imported")?,
        host: PersonId(row.try_get("host_id")?),
        join_secret: row.try_get("join_secret")?,
        watch_secret: row.try_get("watch_secret")?,
        phase: phase(row.try_get("phase")?).map_err(sqlx::Error::Decode)?,
        frozen: row.try_get("frozen")?,
        asked: row.try_get("asked")?,
        entries: row.try_get("entries")?,
        opened_at: row.try_get("opened_at")?,
        moved_at: row.try_get("moved_at")?,
        campaign: row.try_get::<Option<i64>, _>("campaign_id")?.map(CampaignId),
        seats: Vec::new(),
    })
}

/// The seat of a row; none if the table has no seats.
fn seat(row: &SqliteRow) -> Result<Option<SeatRow>> {
    let Some(seat) = row.try_get("seat")? else { return Ok(None) };
    Ok(Some(SeatRow {
        seat,
        sitter: sitter(row.try_get("sitter")?).map_err(sqlx::Error::Decode)?,
        person: row.try_get::<Option<i64>, _>("person_id")?.map(PersonId),
        alias: row.try_get("alias")?,
        name: row.try_get("name")?,
        bot: row.try_get("bot")?,
        advance: row.try_get("advance")?,
    }))
}

fn line(row: &SqliteRow) -> Result<ChatRow> {
    Ok(ChatRow {
        person: PersonId(row.try_get("person_id")?),
        seat: row.try_get("seat")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
        message_id: row.try_get("message_id")?,
    })
}
