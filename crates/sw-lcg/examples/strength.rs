//! Plays two bots against each other with both sides and all pairs of starter decks: `strength A B ROUNDS [SEED]`.
//!
//! A round is eight games on one thread. The totals are printed after each round, so a run can be stopped at any time.
//! Results of runs with different seeds can be added up.

use search::{BotSpec, Plan, Stop, simulate, wilson};
use sw_lcg::{Affiliation, Deck, Setup, SwLcg};
use table::Seat;

const PAIRS: [(Affiliation, Affiliation); 4] = [
    (Affiliation::Jedi, Affiliation::Sith),
    (Affiliation::RebelAlliance, Affiliation::ImperialNavy),
    (Affiliation::Jedi, Affiliation::ImperialNavy),
    (Affiliation::RebelAlliance, Affiliation::Sith),
];

/// A match between two starter decks; seat 0 plays the dark side.
fn game((light, dark): (Affiliation, Affiliation)) -> SwLcg<1> {
    let deck = |a| Deck::starter(a).expect("these affiliations have starter decks");
    let setup = Setup { dark: Some(Seat::new(0)), light_deck: deck(light), dark_deck: deck(dark), ..Setup::default() };
    SwLcg::new(setup).expect("starter decks are legal")
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bots: Vec<BotSpec> = args[..2].iter().map(|a| a.parse().expect("the first two arguments are bots")).collect();
    let rounds: u64 = args[2].parse().expect("the number of rounds is a number");
    let seed: u64 = args.get(3).map_or(11, |seed| seed.parse().expect("the seed is a number"));
    let games = PAIRS.map(game);
    let (mut won, mut decisions) = ([0u64; 2], 0);
    for round in 0..rounds {
        for (game, pair) in games.iter().zip(0u64..) {
            let plan = Plan { threads: 1, ..Plan::new(bots.clone(), 2, seed << 32 | round << 2 | pair) };
            let stats = simulate(game, &plan, &Stop::default(), &|_| ()).expect("the bots can play this game");
            for (sum, wins) in won.iter_mut().zip(&stats.bots[0].wins_by_seat) {
                *sum += wins;
            }
            decisions += stats.decisions;
        }
        let n = 8 * (round + 1);
        let [dark, light] = won;
        let (low, high) = wilson((dark + light) as f64, n as f64);
        let share = 100.0 * (dark + light) as f64 / n as f64;
        #[expect(clippy::print_stdout, reason = "prints the results")]
        {
            println!(
                "{} v {}: {share:.1} % ({:.1} to {:.1}) of {n}; light {light}, dark {dark} of {}; {} decisions a game",
                args[0],
                args[1],
                100.0 * low,
                100.0 * high,
                n / 2,
                decisions / n
            );
        }
    }
}
