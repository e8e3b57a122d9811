//! `orrery load`: many players at many tables, over the real protocol and from a separate process.

mod player;
mod report;
mod server;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::{Http, Socket};
use protocol::Lang;

use super::args::LoadArgs;
use super::block_on;
use report::Report;
use server::Server;

/// State shared by all players.
pub(super) struct Shared {
    /// The time is up, so players stop.
    pub(super) stop: AtomicBool,
    /// The measurement is running.
    pub(super) count: AtomicBool,
    pub(super) games: AtomicU64,
    pub(super) faults: AtomicU64,
}

/// Runs the load test and prints a report.
pub(crate) fn run(args: &LoadArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let report = block_on(measure(args))?;
    if args.json {
        report.write_json(out)?;
    } else {
        report.write(out)?;
    }
    Ok(u8::from(report.faults > 0))
}

async fn measure(args: &LoadArgs) -> anyhow::Result<Report> {
    let mut server = Server::open(args.url.as_deref())?;
    let url = server.url().to_owned();
    let empty = server.memory();
    let idle = idle_sockets(&url, args.idle, &server).await?;
    let shared = Arc::new(Shared {
        stop: AtomicBool::new(false),
        count: AtomicBool::new(false),
        games: AtomicU64::new(0),
        faults: AtomicU64::new(0),
    });
    let before = server.memory();
    let mut players = Vec::new();
    for _ in 0..args.tables {
        let (url, shared) = (url.clone(), shared.clone());
        players.push(tokio::spawn(async move { Box::pin(player::pair(&url, &shared)).await }));
    }
    // Wait until all players are seated before counting.
    tokio::time::sleep(Duration::from_secs(args.warm_up)).await;
    let stats_before = server.stats();
    let started = Instant::now();
    shared.count.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let took = started.elapsed();
    shared.count.store(false, Ordering::Relaxed);
    let (stats, after) = (server.stats(), server.memory());
    shared.stop.store(true, Ordering::Relaxed);
    let mut waits = Vec::new();
    for player in players {
        waits.extend(player.await?);
    }
    waits.sort_unstable();
    let stats = stats_before.zip(stats).map(|(before, after)| after.since(before));
    let tables = stats.map(|stats| stats.tables).filter(|tables| *tables > 0);
    let report = Report {
        tables: args.tables,
        seconds: took.as_secs_f64(),
        waits,
        games: shared.games.load(Ordering::Relaxed),
        faults: shared.faults.load(Ordering::Relaxed),
        idle_socket_bytes: idle,
        table_bytes: before.zip(after).zip(tables).map(|((a, b), tables)| b.saturating_sub(a) / tables),
        server_bytes: empty,
        stats,
    };
    server.close()?;
    Ok(report)
}

/// Measures the server's memory in bytes per idle socket, with `count` sockets.
async fn idle_sockets(url: &str, count: u64, server: &Server) -> anyhow::Result<Option<u64>> {
    let Some(before) = server.memory().filter(|_| count > 0) else { return Ok(None) };
    let mut http = Http::new(url);
    http = tokio::task::spawn_blocking(move || http.become_guest().map(|_| http)).await??;
    let mut sockets = Vec::new();
    for _ in 0..count {
        let mut socket = Socket::open(&http, Lang::En).await?;
        socket.next().await?;
        sockets.push(socket);
    }
    let after = server.memory().unwrap_or(before);
    Ok(Some(after.saturating_sub(before) / count))
}
