//! The value of abilities, estimated from their programs.

use table::{CopyId, Opt};

use super::evaluate::{BOARD, DIAL};
use super::eye::Evaluator;
use super::heuristic::ABSURD;
use crate::card::Side;
use crate::effect::{Amount, Count, Who, Zone};
use crate::frame::Frame;
use crate::moment::What;
use crate::op::{Op, Operand, PickSpec, Slot};
use crate::select::Ctx;

impl<const W: usize> Evaluator<'_, W> {
    /// The value of using an ability now.
    pub(super) fn using(&self, o: Opt) -> f32 {
        let (g, s) = (self.g, self.s);
        let copy = CopyId(o.a());
        let answered = match s.frames.last() {
            Some(Frame::Window { moment, .. }) => Some((moment, o.c())),
            _ => None,
        };
        let card = g.cast.card(copy);
        let Some(skill) = g.db.skills(card).get(o.b() as usize) else { return 0.0 };
        let ctx = g.ctx(s, copy, Ctx::IDLE, answered);
        let mut sum = 0.0;
        if g.cast.events.contains(copy) {
            sum -= self.style.weights.hand * self.worth(copy).hand
                + self.style.weights.coin * f32::from(g.cost_of(s, self.seat, copy));
        }
        let code = g.db.code();
        let program = &code.ops[skill.pc as usize..];
        for (at, &op) in program.iter().enumerate() {
            sum += match op {
                Op::End | Op::EndAnnounced => break,
                Op::Pick(spec) => {
                    let spec = code.picks[spec as usize];
                    self.best_pick(ctx, spec, &program[at + 1..])
                }
                _ => self.plain(op, ctx),
            };
        }
        sum
    }

    /// The value of the best pick, according to what the program does with it.
    fn best_pick(&self, ctx: Ctx, spec: PickSpec, rest: &[Op]) -> f32 {
        let sel = &self.g.db.code().sels[spec.from as usize].0;
        if matches!(sel.zone, Zone::Looked | Zone::Revealed) || (sel.zone == Zone::Hand && sel.enemys) {
            return 0.7;
        }
        let picker = crate::game::SwLcg::<W>::picker(self.s, ctx.seat, spec.by);
        let mine = picker == self.seat;
        let mut best: Option<f32> = None;
        for copy in self.g.pickable(self.s, spec, ctx) {
            let value = self.picked(copy, spec.slot, rest);
            best = Some(best.map_or(value, |b| if mine { b.max(value) } else { b.min(value) }));
        }
        // If even the best target would be harmful, the option is absurd, unless the pick pays a cost.
        match best {
            Some(value) if value < -0.02 && mine && !spec.cost => value.min(ABSURD),
            best => best.unwrap_or(0.0),
        }
    }

    /// The value of picking this card, for the viewing seat.
    pub(super) fn picked(&self, copy: CopyId, slot: Slot, rest: &[Op]) -> f32 {
        let mut sum = 0.0;
        for &op in rest {
            if matches!(op, Op::End | Op::EndAnnounced) {
                break;
            }
            sum += self.on_picked(op, copy, slot);
        }
        sum
    }

    fn on_picked(&self, op: Op, copy: CopyId, slot: Slot) -> f32 {
        let is = |thing: Operand| matches!(thing, Operand::Slot(s) if s.at == slot.at);
        let at = |s: Slot| s.at == slot.at;
        let sign = self.sign(copy);
        let held = self.worth(copy).hand;
        match op {
            Op::FocusPicked(s) if at(s) => sign * -0.5 * self.focus(copy, 1),
            Op::Sacrifice(s) if at(s) => -sign * self.standing(copy),
            Op::MoveDamage(from, _) if at(from) => sign * self.heal(copy, 1),
            Op::MoveDamage(_, to) if at(to) => -sign * self.damage(copy, 1),
            Op::Redirect(s, n) if at(s) => -sign * self.damage(copy, n),
            Op::Discard(s) | Op::ToBottom(s) if at(s) => -sign * self.style.weights.hand * held,
            Op::CaptureHere(s) if at(s) => -sign * self.style.weights.hand * held,
            Op::PutIntoPlay(s) if at(s) => sign * self.worth(copy).play,
            Op::Strip(s) if at(s) => {
                let tokens = self.s.tokens[copy];
                sign * (self.refresh(copy, tokens.focus) + self.heal(copy, tokens.damage))
            }
            Op::CopyIcons(s) if at(s) => 0.4 * self.worth(copy).power,
            _ => match thing_of(op) {
                Some(thing) if is(thing) => self.onto(op, copy),
                _ => 0.0,
            },
        }
    }

    fn heal(&self, copy: CopyId, n: u8) -> f32 {
        let n = n.min(self.s.tokens[copy].damage);
        if n == 0 {
            return 0.0;
        }
        if self.g.cast.objectives.contains(copy) {
            return 0.8 * self.blow(copy, n).min(6.0);
        }
        0.35 * self.worth(copy).play * f32::from(n) / f32::from(self.g.threshold(self.s, copy).max(1))
    }

    /// The value of what an op does to this card, for the viewing seat.
    fn onto(&self, op: Op, copy: CopyId) -> f32 {
        if !copy.is_some() {
            return 0.0;
        }
        let sign = self.sign(copy);
        match op {
            Op::Damage(_, n) => -sign * self.damage(copy, self.amount(n)),
            Op::Heal(_, Count::N(n)) => sign * self.heal(copy, n),
            Op::Heal(_, Count::All) => sign * self.heal(copy, u8::MAX),
            Op::Focus(_, n) => -sign * self.focus(copy, self.amount(n)),
            Op::Unfocus(_, Count::N(n)) => sign * self.refresh(copy, n),
            Op::Unfocus(_, Count::All) => sign * self.refresh(copy, u8::MAX),
            Op::Shield(_) | Op::ShieldMore(_) => sign * self.shield(copy),
            Op::ToHand(..) if self.s.in_play.contains(copy) => {
                -sign * (self.standing(copy) - self.style.weights.hand * self.worth(copy).hand)
            }
            Op::ToHand(..) => sign * self.style.weights.hand * self.worth(copy).hand,
            Op::BottomAtRandom(_) | Op::Destroy(_) | Op::DiscardFromPlay(_) | Op::Capture(_) => {
                -sign * self.standing(copy)
            }
            Op::Gain(_, icons, _) => sign * self.icons(copy, icons),
            Op::Forbid { .. } => {
                let idle = self.s.is_ready(copy) && !self.s.participants.contains(copy);
                -sign * self.worth(copy).power * if idle { 0.45 } else { 0.02 }
            }
            _ => 0.0,
        }
    }

    fn amount(&self, n: Amount) -> u8 {
        match n {
            Amount::N(n) => n,
            Amount::ByBalance(light, dark) => {
                if self.s.balance == Side::Light {
                    light
                } else {
                    dark
                }
            }
        }
    }

    /// The value of an op without a pick.
    fn plain(&self, op: Op, ctx: Ctx) -> f32 {
        let s = self.s;
        let n = |n: u8| f32::from(n);
        match op {
            Op::FocusThis => -0.4 * self.focus(ctx.src, 1),
            Op::SacrificeThis => -self.standing(ctx.src),
            Op::Spend(cost) => -self.style.weights.coin * n(cost),
            Op::DamageThis(k) => -self.damage(ctx.src, k),
            Op::LowerReserve(k) => -0.6 * n(k),
            Op::PayDiscard(k) | Op::DiscardHand(Who::You, k) => -0.4 * n(k),
            Op::DiscardHand(Who::Opponent, k) | Op::DiscardRandom(k) => 0.5 * n(k),
            Op::DiscardHand(Who::Active, k) => 0.45 * n(k) * if s.active == self.seat { -1.0 } else { 1.0 },
            Op::PayDiscardX(_) => -0.25,
            Op::Draw(k) => 0.5 * n(k),
            Op::TakeTop(k) => 0.4 * n(self.amount(k)),
            Op::TakeRevealed(_) => 0.6,
            Op::CaptureRandom => 0.55,
            Op::Rescue(_) => 0.5,
            Op::Join => self.worth(ctx.src).play,
            Op::NextCard(k) => 0.2 * n(k),
            Op::Discount(_) => 0.3,
            Op::NoMatch(_) => 0.1,
            Op::LookAtHand => 0.1,
            Op::Prevent(k) => self.sign(ctx.trigger) * self.damage(ctx.trigger, k),
            Op::Redirect(_, k) => self.sign(ctx.trigger) * self.damage(ctx.trigger, k),
            Op::Cancel => self.canceled(),
            Op::ToOwnerHand => self.sign(ctx.trigger) * self.style.weights.hand * self.worth(ctx.trigger).hand,
            Op::Dial(by, _) => {
                let dark = if s.side(self.seat) == Side::Dark { 1.0 } else { -1.0 };
                dark * f32::from(by) * DIAL / BOARD
            }
            Op::EngageAgain => 0.8,
            Op::RestartEdge => 0.1,
            _ => match thing_of(op) {
                Some(Operand::This) => self.onto(op, ctx.src),
                Some(Operand::Host) => self.onto(op, s.host(ctx.src).unwrap_or(CopyId::NONE)),
                Some(Operand::Trigger) => self.onto(op, ctx.trigger),
                Some(Operand::Engaged) => self.onto(op, s.fight.target),
                Some(Operand::Each(sel)) => self.g.select(s, sel, ctx).iter().map(|c| self.onto(op, c)).sum(),
                Some(Operand::Slot(_)) | None => 0.0,
            },
        }
    }

    /// The value of canceling what is announced: more for cards with a higher cost.
    fn canceled(&self) -> f32 {
        let Some(Frame::Window { moment, .. }) = self.s.frames.last() else { return 0.0 };
        let m = self.s.moments.as_slice()[moment as usize];
        if m.what != What::Announced || m.seat == self.seat {
            return -1.0;
        }
        let cost = if m.card.is_some() { self.g.cast.of(m.card).cost } else { 0 };
        0.9 + 0.35 * f32::from(cost)
    }
}

/// What an op applies to.
const fn thing_of(op: Op) -> Option<Operand> {
    match op {
        Op::Damage(t, _)
        | Op::Heal(t, _)
        | Op::Focus(t, _)
        | Op::Unfocus(t, _)
        | Op::Shield(t)
        | Op::ShieldMore(t)
        | Op::ToHand(t, _)
        | Op::BottomAtRandom(t)
        | Op::Destroy(t)
        | Op::DiscardFromPlay(t)
        | Op::Capture(t)
        | Op::Gain(t, _, _)
        | Op::Forbid { who: t, .. } => Some(t),
        _ => None,
    }
}
