//! Building, deploying, and moving the base at the end of the Command phase.

use crate::db::Entity;
use crate::map::Site;
use crate::policy::eye::SideView;
use crate::policy::style::Weight;
use crate::side::{Side, Theater};
use crate::unit::Unit;
use crate::verb::{Pick, Verb};

impl SideView<'_> {
    pub(super) fn building(&self, pick: Pick) -> f32 {
        match self.unit_in(pick) {
            Some(Unit::Transport) => 0.6,
            Some(Unit::ShieldGenerator) => 1.5,
            Some(unit) => self.unit(unit),
            None => -1.0,
        }
    }

    pub(super) fn deploying(&self, pick: Pick) -> f32 {
        let (Verb::Deploy, Some(Entity::Unit(unit)), Some(site)) = (pick.verb, pick.thing(), self.site_in(pick)) else {
            return -1.0;
        };
        match self.side {
            Side::Rebels if site == Site::BASE => {
                self.style.of(Weight::RebelDeployBase) + if unit.is_structure() { 1.5 } else { 0.0 }
            }
            Side::Rebels => {
                let beside: f32 = self.g.db.map.next[site.idx()]
                    .into_iter()
                    .map(|i| self.power(Site(i as u8), Side::Empire))
                    .fold(0.0, f32::max);
                let company = self.power(site, Side::Rebels).min(6.0);
                0.6 + company * self.style.of(Weight::RebelDeployTogether) - beside * 0.1
            }
            Side::Empire => {
                let near =
                    self.candidates.into_iter().map(|i| self.g.db.map.distance[site.idx()][i]).min().unwrap_or(4);
                let carried = self.g.capacity(self.s, site, Side::Empire) > 0;
                let ships = self.strength(site, Side::Empire, Theater::Space) > 0.0;
                let together = if unit.is_restricted() && carried || !unit.is_restricted() && ships {
                    self.style.of(Weight::ImperialDeployTogether)
                } else {
                    0.0
                };
                2.0 - f32::from(near) * self.style.of(Weight::ImperialDeployNear) + together
            }
        }
    }

    pub(super) fn mobilize(&self, pick: Pick) -> f32 {
        let danger = self.danger();
        match pick.verb {
            Verb::Relocate => danger * self.style.of(Weight::RebelRelocate) - 1.0,
            Verb::Gather => 0.2,
            _ => 0.0,
        }
    }
}
