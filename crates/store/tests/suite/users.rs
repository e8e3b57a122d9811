use store::{MuteKind, Role, StoreError, User};

use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    a_user_is_found_as_written,
    a_name_is_taken_once,
    an_id_is_taken_once,
    users_are_found_by_a_part_of_their_name,
    every_change_is_of_its_own_columns,
    a_guest_registers_once,
    names_that_look_alike_are_one,
    older_names_get_their_looks,
    a_look_that_is_free_goes_to_the_oldest_who_has_it,
    a_new_name_is_worn_where_the_match_goes_on,
    bots_are_counted,
    bots_are_listed_by_name,
    a_deleted_account_leaves_matches_and_nothing_else,
    a_name_is_free_again_after_its_owner_left,
    deleting_nobody_is_missing,
);

async fn a_user_is_found_as_written(db: TestDb) {
    let store = db.store;
    store.add_user(&account(ANN, "Ann")).await.unwrap();
    let all = User {
        role: Role::Admin,
        settings: "{\"lang\":\"uk\",\"name\":\"Ґанок 🂡\"}".into(),
        banned_until: Some(i64::MAX),
        ..account(BOB, "Bøb")
    };
    store.add_user(&all).await.unwrap();
    assert_eq!(store.user(BOB).await, Ok(Some(all.clone())));
    assert_eq!(store.user_named("bøb").await, Ok(Some(all)));
    assert_eq!(store.user(NOBODY).await, Ok(None));
    assert_eq!(store.user_named("nobody").await, Ok(None));
}

async fn a_name_is_taken_once(db: TestDb) {
    db.store.add_user(&account(ANN, "Ann")).await.unwrap();
    let twin = User { name: "ANN".into(), ..account(BOB, "Ann") };
    assert_eq!(db.store.add_user(&twin).await, Err(StoreError::Conflict("name")));
    db.store.add_user(&account(BOB, "Bob")).await.unwrap();
    assert_eq!(db.store.set_name(BOB, "ANN", "ann").await, Err(StoreError::Conflict("name")));
}

async fn an_id_is_taken_once(db: TestDb) {
    db.store.add_user(&account(ANN, "Ann")).await.unwrap();
    assert_eq!(db.store.add_user(&account(ANN, "Other")).await, Err(StoreError::Conflict("user")));
}

async fn users_are_found_by_a_part_of_their_name(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let numbered = User { name: "Guest 00042".into(), name_key: "guest x".into(), ..guest(id(1), 5) };
    for user in [&numbered, &bot_of(ANN, id(2), "Robo_t"), &account(id(3), "ЖАННА"), &account(id(4), "Gone")] {
        store.add_user(user).await.unwrap();
    }
    store.delete_user(id(4), 9).await.unwrap();
    let found = async |text: &str, limit| {
        let users = store.users(text, limit).await.unwrap();
        users.into_iter().map(|user| user.name).collect::<Vec<_>>()
    };
    assert_eq!(found("", 9).await, ["Ann", "Bob", "ЖАННА", "Robo_t", "Guest 00042"]);
    assert_eq!(found("", 2).await, ["Ann", "Bob"]);
    assert_eq!(found("O", 9).await, ["Bob", "Robo_t"]);
    assert_eq!(found("guest 000", 9).await, ["Guest 00042"]);
    assert_eq!(found("жан", 9).await, ["ЖАННА"]);
    assert_eq!(found("_", 9).await, ["Robo_t"], "an ordinary character, not a wildcard");
    assert_eq!(found("%", 9).await, [""; 0]);
}

