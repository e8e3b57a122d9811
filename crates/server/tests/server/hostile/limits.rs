//! Limits: more time, memory, tables and connections than allowed.

use client::{ClientError, News, Socket};
use protocol::{Branch, ClientMsg, Credentials, Lang, Me, Nack, OpenTable, Opened, Role, SeatWish, ServerMsg, TableId};
use serde_json::json;
use uuid::Uuid;

use super::code;
use super::raw::{ask, ask_and_run, flood};
use crate::harness::{Guest, TestServer, wish};

/// Bots that would think, or fill the memory, for hours.
const GREEDY: [&str; 12] = [
    "ismcts:4000000000",
    "flat:4294967295",
    "turn:4000000000",
    "turn:8:worlds=4000000000",
    "turn:rollouts=4000000000",
    "ismcts:deals=4294967295",
    "ismcts:10:trees=1024",
    "ismcts:memory=65536",
    "captain:999999999",
    "admiral:rounds=10000",
    "cadet:1000000",
    "rules:judge=on:999",
];

/// Personalities that do not exist. Everyone would read such a text in the lobby, and a database does not accept all of
/// it.
const STRANGERS: [&str; 5] =
    ["captain:nobody", "captain:nobody:velocity:nobody", "rules:a\0b", "cadet:velocity\n", "captain:\u{202e}x"];

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_that_a_game_does_not_know_does_not_sit_down() {
    for server in [TestServer::open().await, TestServer::open_on_postgres().await] {
        let mut eve = server.guest().await;
        let over = finished(&mut eve).await;
        let path = format!("/api/tables/{over}/branch");
        for machine in STRANGERS {
            let table = wish("duel", vec![SeatWish::Me, SeatWish::Machine(machine.to_owned())]);
            let made = eve.ask(move |http| http.post::<Opened>("/api/tables", &table)).await;
            assert_eq!(code(made), "bad_request", "{machine:?}");
            let (path, branch) = (path.clone(), Branch { n: 0, seat: 0, machine: Some(machine.to_owned()) });
            assert_eq!(
                code(eve.ask(move |http| http.post::<Opened>(&path, &branch)).await),
                "bad_request",
                "{machine:?}"
            );
        }
        // A part that a name repeats is kept once.
        let long = format!("captain:{}:velocity", "x\0".repeat(4000));
        let table = eve.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine(long)])).await;
        let info = eve.ask(move |http| http.get::<protocol::TableInfo>(&format!("/api/tables/{table}"))).await;
        let who = &info.expect("a table").seats[1].who;
        assert_eq!(*who, protocol::Sitter::Machine("captain:velocity".to_owned()));
    }
}

