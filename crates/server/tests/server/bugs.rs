//! Bug reports, with the match attached and the secrets of a running match withheld.

use client::ClientError;
use protocol::{BugFiled, CardFace, ClientMsg, Entry, Lang, Me, NewBug, ReportInfo, Role, SeatWish, TableId};
use uuid::Uuid;

use crate::harness::{Guest, TestServer, wish};

async fn file(who: &mut Guest, bug: NewBug) -> Result<Uuid, ClientError> {
    who.ask(move |http| http.post::<BugFiled>("/api/bugs", &bug)).await.map(|filed| filed.id)
}

#[track_caller]
fn code<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> String {
    match answer {
        Err(ClientError::Refused(e)) => e.code,
        other => panic!("no refusal: {other:?}"),
    }
}

fn at(table: TableId) -> NewBug {
    NewBug { table: Some(table), page: "/t/x".to_owned(), agent: "a browser".to_owned(), ..NewBug::default() }
}

/// Makes a user a moderator directly in the database.
async fn promote(server: &TestServer, who: &Guest) {
    let store = store::open(&server.database()).await.expect("the same database");
    let user = store.user(who.id).await.expect("read").expect("a user");
    store.set_role(user.id, store::Role::Moderator).await.expect("written");
    store.close().await;
}

/// The report with this id, as a moderator sees it.
async fn seen(moderator: &mut Guest, id: Uuid) -> ReportInfo {
    let reports = moderator.ask(|http| http.get::<Vec<ReportInfo>>("/api/admin/reports?open=true")).await;
    reports.expect("a list").into_iter().find(|report| report.id == id).expect("the report")
}

/// The texts of a socket's log, one line each.
fn told(log: &[Entry]) -> Vec<String> {
    let sentences = |entry: &Entry| entry.text.iter().map(|text| protocol::plain(text)).collect::<Vec<_>>().join("; ");
    log.iter().map(sentences).collect()
}

/// The texts of the log in a report.
fn heard(attachment: &str) -> Vec<String> {
    let (_, log) = attachment.split_once("\n\n").expect("a log");
    log.lines().map(|line| line.split_once(": ").map_or_else(String::new, |(_, told)| told.to_owned())).collect()
}