async fn every_change_is_of_its_own_columns(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.set_name(ANN, "Anna", "anna").await.unwrap();
    store.set_role(ANN, Role::Moderator).await.unwrap();
    store.set_ban(ANN, Some(7)).await.unwrap();
    store.set_settings(ANN, "{\"a\":1}").await.unwrap();
    store.set_webhook_secret(ANN, "secret").await.unwrap();
    store.set_settings(ANN, "{\"a\":2}").await.unwrap();
    store.set_password(ANN, Some("$argon2id$"), "$1$", None).await.unwrap();
    assert_eq!(store.set_password(ANN, Some("$argon2id$"), "$2$", None).await, Err(StoreError::Conflict("password")));
    store.renew_password(ANN, "$argon2id$", "$3$").await.unwrap();
    let changed = User {
        role: Role::Moderator,
        password: Some("$1$".into()),
        banned_until: Some(7),
        settings: "{\"a\":2}".into(),
        ..account(ANN, "Anna")
    };
    assert_eq!(store.user(ANN).await, Ok(Some(changed)));
    assert_eq!(store.webhook_secret(ANN, "fresh").await, Ok(Some("secret".into())));
    assert_eq!(store.user(BOB).await, Ok(Some(account(BOB, "Bob"))), "no other user");
    store.renew_password(ANN, "$1$", "$4$").await.unwrap();
    assert_eq!(store.user(ANN).await.unwrap().unwrap().password.as_deref(), Some("$4$"));

    // A deleted account cannot be changed, and neither can an unknown one.
    store.delete_user(ANN, 5).await.unwrap();
    let gone = store.user(ANN).await;
    for who in [ANN, NOBODY] {
        let missing = Err(StoreError::Missing("user"));
        assert_eq!(store.set_name(who, "Again", "again").await, missing);
        assert_eq!(store.set_role(who, Role::Admin).await, missing);
        assert_eq!(store.set_ban(who, None).await, missing);
        assert_eq!(store.set_settings(who, "{\"a\":3}").await, missing);
        assert_eq!(store.set_webhook_secret(who, "s").await, missing);
        assert_eq!(store.set_password(who, None, "$5$", None).await, missing);
        store.renew_password(who, "$4$", "$6$").await.unwrap();
    }
    assert_eq!(store.user(ANN).await, gone);
    assert_eq!(store.webhook_secret(ANN, "fresh").await, Ok(None));
}

async fn a_guest_registers_once(db: TestDb) {
    let store = db.store;
    store.add_user(&guest(ANN, 1)).await.unwrap();
    store.add_session(&session(1, ANN, 9)).await.unwrap();
    store.set_ban(ANN, Some(5)).await.unwrap();
    store.register(ANN, "Ann", "ann", "$1$", &session(2, ANN, 9)).await.unwrap();
    let expected = User { password: Some("$1$".into()), banned_until: Some(5), ..account(ANN, "Ann") };
    assert_eq!(store.user(ANN).await, Ok(Some(expected.clone())));
    assert_eq!(store.sessions_of(ANN).await, Ok(vec![session(2, ANN, 9)]));
    let again = store.register(ANN, "Other", "other", "$2$", &session(3, ANN, 9)).await;
    assert_eq!(again, Err(StoreError::Conflict("guest")));
    store.add_user(&guest(BOB, 1)).await.unwrap();
    let twin = store.register(BOB, "Аnn", "аnn", "$2$", &session(3, BOB, 9)).await; // Cyrillic A
    assert_eq!(twin, Err(StoreError::Conflict("name")));
    assert_eq!(store.user(ANN).await, Ok(Some(expected)));
    assert_eq!(store.user(BOB).await, Ok(Some(guest(BOB, 1))), "all or nothing");
}

async fn names_that_look_alike_are_one(db: TestDb) {
    let store = db.store;
    store.add_user(&account(ANN, "Alice")).await.unwrap();
    let conflict = Err(StoreError::Conflict("name"));
    for twin in ["Аlice", "Al1ce", "АLІСЕ"] {
        assert_eq!(store.add_user(&account(BOB, twin)).await, conflict, "{twin}");
        assert_eq!(store.add_user(&bot_of(ANN, BOB, twin)).await, conflict, "{twin}");
    }
    store.add_user(&account(BOB, "Bob")).await.unwrap();
    assert_eq!(store.set_name(BOB, "Аlice", "аlice").await, conflict);
    store.set_name(ANN, "ALICE", "alice").await.unwrap(); // her own name in another case
    store.delete_user(ANN, 5).await.unwrap();
    store.set_name(BOB, "Аlice", "аlice").await.unwrap();
}

/// A database from before skeletons were stored.
async fn older_names_get_their_looks(db: TestDb) {
    let store = &db.store;
    store.add_user(&account(ANN, "Alice")).await.unwrap();
    store.add_user(&User { created: 2, ..account(BOB, "Bob") }).await.unwrap();
    store.add_user(&User { created: 3, ..account(id(1), "Twin") }).await.unwrap();
    store.add_user(&guest(id(2), 1)).await.unwrap();
    store.close().await;
    let twin = "update player set name = 'Аlice', name_key = 'аlice' where name = 'Twin'";
    let before = "update player set name_skeleton = null; delete from note where key = 'store.skeletons'";
    db.raw(&format!("{before}; {twin}")).await.unwrap();

    let store = db.another().await;
    let conflict = Err(StoreError::Conflict("name"));
    assert_eq!(store.set_name(id(1), "B0b", "b0b").await, conflict);
    assert_eq!(store.set_name(BOB, "Aliсe", "aliсe").await, conflict, "the older twin keeps its skeleton");
    assert_eq!(store.user_named("аlice").await.unwrap().unwrap().id, id(1), "the other keeps its name");
    store.set_name(id(1), "Carol", "carol").await.unwrap();
    store.close().await;
}

