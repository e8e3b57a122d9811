//! Units arrive in a system: moved by an activation or a card, retreated, gained, deployed, or placed there because the
//! base is revealed.
//!
//! Whatever brings them notes the system here, and everything that follows from their being there is looked at in one
//! place, in this order: excess units, captives without guards and the base ([`crate::order`]), combat, occupation.
//! A combat waits until the card, the activation or the combat that brought the units is over. Units that were gained or deployed
//! lead to one only where a card says so or where others come out of the base space because of them (REB-OPEN-12).

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
    /// Some theater of this system is shared.
    #[inline]
    pub(crate) fn is_contested(&self, site: Site) -> bool {
        site.is_system() && Theater::BOTH.iter().any(|&theater| self.shares(site, theater))
    }

    /// A combat will follow here.
    pub(crate) fn awaits_combat(&self, site: Site) -> bool {
        site.is_system() && self.arrivals.due.has(site.idx()) && self.is_contested(site)
    }

    /// Units are still on their way to this system or out of it, or those that a card destroys there are still being chosen: what
    /// the rules look at afterwards has to wait.
    pub(crate) fn is_in_motion(&self, site: Site) -> bool {
        self.frames.as_slice().iter().any(|frame| match *frame {
            Frame::MoveFrom { to, .. } => to == site,
            // Captives may go along with the last units that leave.
            Frame::MoveHow { to, from, .. } | Frame::MoveCaptive { to, from, .. } => to == site || from == site,
            // Ships leave first; what they carry comes along afterwards.
            Frame::RetreatHow { to, .. } => to == site || self.combat.site == Some(site),
            // They are chosen one by one and fall together (REB-COMBAT-37).
            Frame::Destroy { site: at, .. } => at == site,
            _ => false,
        })
    }

    /// Something is still going on that brings units together or decides about them.
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
    /// Units of a side have come to a system, from these systems where they came from any: whoever was on turn, or used
    /// the card that brought them, is the active player of a combat that follows.
    pub(crate) fn arrived(&mut self, to: Site, side: Side, from: Bits, role: Role) {
        if !to.is_system() {
            return;
        }
        // Whoever retreats now has no enemies there; the combat that follows elsewhere keeps its origins.
        let due = self.s.arrivals.due.minus(Bits::only(to.idx()));
        if due.into_iter().any(|idx| self.s.awaits_combat(Site(idx as u8))) {
            self.touch(to);
            return;
        }
        self.joins_battle(to, role);
        self.s.arrivals.origins[side.idx()] = from;
    }

    /// Units have come here without having moved from a system: gained by a card, or out of the base space.
    pub(crate) fn joins_battle(&mut self, site: Site, role: Role) {
        if !site.is_system() {
            return;
        }
        let arrivals = &mut self.s.arrivals;
        // Only where units have come last can anybody share a theater with them: earlier origins are of no use any more.
        if !arrivals.due.has(site.idx()) {
            arrivals.origins = [Bits::EMPTY; 2];
        }
        arrivals.due.insert(site.idx());
        arrivals.role = role;
        self.touch(site);
    }

    /// Begins a combat where units have come together, once what brought them is over (REB-COMBAT-01, REB-COMBAT-45); true
    /// when this was looked at.
    pub(crate) fn fight_where_due(&mut self) -> bool {
        if self.s.is_bringing_units() {
            return false;
        }
        let Arrivals { due, origins, role } = self.s.arrivals;
        for idx in due {
            let site = Site(idx as u8);
            self.s.arrivals.due.remove(idx);
            // Occupation waited for it (REB-OCC-01).
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
