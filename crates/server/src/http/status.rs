//! Whether the server is well, and what a host wants to know.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use wire::{Code, Health, Problem, Stats};

use crate::failure::Result;
use crate::house::House;

/// Whether the server is well.
#[utoipa::path(get, path = "/api/health", tag = "status", responses(
    (status = 200, description = "It is well", body = Health),
    (status = 503, description = "It cannot keep anything, or is about to stop", body = Problem),
))]
pub(crate) async fn health(State(house): State<Arc<House>>) -> Result<Json<Health>> {
    if house.is_stopping() {
        return Err(Code::Stopping.into());
    }
    house.storage.health().await?;
    Ok(Json(Health { status: "ok".to_owned(), version: crate::VERSION.to_owned() }))
}

/// What a host wants to know.
#[utoipa::path(get, path = "/api/stats", tag = "status", responses(
    (status = 200, description = "What is in memory", body = Stats),
))]
pub(crate) async fn stats(State(house): State<Arc<House>>) -> Json<Stats> {
    Json(Stats {
        version: crate::VERSION.to_owned(),
        started_at: house.started_at,
        tables: house.tables.get(),
        sockets: house.sockets.get(),
        memory_kib: memory_kib(),
    })
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/api/metrics", tag = "status", responses(
    (status = 200, description = "Numbers for Prometheus", body = String, content_type = "text/plain; version=0.0.4"),
))]
pub(crate) async fn metrics(State(house): State<Arc<House>>) -> Response {
    let page = house.metrics.page(house.tables.get(), house.sockets.get());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response()
}

/// Resident memory, where the system tells.
fn memory_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
