use store::{Session, StoreError};

use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    a_token_opens_its_session_until_it_ends,
    a_session_needs_its_user_and_its_own_token,
    a_touched_session_lives_on,
    sessions_are_listed_last_used_first,
    sessions_end_one_by_one_or_all_but_one,
    a_password_that_was_changed_signs_nobody_in,
    a_new_token_ends_the_others,
    the_sweep_takes_ended_sessions_and_guests_without_anything,
);

async fn a_token_opens_its_session_until_it_ends(db: TestDb) {
    ann_and_bob(&*db.store).await;
    let token = Session { scopes: Some("play".into()), ..session(1, ANN, 1000) };
    db.store.add_session(&token).await.unwrap();
    let found = db.store.session(&[1; 32], 999).await;
    assert_eq!(found, Ok(Some((token, account(ANN, "Ann")))));
    assert_eq!(db.store.session(&[1; 32], 1000).await, Ok(None), "it has expired");
    assert_eq!(db.store.session(&[2; 32], 0).await, Ok(None), "another token");
    db.raw_with("update player set deleted = 5 where id = $1", &[ANN]).await.unwrap();
    assert_eq!(db.store.session(&[1; 32], 999).await, Ok(None), "the user is deleted");
}

async fn a_session_needs_its_user_and_its_own_token(db: TestDb) {
    ann_and_bob(&*db.store).await;
    assert_eq!(db.store.add_session(&session(1, NOBODY, 9)).await, Err(StoreError::Missing("user")));
    db.store.add_session(&session(1, ANN, 9)).await.unwrap();
    assert_eq!(db.store.add_session(&session(1, BOB, 9)).await, Err(StoreError::Conflict("session")));
}

async fn a_password_that_was_changed_signs_nobody_in(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.sign_in(&session(1, ANN, 9), "$argon2id$").await.unwrap();
    store.set_password(ANN, Some("$argon2id$"), "$new$", Some(session(1, ANN, 9).id)).await.unwrap();
    assert_eq!(store.sign_in(&session(2, ANN, 9), "$argon2id$").await, Err(StoreError::Conflict("password")));
    store.sign_in(&session(2, ANN, 9), "$new$").await.unwrap();
    assert_eq!(store.sessions_of(ANN).await.unwrap().len(), 2);
    store.set_password(ANN, None, "$newer$", None).await.unwrap();
    assert_eq!(store.sessions_of(ANN).await, Ok(vec![]));
    store.delete_user(ANN, 5).await.unwrap();
    assert_eq!(store.sign_in(&session(3, ANN, 9), "$newer$").await, Err(StoreError::Missing("user")));
    assert_eq!(store.add_session(&session(3, ANN, 9)).await, Err(StoreError::Missing("user")));
}

async fn a_new_token_ends_the_others(db: TestDb) {
    ann_and_bob(&*db.store).await;
    for n in 1..=3 {
        db.store.replace_sessions(&session(n, ANN, 9)).await.unwrap();
    }
    assert_eq!(db.store.sessions_of(ANN).await, Ok(vec![session(3, ANN, 9)]));
}

async fn a_touched_session_lives_on(db: TestDb) {
    ann_and_bob(&*db.store).await;
    let before = session(1, ANN, 1000);
    db.store.add_session(&before).await.unwrap();
    db.store.touch_session(before.id, 500, 2000).await.unwrap();
    let after = Session { seen: 500, expires: 2000, ..before };
    assert_eq!(db.store.sessions_of(ANN).await, Ok(vec![after]));
    assert_eq!(db.store.touch_session(NOBODY, 1, 2).await, Ok(()));
}

async fn sessions_are_listed_last_used_first(db: TestDb) {
    ann_and_bob(&*db.store).await;
    for n in [2, 3, 1] {
        db.store.add_session(&session(n, ANN, 9)).await.unwrap();
    }
    let seen: Vec<_> = db.store.sessions_of(ANN).await.unwrap().iter().map(|s| s.seen).collect();
    assert_eq!(seen, [3, 2, 1]);
}

async fn sessions_end_one_by_one_or_all_but_one(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for n in 1..=4 {
        store.add_session(&session(n, ANN, 9)).await.unwrap();
    }
    store.add_session(&session(9, BOB, 9)).await.unwrap();
    let left = async |user| store.sessions_of(user).await.unwrap().iter().map(|s| s.seen).collect::<Vec<_>>();
    assert_eq!(store.end_session(BOB, session(1, ANN, 9).id).await, Ok(false), "not theirs");
    assert_eq!(store.end_session(ANN, session(1, ANN, 9).id).await, Ok(true));
    assert_eq!(store.end_session(ANN, session(1, ANN, 9).id).await, Ok(false));
    assert_eq!(left(ANN).await, [4, 3, 2]);
    store.end_sessions(ANN, Some(session(3, ANN, 9).id)).await.unwrap();
    assert_eq!(left(ANN).await, [3]);
    store.end_sessions(ANN, None).await.unwrap();
    assert_eq!(left(ANN).await, [0; 0]);
    assert_eq!(left(BOB).await, [9]);
}

async fn the_sweep_takes_ended_sessions_and_guests_without_anything(db: TestDb) {
    let store = &*db.store;
    ann_and_bob(store).await;
    for n in 1..=7 {
        store.add_user(&guest(id(n), 10)).await.unwrap();
    }
    store.add_user(&guest(id(8), 50)).await.unwrap();
    let table_of = table(70, id(1), 20);
    store.add_match(&table_of, &[taken_seat(0, id(2), "guest"), free_seat(1)]).await.unwrap();
    store.add_session(&session(3, id(3), 1000)).await.unwrap(); // lives
    store.add_session(&session(4, id(4), 100)).await.unwrap(); // has ended
    store.add_session(&session(5, ANN, 100)).await.unwrap(); // has ended too
    store.add_report(&super::people::complaint(1, id(6), BOB, 5)).await.unwrap();
    store.add_report(&super::people::complaint(2, BOB, id(7), 5)).await.unwrap();
    store.add_chat(id(70), &super::people::said(id(5), "guest-5", "hi")).await.unwrap();

    assert_eq!(store.sweep(100, 50).await, Ok(4), "two sessions, guests 4 and 5");

    for (n, stays) in [(1, true), (2, true), (3, true), (4, false), (5, false), (6, true), (7, true), (8, true)] {
        assert_eq!(store.user(id(n)).await.unwrap().is_some(), stays, "guest {n}");
    }
    assert!(store.user(ANN).await.unwrap().is_some());
    let said = &store.chat(id(70), 9).await.unwrap()[0];
    assert_eq!((said.user, said.name.as_str()), (None, "guest-5"));
    assert_eq!(store.sweep(100, 50).await, Ok(0));
}
