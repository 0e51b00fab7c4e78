//! Campaigns: the list, the next game, beginning again.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use wire::{CampaignInfo, NextTable, Problem, TableInfo, WantReset};

use super::extract::{Body, Place, SignedIn};
use crate::campaign;
use crate::failure::Result;
use crate::house::House;

/// The visitor's campaigns, the one last played first.
#[utoipa::path(get, path = "/api/campaigns", tag = "campaigns", responses(
    (status = 200, description = "The visitor's campaigns", body = Vec<CampaignInfo>),
    (status = "4XX", description = "Why not", body = Problem),
    (status = 503, description = "They could not be read", body = Problem),
))]
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
) -> Result<Json<Vec<CampaignInfo>>> {
    Ok(Json(campaign::list(&house, person.id).await?))
}

/// Goes on with a campaign: its table that is not finished, or a new one with the same members on the same seats.
#[utoipa::path(post, path = "/api/campaigns/{id}/tables", tag = "campaigns", request_body = NextTable,
    params(("id" = String, Path, description = "The campaign's key")), responses(
        (status = 200, description = "The table", body = TableInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn next(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Place(id): Place<String>,
    Body(wanted): Body<NextTable>,
) -> Result<Json<TableInfo>> {
    Ok(Json(campaign::next_table(&house, &person, &id, wanted).await?))
}

/// Wants to begin a campaign again, or no longer; it begins again when all its people want it.
#[utoipa::path(post, path = "/api/campaigns/{id}/reset", tag = "campaigns", request_body = WantReset,
    params(("id" = String, Path, description = "The campaign's key")), responses(
        (status = 200, description = "The campaign", body = CampaignInfo),
        (status = "4XX", description = "Why not", body = Problem),
        (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn reset(
    State(house): State<Arc<House>>,
    SignedIn(person): SignedIn,
    Place(id): Place<String>,
    Body(wish): Body<WantReset>,
) -> Result<Json<CampaignInfo>> {
    Ok(Json(campaign::want_reset(&house, person.id, &id, wish.wanted).await?))
}
