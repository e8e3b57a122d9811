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
    guarded(routes().fallback(assets::serve), app)
}

/// What stands before all routes.
fn guarded(routes: Router<Arc<App>>, app: Arc<App>) -> Router {
    routes
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(app.clone(), guard::watch))
        .with_state(app)
}

/// A panic is answered like any other fault of ours. Where and why was told when it happened.
fn panicked(_cause: Box<dyn Any + Send>) -> Response {
    Error::Fault("a panic".to_owned()).into_response()
}

/// The operator's own door.
fn admin_router(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(api::house::open_metrics))
        .route("/healthz", get(api::house::healthz))
        .route("/readyz", get(api::house::readyz))
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
        let figures = app.metrics.render();
        let line = figures.lines().find_map(|line| line.strip_prefix("orrery_http_faults "));
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
