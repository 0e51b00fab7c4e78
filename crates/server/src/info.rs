//! A table as a visitor may know it before looking at the game.

use std::collections::BTreeMap;

use bots::BotKind;
use kernel::{MAX_SEATS, Meta, Seat, Seats, Setup};
use serde::{Deserialize, Serialize};
use storage::{NewTable, PersonId, SeatRow, TableRow};
use wire::{Bots, Code, Invitation, Pace, Phase, Problem, SeatInfo, Sitter, TableInfo};

use crate::any_table::{self, number};
use crate::house::now;
use crate::secret;

/// What was chosen for a table, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Settings {
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) pace: Pace,
    pub(crate) chat: bool,
    #[serde(default)]
    pub(crate) campaign: bool,
}

impl Settings {
    pub(crate) fn of(setup: &Setup, pace: Pace, chat: bool, campaign: bool) -> Settings {
        let options = setup.options().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        Settings { options, pace, chat, campaign }
    }

    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("settings are plain data")
    }

    /// Settings as they were kept; the defaults where they cannot be read.
    pub(crate) fn read(kept: &str) -> Settings {
        serde_json::from_str(kept).unwrap_or(Settings {
            options: BTreeMap::new(),
            pace: Pace::Instant,
            chat: false,
            campaign: false,
        })
    }
}

/// A table at which nobody has played yet, by invitation.
pub(crate) fn new_table(game: &Meta, settings: &Settings, host: PersonId, seats: Vec<SeatRow>) -> NewTable {
    NewTable {
        key: secret::key(),
        game: game.id.to_owned(),
        rules_version: game.rules_version,
        settings: settings.write(),
        open: false,
        imported: false,
        host,
        join_secret: secret::link(),
        watch_secret: secret::link(),
        phase: storage::Phase::Lobby,
        seats,
        now: now(),
    }
}

/// What is known of a table only while it is in memory.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Presence {
    /// The seats whose people are here.
    pub(crate) online: SeatSet,
    /// For each seat, those who want a bot to stand in.
    pub(crate) votes: [SeatSet; MAX_SEATS],
    /// How many people watch.
    pub(crate) watching: u32,
}

/// A set of seats that is empty by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeatSet(pub(crate) Seats);

impl Default for SeatSet {
    fn default() -> SeatSet {
        SeatSet(Seats::NONE)
    }
}

/// The table as this visitor may know it; `sides` are those of its seats.
pub(crate) fn info(
    row: &TableRow,
    settings: &Settings,
    sides: &[u8],
    visitor: Option<PersonId>,
    presence: &Presence,
) -> TableInfo {
    let sits = seats_of(row, visitor);
    let asked = asked(row);
    TableInfo {
        id: row.key.clone(),
        game: row.game.clone(),
        rules_version: row.rules_version,
        options: settings.options.clone(),
        phase: phase(row.phase),
        frozen: row.frozen.clone(),
        seats: row.seats.iter().zip(sides).map(|(seat, &side)| seat_info(seat, side, visitor, presence)).collect(),
        partners: has_partners(sides),
        pace: settings.pace,
        chat: settings.chat,
        open: row.open,
        host: visitor == Some(row.host),
        your_move: match row.phase {
            storage::Phase::Playing => {
                sits.iter().any(|seat| asked.contains(seat) && row.seats[seat.index()].bot.is_none())
            }
            storage::Phase::Lobby => visitor == Some(row.host) && is_full(row) && has_partners(sides),
            storage::Phase::Over | storage::Phase::Frozen => false,
        },
        watching: presence.watching,
        opened_at: row.opened_at,
        moved_at: row.moved_at,
        invitation: (!sits.is_empty() || visitor == Some(row.host))
            .then(|| Invitation { join: row.join_secret.clone(), watch: row.watch_secret.clone() }),
        imported: row.imported,
        campaign: settings.campaign,
    }
}

/// The seats of a visitor.
pub(crate) fn seats_of(row: &TableRow, visitor: Option<PersonId>) -> Seats {
    let own = row.seats.iter().filter(|seat| visitor.is_some() && seat.person == visitor);
    own.fold(Seats::NONE, |seats, own| seats.with(Seat::new(own.seat)))
}

/// The seats the table waits for.
pub(crate) fn asked(row: &TableRow) -> Seats {
    let asked = (0..row.seats.len() as u8).filter(|seat| row.asked & (1 << seat) != 0);
    asked.fold(Seats::NONE, |seats, seat| seats.with(Seat::new(seat)))
}

/// A set of seats as a bit each.
pub(crate) fn bits(seats: Seats) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// What was agreed before the start.
pub(crate) fn setup(game: &str, settings: &Settings, seats: u8) -> Result<Setup, Problem> {
    let meta = catalog::meta(game).ok_or_else(|| Problem::new(Code::NoGame))?;
    let options = settings.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    Setup::new(meta, seats, options).map_err(|error| Problem::saying(Code::BadSetup, error.to_string()))
}

/// The side of each seat, from 1; each its own where the game cannot be set up any more. Sets up a game to find out.
pub(crate) fn sides(row: &TableRow, settings: &Settings) -> Vec<u8> {
    let seats = row.seats.len() as u8;
    let started = setup(&row.game, settings, seats).and_then(|setup| any_table::start(&row.game, setup));
    started.map_or_else(|_| (1..=seats).collect(), |table| table.sides())
}

/// Whether every seat has somebody.
pub(crate) fn is_full(row: &TableRow) -> bool {
    row.seats.iter().all(|seat| seat.sitter != storage::Sitter::Free)
}

/// Whether there are sides of several seats against each other.
pub(crate) fn has_partners(sides: &[u8]) -> bool {
    let count = sides.iter().max().copied().unwrap_or_default();
    count > 1 && usize::from(count) < sides.len()
}

fn seat_info(row: &SeatRow, side: u8, visitor: Option<PersonId>, presence: &Presence) -> SeatInfo {
    let seat = Seat::new(row.seat);
    SeatInfo {
        seat: number(seat),
        side,
        sitter: match row.sitter {
            storage::Sitter::Free => Sitter::Free,
            storage::Sitter::Person => Sitter::Person,
            storage::Sitter::Bot => Sitter::Bot,
        },
        name: row.alias.clone().or_else(|| row.name.clone()),
        bot: row.bot.as_deref().and_then(|bot| bot.parse().ok()).map(bot_on_wire),
        mine: visitor.is_some() && row.person == visitor,
        online: presence.online.0.contains(seat),
        votes: presence.votes[seat.index()].0.iter().map(number).collect(),
    }
}

fn phase(phase: storage::Phase) -> Phase {
    match phase {
        storage::Phase::Lobby => Phase::Lobby,
        storage::Phase::Playing => Phase::Playing,
        storage::Phase::Over => Phase::Over,
        storage::Phase::Frozen => Phase::Frozen,
    }
}

/// The bot a visitor chose.
pub(crate) fn bot_kind(bot: Bots) -> BotKind {
    match bot {
        Bots::Random => BotKind::Random,
        Bots::Greedy => BotKind::Greedy,
    }
}

pub(crate) fn bot_on_wire(bot: BotKind) -> Bots {
    match bot {
        BotKind::Random => Bots::Random,
        BotKind::Greedy => Bots::Greedy,
    }
}
