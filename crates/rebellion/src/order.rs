//! Automatic consequences of the position: occupation, rescue, finding the base, excess units, the end of the game.

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
    /// Resolves the consequences in all changed systems. Returns true if a player has to choose or the game is over.
    pub(crate) fn resolve_consequences(&mut self) -> bool {
        let mut excess = None;
        // A consequence in one system may change another system.
        while let Some(site) = self.next_dirty() {
            self.dirty.remove(site.idx());
            match self.excess(site) {
                // A player has to choose. The question comes after all other consequences.
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

    /// A changed system. Systems where units are still arriving or being destroyed have to wait.
    fn next_dirty(&self) -> Option<Site> {
        self.dirty.into_iter().map(|idx| Site(idx as u8)).find(|&site| !self.s.is_in_motion(site))
    }

    /// Whether placing an occupation token waits for a current or expected combat (REB-OCC-01).
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

    /// REB-DS-18: destroys ground units in a destroyed system that exceed the capacity of the ships there. Returns the
    /// role that has to choose, if there is a choice.
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
        // During a mission this counts as a rescue by the mission, but the mission's leaders stay (REB-LEADER-14).
        let on_mission = self.s.frames.as_slice().iter().any(|f| matches!(f, Frame::Mission(_)));
        if on_mission && !self.s.doing[0].rescued {
            (self.s.doing[0].rescued, self.s.doing[0].stay) = (true, true);
        }
    }

    /// REB-BASE-07, REB-BASE-08: the base is found, or all players know that it is not here.
    fn find_base(&mut self, site: Site) {
        if self.s.revealed {
            return;
        }
        let loyal = self.s.loyal[Side::Empire.idx()].has(site.idx());
        let ground = self.s.force(site, Side::Empire).any_in(Side::Empire, Theater::Ground);
        if !loyal && !ground {
            return;
        }
        // All players learn something, whatever the answer is.
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

    /// REB-OCC-01, REB-OCC-04: only placing a token waits for a combat. The token is removed with the last ground unit.
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
        // Other destroyed systems may have excess units, too.
        self.dirty |= self.s.destroyed;
    }
}

impl Rebellion {
    /// The ground units that can be destroyed as excess units in a destroyed system.
    pub(crate) fn excess_kinds(&self, s: &State, site: Site, side: Side) -> impl Iterator<Item = Unit> + use<> {
        s.force(site, side).in_theater(side, Theater::Ground).kinds(side).map(|(unit, _)| unit)
    }
}
