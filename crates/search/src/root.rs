//! Shortcuts for decisions that need no search, and sequential halving of a small budget.

use table::chance::Fast;
use table::{NoSink, OptKey, Policy, ToAct, Worlds};

use crate::bot::Advice;
use crate::math::mix;
use crate::menu::Menu;
use crate::solver::bid;

/// Number of worlds in which an option must win at once to count as a sure win.
const PROOFS: u64 = 4;

/// Answers decisions that need no search: a single option, an option that wins at once, an obvious option, or a bid.
pub(crate) fn settle<G: Policy>(worlds: &Worlds<G>, style: &G::Style, seed: u64) -> Option<Advice> {
    let (game, seat) = (worlds.game(), worlds.seat());
    let world = worlds.deal(&mut Fast::new(mix(seed, 0)));
    let mut menu = Menu::default();
    menu.fill(game, &world, seat);
    if let [only] = menu.keys.as_slice() {
        return Some(Advice::sure(*only, game.evaluate(&world, style)[seat]));
    }
    let mut winning = menu.keys.clone();
    winning.retain(|&key| wins_at_once(game, &world, seat, key, &menu));
    for proof in 1..PROOFS {
        if winning.is_empty() {
            break;
        }
        let world = worlds.deal(&mut Fast::new(mix(seed, proof)));
        let mut menu = Menu::default();
        menu.fill(game, &world, seat);
        winning.retain(|&key| wins_at_once(game, &world, seat, key, &menu));
    }
    if let Some(&key) = winning.first() {
        return Some(Advice::sure(key, 1.0));
    }
    let Some(obvious) = game.obvious(&world, seat, &menu.options) else {
        return bid(game, &world, seat, &menu, style, seed);
    };
    Some(Advice::sure(game.key(&world, obvious), game.evaluate(&world, style)[seat]))
}

/// Does the option end the game in this seat's favor without chance values?
fn wins_at_once<G: Policy>(game: &G, world: &G::State, seat: table::Seat, key: OptKey, menu: &Menu) -> bool {
    let Some(at) = menu.find(key) else { return false };
    let mut after = world.clone();
    let trace = game.apply(&mut after, seat, menu.options[at], &mut Fast::new(0), &mut NoSink);
    !trace.random && matches!(game.to_act(&after), ToAct::Over(outcome) if game.worth(&after, outcome)[seat] >= 1.0)
}

/// Sequential halving: every candidate gets the same number of trials, then the worse half is dropped, and so on, with
/// the same budget for each round.
#[derive(Clone, Debug, Default)]
pub(crate) struct Halving {
    alive: Vec<usize>,
    left: u32,
    per_round: u32,
    round_left: u32,
    at: usize,
}

impl Halving {
    /// Restarts with these candidates, most promising first, and a total number of trials.
    pub(crate) fn start(&mut self, candidates: impl Iterator<Item = usize>, budget: u32) {
        self.alive.clear();
        self.alive.extend(candidates);
        let rounds = self.alive.len().next_power_of_two().trailing_zeros().max(1);
        self.left = budget;
        self.per_round = (budget / rounds).max(1);
        self.open_round();
    }

    /// The candidate to try next, or `None` when the budget is spent. `rank` returns the current value of a candidate.
    pub(crate) fn next(&mut self, rank: impl Fn(usize) -> f32) -> Option<usize> {
        if self.left == 0 {
            return None;
        }
        if self.at == self.alive.len() {
            self.at = 0;
            self.round_left -= 1;
            if self.round_left == 0 && self.alive.len() > 2 {
                self.alive.sort_by(|&a, &b| rank(b).total_cmp(&rank(a)).then(a.cmp(&b)));
                self.alive.truncate(self.alive.len().div_ceil(2));
                self.open_round();
            } else if self.round_left == 0 {
                self.round_left = 1; // the finalists share the rest of the budget that rounding leaves
            }
        }
        self.left -= 1;
        self.at += 1;
        Some(self.alive[self.at - 1])
    }

    fn open_round(&mut self) {
        self.at = 0;
        self.round_left = (self.per_round / self.alive.len() as u32).max(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halving_spends_the_whole_budget_and_ends_with_the_best() {
        for (candidates, budget) in [(16usize, 1_000u32), (5, 100), (2, 7), (1, 3), (16, 9)] {
            let mut tried = vec![0u32; candidates];
            let mut halving = Halving::default();
            halving.start(0..candidates, budget);
            while let Some(at) = halving.next(|candidate| candidate as f32) {
                tried[at] += 1;
            }
            assert_eq!(tried.iter().sum::<u32>(), budget);
            if budget as usize > 4 * candidates {
                assert_eq!(tried.iter().max(), tried.last(), "{tried:?}");
                assert!(tried.iter().all(|&n| n > 0));
            }
        }
    }
}
