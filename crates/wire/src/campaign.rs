//! Campaigns: the same people win one stage of a game after another.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Bots, Pace};

/// A campaign as one of its members may know it. What is not reached yet is not named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignInfo {
    /// Its key in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The option of the game that says which stage is played.
    pub option: String,
    /// The stages that were reached, in order; the last one is to be won next, unless all are won.
    pub stages: Vec<StageInfo>,
    /// Whether all are won.
    pub complete: bool,
    /// Who plays, in the order in which they sat the last time.
    pub members: Vec<MemberInfo>,
    /// The table that is not finished yet.
    pub table: Option<String>,
    /// The newest table, finished or not.
    pub last_table: Option<String>,
    /// Whether somebody wants to begin again from the start.
    pub reset: Reset,
    /// When something last happened, in seconds since 1970.
    #[ts(type = "number")]
    pub moved_at: i64,
}

/// A stage of a campaign that was reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StageInfo {
    /// The value of the campaign's option.
    pub stage: String,
    /// Won games.
    pub wins: u32,
    /// Lost games.
    pub losses: u32,
}

/// Somebody who plays a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MemberInfo {
    /// The name of the person; nothing for a bot.
    pub name: Option<String>,
    /// The bot.
    pub bot: Option<Bots>,
    /// Whether it is the visitor.
    pub mine: bool,
}

/// Whether somebody wants to begin a campaign again; all the people of it must.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Reset {
    /// Nobody.
    No,
    /// The visitor, and the other has not agreed yet.
    Asked,
    /// The other, and the visitor has not agreed yet.
    Agree,
}

/// The next game of a campaign: the same members, on the seats they had.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextTable {
    /// Options of the game but for the stage; those not named take their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How quickly bots answer.
    #[serde(default)]
    pub pace: Pace,
    /// Whether people may talk, where the game allows it.
    #[serde(default)]
    pub chat: bool,
}

/// Whether the visitor wants to begin a campaign again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WantReset {
    /// Yes, or no longer.
    pub wanted: bool,
}
