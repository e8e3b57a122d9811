//! HTTP: everything outside the table. Each resource owns its routes; here they only come together.

mod account;
mod analysis;
mod bots;
mod bugs;
mod decks;
mod extract;
pub(crate) mod house;
mod lessons;
mod moderate;
mod people;
mod replay;
mod sessions;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "Orrery",
    description = "Everything outside the table. The table itself is the WebSocket at /ws: docs/PROTOCOL.md.",
    license(name = "MIT OR Apache-2.0")
))]
struct Doc;

/// All routes under `/api`, with their description.
pub(crate) fn router() -> Router<Arc<App>> {
    let (router, doc) = described();
    let text = doc.to_pretty_json().expect("a description is plain data");
    router.route("/api/openapi.json", get(move || async move { ([("content-type", "application/json")], text) }))
}

fn described() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Doc::openapi())
        .merge(house::router())
        .merge(sessions::router())
        .merge(account::router())
        .merge(bots::router())
        .merge(tables::router())
        .merge(lessons::router())
        .merge(replay::router())
        .merge(analysis::router())
        .merge(people::router())
        .merge(decks::router())
        .merge(bugs::router())
        .merge(moderate::router())
        .split_for_parts()
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_route_is_described() {
        let (_, doc) = super::described();
        let text = doc.to_pretty_json().expect("plain data");
        for path in [
            "/api/tables",
            "/api/tables/{id}/sit",
            "/api/tables/{id}/replay",
            "/api/lessons",
            "/api/tables/{id}/at/{n}",
            "/api/tables/{id}/rolls",
            "/api/tables/{id}/branch",
            "/api/tables/{id}/proof",
            "/api/tables/{id}/analysis",
            "/api/games/{game}/cards",
            "/api/games/{game}/decks",
            "/api/games/{game}/decks/check",
            "/api/games/{game}/decks/read",
            "/api/games/{game}/decks/write",
            "/api/games/{game}/decks/draw",
            "/api/decks",
            "/api/decks/{id}",
            "/api/bugs",
            "/api/session/guest",
            "/api/account/export",
            "/api/bots",
        ] {
            assert!(text.contains(&format!("\"{path}\"")), "{path}");
        }
    }
}
