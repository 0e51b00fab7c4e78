//! Everything over HTTP: routes, what is taken from a request, what is checked of each, what each answer carries.

mod campaigns;
mod extract;
mod games;
mod guard;
mod openapi;
mod replays;
mod session;
mod site;
mod socket;
mod status;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::middleware;
use axum::routing::{get, post};
use wire::Code;

use crate::failure::Failure;
use crate::house::House;

/// All routes.
pub(crate) fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/session", get(session::who).post(session::sign_in).delete(session::sign_out))
        .route("/games", get(games::list))
        .route("/games/{game}/words/{lang}", get(games::words))
        .route("/games/{game}/rules/{lang}", get(games::rules))
        .route("/games/{game}/cards", get(games::cards))
        .route("/games/{game}/pages/{won}", get(games::pages))
        .route("/campaigns", get(campaigns::list))
        .route("/campaigns/{id}/tables", post(campaigns::next))
        .route("/campaigns/{id}/reset", post(campaigns::reset))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/{id}", get(tables::info_of))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/watch", post(tables::watch))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/return", post(tables::come_back))
        .route("/tables/{id}/seats/{seat}", post(tables::seat))
        .route("/tables/{id}/seats/{seat}/swap", post(tables::swap))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/chart", get(replays::chart))
        .route("/tables/{id}/replay", get(replays::steps))
        .route("/tables/{id}/replay.txt", get(replays::text))
        .route("/tables/{id}/socket", get(socket::open))
        .route("/replays", post(replays::import))
        .route("/health", get(status::health))
        .route("/stats", get(status::stats))
        .route("/metrics", get(status::metrics))
        .route("/openapi.json", get(openapi::document))
        .fallback(|| async { Failure::from(Code::NotFound) })
        .method_not_allowed_fallback(|| async { Failure::from(Code::BadMethod) });
    Router::new()
        .nest("/api", api)
        .fallback(site::file)
        .layer(middleware::from_fn_with_state(Arc::clone(&house), guard::watch))
        .with_state(house)
}
