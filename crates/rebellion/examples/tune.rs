//! Tunes the weights of the heuristic: `tune TRIALS GAMES [SEED] [ONLY]`.
//!
//! Changes one random weight at a time, optionally only weights whose names start with ONLY. Keeps a change that wins
//! more games for its side against the unchanged other side. Prints the values for `policy/style.rs`.

use rebellion::policy::{Style, WEIGHTS, Weight};
use rebellion::{Rebellion, Setup, Side};
use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, Policy, Seat, ToAct};

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |usual: u64| args.next().map_or(usual, |a| a.parse().expect("not a number"));
    let (trials, games, seed) = (number(50), number(1_000), number(1));
    let only = args.next().unwrap_or_default();
    let game = Rebellion::new(Setup { rebels: Seat::new(0), ..Setup::default() }).expect("the default setup is valid");
    let mut dice = Fast::new(seed);
    let mut style = Style::default();
    for trial in 0..trials {
        let at = loop {
            let at = dice.below(WEIGHTS as u32) as usize;
            if format!("{:?}", Weight::ALL[at]).starts_with(&only) {
                break at;
            }
        };
        let old = style.0[at];
        let factor = [0.5, 0.7, 1.4, 2.0][dice.below(4) as usize];
        let new = if old.abs() < 0.1 { old + [0.3, -0.3][dice.below(2) as usize] } else { old * factor };
        let mut tried = style;
        tried.0[at] = new;
        let name = format!("{:?}", Weight::ALL[at]);
        let empire = name.starts_with("Imperial");
        let round = seed << 40 | trial << 20;
        let usual = wins(&game, [&style, &style], games, round, empire);
        let other = if empire { [&style, &tried] } else { [&tried, &style] };
        let changed = wins(&game, other, games, round, empire);
        // About 1.3 standard errors of the difference.
        let better = changed as f64 - usual as f64 > 0.9 * (games as f64).sqrt() * 0.5 * 1.41;
        say(&format!(
            "{trial}: {name} {old:.2} -> {new:.2}: {usual} -> {changed} {}",
            if better { "KEPT" } else { "" }
        ));
        if better {
            style = tried;
        }
    }
    for (weight, value) in Weight::ALL.iter().zip(style.0) {
        say(&format!("{weight:?} {value:.2},"));
    }
}

#[expect(clippy::print_stdout, reason = "the program prints the weights")]
fn say(line: &str) {
    println!("{line}");
}

/// The number of games won by a side, with the first style for the Rebels and the second for the Empire.
fn wins(game: &Rebellion, styles: [&Style; 2], games: u64, seed: u64, empire: bool) -> u64 {
    let side = if empire { Side::Empire } else { Side::Rebels };
    (0..games).filter(|n| winner(game, styles, seed + n) == side).count() as u64
}

fn winner(game: &Rebellion, styles: [&Style; 2], seed: u64) -> Side {
    let mut rng = Fast::new(seed);
    let mut s = game.start(&mut rng, &mut NoSink);
    let (mut options, mut scores) = (Options::new(), Vec::new());
    loop {
        let asked = match game.to_act(&s) {
            ToAct::Over(outcome) if outcome.winners == game.seats_of(Side::Empire) => return Side::Empire,
            ToAct::Over(_) => return Side::Rebels,
            ToAct::Seats { asked, .. } => asked,
        };
        let seat = asked.lowest().expect("a seat has to act");
        game.options(&s, seat, &mut options);
        let mut pick = 0;
        if options.len() > 1 {
            scores.clear();
            game.scores(&s, seat, styles[seat.idx()], &options, &mut scores);
            // A little noise makes games differ and breaks ties.
            let noisy = |at: usize, noise: f32| scores[at] + noise * 0.2;
            let mut best = f32::NEG_INFINITY;
            for at in 0..options.len() {
                let value = noisy(at, rng.unit());
                if value > best {
                    (pick, best) = (at, value);
                }
            }
        }
        game.apply(&mut s, seat, options[pick], &mut rng, &mut NoSink);
    }
}
