//! The iterations of one tree.

use table::chance::Fast;
use table::{BySeat, NoSink, Policy, Seat, Worlds};

use super::config::{Deals, IsmctsConfig, OPINION};
use super::tree::Tree;
use crate::bot::Stop;
use crate::level::SILLY;
use crate::math::{mix, weights, widening_power};
use crate::menu::{Menu, Next, advance, deal, score};
use crate::root::Halving;

/// Candidates of a halving root.
const CANDIDATES: usize = 16;
/// A root option so many log odds behind the script's favorite is not tried: no budget tells a small difference from
/// luck, and this one needs no telling.
const HOPELESS: f32 = 9.0;
/// Win chance that one unit of log odds is worth, where plans become priors.
const LOGIT: f32 = 0.02;
/// Picks remembered on the way down; deeper ones go without statistics.
const DEEPEST: usize = 256;

/// What all trees of a search share.
pub(super) struct Search<'a, G: Policy> {
    pub(super) worlds: &'a Worlds<'a, G>,
    pub(super) style: &'a G::Style,
    pub(super) config: &'a IsmctsConfig,
    pub(super) fixed: &'a [G::State],
    /// What the plans behind the options of the root are worth, if there are any.
    pub(super) plans: &'a [f32],
    pub(super) stop: &'a Stop,
}

/// What is thought of an option of the root before it is tried.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Belief {
    /// The script's log odds against the best option, in the world the first tree began with.
    pub(super) opinion: f32,
    /// Win chance of the best plan behind it.
    plan: Option<f32>,
}

impl Belief {
    /// Together with so many trials and the sum of their win chances. A plan has the script's opinion in it.
    pub(super) fn with(&self, config: &IsmctsConfig, n: u32, w: f32) -> f32 {
        match self.plan {
            Some(plan) => (w + config.faith * plan) / (n as f32 + config.faith).max(1.0),
            None => w / n.max(1) as f32 + config.opinion * self.opinion / (1 + n) as f32,
        }
    }
}

/// A tree with its scratch buffers. After the first searches an iteration allocates nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct Walker {
    pub(super) tree: Tree,
    menu: Menu,
    scores: Vec<f32>,
    /// Edges taken, and who took them.
    path: Vec<(u32, Seat)>,
    /// Edges of the present node that are legal in the present world, in key order.
    legal: Vec<u32>,
    sorted: Vec<f32>,
    halving: Halving,
    /// What is thought of the root options beforehand, in key order.
    pub(super) beliefs: Vec<Belief>,
}

impl Walker {
    /// Searches afresh. Returns the iterations made.
    pub(super) fn run<G: Policy>(&mut self, search: &Search<G>, seed: u64, budget: u32) -> u32 {
        let config = search.config;
        self.open_root(search, budget, &mut Fast::new(mix(seed, 0)));
        let halves = config.halves();
        let mut done = 0;
        while done < budget {
            if done % 64 == 0
                && done > 0
                && (search.stop.is_raised() || (!halves && self.decided(config, budget - done)))
            {
                break;
            }
            let at = self.choose_at_root(config, halves);
            // The n-th trial of every root option begins with the same world and the same luck: what they are compared
            // by is the option, not the deal.
            let trial = self.tree.root_edges()[at].n;
            self.iterate(search, at, trial, &mut Fast::new(mix(seed, 1 + trial as u64)));
            done += 1;
        }
        done
    }

    /// The place of the root option to try. The root has the same options in every world its seat considers possible.
    fn choose_at_root(&mut self, config: &IsmctsConfig, halves: bool) -> usize {
        if halves {
            let (tree, beliefs) = (&self.tree, &self.beliefs);
            let rank = |at: usize| {
                let edge = &tree.root_edges()[at];
                beliefs[at].with(config, edge.n, edge.w)
            };
            if let Some(at) = self.halving.next(rank) {
                return at;
            }
        }
        let start = self.tree.start_of(0);
        self.legal.clear();
        let hopeful = (0u32..).zip(&self.beliefs).filter(|(_, belief)| belief.opinion > -HOPELESS);
        self.legal.extend(hopeful.map(|(at, _)| start + at));
        for &edge in &self.legal {
            self.tree.edge_mut(edge).avail += 1;
        }
        let choice = self.select(config, true);
        (self.legal[choice] - start) as usize
    }

