//! Undo: free, by consent, or refused.

use client::{Mirror, News};
use protocol::{ClientMsg, Nack, Role, SeatWish, StandingOrders, TableOptions, UndoAsk};
use uuid::Uuid;

use crate::harness::{Seated, TestServer, naive_pick, wish, wish_of, wish_with};

fn undo(seat: &Seated) -> ClientMsg {
    ClientMsg::Undo { table: seat.mirror.table, cid: Uuid::now_v7(), seat: seat.seat(), to: None }
}

/// Plays until the seat has ended a turn, which is a barrier for all seats.
async fn end_turn(seat: &mut Seated) {
    loop {
        let decision = seat.until_asked().await.expect("the match is running");
        let ending = decision.options.iter().find(|o| o.at.as_deref() == Some("end")).map(|o| o.key.clone());
        let key = ending.clone().unwrap_or_else(|| naive_pick(&decision));
        seat.take(&key).await;
        if ending.is_some() {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_machines_anything_can_be_taken_back() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.until_asked().await;
    seat.naive_pick().await;
    seat.until_asked().await;
    end_turn(&mut seat).await;
    seat.until_asked().await;
    let (msg, before) = (undo(&seat), seat.mirror.n);
    seat.command(&msg).await.expect("undone");
    assert!(seat.mirror.n > before, "an undo has its own line");
    // Back before the end of the turn, over the bot's whole turn: the same question is open again.
    let decision = seat.until_asked().await.expect("a decision");
    assert!(decision.options.iter().any(|o| o.at.as_deref() == Some("end")));
    let voided = seat.mirror.log.iter().filter(|entry| entry.void).count();
    assert!(voided > 1, "the bot's moves are void");
    seat.play_out().await;
}

/// The same in a game without a key to end the turn: windows open and close, and the bot answers in them.
#[tokio::test(flavor = "multi_thread")]
async fn in_the_card_game_a_choice_can_be_taken_back_over_the_answers_to_it() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish_of("sw-lcg", vec![SeatWish::Me, SeatWish::Machine("uniform".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    for _ in 0..12 {
        let before = seat.until_asked().await.expect("the match is running");
        seat.take(&naive_pick(&before)).await;
        seat.until_asked().await.expect("the match is running");
        let msg = undo(&seat);
        seat.command(&msg).await.expect("undone");
        let again = seat.until_asked().await.expect("a decision");
        assert_eq!((&again.prompt, &again.options), (&before.prompt, &before.options));
        seat.take(&naive_pick(&again)).await;
    }
}

/// The undo request that follows another.
async fn request_after(seat: &mut Seated, last: u32) -> UndoAsk {
    let open = |mirror: &Mirror| {
        mirror.status.as_ref().and_then(|status| status.undo.clone()).filter(|ask| ask.request > last)
    };
    seat.until(|_, mirror| open(mirror).is_some()).await;
    open(&seat.mirror).expect("a request")
}

fn reply(seat: &Seated, request: u32, ok: bool, never: bool) -> ClientMsg {
    let table = seat.mirror.table;
    ClientMsg::UndoReply { table, cid: Uuid::now_v7(), seat: seat.seat(), request, ok, never }
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_a_barrier_needs_consent() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let (mut north, mut south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    let (asked, other) =
        if north.mirror.decision().is_some() { (&mut north, &mut south) } else { (&mut south, &mut north) };

    // Undo is free until a barrier.
    asked.naive_pick().await;
    let msg = undo(asked);
    asked.command(&msg).await.expect("free");
    end_turn(asked).await;

    // After the end of the turn the other player is asked for consent, and refuses.
    let request = undo(asked);
    asked.send(&request).await;
    let open = request_after(other, 0).await;
    let no = reply(other, open.request, false, false);
    other.command(&no).await.expect("refused");
    let cid = request.cid();
    let news = asked.until(|news, _| matches!(news, News::Refused(refused, ..) if *refused == cid)).await;
    assert!(matches!(news, News::Refused(_, Nack::NoUndo, _)));

    // The second request is granted. The player who asked is disconnected in between: the request stays, and its answer
    // goes to the new connection.
    let request = undo(asked);
    asked.send(&request).await;
    let open = request_after(other, open.request).await;
    let who = if asked.seat() == 0 { &ada } else { &ben };
    *asked = who.join(table, asked.role).await;
    asked.send(&request).await;
    asked.send(&ClientMsg::Ping { n: 1 }).await;
    while !matches!(asked.next().await.0, protocol::ServerMsg::Pong { .. }) {}
    let yes = reply(other, open.request, true, false);
    other.command(&yes).await.expect("agreed");
    let cid = request.cid().expect("a command");
    asked.until(|news, _| matches!(news, News::Done(done, _) if *done == cid)).await;
    assert!(asked.until_asked().await.is_some(), "it is the same player's turn again");

    // A permanent refusal.
    end_turn(asked).await;
    asked.send(&undo(asked)).await;
    let open = request_after(other, open.request).await;
    let never = reply(other, open.request, false, true);
    other.command(&never).await.expect("refused");
    let again = undo(asked);
    assert_eq!(asked.command(&again).await, Err(Nack::NoUndo));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_agree_not_to_ask() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let options = TableOptions { undo: false, ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options)).await;
    ben.sit(table).await;
    let (north, south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    let mut asked = if north.mirror.decision().is_some() { north } else { south };
    end_turn(&mut asked).await;
    let msg = undo(&asked);
    assert_eq!(asked.command(&msg).await, Err(Nack::NoUndo));
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_followed_and_forgotten_when_something_is_taken_back() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let orders = StandingOrders { obvious: true, ..StandingOrders::default() };
    seat.send(&ClientMsg::Auto { table, seat: 0, orders }).await;
    seat.until_asked().await;
    // Cards whose order cannot matter are played automatically.
    while seat.mirror.decision().is_none_or(|d| d.options.iter().any(|o| o.obvious)) {
        seat.next().await;
    }
    assert!(seat.mirror.log.iter().any(|entry| entry.auto && entry.seat == Some(0)));
    let key = naive_pick(seat.mirror.decision().expect("a decision"));
    seat.take(&key).await;
    let msg = undo(&seat);
    seat.command(&msg).await.expect("undone");
    let decision = seat.until_asked().await.expect("a decision");
    let n = seat.mirror.n;
    seat.send(&ClientMsg::Ping { n: 1 }).await;
    while !matches!(seat.next().await.0, protocol::ServerMsg::Pong { .. }) {}
    assert_eq!((seat.mirror.n, seat.mirror.decision().map(|d| d.id)), (n, Some(decision.id)));
}
