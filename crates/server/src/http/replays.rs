//! Finished games: step by step, as a file, and files brought from elsewhere.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Numbers, Seat, Seats, Viewer};
use serde::Deserialize;
use storage::{EntryRow, NewTable, Phase, Step, TableRow};
use utoipa::IntoParams;
use wire::{Chart, ChartLines, ChartPoint, Code, Imported, NewReplay, Pace, Problem, ReplayInfo};

use super::extract::{Asked, Body, IMPORT, Place, SignedIn};
use crate::any_table::{self, AnyTable};
use crate::failure::Result;
use crate::house::{House, now};
use crate::info::{Settings, new_table, setup};
use crate::table::{film, free_seat};

/// How many steps are sent at once, at most.
const MOST_STEPS: u32 = 200;

/// Which part of a finished game, and through whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// A seat from 1, `all` for everybody's eyes together, nothing for a spectator's.
    #[serde(default)]
    eyes: String,
    /// The first step.
    #[serde(default)]
    #[param(format = "int64", maximum = 4294967295u32)]
    from: u32,
    /// How many steps; no more than 200 are sent.
    #[param(format = "int64", maximum = 4294967295u32)]
    count: Option<u32>,
}

/// A part of a finished game, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replays", params(("id" = String, Path, description = "The table's key"), Part),
    responses(
        (status = 200, description = "The steps", body = ReplayInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be read", body = Problem),
))]
pub(crate) async fn steps(
    State(house): State<Arc<House>>,
    Place(id): Place<String>,
    Asked(part): Asked<Part>,
) -> Result<Json<ReplayInfo>> {
    let (row, game, lines) = finished(&house, &id).await?;
    let seats = row.seats.len() as u8;
    let (viewer, seat) = eyes(&part.eyes, seats)?;
    let count = part.count.unwrap_or(MOST_STEPS).min(MOST_STEPS);
    let filmed = tokio::task::spawn_blocking(move || film(game, &lines, viewer, seat, part.from, count)).await;
    Ok(Json(filmed.map_err(|_| Code::Internal)??))
}

/// The numbers of a finished game over its time.
#[utoipa::path(get, path = "/api/tables/{id}/chart", tag = "replays", params(("id" = String, Path, description = "The table's key")),
    responses(
        (status = 200, description = "The numbers; no lines if the game names none", body = Chart),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be read", body = Problem),
))]
pub(crate) async fn chart(State(house): State<Arc<House>>, Place(id): Place<String>) -> Result<Json<Chart>> {
    let (_, game, lines) = finished(&house, &id).await?;
    let drawn = tokio::task::spawn_blocking(move || draw(game, &lines)).await;
    Ok(Json(drawn.map_err(|_| Code::Internal)??))
}

/// Repeats a game and notes whenever one of its numbers changes.
fn draw(mut game: Box<dyn AnyTable>, lines: &[String]) -> std::result::Result<Chart, Problem> {
    let mut chart = Chart { steps: lines.len() as u32, lines: Vec::new() };
    note(&mut chart, 0, game.numbers());
    for (step, line) in (1..).zip(lines) {
        game.repeat(line).map_err(|problem| Problem::saying(Code::BadReplay, problem))?;
        note(&mut chart, step, game.numbers());
    }
    Ok(chart)
}

/// Adds a point for each number that has changed.
fn note(chart: &mut Chart, step: u32, numbers: Vec<Numbers>) {
    for Numbers { what, of_seats } in numbers {
        match chart.lines.iter_mut().find(|line| line.what == what) {
            Some(line) if line.points.last().is_some_and(|last| last.of_seats == of_seats) => {}
            Some(line) => line.points.push(ChartPoint { step, of_seats }),
            None => chart.lines.push(ChartLines { what: what.to_owned(), points: vec![ChartPoint { step, of_seats }] }),
        }
    }
}

/// A finished game as a text file.
#[utoipa::path(get, path = "/api/tables/{id}/replay.txt", tag = "replays", params(("id" = String, Path, description = "The table's key")),
    responses(
        (status = 200, description = "The recording", body = String, content_type = "text/plain; charset=utf-8"),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be read", body = Problem),
))]
pub(crate) async fn text(State(house): State<Arc<House>>, Place(id): Place<String>) -> Result<Response> {
    let (row, mut game, lines) = finished(&house, &id).await?;
    for line in &lines {
        game.repeat(line).map_err(|problem| Problem::saying(Code::BadReplay, problem))?;
    }
    let file = format!("attachment; filename=\"{}-{}.replay\"", row.game, row.key);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], game.replay())
        .into_response())
}

/// Brings a recording here, to be watched step by step.
#[utoipa::path(post, path = "/api/replays", tag = "replays", request_body = NewReplay, responses(
    (status = 200, description = "Where it can be watched", body = Imported),
    (status = "4XX", description = "Why not", body = Problem),
    (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn import(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Body(replay): Body<NewReplay, IMPORT>,
) -> Result<Json<Imported>> {
    house.limits.table(person.id)?;
    let read = tokio::task::spawn_blocking(move || any_table::read_replay(&replay.text)).await;
    let (game, setup, lines) = read.map_err(|_| Code::Internal)??;
    let meta = catalog::meta(&game).ok_or(Code::NoGame)?;
    let settings = Settings::of(&setup, Pace::Instant, false, false);
    let seats = (0..setup.seats()).map(free_seat).collect();
    let table = NewTable { imported: true, phase: Phase::Over, ..new_table(meta, &settings, person.id, seats) };
    let key = table.key.clone();
    let id = house.storage.new_table(table).await?;
    let entries = lines.into_iter().map(|line| EntryRow { line, answer_id: None }).collect();
    let step = Step {
        table: id,
        era: 1,
        after: 0,
        entries,
        snapshot: Vec::new(),
        phase: Phase::Over,
        asked: 0,
        stage: None,
        now: now(),
    };
    house.storage.append(step).await?;
    Ok(Json(Imported { id: key }))
}

/// A finished game at its start, and its lines. Whoever has its address may watch it.
async fn finished(house: &House, id: &str) -> Result<(TableRow, Box<dyn AnyTable>, Vec<String>)> {
    let row = house.storage.table(id).await?.ok_or(Code::NoTable)?;
    match row.phase {
        Phase::Over => {}
        Phase::Frozen => return Err(Code::Frozen.into()),
        Phase::Lobby | Phase::Playing => return Err(Code::NotOver.into()),
    }
    if row.era > 1 {
        let sentence = "This game was played across two versions of its rules; there is no recording of the whole.";
        return Err(Problem::saying(Code::BadReplay, sentence).into());
    }
    let setup = setup(&row.game, &Settings::read(&row.settings), row.seats.len() as u8)?;
    let game = any_table::start(&row.game, setup)?;
    let lines = house.storage.entries(row.id).await?.into_iter().map(|entry| entry.line).collect();
    Ok((row, game, lines))
}

/// Whose eyes a visitor wants.
fn eyes(wanted: &str, seats: u8) -> Result<(Viewer, Option<Seat>)> {
    match wanted {
        "" => Ok((Viewer::SPECTATOR, None)),
        "all" => Ok((Viewer::seats(Seats::all(seats)), None)),
        seat => {
            let seat = seat.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(seats));
            let seat =
                seat.ok_or_else(|| Problem::saying(Code::BadRequest, "There are no such eyes at this table."))?;
            Ok((Viewer::seat(seat), Some(seat)))
        }
    }
}
