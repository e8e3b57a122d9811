//! Readiness: what a server reports, and what it does while it is not ready.

use std::process::Command;
use std::time::{Duration, Instant};

use client::{Http, News, Socket};
use protocol::{ClientMsg, Lang, Nack, OpenTable, Opened, Role, SeatWish};
use sqlx::Connection as _;

use crate::harness::{Seated, TestServer, naive_pick, wish};
use crate::kills::Victim;

const LONG: Duration = Duration::from_mins(1);

/// The current answer of a server: ready, or why not.
async fn ready(url: &str) -> Result<(), String> {
    let mut http = Http::new(url);
    let answer = tokio::task::spawn_blocking(move || http.get_text("/readyz")).await.expect("no panic");
    match answer {
        Ok(_) => Ok(()),
        Err(client::ClientError::Refused(e)) if e.code == "503" => Err(e.message),
        other => panic!("{other:?}"),
    }
}

/// Waits until the answer is as expected.
async fn until(url: &str, expected: impl Fn(&Result<(), String>) -> bool) {
    let started = Instant::now();
    loop {
        let answer = ready(url).await;
        if expected(&answer) {
            return;
        }
        assert!(started.elapsed() < LONG, "still {answer:?}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

fn duel() -> OpenTable {
    wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_without_room_to_spare_is_told_before_anything_fails() {
    let server = TestServer::open_with(|config| config.min_free_space = u64::MAX).await;
    let why = ready(&server.url()).await.expect_err("no disk is as large as that");
    assert!(why.contains("almost full"), "{why}");
    // A player who is already connected plays on.
    let mut ada = server.guest().await;
    let table = ada.open_table(duel()).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.until_asked().await;
    seat.naive_pick().await;
    assert_eq!(ready(&TestServer::open_with(|config| config.min_free_space = 0).await.url()).await, Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_takes_no_writes_is_told_and_so_is_its_recovery() {
    let server = TestServer::open().await;
    assert_eq!(ready(&server.url()).await, Ok(()));
    let mut thief = sqlx::SqliteConnection::connect(&server.database()).await.expect("the same file");
    sqlx::query("begin immediate").execute(&mut thief).await.expect("the lock");
    until(&server.url(), |answer| answer.as_ref().is_err_and(|why| why.contains("cannot be written to"))).await;
    sqlx::query("rollback").execute(&mut thief).await.expect("the lock is released");
    until(&server.url(), Result::is_ok).await;

    let server = TestServer::open_on_postgres().await;
    assert_eq!(ready(&server.url()).await, Ok(()));
    let mut thief = sqlx::PgConnection::connect(&server.database()).await.expect("the same database");
    let mut lock = thief.begin().await.expect("a transaction");
    sqlx::query("lock table note in access exclusive mode").execute(&mut *lock).await.expect("the lock");
    until(&server.url(), |answer| answer.as_ref().is_err_and(|why| why.contains("cannot be written to"))).await;
    lock.rollback().await.expect("the lock is released");
    until(&server.url(), Result::is_ok).await;
}

/// The writes of players count more than the write test of the server.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_could_not_be_written_is_remembered_until_one_is() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let table = ada.open_table(duel()).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    seat.until_asked().await;
    let mut thief = sqlx::SqliteConnection::connect(&server.database()).await.expect("the same file");
    // Only players are refused, as if the log of matches was full.
    let full = "create trigger full before insert on match_log begin select raise(abort, 'full'); end";
    sqlx::query(full).execute(&mut thief).await.expect("a trigger");
    let key = naive_pick(seat.mirror.decision().expect("a decision"));
    let msg = seat.act(&key);
    assert_eq!(seat.command(&msg).await, Err(Nack::Unavailable));
    let failed = Instant::now();
    let answer = ready(&server.url()).await;
    assert!(answer.is_err() || failed.elapsed() > Duration::from_secs(5), "{answer:?}");
    sqlx::query("drop trigger full").execute(&mut thief).await.expect("gone");
    seat.until(|news, mirror| *news == News::Snap && mirror.status.as_ref().is_some_and(|status| !status.stuck)).await;
    seat.command(&msg).await.expect("done");
    assert_eq!(ready(&server.url()).await, Ok(()));
}

/// A seat with a decision at a table of a server in another process.
async fn seated(url: &str) -> Seated {
    let mut http = Http::new(url);
    let work = move || {
        http.become_guest().expect("a guest");
        let table = http.post::<Opened>("/api/tables", &duel()).expect("a table").id;
        (http, table)
    };
    let (http, table) = tokio::task::spawn_blocking(work).await.expect("no panic");
    let socket = Socket::open(&http, Lang::En).await.expect("a socket");
    let mut seat = Seated { socket, mirror: client::Mirror::new(table), role: Role::Seat(0) };
    seat.send(&ClientMsg::Join { table, role: Role::Seat(0), have: None, said: None }).await;
    seat.until_asked().await.expect("a decision");
    seat
}

/// Lets the files of a process grow only to this size, as a full disk would.
fn limit_files(victim: &Victim, size: &str) {
    let pid = victim.process.id().to_string();
    let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={size}:")]).status();
    assert!(done.expect("prlimit of util-linux").success());
}

/// On a full disk there is often still room for a few bytes in existing files: a server that can write those, but not
/// the choices of players, is not ready.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_so_is_its_recovery() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("orrery.db");
    // A write beyond the limit must fail instead of ending the process.
    let victim = Victim::start_after("trap '' XFSZ", &format!("sqlite:{}", file.display()));
    let url = victim.url.clone();
    let mut seat = seated(&url).await;
    until(&url, Result::is_ok).await;

    let mut log = file.clone().into_os_string();
    log.push("-wal");
    let written = std::fs::metadata(&log).expect("the log of SQLite").len();
    limit_files(&victim, &(written + (12 << 10)).to_string());
    until(&url, |answer| answer.as_ref().is_err_and(|why| why.contains("cannot be written to"))).await;
    limit_files(&victim, &written.to_string());
    let key = naive_pick(seat.mirror.decision().expect("a decision"));
    let msg = seat.act(&key);
    assert_eq!(seat.command(&msg).await, Err(Nack::Unavailable));
    until(&url, |answer| answer.as_ref().is_err_and(|why| why.contains("cannot be written to"))).await;
    let mut other = Http::new(&url);
    let alive = tokio::task::spawn_blocking(move || other.get_text("/healthz")).await.expect("no panic");
    assert!(alive.is_ok(), "{alive:?}");

    limit_files(&victim, "unlimited");
    until(&url, Result::is_ok).await;
    seat.until(|news, mirror| *news == News::Snap && mirror.status.as_ref().is_some_and(|status| !status.stuck)).await;
    seat.command(&msg).await.expect("done");
}

/// With few open files allowed, the connections of strangers leave enough for the players.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_leave_files_for_those_who_play() {
    use std::io::{Read as _, Write as _};
    let folder = tempfile::TempDir::new().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("orrery.db").display());
    let victim = Victim::start_after("ulimit -n 160", &database);
    let address: std::net::SocketAddr = victim.url.trim_start_matches("http://").parse().expect("an address");
    let ask = |stream: &mut std::net::TcpStream| {
        stream.set_read_timeout(Some(LONG)).expect("a limit");
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").ok()?;
        let mut some = [0; 12];
        stream.read_exact(&mut some).ok()?;
        Some(some)
    };
    let mut seat = seated(&victim.url).await;
    let strangers = move || {
        let mut open = Vec::new();
        for _ in 0..200 {
            let mut stream = std::net::TcpStream::connect(address).expect("a listener");
            if ask(&mut stream).is_some_and(|answer| answer.starts_with(b"HTTP/1.1 200")) {
                open.push(stream);
            }
        }
        open
    };
    let open = tokio::task::spawn_blocking(strangers).await.expect("no panic");
    // One of the 80 is the player's socket.
    assert!((70..80).contains(&open.len()), "{} strangers were accepted", open.len());
    for _ in 0..5 {
        seat.until_asked().await.expect("a decision");
        seat.naive_pick().await;
    }
    drop(open);
    let again = move || {
        let started = Instant::now();
        while ask(&mut std::net::TcpStream::connect(address).expect("a listener")).is_none() {
            assert!(started.elapsed() < LONG, "there is room again, but no connection is accepted");
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    tokio::task::spawn_blocking(again).await.expect("no panic");
    assert_eq!(ready(&victim.url).await, Ok(()));
}
