#![doc = include_str!("../README.md")]

mod actor;
mod api;
mod app;
mod assets;
mod auth;
mod brains;
mod call;
mod clean;
mod config;
mod connection;
mod decks;
mod directory;
mod error;
mod fault;
mod files;
mod guard;
mod hub;
mod lobby;
mod metrics;
mod pictures;
mod rating;
mod readiness;
mod repeated;
mod reviews;
mod serve;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

pub use app::App;
pub use auth::{hash_password, key_of_name};
pub use config::{ClockTerms, Config, Limits, LogSize, Timeouts};
pub use serve::{ServeError, Server, start};

/// What this build is called.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

/// Bytes of a request's body.
const BODY: usize = 128 << 10;

/// All routes of a server, without what stands before them.
fn routes() -> Router<Arc<App>> {
    Router::new()
        .merge(api::router())
        .merge(pictures::router())
        .route("/ws", get(socket::upgrade))
        .route("/healthz", get(api::house::healthz))
        .route("/readyz", get(api::house::readyz))
        .route("/metrics", get(api::house::metrics))
}

/// A server as it answers requests. Tests call it without a port.
pub fn router(app: Arc<App>) -> Router {
    routes()
        .fallback(assets::serve)
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(app.clone(), guard::watch))
        .with_state(app)
}

/// The operator's own door.
fn admin_router(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(api::house::open_metrics))
        .route("/healthz", get(api::house::healthz))
        .route("/readyz", get(api::house::readyz))
        .with_state(app)
}
