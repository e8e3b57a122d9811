//! The rungs that do not search: uniform, lively and scripted play.

use table::chance::Fast;
use table::{Game, NoSink, OptKey, Policy, Worlds};

use crate::bot::{Advice, Bot, Line, Stop};
use crate::math::{mix, weights};
use crate::menu::{Menu, best, finish_turn, score};
use crate::root::settle;
use crate::solver::bid;

/// Chooses each option with equal chance: the floor of the ladder.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

/// Chooses like [`Uniform`], but never passes or ends a turn while something free could still be done, so that games
/// get somewhere.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lively;

/// Takes what the game's script likes best.
#[derive(Clone, Debug)]
pub struct Rules<G: Policy> {
    style: G::Style,
    judge: bool,
    menu: Menu,
    scores: Vec<f32>,
}

/// One of `n` numbers by one draw of bits, so that bulk play needs no generator per decision.
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

/// Advice of a bot without opinions: the possible options share alike.
fn even(best: OptKey, keys: &[OptKey], possible: impl Fn(usize) -> bool) -> Advice {
    let n = (0..keys.len()).filter(|&at| possible(at)).count() as f32;
    let lines = (0..keys.len()).map(|at| Line::new(keys[at], if possible(at) { 1.0 / n } else { 0.0 }, 0.5));
    Advice::ranked(best, lines.collect(), 0)
}

impl<G: Policy> Rules<G> {
    /// A bot with this personality.
    pub fn new(style: G::Style) -> Self {
        Self { style, judge: false, menu: Menu::default(), scores: Vec::new() }
    }

    /// Takes an option that wins at once without asking the script, and estimates the win chance of every option by
    /// letting the script finish the turn: what the weakened levels need to know which mistakes are small.
    #[must_use]
    pub fn judging(mut self) -> Self {
        self.judge = true;
        self
    }

    /// Deals one world and scores the options there. Returns the place of the best.
    fn read(&mut self, worlds: &Worlds<G>, seed: u64) -> (usize, G::State) {
        let world = worlds.deal(&mut Fast::new(mix(seed, 0)));
        self.menu.fill(worlds.game(), &world, worlds.seat());
        score(worlds.game(), &world, worlds.seat(), &self.style, &self.menu, &mut self.scores);
        (best(self.scores.iter().copied()), world)
    }

    /// Win chance after each option, in worlds and with luck that are the same for all of them.
    fn outlook(&mut self, worlds: &Worlds<G>, seed: u64) -> Vec<f32> {
        const WORLDS: u64 = 4;
        let (game, seat) = (worlds.game(), worlds.seat());
        let keys = self.menu.keys.clone();
        let mut wins = vec![0.0; keys.len()];
        for number in 1..=WORLDS {
            let luck = Fast::new(mix(seed, number));
            let world = worlds.deal(&mut luck.clone());
            for (win, &key) in wins.iter_mut().zip(&keys) {
                self.menu.fill(game, &world, seat);
                let Some(at) = self.menu.find(key) else { continue };
                let (mut after, mut luck) = (world.clone(), luck.clone());
                let turn = game.turn_of(&after);
                game.apply(&mut after, seat, self.menu.options[at], &mut luck, &mut NoSink);
                let chances = if game.turn_of(&after) == turn {
                    finish_turn(game, &mut after, &self.style, &mut self.menu, &mut self.scores, &mut luck)
                } else {
                    crate::menu::value(game, &after, &self.style)
                };
                *win += chances[seat] / WORLDS as f32;
            }
        }
        wins
    }
}

impl<G: Policy> Bot<G> for Rules<G> {
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
