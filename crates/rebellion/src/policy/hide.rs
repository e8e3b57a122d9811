//! Hide and seek: where the Rebels hide their base, and where the Empire thinks it is.
//!
//! A hiding place that can be foretold is no good, so the Rebels draw theirs from a mixture. What they draw more often the
//! Empire thinks more likely, as any player does after some games.

use table::{Contest, Holding, Options};

use crate::bits::Bits;
use crate::db::Thing;
use crate::game::Rebellion;
use crate::map::{SYSTEMS, Site};
use crate::policy::eye::Eye;
use crate::state::State;
use crate::verb::Pick;

/// How often a base is hidden in each system, of a thousand, by `examples/hide.rs`.
const HIDDEN: [u16; SYSTEMS] =
    [0, 0, 86, 0, 92, 64, 0, 0, 0, 8, 225, 44, 0, 0, 42, 274, 0, 80, 81, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];

/// What every system is thought likely besides: others hide in other places, and bases are moved.
const DOUBT: f32 = 20.0;

/// Steps that a search which began elsewhere is worth, for each step to there, and how many of these count.
const ASTRAY: f32 = 0.75;
const FARTHEST: u8 = 4;

/// Win chance a step is worth. It says nothing about the mixture, only about what is told of it.
const STEP: f32 = 0.04;

/// How likely the Empire thinks each system, by all that is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds([f32; SYSTEMS]);

impl Odds {
    /// Of these systems, which sum up to 1.
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

    /// How many systems of equal odds would be as hard to tell apart.
    pub(super) fn count(&self) -> f32 {
        1.0 / self.0.iter().map(|p| p * p).sum::<f32>().max(0.001)
    }

    /// Those that are as likely as the mean, or more.
    pub(super) fn better(&self, candidates: Bits) -> Bits {
        let mean = 0.999 / candidates.len().max(1) as f32;
        candidates.into_iter().filter(|&i| self.0[i] >= mean).collect()
    }

    /// The odds of all of them together.
    pub(super) fn all_of(&self, set: Bits) -> f32 {
        set.into_iter().map(|i| self.0[i]).sum()
    }
}

impl Rebellion {
    /// How likely it is that the base is where it is in this world, against the likeliest place.
    pub(super) fn is_likely(&self, s: &State) -> f32 {
        if s.revealed || !s.base.is_system() {
            return 1.0;
        }
        let odds = Odds::among(self.candidates(s));
        odds.of(s.base.idx()) / odds.0.iter().copied().fold(0.001, f32::max)
    }

    /// The Rebels hide while the Empire thinks about where to begin: a place is as good as it is far from Imperial troops and
    /// from where the search begins, and no prey for itself.
    pub(super) fn hiding_game(&self, eye: &Eye<'_>, options: &Options) -> Contest {
        let sites: Vec<Site> = options
            .iter()
            .filter_map(|&o| match Pick::from(o).thing() {
                Some(Thing::Site(site)) => Some(site),
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
