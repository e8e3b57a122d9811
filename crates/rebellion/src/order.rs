//! What follows at once from how things stand: occupation, rescue, the base found, excess units, the end.

use table::Sink;
use table::chance::Chance;

use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::side::{Post, Role, Side, Theater};
use crate::state::State;
use crate::step::Step;
use crate::unit::Unit;

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Puts systems in order in which something has changed; true when somebody has to choose or all is over.
    pub(crate) fn put_in_order(&mut self) -> bool {
        let mut excess = None;
        // What follows in one system may change another.
        while let Some(site) = self.next_dirty() {
            self.dirty.remove(site.idx());
            match self.excess(site) {
                // Somebody has to choose, when everything else that follows at once has followed.
                Some(role) => excess = excess.or(Some((role, site))),
                None => self.settle(site),
            }
            if self.s.is_over() {
                return true;
            }
        }
        if let Some((role, site)) = excess {
            self.push(Frame::Excess { role, site });
        }
        excess.is_some()
    }

    /// A system in which something has changed; while units still arrive or are being destroyed, nothing is looked at there.
    fn next_dirty(&self) -> Option<Site> {
        self.dirty.into_iter().map(|idx| Site(idx as u8)).find(|&site| !self.s.is_in_motion(site))
    }

    /// A token is placed after a combat that is being fought or will follow (REB-OCC-01).
    fn occupation_waits(&self, site: Site) -> bool {
        self.s.combat.site == Some(site) || self.s.awaits_combat(site)
    }

    fn settle(&mut self, site: Site) {
        self.rescue_abandoned(site);
        self.find_base(site);
        self.occupy(site);
        // REB-WIN-01
        if self.s.revealed && site == self.s.base {
            let theirs = self.s.force(site, Side::Rebels).is_empty() && !self.s.force(site, Side::Empire).is_empty();
            if theirs {
                self.win(Side::Empire);
            }
        }
    }

    /// REB-DS-18: who has more ground units in a destroyed system than ships can carry, and has to choose
    /// which of them go.
    fn excess(&mut self, site: Site) -> Option<Role> {
        if !self.s.is_destroyed(site) {
            return None;
        }
        for side in Side::BOTH {
            loop {
                let force = *self.s.force(site, side);
                let ground = force.in_theater(side, Theater::Ground);
                let room = self.g.capacity(self.s, site, side);
                if ground.len() <= room {
                    break;
                }
                let mut kinds = ground.kinds(side);
                match (kinds.next(), kinds.next()) {
                    (Some((unit, n)), None) => self.destroy(unit, n - room, site),
                    (Some((unit, n)), _) if room == 0 => self.destroy(unit, n, site),
                    _ => return Some(Role::of(side, Post::General)),
                }
            }
        }
        None
    }

    /// REB-LEADER-12
    fn rescue_abandoned(&mut self, site: Site) {
        if !self.s.force(site, Side::Empire).is_empty() {
            return;
        }
        let captives = self.g.captives_at(self.s, site);
        if captives.is_empty() {
            return;
        }
        for leader in captives {
            self.rescue(Leader::of(leader));
        }
        // During a mission it is answered like a rescue by it, but the mission's leaders stay (REB-LEADER-14).
        let on_mission = self.s.frames.as_slice().iter().any(|f| matches!(f, Frame::Mission(_)));
        if on_mission && !self.s.doing[0].rescued {
            (self.s.doing[0].rescued, self.s.doing[0].stay) = (true, true);
        }
    }

    /// REB-BASE-07, REB-BASE-08: the base is found, or everybody knows that it is not here.
    fn find_base(&mut self, site: Site) {
        if self.s.revealed {
            return;
        }
        let loyal = self.s.loyal[Side::Empire.idx()].has(site.idx());
        let ground = self.s.force(site, Side::Empire).any_in(Side::Empire, Theater::Ground);
        if !loyal && !ground {
            return;
        }
        // Everybody learns something, whatever the answer is.
        let news = self.s.could_be.has(site.idx());
        if news {
            self.reveal_to_all();
        }
        if site == self.s.base {
            self.reveal_base();
        } else {
            self.rule_out(crate::bits::Bits::only(site.idx()));
            if news {
                self.tell(Event::NotHere { site });
            }
        }
    }

    /// REB-OCC-01, REB-OCC-04: only placing a token waits for a combat; it goes with the last ground unit.
    fn occupy(&mut self, site: Site) {
        let idx = site.idx();
        let can = self.g.populous(self.s).has(idx) && !self.s.loyal[Side::Empire.idx()].has(idx);
        let should = can && self.s.force(site, Side::Empire).any_in(Side::Empire, Theater::Ground);
        let waits = should && self.occupation_waits(site);
        if should != self.s.occupied.has(idx) && !waits {
            self.s.occupied.set(idx, should);
            self.tell(if should { Event::Occupied { site } } else { Event::Freed { site } });
        }
    }

    pub(crate) fn give_up(&mut self, site: Site, unit: Unit) {
        self.pop();
        self.destroy(unit, 1, site);
        // There may be more of them elsewhere.
        self.dirty |= self.s.destroyed;
    }
}

impl Rebellion {
    /// Ground units that can be given up in a destroyed system.
    pub(crate) fn excess_kinds(&self, s: &State, site: Site, side: Side) -> impl Iterator<Item = Unit> + use<> {
        s.force(site, side).in_theater(side, Theater::Ground).kinds(side).map(|(unit, _)| unit)
    }
}
