//! Names that change, names of deleted accounts, and names of other users.

use client::News;
use protocol::{BugFiled, ClientMsg, Credentials, Me, Opened, Role, SeatWish, TableInfo};
use serde_json::json;
use uuid::Uuid;

use crate::harness::{Guest, Seated, TestServer, wish};

async fn register(server: &TestServer, name: &str) -> Guest {
    let mut guest = server.guest().await;
    let credentials = Credentials { name: name.to_owned(), password: "correct horse".to_owned() };
    guest.ask(move |http| http.post::<Me>("/api/account", &credentials)).await.expect("registered");
    guest
}

async fn rename(who: &mut Guest, name: &str) {
    let body = json!({ "name": name });
    who.ask(move |http| http.send("PUT", "/api/account/name", &body)).await.expect("renamed");
}

async fn delete(who: &mut Guest, name: &str) {
    let body = Credentials { name: name.to_owned(), password: "correct horse".to_owned() };
    who.ask(move |http| http.send("DELETE", "/api/account", &body)).await.expect("deleted");
}

async fn info(who: &mut Guest, table: Uuid) -> TableInfo {
    who.ask(move |http| http.get(&format!("/api/tables/{table}"))).await.expect("a table")
}

/// The name under which a chat line arrives.
async fn said(from: &mut Seated, to: &mut Seated) -> String {
    let table = from.mirror.table;
    from.send(&ClientMsg::Say { table, text: "hello".to_owned(), team: false, spot: None }).await;
    match to.until(|news, _| matches!(news, News::Said(_))).await {
        News::Said(chat) => chat.name,
        _ => unreachable!("only that ends the wait"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_worn_at_once_and_the_old_one_is_free() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (register(&server, "Ada").await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let (mut north, mut south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    assert_eq!(said(&mut north, &mut south).await, "Ada");

    rename(&mut ada, "Eve").await;
    south.until(|_, mirror| mirror.status.as_ref().is_some_and(|status| status.seats[0].name == "Eve")).await;
    assert_eq!(info(&mut ben, table).await.seats[0].name, "Eve");
    let mut other = register(&server, "Ada").await;
    let mut watcher = other.join(table, Role::Watch).await;
    assert_eq!(said(&mut north, &mut south).await, "Eve", "the socket was opened under the old name");
    watcher.until(|news, _| matches!(news, News::Said(_))).await;

    // A finished match keeps the old names; a rematch uses the current ones.
    north.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 }).await.expect("given up");
    rename(&mut ada, "Zoe").await;
    assert_eq!(info(&mut ben, table).await.seats[0].name, "Eve");
    let again = move |http: &mut client::Http| http.post::<Opened>(&format!("/api/tables/{table}/rematch"), &());
    let next = ada.ask(again).await.expect("a rematch").id;
    assert_eq!(info(&mut other, next).await.seats[0].name, "Zoe");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_listed_under_the_name_of_an_account() {
    let server = TestServer::open().await;
    let mut alice = register(&server, "Alice").await;
    let mut guest = server.guest().await;
    let own = guest.ask(|http| http.get::<Me>("/api/me")).await.expect("a user").name;
    let here = |name: &str| SeatWish::Here(name.to_owned());
    for (name, listed) in [("Alice", None), ("Аlice", None), ("«Alice»", None), ("Alicia", Some("Alicia"))] {
        let table = guest.open_table(wish("duel", vec![SeatWish::Me, here(name)])).await;
        let found = info(&mut alice, table).await.seats[1].name.clone();
        assert_eq!(found, listed.map_or_else(|| format!("{own} 2"), str::to_owned), "{name}");
    }
    // The user's own name is allowed.
    let table = alice.open_table(wish("duel", vec![SeatWish::Me, here("ALICE")])).await;
    assert_eq!(info(&mut guest, table).await.seats[1].name, "ALICE");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_a_deleted_account_is_nowhere() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (register(&server, "Adalbert").await, server.guest().await);
    let mut cleo = register(&server, "Cleopatra").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
        ben.sit(table).await;
        tables.push(table);
    }
    let (over, runs) = (tables[0], tables[1]);
    let mut north = ada.join(over, Role::Seat(0)).await;
    north.command(&ClientMsg::Concede { table: over, cid: Uuid::now_v7(), seat: 0 }).await.expect("given up");
    let file = move |http: &mut client::Http| http.get_text(&format!("/api/tables/{over}/file"));
    assert!(ben.ask(file).await.expect("a file").contains("Adalbert"));
    let report = json!({ "table": over, "text": "odd", "page": "/", "agent": "a browser" });
    ben.ask(move |http| http.post::<BugFiled>("/api/bugs", &report)).await.expect("filed");

    let mut south = ben.join(runs, Role::Seat(1)).await;
    let coach = |on| ClientMsg::Coach { table: runs, cid: Uuid::now_v7(), seat: 1, user: cleo.id, on };
    south.command(&coach(true)).await.expect("invited");
    let coaches = |mirror: &client::Mirror| mirror.status.as_ref().map(|status| status.seats[1].coaches.clone());
    south.until(|_, mirror| coaches(mirror).is_some_and(|all| all.iter().any(|one| one.name == "Cleopatra"))).await;
    delete(&mut ada, "Adalbert").await;
    delete(&mut cleo, "Cleopatra").await;
    let is_gone = |_: &News, mirror: &client::Mirror| {
        mirror
            .status
            .as_ref()
            .is_some_and(|status| status.seats[0].name.is_empty() && status.seats[1].coaches.is_empty())
    };
    if !is_gone(&News::Nothing, &south.mirror) {
        south.until(is_gone).await;
    }

    // The file does not contain the name any more, and can still be verified.
    let text = ben.ask(file).await.expect("a file");
    assert!(!text.contains("Adalbert"), "{text}");
    let save = games::Save::read(text.as_bytes()).expect("a save");
    assert!(save.is_revealed() && games::verify(&save).expect("a valid match").is_complete());
    let store = store::open(&server.database()).await.expect("the same database");
    for report in store.reports(false, 9).await.expect("reports") {
        assert!(!report.bug.expect("a bug").attachment.contains("Adalbert"));
    }
    let meta = store.find_match(runs).await.expect("read").expect("a match").meta;
    store.close().await;
    assert!(!meta.contains("Cleopatra"), "{meta}");
}
