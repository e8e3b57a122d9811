//! Strength of two bots against each other from both sides: `strength A B ROUNDS [SEED]`.
//!
//! A round is two games with sides changed. How often the Empire wins, and how often it took the base, is told as well.

use rebellion::{Rebellion, Setup};
use search::{BotSpec, Plan, Stop, simulate, wilson};
use table::Seat;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bots: Vec<BotSpec> = args[..2].iter().map(|a| a.parse().expect("a bot")).collect();
    let rounds: u64 = args[2].parse().expect("a number");
    let seed: u64 = args.get(3).map_or(11, |seed| seed.parse().expect("a number"));
    let game = Rebellion::new(Setup { rebels: Seat::new(0), ..Setup::default() }).expect("sound");
    let plan = Plan { threads: 1, ..Plan::new(bots, 2 * rounds, seed) };
    let stats = simulate(&game, &plan, &Stop::default(), &|_| ()).expect("plays");
    let [first, second] = [&stats.bots[0].wins_by_seat, &stats.bots[1].wins_by_seat];
    let (rebels, empire) = (first[0], first[1]);
    let n = (2 * rounds) as f64;
    let won = (rebels + empire) as f64;
    let (low, high) = wilson(won, n);
    #[expect(clippy::print_stdout, reason = "the figures are its purpose")]
    {
        println!(
            "{} v {}: {:.1} % ({:.1} to {:.1}) of {n}; as Rebels {rebels}, as Empire {empire} of {rounds}; \
             the Empire wins {} in all; {} decisions a game",
            args[0],
            args[1],
            100.0 * won / n,
            100.0 * low,
            100.0 * high,
            empire + second[1],
            stats.decisions / (2 * rounds),
        );
    }
}
