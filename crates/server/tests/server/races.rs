//! Requests at the same moment, on both databases: every answer that says it is done stays done.

use std::time::Duration;

use client::{ClientError, Http};
use protocol::{ClientMsg, Credentials, Me, Opened, Profile, Role, SeatWish};
use serde_json::json;
use store::StoreError;
use uuid::Uuid;

use crate::harness::{Guest, House, wish_with};
use crate::rated::{account, rated};

fn rounds(short: usize) -> usize {
    if std::env::var_os("ORRERY_LONG").is_some() { 20 * short } else { short }
}

/// Runs a test on both databases.
async fn on_both<T: Future<Output = ()>>(test: impl Fn(House) -> T) {
    test(House::open().await).await;
    test(House::open_on_postgres().await).await;
}

/// Eight requests of a busy tab, each from a thread of its own, until the other thing is done as well.
async fn while_busy<T>(of: &Guest, other: impl Future<Output = T>) -> T {
    let requests = (0..8).map(|n| {
        let mut http = of.http.clone();
        tokio::task::spawn_blocking(move || {
            for m in 0..4 {
                let settings = json!({ "client": { "n": format!("{n}.{m}") } });
                // Whoever is gone or banned meanwhile is refused.
                let _ = http.send("PUT", "/api/settings", &settings);
            }
        })
    });
    let requests: Vec<_> = requests.collect();
    let answer = other.await;
    for request in requests {
        request.await.expect("no panic");
    }
    answer
}

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned() }
}

async fn sign_in(house: &House, name: &str, password: &str) -> Result<Me, ClientError> {
    let (mut http, credentials) = (Http::new(&house.url()), credentials(name, password));
    tokio::task::spawn_blocking(move || http.post::<Me>("/api/session", &credentials)).await.expect("no panic")
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_undo_neither_a_ban_nor_a_password_nor_a_deletion() {
    on_both(async |house: House| {
        let mut judge = account(&house, "Judy").await;
        let store = store::open(&house.database()).await.expect("the same database");
        store.set_role(judge.id, store::Role::Moderator).await.expect("written");
        store.close().await;
        for round in 0..rounds(2) {
            let [banned, careful, gone] = ["Banned", "Careful", "Gone"].map(|name| format!("{name} {}x", 100 + round));
            let user = account(&house, &banned).await;
            let path = format!("/api/admin/users/{}/ban", user.id);
            let ban = judge.ask(move |http| http.send("POST", &path, &json!({ "hours": 1 })));
            while_busy(&user, ban).await.expect("banned");
            let refused = user.clone().ask(|http| http.get::<Me>("/api/me")).await;
            assert!(matches!(&refused, Err(ClientError::Refused(e)) if e.code == "banned"), "{round}: {refused:?}");

            let mut user = account(&house, &careful).await;
            let same = user.clone();
            let body = json!({ "old": "correct horse", "new": "battery staple" });
            let change = user.ask(move |http| http.send("PUT", "/api/account/password", &body));
            while_busy(&same, change).await.expect("changed");
            assert!(sign_in(&house, &careful, "correct horse").await.is_err(), "{round}: the old password");
            sign_in(&house, &careful, "battery staple").await.expect("the new password");

            let mut user = account(&house, &gone).await;
            let same = user.clone();
            let body = credentials(&gone, "correct horse");
            let delete = user.ask(move |http| http.send("DELETE", "/api/account", &body));
            while_busy(&same, delete).await.expect("deleted");
            assert!(sign_in(&house, &gone, "correct horse").await.is_err(), "{round}: deleted");
            let id = user.id;
            let profile = judge.ask(move |http| http.get::<Profile>(&format!("/api/users/{id}"))).await;
            assert!(profile.is_err(), "{round}: {profile:?}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_rated_matches_conceded_at_once_all_count() {
    on_both(async |house: House| {
        let (mut ada, mut ben) = (account(&house, "Ada").await, account(&house, "Ben").await);
        let mut seats = Vec::new();
        for _ in 0..10 {
            let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], rated())).await;
            ben.sit(table).await;
            seats.push(ben.join(table, Role::Seat(1)).await);
        }
        let concede = |mut seat: crate::harness::Seated| async move {
            let table = seat.mirror.table;
            let done = seat.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 1 }).await;
            done.expect("given up");
        };
        let all: Vec<_> = seats.into_iter().map(|seat| tokio::spawn(concede(seat))).collect();
        for one in all {
            one.await.expect("no panic");
        }
        let mut values = Vec::new();
        for who in [&mut ada, &mut ben] {
            let id = who.id;
            let profile: Profile = who.ask(move |http| http.get(&format!("/api/users/{id}"))).await.expect("a profile");
            assert_eq!(profile.ratings[0].games, 10, "{:?}", profile.ratings);
            values.push(profile.ratings[0].value);
        }
        assert!(values[0] > 1750 && values[1] < 1250, "{values:?}: more than one match has counted");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_asked_for_at_once_are_counted() {
    let house = House::open_with(|config| config.limits.tables_at_once = 3).await;
    let guest = house.guest().await;
    let requests = (0..8).map(|_| {
        let mut http = guest.http.clone();
        let wish = crate::harness::wish("duel", vec![SeatWish::Me, SeatWish::Open]);
        tokio::task::spawn_blocking(move || http.post::<Opened>("/api/tables", &wish).is_ok())
    });
    let requests: Vec<_> = requests.collect();
    let mut made = 0;
    for request in requests {
        made += usize::from(request.await.expect("no panic"));
    }
    assert_eq!(made, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_database_is_refused() {
    on_both(async |mut house: House| {
        let config = server::Config::local(([127, 0, 0, 1], 0).into(), house.database());
        let store = store::open(&config.database).await.expect("the same database");
        let refused = server::start(config, store.clone()).await.err();
        store.close().await;
        let Some(server::ServeError::Store(StoreError::InUse(why))) = refused else { panic!("{refused:?}") };
        assert!(why.contains("stop that one first") && why.contains(&std::process::id().to_string()), "{why}");
        // After an orderly stop the next one begins at once.
        house.reopen().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_taken_over_stops_writing() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let table =
        ada.open_table(crate::harness::wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.until_asked().await;
    let before = house.log(table).await;
    // Another server has waited until the lease had expired.
    let other = store::open(&house.database()).await.expect("the same database");
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&house.database()).await.expect("the file");
    sqlx::query("update lease set expires = 0").execute(&mut raw).await.expect("expired");
    other.take_lease(&store::Node::here(), 60_000).await.expect("taken");

    let key = crate::harness::sensible(seat.mirror.decision().expect("asked"));
    let msg = seat.act(&key);
    assert_eq!(seat.command(&msg).await, Err(protocol::Nack::Unavailable));
    assert_eq!(house.log(table).await, before);
    let server = house.server.as_ref().expect("an open house");
    tokio::time::timeout(Duration::from_secs(30), server.taken_over()).await.expect("it notices");
    let ready = ada.ask(|http| http.get_text("/readyz")).await;
    assert!(ready.is_err(), "{ready:?}");
    other.close().await;
}
