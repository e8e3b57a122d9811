//! Notifications for players who do not look at their table.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use hmac::{Hmac, KeyInit as _, Mac as _};
use protocol::{ServerMsg, Settings};
use sha2::Sha256;
use store::Errand;
use uuid::Uuid;

use crate::app::App;
use crate::auth::Token;
use crate::hub::Post;
use crate::repeated::Repeated;

const TOPIC: &str = "webhook";
/// The header with the time at which a webhook was sent, in seconds since 1970.
const TIMESTAMP: &str = "x-orrery-timestamp";
const SIGNATURE: &str = "x-orrery-signature";
/// A webhook is dropped after this number of attempts; the waits between them double.
const MOST_TRIES: i64 = 8;
const FIRST_WAIT: i64 = 15_000;
/// The maximum number of errands that are read together.
const ERRANDS: i64 = 256;
/// The number of hosts called in parallel. Each host gets one call at a time.
const HOSTS_AT_ONCE: usize = 8;
/// The timeout of a call, and the time after which the due errands are read again.
const ROUND: Duration = Duration::from_secs(10);

impl App {
    /// Notifies a user whose turn it is: through open sockets, or, without any, by a webhook in correspondence games.
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
                    static TOLD: Repeated = Repeated::new();
                    if let Some(times) = TOLD.note() {
                        tracing::warn!(error = %e, times, "a webhook could not be queued");
                    }
                }
            });
        }
    }

    async fn call_outside(&self, user: Uuid, table: Uuid, game: &str) -> Result<(), store::StoreError> {
        let Some(user) = self.store.user(user).await? else { return Ok(()) };
        let Some(url) = webhook_of(&user).filter(|url| self.allows_webhook(url)) else { return Ok(()) };
        let base = self.config.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
        let text = serde_json::json!({
            "event": "your_turn", "game": game, "table": table, "url": format!("{base}/t/{table}"), "player": user.name,
        });
        let body = serde_json::json!({ "user": user.id, "url": url, "body": text }).to_string();
        let now = self.now();
        let errand = Errand { id: Uuid::now_v7(), topic: TOPIC.to_owned(), body, due: now, tries: 0 };
        self.store.add_errand(&errand).await
    }

    /// Allows only the hosts and ports that the operator has configured: an address given by a user must not reach into
    /// the operator's network.
    pub(crate) fn allows_webhook(&self, url: &str) -> bool {
        let Ok(uri) = url.parse::<axum::http::Uri>() else { return false };
        let usual = match uri.scheme_str() {
            Some("https") => 443,
            Some("http") => 80,
            _ => return false,
        };
        let Some(authority) = uri.authority().filter(|a| !a.as_str().contains('@')) else { return false };
        // An invalid port is not treated as a missing one.
        let port = match authority.as_str().rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
            Some((_, port)) => port.parse::<u16>().ok(),
            None => Some(usual),
        };
        port.is_some_and(|port| self.config.webhook_ports.contains(&port))
            && self.config.webhook_hosts.iter().any(|allowed| allowed == authority.host())
    }

    /// Sends a webhook; true when the receiver has accepted it, or when it is not wanted any more.
    async fn post(&self, errand: &str) -> bool {
        let Ok(Call { user, url, body }) = serde_json::from_str(errand) else { return true };
        if !self.allows_webhook(&url) {
            return true;
        }
        // Read again for every attempt: the account may be deleted, without a webhook by now, or have another secret.
        match self.store.user(user).await {
            Ok(Some(user)) if webhook_of(&user).as_ref() == Some(&url) => {}
            Ok(_) => return true,
            Err(_) => return false,
        }
        let Ok(fresh) = Token::fresh() else { return false };
        let secret = match self.store.webhook_secret(user, &fresh.text()).await {
            Ok(Some(secret)) => secret,
            Ok(None) => return true,
            Err(_) => return false,
        };
        let (text, at) = (body.to_string(), self.now() / 1000);
        let signature = signature(&webhook_key(&secret, &url), at, &text);
        let work = move || {
            let config = ureq::Agent::config_builder().timeout_global(Some(ROUND)).max_redirects(0).build();
            let post = ureq::Agent::new_with_config(config).post(&url).header("content-type", "application/json");
            let answer = post.header(TIMESTAMP, at.to_string()).header(SIGNATURE, signature).send(&text);
            // A redirect is not an error here, but it has delivered nothing.
            answer.is_ok_and(|answer| answer.status().is_success())
        };
        tokio::task::spawn_blocking(work).await.unwrap_or(false)
    }

    /// Runs errands until the server stops. Failed ones are repeated later, also after a restart.
    pub(crate) async fn run_errands(self: Arc<Self>) {
        while !self.stop.is_cancelled() {
            let due = self.store.errands(self.now(), ERRANDS).await.unwrap_or_default();
            let began = Instant::now();
            // A host that does not answer delays only its own calls.
            let hosts = futures_util::stream::iter(by_host(due));
            hosts.for_each_concurrent(HOSTS_AT_ONCE, |errands| self.run_some(errands, began)).await;
            tokio::select! {
                () = self.stop.cancelled() => {}
                () = tokio::time::sleep(Duration::from_secs(2)) => {}
            }
        }
    }

    /// Runs the errands of one host, one after the other, until the due errands must be read again.
    async fn run_some(&self, errands: Vec<Errand>, began: Instant) {
        for errand in errands {
            if self.stop.is_cancelled() || began.elapsed() >= ROUND {
                return;
            }
            let done = match errand.topic.as_str() {
                TOPIC => self.post(&errand.body).await,
                _ => true,
            };
            let noted = if done || errand.tries + 1 >= MOST_TRIES {
                self.store.errand_done(errand.id).await
            } else {
                self.store.errand_later(errand.id, self.now() + (FIRST_WAIT << errand.tries.min(16))).await
            };
            if let Err(e) = noted {
                static TOLD: Repeated = Repeated::new();
                if let Some(times) = TOLD.note() {
                    tracing::warn!(error = %e, times, "the result of an errand could not be stored");
                }
            }
        }
    }
}

