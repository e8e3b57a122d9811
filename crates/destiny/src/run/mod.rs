//! The interpreter, which runs programs op by op.

mod hits;
mod idle;

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::card::What as Kind;
use crate::compile::FREE;
use crate::effect::Who;
use crate::event::Event;
use crate::frame::{ANY_SYMBOL, Assigned, Frame, Stage};
use crate::game::Destiny;
use crate::moment::{Entry, Moment};
use crate::op::{AmtId, Dies, FOE, Op, Order, Slot, Thing, symbols};
use crate::select::Ctx;
use crate::setup::MOST_SEATS;
use crate::state::State;
use crate::step::Step;

/// A flag in the seat of a running frame: the last step was done in full.
pub(crate) const DONE: u8 = 0x80;

impl<const W: usize> Destiny<W> {
    /// The context, the next op and the moment of the topmost program.
    pub(crate) fn running(&self, s: &State<W>) -> Option<(Ctx, u16, u8)> {
        let frame = s.frames.as_slice().iter().rev().find_map(|frame| match *frame {
            Frame::Run { pc, src, base, moment, seat } => Some((pc, src, base, moment, seat)),
            _ => None,
        });
        let (pc, src, base, moment, seat) = frame?;
        Some((Ctx { src, seat: Seat::new((seat & !DONE) as usize), base, foe: None, lent: CopyId::NONE }, pc, moment))
    }

    /// Whether this op could be carried out in full as part of a cost. `later` contains the slots of picks that are
    /// still to be made, one bit each.
    pub(super) fn feasible(&self, s: &State<W>, op: Op, ctx: Ctx, payer: Seat, later: u32) -> bool {
        let cards = |thing| self.things(s, thing, ctx);
        let comes = |slot: Slot| later >> slot.at & 1 != 0;
        let still = |thing: Thing| matches!(thing, Thing::Slot(slot) if comes(slot));
        match op {
            Op::Exhaust(thing) => {
                let set = cards(thing);
                !set.is_empty() && set.iter().all(|c| s.in_play.contains(c) && !s.exhausted.contains(c))
            }
            Op::Ready(thing) => cards(thing).iter().any(|c| s.exhausted.contains(c)),
            Op::Spend(_, n) | Op::Give(n) => s.resources[payer.idx()] >= n,
            Op::Activate(thing) => cards(thing).iter().any(|c| s.in_play.contains(c) && !s.exhausted.contains(c)),
            Op::Reroll(dies) | Op::Remove(dies) | Op::RemoveBy(_, dies) => {
                matches!(dies, Dies::Slot(slot) if comes(slot))
                    || self.dies(s, dies, ctx).iter().any(|d| s.pool_of(d).is_some())
            }
            Op::Damage(to, _) | Op::Unblockable(to, _) | Op::Defeat(to) => {
                still(to) || !cards(to).disjoint(&self.all_characters(s))
            }
            Op::Unshield(from, _) => still(from) || cards(from).iter().any(|c| s.shields[c] > 0),
            Op::GiveBattlefield(_) => s.holder() == Some(payer),
            Op::Pick(spec) => {
                let spec = self.db.code().picks[spec as usize];
                let enough = match spec.n {
                    cards::N::Exactly(_) => 1,
                    cards::N::UpTo(_) => 0,
                };
                if self.asks_blindly(s, spec, ctx) {
                    return true;
                }
                let set = self.pickable(s, spec, ctx);
                let sum = || set.iter().map(|d| self.value_of(s, d) as u16).sum::<u16>();
                let reached = |(order, n)| order != Order::AtLeast || sum() >= self.amount(s, n, ctx);
                set.len() >= enough && spec.sum.is_none_or(reached)
            }
            Op::Spot(sel, n) => self.select(s, sel, ctx).len() >= n as usize,
            Op::DiscardHand(_, n) => self.hand(s, payer).len() >= n as usize,
            Op::DiscardFromPlay(thing) | Op::SetAside(thing) | Op::ToTop(thing) | Op::ToHand(thing) => match thing {
                Thing::This | Thing::Host => cards(thing).iter().all(|c| s.in_play.contains(c)),
                _ => still(thing) || !cards(thing).is_empty(),
            },
            _ => true,
        }
    }

