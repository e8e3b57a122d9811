//! Playing cards and paying for them (LCG-TIME-15).

use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::effect::Zone;
use crate::event::Event;
use crate::frame::{Frame, How};
use crate::game::SwLcg;
use crate::moment::{Entry, What};
use crate::select::Ctx;
use crate::state::{Mod, State};
use crate::step::Step;

impl<const W: usize> SwLcg<W> {
    /// Cards that an enhancement, or a unit played as one, can be attached to.
    pub(crate) fn hosts(&self, s: &State<W>, copy: CopyId, how: How) -> CopySet<W> {
        let facts = self.cast.of(copy);
        let sel = if how == How::Attached { facts.as_enhancement } else { facts.host };
        let Some(sel) = sel else { return CopySet::EMPTY };
        debug_assert_eq!(self.db.code().sels[sel as usize].0.zone, Zone::Play);
        let ctx = Ctx { src: copy, seat: self.owner(s, copy), base: Ctx::IDLE, trigger: CopyId::NONE };
        self.select(s, sel, ctx).minus(&self.cast.no_enhancements)
    }

    /// Whether the card must be attached to another card.
    pub(crate) fn needs_host(&self, copy: CopyId, how: How) -> bool {
        how == How::Attached || self.cast.of(copy).host.is_some()
    }

    /// Whether this unit or enhancement can be played now, apart from timing rules.
    pub(crate) fn playable(&self, s: &State<W>, seat: Seat, copy: CopyId, how: How) -> bool {
        let limited = self.cast.limited.contains(copy) && s.limited.contains(seat);
        let placed = !self.needs_host(copy, how) || !self.hosts(s, copy, how).is_empty();
        !limited && placed && !self.is_doubled(s, copy) && self.affordable(s, seat, copy)
    }

    /// Whether its cost can be paid, including discards that reduce it if a card allows them.
    fn affordable(&self, s: &State<W>, seat: Seat, copy: CopyId) -> bool {
        if self.can_pay_for(s, seat, copy, 0) {
            return true;
        }
        let hand = (s.hand & *self.own(s, seat)).len() as u8;
        // This is also asked about cards that might be in hand, so the card itself counts as one of the hand.
        let spare = hand.saturating_sub(!s.discard.contains(copy) as u8);
        spare > 0 && self.discounters(s, seat, copy) && self.can_pay_for(s, seat, copy, spare)
    }

    /// Whether a card in play allows reducing this card's cost by discards.
    fn discounters(&self, s: &State<W>, seat: Seat, copy: CopyId) -> bool {
        let listeners = self.cast.listens[What::Playing as usize][table::kernel::Point::Interrupt as usize];
        (listeners & s.in_play & *self.own(s, seat)).iter().any(|c| {
            self.db.skills(self.cast.card(c)).iter().any(|skill| match skill.listen.which {
                crate::op::Pointer::A(sel) => self.fits(s, sel, copy, c),
                _ => false,
            })
        })
    }

