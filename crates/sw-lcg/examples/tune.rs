//! Tunes the weights of the heuristic by matches against itself: `tune TRIES SEED`. Prints every fifth improvement.
//!
//! Each try changes a few weights at random. The change is kept if it wins a match against the previous weights, and
//! then a second, longer one. Matches cover all pairs of starter decks and both sides.

use rayon::prelude::*;
use search::{DECISION_CAP, Heuristic, Player, Stop, play};
use sw_lcg::policy::{Style, Weights};
use sw_lcg::{Affiliation, Deck, Setup, SwLcg};
use table::chance::{Chance, Fast};
use table::{Policy, Seat};

type Game = SwLcg<1>;

fn games() -> Vec<Game> {
    let deck = |a| Deck::starter(a).expect("these affiliations have starter decks");
    let pairs = [
        (Affiliation::Jedi, Affiliation::Sith),
        (Affiliation::RebelAlliance, Affiliation::ImperialNavy),
        (Affiliation::Jedi, Affiliation::ImperialNavy),
        (Affiliation::RebelAlliance, Affiliation::Sith),
    ];
    let setup = |(light, dark)| Setup {
        dark: Some(Seat::new(0)),
        light_deck: deck(light),
        dark_deck: deck(dark),
        ..Setup::default()
    };
    pairs.into_iter().map(|pair| Game::new(setup(pair)).expect("starter decks are legal")).collect()
}

/// The share of games that the first style wins over `deals` deals, each played from both sides.
fn share(games: &[Game], styles: [&Style; 2], deals: u64, seed: u64) -> f64 {
    let won: u32 = (0..deals)
        .into_par_iter()
        .map(|deal| {
            let game = &games[deal as usize % games.len()];
            let mut players: Vec<Player<Game>> =
                styles.iter().map(|s| Player::Bot(Box::new(Heuristic::<Game>::new((*s).clone())))).collect();
            let mut won = 0;
            for seating in [[0, 1], [1, 0]] {
                let played = play(game, &mut players, &seating, seed ^ (deal << 20), DECISION_CAP, &Stop::new());
                let first = Seat::new(usize::from(seating[0] != 0));
                won += u32::from(played.outcome.is_some_and(|o| o.winners.contains(first)));
            }
            won
        })
        .sum();
    f64::from(won) / (2 * deals) as f64
}

#[expect(clippy::print_stdout, reason = "prints the weights")]
fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("arguments are numbers"));
    let (tries, seed) = (args.next().unwrap_or(100), args.next().unwrap_or(1));
    let games = games();
    let usual = games[0].styles().swap_remove(0).1;
    let mut best = usual.clone();
    let mut rng = Fast::new(seed);
    let mut kept = 0;
    for tried in 1..=tries {
        let mut next = best.clone();
        for _ in 0..=rng.below(4) {
            let mut list = next.weights.list();
            let at = rng.below(list.len() as u32) as usize;
            let up = rng.below(2) == 0;
            let by = 1.1 + 0.5 * rng.below(100) as f32 / 100.0;
            let weight = &mut *list[at];
            *weight = match (*weight, up) {
                (w, true) if w.abs() < 0.05 => w + 0.1,
                (w, false) if w.abs() < 0.05 => (w - 0.1).max(0.0),
                (w, true) => w * by,
                (w, false) => w / by,
            };
        }
        if share(&games, [&next, &best], 200, rng.bits()) < 0.52 {
            continue;
        }
        let again = share(&games, [&next, &best], 600, rng.bits());
        if again < 0.515 {
            continue;
        }
        kept += 1;
        best = next;
        if kept % 5 == 0 {
            let all = share(&games, [&best, &usual], 1000, rng.bits());
            println!("{tried} tried, {kept} kept; {:.1} % wins against the initial weights", 100.0 * all);
            let line: Vec<String> =
                Weights::NAMES.iter().zip(best.weights.list()).map(|(n, w)| format!("{n}: {w:.3}")).collect();
            println!("{}", line.join(", "));
        }
    }
}
