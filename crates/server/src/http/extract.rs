//! What is taken from a request: a JSON body, the visitor, the visitor's address.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, COOKIE};
use axum::http::request::Parts;
use http_body_util::{BodyExt, Limited};
use serde::de::DeserializeOwned;
use storage::{Person, TokenHash};
use wire::{Code, Problem};

use crate::address;
use crate::failure::Failure;
use crate::house::House;
use crate::secret;

/// The most bytes of a body; a recording to import may be larger.
const BODY: usize = 64 * 1024;
pub(crate) const IMPORT: usize = 1024 * 1024;

/// A JSON body.
pub(crate) struct Body<T, const LIMIT: usize = BODY>(pub(crate) T);

impl<T: DeserializeOwned, const LIMIT: usize> FromRequest<Arc<House>> for Body<T, LIMIT> {
    type Rejection = Failure;

    async fn from_request(request: Request, _house: &Arc<House>) -> Result<Self, Failure> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(Code::NotJson.into());
        }
        let read = Limited::new(request.into_body(), LIMIT).collect().await;
        let bytes = read.map_err(|_| Failure::from(Code::TooLarge))?.to_bytes();
        // serde would also take a list of the values.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(Problem::saying(Code::BadRequest, "The body is not a JSON object.").into());
        }
        match serde_json::from_slice(&bytes) {
            Ok(body) => Ok(Body(body)),
            Err(error) => {
                Err(Problem::saying(Code::BadRequest, format!("The body is not as expected: {error}.")).into())
            }
        }
    }
}

/// The visitor, if they have a session.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// The visitor, who must have a session.
pub(crate) struct SignedIn(pub(crate) Person);

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Failure> {
        match session(&parts.headers, house) {
            Some(token) => Ok(Visitor(house.storage.session(token).await?)),
            None => Ok(Visitor(None)),
        }
    }
}

impl FromRequestParts<Arc<House>> for SignedIn {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Failure> {
        let Visitor(person) = Visitor::from_request_parts(parts, house).await?;
        person.map(SignedIn).ok_or_else(|| Code::NoSession.into())
    }
}

/// The session's token, hashed.
pub(crate) struct Session(pub(crate) Option<TokenHash>);

impl FromRequestParts<Arc<House>> for Session {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Failure> {
        Ok(Session(session(&parts.headers, house)))
    }
}

/// The visitor's address.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Failure> {
        let peer = parts.extensions.get::<SocketAddr>().copied().ok_or(Code::Internal)?;
        Ok(Address(address::visitor(&house.config, peer, &parts.headers)))
    }
}

/// Parts of the path.
pub(crate) struct Place<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<House>> for Place<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Failure> {
        let path = Path::<T>::from_request_parts(parts, house).await;
        path.map(|Path(place)| Place(place)).map_err(|_| Code::NotFound.into())
    }
}

/// What stands after `?`.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<House>> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Failure> {
        let query = Query::<T>::from_request_parts(parts, house).await;
        query.map(|Query(asked)| Asked(asked)).map_err(|_| Code::BadRequest.into())
    }
}

/// The name of the cookie. The prefix makes browsers take it from this very site over an encrypted line only.
pub(crate) fn cookie_name(house: &House) -> &'static str {
    if house.config.is_secure() { "__Host-stolik" } else { "stolik" }
}

fn session(headers: &HeaderMap, house: &House) -> Option<TokenHash> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let mut tokens = pairs.filter(|(name, _)| *name == cookie_name(house)).map(|(_, token)| token);
    tokens.next().map(secret::hash)
}
