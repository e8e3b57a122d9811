//! Detects decisions that cannot make a difference, which are skipped. Only public information counts: hidden cards are
//! assumed to have an effect, so that a skipped decision reveals nothing about them.

use table::chance::Chance;
use table::{CopyId, Seat, Sink};

use crate::effect::Who;
use crate::event::Event;
use crate::op::{Check, CheckId, Dies, Op, PickSpec, Thing};
use crate::select::Ctx;
use crate::state::Queued;
use crate::step::Step;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Whether the ops in this range could have an effect.
    pub(super) fn has_effect(&self, from: u16, to: u16, ctx: Ctx) -> bool {
        let (mut pc, mut done) = (from, None);
        while pc < to {
            let op = self.g.db.code().ops[pc as usize];
            pc += 1;
            match op {
                Op::End => return false,
                Op::Jump(next) if next >= pc => pc = next,
                Op::Paid | Op::Spot(..) => {}
                Op::Foe if self.g.foe(self.s, ctx).is_none() => {
                    let foes = self.g.foes_allowed(self.s, ctx.seat);
                    return foes.iter().any(|&foe| self.has_effect(pc, to, Ctx { foe: Some(foe), ..ctx }));
                }
                Op::Foe => {}
                Op::May => {
                    let end = self.end_of(pc);
                    if self.has_effect(pc + 1, end, ctx) {
                        return true;
                    }
                    pc = end;
                }
                Op::Choose(_, n) => return (0..n as u16).any(|i| self.has_effect(pc + i, to, ctx)),
                Op::To if !self.can_pay(pc + 1, ctx, ctx.seat) => pc = self.end_of(pc),
                Op::To => {
                    let price = &self.g.db.code().ops[pc as usize + 1..];
                    let mut steps = price.iter().take_while(|op| **op != Op::Paid).filter(|op| !is_spot(**op));
                    match steps.next() {
                        Some(Op::Pick(_)) => return true,
                        Some(op) if self.acts(*op, ctx) => return true,
                        Some(_) => pc = self.end_of(pc),
                        None => pc += 1,
                    }
                }
                Op::If(check) if self.is_open(check) => {
                    pc = if self.g.holds(self.s, check, ctx) { pc + 1 } else { self.end_of(pc) };
                }
                Op::Then | Op::Otherwise => match done {
                    Some(full) if full == (op == Op::Then) => pc += 1,
                    Some(_) => pc = self.end_of(pc),
                    None => return true,
                },
                Op::Pick(spec) => {
                    let spec = self.g.db.code().picks[spec as usize];
                    if self.finds(spec, ctx) {
                        return true;
                    }
                    done = Some(matches!(spec.n, cards::N::UpTo(_)));
                }
                op if self.acts(op, ctx) => return true,
                // If nothing was picked, the pick has already determined whether the step was done in full.
                Op::Remove(Dies::Slot(_)) | Op::Turn(Dies::Slot(_), _) | Op::Reroll(Dies::Slot(_)) => {}
                Op::Damage(..) | Op::Unblockable(..) => done = Some(false),
                _ => done = None,
            }
        }
        false
    }

    /// Whether all players can tell if this condition holds.
    fn is_open(&self, check: CheckId) -> bool {
        match self.g.db.code().checks[check as usize] {
            Check::Spot(..) | Check::HasDice(..) | Check::Lost(_) | Check::Battlefield | Check::FirstRound => true,
            Check::MoreReady | Check::MoreDice | Check::AllHurt | Check::Fits(Thing::This | Thing::Host, _) => true,
            Check::Or(a, b) => self.is_open(a) && self.is_open(b),
            Check::Not(check) => self.is_open(check),
            _ => false,
        }
    }

    /// The target of the jump at this op.
    fn end_of(&self, pc: u16) -> u16 {
        match self.g.db.code().ops[pc as usize] {
            Op::Jump(to) => to,
            _ => pc,
        }
    }

    /// Whether the optional ops after the jump at this op could have an effect.
    pub(super) fn may_matter(&self, pc: u16, ctx: Ctx) -> bool {
        self.has_effect(pc + 1, self.end_of(pc), ctx)
    }

    /// Whether one of the branches whose jumps begin here could have an effect.
    pub(super) fn branches_matter(&self, pc: u16, n: u8, ctx: Ctx) -> bool {
        // The first branch ends where the second begins, with a jump past the last one.
        let end = self.end_of(self.end_of(pc + 1) - 1);
        (0..n as u16).any(|i| self.has_effect(pc + i, end, ctx))
    }

    /// Whether there is, or could be, anything to pick.
    fn finds(&self, spec: PickSpec, ctx: Ctx) -> bool {
        self.g.asks_blindly(self.s, spec, ctx) || !self.g.pickable(self.s, spec, ctx).is_empty()
    }

    /// Whether this op would change anything. Ops that are not handled here count as if they would.
    fn acts(&self, op: Op, ctx: Ctx) -> bool {
        let s = &*self.s;
        let cards = |thing: Thing| self.g.things(s, thing, ctx);
        let seats = |who: Who| self.g.who(s, who, ctx);
        let picked = |slot| self.g.slot(s, ctx, slot).next().is_some();
        let deck = |seat: &Seat| !(s.over | s.bag | s.under).disjoint(&self.g.cast.own[seat.idx()]);
        let hand = |seat: &Seat| !self.g.hand(s, *seat).is_empty();
        let rich = |seat: &Seat| s.resources[seat.idx()] > 0;
        let some = |n| self.g.amount(s, n, ctx) > 0;
        let roomy = |c: CopyId| s.shields[c] < 3 || !self.g.all_characters(s).contains(c);
        match op {
            Op::Damage(to, n) | Op::Unblockable(to, n) => some(n) && !cards(to).is_empty(),
            Op::Shield(to, n) => some(n) && cards(to).iter().any(roomy),
            Op::Heal(to, n) => some(n) && cards(to).iter().any(|c| s.damage[c] > 0),
            Op::Unshield(to, _) | Op::UnshieldAll(to) => cards(to).iter().any(|c| s.shields[c] > 0),
            Op::MoveShield(from, to) => {
                cards(from).iter().any(|c| s.shields[c] > 0) && cards(to).iter().any(|c| s.shields[c] < 3)
            }
            Op::MoveDamage(from, to, ..) => cards(from).iter().any(|c| s.damage[c] > 0) && !cards(to).is_empty(),
            Op::Lose(who, n) => some(n) && seats(who).iter().any(rich),
            Op::Mill(who, n, _) | Op::Draw(who, n) => some(n) && seats(who).iter().any(deck),
            Op::DiscardRandom(who, n) => some(n) && seats(who).iter().any(hand),
            Op::DiscardHand(who, _) => seats(who).iter().any(hand),
            Op::Ready(_) | Op::Exhaust(_) | Op::Activate(_) => self.g.feasible(s, op, ctx, ctx.seat, 0),
            Op::Remove(dies) | Op::RemoveBy(_, dies) | Op::Reroll(dies) => {
                self.g.dies(s, dies, ctx).iter().any(|d| s.pool_of(d).is_some())
            }
            Op::Turn(dies, set) => self.g.dies(s, dies, ctx).iter().any(|d| self.g.can_turn(s, d, set)),
            Op::Resolve(dies, how, who) => seats(who)
                .first()
                .is_some_and(|&by| self.g.dies(s, dies, ctx).iter().any(|d| self.g.resolvable(s, by, d, Some(how)))),
            Op::Freeze(dies) => !self.g.dies(s, dies, ctx).is_empty(),
            Op::Discard(slot) | Op::Stack(slot) | Op::Play(slot, ..) | Op::Capture(slot) | Op::Redeploy(slot) => {
                picked(slot)
            }
            Op::TakeBattlefield => s.holder() != Some(ctx.seat),
            Op::Attach(what, to) => picked(what) && picked(to),
            Op::Defeat(thing) | Op::DiscardFromPlay(thing) | Op::TakeControl(thing) => !cards(thing).is_empty(),
            Op::ToTop(thing) | Op::ToBottom(thing) | Op::ToHand(thing) | Op::SetAside(thing) => {
                !cards(thing).is_empty()
            }
            _ => true,
        }
    }

    /// Whether it matters which of these is picked, because a pick could have an effect.
    pub(crate) fn pick_matters(&mut self, spec: PickSpec, ctx: Ctx, open: &[CopyId]) -> bool {
        let Some((_, pc, _)) = self.g.running(self.s) else { return true };
        let before = self.s.vals;
        let matters = open.iter().any(|&copy| {
            self.put_picked(ctx, spec.slot, 0, copy);
            self.has_effect(pc, u16::MAX, ctx)
        });
        self.s.vals = before;
        matters
    }

    /// Whether a waiting ability could have an effect.
    pub(crate) fn matters(&mut self, queued: Queued, moment: u8) -> bool {
        self.start(queued, moment);
        let Some((ctx, pc, _)) = self.g.running(self.s) else { return true };
        let comes = self.has_effect(pc, u16::MAX, ctx);
        self.pop();
        self.s.vals.truncate(ctx.base as usize);
        comes
    }

    /// Returns true if the player must choose whether to use the claim ability, because it could have an effect.
    pub(crate) fn claim_on(&mut self, seat: Seat) -> bool {
        let field = self.s.field;
        let ability = self.g.claim_skill(field);
        let queued = |skill| Queued { src: field, skill, seat, die: CopyId::NONE, subject: CopyId::NONE, n: 0, foe: 0 };
        let matters = ability.is_some_and(|skill| self.matters(queued(skill), u8::MAX));
        if !matters {
            self.pop();
        }
        matters
    }
}

fn is_spot(op: Op) -> bool {
    matches!(op, Op::Spot(..))
}
