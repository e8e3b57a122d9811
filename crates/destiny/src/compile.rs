//! Effect trees to ops, and every check a program must pass.

use std::collections::BTreeMap;

use cards::N;
use cards::check::Bindings;

use crate::ability::{Ability, Static, Trigger, Which};
use crate::card::{CardDef, Keyword, Subtype, Symbol, What};
use crate::effect::{Amount, Cmp, Cond, Dice, Dies as DiceRef, Effect, From, How, Ref, Select, Side, Who, Whose};
use crate::moment::When;
use crate::op::{
    Amt, AmtId, Check, CheckId, DiceId, DieSel, Dies, HEADER, HowSpec, Listen, Op, Order, PickSpec, Pointer, Pool, Sel,
    SelId, Skill, SkillKind, Slot, Thing, Usage, symbols, worth,
};

/// Most values one program may hold.
pub const MOST_VALUES: u8 = 32;
/// Most things one pick may take.
pub const MOST_PICKED: u8 = 16;
/// A card that costs nothing.
pub const FREE: u8 = u8::MAX;

/// All compiled programs of a database.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The ops of all programs, one after the other.
    pub ops: Vec<Op>,
    /// The specs of all picks.
    pub picks: Vec<PickSpec>,
    /// All selections of cards, with their descriptions.
    pub sels: Vec<(Sel, Select)>,
    /// All selections of dice, with their descriptions.
    pub dice: Vec<(DieSel, Dice)>,
    /// All numbers.
    pub amounts: Vec<Amt>,
    /// All conditions.
    pub checks: Vec<Check>,
    /// All ways to resolve dice.
    pub hows: Vec<HowSpec>,
}

/// The place of an entry in a list, added if it is new.
fn intern<T: PartialEq>(list: &mut Vec<T>, entry: T) -> u16 {
    let at = list.iter().position(|known| *known == entry).unwrap_or_else(|| {
        list.push(entry);
        list.len() - 1
    });
    at as u16
}

impl Code {
    /// Compiles the abilities of a card that are used.
    pub fn skills(&mut self, card: &CardDef) -> Result<Vec<Skill>, Vec<String>> {
        let mut skills = Vec::new();
        let mut problems = Vec::new();
        for ability in abilities_of(card) {
            let (kind, trigger, does) = match &ability {
                Ability::Always(_) => continue,
                Ability::Event(does) => (SkillKind::Event, None, does),
                Ability::Special(does) => (SkillKind::Special, None, does),
                Ability::Action(does) => (SkillKind::Action, None, does),
                Ability::PowerAction(does) => (SkillKind::Power, None, does),
                Ability::Claim(does) => (SkillKind::Claim, None, does),
                Ability::Before(on, does) => (SkillKind::Before, Some(on), does),
                Ability::After(on, does) => (SkillKind::After, Some(on), does),
            };
            let guardian = guards(card).contains(&ability);
            match self.skill(kind, trigger, does) {
                Ok(skill) => skills.push(Skill { guardian, ..skill }),
                Err(wrong) => problems.extend(wrong),
            }
        }
        if problems.is_empty() { Ok(skills) } else { Err(problems) }
    }

    fn skill(&mut self, kind: SkillKind, trigger: Option<&Trigger>, does: &[Effect]) -> Result<Skill, Vec<String>> {
        let listen = self.listen(kind, trigger);
        let mut compiler = Compiler::new(self);
        let pc = compiler.code.ops.len() as u16;
        if does.is_empty() {
            compiler.problems.push("an ability does nothing".to_owned());
        }
        compiler.list(does);
        compiler.push(Op::End);
        let slots = compiler.top;
        compiler.finish()?;
        Ok(Skill { kind, listen, pc, slots, guardian: false })
    }

    /// Compiles a selection outside programs.
    pub fn select(&mut self, select: &Select) -> SelId {
        Compiler::new(self).select(select)
    }

    /// Compiles a selection of dice outside programs.
    pub fn dice(&mut self, dice: &Dice) -> DiceId {
        Compiler::new(self).dice(dice)
    }

