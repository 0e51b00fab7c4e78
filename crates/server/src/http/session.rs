//! Who the visitor is: a guest by a name, remembered by a cookie.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use wire::{Me, NewGuest, Problem};

use super::extract::{Address, Body, Session, Visitor, cookie_name};
use crate::failure::Result;
use crate::house::{House, now};
use crate::{secret, text};

/// A year: a guest keeps their games for as long as they come by.
const LASTS_S: u32 = 31_536_000;

/// Who the visitor is.
#[utoipa::path(get, path = "/api/session", tag = "session", responses(
    (status = 200, description = "Who the visitor is", body = Me),
))]
pub(crate) async fn who(State(house): State<Arc<House>>, Visitor(person): Visitor) -> Json<Me> {
    Json(me(&house, person.map(|person| person.name)))
}

/// Gives the visitor a name: a new guest, or another name for the one they are.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = NewGuest, responses(
    (status = 200, description = "Who the visitor is now", body = Me),
    (status = "4XX", description = "Why not", body = Problem),
    (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn sign_in(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Address(address): Address,
    Body(guest): Body<NewGuest>,
) -> Result<Response> {
    let name = text::name(&guest.name)?;
    if let Some(person) = person {
        house.storage.rename(person.id, &name).await?;
        return Ok(Json(me(&house, Some(name))).into_response());
    }
    house.limits.guest(address)?;
    let token = secret::token();
    house.storage.new_person(&name, secret::hash(&token), now()).await?;
    let mut response = Json(me(&house, Some(name))).into_response();
    response.headers_mut().insert(SET_COOKIE, cookie(&house, &token, LASTS_S));
    Ok(response)
}

/// Forgets the visitor on this device; their sockets close.
#[utoipa::path(delete, path = "/api/session", tag = "session", responses(
    (status = 204, description = "Forgotten"),
    (status = "4XX", description = "Why not", body = Problem),
    (status = 503, description = "It could not be kept", body = Problem),
))]
pub(crate) async fn sign_out(State(house): State<Arc<House>>, Session(session): Session) -> Result<Response> {
    if let Some(session) = session {
        house.storage.end_session(session).await?;
        let _ = house.ended.send(session);
    }
    let mut response = StatusCode::NO_CONTENT.into_response();
    response.headers_mut().insert(SET_COOKIE, cookie(&house, "", 0));
    Ok(response)
}

fn me(house: &House, name: Option<String>) -> Me {
    Me { name, secure: house.config.is_secure(), version: crate::VERSION.to_owned() }
}

fn cookie(house: &House, token: &str, lasts_s: u32) -> HeaderValue {
    let secure = if house.config.is_secure() { "; Secure" } else { "" };
    let text = format!("{}={token}; Path=/; Max-Age={lasts_s}; HttpOnly; SameSite=Lax{secure}", cookie_name(house));
    HeaderValue::from_str(&text).expect("a token is letters and digits")
}
