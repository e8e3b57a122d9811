//! Build queues: building, advancing, deploying, and units destroyed in them.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::db::Entity;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::map::{SITES, Site};
use crate::side::{Icon, Role, Side, Theater};
use crate::state::State;
use crate::step::Step;
use crate::unit::{Force, KINDS, Unit};
use crate::verb::{Pick, Verb};
use crate::who::Decision;

/// REB-DEPLOY-04
const MOST_PER_SITE: u8 = 2;

impl Rebellion {
    /// The icon at this position of a place, if there is one.
    fn icon(&self, s: &State, site: Site, at: u8) -> Option<Icon> {
        self.icons(s, site).nth(at.into())
    }

    /// The kinds of units that an icon can build now (REB-LIMIT-02).
    pub(crate) fn buildable(&self, s: &State, side: Side, icon: Icon) -> impl Iterator<Item = Unit> {
        let supply = s.supply[side.idx()];
        self.db.built[side.idx()][icon as usize].iter().copied().filter(move |&unit| supply.n(unit) > 0)
    }

    /// The number of icons of a place that build for a side (REB-BUILD-02, REB-BUILD-03, REB-BUILD-06 to REB-BUILD-08).
    pub(crate) fn yields(&self, s: &State, side: Side, site: Site) -> usize {
        let all = self.icons(s, site).count();
        if site == Site::BASE {
            let base = s.base;
            let free =
                !s.revealed || s.force(base, Side::Empire).is_empty() && !s.loyal[Side::Empire.idx()].has(base.idx());
            return if side == Side::Rebels && free { all } else { 0 };
        }
        let idx = site.idx();
        if s.sabotaged.has(idx) || !s.force(site, side.other()).is_empty() {
            return 0;
        }
        let occupied = s.occupied.has(idx);
        match side {
            Side::Empire if s.loyal[side.idx()].has(idx) => all,
            Side::Empire if occupied => all.min(1),
            // REB-OCC-03
            Side::Rebels if s.loyal[side.idx()].has(idx) && !occupied => all,
            _ => 0,
        }
    }

    /// The kinds of which the supply has fewer units than the icons of this side could build.
    fn short_of(&self, s: &State, side: Side) -> Bits {
        let mut icons = [0u8; Icon::ALL.len()];
        for site in (0..SITES as u8).map(Site) {
            for icon in self.icons(s, site).take(self.yields(s, side, site)) {
                icons[icon as usize] += 1;
            }
        }
        let mut short = Bits::EMPTY;
        for icon in Icon::ALL {
            for &unit in &self.db.built[side.idx()][icon as usize] {
                short.set(unit.idx(), s.supply[side.idx()].n(unit) < icons[icon as usize]);
            }
        }
        short
    }

    /// Offers the side's units that may be destroyed for the supply (REB-LIMIT-03, REB-OPEN-21).
    pub(crate) fn offer_free(&self, s: &State, frame: Frame, out: &mut Options) {
        let Frame::Free { role, unit, site: to, n } = frame else { return };
        let side = role.side();
        let strict = self.setup.rulings.free_only_what_is_built;
        let short = self.short_of(s, side);
        for site in (0..SITES as u8).map(Site) {
            for (kind, _) in s.force(site, side).kinds(side) {
                let fits = match n {
                    0 if strict => short.has(kind.idx()),
                    0 => true,
                    _ => kind == unit && site != to,
                };
                if fits && !(strict && kind == Unit::DeathStar) {
                    out.push(Verb::Free.two(Entity::Unit(kind), Entity::Site(site)));
                }
            }
        }
        out.push(Verb::Done.bare());
        out.sort_unstable();
    }

    pub(crate) fn offer_build(&self, s: &State, role: Role, site: Site, icon: u8, choose: bool, out: &mut Options) {
        if let Some(icon) = self.icon(s, site, icon) {
            out.extend(self.buildable(s, role.side(), icon).map(|unit| Verb::Build.on(Entity::Unit(unit))));
        }
        if choose {
            out.push(Verb::Done.bare());
        }
    }

