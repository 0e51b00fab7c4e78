//! Campaigns: how far the same people have come.

use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row, Sqlite};
use storage::{CampaignId, CampaignRow, Entrants, PersonId, StageEnd, StageResults, TableId};

use crate::change::{Trouble, found};
use crate::columns::phase;

/// Finds the campaign of the members or begins it, and makes the table part of it. Returns its id.
pub(crate) async fn enter(connection: &mut SqliteConnection, entrants: &Entrants) -> Result<i64, Trouble> {
    sqlx::query(
        "INSERT INTO campaigns (key, game, members, begun_at, moved_at, seats) VALUES (?1, ?2, ?3, ?4, ?4, ?5)
         ON CONFLICT (game, members) DO UPDATE SET moved_at = excluded.moved_at, seats = excluded.seats",
    )
    .bind(&entrants.key)
    .bind(&entrants.game)
    .bind(&entrants.members)
    .bind(entrants.now)
    .bind(&entrants.seats)
    .execute(&mut *connection)
    .await?;
    let id: i64 = sqlx::query_scalar("SELECT id FROM campaigns WHERE game = ? AND members = ?")
        .bind(&entrants.game)
        .bind(&entrants.members)
        .fetch_one(&mut *connection)
        .await?;
    for person in &entrants.people {
        sqlx::query("INSERT INTO campaign_people (person_id, campaign_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(person.0)
            .bind(id)
            .execute(&mut *connection)
            .await?;
    }
    let joined = sqlx::query("UPDATE tables SET campaign_id = ? WHERE id = ?")
        .bind(id)
        .bind(entrants.table.0)
        .execute(connection)
        .await?;
    found(joined.rows_affected(), "table")?;
    Ok(id)
}

/// Counts a game, and goes on to the next stage if the one the campaign had come to was won. A table that is no longer part of it,
/// because the campaign began again meanwhile, does not count.
pub(crate) async fn end_stage(
    connection: &mut SqliteConnection,
    table: TableId,
    end: &StageEnd,
    now: i64,
) -> Result<i64, Trouble> {
    let counted = sqlx::query(
        "INSERT INTO campaign_results (campaign_id, stage, wins, losses)
         SELECT campaign_id, ?2, ?3, NOT ?3 FROM tables WHERE id = ?4 AND campaign_id = ?1
         ON CONFLICT (campaign_id, stage) DO UPDATE SET wins = wins + excluded.wins, losses = losses + excluded.losses",
    )
    .bind(end.campaign.0)
    .bind(end.stage)
    .bind(end.won)
    .bind(table.0)
    .execute(&mut *connection)
    .await?;
    if counted.rows_affected() == 0 {
        return Ok(0);
    }
    sqlx::query("UPDATE campaigns SET stage = stage + (?1 AND stage = ?2), moved_at = ?3 WHERE id = ?4")
        .bind(end.won)
        .bind(end.stage)
        .bind(now)
        .bind(end.campaign.0)
        .execute(connection)
        .await?;
    Ok(0)
}

/// Writes who wants to begin again.
pub(crate) async fn ask_reset(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
    by: Option<PersonId>,
) -> Result<i64, Trouble> {
    let asked = sqlx::query("UPDATE campaigns SET reset_by = ? WHERE id = ?")
        .bind(by.map(|by| by.0))
        .bind(campaign.0)
        .execute(connection);
    found(asked.await?.rows_affected(), "campaign")
}

/// Begins again. Tables that were not finished go on by themselves, outside the campaign.
pub(crate) async fn reset(connection: &mut SqliteConnection, campaign: CampaignId, now: i64) -> Result<i64, Trouble> {
    let reset = sqlx::query("UPDATE campaigns SET stage = 0, reset_by = NULL, moved_at = ? WHERE id = ?")
        .bind(now)
        .bind(campaign.0)
        .execute(&mut *connection);
    found(reset.await?.rows_affected(), "campaign")?;
    sqlx::query("UPDATE tables SET campaign_id = NULL WHERE campaign_id = ? AND phase IN ('lobby', 'playing')")
        .bind(campaign.0)
        .execute(connection)
        .await?;
    Ok(0)
}

/// Which campaigns to read.
pub(crate) enum Which<'a> {
    Id(i64),
    Key(&'a str),
    Of(PersonId),
}

/// Campaigns with their results and their newest tables, the one last played first.
pub(crate) async fn read(pool: &SqlitePool, which: Which<'_>) -> sqlx::Result<Vec<CampaignRow>> {
    let mut query = QueryBuilder::<Sqlite>::new(
        "SELECT c.*, t.key AS table_key, t.phase AS table_phase, r.stage AS played, r.wins, r.losses
         FROM campaigns c
         LEFT JOIN tables t ON t.id = (SELECT max(id) FROM tables WHERE campaign_id = c.id)
         LEFT JOIN campaign_results r ON r.campaign_id = c.id WHERE ",
    );
    match which {
        Which::Id(id) => query.push("c.id = ").push_bind(id),
        Which::Key(key) => query.push("c.key = ").push_bind(key),
        Which::Of(person) => query
            .push("c.id IN (SELECT campaign_id FROM campaign_people WHERE person_id = ")
            .push_bind(person.0)
            .push(")"),
    };
    query.push(" ORDER BY c.moved_at DESC, c.id DESC, r.stage");
    let rows = query.build().fetch_all(pool).await?;
    let mut campaigns: Vec<CampaignRow> = Vec::new();
    for row in &rows {
        let id = CampaignId(row.try_get("id")?);
        // The rows of a campaign stand next to each other.
        if campaigns.last().is_none_or(|last| last.id != id) {
            campaigns.push(campaign(id, row)?);
        }
        let last = campaigns.last_mut().expect("one was just pushed");
        last.results.extend(results(row)?);
    }
    Ok(campaigns)
}

fn campaign(id: CampaignId, row: &SqliteRow) -> sqlx::Result<CampaignRow> {
    let table: Option<String> = row.try_get("table_key")?;
    let phase = row.try_get::<Option<&str>, _>("table_phase")?.map(phase).transpose().map_err(sqlx::Error::Decode)?;
    Ok(CampaignRow {
        id,
        key: row.try_get("key")?,
        game: row.try_get("game")?,
        members: row.try_get("members")?,
        seats: row.try_get("seats")?,
        stage: row.try_get("stage")?,
        reset_by: row.try_get::<Option<i64>, _>("reset_by")?.map(PersonId),
        begun_at: row.try_get("begun_at")?,
        moved_at: row.try_get("moved_at")?,
        results: Vec::new(),
        table: table.zip(phase),
    })
}

fn results(row: &SqliteRow) -> sqlx::Result<Option<StageResults>> {
    let Some(stage) = row.try_get("played")? else { return Ok(None) };
    Ok(Some(StageResults { stage, wins: row.try_get("wins")?, losses: row.try_get("losses")? }))
}