    /// Clears the tree and gives the root its edges.
    fn open_root<G: Policy>(&mut self, search: &Search<G>, budget: u32, luck: &mut Fast) {
        let (game, seat) = (search.worlds.game(), search.worlds.seat());
        let config = search.config;
        self.tree.clear(seat, ((config.memory as usize) << 20) / config.trees());
        let world = search.worlds.deal(luck);
        self.menu.fill(game, &world, seat);
        self.rate(search, &world, seat);
        let best = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.beliefs.clear();
        for (at, (&score, &option)) in self.scores.iter().zip(&self.menu.options).enumerate() {
            let (mut opinion, plan) = (score - best, search.plans.get(at).copied());
            // About what does nothing the script's opinion counts as usual, however little it counts otherwise.
            if opinion < -SILLY && game.is_idle(&world, option) {
                let usual = (OPINION / config.opinion.max(0.1)).max(1.0);
                opinion = if plan.is_some() { f32::NEG_INFINITY } else { opinion * usual };
            }
            self.beliefs.push(Belief { opinion, plan });
        }
        if search.plans.is_empty() {
            weights(&mut self.scores, config.tau);
        } else {
            self.scores.clear();
            self.scores.extend_from_slice(search.plans);
            weights(&mut self.scores, LOGIT);
        }
        self.tree.widen(0, &self.menu.keys, &self.scores);
        let beliefs = &self.beliefs;
        let rank = |at: usize| beliefs[at].plan.unwrap_or(beliefs[at].opinion);
        let mut order: Vec<usize> = (0..beliefs.len()).filter(|&at| beliefs[at].opinion > -HOPELESS).collect();
        order.sort_by(|&a, &b| rank(b).total_cmp(&rank(a)).then(a.cmp(&b)));
        self.halving.start(order.into_iter().take(CANDIDATES), budget);
    }

    /// One tree alone, choosing by visits: can the leader still be caught?
    fn decided(&self, config: &IsmctsConfig, left: u32) -> bool {
        if config.trees() > 1 || config.last != super::Final::Visits {
            return false;
        }
        let (mut first, mut second) = (0, 0);
        for edge in self.tree.root_edges() {
            if edge.n > first {
                (first, second) = (edge.n, first);
            } else {
                second = second.max(edge.n);
            }
        }
        first > second + left
    }

    fn rate<G: Policy>(&mut self, search: &Search<G>, world: &G::State, seat: Seat) {
        score(search.worlds.game(), world, seat, search.style, &self.menu, &mut self.scores);
    }

    /// Deals a world, walks down, adds a node, values it and hands the value up.
    fn iterate<G: Policy>(&mut self, search: &Search<G>, at: usize, trial: u32, luck: &mut Fast) {
        let (game, config) = (search.worlds.game(), search.config);
        let mut world = match config.deals {
            Deals::PerIteration => deal(search.worlds, luck),
            Deals::Fixed(_) => search.fixed[trial as usize % search.fixed.len()].clone(),
        };
        let mut seat = search.worlds.seat();
        let mut edge = self.tree.start_of(0) + at as u32;
        self.menu.fill(game, &world, seat);
        let Some(mut choice) = self.menu.find(self.tree.edge(edge).key) else { return };
        self.path.clear();
        let chances = loop {
            self.path.push((edge, seat));
            game.apply(&mut world, seat, self.menu.options[choice], luck, &mut NoSink);
            seat = match advance(game, &mut world, None, &mut self.menu, luck) {
                Next::Over(outcome) => break game.worth(&world, outcome),
                Next::Choice(seat) => seat,
                Next::Passed => unreachable!("no turn was named"),
            };
            let Some(node) = self.tree.child(edge, seat) else {
                self.tree.grow(edge, seat);
                break leaf(search, &mut world, luck);
            };
            if self.path.len() == DEEPEST || !self.match_edges(search, node, &world, seat) {
                break leaf(search, &mut world, luck);
            }
            choice = self.select(config, false);
            edge = self.legal[choice];
        };
        for &(edge, seat) in &self.path {
            let edge = self.tree.edge_mut(edge);
            edge.n += 1;
            edge.w += chances[seat];
        }
    }

