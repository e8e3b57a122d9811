//! Cards that match a selection.

use table::{CopyId, CopySet, Seat};

use crate::effect::Zone;
use crate::game::SwLcg;
use crate::state::State;

/// The context of a selection: its card, and what it can refer to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx {
    /// The card with the selection.
    pub(crate) src: CopyId,
    /// Its controller.
    pub(crate) seat: Seat,
    /// Index of the first value of its program.
    pub(crate) base: u8,
    /// The card its condition is about.
    pub(crate) trigger: CopyId,
}

impl Ctx {
    /// The base when no program runs yet, so nothing has been picked.
    pub(crate) const IDLE: u8 = u8::MAX;
}

impl<const W: usize> SwLcg<W> {
    /// The cards that match now.
    pub(crate) fn select(&self, s: &State<W>, sel: u8, ctx: Ctx) -> CopySet<W> {
        let wanted = &self.db.code().sels[sel as usize].0;
        let cast = &*self.cast;
        let zone = match wanted.zone {
            Zone::Play => s.in_play,
            Zone::Hand => s.hand,
            Zone::Discard => s.discard,
            Zone::ObjectiveDeck => (s.bag | s.under) & cast.objectives,
            Zone::Looked => s.over & s.known[ctx.seat.idx()],
            Zone::Revealed => s.limbo,
        };
        let mut set = zone & cast.fitting(sel);
        if !(wanted.yours && wanted.enemys) {
            let seat = if wanted.yours { ctx.seat } else { ctx.seat.other() };
            set &= *self.own(s, seat);
        }
        if !(wanted.unit && wanted.objective && wanted.enhancement && wanted.rest) {
            set &= self.of_kind(s, wanted.unit, wanted.objective, wanted.enhancement, wanted.rest);
        }
        if wanted.attacking {
            set &= s.participants & *self.own(s, s.active);
        }
        if wanted.participating {
            set &= s.participants;
        }
        if wanted.committed {
            set &= s.committed;
        }
        if wanted.damaged {
            set &= s.hurt;
        }
        if wanted.focused {
            set = set.iter().filter(|&c| s.tokens[c].focus > 0).collect();
        }
        if wanted.ready {
            set = set.iter().filter(|&c| s.tokens[c].focus == 0).collect();
        }
        if wanted.unshielded {
            set = set.iter().filter(|&c| s.tokens[c].shields == 0).collect();
        }
        if wanted.aside && s.fight.target.is_some() {
            set.remove(s.fight.target);
        }
        if wanted.other && ctx.src.is_some() {
            set.remove(ctx.src);
        }
        if wanted.not_trigger && ctx.trigger.is_some() {
            set.remove(ctx.trigger);
        }
        let buts = if ctx.base == Ctx::IDLE { &[][..] } else { &wanted.but };
        for slot in buts {
            for i in 0..slot.n {
                let copy = CopyId(s.vals.as_slice()[(ctx.base + slot.at + i) as usize]);
                if copy.is_some() {
                    set.remove(copy);
                }
            }
        }
        if wanted.cheapest
            && let Some(least) = set.iter().map(|c| cast.of(c).cost).min()
        {
            set = set.iter().filter(|&c| cast.of(c).cost == least).collect();
        }
        set
    }

    /// The cards of these kinds; units attached to other cards count as enhancements.
    #[expect(clippy::fn_params_excessive_bools, reason = "one flag for each of four kinds")]
    #[inline]
    fn of_kind(&self, s: &State<W>, unit: bool, objective: bool, enhancement: bool, rest: bool) -> CopySet<W> {
        let cast = &*self.cast;
        let mut kinds = CopySet::EMPTY;
        if unit {
            kinds |= cast.units.minus(&s.attached);
        }
        if objective {
            kinds |= cast.objectives;
        }
        if enhancement {
            kinds |= cast.enhancements | s.attached;
        }
        if rest {
            kinds |= cast.affiliations | cast.events | cast.fates;
        }
        kinds
    }

    /// Whether this card matches regardless of its zone, for conditions about cards that have just moved.
    pub(crate) fn fits(&self, s: &State<W>, sel: u8, copy: CopyId, src: CopyId) -> bool {
        let wanted = &self.db.code().sels[sel as usize].0;
        let seat = self.owner(s, src);
        let own = self.owner(s, copy) == seat;
        let side = if own { wanted.yours } else { wanted.enemys };
        let attacking = !wanted.attacking || (s.participants.contains(copy) && self.owner(s, copy) == s.active);
        side && attacking
            && !(wanted.other && copy == src)
            && self.cast.fitting(sel).contains(copy)
            && self.of_kind(s, wanted.unit, wanted.objective, wanted.enhancement, wanted.rest).contains(copy)
    }

    /// The units of a seat in play.
    #[inline]
    pub(crate) fn units(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        (s.in_play & self.cast.units & *self.own(s, seat)).minus(&s.attached)
    }

    /// The current objectives of a seat.
    #[inline]
    pub(crate) fn objectives(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        s.in_play & self.cast.objectives & *self.own(s, seat)
    }

    /// Cards attached to this one.
    pub(crate) fn attached_to(&self, s: &State<W>, host: CopyId) -> CopySet<W> {
        let candidates = s.in_play & (self.cast.enhancements | s.attached);
        candidates.iter().filter(|&c| s.place[c] == host.0).collect()
    }
}
