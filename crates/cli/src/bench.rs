//! `orrery bench`: measures how fast this computer runs each game. Every measurement also checks its result.

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use anyhow::Context;
use games::{BotSpec, Plan, Stats, Stop, Wanted};
use serde_json::{Value, json};

use crate::fail::{self, fail};

/// A game with the amount of work and the expected results, for a quick and for a full run.
struct Case {
    game: &'static str,
    batches: [Batch; 3],
    /// The amount of work for [`games::measure`].
    scale: [u64; 2],
    /// The expected results: the digest of a copied state, the digest of the last re-dealt state, and 1 each if all
    /// games of heuristic bots ended and the searches (by iterations and by plans) gave the same answer on all cores.
    found: [[u64; 5]; 2],
    /// The bot whose answers are timed in a game against itself, in a quick and in a full run.
    timed: [&'static str; 2],
}

/// A batch of games in which a bot plays against itself.
struct Batch {
    what: &'static str,
    bot: &'static str,
    games: [u64; 2],
    /// Report games per second instead of decisions per second.
    by_game: bool,
    /// The expected number of decisions and of wins of the first bot. `None` for bots that are still tuned: such a
    /// batch must give the same result on two threads instead.
    answers: Option<[[u64; 2]; 2]>,
}

const CASES: [Case; 4] = [
    Case {
        game: "star-realms",
        batches: [
            uniform([100, 10_000], [[106_414, 47], [9_803_372, 4_811]]),
            lively([50, 5_000], [[18_464, 25], [1_884_580, 2_500]]),
            rules([20, 1_000]),
        ],
        scale: [10, 1_000],
        found: [
            [4_549_525_517_655_624_004, 2_062_911_590_038_507_614, 1, 1, 1],
            [4_549_525_517_655_624_004, 7_869_959_590_138_232_959, 1, 1, 1],
        ],
        timed: ["ismcts:50", "admiral"],
    },
    Case {
        game: "sw-lcg",
        batches: [
            uniform([20, 1_000], [[8_760, 10], [430_340, 500]]),
            lively([20, 1_000], [[6_836, 10], [403_788, 500]]),
            rules([10, 200]),
        ],
        scale: [8, 200],
        found: [
            [17_180_165_320_253_376_274, 7_149_934_496_669_834_554, 1, 1, 1],
            [17_180_165_320_253_376_274, 9_805_131_461_034_447_650, 1, 1, 1],
        ],
        timed: ["ismcts:20", "admiral"],
    },
    Case {
        game: "rebellion",
        batches: [
            uniform([20, 1_000], [[8_302, 10], [551_178, 500]]),
            lively([20, 1_000], [[14_188, 10], [717_392, 500]]),
            rules([2, 20]),
        ],
        scale: [8, 200],
        found: [
            [8_029_076_990_792_914_250, 1_831_912_701_078_908_789, 1, 1, 1],
            [8_029_076_990_792_914_250, 1_503_392_638_767_817_307, 1, 1, 1],
        ],
        timed: ["ismcts:20", "admiral"],
    },
    Case {
        game: "destiny",
        batches: [
            uniform([20, 1_000], [[2_100, 10], [112_758, 500]]),
            lively([20, 1_000], [[4_316, 10], [215_496, 500]]),
            rules([10, 200]),
        ],
        scale: [8, 200],
        found: [
            [11_362_761_579_732_002_046, 4_937_489_317_959_055_393, 1, 1, 1],
            [11_362_761_579_732_002_046, 610_052_393_745_688_842, 1, 1, 1],
        ],
        timed: ["ismcts:20", "admiral"],
    },
];

const fn uniform(games: [u64; 2], answers: [[u64; 2]; 2]) -> Batch {
    Batch { what: "uniform decisions", bot: "uniform", games, by_game: false, answers: Some(answers) }
}

const fn lively(games: [u64; 2], answers: [[u64; 2]; 2]) -> Batch {
    Batch { what: "lively games", bot: "lively", games, by_game: true, answers: Some(answers) }
}

const fn rules(games: [u64; 2]) -> Batch {
    Batch { what: "rules games", bot: "rules", games, by_game: true, answers: None }
}

/// A row of the table: the name of a measurement and its rate per second.
type Rate = (&'static str, f64);

/// The measured values of a game.
struct Figures {
    game: &'static str,
    rates: Vec<Rate>,
    bot: &'static str,
    decisions: usize,
    /// Seconds within which 50 %, 95 % and all answers were found.
    within: [f64; 3],
}

/// Measures all games or one game and prints a table, with the change from an earlier `--json` output if there is one.
pub(crate) fn run(
    game: Option<&str>,
    as_json: bool,
    quick: bool,
    before: Option<&Path>,
    out: &mut impl Write,
) -> anyhow::Result<u8> {
    let before: Option<Value> = before.map(read).transpose()?;
    let cases: Vec<&Case> = CASES.iter().filter(|case| game.is_none_or(|game| game == case.game)).collect();
    if cases.is_empty() {
        let list = CASES.iter().map(|case| case.game).collect::<Vec<_>>().join(", ");
        return Err(fail::usage(format!("there is no benchmark for {:?}; games: {list}", game.unwrap_or_default())));
    }
    let mut all = Vec::new();
    for case in cases {
        all.push(measure(case, usize::from(!quick)).with_context(|| format!("while measuring {}", case.game))?);
    }
    if as_json {
        writeln!(out, "{}", to_json(&all, quick))?;
    } else {
        table(&all, before.as_ref(), out)?;
    }
    Ok(0)
}

fn read(path: &Path) -> anyhow::Result<Value> {
    let text = std::fs::read_to_string(path).with_context(|| format!("while reading {}", path.display()))?;
    serde_json::from_str(&text)
        .map_err(|e| fail(fail::UNREADABLE, format!("{} is not the output of bench --json: {e}", path.display())))
}

fn measure(case: &Case, size: usize) -> anyhow::Result<Figures> {
    let setup = games::setup(case.game, &Wanted::default())?;
    let mut rates = Vec::new();
    for batch in &case.batches {
        let bots = BotSpec::list(batch.bot, 2).context("while parsing the bots")?;
        let plan = Plan { threads: 1, ..Plan::new(bots, batch.games[size], 1) };
        let play = |plan: &Plan| games::simulate(case.game, &setup, plan, &Stop::new(), &|_| {});
        let start = Instant::now();
        let stats = play(&plan)?;
        let time = start.elapsed().as_secs_f64().max(1e-9);
        match batch.answers {
            Some(answers) => check(batch.what, &answer(&stats), &answers[size])?,
            None => check(batch.what, &answer(&stats), &answer(&play(&Plan { threads: 2, ..plan })?))?,
        }
        let count = if batch.by_game { stats.games } else { stats.decisions };
        rates.push((batch.what, count as f64 / time));
    }
    let measured = games::measure(case.game, &setup, case.scale[size])?;
    let found: Vec<u64> = measured.iter().map(|m| m.digest).collect();
    check("copies, re-deals, script games, search", &found, &case.found[size])?;
    rates.extend(measured.iter().map(|measured| (measured.what, measured.rate())));
    let bot = case.timed[size];
    let answers = games::answers(case.game, &setup, &bot.parse()?)?;
    let within = [50, 95, 100].map(|percent| answers[(answers.len() - 1) * percent / 100].as_secs_f64());
    Ok(Figures { game: case.game, rates, bot, decisions: answers.len(), within })
}

fn to_json(all: &[Figures], quick: bool) -> Value {
    let game = |figures: &Figures| {
        let rates: serde_json::Map<String, Value> =
            figures.rates.iter().map(|(what, rate)| ((*what).to_owned(), json!(rate))).collect();
        let [p50, p95, max] = figures.within;
        let answers = json!({ "bot": figures.bot, "decisions": figures.decisions, "p50": p50, "p95": p95, "max": max });
        (figures.game.to_owned(), json!({ "per_second": rates, "answers": answers }))
    };
    json!({ "threads": 1, "quick": quick, "games": all.iter().map(game).collect::<serde_json::Map<_, _>>() })
}

/// Prints a row for each measurement and a column for each game, with the change from `before`.
fn table(all: &[Figures], before: Option<&Value>, out: &mut impl Write) -> anyhow::Result<()> {
    let change = |game: &str, path: &str, now: f64| {
        let old = before.and_then(|all| all["games"][game].pointer(path)).and_then(Value::as_f64);
        match (before, old) {
            (None, _) => String::new(),
            (_, None) => format!("{:>8}", "new"),
            (_, Some(0.0)) => format!("{:>8}", ""),
            (_, Some(old)) => format!("{:>+7.0}%", (now / old - 1.0) * 100.0),
        }
    };
    let wide = if before.is_some() { 24 } else { 16 };
    let heads = all.iter().map(|figures| format!("{:>wide$}", figures.game)).collect::<Vec<_>>().concat();
    writeln!(out, "{:<30}{heads}", "per second, one thread")?;
    for (at, (what, _)) in all[0].rates.iter().enumerate() {
        let cell = |figures: &Figures| {
            let (what, rate) = figures.rates[at];
            format!("{:>16}{}", spaced(rate), change(figures.game, &format!("/per_second/{what}"), rate))
        };
        writeln!(out, "{what:<30}{}", all.iter().map(cell).collect::<String>())?;
    }
    let bots = all.iter().map(|figures| format!("{:>wide$}", figures.bot)).collect::<Vec<_>>().concat();
    writeln!(out, "\n{:<30}{bots}", "milliseconds, all cores")?;
    let times = [("half of all answers within", "p50"), ("95 % of all answers within", "p95"), ("all within", "max")];
    for (at, (what, name)) in times.into_iter().enumerate() {
        let cell = |figures: &Figures| {
            let time = figures.within[at];
            format!("{:>16.1}{}", time * 1e3, change(figures.game, &format!("/answers/{name}"), time))
        };
        writeln!(out, "{what:<30}{}", all.iter().map(cell).collect::<String>())?;
    }
    Ok(())
}

/// Formats a number with spaces between groups of three digits.
fn spaced(n: f64) -> String {
    let digits = format!("{n:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

fn answer(stats: &Stats) -> [u64; 2] {
    [stats.decisions, stats.bots[0].wins]
}

fn check(what: &str, found: &[u64], expected: &[u64]) -> anyhow::Result<()> {
    if found == expected {
        return Ok(());
    }
    Err(fail(fail::NO, format!("{what}: the result is {found:?} instead of {expected:?}, so the rate is meaningless")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A setup without hidden information would make the measurement of re-deals meaningless.
    #[test]
    fn worlds_are_dealt_where_something_is_hidden() {
        for case in &CASES {
            assert!(case.found.iter().all(|found| found[0] != found[1]), "{}", case.game);
        }
    }

    #[test]
    fn a_table_compares_with_an_earlier_one() {
        let figures = |rate| Figures {
            game: "star-realms",
            rates: vec![("copies", rate)],
            bot: "admiral",
            decisions: 9,
            within: [0.001, 0.002, 0.0105],
        };
        let before = to_json(&[figures(1_000_000.0)], false);
        let mut out = Vec::new();
        table(&[figures(1_234_567.0)], Some(&before), &mut out).expect("written");
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains("copies                               1 234 567    +23%"), "{text}");
        assert!(text.contains("all within                                10.5     +0%"), "{text}");
    }
}
