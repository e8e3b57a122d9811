//! The value of systems for each side.

use crate::db::Entity;
use crate::map::Site;
use crate::policy::eye::SideView;
use crate::policy::style::Weight;
use crate::side::{Side, Theater};
use crate::verb::{Pick, Verb};

impl SideView<'_> {
    /// The value of the units a populous system builds: its icons count more if they build into early boxes.
    pub(super) fn yield_of(&self, site: Site) -> f32 {
        if !site.is_system() {
            return 1.0;
        }
        let icons = self.g.icons(self.s, site);
        let size: f32 = icons.map(|icon| 0.6 + 0.5 * (icon as u8 % 3) as f32).sum();
        size / (0.6 + 0.2 * f32::from(self.g.db.map.builds[site.idx()]))
    }

    /// The distance to the nearest Imperial ground unit.
    pub(super) fn threat_distance(&self, site: Site) -> u8 {
        if !site.is_system() {
            return 9;
        }
        let held = self.g.with_units_in(self.s, Side::Empire, Theater::Ground);
        held.into_iter().map(|i| self.g.db.map.distance[site.idx()][i]).min().unwrap_or(9)
    }

    /// Scores a hiding place: far from troops, with few neighbors, and not attractive for the Empire itself.
    pub(super) fn hiding(&self, pick: Pick) -> f32 {
        match (pick.verb, self.site_in(pick)) {
            (Verb::StayHidden, _) => 0.5,
            // Forces in a loyal system help with objectives and distract the Empire.
            (Verb::Land, Some(site)) => {
                let loyal = self.s.loyal[Side::Rebels.idx()].has(site.idx());
                let far = f32::from(self.threat_distance(site));
                (if loyal { 1.5 } else { -1.0 }) + far * 0.3
            }
            (Verb::Hide, Some(site)) => {
                let far = f32::from(self.threat_distance(site).min(4));
                let ways = self.g.db.map.next[site.idx()].len() as f32;
                let tempting = if self.g.populous(self.s).has(site.idx()) { self.yield_of(site) * 0.5 } else { 0.0 };
                far * self.style.of(Weight::RebelHideFar) - ways * 0.15 - tempting
            }
            // Keeping the base is as good as the base is safe.
            (Verb::Pass, _) => {
                f32::from(self.threat_distance(self.s.base).min(4)) * 0.6 + self.s.could_be.len() as f32 * 0.05
            }
            _ => 0.0,
        }
    }

    /// The value of gaining loyalty in a system.
    pub(super) fn loyalty_gain(&self, site: Site) -> f32 {
        let idx = site.idx();
        let (own, theirs) = (self.s.loyal[self.side.idx()], self.s.loyal[self.side.other().idx()]);
        if !self.g.populous(self.s).has(idx) || own.has(idx) || site == self.g.db.coruscant {
            return -4.0; // no loyalty to gain
        }
        let swing = if theirs.has(idx) { 1.2 } else { 1.0 };
        let found = match self.side {
            // Imperial loyalty reveals a base in the system.
            Side::Empire => 3.0 * self.odds().of(idx),
            Side::Rebels if idx == self.s.base.idx() => -0.3,
            Side::Rebels => 0.0,
        };
        self.yield_of(site) * swing * 0.8 + found
    }

    pub(super) fn system(&self, pick: Pick) -> f32 {
        self.site_in(pick).map_or(0.0, |site| self.loyalty_gain(site))
    }

    /// Scores the place of a leader placed by an action card.
    pub(super) fn placement(&self, pick: Pick) -> f32 {
        let Some(site) = self.site_in(pick) else { return 0.0 };
        let enemies = self.power(site, self.side.other());
        self.yield_of(site) * 0.5 + enemies.min(4.0) * 0.2 + self.landing(site) * 0.3
    }

    /// The value of ground units here for the Empire, or of units here for the Rebels.
    pub(super) fn landing(&self, site: Site) -> f32 {
        let idx = site.idx();
        match self.side {
            Side::Empire => {
                let found = self.style.of(Weight::ImperialFind) * self.odds().of(idx);
                let struck = self.s.revealed && site == self.s.base;
                let base = if struck { self.style.of(Weight::ImperialStrike) } else { 0.0 };
                let yields = self.g.populous(self.s).has(idx) && !self.g.imperial(self.s).has(idx);
                let yields = if yields { self.yield_of(site) * self.style.of(Weight::ImperialYield) } else { 0.0 };
                found.min(self.style.of(Weight::ImperialFindMost)) + base + yields
            }
            Side::Rebels => {
                let free = self.s.occupied.has(idx);
                let empty = self.s.force(site, Side::Rebels).is_empty();
                f32::from(u8::from(free)) * self.style.of(Weight::RebelFree) + f32::from(u8::from(empty)) * 0.3
            }
        }
    }

    /// Scores destroying a unit: an enemy unit is a gain, a unit of this side is a loss.
    pub(super) fn destruction(&self, pick: Pick) -> f32 {
        match (pick.verb, pick.thing()) {
            (Verb::Done, _) => 0.0,
            (_, Some(Entity::Unit(unit))) if unit.side() == self.side => -3.0 - self.unit(unit),
            (_, Some(Entity::Unit(unit))) => self.unit(unit),
            _ => 0.0,
        }
    }
}
