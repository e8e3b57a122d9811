//! Numbers that follow from the cards in play; they are never stored.

use table::{CopyId, CopySet, Seat};

use crate::card::{Affiliation, Icons};
use crate::game::SwLcg;
use crate::state::{Mod, State};

impl<const W: usize> SwLcg<W> {
    /// The damage that destroys a card.
    pub(crate) fn threshold(&self, s: &State<W>, copy: CopyId) -> u8 {
        let mut capacity = self.cast.of(copy).capacity;
        for e in s.in_play & self.cast.host_changes {
            if s.place[e] == copy.0 {
                capacity = capacity.saturating_add(self.cast.of(e).host_capacity);
            }
        }
        if self.cast.objectives.contains(copy) {
            let fragile = s.in_play & self.cast.fragile & *self.own(s, self.owner(s, copy).other());
            for c in fragile {
                capacity = capacity.saturating_sub(self.cast.of(c).fragile);
            }
        }
        capacity
    }

    /// The damage a card can still take.
    pub(crate) fn damage_left(&self, s: &State<W>, copy: CopyId) -> u8 {
        self.threshold(s, copy).saturating_sub(s.tokens[copy].damage)
    }

    /// All combat icons of a unit, with all changes.
    pub(crate) fn icons_of(&self, s: &State<W>, unit: CopyId) -> Icons {
        let facts = self.cast.of(unit);
        let mut icons = facts.icons;
        let seat = self.owner(s, unit);
        for e in s.in_play & self.cast.host_changes {
            // A unit that can be attached gives its icons only while it is attached.
            let gives = !self.cast.units.contains(e) || s.attached.contains(e);
            if gives && s.place[e] == unit.0 {
                icons.add(self.cast.of(e).host_icons, 1);
            }
        }
        for e in s.in_play & self.cast.unit_icons & *self.own(s, seat) {
            icons.add(self.cast.of(e).unit_icons, 1);
        }
        if self.cast.icons_each.contains(unit) {
            icons.add(facts.icons_each, self.attached_to(s, unit).len() as u8);
        }
        if self.cast.fate_targeted.contains(unit) && s.fight.fate.contains(seat) {
            icons.add(facts.fate_icons, 1);
        }
        for timed in s.mods.as_slice() {
            match timed.what {
                Mod::Icons { copy, icon, n } if copy == unit => {
                    icons.normal[icon as usize] = icons.normal[icon as usize].saturating_add(n);
                }
                Mod::Printed { copy, card } if copy == unit => icons.add(self.cast.facts(card).icons, 1),
                _ => {}
            }
        }
        icons
    }

    /// The number of icons of each type that a unit can use now.
    pub(crate) fn strength(&self, s: &State<W>, unit: CopyId) -> [u8; 3] {
        self.icons_of(s, unit).strength(s.fight.edge.contains(self.owner(s, unit)))
    }

    /// Whether this unit has Shielding.
    pub(crate) fn has_shielding(&self, s: &State<W>, unit: CopyId) -> bool {
        self.cast.shielding.contains(unit)
            || (s.in_play & self.cast.host_shielding).iter().any(|e| s.place[e] == unit.0)
    }

    /// Whether this unit has Targeted Strike.
    pub(crate) fn has_targeted_strike(&self, s: &State<W>, unit: CopyId) -> bool {
        let cast = &*self.cast;
        cast.targeted.contains(unit)
            || (s.in_play & cast.host_targeted)
                .iter()
                .any(|e| s.place[e] == unit.0 && cast.of(e).host_title.contains(unit))
            || cast.fate_targeted.contains(unit) && s.fight.fate.contains(self.owner(s, unit))
    }

    /// Whether this unit may divide its damage.
    pub(crate) fn divides(&self, s: &State<W>, unit: CopyId) -> bool {
        (s.in_play & self.cast.divide).iter().any(|e| s.place[e] == unit.0)
    }

    /// The reserve value of a player.
    pub(crate) fn reserve(&self, s: &State<W>, seat: Seat) -> u8 {
        let more: u8 =
            (s.in_play & self.cast.reserve & *self.own(s, seat)).iter().map(|c| self.cast.of(c).reserve).sum();
        let less: u8 = s.mods.as_slice().iter().map(|t| lowered(t.what, seat)).sum();
        (6 + more).saturating_sub(less)
    }

