//! The web client, as it was built into this program.

use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use wire::Code;

use crate::failure::Failure;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Bundle;

/// Said when the program was built without the web client.
const NO_BUNDLE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Stolik</title>\
    <h1>Stolik</h1><p>This program was built without the web client. Run <code>make web</code> and build it again.</p></html>";

/// A file of the web client.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Failure::from(Code::BadMethod).into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let packed = [("br", ".br"), ("gzip", ".gz")].into_iter().find_map(|(encoding, ending)| {
        let takes = accepted.split(',').any(|one| one.trim().split(';').next() == Some(encoding));
        takes.then(|| Bundle::get(&format!("{path}{ending}"))).flatten().map(|file| (encoding, file))
    });
    let plain = Bundle::get(path);
    match (packed, plain) {
        (Some((encoding, file)), Some(_)) => answer(path, file, Some(encoding)),
        (_, Some(file)) => answer(path, file, None),
        (_, None) if path == "index.html" => ([(CONTENT_TYPE, "text/html; charset=utf-8")], NO_BUNDLE).into_response(),
        (_, None) => (StatusCode::NOT_FOUND, Failure::from(Code::NotFound)).into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile, encoding: Option<&'static str>) -> Response {
    // Names under assets/ change with their contents.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = Response::builder()
        .header(CONTENT_TYPE, kind(path))
        .header(CACHE_CONTROL, keep)
        .header(VARY, "accept-encoding");
    if let Some(encoding) = encoding {
        response = response.header(CONTENT_ENCODING, encoding);
    }
    response.body(Body::from(file.data.into_owned())).expect("the headers are plain text")
}

/// What a file is, by its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "webmanifest" => "application/json",
        "woff2" => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}
