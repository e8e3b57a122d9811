//! The table socket. It checks which user may send what, and how often, but knows no rules.

mod bucket;
mod conn;

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, State};
use axum::response::Response;
use protocol::SUBPROTOCOL;

use crate::app::App;
use crate::auth::Player;
use crate::error::Error;
use crate::guard::From;

/// Every socket has this buffer from its start, and client messages are short. The default is 128 KiB.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 4096;

/// `GET /ws`.
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    player: Player,
    Extension(from): Extension<From>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|e| Error::Bad(e.body_text()))?;
    if app.is_draining() {
        return Err(Error::Draining);
    }
    // A message that is slightly too long is refused; only one that is far too long closes the socket.
    let most = app.config.limits.message_bytes.saturating_mul(4);
    let place = app.gates.enter(from.0)?;
    let upgrade = upgrade
        .protocols([SUBPROTOCOL])
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(most)
        .max_frame_size(most);
    let tasks = app.tasks.token();
    Ok(upgrade.on_upgrade(move |socket| async move {
        conn::run(app, player, socket).await;
        drop((place, tasks));
    }))
}
