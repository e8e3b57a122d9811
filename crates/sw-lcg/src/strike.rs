//! Strikes and combat icons (LCG-STR-01 to LCG-ICON-07).

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Sink};

use crate::card::Icon;
use crate::effect::Until;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::moment::{Entry, Moment, What};
use crate::state::State;
use crate::step::Step;

impl<const W: usize> SwLcg<W> {
    /// Bits of the icon types this unit can still resolve in its strike.
    pub(crate) fn open_icons(&self, s: &State<W>, unit: CopyId, done: u8) -> u8 {
        let strength = self.strength(s, unit);
        let seat = self.owner(s, unit);
        let mut open = 0;
        for icon in Icon::ALL {
            let works = match icon {
                Icon::UnitDamage => !self.damage_targets(s, unit).is_empty(),
                Icon::Tactics => !self.units(s, seat.other()).is_empty(),
                Icon::Blast => seat == s.active && s.in_play.contains(s.fight.target),
            };
            if strength[icon as usize] > 0 && works {
                open |= 1 << icon as u8;
            }
        }
        open & !done
    }

    /// Units this unit can damage: participating enemies, or any enemy unit with Targeted Strike (LCG-KEY-10).
    pub(crate) fn damage_targets(&self, s: &State<W>, unit: CopyId) -> CopySet<W> {
        let seat = self.owner(s, unit);
        if seat == s.active && self.has_targeted_strike(s, unit) {
            self.units(s, seat.other())
        } else {
            self.fighters(s, seat.other())
        }
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Focuses a unit to strike: one token, or two if it is committed (LCG-STR-04).
    pub(crate) fn strike(&mut self, unit: CopyId) {
        let seat = self.g.owner(self.s, unit);
        self.sink.emit_with(|| Event::Strikes { seat, card: self.g.cast.card(unit) });
        self.add_focus(unit, 1 + self.s.committed.contains(unit) as u8);
        self.push(Frame::Icons { unit, done: 0 });
        self.happen_to(What::FocusedToStrike, seat, unit, 0);
    }

    /// Continues a strike; returns true when its controller has to choose.
    pub(crate) fn icons(&mut self) -> bool {
        let Some(Frame::Icons { unit, done }) = self.s.frames.last() else { return false };
        let open = if self.s.participants.contains(unit) { self.g.open_icons(self.s, unit, done) } else { 0 };
        match open.count_ones() {
            0 => {
                self.pop();
                self.expire(Until::Strike);
                if self.s.in_play.contains(unit) {
                    let seat = self.g.owner(self.s, unit);
                    self.happen_to(What::StrikeResolved, seat, unit, 0);
                }
                false
            }
            1 => {
                self.use_icon(unit, done, open.trailing_zeros() as u8);
                false
            }
            _ => true,
        }
    }

    /// Resolves one type of icons.
    pub(crate) fn use_icon(&mut self, unit: CopyId, done: u8, icon: u8) {
        self.replace(Frame::Icons { unit, done: done | 1 << icon });
        let n = self.g.strength(self.s, unit)[icon as usize].min(63);
        let icon = Icon::ALL[icon as usize];
        self.sink.emit(Event::Icons { icon, n });
        let base = self.s.vals.len() as u8;
        match icon {
            Icon::Blast => {
                let seat = self.g.owner(self.s, unit);
                let target = self.s.fight.target;
                self.deal(seat, unit, true, &[Entry { copy: target, n }]);
            }
            Icon::UnitDamage => self.push(Frame::Aim { unit, tactics: false, left: n, base }),
            Icon::Tactics => self.push(Frame::Aim { unit, tactics: true, left: n, base }),
        }
    }

    /// Assigns one point of damage, one focus token, or all remaining damage to a unit.
    pub(crate) fn aim(&mut self, target: CopyId, all: bool) {
        let Some(Frame::Aim { unit, tactics, left, base }) = self.s.frames.last() else { return };
        let n = if all { left } else { 1 };
        let given = &mut self.s.vals.as_mut_slice()[base as usize..];
        match given.iter_mut().find(|v| Entry::unpack(**v).copy == target) {
            Some(value) => *value = Entry { copy: target, n: Entry::unpack(*value).n + n }.pack(),
            None => self.s.vals.push(Entry { copy: target, n }.pack()),
        }
        if left > n {
            return self.replace(Frame::Aim { unit, tactics, left: left - n, base });
        }
        self.pop();
        // The order in which the units were named makes no difference.
        self.s.vals.as_mut_slice()[base as usize..].sort_unstable_by_key(|&v| Entry::unpack(v).copy);
        let entries: ArrayVec<Entry, 64> =
            self.s.vals.as_slice()[base as usize..].iter().map(|&v| Entry::unpack(v)).take(64).collect();
        self.s.vals.truncate(base as usize);
        let seat = self.g.owner(self.s, unit);
        if tactics {
            self.moment(What::Focus, seat, unit, Moment::FRAMEWORK, &entries);
        } else {
            self.deal(seat, unit, true, &entries);
        }
    }
}
