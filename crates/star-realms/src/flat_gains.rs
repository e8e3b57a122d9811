//! Abilities that only give trade, combat and authority. Search adds them up instead of running them one by one.
//!
//! The result is the same state as playing and using the cards one by one.

use table::chance::Chance;
use table::{CardId, CopyId, CopySet, NoSink, Seat};

use crate::cast::Cast;
use crate::db::{Db, NONE};
use crate::op::Op;
use crate::step::Step;

/// A sum of gains with twenty bits each. One addition adds all three, and no match has enough cards to overflow them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Gains(u64);

impl Gains {
    const BITS: u32 = 20;
    const MASK: u64 = (1 << Self::BITS) - 1;

    fn new(trade: u8, combat: u8, authority: u8) -> Self {
        Self(trade as u64 | (combat as u64) << Self::BITS | (authority as u64) << (2 * Self::BITS))
    }

    /// Removes as much of each as one gain event can hold.
    #[inline]
    fn take(&mut self) -> [u8; 3] {
        let parts = [0, 1, 2].map(|at| (self.0 >> (at * Self::BITS) & Self::MASK).min(u8::MAX as u64) as u8);
        self.0 -= Self::new(parts[0], parts[1], parts[2]).0;
        parts
    }

    #[inline]
    fn sum<const W: usize>(each: &[Self], copies: CopySet<W>) -> Self {
        let mut sum = 0;
        copies.each(|copy: CopyId| sum += each[copy.idx()].0);
        Self(sum)
    }
}

/// The abilities that only give trade, combat or authority, and their amounts.
#[derive(Clone, Debug, Default)]
pub struct FlatGains<const W: usize> {
    /// Copies whose primary ability only gives, or that have none.
    pub primary: CopySet<W>,
    /// Copies whose ally ability only gives.
    pub ally: CopySet<W>,
    primaries: Vec<Gains>,
    allies: Vec<Gains>,
}

impl<const W: usize> FlatGains<W> {
    /// Examines all programs.
    pub fn new(db: &Db, cast: &Cast<W>) -> Self {
        let mut flat_gains = Self {
            primary: CopySet::EMPTY,
            ally: CopySet::EMPTY,
            primaries: vec![Gains::default(); cast.len()],
            allies: vec![Gains::default(); cast.len()],
        };
        for card in (0..db.cards().len()).map(|id| CardId(id as u16)) {
            let facts = cast.facts(card);
            if let Some(gains) = given(db, facts.programs.primary) {
                flat_gains.primary |= facts.copies;
                facts.copies.each(|copy| flat_gains.primaries[copy.idx()] = gains);
            }
            if let Some(gains) = given(db, facts.programs.ally) {
                flat_gains.ally |= facts.copies;
                facts.copies.each(|copy| flat_gains.allies[copy.idx()] = gains);
            }
        }
        flat_gains
    }
}

impl<const N: usize, const W: usize, C: Chance> Step<'_, N, W, C, NoSink> {
    /// Moves cards from the hand into play. Ships include the gains that bases give for them; their own abilities wait.
    #[inline]
    pub(crate) fn lay_down(&mut self, seat: Seat, copies: CopySet<W>) {
        let g = self.g;
        if !self.s.players[seat].hand.disjoint(&self.s.known) {
            copies.each(|copy| self.leave_hand(seat, copy));
        }
        let p = &mut self.s.players[seat];
        p.hand = p.hand.minus(&copies);
        p.in_play |= copies;
        p.played |= copies;
        let triggers = p.in_play & g.cast.triggers;
        if triggers.is_empty() {
            return;
        }
        for trigger in triggers {
            let program = g.cast.of(trigger).programs.on_play_ship;
            if let Op::Gain { trade, combat, authority } = g.db.code().ops[program as usize] {
                for _ in copies & g.cast.ships {
                    self.gain(seat, trade, combat, authority);
                }
            }
        }
    }

    /// Applies the primary abilities of these cards, which only give.
    #[inline]
    pub(crate) fn gain_primaries(&mut self, seat: Seat, copies: CopySet<W>) {
        self.gain_sum(seat, Gains::sum(&self.g.cast.flat_gains.primaries, copies));
    }

    /// Applies the ally abilities of these cards, which only give.
    #[inline]
    pub(crate) fn gain_allies(&mut self, seat: Seat, copies: CopySet<W>) {
        self.gain_sum(seat, Gains::sum(&self.g.cast.flat_gains.allies, copies));
    }

    #[inline]
    fn gain_sum(&mut self, seat: Seat, mut sum: Gains) {
        loop {
            let [trade, combat, authority] = sum.take();
            self.gain(seat, trade, combat, authority);
            if sum == Gains::default() {
                return;
            }
        }
    }
}

/// The gains of a program, if it does nothing else.
fn given(db: &Db, program: u16) -> Option<Gains> {
    if program == NONE {
        return Some(Gains::default());
    }
    let at = program as usize;
    match (db.code().ops[at], db.code().ops[at + 1]) {
        (Op::Gain { trade, combat, authority }, Op::End) => Some(Gains::new(trade, combat, authority)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_gains_do_not_spill_into_each_other() {
        let each = [Gains::new(255, 200, 3); 9];
        let copies: CopySet<1> = (0..9).map(CopyId).collect();
        let mut sum = Gains::sum(&each, copies);
        let mut total = [0u32; 3];
        while sum != Gains::default() {
            for (total, part) in total.iter_mut().zip(sum.take()) {
                *total += u32::from(part);
            }
        }
        assert_eq!(total, [9 * 255, 9 * 200, 9 * 3]);
    }
}
