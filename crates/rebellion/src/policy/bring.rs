//! The forces that each place can send, computed once for all activations of a question.

use crate::map::{SITES, Site};
use crate::moving::Bits64;
use crate::policy::eye::SideView;
use crate::side::Theater;

/// The forces that can leave one place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outgoing {
    /// The strength of the ships, and of the troops they can carry.
    pub(super) power: [f32; 2],
    /// The number of troops they can carry.
    pub(super) troops: f32,
    /// The capacity of the ships.
    pub(super) capacity: u8,
}

/// The forces that can leave every place in an activation by this side.
#[derive(Clone, Debug)]
pub(super) struct Reinforcements {
    open: Bits64,
    from: [Outgoing; SITES],
    /// The number of steps to the nearest system where the base is likely.
    far: [u8; SITES],
}

impl Reinforcements {
    pub(super) fn new(eye: &SideView<'_>) -> Self {
        let side = eye.side;
        let open = eye.g.open_places(eye.s, side);
        let mut from = [Outgoing::default(); SITES];
        for site in open.iter() {
            let capacity = eye.g.capacity(eye.s, site, side);
            let ground = eye.s.force(site, side).count_in(side, Theater::Ground);
            let carried = f32::from(capacity.min(ground)) / f32::from(ground.max(1));
            let power = [eye.strength(site, side, Theater::Space), eye.strength(site, side, Theater::Ground) * carried];
            from[site.idx()] = Outgoing { power, troops: f32::from(capacity.min(ground)), capacity };
        }
        let likely = eye.odds().better(eye.candidates);
        let far = std::array::from_fn(|at| {
            let ways = eye.g.db.map.distance.get(at).map(|ways| likely.into_iter().map(|i| ways[i]).min());
            ways.flatten().unwrap_or(0)
        });
        Self { open, from, far }
    }

    /// The places that can send units to this place.
    pub(super) fn sources(&self, eye: &SideView<'_>, to: Site) -> Bits64 {
        eye.g.near_places(eye.s, eye.side, to).and(self.open)
    }

    pub(super) const fn of(&self, site: Site) -> &Outgoing {
        &self.from[site.idx()]
    }

    pub(super) fn far(&self, site: Site) -> f32 {
        f32::from(self.far[site.idx()])
    }
}
