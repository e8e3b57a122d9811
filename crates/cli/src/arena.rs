//! `orrery arena`: a round robin of bots, with ratings.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, Write};
use std::path::Path;
use std::sync::Mutex;

use games::{Arena, BotSpec, Record, Stop};
use serde_json::json;

use crate::args::{ArenaArgs, TableArgs};
use crate::fail::{self, INTERRUPTED, fail, usage};
use crate::simulate::game_and_mode;
use crate::{interrupt, setup, simulate};

pub(crate) fn run(args: &ArenaArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let laid = setup::set_up(&args.game, &args.table, None)?;
    let entrants: Vec<BotSpec> =
        args.bots.split(',').map(|bot| bot.trim().parse()).collect::<Result<_, _>>().map_err(usage)?;
    if entrants.len() < 2 {
        return Err(usage("an arena needs at least two bots"));
    }
    if let Some(twice) = (1..entrants.len()).find(|&i| entrants[..i].contains(&entrants[i])) {
        return Err(usage(format!("{} is listed twice", entrants[twice])));
    }
    let mode = laid.setup["mode"].as_str().unwrap_or_default();
    let label = label(laid.game, mode, laid.seats, &args.table)?;
    let arena =
        Arena { threads: args.bulk.threads.unwrap_or(0), ..Arena::new(label, entrants, args.rounds, args.bulk.seed) };
    let total = games::arena_rounds(laid.game, &laid.setup, &arena)?;

    let (mut records, file) = match &args.out {
        Some(path) => open(path)?,
        None => (Vec::new(), None),
    };
    let bar = simulate::bar(total, "rounds");
    bar.set_position(rounds_of(&arena, &records));
    let stop = Stop::new();
    interrupt::raise(&stop);
    let news: Mutex<(Vec<Record>, Option<io::Error>)> = Mutex::default();
    games::arena(laid.game, &laid.setup, &arena, &records, &stop, &|record| {
        let mut news = news.lock().expect("no writer panics");
        let written = file.as_ref().map_or(Ok(()), |file| write(file, &record));
        if let Err(error) = written {
            // Stop if rounds cannot be written, because they would be lost.
            news.1.get_or_insert(error);
            stop.raise();
        }
        news.0.push(record);
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    let (played, broken) = news.into_inner().expect("no writer panics");
    if let (Some(error), Some(path)) = (broken, &args.out) {
        return Err(fail(fail::UNWRITABLE, format!("cannot write {}: {error}", path.display())));
    }
    records.extend(played);
    if args.bulk.json {
        writeln!(out, "{}", as_json(&arena, &records))?;
    } else {
        print(&arena, &records, out)?;
    }
    let whole = rounds_of(&arena, &records) >= total;
    Ok(if whole { 0 } else { INTERRUPTED })
}

/// Describes the table. Tables with different setups have different labels.
fn label(game: &str, mode: &str, seats: usize, args: &TableArgs) -> anyhow::Result<String> {
    let mut parts = vec![format!("{} {seats}", game_and_mode(game, mode))];
    parts.extend(args.ruling.iter().map(|(name, value)| format!("{name}={value}")));
    if let Some(first) = args.first {
        parts.push(format!("first={first}"));
    }
    if let Some(path) = &args.cards {
        let (_, text) = setup::own_cards(path)?;
        parts.push(format!("cards={}", &blake3::hash(text.as_bytes()).to_hex()[..12]));
    }
    Ok(parts.join(" "))
}

/// The number of finished rounds of this arena.
fn rounds_of(arena: &Arena, records: &[Record]) -> u64 {
    let names: Vec<String> = arena.entrants.iter().map(BotSpec::to_string).collect();
    let own = |r: &&Record| r.label == arena.label && r.seed == arena.seed && r.round < arena.rounds;
    let done: BTreeSet<(&str, &str, u64)> = records
        .iter()
        .filter(own)
        .filter(|r| names.contains(&r.a) && names.contains(&r.b))
        .map(|r| (r.a.as_str(), r.b.as_str(), r.round))
        .collect();
    done.len() as u64
}

/// Reads the rounds of a file and opens it for appending. Removes a line that was cut off by a crash.
fn open(path: &Path) -> anyhow::Result<(Vec<Record>, Option<File>)> {
    let unreadable = |e: io::Error| fail(fail::UNREADABLE, format!("cannot read {}: {e}", path.display()));
    let unwritable = |e: io::Error| fail(fail::UNWRITABLE, format!("cannot write {}: {e}", path.display()));
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(e) if e.kind() == io::ErrorKind::NotFound => String::new(),
        Err(e) => return Err(unreadable(e)),
    };
    let mut records = Vec::new();
    let mut whole = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        match serde_json::from_str(line) {
            Ok(record) if line.ends_with('\n') => records.push(record),
            Err(e) if line.ends_with('\n') => {
                let place = format!("{} is damaged: line {}", path.display(), number + 1);
                return Err(fail(fail::UNREADABLE, format!("{place}: {e}")));
            }
            _ => break,
        }
        whole += line.len();
    }
    let mut file = OpenOptions::new().create(true).write(true).truncate(false).open(path).map_err(unwritable)?;
    file.set_len(whole as u64).map_err(unwritable)?;
    file.seek(io::SeekFrom::End(0)).map_err(unwritable)?;
    Ok((records, Some(file)))
}