/// Groups errands by host, in the order in which they are due.
fn by_host(due: Vec<Errand>) -> Vec<Vec<Errand>> {
    let mut hosts: Vec<(Option<String>, Vec<Errand>)> = Vec::new();
    for errand in due {
        let host = host_of(&errand);
        match hosts.iter_mut().find(|(known, _)| *known == host) {
            Some((_, errands)) => errands.push(errand),
            None => hosts.push((host, vec![errand])),
        }
    }
    hosts.into_iter().map(|(_, errands)| errands).collect()
}

fn host_of(errand: &Errand) -> Option<String> {
    let call: Call = serde_json::from_str(&errand.body).ok()?;
    Some(call.url.parse::<axum::http::Uri>().ok()?.host()?.to_lowercase())
}

/// The webhook address of a user.
fn webhook_of(user: &store::User) -> Option<String> {
    serde_json::from_str::<Settings>(&user.settings).unwrap_or_default().webhook
}

/// A queued webhook.
#[derive(serde::Deserialize)]
struct Call {
    user: Uuid,
    url: String,
    body: serde_json::Value,
}

/// Proves who has sent a body, and when: HMAC-SHA256 over the time, a full stop and the body. The time prevents a
/// recorded call from being sent again later.
fn signature(key: &str, at: i64, body: &str) -> String {
    format!("v1={}", mac(key, &format!("{at}.{body}")))
}

/// The key that signs the calls to one address. A receiver at another address cannot forge them, and a new address
/// needs no write to the store.
pub(crate) fn webhook_key(secret: &str, url: &str) -> String {
    mac(secret, url)
}

/// HMAC-SHA256 in hex.
fn mac(key: &str, text: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("keys of any length fit");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When a user removes or changes the address, the old one is not called any more, even if a call is due.
    #[tokio::test]
    async fn an_address_that_was_withdrawn_is_not_called() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("orrery.db").display());
        let store = store::open(&url).await.expect("a database");
        let nobody = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
        let config = crate::Config {
            webhook_hosts: vec!["127.0.0.1".to_owned()],
            webhook_ports: vec![nobody.port()],
            ..crate::Config::local(([127, 0, 0, 1], 0).into(), url)
        };
        let app = App::new(config, store);
        let id = Uuid::now_v7();
        let ada = store::User {
            id,
            name: "Ada".to_owned(),
            name_key: "ada".to_owned(),
            kind: store::UserKind::Account,
            role: store::Role::Player,
            password: Some("x".to_owned()),
            owner: None,
            settings: "{}".to_owned(),
            banned_until: None,
            created: 0,
            deleted: None,
        };
        app.store.add_user(&ada).await.expect("written");
        let address = format!("http://{nobody}/turn");
        let errand = serde_json::json!({ "user": id, "url": address, "body": {} }).to_string();
        let settings = |address: &str| serde_json::json!({ "webhook": address }).to_string();
        for (settings, done) in
            [(settings(&address), false), (settings(&format!("{address}/elsewhere")), true), ("{}".to_owned(), true)]
        {
            app.store.set_settings(id, &settings).await.expect("written");
            assert_eq!(app.post(&errand).await, done, "{settings}");
        }
    }

    /// A host that answers slowly does not delay another, and no host gets two calls at a time.
    #[test]
    fn errands_are_run_host_by_host() {
        let errand = |n: u128, url: &str| {
            let body = serde_json::json!({ "user": Uuid::nil(), "url": url, "body": {} }).to_string();
            Errand { id: Uuid::from_u128(n), topic: TOPIC.to_owned(), body, due: n as i64, tries: 0 }
        };
        let due = [(1, "https://a/x"), (2, "https://b/x"), (3, "http://A:80/y"), (4, "nonsense"), (5, "https://b/y")];
        let groups = by_host(due.iter().map(|(n, url)| errand(*n, url)).collect());
        let ids = groups.iter().map(|group| group.iter().map(|errand| errand.due).collect::<Vec<_>>());
        assert_eq!(ids.collect::<Vec<_>>(), [vec![1, 3], vec![2, 5], vec![4]]);
    }

    /// Values with which receivers can test their own code; docs/PROTOCOL.md lists them too.
    #[test]
    fn a_signature_is_what_the_protocol_says() {
        let body = r#"{"event":"your_turn"}"#;
        let expected = "v1=a45a9835a6af0f67a1027f620cca9f0da59a5306891b0e1e7510f2cf18ed9dce";
        assert_eq!(signature("0123456789abcdef", 1_800_000_000, body), expected);
        assert_ne!(signature("0123456789abcdeg", 1_800_000_000, body), expected);
        assert_ne!(signature("0123456789abcdef", 1_800_000_001, body), expected);
    }
}