/// Older accounts may look alike, and only the first of them has the skeleton. When it goes, the next one is protected.
async fn a_look_that_is_free_goes_to_the_oldest_who_has_it(db: TestDb) {
    let store = &db.store;
    for (n, name) in [(1, "Alice"), (2, "Second"), (3, "Third"), (4, "Other")] {
        store.add_user(&User { created: n, ..account(id(n as u128), name) }).await.unwrap();
    }
    store.close().await;
    for (before, name, key) in [("Second", "Аlice", "аlice"), ("Third", "Аlicе", "аlicе")] {
        db.raw(&format!("update player set name = '{name}', name_key = '{key}' where name = '{before}'"))
            .await
            .unwrap();
    }
    db.raw("delete from note where key = 'store.skeletons'").await.unwrap();

    let (store, conflict) = (db.another().await, Err(StoreError::Conflict("name")));
    store.set_name(id(1), "Carol", "carol").await.unwrap();
    assert_eq!(store.set_name(id(4), "Alice", "alice").await, conflict, "the second is protected");
    store.delete_user(id(2), 5).await.unwrap();
    assert_eq!(store.set_name(id(4), "Alice", "alice").await, conflict, "so is the third");
    store.delete_user(id(3), 5).await.unwrap();
    store.set_name(id(4), "Alice", "alice").await.unwrap();
    store.close().await;
}

async fn a_new_name_is_worn_where_the_match_goes_on(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let open = [taken_seat(0, ANN, "Ann"), taken_seat(1, ANN, "Cleo"), taken_seat(2, BOB, "Bob")];
    store.add_match(&table(1, ANN, 10), &open).await.unwrap();
    let (runs, over) = (running(&*store, 2).await, running(&*store, 3).await);
    store.close_match(over, 99, "{}").await.unwrap();
    store.set_name(ANN, "Eve", "eve").await.unwrap();
    let names = async |table| store.seats(table).await.unwrap().into_iter().map(|seat| seat.name).collect::<Vec<_>>();
    assert_eq!(names(id(1)).await, ["Eve", "Cleo", "Bob"], "other players on her device keep theirs");
    assert_eq!(names(runs).await, ["Eve", "Bob"]);
    assert_eq!(names(over).await, ["Ann", "Bob"]);

    for (name, but, found) in
        [("Bob", ANN, true), ("B0b", ANN, true), ("Bob", BOB, false), ("Ann", BOB, false), ("EVE", BOB, true)]
    {
        assert_eq!(store.looks_like_another(name, but).await, Ok(found), "{name}");
    }
}

async fn bots_are_counted(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for n in 1..=2 {
        store.add_bot(&bot_of(ANN, id(n), &format!("Zed{n}")), 2).await.unwrap();
    }
    assert_eq!(store.add_bot(&bot_of(ANN, id(3), "Third"), 2).await, Err(StoreError::Conflict("bots")));
    store.add_bot(&bot_of(BOB, id(3), "Third"), 2).await.unwrap();
    store.delete_user(ANN, 5).await.unwrap();
    assert_eq!(store.add_bot(&bot_of(ANN, id(4), "Late"), 2).await, Err(StoreError::Missing("owner")));
}

async fn bots_are_listed_by_name(db: TestDb) {
    ann_and_bob(&*db.store).await;
    let [zed, abe] = [bot_of(ANN, id(1), "Zed"), bot_of(ANN, id(2), "Abe")];
    for bot in [&zed, &abe, &bot_of(BOB, id(3), "Mine")] {
        db.store.add_user(bot).await.unwrap();
    }
    assert_eq!(db.store.bots_of(ANN).await, Ok(vec![abe.clone(), zed.clone()]));
    db.store.delete_user(zed.id, 5).await.unwrap();
    assert_eq!(db.store.bots_of(ANN).await, Ok(vec![abe]));
    let orphan = bot_of(NOBODY, id(4), "Orphan");
    assert_eq!(db.store.add_user(&orphan).await, Err(StoreError::Missing("owner")));
}

