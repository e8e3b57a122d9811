//! The bots that do not search: uniform, lively and heuristic play.

use table::chance::Fast;
use table::{Game, NoSink, OptKey, Policy, Worlds};

use crate::bot::{Advice, Bot, Line, Stop};
use crate::math::{mix, weights};
use crate::menu::{Menu, best, finish_turn, score};
use crate::root::settle;
use crate::solver::bid;

/// Chooses every option with equal probability: the weakest bot.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

/// Chooses like [`Uniform`], but never passes or ends a turn while a free action is possible, so that games make
/// progress.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lively;

/// Takes the option with the best heuristic score.
#[derive(Clone, Debug)]
pub struct Heuristic<G: Policy> {
    style: G::Style,
    judge: bool,
    menu: Menu,
    scores: Vec<f32>,
}

/// One of `n` numbers from a single draw of bits, so that bulk play needs no generator per decision.
#[inline]
pub(crate) fn roll(bits: u64, n: usize) -> usize {
    (((bits >> 32) * n as u64) >> 32) as usize
}

impl<G: Game> Bot<G> for Uniform {
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, _: &Stop) -> Advice {
        let keys = worlds.keys();
        even(keys[roll(seed, keys.len())], &keys, |_| true)
    }

    fn pick(&mut self, worlds: &Worlds<G>, seed: u64, _: &Stop) -> OptKey {
        let keys = worlds.keys();
        keys[roll(seed, keys.len())]
    }
}

impl<G: Policy> Bot<G> for Lively {
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, _: &Stop) -> Advice {
        let world = worlds.deal(&mut Fast::new(mix(seed, 0)));
        let mut menu = Menu::default();
        menu.fill(worlds.game(), &world, worlds.seat());
        let mut busy = menu.options.clone();
        busy.retain(|opt| !worlds.game().is_idle(&world, *opt));
        if busy.is_empty() {
            busy.clone_from(&menu.options);
        }
        let key = worlds.game().key(&world, busy[roll(seed, busy.len())]);
        even(key, &menu.keys, |at| busy.contains(&menu.options[at]))
    }
}

/// Advice of a bot without preferences: all possible options have the same share.
fn even(best: OptKey, keys: &[OptKey], possible: impl Fn(usize) -> bool) -> Advice {
    let n = (0..keys.len()).filter(|&at| possible(at)).count() as f32;
    let lines = (0..keys.len()).map(|at| Line::new(keys[at], if possible(at) { 1.0 / n } else { 0.0 }, 0.5));
    Advice::ranked(best, lines.collect(), 0)
}

impl<G: Policy> Heuristic<G> {
    /// A bot with this style.
    pub fn new(style: G::Style) -> Self {
        Self { style, judge: false, menu: Menu::default(), scores: Vec::new() }
    }

    /// Takes an option that wins at once, and estimates the win chance of every option by letting the heuristics finish
    /// the turn. Weakened levels need this to tell small mistakes from large ones.
    #[must_use]
    pub fn judging(mut self) -> Self {
        self.judge = true;
        self
    }

    /// Deals one world and scores the options in it. Returns the index of the best.
    fn read(&mut self, worlds: &Worlds<G>, seed: u64) -> (usize, G::State) {
        let world = worlds.deal(&mut Fast::new(mix(seed, 0)));
        self.menu.fill(worlds.game(), &world, worlds.seat());
        score(worlds.game(), &world, worlds.seat(), &self.style, &self.menu, &mut self.scores);
        (best(self.scores.iter().copied()), world)
    }

    /// Win chance after each option, with the same worlds and chance values for all options.
    fn outlook(&mut self, worlds: &Worlds<G>, seed: u64) -> Vec<f32> {
        const WORLDS: u64 = 4;
        let (game, seat) = (worlds.game(), worlds.seat());
        let keys = self.menu.keys.clone();
        let mut wins = vec![0.0; keys.len()];
        for number in 1..=WORLDS {
            let rng = Fast::new(mix(seed, number));
            let world = worlds.deal(&mut rng.clone());
            for (win, &key) in wins.iter_mut().zip(&keys) {
                self.menu.fill(game, &world, seat);
                let Some(at) = self.menu.find(key) else { continue };
                let (mut after, mut rng) = (world.clone(), rng.clone());
                let turn = game.turn_of(&after);
                game.apply(&mut after, seat, self.menu.options[at], &mut rng, &mut NoSink);
                let chances = if game.turn_of(&after) == turn {
                    finish_turn(game, &mut after, &self.style, &mut self.menu, &mut self.scores, &mut rng)
                } else {
                    crate::menu::value(game, &after, &self.style)
                };
                *win += chances[seat] / WORLDS as f32;
            }
        }
        wins
    }
}

impl<G: Policy> Bot<G> for Heuristic<G> {
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, _: &Stop) -> Advice {
        if self.judge
            && let Some(advice) = settle(worlds, &self.style, seed)
        {
            return advice;
        }
        let (at, world) = self.read(worlds, seed);
        if let Some(advice) = bid(worlds.game(), &world, worlds.seat(), &self.menu, &self.style, seed) {
            return advice;
        }
        let (keys, mut shares) = (self.menu.keys.clone(), self.scores.clone());
        weights(&mut shares, 1.0);
        let total: f32 = shares.iter().sum();
        let wins = if self.judge {
            self.outlook(worlds, seed)
        } else {
            vec![worlds.game().evaluate(&world, &self.style)[worlds.seat()]; keys.len()]
        };
        let lines = (0..keys.len()).map(|i| Line::new(keys[i], shares[i] / total, wins[i])).collect();
        Advice::ranked(keys[at], lines, 1)
    }

    fn pick(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> OptKey {
        if self.judge {
            return self.advise(worlds, seed, stop).best;
        }
        let (at, world) = self.read(worlds, seed);
        if let Some(advice) = bid(worlds.game(), &world, worlds.seat(), &self.menu, &self.style, seed) {
            return advice.best;
        }
        self.menu.keys[at]
    }
}