    /// The Force total of a player in a struggle (LCG-FORCE-07).
    pub(crate) fn force_total(&self, s: &State<W>, seat: Seat) -> u8 {
        let own = *self.own(s, seat);
        let units: u8 = (s.committed & own).iter().filter(|&c| s.is_ready(c)).map(|c| self.cast.of(c).force).sum();
        let bonus: u8 = (s.in_play & self.cast.force_bonus & own).iter().map(|c| self.cast.of(c).force_bonus).sum();
        units + bonus
    }

    /// Force icons a player counts in an edge battle (LCG-EDGE-13).
    pub(crate) fn edge_total(&self, s: &State<W>, seat: Seat) -> u8 {
        let own = *self.own(s, seat);
        let cards: u8 = (s.edge & own).iter().map(|c| self.cast.of(c).force).sum();
        let units: u8 = (s.participants & own).iter().map(|c| self.cast.of(c).edge).sum();
        cards + units
    }

    /// The cost of a card for this player now, before interrupts.
    pub(crate) fn cost_of(&self, s: &State<W>, seat: Seat, copy: CopyId) -> u8 {
        let mut cost = self.cast.of(copy).cost;
        for c in s.in_play & self.cast.cheaper & *self.own(s, seat) {
            if let Some((first, n)) = self.cast.of(c).cheaper
                && s.firsts[seat.idx()] >> first & 1 == 0
                && self.fits(s, self.cast.firsts[first as usize], copy, c)
            {
                cost = cost.saturating_sub(n);
            }
        }
        for timed in s.mods.as_slice() {
            match timed.what {
                Mod::NextCard { seat: who, n } if who == seat => cost = cost.saturating_sub(n),
                _ => {}
            }
        }
        cost
    }

    /// The affiliation that a source must have for this card (LCG-RES-08); `None` when no match is needed.
    pub(crate) fn needed_match(&self, s: &State<W>, seat: Seat, copy: CopyId, cost: u8) -> Option<Affiliation> {
        let facts = self.cast.of(copy);
        if facts.affiliation == Affiliation::Neutral || cost == 0 {
            return None;
        }
        let freed = !(s.in_play & self.cast.no_match & *self.own(s, seat)).is_empty()
            || s.mods.as_slice().iter().any(|t| match t.what {
                Mod::NoMatch { seat: who } | Mod::NextCard { seat: who, .. } => who == seat,
                _ => false,
            });
        (!freed).then_some(facts.affiliation)
    }

    /// Ready cards that can generate resources.
    pub(crate) fn ready_sources(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let sources = (s.in_play & self.cast.sources & *self.own(s, seat)).minus(&s.attached);
        sources.iter().filter(|&c| s.is_ready(c)).collect()
    }

    /// Whether resources of this source match the affiliation.
    pub(crate) fn matches(&self, s: &State<W>, source: CopyId, affiliation: Affiliation) -> bool {
        self.cast.of(source).affiliation == affiliation
            || (s.in_play & self.cast.match_all).iter().any(|e| s.place[e] == source.0)
    }

    /// Whether these sources can pay this much, with a match if one is needed.
    pub(crate) fn pays(&self, s: &State<W>, sources: CopySet<W>, need: u8, wanted: Option<Affiliation>) -> bool {
        let total: u32 = sources.iter().map(|c| self.cast.of(c).resources as u32).sum();
        total >= need as u32 && wanted.is_none_or(|a| need == 0 || sources.iter().any(|c| self.matches(s, c, a)))
    }

    /// Whether this player can pay for a card after this discount.
    pub(crate) fn can_pay_for(&self, s: &State<W>, seat: Seat, copy: CopyId, discount: u8) -> bool {
        let cost = self.discounted(s, seat, copy, discount);
        if cost == 0 && self.setup.rulings.match_for_lowered_cost && self.cast.of(copy).cost > 0 {
            let wanted = self.needed_match(s, seat, copy, 1);
            return wanted.is_none_or(|a| self.ready_sources(s, seat).iter().any(|c| self.matches(s, c, a)));
        }
        cost == 0 || self.pays(s, self.ready_sources(s, seat), cost, self.needed_match(s, seat, copy, cost))
    }

    /// The cost of a card after a discount, which never reduces it below 1.
    pub(crate) fn discounted(&self, s: &State<W>, seat: Seat, copy: CopyId, discount: u8) -> u8 {
        let cost = self.cost_of(s, seat, copy);
        if discount == 0 { cost } else { cost.saturating_sub(discount).max(1) }
    }
}

fn lowered(what: Mod, seat: Seat) -> u8 {
    match what {
        Mod::Reserve { seat: who, n } if who == seat => n,
        _ => 0,
    }
}
