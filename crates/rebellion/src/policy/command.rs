//! Command turns: which system to activate, with which leader, and which units to move.

use crate::bits::Bits;
use crate::card::Mode;
use crate::db::Entity;
use crate::map::Site;
use crate::moving::Bits64;
use crate::policy::eye::SideView;
use crate::policy::style::Weight;
use crate::policy::{HOPELESS, out_of_order};
use crate::side::{Role, Side, Theater};
use crate::unit::Unit;
use crate::verb::{Pick, Verb};

impl SideView<'_> {
    pub(super) fn command(&self, role: Role, pick: Pick) -> f32 {
        match (pick.verb, pick.thing()) {
            (Verb::Activate, Some(Entity::Site(site))) => self.activation(role, site),
            (Verb::Reveal | Verb::RevealUnseen, Some(Entity::Mission(mission))) => {
                let unseen = if pick.verb == Verb::RevealUnseen { 0.3 } else { 0.0 };
                let sure = if self.g.db.mission(mission).mode == Mode::Resolve { 0.3 } else { 0.0 };
                1.2 + self.mission(mission) + unseen + sure
            }
            (Verb::RevealBase, _) => -8.0,
            (Verb::Pass, _) => self.by_side(Weight::ImperialPass, Weight::RebelPass),
            _ => 0.0,
        }
    }

    /// The value of an activation: the units it can bring, its cost, and the combat it leads to.
    fn activation(&self, role: Role, site: Site) -> f32 {
        debug_assert!(role.side() == self.side);
        let side = self.side;
        let bring = self.bring();
        let sources = bring.sources(self, site);
        let (mut power, mut troops) = ([0.0f32; 2], 0.0f32);
        for from in sources.iter() {
            let outgoing = bring.of(from);
            power[0] += outgoing.power[0];
            power[1] += outgoing.power[1];
            troops += outgoing.troops;
        }
        let there = [self.strength(site, side, Theater::Space), self.strength(site, side, Theater::Ground)];
        let foe = side.other();
        let enemy = [self.strength(site, foe, Theater::Space), self.strength(site, foe, Theater::Ground)];
        if power.iter().all(|p| *p <= 0.0) {
            let fights = there.iter().zip(enemy).any(|(own, theirs)| *own > 0.0 && theirs > 0.0);
            return if fights { (there[0] + there[1] - enemy[0] - enemy[1]) * 0.2 - 0.5 } else { -2.0 };
        }
        let mut value = self.by_side(Weight::ImperialGo, Weight::RebelGo);
        let fight = self.by_side(Weight::ImperialFight, Weight::RebelFight);
        if site.is_system() {
            // The combat, theater by theater.
            for t in 0..2 {
                if enemy[t] > 0.0 {
                    let own = power[t] + there[t];
                    let edge = (own - enemy[t]) / (own + enemy[t]);
                    value += edge * enemy[t].min(8.0) * fight;
                }
            }
            if side == Side::Empire {
                let holds = troops > 0.0 && (power[1] + there[1] > enemy[1]);
                if holds {
                    value += self.landing(site);
                }
                // Moves toward systems where the base can be.
                let near: f32 =
                    self.g.db.map.next[site.idx()].into_iter().filter(|&i| self.candidates.has(i)).count() as f32;
                value += near * self.style.of(Weight::ImperialNear) + self.march(sources, site);
            } else {
                value += self.landing(site);
                // Rebels avoid systems next to large fleets.
                let beside: f32 = self.g.db.map.next[site.idx()]
                    .into_iter()
                    .map(|i| self.power(Site(i as u8), Side::Empire))
                    .fold(0.0, f32::max);
                value -= beside * self.style.of(Weight::RebelBeside);
            }
        } else {
            value -= 0.5;
        }
        // Leaving the base space gives information about the base.
        if side == Side::Rebels && sources.iter().any(|from| from == Site::BASE) && !self.s.revealed {
            value += self.style.of(Weight::RebelLeave);
        }
        value
    }

    /// The value of forces that get nearer to a system where the base can be. One step of a strong force counts about
    /// 1.
    fn march(&self, sources: Bits64, to: Site) -> f32 {
        let bring = self.bring();
        let there = bring.far(to);
        let steps = sources.iter().filter(|from| from.is_system()).map(|from| {
            let carried = bring.of(from).capacity.min(6);
            (bring.far(from) - there) * (f32::from(carried) / 6.0)
        });
        let sure = 1.0 + self.style.of(Weight::ImperialSure) / self.odds().count();
        self.style.of(Weight::ImperialMarch) * sure * steps.sum::<f32>().clamp(-2.0, 2.0)
    }

    pub(super) fn activator(&self, site: Site, pick: Pick) -> f32 {
        let Some(leader) = self.leader_in(pick) else { return 0.0 };
        let facts = self.g.db.leader(leader);
        let fight = site.is_system() && !self.s.force(site, self.side.other()).is_empty();
        let tactics = facts.tactics.map_or(0, |[space, ground]| space + ground);
        let skills: u8 = facts.skills.iter().sum();
        if fight { f32::from(tactics) * 0.6 } else { -f32::from(skills) * 0.3 }
    }

    pub(super) fn source(&self, to: Site, used: Bits, base_used: bool, pick: Pick) -> f32 {
        match (pick.verb, self.site_in(pick)) {
            (Verb::MoveAll | Verb::From, Some(from)) if out_of_order(used, base_used, from) => HOPELESS,
            (Verb::MoveAll, Some(from)) => 1.0 - self.garrison_loss(from) - self.base_loss(from),
            (Verb::From, Some(from)) => 1.2 - self.base_loss(from),
            _ => {
                let fight = self.power(to, self.side.other()) > 0.0;
                let moved = !self.s.doing[1].chosen.is_empty();
                match (fight, moved) {
                    (true, _) => -0.5,
                    (false, true) => 0.2,
                    (false, false) => -2.5, // the leader was sent there for nothing
                }
            }
        }
    }

    /// The cost of moving all units away from a place.
    fn garrison_loss(&self, from: Site) -> f32 {
        if from.is_system() && self.s.occupied.has(from.idx()) { 1.0 + self.yield_of(from) } else { 0.0 }
    }

    fn base_loss(&self, from: Site) -> f32 {
        if from == Site::BASE && !self.s.revealed { 2.5 } else { 0.0 }
    }

    /// Scores the number of units of a kind to move: all ships, and all troops except a garrison. If ships stay behind,
    /// a proportional part of the troops stays with them.
    pub(super) fn cargo(&self, unit: Unit, from: Site, to: Site, room: u8, n: u8) -> f32 {
        let have = self.s.force(from, self.side).n(unit);
        let force = self.s.force(from, self.side);
        let ground = force.count_in(self.side, Theater::Ground);
        // A garrison keeps a subjugated system. Stormtroopers are the best garrison.
        let held = from.is_system() && self.s.occupied.has(from.idx());
        let fit = ground == have || unit == Unit::Stormtrooper;
        let stays = u8::from(unit.theater() == Theater::Ground && held && fit);
        // A Death Star does not move to systems with Rebel ships.
        let risky = unit == Unit::DeathStar && self.strength(to, Side::Rebels, Theater::Space) > 0.0;
        let mut wanted = if risky { 0 } else { have - stays.min(have) };
        let left = if unit.is_restricted() { self.g.capacity(self.s, from, self.side) } else { 0 };
        if left > 0 && room > 0 {
            let part = (u16::from(have) * u16::from(room)).div_ceil(u16::from(room) + u16::from(left));
            wanted = wanted.min(part as u8);
        }
        -(f32::from(n) - f32::from(wanted)).abs()
    }

    pub(super) fn commander(&self, pick: Pick) -> f32 {
        let Some(leader) = self.leader_in(pick).filter(|_| pick.verb == Verb::Add) else { return 0.3 };
        let tactics = self.g.db.leader(leader).tactics.map_or(0, |[space, ground]| space + ground);
        let skills: u8 = self.g.db.leader(leader).skills.iter().sum();
        f32::from(tactics) * 0.5 - f32::from(skills) * 0.2
    }

    pub(super) fn recruit(&self, pick: Pick) -> f32 {
        match (pick.verb, pick.second()) {
            (Verb::Recruit, Some(Entity::Leader(leader))) => self.leader(leader) * 0.5,
            (Verb::Draw, _) => 1.0,
            _ => 0.0,
        }
    }
}
