//! `Flat`: sequential halving over the options with rollouts and no tree.

use table::chance::Fast;
use table::{NoSink, Policy, ToAct, Worlds};

use crate::bot::{Advice, Bot, Line, Stop};
use crate::math::mix;
use crate::menu::{Menu, best, deal, score};
use crate::root::{Halving, settle};

/// Settings of [`Flat`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlatConfig {
    /// Rollouts per decision.
    pub iterations: u32,
    /// Rounds of turns that a rollout plays before the evaluation takes over. The default plays whole games.
    pub rounds: u32,
}

impl Default for FlatConfig {
    fn default() -> Self {
        Self { iterations: 500, rounds: 100 }
    }
}

/// Plays games from every option by the heuristics and repeatedly drops the worse half. A baseline for comparison.
#[derive(Clone, Debug)]
pub struct Flat<G: Policy> {
    config: FlatConfig,
    style: G::Style,
    menu: Menu,
}

impl<G: Policy> Flat<G> {
    /// A bot with these settings and this style.
    pub fn new(config: FlatConfig, style: G::Style) -> Self {
        Self { config, style, menu: Menu::default() }
    }
}

impl<G: Policy> Bot<G> for Flat<G> {
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> Advice {
        if let Some(advice) = settle(worlds, &self.style, seed) {
            return advice;
        }
        let (game, seat) = (worlds.game(), worlds.seat());
        let mut world = worlds.deal(&mut Fast::new(mix(seed, 0)));
        self.menu.fill(game, &world, seat);
        let keys = self.menu.keys.clone();
        let mut scores = Vec::new();
        score(game, &world, seat, &self.style, &self.menu, &mut scores);
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]).then(a.cmp(&b)));

        let turns = self.config.rounds.saturating_mul(game.seats() as u32);
        let mut trials = vec![(0u32, 0.0f32); keys.len()];
        let mean = |(n, sum): (u32, f32)| if n == 0 { 0.0 } else { sum / n as f32 };
        let mut halving = Halving::default();
        halving.start(order.into_iter(), self.config.iterations.max(keys.len() as u32));
        let mut iterations = 0u32;
        while let Some(at) = halving.next(|at| mean(trials[at])) {
            // The n-th trial of every option has the same world and the same chance values: only the option differs.
            let mut rng = Fast::new(mix(seed, 1 + trials[at].0 as u64));
            world = deal(worlds, &mut rng);
            self.menu.fill(game, &world, seat);
            let Some(place) = self.menu.find(keys[at]) else { continue };
            game.apply(&mut world, seat, self.menu.options[place], &mut rng, &mut NoSink);
            let chances = match game.to_act(&world) {
                ToAct::Over(outcome) => game.worth(&world, outcome),
                ToAct::Seats { .. } => game.rollout(&mut world, &self.style, turns, &mut rng),
            };
            trials[at].0 += 1;
            trials[at].1 += chances[seat];
            iterations += 1;
            if iterations.is_multiple_of(64) && stop.is_raised() {
                break;
            }
        }
        let lowest = trials.iter().filter(|t| t.0 > 0).map(|&t| mean(t)).fold(1.0, f32::min);
        let lines: Vec<Line> = keys
            .iter()
            .zip(&trials)
            .map(|(&key, &t)| Line::new(key, t.0 as f32 / iterations as f32, if t.0 > 0 { mean(t) } else { lowest }))
            .collect();
        // The finalists have the same number of trials, except for the last one.
        let most = trials.iter().map(|t| t.0).max().unwrap_or(0);
        let taken = best(lines.iter().zip(&trials).map(|(line, t)| if t.0 + 1 >= most { line.win } else { -1.0 }));
        Advice::ranked(keys[taken], lines, iterations)
    }
}
