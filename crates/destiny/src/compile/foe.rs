//! Decides which ops refer to a chosen opponent.

use super::Compiler;
use crate::effect::{Who, Whose};
use crate::op::{Amt, AmtId, Check, CheckId, DiceId, Dies, Op, Pool, SelId, Thing};

impl Compiler<'_> {
    pub(super) fn needs_foe(&self, op: Op) -> bool {
        match op {
            Op::Choose(who, _) | Op::Unless(who) | Op::DiscardHand(who, _) | Op::GiveBattlefield(who) => is_foe(who),
            Op::LookRandom(who, ..) | Op::LookHand(who) | Op::LookTop(who, _) => is_foe(who),
            Op::KeepBack(who) | Op::RevealTop(who, _) | Op::Spend(who, _) => is_foe(who),
            Op::RemoveBy(who, dice) => is_foe(who) || self.dies_foe(dice),
            Op::If(check) => self.check_foe(check),
            Op::Pick(spec) => {
                let spec = self.code.picks[spec as usize];
                is_foe(spec.by)
                    || spec.sum.is_some_and(|(_, n)| self.amount_foe(n))
                    || spec.most.is_some_and(|n| self.amount_foe(n))
                    || match spec.from {
                        Pool::Cards(sel) => self.select_foe(sel),
                        Pool::Dice(dice) => self.dice_foe(dice),
                    }
            }
            Op::Spot(sel, _) => self.select_foe(sel),
            Op::Damage(to, n) | Op::Unblockable(to, n) | Op::Heal(to, n) | Op::Shield(to, n) | Op::Unshield(to, n) => {
                self.thing_foe(to) || self.amount_foe(n)
            }
            Op::Distribute(who, n)
            | Op::Indirect(who, n)
            | Op::Gain(who, n)
            | Op::Lose(who, n)
            | Op::Draw(who, n)
            | Op::DiscardRandom(who, n)
            | Op::Mill(who, n, _) => is_foe(who) || self.amount_foe(n),
            Op::UnshieldAll(to) | Op::Exhaust(to) | Op::Ready(to) => self.thing_foe(to),
            Op::Take(_) | Op::Give(_) => true,
            Op::Resolve(dice, how, who) => is_foe(who) || self.dies_foe(dice) || self.code.hows[how as usize].each,
            Op::Remove(dice) | Op::Reroll(dice) | Op::Turn(dice, _) => self.dies_foe(dice),
            _ => false,
        }
    }

    pub(super) fn dies_foe(&self, dice: Dies) -> bool {
        matches!(dice, Dies::Each(dice) if self.dice_foe(dice))
    }

    pub(super) fn thing_foe(&self, thing: Thing) -> bool {
        matches!(thing, Thing::Each(sel) if self.select_foe(sel))
    }

    pub(super) fn select_foe(&self, sel: SelId) -> bool {
        let (sel, _) = &self.code.sels[sel as usize];
        sel.of == Whose::Foes || sel.cost.is_some_and(|(_, n)| self.amount_foe(n))
    }

    pub(super) fn dice_foe(&self, dice: DiceId) -> bool {
        let (dice, _) = &self.code.dice[dice as usize];
        dice.of == Whose::Foes || dice.value.is_some_and(|(_, n)| self.amount_foe(n))
    }

    pub(super) fn amount_foe(&self, amount: AmtId) -> bool {
        match self.code.amounts[amount as usize] {
            Amt::Cards(sel) => self.select_foe(sel),
            Amt::Dice(dice) => self.dice_foe(dice),
            Amt::Hand(who) | Amt::Resources(who) => is_foe(who),
            Amt::Half(of) | Amt::AtMost(of, _) | Amt::Times(_, of) => self.amount_foe(of),
            Amt::Instead(a, check, b) => self.amount_foe(a) || self.check_foe(check) || self.amount_foe(b),
            _ => false,
        }
    }

    pub(super) fn check_foe(&self, check: CheckId) -> bool {
        match self.code.checks[check as usize] {
            Check::MoreReady | Check::MoreDice | Check::AllHurt => true,
            Check::Spot(sel, _) => self.select_foe(sel),
            Check::Number(a, _, b) => self.amount_foe(a) || self.amount_foe(b),
            Check::HasDice(dice, _) => self.dice_foe(dice),
            Check::Not(check) => self.check_foe(check),
            Check::Or(a, b) => self.check_foe(a) || self.check_foe(b),
            _ => false,
        }
    }
}

const fn is_foe(who: Who) -> bool {
    matches!(who, Who::Foe)
}
