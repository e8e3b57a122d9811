//! Requests at the same moment, on both databases: every answer that says it is done stays done.

use std::time::Duration;

use client::{ClientError, Http};
use protocol::{BotMade, ClientMsg, Credentials, Me, Opened, Profile, Role, SeatWish};
use serde_json::json;
use server::Config;
use store::StoreError;
use uuid::Uuid;

use crate::harness::{Guest, House, wish_with};
use crate::rated::{account, rated};

fn rounds(short: usize) -> usize {
    if std::env::var_os("ORRERY_LONG").is_some() { 20 * short } else { short }
}

/// Runs a test on both databases.
async fn on_both<T: Future<Output = ()>>(test: impl Fn(House) -> T) {
    on_both_with(|_| {}, test).await;
}

/// The same with other settings.
async fn on_both_with<T: Future<Output = ()>>(change: fn(&mut Config), test: impl Fn(House) -> T) {
    test(House::open_with(change).await).await;
    test(House::open_on_postgres_with(change).await).await;
}

/// The same request of one person so many times at once; the answers.
async fn at_once<T: Send + 'static>(
    times: usize,
    of: &Guest,
    request: impl Fn(&mut Http, usize) -> Result<T, ClientError> + Clone + Send + 'static,
) -> Vec<Result<T, ClientError>> {
    let requests = (0..times).map(|n| {
        let (mut http, request) = (of.http.clone(), request.clone());
        tokio::task::spawn_blocking(move || request(&mut http, n))
    });
    let requests: Vec<_> = requests.collect();
    let mut answers = Vec::new();
    for request in requests {
        answers.push(request.await.expect("no panic"));
    }
    answers
}

/// How many were done; all others were refused with this code.
#[track_caller]
fn done<T: std::fmt::Debug>(answers: &[Result<T, ClientError>], refusal: &str) -> usize {
    for answer in answers {
        assert!(answer.is_ok() || matches!(answer, Err(ClientError::Refused(e)) if e.code == refusal), "{answer:?}");
    }
    answers.iter().filter(|answer| answer.is_ok()).count()
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

/// A table can be had in four ways: made, sat down at, met at again, and branched off a finished match.
#[tokio::test(flavor = "multi_thread")]
async fn tables_asked_for_at_once_are_counted() {
    fn few(config: &mut Config) {
        config.limits.tables_at_once = 3;
    }
    Box::pin(on_both_with(few, async |house: House| {
        let guest = house.guest().await;
        let wish = || crate::harness::wish("duel", vec![SeatWish::Me, SeatWish::Open]);
        let made = at_once(8, &guest, move |http, _| http.post::<Opened>("/api/tables", &wish())).await;
        assert_eq!(done(&made, "too_many_tables"), 3);

        let mut hosts = Vec::new();
        for _ in 0..8 {
            hosts.push(house.guest().await.open_table(wish()).await);
        }
        let guest = house.guest().await;
        let sat =
            at_once(8, &guest, move |http, n| http.send("POST", &format!("/api/tables/{}/sit", hosts[n]), &json!({})));
        assert_eq!(done(&sat.await, "too_many_tables"), 3);

        let mut guest = house.guest().await;
        let mut ended = Vec::new();
        for _ in 0..2 {
            let wish = crate::harness::wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())]);
            let table = guest.open_table(wish).await;
            let mut seat = guest.join(table, Role::Seat(0)).await;
            let concede = ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 };
            seat.command(&concede).await.expect("given up");
            ended.push(table);
        }
        let again = at_once(8, &guest, move |http, n| {
            let (ended, what) = (ended[n % 2], if n < 6 { "branch" } else { "rematch" });
            http.post::<Opened>(&format!("/api/tables/{ended}/{what}"), &json!({ "n": 0, "seat": 0 }))
        });
        let again = again.await;
        let mut tables: Vec<Uuid> = again.iter().flatten().map(|opened| opened.id).collect();
        assert_eq!(done(&again, "too_many_tables"), tables.len());
        tables.sort_unstable();
        tables.dedup();
        assert_eq!(tables.len(), 3, "{again:?}");
    }))
    .await;
}

/// Whoever asks twice at once for what can be had once gets it once.
#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_had_once_is_had_once() {
    on_both(async |house: House| {
        // A name.
        let mut people = Vec::new();
        for _ in 0..6 {
            people.push(house.guest().await);
        }
        let wanted = people.into_iter().map(|guest| async move {
            at_once(1, &guest, |http, _| http.post::<Me>("/api/account", &credentials("Zoe", "correct horse"))).await
        });
        let answers: Vec<_> = futures_util::future::join_all(wanted).await.into_iter().flatten().collect();
        assert_eq!(done(&answers, "name_taken"), 1);

        // The only token of a program, and the key of a webhook.
        let mut ada = account(&house, "Ada").await;
        let bot: BotMade = ada.ask(|http| http.post("/api/bots", &json!({ "name": "Robo" }))).await.expect("a bot");
        let path = format!("/api/bots/{}/token", bot.id);
        let tokens = at_once(6, &ada, move |http, _| http.post::<BotMade>(&path, &())).await;
        let tokens = tokens.into_iter().map(|made| made.expect("renewed").token.expect("a token"));
        let mut valid = 0;
        for token in tokens.chain(bot.token) {
            let mut http = Http::new(&house.url()).with_token(&token);
            let known = tokio::task::spawn_blocking(move || http.get::<Me>("/api/me").is_ok());
            valid += usize::from(known.await.expect("no panic"));
        }
        assert_eq!(valid, 1);

        // A seat.
        let table = ada.open_table(crate::harness::wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
        let mut rivals = Vec::new();
        for _ in 0..6 {
            rivals.push(house.guest().await);
        }
        let wanted = rivals.into_iter().map(|guest| async move {
            at_once(1, &guest, move |http, _| http.send("POST", &format!("/api/tables/{table}/sit"), &json!({}))).await
        });
        let answers: Vec<_> = futures_util::future::join_all(wanted).await.into_iter().flatten().collect();
        let sat = answers.iter().filter(|answer| answer.is_ok()).count();
        assert_eq!(sat, 1, "{answers:?}");

        // Programs of an account, and reports in an hour.
        let bots =
            at_once(16, &ada, |http, n| http.post::<BotMade>("/api/bots", &json!({ "name": format!("Robo {n}x") })));
        assert_eq!(done(&bots.await, "bad_request"), 7);
        let reports =
            at_once(16, &ada, |http, n| http.send("POST", "/api/reports", &json!({ "text": format!("{n}") })));
        assert_eq!(done(&reports.await, "too_fast"), 10);
    })
    .await;
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
