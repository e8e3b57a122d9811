//! Selecting the systems that meet the conditions of a card.

use crate::bits::Bits;
use crate::effect::Where;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SYSTEMS, Site};
use crate::side::{Side, Theater};
use crate::state::{Place, State};

impl Rebellion {
    /// All systems that match a selection of the database. `here` is the system of the card being resolved.
    pub(crate) fn select(&self, s: &State, selection: u8, here: Site) -> Bits {
        let wanted = &self.db.code.selections[selection as usize];
        wanted.iter().fold(Bits::below(SYSTEMS), |set, &w| set & self.fitting(s, w, here))
    }

    /// Whether a selection refers to the base space.
    pub(crate) fn wants_base(&self, selection: u8) -> bool {
        self.db.code.selections[selection as usize].contains(&Where::BaseSpace)
    }

    /// The systems with units of a side.
    pub(crate) fn with_units(&self, s: &State, side: Side) -> Bits {
        Site::systems().filter(|&at| !s.force(at, side).is_empty()).map(Site::idx).collect()
    }

    /// The systems with units of a side in a theater.
    pub(crate) fn with_units_in(&self, s: &State, side: Side, theater: Theater) -> Bits {
        Site::systems().filter(|&at| s.force(at, side).any_in(side, theater)).map(Site::idx).collect()
    }

    /// REB-LOYAL-02
    pub(crate) fn imperial(&self, s: &State) -> Bits {
        s.loyal[Side::Empire.idx()] | s.occupied
    }

    /// REB-LOYAL-01, REB-OPEN-31
    pub(crate) fn rebel(&self, s: &State) -> Bits {
        let loyal = s.loyal[Side::Rebels.idx()];
        if self.setup.rulings.occupied_is_not_rebel { loyal.minus(s.occupied) } else { loyal }
    }

    /// The populous systems that are not destroyed (REB-OPEN-33).
    pub(crate) fn populous(&self, s: &State) -> Bits {
        self.db.map.populous.minus(s.destroyed)
    }

    /// The systems with a Rebel leader who is not captured.
    fn with_free_rebels(&self, s: &State) -> Bits {
        let mut set = Bits::EMPTY;
        for leader in Leader::ALL {
            if let Place::Site(site) = s.at[leader.idx()]
                && site.is_system()
                && self.side_now(s, leader) == Side::Rebels
                && !s.is_captive(leader)
            {
                set.insert(site.idx());
            }
        }
        set
    }

    /// The systems with a captive.
    fn with_captives(&self, s: &State) -> Bits {
        let mut set = Bits::EMPTY;
        for leader in [s.ring[0], s.ring[1]].into_iter().flatten() {
            if let Place::Site(site) = s.at[leader.idx()] {
                set.insert(site.idx());
            }
        }
        set
    }

    fn with(&self, s: &State, units: &[crate::unit::Unit]) -> Bits {
        let any = |at: Site| units.iter().any(|&u| s.force(at, u.side()).n(u) > 0);
        Site::systems().filter(|&at| any(at)).map(Site::idx).collect()
    }

    fn fitting(&self, s: &State, wanted: Where, here: Site) -> Bits {
        let all = Bits::below(SYSTEMS);
        let not = |set: Bits| all.minus(set);
        match wanted {
            Where::Any | Where::BaseSpace => all,
            Where::Populous => self.populous(s),
            Where::Remote => not(self.db.map.populous | s.destroyed),
            Where::Imperial => self.imperial(s),
            Where::ImperialLoyalty => s.loyal[Side::Empire.idx()],
            Where::Rebel => self.rebel(s),
            Where::Neutral => not(s.loyal[0] | s.loyal[1]),
            Where::Occupied => s.occupied,
            Where::ImperialUnits => self.with_units(s, Side::Empire),
            Where::ImperialShips => self.with_units_in(s, Side::Empire, Theater::Space),
            Where::NoImperialUnits => not(self.with_units(s, Side::Empire)),
            Where::NoRebelUnits => not(self.with_units(s, Side::Rebels)),
            Where::NoRebelGround => not(self.with_units_in(s, Side::Rebels, Theater::Ground)),
            Where::With(a) => self.with(s, &[a]),
            Where::WithEither(a, b) => self.with(s, &[a, b]),
            Where::WithAny(a, b, c) => self.with(s, &[a, b, c]),
            Where::Icon(icon) => {
                Site::systems().filter(|at| self.icons(s, *at).any(|i| i == icon)).map(Site::idx).collect()
            }
            Where::NotSabotaged => not(s.sabotaged),
            Where::Captive => self.with_captives(s),
            Where::FreeRebel => self.with_free_rebels(s),
            Where::Named(named) => Bits::only(self.db.named(named).idx()),
            Where::SameRegion if here.is_system() => self.db.map.same_region(here),
            Where::SameRegion => Bits::EMPTY,
        }
    }

    /// The resource icons of a place, left to right. A destroyed system has none (REB-DS-19).
    pub(crate) fn icons(&self, s: &State, site: Site) -> impl Iterator<Item = crate::side::Icon> + use<> {
        let icons = if s.is_destroyed(site) { [None; 2] } else { self.db.map.icons[site.idx()] };
        icons.into_iter().flatten()
    }
}
