//! Telling people who are elsewhere that they are waited for.

use std::sync::Arc;
use std::time::Duration;

use protocol::{ServerMsg, Settings};
use store::Errand;
use uuid::Uuid;

use crate::app::App;
use crate::hub::Post;

const TOPIC: &str = "webhook";
/// A webhook is given up after so many tries, the waits between them doubling.
const MOST_TRIES: i64 = 8;
const FIRST_WAIT: i64 = 15_000;

impl App {
    /// It is this user's turn. Open sockets are told; without any, a webhook in games by correspondence.
    pub(crate) fn call(self: Arc<Self>, user: Uuid, table: Uuid, game: String, by_correspondence: bool) {
        let peers = self.hub.peers(user);
        for peer in &peers {
            let text = serde_json::to_string(&ServerMsg::Turn { table }).expect("string keys only");
            let _ = peer.out.try_send(Post::Text(text.into()));
        }
        if peers.is_empty() && by_correspondence && !self.config.webhook_hosts.is_empty() {
            let app = self.clone();
            self.tasks.spawn(async move {
                if let Err(e) = app.call_outside(user, table, &game).await {
                    tracing::warn!(error = %e, "a call could not be noted");
                }
            });
        }
    }

    async fn call_outside(&self, user: Uuid, table: Uuid, game: &str) -> Result<(), store::StoreError> {
        let Some(user) = self.store.user(user).await? else { return Ok(()) };
        let settings: Settings = serde_json::from_str(&user.settings).unwrap_or_default();
        let Some(url) = settings.webhook.filter(|url| self.allows_webhook(url)) else { return Ok(()) };
        let base = self.config.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
        let text = serde_json::json!({
            "event": "your_turn", "game": game, "table": table, "url": format!("{base}/t/{table}"), "player": user.name,
        });
        let body = serde_json::json!({ "url": url, "body": text }).to_string();
        let now = self.now();
        let errand = Errand { id: Uuid::now_v7(), topic: TOPIC.to_owned(), body, due: now, tries: 0 };
        self.store.add_errand(&errand).await
    }

    /// Only hosts the operator has named: an address given by a user must not reach into the operator's network.
    pub(crate) fn allows_webhook(&self, url: &str) -> bool {
        let Ok(uri) = url.parse::<axum::http::Uri>() else { return false };
        let web = matches!(uri.scheme_str(), Some("https" | "http"));
        let plain = uri.authority().is_some_and(|a| !a.as_str().contains('@'));
        web && plain && uri.host().is_some_and(|host| self.config.webhook_hosts.iter().any(|allowed| allowed == host))
    }

    /// Runs errands until the server stops. What fails is tried again later, also by the server's next life.
    pub(crate) async fn run_errands(self: Arc<Self>) {
        while !self.stop.is_cancelled() {
            let due = self.store.errands(self.now(), 16).await.unwrap_or_default();
            for errand in due {
                let done = match errand.topic.as_str() {
                    TOPIC => post(&errand.body).await,
                    _ => true,
                };
                let noted = if done || errand.tries + 1 >= MOST_TRIES {
                    self.store.errand_done(errand.id).await
                } else {
                    self.store.errand_later(errand.id, self.now() + (FIRST_WAIT << errand.tries.min(16))).await
                };
                if let Err(e) = noted {
                    tracing::warn!(error = %e, "an errand could not be ticked off");
                }
            }
            tokio::select! {
                () = self.stop.cancelled() => {}
                () = tokio::time::sleep(Duration::from_secs(2)) => {}
            }
        }
    }
}

/// Posts a webhook; true when the other side has taken it.
async fn post(body: &str) -> bool {
    let Ok(errand) = serde_json::from_str::<serde_json::Value>(body) else { return true };
    let (Some(url), text) = (errand["url"].as_str().map(str::to_owned), errand["body"].to_string()) else {
        return true;
    };
    let work = move || {
        let config =
            ureq::Agent::config_builder().timeout_global(Some(Duration::from_secs(10))).max_redirects(0).build();
        ureq::Agent::new_with_config(config).post(&url).header("content-type", "application/json").send(&text).is_ok()
    };
    tokio::task::spawn_blocking(work).await.unwrap_or(false)
}
