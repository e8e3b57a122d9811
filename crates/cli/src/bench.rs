//! `orrery bench`: the rates of this machine. Every measurement checks its answer: fast and wrong fails.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Context;
use games::{BotSpec, GAMES, Measured, Plan, Stats, Stop, Wanted};
use serde_json::json;

use crate::fail::{self, fail};

/// A batch of games.
struct Batch {
    what: &'static str,
    bots: &'static str,
    /// Games of a quick run and of a full one.
    games: [u64; 2],
    /// The rate of games is told, not that of decisions.
    by_game: bool,
    /// Decisions and wins of the first bot that must come out. Without them the batch must come out the same on two
    /// threads: machines that are tuned play other games afterwards.
    answers: Option<[[u64; 2]; 2]>,
}

const BATCHES: [Batch; 3] = [
    Batch {
        what: "uniform decisions",
        bots: "uniform",
        games: [100, 10_000],
        by_game: false,
        answers: Some([[101_730, 47], [9_794_708, 4_812]]),
    },
    Batch {
        what: "lively games",
        bots: "lively",
        games: [50, 5_000],
        by_game: true,
        answers: Some([[18_550, 25], [1_882_820, 2_500]]),
    },
    Batch { what: "rules games", bots: "rules", games: [20, 1_000], by_game: true, answers: None },
];
/// How much [`games::measure`] does in a quick run and in a full one.
const SCALES: [u64; 2] = [10, 1_000];
/// What it must find: a copied state, the last re-dealt one, and whether all script games came to an end and all
/// searches said the same on all cores.
const FOUND: [[u64; 4]; 2] = [
    [4_549_525_517_655_624_004, 2_062_911_590_038_507_614, 1, 1],
    [4_549_525_517_655_624_004, 7_869_959_590_138_232_959, 1, 1],
];
/// Who is timed over a game against itself, in a quick run and in a full one.
const TIMED: [&str; 2] = ["ismcts:50", "admiral"];

struct Rate {
    what: &'static str,
    count: u64,
    time: Duration,
}

impl Rate {
    fn per_second(&self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

pub(crate) fn run(as_json: bool, quick: bool, out: &mut impl Write) -> anyhow::Result<u8> {
    let size = usize::from(!quick);
    let game = GAMES[0].slug;
    let setup = games::setup(game, &Wanted::default())?;
    let mut rates = Vec::new();
    for batch in BATCHES {
        let bots = BotSpec::list(batch.bots, 2).context("while naming the bots")?;
        let plan = Plan { threads: 1, ..Plan::new(bots, batch.games[size], 1) };
        let play = |plan: &Plan| games::simulate(game, &setup, plan, &Stop::new(), &|_| {});
        let start = Instant::now();
        let stats = play(&plan)?;
        let time = start.elapsed();
        match batch.answers {
            Some(answers) => check(batch.what, &answer(&stats), &answers[size])?,
            None => check(batch.what, &answer(&stats), &answer(&play(&Plan { threads: 2, ..plan })?))?,
        }
        rates.push(Rate { what: batch.what, count: if batch.by_game { stats.games } else { stats.decisions }, time });
    }
    let measured = games::measure(game, &setup, SCALES[size])?;
    let found: Vec<u64> = measured.iter().map(|m| m.digest).collect();
    check("copies, re-deals, script games, search", &found, &FOUND[size])?;
    rates.extend(measured.into_iter().map(|Measured { what, count, time, .. }| Rate { what, count, time }));
    let answers = games::answers(game, &setup, &TIMED[size].parse()?)?;
    let within = |percent: usize| answers[(answers.len() - 1) * percent / 100].as_secs_f64();
    let [half, most, all] = [50, 95, 100].map(within);
    if as_json {
        let list: Vec<_> = rates
            .iter()
            .map(|rate| {
                let (seconds, per_second) = (rate.time.as_secs_f64(), rate.per_second());
                json!({ "what": rate.what, "count": rate.count, "seconds": seconds, "per_second": per_second })
            })
            .collect();
        let times = json!({ "bot": TIMED[size], "decisions": answers.len(), "p50": half, "p95": most, "max": all });
        let all = json!({ "game": game, "mode": setup["mode"], "threads": 1, "rates": list, "answers": times });
        writeln!(out, "{all}")?;
    } else {
        writeln!(out, "{game}, two players, one thread")?;
        for rate in &rates {
            writeln!(out, "{:<18} {:>14.0} /s", rate.what, rate.per_second())?;
        }
        let (bot, n) = (TIMED[size], answers.len());
        writeln!(
            out,
            "{bot} on all cores, {n} decisions of a game: half within {half:.3} s, 95 % within {most:.3} s, all within {all:.3} s"
        )?;
    }
    Ok(0)
}

fn answer(stats: &Stats) -> [u64; 2] {
    [stats.decisions, stats.bots[0].wins]
}

fn check(what: &str, found: &[u64], expected: &[u64]) -> anyhow::Result<()> {
    if found == expected {
        return Ok(());
    }
    Err(fail(fail::NO, format!("{what}: the answer is {found:?} instead of {expected:?}; a rate would mean nothing")))
}
