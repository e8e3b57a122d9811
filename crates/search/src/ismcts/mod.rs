//! `Ismcts`: a tree of information sets, searched in dealt worlds.

mod config;
mod tree;
mod walk;

use rayon::prelude::*;
use table::chance::Fast;
use table::{OptKey, Policy, Worlds};

use crate::bot::{Advice, Bot, Cores, Line, Stop};
use crate::math::mix;
use crate::menu::{best, deal};
use crate::root::settle;
use crate::turn::{Turn, TurnConfig};
pub use config::{Deals, Final, IsmctsConfig, RootRule};
use walk::{Belief, Search, Walker};

/// Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse), with the heuristics as
/// prior and in rollouts.
///
/// Every iteration deals a world, descends by options that are legal in it, adds one node, and backs up the win chances
/// of all seats. At each node, the choosing seat maximizes its own value (max^n; team members share one value).
///
/// The budget is split over a number of trees that depends only on the budget, so the advice is the same on any number
/// of threads.
pub struct Ismcts<G: Policy> {
    config: IsmctsConfig,
    style: G::Style,
    cores: Cores,
    walkers: Vec<Walker>,
    planner: Turn<G>,
}

impl<G: Policy> Ismcts<G> {
    /// A bot with these settings and this style.
    pub fn new(config: IsmctsConfig, style: G::Style, cores: Cores) -> Self {
        let turn = TurnConfig { beam: config.beam, worlds: config.plans, ..TurnConfig::default() };
        Self { config, planner: Turn::new(turn, style.clone()), style, cores, walkers: Vec::new() }
    }

    /// Bytes used by the trees of the last search.
    pub fn memory(&self) -> usize {
        self.walkers.iter().map(|walker| walker.tree.memory()).sum()
    }
}

/// A root option, summed over all trees.
#[derive(Clone, Copy, Debug)]
struct Sum {
    key: OptKey,
    n: u32,
    w: f64,
    /// The prior belief, which counts like trials.
    belief: Belief,
}

impl Sum {
    fn mean(&self) -> f32 {
        (self.w / self.n.max(1) as f64) as f32
    }
}

impl<G: Policy> Bot<G> for Ismcts<G> {
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> Advice {
        if let Some(advice) = settle(worlds, &self.style, seed) {
            return advice;
        }
        let config = &self.config;
        let fixed: Vec<G::State> = match config.deals {
            Deals::PerIteration => Vec::new(),
            Deals::Fixed(k) => (0..k as u64).map(|i| deal(worlds, &mut Fast::new(mix(seed, 1 << 32 | i)))).collect(),
        };
        let trees = config.trees();
        if self.walkers.len() < trees {
            self.walkers.resize_with(trees, Walker::default);
        }
        let (plans, looked) = match config.plans {
            0 => (Vec::new(), 0),
            _ => self.planner.ranks(worlds, mix(seed, 1 << 33), stop),
        };
        let search = Search { plans: &plans, worlds, style: &self.style, config, fixed: &fixed, stop };
        let run = |(number, walker): (usize, &mut Walker)| {
            // The first trees get the remainder of the division.
            let budget = (config.iterations as usize + trees - 1 - number) / trees;
            walker.run(&search, mix(seed, 1 + number as u64), budget as u32)
        };
        let walkers = &mut self.walkers[..trees];
        let iterations: u32 = match self.cores {
            Cores::All if trees > 1 => walkers.par_iter_mut().enumerate().map(run).sum(),
            _ => walkers.iter_mut().enumerate().map(run).sum(),
        };
        conclude(config, &merge(walkers), iterations).after_plans(looked)
    }
}

/// Adds up the roots of the trees by key.
fn merge(walkers: &[Walker]) -> Vec<Sum> {
    let mut sums: Vec<Sum> = Vec::new();
    for walker in walkers {
        for (edge, &belief) in walker.tree.root_edges().iter().zip(&walker.beliefs) {
            match sums.binary_search_by_key(&edge.key, |sum| sum.key) {
                Ok(at) => {
                    sums[at].n += edge.n;
                    sums[at].w += edge.w as f64;
                }
                Err(at) => sums.insert(at, Sum { key: edge.key, n: edge.n, w: edge.w as f64, belief }),
            }
        }
    }
    sums
}

/// Makes the final choice from the statistics of the root.
fn conclude(config: &IsmctsConfig, sums: &[Sum], iterations: u32) -> Advice {
    let total = sums.iter().map(|sum| sum.n).sum::<u32>().max(1) as f32;
    let most = sums.iter().map(|sum| sum.n).max().unwrap_or(0);
    let lowest = sums.iter().filter(|sum| sum.n > 0).map(Sum::mean).fold(1.0, f32::min);
    // Visit counts within 2 % are a tie: halving leaves the finalists an accidental visit apart.
    let close = (most - most / 50).saturating_sub(1);
    let taken = best(sums.iter().map(|sum| match config.last {
        Final::Visits if sum.n >= close.max(1) => sum.belief.with(config, sum.n, sum.w as f32),
        Final::Value if sum.n * 20 >= most => sum.mean(),
        Final::Visits | Final::Value => f32::NEG_INFINITY,
        // 1.28 standard errors of a win-or-lose value: the true value is below this bound in one case out of ten.
        Final::Bound => sum.mean() - 1.28 * 0.5 / (sum.n.max(1) as f32).sqrt(),
    }));
    let line = |sum: &Sum| {
        let win = if sum.n > 0 { sum.mean() } else { lowest };
        Line::new(sum.key, sum.n as f32 / total, win)
    };
    Advice::ranked(sums[taken].key, sums.iter().map(line).collect(), iterations)
}
