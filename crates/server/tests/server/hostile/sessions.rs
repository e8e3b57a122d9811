//! Sessions: an ended session stays ended, for its sockets too.

use client::Socket;
use protocol::{ClientMsg, Credentials, Lang, Me, SeatWish, ServerMsg, SessionInfo};
use serde_json::json;

use super::{account, code};
use crate::harness::{Guest, TestServer, wish};

/// Whether the socket is still served. A message that meets the close on its way may be answered, a later one is not.
async fn lives(socket: &mut Socket) -> bool {
    for n in 0..2 {
        if socket.send(&ClientMsg::Ping { n }).await.is_err() {
            return false;
        }
        loop {
            match socket.next().await {
                Ok(ServerMsg::Pong { n: back }) if back == n => break,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
    }
    true
}

async fn sign_in(server: &TestServer, name: &str) -> Guest {
    let mut guest = server.guest().await;
    let credentials = Credentials { name: name.to_owned(), password: "correct horse".to_owned() };
    let me = guest.ask(move |http| http.post::<Me>("/api/session", &credentials)).await.expect("in");
    Guest { id: me.id, ..guest }
}

async fn socket(who: &Guest) -> Socket {
    Socket::open(&who.http, Lang::En).await.expect("a socket")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_shuts_the_sockets_of_whoever_had_the_old_one() {
    let server = TestServer::open().await;
    let mut ada = account(&server, "Ada").await;
    let thief = sign_in(&server, "Ada").await;
    let (mut own, mut stolen) = (socket(&ada).await, socket(&thief).await);
    let new = json!({ "old": "correct horse", "new": "battery staple" });
    ada.ask(move |http| http.send("PUT", "/api/account/password", &new)).await.expect("changed");
    assert!(!lives(&mut stolen).await, "the stolen session still works");
    assert!(lives(&mut own).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_ended_has_no_sockets() {
    let server = TestServer::open().await;
    let mut ada = account(&server, "Ada").await;
    let mut thief = sign_in(&server, "Ada").await;
    let (mut own, mut stolen) = (socket(&ada).await, socket(&thief).await);
    let sessions: Vec<SessionInfo> = ada.ask(|http| http.get("/api/sessions")).await.expect("a list");
    let away = sessions.iter().find(|session| !session.current).expect("the other one").id;
    // A user cannot end the sessions of others.
    let mut eve = server.guest().await;
    let path = format!("/api/sessions/{away}");
    assert_eq!(
        code(
            eve.ask({
                let path = path.clone();
                move |http| http.send("DELETE", &path, &())
            })
            .await
        ),
        "not_found"
    );
    assert!(lives(&mut stolen).await);
    ada.ask(move |http| http.send("DELETE", &path, &())).await.expect("ended");
    assert!(!lives(&mut stolen).await);
    assert!(lives(&mut own).await);
    assert_eq!(code(thief.ask(|http| http.get::<Me>("/api/me")).await), "no_session");
    // Signing out ends the user's own session.
    ada.ask(|http| http.send("DELETE", "/api/session", &())).await.expect("out");
    assert!(!lives(&mut own).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_knew_the_guests_cookie_is_out_when_the_guest_registers() {
    let server = TestServer::open().await;
    let mut guest = server.guest().await;
    let mut thief = guest.clone();
    guest.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    let mut stolen = socket(&thief).await;
    let credentials = Credentials { name: "Ada".to_owned(), password: "correct horse".to_owned() };
    guest.ask(move |http| http.post::<Me>("/api/account", &credentials)).await.expect("registered");
    assert!(!lives(&mut stolen).await);
    assert_eq!(code(thief.ask(|http| http.get::<Me>("/api/me")).await), "no_session");
    assert!(lives(&mut socket(&guest).await).await);
}

/// A bot of Ada's.
async fn program(server: &TestServer, ada: &mut Guest, name: &'static str) -> Guest {
    let bot: protocol::BotMade =
        ada.ask(move |http| http.post("/api/bots", &json!({ "name": name }))).await.expect("a bot");
    let token = bot.token.expect("shown once");
    Guest { http: client::Http::new(&server.url()).with_token(&token), id: bot.id }
}

/// Otherwise a banned user could play on through a bot.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_shut_out_with_its_owner() {
    let server = TestServer::open().await;
    let (mut ada, mut judge) = (account(&server, "Ada").await, account(&server, "Judy").await);
    let store = store::open(&server.database()).await.expect("the same database");
    store.set_role(judge.id, store::Role::Moderator).await.expect("written");
    store.close().await;
    let mut hal = program(&server, &mut ada, "HAL").await;
    let mut playing = socket(&hal).await;
    assert!(lives(&mut playing).await);
    let ban = format!("/api/admin/users/{}/ban", ada.id);
    for hours in [1, 0] {
        let path = ban.clone();
        judge.ask(move |http| http.send("POST", &path, &json!({ "hours": hours }))).await.expect("done");
        let answer = hal.ask(|http| http.get::<Me>("/api/me")).await;
        if hours == 0 {
            answer.expect("not banned any more");
        } else {
            assert_eq!(code(answer), "banned");
            assert!(!lives(&mut playing).await, "the bot plays on");
            assert!(Socket::open(&hal.http, Lang::En).await.is_err());
        }
    }
    // A deleted account takes its bots along.
    let mut playing = socket(&hal).await;
    assert!(lives(&mut playing).await);
    let credentials = Credentials { name: "Ada".to_owned(), password: "correct horse".to_owned() };
    ada.ask(move |http| http.send("DELETE", "/api/account", &credentials)).await.expect("deleted");
    assert!(!lives(&mut playing).await, "the bot of a deleted account plays on");
    assert_eq!(code(hal.ask(|http| http.get::<Me>("/api/me")).await), "no_session");
}

/// A socket that is opened at the very moment its session ends is closed too.
#[tokio::test(flavor = "multi_thread")]
async fn no_socket_slips_in_while_its_session_ends() {
    let server = TestServer::open().await;
    let mut ada = account(&server, "Ada").await;
    for round in 0..if std::env::var_os("ORRERY_LONG").is_some() { 100 } else { 6 } {
        let thief = sign_in(&server, "Ada").await;
        let opening: Vec<_> = (0..8)
            .map(|_| {
                let http = thief.http.clone();
                tokio::spawn(async move { Socket::open(&http, Lang::En).await })
            })
            .collect();
        let sessions: Vec<SessionInfo> = ada.ask(|http| http.get("/api/sessions")).await.expect("a list");
        for session in sessions.into_iter().filter(|session| !session.current) {
            let path = format!("/api/sessions/{}", session.id);
            ada.ask(move |http| http.send("DELETE", &path, &())).await.expect("ended");
        }
        for one in opening {
            if let Ok(mut socket) = one.await.expect("no panic") {
                assert!(!lives(&mut socket).await, "round {round}: a socket of an ended session");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_of_a_program_opens_nothing_but_play() {
    let server = TestServer::open().await;
    let mut ada = account(&server, "Ada").await;
    let bot: protocol::BotMade =
        ada.ask(|http| http.post("/api/bots", &json!({ "name": "HAL" }))).await.expect("a bot");
    let token = bot.token.expect("shown once");
    let mut hal = Guest { http: client::Http::new(&server.url()).with_token(&token), id: bot.id };
    let (own, owner) = (bot.id, ada.id);
    let name = json!({ "name": "HAL", "password": "correct horse" });
    let tries = [
        ("POST", "/api/bots".to_owned(), json!({ "name": "HAL2" })),
        ("POST", format!("/api/bots/{own}/token"), json!({})),
        ("DELETE", format!("/api/bots/{own}"), json!({})),
        ("PUT", "/api/account/name".to_owned(), json!({ "name": "Ada2" })),
        ("PUT", "/api/account/password".to_owned(), json!({ "old": "x", "new": "battery staple" })),
        ("POST", "/api/account".to_owned(), name.clone()),
        ("DELETE", "/api/account".to_owned(), name),
        ("DELETE", format!("/api/sessions/{own}"), json!({})),
        ("POST", format!("/api/admin/users/{owner}/ban"), json!({ "hours": 1 })),
    ];
    for (method, path, body) in tries {
        let asked = path.clone();
        let refused = code(hal.ask(move |http| http.send(method, &asked, &body)).await);
        assert_eq!(refused, "not_yours", "{method} {path}");
    }
    // A name without a password: no client can sign in as a bot or a guest.
    let mut eve = server.guest().await;
    for name in ["HAL", "Guest 00000"] {
        for password in ["", "correct horse"] {
            let credentials = Credentials { name: name.to_owned(), password: password.to_owned() };
            let tried = eve.ask(move |http| http.post::<Me>("/api/session", &credentials)).await;
            assert_eq!(code(tried), "wrong_password");
        }
    }
}

/// Administrators change the database beside the server, which notices that by itself.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_shut_beside_the_server_has_no_sockets_for_long() {
    let server = TestServer::open_with(|config| config.timeouts.ping = std::time::Duration::from_millis(50)).await;
    let store = store::open(&server.database()).await.expect("the same database");
    for way in ["password", "ban", "deletion"] {
        let (ada, ben) = (account(&server, &format!("Ada {way}")).await, account(&server, &format!("Ben {way}")).await);
        let (mut shut, mut other) = (socket(&ada).await, socket(&ben).await);
        match way {
            "password" => store.set_password(ada.id, None, "$argon2id$", None).await,
            "ban" => store.set_ban(ada.id, Some(i64::MAX)).await,
            _ => store.delete_user(ada.id, 1).await,
        }
        .expect("written");
        let ended = async {
            loop {
                // Both answer the pings of the server while they listen.
                tokio::select! {
                    heard = shut.next() => if heard.is_err() { break },
                    heard = other.next() => { heard.expect(way); }
                }
            }
        };
        tokio::time::timeout(std::time::Duration::from_mins(1), ended).await.expect(way);
        assert!(lives(&mut other).await, "{way}: others stay");
    }
    store.close().await;
}
