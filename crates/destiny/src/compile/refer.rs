//! Compiles references of effects: names, cards, dice, amounts and conditions.

use super::{Compiler, bits, intern};
use crate::effect::{Amount, Cmp, Cond, Dice, Dies as DiceRef, How, Ref, Select, Who};
use crate::op::{
    Amt, AmtId, Check, CheckId, DiceId, DieSel, Dies, HowSpec, Op, Order, Sel, SelId, Slot, Thing, symbols,
};

impl Compiler<'_> {
    pub(super) fn at(&mut self, what: &Ref, op: impl FnOnce(Thing) -> Op) {
        let thing = self.thing(what);
        self.push(op(thing));
    }

    pub(super) fn on(&mut self, what: &Ref, n: &Amount, op: impl FnOnce(Thing, AmtId) -> Op) {
        let (thing, n) = (self.thing(what), self.amount(n));
        self.push(op(thing, n));
    }

    pub(super) fn of(&mut self, who: Who, n: &Amount, op: impl FnOnce(Who, AmtId) -> Op) {
        let n = self.amount(n);
        self.push(op(who, n));
    }

    pub(super) fn with(&mut self, name: &str, op: impl FnOnce(Slot) -> Op) {
        let slot = self.slot(name);
        self.push(op(slot));
    }

    pub(super) fn dies(&mut self, dice: &DiceRef, op: impl FnOnce(Dies) -> Op) {
        let dice = self.die_ref(dice);
        self.push(op(dice));
    }

    pub(super) fn fresh(&mut self, name: &str, n: u8) -> Slot {
        self.names.bind(name);
        let slot = Slot { at: self.top, n };
        self.top = self.top.saturating_add(1);
        self.slots.insert(name.to_owned(), slot);
        slot
    }

    pub(super) fn slot(&mut self, name: &str) -> Slot {
        self.names.uses(name);
        self.slots.get(name).copied().unwrap_or_default()
    }

    pub(super) fn thing(&mut self, what: &Ref) -> Thing {
        match what {
            Ref::This => Thing::This,
            Ref::Host => Thing::Host,
            Ref::Subject => Thing::Subject,
            Ref::Picked(name) => Thing::Slot(self.slot(name)),
            Ref::BearerOf(name) => Thing::Bearer(self.slot(name)),
            Ref::HostOf(name) => Thing::HostOf(self.slot(name)),
            Ref::LastHit => Thing::LastHit,
            Ref::Each(select) => Thing::Each(self.select(select)),
        }
    }

    pub(super) fn die_ref(&mut self, dice: &DiceRef) -> Dies {
        match dice {
            DiceRef::This => Dies::This,
            DiceRef::Subject => Dies::Subject,
            DiceRef::Picked(name) => Dies::Slot(self.slot(name)),
            DiceRef::Both(a, b) => {
                let a = self.slot(a);
                Dies::Both(a, self.slot(b))
            }
            DiceRef::ThisAnd(name) => Dies::ThisAnd(self.slot(name)),
            DiceRef::Each(dice) => Dies::Each(self.dice(dice)),
        }
    }

    pub(super) fn but(&mut self, names: &[String]) -> [Slot; 2] {
        if names.len() > 2 {
            self.problems.push("more than two exceptions".to_owned());
        }
        let mut but = [Slot::default(); 2];
        for (slot, name) in but.iter_mut().zip(names) {
            *slot = self.slot(name);
        }
        but
    }

    pub(super) fn cmp(&mut self, cmp: &Cmp) -> (Order, AmtId) {
        let (order, n) = match cmp {
            Cmp::AtLeast(n) => (Order::AtLeast, n),
            Cmp::AtMost(n) => (Order::AtMost, n),
            Cmp::Is(n) => (Order::Is, n),
            Cmp::Below(n) => (Order::Below, n),
        };
        (order, self.amount(n))
    }

    pub(super) fn select(&mut self, select: &Select) -> SelId {
        let sel = Sel {
            zone: select.zone,
            of: select.of,
            ready: select.ready,
            exhausted: select.exhausted,
            damaged: select.damaged,
            shielded: select.shielded,
            unshielded: select.unshielded,
            shieldable: select.shieldable,
            unmodified: select.unmodified,
            subtypes: bits(&select.subtypes),
            without: bits(&select.without),
            cheapest: select.cheapest,
            remaining: select.remaining,
            cost: select.cost.as_ref().map(|cmp| self.cmp(cmp)),
            on: select.on.as_ref().map(|on| self.thing(on)),
            bears: select.bears.as_ref().map(|load| self.select(load)),
            beside: select.beside.as_ref().map(|beside| self.thing(beside)),
            not: select.not.as_ref().map(|not| self.thing(not)),
            other: select.other,
            but: self.but(&select.but),
        };
        intern(&mut self.code.sels, (sel, Select { but: Vec::new(), ..select.clone() }))
    }

    pub(super) fn dice(&mut self, dice: &Dice) -> DiceId {
        let sel = DieSel {
            zone: dice.zone,
            of: dice.of,
            showing: symbols(&dice.showing),
            counts: 0,
            hiding: symbols(&dice.hiding),
            like: dice.like.as_ref().map(|name| self.slot(name)),
            value: dice.value.as_ref().map(|cmp| self.cmp(cmp)),
            plus: dice.plus,
            costly: dice.costly,
            from: dice.from.as_ref().map(|from| self.thing(from)),
            subtypes: bits(&dice.subtypes),
            fresh: dice.fresh,
            among: dice.among.as_ref().map(|name| self.slot(name)),
            same: dice.same,
            other: dice.other,
            but: self.but(&dice.but),
        };
        intern(&mut self.code.dice, (sel, Dice { but: Vec::new(), ..dice.clone() }))
    }

    pub(super) fn amount(&mut self, amount: &Amount) -> AmtId {
        let amt = match amount {
            Amount::N(n) => Amt::N(*n),
            Amount::Value(name) => Amt::Value(self.slot(name)),
            Amount::Cost(name) => Amt::Cost(self.slot(name)),
            Amount::Picked(name) => Amt::Picked(self.slot(name)),
            Amount::Resolved(name) => Amt::Number(self.slot(name)),
            Amount::Among(name, select) => {
                let slot = self.slot(name);
                Amt::Among(slot, self.select(select))
            }
            Amount::SameSubtype => Amt::SameSubtype,
            Amount::Cards(select) => Amt::Cards(self.select(select)),
            Amount::Dice(dice) => Amt::Dice(self.dice(dice)),
            Amount::Hand(who) => Amt::Hand(*who),
            Amount::Resources(who) => Amt::Resources(*who),
            Amount::Half(of) => Amt::Half(self.amount(of)),
            Amount::AtMost(of, most) => Amt::AtMost(self.amount(of), *most),
            Amount::Times(n, of) => Amt::Times(*n, self.amount(of)),
            Amount::On(token, what) => Amt::On(*token, self.thing(what)),
            Amount::Trigger => Amt::Trigger,
            Amount::Instead(usual, cond, other) => {
                let (usual, check, other) = (self.amount(usual), self.check(cond), self.amount(other));
                Amt::Instead(usual, check, other)
            }
        };
        intern(&mut self.code.amounts, amt)
    }

    pub(super) fn check(&mut self, cond: &Cond) -> CheckId {
        let check = match cond {
            Cond::Spot(select, n) => Check::Spot(self.select(select), *n),
            Cond::HasDice(dice, n) => Check::HasDice(self.dice(dice), *n),
            Cond::Shows(name, list) => Check::Shows(self.slot(name), symbols(list)),
            Cond::Worth(name, cmp) => {
                let slot = self.slot(name);
                let (order, n) = self.cmp(cmp);
                Check::Worth(slot, order, n)
            }
            Cond::Fits(what, select) => {
                let thing = self.thing(what);
                Check::Fits(thing, self.select(select))
            }
            Cond::Battlefield => Check::Battlefield,
            Cond::FirstRound => Check::FirstRound,
            Cond::MoreReady => Check::MoreReady,
            Cond::MoreDice => Check::MoreDice,
            Cond::AllHurt => Check::AllHurt,
            Cond::Lost(select) => Check::Lost(self.select(select)),
            Cond::OfColor(card, color) => {
                let card = self.slot(card);
                Check::OfColor(card, self.slot(color))
            }
            Cond::Points(what, n) => Check::Points(self.thing(what), *n),
            Cond::Number(n, cmp) => {
                let n = self.amount(n);
                let (order, other) = self.cmp(cmp);
                Check::Number(n, order, other)
            }
            Cond::Odd(name) => Check::Odd(self.slot(name)),
            Cond::Any(conds) => {
                let mut checks = conds.iter().map(|cond| self.check(cond)).collect::<Vec<_>>().into_iter();
                let Some(first) = checks.next() else {
                    self.problems.push("`Any` without conditions".to_owned());
                    return 0;
                };
                return checks.fold(first, |a, b| intern(&mut self.code.checks, Check::Or(a, b)));
            }
            Cond::Not(cond) => Check::Not(self.check(cond)),
        };
        intern(&mut self.code.checks, check)
    }

    /// The same selection for dice that are picked to be resolved. They are matched by the symbols they count as.
    pub(super) fn resolved_dice(&mut self, dice: DiceId) -> DiceId {
        let (sel, printed) = self.code.dice[dice as usize].clone();
        intern(&mut self.code.dice, (DieSel { showing: 0, counts: sel.showing, ..sel }, printed))
    }

    /// The spec for resolving dice of this selection: as one of its symbols, and all as the same if it says so.
    pub(super) fn how(&mut self, how: &How, dice: DieSel) -> u16 {
        let spec = HowSpec {
            plus: how.plus.as_ref().map(|n| self.amount(n)),
            symbol: how.symbol,
            only: dice.showing,
            same: dice.same,
            other_symbol: how.other_symbol,
            each: how.each,
            unmodified: how.unmodified,
            free: how.free,
            keep: how.keep,
            unblockable: how.unblockable,
            may: how.may,
        };
        intern(&mut self.code.hows, spec)
    }
}