    /// The amounts this source can generate for the top payment such that the payment can still be completed.
    pub(crate) fn pay_range(&self, s: &State<W>, source: CopyId) -> Option<std::ops::RangeInclusive<u8>> {
        let Some(Frame::Pay { seat, copy, left, needs }) = s.frames.last() else { return None };
        let wanted = if needs { self.needed_match(s, seat, copy, 1) } else { None };
        let wanted = wanted.filter(|&a| !self.matches(s, source, a));
        let value = self.cast.of(source).resources;
        let mut rest = self.ready_sources(s, seat);
        rest.remove(source);
        // A smaller amount leaves the rest to other sources; a completed payment must include its match.
        let least = (1..=value.min(left)).find(|&n| {
            let missing = left - n;
            if missing == 0 { wanted.is_none() } else { self.pays(s, rest, missing, wanted) }
        })?;
        let most = if wanted.is_none() { value } else { value.min(left - 1) };
        (least <= most).then_some(least..=most)
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Continues playing a card: declare it, determine and pay its cost, then put it into play or resolve it.
    pub(crate) fn go_on_playing(&mut self) {
        let Some(Frame::Play { copy, how, step, discount, moment, entry }) = self.s.frames.last() else { return };
        let seat = self.g.owner(self.s, copy);
        let event = self.g.cast.events.contains(copy);
        self.replace(Frame::Play { copy, how, step: step + 1, discount, moment, entry });
        match step {
            0 => {
                if self.s.hand.contains(copy) {
                    self.leave_hand(copy);
                } else {
                    self.s.discard.remove(copy);
                    self.s.place[copy] = 0;
                }
                self.s.limbo.insert(copy);
                self.sink.emit_with(|| Event::Played { seat, card: self.g.cast.card(copy) });
                self.happen_to(What::Playing, seat, copy, 0);
            }
            // The effect that would have reduced the cost was canceled: the card returns to hand (LCG-RES-02).
            1 if !self.g.can_pay_for(self.s, seat, copy, discount) => {
                self.pop();
                self.s.limbo.remove(copy);
                self.give_openly(copy);
            }
            1 => {
                let cost = self.g.discounted(self.s, seat, copy, discount);
                let needs = self.g.needed_match(self.s, seat, copy, cost).is_some();
                if cost > 0 {
                    self.push(Frame::Pay { seat, copy, left: cost, needs });
                }
            }
            2 => {
                self.count_play(seat, copy);
                if event {
                    self.pop();
                    let skill = 0;
                    self.start_program(copy, skill, moment, entry);
                } else if self.g.needs_host(copy, how) {
                    if self.g.hosts(self.s, copy, how).is_empty() {
                        // Paying removed the last card it could have been attached to.
                        self.pop();
                        self.s.limbo.remove(copy);
                        self.put_in_discard(copy);
                    } else {
                        self.push(Frame::Attach { seat, copy });
                    }
                } else {
                    self.arrive(copy, CopyId::NONE, how);
                }
            }
            _ => {
                self.pop();
                self.happen_to(What::Played, seat, copy, 0);
            }
        }
    }

    /// Attaches the card being played to this host.
    pub(crate) fn attach(&mut self, copy: CopyId, host: CopyId) {
        self.pop();
        let how = match self.s.frames.last() {
            Some(Frame::Play { how, .. }) => how,
            _ => How::Plain,
        };
        self.arrive(copy, host, how);
    }

    /// Puts the played card into play.
    pub(crate) fn arrive(&mut self, copy: CopyId, host: CopyId, how: How) {
        self.s.limbo.remove(copy);
        if how == How::Attached {
            self.s.attached.insert(copy);
        }
        if how == How::Joining {
            self.s.participants.insert(copy);
        }
        let seat = self.g.owner(self.s, copy);
        if host.is_some() {
            self.sink.emit_with(|| Event::Attached { card: self.g.cast.card(copy), host: self.g.cast.card(host) });
        } else {
            self.sink.emit_with(|| Event::Entered { seat, card: self.g.cast.card(copy) });
        }
        self.enter(copy, host);
    }

    /// Updates the counts of cards played this turn.
    fn count_play(&mut self, seat: Seat, copy: CopyId) {
        if self.g.cast.limited.contains(copy) {
            self.s.limited = self.s.limited.with(seat);
        }
        for (i, &sel) in self.g.cast.firsts.iter().enumerate() {
            if self.g.fits(self.s, sel, copy, copy) {
                self.s.firsts[seat.idx()] |= 1 << i;
            }
        }
        let next = |t: &crate::state::Timed| matches!(t.what, Mod::NextCard { seat: who, .. } if who == seat);
        if let Some(at) = self.s.mods.as_slice().iter().position(next) {
            self.s.mods.remove(at);
        }
    }

    /// Generates resources from a source for the top payment (LCG-RES-04).
    pub(crate) fn generate(&mut self, source: CopyId, n: u8) {
        let Some(Frame::Pay { seat, copy, left, needs }) = self.s.frames.last() else { return };
        let wanted = if needs { self.g.needed_match(self.s, seat, copy, 1) } else { None };
        let needs = wanted.is_some_and(|a| !self.g.matches(self.s, source, a));
        if left <= n {
            self.pop(); // excess resources are lost (LCG-RES-07)
        } else {
            self.replace(Frame::Pay { seat, copy, left: left - n, needs });
        }
        self.sink.emit_with(|| Event::Generated { seat, card: self.g.cast.card(source), n });
        self.add_focus(source, n);
        if self.g.anybody_listens(self.s, What::Generated) {
            self.moment(What::Generated, seat, source, 0, &[Entry { copy: source, n }]);
        }
    }

    /// Discards one more card to reduce the cost of the card being played, or ends the discards.
    pub(crate) fn discount(&mut self, copy: CopyId) {
        let Some(Frame::Discount { seat, value }) = self.s.frames.last() else { return };
        if !copy.is_some() {
            return self.pop();
        }
        self.discard_from_hand(copy);
        self.s.vals.as_mut_slice()[value as usize] += 1;
        if !self.g.could_discount(self.s, seat) {
            self.pop();
        }
    }

    /// Reduces the cost of the card being played.
    pub(crate) fn make_cheaper(&mut self, more: u8) {
        let play = self.s.frames.as_mut_slice().iter_mut().rev().find_map(|f| match f {
            Frame::Play { discount, .. } => Some(discount),
            _ => None,
        });
        if let Some(discount) = play {
            *discount += more;
        }
    }
}
