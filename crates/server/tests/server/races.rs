//! Concurrent requests, on both databases: every acknowledged change lasts.

use std::time::Duration;

use client::{ClientError, Http};
use protocol::{BotMade, ClientMsg, Credentials, Me, Opened, Profile, Role, SeatWish};
use serde_json::json;
use server::Config;
use store::StoreError;
use uuid::Uuid;

use crate::harness::{Guest, TestServer, wish_with};
use crate::rated::{account, rated};

fn rounds(short: usize) -> usize {
    if std::env::var_os("ORRERY_LONG").is_some() { 20 * short } else { short }
}

/// Runs a test on both databases.
async fn on_both<T: Future<Output = ()>>(test: impl Fn(TestServer) -> T) {
    on_both_with(|_| {}, test).await;
}

/// The same with other settings.
async fn on_both_with<T: Future<Output = ()>>(change: fn(&mut Config), test: impl Fn(TestServer) -> T) {
    test(TestServer::open_with(change).await).await;
    test(TestServer::open_on_postgres_with(change).await).await;
}

/// Sends the same request of one user several times at once. Returns the answers.
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

/// The number of successes; all others must be refused with this code.
#[track_caller]
fn done<T: std::fmt::Debug>(answers: &[Result<T, ClientError>], refusal: &str) -> usize {
    for answer in answers {
        assert!(answer.is_ok() || matches!(answer, Err(ClientError::Refused(e)) if e.code == refusal), "{answer:?}");
    }
    answers.iter().filter(|answer| answer.is_ok()).count()
}

