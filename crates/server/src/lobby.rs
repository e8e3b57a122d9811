//! The list of public tables.

use std::sync::Arc;
use std::time::Duration;

use protocol::{ServerMsg, TableInfo};

use crate::actor;
use crate::app::App;

/// The maximum number of tables in the list.
const MOST: i64 = 100;
/// The minimum time between two lists.
const PAUSE: Duration = Duration::from_secs(1);

/// The public information about these tables.
pub(crate) async fn listed(app: &App, rows: Vec<store::Match>) -> Result<Vec<TableInfo>, store::StoreError> {
    let mut list = Vec::with_capacity(rows.len());
    for row in rows {
        let seats = app.store.seats(row.id).await?;
        list.push(actor::info(&row, seats.iter()));
    }
    Ok(list)
}

/// The public tables, the newest first. Empty while the store does not answer.
pub(crate) async fn list(app: &App) -> Vec<TableInfo> {
    let rows = app.store.lobby(MOST).await.unwrap_or_default();
    listed(app, rows).await.unwrap_or_default()
}

/// Sends the list to the followers of the lobby when it has changed, until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            () = app.hub.lobby_changed.notified() => {}
        }
        if app.hub.lobby_is_followed() {
            let msg = ServerMsg::Lobby { tables: list(&app).await };
            let text = serde_json::to_string(&msg).expect("messages have string keys only");
            app.hub.tell_lobby(&text.into());
        }
        tokio::select! {
            () = app.stop.cancelled() => return,
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}
