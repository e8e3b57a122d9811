//! Compiles effect trees to ops and validates the programs.

mod effect;
mod foe;
mod refer;

use std::collections::BTreeMap;

use cards::N;
use cards::check::Bindings;

use crate::ability::{Ability, Static, Trigger, Which};
use crate::card::{CardDef, Keyword, Subtype, Symbol};
use crate::effect::{Amount, Cond, Dice, Dies as DiceRef, Effect, From, Ref, Select, Who, Whose};
use crate::moment::When;
use crate::op::{
    Amt, AmtId, Check, CheckId, DiceId, DieSel, HEADER, HowSpec, Listen, Op, PickSpec, Pointer, Sel, SelId, Skill,
    SkillKind, Slot, symbols,
};

/// The most values that one program may hold.
pub const MOST_VALUES: u8 = 12;
/// The most cards or dice that one pick may take.
pub const MOST_PICKED: u8 = 16;
/// The discount of a card that is played for free.
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
    /// All amounts.
    pub amounts: Vec<Amt>,
    /// All conditions.
    pub checks: Vec<Check>,
    /// All specs for resolving dice.
    pub hows: Vec<HowSpec>,
}

/// The index of an entry in a list. Adds the entry if it is new.
fn intern<T: PartialEq>(list: &mut Vec<T>, entry: T) -> u16 {
    let at = list.iter().position(|known| *known == entry).unwrap_or_else(|| {
        list.push(entry);
        list.len() - 1
    });
    at as u16
}

impl Code {
    /// Compiles all abilities of a card that run programs.
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

    /// Compiles an amount outside programs.
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
                // Only its own player rolls a die into the pool, but any player may reroll it (SWD-CLAR-EX21).
                (listen.when, listen.strict) = (When::RollsThis, *into_pool);
            }
            Trigger::Rolls(dice, showing) => {
                // It does not matter who rolls the die; the selection says whose die it is.
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
        // Damage counts as dealt even if it was blocked (SWD-TERM-31).
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

/// All abilities of a card, including those that its keywords stand for.
pub fn abilities_of(card: &CardDef) -> Vec<Ability> {
    let mut all = card.abilities.clone();
    all.extend(guards(card));
    let redeploys = card.abilities.iter().any(|a| matches!(a, Ability::Always(Static::RedeployOn(_))));
    if redeploys || card.keywords.contains(&Keyword::Redeploy) {
        all.push(redeploy());
    }
    all
}

/// The Guardian abilities that the card has or gives.
fn guards(card: &CardDef) -> Vec<Ability> {
    let own = card.keywords.contains(&Keyword::Guardian).then(|| guardian(Ref::This, Which::This));
    let given = card.abilities.iter().filter_map(|ability| match ability {
        Ability::Always(Static::HostGuardian) => Some(guardian(Ref::Host, Which::Host)),
        Ability::Always(Static::Guardians(who)) => Some(guardian(Ref::Subject, Which::A(Box::new(who.clone())))),
        _ => None,
    });
    own.into_iter().chain(given).collect()
}

/// Guardian (SWD-GRD-01) of the card itself, of its host, or of any character that is activated.
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

/// Redeploy (SWD-RDP-01). The move has its own op, because no other effect moves a card that is about to leave play.
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

/// The name of the upgrade itself in `Effect::Attach` when it redeploys.
const REDEPLOYED: &str = "this";

struct Compiler<'a> {
    code: &'a mut Code,
    names: Bindings,
    slots: BTreeMap<String, Slot>,
    first_pick: usize,
    top: u8,
    /// The player who pays costs.
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
            self.problems.push(format!("one ability binds more than {MOST_VALUES} values"));
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

    /// Adds a jump whose target is set later, and returns its index.
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
}

/// A set of subtypes, one bit each.
pub(crate) fn bits(subtypes: &[Subtype]) -> u64 {
    subtypes.iter().fold(0, |set, s| set | 1 << *s as u64)
}
