//! Bodies of HTTP requests and answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{News, Position, SeatNumber};

/// Who I am.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// My name; nothing until one was chosen.
    pub name: Option<String>,
    /// Whether the line is encrypted; if not, the page says so.
    pub secure: bool,
    /// The server's version.
    pub version: String,
}

/// A visitor's name. Gives a new session, or another name to the present one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// 1 to 24 visible characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A game of the catalog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its English name.
    pub name_en: String,
    /// Its Polish name.
    pub name_pl: String,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// What can be chosen before the start.
    pub options: Vec<OptionInfo>,
    /// The version of its rules.
    pub rules_version: u32,
    /// Whether it is in the box to teach and to measure.
    pub example: bool,
    /// The bots that play it, from the weakest.
    pub bots: Vec<String>,
    /// Its campaign, if it has one.
    pub campaign: Option<CampaignStages>,
}

/// The stages of a campaign: values of one of the game's options, won one after another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignStages {
    /// The option.
    pub option: String,
    /// Its values that are stages, in order.
    pub stages: Vec<String>,
}

/// Something that can be chosen before the start; `option-<key>` and `option-<key>-<value>` in the game's words name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its key.
    pub key: String,
    /// What it may be; the first that fits the number of seats is the default.
    pub values: Vec<String>,
    /// The values that are for certain numbers of seats only, with those numbers; every other value fits any.
    pub seats: BTreeMap<String, Vec<u8>>,
    /// The option and its value without which this one cannot be chosen.
    pub only_with: Option<(String, String)>,
}

/// A table to open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Its options by key; those not named take their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    #[schema(min_items = 1, max_items = 7)]
    pub seats: Vec<NewSeat>,
    /// How quickly bots answer.
    #[serde(default)]
    pub pace: Pace,
    /// Whether people may talk, where the game allows it.
    #[serde(default)]
    pub chat: bool,
    /// Whether the table is listed for everybody.
    #[serde(default)]
    pub open: bool,
    /// Whether it is a game of the campaign of those who will sit there; the stage is the one they have come to.
    #[serde(default)]
    pub campaign: bool,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "who", rename_all = "lowercase", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever opens the table. With several such seats they play at one device.
    Me {
        /// What the seat is called, if not by the visitor's own name.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Whoever comes by the link, or from the list if the table is open.
    Friend,
    /// A bot.
    Bot {
        /// Which one.
        bot: Bots,
    },
}

/// The bots there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Bots {
    /// Anything, evenly.
    Random,
    /// The best worth after one step.
    Greedy,
}

/// How quickly bots answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// At once.
    #[default]
    Instant,
    /// After half a second to a second and a half, whatever they hold.
    Natural,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// People gather.
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// The table cannot be played on by this version; it is kept.
    Frozen,
}

/// A table as a visitor may know it; nothing of the game itself is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its key in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// What was chosen.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub phase: Phase,
    /// Why it is frozen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub frozen: Option<String>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Whether there are sides of several seats against each other. Then the host starts the game, once everybody has the
    /// partner they want.
    pub partners: bool,
    /// How quickly bots answer.
    pub pace: Pace,
    /// Whether people may talk.
    pub chat: bool,
    /// Whether the table is listed for everybody.
    pub open: bool,
    /// Whether the visitor opened it.
    pub host: bool,
    /// Whether one of the visitor's seats is asked, or a full table waits for the visitor to start it.
    pub your_move: bool,
    /// How many people watch.
    pub watching: u32,
    /// When it was opened, in seconds since 1970.
    #[ts(type = "number")]
    pub opened_at: i64,
    /// When something last happened, in seconds since 1970.
    #[ts(type = "number")]
    pub moved_at: i64,
    /// The secrets of the links, for those who sit at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invitation: Option<Invitation>,
    /// Whether it is an imported recording.
    pub imported: bool,
    /// Whether it is a game of a campaign.
    pub campaign: bool,
}

/// The secrets that open a table; they stand after `#` in links, so that no log of a server holds them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// To take a seat.
    pub join: String,
    /// To watch.
    pub watch: String,
}

/// A seat as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number.
    #[schema(value_type = u8)]
    pub seat: SeatNumber,
    /// The side it plays for, from 1; seats of one side win and lose together.
    pub side: u8,
    /// Who sits there.
    pub sitter: Sitter,
    /// The name of the person; nothing for a free seat or a bot.
    pub name: Option<String>,
    /// The bot that answers: the sitter, or the one that stands in.
    pub bot: Option<Bots>,
    /// Whether it is one of the visitor's.
    pub mine: bool,
    /// Whether the person is here now.
    pub online: bool,
    /// The seats whose people want a bot to stand in for this one.
    #[schema(value_type = Vec<u8>)]
    pub votes: Vec<SeatNumber>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// A person; if a bot stands in, the person may come back.
    Person,
    /// A bot.
    Bot,
}

/// The tables a visitor may want.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// The visitor's own: those that wait for them first, oldest first; then the others, newest first.
    pub mine: Vec<TableInfo>,
    /// Tables of others that are listed for everybody: with free seats first.
    pub open: Vec<TableInfo>,
}

/// What a link brings to open a table: its secret, and perhaps the seat chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableKey {
    /// The secret of the link; not needed where the table is listed for everybody.
    #[serde(default)]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The seat; the first free one if not named.
    #[serde(default)]
    #[ts(optional)]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 7)]
    pub seat: Option<SeatNumber>,
}

/// A recording to watch here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReplay {
    /// The text of the file.
    pub text: String,
}

/// Where an imported recording can be watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Imported {
    /// The key of its table.
    pub id: String,
}

/// A part of a finished game, step by step.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayInfo {
    /// How many steps follow the start, which is step 0.
    pub steps: u32,
    /// The first step of this part.
    pub from: u32,
    /// The steps.
    pub part: Vec<ReplayStep>,
}

/// A step of a finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayStep {
    /// What these eyes perceived in this step.
    pub news: Vec<News>,
    /// The table after it.
    pub position: Position,
    /// Whose answer it was; nothing for chance and the start.
    #[schema(value_type = Option<u8>)]
    pub by: Option<SeatNumber>,
}

/// The numbers of a finished game over its time, as everybody could see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Chart {
    /// How many steps the game had.
    pub steps: u32,
    /// What is counted; `chart-<what>` in the game's words names it.
    pub lines: Vec<ChartLines>,
}

/// One thing that is counted for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChartLines {
    /// What is counted.
    pub what: String,
    /// Each change: how much each seat has from there on.
    pub points: Vec<ChartPoint>,
}

/// A moment at which a number of a chart changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChartPoint {
    /// The step after which it is so; 0 is the start.
    pub step: u32,
    /// How much each seat has, in the order of seats.
    pub of_seats: Vec<i32>,
}

/// The seat with which another one changes places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    /// The other seat.
    #[schema(value_type = u8, minimum = 1, maximum = 7)]
    pub with: SeatNumber,
}

/// Whether the server is well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: String,
    /// The server's version.
    pub version: String,
}

/// What a host wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Stats {
    /// The server's version.
    pub version: String,
    /// Since when it runs, in seconds since 1970.
    #[ts(type = "number")]
    pub started_at: i64,
    /// Tables in memory.
    pub tables: u32,
    /// Open sockets.
    pub sockets: u32,
    /// Resident memory in KiB, where the system tells.
    #[ts(type = "number | null")]
    pub memory_kib: Option<u64>,
}
