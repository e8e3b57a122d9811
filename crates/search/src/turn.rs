//! `Turn`: the whole own turn searched by a beam, judged where it ends.

use table::chance::Fast;
use table::{NoSink, OptKey, Policy, SeatSet, Worlds};

use crate::bot::{Advice, Bot, Line, Stop};
use crate::math::{mix, weights};
use crate::menu::{Menu, Next, advance, best, finish_turn, score, value};
use crate::root::settle;

/// A turn longer than this is finished by the script.
const LONGEST: u64 = 64;
/// One pick counts no more log odds against a plan than this.
const DOUBT: f32 = 4.0;
/// The narrowest beam behind one option of the root.
const NARROWEST: usize = 4;

/// Settings of [`Turn`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnConfig {
    /// Positions kept per step, over all options of the root.
    pub beam: u32,
    /// Worlds looked at, the same for every option.
    pub worlds: u32,
    /// Win chance that one unit of the script's log odds is worth: a plan pays so much for every unit by which its
    /// picks are worse than the script's. The script knows better where the evaluation sees little difference, and
    /// the best of many estimates is too good to be true.
    pub trust: f32,
}

impl Default for TurnConfig {
    fn default() -> Self {
        Self { beam: 64, worlds: 4, trust: 0.02 }
    }
}

/// Searches its own turn to the end in a few worlds and takes the option whose best continuation is worth most on
/// average. Thinks afresh at each decision, so that it uses what the turn has shown.
pub struct Turn<G: Policy> {
    config: TurnConfig,
    style: G::Style,
    menu: Menu,
    scores: Vec<f32>,
    /// Positions of the present step and of the next one.
    now: Vec<Node<G::State>>,
    then: Vec<Node<G::State>>,
    order: Vec<u32>,
}

struct Node<S> {
    state: S,
    win: f32,
    /// Log odds by which the picks so far were worse than the script's.
    regret: f32,
    /// Sum over the picks so far. The same picks in another order give the same mark: with equal value, one will do.
    /// The state itself is no use here, for its copies are numbered differently in every world.
    mark: u64,
}

/// The best way to end a turn.
#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    /// Win chance less what the script holds against it.
    rank: f32,
    win: f32,
}

impl Plan {
    fn improve(&mut self, win: f32, price: f32) {
        if win - price > self.rank {
            *self = Self { rank: win - price, win };
        }
    }
}

impl<S: Clone> Clone for Node<S> {
    fn clone(&self) -> Self {
        Self { state: self.state.clone(), ..*self }
    }
}

/// One option of the root in one world.
struct Branch<'a, G: Policy> {
    game: &'a G,
    seat: table::Seat,
    allies: SeatSet,
    turn: u32,
    width: usize,
    seed: u64,
}

impl<G: Policy> Turn<G> {
    /// A bot with these settings and this personality.
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

    /// The best plan after this option, and how many positions were looked at.
    fn explore(&mut self, branch: &Branch<G>, world: &G::State, key: OptKey) -> (Plan, u32) {
        let (game, seat) = (branch.game, branch.seat);
        self.menu.fill(game, world, seat);
        let Some(at) = self.menu.find(key) else { return (Plan::default(), 0) };
        let pick = self.menu.options[at];
        let mut state = world.clone();
        game.apply(&mut state, seat, pick, &mut Fast::new(mix(branch.seed, 0)), &mut NoSink);
        self.now.clear();
        self.now.push(Node { state, win: 0.0, regret: 0.0, mark: 0 });
        let (mut found, mut looked) = (Plan { rank: f32::NEG_INFINITY, win: 0.0 }, 1);
        // The same luck at every step: a plan gains nothing by drawing earlier or later.
        let luck = Fast::new(mix(branch.seed, 1));
        for _ in 0..LONGEST {
            self.then.clear();
            for at in 0..self.now.len() {
                let mut luck = luck.clone();
                let node = &mut self.now[at];
                let Next::Choice(actor) = advance(game, &mut node.state, Some(branch.turn), &mut self.menu, &mut luck)
                else {
                    found.improve(value(game, &node.state, &self.style)[seat], self.config.trust * node.regret);
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
                    let mut state = node.state.clone();
                    let mark = node.mark.wrapping_add(mix(actor.idx() as u64, word(self.menu.keys[choice])));
                    game.apply(&mut state, actor, self.menu.options[choice], &mut luck.clone(), &mut NoSink);
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
        let mut luck = luck;
        for node in &mut self.now {
            let chances = finish_turn(game, &mut node.state, &self.style, &mut self.menu, &mut self.scores, &mut luck);
            found.improve(chances[seat], self.config.trust * node.regret);
        }
        (found, looked)
    }

    /// Keeps the best different positions of the next step as those of the present one.
    fn cut(&mut self, width: usize) {
        let (then, order, trust) = (&self.then, &mut self.order, self.config.trust);
        order.clear();
        order.extend(0..then.len() as u32);
        let node = |at: u32| &then[at as usize];
        // Of the same picks in different orders, the one the script likes best.
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

/// The parts of a key as one number.
fn word(key: OptKey) -> u64 {
    (key.verb() as u64) << 48 | (key.a() as u64) << 32 | (key.b() as u64) << 16 | key.c() as u64
}

impl<G: Policy> Bot<G> for Turn<G> {
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> Advice {
        if let Some(advice) = settle(worlds, &self.style, seed) {
            return advice;
        }
        let (game, seat) = (worlds.game(), worlds.seat());
        let dealt: Vec<(u64, G::State)> = (0..self.config.worlds.max(1) as u64)
            .map(|number| mix(seed, number))
            .map(|seed| (seed, worlds.deal(&mut Fast::new(seed))))
            .collect();
        let first = &dealt[0].1;
        self.menu.fill(game, first, seat);
        let keys = self.menu.keys.clone();
        score(game, first, seat, &self.style, &self.menu, &mut self.scores);
        let prior = self.scores.clone();

        let top = prior.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let width = (self.config.beam as usize / keys.len()).max(NARROWEST);
        let mut plans = vec![Plan::default(); keys.len()];
        let (mut iterations, mut finished) = (0, 0.0);
        for (seed, world) in &dealt {
            let (allies, turn) = (game.team(world, seat), game.turn_of(world));
            let branch = Branch { game, seat, allies, turn, width, seed: *seed };
            for (sum, &key) in plans.iter_mut().zip(&keys) {
                let (plan, looked) = self.explore(&branch, world, key);
                sum.rank += plan.rank;
                sum.win += plan.win;
                iterations += looked;
            }
            finished += 1.0;
            if stop.is_raised() {
                break;
            }
        }
        for (plan, prior) in plans.iter_mut().zip(&prior) {
            plan.rank = plan.rank / finished - self.config.trust * (top - prior).min(DOUBT);
            plan.win /= finished;
        }
        let taken = best(plans.iter().map(|plan| plan.rank));
        // Opinion as shares: 0.02 of win chance is one unit of log odds.
        let mut shares: Vec<f32> = plans.iter().map(|plan| plan.rank).collect();
        weights(&mut shares, 0.02);
        let total: f32 = shares.iter().sum();
        let lines = (0..keys.len()).map(|at| Line::new(keys[at], shares[at] / total, plans[at].win)).collect();
        Advice::ranked(keys[taken], lines, iterations)
    }
}
