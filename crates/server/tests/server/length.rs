//! The length of logs is limited.

use client::News;
use protocol::{ClientMsg, Nack, Phase, Role, SeatWish};
use server::{Config, LogSize};
use uuid::Uuid;

use crate::harness::{TestServer, wish};

const MANY: usize = 1_000_000;

/// Choosing and undoing in turn would make a log that cannot be loaded.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_comes_to_an_end_and_the_match_goes_on() {
    let sizes: [fn(&mut Config); 2] = [
        |config| config.limits.undo_log = LogSize { lines: 30, bytes: MANY },
        |config| config.limits.undo_log = LogSize { lines: MANY, bytes: 4000 },
    ];
    for size in sizes {
        let server = TestServer::open_with(size).await;
        let mut ada = server.guest().await;
        let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
        let mut seat = ada.join(table, Role::Seat(0)).await;
        let undo = || ClientMsg::Undo { table, cid: Uuid::now_v7(), seat: 0, to: None };
        let mut taken = 0;
        loop {
            seat.until_asked().await.expect("a decision");
            seat.naive_pick().await;
            seat.until_asked().await.expect("a decision");
            match seat.command(&undo()).await {
                Ok(_) => taken += 1,
                Err(code) => break assert_eq!(code, Nack::NoUndo),
            }
            assert!(taken < 100, "the log grows without an end");
        }
        assert!(taken > 3, "{taken}");
        // The reason is given, redo is refused too, and the match can be played to its end.
        seat.send(&undo()).await;
        let told = seat.until(|news, _| matches!(news, News::Refused(..))).await;
        assert!(matches!(&told, News::Refused(_, _, Some(why)) if why.contains("too long")), "{told:?}");
        let redo = ClientMsg::Redo { table, cid: Uuid::now_v7(), seat: 0 };
        assert_eq!(seat.command(&redo).await, Err(Nack::NoUndo));
        seat.play_out().await;
        assert!(seat.mirror.is_over());
    }
}

/// A match that never ends is closed while it can still be loaded.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_too_long_is_closed() {
    let server = TestServer::open_with(|config| config.limits.log = LogSize { lines: 40, bytes: MANY }).await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let is_closed =
        |mirror: &client::Mirror| mirror.status.as_ref().is_some_and(|status| status.phase == Phase::Closed);
    while !is_closed(&seat.mirror) {
        if seat.mirror.decision().is_some() {
            seat.naive_pick().await;
        } else {
            seat.next().await;
        }
    }
    let lines = server.log(table).await.len();
    assert!((40..60).contains(&lines), "{lines}");
}