    /// The units of this shape that can be gained here, ships or ground units. By the FAQ, units destroyed elsewhere
    /// count, too.
    fn of_shape(&self, s: &State, side: Side, shape: u8, site: Site) -> impl Iterator<Item = Unit> {
        Icon::ALL
            .into_iter()
            .filter(move |icon| icon.shape() as u8 == shape)
            .flat_map(move |icon| self.db.built[side.idx()][icon as usize].iter().copied())
            .filter(move |&unit| s.supply[side.idx()].n(unit) > 0 || self.can_free_for(s, unit, site))
    }

    /// Whether a unit elsewhere can be destroyed for a unit that is gained here, as the FAQ allows.
    fn can_free_for(&self, s: &State, unit: Unit, site: Site) -> bool {
        self.setup.rulings.free_only_what_is_built
            && (0..SITES as u8).map(Site).any(|at| at != site && s.force(at, unit.side()).n(unit) > 0)
    }

    pub(crate) fn offer_shapes(&self, s: &State, role: Role, shape: u8, site: Site, out: &mut Options) {
        out.extend(self.of_shape(s, role.side(), shape, site).map(|unit| Verb::Build.on(Entity::Unit(unit))));
        out.sort_unstable();
    }

    /// Whether a unit can be deployed in a place (REB-DEPLOY-03 to REB-DEPLOY-08).
    pub(crate) fn can_deploy(&self, s: &State, unit: Unit, site: Site) -> bool {
        let side = unit.side();
        if s.deployed[site] >= MOST_PER_SITE {
            return false;
        }
        // REB-DS-05, REB-OPEN-20: Rebel ground units do not prevent it.
        if unit == Unit::DeathStar {
            return s.force(site, Side::Empire).n(Unit::Unfinished) > 0
                && !s.force(site, Side::Rebels).any_in(Side::Rebels, Theater::Space);
        }
        if site == Site::BASE {
            return side == Side::Rebels && !s.revealed;
        }
        let idx = site.idx();
        let own = match side {
            Side::Empire => self.imperial(s).has(idx),
            Side::Rebels => s.loyal[side.idx()].has(idx) && !s.occupied.has(idx),
        };
        own && self.populous(s).has(idx) && !s.sabotaged.has(idx) && s.force(site, side.other()).is_empty()
    }

    pub(crate) fn offer_deploy(&self, s: &State, side: Side, kind: u8, out: &mut Options) {
        let unit = Unit::own(side, kind.into());
        for site in (0..SITES as u8).map(Site) {
            if self.can_deploy(s, unit, site) {
                out.push(Verb::Deploy.two(Entity::Unit(unit), Entity::Site(site)));
            }
        }
        out.push(Verb::Done.bare());
        if s.deploying.0[kind as usize + 1..].iter().any(|n| *n > 0) {
            out.push(Verb::Pass.bare());
        }
    }

    /// The units in a range of boxes of a queue, with their box.
    pub(crate) fn queued(
        &self,
        s: &State,
        side: Side,
        boxes: std::ops::RangeInclusive<u8>,
    ) -> impl Iterator<Item = (Unit, u8)> {
        let queue = s.queue[side.idx()];
        boxes.flat_map(move |space| queue[space as usize - 1].kinds(side).map(move |(unit, _)| (unit, space)))
    }

    /// The units that can advance. A unit that has just advanced stays (Double Our Efforts).
    pub(crate) fn advanceable(&self, s: &State, side: Side) -> impl Iterator<Item = (Unit, u8)> {
        let (queue, moved) = (s.queue[side.idx()], s.doing[0].n);
        self.queued(s, side, 2..=3).filter(move |&(unit, space)| {
            let just = space == 2 && moved == unit as u8 + 1;
            queue[space as usize - 1].n(unit) > u8::from(just)
        })
    }

    pub(crate) fn can_advance(&self, s: &State, side: Side) -> bool {
        self.advanceable(s, side).next().is_some()
    }

