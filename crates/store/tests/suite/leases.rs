//! Only one server at a time may write.

use std::time::Duration;

use store::{Node, StoreError};

use crate::child::{Other, Role};
use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    a_second_server_is_refused,
    tables_are_not_changed_under_a_server,
    a_lease_that_expired_can_be_taken_and_is_lost,
    a_killed_server_can_be_followed_at_once,
    a_lease_is_given_back_when_the_store_closes,
    a_clock_that_was_set_back_keeps_nobody_out_for_long,
);

const LONG: i64 = 60_000;

fn node(name: &str) -> Node {
    Node { machine: name.into(), process: "1 1".into(), label: format!("process 1 on {name}") }
}

async fn a_second_server_is_refused(db: TestDb) {
    db.store.take_lease(&node("north"), LONG).await.unwrap();
    let other = db.another().await;
    for second in [node("south"), node("north")] {
        // No process of a machine without an id can be known to have ended.
        let refused = other.take_lease(&Node { machine: String::new(), ..second }, LONG).await;
        let Err(StoreError::InUse(why)) = refused else { panic!("{refused:?}") };
        assert!(why.contains("process 1 on north") && why.contains("stop that one first"), "{why}");
    }
    db.store.renew_lease(LONG).await.unwrap();
    // Administration tools write without a lease.
    ann_and_bob(&*other).await;
    other.set_ban(ANN, Some(5)).await.unwrap();
    other.close().await;
    db.store.renew_lease(LONG).await.unwrap();
}

/// A newer build, or one that computes other skeletons, must change the tables, but not while a server uses them.
async fn tables_are_not_changed_under_a_server(db: TestDb) {
    db.store.take_lease(&node("north"), LONG).await.unwrap();
    let is_refused = async || match store::open(&db.url).await.err() {
        Some(StoreError::InUse(why)) => {
            assert!(why.contains("process 1 on north") && why.contains("needs an upgrade"), "{why}");
        }
        other => panic!("{other:?}"),
    };
    db.raw("delete from note where key = 'store.skeletons'").await.unwrap();
    is_refused().await;
    assert_eq!(db.store.note("store.skeletons").await, Ok(None), "nothing was changed");
    db.raw("update _sqlx_migrations set version = 9998 where version = 6").await.unwrap();
    is_refused().await;
    db.raw("update _sqlx_migrations set version = 6 where version = 9998").await.unwrap();
    db.store.renew_lease(LONG).await.unwrap();
    // Administration tools can open a database that needs no change, as before; afterwards a server can too.
    db.store.close().await;
    let later = db.another().await;
    assert!(later.note("store.skeletons").await.unwrap().is_some());
    later.take_lease(&node("south"), LONG).await.unwrap();
    db.another().await.close().await;
    later.close().await;
}

async fn a_lease_that_expired_can_be_taken_and_is_lost(db: TestDb) {
    let store = &db.store;
    ann_and_bob(&**store).await;
    let table = running(&**store, 1).await;
    store.take_lease(&node("north"), 1).await.unwrap();
    tokio::time::sleep(Duration::from_millis(20)).await;
    // No other server has taken it, so it is still held.
    store.append(append(table, [line(1)])).await.unwrap();
    store.renew_lease(1).await.unwrap();
    tokio::time::sleep(Duration::from_millis(20)).await;
    let other = db.another().await;
    other.take_lease(&node("south"), LONG).await.unwrap();

    // From now on the first server cannot write anything.
    let lost = |answer: Result<(), StoreError>| assert!(matches!(answer, Err(StoreError::InUse(_))), "{answer:?}");
    lost(store.renew_lease(LONG).await);
    lost(store.ready().await);
    lost(store.append(append(table, [line(2)])).await);
    lost(store.put_meta(table, "{\"held\":[0]}", None).await);
    lost(store.put_seat(table, &taken_seat(0, ANN, "Ann"), &free_seat(0)).await);
    lost(store.add_chat(table, &super::people::said(ANN, "Ann", "hi")).await.map(drop));
    lost(store.close_match(table, 5, "{}").await);
    lost(store.add_match(&table_of(2), &[]).await);
    lost(store.set_ban(ANN, Some(5)).await);
    lost(store.set_settings(ANN, "{\"a\":1}").await);
    lost(store.add_session(&session(1, ANN, 9)).await);
    lost(store.put_note("awake", "1").await);
    lost(store.shift_deadlines("awake", 5).await.map(drop));
    lost(store.add_errand(&errand(1, 1)).await);
    lost(store.delete_user(ANN, 5).await);
    other.append(append(table, [line(2)])).await.unwrap();
    assert_eq!(assert_dense(&**store, table).await, 3, "it may still read");
    assert_eq!(store.find_match(table).await.unwrap().unwrap().meta, "{}");
    other.close().await;
}

fn table_of(n: u128) -> store::Match {
    table(n, ANN, 10)
}

async fn a_killed_server_can_be_followed_at_once(db: TestDb) {
    let mut server = Other::start(Role::Tenant, &db.url);
    assert_eq!(server.hear().as_deref(), Some("taken"));
    let refused = db.store.take_lease(&Node::here(), LONG).await;
    assert!(matches!(&refused, Err(StoreError::InUse(why)) if why.contains(&server.pid().to_string())), "{refused:?}");
    server.kill();
    // A node of another machine cannot know, and waits.
    let elsewhere = db.another().await;
    assert!(elsewhere.take_lease(&node("elsewhere"), LONG).await.is_err());
    elsewhere.close().await;
    db.store.take_lease(&Node::here(), LONG).await.unwrap();
}

async fn a_lease_is_given_back_when_the_store_closes(db: TestDb) {
    db.store.take_lease(&node("north"), LONG).await.unwrap();
    db.store.close().await;
    let other = db.another().await;
    other.take_lease(&node("south"), LONG).await.unwrap();
    other.close().await;
}

/// A lease that lasts longer than possible was taken while the clock of the database was ahead.
async fn a_clock_that_was_set_back_keeps_nobody_out_for_long(db: TestDb) {
    let other = db.another().await;
    let refused = async |lasts| match other.take_lease(&node("south"), lasts).await {
        Err(StoreError::InUse(why)) => why,
        done => panic!("{done:?}"),
    };
    db.store.take_lease(&node("north"), 1000 * LONG).await.unwrap();
    let why = refused(LONG).await;
    assert!(why.contains("again in 61 seconds"), "{why}");
    // A holder that is alive keeps the lease.
    db.store.renew_lease(LONG).await.unwrap();
    refused(LONG).await;
    db.store.renew_lease(1000 * LONG).await.unwrap();
    refused(1).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    other.take_lease(&node("south"), LONG).await.unwrap();
    assert!(matches!(db.store.renew_lease(LONG).await, Err(StoreError::InUse(_))));
    other.close().await;
}
