//! Abilities that only give trade, combat and authority: search adds them up instead of running them one by one.
//!
//! What is done here leads to the same state as playing and using the cards one after the other.

use table::chance::Chance;
use table::{CardId, CopyId, CopySet, NoSink, Seat};

use crate::cast::Cast;
use crate::db::{Db, NONE};
use crate::op::Op;
use crate::step::Step;

/// A sum of gains, ten bits each: one addition adds all three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Gains(u32);

impl Gains {
    const BITS: u32 = 10;
    const MASK: u32 = (1 << Self::BITS) - 1;

    fn new(trade: u8, combat: u8, authority: u8) -> Self {
        Self(trade as u32 | (combat as u32) << Self::BITS | (authority as u32) << (2 * Self::BITS))
    }

    #[inline]
    fn part(self, at: u32) -> u8 {
        (self.0 >> (at * Self::BITS) & Self::MASK).min(u8::MAX as u32) as u8
    }

    #[inline]
    fn sum<const W: usize>(each: &[Self], copies: CopySet<W>) -> Self {
        let mut sum = 0;
        copies.each(|copy: CopyId| sum += each[copy.idx()].0);
        Self(sum)
    }
}

/// Which abilities only give, and how much.
#[derive(Clone, Debug, Default)]
pub struct Lump<const W: usize> {
    /// Copies whose primary ability does, or that have none.
    pub primary: CopySet<W>,
    /// Copies whose ally ability does.
    pub ally: CopySet<W>,
    primaries: Vec<Gains>,
    allies: Vec<Gains>,
}

impl<const W: usize> Lump<W> {
    /// Looks at all programs.
    pub fn new(db: &Db, cast: &Cast<W>) -> Self {
        let mut lump = Self {
            primary: CopySet::EMPTY,
            ally: CopySet::EMPTY,
            primaries: vec![Gains::default(); cast.len()],
            allies: vec![Gains::default(); cast.len()],
        };
        for card in (0..db.cards().len()).map(|id| CardId(id as u16)) {
            let facts = cast.facts(card);
            if let Some(gains) = given(db, facts.programs.primary) {
                lump.primary |= facts.copies;
                facts.copies.each(|copy| lump.primaries[copy.idx()] = gains);
            }
            if let Some(gains) = given(db, facts.programs.ally) {
                lump.ally |= facts.copies;
                facts.copies.each(|copy| lump.allies[copy.idx()] = gains);
            }
        }
        lump
    }
}

impl<const N: usize, const W: usize, C: Chance> Step<'_, N, W, C, NoSink> {
    /// Cards go from the hand into play, ships among them with what bases give for that. Their own abilities wait.
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

    /// The primary abilities of these, which only give.
    #[inline]
    pub(crate) fn gain_primaries(&mut self, seat: Seat, copies: CopySet<W>) {
        let sum = Gains::sum(&self.g.cast.lump.primaries, copies);
        self.gain(seat, sum.part(0), sum.part(1), sum.part(2));
    }

    /// The ally abilities of these, which only give.
    #[inline]
    pub(crate) fn gain_allies(&mut self, seat: Seat, copies: CopySet<W>) {
        let sum = Gains::sum(&self.g.cast.lump.allies, copies);
        self.gain(seat, sum.part(0), sum.part(1), sum.part(2));
    }
}

/// What a program gives, if that is all it does.
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
