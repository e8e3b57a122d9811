use store::{Errand, StoreError, open};

use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    errands_wait_for_their_time,
    notes_are_kept,
    a_house_is_ready_when_it_can_be_written_to,
    reopening_finds_everything,
    a_word_nobody_knows_is_damage,
    tables_of_a_newer_build_are_not_touched,
);

async fn errands_wait_for_their_time(db: TestDb) {
    let store = db.store;
    for (n, due) in [(1, 30), (2, 10), (3, 20), (4, 31)] {
        store.add_errand(&errand(n, due)).await.unwrap();
    }
    let due = async |limit| store.errands(30, limit).await.unwrap().iter().map(|e| e.due).collect::<Vec<_>>();
    assert_eq!(due(9).await, [10, 20, 30]);
    assert_eq!(due(2).await, [10, 20]);
    store.errand_done(id(2)).await.unwrap();
    store.errand_done(id(2)).await.unwrap();
    store.errand_later(id(3), 25).await.unwrap();
    assert_eq!(store.errands(25, 9).await, Ok(vec![Errand { tries: 1, ..errand(3, 25) }]));
    assert_eq!(store.errand_later(NOBODY, 1).await, Err(StoreError::Missing("errand")));
    assert_eq!(store.add_errand(&errand(1, 5)).await, Err(StoreError::Conflict("errand")));
}

async fn notes_are_kept(db: TestDb) {
    assert_eq!(db.store.note("awake").await, Ok(None));
    for value in ["1", "2"] {
        db.store.put_note("awake", value).await.unwrap();
        assert_eq!(db.store.note("awake").await, Ok(Some(value.into())));
    }
}

async fn a_house_is_ready_when_it_can_be_written_to(db: TestDb) {
    assert_eq!(db.store.ready().await, Ok(()));
    assert_eq!(db.store.ready().await, Ok(()));
    db.store.close().await;
    assert!(matches!(db.store.ready().await, Err(StoreError::Unavailable(_))));
}

async fn reopening_finds_everything(db: TestDb) {
    let store = &db.store;
    ann_and_bob(&**store).await;
    store.add_session(&session(1, ANN, 1000)).await.unwrap();
    let table = running(&**store, 1).await;
    let end = finish([rating(ANN, 1_600.123_456_789)], [errand(7, 1)]);
    store.append(store::Append { finish: Some(end), ..append(table, [command(1, 0, id(9))]) }).await.unwrap();
    store.add_chat(table, &super::people::said(ANN, "Ann", "gg")).await.unwrap();
    macro_rules! everything {
        ($store:expr) => {
            (
                ($store.user(ANN).await, $store.session(&[1; 32], 5).await, $store.find_match(table).await),
                ($store.seats(table).await, $store.log(table, 0).await, $store.chat(table, 9).await),
                ($store.ratings_of(ANN).await, $store.errands(9, 9).await, $store.secret(table).await),
            )
        };
    }
    let before = everything!(store);
    store.close().await;
    let again = db.another().await;
    assert_eq!(everything!(again), before);
    again.close().await;
}

async fn a_word_nobody_knows_is_damage(db: TestDb) {
    ann_and_bob(&*db.store).await;
    let table = running(&*db.store, 1).await;
    let lift = if db.url.starts_with("sqlite") {
        "pragma ignore_check_constraints = on"
    } else {
        "alter table match drop constraint match_status_check"
    };
    db.raw(&format!("{lift}; update match set status = 'lost'")).await.unwrap();
    let damaged = |found: &StoreError| matches!(found, StoreError::Damaged(why) if why.contains("lost"));
    assert!(db.store.find_match(table).await.is_err_and(|e| damaged(&e)));
    assert!(db.store.match_counts().await.is_err_and(|e| damaged(&e)));
    assert!(db.store.append(append(table, [line(1)])).await.is_err_and(|e| damaged(&e)));
}

async fn tables_of_a_newer_build_are_not_touched(db: TestDb) {
    db.raw("update _sqlx_migrations set version = 9999 where version = 1").await.unwrap();
    let error = open(&db.url).await.err();
    assert!(matches!(&error, Some(StoreError::Damaged(why)) if why.contains("newer build")), "{error:?}");
}

#[tokio::test]
async fn an_address_of_nothing_is_refused() {
    let error = open("mysql://house:secret@localhost/orrery").await.err().unwrap();
    assert_eq!(error.to_string(), "`mysql:` is not a supported database; use sqlite:PATH or postgres://…");
}

#[tokio::test]
async fn a_server_that_is_not_there_does_not_answer() {
    let error = open("postgres://postgres@127.0.0.1:1/orrery").await.err();
    assert!(matches!(error, Some(StoreError::Unavailable(_))), "{error:?}");
}