async fn finished(guest: &mut Guest) -> TableId {
    let table = guest.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("rules".to_owned())])).await;
    let mut seat = guest.join(table, Role::Seat(0)).await;
    seat.send(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 }).await;
    seat.until(|_, mirror| mirror.is_over()).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_brings_a_machine_that_thinks_for_hours() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let over = finished(&mut eve).await;
    for machine in GREEDY {
        let table = wish("duel", vec![SeatWish::Me, SeatWish::Machine(machine.to_owned())]);
        assert_eq!(
            code(eve.ask(move |http| http.post::<Opened>("/api/tables", &table)).await),
            "bad_request",
            "{machine}"
        );
        let branch = Branch { n: 0, seat: 0, machine: Some(machine.to_owned()) };
        let path = format!("/api/tables/{over}/branch");
        assert_eq!(code(eve.ask(move |http| http.post::<Opened>(&path, &branch)).await), "bad_request", "{machine}");
    }
    // All bots of the server are available, with personalities too.
    for machine in ["cadet", "captain", "admiral", "uniform", "lively", "rules", "rules:velocity", "turn"] {
        eve.open_table(wish("duel", vec![SeatWish::Machine(machine.to_owned()), SeatWish::Open])).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_count_like_tables() {
    let server = TestServer::open_with(|config| config.limits.guest_tables_per_hour = 2).await;
    let mut eve = server.guest().await;
    let mut table = finished(&mut eve).await;
    let mut made = Vec::new();
    for _ in 0..2 {
        let path = format!("/api/tables/{table}/rematch");
        let Ok(again) = eve.ask(move |http| http.post::<Opened>(&path, &json!({}))).await else { break };
        made.push(again.id);
        let mut seat = eve.join(again.id, Role::Seat(0)).await;
        seat.send(&ClientMsg::Concede { table: again.id, cid: Uuid::now_v7(), seat: 0 }).await;
        seat.until(|_, mirror| mirror.is_over()).await;
        table = again.id;
    }
    assert_eq!(made.len(), 1, "one table and one rematch in the hour");
    // A repeated request finds the same table, and no new one is created for it.
    let first = server.log(made[0]).await.len();
    assert!(first > 0);
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(code(eve.ask(move |http| http.post::<Opened>(&path, &json!({}))).await), "too_many_tables");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_made_is_found_and_not_made_again() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let table = finished(&mut eve).await;
    let mut found = Vec::new();
    for _ in 0..4 {
        let path = format!("/api/tables/{table}/rematch");
        found.push(eve.ask(move |http| http.post::<Opened>(&path, &json!({}))).await.expect("a table").id);
    }
    found.dedup();
    assert_eq!(found.len(), 1);
    let store = store::open(&server.database()).await.expect("the same database");
    let (made, _) = store.table_counts(eve.id, 0).await.expect("counted");
    store.close().await;
    assert_eq!(made, 2, "a table was created for nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_door_holds_so_many_sockets_and_forgets_those_that_never_came() {
    let server = TestServer::open_with(|config| config.limits.sockets_per_address = 4).await;
    let guest = server.guest().await;
    let cookie = guest.http.cookie().expect("a session").to_owned();
    for _ in 0..40 {
        ask_and_run(&server, &cookie).await;
    }
    // Aborted connections are forgotten as soon as the server notices.
    let mut open = Vec::new();
    let mut tries = 0;
    while open.len() < 4 {
        match Socket::open(&guest.http, Lang::En).await {
            Ok(socket) => open.push(socket),
            Err(ClientError::Refused(e)) if e.code == "too_fast" && tries < 300 => {
                tries += 1;
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            Err(e) => panic!("{} sockets are open, and then: {e}", open.len()),
        }
    }
    // A forwarding header is ignored without a trusted proxy.
    let upgrade = [
        ("origin", server.url()),
        ("cookie", cookie),
        ("x-forwarded-for", "203.0.113.7".to_owned()),
        ("connection", "upgrade".to_owned()),
        ("upgrade", "websocket".to_owned()),
        ("sec-websocket-version", "13".to_owned()),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
    ];
    assert_eq!(ask(&server, "GET", "/ws", &upgrade, "").await.status, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_socket_gives_no_more_room_to_talk() {
    let server = TestServer::open_with(|config| config.limits.chat_per_10s = 5).await;
    let mut eve = server.guest().await;
    let table = eve.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("rules".to_owned())])).await;
    let mut said = 0;
    for _ in 0..3 {
        let mut seat = eve.join(table, Role::Watch).await;
        for n in 0..5 {
            seat.send(&ClientMsg::Say { table, text: format!("spam {n}"), team: false, spot: None }).await;
            let news = seat.until(|news, _| matches!(news, News::Said(_) | News::Refused(..))).await;
            said += usize::from(matches!(news, News::Said(_)));
        }
    }
    assert!((5..=6).contains(&said), "{said} lines were accepted");
}

/// A request that is refused before it was read ends its connection, and says so: the next request on it would be lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_will_be_closed_is_announced() {
    let server = TestServer::open().await;
    let headers = [("origin", server.url()), ("connection", "keep-alive".to_owned())];
    let json = vec![headers[1].clone(), ("content-type", "application/json".to_owned())];
    let unread = ask(&server, "POST", "/api/bots", &headers, "{\"name\":\"x\"}").await;
    assert_eq!((unread.status, unread.header("connection")), (401, Some("close")), "{unread:?}");
    // A request that was read and refused leaves the connection open.
    let mut eve = server.guest().await;
    let known = [json, eve.http.headers()].concat();
    let read = ask(&server, "POST", "/api/tables", &known, "[]").await;
    assert_eq!((read.status, read.header("connection")), (422, None), "{read:?}");
    let path = format!("/api/tables/{}/rematch", uuid::Uuid::now_v7());
    for n in 0..40 {
        let path = path.clone();
        let refused = eve.ask(move |http| http.post::<protocol::Opened>(&path, &"y".repeat(5000))).await;
        assert!(matches!(refused, Err(client::ClientError::Refused(_))), "{n}: {refused:?}");
        let about = eve.ask(|http| http.get::<protocol::About>("/api/about")).await;
        assert!(about.is_ok(), "{n}: {:?}", about.err());
    }
}

/// Extreme nesting: a recursive reader would run out of stack, and the server would crash.
fn deep(open: &str, close: &str, depth: usize) -> String {
    open.repeat(depth) + &close.repeat(depth)
}

#[tokio::test(flavor = "multi_thread")]
async fn depth_breaks_nothing() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let mut socket = Socket::open(&eve.http, Lang::En).await.expect("a socket");
    for text in
        [deep("[", "]", 8000), deep("{\"t\":", "}", 2000), format!("{{\"t\":\"ping\",\"n\":{}}}", deep("[", "]", 4000))]
    {
        socket.send_text(text).await.expect("sent");
        while !matches!(socket.next().await.expect("an answer"), ServerMsg::Nack { code: Nack::Malformed, .. }) {}
    }
    let effects = [
        deep("(", ")", 30_000),
        deep("[", "]", 30_000),
        format!("[(id:\"x\",does:{})]", deep("[If(", ")]", 8000)),
        format!("[(id:\"x\",play:{})]", deep("[Either([", "])]", 3000)),
        deep("/*", "*/", 15_000),
        deep("Some(", ")", 10_000),
    ];
    for cards in effects {
        let table = OpenTable { game: "star-realms".to_owned(), cards: Some(cards), ..OpenTable::default() };
        assert_eq!(code(eve.ask(move |http| http.post::<Opened>("/api/tables", &table)).await), "bad_request");
    }
    for text in [
        deep("<deck>", "</deck>", 4000),
        format!("<deck>{}</deck>", deep("<section name='x'>", "</section>", 2000)),
        format!(
            "<!DOCTYPE d [<!ENTITY a \"{}\"><!ENTITY b \"{}\">]><deck>&b;</deck>",
            "x".repeat(9000),
            "&a;".repeat(9000)
        ),
        "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><deck/>".to_owned(),
        "<!DOCTYPE d [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><deck><notes>&f;</notes></deck>".to_owned(),
        deep("{\"main\":", "}", 5000),
        format!("{{\"main\":{}}}", deep("[", "]", 20_000)),
        format!("{{\"main\":[{}]}}", vec!["{\"code\":1,\"qty\":99999999999999999999}"; 400].join(",")),
        "ORR1-".to_owned() + &"_".repeat(40_000),
        "9".repeat(60_000),
        "99999999999x a\n".repeat(490),
    ] {
        let paste = json!({ "text": text, "answers": [] });
        let read = eve.ask(move |http| http.send("POST", "/api/games/sw-lcg/decks/read", &paste)).await;
        let told = match read {
            Ok(told) => told,
            Err(ClientError::Refused(e)) => e.message,
            Err(e) => panic!("{e}"),
        };
        assert!(!told.contains("root:"), "{told}");
    }
    let nested = deep("{\"a\":", "}", 20_000);
    let headers = [
        ("origin", server.url()),
        ("cookie", eve.http.cookie().expect("a session").to_owned()),
        ("content-type", "application/json".to_owned()),
    ];
    for path in ["/api/tables", "/api/decks", "/api/settings", "/api/bugs", "/api/reports"] {
        let method = if path == "/api/settings" { "PUT" } else { "POST" };
        assert_eq!(ask(&server, method, path, &headers, &nested).await.status, 422, "{path}");
        assert_eq!(ask(&server, method, path, &headers, &" ".repeat(200 << 10)).await.status, 422, "{path}");
    }
    assert_eq!(eve.ask(|http| http.get_text("/healthz")).await.expect("alive"), "alive");
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_say_nothing_count_like_messages() {
    let server = TestServer::open_with(|config| config.limits = server::Limits::default()).await;
    let guest = server.guest().await;
    let cookie = guest.http.cookie().expect("a session");
    for kind in [0x2, 0x9, 0xa] {
        assert_eq!(flood(&server, cookie, kind, 100).await, Some(1008), "frames of kind {kind}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_so_many_coaches() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let table = eve.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("rules".to_owned())])).await;
    let mut seat = eve.join(table, Role::Seat(0)).await;
    for n in 0..10 {
        let user = server.guest().await.id;
        let let_in = seat.command(&ClientMsg::Coach { table, cid: Uuid::now_v7(), seat: 0, user, on: true }).await;
        assert_eq!(let_in.is_ok(), n < 8, "coach {n}: {let_in:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_and_health_are_not_for_nothing() {
    // A failed upgrade makes the database look up the user, and files are compressed for every request.
    for (path, most) in [("/readyz", 2), ("/metrics", 2), ("/ws", 2), ("/art/icon.svg", 20), ("/", 20), ("/x.js", 20)] {
        let server = TestServer::open_with(|config| config.limits.requests_per_10s = 2).await;
        let mut answered = 0;
        while ask(&server, "GET", path, &[], "").await.status != 429 && answered < most + 2 {
            answered += 1;
        }
        // The limit recovers a little during the requests.
        assert!((most..=most + 1).contains(&answered), "{path}: {answered}");
    }
}

/// One address gets the numbers of guests, accounts and tables that docs/OPERATING.md promises.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_gets_as_many_guests_accounts_and_tables_as_is_promised() {
    let server = TestServer::open_with(|config| {
        config.limits = server::Limits { requests_per_10s: 1_000_000, ..server::Limits::default() };
    })
    .await;
    let url = server.url();
    let work = move || {
        let refused = |e: ClientError| code::<()>(Err(e));
        let mut guests = Vec::new();
        let last = loop {
            let mut http = client::Http::new(&url);
            match http.become_guest() {
                Ok(_) => guests.push(http),
                Err(e) => break refused(e),
            }
        };
        assert_eq!(last, "too_fast");
        // The limit recovers by one a minute, which a slow machine needs for all this.
        assert!((60..=63).contains(&guests.len()), "{} guests in an hour", guests.len());
        let wish = wish("duel", vec![SeatWish::Machine("rules".to_owned()), SeatWish::Open]);
        for most in [5, 5] {
            let mut guest = guests.pop().expect("one of many");
            let made = (0..8).filter(|_| guest.post::<Opened>("/api/tables", &wish).is_ok()).count();
            assert_eq!(made, most, "tables of a guest");
        }
        let mut accounts = 0;
        for (n, mut guest) in guests.into_iter().take(8).enumerate() {
            let name = format!("Somebody {n}x");
            let wanted = Credentials { name, password: "correct horse".to_owned() };
            match guest.post::<Me>("/api/account", &wanted) {
                Ok(_) => accounts += 1,
                Err(e) => assert_eq!(refused(e), "too_many_accounts"),
            }
        }
        assert_eq!(accounts, 5, "accounts in an hour");
    };
    tokio::task::spawn_blocking(work).await.expect("no panic");
}

/// A request that is not an upgrade is refused like all others.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_none_is_refused_in_the_form_of_all_errors() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    let answer = ask(&server, "GET", "/ws", &guest.http.headers(), "").await;
    assert_eq!(answer.status, 422, "{answer:?}");
    let told: protocol::ApiError = serde_json::from_str(&answer.body).expect("the common error format");
    assert_eq!(told.code, "bad_request");
}

/// A language change that sends sixteen tables again must count as more than one message.
#[tokio::test(flavor = "multi_thread")]
async fn another_language_costs_as_much_as_it_gives() {
    let server = TestServer::open_with(|config| {
        config.limits.message_burst = 14;
        config.limits.messages_per_10s = 1;
    })
    .await;
    let mut eve = server.guest().await;
    let mut socket = Socket::open(&eve.http, Lang::En).await.expect("a socket");
    for _ in 0..4 {
        let table = eve.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("rules".to_owned())])).await;
        socket.send(&ClientMsg::Join { table, role: Role::Seat(0), have: None, said: None }).await.expect("sent");
    }
    for lang in [Lang::Ja, Lang::Ru, Lang::Uk] {
        socket.send(&ClientMsg::Lang { lang }).await.expect("sent");
    }
    let refused =
        async { while !matches!(socket.next().await, Ok(ServerMsg::Nack { code: Nack::TooFast, .. }) | Err(_)) {} };
    tokio::time::timeout(std::time::Duration::from_secs(30), refused).await.expect("a refusal after a few messages");
}

