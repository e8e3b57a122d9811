//! Measures how many appends per second reach the disk, and how many share a transaction.
//!
//! `cargo run --release -p store --example append [ADDRESS [MATCHES [SECONDS]]]`; without an address, a new SQLite file
//! in the current folder is used and removed afterwards.
#![expect(clippy::print_stdout, reason = "a benchmark prints its results")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, Line, Match, Role, Status, Store, StoreError, User, UserKind};
use uuid::Uuid;

const FILE: &str = "append-bench.db";

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let mut args = std::env::args().skip(1);
    let given = args.next();
    let number = |arg: Option<String>, default| arg.and_then(|text| text.parse().ok()).unwrap_or(default);
    let (matches, seconds) = (number(args.next(), 64), number(args.next(), 5));
    let url = given.clone().unwrap_or_else(|| format!("sqlite:{FILE}"));
    let store = store::open(&url).await?;
    let done = bench(&store, matches, Duration::from_secs(seconds)).await;
    store.close().await;
    if given.is_none() {
        for suffix in ["", "-wal", "-shm"] {
            std::fs::remove_file(format!("{FILE}{suffix}")).ok();
        }
    }
    done
}

async fn bench(store: &Arc<dyn Store>, matches: u64, time: Duration) -> Result<(), StoreError> {
    let tables = tables(&**store, matches).await?;
    let begun = Instant::now();
    let players: Vec<_> = tables.iter().map(|id| tokio::spawn(play(Arc::clone(store), *id, begun + time))).collect();
    let mut waits = vec![];
    for player in players {
        waits.extend(player.await.expect("a player does not panic")?);
    }
    let took = begun.elapsed().as_secs_f64();
    let stats = store.stats();
    // A fast but wrong store must fail: every acknowledged line is in a log.
    let mut lines = 0;
    for id in tables {
        let log = store.log(id, 1).await?;
        assert!(log.iter().map(|line| line.n).eq(1..=log.len() as i64), "the log of {id} has a gap");
        lines += log.len();
    }
    assert_eq!(lines, waits.len());
    assert_eq!(lines as u64, stats.rows);

    waits.sort_unstable();
    let wait = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!("{matches} matches, {lines} appends in {took:.1} s: {:.0} appends/s", lines as f64 / took);
    println!("wait: median {:.2} ms, 99 % {:.2} ms, longest {:.2} ms", wait(0.5), wait(0.99), wait(1.0));
    println!(
        "{} transactions ({:.0}/s), {:.1} lines each, at most {}; sizes up to 1, 2, 4, 8, 16, 32, 64, more: {:?}",
        stats.batches,
        stats.batches as f64 / took,
        stats.rows as f64 / stats.batches as f64,
        stats.largest,
        stats.sizes
    );
    Ok(())
}

/// Appends one line after the other, each when the last one is on the disk. Returns how long each took.
async fn play(store: Arc<dyn Store>, id: Uuid, until: Instant) -> Result<Vec<Duration>, StoreError> {
    let mut waits = vec![];
    while Instant::now() < until {
        let line = Line { seat: Some(0), cid: Some(Uuid::now_v7()), ..line(waits.len() as i64 + 1) };
        let begun = Instant::now();
        store.append(Append { id, lines: vec![line], ..Append::default() }).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}

fn line(n: i64) -> Line {
    let body = format!("{{\"seat\":0,\"pick\":[\"{}\"]}}", "x".repeat(270)); // about 300 bytes
    Line { n, at: n, seat: None, cid: None, body, clocks: String::new() }
}

async fn tables(store: &dyn Store, matches: u64) -> Result<Vec<Uuid>, StoreError> {
    let creator = Uuid::now_v7();
    let user = User {
        id: creator,
        name: "Bench".into(),
        name_key: creator.to_string(),
        kind: UserKind::Guest,
        role: Role::Player,
        password: None,
        owner: None,
        settings: "{}".into(),
        banned_until: None,
        created: 0,
        deleted: None,
    };
    store.add_user(&user).await?;
    let mut ids = vec![];
    for _ in 0..matches {
        let row = Match {
            id: Uuid::now_v7(),
            game: "bench".into(),
            mode: "bench".into(),
            setup: "{}".into(),
            options: "{}".into(),
            meta: "{}".into(),
            public: false,
            rated: false,
            status: Status::Open,
            creator,
            created: 0,
            started: None,
            ended: None,
            result: None,
            deadline: None,
            lines: 0,
        };
        store.add_match(&row, &[]).await?;
        store.start_match(row.id, "", &line(0), "{}", None).await?;
        ids.push(row.id);
    }
    Ok(ids)
}
