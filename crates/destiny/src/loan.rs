//! Abilities that a card borrows from others (SWD-CLAR-EX29).

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Sink};

use crate::event::Event;
use crate::game::Destiny;
use crate::op::{Skill, SkillKind};
use crate::select::Ctx;
use crate::state::State;
use crate::step::Step;

/// A borrowed ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loan {
    /// Its index among the abilities of the borrowing card. The same ability has one index, whichever card lends it.
    pub(crate) at: u8,
    /// The card that lends it.
    pub(crate) from: CopyId,
    /// The ability.
    pub(crate) skill: Skill,
}

impl<const W: usize> Destiny<W> {
    /// An ability of a card by its index. The card's printed abilities come first, then all that it could borrow in
    /// this match. An ability that waits therefore still exists after the card that lent it is gone (SWD-TRIG-OPEN2).
    pub(crate) fn skill(&self, copy: CopyId, at: u8) -> Skill {
        let own = &self.db.compiled(self.cast.card(copy)).skills;
        own.get(at as usize).copied().unwrap_or_else(|| {
            let (card, i) = self.cast.loans[self.cast.owner(copy).idx()][at as usize - own.len()];
            self.db.compiled(card).skills[i as usize]
        })
    }

    /// Cards in play whose abilities this card has as well.
    fn lenders(&self, s: &State<W>, copy: CopyId) -> CopySet<W> {
        if !self.cast.borrowers.contains(copy) || self.is_silenced(s, copy) {
            return CopySet::EMPTY;
        }
        let sel = self.db.compiled(self.cast.card(copy)).borrows;
        sel.map_or(CopySet::EMPTY, |sel| self.select(s, sel, Ctx::idle(copy, self.controller(s, copy))))
    }

    /// The card itself and the cards whose constant effects it has as well.
    #[inline]
    pub(crate) fn effect_sources(&self, s: &State<W>, copy: CopyId) -> CopySet<W> {
        let own = CopySet::only(copy);
        if !self.cast.borrowers.contains(copy) {
            return own;
        }
        own | self.lenders(s, copy).iter().filter(|&c| !self.is_silenced(s, c)).collect()
    }

    /// The abilities that the card borrows now, once for each lender. A silenced lender can only lend specials.
    #[inline]
    pub(crate) fn loans(&self, s: &State<W>, copy: CopyId) -> ArrayVec<Loan, 16> {
        if self.cast.borrowers.contains(copy) { self.borrowed(s, copy) } else { ArrayVec::new() }
    }

    fn borrowed(&self, s: &State<W>, copy: CopyId) -> ArrayVec<Loan, 16> {
        let own = self.db.compiled(self.cast.card(copy)).skills.len();
        let known = &self.cast.loans[self.cast.owner(copy).idx()];
        let mut loans = ArrayVec::new();
        for from in self.lenders(s, copy) {
            let silenced = self.is_silenced(s, from);
            let card = self.cast.card(from);
            for (at, &(_, i)) in known.iter().enumerate().filter(|(_, (lent, _))| *lent == card) {
                let skill = self.db.compiled(card).skills[i as usize];
                if !loans.is_full() && (!silenced || skill.kind == SkillKind::Special) {
                    loans.push(Loan { at: (own + at) as u8, from, skill });
                }
            }
        }
        loans
    }

    /// The additional resources that every player gains in the upkeep phase through this card.
    pub(crate) fn income(&self, s: &State<W>, copy: CopyId) -> u8 {
        self.effect_sources(s, copy).iter().map(|c| self.cast.of(c).income).sum()
    }

    /// Whether damage of this die is unblockable.
    pub(crate) fn is_piercing(&self, s: &State<W>, die: CopyId) -> bool {
        self.cast.die_facts(die).piercing || {
            let home = self.cast.home(die);
            self.cast.borrowers.contains(home) && self.effect_sources(s, home).iter().any(|c| self.cast.of(c).piercing)
        }
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Marks a power action as used in this round: the card's printed one, or that of one of its lenders.
    pub(crate) fn use_up(&mut self, copy: CopyId, skill: u8) {
        let open = |loan: &Loan| loan.at == skill && !self.s.lent.contains(loan.from);
        match self.g.loans(self.s, copy).iter().find(|loan| open(loan)) {
            Some(loan) => self.s.lent.insert(loan.from),
            None => self.s.used.insert(copy),
        }
        self.s.changed = true;
    }
}
