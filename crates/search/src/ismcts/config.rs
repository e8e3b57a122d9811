//! Settings of the tree search.

/// [`IsmctsConfig::opinion`], unless somebody says otherwise.
pub(super) const OPINION: f32 = 2.0;

/// Budget and switches of [`super::Ismcts`]. The defaults are the parameters to start tuning from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IsmctsConfig {
    /// Iterations a decision, over all trees.
    pub iterations: u32,
    /// Weight of the prior against the values found.
    pub explore: f32,
    /// How sharply the script's scores become priors; smaller trusts the script more.
    pub tau: f32,
    /// Part of a leaf's value that is the evaluation where its turn ends; the rest is a rollout. The evaluation is less
    /// noisy than a game played to its end, but may err the same way every time.
    pub mix: f32,
    /// Turns of every seat that a rollout plays before the evaluation takes over: whole games by default.
    pub rounds: u32,
    /// What an option not yet tried loses against the value of its node, once all prior mass has been tried.
    pub reduction: f32,
    /// Let nodes consider more options only as they are visited more.
    pub widen: bool,
    /// When worlds are dealt.
    pub deals: Deals,
    /// How the root divides the budget.
    pub root: RootRule,
    /// How many trials the script's opinion of one unit of log odds is worth when root options are ranked. A unit
    /// stands for about 0.02 of win chance, real differences are of the order of 0.03, and a trial has a variance of
    /// about 0.1: hence 2.
    pub opinion: f32,
    /// Worlds in which the own turn is planned ahead as [`crate::Turn`] does, 0 for no plans. What a plan is worth stands
    /// in for the script's opinion: it costs a few trials and is less noisy than many.
    pub plans: u32,
    /// Positions kept per step of a plan, over all options of the root.
    pub beam: u32,
    /// How many trials a plan is worth.
    pub faith: f32,
    /// How the root chooses in the end.
    pub last: Final,
    /// The most trees a budget is split into, one per 4,096 iterations.
    pub trees: u32,
    /// The most memory of all trees, in MiB. A full tree goes on with rollouts from its leaves.
    pub memory: u32,
}

/// When worlds are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// A fresh one for each iteration.
    PerIteration,
    /// So many at the beginning, used in turn.
    Fixed(u32),
}

/// How the root divides the budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootRule {
    /// `Halving` up to 16,384 iterations, `Puct` above. Trials that are won or lost say little each, and halving gives
    /// close rivals equally many. Where it should end has not been measured.
    Auto,
    /// Like every other node.
    Puct,
    /// Sequential halving over the 16 options with the best priors.
    Halving,
}

/// How the root chooses in the end. Ties go to the higher value, then to the lower key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Final {
    /// Most visits.
    Visits,
    /// Highest value among the options with a fair number of visits.
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
    /// Into how many trees the budget is split.
    pub(super) fn trees(&self) -> usize {
        (self.iterations / 4_096).clamp(1, self.trees.max(1)) as usize
    }

    /// Does the root divide its budget by halving?
    pub(super) fn halves(&self) -> bool {
        match self.root {
            RootRule::Auto => self.iterations <= 16_384,
            RootRule::Puct => false,
            RootRule::Halving => true,
        }
    }
}
