//! The interpreter: executes programs op by op.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::kernel::Life;
use table::{CopyId, CopySet, Seat, Sink};

use crate::card::Side;
use crate::effect::{Amount, Count, Until, Zone};
use crate::event::{CapturedFrom, Event};
use crate::frame::{Frame, How};
use crate::game::SwLcg;
use crate::moment::{Destination, Entry, Moment, What};
use crate::op::{Check, Op, Operand, Slot};
use crate::select::Ctx;
use crate::state::Mod;
use crate::step::Step;

/// Flag in the entry of a running frame: the last step was carried out.
pub(crate) const DONE: u8 = 0x80;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// The context, position, moment and entry of the top program.
    fn here(&self) -> Option<(Ctx, u16, u8, u8)> {
        let Some(Frame::Run { pc, src, base, moment, entry }) = self.s.frames.last() else { return None };
        let answered = (moment != u8::MAX).then_some((moment, entry & !DONE));
        Some((self.g.ctx(self.s, src, base, answered), pc, moment, entry))
    }

    fn note_done(&mut self, done: bool) {
        if let Some(Frame::Run { entry, .. }) = self.s.frames.last_mut() {
            *entry = if done { *entry | DONE } else { *entry & !DONE };
        }
    }

    fn goto(&mut self, to: u16) {
        if let Some(Frame::Run { pc, .. }) = self.s.frames.last_mut() {
            *pc = to;
        }
    }

    /// Takes the jump at `pc`.
    fn take_jump(&mut self, pc: u16) {
        if let Op::Jump(to) = self.g.db.code().ops[pc as usize] {
            self.goto(to);
        }
    }

    /// Runs one op of the top program; returns true when a player has to choose.
    #[expect(clippy::too_many_lines, reason = "one arm per op reads as a table")]
    pub(crate) fn run_program(&mut self) -> bool {
        let Some((ctx, pc, moment, entry)) = self.here() else { return false };
        let (seat, src) = (ctx.seat, ctx.src);
        let op = self.g.db.code().ops[pc as usize];
        self.goto(pc + 1);
        let things = |step: &Self, thing| step.g.things(step.s, thing, ctx);
        match op {
            Op::End => self.end_program(ctx.base),
            Op::EndAnnounced => self.end_announced(ctx),
            Op::Announce(_) => self.announce(ctx),
            Op::Jump(to) => self.goto(to),
            Op::May => {
                self.goto(pc + 1);
                if self.could_go_on(ctx, pc + 2) {
                    self.push(Frame::May { seat, pc: pc + 1 });
                    return true;
                }
                self.take_jump(pc + 1);
            }
            Op::Choose(n) => {
                self.push(Frame::Choose { seat, pc: pc + 1, n });
                return true;
            }
            Op::If(check) => {
                let holds = match check {
                    Check::IsUnit(slot) => {
                        things(self, Operand::Slot(slot)).iter().any(|c| self.g.cast.units.contains(c))
                    }
                    _ => self.g.holds(self.s, check, seat),
                };
                if holds {
                    self.goto(pc + 2);
                } else {
                    self.take_jump(pc + 1);
                }
            }
            Op::Then => {
                if entry & DONE != 0 {
                    self.goto(pc + 2);
                } else {
                    self.take_jump(pc + 1);
                }
            }
            Op::Pick(spec) => return self.begin_pick(spec, ctx),
            Op::FocusThis => self.add_focus(src, 1),
            Op::FocusPicked(slot) => {
                for copy in things(self, Operand::Slot(slot)) {
                    self.add_focus(copy, 1);
                }
            }
            Op::SacrificeThis => self.leave(seat, CopySet::only(src), Destination::Away, false),
            Op::Sacrifice(slot) => {
                let cards = things(self, Operand::Slot(slot));
                self.leave(seat, cards, Destination::Away, false);
            }
            Op::Spend(n) => {
                self.push(Frame::Pay { seat, copy: CopyId::NONE, left: n, needs: false });
                return true;
            }
            Op::DamageThis(n) => self.deal(seat, src, false, &[Entry { copy: src, n }]),
            Op::LowerReserve(n) => self.last(Until::Phase, Mod::Reserve { seat, n }),
            Op::Damage(thing, amount) => {
                let n = self.amount(amount);
                let cards = things(self, thing) & self.s.in_play;
                self.deal_all(ctx, cards, n);
            }
            Op::Heal(thing, much) => {
                for copy in things(self, thing) {
                    self.heal(copy, many(much));
                }
            }
            Op::MoveDamage(from, to) => self.move_damage(ctx, from, to),
            Op::Prevent(n) => {
                let at = entry & !DONE;
                let e = self.s.entry(moment, at);
                self.s.set_entry(moment, at, Entry { n: e.n.saturating_sub(n), ..e });
            }
            Op::Redirect(slot, n) => {
                let at = entry & !DONE;
                let e = self.s.entry(moment, at);
                let n = n.min(e.n);
                let lands = e.copy.is_some() && self.s.in_play.contains(e.copy);
                if let Some(to) = (things(self, Operand::Slot(slot)) & self.s.in_play).first().filter(|_| lands)
                    && self.add_entry(moment, Entry { copy: to, n })
                {
                    self.s.set_entry(moment, at, Entry { n: e.n - n, ..e });
                }
            }
            Op::Focus(thing, amount) => {
                let n = self.amount(amount);
                let cards = things(self, thing) & self.s.in_play;
                let entries: ArrayVec<Entry, 64> = cards.iter().map(|copy| Entry { copy, n }).take(64).collect();
                if !entries.is_empty() {
                    self.moment(What::Focus, seat, src, 0, &entries);
                }
            }
            Op::Unfocus(thing, much) => {
                for copy in things(self, thing) & self.s.in_play {
                    self.unfocus(copy, many(much));
                }
            }
            Op::Shield(thing) => {
                for copy in things(self, thing) & self.s.in_play {
                    if self.s.tokens[copy].shields == 0 {
                        self.add_shield(copy);
                    }
                }
            }
            Op::ShieldMore(thing) => {
                for copy in things(self, thing) & self.s.in_play {
                    self.add_shield(copy);
                }
            }
            Op::Draw(n) => {
                self.draw(seat, n);
                self.note_done(true);
            }
            Op::DiscardHand(who, n) => self.make_discard(SwLcg::<W>::picker(self.s, seat, who), n),
            Op::DiscardRandom(n) => self.discard_random(seat.other(), n),
            Op::LookAtHand => self.look_at_hand(seat),
            Op::Discard(slot) => {
                for copy in things(self, Operand::Slot(slot)) {
                    self.discard_from_hand(copy);
                }
            }
            Op::ToHand(thing, from) => self.bring_to_hand(seat, things(self, thing), from),
            Op::TakeTop(amount) => {
                for _ in 0..self.amount(amount) {
                    let pile = self.s.discard & *self.g.own(self.s, seat);
                    let Some(top) = pile.iter().max_by_key(|&c| self.s.place[c]) else { break };
                    self.s.discard.remove(top);
                    self.give_openly(top);
                }
            }
            Op::ToBottom(slot) => {
                for copy in things(self, Operand::Slot(slot)) {
                    self.leave_hand_unseen(copy);
                    self.put_under(copy);
                    self.sink.emit_with(|| Event::Buried {
                        seat,
                        card: Some(self.g.cast.card(copy)),
                        objective: false,
                    });
                }
            }
            Op::BottomAtRandom(thing) => {
                let cards = things(self, thing);
                self.leave(seat, cards, Destination::Bottom, false);
            }
            Op::Destroy(thing) => {
                let cards = things(self, thing);
                self.leave(seat, cards, Destination::Away, true);
            }
            Op::DiscardFromPlay(thing) => {
                let cards = things(self, thing);
                self.leave(seat, cards, Destination::Away, false);
            }
            Op::Capture(thing) => {
                let light = self.g.cast.side[Side::Light as usize];
                let prisoner = (things(self, thing) & self.s.in_play & light).first();
                if let Some(copy) = prisoner.filter(|_| !self.g.capture_objectives(self.s).is_empty()) {
                    self.push(Frame::CaptureAt { seat: self.s.seat(Side::Dark), copy });
                    return true;
                }
            }
            Op::CaptureRandom => self.capture_random(src),
            Op::CaptureHere(slot) => {
                for copy in things(self, Operand::Slot(slot)) {
                    self.capture_hidden(copy, src);
                }
            }
            Op::Rescue(slot) => {
                let rescue_objectives = self.g.rescue_objectives(self.s);
                let value = ctx.base + slot.at;
                if rescue_objectives.has_several() {
                    self.push(Frame::RescueAt { seat, value });
                    return true;
                }
                if let Some(at) = rescue_objectives.first() {
                    self.rescue(at, value);
                }
            }
            Op::PutIntoPlay(slot) => self.put_into_play(things(self, Operand::Slot(slot)).first()),
            Op::Join => {
                self.leave_hand(src);
                self.arrive(src, CopyId::NONE, How::Joining);
            }
            Op::ShuffleObjectives => self.shuffle_objectives(seat),
            Op::RevealTop(n) => {
                for _ in 0..n {
                    let Some(copy) = self.take_top(seat, false) else { break };
                    self.expose(copy, CopySet::EMPTY);
                    self.s.limbo.insert(copy);
                    self.s.place[copy] = 0;
                    self.sink.emit_with(|| Event::Shown { seat, card: self.g.cast.card(copy) });
                }
            }
            Op::TakeRevealed(sel) => {
                let fitting = self.g.select(self.s, sel, ctx) & *self.g.own(self.s, seat);
                for copy in fitting {
                    self.s.limbo.remove(copy);
                    self.give_openly(copy);
                }
            }
            Op::BottomRevealed => {
                if !(self.s.limbo & *self.g.own(self.s, seat)).is_empty() {
                    self.push(Frame::Order { seat, under: true, named: 0 });
                    return true;
                }
            }
            Op::LookAtTop(n) => self.look_at_top(seat, n),
            Op::ReturnLooked => {
                if self.g.looked(self.s, seat).has_several() {
                    self.push(Frame::Order { seat, under: false, named: 0 });
                    return true;
                }
            }
            Op::Cancel => {
                let m = self.s.moment_mut(moment);
                m.flags |= Moment::OFF;
                let card = m.card;
                self.sink.emit_with(|| Event::Canceled { seat, card: self.g.cast.card(card) });
                self.note_done(true);
            }
            Op::RestartEdge => self.restart_edge(),
            Op::ToOwnerHand => {
                let at = entry & !DONE;
                let e = self.s.entry(moment, at);
                self.s.set_entry(moment, at, Entry { n: Destination::HandInstead as u8, ..e });
            }
            Op::Gain(thing, icons, until) => {
                for copy in things(self, thing) & self.s.in_play {
                    for (icon, n) in icons.normal.into_iter().enumerate().filter(|(_, n)| *n > 0) {
                        self.last(until, Mod::Icons { copy, icon: icon as u8, n });
                    }
                }
            }
            Op::Mill(slot) => {
                if let Some(copy) = self.take_top(seat, false) {
                    self.expose(copy, CopySet::EMPTY);
                    self.put_in_discard(copy);
                    self.s.vals.as_mut_slice()[(ctx.base + slot.at) as usize] = copy.0;
                    self.sink.emit_with(|| Event::Discarded { seat, card: self.g.cast.card(copy) });
                }
            }
            Op::CopyIcons(slot) => {
                let unit = (things(self, Operand::Slot(slot)) & self.g.cast.units).first();
                if let Some(unit) = unit.filter(|_| self.s.in_play.contains(src)) {
                    let card = self.g.cast.card(unit);
                    self.last(Until::Strike, Mod::Printed { copy: src, card });
                }
            }
            Op::Forbid { who, attack, defend, until } => {
                for copy in things(self, who) & self.s.in_play {
                    self.last(until, Mod::Barred { copy, attack, defend });
                }
            }
            Op::NoMatch(until) => self.last(until, Mod::NoMatch { seat }),
            Op::NextCard(n) => self.last(Until::Phase, Mod::NextCard { seat, n }),
            Op::PayDiscard(n) => self.make_discard(seat, n),
            Op::PayDiscardX(slot) => {
                let value = ctx.base + slot.at;
                self.s.vals.as_mut_slice()[value as usize] = 0;
                self.push(Frame::Discount { seat, value });
                return true;
            }
            Op::Discount(slot) => {
                let more = self.s.vals.as_slice()[(ctx.base + slot.at) as usize] as u8;
                self.make_cheaper(more);
            }
            Op::Dial(n, least) => {
                let to = (i16::from(self.s.dial) + i16::from(n)).max(i16::from(least).min(i16::from(self.s.dial)));
                self.turn_dial(to as u8);
            }
            Op::Strip(slot) => {
                if let Some(copy) = things(self, Operand::Slot(slot)).first().filter(|&c| self.s.in_play.contains(c)) {
                    self.push(Frame::Strip { seat, copy });
                }
            }
            Op::MoveEngagement => self.move_engagement(src),
            Op::EngageAgain => {
                for copy in things(self, Operand::Engaged) {
                    self.last(Until::Phase, Mod::Again { copy, n: 1 });
                }
            }
        }
        false
    }

    fn amount(&self, amount: Amount) -> u8 {
        match amount {
            Amount::N(n) => n,
            Amount::ByBalance(light, _) if self.s.balance == Side::Light => light,
            Amount::ByBalance(_, dark) => dark,
        }
    }

    /// Whether the optional step at `pc` could have an effect.
    fn could_go_on(&self, ctx: Ctx, pc: u16) -> bool {
        match self.g.db.code().ops[pc as usize] {
            Op::PutIntoPlay(slot) => {
                let cards = self.g.things(self.s, Operand::Slot(slot), ctx);
                cards.iter().any(|c| !self.g.is_doubled(self.s, c))
            }
            _ => true,
        }
    }

    fn end_program(&mut self, base: u8) {
        self.pop();
        self.s.vals.truncate(base as usize);
    }

    /// Opens the interrupts to an event or an interrupt.
    fn announce(&mut self, ctx: Ctx) {
        let event = self.g.cast.events.contains(ctx.src);
        let interrupt = matches!(
            self.g.db.skills(self.g.cast.card(ctx.src)).iter().find(|k| self.contains_pc(k.pc)).map(|k| k.kind),
            Some(crate::op::SkillKind::Answer(table::kernel::Point::Interrupt))
        );
        let flags = (event as u8 * Moment::EVENT) | (interrupt as u8 * Moment::INTERRUPT);
        self.moment(What::Announced, ctx.seat, ctx.src, flags, &[]);
    }

    /// Whether the top program is the one that begins at `start`.
    fn contains_pc(&self, start: u16) -> bool {
        let Some((_, pc, ..)) = self.here() else { return false };
        let ops = &self.g.db.code().ops[start as usize..];
        let len = ops.iter().position(|op| matches!(op, Op::End | Op::EndAnnounced)).unwrap_or(0) as u16;
        (start..=start + len).contains(&pc)
    }

    /// Called after the interrupts: the program continues, or jumps to its end if it was canceled.
    pub(crate) fn go_on_announced(&mut self, moment: u8) {
        self.pop(); // the frame of the announcement; its reactions follow at the end of the program
        let off = self.s.moments.as_slice()[moment as usize].has(Moment::OFF);
        if let Some(Frame::Run { pc, .. }) = self.s.frames.last()
            && off
            && let Op::Announce(end) = self.g.db.code().ops[pc as usize - 1]
        {
            self.goto(end);
        }
    }

    /// Ends the program of an event or interrupt: the event is discarded, and reactions to its use follow.
    fn end_announced(&mut self, ctx: Ctx) {
        self.end_program(ctx.base);
        if self.s.limbo.contains(ctx.src) {
            self.s.limbo.remove(ctx.src);
            self.put_in_discard(ctx.src);
        }
        let moment = (self.s.moments.len() - 1) as u8;
        self.s.moment_mut(moment).base = ctx.base;
        self.push(Frame::Life(Life { moment, at: 2 }));
    }

    // ---- picks

    fn begin_pick(&mut self, spec: u8, ctx: Ctx) -> bool {
        let wanted = self.g.db.code().picks[spec as usize];
        if self.g.pickable(self.s, wanted, ctx).is_empty() {
            return false;
        }
        let seat = SwLcg::<W>::picker(self.s, ctx.seat, wanted.by);
        self.push(Frame::Pick { spec, seat, taken: 0 });
        true
    }

    /// Picks one more card, or ends the pick.
    pub(crate) fn take(&mut self, copy: CopyId) {
        let Some(Frame::Pick { spec, seat, taken }) = self.s.frames.last() else { return };
        let wanted = self.g.db.code().picks[spec as usize];
        self.pop();
        let Some((ctx, ..)) = self.here() else { return };
        if !copy.is_some() {
            return;
        }
        self.s.vals.as_mut_slice()[(ctx.base + wanted.slot.at + taken) as usize] = copy.0;
        let taken = taken + 1;
        if taken < wanted.n.most() && !self.g.pick_next(self.s, wanted, ctx, taken).is_empty() {
            self.push(Frame::Pick { spec, seat, taken });
        }
    }

    // ---- ops that need more than a line

    fn deal_all(&mut self, ctx: Ctx, cards: CopySet<W>, n: u8) {
        let entries: ArrayVec<Entry, 64> = cards.iter().map(|copy| Entry { copy, n }).take(64).collect();
        self.deal(ctx.seat, ctx.src, false, &entries);
    }

    /// Moved damage does not count as dealt damage (LCG-DMG-05).
    fn move_damage(&mut self, ctx: Ctx, from: Slot, to: Slot) {
        let from = (self.g.things(self.s, Operand::Slot(from), ctx) & self.s.hurt).first();
        let to = (self.g.things(self.s, Operand::Slot(to), ctx) & self.s.in_play).first();
        if let (Some(from), Some(to)) = (from, to) {
            self.heal(from, 1);
            self.moment(What::Damage, ctx.seat, ctx.src, Moment::MOVED, &[Entry { copy: to, n: 1 }]);
        }
    }

    /// A random card of a hand. The cards the opponent knows come first, so that the same random number hits one of
    /// them or not, whatever the unknown cards are.
    fn random_of_hand(&mut self, seat: Seat) -> Option<CopyId> {
        let hand = self.s.hand & *self.g.own(self.s, seat);
        if hand.is_empty() {
            return None;
        }
        self.random = true;
        let open = hand & self.s.known[seat.other().idx()];
        let at = self.chance.below(hand.len() as u32);
        let known = open.len() as u32;
        if at < known { open.nth(at) } else { hand.minus(&open).nth(at - known) }
    }

    fn discard_random(&mut self, seat: Seat, n: u8) {
        for _ in 0..n {
            if let Some(copy) = self.random_of_hand(seat) {
                self.discard_from_hand(copy);
            }
        }
    }

    /// Returns cards from play to their owners' hands, or cards from the discard pile to hand. A card that should
    /// return from play but was discarded before stays in the discard pile (LCG-ADV-02).
    fn bring_to_hand(&mut self, seat: Seat, cards: CopySet<W>, from: Zone) {
        if from == Zone::Play {
            return self.leave(seat, cards, Destination::Hand, false);
        }
        for copy in cards & self.s.discard {
            self.s.discard.remove(copy);
            self.give_openly(copy);
        }
    }

    fn put_under(&mut self, copy: CopyId) {
        self.s.under.insert(copy);
        self.s.place[copy] = self.s.stamp;
        self.s.stamp += 1;
    }

    /// Captures a random card of the light hand (LCG-CAPT-02). Its owner sees which card is gone; the captor may look
    /// at it.
    fn capture_random(&mut self, at: CopyId) {
        let light = self.s.seat(Side::Light);
        if !self.s.in_play.contains(at) {
            return;
        }
        if let Some(copy) = self.random_of_hand(light) {
            self.leave_hand(copy);
            self.s.captured.insert(copy);
            self.s.place[copy] = at.0;
            for known in &mut self.s.known {
                known.insert(copy);
            }
            self.tell_capture(copy, at, CapturedFrom::Hand);
        }
    }

    /// Captures a card of the light deck that the dark side is looking at.
    fn capture_hidden(&mut self, copy: CopyId, at: CopyId) {
        self.s.over.remove(copy);
        self.s.captured.insert(copy);
        self.s.place[copy] = at.0;
        self.tell_capture(copy, at, CapturedFrom::Deck);
    }

    /// Lets a player look at the next cards of the opponent's deck.
    fn look_at_top(&mut self, seat: Seat, n: u8) {
        let owner = seat.other();
        let mut looked: ArrayVec<CopyId, 8> = ArrayVec::new();
        for _ in 0..n {
            let Some(copy) = self.off_the_top_for(seat, owner) else { break };
            looked.push(copy);
        }
        self.sink.emit(Event::Looked { seat, n: looked.len() as u8 });
        for copy in looked.into_iter().rev() {
            self.s.over.insert(copy);
            self.s.place[copy] = self.s.stamp;
            self.s.stamp += 1;
            if !self.s.known[seat.idx()].contains(copy) {
                self.revealed = self.revealed.with(seat);
            }
            self.s.known[seat.idx()].insert(copy);
        }
    }

    /// Puts the next revealed card under the deck.
    pub(crate) fn put_next_under(&mut self, seat: Seat, copy: CopyId) {
        self.s.limbo.remove(copy);
        self.put_under(copy);
        for known in &mut self.s.known {
            known.insert(copy);
        }
        // A revealed card stays revealed until it reaches its place (LCG-ABL-19).
        self.sink.emit_with(|| Event::PutUnder { seat, card: self.g.cast.card(copy) });
        if (self.s.limbo & *self.g.own(self.s, seat)).is_empty() {
            self.pop();
        }
    }

    /// Puts the next looked-at card back: under those already chosen, above all others.
    pub(crate) fn put_next_over(&mut self, seat: Seat, named: u8, copy: CopyId) {
        let looked = self.g.looked(self.s, seat);
        let waiting = self.g.to_put_back(self.s, seat, named);
        let mut above: ArrayVec<CopyId, 8> = looked.minus(&waiting).iter().take(8).collect();
        above.sort_unstable_by_key(|&c| self.s.place[c]);
        for raised in std::iter::once(copy).chain(above) {
            self.s.place[raised] = self.s.stamp;
            self.s.stamp += 1;
        }
        // The last card has no choice left.
        if waiting.len() > 2 {
            self.replace(Frame::Order { seat, under: false, named: named + 1 });
        } else {
            self.pop();
        }
    }

    fn put_into_play(&mut self, copy: Option<CopyId>) {
        let Some(copy) = copy.filter(|&c| !self.g.is_doubled(self.s, c)) else { return };
        if self.g.cast.objectives.contains(copy) {
            self.s.bag.remove(copy);
            self.s.under.remove(copy);
            self.expose(copy, CopySet::EMPTY);
            return self.enter_objective(copy);
        }
        if self.s.hand.contains(copy) {
            self.leave_hand(copy);
        } else {
            self.s.discard.remove(copy);
        }
        self.arrive(copy, CopyId::NONE, How::Plain);
    }

    /// Shuffles an objective deck after a full search: nobody knows where its cards are (LCG-ABL-19).
    fn shuffle_objectives(&mut self, seat: Seat) {
        let deck = self.s.under & self.g.cast.objectives & *self.g.own(self.s, seat);
        self.s.under = self.s.under.minus(&deck);
        self.s.bag |= deck;
        for copy in deck {
            self.s.place[copy] = 0;
        }
        for known in &mut self.s.known {
            *known = known.minus(&deck);
        }
    }

    /// Discards one token or enhancement from a unit, or ends the discards.
    pub(crate) fn strip(&mut self, unit: CopyId, verb: crate::verb::Verb, card: CopyId) {
        use crate::verb::Verb;
        match verb {
            Verb::StripFocus => self.unfocus(unit, 1),
            Verb::StripDamage => self.heal(unit, 1),
            Verb::StripShield => self.s.tokens[unit].shields -= 1,
            Verb::StripCard => {
                let seat = self.g.owner(self.s, unit);
                self.leave(seat, CopySet::only(card), Destination::Away, false);
            }
            _ => self.pop(),
        }
    }
}

fn many(much: Count) -> u8 {
    match much {
        Count::N(n) => n,
        Count::All => u8::MAX,
    }
}
