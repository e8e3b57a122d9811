//! Compiles effects to ops.

use cards::N;

use super::{Compiler, FREE, MOST_PICKED, REDEPLOYED};
use crate::card::What;
use crate::effect::{Cmp, Dies as DiceRef, Effect, From, Select, Side, Who};
use crate::op::{AmtId, DiceId, DieSel, Dies, Op, PickSpec, Pool, Slot, Thing, Usage, symbols, worth};

impl Compiler<'_> {
    #[expect(clippy::too_many_lines, reason = "one line per effect reads as a table")]
    pub(super) fn effect(&mut self, effect: &Effect) {
        match effect {
            Effect::May(list) => {
                self.push(Op::May);
                self.skipped(list);
            }
            Effect::If(cond, list) => {
                let check = self.check(cond);
                self.push(Op::If(check));
                self.skipped(list);
            }
            Effect::Then(list) => {
                self.push(Op::Then);
                self.skipped(list);
            }
            Effect::Otherwise(list) => {
                self.push(Op::Otherwise);
                self.skipped(list);
            }
            Effect::To(cost, then) => {
                self.push(Op::To);
                let hole = self.hole();
                self.list(cost);
                self.push(Op::Paid);
                self.list(then);
                self.fill(hole);
            }
            Effect::OneOf(branches) => self.branches(Who::You, branches),
            Effect::TheyChoose(who, branches) => self.branches(*who, branches),
            Effect::Modes(lists) => {
                let slot = Slot { at: self.top, n: 1 };
                self.top += 1;
                self.push(Op::Foe);
                let start = self.code.ops.len() as u16;
                self.push(Op::Modes(slot, lists.len() as u8));
                let exit = self.hole();
                let jumps: Vec<_> = lists.iter().map(|_| self.hole()).collect();
                for (jump, list) in jumps.into_iter().zip(lists) {
                    self.fill(jump);
                    self.list(list);
                    self.push(Op::Jump(start));
                }
                self.fill(exit);
            }
            Effect::Bid(list) => {
                let slot = Slot { at: self.top, n: 3 };
                self.top += 3;
                self.push(Op::Bid(slot));
                let start = self.code.ops.len() as u16;
                self.push(Op::Winner(slot));
                let exit = self.hole();
                self.list(list);
                self.push(Op::Jump(start));
                self.fill(exit);
            }
            Effect::Unless(who, cost, effect) => {
                self.push(Op::Unless(*who));
                let refused = self.hole();
                // The players are asked one after the other, each as the opponent of the program.
                let payer = if *who == Who::Others { Who::Foe } else { *who };
                let before = std::mem::replace(&mut self.payer, payer);
                self.list(cost);
                self.payer = before;
                self.push(Op::Paid);
                let over = self.hole();
                self.fill(refused);
                self.list(effect);
                self.fill(over);
            }
            Effect::Pick { bind, n, from, by, sum, most } => {
                let most = most.as_ref().map(|most| self.amount(most));
                if most.is_some() && *by != Who::You {
                    self.problems.push(format!("{bind:?}: only a pick of the user can have `most`"));
                }
                self.pick(bind, *n, from, *by, sum.as_ref(), most);
            }
            Effect::Spot(select, n) => {
                let sel = self.select(select);
                self.push(Op::Spot(sel, *n));
            }
            Effect::Damage(to, n) => self.on(to, n, Op::Damage),
            Effect::Unblockable(to, n) => self.on(to, n, Op::Unblockable),
            Effect::Distribute(who, n) => self.of(*who, n, Op::Distribute),
            Effect::Indirect(who, n) => self.of(*who, n, Op::Indirect),
            Effect::Duel(a, b) => {
                let a = self.slot(a);
                self.with(b, |b| Op::Duel(a, b));
            }
            Effect::Defeat(what) => self.at(what, Op::Defeat),
            Effect::Revive(what) => self.at(what, Op::Revive),
            Effect::Heal(to, n) => self.on(to, n, Op::Heal),
            Effect::MoveDamage { from, to, n, all } => {
                let (from, to) = (self.thing(from), self.thing(to));
                self.push(Op::MoveDamage(from, to, *n, *all));
            }
            Effect::Shield(to, n) => self.on(to, n, Op::Shield),
            Effect::SpreadShields(n) => self.push(Op::SpreadShields(*n)),
            Effect::Unshield(to, n) => self.on(to, n, Op::Unshield),
            Effect::UnshieldAll(to) => self.at(to, Op::UnshieldAll),
            Effect::MoveShield(from, to) => {
                let (from, to) = (self.thing(from), self.thing(to));
                self.push(Op::MoveShield(from, to));
            }
            Effect::Place(token, n) => self.push(Op::Place(*token, *n)),
            Effect::PlaceOn(what, token, n) => self.at(what, |what| Op::PlaceOn(what, *token, *n)),
            Effect::Gain(who, n) => self.of(*who, n, Op::Gain),
            Effect::Lose(who, n) => self.of(*who, n, Op::Lose),
            Effect::Take(n) => {
                let n = self.amount(n);
                self.push(Op::Take(n));
            }
            Effect::Spend(n) => self.push(Op::Spend(self.payer, *n)),
            Effect::Give(n) => self.push(Op::Give(*n)),
            Effect::Draw(who, n) => self.of(*who, n, Op::Draw),
            Effect::DiscardRandom(who, n) => self.of(*who, n, Op::DiscardRandom),
            Effect::DiscardHand(who, n) => self.push(Op::DiscardHand(*who, *n)),
            Effect::Discard(name) => self.with(name, Op::Discard),
            Effect::Mill { who, n, bind } => {
                let n = self.amount(n);
                let slot = bind.as_ref().map_or(Slot::default(), |bind| self.fresh(bind, 1));
                self.push(Op::Mill(*who, n, slot));
            }
            Effect::LookRandom { who, n, open, bind } => {
                let slot = self.fresh(bind, *n);
                self.push(Op::LookRandom(*who, *open, slot));
            }
            Effect::LookTop(who, n) => {
                if *n > MOST_PICKED {
                    self.problems.push(format!("looks at more than {MOST_PICKED} cards"));
                }
                self.push(Op::LookTop(*who, *n));
            }
            Effect::LookHand(who) => self.push(Op::LookHand(*who)),
            Effect::KeepBack(who) => self.push(Op::KeepBack(*who)),
            Effect::Reveal(name) => self.with(name, Op::Reveal),
            Effect::DiscardFitting(name, select) => {
                let sel = self.select(select);
                self.with(name, |slot| Op::DiscardFitting(slot, sel));
            }
            Effect::RevealTop(who, bind) => {
                let slot = self.fresh(bind, 1);
                self.push(Op::RevealTop(*who, slot));
            }
            Effect::Shuffle => self.push(Op::Shuffle),
            Effect::ToTop(what) => self.at(what, Op::ToTop),
            Effect::ToBottom(what) => self.at(what, Op::ToBottom),
            Effect::ToHand(what) => self.at(what, Op::ToHand),
            Effect::SetAside(what) => self.at(what, Op::SetAside),
            Effect::Stack(name) => self.with(name, Op::Stack),
            Effect::PlayStacked(name) => {
                self.with(name, Op::PlayStacked);
                self.with(name, Op::Discard);
            }
            Effect::DiscardFromPlay(what) => self.at(what, Op::DiscardFromPlay),
            Effect::Attach(name, to) if name == REDEPLOYED => self.with(to, Op::Redeploy),
            Effect::Attach(name, to) => {
                let slot = self.slot(name);
                self.becomes(slot, Usage::Move);
                self.with(to, |to| Op::Attach(slot, to));
            }
            Effect::Play { card, less, free, on } => {
                let less = if *free { FREE } else { *less };
                let slot = self.slot(card);
                let on = on.as_ref().map(|on| self.thing(on));
                self.becomes(slot, Usage::Play(less, on));
                self.push(Op::Play(slot, less, on));
            }
            Effect::Remove(dice) => self.dies(dice, Op::Remove),
            Effect::RemoveBy(who, dice) => self.dies(dice, |dice| Op::RemoveBy(*who, dice)),
            Effect::Turn(dice, side) => self.turn(dice, side),
            Effect::Reroll(dice) => self.dies(dice, Op::Reroll),
            Effect::RerollWith(dice) => self.dies(dice, Op::RerollWith),
            Effect::Resolve { dice, how, by } => {
                let dice = self.die_ref(dice);
                let wanted = match dice {
                    Dies::Slot(slot) | Dies::ThisAnd(slot) => self.picked_dice(slot),
                    Dies::Each(dice) => Some(dice),
                    _ => None,
                };
                let described = wanted.map_or_else(DieSel::default, |dice| self.code.dice[dice as usize].0);
                let how = self.how(how, described);
                let dice = match (dice, by) {
                    (Dies::Slot(slot) | Dies::ThisAnd(slot), Who::You) => {
                        self.becomes(slot, Usage::Resolve(how));
                        dice
                    }
                    (Dies::Each(each), Who::You) => Dies::Each(self.resolved_dice(each)),
                    _ => dice,
                };
                self.push(Op::Resolve(dice, how, *by));
            }
            Effect::ResolveSame(bind) => {
                let slot = self.fresh(bind, 1);
                self.push(Op::ResolveSame(slot));
            }
            Effect::Capture(name) => self.with(name, Op::Capture),
            Effect::Freeze(dice) => self.dies(dice, Op::Freeze),
            Effect::RollIn(dice) => {
                let dice = self.die_ref(dice);
                if let Dies::Slot(slot) = dice {
                    self.becomes(slot, Usage::Roll);
                }
                self.push(Op::RollIn(dice));
            }
            Effect::RollAside(title, n) => {
                let n = self.amount(n);
                let kinds = What::ALL.to_vec();
                let sel = self.select(&Select { kinds, titles: vec![title.clone()], ..Select::default() });
                self.push(Op::RollAside(sel, n));
            }
            Effect::Keep => self.push(Op::Keep),
            Effect::RerollThis => self.push(Op::RerollThis),
            Effect::Raise(n) => {
                let n = self.amount(n);
                self.push(Op::Raise(n));
            }
            Effect::Ready(what) => self.at(what, Op::Ready),
            Effect::Exhaust(what) => self.at(what, Op::Exhaust),
            Effect::Activate(what) => self.at(what, Op::Activate),
            Effect::MoreActions(n) => self.push(Op::MoreActions(*n)),
            Effect::NextAmbush => self.push(Op::NextAmbush),
            Effect::EndPhase => self.push(Op::EndPhase),
            Effect::GiveBattlefield(who) => self.push(Op::GiveBattlefield(*who)),
            Effect::TakeBattlefield => self.push(Op::TakeBattlefield),
            Effect::SwitchBattlefield => self.push(Op::SwitchBattlefield),
            Effect::TakeControl(what) => self.at(what, Op::TakeControl),
            Effect::BecomeSupport => self.push(Op::BecomeSupport),
            Effect::BecomeUpgrade(on) => self.at(on, Op::BecomeUpgrade),
            Effect::UseSpecial(what) => {
                let thing = self.thing(what);
                if let Thing::Slot(slot) = thing {
                    self.becomes(slot, Usage::Special);
                }
                self.push(Op::UseSpecial(thing));
            }
            Effect::Cancel => self.push(Op::Cancel),
            Effect::PassTurns(n) => self.push(Op::PassTurns(n.unwrap_or(u8::MAX))),
            Effect::UseClaim => self.push(Op::UseClaim),
            Effect::UseSpareClaim => self.push(Op::UseSpareClaim),
            Effect::Block(n) => {
                let n = self.amount(n);
                self.push(Op::Block(n));
            }
            Effect::Discount(n) => self.push(Op::Discount(*n)),
            Effect::NameColor(bind) => {
                let slot = self.fresh(bind, 1);
                self.push(Op::NameColor(slot));
            }
        }
    }

    pub(super) fn pick(&mut self, bind: &str, n: N, from: &From, by: Who, sum: Option<&Cmp>, most: Option<AmtId>) {
        let from = match from {
            From::Cards(select) => Pool::Cards(self.select(select)),
            From::Dice(dice) => Pool::Dice(self.dice(dice)),
        };
        let sum = sum.map(|cmp| self.cmp(cmp));
        if !(1..=MOST_PICKED).contains(&n.most()) {
            self.problems.push(format!("{bind:?} must take 1 to {MOST_PICKED} cards or dice"));
        }
        let slot = self.fresh(bind, n.most());
        self.code.picks.push(PickSpec { from, n, by, sum, most, slot, use_: Usage::Any });
        self.push(Op::Pick((self.code.picks.len() - 1) as u16));
    }

    /// The selection of dice that a pick of this program chooses from.
    fn picked_dice(&self, slot: Slot) -> Option<DiceId> {
        let pick = self.code.picks[self.first_pick..].iter().find(|p| p.slot == slot)?;
        if let Pool::Dice(dice) = pick.from { Some(dice) } else { None }
    }

    /// Records what a pick of this program is used for.
    pub(super) fn becomes(&mut self, slot: Slot, usage: Usage) {
        if let (Usage::Resolve(_), Some(dice)) = (usage, self.picked_dice(slot)) {
            let from = Pool::Dice(self.resolved_dice(dice));
            self.code.picks[self.first_pick..].iter_mut().filter(|p| p.slot == slot).for_each(|p| p.from = from);
        }
        if let Some(pick) = self.code.picks[self.first_pick..].iter_mut().find(|p| p.slot == slot) {
            pick.use_ = usage;
        }
    }

    pub(super) fn turn(&mut self, dice: &DiceRef, side: &Side) {
        let dice = self.die_ref(dice);
        match side {
            Side::Like(name) => {
                let like = self.slot(name);
                if let Dies::Slot(slot) = dice {
                    self.becomes(slot, Usage::TurnLike(like));
                }
                self.push(Op::TurnLike(dice, like));
            }
            Side::Any => self.push(Op::Turn(dice, u16::MAX)),
            Side::Showing(_) | Side::Worth(_) => {
                let set = match side {
                    Side::Showing(list) => symbols(list),
                    Side::Worth(value) => worth(*value),
                    Side::Any | Side::Like(_) => u16::MAX,
                };
                if let Dies::Slot(slot) = dice {
                    self.becomes(slot, Usage::Turn(set));
                }
                self.push(Op::Turn(dice, set));
            }
        }
    }
}
