//! The description of everything over HTTP.

use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Stolik",
        description = "Tables for modern board games. The socket of a table is described in docs/protocol.md."
    ),
    paths(
        super::session::who,
        super::session::sign_in,
        super::session::sign_out,
        super::games::list,
        super::games::words,
        super::games::rules,
        super::games::cards,
        super::games::pages,
        super::campaigns::list,
        super::campaigns::next,
        super::campaigns::reset,
        super::tables::list,
        super::tables::open,
        super::tables::info_of,
        super::tables::join,
        super::tables::watch,
        super::tables::leave,
        super::tables::come_back,
        super::tables::seat,
        super::tables::swap,
        super::tables::start,
        super::replays::chart,
        super::replays::steps,
        super::replays::text,
        super::replays::import,
        super::status::health,
        super::status::stats,
        super::status::metrics,
    )
)]
struct Api;

/// The description.
pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
