//! Retreats, and choosing units to destroy.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::db::Entity;
use crate::effect::Whose;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::side::{Role, Side, Theater};
use crate::state::{Combat, Place, State};
use crate::step::Step;
use crate::unit::{Force, KINDS, Unit};
use crate::verb::{Pick, Verb};

/// The maximum number of damage tokens on a unit.
const MOST_HURT: u8 = 6;

/// The groups of units by kind and damage, starting with this group, in the order in which a retreat asks for them.
pub(crate) fn groups(kind: u8, hurt: u8) -> impl Iterator<Item = (u8, u8)> {
    let all = (kind..KINDS as u8).flat_map(|kind| (0..=MOST_HURT).map(move |hurt| (kind, hurt)));
    all.skip(hurt.into())
}

/// The number of units of a kind in the combat that have exactly `hurt` damage tokens.
pub(crate) fn alike(force: &Force, combat: &Combat, unit: Unit, hurt: u8) -> u8 {
    let tokens = &combat.hurt[unit.side().idx()][unit.idx()];
    match hurt {
        0 => force.n(unit).saturating_sub(tokens.iter().sum()),
        _ => tokens.get(usize::from(hurt) - 1).copied().unwrap_or(0),
    }
}

impl Rebellion {
    /// The leaders that can lead a retreat (REB-RETREAT-02).
    fn retreaters(&self, s: &State, side: Side) -> Bits {
        s.combat.site.map_or(Bits::EMPTY, |site| self.leaders_at(s, site, side).minus(s.visiting))
    }

    /// Whether this side can retreat now (REB-RETREAT-01 to REB-RETREAT-10).
    fn can_retreat(&self, s: &State, side: Side) -> bool {
        let Some(site) = s.combat.site else { return false };
        let combat = &s.combat;
        let held = combat.is(Combat::RETREATED, side)
            || combat.is(Combat::HELD, side)
            || combat.is(Combat::HELD_ROUND, side)
            || s.force(site, side.other()).is_empty()
            || side == Side::Empire && s.force(site, side).kinds(side).any(|(unit, _)| unit.is_station());
        !held
            && !self.retreaters(s, side).is_empty()
            && self.somebody_can_go(s, side, site)
            && !self.havens(s, side).is_empty()
    }

    /// Whether at least one unit can retreat (REB-RETREAT-04): a ship, or any mobile unit if no transport is needed.
    fn somebody_can_go(&self, s: &State, side: Side, site: Site) -> bool {
        let uncarried = s.combat.is(Combat::UNCARRIED, side);
        s.force(site, side).kinds(side).any(|(unit, _)| !unit.is_immobile() && (uncarried || !unit.is_restricted()))
    }

    /// The systems that a side can retreat to (REB-RETREAT-03, REB-RETREAT-05 to REB-RETREAT-08).
    pub(crate) fn havens(&self, s: &State, side: Side) -> Bits {
        let Some(site) = s.combat.site else { return Bits::EMPTY };
        let mut free = self.db.map.next[site.idx()].minus(self.with_units(s, side.other()));
        free = free.minus(s.combat.origins[side.other().idx()]);
        let friendly = free & (self.with_units(s, side) | s.loyal[side.idx()]);
        if !friendly.is_empty() {
            return friendly;
        }
        free.minus(self.with_units(s, Side::Rebels) | self.with_units(s, Side::Empire))
    }

    pub(crate) fn offer_retreat(&self, s: &State, role: Role, out: &mut Options) {
        let leaders = self.controlled_by(role, self.retreaters(s, role.side()));
        out.extend(leaders.into_iter().map(|l| Verb::Retreat.on(Entity::Leader(Leader::of(l)))));
        out.push(Verb::Pass.bare());
    }

    pub(crate) fn offer_havens(&self, s: &State, role: Role, out: &mut Options) {
        let havens = self.havens(s, role.side());
        out.extend(havens.into_iter().map(|i| Verb::To.on(Entity::Site(Site(i as u8)))));
    }

