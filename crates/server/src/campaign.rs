//! Campaigns: the same people win one stage of a game after another.

use std::sync::Arc;

use catalog::{Playable, Visitor};
use kernel::{Campaign, Setup};
use serde::{Deserialize, Serialize};
use storage::{CampaignRow, Entrants, Person, PersonId, Phase, SeatRow, Sitter, TableRow};
use wire::{CampaignInfo, Code, MemberInfo, NewTable, NextTable, Problem, Reset, StageInfo, TableInfo};

use crate::failure::Result;
use crate::house::{House, now};
use crate::info::{Settings, bot_on_wire, new_table};
use crate::secret;
use crate::table::{Wish, free_seat};

/// The campaign of a game, if it has one.
pub(crate) fn of(game: &str) -> Option<Campaign> {
    struct Ask;
    impl Visitor for Ask {
        type Out = Option<Campaign>;
        fn visit<G: Playable>(self) -> Option<Campaign> {
            G::campaign()
        }
    }
    catalog::visit(game, Ask).ok().flatten()
}

/// Who sits on a seat, as a campaign remembers it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Member {
    person: Option<i64>,
    /// What the seat is called, where several seats are one person's.
    alias: Option<String>,
    bot: Option<String>,
    /// What to call a person in lists.
    name: Option<String>,
}

impl Member {
    fn of(seat: &SeatRow) -> Member {
        Member {
            person: seat.person.map(|person| person.0),
            alias: seat.alias.clone(),
            bot: seat.bot.clone().filter(|_| seat.sitter == Sitter::Bot),
            name: seat.alias.clone().or_else(|| seat.name.clone()),
        }
    }

    /// The same for the same member, whatever a person is called just now.
    fn identity(&self) -> String {
        match (self.person, &self.alias, &self.bot) {
            (Some(person), None, _) => format!("person {person}"),
            (Some(person), Some(alias), _) => format!("person {person} as {alias}"),
            (None, _, Some(bot)) => format!("bot {bot}"),
            (None, _, None) => "nobody".to_owned(),
        }
    }

    fn seat(&self, seat: u8) -> SeatRow {
        let sitter = if self.person.is_some() { Sitter::Person } else { Sitter::Bot };
        SeatRow {
            sitter,
            person: self.person.map(PersonId),
            alias: self.alias.clone(),
            bot: self.bot.clone(),
            ..free_seat(seat)
        }
    }
}

/// Who enters a campaign with this table, whose seats are taken and whose names are not settled yet.
pub(crate) fn entrants(table: &TableRow) -> Entrants {
    let members: Vec<Member> = table.seats.iter().map(Member::of).collect();
    let mut identities: Vec<String> = members.iter().map(Member::identity).collect();
    identities.sort_unstable();
    let mut people: Vec<PersonId> = table.seats.iter().filter_map(|seat| seat.person).collect();
    people.sort_unstable();
    people.dedup();
    Entrants {
        table: table.id,
        key: secret::key(),
        game: table.game.clone(),
        members: identities.join(", "),
        people,
        seats: serde_json::to_string(&members).expect("members are plain data"),
        now: now(),
    }
}

/// Whether a person may open such a table: a stage outside a campaign must have been reached in one.
pub(crate) async fn allows(house: &House, person: PersonId, wanted: &NewTable, setup: &Setup) -> Result<()> {
    let Some(campaign) = of(&wanted.game) else {
        return if wanted.campaign { Err(Code::BadRequest.into()) } else { Ok(()) };
    };
    let chosen = setup.option(campaign.option);
    let Some(stage) = campaign.stages.iter().position(|&stage| stage == chosen).filter(|_| !wanted.campaign) else {
        return Ok(());
    };
    let campaigns = house.storage.campaigns_of(person).await?;
    let reached = campaigns.iter().filter(|row| row.game == wanted.game).map(|row| row.stage as usize).max();
    if stage > reached.unwrap_or(0) { Err(Code::Locked.into()) } else { Ok(()) }
}

/// The campaigns of a person.
pub(crate) async fn list(house: &House, person: PersonId) -> Result<Vec<CampaignInfo>> {
    let rows = house.storage.campaigns_of(person).await?;
    Ok(rows.iter().filter_map(|row| info(row, person)).collect())
}

