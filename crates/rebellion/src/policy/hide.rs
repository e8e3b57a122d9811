//! Hiding the base: where the Rebels hide it, and where the Empire expects it.
//!
//! A predictable hiding place is bad, so the Rebels use a mixed strategy. The Empire assumes the probabilities of that
//! strategy, as a player would after some games.

use table::{Contest, Holding, Options};

use crate::bits::Bits;
use crate::db::Entity;
use crate::game::Rebellion;
use crate::map::{SYSTEMS, Site};
use crate::policy::eye::SideView;
use crate::state::State;
use crate::verb::Pick;

/// How often the Rebels hide the base in each system, in thousandths, from `examples/hide.rs`.
const HIDDEN: [u16; SYSTEMS] =
    [0, 0, 86, 0, 92, 64, 0, 0, 0, 8, 225, 44, 0, 0, 42, 274, 0, 80, 81, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];

/// The weight added to every system, because other players hide in other places and bases move.
const DOUBT: f32 = 20.0;

/// The value, in steps, of each step between the start of the search and the base, and the maximum number of steps.
const ASTRAY: f32 = 0.75;
const FARTHEST: u8 = 4;

/// The win chance that a step is worth. It scales the reported values and does not change the mixed strategy.
const STEP: f32 = 0.04;

/// The probability of each system for the Empire, according to its knowledge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds([f32; SYSTEMS]);

impl Odds {
    /// The probabilities of these systems, which sum up to 1.
    pub(super) fn among(candidates: Bits) -> Self {
        let mut odds = [0.0; SYSTEMS];
        let weight = |i: usize| f32::from(HIDDEN[i]) + DOUBT;
        let all: f32 = candidates.into_iter().map(weight).sum();
        for i in candidates {
            odds[i] = weight(i) / all;
        }
        Self(odds)
    }

    pub(super) fn of(&self, idx: usize) -> f32 {
        self.0.get(idx).copied().unwrap_or(0.0)
    }

    /// The effective number of candidates: the number of equally likely systems with the same concentration.
    pub(super) fn count(&self) -> f32 {
        1.0 / self.0.iter().map(|p| p * p).sum::<f32>().max(0.001)
    }

    /// The candidates that are at least as likely as the mean.
    pub(super) fn better(&self, candidates: Bits) -> Bits {
        let mean = 0.999 / candidates.len().max(1) as f32;
        candidates.into_iter().filter(|&i| self.0[i] >= mean).collect()
    }

    /// The total probability of these systems.
    pub(super) fn all_of(&self, set: Bits) -> f32 {
        set.into_iter().map(|i| self.0[i]).sum()
    }
}

impl Rebellion {
    /// The probability of the base of this world, relative to the most likely system.
    pub(super) fn is_likely(&self, s: &State) -> f32 {
        if s.revealed || !s.base.is_system() {
            return 1.0;
        }
        let odds = Odds::among(self.candidates(s));
        odds.of(s.base.idx()) / odds.0.iter().copied().fold(0.001, f32::max)
    }

    /// The game of hiding the base while the Empire chooses where to start its search. A place is good if it is far
    /// from Imperial troops and from the start of the search, and if it is not a target by itself.
    pub(super) fn hiding_game(&self, eye: &SideView<'_>, options: &Options) -> Contest {
        let sites: Vec<Site> = options
            .iter()
            .filter_map(|&o| match Pick::from(o).thing() {
                Some(Entity::Site(site)) => Some(site),
                _ => None,
            })
            .collect();
        let own = |site: Site| {
            let prey = if self.populous(eye.s).has(site.idx()) { eye.yield_of(site) * 0.5 } else { 0.0 };
            f32::from(eye.threat_distance(site).min(FARTHEST)) - prey
        };
        let steps = |from: Site, to: Site| f32::from(self.db.map.distance[from.idx()][to.idx()].min(FARTHEST));
        let gain = sites
            .iter()
            .flat_map(|&hidden| sites.iter().map(move |&first| STEP * (own(hidden) + ASTRAY * steps(first, hidden))));
        let hand = || vec![Holding { chance: 1.0, bids: sites.len() }];
        Contest { hands: [hand(), hand()], gain: gain.collect(), first: options.to_vec() }
    }
}