    /// The units in boxes 1 and 2 that a card can deploy here. In a remote system this is only a Death Star that
    /// replaces an unfinished one (REB-DEPLOY-06, REB-OPEN-20).
    pub(crate) fn deployable_here(&self, s: &State, site: Site) -> impl Iterator<Item = (Unit, u8)> {
        let unfinished = s.force(site, Side::Empire).n(Unit::Unfinished) > 0;
        let remote = !self.db.map.populous.has(site.idx()) && !s.is_destroyed(site);
        let open = !remote || self.setup.rulings.oversee_in_remote;
        let fits = move |unit: Unit| if unit == Unit::DeathStar { unfinished } else { open };
        self.queued(s, Side::Empire, 1..=2).filter(move |(unit, _)| fits(*unit))
    }

    /// The units in the opponent's queue that have at most this much health and can be destroyed.
    pub(crate) fn queue_targets(&self, s: &State, side: Side, left: u8) -> impl Iterator<Item = (Unit, u8)> {
        self.queued(s, side.other(), 1..=3).filter(move |(unit, _)| {
            let health = self.db.unit(*unit).health;
            health > 0 && health <= left
        })
    }

    /// The units in the opponent's queue that an icon builds.
    pub(crate) fn built_by(&self, s: &State, side: Side, site: Site, icon: u8) -> impl Iterator<Item = (Unit, u8)> {
        let icon = self.icon(s, site, icon);
        self.queued(s, side.other(), 1..=3).filter(move |(unit, _)| icon.is_some() && self.db.unit(*unit).icon == icon)
    }
}

