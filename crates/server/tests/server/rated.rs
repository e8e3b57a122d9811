//! Rated matches, and webhooks for players who are elsewhere.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::sync::atomic::{AtomicU16, Ordering};

use hmac::{Hmac, KeyInit as _, Mac as _};
use protocol::{ClientMsg, Clock, Credentials, Me, Nack, Profile, Role, SeatWish, TableOptions, WebhookKey};
use serde_json::json;
use sha2::Sha256;
use uuid::Uuid;

use crate::harness::{Guest, TestServer, wish_with};

pub(crate) async fn account(server: &TestServer, name: &str) -> Guest {
    let mut guest = server.guest().await;
    let credentials = Credentials { name: name.to_owned(), password: "correct horse".to_owned() };
    guest.ask(move |http| http.post::<Me>("/api/account", &credentials)).await.expect("registered");
    guest
}

pub(crate) fn rated() -> TableOptions {
    TableOptions { rated: true, public: true, clock: Clock::Tournament, ..TableOptions::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_duel_changes_both_ratings() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (account(&server, "Ada").await, account(&server, "Ben").await);
    let mut guest = server.guest().await;
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], rated())).await;
    let path = format!("/api/tables/{table}/sit");
    let sat = guest.ask(move |http| http.send("POST", &path, &json!({}))).await;
    assert!(matches!(sat, Err(client::ClientError::Refused(e)) if e.code == "account_needed"));
    ben.sit(table).await;
    let (mut north, mut south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);

    // Rated matches allow no undo.
    let first = if north.mirror.decision().is_some() { &mut north } else { &mut south };
    first.naive_pick().await;
    let undo = ClientMsg::Undo { table, cid: Uuid::now_v7(), seat: first.seat(), to: None };
    assert_eq!(first.command(&undo).await, Err(Nack::NoUndo));

    south.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 1 }).await.expect("given up");
    north.until(|_, mirror| mirror.is_over()).await;
    let id = ada.id;
    let profile: Profile = ada.ask(move |http| http.get(&format!("/api/users/{id}"))).await.expect("a profile");
    assert!(profile.ratings[0].value > 1600 && profile.ratings[0].games == 1, "{:?}", profile.ratings);
    // Ratings are shown to others only if their owner allows it.
    let profile: Profile = ben.ask(move |http| http.get(&format!("/api/users/{id}"))).await.expect("a profile");
    assert!(profile.ratings.is_empty());
    assert_eq!(profile.matches[0].result.as_ref().map(|r| r.winners.clone()), Some(vec![0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_out_of_time_loses_a_rated_match() {
    let server = TestServer::open_with(|config| config.clocks.tournament = (200, 200)).await;
    let (mut ada, mut ben) = (account(&server, "Ada").await, account(&server, "Ben").await);
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], rated())).await;
    ben.sit(table).await;
    let mut north = ada.join(table, Role::Seat(0)).await;
    if !north.mirror.is_over() {
        north.until(|_, mirror| mirror.is_over()).await;
    }
    let result = north.mirror.result().expect("a result");
    assert_eq!((result.winners.len(), result.conceded.len()), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn machines_and_guests_do_not_count() {
    let server = TestServer::open().await;
    let mut ada = account(&server, "Ada").await;
    for seats in
        [vec![SeatWish::Me, SeatWish::Machine("rules".into())], vec![SeatWish::Me, SeatWish::Here("Ben".into())]]
    {
        let wish = wish_with("duel", seats, rated());
        let made = ada.ask(move |http| http.post::<protocol::Opened>("/api/tables", &wish)).await;
        assert!(matches!(made, Err(client::ClientError::Refused(e)) if e.code == "bad_request"));
    }
    let mut guest = server.guest().await;
    let wish = wish_with("duel", vec![SeatWish::Me, SeatWish::Open], rated());
    let made = guest.ask(move |http| http.post::<protocol::Opened>("/api/tables", &wish)).await;
    assert!(matches!(made, Err(client::ClientError::Refused(e)) if e.code == "account_needed"));
}

/// Accepts one request, answers it with this status line, and returns its headers and its body.
fn receive(listener: &TcpListener, status: &str) -> (HashMap<String, String>, String) {
    let (mut stream, _) = listener.accept().expect("a call");
    let mut reader = BufReader::new(stream.try_clone().expect("the same stream"));
    let (mut length, mut headers) = (0, HashMap::new());
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).expect("a header");
        if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().expect("a number");
        }
        if let Some((name, value)) = line.split_once(':') {
            headers.insert(name.to_lowercase(), value.trim().to_owned());
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("a body");
    let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).expect("answered");
    (headers, String::from_utf8(body).expect("text"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_elsewhere_is_called_by_webhook_in_a_game_by_correspondence() {
    static PORT: AtomicU16 = AtomicU16::new(0);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    PORT.store(listener.local_addr().expect("an address").port(), Ordering::Relaxed);
    let server = TestServer::open_with(|config| {
        config.webhook_hosts = vec!["127.0.0.1".to_owned(), "[::1]".to_owned()];
        config.webhook_ports.push(PORT.load(Ordering::Relaxed));
    })
    .await;
    let url = format!("http://{}/turn", listener.local_addr().expect("an address"));
    let (mut ada, mut ben) = (account(&server, "Ada").await, account(&server, "Ben").await);
    for address in [
        "http://localhost/",
        "file:///etc/passwd",
        "http://127.0.0.1@evil.example/",
        "nonsense",
        // Ports of services other than the web.
        "http://127.0.0.1:22/",
        "http://127.0.0.1:5432/",
        "http://127.0.0.1:0/",
        "http://127.0.0.1:99999/",
        "http://[::1]:6379/",
    ] {
        let kept = ada.ask(move |http| http.send("PUT", "/api/settings", &json!({ "webhook": address }))).await;
        assert!(matches!(kept, Err(client::ClientError::Refused(e)) if e.code == "no_webhook"), "{address}");
    }
    for guest in [&mut ada, &mut ben] {
        let url = url.clone();
        guest.ask(move |http| http.send("PUT", "/api/settings", &json!({ "webhook": url }))).await.expect("kept");
    }
    let options = TableOptions { clock: Clock::Days(3), ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options)).await;
    ben.sit(table).await;
    let (headers, body) =
        tokio::task::spawn_blocking(move || receive(&listener, "204 No Content")).await.expect("called");
    let call: serde_json::Value = serde_json::from_str(&body).expect("json");
    assert_eq!((call["event"].as_str(), call["table"].as_str()), (Some("your_turn"), Some(table.to_string().as_str())));

    // It is signed with the key of the user who is called, and with no other.
    let at = headers["x-orrery-timestamp"].clone();
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("a clock").as_secs();
    assert!(now.abs_diff(at.parse().expect("seconds")) < 120, "{at}");
    let mut fitting = Vec::new();
    for guest in [&mut ada, &mut ben] {
        let key: WebhookKey = guest.ask(|http| http.get("/api/settings/webhook")).await.expect("a key");
        assert_eq!((key.url.as_str(), key.secret.len()), (url.as_str(), 64));
        let mut mac = Hmac::<Sha256>::new_from_slice(key.secret.as_bytes()).expect("a key");
        mac.update(format!("{at}.{body}").as_bytes());
        let signed = mac.finalize().into_bytes();
        let told = headers["x-orrery-signature"].strip_prefix("v1=").expect("the first version");
        let told = (0..told.len()).step_by(2).map(|at| u8::from_str_radix(&told[at..at + 2], 16).expect("hex"));
        if told.eq(signed) {
            fitting.push(guest.id);
        }
        let renewed: WebhookKey = guest.ask(|http| http.post("/api/settings/webhook", &())).await.expect("a key");
        assert_ne!(renewed.secret, key.secret);
        let again: WebhookKey = guest.ask(|http| http.get("/api/settings/webhook")).await.expect("a key");
        assert_eq!(again, renewed);
        // Another address has another key, and the first one keeps its own.
        for (address, same) in [(format!("{url}/elsewhere"), false), (url.clone(), true)] {
            guest
                .ask(move |http| http.send("PUT", "/api/settings", &json!({ "webhook": address })))
                .await
                .expect("kept");
            let key: WebhookKey = guest.ask(|http| http.get("/api/settings/webhook")).await.expect("a key");
            assert_eq!(key.secret == renewed.secret, same, "{}", key.url);
        }
    }
    assert_eq!(fitting.len(), 1, "{headers:?}");
    let mut cleo = account(&server, "Cleo").await;
    let none = cleo.ask(|http| http.get::<WebhookKey>("/api/settings/webhook")).await;
    assert!(matches!(none, Err(client::ClientError::Refused(e)) if e.code == "not_found"));
}

/// Only a 2xx status confirms a call. A redirect is not followed, and has delivered nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_answers_with_a_redirect_is_tried_again() {
    static PORT: AtomicU16 = AtomicU16::new(0);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    PORT.store(port, Ordering::Relaxed);
    let server = TestServer::open_with(|config| {
        config.webhook_hosts = vec!["127.0.0.1".to_owned()];
        config.webhook_ports = vec![PORT.load(Ordering::Relaxed)];
    })
    .await;
    let (mut ada, mut ben) = (account(&server, "Ada").await, account(&server, "Ben").await);
    for guest in [&mut ada, &mut ben] {
        let settings = json!({ "webhook": format!("http://127.0.0.1:{port}/turn") });
        guest.ask(move |http| http.send("PUT", "/api/settings", &settings)).await.expect("kept");
    }
    let options = TableOptions { clock: Clock::Days(3), ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options)).await;
    ben.sit(table).await;
    let moved = "302 Found\r\nlocation: /elsewhere";
    tokio::task::spawn_blocking(move || receive(&listener, moved)).await.expect("called");
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&server.database()).await.expect("the file");
    let started = std::time::Instant::now();
    loop {
        let tries: Option<i64> =
            sqlx::query_scalar("select tries from errand").fetch_optional(&mut raw).await.expect("a table");
        if tries == Some(1) {
            break;
        }
        assert!(tries.is_some(), "the call counts as delivered");
        assert!(started.elapsed().as_secs() < 30, "the call is not tried again: {tries:?}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
