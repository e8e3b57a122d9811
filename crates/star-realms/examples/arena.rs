//! Matches between bots: `arena MODE SEATS GAMES SEED BOT BOT…`.
//!
//! With two bots for a table of more sides, the first plays one side and the second all others. Seeds are paired and
//! sides swapped.

use std::time::Instant;

use search::{Arena, BotSpec, Record, Stop};
use star_realms::{Mode, Setup, StarRealms};
use table::{Game, Policy};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [mode, seats, games, seed, bots @ ..] = args.as_slice() else {
        panic!("usage: arena MODE SEATS GAMES SEED BOT BOT…");
    };
    let mode = Mode::from_slug(mode).expect("a mode");
    let seats = seats.parse().expect("a number of seats");
    let games: u64 = games.parse().expect("a number of games");
    let seed = seed.parse().expect("a seed");
    let bots: Vec<BotSpec> = bots.iter().map(|b| b.parse().expect("a bot")).collect();
    let setup = Setup { mode, seats, ..Setup::default() };
    match seats {
        2 => run(&StarRealms::<2, 1>::new(setup).expect("a setup"), games, seed, bots),
        3 | 4 => run(&StarRealms::<4, 2>::new(setup).expect("a setup"), games, seed, bots),
        _ => run(&StarRealms::<6, 3>::new(setup).expect("a setup"), games, seed, bots),
    }
}

fn run<G: Policy + 'static>(game: &G, games: u64, seed: u64, bots: Vec<BotSpec>) {
    let sides = if game.seats() == 2 { 2 } else { sides(game) };
    let arena = Arena::new("star-realms", bots, games.div_ceil(sides), seed);
    let begun = Instant::now();
    let records = std::sync::Mutex::new(Vec::<Record>::new());
    arena
        .run(game, &[], &Stop::new(), &|record| records.lock().expect("no panic while pushing").push(record))
        .expect("the bots fit");
    let records = records.into_inner().expect("no panic while pushing");
    let seconds = begun.elapsed().as_secs_f64();
    let decisions: u64 = records.iter().map(|r| r.decisions).sum();
    let drawn: u32 = records.iter().map(|r| r.drawn).sum();
    for cell in arena.cells(&records) {
        let share = 100.0 * cell.points / cell.games as f64;
        let (low, high) = (100.0 * cell.interval.0, 100.0 * cell.interval.1);
        eprintln!("{} v {}: {share:.1} % [{low:.1}, {high:.1}] of {} games", cell.a, cell.b, cell.games);
    }
    eprintln!("{decisions} decisions, {drawn} drawn, {seconds:.1} s");
}

/// How many sides win apart from each other.
fn sides<G: Game>(game: &G) -> u64 {
    let state = game.start(&mut table::chance::Fast::new(0), &mut table::NoSink);
    let mut seen = table::SeatSet::EMPTY;
    let mut sides = 0;
    for seat in table::Seat::first(game.seats()) {
        if !seen.contains(seat) {
            seen = seen.union(game.team(&state, seat));
            sides += 1;
        }
    }
    sides
}