    /// Finds the edge of every option of the menu, making the missing ones, and counts them as available. False when
    /// there is no memory left for them.
    fn match_edges<G: Policy>(&mut self, search: &Search<G>, node: u32, world: &G::State, seat: Seat) -> bool {
        if !self.find_edges(node) {
            self.rate(search, world, seat);
            weights(&mut self.scores, search.config.tau);
            if !self.tree.widen(node, &self.menu.keys, &self.scores) {
                return false;
            }
            self.find_edges(node);
        }
        for &edge in &self.legal {
            self.tree.edge_mut(edge).avail += 1;
        }
        true
    }

    /// Both lists are sorted by key, so one walk over the edges finds them all.
    fn find_edges(&mut self, node: u32) -> bool {
        self.legal.clear();
        let (start, edges) = (self.tree.start_of(node), self.tree.edges_of(node));
        let mut at = 0;
        for &key in &self.menu.keys {
            while at < edges.len() && edges[at].key < key {
                at += 1;
            }
            if at == edges.len() || edges[at].key != key {
                return false;
            }
            self.legal.push(start + at as u32);
        }
        true
    }

    /// PUCT over the legal edges, with availability in place of the parent's visits. Returns the place in the menu.
    fn select(&mut self, config: &IsmctsConfig, is_root: bool) -> usize {
        let (mut n, mut w, mut prior, mut tried) = (0, 0.0, 0.0, 0.0);
        for &edge in &self.legal {
            let edge = self.tree.edge(edge);
            n += edge.n;
            w += edge.w;
            prior += edge.prior;
            if edge.n > 0 {
                tried += edge.prior;
            }
        }
        let open = if config.widen && !is_root { self.open_above(n) } else { 0.0 };
        let parent = if n > 0 { w / n as f32 } else { 0.5 };
        let fresh = parent - config.reduction * (tried / prior).sqrt();
        let scale = config.explore / prior;
        let mut best = (0, f32::NEG_INFINITY);
        for (at, &edge) in self.legal.iter().enumerate() {
            let edge = self.tree.edge(edge);
            if edge.prior < open {
                continue;
            }
            let value = if edge.n > 0 { edge.w / edge.n as f32 } else { fresh };
            let rank = value + scale * edge.prior * (edge.avail as f32).sqrt() / (1 + edge.n) as f32;
            if rank > best.1 {
                best = (at, rank);
            }
        }
        best.0
    }

    /// Progressive widening: the prior an option needs to be considered after so many visits. Equal priors open
    /// together.
    fn open_above(&mut self, visits: u32) -> f32 {
        let open = (2.0 * widening_power(visits as f32)).ceil().max(4.0) as usize;
        if self.legal.len() <= open {
            return 0.0;
        }
        self.sorted.clear();
        self.sorted.extend(self.legal.iter().map(|&edge| self.tree.edge(edge).prior));
        let (_, last, _) = self.sorted.select_nth_unstable_by(open - 1, |a, b| b.total_cmp(a));
        *last
    }
}

/// The value of a new leaf: the script plays on. Part of it may be the evaluation where the turn under way ends; in the
/// middle of a turn the evaluation would have to guess what the rest of it is worth.
fn leaf<G: Policy>(search: &Search<G>, world: &mut G::State, luck: &mut Fast) -> BySeat<f32> {
    let (game, config) = (search.worlds.game(), search.config);
    let turns = config.rounds.saturating_mul(game.seats() as u32);
    if config.mix <= 0.0 {
        return game.rollout(world, search.style, turns, luck);
    }
    let mut chances = game.rollout(world, search.style, 1, luck);
    if config.mix < 1.0 && turns > 1 {
        let played = game.rollout(world, search.style, turns - 1, luck);
        for (chance, played) in chances.0.iter_mut().zip(played.0) {
            *chance = config.mix * *chance + (1.0 - config.mix) * played;
        }
    }
    chances
}
