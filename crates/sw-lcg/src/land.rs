//! Damage and focus tokens before they are placed (LCG-DMG-03): assigned, protected, shielded, placed.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::event::Event;
use crate::frame::{Frame, Stage};
use crate::game::SwLcg;
use crate::moment::{Entry, Moment, What};
use crate::state::State;
use crate::step::Step;

impl<const W: usize> SwLcg<W> {
    /// Protectors that may take damage for a card (LCG-KEY-06) and have not been asked yet.
    fn guards(&self, s: &State<W>, moment: u8, victim: CopyId, asked: CopyId) -> CopySet<W> {
        let seat = self.owner(s, victim);
        let mut guards = (s.in_play & self.cast.protectors & *self.own(s, seat)).minus(&s.attached);
        if guards.is_empty() {
            return guards;
        }
        guards.remove(victim);
        let fits = |guard: CopyId| {
            let protects = self.cast.of(guard).protect;
            let later = !asked.is_some() || guard > asked;
            later
                && protects.is_some_and(|t| self.cast.with_trait(t).contains(victim))
                && self.spare_room(s, moment, guard) > 0
        };
        guards.iter().filter(|&c| fits(c)).collect()
    }

    /// The damage a protector can still take; damage it takes from the same source counts first (LCG-KEY-08).
    fn spare_room(&self, s: &State<W>, moment: u8, guard: CopyId) -> u8 {
        let coming: u8 = s.entries(moment).filter(|(_, e)| e.copy == guard).map(|(_, e)| e.n).sum();
        self.damage_left(s, guard).saturating_sub(coming)
    }

