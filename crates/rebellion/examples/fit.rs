//! Fits the weights of the evaluation: `fit GAMES [SEED] [BOTS]`.
//!
//! Plays games with the heuristic bot, or with several bots in turn, and makes some decisions at random. Records the
//! traits of positions and fits a logistic regression to the winners. Prints the content of `policy/weights.rs` and how
//! well the weights predict other games.

use rayon::prelude::*;
use rebellion::policy::{NAMES, Style, TRAITS, at_round};
use rebellion::{Rebellion, Setup, Side};
use search::{BotSpec, Cores, Stop};
use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, Seat, ToAct, Worlds};

type Row = ([f32; TRAITS], f32);
/// The traits of a position for each side, and whether it is the start of a round.
type Noted = ([[f32; TRAITS]; 2], bool);

/// One in this many decisions is random.
const ODD: u32 = 40;
/// One in this many positions during a round is recorded.
const NOTED: u32 = 12;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[0].parse().expect("not a number");
    let seed: u64 = args.get(1).map_or(1, |seed| seed.parse().expect("not a number"));
    let bots: Vec<BotSpec> =
        args.get(2).map_or("rules", String::as_str).split(',').map(|bot| bot.parse().expect("not a bot")).collect();
    let game = Rebellion::new(Setup { rebels: Seat::new(0), ..Setup::default() }).expect("the default setup is valid");
    // Indexed by side, by start of or during a round, and by use for the fit or the test.
    let mut rows: [[[Vec<Row>; 2]; 2]; 2] = Default::default();
    let played: Vec<_> =
        (0..games).into_par_iter().map(|n| play(&game, &bots[n as usize % bots.len()], seed << 32 | n)).collect();
    for (number, (noted, empire)) in played.into_iter().enumerate() {
        let tested = usize::from((number / bots.len()).is_multiple_of(8));
        for (traits, round) in noted {
            for (side, traits) in traits.into_iter().enumerate() {
                rows[side][usize::from(!round)][tested].push((traits, empire));
            }
        }
    }
    for (side, rows) in Side::BOTH.into_iter().zip(&rows) {
        say(&format!("    // {side:?}\n    ["));
        for (what, rows) in ["at the start of a round", "during a round"].into_iter().zip(rows) {
            print(what, rows);
        }
        say("    ],");
    }
}

/// Plays a game. Returns the recorded positions, and 1 if the Empire won.
fn play(game: &Rebellion, bot: &BotSpec, seed: u64) -> (Vec<Noted>, f32) {
    let mut bot = bot.build(game, Cores::One).expect("the bot can play the game");
    let style = Style::default();
    let (mut rng, mut picks) = (Fast::new(seed), Fast::new(!seed));
    let mut s = game.start(&mut rng, &mut NoSink);
    let (mut noted, mut options, mut round) = (Vec::new(), Options::new(), 0);
    loop {
        let asked = match game.to_act(&s) {
            ToAct::Over(outcome) => {
                let empire = outcome.winners == game.seats_of(Side::Empire);
                return (noted, f32::from(u8::from(empire)));
            }
            ToAct::Seats { asked, .. } => asked,
        };
        let seat = asked.lowest().expect("a seat has to act");
        if s.round > round {
            round = s.round;
            noted.push((game.traits(&s, &style), true));
        } else if round > 0 && picks.below(NOTED) == 0 && !at_round(&s) {
            noted.push((game.traits(&s, &style), false));
        }
        game.options(&s, seat, &mut options);
        let pick = if options.len() == 1 || picks.below(ODD) == 0 {
            options[picks.below(options.len() as u32) as usize]
        } else {
            let key = bot.pick(&Worlds::new(game, &s, seat), picks.bits(), &Stop::new());
            *options.iter().find(|&&o| game.key(&s, o) == key).expect("one of the options")
        };
        game.apply(&mut s, seat, pick, &mut rng, &mut NoSink);
    }
}

fn chance(weights: &[f32; TRAITS], traits: &[f32; TRAITS]) -> f32 {
    let value: f32 = weights.iter().zip(traits).map(|(w, x)| w * x).sum();
    1.0 / (1.0 + (-value).exp())
}

/// Gradient descent on the log loss. Each trait is centered and scaled to unit variance, with weak L2 regularization.
fn fit(rows: &[Row]) -> [f32; TRAITS] {
    let n = rows.len() as f32;
    let (mut mean, mut spread) = ([0.0; TRAITS], [1.0; TRAITS]);
    for i in 1..TRAITS {
        mean[i] = rows.iter().map(|(x, _)| f64::from(x[i])).sum::<f64>() as f32 / n;
        let var = rows.iter().map(|(x, _)| f64::from((x[i] - mean[i]).powi(2))).sum::<f64>() as f32 / n;
        spread[i] = var.sqrt().max(0.05);
    }
    let even: Vec<Row> =
        rows.iter().map(|(x, y)| (std::array::from_fn(|i| (x[i] - mean[i]) / spread[i]), *y)).collect();
    let (mut weights, mut speed) = ([0.0; TRAITS], [0.0f32; TRAITS]);
    for _ in 0..500 {
        let mut slope = [0.0f32; TRAITS];
        for (x, y) in &even {
            let miss = y - chance(&weights, x);
            for i in 0..TRAITS {
                slope[i] += miss * x[i];
            }
        }
        for i in 0..TRAITS {
            speed[i] = 0.9 * speed[i] + 0.1 * (slope[i] / n - 0.002 * weights[i]);
            weights[i] += speed[i];
        }
    }
    for i in 1..TRAITS {
        weights[i] /= spread[i];
        weights[0] -= weights[i] * mean[i];
    }
    weights
}

fn print(what: &str, [fitted, tested]: &[Vec<Row>; 2]) {
    if fitted.is_empty() || tested.is_empty() {
        return;
    }
    let weights = fit(fitted);
    let share = tested.iter().map(|(_, y)| y).sum::<f32>() / tested.len() as f32;
    let brier = tested.iter().map(|(x, y)| (chance(&weights, x) - y).powi(2)).sum::<f32>() / tested.len() as f32;
    let plain = share * (1.0 - share);
    eprintln!(
        "fitted to {} positions; Brier score {brier:.4} in {} test positions (baseline {plain:.4})",
        fitted.len(),
        tested.len()
    );
    say(&format!("        // {what}\n        ["));
    for (weight, what) in weights.iter().zip(NAMES) {
        say(&format!("            {weight:.3}, // {what}"));
    }
    say("        ],");
}

#[expect(clippy::print_stdout, reason = "the program prints the weights")]
fn say(line: &str) {
    println!("{line}");
}
