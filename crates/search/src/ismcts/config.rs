//! Settings of the tree search.

/// Default of [`IsmctsConfig::opinion`].
pub(super) const OPINION: f32 = 2.0;

/// Budget and switches of [`super::Ismcts`]. The defaults are a good start for tuning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IsmctsConfig {
    /// Iterations per decision, over all trees.
    pub iterations: u32,
    /// Weight of the prior against the values found.
    pub explore: f32,
    /// Softmax temperature that turns heuristic scores into priors; lower values trust the heuristics more.
    pub tau: f32,
    /// Share of the evaluation at the end of the turn in a leaf's value; the rest is a rollout. The evaluation is less
    /// noisy than a game played to its end, but its errors are systematic.
    pub mix: f32,
    /// Rounds of turns that a rollout plays before the evaluation takes over. The default plays whole games.
    pub rounds: u32,
    /// How much less an untried option is worth than its node, once all prior mass has been tried.
    pub reduction: f32,
    /// Let a node consider more options only as its visits grow.
    pub widen: bool,
    /// When worlds are dealt.
    pub deals: Deals,
    /// How the budget is divided at the root.
    pub root: RootRule,
    /// The number of trials that one unit of heuristic log odds counts for when root options are ranked. A unit stands
    /// for about 0.02 of win chance, real differences are about 0.03, and a trial has a variance of about 0.1: hence 2.
    pub opinion: f32,
    /// Worlds in which the bot plans its turn as [`crate::Turn`] does; 0 for no plans. The value of a plan replaces the
    /// heuristic opinion: it costs a few trials and is less noisy than many of them.
    pub plans: u32,
    /// Positions kept per step of a plan, over all root options.
    pub beam: u32,
    /// The number of trials that a plan counts for.
    pub faith: f32,
    /// How the root makes the final choice.
    pub last: Final,
    /// The maximum number of trees that a budget is split into, one per 4,096 iterations.
    pub trees: u32,
    /// The maximum memory of all trees, in MiB. A full tree continues with rollouts from its leaves.
    pub memory: u32,
}

/// When worlds are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// A new one for each iteration.
    PerIteration,
    /// This number at the start, used in turn.
    Fixed(u32),
}

/// How the budget is divided at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootRule {
    /// `Halving` up to 16,384 iterations, `Puct` above. A won or lost trial says little, and halving gives close rivals
    /// the same number of trials. The best threshold has not been measured.
    Auto,
    /// Like every other node.
    Puct,
    /// Sequential halving over the 16 options with the best priors.
    Halving,
}

/// How the root makes the final choice. Ties go to the higher value, then to the lower key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Final {
    /// Most visits.
    Visits,
    /// Highest value among the options with enough visits.
    Value,
    /// Highest lower confidence bound of the value.
    Bound,
}

impl Default for IsmctsConfig {
    fn default() -> Self {
        Self {
            iterations: 4_000,
            explore: 1.25,
            tau: 1.0,
            mix: 0.0,
            rounds: 100,
            reduction: 0.2,
            widen: true,
            deals: Deals::PerIteration,
            root: RootRule::Auto,
            opinion: OPINION,
            plans: 0,
            beam: 4,
            faith: 20.0,
            last: Final::Visits,
            trees: 4,
            memory: 64,
        }
    }
}

impl IsmctsConfig {
    /// The number of trees that the budget is split into.
    pub(super) fn trees(&self) -> usize {
        (self.iterations / 4_096).clamp(1, self.trees.max(1)) as usize
    }

    /// Does the root use sequential halving?
    pub(super) fn halves(&self) -> bool {
        match self.root {
            RootRule::Auto => self.iterations <= 16_384,
            RootRule::Puct => false,
            RootRule::Halving => true,
        }
    }
}
