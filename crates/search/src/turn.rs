//! `Turn`: beam search over the bot's whole turn; games played from its ends decide.

use table::chance::Fast;
use table::{NoSink, OptKey, Policy, SeatSet, ToAct, Worlds};

use crate::bot::{Advice, Bot, Line, Stop};
use crate::level::SILLY;
use crate::math::{mix, weights};
use crate::menu::{Menu, Next, advance, best, deal, finish_turn, score, value};
use crate::root::{Halving, settle};

/// A longer turn is finished by the heuristics.
const LONGEST: u64 = 64;
/// The maximum log odds that a single pick counts against a plan.
const DOUBT: f32 = 4.0;
/// Options with a score this far below the best are never tried. Games use this for redundant options, such as the same
/// picks in another order.
const NEVER: f32 = 24.0;
/// The minimum beam width behind one root option.
const NARROWEST: usize = 4;

/// Settings of [`Turn`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnConfig {
    /// Positions kept per step, over all root options.
    pub beam: u32,
    /// Number of worlds, the same ones for every option.
    pub worlds: u32,
    /// Win chance that one unit of heuristic log odds is worth. A plan is charged this amount for each unit by which
    /// its picks are worse than the heuristics' picks. The heuristics are better where the evaluation sees little
    /// difference, and the best of many noisy estimates is too optimistic.
    pub trust: f32,
    /// Games that the heuristics play from the ends of the best plans, over all root options.
    pub rollouts: u32,
    /// Rounds of turns in such a game before the evaluation takes over.
    pub rounds: u32,
    /// The number of such games that the evaluation at the end of the turn counts for.
    pub faith: f32,
}

impl Default for TurnConfig {
    fn default() -> Self {
        Self { beam: 64, worlds: 8, trust: 0.02, rollouts: 400, rounds: 100, faith: 20.0 }
    }
}

/// Searches its turn to the end in a few worlds, plays games from the end of the best plan behind each option, and
/// takes the option that wins most often. It searches again at each decision, so it uses everything that the turn has
/// revealed.
///
/// The evaluation is good enough for planning, but not to choose between two good options. The games do that.
pub struct Turn<G: Policy> {
    config: TurnConfig,
    style: G::Style,
    menu: Menu,
    scores: Vec<f32>,
    /// Positions of the current step and of the next one.
    now: Vec<Node<G::State>>,
    then: Vec<Node<G::State>>,
    order: Vec<u32>,
}

struct Node<S> {
    state: S,
    win: f32,
    /// Log odds by which the picks so far are worse than the heuristics' picks.
    regret: f32,
    /// Sum over the picks so far. The same picks in another order have the same mark: if their values are equal, one
    /// position is enough. The state itself cannot serve for this, because its copies are numbered differently in every
    /// world.
    mark: u64,
}

/// The best way to end a turn.
struct Plan<S> {
    /// Win chance minus the cost of disagreeing with the heuristics.
    rank: f32,
    /// The state at the end of the turn; `None` if there is no such option.
    end: Option<S>,
}

impl<S: Clone> Plan<S> {
    fn improve(&mut self, win: f32, price: f32, end: &S) {
        if self.end.is_none() || win - price > self.rank {
            *self = Self { rank: win - price, end: Some(end.clone()) };
        }
    }
}

/// A root option: its plans in all worlds, and the games played from their ends.
struct Candidate<S> {
    ends: Vec<S>,
    rank: f32,
    games: u32,
    won: f32,
}

impl<S> Candidate<S> {
    /// The combined value of games and evaluation.
    fn worth(&self, faith: f32) -> f32 {
        let all = self.games as f32 + faith;
        if all > 0.0 { (self.won + faith * self.rank) / all } else { self.rank }
    }
}

impl<S: Clone> Clone for Node<S> {
    fn clone(&self) -> Self {
        Self { state: self.state.clone(), ..*self }
    }
}

/// The root options with their plans.
struct Planned<S> {
    keys: Vec<OptKey>,
    /// The heuristic scores.
    prior: Vec<f32>,
    /// Idle options with a bad score. They are not taken, even if their games go well.
    idle: Vec<bool>,
    candidates: Vec<Candidate<S>>,
    /// Number of positions examined.
    looked: u32,
}

/// One root option in one world.
struct Branch<'a, G: Policy> {
    game: &'a G,
    seat: table::Seat,
    allies: SeatSet,
    turn: u32,
    width: usize,
    seed: u64,
}

impl<G: Policy> Turn<G> {
    /// A bot with these settings and this style.
    pub fn new(config: TurnConfig, style: G::Style) -> Self {
        Self {
            config,
            style,
            menu: Menu::default(),
            scores: Vec::new(),
            now: Vec::new(),
            then: Vec::new(),
            order: Vec::new(),
        }
    }

