//! What is kept, row by row.

/// A person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(pub i64);

/// A table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub i64);

/// A campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CampaignId(pub i64);

/// The SHA-256 of a session's token; the token itself is kept by the visitor alone.
pub type TokenHash = [u8; 32];

/// Somebody with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The person.
    pub id: PersonId,
    /// The name.
    pub name: String,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// People gather.
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// It cannot be played on.
    Frozen,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Counted from 0.
    pub seat: u8,
    /// Who sits there.
    pub sitter: Sitter,
    /// The person.
    pub person: Option<PersonId>,
    /// What the seat is called, if not by the person's own name.
    pub alias: Option<String>,
    /// The person's own name; filled in when read, not written.
    pub name: Option<String>,
    /// The bot that sits there or stands in.
    pub bot: Option<String>,
    /// What the seat answers in advance: text of the server's own making.
    pub advance: String,
}

/// A table to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its key in addresses.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// What was chosen: text of the server's own making.
    pub settings: String,
    /// Whether it is listed for everybody.
    pub open: bool,
    /// Whether it is an imported recording.
    pub imported: bool,
    /// Who opened it.
    pub host: PersonId,
    /// The secret of the link to a seat.
    pub join_secret: String,
    /// The secret of the link to watch.
    pub watch_secret: String,
    /// How far it is.
    pub phase: Phase,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// When it was opened.
    pub now: i64,
}

/// A kept table with its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table.
    pub id: TableId,
    /// Its key in addresses.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Counts from 1; grows when it goes on under other rules.
    pub era: u32,
    /// What was chosen: text of the server's own making.
    pub settings: String,
    /// Whether it is listed for everybody.
    pub open: bool,
    /// Whether it is an imported recording.
    pub imported: bool,
    /// Who opened it.
    pub host: PersonId,
    /// The secret of the link to a seat.
    pub join_secret: String,
    /// The secret of the link to watch.
    pub watch_secret: String,
    /// How far it is.
    pub phase: Phase,
    /// Why it is frozen.
    pub frozen: Option<String>,
    /// The seats it waits for, a bit each.
    pub asked: u8,
    /// How many entries the log of the present era has.
    pub entries: u32,
    /// When it was opened.
    pub opened_at: i64,
    /// When something last happened.
    pub moved_at: i64,
    /// The campaign it is part of.
    pub campaign: Option<CampaignId>,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The line as a recording has it.
    pub line: String,
    /// The id the visitor chose for it, so that it happens once.
    pub answer_id: Option<String>,
}

/// Entries that belong together, and what is true after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The table.
    pub table: TableId,
    /// The era the caller thinks it is in.
    pub era: u32,
    /// How long the caller thinks the log is.
    pub after: u32,
    /// What is appended; may be empty at the start of a game, when there is only a snapshot.
    pub entries: Vec<EntryRow>,
    /// The table's state as bytes.
    pub snapshot: Vec<u8>,
    /// How far the table is now.
    pub phase: Phase,
    /// The seats it waits for, a bit each.
    pub asked: u8,
    /// What the end of the game means for a campaign.
    pub stage: Option<StageEnd>,
    /// When.
    pub now: i64,
}

/// A game of a campaign is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageEnd {
    /// The campaign.
    pub campaign: CampaignId,
    /// Which stage was played, counted from 0.
    pub stage: u32,
    /// Whether it was won; then the campaign goes on to the next stage, if this was the one it had come to.
    pub won: bool,
}

/// Who plays a campaign, and at which table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrants {
    /// The table.
    pub table: TableId,
    /// The key of the campaign, if it is new.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// The same text for the same members, whoever sits where.
    pub members: String,
    /// The people among them.
    pub people: Vec<PersonId>,
    /// Who sits where this time: text of the server's own making.
    pub seats: String,
    /// When.
    pub now: i64,
}

/// A kept campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRow {
    /// The campaign.
    pub id: CampaignId,
    /// Its key in addresses.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// Who plays it.
    pub members: String,
    /// Who sat where the last time.
    pub seats: String,
    /// The stage that is to be won next, counted from 0.
    pub stage: u32,
    /// Who wants to begin again.
    pub reset_by: Option<PersonId>,
    /// When it began.
    pub begun_at: i64,
    /// When something last happened.
    pub moved_at: i64,
    /// Won and lost games of each stage that was played.
    pub results: Vec<StageResults>,
    /// The key of its newest table and how far that is.
    pub table: Option<(String, Phase)>,
}

/// How often a stage was won and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageResults {
    /// The stage, counted from 0.
    pub stage: u32,
    /// Won games.
    pub wins: u32,
    /// Lost games.
    pub losses: u32,
}

/// A table's state as bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How long the log was.
    pub after: u32,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// An era of a table that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastEra {
    /// Its log.
    pub entries: Vec<EntryRow>,
    /// The table's state at its end, with which the next era began.
    pub snapshot: Vec<u8>,
}

/// Something a person said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Who.
    pub person: PersonId,
    /// The seat, if the person had one; counted from 0.
    pub seat: Option<u8>,
    /// The name at that time.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
    /// The id the visitor chose for it, so that it is said once.
    pub message_id: String,
}
