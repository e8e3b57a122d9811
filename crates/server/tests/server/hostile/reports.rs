//! Reports as a way to read what the reader may not see.

use protocol::{ClientMsg, ReportInfo, Role, SeatWish};
use serde_json::json;

use crate::harness::{Guest, TestServer, wish};

async fn promote(server: &TestServer, who: &Guest) {
    let store = store::open(&server.database()).await.expect("the same database");
    let user = store.user(who.id).await.expect("read").expect("a user");
    store.set_role(user.id, store::Role::Moderator).await.expect("written");
    store.close().await;
}

async fn said(moderator: &mut Guest) -> String {
    let reports = moderator.ask(|http| http.get::<Vec<ReportInfo>>("/api/admin/reports")).await.expect("a list");
    format!("{reports:?}")
}

/// A moderator who plays could report their own table to read what the other team and the watchers write.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_does_not_listen_to_the_other_team() {
    let server = TestServer::open().await;
    let (mut eve, mut ada, mut ben) = (server.guest().await, server.guest().await, server.guest().await);
    let mut fair = server.guest().await;
    promote(&server, &eve).await;
    promote(&server, &fair).await;
    let seats = vec![SeatWish::Me, SeatWish::Open, SeatWish::Machine("rules".to_owned()), SeatWish::Open];
    let table = eve.open_table(wish("hydra", seats)).await;
    ada.sit(table).await;
    ben.sit(table).await;
    let mut mates = [ada.join(table, Role::Seat(1)).await, ben.join(table, Role::Seat(3)).await];
    for mate in &mut mates {
        mate.send(&ClientMsg::Say { table, text: "I hold a dreadnaught".to_owned(), team: true, spot: None }).await;
        mate.until(|news, _| matches!(news, client::News::Said(_) | client::News::Refused(..))).await;
    }
    let report = json!({ "table": table, "text": "somebody was rude" });
    eve.ask(move |http| http.send("POST", "/api/reports", &report)).await.expect("reported");
    assert!(said(&mut fair).await.contains("dreadnaught"), "a moderator who does not play reads it");
    let read = said(&mut eve).await;
    assert!(!read.contains("dreadnaught"), "{read}");
}