/// Offers units in queues.
pub(crate) fn offer_queued(units: impl Iterator<Item = (Unit, u8)>, out: &mut Options) {
    out.extend(units.map(|(unit, space)| Verb::Queued.counted(Entity::Unit(unit), space.into())));
    out.sort_unstable();
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Puts a unit from the supply into a box of the queue. Returns false if the supply has none.
    pub(crate) fn queue(&mut self, unit: Unit, space: u8) -> bool {
        let side = unit.side().idx();
        if self.s.supply[side].n(unit) == 0 {
            return false;
        }
        self.s.supply[side].0[unit.idx()] -= 1;
        self.s.queue[side][space as usize - 1].0[unit.idx()] += 1;
        self.tell(Event::Queued { unit, space });
        true
    }

    /// Builds one unit for each icon of this system (REB-COMP-16).
    pub(crate) fn queue_icons(&mut self, role: Role, site: Site) {
        for icon in (0..self.g.icons(self.s, site).count() as u8).rev() {
            self.push(Frame::Build { role, site, icon, choose: false });
        }
    }

    /// Gains units. If the supply is short, the FAQ lets the player destroy other units for it.
    pub(crate) fn gain_or_free(&mut self, role: Role, unit: Unit, n: u8, site: Site) {
        let missing = n - self.gain(unit, n, site);
        if missing > 0 && unit.side() == role.side() && self.g.can_free_for(self.s, unit, site) {
            self.push(Frame::Free { role, unit, site, n: missing });
        }
    }

    pub(crate) fn freed(&mut self, frame: Frame, pick: Pick) {
        let Frame::Free { role, unit, site, n } = frame else { return };
        let (Verb::Free, Some(Entity::Unit(kind)), Some(Entity::Site(from))) = (pick.verb, pick.thing(), pick.second())
        else {
            self.pop();
            return;
        };
        self.tell(Event::GivenUp { unit: kind, site: from });
        self.remove(kind, 1, from);
        if n > 0 {
            self.gain(kind, 1, site);
            if n == 1 {
                self.pop();
            } else {
                self.replace(Frame::Free { role, unit, site, n: n - 1 });
            }
        } else if self.g.short_of(self.s, role.side()).is_empty() {
            self.pop();
        }
    }

    /// Starts building for a side. Returns true if a player has to choose.
    pub(crate) fn begin_building(&mut self, side: Side) -> bool {
        let any = (0..SITES as u8).any(|site| self.g.yields(self.s, side, Site(site)) > 0);
        if !any {
            return false;
        }
        self.push(Frame::BuildPlan { side });
        if !self.g.short_of(self.s, side).is_empty() {
            let unit = Unit::own(side, 0);
            self.push(Frame::Free { role: Decision::Building.of(side), unit, site: Site::NONE, n: 0 });
        }
        true
    }

    pub(crate) fn plan_picked(&mut self, side: Side, pick: Pick) {
        self.replace(Frame::Building { side, site: 0, icon: 0, choose: pick.verb == Verb::Manual });
    }

    /// Continues with the next icon that builds.
    pub(crate) fn building(&mut self, side: Side, site: u8, icon: u8, choose: bool) -> bool {
        if site as usize >= SITES {
            self.pop();
            return false;
        }
        if usize::from(icon) < self.g.yields(self.s, side, Site(site)) {
            self.replace(Frame::Building { side, site, icon: icon + 1, choose });
            self.push(Frame::Build { role: Decision::Building.of(side), site: Site(site), icon, choose });
        } else {
            self.replace(Frame::Building { side, site: site + 1, icon: 0, choose });
        }
        false
    }

    /// Builds for one icon. Returns true if a player has to choose the kind.
    pub(crate) fn build_next(&mut self) -> bool {
        let Some(Frame::Build { role, site, icon, choose }) = self.s.frames.last() else { return true };
        let Some(kind) = self.g.icon(self.s, site, icon) else {
            self.pop();
            return false;
        };
        let first_two = {
            let mut kinds = self.g.buildable(self.s, role.side(), kind);
            (kinds.next(), kinds.next())
        };
        match first_two {
            (None, _) => self.pop(),
            (Some(unit), None) if !choose => {
                self.pop();
                let space = self.g.db.map.builds[site.idx()];
                self.queue(unit, space);
            }
            _ => return true,
        }
        false
    }

    pub(crate) fn built(&mut self, site: Site, pick: Pick) {
        self.pop();
        if let (Verb::Build, Some(Entity::Unit(unit))) = (pick.verb, pick.thing()) {
            let space = self.g.db.map.builds[site.idx()];
            self.queue(unit, space);
        }
    }

    pub(crate) fn gain_shape_next(&mut self) -> bool {
        let Some(Frame::GainShape { role, site, shape, left }) = self.s.frames.last() else { return true };
        let first_two = {
            let mut kinds = self.g.of_shape(self.s, role.side(), shape, site);
            (kinds.next(), kinds.next())
        };
        match first_two {
            _ if left == 0 => self.pop(),
            (None, _) => self.pop(),
            (Some(unit), None) => {
                self.replace(Frame::GainShape { role, site, shape, left: left - 1 });
                self.gain_or_free(role, unit, 1, site);
            }
            _ => return true,
        }
        false
    }

    pub(crate) fn shape_picked(&mut self, frame: Frame, pick: Pick) {
        let Frame::GainShape { role, site, shape, left } = frame else { return };
        if let Some(Entity::Unit(unit)) = pick.thing() {
            self.replace(Frame::GainShape { role, site, shape, left: left - 1 });
            self.gain_or_free(role, unit, 1, site);
        }
    }

    /// REB-DEPLOY-02
    pub(crate) fn begin_deploying(&mut self, side: Side) {
        let queue = &mut self.s.queue[side.idx()];
        self.s.deploying = queue[0];
        queue.rotate_left(1);
        queue[2] = Force::default();
        self.s.deployed = crate::by::Row::default();
        if !self.s.deploying.is_empty() {
            self.push(Frame::Deploy { side, kind: 0 });
        }
    }

    /// Continues with the next kind that can be deployed. Returns true if a player has to choose.
    pub(crate) fn deploy_next(&mut self, side: Side, kind: u8) -> bool {
        for at in kind..KINDS as u8 {
            let unit = Unit::own(side, at.into());
            let somewhere = (0..SITES as u8).any(|site| self.g.can_deploy(self.s, unit, Site(site)));
            if self.s.deploying.0[at as usize] > 0 && somewhere {
                self.replace(Frame::Deploy { side, kind: at });
                return true;
            }
        }
        self.end_deploying(side);
        false
    }

    /// REB-DEPLOY-09
    fn end_deploying(&mut self, side: Side) {
        self.pop();
        let left = std::mem::take(&mut self.s.deploying);
        self.s.queue[side.idx()][0].add(&left);
        self.s.deployed = crate::by::Row::default();
    }

    pub(crate) fn deploy_picked(&mut self, side: Side, kind: u8, pick: Pick) {
        match (pick.verb, pick.thing(), pick.second()) {
            (Verb::Deploy, Some(Entity::Unit(unit)), Some(Entity::Site(site))) => {
                self.s.deploying.0[unit.idx()] -= 1;
                self.s.deployed[site] += 1;
                self.deploy(unit, site);
            }
            (Verb::Done, ..) => self.replace(Frame::Deploy { side, kind: kind + 1 }),
            _ => self.end_deploying(side),
        }
    }

    /// REB-DS-06: deploys a unit. A Death Star replaces the unfinished one.
    fn deploy(&mut self, unit: Unit, site: Site) {
        self.force_mut(site, unit.side()).0[unit.idx()] += 1;
        self.touch(site);
        self.tell(Event::Deployed { unit, site });
        if unit == Unit::DeathStar && self.s.force(site, Side::Empire).n(Unit::Unfinished) > 0 {
            self.force_mut(site, Side::Empire).0[Unit::Unfinished.idx()] -= 1;
            self.s.supply[Side::Empire.idx()].0[Unit::Unfinished.idx()] += 1;
        }
    }

    pub(crate) fn advanced(&mut self, side: Side, unit: Unit, space: u8) {
        self.pop();
        let queue = &mut self.s.queue[side.idx()];
        queue[space as usize - 1].0[unit.idx()] -= 1;
        queue[space as usize - 2].0[unit.idx()] += 1;
        self.s.doing[0].n = if space == 3 { unit as u8 + 1 } else { 0 };
        self.tell(Event::Advanced { unit, space: space - 1 });
    }

    pub(crate) fn deployed_from_queue(&mut self, site: Site, unit: Unit, space: u8) {
        self.pop();
        self.s.queue[Side::Empire.idx()][space as usize - 1].0[unit.idx()] -= 1;
        self.deploy(unit, site);
    }

    /// Destroys a unit in a queue.
    fn destroy_queued(&mut self, unit: Unit, space: u8) {
        let side = unit.side().idx();
        self.s.queue[side][space as usize - 1].0[unit.idx()] -= 1;
        self.s.supply[side].0[unit.idx()] += 1;
        self.tell(Event::QueueDestroyed { unit, space });
    }

    pub(crate) fn queue_target_picked(&mut self, role: Role, left: u8, pick: Pick) {
        match (pick.verb, pick.thing()) {
            (Verb::Queued, Some(Entity::Unit(unit))) => {
                self.replace(Frame::DestroyQueued { role, left: left - self.g.db.unit(unit).health });
                self.destroy_queued(unit, pick.b as u8);
            }
            _ => self.pop(),
        }
    }

    /// Destroys a unit in the opponent's queue for each icon of the system (Demolition).
    pub(crate) fn destroy_by_icon(&mut self, role: Role, site: Site, from: u8) {
        for icon in from..self.g.icons(self.s, site).count() as u8 {
            let n = self.g.built_by(self.s, role.side(), site, icon).count();
            if n > 1 {
                self.push(Frame::DestroyBuilt { role, site, icon });
                return;
            }
            let only = self.g.built_by(self.s, role.side(), site, icon).next();
            if let Some((unit, space)) = only {
                self.destroy_queued(unit, space);
            }
        }
    }

    pub(crate) fn built_target_picked(&mut self, role: Role, site: Site, icon: u8, pick: Pick) {
        self.pop();
        if let Some(Entity::Unit(unit)) = pick.thing() {
            self.destroy_queued(unit, pick.b as u8);
        }
        self.destroy_by_icon(role, site, icon + 1);
    }
}
