//! `orrery bench`: the rates of this machine. Every measurement checks its answer.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Context;
use games::{BotSpec, GAMES, Measured, Plan, Stop, Wanted};
use serde_json::json;

use crate::fail::{self, fail};

/// A batch of games, and the decisions and wins of the first seat's bot it must come to.
struct Batch {
    what: &'static str,
    bots: &'static str,
    quick: (u64, u64, u64),
    full: (u64, u64, u64),
    /// Count games, not decisions.
    games: bool,
}

const BATCHES: [Batch; 3] = [
    Batch { what: "uniform decisions", bots: "uniform", quick: (200, 0, 0), full: (20_000, 0, 0), games: false },
    Batch { what: "lively games", bots: "lively", quick: (50, 0, 0), full: (5_000, 0, 0), games: true },
    Batch { what: "rules games", bots: "rules", quick: (20, 0, 0), full: (1_000, 0, 0), games: true },
];
/// Digests of what [`games::measure`] finds, in its order; the last is a choice, which depends on the budget.
const QUICK: [u64; 3] = [0, 0, 0];
const FULL: [u64; 3] = [0, 0, 0];

struct Rate {
    what: &'static str,
    count: u64,
    time: Duration,
}

pub(crate) fn run(as_json: bool, quick: bool, out: &mut impl Write) -> anyhow::Result<u8> {
    let game = GAMES[0].slug;
    let setup = games::setup(game, &Wanted::default())?;
    let mut rates = Vec::new();
    for batch in BATCHES {
        let (games, decisions, wins) = if quick { batch.quick } else { batch.full };
        let bots = BotSpec::list(batch.bots, 2).context("while naming the bots")?;
        let plan = Plan { threads: 1, ..Plan::new(bots, games, 1) };
        let start = Instant::now();
        let stats = games::simulate(game, &setup, &plan, &Stop::new(), &|_| {})?;
        let time = start.elapsed();
        check(batch.what, &[stats.decisions, stats.bots[0].wins], &[decisions, wins])?;
        rates.push(Rate { what: batch.what, count: if batch.games { games } else { stats.decisions }, time });
    }
    let measured = games::measure(game, &setup, if quick { 10 } else { 1_000 })?;
    let digests: Vec<u64> = measured.iter().map(|m| m.digest).collect();
    check("copies, re-deals and search", &digests, if quick { &QUICK } else { &FULL })?;
    rates.extend(measured.into_iter().map(|Measured { what, count, time, .. }| Rate { what, count, time }));

    let per_second = |rate: &Rate| rate.count as f64 / rate.time.as_secs_f64().max(1e-9);
    if as_json {
        let list: Vec<_> = rates
            .iter()
            .map(|r| json!({ "what": r.what, "count": r.count, "seconds": r.time.as_secs_f64(), "per_second": per_second(r) }))
            .collect();
        writeln!(out, "{}", json!({ "game": game, "mode": setup["mode"], "threads": 1, "rates": list }))?;
    } else {
        writeln!(out, "{game}, two players, one thread")?;
        for rate in &rates {
            writeln!(out, "{:<18}  {:>12.0} /s", rate.what, per_second(rate))?;
        }
    }
    Ok(0)
}

fn check(what: &str, found: &[u64], expected: &[u64]) -> anyhow::Result<()> {
    if found == expected {
        return Ok(());
    }
    Err(fail(fail::NO, format!("{what}: the answer is {found:?} instead of {expected:?}; a rate would mean nothing")))
}
