//! Roles: seeing more than the role allows, and acting for other seats.

use client::News;
use protocol::{BotMade, ClientMsg, Clock, Nack, Opened, Role, SeatWish, ServerMsg, TableId, TableOptions, TableView};
use serde_json::json;
use uuid::Uuid;

use super::{account, code};
use crate::harness::{Guest, Seated, TestServer, naive_pick, wish, wish_with};

/// The number of readable cards in a hand.
fn readable(view: &TableView, seat: u8) -> usize {
    let id = format!("hand/{seat}");
    let hand = view.zones.iter().filter(|zone| zone.id == id).flat_map(|zone| &zone.cards);
    hand.filter(|card| card.card.is_some()).count()
}

/// Everything a socket has received so far. The table answers messages in order: nothing is left behind the answer to a
/// question.
async fn told(seat: &mut Seated) -> Vec<ServerMsg> {
    let (table, question) = (seat.mirror.table, Uuid::now_v7());
    let msg = ClientMsg::UndoReply { table, cid: question, seat: 0, request: u32::MAX, ok: false, never: false };
    seat.send(&msg).await;
    let mut all = Vec::new();
    loop {
        match seat.socket.next().await.expect("a message") {
            ServerMsg::Nack { cid: Some(cid), .. } if cid == question => return all,
            msg => all.push(msg),
        }
    }
}