/// Eight requests of a busy tab, each from its own thread, until the other future is ready as well.
async fn while_busy<T>(of: &Guest, other: impl Future<Output = T>) -> T {
    let requests = (0..8).map(|n| {
        let mut http = of.http.clone();
        tokio::task::spawn_blocking(move || {
            for m in 0..4 {
                let settings = json!({ "client": { "n": format!("{n}.{m}") } });
                // A user who is deleted or banned in the meantime is refused.
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

async fn sign_in(server: &TestServer, name: &str, password: &str) -> Result<Me, ClientError> {
    let (mut http, credentials) = (Http::new(&server.url()), credentials(name, password));
    tokio::task::spawn_blocking(move || http.post::<Me>("/api/session", &credentials)).await.expect("no panic")
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_undo_neither_a_ban_nor_a_password_nor_a_deletion() {
    on_both(async |server: TestServer| {
        let mut judge = account(&server, "Judy").await;
        let store = store::open(&server.database()).await.expect("the same database");
        store.set_role(judge.id, store::Role::Moderator).await.expect("written");
        store.close().await;
        for round in 0..rounds(2) {
            let [banned, careful, gone] = ["Banned", "Careful", "Gone"].map(|name| format!("{name} {}x", 100 + round));
            let user = account(&server, &banned).await;
            let path = format!("/api/admin/users/{}/ban", user.id);
            let ban = judge.ask(move |http| http.send("POST", &path, &json!({ "hours": 1 })));
            while_busy(&user, ban).await.expect("banned");
            let refused = user.clone().ask(|http| http.get::<Me>("/api/me")).await;
            assert!(matches!(&refused, Err(ClientError::Refused(e)) if e.code == "banned"), "{round}: {refused:?}");

            let mut user = account(&server, &careful).await;
            let same = user.clone();
            let body = json!({ "old": "correct horse", "new": "battery staple" });
            let change = user.ask(move |http| http.send("PUT", "/api/account/password", &body));
            while_busy(&same, change).await.expect("changed");
            assert!(sign_in(&server, &careful, "correct horse").await.is_err(), "{round}: the old password");
            sign_in(&server, &careful, "battery staple").await.expect("the new password");

            let mut user = account(&server, &gone).await;
            let same = user.clone();
            let body = credentials(&gone, "correct horse");
            let delete = user.ask(move |http| http.send("DELETE", "/api/account", &body));
            while_busy(&same, delete).await.expect("deleted");
            assert!(sign_in(&server, &gone, "correct horse").await.is_err(), "{round}: deleted");
            let id = user.id;
            let profile = judge.ask(move |http| http.get::<Profile>(&format!("/api/users/{id}"))).await;
            assert!(profile.is_err(), "{round}: {profile:?}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_rated_matches_conceded_at_once_all_count() {
    on_both(async |server: TestServer| {
        let (mut ada, mut ben) = (account(&server, "Ada").await, account(&server, "Ben").await);
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

/// There are four ways to get a table: creating it, sitting down, a rematch, and a branch of a finished match.
#[tokio::test(flavor = "multi_thread")]
async fn tables_asked_for_at_once_are_counted() {
    fn few(config: &mut Config) {
        config.limits.tables_at_once = 3;
    }
    Box::pin(on_both_with(few, async |server: TestServer| {
        let guest = server.guest().await;
        let wish = || crate::harness::wish("duel", vec![SeatWish::Me, SeatWish::Open]);
        let made = at_once(8, &guest, move |http, _| http.post::<Opened>("/api/tables", &wish())).await;
        assert_eq!(done(&made, "too_many_tables"), 3);

        let mut hosts = Vec::new();
        for _ in 0..8 {
            hosts.push(server.guest().await.open_table(wish()).await);
        }
        let guest = server.guest().await;
        let sat =
            at_once(8, &guest, move |http, n| http.send("POST", &format!("/api/tables/{}/sit", hosts[n]), &json!({})));
        assert_eq!(done(&sat.await, "too_many_tables"), 3);

        let mut guest = server.guest().await;
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

/// Concurrent requests for something that can be had once succeed once.
#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_had_once_is_had_once() {
    on_both(async |server: TestServer| {
        // A name.
        let mut people = Vec::new();
        for _ in 0..6 {
            people.push(server.guest().await);
        }
        let wanted = people.into_iter().map(|guest| async move {
            at_once(1, &guest, |http, _| http.post::<Me>("/api/account", &credentials("Zoe", "correct horse"))).await
        });
        let answers: Vec<_> = futures_util::future::join_all(wanted).await.into_iter().flatten().collect();
        assert_eq!(done(&answers, "name_taken"), 1);

        // The only token of a bot, and the key of a webhook.
        let mut ada = account(&server, "Ada").await;
        let bot: BotMade = ada.ask(|http| http.post("/api/bots", &json!({ "name": "Robo" }))).await.expect("a bot");
        let path = format!("/api/bots/{}/token", bot.id);
        let tokens = at_once(6, &ada, move |http, _| http.post::<BotMade>(&path, &())).await;
        let tokens = tokens.into_iter().map(|made| made.expect("renewed").token.expect("a token"));
        let mut valid = 0;
        for token in tokens.chain(bot.token) {
            let mut http = Http::new(&server.url()).with_token(&token);
            let known = tokio::task::spawn_blocking(move || http.get::<Me>("/api/me").is_ok());
            valid += usize::from(known.await.expect("no panic"));
        }
        assert_eq!(valid, 1);

        // A seat.
        let table = ada.open_table(crate::harness::wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
        let mut rivals = Vec::new();
        for _ in 0..6 {
            rivals.push(server.guest().await);
        }
        let wanted = rivals.into_iter().map(|guest| async move {
            at_once(1, &guest, move |http, _| http.send("POST", &format!("/api/tables/{table}/sit"), &json!({}))).await
        });
        let answers: Vec<_> = futures_util::future::join_all(wanted).await.into_iter().flatten().collect();
        let sat = answers.iter().filter(|answer| answer.is_ok()).count();
        assert_eq!(sat, 1, "{answers:?}");

        // Bots of an account, and reports in an hour.
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
    on_both(async |mut server: TestServer| {
        let config = server::Config::local(([127, 0, 0, 1], 0).into(), server.database());
        let store = store::open(&config.database).await.expect("the same database");
        let refused = server::start(config, store.clone()).await.err();
        store.close().await;
        let Some(server::ServeError::Store(StoreError::InUse(why))) = refused else { panic!("{refused:?}") };
        assert!(why.contains("stop that one first") && why.contains(&std::process::id().to_string()), "{why}");
        // After an orderly stop the next server starts immediately.
        server.reopen().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_taken_over_stops_writing() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table =
        ada.open_table(crate::harness::wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.until_asked().await;
    let before = server.log(table).await;
    // Another server has waited until the lease expired.
    let other = store::open(&server.database()).await.expect("the same database");
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&server.database()).await.expect("the file");
    sqlx::query("update lease set expires = 0").execute(&mut raw).await.expect("expired");
    other.take_lease(&store::Node::here(), 60_000).await.expect("taken");

    let key = crate::harness::naive_pick(seat.mirror.decision().expect("a decision"));
    let msg = seat.act(&key);
    assert_eq!(seat.command(&msg).await, Err(protocol::Nack::Unavailable));
    assert_eq!(server.log(table).await, before);
    let server = server.server.as_ref().expect("a running server");
    tokio::time::timeout(Duration::from_secs(30), server.taken_over()).await.expect("the server notices");
    let ready = ada.ask(|http| http.get_text("/readyz")).await;
    assert!(ready.is_err(), "{ready:?}");
    other.close().await;
}