    /// Compiles a number outside programs.
    pub fn amount(&mut self, amount: &Amount) -> AmtId {
        Compiler::new(self).amount(amount)
    }

    /// Compiles a condition outside programs.
    pub fn check(&mut self, cond: &Cond) -> CheckId {
        Compiler::new(self).check(cond)
    }

    fn listen(&mut self, kind: SkillKind, trigger: Option<&Trigger>) -> Listen {
        let mut listen = Listen {
            when: When::Never,
            by: Whose::Anyones,
            which: Pointer::None,
            on: Pointer::None,
            dice: None,
            showing: 0,
            least: 0,
            strict: false,
        };
        let Some(trigger) = trigger else { return listen };
        match trigger {
            Trigger::Setup => listen.when = When::Setup,
            Trigger::Activates(by, which) => {
                (listen.when, listen.by, listen.which) = (When::Activates, *by, self.which(which));
            }
            Trigger::Plays(by, which) => (listen.when, listen.by, listen.which) = (When::Plays, *by, self.which(which)),
            Trigger::PlaysOn(select, on) => {
                (listen.when, listen.by) = (When::Plays, Whose::Yours);
                (listen.which, listen.on) = (Pointer::A(self.select(select)), self.which(on));
            }
            Trigger::PlaysThisOn(on) => {
                (listen.when, listen.by) = (When::Plays, Whose::Yours);
                (listen.which, listen.on) = (Pointer::This, self.which(on));
            }
            Trigger::RollsThis { into_pool } => {
                // A die is rolled into the pool of its own player; whoever rerolls it, it is rolled (SWD-CLAR-EX21).
                (listen.when, listen.strict) = (When::RollsThis, *into_pool);
            }
            Trigger::Rolls(dice, showing) => {
                // Whoever rolls it: the description says whose die it is.
                listen.when = When::Rolls;
                (listen.dice, listen.showing) = (Some(self.dice(dice)), symbols(showing));
            }
            Trigger::Resolves { showing, costly } => {
                (listen.when, listen.by) = (When::Resolves, Whose::Yours);
                (listen.showing, listen.strict) = (symbols(showing), *costly);
            }
            Trigger::Dealt { who, least, of } => {
                (listen.when, listen.which) = (When::Dealt, self.which(who));
                (listen.least, listen.showing) = (*least, symbols(of));
            }
            Trigger::Takes(who) => (listen.when, listen.which) = (When::Takes, self.which(who)),
            Trigger::Defeated(who) => (listen.when, listen.which) = (When::Defeated, self.which(who)),
            Trigger::Claims(by) => (listen.when, listen.by) = (When::Claims, *by),
            Trigger::DiscardsToReroll(by) => (listen.when, listen.by) = (When::DiscardsToReroll, *by),
            Trigger::RemovesDice => (listen.when, listen.by) = (When::RemovesDice, Whose::Yours),
            Trigger::EventHappens(by) => (listen.when, listen.by) = (When::EventHappens, *by),
            Trigger::PhaseEnds => listen.when = When::PhaseEnds,
        }
        if kind == SkillKind::Before && listen.when == When::Plays {
            listen.when = When::Playing;
        }
        // Damage that was blocked has been dealt all the same (SWD-TERM-31).
        if kind == SkillKind::After && listen.when == When::Dealt {
            listen.least = 0;
        }
        listen
    }

    fn which(&mut self, which: &Which) -> Pointer {
        match which {
            Which::This => Pointer::This,
            Which::Host => Pointer::Host,
            Which::A(select) => Pointer::A(self.select(select)),
        }
    }
}

/// What a card does: its abilities, and those its keywords abbreviate.
pub fn abilities_of(card: &CardDef) -> Vec<Ability> {
    let mut all = card.abilities.clone();
    all.extend(guards(card));
    let redeploys = card.abilities.iter().any(|a| matches!(a, Ability::Always(Static::RedeployOn(_))));
    if redeploys || card.keywords.contains(&Keyword::Redeploy) {
        all.push(redeploy());
    }
    all
}