    /// The best plan after this option, and the number of positions examined.
    fn explore(&mut self, branch: &Branch<G>, world: &G::State, key: OptKey) -> (Plan<G::State>, u32) {
        let (game, seat) = (branch.game, branch.seat);
        self.menu.fill(game, world, seat);
        let Some(at) = self.menu.find(key) else { return (Plan { rank: 0.0, end: None }, 0) };
        let pick = self.menu.options[at];
        let mut state = world.clone();
        game.apply(&mut state, seat, pick, &mut Fast::new(mix(branch.seed, 0)), &mut NoSink);
        self.now.clear();
        self.now.push(Node { state, win: 0.0, regret: 0.0, mark: 0 });
        let (mut found, mut looked) = (Plan { rank: 0.0, end: None }, 1);
        // The same chance values at every step: a plan gains nothing by drawing earlier or later.
        let rng = Fast::new(mix(branch.seed, 1));
        for _ in 0..LONGEST {
            self.then.clear();
            for at in 0..self.now.len() {
                let mut rng = rng.clone();
                let node = &mut self.now[at];
                let Next::Choice(actor) = advance(game, &mut node.state, Some(branch.turn), &mut self.menu, &mut rng)
                else {
                    let win = value(game, &node.state, &self.style)[seat];
                    found.improve(win, self.config.trust * node.regret, &node.state);
                    continue;
                };
                score(game, &node.state, actor, &self.style, &self.menu, &mut self.scores);
                let top = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let choices = if branch.allies.contains(actor) {
                    0..self.menu.options.len()
                } else {
                    let reply = best(self.scores.iter().copied());
                    reply..reply + 1
                };
                for choice in choices {
                    if self.scores[choice] < top - NEVER {
                        continue;
                    }
                    let mut state = node.state.clone();
                    let mark = node.mark.wrapping_add(mix(actor.idx() as u64, word(self.menu.keys[choice])));
                    game.apply(&mut state, actor, self.menu.options[choice], &mut rng.clone(), &mut NoSink);
                    let win = value(game, &state, &self.style)[seat];
                    let regret = node.regret + (top - self.scores[choice]).min(DOUBT);
                    self.then.push(Node { state, win, regret, mark });
                }
            }
            looked += self.then.len() as u32;
            self.cut(branch.width);
            if self.now.is_empty() {
                return (found, looked);
            }
        }
        let mut rng = rng;
        for node in &mut self.now {
            let chances = finish_turn(game, &mut node.state, &self.style, &mut self.menu, &mut self.scores, &mut rng);
            found.improve(chances[seat], self.config.trust * node.regret, &node.state);
        }
        (found, looked)
    }