    /// Offers the numbers of units of a group that can retreat. At least one unit has to.
    pub(crate) fn offer_company(&self, s: &State, frame: Frame, out: &mut Options) {
        let (least, most) = self.company(s, frame);
        out.extend((least..=most).map(|n| Verb::Count.number(n.into())));
    }

    /// The minimum and maximum number of units that can retreat, of the group that a frame asks for.
    fn company(&self, s: &State, frame: Frame) -> (u8, u8) {
        let Frame::RetreatHow { role, kind, hurt, room, moved, .. } = frame else { return (0, 0) };
        let side = role.side();
        let Some(site) = s.combat.site else { return (0, 0) };
        let uncarried = s.combat.is(Combat::UNCARRIED, side);
        let go = |(kind, hurt): (u8, u8)| {
            let unit = Unit::own(side, kind.into());
            let n = alike(s.force(site, side), &s.combat, unit, hurt);
            match (unit.is_restricted(), uncarried) {
                (false, _) => 0,
                (true, true) => n,
                (true, false) => n.min(room),
            }
        };
        let later: u8 = groups(kind, hurt).skip(1).map(go).sum();
        let most = go((kind, hurt));
        (u8::from(!moved && later == 0 && most > 0), most)
    }

    /// The units that can be chosen to be destroyed.
    pub(crate) fn destroyable(&self, s: &State, frame: Frame) -> impl Iterator<Item = Unit> {
        let (site, sides, theater, left, structure) = match frame {
            Frame::Destroy { role, site, whose, theater, left } => {
                let sides = [(whose == Whose::Any).then(|| role.side()), Some(role.side().other())];
                (site, sides, theater, left, None)
            }
            Frame::DestroyOne { site, structure, .. } => {
                (site, [None, Some(Side::Rebels)], None, u8::MAX, Some(structure))
            }
            _ => (Site::BASE, [None, None], None, 0, None),
        };
        let forces = s.forces[site];
        let mut units: arrayvec::ArrayVec<Unit, 18> = arrayvec::ArrayVec::new();
        for side in sides.into_iter().flatten() {
            for (unit, _) in forces[side.idx()].kinds(side) {
                let health = self.db.unit(unit).health;
                let fits = theater.is_none_or(|t| t == unit.theater())
                    && structure.is_none_or(|s| if s { unit.is_structure() } else { unit.theater() == Theater::Space });
                if fits && health > 0 && health <= left {
                    units.push(unit);
                }
            }
        }
        units.sort_unstable();
        units.into_iter()
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Asks whether a side retreats. Returns true if a player has to choose.
    pub(crate) fn may_retreat(&mut self, side: Side) -> bool {
        if !self.g.can_retreat(self.s, side) {
            return false;
        }
        self.push(Frame::Retreat { role: Rebellion::first_role(side) });
        true
    }

    pub(crate) fn retreat_picked(&mut self, role: Role, pick: Pick) {
        self.pop();
        if let (Verb::Retreat, Some(Entity::Leader(leader))) = (pick.verb, pick.thing()) {
            self.push(Frame::RetreatTo { role, leader });
        } else if let Some(mate) = self.g.mate_after(role) {
            self.push(Frame::Retreat { role: mate });
        }
    }

    /// Moves the leader and all ships. Units that need transport may stay (REB-RETREAT-11, REB-RETREAT-12).
    pub(crate) fn haven_picked(&mut self, role: Role, leader: Leader, to: Site) {
        let side = role.side();
        let Some(site) = self.s.combat.site else { return };
        self.s.combat.mark(Combat::RETREATED << side as u32);
        self.s.at[leader.idx()] = Place::Site(to);
        // Public Support applies only in the system where the leader was placed.
        self.s.let_pass.remove(leader.idx());
        self.tell(Event::Retreated { leader, site: to });
        let (mut room, mut moved) = (0u8, false);
        for (unit, n) in self.s.force(site, side).kinds(side) {
            if !unit.is_immobile() && !unit.is_restricted() {
                moved = true;
                room = room.saturating_add(self.g.db.unit(unit).carries.saturating_mul(n));
                self.s.combat.hurt[side.idx()][unit.idx()] = Default::default();
                self.withdraw(unit, n, site, to);
            }
        }
        self.replace(Frame::RetreatHow { role, to, kind: 0, hurt: 0, room, moved });
    }

    fn withdraw(&mut self, unit: Unit, n: u8, site: Site, to: Site) {
        let side = unit.side();
        self.force_mut(site, side).0[unit.idx()] -= n;
        self.force_mut(to, side).0[unit.idx()] += n;
        self.touch(to);
        self.touch(site);
        self.tell(Event::Moved { unit, n, from: site, to });
    }

    /// Continues with the next group of units that can retreat: kind by kind, undamaged units first. The retreating
    /// player chooses the units (REB-RETREAT-11), which keep their damage tokens. Returns true if the player has to
    /// choose.
    pub(crate) fn retreat_next(&mut self) -> bool {
        let Some(Frame::RetreatHow { role, to, kind, hurt, room, moved }) = self.s.frames.last() else { return true };
        let side = role.side();
        for (kind, hurt) in groups(kind, hurt) {
            let frame = Frame::RetreatHow { role, to, kind, hurt, room, moved };
            let (least, most) = self.g.company(self.s, frame);
            self.replace(frame);
            if least < most {
                return true;
            }
            if most > 0 {
                self.company_picked(most);
                return false;
            }
        }
        self.pop();
        if let Some(site) = self.s.combat.site {
            self.note_winners(site);
            self.touch(site);
            self.arrived(to, side, Bits::only(site.idx()), self.s.combat.role);
        }
        false
    }

    pub(crate) fn company_picked(&mut self, n: u8) {
        let Some(Frame::RetreatHow { role, to, kind, hurt, room, moved }) = self.s.frames.last() else { return };
        let Some(site) = self.s.combat.site else { return };
        let unit = Unit::own(role.side(), kind.into());
        if n > 0 {
            if hurt > 0 {
                self.s.combat.hurt[unit.side().idx()][unit.idx()][usize::from(hurt) - 1] -= n;
            }
            self.withdraw(unit, n, site, to);
        }
        let room = room.saturating_sub(n);
        self.replace(Frame::RetreatHow { role, to, kind, hurt: hurt + 1, room, moved: moved || n > 0 });
    }

    /// Checks whether there is a unit left to destroy. Returns true if a player has to choose.
    pub(crate) fn destroy_next(&mut self) -> bool {
        let Some(frame) = self.s.frames.last() else { return true };
        match frame {
            Frame::DestroyQueued { role, left } => {
                if self.g.queue_targets(self.s, role.side(), left).next().is_some() {
                    return true;
                }
                self.pop();
            }
            Frame::DestroyOne { site, .. } => {
                let first_two = {
                    let mut units = self.g.destroyable(self.s, frame);
                    (units.next(), units.next())
                };
                match first_two {
                    (None, _) => self.pop(),
                    (Some(unit), None) => {
                        self.pop();
                        self.destroy(unit, 1, site);
                    }
                    _ => return true,
                }
            }
            _ => {
                if self.g.destroyable(self.s, frame).next().is_some() {
                    return true;
                }
                self.chosen_to_fall(frame);
            }
        }
        false
    }

    /// Ends a choice of units that are destroyed together. The consequences are resolved now (REB-COMBAT-37).
    fn chosen_to_fall(&mut self, frame: Frame) {
        self.pop();
        if let Frame::Destroy { site, .. } = frame {
            self.touch(site);
        }
    }

    pub(crate) fn destroy_picked(&mut self, frame: Frame, pick: Pick) {
        let (Verb::Destroy, Some(Entity::Unit(unit))) = (pick.verb, pick.thing()) else {
            self.chosen_to_fall(frame);
            return;
        };
        match frame {
            Frame::Destroy { role, site, whose, theater, left } => {
                let left = left - self.g.db.unit(unit).health;
                self.replace(Frame::Destroy { role, site, whose, theater, left });
                self.destroy(unit, 1, site);
            }
            Frame::DestroyOne { site, .. } => {
                self.pop();
                self.destroy(unit, 1, site);
            }
            _ => {}
        }
    }
}