/// Guardian as the card has or gives it.
fn guards(card: &CardDef) -> Vec<Ability> {
    let own = card.keywords.contains(&Keyword::Guardian).then(|| guardian(Ref::This, Which::This));
    let given = card.abilities.iter().filter_map(|ability| match ability {
        Ability::Always(Static::HostGuardian) => Some(guardian(Ref::Host, Which::Host)),
        Ability::Always(Static::Guardians(who)) => Some(guardian(Ref::Subject, Which::A(Box::new(who.clone())))),
        _ => None,
    });
    own.into_iter().chain(given).collect()
}

/// Guardian (SWD-GRD-01), on the card itself, on the one it is attached to, or on any that is activated.
fn guardian(whom: Ref, which: Which) -> Ability {
    let from = Dice { of: Whose::Enemys, showing: Symbol::DAMAGE.to_vec(), ..Dice::default() };
    let die = || "guarded".to_owned();
    Ability::Before(
        Trigger::Activates(Whose::Yours, which),
        vec![Effect::May(vec![
            Effect::Pick { bind: die(), n: N::Exactly(1), from: From::Dice(from), by: Who::You, sum: None, most: None },
            Effect::To(vec![Effect::Remove(DiceRef::Picked(die()))], vec![Effect::Damage(whom, Amount::Value(die()))]),
        ])],
    )
}

/// Redeploy (SWD-RDP-01). Where it goes is a verb of its own, for nothing else moves a card that is on its way out.
fn redeploy() -> Ability {
    let from = Select { of: Whose::Yours, beside: Some(Box::new(Ref::Host)), ..Select::default() };
    let to = || "next".to_owned();
    Ability::Before(
        Trigger::Defeated(Which::Host),
        vec![Effect::May(vec![
            Effect::Pick { bind: to(), n: N::Exactly(1), from: From::Cards(from), by: Who::You, sum: None, most: None },
            Effect::Attach(REDEPLOYED.to_owned(), to()),
        ])],
    )
}

/// The name under which an upgrade moves itself.
const REDEPLOYED: &str = "this";

struct Compiler<'a> {
    code: &'a mut Code,
    names: Bindings,
    slots: BTreeMap<String, Slot>,
    first_pick: usize,
    top: u8,
    /// Who spends what is spent.
    payer: Who,
    problems: Vec<String>,
}

impl<'a> Compiler<'a> {
    fn new(code: &'a mut Code) -> Self {
        let first_pick = code.picks.len();
        Self {
            code,
            names: Bindings::default(),
            slots: BTreeMap::new(),
            first_pick,
            top: HEADER,
            payer: Who::You,
            problems: Vec::new(),
        }
    }

    fn finish(mut self) -> Result<(), Vec<String>> {
        if self.top > MOST_VALUES {
            self.problems.push(format!("names more than {MOST_VALUES} things in one ability"));
        }
        self.problems.extend(self.names.finish());
        if self.problems.is_empty() { Ok(()) } else { Err(self.problems) }
    }

    fn push(&mut self, op: Op) {
        if self.needs_foe(op) {
            self.code.ops.push(Op::Foe);
        }
        self.code.ops.push(op);
    }

