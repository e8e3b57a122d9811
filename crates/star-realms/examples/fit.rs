//! Fits the evaluation to self-play: `fit GAMES SEED` prints the weights and their prediction quality.
//!
//! Plays games in macro turns between randomly varied styles, so that decks of all kinds meet. Positions are taken at
//! the start of turns and in the middle of them. The fit is a logistic regression by Newton's method.

use star_realms::policy::evaluate::FEATURES;
use star_realms::policy::{Effects, Sheet, Style};
use star_realms::{Duel, Setup};
use table::chance::Fast;
use table::{Chance, Game, NoSink, Options, Policy, Seat, ToAct};

const K: usize = 2 * FEATURES.len();

struct Sample {
    x: [f64; K],
    won: f64,
    before: f64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[0].parse().expect("a number of games");
    let seed: u64 = args[1].parse().expect("a seed");
    let game = Duel::new(Setup::default()).expect("the default setup is valid");
    let judge = game.styles().swap_remove(0).1;
    let mut rng = Fast::new(seed);
    let mut samples = Vec::new();
    for _ in 0..games {
        play(&game, &judge, &mut rng, &mut samples);
    }
    // The samples of a game are consecutive, so the last fifth shares no game with the rest.
    let cut = samples.len() * 4 / 5;
    let train: Vec<&Sample> = samples[..cut].iter().collect();
    let check: Vec<&Sample> = samples[cut..].iter().collect();
    let mut w = [0.0; K];
    for _ in 0..8 {
        newton(&train, &mut w);
    }
    let (loss, brier) = quality(&check, |s| sigmoid(dot(&w, &s.x)));
    let (loss_old, brier_old) = quality(&check, |s| s.before);
    eprintln!(
        "{} positions; log loss {loss:.4} (now {loss_old:.4}), Brier {brier:.4} (now {brier_old:.4})",
        samples.len()
    );
    for (i, name) in FEATURES.iter().enumerate() {
        eprintln!("        {name}: ({:.3}, {:.3}),", w[2 * i], w[2 * i + 1]);
    }
}

/// Plays one game and takes a sample in about every third turn.
fn play(game: &Duel, judge: &Style<1>, rng: &mut Fast, samples: &mut Vec<Sample>) {
    let styles = [0, 1].map(|_| {
        let mut sheet = Sheet::embedded().clone();
        let reach = rng.unit();
        for worth in sheet.cards.values_mut() {
            let shift = (rng.unit() - 0.5) * reach;
            worth.0 += shift;
            worth.1 += shift;
        }
        Style::<1>::new(&sheet, Effects::NONE, game.db(), game.cast())
    });
    let mut state = game.start(rng, &mut NoSink);
    let from = samples.len();
    while !state.is_over() {
        let style = &styles[state.active.idx()];
        let turn = state.turn;
        // Half of the time, continue to the middle of a turn, as searches evaluate there too.
        if rng.below(2) == 0 {
            let mut options = Options::new();
            let mut scores = Vec::new();
            for _ in 0..rng.below(14) {
                let ToAct::Seats { asked, .. } = game.to_act(&state) else { break };
                if state.turn != turn {
                    break;
                }
                let seat = asked.lowest().expect("a seat must act");
                game.options(&state, seat, &mut options);
                scores.clear();
                game.scores(&state, seat, style, &options, &mut scores);
                let best = (0..options.len())
                    .max_by(|&a, &b| scores[a].total_cmp(&scores[b]))
                    .expect("options are never empty");
                game.apply(&mut state, seat, options[best], rng, &mut NoSink);
            }
        }
        if !state.is_over() && rng.below(3) == 0 {
            let features = game.features(&state, judge);
            let late = game.lateness(&state, judge) as f64;
            let mut x = [0.0; K];
            for i in 0..FEATURES.len() {
                let d = (features[Seat::new(0)][i] - features[Seat::new(1)][i]) as f64;
                x[2 * i] = d * (1.0 - late);
                x[2 * i + 1] = d * late;
            }
            let before = game.evaluate(&state, judge)[Seat::new(0)] as f64;
            samples.push(Sample { x, won: 0.0, before });
        }
        if !state.is_over() && state.turn == turn {
            game.play_turn(&mut state, style, rng);
        }
    }
    let won = f64::from(u8::from(state.winners.contains(Seat::new(0))));
    for sample in &mut samples[from..] {
        sample.won = won;
    }
}

fn dot(w: &[f64; K], x: &[f64; K]) -> f64 {
    w.iter().zip(x).map(|(a, b)| a * b).sum()
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// One step of Newton's method, with a little ridge against collinear features.
#[expect(clippy::needless_range_loop, reason = "matrix code reads best with indices")]
fn newton(samples: &[&Sample], w: &mut [f64; K]) {
    let mut gradient = [0.0; K];
    let mut hessian = [[0.0; K]; K];
    for sample in samples {
        let p = sigmoid(dot(w, &sample.x));
        let weight = p * (1.0 - p);
        for i in 0..K {
            gradient[i] += (sample.won - p) * sample.x[i];
            for j in 0..=i {
                hessian[i][j] += weight * sample.x[i] * sample.x[j];
            }
        }
    }
    let ridge = samples.len() as f64 * 1e-5;
    for i in 0..K {
        gradient[i] -= ridge * w[i];
        hessian[i][i] += ridge;
        for j in 0..i {
            hessian[j][i] = hessian[i][j];
        }
    }
    let step = solve(hessian, gradient);
    for (weight, step) in w.iter_mut().zip(step) {
        *weight += step;
    }
}

/// Gaussian elimination with pivoting.
#[expect(clippy::needless_range_loop, reason = "matrix code reads best with indices")]
fn solve(mut a: [[f64; K]; K], mut b: [f64; K]) -> [f64; K] {
    for i in 0..K {
        let pivot = (i..K).max_by(|&x, &y| a[x][i].abs().total_cmp(&a[y][i].abs())).expect("rows");
        a.swap(i, pivot);
        b.swap(i, pivot);
        for row in i + 1..K {
            let factor = a[row][i] / a[i][i];
            for column in i..K {
                a[row][column] -= factor * a[i][column];
            }
            b[row] -= factor * b[i];
        }
    }
    for i in (0..K).rev() {
        for column in i + 1..K {
            b[i] -= a[i][column] * b[column];
        }
        b[i] /= a[i][i];
    }
    b
}

fn quality(samples: &[&Sample], foretell: impl Fn(&Sample) -> f64) -> (f64, f64) {
    let (mut loss, mut brier) = (0.0, 0.0);
    for sample in samples {
        let p = foretell(sample).clamp(1e-6, 1.0 - 1e-6);
        loss -= if sample.won > 0.5 { p.ln() } else { (1.0 - p).ln() };
        brier += (p - sample.won).powi(2);
    }
    (loss / samples.len() as f64, brier / samples.len() as f64)
}