async fn a_deleted_account_leaves_matches_and_nothing_else(db: TestDb) {
    let store = &*db.store;
    ann_and_bob(store).await;
    store.add_user(&bot_of(ANN, id(1), "Zed")).await.unwrap();
    for (n, user) in [(1, ANN), (2, id(1)), (3, BOB)] {
        store.add_session(&session(n, user, 1000)).await.unwrap();
    }
    store.set_mute(ANN, BOB, Some(MuteKind::Mute), 1).await.unwrap();
    store.set_mute(BOB, ANN, Some(MuteKind::Block), 1).await.unwrap();
    let played = running(store, 70).await;
    let with_bot = [taken_seat(0, id(1), "Zed"), taken_seat(1, BOB, "Bob")];
    store.add_match(&table(71, ANN, 20), &with_bot).await.unwrap();
    for (user, name) in [(ANN, "Ann"), (BOB, "Bob"), (id(1), "Zed")] {
        store.add_chat(played, &super::people::said(user, name, "hello")).await.unwrap();
    }
    store.add_report(&super::people::complaint(1, ANN, BOB, 5)).await.unwrap();
    store.add_report(&super::people::complaint(2, BOB, ANN, 6)).await.unwrap();
    let end = finish([rating(ANN, 1600.0), rating(BOB, 1400.0)], []);
    store.append(store::Append { finish: Some(end), ..append(played, [line(1)]) }).await.unwrap();

    store.delete_user(ANN, 555).await.unwrap();

    let gone = User {
        name: String::new(),
        name_key: String::new(),
        password: None,
        deleted: Some(555),
        ..account(ANN, "Ann")
    };
    assert_eq!(store.user(ANN).await, Ok(Some(gone)));
    assert_eq!(store.user_named("ann").await, Ok(None));
    assert_eq!(store.bots_of(ANN).await, Ok(vec![]));
    let bot = store.user(id(1)).await.unwrap().unwrap();
    assert_eq!((bot.name.as_str(), bot.deleted), ("", Some(555)));
    assert_eq!(store.sessions_of(ANN).await, Ok(vec![]));
    assert_eq!(store.sessions_of(id(1)).await, Ok(vec![]));
    assert_eq!(store.sessions_of(BOB).await.unwrap().len(), 1);
    assert_eq!(store.mutes_of(ANN).await, Ok(vec![]));
    assert_eq!(store.blocked(ANN, BOB).await, Ok(false));
    assert_eq!(store.ratings_of(ANN).await, Ok(vec![]));
    assert_eq!(store.ratings_of(BOB).await, Ok(vec![rating(BOB, 1400.0)]));
    let reports = store.reports(false, 9).await.unwrap();
    assert_eq!(reports.iter().map(|r| r.by).collect::<Vec<_>>(), [BOB], "reports about her stay");
    let chat = store.chat(played, 9).await.unwrap();
    assert_eq!(chat.iter().map(|l| (l.seq, l.user)).collect::<Vec<_>>(), [(2, Some(BOB))]);
    assert_eq!(store.seats(played).await, Ok(vec![taken_seat(0, ANN, ""), taken_seat(1, BOB, "Bob")]));
    assert_eq!(store.seats(id(71)).await.unwrap()[0], taken_seat(0, id(1), ""));
    assert_eq!(store.log(played, 0).await.unwrap().len(), 2);

    store.delete_user(ANN, 777).await.unwrap();
    assert_eq!(store.user(ANN).await.unwrap().unwrap().deleted, Some(555), "the time of the first deletion stays");
    let late = store.add_chat(played, &super::people::said(BOB, "Bob", "again")).await;
    assert_eq!(late, Ok(4), "numbers of deleted lines are not reused");
}

async fn a_name_is_free_again_after_its_owner_left(db: TestDb) {
    ann_and_bob(&*db.store).await;
    for user in [ANN, BOB] {
        db.store.delete_user(user, 5).await.unwrap();
    }
    db.store.add_user(&account(id(1), "Ann")).await.unwrap();
    assert_eq!(db.store.user_named("ann").await.unwrap().unwrap().id, id(1));
}

async fn deleting_nobody_is_missing(db: TestDb) {
    assert_eq!(db.store.delete_user(NOBODY, 5).await, Err(StoreError::Missing("user")));
}