/// A report may take a megabyte, and a guest is created with one request.
#[tokio::test(flavor = "multi_thread")]
async fn new_guests_give_no_more_room_for_complaints() {
    let server = TestServer::open().await;
    let mut filed = 0;
    for _ in 0..5 {
        let mut eve = server.guest().await;
        for n in 0..12 {
            let bug = json!({ "text": format!("fault {n}"), "page": "/", "agent": "x" });
            filed += usize::from(eve.ask(move |http| http.send("POST", "/api/bugs", &bug)).await.is_ok());
        }
    }
    assert!((30..=31).contains(&filed), "{filed} reports from one address");
}

/// A guest, who has only a generated name, may save fewer decks than an account.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_keeps_so_many_decks() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let deck = json!({ "game": "sw-lcg", "name": "x", "notes": "", "identity": "jedi", "main": [] });
    for n in 0..22 {
        let deck = deck.clone();
        let kept = eve.ask(move |http| http.send("POST", "/api/decks", &deck)).await;
        if n < 20 {
            kept.expect("free space");
        } else {
            assert_eq!(code(kept), "too_many_decks");
        }
    }
}

/// Every entry of a list is compared with all others: a few thousand entries would occupy the server for seconds.
#[tokio::test(flavor = "multi_thread")]
async fn a_deck_list_has_so_many_entries() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let list = |entries: usize| {
        let main = vec![json!({ "code": "1", "qty": 1 }); entries];
        json!({ "game": "sw-lcg", "name": "x", "notes": "", "identity": "jedi", "main": main })
    };
    let long = list(501);
    for (path, body) in [
        ("/api/games/sw-lcg/decks/check", long.clone()),
        ("/api/games/sw-lcg/decks/write", json!({ "list": long, "form": "json" })),
        ("/api/games/sw-lcg/decks/draw", json!({ "list": long, "seed": 1 })),
        ("/api/decks", long.clone()),
        ("/api/tables", json!({ "game": "sw-lcg", "seats": ["me", "open"], "decks": [{ "list": long }] })),
    ] {
        let refused = eve.ask(move |http| http.send("POST", path, &body)).await;
        assert!(
            matches!(&refused, Err(ClientError::Refused(e)) if e.code == "bad_request" && e.message.contains("500")),
            "{path}: {refused:?}"
        );
    }
    let most = list(500);
    eve.ask(move |http| http.send("POST", "/api/games/sw-lcg/decks/check", &most)).await.expect("checked");
}
