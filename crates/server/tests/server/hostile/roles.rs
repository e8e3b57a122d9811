//! Roles: more eyes than one was given, and hands that are not one's own.

use client::News;
use protocol::{BotMade, ClientMsg, Clock, Nack, Opened, Role, SeatWish, ServerMsg, TableId, TableOptions, View};
use serde_json::json;
use uuid::Uuid;

use super::{account, code};
use crate::harness::{Guest, House, Seated, sensible, wish, wish_with};

/// Cards of a hand that can be read.
fn readable(view: &View, seat: u8) -> usize {
    let id = format!("hand/{seat}");
    let hand = view.zones.iter().filter(|zone| zone.id == id).flat_map(|zone| &zone.cards);
    hand.filter(|card| card.card.is_some()).count()
}

/// Everything a socket has been told so far. The table answers one message after the other: behind the answer to a
/// question nothing is left.
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

async fn duel(house: &House) -> (Guest, Guest, TableId) {
    let (mut ada, mut ben) = (house.guest().await, house.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    (ada, ben, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_who_sits_down_looks_over_nobodys_shoulder_any_more() {
    let house = House::open().await;
    let (mut ada, mut ben) = (house.guest().await, house.guest().await);
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
    let house = House::open().await;
    let (mut ada, mut ben, cleo) = (house.guest().await, house.guest().await, house.guest().await);
    let closed = TableOptions { watch: false, ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], closed)).await;
    let mut early = cleo.join(table, Role::Watch).await;
    ben.sit(table).await;
    let mut seats = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    let asked = seats.iter_mut().find(|seat| seat.mirror.decision().is_some()).expect("somebody begins");
    asked.stumble().await;
    let told = told(&mut early).await;
    let seen = |msg: &&ServerMsg| matches!(msg, ServerMsg::Snap(_) | ServerMsg::Frame(_));
    assert_eq!(told.iter().find(seen), None);
    assert!(told.iter().any(|msg| matches!(msg, ServerMsg::Resync { .. })), "it is told to go: {told:?}");
    early.send(&ClientMsg::Resync { table }).await;
    assert!(!self::told(&mut early).await.iter().any(|msg| matches!(msg, ServerMsg::Snap(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_tab_sees_hears_and_does_no_more_than_its_role() {
    let house = House::open().await;
    let (ada, ben, table) = duel(&house).await;
    let cleo = house.guest().await;
    let mut seats = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    let (mut second, mut watcher) = (ada.join(table, Role::Watch).await, cleo.join(table, Role::Watch).await);
    assert_eq!((readable(&second.mirror.view, 0), readable(&second.mirror.view, 1)), (0, 0));
    assert!(second.mirror.decision().is_none() && second.mirror.rules.is_none());

    // A player does not hear what watchers say, in whatever role.
    watcher.send(&ClientMsg::Say { table, text: "look at that hand".to_owned(), team: false, spot: None }).await;
    watcher.until(|news, _| matches!(news, News::Said(_))).await;
    for seat in [&mut second, &mut seats[0]] {
        assert!(!told(seat).await.iter().any(|msg| matches!(msg, ServerMsg::Chat(_))));
    }
    let again = ada.join(table, Role::Watch).await;
    assert!(again.mirror.chat.is_empty());

    // A watcher's tab does not act for the seat of its user, a watcher for nobody's.
    let first = seats.iter().position(|seat| seat.mirror.decision().is_some()).expect("somebody begins");
    let act = seats[first].act(&sensible(seats[first].mirror.decision().expect("asked")));
    for tab in [&mut second, &mut watcher] {
        assert_eq!(tab.command(&act).await, Err(Nack::NotYours));
    }
    // A tab that leaves its seat for another role has left it.
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
    let house = House::open().await;
    let (mut ada, mut ben) = (account(&house, "Ada").await, account(&house, "Ben").await);
    let bot: BotMade = ada.ask(|http| http.post("/api/bots", &json!({ "name": "HAL" }))).await.expect("a bot");
    let token = bot.token.expect("shown once");
    let mut hal = Guest { http: client::Http::new(&house.url()).with_token(&token), id: bot.id };
    for seats in [vec![SeatWish::Me, SeatWish::Open], vec![SeatWish::Open, SeatWish::Open]] {
        let wish = wish_with("duel", seats, rated());
        assert_eq!(code(hal.ask(move |http| http.post::<Opened>("/api/tables", &wish)).await), "account_needed");
    }
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], rated())).await;
    let path = format!("/api/tables/{table}/sit");
    assert_eq!(code(hal.ask(move |http| http.send("POST", &path, &json!({}))).await), "account_needed");

    // Nor does the machine of the house, in somebody's name.
    ben.sit(table).await;
    let mut north = ada.join(table, Role::Seat(0)).await;
    for on in [true, false] {
        let hold = ClientMsg::Hold { table, cid: Uuid::now_v7(), seat: 0, on };
        assert_eq!(north.command(&hold).await, Err(Nack::NotHere));
    }
}

/// Whom somebody has let look over their shoulder would see the cards of whoever sits there next.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_seat_takes_the_coaches_along() {
    let mut house = House::open().await;
    let (mut eve, mut ada, mut ben) = (house.guest().await, house.guest().await, house.guest().await);
    let friend = house.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Open, SeatWish::Open])).await;
    eve.sit(table).await;
    let mut seat = eve.join(table, Role::Seat(0)).await;
    let let_in = ClientMsg::Coach { table, cid: Uuid::now_v7(), seat: 0, user: friend.id, on: true };
    seat.send(&let_in).await;
    seat.until(|news, _| matches!(news, News::Done(..))).await;
    let mut early = friend.join(table, Role::Coach(0)).await;
    let path = format!("/api/tables/{table}/stand");
    eve.ask(move |http| http.send("POST", &path, &json!({}))).await.expect("got up");
    assert!(told(&mut early).await.iter().any(|msg| matches!(msg, ServerMsg::Resync { .. })), "sent away at once");
    ada.sit(table).await;
    ben.sit(table).await;
    let own = ada.join(table, Role::Seat(0)).await;
    assert!(readable(&own.mirror.view, 0) > 0);
    for msg in told(&mut early).await {
        assert!(!matches!(msg, ServerMsg::Snap(_) | ServerMsg::Frame(_)), "{msg:?}");
    }
    // Nor later, through another door, or after a restart.
    for reopened in [false, true] {
        if reopened {
            house.reopen().await;
        }
        let cookie = friend.http.cookie().expect("a session");
        let friend = Guest { http: client::Http::new(&house.url()).with_cookie(cookie), id: friend.id };
        let mut late = friend.join_silent(table, Role::Coach(0), None).await;
        assert!(told(&mut late).await.iter().any(|msg| matches!(msg, ServerMsg::Nack { code: Nack::NotYours, .. })));
        let path = format!("/api/tables/{table}/at/0?seat=0");
        let mut asking = friend.clone();
        assert_eq!(code(asking.ask(move |http| http.get_text(&path)).await), "not_yours");
    }
}
