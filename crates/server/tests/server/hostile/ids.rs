//! Ids and paths of objects that belong to another user, or do not exist.

use client::ClientError;
use protocol::{Profile, SeatWish, TableOptions};
use serde_json::{Value, json};
use uuid::Uuid;

use super::raw::{Answer, ask};
use super::routes::{self, Method};
use super::{account, code};
use crate::harness::{TestServer, wish, wish_with};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_somebody_elses_is_changed_by_knowing_its_id() {
    let server = TestServer::open().await;
    let (mut ada, mut eve) = (account(&server, "Ada").await, account(&server, "Eve").await);
    let bot: Value = ada.ask(|http| http.post("/api/bots", &json!({ "name": "HAL" }))).await.expect("a bot");
    let deck = json!({ "game": "sw-lcg", "name": "Mine", "identity": "jedi", "main": [] });
    let kept: Value = {
        let deck = deck.clone();
        ada.ask(move |http| http.post("/api/decks", &deck)).await.expect("a deck")
    };
    let sessions: Value = ada.ask(|http| http.get("/api/sessions")).await.expect("a list");
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    let running = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("rules".to_owned())])).await;
    let id = |value: &Value| value["id"].as_str().expect("an id").to_owned();
    let own = [id(&bot), id(&kept), id(&sessions[0]), ada.id.to_string(), table.to_string(), running.to_string()];
    let nobody = [Uuid::nil().to_string(), Uuid::max().to_string(), Uuid::now_v7().to_string()];
    let mut tried = 0;
    for (method, path) in routes::about_a_table(&eve).await {
        // Sitting down at an open table is what its id is for.
        let open = path.ends_with("/sit") || path.ends_with("/stand");
        for id in own.iter().chain(&nobody).filter(|id| method != Method::Get && !(open && **id == table.to_string())) {
            let path = path.replace("{id}", id);
            let other = || json!({ "n": 0, "seat": 1, "verdict": "x", "hours": 1 });
            let body = if path.contains("/decks/") { deck.clone() } else { other() };
            let asked = path.clone();
            match eve.ask(move |http| http.send(method.word(), &asked, &body)).await {
                Err(ClientError::Refused(e)) => {
                    let codes = [
                        "not_yours",
                        "no_table",
                        "not_found",
                        "no_user",
                        "not_over",
                        "started",
                        "bad_request",
                        "seat_taken",
                    ];
                    assert!(codes.contains(&e.code.as_str()), "{method:?} {path}: {e:?}");
                }
                // Leaving a table without a seat there changes nothing.
                Ok(_) if path.ends_with("/stand") => {}
                answer => panic!("{method:?} {path}: {answer:?}"),
            }
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
    let after: Value = ada.ask(|http| http.get("/api/decks")).await.expect("the decks");
    assert_eq!((after.as_array().map(Vec::len), &after[0]["list"]["name"]), (Some(1), &json!("Mine")));
    assert_eq!(
        ada.ask(|http| http.get::<Value>("/api/bots")).await.expect("the bots").as_array().map(Vec::len),
        Some(1)
    );
    let theirs: Value = eve.ask(|http| http.get("/api/decks")).await.expect("the decks");
    assert_eq!(theirs, json!([]));
    for (path, phase) in [(table, "open"), (running, "running")] {
        let info: Value = ada.ask(move |http| http.get(&format!("/api/tables/{path}"))).await.expect("a table");
        assert_eq!(info["phase"], phase);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_leave_no_trace_on_a_profile() {
    let server = TestServer::open().await;
    let (mut ada, mut eve) = (server.guest().await, server.guest().await);
    let open = |public| TableOptions { public, ..TableOptions::default() };
    let mut public = Vec::new();
    for n in 0..45 {
        let seats = vec![SeatWish::Me, SeatWish::Open];
        let table = ada.open_table(wish_with("duel", seats, open(n % 15 == 7))).await;
        if n % 15 == 7 {
            public.insert(0, table);
        }
    }
    let id = ada.id;
    let profile: Profile = eve.ask(move |http| http.get(&format!("/api/users/{id}"))).await.expect("a profile");
    assert!(profile.matches.iter().map(|info| info.id).eq(public.iter().copied()), "{:?}", profile.matches.len());
    assert_eq!(profile.older, None, "the time of a private table");
    for at in [1, i64::MAX, i64::MIN, 0] {
        let path = format!("/api/users/{id}?before={at}");
        let page: Profile = eve.ask(move |http| http.get(&path)).await.expect("a page");
        assert_eq!(page.older, None);
    }
    // Their owner can page through all of them.
    let (mut seen, mut before) = (0, i64::MAX);
    loop {
        let path = format!("/api/users/{id}?before={before}");
        let page: Profile = ada.ask(move |http| http.get(&path)).await.expect("a page");
        seen += page.matches.len();
        let Some(older) = page.older else { break };
        before = older;
    }
    assert!(seen >= 40, "{seen}");
    let listed: Value = eve.ask(|http| http.get("/api/tables")).await.expect("the lobby");
    assert_eq!(listed["tables"].as_array().map(Vec::len), Some(3));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_path_leads_out_of_the_house() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    let cookie = [("cookie", guest.http.cookie().expect("a session").to_owned())];
    let ups =
        ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", "..;/", "%252e%252e%252f", "..%c0%af"];
    for up in ups {
        for stem in ["/", "/assets/", "/art/", "/art/back/", "/art/card/", "/art/frame/", "/api/games/", "/api/tables/"]
        {
            for file in ["etc/passwd", "Cargo.toml", "crates/server/Cargo.toml", "orrery.db"] {
                let path = format!("{stem}{}{file}", up.repeat(6));
                let answer = ask(&server, "GET", &path, &cookie, "").await;
                let told =
                    ["root:", "[package]", "[workspace]", "SQLite"].iter().find(|word| answer.body.contains(**word));
                assert_eq!(told, None, "{path}");
                assert_ne!(answer.status, 500, "{path}");
            }
        }
    }
    for path in [
        "/%00",
        "/art/back/%00.svg",
        "/assets/%00",
        "//etc/passwd",
        "/art//card///x.svg",
        "/?../../x",
        "/api/tables/%00",
    ] {
        let answer = ask(&server, "GET", path, &cookie, "").await;
        assert!(answer.status < 500, "{path}: {answer:?}");
    }
    assert_eq!(code(guest.clone().ask(|http| http.get_text("/api/games/..%2f..%2fx/rules")).await), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_question_brings_a_route_down() {
    let server = TestServer::open().await;
    let mut eve = account(&server, "Eve").await;
    let table = eve.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("rules".to_owned())])).await;
    let cookie = eve.http.cookie().expect("a session").to_owned();
    let headers = [("origin", server.url()), ("cookie", cookie), ("content-type", "application/json".to_owned())];
    let ids = [table.to_string(), Uuid::nil().to_string(), "x".to_owned(), "%00".to_owned(), "-1".to_owned()];
    let bodies = [
        "",
        "null",
        "[]",
        "{}",
        "\"x\"",
        "{\"a\":1e999}",
        "{\"game\":\"\\u0000\",\"name\":\"\\ud800\"}",
        "{\"seat\":-1}",
    ];
    let queries = [
        "?seat=-1",
        "?seat=256",
        "?seat=255",
        "?from=4294967295",
        "?lang=xx",
        "?before=99999999999999999999",
        "?all=maybe",
        "?%00=%ff",
    ];
    let huge = format!("{{\"text\":\"{}\"}}", "x".repeat(200 << 10));
    let form = [&headers[..2], &[("content-type", "application/x-www-form-urlencoded".to_owned())]].concat();
    let doc = eve.ask(|http| http.get::<Value>("/api/openapi.json")).await.expect("a description");
    let mut asked = 0;
    for (method, route) in routes::all(&eve).await {
        let path = route.clone();
        // Requests that sign out or renew tokens would change the user.
        if path == "/api/session" || path.starts_with("/api/account") && method != Method::Get {
            continue;
        }
        for id in &ids {
            let path = path.replace("{id}", id).replace("{n}", "4294967295").replace("{game}", "sw-lcg");
            let more: &[&str] = if method == Method::Get { &queries } else { &bodies };
            for more in more {
                let (path, body) =
                    if method == Method::Get { (format!("{path}{more}"), "") } else { (path.clone(), *more) };
                let answer = ask(&server, method.word(), &path, &headers, body).await;
                check(&doc, method, &route, &answer);
                asked += 1;
            }
            if method != Method::Get {
                check(&doc, method, &route, &ask(&server, method.word(), &path, &headers, &huge).await);
                check(&doc, method, &route, &ask(&server, method.word(), &path, &form, "{\"seat\":0}").await);
            }
            if !path.contains(id.as_str()) {
                break;
            }
        }
    }
    assert!(asked > 500, "{asked}");
}

/// An answer is one of those described: a success with the described status, or a refusal in the common format.
#[track_caller]
fn check(doc: &Value, method: Method, route: &str, answer: &Answer) {
    let responses = &doc["paths"][route][method.word().to_lowercase()]["responses"];
    assert!(answer.status < 500, "{method:?} {route}: {answer:?}");
    if answer.status < 300 {
        assert!(responses[answer.status.to_string()].is_object(), "{method:?} {route} is not described: {answer:?}");
    } else {
        let said: Value = serde_json::from_str(&answer.body).unwrap_or_default();
        assert!(said["code"].is_string() && said["message"].is_string(), "{method:?} {route}: {answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_beyond_all_bounds_are_refused() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let mut accepted = Vec::new();
    let machines = |n: usize| vec![json!({ "machine": "rules" }); n];
    for more in [
        json!({ "players": 1 }),
        json!({ "players": 255 }),
        json!({ "first": 255 }),
        json!({ "first": 2 }),
        json!({ "mode": "\u{202e}" }),
        json!({ "mode": "x".repeat(10_000) }),
        json!({ "seats": machines(1000) }),
        json!({ "seats": ["me", "me"] }),
        json!({ "decks": vec![json!({ "starter": "jedi" }); 1000] }),
        json!({ "decks": [{ "starter": "../../x" }] }),
        json!({ "rulings": { "turn_limit": "99999999999999999999" } }),
        json!({ "rulings": { "turn_limit": "-1" } }),
        json!({ "rulings": { "nothing": "true" } }),
        json!({ "options": { "clock": { "days": 0 } } }),
        json!({ "options": { "clock": { "days": 255 } } }),
        json!({ "options": { "unknown": true } }),
        json!({ "cards": "x".repeat(70_000) }),
        json!({ "cards": "[(id: \"a\", kind: Ship, cost: 255, copies: 255, primary: [Draw(255)], names: {\"en\": \"A\"})]" }),
    ] {
        let mut wish = json!({ "game": "star-realms" });
        let fields = more.as_object().expect("fields").clone();
        wish.as_object_mut().expect("a wish").extend(fields);
        match eve.ask(move |http| http.post::<Value>("/api/tables", &wish)).await {
            Err(ClientError::Refused(e)) => {
                assert!(["bad_request", "bad_deck"].contains(&e.code.as_str()), "{more}: {e:?}");
            }
            made => accepted.push(format!("{more}: {made:?}")),
        }
    }
    assert!(accepted.is_empty(), "{accepted:#?}");
}
