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

/// Number of candidates of a halving root.
const CANDIDATES: usize = 16;
/// A root option this far below the best heuristic score, in log odds, is not tried: the search could not distinguish a
/// small difference from noise, and a large one needs no search.
const HOPELESS: f32 = 9.0;
/// Win chance that one unit of log odds is worth when plans become priors.
const LOGIT: f32 = 0.02;
/// Maximum number of picks recorded during a descent; deeper picks get no statistics.
const DEEPEST: usize = 256;

/// Data shared by all trees of a search.
pub(super) struct Search<'a, G: Policy> {
    pub(super) worlds: &'a Worlds<'a, G>,
    pub(super) style: &'a G::Style,
    pub(super) config: &'a IsmctsConfig,
    pub(super) fixed: &'a [G::State],
    /// The values of the plans behind the root options; empty without plans.
    pub(super) plans: &'a [f32],
    pub(super) stop: &'a Stop,
}

/// The prior belief about a root option.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Belief {
    /// Heuristic log odds relative to the best option, in the first world of the first tree.
    pub(super) opinion: f32,
    /// Win chance of the best plan behind the option.
    plan: Option<f32>,
}

impl Belief {
    /// Combines the belief with `n` trials and the sum of their win chances. A plan already includes the heuristic
    /// opinion.
    pub(super) fn with(&self, config: &IsmctsConfig, n: u32, w: f32) -> f32 {
        match self.plan {
            Some(plan) => (w + config.faith * plan) / (n as f32 + config.faith).max(1.0),
            None => w / n.max(1) as f32 + config.opinion * self.opinion / (1 + n) as f32,
        }
    }
}

/// A tree with its scratch buffers. After the first few searches, iterations do not allocate.
#[derive(Clone, Debug, Default)]
pub(super) struct Walker {
    pub(super) tree: Tree,
    menu: Menu,
    scores: Vec<f32>,
    /// The edges taken and the seats that took them.
    path: Vec<(u32, Seat)>,
    /// The edges of the current node that are legal in the current world, in key order.
    legal: Vec<u32>,
    sorted: Vec<f32>,
    halving: Halving,
    /// The prior beliefs about the root options, in key order.
    pub(super) beliefs: Vec<Belief>,
}

impl Walker {
    /// Starts a new search. Returns the number of iterations.
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
            // The n-th trial of every root option begins with the same world and the same chance values, so options are
            // compared and not deals.
            let trial = self.tree.root_edges()[at].n;
            self.iterate(search, at, trial, &mut Fast::new(mix(seed, 1 + trial as u64)));
            done += 1;
        }
        done
    }

    /// The index of the root option to try. The root has the same options in every world that its seat considers
    /// possible.
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

    /// Clears the tree and adds the edges of the root.
    fn open_root<G: Policy>(&mut self, search: &Search<G>, budget: u32, rng: &mut Fast) {
        let (game, seat) = (search.worlds.game(), search.worlds.seat());
        let config = search.config;
        self.tree.clear(seat, ((config.memory as usize) << 20) / config.trees());
        let world = search.worlds.deal(rng);
        self.menu.fill(game, &world, seat);
        self.rate(search, &world, seat);
        let best = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.beliefs.clear();
        for (at, (&score, &option)) in self.scores.iter().zip(&self.menu.options).enumerate() {
            let (mut opinion, plan) = (score - best, search.plans.get(at).copied());
            // For idle options, the heuristic opinion keeps its default weight, even if the configured weight is small.
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

    /// With one tree that chooses by visits: can no other option catch up with the leader?
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

    /// One iteration: deals a world, descends, adds a node, evaluates it and backs up the value.
    fn iterate<G: Policy>(&mut self, search: &Search<G>, at: usize, trial: u32, rng: &mut Fast) {
        let (game, config) = (search.worlds.game(), search.config);
        let mut world = match config.deals {
            Deals::PerIteration => deal(search.worlds, rng),
            Deals::Fixed(_) => search.fixed[trial as usize % search.fixed.len()].clone(),
        };
        let mut seat = search.worlds.seat();
        let mut edge = self.tree.start_of(0) + at as u32;
        self.menu.fill(game, &world, seat);
        let Some(mut choice) = self.menu.find(self.tree.edge(edge).key) else { return };
        self.path.clear();
        let chances = loop {
            self.path.push((edge, seat));
            game.apply(&mut world, seat, self.menu.options[choice], rng, &mut NoSink);
            seat = match advance(game, &mut world, None, &mut self.menu, rng) {
                Next::Over(outcome) => break game.worth(&world, outcome),
                Next::Choice(seat) => seat,
                Next::Passed => unreachable!("no turn was given"),
            };
            let Some(node) = self.tree.child(edge, seat) else {
                self.tree.grow(edge, seat);
                break leaf(search, &mut world, rng);
            };
            if self.path.len() == DEEPEST || !self.match_edges(search, node, &world, seat) {
                break leaf(search, &mut world, rng);
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

    /// Finds or creates the edge of every option of the menu and counts it as available. Returns false when the memory
    /// is used up.
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

    /// Finds all edges in one pass, because both lists are sorted by key.
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

    /// PUCT over the legal edges, with availability in place of the parent's visits. Returns the index in the menu.
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

    /// Progressive widening: the minimum prior of the options that are considered after this number of visits. Options
    /// with equal priors open together.
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

/// The value of a new leaf: a rollout by the heuristics. A share may come from the evaluation at the end of the current
/// turn; in the middle of a turn, the evaluation would have to guess the value of the rest of the turn.
fn leaf<G: Policy>(search: &Search<G>, world: &mut G::State, rng: &mut Fast) -> BySeat<f32> {
    let (game, config) = (search.worlds.game(), search.config);
    let turns = config.rounds.saturating_mul(game.seats() as u32);
    if config.mix <= 0.0 {
        return game.rollout(world, search.style, turns, rng);
    }
    let mut chances = game.rollout(world, search.style, 1, rng);
    if config.mix < 1.0 && turns > 1 {
        let played = game.rollout(world, search.style, turns - 1, rng);
        for (chance, played) in chances.0.iter_mut().zip(played.0) {
            *chance = config.mix * *chance + (1.0 - config.mix) * played;
        }
    }
    chances
}
