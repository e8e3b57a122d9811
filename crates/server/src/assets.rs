//! The web client, built in `web/` and embedded here.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};

/// The output of Vite. Without it the server still has its API, and explains how to build the client.
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const MISSING: &str = "<!doctype html><html lang=\"en\"><title>Orrery</title><h1>Orrery</h1>\
<p>This build has no web client. Build it with <code>cargo xtask play</code>, or with \
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code> before <code>cargo build</code>.</p>\
<p>Everything else works: <code>orrery join</code> in a terminal, and the API under \
<a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

/// A file of the client, or its start page for a path that the client handles itself.
pub(crate) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    // An unknown API or image path is an error, not a page.
    if path.starts_with("api/") || path.starts_with("art/") {
        return crate::error::Error::NotFound.into_response();
    }
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        // The names of assets contain a hash of their content.
        let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return send(file.data, kind(path), cache);
    }
    if path.starts_with("assets/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Client::get("index.html") {
        Some(page) => send(page.data, "text/html; charset=utf-8", "no-cache"),
        None => send(MISSING.as_bytes().into(), "text/html; charset=utf-8", "no-cache"),
    }
}

fn send(data: std::borrow::Cow<'static, [u8]>, kind: &'static str, cache: &'static str) -> Response {
    let mut response = Response::new(Body::from(data.into_owned()));
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
