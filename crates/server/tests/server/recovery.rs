//! Reconnecting: after a lost connection, from another device, after a restart.

use client::News;
use protocol::{
    AskKind, ClientMsg, Clock, Credentials, Decision, Me, Nack, Phase, Role, SeatWish, TableId, TableInfo, TableOptions,
};
use serde_json::json;
use sqlx::{Connection as _, SqliteConnection};
use uuid::Uuid;

use crate::harness::{Guest, Seated, TestServer, naive_pick, wish, wish_of, wish_with};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_gets_the_frames_in_between_and_can_act() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut first = ada.join(table, Role::Seat(0)).await;
    first.until_asked().await;
    let have = first.mirror.n;
    let mut second = ada.join(table, Role::Seat(0)).await;
    for _ in 0..5 {
        second.until_asked().await;
        second.naive_pick().await;
    }
    second.until_asked().await;
    let mut back = ada.join_silent(table, Role::Seat(0), have).await;
    back.mirror = first.mirror.clone();
    back.until(|_, mirror| mirror.n == second.mirror.n).await;
    assert_eq!(back.mirror.view, second.mirror.view);
    assert_eq!(back.mirror.open, second.mirror.open);
    back.naive_pick().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_may_be_cut_at_every_message() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let mut unanswered: Option<ClientMsg> = None;
    for cut_after in 0..60 {
        // Reads this number of messages, answers decisions, and disconnects; a command without an answer is sent again.
        for _ in 0..cut_after % 7 {
            if unanswered.is_none() && seat.mirror.decision().is_some() && !seat.mirror.is_over() {
                let key = naive_pick(seat.mirror.decision().expect("a decision"));
                let msg = seat.act(&key);
                seat.send(&msg).await;
                unanswered = Some(msg);
            }
            let waited = tokio::time::timeout(std::time::Duration::from_millis(300), seat.next()).await;
            let Ok((_, news)) = waited else { break };
            let cid = unanswered.as_ref().and_then(ClientMsg::cid);
            match news {
                News::Done(done, _) if Some(done) == cid => unanswered = None,
                News::Refused(refused, code, _) if refused == cid => {
                    assert_eq!(code, Nack::StaleDecision);
                    unanswered = None;
                }
                _ => {}
            }
        }
        let (mirror, have) = (seat.mirror.clone(), seat.mirror.n);
        seat.socket.cut();
        seat = ada.join_silent(table, Role::Seat(0), have).await;
        seat.mirror = mirror;
        if let Some(msg) = &unanswered {
            seat.send(msg).await;
        }
    }
    // Nothing was executed twice, and the match can be played to its end.
    if let Some(msg) = unanswered.take() {
        let _ = seat.command(&msg).await;
    }
    seat.send(&ClientMsg::Resync { table }).await;
    seat.until(|news, _| *news == News::Snap).await;
    seat.play_out().await;
    let log = server.log(table).await;
    let mut names: Vec<Uuid> = log.iter().filter_map(|line| line.cid).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
    assert!(log.iter().map(|line| line.n).eq(0..log.len() as i64));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing_and_players_can_act() {
    Box::pin(restart("star-realms")).await;
    Box::pin(restart("sw-lcg")).await;
}