/// A campaign of this person.
pub(crate) async fn find(house: &House, key: &str, person: PersonId) -> Result<CampaignRow> {
    let row = house.storage.campaign(key).await?.ok_or(Code::NoCampaign)?;
    if people(&row).contains(&person) { Ok(row) } else { Err(Code::NoCampaign.into()) }
}

fn members(row: &CampaignRow) -> Vec<Member> {
    serde_json::from_str(&row.seats).unwrap_or_default()
}

fn people(row: &CampaignRow) -> Vec<PersonId> {
    let mut people: Vec<PersonId> = members(row).iter().filter_map(|member| member.person).map(PersonId).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// The campaign as a member may know it; none if the game is gone.
pub(crate) fn info(row: &CampaignRow, person: PersonId) -> Option<CampaignInfo> {
    let campaign = of(&row.game)?;
    let complete = row.stage as usize >= campaign.stages.len();
    let stages = campaign.stages.iter().zip(0..=row.stage).map(|(stage, place)| {
        let results = row.results.iter().find(|results| results.stage == place);
        StageInfo {
            stage: (*stage).to_owned(),
            wins: results.map_or(0, |results| results.wins),
            losses: results.map_or(0, |results| results.losses),
        }
    });
    let member = |member: Member| MemberInfo {
        bot: member.bot.and_then(|bot| bot.parse().ok()).map(bot_on_wire),
        mine: member.person == Some(person.0) && member.alias.is_none(),
        name: member.name,
    };
    Some(CampaignInfo {
        id: row.key.clone(),
        game: row.game.clone(),
        option: campaign.option.to_owned(),
        stages: stages.collect(),
        complete,
        members: members(row).into_iter().map(member).collect(),
        table: unfinished(row).cloned(),
        last_table: row.table.as_ref().map(|(key, _)| key.clone()),
        reset: match row.reset_by {
            None => Reset::No,
            Some(by) if by == person => Reset::Asked,
            Some(_) => Reset::Agree,
        },
        moved_at: row.moved_at,
    })
}

fn unfinished(row: &CampaignRow) -> Option<&String> {
    row.table.as_ref().filter(|(_, phase)| matches!(phase, Phase::Lobby | Phase::Playing)).map(|(key, _)| key)
}

/// The table of a campaign that is not finished, or a new one with the same members on the same seats.
pub(crate) async fn next_table(house: &Arc<House>, person: &Person, key: &str, wanted: NextTable) -> Result<TableInfo> {
    let row = find(house, key, person.id).await?;
    if let Some(table) = unfinished(&row) {
        return house.hall.wish(house, table, Some(person), Wish::Info).await;
    }
    house.limits.table(person.id)?;
    let meta = catalog::meta(&row.game).ok_or(Code::NoGame)?;
    let members = members(&row);
    let bad = |error: kernel::SetupError| Problem::saying(Code::BadSetup, error.to_string());
    let options = wanted.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = Setup::new(meta, members.len() as u8, options).map_err(bad)?;
    let settings = Settings::of(&setup, wanted.pace, wanted.chat, true);
    let seats = (0..).zip(&members).map(|(seat, member)| member.seat(seat)).collect();
    let table = new_table(meta, &settings, person.id, seats);
    let key = table.key.clone();
    house.storage.new_table(table).await?;
    house.hall.wish(house, &key, Some(person), Wish::Info).await
}

/// THR-103 and its like: a campaign begins again when all its people want it.
pub(crate) async fn want_reset(house: &House, person: PersonId, key: &str, wanted: bool) -> Result<CampaignInfo> {
    let row = find(house, key, person).await?;
    let others_agree = match people(&row).as_slice() {
        [_] => true,
        _ => row.reset_by.is_some_and(|by| by != person),
    };
    match (wanted, others_agree) {
        (true, true) => house.storage.reset(row.id, now()).await?,
        (true, false) => house.storage.ask_reset(row.id, Some(person)).await?,
        (false, _) => house.storage.ask_reset(row.id, None).await?,
    }
    let row = find(house, key, person).await?;
    Ok(info(&row, person).ok_or(Code::NoGame)?)
}