/// The same lines without the names of the players.
fn nameless(lines: Vec<String>, names: [&str; 2]) -> Vec<String> {
    let without = |line: String, (seat, name): (usize, &&str)| line.replace(name, &format!("Player {}", seat + 1));
    lines.into_iter().map(|line| names.iter().enumerate().fold(line, without)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_match_runs_a_report_tells_what_its_reporter_may_know() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, mut mod_) = (server.guest().await, server.guest().await, server.guest().await);
    promote(&server, &mod_).await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    let open = file(&mut ada, at(table)).await.expect("filed");
    assert!(seen(&mut mod_, open).await.bug.expect("a bug").attachment.contains("not started"));
    ben.sit(table).await;
    let (mut north, mut south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    for _ in 0..3 {
        let asked = if north.mirror.decision().is_some() { &mut north } else { &mut south };
        asked.naive_pick().await;
    }
    let id = file(&mut ada, NewBug { n: Some(2), text: "odd".to_owned(), ..at(table) }).await.expect("filed");
    let report = seen(&mut mod_, id).await;
    assert_eq!((report.table, report.line, report.text.as_str()), (Some(table), Some(2), "odd"));
    let bug = report.bug.expect("a bug");
    assert_eq!((bug.page.as_str(), bug.agent.as_str()), ("/t/x", "a browser"));
    let log: String = server.log(table).await.iter().map(|line| line.body.clone() + "\n").collect();
    let save = games::Save::read(log.as_bytes()).expect("a save");
    for known in ["build ", "line 2\n", "\"mode\":\"duel\"", "rules 1", "as seat 0 may see it", "0 start", "3 pick"] {
        assert!(bug.attachment.contains(known), "{known:?} is missing in {}", bug.attachment);
    }
    assert!(!bug.attachment.contains("chance"), "{}", bug.attachment);
    assert!(!bug.attachment.contains(&save.header.commitment), "no line of the file itself");
    // The log is what the reporter sees anyway: a player's view for a player, a watcher's for a watcher.
    let player = ada.join(table, Role::Seat(0)).await;
    let status = player.mirror.status.clone().expect("a status");
    let names = [status.seats[0].name.as_str(), status.seats[1].name.as_str()];
    assert_eq!(heard(&bug.attachment), nameless(told(&player.mirror.log), names));
    let watcher = mod_.join(table, Role::Watch).await;
    let id = file(&mut mod_, at(table)).await.expect("everyone may watch");
    let bug = seen(&mut mod_, id).await.bug.expect("a bug");
    assert_eq!(heard(&bug.attachment), nameless(told(&watcher.mirror.log), names));
    // A viewer other than the reporter is refused, and so is an unknown table.
    assert_eq!(code(file(&mut ada, NewBug { seat: Some(1), ..at(table) }).await), "not_yours");
    assert_eq!(code(file(&mut ada, NewBug { seat: Some(7), ..at(table) }).await), "not_found");
    assert_eq!(code(file(&mut ada, at(Uuid::now_v7())).await), "no_table");
    // A moderator who plays there must wait for the end.
    promote(&server, &ben).await;
    assert!(!seen(&mut ben, id).await.bug.expect("a bug").attachment.contains("start"));

    north.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 }).await.expect("given up");
    let id = file(&mut mod_, at(table)).await.expect("filed");
    let attachment = seen(&mut ben, id).await.bug.expect("a bug").attachment;
    let file: String = server.log(table).await.iter().map(|line| line.body.clone() + "\n").collect();
    let (_, whole) = attachment.split_once("\n\n").expect("a log");
    let whole = games::Save::read(whole.as_bytes()).expect("the whole log");
    assert_eq!(whole.lines.len() + 1, file.lines().count());
    assert!(games::verify(&whole).expect("a valid match").is_complete());
    let guest = ben.ask(|http| http.get::<Me>("/api/me")).await.expect("a user").name;
    assert!(file.contains(&guest) && !attachment.contains(&guest), "reports outlive accounts");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_says_something_and_not_too_much() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let bug = |text: &str| NewBug { text: text.to_owned(), ..NewBug::default() };
    assert_eq!(code(file(&mut ada, bug(" \n")).await), "bad_request");
    assert_eq!(code(file(&mut ada, bug(&"x".repeat(2001))).await), "bad_request");
    assert_eq!(code(file(&mut ada, NewBug { page: "x".repeat(201), ..bug("x") }).await), "bad_request");
    assert_eq!(code(file(&mut ada, NewBug { agent: "x".repeat(301), ..bug("x") }).await), "bad_request");
    for _ in 0..10 {
        file(&mut ada, bug("the page is blank")).await.expect("filed");
    }
    assert_eq!(code(file(&mut ada, bug("again")).await), "too_fast");
    // Only moderators read reports; reports about users have no additional data.
    let list = ada.ask(|http| http.get::<Vec<ReportInfo>>("/api/admin/reports")).await;
    assert_eq!(code(list), "not_yours");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_cards_of_a_game_have_names_in_every_language() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let faces = ada.ask(|http| http.get::<Vec<CardFace>>("/api/games/star-realms/cards?lang=ru")).await.expect("cards");
    assert!(faces.len() > 40);
    for face in &faces {
        let names = face.names.as_ref().expect("names");
        assert_eq!(names.len(), 4);
        assert_eq!(names[&Lang::Ru], face.name);
        assert!(names.values().all(|name| !name.is_empty()));
    }
    let scout = faces.iter().find(|face| face.slug == "scout").expect("a scout").names.clone().expect("names");
    assert_eq!((scout[&Lang::En].as_str(), scout[&Lang::Ru] == scout[&Lang::En]), ("Scout", false));
    assert_eq!(code(ada.ask(|http| http.get::<Vec<CardFace>>("/api/games/chess/cards")).await), "not_found");
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    let faces = ada.ask(move |http| http.get::<Vec<CardFace>>(&format!("/api/tables/{table}/cards"))).await;
    assert!(faces.expect("cards").iter().all(|face| face.names.is_none()));
}