fn write(mut file: &File, record: &Record) -> io::Result<()> {
    let mut line = serde_json::to_string(record).map_err(io::Error::other)?;
    line.push('\n');
    file.write_all(line.as_bytes())
}

fn as_json(arena: &Arena, records: &[Record]) -> serde_json::Value {
    let rows: Vec<_> = arena
        .table(records)
        .into_iter()
        .map(|row| {
            json!({ "bot": row.bot, "elo": row.rating.elo, "margin": row.rating.margin, "games": row.games,
                    "points": row.points })
        })
        .collect();
    let cells: Vec<_> = arena
        .cells(records)
        .into_iter()
        .map(|cell| {
            let (low, high) = cell.interval;
            json!({ "a": cell.a, "b": cell.b, "games": cell.games, "points": cell.points, "low": low, "high": high })
        })
        .collect();
    json!({ "label": arena.label, "seed": arena.seed, "rounds": arena.rounds, "ratings": rows, "pairs": cells })
}

fn print(arena: &Arena, records: &[Record], out: &mut impl Write) -> io::Result<()> {
    let rows = arena.table(records);
    let width = rows.iter().map(|row| row.bot.chars().count()).max().unwrap_or(0).max(4);
    writeln!(out, "{}, {} rounds, seed {}", arena.label, arena.rounds, arena.seed)?;
    writeln!(out, "{:width$}  {:>6}  {:>5}  {:>7}  {:>8}", "bot", "rating", "±95 %", "games", "points")?;
    for row in &rows {
        let (elo, margin) = (row.rating.elo, row.rating.margin);
        writeln!(out, "{:width$}  {elo:>+6.0}  {margin:>5.0}  {:>7}  {:>8.1}", row.bot, row.games, row.points)?;
    }
    writeln!(out, "\nshare of points of the row against the column (95 % interval)")?;
    let cells = arena.cells(records);
    let two_sides = records.iter().all(|r| r.label != arena.label || r.others == 1);
    let cell = |a: &str, b: &str| {
        cells.iter().find(|c| c.a == a && c.b == b).map(|c| (c.points / c.games as f64, c.interval)).or_else(|| {
            let turned = cells.iter().find(|c| c.a == b && c.b == a).filter(|_| two_sides)?;
            let (low, high) = turned.interval;
            Some((1.0 - turned.points / turned.games as f64, (1.0 - high, 1.0 - low)))
        })
    };
    let columns: Vec<usize> = rows.iter().map(|row| row.bot.chars().count().max(16)).collect();
    write!(out, "{:width$}", "")?;
    for (row, column) in rows.iter().zip(&columns) {
        write!(out, "  {:>column$}", row.bot)?;
    }
    writeln!(out)?;
    for a in &rows {
        write!(out, "{:width$}", a.bot)?;
        for (b, column) in rows.iter().zip(&columns) {
            let text = cell(&a.bot, &b.bot).map_or("–".to_owned(), |(share, (low, high))| {
                format!("{:.1} % ({:.0}–{:.0})", share * 100.0, low * 100.0, high * 100.0)
            });
            write!(out, "  {text:>column$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