async fn duel(server: &TestServer) -> (Guest, Guest, TableId) {
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    (ada, ben, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_who_sits_down_looks_over_nobodys_shoulder_any_more() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    let mut north = ada.join(table, Role::Seat(0)).await;
    let user = ben.id;
    north.send(&ClientMsg::Coach { table, cid: Uuid::now_v7(), seat: 0, user, on: true }).await;
    north.until(|news, _| matches!(news, News::Done(..))).await;
    let mut shoulder = ben.join(table, Role::Coach(0)).await;
    ben.sit(table).await;
    for msg in told(&mut shoulder).await {
        assert!(!matches!(&msg, ServerMsg::Snap(snap) if readable(&snap.view, 0) > 0), "{msg:?}");
    }
    let mut again = ben.join_silent(table, Role::Coach(0), None).await;
    assert!(told(&mut again).await.iter().any(|msg| matches!(msg, ServerMsg::Nack { code: Nack::NotYours, .. })));
    let path = format!("/api/tables/{table}/at/0?seat=0");
    assert_eq!(code(ben.ask(move |http| http.get_text(&path)).await), "not_yours");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_may_not_watch_leaves_when_the_match_begins() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let closed = TableOptions { watch: false, ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], closed)).await;
    let mut early = cleo.join(table, Role::Watch).await;
    ben.sit(table).await;
    let mut seats = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    let asked = seats.iter_mut().find(|seat| seat.mirror.decision().is_some()).expect("a seat must choose");
    asked.naive_pick().await;
    let told = told(&mut early).await;
    let seen = |msg: &&ServerMsg| matches!(msg, ServerMsg::Snap(_) | ServerMsg::Update(_));
    assert_eq!(told.iter().find(seen), None);
    assert!(told.iter().any(|msg| matches!(msg, ServerMsg::Resync { .. })), "the watcher is told to leave: {told:?}");
    early.send(&ClientMsg::Resync { table }).await;
    assert!(!self::told(&mut early).await.iter().any(|msg| matches!(msg, ServerMsg::Snap(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_tab_sees_hears_and_does_no_more_than_its_role() {
    let server = TestServer::open().await;
    let (ada, ben, table) = duel(&server).await;
    let cleo = server.guest().await;
    let mut seats = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    let (mut second, mut watcher) = (ada.join(table, Role::Watch).await, cleo.join(table, Role::Watch).await);
    assert_eq!((readable(&second.mirror.view, 0), readable(&second.mirror.view, 1)), (0, 0));
    assert!(second.mirror.decision().is_none() && second.mirror.orders.is_none());

    // A player does not receive the chat of watchers, in any role.
    watcher.send(&ClientMsg::Say { table, text: "look at that hand".to_owned(), team: false, spot: None }).await;
    watcher.until(|news, _| matches!(news, News::Said(_))).await;
    for seat in [&mut second, &mut seats[0]] {
        assert!(!told(seat).await.iter().any(|msg| matches!(msg, ServerMsg::Chat(_))));
    }
    let again = ada.join(table, Role::Watch).await;
    assert!(again.mirror.chat.is_empty());

    // A user's tab as a watcher cannot act for the user's seat, and other watchers cannot act at all.
    let first = seats.iter().position(|seat| seat.mirror.decision().is_some()).expect("a seat must choose");
    let act = seats[first].act(&naive_pick(seats[first].mirror.decision().expect("a decision")));
    for tab in [&mut second, &mut watcher] {
        assert_eq!(tab.command(&act).await, Err(Nack::NotYours));
    }
    // A tab that changes to another role has left its seat.
    seats[0].send(&ClientMsg::Join { table, role: Role::Watch, have: None, said: None }).await;
    seats[0].until(|news, _| *news == News::Snap).await;
    let concede = ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 };
    assert_eq!(seats[0].command(&concede).await, Err(Nack::NotYours));
}

fn rated() -> TableOptions {
    TableOptions { rated: true, clock: Clock::Tournament, ..TableOptions::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_program_plays_where_it_counts() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (account(&server, "Ada").await, account(&server, "Ben").await);
    let bot: BotMade = ada.ask(|http| http.post("/api/bots", &json!({ "name": "HAL" }))).await.expect("a bot");
    let token = bot.token.expect("shown once");
    let mut hal = Guest { http: client::Http::new(&server.url()).with_token(&token), id: bot.id };
    for seats in [vec![SeatWish::Me, SeatWish::Open], vec![SeatWish::Open, SeatWish::Open]] {
        let wish = wish_with("duel", seats, rated());
        assert_eq!(code(hal.ask(move |http| http.post::<Opened>("/api/tables", &wish)).await), "account_needed");
    }
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], rated())).await;
    let path = format!("/api/tables/{table}/sit");
    assert_eq!(code(hal.ask(move |http| http.send("POST", &path, &json!({}))).await), "account_needed");

    // Nor does a built-in bot, for a player.
    ben.sit(table).await;
    let mut north = ada.join(table, Role::Seat(0)).await;
    for on in [true, false] {
        let hold = ClientMsg::Hold { table, cid: Uuid::now_v7(), seat: 0, on };
        assert_eq!(north.command(&hold).await, Err(Nack::NotHere));
    }
}

/// Coaches must not see the cards of the next player in a seat.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_seat_takes_the_coaches_along() {
    let mut server = TestServer::open().await;
    let (mut eve, mut ada, mut ben) = (server.guest().await, server.guest().await, server.guest().await);
    let friend = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Open, SeatWish::Open])).await;
    eve.sit(table).await;
    let mut seat = eve.join(table, Role::Seat(0)).await;
    let let_in = ClientMsg::Coach { table, cid: Uuid::now_v7(), seat: 0, user: friend.id, on: true };
    seat.send(&let_in).await;
    seat.until(|news, _| matches!(news, News::Done(..))).await;
    let mut early = friend.join(table, Role::Coach(0)).await;
    let path = format!("/api/tables/{table}/stand");
    eve.ask(move |http| http.send("POST", &path, &json!({}))).await.expect("left the seat");
    assert!(told(&mut early).await.iter().any(|msg| matches!(msg, ServerMsg::Resync { .. })), "removed immediately");
    ada.sit(table).await;
    ben.sit(table).await;
    let own = ada.join(table, Role::Seat(0)).await;
    assert!(readable(&own.mirror.view, 0) > 0);
    for msg in told(&mut early).await {
        assert!(!matches!(msg, ServerMsg::Snap(_) | ServerMsg::Update(_)), "{msg:?}");
    }
    // Nor later, with another role, or after a restart.
    for reopened in [false, true] {
        if reopened {
            server.reopen().await;
        }
        let cookie = friend.http.cookie().expect("a session");
        let friend = Guest { http: client::Http::new(&server.url()).with_cookie(cookie), id: friend.id };
        let mut late = friend.join_silent(table, Role::Coach(0), None).await;
        assert!(told(&mut late).await.iter().any(|msg| matches!(msg, ServerMsg::Nack { code: Nack::NotYours, .. })));
        let path = format!("/api/tables/{table}/at/0?seat=0");
        let mut asking = friend.clone();
        assert_eq!(code(asking.ask(move |http| http.get_text(&path)).await), "not_yours");
    }
}
