#![doc = include_str!("../README.md")]

mod campaign;
mod change;
mod columns;
mod error;
mod migrate;
mod open;
mod read;
mod writer;

use std::path::{Path, PathBuf};

use async_trait::async_trait;
use sqlx::sqlite::SqlitePool;
use storage::{
    CampaignId, CampaignRow, ChatRow, Entrants, EntryRow, NewTable, PastEra, Person, PersonId, Phase, Result, SeatRow,
    Snapshot, Step, Storage, StorageError, TableId, TableRow, TokenHash,
};

use campaign::Which;
use change::Change;
use error::explain;
use open::Opened;
use writer::Writer;

/// Everything a server keeps, in one SQLite file.
pub struct SqliteStorage {
    file: PathBuf,
    writer: Writer,
    readers: SqlitePool,
}

impl SqliteStorage {
    /// Opens a data folder; makes it, and the file in it, if they are not there. A folder has one owner at a time.
    ///
    /// # Errors
    /// `Broken` if the file is not a database, is damaged, or is of another program or a newer version; it is left as it is.
    /// `Failed` if the folder cannot be written to or is in use by another process.
    pub async fn open(folder: &Path) -> Result<SqliteStorage> {
        SqliteStorage::start(folder, None).await
    }

    /// Opens a data folder whose file may not grow beyond so many pages of 4 KiB; then the disk counts as full.
    ///
    /// # Errors
    /// As `open`.
    pub async fn open_limited(folder: &Path, most_pages: u32) -> Result<SqliteStorage> {
        SqliteStorage::start(folder, Some(most_pages)).await
    }

    async fn start(folder: &Path, most_pages: Option<u32>) -> Result<SqliteStorage> {
        let Opened { file, lock, writer, readers } = open::open(folder, most_pages).await?;
        let writer = Writer::start(writer, file.clone(), lock);
        Ok(SqliteStorage { file, writer, readers })
    }

    /// The database file.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// How many transactions were committed since it was opened. Fewer than the changes made, when many come at once.
    #[must_use]
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    fn explained<T>(&self, read: sqlx::Result<T>) -> Result<T> {
        read.map_err(|error| explain(&self.file, &error))
    }
}

#[async_trait]
impl Storage for SqliteStorage {
    async fn new_person(&self, name: &str, session: TokenHash, now: i64) -> Result<Person> {
        let name = name.to_owned();
        let id = self.writer.make(Change::NewPerson { name: name.clone(), session, now }).await?;
        Ok(Person { id: PersonId(id), name })
    }

    async fn session(&self, session: TokenHash) -> Result<Option<Person>> {
        self.explained(read::session(&self.readers, session).await)
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<()> {
        self.writer.make(Change::Rename { person, name: name.to_owned() }).await.map(drop)
    }

    async fn end_session(&self, session: TokenHash) -> Result<()> {
        self.writer.make(Change::EndSession { session }).await.map(drop)
    }

    async fn new_table(&self, table: NewTable) -> Result<TableId> {
        self.writer.make(Change::NewTable(table)).await.map(TableId)
    }

    async fn table(&self, key: &str) -> Result<Option<TableRow>> {
        self.explained(read::table(&self.readers, key).await)
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>> {
        self.explained(read::tables_of(&self.readers, person, limit).await)
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>> {
        self.explained(read::open_tables(&self.readers, limit).await)
    }

    async fn arrange(&self, table: TableId, phase: Phase, seats: Vec<SeatRow>, now: i64) -> Result<()> {
        self.writer.make(Change::Arrange { table, phase, seats, now }).await.map(drop)
    }

    async fn settle(&self, table: TableId, settings: &str) -> Result<()> {
        self.writer.make(Change::Settle { table, settings: settings.to_owned() }).await.map(drop)
    }

    async fn enter(&self, entrants: Entrants) -> Result<CampaignRow> {
        let id = self.writer.make(Change::Enter(entrants)).await?;
        let found = self.explained(campaign::read(&self.readers, Which::Id(id)).await)?.pop();
        found.ok_or_else(|| StorageError::Failed("a campaign that was just entered is gone".to_owned()))
    }

    async fn campaign(&self, key: &str) -> Result<Option<CampaignRow>> {
        self.explained(campaign::read(&self.readers, Which::Key(key)).await).map(|mut found| found.pop())
    }

    async fn campaigns_of(&self, person: PersonId) -> Result<Vec<CampaignRow>> {
        self.explained(campaign::read(&self.readers, Which::Of(person)).await)
    }

    async fn ask_reset(&self, campaign: CampaignId, by: Option<PersonId>) -> Result<()> {
        self.writer.make(Change::AskReset { campaign, by }).await.map(drop)
    }

    async fn reset(&self, campaign: CampaignId, now: i64) -> Result<()> {
        self.writer.make(Change::Reset { campaign, now }).await.map(drop)
    }

    async fn append(&self, step: Step) -> Result<()> {
        self.writer.make(Change::Append(step)).await.map(drop)
    }

    async fn entries(&self, table: TableId) -> Result<Vec<EntryRow>> {
        self.explained(read::entries(&self.readers, table).await)
    }

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>> {
        self.explained(read::snapshot(&self.readers, table).await)
    }

    async fn new_era(&self, table: TableId, era: u32, rules_version: u32) -> Result<()> {
        self.writer.make(Change::NewEra { table, era, rules_version }).await.map(drop)
    }

    async fn past_eras(&self, table: TableId) -> Result<Vec<PastEra>> {
        self.explained(read::past_eras(&self.readers, table).await)
    }

    async fn freeze(&self, table: TableId, reason: &str) -> Result<()> {
        self.writer.make(Change::Freeze { table, reason: reason.to_owned() }).await.map(drop)
    }

    async fn admit(&self, table: TableId, person: PersonId) -> Result<()> {
        self.writer.make(Change::Admit { table, person }).await.map(drop)
    }

    async fn is_admitted(&self, table: TableId, person: PersonId) -> Result<bool> {
        self.explained(read::is_admitted(&self.readers, table, person).await)
    }

    async fn say(&self, table: TableId, line: ChatRow) -> Result<()> {
        self.writer.make(Change::Say { table, line }).await.map(drop)
    }

    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<ChatRow>> {
        self.explained(read::chat(&self.readers, table, limit).await)
    }

    async fn health(&self) -> Result<()> {
        self.explained(read::something(&self.readers).await)?;
        self.writer.make(Change::Nothing).await.map(drop)
    }

    async fn close(&self) {
        // Readers first, so that the writer's connection is the last one.
        self.readers.close().await;
        self.writer.close().await;
    }
}
