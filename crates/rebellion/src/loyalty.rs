//! Loyalty, sabotage, destroyed systems, reputation and time.

use table::Sink;
use table::chance::Chance;

use crate::event::Event;
use crate::map::Site;
use crate::side::{Side, Theater};
use crate::state::State;
use crate::step::Step;

/// The last space of the time track.
pub(crate) const LAST_SPACE: u8 = 16;

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// A side gains loyalty (REB-LOYAL-03 to REB-LOYAL-05).
    pub(crate) fn gain_loyalty(&mut self, site: Site, side: Side, n: u8) {
        for _ in 0..n {
            if !self.can_turn(site) || self.s.loyal[side.idx()].has(site.idx()) {
                return;
            }
            if self.s.loyal[side.other().idx()].has(site.idx()) {
                self.lose_loyalty(site, side.other());
            } else {
                self.s.loyal[side.idx()].insert(site.idx());
                // REB-OCC-05: the token is turned to its loyalty side.
                if side == Side::Empire {
                    self.s.occupied.remove(site.idx());
                }
                self.tell(Event::Loyal { site, side });
                self.touch(site);
            }
        }
    }

    /// REB-LOYAL-06
    pub(crate) fn lose_loyalty(&mut self, site: Site, side: Side) {
        if self.can_turn(site) && self.s.loyal[side.idx()].has(site.idx()) {
            self.s.loyal[side.idx()].remove(site.idx());
            self.tell(Event::Neutral { site, side });
            self.touch(site);
        }
    }

    /// REB-LOYAL-09 to REB-LOYAL-11, REB-DS-19
    fn can_turn(&self, site: Site) -> bool {
        site.is_system() && site != self.g.db.coruscant && self.g.populous(self.s).has(site.idx())
    }

    pub(crate) fn sabotage(&mut self, site: Site) {
        if self.g.populous(self.s).has(site.idx()) && !self.s.sabotaged.has(site.idx()) {
            self.s.sabotaged.insert(site.idx());
            self.tell(Event::Sabotaged { site });
        }
    }

    pub(crate) fn repair(&mut self, site: Site) {
        if self.s.sabotaged.has(site.idx()) {
            self.s.sabotaged.remove(site.idx());
            self.tell(Event::Repaired { site });
        }
    }

    /// REB-DS-14 to REB-DS-19, REB-WIN-02
    pub(crate) fn destroy_system(&mut self, site: Site) {
        let idx = site.idx();
        // The system is already destroyed; only the other effects of the card apply.
        if self.s.destroyed.has(idx) {
            return;
        }
        self.s.destroyed.insert(idx);
        self.tell(Event::SystemDestroyed { site });
        for side in Side::BOTH {
            self.s.loyal[side.idx()].remove(idx);
        }
        self.s.occupied.remove(idx);
        self.s.sabotaged.remove(idx);
        let ground = self.s.force(site, Side::Rebels).in_theater(Side::Rebels, Theater::Ground);
        for (unit, n) in ground.kinds(Side::Rebels) {
            self.destroy(unit, n, site);
        }
        self.touch(site);
        if site == self.s.base {
            self.win(Side::Empire);
        } else {
            self.rule_out(crate::bits::Bits::only(idx));
        }
    }

    /// REB-OBJ-02, REB-OBJ-03: the game ends immediately when the markers meet.
    pub(crate) fn gain_reputation(&mut self, n: u8) {
        for _ in 0..n {
            self.s.reputation -= 1;
            self.tell_reputation();
            if self.s.reputation == self.s.time {
                self.win(Side::Rebels);
                return;
            }
        }
    }

    /// REB-OBJ-04, REB-OPEN-25
    pub(crate) fn lose_reputation(&mut self, n: u8) {
        self.s.reputation = (self.s.reputation + n).min(LAST_SPACE);
        self.tell_reputation();
    }

    fn tell_reputation(&mut self) {
        let to = self.s.reputation;
        self.tell(Event::Reputation { to });
    }

    /// REB-REFRESH-09, REB-WIN-03
    pub(crate) fn pass_time(&mut self) {
        self.s.time += 1;
        let to = self.s.time;
        self.tell(Event::Time { to });
        if self.s.reputation == self.s.time {
            self.win(Side::Rebels);
        }
    }
}

/// Whether a space of the time track has a recruit symbol.
pub(crate) const fn recruits(space: u8) -> bool {
    matches!(space, 2..=5)
}

/// Whether a space of the time track has a build symbol.
pub(crate) const fn builds(space: u8) -> bool {
    space.is_multiple_of(2) && space >= 2
}

impl State {
    /// The number of destroyed systems.
    pub fn n_destroyed(&self) -> u8 {
        self.destroyed.len() as u8
    }
}