async fn restart(game: &str) {
    let mut server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish_of(game, vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    for round in 0..3 {
        let (north, south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
        let (mut asked, mut other) = if north.mirror.decision().is_some() { (north, south) } else { (south, north) };
        let key = naive_pick(asked.mirror.decision().expect("a decision"));
        let msg = asked.act(&key);
        let n = asked.command(&msg).await.expect("done");
        other.until(|_, mirror| mirror.n == Some(n)).await;
        let view = asked.mirror.view.clone();
        // The client is told to reconnect, and when.
        let (bye, _, ()) = tokio::join!(asked.until_the_end(), other.until_the_end(), server.reopen());
        assert!(matches!(bye, News::Bye(ms) if ms > 0), "{game}, round {round}");
        for guest in [&mut ada, &mut ben] {
            let cookie = guest.http.cookie().expect("a session").to_owned();
            guest.http = client::Http::new(&server.url()).with_cookie(&cookie);
        }
        let who = if asked.seat() == 0 { &ada } else { &ben };
        let mut back = who.join_silent(table, asked.role, asked.mirror.n).await;
        back.until(|news, _| *news == News::Snap).await;
        assert_eq!((back.mirror.n, &back.mirror.view), (Some(n), &view));
        // The repeated command is still executed once.
        assert_eq!(back.command(&msg).await, Ok(n));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_told_and_nothing_is_lost() {
    use sqlx::Connection as _;
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.until_asked().await;
    let before = server.log(table).await;
    let mut thief = sqlx::SqliteConnection::connect(&server.database()).await.expect("the same file");
    sqlx::query("begin immediate").execute(&mut thief).await.expect("the lock");
    let key = naive_pick(seat.mirror.decision().expect("a decision"));
    let msg = seat.act(&key);
    assert_eq!(seat.command(&msg).await, Err(Nack::Unavailable));
    assert_eq!(server.log(table).await, before);
    sqlx::query("rollback").execute(&mut thief).await.expect("the lock is released");
    drop(thief);
    // The table notices by itself; then the same command succeeds.
    seat.until(|news, mirror| *news == News::Snap && mirror.status.as_ref().is_some_and(|status| !status.stuck)).await;
    let n = seat.command(&msg).await.expect("done");
    assert!(server.log(table).await.len() > n as usize);
    seat.play_out().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_concession_that_cannot_be_written_did_not_happen() {
    use sqlx::Connection as _;
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.until_asked().await;
    let mut thief = sqlx::SqliteConnection::connect(&server.database()).await.expect("the same file");
    sqlx::query("begin immediate").execute(&mut thief).await.expect("the lock");
    let concede = ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 };
    assert_eq!(seat.command(&concede).await, Err(Nack::Unavailable));
    assert!(!seat.mirror.is_over());
    sqlx::query("rollback").execute(&mut thief).await.expect("the lock is released");
    drop(thief);
    seat.until(|news, mirror| *news == News::Snap && mirror.status.as_ref().is_some_and(|status| !status.stuck)).await;
    assert!(seat.mirror.status.as_ref().is_some_and(|status| !status.seats[0].conceded));
    seat.command(&concede).await.expect("done");
    seat.until(|_, mirror| mirror.is_over()).await;
    assert_eq!(seat.mirror.result().expect("a result").conceded, [0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_too_long_gets_the_whole_table() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    while seat.mirror.n < Some(120) && seat.until_asked().await.is_some() {
        seat.naive_pick().await;
    }
    seat.until_asked().await;
    let mut back = ada.join_silent(table, Role::Seat(0), Some(3)).await;
    back.until(|news, _| *news == News::Snap).await;
    assert_eq!(back.mirror.view, seat.mirror.view);
    // An update that does not exist yet is nonsense, and harmless.
    let mut ahead = ada.join_silent(table, Role::Seat(0), Some(1_000_000)).await;
    ahead.until(|news, _| *news == News::Snap).await;
}

/// Whether the options are cards of a hand, which no other player may know.
fn is_secret(decision: &Decision) -> bool {
    let from_hand = |choice: &protocol::Choice| choice.at.as_ref().is_some_and(|at| at.starts_with("hand/"));
    decision.kind != AskKind::Free && decision.options.iter().filter(|choice| from_hand(choice)).count() > 1
}

/// Plays until a seat must choose in secret. Returns the seat, or `None` when the match is over.
async fn until_secret(seats: &mut [Seated; 2]) -> Option<usize> {
    loop {
        let last = seats[0].mirror.n.max(seats[1].mirror.n);
        for seat in &mut *seats {
            while seat.mirror.n < last {
                seat.next().await;
            }
        }
        let asked = seats.iter().position(|seat| seat.mirror.decision().is_some())?;
        if is_secret(seats[asked].mirror.decision().expect("a decision")) {
            return Some(asked);
        }
        seats[asked].naive_pick().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_choice_is_finished_on_another_device() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    for (guest, name) in [(&mut ada, "Ada"), (&mut ben, "Ben")] {
        guest.ask(move |http| http.post::<Me>("/api/account", &credentials(name))).await.expect("registered");
    }
    let (mut seats, asked) = loop {
        let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
        ben.sit(table).await;
        let mut seats = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
        if let Some(asked) = until_secret(&mut seats).await {
            break (seats, asked);
        }
    };
    let question = seats[asked].mirror.decision().cloned().expect("a question");

    // The first device disconnects without a message; another one signs in and sees the same question.
    let (table, role) = (seats[asked].mirror.table, seats[asked].role);
    let (gone, other) = if asked == 0 { (&ada, "Ada") } else { (&ben, "Ben") };
    let mut device = server.guest().await;
    device.ask(move |http| http.post::<Me>("/api/session", &credentials(other))).await.expect("signed in");
    let mut elsewhere = device.join(table, role).await;
    assert_eq!(elsewhere.mirror.decision(), Some(&question));
    assert_eq!(elsewhere.mirror.view, seats[asked].mirror.view);
    // The waiting player does not see the question, on any device.
    let waits = &seats[1 - asked];
    assert_eq!((waits.mirror.decision(), waits.mirror.open.waiting.as_slice()), (None, [asked as u8].as_slice()));
    let stranger = if asked == 0 { &ben } else { &ada }.join_silent(table, role, None).await;
    assert!(matches!(refusal(stranger).await, Nack::NotYours));

    // It is answered there; the first device, when it is back, cannot answer it again.
    let late = seats[asked].act(&question.options[1].key);
    elsewhere.take(&question.options[0].key).await;
    let mut back = gone.join(table, role).await;
    assert_eq!(back.mirror.view, elsewhere.mirror.view);
    let answer = back.command(&late).await;
    let still_open = back.mirror.decision().is_some_and(|decision| decision.id == question.id);
    assert!(still_open || answer == Err(Nack::StaleDecision), "{answer:?}");
    seats[1 - asked].until(|_, mirror| mirror.n >= elsewhere.mirror.n).await;
}

async fn refusal(mut seat: Seated) -> Nack {
    match seat.until(|news, _| matches!(news, News::Refused(..) | News::Snap)).await {
        News::Refused(_, code, _) => code,
        news => panic!("accepted: {news:?}"),
    }
}

fn credentials(name: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: "correct horse".to_owned() }
}

/// A trigger that makes a write fail, as a full disk does, until it is dropped.
async fn failing(server: &TestServer, of: &str) -> SqliteConnection {
    let mut thief = SqliteConnection::connect(&server.database()).await.expect("the same file");
    let full = format!("create trigger full before {of} begin select raise(abort, 'full'); end");
    sqlx::query(sqlx::AssertSqlSafe(full)).execute(&mut thief).await.expect("a trigger");
    thief
}

async fn mended(thief: &mut SqliteConnection) {
    sqlx::query("drop trigger full").execute(thief).await.expect("gone");
}

/// Commands without a line in the log are written before they are acknowledged too, and undone if they cannot be.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_written_is_not_acknowledged() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let options = TableOptions { clock: Clock::Blitz, ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options)).await;
    ben.sit(table).await;
    let mut north = ada.join(table, Role::Seat(0)).await;
    let commands = || {
        let cid = Uuid::now_v7();
        [
            ClientMsg::Hold { table, cid, seat: 0, on: true },
            ClientMsg::Pause { table, cid, on: true },
            ClientMsg::Coach { table, cid, seat: 0, user: cleo.id, on: true },
        ]
    };
    let mut thief = failing(&server, "update of meta on match").await;
    for command in commands() {
        assert_eq!(north.command(&command).await, Err(Nack::Unavailable), "{command:?}");
    }
    north.send(&ClientMsg::Resync { table }).await;
    north.until(|news, _| *news == News::Snap).await;
    let status = north.mirror.status.clone().expect("a status");
    assert!(!status.paused && !status.seats[0].held && status.seats[0].coaches.is_empty(), "{status:?}");
    mended(&mut thief).await;
    for command in commands().into_iter().rev() {
        assert_eq!(north.command(&command).await, Ok(0), "{command:?}");
    }
    let meta: String = sqlx::query_scalar("select meta from match").fetch_one(&mut thief).await.expect("a table");
    let meta: serde_json::Value = serde_json::from_str(&meta).expect("json");
    assert_eq!((&meta["held"], &meta["paused"]), (&json!([0]), &json!(true)));
    assert_eq!(meta["coaches"][0][1], json!(cleo.id));
}

/// A duel after the first turn: the player who ended it, and the other one.
async fn after_a_turn(server: &TestServer) -> (TableId, [Seated; 2]) {
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let mut seats = [ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await];
    if seats[0].mirror.decision().is_none() {
        seats.swap(0, 1);
    }
    seats[0].take("end turn").await;
    (table, seats)
}

/// A permanent refusal is acknowledged when it is stored; otherwise the player can refuse again.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_for_good_that_cannot_be_written_is_not_acknowledged() {
    let server = TestServer::open().await;
    let (table, [mut mine, mut other]) = after_a_turn(&server).await;
    let asked = ClientMsg::Undo { table, cid: Uuid::now_v7(), seat: mine.seat(), to: None };
    mine.send(&asked).await;
    let waits = |_: &News, mirror: &client::Mirror| mirror.status.as_ref().is_some_and(|status| status.undo.is_some());
    other.until(waits).await;
    let request = other.mirror.status.as_ref().and_then(|status| status.undo.as_ref()).expect("a request").request;
    let seat = other.seat();
    let never = |cid| ClientMsg::UndoReply { table, cid, seat, request, ok: false, never: true };
    let mut thief = failing(&server, "update of meta on match").await;
    assert_eq!(other.command(&never(Uuid::now_v7())).await, Err(Nack::Unavailable));
    mended(&mut thief).await;
    assert!(other.command(&never(Uuid::now_v7())).await.is_ok(), "the request is still there");
    let meta: String = sqlx::query_scalar("select meta from match").fetch_one(&mut thief).await.expect("a table");
    assert!(meta.contains(&format!("\"never\":[{seat}]")), "{meta}");
}

/// The last consent is acknowledged when the undo is on the disk.
#[tokio::test(flavor = "multi_thread")]
async fn a_consent_that_cannot_be_written_is_not_acknowledged() {
    let server = TestServer::open().await;
    let (table, [mut mine, mut other]) = after_a_turn(&server).await;
    let asked = ClientMsg::Undo { table, cid: Uuid::now_v7(), seat: mine.seat(), to: None };
    let waits = |_: &News, mirror: &client::Mirror| mirror.status.as_ref().is_some_and(|status| status.undo.is_some());
    let seat = other.seat();
    let agree = |request| ClientMsg::UndoReply { table, cid: Uuid::now_v7(), seat, request, ok: true, never: false };
    mine.send(&asked).await;
    other.until(waits).await;
    let request = other.mirror.status.as_ref().and_then(|status| status.undo.as_ref()).expect("a request").request;
    let mut thief = failing(&server, "insert on match_log").await;
    assert_eq!(other.command(&agree(request)).await, Err(Nack::Unavailable));
    mended(&mut thief).await;
    let stuck = |mirror: &client::Mirror| mirror.status.as_ref().is_none_or(|status| status.stuck);
    other.until(|news, mirror| *news == News::Snap && !stuck(mirror)).await;
    mine.until(|news, mirror| *news == News::Snap && !stuck(mirror)).await;
    // The next request succeeds, and both players are told.
    mine.send(&asked).await;
    other.until(waits).await;
    let request = other.mirror.status.as_ref().and_then(|status| status.undo.as_ref()).expect("a request").request;
    let n = other.command(&agree(request)).await.expect("undone");
    mine.until(|_, mirror| mirror.n == Some(n)).await;
    assert!(mine.until_asked().await.is_some(), "the turn is theirs again");
}

async fn registered(server: &TestServer, name: &str) -> Guest {
    let mut guest = server.guest().await;
    let credentials = Credentials { name: name.to_owned(), password: "correct horse".to_owned() };
    guest.ask(move |http| http.post::<Me>("/api/account", &credentials)).await.expect("registered");
    guest
}

/// Between the last seat and the first card, the store may fail or the server stop. Otherwise a rated match could not
/// start any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_full_begins_in_the_end() {
    for way in ["sit", "start", "join", "restart"] {
        let mut server = TestServer::open().await;
        let (mut ada, mut ben) = (registered(&server, "Ada").await, registered(&server, "Ben").await);
        let options = TableOptions { rated: true, clock: Clock::Tournament, ..TableOptions::default() };
        let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options)).await;
        let mut thief = failing(&server, "insert on match_log").await;
        let path = format!("/api/tables/{table}/sit");
        let sit = move |http: &mut client::Http| http.post::<TableInfo>(&path, &json!({}));
        ben.ask(sit.clone()).await.expect_err("the log takes nothing");
        mended(&mut thief).await;
        drop(thief);
        match way {
            "sit" => assert_eq!(ben.ask(sit).await.expect("it begins").phase, Phase::Running),
            "start" => {
                let path = format!("/api/tables/{table}/start");
                let begun = ada.ask(move |http| http.post::<TableInfo>(&path, &json!({}))).await;
                assert_eq!(begun.expect("it begins").phase, Phase::Running);
            }
            _ => {
                if way == "restart" {
                    server.reopen().await;
                    let cookie = ada.http.cookie().expect("a session");
                    ada.http = client::Http::new(&server.url()).with_cookie(cookie);
                }
                let seat = ada.join(table, Role::Seat(0)).await;
                assert_eq!(seat.mirror.n, Some(0), "{way}");
            }
        }
    }
}
