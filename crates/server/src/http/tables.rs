//! Tables: the list, a new one, who sits where.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kernel::Setup;
use storage::{Person, Phase, TableRow};
use wire::{Code, NewSeat, NewTable, Problem, SeatNumber, Swap, TableInfo, TableKey, TableList};

use super::extract::{Body, Place, SignedIn, Visitor};
use crate::campaign;
use crate::failure::Result;
use crate::house::House;
use crate::info::{Presence, Settings, asked, info, new_table, sides};
use crate::table::{Wish, new_seat};

/// How many tables a list holds at most.
const LISTED: u32 = 100;

/// The tables a visitor may want: their own and those listed for everybody.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, description = "The visitor's tables and the listed ones", body = TableList),
    (status = 503, description = "They could not be read", body = Problem),
))]
pub(crate) async fn list(State(house): State<Arc<House>>, Visitor(person): Visitor) -> Result<Json<TableList>> {
    let who = person.as_ref().map(|person| person.id);
    let own = match who {
        Some(who) => house.storage.tables_of(who, LISTED).await?,
        None => Vec::new(),
    };
    own.iter().filter(|row| waits_for_bots(row)).for_each(|row| wake(&house, row));
    let describe = |row: &TableRow| {
        let settings = Settings::read(&row.settings);
        info(row, &settings, &sides(row, &settings), who, &Presence::default())
    };
    let mut mine: Vec<TableInfo> = own.iter().filter(|row| !row.imported).map(describe).collect();
    let rank = |table: &TableInfo| {
        let moved = if table.your_move { table.moved_at } else { -table.moved_at };
        (!table.your_move, table.phase == wire::Phase::Over, moved)
    };
    mine.sort_by_key(rank);
    let listed = house.storage.open_tables(LISTED).await?;
    let mut open: Vec<TableInfo> = listed.iter().map(describe).collect();
    open.retain(|table| !table.host && table.seats.iter().all(|seat| !seat.mine));
    open.sort_by_key(|table| !table.seats.iter().any(|seat| seat.sitter == wire::Sitter::Free));
    Ok(Json(TableList { mine, open }))
}

/// Whether a running table waits for bots alone, as after a restart.
fn waits_for_bots(row: &TableRow) -> bool {
    let asked = asked(row);
    row.phase == Phase::Playing && !asked.is_empty() && asked.iter().all(|seat| row.seats[seat.index()].bot.is_some())
}

/// Brings a table into memory, so that its bots go on.
fn wake(house: &Arc<House>, row: &TableRow) {
    if house.hall.if_loaded(&row.key).is_none() {
        let (house, key) = (Arc::clone(house), row.key.clone());
        tokio::spawn(async move { house.hall.table(&house, &key).await.map(drop) });
    }
}

/// Opens a table. Without friends to wait for, the game starts at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 200, description = "The new table", body = TableInfo),
    (status = "4XX", description = "Why not", body = Problem),
    (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Body(wanted): Body<NewTable>,
) -> Result<Json<TableInfo>> {
    let table = check(&house, &person, wanted).await?;
    house.limits.table(person.id)?;
    let key = table.key.clone();
    let is_full = table.seats.iter().all(|seat| seat.sitter != storage::Sitter::Free);
    house.storage.new_table(table).await?;
    let opened = house.hall.wish(&house, &key, Some(&person), Wish::Info).await?;
    // Whoever opens a table with everybody on their seats has chosen the partners.
    match is_full && opened.phase == wire::Phase::Lobby {
        true => Ok(Json(house.hall.wish(&house, &key, Some(&person), Wish::Start).await?)),
        false => Ok(Json(opened)),
    }
}

