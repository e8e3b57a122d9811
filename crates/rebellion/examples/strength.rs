//! Measures the strength of two bots against each other: `strength A B ROUNDS [SEED] [THREADS]`.
//!
//! A round is two games with sides swapped. The output also shows how often the Empire wins, which it can only do by
//! taking the base. Long runs print intermediate totals.

use rebellion::{Rebellion, Setup};
use search::{BotSpec, Plan, Stop, simulate, wilson};
use table::Seat;

/// The number of rounds between two lines of output.
const BLOCK: u64 = 10;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).map_or(usual, |text| text.parse().expect("not a number"));
    let bots: Vec<BotSpec> = args[..2].iter().map(|a| a.parse().expect("not a bot")).collect();
    let (rounds, seed, threads) = (number(2, 50), number(3, 11), number(4, 1) as usize);
    let game = Rebellion::new(Setup { rebels: Seat::new(0), ..Setup::default() }).expect("the default setup is valid");
    // Runs with fast bots need no intermediate totals.
    let quick = args[..2].iter().all(|a| ["uniform", "lively", "rules"].contains(&a.as_str()));
    let block = if quick { rounds } else { BLOCK };
    let (mut done, mut decisions, mut rebels, mut empire, mut lost) = (0, 0, 0, 0, 0);
    while done < rounds {
        let now = block.min(rounds - done);
        // A bot that plays against itself would play the same game twice if sides were swapped.
        let rotate = bots[0] != bots[1];
        let plan = Plan { threads, rotate, ..Plan::new(bots.clone(), 2 * now, seed << 20 | done) };
        let stats = simulate(&game, &plan, &Stop::default(), &|_| ()).expect("the bots can play the game");
        let [first, second] = [&stats.bots[0].wins_by_seat, &stats.bots[1].wins_by_seat];
        done += now;
        decisions += stats.decisions;
        rebels += first[0];
        empire += first[1];
        lost += second[1];
        let (n, won) = (2 * done, rebels + empire);
        let (low, high) = wilson(won as f64, n as f64);
        #[expect(clippy::print_stdout, reason = "the program prints the statistics")]
        {
            println!(
                "{} vs {}: {:.1} % ({:.1} to {:.1}) of {n} games; Rebels {rebels}, Empire {empire} of {done} each; \
                 the Empire won {} games in total; {} decisions per game",
                args[0],
                args[1],
                100.0 * won as f64 / n as f64,
                100.0 * low,
                100.0 * high,
                empire + lost,
                decisions / n,
            );
        }
    }
}
