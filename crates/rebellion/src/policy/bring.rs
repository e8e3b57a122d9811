//! What each place can send, reckoned once for all activations that are looked at together.

use crate::map::{SITES, Site};
use crate::moving::Bits64;
use crate::policy::eye::Eye;
use crate::side::Theater;

/// What can leave one place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outgoing {
    /// Strength of ships, and of the troops they have room for.
    pub(super) power: [f32; 2],
    /// How many troops that is.
    pub(super) troops: f32,
    /// Room aboard.
    pub(super) room: u8,
}

/// What can leave every place by an activation of the side that looks.
#[derive(Clone, Debug)]
pub(super) struct Bring {
    open: Bits64,
    from: [Outgoing; SITES],
    /// Steps to the nearest system the base is likely to be in.
    far: [u8; SITES],
}

impl Bring {
    pub(super) fn new(eye: &Eye<'_>) -> Self {
        let side = eye.side;
        let open = eye.g.open_places(eye.s, side);
        let mut from = [Outgoing::default(); SITES];
        for site in open.iter() {
            let room = eye.g.capacity(eye.s, site, side);
            let ground = eye.s.force(site, side).count_in(side, Theater::Ground);
            let carried = f32::from(room.min(ground)) / f32::from(ground.max(1));
            let power = [eye.strength(site, side, Theater::Space), eye.strength(site, side, Theater::Ground) * carried];
            from[site.idx()] = Outgoing { power, troops: f32::from(room.min(ground)), room };
        }
        let likely = eye.odds().better(eye.candidates);
        let far = std::array::from_fn(|at| {
            let ways = eye.g.db.map.distance.get(at).map(|ways| likely.into_iter().map(|i| ways[i]).min());
            ways.flatten().unwrap_or(0)
        });
        Self { open, from, far }
    }

    /// Places from which something can go there.
    pub(super) fn sources(&self, eye: &Eye<'_>, to: Site) -> Bits64 {
        eye.g.near_places(eye.s, eye.side, to).and(self.open)
    }

    pub(super) const fn of(&self, site: Site) -> &Outgoing {
        &self.from[site.idx()]
    }

    pub(super) fn far(&self, site: Site) -> f32 {
        f32::from(self.far[site.idx()])
    }
}