/// The table to keep, if it can be played.
async fn check(house: &House, person: &Person, wanted: NewTable) -> Result<storage::NewTable> {
    let meta = catalog::meta(&wanted.game).ok_or(Code::NoGame)?;
    let bad = |error: kernel::SetupError| Problem::saying(Code::BadSetup, error.to_string());
    let seats = u8::try_from(wanted.seats.len()).unwrap_or(u8::MAX);
    let options = wanted.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = Setup::new(meta, seats, options).map_err(bad)?;
    crate::any_table::start(&wanted.game, setup.clone())?;
    campaign::allows(house, person.id, &wanted, &setup).await?;
    let sitters = (0..).zip(wanted.seats).map(|(seat, sitter)| new_seat(seat, sitter, person.id));
    let seats = sitters.collect::<std::result::Result<Vec<_>, _>>()?;
    let settings = Settings::of(&setup, wanted.pace, wanted.chat, wanted.campaign);
    Ok(storage::NewTable { open: wanted.open, ..new_table(meta, &settings, person.id, seats) })
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table's key")),
    responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = 404, description = "No such table, or not for this visitor", body = Problem),
        (status = 503, description = "It could not be read", body = Problem),
))]
pub(crate) async fn info_of(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Place(id): Place<String>,
) -> Result<Json<TableInfo>> {
    Ok(Json(house.hall.wish(&house, &id, person.as_ref(), Wish::Info).await?))
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = TableKey,
    params(("id" = String, Path, description = "The table's key")), responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Place(id): Place<String>,
    Body(key): Body<TableKey>,
) -> Result<Json<TableInfo>> {
    check_seat(&key)?;
    let wish = Wish::Join { secret: key.secret, seat: key.seat };
    Ok(Json(house.hall.wish(&house, &id, Some(&person), wish).await?))
}

/// Comes to watch.
#[utoipa::path(post, path = "/api/tables/{id}/watch", tag = "tables", request_body = TableKey,
    params(("id" = String, Path, description = "The table's key")), responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn watch(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Place(id): Place<String>,
    Body(key): Body<TableKey>,
) -> Result<Json<TableInfo>> {
    check_seat(&key)?;
    let wish = Wish::Watch { secret: key.secret };
    Ok(Json(house.hall.wish(&house, &id, person.as_ref(), wish).await?))
}

/// Leaves: before the start the seat is free again, later a bot stands in.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", request_body = Nothing,
    params(("id" = String, Path, description = "The table's key")), responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Place(id): Place<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<TableInfo>> {
    Ok(Json(house.hall.wish(&house, &id, Some(&person), Wish::Leave).await?))
}

/// Takes one's seat back from the bot that stands in.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", request_body = Nothing,
    params(("id" = String, Path, description = "The table's key")), responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn come_back(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Place(id): Place<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<TableInfo>> {
    Ok(Json(house.hall.wish(&house, &id, Some(&person), Wish::Return).await?))
}

/// Before the start the host decides who is to sit on a seat that no other person has taken.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "tables", request_body = NewSeat,
    params(("id" = String, Path, description = "The table's key"), ("seat" = u8, Path, description = "The seat, from 1")),
    responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn seat(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Place((id, seat)): Place<(String, SeatNumber)>,
    Body(sitter): Body<NewSeat>,
) -> Result<Json<TableInfo>> {
    Ok(Json(house.hall.wish(&house, &id, Some(&person), Wish::Seat(seat, sitter)).await?))
}

/// Before the start the host has two seats change places, so that people get the partner they want.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/swap", tag = "tables", request_body = Swap,
    params(("id" = String, Path, description = "The table's key"), ("seat" = u8, Path, description = "The seat, from 1")),
    responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn swap(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Place((id, seat)): Place<(String, SeatNumber)>,
    Body(Swap { with }): Body<Swap>,
) -> Result<Json<TableInfo>> {
    Ok(Json(house.hall.wish(&house, &id, Some(&person), Wish::Swap(seat, with)).await?))
}

/// Starts a game that waits for its host: where there are partners, everybody gets the one they want first.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", request_body = Nothing,
    params(("id" = String, Path, description = "The table's key")), responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn start(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Place(id): Place<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<TableInfo>> {
    Ok(Json(house.hall.wish(&house, &id, Some(&person), Wish::Start).await?))
}

/// No table has other seats than 1 to 7.
fn check_seat(key: &TableKey) -> Result<()> {
    match key.seat {
        Some(0 | 8..) => Err(Code::BadRequest.into()),
        _ => Ok(()),
    }
}

/// A body that says nothing.
#[derive(serde::Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}
