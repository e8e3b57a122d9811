//! Measures the strength of two bots against each other: `strength A B GAMES [SEED] [THREADS] [closed]`.
//!
//! Each bot plays both decks of every pair, from both seats.

use destiny::{Deck, Destiny, Lists, Rulings, Setup};
use search::{BotSpec, Plan, Stop, simulate, wilson};

/// The pairs of ready-made decks that play against each other.
const PAIRS: [[&str; 2]; 4] = [
    ["rey", "kylo-ren"],
    ["obi-wan-kenobi", "general-grievous"],
    ["rey-and-poe-dameron", "kylo-ren-and-captain-phasma"],
    ["luke-skywalker-starter", "boba-fett-starter"],
];

#[expect(clippy::print_stdout, reason = "the example prints its result")]
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).map_or(usual, |text| text.parse().expect("a valid number"));
    let bots: Vec<BotSpec> = args[..2].iter().map(|a| a.parse().expect("a valid bot spec")).collect();
    let (games, seed, threads) = (number(2, 80), number(3, 11), number(4, 1) as usize);
    let lists = if args.get(5).is_some_and(|word| word == "closed") { Lists::Closed } else { Lists::Open };
    let each = (games / (2 * PAIRS.len() as u64)).max(2) / 2 * 2;
    let (mut won, mut played, mut decisions) = (0, 0, 0);
    for (i, pair) in PAIRS.iter().enumerate() {
        for turned in [false, true] {
            let mut ids = *pair;
            if turned {
                ids.reverse();
            }
            let decks = ids.iter().map(|id| Deck::ready(id).expect("the deck exists")).collect();
            let game = Destiny::<1>::new(Setup { decks, rulings: Rulings { lists } }).expect("the setup is valid");
            let plan = Plan { threads, ..Plan::new(bots.clone(), each, seed << 20 | (i as u64) << 4 | turned as u64) };
            let stats = simulate(&game, &plan, &Stop::default(), &|_| ()).expect("the simulation succeeds");
            won += stats.bots[0].wins_by_seat.iter().sum::<u64>();
            played += each;
            decisions += stats.decisions;
        }
        let (low, high) = wilson(won as f64, played as f64);
        println!(
            "{} v {}: {:.1} % ({:.1} to {:.1}) of {played}; {} decisions a game",
            args[0],
            args[1],
            100.0 * won as f64 / played as f64,
            100.0 * low,
            100.0 * high,
            decisions / played,
        );
    }
}
