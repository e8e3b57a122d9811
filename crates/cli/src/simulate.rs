//! `orrery simulate`: plays many games and counts the wins.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use games::{BotSpec, Plan, Stats, Stop};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;

use crate::args::SimulateArgs;
use crate::fail::{INTERRUPTED, usage};
use crate::{interrupt, setup};

pub(crate) fn run(args: &SimulateArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let named = args.bots.split(',').count();
    let laid = setup::set_up(&args.game, &args.table, Some(named))?;
    let bots = BotSpec::list(&args.bots, laid.seats).map_err(usage)?;
    let plan = Plan {
        threads: args.bulk.threads.unwrap_or(0),
        rotate: !args.no_rotate,
        ..Plan::new(bots, args.games, args.bulk.seed)
    };
    let (stop, bar) = (Stop::new(), bar(args.games, "games"));
    interrupt::raise(&stop);
    let start = Instant::now();
    let stats = games::simulate(laid.game, &laid.setup, &plan, &stop, &|n| bar.inc(n))?;
    let time = start.elapsed();
    bar.finish_and_clear();
    let mode = laid.setup["mode"].as_str().unwrap_or_default();
    if args.bulk.json {
        let (game, seed) = (laid.game, args.bulk.seed);
        let head = json!({ "game": game, "mode": mode, "seats": laid.seats, "seed": seed, "rotate": plan.rotate });
        writeln!(out, "{}", as_json(&stats, time, head))?;
    } else {
        let game = game_and_mode(laid.game, mode);
        writeln!(out, "{game}, {} players, {} games, seed {}", laid.seats, stats.games, args.bulk.seed)?;
        table(&stats, time, out)?;
    }
    Ok(if stats.games < args.games { INTERRUPTED } else { 0 })
}

/// The game and its mode. The mode is empty for games that have only one.
pub(crate) fn game_and_mode(game: &str, mode: &str) -> String {
    if mode.is_empty() { game.to_owned() } else { format!("{game} {mode}") }
}

/// A progress bar on standard error, so that it does not mix with the results.
pub(crate) fn bar(total: u64, of: &'static str) -> ProgressBar {
    let target = if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {msg}, {per_sec}, {eta} left")
        .expect("the template is valid");
    ProgressBar::with_draw_target(Some(total), target).with_style(style).with_message(of)
}

fn as_json(stats: &Stats, time: Duration, head: serde_json::Value) -> serde_json::Value {
    let mut all = head;
    let bots: Vec<_> = stats
        .bots
        .iter()
        .map(|tally| {
            let (share, (low, high)) = tally.share();
            let (games, wins) = (&tally.games_by_seat, &tally.wins_by_seat);
            json!({ "bot": tally.bot, "wins": tally.wins, "share": share, "low": low, "high": high,
                    "games_by_seat": games, "wins_by_seat": wins })
        })
        .collect();
    let body = json!({
        "games": stats.games,
        "unfinished": stats.unfinished,
        "decisions": stats.decisions,
        "turns": stats.turns,
        "longest": stats.longest,
        "wins": stats.bots.iter().map(|tally| tally.wins).collect::<Vec<_>>(),
        "wins_by_seat": stats.wins_by_seat(),
        "bots": bots,
        "seconds": time.as_secs_f64(),
        "decisions_per_second": stats.decisions as f64 / time.as_secs_f64().max(1e-9),
    });
    if let (Some(all), Some(body)) = (all.as_object_mut(), body.as_object()) {
        all.extend(body.clone());
    }
    all
}

fn table(stats: &Stats, time: Duration, out: &mut impl Write) -> io::Result<()> {
    let width = stats.bots.iter().map(|t| t.bot.chars().count()).max().unwrap_or(0).max(4);
    let seats = stats.wins_by_seat().len();
    write!(out, "{:width$}  {:>9} {:>8}  {:^15}", "bot", "wins", "share", "95 % interval")?;
    for seat in 1..=seats {
        write!(out, "  {:>7}", format!("seat {seat}"))?;
    }
    writeln!(out)?;
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    for tally in &stats.bots {
        let (share, (low, high)) = tally.share();
        let interval = format!("{:.1}–{:.1} %", low * 100.0, high * 100.0);
        write!(out, "{:width$}  {:>9} {:>8}  {interval:^15}", tally.bot, tally.wins, percent(share))?;
        for (games, wins) in tally.games_by_seat.iter().zip(&tally.wins_by_seat) {
            let cell = if *games == 0 { "–".to_owned() } else { percent(*wins as f64 / *games as f64) };
            write!(out, "  {cell:>7}")?;
        }
        writeln!(out)?;
    }
    write!(out, "{:width$}  {:>9} {:>8}  {:^15}", "all", "", "", "")?;
    for wins in stats.wins_by_seat() {
        write!(out, "  {:>7}", percent(wins as f64 / stats.games.max(1) as f64))?;
    }
    let per_game = |n: u64| n as f64 / stats.games.max(1) as f64;
    let seconds = time.as_secs_f64().max(1e-9);
    writeln!(out)?;
    writeln!(out, "game length: {:.1} turns, longest {}", per_game(stats.turns), stats.longest)?;
    writeln!(out, "decisions: {:.1} per game, {} in total", per_game(stats.decisions), stats.decisions)?;
    writeln!(out, "speed: {:.0} decisions/s, {:.1} s", stats.decisions as f64 / seconds, seconds)?;
    if stats.unfinished > 0 {
        writeln!(out, "stopped at the decision limit: {}", stats.unfinished)?;
    }
    Ok(())
}
