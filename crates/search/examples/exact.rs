//! Measures search against exact answers: `exact [kuhn | leduc | micro]…`. Prints exploitabilities in chips and, for
//! micro-realms, how often the search finds an option as good as the best one.

use std::time::Instant;

use search::exact::{Expectimax, Strategy, Tree};
use search::{Bot, Cores, Ismcts, IsmctsConfig, RootRule, Stop};
use table::chance::Fast;
use table::{Game, NoSink, Policy, Seat, Tiny, ToAct, Worlds};
use tiny_games::{KuhnPoker, LeducPoker, MicroRealms};

fn main() {
    for what in std::env::args().skip(1) {
        match what.as_str() {
            "kuhn" => poker(&KuhnPoker::new(Seat::new(0)), 4.0),
            "leduc" => poker(&LeducPoker::new(Seat::new(0)), 26.0),
            "micro" => micro(),
            _ => print(&format!("unknown game {what:?}: use kuhn, leduc or micro")),
        }
    }
}

fn poker<G: Policy<Style = ()>>(game: &G, chips: f64) {
    let tree = Tree::new(game);
    print(&format!("decision points: {}", tree.points.len()));
    for rounds in [100, 400, 1000] {
        let begun = Instant::now();
        let strategy = tree.solve(rounds);
        let (lost, value) = (tree.exploitability(&strategy) * chips, tree.value(&strategy) * chips);
        print(&format!("CFR+ {rounds}: exploitability {lost:.5}, value {value:.5}, {:?}", begun.elapsed()));
    }
    print(&format!("uniform: {:.4}", tree.exploitability(&tree.uniform()) * chips));
    for explore in [0.1, 0.5, 1.25] {
        for iterations in [100, 1_000, 10_000] {
            let strategy = tree_search(game, &tree, iterations, explore);
            print(&format!("ismcts {iterations} explore {explore}: {:.4}", tree.exploitability(&strategy) * chips));
        }
    }
}

/// The strategy that the visit shares give at every decision point.
fn tree_search<G: Policy<Style = ()>>(game: &G, tree: &Tree<G>, iterations: u32, explore: f32) -> Strategy {
    let config = IsmctsConfig { iterations, explore, root: RootRule::Puct, trees: 1, ..IsmctsConfig::default() };
    let mut bot = Ismcts::<G>::new(config, (), Cores::One);
    let mut shares = tree.uniform();
    for (point, shares) in tree.points.iter().zip(&mut shares) {
        let worlds = Worlds::new(game, &point.state, point.seat);
        let samples = 5;
        shares.fill(0.0);
        for seed in 0..samples {
            let advice = bot.advise(&worlds, seed, &Stop::new());
            for (share, key) in shares.iter_mut().zip(&point.keys) {
                *share += advice.line(*key).map_or(0.0, |line| f64::from(line.share)) / samples as f64;
            }
        }
    }
    shares
}

fn micro() {
    let game = MicroRealms::new(Seat::new(0));
    let begun = Instant::now();
    let mut exact = Expectimax::new(&game, 20_000_000);
    for seed in 0..5 {
        let start = game.start(&mut Fast::new(seed), &mut NoSink);
        print(&format!("start {seed}: {:?}, {} states, {:?}", exact.worth(&start), exact.states(), begun.elapsed()));
    }
    let config = IsmctsConfig { iterations: 20_000, ..IsmctsConfig::default() };
    let mut bot = Ismcts::<MicroRealms>::new(config, (), Cores::All);
    let (mut good, mut all, mut worst) = (0, 0, 0.0f64);
    for seed in 0..20 {
        let mut rng = Fast::new(100 + seed);
        let mut state = game.start(&mut rng, &mut NoSink);
        while let ToAct::Seats { asked, .. } = game.to_act(&state) {
            let seat = asked.lowest().expect("`asked` is never empty");
            let Some(options) = exact.options(&state, seat) else { break };
            let own = |worth: f64| if seat.idx() == 0 { worth } else { 1.0 - worth };
            let best = options.iter().map(|(_, worth)| own(*worth)).fold(0.0, f64::max);
            let advice = bot.advise(&Worlds::new(&game, &state, seat), seed, &Stop::new());
            let key = advice.best;
            let (pick, worth) =
                options.iter().find(|(o, _)| game.key(&state, *o) == key).expect("the pick is an option");
            if options.len() > 1 {
                all += 1;
                let loss = best - own(*worth);
                good += u32::from(loss <= 0.02);
                worst = worst.max(loss);
            }
            game.apply(&mut state, seat, *pick, &mut rng, &mut NoSink);
        }
    }
    print(&format!("ismcts 20000: {good} of {all} within 0.02, worst {worst:.3}, {} states", exact.states()));
}

#[expect(clippy::print_stdout, reason = "the example prints its results")]
fn print(line: &str) {
    println!("{line}");
}
