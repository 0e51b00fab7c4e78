//! What is checked of every request, and what every answer carries.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{HOST, HeaderName, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use wire::{Code, Problem};

use crate::address;
use crate::failure::Failure;
use crate::house::House;

/// No request takes longer; sockets are not requests.
const LONGEST: Duration = Duration::from_secs(15);

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; manifest-src 'self'";

/// Checks a request, times it and adds the headers every answer carries.
pub(crate) async fn watch(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let path = request.extensions().get::<MatchedPath>().map_or("site", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let mut response = match check(&house, &request) {
        Err(failure) => failure.into_response(),
        Ok(()) => match tokio::time::timeout(LONGEST, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Failure::from(Code::Internal).into_response(),
        },
    };
    add_headers(&house, response.headers_mut());
    let status = response.status().as_u16();
    let took = began.elapsed();
    house.metrics.requests.with_label_values(&[path.as_str(), &status.to_string()]).observe(took.as_secs_f64());
    tracing::debug!(%method, path, status, took_ms = took.as_millis() as u64, "request");
    response
}

fn check(house: &House, request: &Request) -> Result<(), Failure> {
    let headers = request.headers();
    let peer = request.extensions().get::<SocketAddr>().copied().ok_or(Code::Internal)?;
    let visitor = address::visitor(&house.config, peer, headers);
    if !house.config.is_secure() && !house.config.plain_http && !address::is_private(visitor) {
        let sentence = "Without encryption only this machine and home networks are served; the host can allow more.";
        return Err(Problem::saying(Code::ForeignOrigin, sentence).into());
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || headers.contains_key(UPGRADE)) && !is_same_site(house, headers) {
        return Err(Code::ForeignOrigin.into());
    }
    Ok(())
}

/// Whether a request comes from this site's own pages, or from a program that is no browser and says nothing.
fn is_same_site(house: &House, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if text(HeaderName::from_static("sec-fetch-site")).is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return false;
    }
    let Some(origin) = text(ORIGIN) else { return true };
    match &house.config.origin {
        Some(own) => origin == own,
        None => text(HOST).is_some_and(|host| origin.split_once("://").is_some_and(|(_, from)| from == host)),
    }
}

fn add_headers(house: &House, headers: &mut HeaderMap) {
    let mut add = |name: &'static str, value: &'static str| {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    };
    add("content-security-policy", POLICY);
    add("x-content-type-options", "nosniff");
    add("referrer-policy", "no-referrer");
    add("cross-origin-opener-policy", "same-origin");
    add("cross-origin-resource-policy", "same-origin");
    add("permissions-policy", "camera=(), microphone=(), geolocation=()");
    if house.config.is_secure() {
        add("strict-transport-security", "max-age=31536000");
    }
}
