//! What systems are worth, and to whom.

use crate::db::Thing;
use crate::map::Site;
use crate::policy::eye::Eye;
use crate::policy::style::Knob;
use crate::side::{Side, Theater};
use crate::verb::{Pick, Verb};

impl Eye<'_> {
    /// What a populous system yields: its icons, early boxes better.
    pub(super) fn yield_of(&self, site: Site) -> f32 {
        if !site.is_system() {
            return 1.0;
        }
        let icons = self.g.icons(self.s, site);
        let size: f32 = icons.map(|icon| 0.6 + 0.5 * (icon as u8 % 3) as f32).sum();
        size / (0.6 + 0.2 * f32::from(self.g.db.map.builds[site.idx()]))
    }

    /// How far the nearest Imperial ground unit is.
    pub(super) fn threat_distance(&self, site: Site) -> u8 {
        if !site.is_system() {
            return 9;
        }
        let held = self.g.with_units_in(self.s, Side::Empire, Theater::Ground);
        held.into_iter().map(|i| self.g.db.map.distance[site.idx()][i]).min().unwrap_or(9)
    }

    /// A place to hide: far from troops, with few ways in, not worth a visit for itself.
    pub(super) fn hiding(&self, pick: Pick) -> f32 {
        match (pick.verb, self.site_in(pick)) {
            (Verb::StayHidden, _) => 0.5,
            // Some forces in a loyal system make objectives and draw attention.
            (Verb::Land, Some(site)) => {
                let loyal = self.s.loyal[Side::Rebels.idx()].has(site.idx());
                let far = f32::from(self.threat_distance(site));
                (if loyal { 1.5 } else { -1.0 }) + far * 0.3
            }
            (Verb::Hide, Some(site)) => {
                let far = f32::from(self.threat_distance(site).min(4));
                let ways = self.g.db.map.next[site.idx()].len() as f32;
                let tempting = if self.g.populous(self.s).has(site.idx()) { self.yield_of(site) * 0.5 } else { 0.0 };
                far * self.style.of(Knob::RebelHideFar) - ways * 0.15 - tempting
            }
            // Staying: as good as the base is safe.
            (Verb::Pass, _) => {
                f32::from(self.threat_distance(self.s.base).min(4)) * 0.6 + self.s.could_be.len() as f32 * 0.05
            }
            _ => 0.0,
        }
    }

    /// A system to gain loyalty in.
    pub(super) fn loyalty_gain(&self, site: Site) -> f32 {
        let idx = site.idx();
        let (own, theirs) = (self.s.loyal[self.side.idx()], self.s.loyal[self.side.other().idx()]);
        if !self.g.populous(self.s).has(idx) || own.has(idx) || site == self.g.db.coruscant {
            return -4.0; // there is nothing to gain
        }
        let swing = if theirs.has(idx) { 1.2 } else { 1.0 };
        let found = match self.side {
            // Imperial loyalty finds a base there.
            Side::Empire => 3.0 * self.odds().of(idx),
            Side::Rebels if idx == self.s.base.idx() => -0.3,
            Side::Rebels => 0.0,
        };
        self.yield_of(site) * swing * 0.8 + found
    }

    pub(super) fn system(&self, pick: Pick) -> f32 {
        self.site_in(pick).map_or(0.0, |site| self.loyalty_gain(site))
    }

    /// Where to put a leader by an action card.
    pub(super) fn placement(&self, pick: Pick) -> f32 {
        let Some(site) = self.site_in(pick) else { return 0.0 };
        let enemies = self.power(site, self.side.other());
        self.yield_of(site) * 0.5 + enemies.min(4.0) * 0.2 + self.landing(site) * 0.3
    }

    /// What it is worth to the Empire to put ground units here; to the Rebels, to have units here.
    pub(super) fn landing(&self, site: Site) -> f32 {
        let idx = site.idx();
        match self.side {
            Side::Empire => {
                let found = self.style.of(Knob::ImperialFind) * self.odds().of(idx);
                let struck = self.s.revealed && site == self.s.base;
                let base = if struck { self.style.of(Knob::ImperialStrike) } else { 0.0 };
                let yields = self.g.populous(self.s).has(idx) && !self.g.imperial(self.s).has(idx);
                let yields = if yields { self.yield_of(site) * self.style.of(Knob::ImperialYield) } else { 0.0 };
                found.min(self.style.of(Knob::ImperialFindMost)) + base + yields
            }
            Side::Rebels => {
                let free = self.s.occupied.has(idx);
                let empty = self.s.force(site, Side::Rebels).is_empty();
                f32::from(u8::from(free)) * self.style.of(Knob::RebelFree) + f32::from(u8::from(empty)) * 0.3
            }
        }
    }

    /// The value of a destroyed thing: the enemy's is gained, the own is lost.
    pub(super) fn destruction(&self, pick: Pick) -> f32 {
        match (pick.verb, pick.thing()) {
            (Verb::Done, _) => 0.0,
            (_, Some(Thing::Unit(unit))) if unit.side() == self.side => -3.0 - self.unit(unit),
            (_, Some(Thing::Unit(unit))) => self.unit(unit),
            _ => 0.0,
        }
    }
}
