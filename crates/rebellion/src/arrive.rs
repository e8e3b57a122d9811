//! The arrival of units in a system: moved by an activation or a card, retreated, gained, deployed, or placed there
//! because the base is revealed.
//!
//! Every cause of an arrival notes the system here. The consequences are resolved in one place and in this order:
//! excess units, captives without guards and the base ([`crate::order`]), combat, occupation. A combat waits until the
//! card, the activation or the combat that brought the units is over. Gained or deployed units lead to a combat only
//! if a card says so or if they make units leave the base space (REB-OPEN-12).

use table::Sink;
use table::chance::Chance;

use crate::bits::Bits;
use crate::event::Event;
use crate::frame::Frame;
use crate::map::Site;
use crate::side::{Role, Side, Theater};
use crate::state::{Arrivals, State};
use crate::step::Step;

impl State {
    /// Whether both sides have units in some theater of this system.
    #[inline]
    pub(crate) fn is_contested(&self, site: Site) -> bool {
        site.is_system() && Theater::BOTH.iter().any(|&theater| self.shares(site, theater))
    }

    /// Whether a combat will follow here.
    pub(crate) fn awaits_combat(&self, site: Site) -> bool {
        site.is_system() && self.arrivals.due.has(site.idx()) && self.is_contested(site)
    }

    /// Whether units are still moving to or from this system, or a player is still choosing units to destroy there. The
    /// consequences must wait until then.
    pub(crate) fn is_in_motion(&self, site: Site) -> bool {
        self.frames.as_slice().iter().any(|frame| match *frame {
            Frame::MoveFrom { to, .. } => to == site,
            // Captives may go along with the last units that leave.
            Frame::MoveHow { to, from, .. } | Frame::MoveCaptive { to, from, .. } => to == site || from == site,
            // Ships leave first; their cargo follows.
            Frame::RetreatHow { to, .. } => to == site || self.combat.site == Some(site),
            // The units are chosen one by one but destroyed together (REB-COMBAT-37).
            Frame::Destroy { site: at, .. } => at == site,
            _ => false,
        })
    }

    /// Whether something is in progress that can move units or decide about them.
    fn is_bringing_units(&self) -> bool {
        self.combat.site.is_some()
            || self.frames.as_slice().iter().any(|frame| {
                matches!(
                    frame,
                    Frame::Mission(_)
                        | Frame::Run { .. }
                        | Frame::Activated { .. }
                        | Frame::MoveFrom { .. }
                        | Frame::MoveHow { .. }
                        | Frame::MoveCaptive { .. }
                )
            })
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Notes that units of a side have arrived in a system, and the systems they came from. `role` had the turn or used
    /// the card that brought them; it becomes the active player of the combat that follows.
    pub(crate) fn arrived(&mut self, to: Site, side: Side, from: Bits, role: Role) {
        if !to.is_system() {
            return;
        }
        // Retreating units meet no enemies here; the combat that follows elsewhere keeps its origins.
        let due = self.s.arrivals.due.minus(Bits::only(to.idx()));
        if due.into_iter().any(|idx| self.s.awaits_combat(Site(idx as u8))) {
            self.touch(to);
            return;
        }
        self.joins_battle(to, role);
        self.s.arrivals.origins[side.idx()] = from;
    }

    /// Notes that units have appeared here without moving from a system: gained by a card, or from the base space.
    pub(crate) fn joins_battle(&mut self, site: Site, role: Role) {
        if !site.is_system() {
            return;
        }
        let arrivals = &mut self.s.arrivals;
        // Only the latest arrivals can share a theater with enemies, so earlier origins no longer matter.
        if !arrivals.due.has(site.idx()) {
            arrivals.origins = [Bits::EMPTY; 2];
        }
        arrivals.due.insert(site.idx());
        arrivals.role = role;
        self.touch(site);
    }

    /// Starts a combat where units have met, once the cause of their arrival is over (REB-COMBAT-01, REB-COMBAT-45).
    /// Returns false if it is not over yet.
    pub(crate) fn fight_where_due(&mut self) -> bool {
        if self.s.is_bringing_units() {
            return false;
        }
        let Arrivals { due, origins, role } = self.s.arrivals;
        for idx in due {
            let site = Site(idx as u8);
            self.s.arrivals.due.remove(idx);
            // Occupation waited for this check (REB-OCC-01).
            self.touch(site);
            if self.s.is_contested(site) {
                self.begin_combat(site, role, origins);
                break;
            }
        }
        if self.s.arrivals.due.is_empty() {
            self.s.arrivals = Arrivals::default();
        }
        true
    }
}