    fn list(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    /// A hole for a jump behind what follows.
    fn hole(&mut self) -> usize {
        self.code.ops.push(Op::Jump(0));
        self.code.ops.len() - 1
    }

    fn fill(&mut self, hole: usize) {
        self.code.ops[hole] = Op::Jump(self.code.ops.len() as u16);
    }

    fn skipped(&mut self, list: &[Effect]) {
        let hole = self.hole();
        self.list(list);
        self.fill(hole);
    }

    fn branches(&mut self, who: Who, branches: &[Vec<Effect>]) {
        if !(2..=6).contains(&branches.len()) {
            self.problems.push("a choice needs 2 to 6 branches".to_owned());
        }
        self.push(Op::Choose(who, branches.len() as u8));
        let jumps: Vec<_> = branches.iter().map(|_| self.hole()).collect();
        let mut ends = Vec::new();
        for (jump, branch) in jumps.into_iter().zip(branches) {
            self.fill(jump);
            self.list(branch);
            ends.push(self.hole());
        }
        for end in ends {
            self.fill(end);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one line per verb reads as a table")]
    fn effect(&mut self, effect: &Effect) {
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
                // One after the other is asked, each as the opponent of the program.
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
                    self.problems.push(format!("{bind:?}: others are not told how many"));
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
                self.becomes(slot, Usage::Play(less, *on == Some(Ref::This)));
                let on = on.as_ref().map(|on| self.thing(on));
                self.push(Op::Play(slot, less, on));
            }
            Effect::Remove(dice) => self.dies(dice, Op::Remove),
            Effect::RemoveBy(who, dice) => self.dies(dice, |dice| Op::RemoveBy(*who, dice)),
            Effect::Turn(dice, side) => self.turn(dice, side),
            Effect::Reroll(dice) => self.dies(dice, Op::Reroll),
            Effect::RerollWith(dice) => self.dies(dice, Op::RerollWith),
            Effect::Resolve { dice, how, by } => {
                let how = self.how(how);
                let dice = self.die_ref(dice);
                if let (Dies::Slot(slot) | Dies::ThisAnd(slot), Who::You) = (dice, by) {
                    self.becomes(slot, Usage::Resolve(how));
                }
                self.push(Op::Resolve(dice, how, *by));
            }
            Effect::ResolveSame(bind) => {
                let slot = self.fresh(bind, 1);
                self.push(Op::ResolveSame(slot));
            }
            Effect::Capture(name) => self.with(name, Op::Capture),
            Effect::Freeze(dice) => self.dies(dice, Op::Freeze),
            Effect::RollIn(dice) => self.dies(dice, Op::RollIn),
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

    fn pick(&mut self, bind: &str, n: N, from: &From, by: Who, sum: Option<&Cmp>, most: Option<AmtId>) {
        let from = match from {
            From::Cards(select) => Pool::Cards(self.select(select)),
            From::Dice(dice) => Pool::Dice(self.dice(dice)),
        };
        let sum = sum.map(|cmp| self.cmp(cmp));
        if !(1..=MOST_PICKED).contains(&n.most()) {
            self.problems.push(format!("{bind:?} must take 1 to {MOST_PICKED} things"));
        }
        let slot = self.fresh(bind, n.most());
        self.code.picks.push(PickSpec { from, n, by, sum, most, slot, use_: Usage::Any });
        self.push(Op::Pick((self.code.picks.len() - 1) as u16));
    }

    /// Says what becomes of a pick of this program.
    fn becomes(&mut self, slot: Slot, usage: Usage) {
        if let Some(pick) = self.code.picks[self.first_pick..].iter_mut().find(|p| p.slot == slot) {
            pick.use_ = usage;
        }
    }

    fn turn(&mut self, dice: &DiceRef, side: &Side) {
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

    fn at(&mut self, what: &Ref, op: impl FnOnce(Thing) -> Op) {
        let thing = self.thing(what);
        self.push(op(thing));
    }

    fn on(&mut self, what: &Ref, n: &Amount, op: impl FnOnce(Thing, AmtId) -> Op) {
        let (thing, n) = (self.thing(what), self.amount(n));
        self.push(op(thing, n));
    }

    fn of(&mut self, who: Who, n: &Amount, op: impl FnOnce(Who, AmtId) -> Op) {
        let n = self.amount(n);
        self.push(op(who, n));
    }

    fn with(&mut self, name: &str, op: impl FnOnce(Slot) -> Op) {
        let slot = self.slot(name);
        self.push(op(slot));
    }

    fn dies(&mut self, dice: &DiceRef, op: impl FnOnce(Dies) -> Op) {
        let dice = self.die_ref(dice);
        self.push(op(dice));
    }

    fn fresh(&mut self, name: &str, n: u8) -> Slot {
        self.names.bind(name);
        let slot = Slot { at: self.top, n };
        self.top = self.top.saturating_add(n);
        self.slots.insert(name.to_owned(), slot);
        slot
    }

    fn slot(&mut self, name: &str) -> Slot {
        self.names.uses(name);
        self.slots.get(name).copied().unwrap_or_default()
    }

    fn thing(&mut self, what: &Ref) -> Thing {
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

    fn die_ref(&mut self, dice: &DiceRef) -> Dies {
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

    fn but(&mut self, names: &[String]) -> [Slot; 2] {
        if names.len() > 2 {
            self.problems.push("more than two exceptions".to_owned());
        }
        let mut but = [Slot::default(); 2];
        for (slot, name) in but.iter_mut().zip(names) {
            *slot = self.slot(name);
        }
        but
    }

    fn cmp(&mut self, cmp: &Cmp) -> (Order, AmtId) {
        let (order, n) = match cmp {
            Cmp::AtLeast(n) => (Order::AtLeast, n),
            Cmp::AtMost(n) => (Order::AtMost, n),
            Cmp::Is(n) => (Order::Is, n),
            Cmp::Below(n) => (Order::Below, n),
        };
        (order, self.amount(n))
    }

    fn select(&mut self, select: &Select) -> SelId {
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

    fn dice(&mut self, dice: &Dice) -> DiceId {
        let sel = DieSel {
            zone: dice.zone,
            of: dice.of,
            showing: symbols(&dice.showing),
            counts: symbols(&dice.counts),
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

    fn amount(&mut self, amount: &Amount) -> AmtId {
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

    fn check(&mut self, cond: &Cond) -> CheckId {
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
                    self.problems.push("a choice of no conditions".to_owned());
                    return 0;
                };
                return checks.fold(first, |a, b| intern(&mut self.code.checks, Check::Or(a, b)));
            }
            Cond::Not(cond) => Check::Not(self.check(cond)),
        };
        intern(&mut self.code.checks, check)
    }

    fn how(&mut self, how: &How) -> u16 {
        let spec = HowSpec {
            plus: how.plus.as_ref().map(|n| self.amount(n)),
            symbol: how.symbol,
            only: symbols(&how.only),
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

/// Subtypes as a set of bits.
pub(crate) fn bits(subtypes: &[Subtype]) -> u64 {
    subtypes.iter().fold(0, |set, s| set | 1 << *s as u64)
}

/// Which parts of a program speak of an opponent of choice.
impl Compiler<'_> {
    fn needs_foe(&self, op: Op) -> bool {
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

    fn dies_foe(&self, dice: Dies) -> bool {
        matches!(dice, Dies::Each(dice) if self.dice_foe(dice))
    }

    fn thing_foe(&self, thing: Thing) -> bool {
        matches!(thing, Thing::Each(sel) if self.select_foe(sel))
    }

    fn select_foe(&self, sel: SelId) -> bool {
        let (sel, _) = &self.code.sels[sel as usize];
        sel.of == Whose::Foes || sel.cost.is_some_and(|(_, n)| self.amount_foe(n))
    }

    fn dice_foe(&self, dice: DiceId) -> bool {
        let (dice, _) = &self.code.dice[dice as usize];
        dice.of == Whose::Foes || dice.value.is_some_and(|(_, n)| self.amount_foe(n))
    }

    fn amount_foe(&self, amount: AmtId) -> bool {
        match self.code.amounts[amount as usize] {
            Amt::Cards(sel) => self.select_foe(sel),
            Amt::Dice(dice) => self.dice_foe(dice),
            Amt::Hand(who) | Amt::Resources(who) => is_foe(who),
            Amt::Half(of) | Amt::AtMost(of, _) | Amt::Times(_, of) => self.amount_foe(of),
            Amt::Instead(a, check, b) => self.amount_foe(a) || self.check_foe(check) || self.amount_foe(b),
            _ => false,
        }
    }

    fn check_foe(&self, check: CheckId) -> bool {
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
