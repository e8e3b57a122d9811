//! Accounts, sessions, bots, limits and moderation.

use client::{ClientError, Http};
use protocol::{AccountKind, BotMade, Credentials, Export, Me, Profile, ReportInfo, Role, SeatWish, SessionInfo};
use serde_json::json;

use crate::harness::{Guest, TestServer, wish};

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned() }
}

#[track_caller]
fn code<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> String {
    match answer {
        Err(ClientError::Refused(e)) => e.code,
        other => panic!("not refused: {other:?}"),
    }
}

async fn register(server: &TestServer, name: &'static str) -> Guest {
    let mut guest = server.guest().await;
    let me: Me = guest
        .ask(move |http| http.post("/api/account", &credentials(name, "correct horse")))
        .await
        .expect("registered");
    assert_eq!((me.name.as_str(), me.kind, me.id), (name, AccountKind::Account, guest.id));
    guest
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_keeps_its_matches() {
    let server = TestServer::open().await;
    let mut guest = server.guest().await;
    let table = guest.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let old = guest.http.clone();
    guest.ask(|http| http.post::<Me>("/api/account", &credentials("Ада", "correct horse"))).await.expect("registered");
    // The previous token is not valid any more.
    let mut old = Guest { http: old, ..guest.clone() };
    assert_eq!(code(old.ask(|http| http.get::<Me>("/api/me")).await), "no_session");
    let id = guest.id;
    let profile: Profile = guest.ask(move |http| http.get(&format!("/api/users/{id}"))).await.expect("a profile");
    assert_eq!(profile.matches[0].id, table);
    assert!(guest.join(table, Role::Seat(0)).await.mirror.n.is_some());

    // Signing in from another device, and out again.
    let mut other = server.guest().await;
    let wrong = other.ask(|http| http.post::<Me>("/api/session", &credentials("Ада", "wrong horse"))).await;
    assert_eq!(code(wrong), "wrong_password");
    let nobody = other.ask(|http| http.post::<Me>("/api/session", &credentials("Nobody", "wrong horse"))).await;
    assert_eq!(code(nobody), "wrong_password");
    let me: Me = other.ask(|http| http.post("/api/session", &credentials("АДА", "correct horse"))).await.expect("in");
    assert_eq!(me.id, guest.id);
    let sessions: Vec<SessionInfo> = guest.ask(|http| http.get("/api/sessions")).await.expect("a list");
    assert_eq!(sessions.len(), 2);
    let away = sessions.iter().find(|s| !s.current).expect("the other one").id;
    guest.ask(move |http| http.send("DELETE", &format!("/api/sessions/{away}"), &())).await.expect("ended");
    assert_eq!(code(other.ask(|http| http.get::<Me>("/api/me")).await), "no_session");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_unique_and_passwords_long() {
    let server = TestServer::open().await;
    register(&server, "Ada").await;
    let mut guest = server.guest().await;
    let mut refused = Vec::new();
    for (name, password) in [
        ("ADA", "correct horse"),
        ("Ben", "short"),
        ("<b>", "correct horse"),
        ("Guest 1", "correct horse"),
        ("Аdа", "correct horse"),
        ("Cadet 2", "correct horse"),
        ("Ben", "12345678"),
        ("Ben", "password"),
    ] {
        refused.push(code(guest.ask(move |http| http.post::<Me>("/api/account", &credentials(name, password))).await));
    }
    assert_eq!(
        refused,
        [
            "name_taken",
            "bad_password",
            "bad_name",
            "reserved_name",
            "name_taken",
            "reserved_name",
            "common_password",
            "common_password"
        ]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_can_be_exported_and_deleted() {
    let server = TestServer::open().await;
    let mut ada = register(&server, "Ada").await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let export: Export = ada.ask(|http| http.get("/api/account/export")).await.expect("an export");
    assert_eq!((export.me.name.as_str(), export.matches.len()), ("Ada", 1));
    let wrong = ada.ask(|http| http.send("DELETE", "/api/account", &credentials("Ada", "wrong horse"))).await;
    assert_eq!(code(wrong), "wrong_password");
    ada.ask(|http| http.send("DELETE", "/api/account", &credentials("Ada", "correct horse"))).await.expect("deleted");
    assert_eq!(code(ada.ask(|http| http.get::<Me>("/api/me")).await), "no_session");
    let mut ben = server.guest().await;
    let info: protocol::TableInfo =
        ben.ask(move |http| http.get(&format!("/api/tables/{table}"))).await.expect("it stays");
    assert_ne!(info.seats[0].name, "Ada");
    register(&server, "Ada").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_with_its_token() {
    let server = TestServer::open().await;
    let mut guest = server.guest().await;
    let made = guest.ask(|http| http.post::<BotMade>("/api/bots", &json!({ "name": "HAL" }))).await;
    assert_eq!(code(made), "account_needed");
    let mut ada = register(&server, "Ada").await;
    let bot: BotMade = ada.ask(|http| http.post("/api/bots", &json!({ "name": "HAL" }))).await.expect("a bot");
    let token = bot.token.expect("shown once");
    let mut hal = Guest { http: Http::new(&server.url()).with_token(&token), id: bot.id };
    let me: Me = hal.ask(|http| http.get("/api/me")).await.expect("the bot has an account");
    assert_eq!(me.kind, AccountKind::Bot);
    assert_eq!(code(hal.ask(|http| http.get::<Export>("/api/account/export")).await), "not_yours");
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    hal.sit(table).await;
    let seat = hal.join(table, Role::Seat(1)).await;
    assert!(seat.mirror.n.is_some());
    let id = bot.id;
    ada.ask(move |http| http.send("POST", &format!("/api/bots/{id}/token"), &())).await.expect("a new token");
    assert_eq!(code(hal.ask(|http| http.get::<Me>("/api/me")).await), "no_session");
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_reach_moderators_and_bans_hold() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, mut cleo) =
        (register(&server, "Ada").await, server.guest().await, register(&server, "Cleo").await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let mut south = ben.join(table, Role::Seat(1)).await;
    south.send(&protocol::ClientMsg::Say { table, text: "rude words".to_owned(), team: false, spot: None }).await;
    south.until(|news, _| matches!(news, client::News::Said(_))).await;
    let about = ben.id;
    ada.ask(move |http| http.send("POST", "/api/reports", &json!({ "about": about, "table": table, "text": "rude" })))
        .await
        .expect("reported");
    assert_eq!(code(cleo.ask(|http| http.get::<Vec<ReportInfo>>("/api/admin/reports")).await), "not_yours");
    let store = store::open(&server.database()).await.expect("the database");
    let user = store.user(cleo.id).await.expect("read").expect("a user");
    store.set_role(user.id, store::Role::Moderator).await.expect("written");
    store.close().await;
    let reports: Vec<ReportInfo> = cleo.ask(|http| http.get("/api/admin/reports?open=true")).await.expect("a list");
    assert!(reports[0].said[0].ends_with("rude words"), "{reports:?}");
    let id = reports[0].id;
    cleo.ask(move |http| http.send("POST", &format!("/api/admin/users/{about}/ban"), &json!({ "hours": 1 })))
        .await
        .expect("banned");
    cleo.ask(move |http| http.send("POST", &format!("/api/admin/reports/{id}"), &json!({ "verdict": "an hour" })))
        .await
        .expect("settled");
    assert_eq!(code(ben.ask(|http| http.get::<Me>("/api/me")).await), "banned");
    while south.socket.next().await.is_ok() {}
    let open: Vec<ReportInfo> = cleo.ask(|http| http.get("/api/admin/reports?open=true")).await.expect("a list");
    assert!(open.is_empty());
}

/// A name that is taken and a password that is refused do not count against the limit.
#[tokio::test(flavor = "multi_thread")]
async fn only_accounts_that_are_made_count_as_new_ones() {
    let server = TestServer::open_with(|config| config.limits.registrations_per_hour = 2).await;
    register(&server, "Ada").await;
    let mut guest = server.guest().await;
    for _ in 0..3 {
        let taken = guest.ask(|http| http.post::<Me>("/api/account", &credentials("Ada", "correct horse"))).await;
        assert_eq!(code(taken), "name_taken");
        let common = guest.ask(|http| http.post::<Me>("/api/account", &credentials("Ben", "password"))).await;
        assert_eq!(code(common), "common_password");
    }
    register(&server, "Ben").await;
    let third = guest.ask(|http| http.post::<Me>("/api/account", &credentials("Cleo", "correct horse"))).await;
    assert_eq!(code(third), "too_many_accounts");
}

#[tokio::test(flavor = "multi_thread")]
async fn haste_and_strangers_are_refused() {
    let server = TestServer::open_with(|config| config.limits = server::Limits::default()).await;
    let mut guest = server.guest().await;
    let mut codes = Vec::new();
    for _ in 0..7 {
        codes.push(code(guest.ask(|http| http.post::<Me>("/api/session", &credentials("Ada", "wrong horse"))).await));
    }
    assert_eq!(codes[..5], ["wrong_password"; 5]);
    assert_eq!(codes[5..], ["too_fast"; 2]);
    for n in 0..6 {
        let made =
            guest.ask(|http| http.post::<protocol::Opened>("/api/tables", &json!({ "game": "star-realms" }))).await;
        assert_eq!(made.is_ok(), n < 5, "table {n}");
    }
    // A request from a foreign page.
    let url = server.url();
    let cookie = guest.http.cookie().expect("a session").to_owned();
    let answer = tokio::task::spawn_blocking(move || {
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        let agent = ureq::Agent::new_with_config(config);
        let post = |origin: Option<&str>| {
            let mut request = agent.post(format!("{url}/api/tables")).header("cookie", &cookie);
            if let Some(origin) = origin {
                request = request.header("origin", origin);
            }
            request.send("{}").expect("an answer").status().as_u16()
        };
        [post(Some("https://evil.example")), post(None), post(Some("null"))]
    });
    assert_eq!(answer.await.expect("no panic"), [403; 3]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_ends_the_socket() {
    let server = TestServer::open_with(|config| config.limits = server::Limits::default()).await;
    let guest = server.guest().await;
    let mut socket = client::Socket::open(&guest.http, protocol::Lang::En).await.expect("a socket");
    for n in 0..80 {
        if socket.send(&protocol::ClientMsg::Ping { n }).await.is_err() {
            break;
        }
    }
    let mut refused = 0;
    let end = loop {
        match socket.next().await {
            Ok(protocol::ServerMsg::Nack { code: protocol::Nack::TooFast, .. }) => refused += 1,
            Ok(_) => {}
            Err(e) => break e.to_string(),
        }
    };
    assert!(refused >= 10 && end.contains("1008"), "{refused} refused, then {end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_told_in_the_language_asked_for() {
    let server = TestServer::open().await;
    let mut guest = server.guest().await;
    let mut titles = Vec::new();
    for query in ["", "?lang=en", "?lang=ru", "?lang=uk", "?lang=ja"] {
        let path = format!("/api/games/star-realms/rules{query}");
        let text = guest.ask(move |http| http.get_text(&path)).await.expect("a digest");
        titles.push(text.lines().next().expect("a title").to_owned());
    }
    assert_eq!(titles[0], titles[1], "English unless another language is asked for");
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), 4, "{titles:?}");
    assert_eq!(code(guest.ask(|http| http.get_text("/api/games/chess/rules")).await), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_figures() {
    let server = TestServer::open().await;
    let mut guest = server.guest().await;
    assert_eq!(guest.ask(|http| http.get_text("/healthz")).await.expect("alive"), "alive");
    assert_eq!(guest.ask(|http| http.get_text("/readyz")).await.expect("ready"), "ready");
    assert_eq!(code(guest.ask(|http| http.get_text("/metrics")).await), "not_yours");
    let doc = guest.ask(|http| http.get_text("/api/openapi.json")).await.expect("a description");
    assert!(doc.contains("/api/tables/{id}/sit"));
    let store = store::open(&server.database()).await.expect("the database");
    let user = store.user(guest.id).await.expect("read").expect("a user");
    store.set_role(user.id, store::Role::Admin).await.expect("written");
    store.close().await;
    let figures = guest.ask(|http| http.get_text("/metrics")).await.expect("metrics");
    assert!(figures.contains("orrery_store_batches"), "{figures}");
}
