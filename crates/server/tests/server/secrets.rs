//! Nothing reveals to a viewer what it may not know.

use protocol::Role;

use crate::harness::{TestServer, wish};
use protocol::SeatWish;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_role_that_is_not_theirs() {
    let server = TestServer::open().await;
    let (mut ada, ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("rules".into())])).await;
    for role in [Role::Seat(0), Role::Seat(1), Role::Seat(7), Role::Coach(0), Role::Referee] {
        let mut seat = ben.join_silent(table, role, None).await;
        let news = seat.until(|news, _| matches!(news, client::News::Refused(..) | client::News::Snap)).await;
        assert!(matches!(news, client::News::Refused(None, protocol::Nack::NotYours, _)), "{role:?}: {news:?}");
    }
    // A player does not get a second view with more rights either.
    for role in [Role::Seat(1), Role::Coach(1), Role::Referee] {
        let mut seat = ada.join_silent(table, role, None).await;
        let news = seat.until(|news, _| matches!(news, client::News::Refused(..) | client::News::Snap)).await;
        assert!(matches!(news, client::News::Refused(None, protocol::Nack::NotYours, _)), "{role:?}: {news:?}");
    }
}