    /// The most damage or tokens that the current question can move or prevent.
    pub(crate) fn landing_limit(&self, s: &State<W>) -> u8 {
        let Some(Frame::PlaceTokens { moment, stage, entry, guard }) = s.frames.last() else { return 0 };
        let e = s.entry(moment, entry);
        match stage {
            Stage::Protect => e.n.min(self.spare_room(s, moment, guard)),
            Stage::Shields => e.n.min(s.tokens[e.copy].shields),
        }
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Assigns damage to cards. The moment then handles interrupts, Protect, shields and placing.
    pub(crate) fn deal(&mut self, seat: Seat, source: CopyId, framework: bool, entries: &[Entry]) {
        let flags = if framework { Moment::FRAMEWORK } else { 0 };
        if !entries.is_empty() {
            self.moment(What::Damage, seat, source, flags, entries);
        }
    }

    /// Carries out the moment. Most kinds have nothing to do here because they only trigger reactions.
    pub(crate) fn carry_out(&mut self, moment: u8) {
        match self.s.moments.as_slice()[moment as usize].what {
            What::Damage => {
                let used = self.s.entries(moment).map(|(at, _)| at + 1).last().unwrap_or(0);
                self.s.moment_mut(moment).n = used;
                self.ask_about_protectors_first(moment);
                self.push(Frame::PlaceTokens { moment, stage: Stage::Protect, entry: 0, guard: CopyId::NONE });
            }
            What::Focus => {
                self.push(Frame::PlaceTokens { moment, stage: Stage::Shields, entry: 0, guard: CopyId::NONE });
            }
            What::Leaving => self.push(Frame::Depart { moment, entry: 0 }),
            What::Announced => self.go_on_announced(moment),
            _ => {}
        }
    }

    /// When another protector takes damage from a protector, the latter has more capacity for the rest (LCG-KEY-13). So
    /// protectors' own damage comes before the damage of other cards.
    fn ask_about_protectors_first(&mut self, moment: u8) {
        let m = self.s.moments.as_slice()[moment as usize];
        let protectors = self.s.in_play & self.g.cast.protectors;
        if m.n < 2 || protectors.is_empty() {
            return;
        }
        let mut next = 0;
        for at in 0..m.n {
            let e = self.s.entry(moment, at);
            if e.copy.is_some() && protectors.contains(e.copy) {
                let entries = &mut self.s.vals.as_mut_slice()[m.base as usize..];
                entries[next..=at as usize].rotate_right(1);
                next += 1;
            }
        }
    }

    /// Finds the next question about damage or focus tokens to place; returns true when there is one.
    pub(crate) fn land(&mut self) -> bool {
        let Some(Frame::PlaceTokens { moment, stage, entry, guard }) = self.s.frames.last() else { return false };
        let m = self.s.moments.as_slice()[moment as usize];
        match stage {
            Stage::Protect => {
                if guard.is_some() {
                    return true;
                }
                // Damage that protectors have taken follows the assigned entries and cannot be protected again
                // (LCG-KEY-12). Damage to a card that an interrupt has removed from play cannot be protected either
                // (LCG-DMG-14).
                for at in entry..m.n {
                    let e = self.s.entry(moment, at);
                    if e.copy.is_some()
                        && self.s.in_play.contains(e.copy)
                        && e.n > 0
                        && let Some(next) = self.g.guards(self.s, moment, e.copy, CopyId::NONE).first()
                    {
                        self.replace(Frame::PlaceTokens { moment, stage, entry: at, guard: next });
                        return true;
                    }
                }
                if m.has(Moment::TAKEN) {
                    self.join_taken(moment);
                }
                self.replace(Frame::PlaceTokens { moment, stage: Stage::Shields, entry: 0, guard: CopyId::NONE });
                false
            }
            Stage::Shields => {
                for at in entry..m.len {
                    let e = self.s.entry(moment, at);
                    // A shield prevents what an enemy would place (LCG-SHLD-02), including moved damage.
                    let enemy = e.copy.is_some() && self.g.owner(self.s, e.copy) != m.seat;
                    if enemy && e.n > 0 && self.s.tokens[e.copy].shields > 0 {
                        self.replace(Frame::PlaceTokens { moment, stage, entry: at, guard: CopyId::NONE });
                        return true;
                    }
                }
                self.pop();
                self.place(moment);
                false
            }
        }
    }

    /// Applies the answer: moves `n` damage to the protector, or discards `n` shields.
    pub(crate) fn placed(&mut self, n: u8) {
        let Some(Frame::PlaceTokens { moment, stage, entry, guard }) = self.s.frames.last() else { return };
        let e = self.s.entry(moment, entry);
        match stage {
            Stage::Protect => {
                if n > 0 {
                    self.s.set_entry(moment, entry, Entry { n: e.n - n, ..e });
                    self.take_over(moment, Entry { copy: guard, n });
                    let (card, by) = (self.g.cast.card(e.copy), self.g.cast.card(guard));
                    self.sink.emit(Event::Protected { card, by, n });
                }
                // The next protector of the same card, or the next card.
                let next = self.g.guards(self.s, moment, e.copy, guard).first().filter(|_| e.n > n);
                let (entry, guard) = match next {
                    Some(next) => (entry, next),
                    None => (entry + 1, CopyId::NONE),
                };
                self.replace(Frame::PlaceTokens { moment, stage, entry, guard });
            }
            Stage::Shields => {
                if n > 0 {
                    self.s.tokens[e.copy].shields -= n;
                    self.s.set_entry(moment, entry, Entry { n: e.n - n, ..e });
                    self.sink.emit_with(|| Event::ShieldUsed { card: self.g.cast.card(e.copy) });
                }
                self.replace(Frame::PlaceTokens { moment, stage, entry: entry + 1, guard: CopyId::NONE });
            }
        }
    }

    /// Moves damage to a protector. Its share is separate from damage assigned to it, which may still be protected.
    fn take_over(&mut self, moment: u8, share: Entry) {
        let m = self.s.moment_mut(moment);
        m.flags |= Moment::TAKEN;
        let (assigned, len) = (m.n, m.len);
        for at in assigned..len {
            let e = self.s.entry(moment, at);
            if e.copy == share.copy || !e.copy.is_some() {
                return self.s.set_entry(moment, at, Entry { n: (e.n + share.n).min(127), ..share });
            }
        }
        // Nothing is above the entries on the value stack while damage is being placed.
        self.s.vals.push(share.pack());
        self.s.moment_mut(moment).len += 1;
    }

    /// Ends Protect: damage a card has taken for others and damage assigned to it now meet its shields together.
    fn join_taken(&mut self, moment: u8) {
        let m = self.s.moments.as_slice()[moment as usize];
        for at in m.n..m.len {
            let share = self.s.entry(moment, at);
            let own = (0..m.n).find(|&i| share.copy.is_some() && self.s.entry(moment, i).copy == share.copy);
            if let Some(own) = own {
                let n = (self.s.entry(moment, own).n + share.n).min(127);
                self.s.set_entry(moment, own, Entry { n, ..share });
                self.s.set_entry(moment, at, Entry { copy: CopyId::NONE, n: 0 });
            }
        }
    }

    /// Adds damage to a pending moment: to an affected card's entry, or to a spare entry. Returns false if there is
    /// none.
    pub(crate) fn add_entry(&mut self, moment: u8, more: Entry) -> bool {
        let len = self.s.moments.as_slice()[moment as usize].len;
        for at in 0..len {
            let e = self.s.entry(moment, at);
            if e.copy == more.copy {
                self.s.set_entry(moment, at, Entry { n: (e.n + more.n).min(127), ..e });
                return true;
            }
        }
        for at in 0..len {
            if !self.s.entry(moment, at).copy.is_some() {
                self.s.set_entry(moment, at, more);
                return true;
            }
        }
        false
    }

    /// Marks the cost as paid if a card's ability damages the card itself as a cost.
    fn note_paid(&mut self, src: CopyId) {
        let program = self.s.frames.as_mut_slice().iter_mut().rev().find_map(|frame| match frame {
            Frame::Run { src: of, entry, .. } if *of == src => Some(entry),
            _ => None,
        });
        if let Some(entry) = program {
            *entry |= crate::run::DONE;
        }
    }

    /// Places the remaining tokens, damage only up to capacity. The entries then hold the placed damage (LCG-DMG-04).
    fn place(&mut self, moment: u8) {
        let m = self.s.moments.as_slice()[moment as usize];
        let entries: ArrayVec<(u8, Entry), 96> = self.s.entries(moment).collect();
        for (at, e) in entries {
            if !self.s.in_play.contains(e.copy) {
                self.s.set_entry(moment, at, Entry { n: 0, ..e });
                continue;
            }
            if m.what == What::Focus {
                self.add_focus(e.copy, e.n);
                continue;
            }
            let dial = self.g.cast.dial.contains(e.copy);
            let left = if dial {
                self.g.cast.of(e.copy).dial.saturating_sub(self.s.tokens[e.copy].damage)
            } else {
                self.g.damage_left(self.s, e.copy)
            };
            let n = e.n.min(left);
            self.s.set_entry(moment, at, Entry { n, ..e });
            if n > 0 {
                self.s.tokens[e.copy].damage += n;
                self.s.hurt.insert(e.copy);
                if e.copy == m.card {
                    self.note_paid(e.copy);
                }
                self.sink.emit_with(|| Event::Damaged { card: self.g.cast.card(e.copy), n });
                if dial && self.s.tokens[e.copy].damage >= self.g.cast.of(e.copy).dial {
                    self.win(self.g.owner(self.s, e.copy));
                }
            }
        }
    }
}