    /// Whether the program ends here, without further ops.
    fn ends_at(&self, pc: u16) -> bool {
        let mut at = pc;
        loop {
            match self.db.code().ops[at as usize] {
                Op::End => return true,
                Op::Jump(to) if to > at => at = to,
                _ => return false,
            }
        }
    }

    /// Whether the op before this one asks the opponents one after the other.
    pub(crate) fn asks_others(&self, pc: u16) -> bool {
        self.db.code().ops[pc as usize - 1] == Op::Unless(Who::Others)
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Records for the current program whether its last step was done in full.
    pub(crate) fn note_done(&mut self, done: bool) {
        for frame in self.s.frames.as_mut_slice().iter_mut().rev() {
            if let Frame::Run { seat, .. } = frame {
                *seat = if done { *seat | DONE } else { *seat & !DONE };
                return;
            }
        }
    }

    pub(crate) fn goto(&mut self, to: u16) {
        if let Some(Frame::Run { pc, .. }) = self.s.frames.last_mut() {
            *pc = to;
        }
    }

    /// Takes the jump at `pc`.
    pub(crate) fn take_jump(&mut self, pc: u16) {
        if let Op::Jump(to) = self.g.db.code().ops[pc as usize] {
            self.goto(to);
        }
    }

    /// Sets a value of the topmost program.
    pub(crate) fn set_val(&mut self, ctx: Ctx, at: u8, value: u16) {
        self.s.vals.as_mut_slice()[(ctx.base + at) as usize] = value;
    }

    /// The next opponent in turn order who has not been asked.
    fn next_other(&self, ctx: Ctx) -> Option<Seat> {
        let others = self.g.who(self.s, Who::Others, ctx);
        let last = self.g.val(self.s, ctx, FOE);
        if last == u16::MAX {
            return others.first().copied();
        }
        others.iter().skip_while(|seat| seat.idx() != last as usize).nth(1).copied()
    }

    /// Whether everything before the next [`Op::Paid`] is possible for this player.
    pub(super) fn can_pay(&self, pc: u16, ctx: Ctx, payer: Seat) -> bool {
        let code = self.g.db.code();
        let mut price = code.ops[pc as usize..].iter().take_while(|op| **op != Op::Paid);
        let picks = price.clone().filter_map(|op| if let Op::Pick(spec) = op { Some(*spec) } else { None });
        let later = picks.fold(0, |set, spec| set | 1 << code.picks[spec as usize].slot.at);
        price.all(|op| self.g.feasible(self.s, *op, ctx, payer, later))
    }

    /// Runs one op of the topmost program. Returns true if a player must choose.
    #[expect(clippy::too_many_lines, reason = "one arm per op reads as a table")]
    pub(crate) fn run_program(&mut self) -> bool {
        let Some((ctx, pc, moment)) = self.g.running(self.s) else { return false };
        let (seat, src) = (ctx.seat, ctx.src);
        if self.s.out.contains(seat) && self.back_to_modes(pc, src) {
            return false;
        }
        // A player who is out of the game does nothing (SWD-FFA-08).
        let op = if self.s.out.contains(seat) { self.g.op_without(pc) } else { self.g.db.code().ops[pc as usize] };
        self.goto(pc + 1);
        match op {
            Op::End => {
                self.s.chosen = CopySet::EMPTY;
                self.pop();
                self.s.vals.truncate(ctx.base as usize);
            }
            Op::Jump(to) => self.goto(to),
            Op::May => {
                if self.may_matter(pc + 1, ctx) {
                    self.push(Frame::May { seat, pc: pc + 1 });
                    return true;
                }
                self.take_jump(pc + 1);
            }
            Op::Choose(who, n) => {
                let Some(&chooser) = self.g.who(self.s, who, ctx).first() else { return false };
                if !self.branches_matter(pc + 1, n, ctx) {
                    self.take_jump(pc + 1);
                    return false;
                }
                self.push(Frame::Choose { seat: chooser, pc: pc + 1, n });
                return true;
            }
            Op::Modes(slot, n) => {
                let value = ctx.base + slot.at;
                let done = self.s.vals.as_slice()[value as usize];
                let owner = self.g.controller(self.s, src);
                match if done == u16::MAX { 0 } else { done.count_ones() } {
                    0 => {
                        let Some(foe) = self.g.foe(self.s, ctx) else { return false };
                        self.push(Frame::Modes { seat: foe, pc: pc + 2, n, value });
                        return true;
                    }
                    1 | 2 => {
                        self.push(Frame::Modes { seat: owner, pc: pc + 2, n, value });
                        return true;
                    }
                    _ => self.take_jump(pc + 1),
                }
            }
            Op::Bid(slot) => {
                self.set_val(ctx, slot.at + 2, seat.idx() as u16);
                let base = self.s.vals.len() as u8;
                for _ in 0..MOST_SEATS {
                    self.s.vals.push(u16::MAX);
                }
                let left = self.g.around(self.s, seat).into_iter().collect();
                self.push(Frame::Bid { left, base });
                return true;
            }
            Op::Winner(slot) => self.next_winner(ctx, slot, pc),
            Op::If(check) => self.branch(pc, self.g.holds(self.s, check, ctx)),
            Op::Then => {
                let done = matches!(self.s.frames.last(), Some(Frame::Run { seat, .. }) if seat & DONE != 0);
                self.branch(pc, done);
            }
            Op::Otherwise => {
                let done = matches!(self.s.frames.last(), Some(Frame::Run { seat, .. }) if seat & DONE != 0);
                self.branch(pc, !done);
            }
            Op::To => self.branch(pc, self.can_pay(pc + 2, ctx, seat)),
            Op::Paid => {}
            Op::Unless(who) => {
                let payer = match who {
                    Who::Others => self.next_other(ctx),
                    _ => self.g.who(self.s, who, ctx).first().copied(),
                };
                if let (Who::Others, Some(payer)) = (who, payer) {
                    self.set_val(ctx, FOE, payer.idx() as u16);
                    if !self.can_pay(pc + 2, ctx, payer) {
                        self.goto(pc);
                        return false;
                    }
                }
                if let Some(payer) = payer.filter(|&payer| self.can_pay(pc + 2, ctx, payer)) {
                    self.push(Frame::May { seat: payer, pc: pc + 1 });
                    return true;
                }
                self.take_jump(pc + 1);
            }
            Op::Foe => {
                if self.g.foe(self.s, ctx).is_none() {
                    let foes = self.g.foes_allowed(self.s, seat);
                    if foes.len() > 1 {
                        self.push(Frame::Foe { seat });
                        return true;
                    }
                    if let Some(&only) = foes.first() {
                        self.set_val(ctx, FOE, only.idx() as u16);
                    }
                }
                if let Some(foe) = self.g.foe(self.s, ctx) {
                    self.set_val(ctx, FOE, foe.idx() as u16);
                }
            }
            Op::Pick(spec) => {
                let by = self.g.db.code().picks[spec as usize].by;
                let Some(&picker) = self.g.who(self.s, by, ctx).first() else { return false };
                self.push(Frame::Pick { spec, seat: picker, taken: 0 });
            }
            Op::Spot(sel, n) => self.note_done(self.g.select(self.s, sel, ctx).len() >= n as usize),
            Op::Damage(to, n) => self.hit(ctx, to, n, 0),
            Op::Unblockable(to, n) => self.hit(ctx, to, n, Moment::PIERCING),
            Op::Distribute(who, n) => self.spread(ctx, who, n, Assigned::Damage),
            Op::Indirect(who, n) => self.spread(ctx, who, n, Assigned::Indirect),
            Op::Duel(a, b) => {
                let value = |step: &Self, slot| {
                    step.g
                        .slot(step.s, ctx, slot)
                        .next()
                        .map(|d| (step.g.bearer(step.s, d), step.g.value_of(step.s, d)))
                };
                if let (Some((a, x)), Some((b, y))) = (value(self, a), value(self, b)) {
                    self.deal(seat, src, 0, &[Entry { copy: a, n: y }, Entry { copy: b, n: x }]);
                }
                self.note_done(true);
            }
            Op::Defeat(thing) => {
                let characters = self.g.things(self.s, thing, ctx) & self.g.all_characters(self.s);
                self.note_done(!characters.is_empty());
                self.defeat(seat, characters);
            }
            Op::Revive(thing) => self.revive(ctx, thing),
            Op::Heal(to, n) => {
                let n = if self.g.cannot_heal(self.s, seat) { 0 } else { self.number(n, ctx) };
                let healed = self.each(ctx, to, |step, c| step.heal(c, n));
                self.note_done(healed > 0);
            }
            Op::MoveDamage(from, to, n, all) => self.move_damage(ctx, from, to, n, all),
            Op::Shield(to, n) => {
                let n = self.number(n, ctx);
                let given = self.each(ctx, to, |step, c| step.shield(c, n));
                self.note_done(given > 0);
            }
            Op::SpreadShields(n) => {
                self.note_done(n > 0);
                self.distribute(seat, seat, n, Assigned::Shields);
            }
            Op::Unshield(to, n) => {
                let n = self.number(n, ctx);
                let gone = self.each(ctx, to, |step, c| step.unshield(c, n));
                self.note_done(gone > 0);
            }
            Op::UnshieldAll(to) => {
                let gone = self.each(ctx, to, |step, c| step.unshield(c, u8::MAX));
                self.note_done(gone > 0);
            }
            Op::MoveShield(from, to) => {
                let (from, to) = (self.g.things(self.s, from, ctx).first(), self.g.things(self.s, to, ctx).first());
                let done = match (from, to) {
                    (Some(from), Some(to)) if self.s.shields[from] > 0 && self.s.shields[to] < 3 => {
                        self.unshield(from, 1);
                        self.shield(to, 1) > 0
                    }
                    _ => false,
                };
                self.note_done(done);
            }
            Op::Place(token, n) => {
                self.place(src, token, n);
                self.note_done(true);
            }
            Op::PlaceOn(what, token, n) => {
                let there = self.g.things(self.s, what, ctx) & self.s.in_play;
                let cards: ArrayVec<CopyId, 16> = there.minus(&self.g.all_characters(self.s)).iter().take(16).collect();
                self.note_done(!cards.is_empty());
                for copy in cards {
                    self.place(copy, token, n);
                }
            }
            Op::Gain(who, n) => {
                let n = self.number(n, ctx);
                for seat in self.g.who(self.s, who, ctx) {
                    self.gain(seat, n);
                }
                self.note_done(n > 0);
            }
            Op::Lose(who, n) => {
                let n = self.number(n, ctx);
                let mut full = true;
                for seat in self.g.who(self.s, who, ctx) {
                    full &= self.lose(seat, n) == n;
                }
                self.note_done(full);
            }
            Op::Take(n) => {
                let n = self.number(n, ctx);
                if let Some(foe) = self.g.foe(self.s, ctx) {
                    let taken = self.lose(foe, n);
                    self.gain(seat, taken);
                    self.note_done(taken == n);
                }
            }
            Op::Spend(who, n) => {
                for payer in self.g.who(self.s, who, ctx) {
                    self.pay(payer, n);
                }
                self.note_done(true);
            }
            Op::Give(n) => {
                if let Some(foe) = self.g.foe(self.s, ctx) {
                    let given = self.lose(foe, n);
                    self.gain(seat, given);
                }
            }
            Op::Draw(who, n) => {
                let n = self.number(n, ctx);
                let mut full = true;
                for seat in self.g.who(self.s, who, ctx) {
                    full &= self.draw(seat, n) == n;
                }
                self.note_done(full);
            }
            Op::DiscardRandom(who, n) => {
                let n = self.number(n, ctx);
                let mut full = true;
                for seat in self.g.who(self.s, who, ctx) {
                    full &= self.discard_random(seat, n) == n;
                }
                self.note_done(full);
            }
            Op::DiscardHand(who, n) => {
                if let Some(&seat) = self.g.who(self.s, who, ctx).first() {
                    let n = n.min(self.g.hand(self.s, seat).len() as u8);
                    self.note_done(n > 0);
                    if n > 0 {
                        self.push(Frame::Discard { seat, left: n });
                    }
                }
            }
            Op::Discard(slot) => {
                let cards: ArrayVec<CopyId, 16> = self.g.slot(self.s, ctx, slot).collect();
                self.note_done(!cards.is_empty());
                for copy in cards {
                    if self.s.hand.contains(copy) {
                        self.discard_from_hand(copy);
                    } else if self.s.aside.contains(copy) {
                        self.discard_set_aside(copy);
                    } else {
                        self.discard_by_effect(&[copy]);
                    }
                }
            }
            Op::Mill(who, n, slot) => self.mill(ctx, who, n, slot),
            Op::LookRandom(who, open, slot) => self.look_random(ctx, who, open, slot),
            Op::LookTop(who, n) => self.look_top(ctx, who, n),
            Op::LookHand(who) => {
                for other in self.g.who(self.s, who, ctx) {
                    for copy in self.g.hand(self.s, other).minus(&self.s.chosen) {
                        self.look(seat, copy);
                    }
                }
                self.note_done(true);
            }
            Op::KeepBack(who) => {
                if let Some(&seat) = self.g.who(self.s, who, ctx).first()
                    && !self.g.hand(self.s, seat).is_empty()
                {
                    self.push(Frame::KeepBack { seat });
                    return true;
                }
            }
            Op::Reveal(slot) => {
                let cards: ArrayVec<CopyId, 16> = self.g.slot(self.s, ctx, slot).collect();
                self.note_done(!cards.is_empty());
                for copy in cards {
                    self.reveal(copy);
                }
            }
            Op::DiscardFitting(slot, sel) => {
                let cards: ArrayVec<CopyId, 16> =
                    self.g.slot(self.s, ctx, slot).filter(|&c| self.g.fits(self.s, sel, c, ctx)).collect();
                self.note_done(!cards.is_empty());
                for copy in cards {
                    self.discard_from_hand(copy);
                }
            }
            Op::RevealTop(who, slot) => self.reveal_top(ctx, who, slot),
            Op::Shuffle => self.shuffle(seat),
            Op::ToTop(thing) => self.put_on_deck(ctx, thing, true),
            Op::ToBottom(thing) => self.put_on_deck(ctx, thing, false),
            Op::ToHand(thing) => {
                let cards: ArrayVec<CopyId, 16> = self.g.things(self.s, thing, ctx).iter().take(16).collect();
                self.note_done(!cards.is_empty());
                for copy in cards {
                    if self.goes_aside(copy) {
                        continue;
                    }
                    let copy = self.pull(copy);
                    self.give_openly(copy);
                }
            }
            Op::SetAside(thing) => {
                let cards: ArrayVec<CopyId, 16> = self.g.things(self.s, thing, ctx).iter().take(16).collect();
                self.note_done(!cards.is_empty());
                for copy in cards {
                    if self.goes_aside(copy) {
                        continue;
                    }
                    let copy = self.pull(copy);
                    self.s.aside.insert(copy);
                    let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
                    self.sink.emit_with(|| Event::SetAside { seat, card });
                }
            }
            Op::Stack(slot) => {
                let card = self.g.slot(self.s, ctx, slot).next();
                self.note_done(card.is_some());
                if let Some(copy) = card {
                    self.stack(copy, src);
                }
            }
            Op::PlayStacked(slot) => self.play_stacked(ctx, slot),
            Op::DiscardFromPlay(thing) => {
                let cards: ArrayVec<CopyId, 32> =
                    (self.g.things(self.s, thing, ctx) & self.s.in_play).iter().take(32).collect();
                self.note_done(!cards.is_empty());
                self.discard_by_effect(&cards);
            }
            Op::Attach(what, to) => {
                let (what, to) = (self.g.slot(self.s, ctx, what).next(), self.g.slot(self.s, ctx, to).next());
                let both = what.zip(to).filter(|&(what, to)| self.g.bears(self.s, to, what));
                if let Some((what, to)) = both {
                    self.attach(what, to);
                }
                self.note_done(both.is_some());
            }
            Op::Redeploy(to) => {
                if let Some(to) = self.g.slot(self.s, ctx, to).next() {
                    self.attach(src, to);
                }
            }
            Op::Play(slot, less, on) => {
                let copy = self.g.slot(self.s, ctx, slot).next();
                let hosts = on.map(|on| self.g.things(self.s, on, ctx));
                let done = copy.is_some_and(|c| self.g.playable(self.s, seat, c, less, hosts));
                self.note_done(done);
                if let Some(copy) = copy.filter(|_| done) {
                    // If hosts are named, their values are needed again when the player chooses one.
                    if on.is_none() {
                        self.drop_values(ctx, pc + 1);
                    }
                    self.play(seat, copy, less);
                }
            }
            Op::Remove(dies) => self.remove_dice(ctx, seat, dies),
            Op::RemoveBy(who, dies) => {
                if let Some(&who) = self.g.who(self.s, who, ctx).first() {
                    self.remove_dice(ctx, who, dies);
                }
            }
            Op::Turn(dies, set) => {
                let dice = self.g.dies(self.s, dies, ctx);
                let done = dice.iter().any(|d| self.g.can_turn(self.s, d, set));
                if !(dice.is_empty() && matches!(dies, Dies::Slot(_))) {
                    self.note_done(done);
                }
                self.turn_dice(seat, dice, set);
            }
            Op::TurnLike(dies, like) => {
                let dice = self.g.dies(self.s, dies, ctx);
                let shown = self.g.slot(self.s, ctx, like).next().map(|d| self.g.side(self.s, d).symbol);
                let set = shown.map_or(0, |symbol| symbols(&[symbol]));
                let done = dice.iter().any(|d| self.g.can_turn(self.s, d, set));
                self.note_done(done);
                self.turn_dice(seat, dice, set);
            }
            Op::Reroll(dies) | Op::RerollWith(dies) => {
                let mut dice = self.g.dies(self.s, dies, ctx) & self.s.pools();
                if matches!(op, Op::RerollWith(_)) {
                    dice |= self.g.dies(self.s, Dies::This, ctx) & self.s.pools();
                }
                if !(dice.is_empty() && matches!(dies, Dies::Slot(_))) {
                    self.note_done(!dice.is_empty());
                }
                self.reroll(seat, dice);
            }
            Op::Resolve(dies, how, who) => {
                let Some(&seat) = self.g.who(self.s, who, ctx).first() else { return false };
                let dice = self.g.dies(self.s, dies, ctx);
                let base = self.s.vals.len() as u8;
                let list: ArrayVec<CopyId, 16> = dice.iter().take(16).collect();
                self.note_done(false);
                for die in &list {
                    self.s.vals.push(die.0);
                }
                self.push(Frame::Series { seat, how, base, n: list.len() as u8, symbol: ANY_SYMBOL });
            }
            Op::ResolveSame(slot) => {
                self.set_val(ctx, slot.at, 0);
                self.note_done(false);
                self.push(Frame::Resolving { seat, symbol: ANY_SYMBOL });
            }
            Op::RollIn(dies) => {
                let open = self.g.dies(self.s, dies, ctx).minus(&self.s.frozen[0]);
                let dice: CopySet<W> = open.iter().filter(|&d| self.g.is_on_card(self.s, d)).collect();
                self.note_done(!dice.is_empty());
                self.roll_in(seat, dice);
            }
            Op::RollAside(sel, n) => {
                let n = self.number(n, ctx);
                let away = self.s.lost.minus(&self.s.captives()).minus(&self.s.frozen[0]);
                let fits = |d: &CopyId| {
                    let home = self.g.cast.home(*d);
                    self.g.cast.spare.contains(home) && self.g.cast.fitting(sel).contains(home)
                };
                let own = away & self.g.cast.own_dice[seat.idx()];
                let dice: CopySet<W> = own.iter().filter(fits).take(n as usize).collect();
                self.note_done(dice.len() == n as usize);
                self.roll_in(seat, dice);
            }
            Op::Capture(slot) => self.capture(ctx, slot),
            Op::Freeze(dies) => {
                let dice = self.g.dies(self.s, dies, ctx);
                self.s.frozen[1] |= dice;
                self.s.changed |= !dice.is_empty();
                self.note_done(!dice.is_empty());
            }
            Op::Keep => self.flag(moment, Moment::KEEP),
            Op::RerollThis => self.flag(moment, Moment::AGAIN),
            Op::Raise(n) => {
                let n = self.number(n, ctx);
                if moment != u8::MAX {
                    self.raise(moment, n);
                }
            }
            Op::Ready(thing) => {
                let n = self.each(ctx, thing, |step, c| u8::from(step.ready(c)));
                self.note_done(n > 0);
            }
            Op::Exhaust(thing) => {
                let n = self.each(ctx, thing, |step, c| u8::from(step.exhaust(c)));
                self.note_done(n > 0);
            }
            Op::Activate(thing) => {
                let cards: ArrayVec<CopyId, 16> =
                    (self.g.things(self.s, thing, ctx) & self.s.in_play).minus(&self.s.exhausted).iter().collect();
                self.note_done(!cards.is_empty());
                self.activate_all(seat, &cards);
            }
            Op::MoreActions(n) => {
                self.more_actions(seat, n);
                self.note_done(true);
            }
            Op::NextAmbush => {
                self.s.next_ambush = self.s.next_ambush.with(seat);
                self.note_done(true);
            }
            Op::EndPhase => self.cut_phase(),
            Op::GiveBattlefield(who) => {
                let to = self.g.who(self.s, who, ctx).first().copied();
                let done = self.s.holder() == Some(seat) && to.is_some();
                if let Some(to) = to.filter(|_| done) {
                    self.s.holder = to.idx() as u8;
                    self.s.changed = true;
                }
                self.note_done(done);
            }
            Op::TakeBattlefield => {
                let done = self.s.holder() != Some(seat);
                self.s.holder = seat.idx() as u8;
                self.s.changed |= done;
                self.note_done(done);
            }
            Op::SwitchBattlefield => {
                let spare = self.g.spare_fields(self.s);
                if !spare.is_empty() {
                    self.push(Frame::Spare { seat, switch: true });
                    return true;
                }
                self.note_done(false);
            }
            Op::TakeControl(thing) => {
                let n = self.each(ctx, thing, |step, c| u8::from(step.take_control(seat, c)));
                self.note_done(n > 0);
            }
            Op::BecomeSupport => {
                let done = self.become_support(src);
                self.note_done(done);
            }
            Op::BecomeUpgrade(on) => {
                let host = (self.g.things(self.s, on, ctx) & self.s.in_play).first();
                let done = host.is_some_and(|host| self.become_upgrade(src, host));
                self.note_done(done);
            }
            Op::UseSpecial(thing) => self.use_special(ctx, thing),
            Op::Cancel => self.cancel(moment),
            Op::PassTurns(n) => {
                let left = &mut self.s.passing[seat.idx()];
                *left = left.saturating_add(n);
                self.note_done(true);
            }
            Op::UseClaim => self.use_claim(seat, self.s.field),
            Op::UseSpareClaim => {
                if !self.g.spare_fields(self.s).is_empty() {
                    self.push(Frame::Spare { seat, switch: false });
                    return true;
                }
            }
            Op::Block(n) => self.block(ctx, moment, n),
            Op::Discount(n) => {
                for frame in self.s.frames.as_mut_slice().iter_mut().rev() {
                    if let Frame::Play { less, .. } = frame {
                        *less = if *less == FREE { FREE } else { less.saturating_add(n) };
                        break;
                    }
                }
            }
            Op::NameColor(slot) => {
                self.push(Frame::Color { seat, value: ctx.base + slot.at });
                return true;
            }
        }
        false
    }

    /// Drops the values of a program that ends here. The played card may play more cards inside its effect, and the
    /// values would pile up.
    fn drop_values(&mut self, ctx: Ctx, pc: u16) {
        if self.g.ends_at(pc) {
            self.s.vals.truncate(ctx.base as usize);
        }
    }

    /// If the player who did a mode of another player's card is out, the card's owner continues with the other modes.
    fn back_to_modes(&mut self, pc: u16, src: CopyId) -> bool {
        let owner = self.g.controller(self.s, src);
        let before = &self.g.db.code().ops[..pc as usize];
        let start = before.iter().rposition(|op| matches!(op, Op::Modes(..) | Op::End));
        let Some(start) = start.filter(|&at| before[at] != Op::End && !self.s.out.contains(owner)) else {
            return false;
        };
        if let Some(Frame::Run { seat, .. }) = self.s.frames.last_mut() {
            *seat = owner.idx() as u8;
        }
        self.goto(start as u16);
        true
    }

    /// A player begins to do a mode as their own.
    pub(crate) fn begin_mode(&mut self, by: Seat, value: u8, mode: u16) {
        let done = &mut self.s.vals.as_mut_slice()[value as usize];
        *done = if *done == u16::MAX { 0 } else { *done } | 1 << mode;
        let Some((ctx, ..)) = self.g.running(self.s) else { return };
        // The acting player has different opponents.
        self.set_val(ctx, FOE, u16::MAX);
        if let Some(Frame::Run { seat, .. }) = self.s.frames.last_mut() {
            *seat = by.idx() as u8;
        }
    }

    /// Continues behind the jump that follows, or takes the jump.
    fn branch(&mut self, pc: u16, holds: bool) {
        if holds {
            self.goto(pc + 2);
        } else {
            self.take_jump(pc + 1);
        }
    }

    pub(crate) fn number(&self, n: AmtId, ctx: Ctx) -> u8 {
        self.g.amount(self.s, n, ctx).min(99) as u8
    }

    /// Applies a function to each of the cards in play. Returns the sum of the results.
    fn each(&mut self, ctx: Ctx, thing: Thing, mut act: impl FnMut(&mut Self, CopyId) -> u8) -> u16 {
        let cards: ArrayVec<CopyId, 64> =
            (self.g.things(self.s, thing, ctx) & self.s.in_play).iter().take(64).collect();
        cards.into_iter().map(|c| act(self, c) as u16).sum()
    }

    /// Removes dice. If nothing was picked, the pick has already determined whether the step was done in full.
    fn remove_dice(&mut self, ctx: Ctx, by: Seat, dies: Dies) {
        let dice = self.g.dies(self.s, dies, ctx);
        if dice.is_empty() && matches!(dies, Dies::Slot(_)) {
            return;
        }
        let done = !dice.is_empty() && self.remove(by, dice);
        self.note_done(done);
    }

    fn flag(&mut self, moment: u8, flag: u8) {
        if moment != u8::MAX {
            self.s.moment_mut(moment).flags |= flag;
        }
    }

    /// Ends the action phase within a turn. No more actions are taken, but abilities that are already in the queue come
    /// before the end of the phase (SWD-QUEUE-05).
    fn cut_phase(&mut self) {
        self.s.changed = true;
        self.sink.emit_with(|| Event::PhaseEnds);
        self.s.extras.truncate(0);
        for frame in self.s.frames.as_mut_slice() {
            if matches!(frame, Frame::Turn(stage) if *stage != Stage::Ending) {
                *frame = Frame::Turn(Stage::Over);
            }
        }
    }
}

impl<const W: usize> Destiny<W> {
    /// Battlefields that are not in use. Those of players who are out have left the game (SWD-FFA-08).
    pub(crate) fn spare_fields(&self, s: &State<W>) -> CopySet<W> {
        (s.aside & *self.cast.of_what(Kind::Battlefield)).minus(&self.removed_cards(s))
    }
}