    /// Searches the turn behind every root option.
    fn plan(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> Planned<G::State> {
        let (game, seat) = (worlds.game(), worlds.seat());
        let dealt: Vec<(u64, G::State)> = (0..self.config.worlds.max(1) as u64)
            .map(|number| mix(seed, number))
            .map(|seed| (seed, deal(worlds, &mut Fast::new(seed))))
            .collect();
        let first = &dealt[0].1;
        self.menu.fill(game, first, seat);
        let keys = self.menu.keys.clone();
        score(game, first, seat, &self.style, &self.menu, &mut self.scores);
        let prior = self.scores.clone();
        let idle: Vec<bool> = self.menu.options.iter().map(|&option| game.is_idle(first, option)).collect();

        let top = prior.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let tried = prior.iter().filter(|&&prior| prior >= top - NEVER).count();
        let width = (self.config.beam as usize / tried).max(NARROWEST);
        let blank = || Candidate { ends: Vec::with_capacity(dealt.len()), rank: 0.0, games: 0, won: 0.0 };
        let mut candidates: Vec<Candidate<G::State>> = keys.iter().map(|_| blank()).collect();
        let mut all_looked = 0;
        for (seed, world) in &dealt {
            let (allies, turn) = (game.team(world, seat), game.turn_of(world));
            let branch = Branch { game, seat, allies, turn, width, seed: *seed };
            for ((candidate, &key), &prior) in candidates.iter_mut().zip(&keys).zip(&prior) {
                if prior < top - NEVER {
                    continue;
                }
                let (plan, looked) = self.explore(&branch, world, key);
                candidate.rank += plan.rank;
                candidate.ends.extend(plan.end);
                all_looked += looked;
            }
            if stop.is_raised() {
                break;
            }
        }
        for (candidate, prior) in candidates.iter_mut().zip(&prior) {
            candidate.rank =
                candidate.rank / candidate.ends.len().max(1) as f32 - self.config.trust * (top - prior).min(DOUBT);
        }
        Planned { keys, prior, idle, candidates, looked: all_looked }
    }

    /// The value of the best plan behind every root option, in key order, and the number of positions examined.
    pub(crate) fn ranks(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> (Vec<f32>, u32) {
        let planned = self.plan(worlds, seed, stop);
        (planned.candidates.iter().map(|candidate| candidate.rank).collect(), planned.looked)
    }

    /// Plays games from the ends of the plans and repeatedly drops the worse half of the options. The n-th game of
    /// every option has the same world and the same chance values. Returns the number of games.
    fn play_on(
        &self,
        game: &G,
        seat: table::Seat,
        candidates: &mut [Candidate<G::State>],
        seed: u64,
        stop: &Stop,
    ) -> u32 {
        let mut order: Vec<usize> = (0..candidates.len()).filter(|&at| !candidates[at].ends.is_empty()).collect();
        if order.is_empty() {
            return 0;
        }
        order.sort_by(|&a, &b| candidates[b].rank.total_cmp(&candidates[a].rank).then(a.cmp(&b)));
        let mut halving = Halving::default();
        halving.start(order.into_iter(), self.config.rollouts);
        let turns = self.config.rounds.saturating_mul(game.seats() as u32);
        let mut games = 0u32;
        while let Some(at) = halving.next(|at| candidates[at].worth(self.config.faith)) {
            let candidate = &mut candidates[at];
            let number = candidate.games as usize;
            let Some(end) = candidate.ends.get(number % candidate.ends.len().max(1)) else { break };
            let mut rng = Fast::new(mix(seed, 1 << 32 | number as u64));
            candidate.won += match game.to_act(end) {
                ToAct::Over(outcome) => game.worth(end, outcome)[seat],
                ToAct::Seats { .. } => game.rollout(&mut end.clone(), &self.style, turns, &mut rng)[seat],
            };
            candidate.games += 1;
            games += 1;
            if games.is_multiple_of(64) && stop.is_raised() {
                break;
            }
        }
        games
    }

    /// Moves the best distinct positions of the next step to the current one.
    fn cut(&mut self, width: usize) {
        let (then, order, trust) = (&self.then, &mut self.order, self.config.trust);
        order.clear();
        order.extend(0..then.len() as u32);
        let node = |at: u32| &then[at as usize];
        // Of the same picks in different orders, prefer the one with the best heuristic scores.
        order.sort_by(|&a, &b| {
            let (a, b) = (node(a), node(b));
            a.mark.cmp(&b.mark).then(a.win.total_cmp(&b.win)).then(a.regret.total_cmp(&b.regret))
        });
        order.dedup_by_key(|at| (node(*at).mark, node(*at).win.to_bits()));
        let rank = |at: u32| node(at).win - trust * node(at).regret;
        order.sort_by(|&a, &b| rank(b).total_cmp(&rank(a)).then(node(a).mark.cmp(&node(b).mark)));
        self.now.clear();
        self.now.extend(order.iter().take(width).map(|&at| then[at as usize].clone()));
    }
}

/// The parts of a key packed into one number.
fn word(key: OptKey) -> u64 {
    (key.verb() as u64) << 48 | (key.a() as u64) << 32 | (key.b() as u64) << 16 | key.c() as u64
}

impl<G: Policy> Bot<G> for Turn<G> {
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> Advice {
        if let Some(advice) = settle(worlds, &self.style, seed) {
            return advice;
        }
        let (game, seat) = (worlds.game(), worlds.seat());
        let Planned { keys, prior, idle, mut candidates, looked } = self.plan(worlds, seed, stop);
        let top = prior.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let games = self.play_on(game, seat, &mut candidates, seed, stop);
        let worth = |candidate: &Candidate<G::State>| candidate.worth(self.config.faith);
        // The games of options that dropped out early say little; the finalists have about the same number of games.
        let most = candidates.iter().map(|candidate| candidate.games).max().unwrap_or(0);
        let taken = best(candidates.iter().enumerate().map(|(at, c)| {
            if idle[at] && prior[at] + SILLY < top {
                f32::NEG_INFINITY
            } else if c.games + 1 < most {
                worth(c) - 1.0 // taken only if every finalist is silly
            } else {
                worth(c)
            }
        }));
        // Opinions as shares: 0.02 of win chance is one unit of log odds.
        let mut shares: Vec<f32> = candidates.iter().map(worth).collect();
        weights(&mut shares, 0.02);
        let total: f32 = shares.iter().sum();
        let line = |at: usize| Line::new(keys[at], shares[at] / total, worth(&candidates[at]).clamp(0.0, 1.0));
        Advice::ranked(keys[taken], (0..keys.len()).map(line).collect(), games).after_plans(looked)
    }
}
