#![doc = include_str!("../README.md")]

mod actor;
mod api;
mod app;
mod assets;
mod auth;
mod bot_pool;
mod call;
mod clean;
mod config;
mod connection;
mod decks;
mod directory;
mod error;
mod failpoint;
mod files;
mod guard;
mod hub;
mod images;
mod lobby;
mod metrics;
mod rating;
mod readiness;
mod repeated;
mod reviews;
mod serve;
mod socket;

use std::any::Any;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

pub use app::App;
pub use auth::{hash_password, key_of_name};
pub use config::{ClockTerms, Config, Limits, LogSize, Timeouts};
pub use repeated::RepeatedAt;
pub use serve::{ServeError, Server, start};

use error::Error;

/// The version of this build.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

/// The maximum size of a request body in bytes.
const BODY: usize = 128 << 10;

/// All routes of a server, without the middleware.
fn routes() -> Router<Arc<App>> {
    Router::new()
        .merge(api::router())
        .merge(images::router())
        .route("/ws", get(socket::upgrade))
        .route("/healthz", get(api::server_info::healthz))
        .route("/readyz", get(api::server_info::readyz))
        .route("/metrics", get(api::server_info::metrics))
}

/// All routes of a server, with the middleware. Tests call it without a port.
pub fn router(app: Arc<App>) -> Router {
    guarded(routes().fallback(assets::serve), app)
}

/// Adds the middleware to routes.
fn guarded(routes: Router<Arc<App>>, app: Arc<App>) -> Router {
    routes
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(app.clone(), guard::watch))
        .with_state(app)
}

/// Answers a panic like any other internal error. Its place and cause were logged when it happened.
fn panicked(_cause: Box<dyn Any + Send>) -> Response {
    Error::Fault("a panic".to_owned()).into_response()
}

/// The routes of the operator's port.
fn admin_router(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(api::server_info::open_metrics))
        .route("/healthz", get(api::server_info::healthz))
        .route("/readyz", get(api::server_info::readyz))
        .layer(CatchPanicLayer::custom(panicked))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode};
    use protocol::ApiError;

    use super::*;

    fn faults(app: &App) -> u64 {
        let metrics = app.metrics.render();
        let line = metrics.lines().find_map(|line| line.strip_prefix("orrery_http_faults "));
        line.map_or(0, |count| count.parse().expect("a number"))
    }

    #[tokio::test]
    async fn a_panic_is_answered_like_any_fault_and_counted() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (app, _) = actor::running_table(folder.path()).await;
        let routes = Router::new().route("/api/broken", get(async || -> &'static str { panic!("on purpose") }));
        let before = faults(&app);
        let request = Request::get("/api/broken").body(Body::empty()).expect("a request");
        let answer = tower::Service::call(&mut guarded(routes, app.clone()), request).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff", "{:?}", answer.headers());
        let body = to_bytes(answer.into_body(), BODY).await.expect("a body");
        let error: ApiError = serde_json::from_slice(&body).expect("an error as all others");
        assert_eq!(error.code, "fault");
        assert!(!error.message.contains("on purpose"), "causes are logged, not sent");
        assert!(faults(&app) > before, "not counted");
    }
}
