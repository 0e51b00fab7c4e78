#![doc = include_str!("../README.md")]

mod rows;
pub mod story;

pub use rows::{
    CampaignId, CampaignRow, ChatRow, Entrants, EntryRow, NewTable, PastEra, Person, PersonId, Phase, SeatRow, Sitter,
    Snapshot, StageEnd, StageResults, Step, TableId, TableRow, TokenHash,
};

use async_trait::async_trait;
use thiserror::Error;

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub enum StorageError {
    /// The log has another length, or the table another era, than the caller thinks: somebody else wrote.
    #[error("the table has moved on since it was loaded")]
    Conflict,
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// The file is not a database of ours, or is damaged.
    #[error("the database cannot be used: {0}")]
    Broken(String),
    /// Anything else that the medium says.
    #[error("the database failed: {0}")]
    Failed(String),
}

/// What comes of asking a storage.
pub type Result<T> = std::result::Result<T, StorageError>;

/// Where a server keeps everything. Times are seconds since 1970 and come from the caller.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    /// A new person with a first session.
    async fn new_person(&self, name: &str, session: TokenHash, now: i64) -> Result<Person>;

    /// The person of a session.
    async fn session(&self, session: TokenHash) -> Result<Option<Person>>;

    /// Gives a person another name.
    async fn rename(&self, person: PersonId, name: &str) -> Result<()>;

    /// Ends a session.
    async fn end_session(&self, session: TokenHash) -> Result<()>;

    /// A new table with its seats.
    async fn new_table(&self, table: NewTable) -> Result<TableId>;

    /// The table with this key and its seats.
    async fn table(&self, key: &str) -> Result<Option<TableRow>>;

    /// The tables on which a person has a seat or which the person opened, newest first.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>>;

    /// The tables listed for everybody that gather people or run, newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>>;

    /// Writes who sits where and how far the table is.
    async fn arrange(&self, table: TableId, phase: Phase, seats: Vec<SeatRow>, now: i64) -> Result<()>;

    /// Writes what was chosen for a table.
    async fn settle(&self, table: TableId, settings: &str) -> Result<()>;

    /// Makes a table part of the campaign of these members, which begins if it is new.
    async fn enter(&self, entrants: Entrants) -> Result<CampaignRow>;

    /// The campaign with this key.
    async fn campaign(&self, key: &str) -> Result<Option<CampaignRow>>;

    /// The campaigns of a person, the one last played first.
    async fn campaigns_of(&self, person: PersonId) -> Result<Vec<CampaignRow>>;

    /// Writes who wants to begin a campaign again; nobody, if the wish is taken back.
    async fn ask_reset(&self, campaign: CampaignId, by: Option<PersonId>) -> Result<()>;

    /// Begins a campaign again from its first stage. Its results are kept.
    async fn reset(&self, campaign: CampaignId, now: i64) -> Result<()>;

    /// Appends to the log of a table and replaces its snapshot. If that ends a game of a campaign, the campaign is told with it.
    async fn append(&self, step: Step) -> Result<()>;

    /// The log of a table's present era, in order.
    async fn entries(&self, table: TableId) -> Result<Vec<EntryRow>>;

    /// The snapshot after the last entry.
    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>>;

    /// Goes on from the present snapshot under other rules: a new era with an empty log. The old log is kept. `era` is the new
    /// one and follows the present one, else it is a `Conflict`.
    async fn new_era(&self, table: TableId, era: u32, rules_version: u32) -> Result<()>;

    /// The eras of a table before the present one, the first one first.
    async fn past_eras(&self, table: TableId) -> Result<Vec<PastEra>>;

    /// Marks a table that cannot be played on, until something is appended to it. Nothing of it is deleted.
    async fn freeze(&self, table: TableId, reason: &str) -> Result<()>;

    /// Lets a person watch a table.
    async fn admit(&self, table: TableId, person: PersonId) -> Result<()>;

    /// Whether a person was let in to watch.
    async fn is_admitted(&self, table: TableId, person: PersonId) -> Result<bool>;

    /// Keeps what a person said. What has the id of an earlier line of the table is that line, and is kept once.
    async fn say(&self, table: TableId, line: ChatRow) -> Result<()>;

    /// The last `limit` lines said at a table, oldest first.
    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<ChatRow>>;

    /// Whether the storage answers and can write.
    async fn health(&self) -> Result<()>;

    /// Waits until everything begun is written, and closes.
    async fn close(&self);
}
