//! Compiles effect trees to operations and checks the programs.

use std::collections::{BTreeMap, BTreeSet};

use cards::N;
use cards::check::Bindings;

use crate::effect::{Cond, Effect, Select, Zone};
use crate::op::{Op, PickSpec, Slot, Source};
use crate::verb::Verb;

/// The maximum number of values that a program may hold.
pub const MOST_VALUES: usize = 8;
/// The maximum number of branches of a choice.
const MOST_BRANCHES: usize = 8;

/// All compiled programs of a database.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The ops of all programs, one after the other.
    pub ops: Vec<Op>,
    /// The specs of all picks.
    pub picks: Vec<PickSpec>,
}

impl Code {
    /// Compiles a program and returns its start, or everything that is wrong with it.
    pub fn add(&mut self, program: &[Effect]) -> Result<u16, Vec<String>> {
        let mut compiler = Compiler {
            code: self,
            names: Bindings::default(),
            slots: BTreeMap::new(),
            acted: BTreeMap::new(),
            counted: BTreeSet::new(),
            waiting: None,
            late: BTreeSet::new(),
            top: 0,
            label: 0,
            problems: Vec::new(),
        };
        let start = compiler.code.ops.len() as u16;
        compiler.list(program, true);
        compiler.code.ops.push(Op::End);
        let mut problems = compiler.problems;
        if compiler.top as usize > MOST_VALUES {
            problems.push(format!("an ability may pick at most {MOST_VALUES} cards"));
        }
        // Its options would promise to scrap cards, but the program never does.
        let idle = compiler.counted.iter().filter(|name| !compiler.acted.contains_key(*name));
        problems.extend(idle.map(|name| format!("{name:?} is counted, but no verb acts on it")));
        problems.extend(compiler.names.finish());
        if problems.is_empty() { Ok(start) } else { Err(problems) }
    }
}

struct Compiler<'a> {
    code: &'a mut Code,
    names: Bindings,
    /// Spec index of each bound name.
    slots: BTreeMap<String, u8>,
    /// The verb that acted on each name.
    acted: BTreeMap<String, Verb>,
    /// Bound names whose cards are counted.
    counted: BTreeSet<String>,
    /// The name bound last, until a verb acts on it.
    waiting: Option<String>,
    /// Bound names with another effect between the pick and the verb that acts on it.
    late: BTreeSet<String>,
    top: u8,
    /// The last jump target.
    label: usize,
    problems: Vec<String>,
}

impl Compiler<'_> {
    fn list(&mut self, program: &[Effect], tail: bool) {
        if program.is_empty() {
            self.problems.push("an ability or branch does nothing".to_owned());
        }
        for (i, effect) in program.iter().enumerate() {
            self.effect(effect, tail && i + 1 == program.len());
        }
    }

    fn effect(&mut self, effect: &Effect, last: bool) {
        if !matches!(effect, Effect::Pick { .. }) && acts_on(effect).is_none() {
            self.late.extend(self.waiting.take());
        }
        match effect {
            Effect::Trade(n) => self.gain(*n, 0, 0),
            Effect::Combat(n) => self.gain(0, *n, 0),
            Effect::Authority(n) => self.gain(0, 0, *n),
            Effect::Draw(n) => {
                self.at_least_one(*n);
                self.push(Op::Draw(*n));
            }
            Effect::DrawEach(name) => {
                let slot = self.slot(name);
                if self.slots.contains_key(name) {
                    self.counted.insert(name.clone());
                }
                self.push(Op::DrawEach(slot));
            }
            Effect::DrawPerPlayed(faction) => self.push(Op::DrawPerPlayed(*faction)),
            Effect::OpponentDiscards(n) => {
                self.at_least_one(*n);
                self.push(Op::OpponentDiscards(*n));
            }
            Effect::Scrap(name) => {
                let slot = self.act(name, Verb::PickScrap);
                self.push(Op::Scrap(slot));
            }
            Effect::Discard(name) => {
                let slot = self.act(name, Verb::PickDiscard);
                self.push(Op::Discard(slot));
            }
            Effect::Destroy(name) => {
                let slot = self.act(name, Verb::PickDestroy);
                self.push(Op::Destroy(slot));
            }
            Effect::AcquireOnTop(name) => {
                let slot = self.act(name, Verb::PickAcquire);
                self.push(Op::Acquire(slot));
            }
            Effect::CopyShip(name) => {
                let slot = self.act(name, Verb::PickCopy);
                if !last {
                    self.problems.push("nothing can follow CopyShip".to_owned());
                }
                self.push(Op::Copy(slot));
            }
            Effect::NextShipOnTop => self.push(Op::NextShipOnTop),
            Effect::Pick { bind, n, from } => self.pick(bind, *n, from),
            Effect::May(list) => {
                self.push(Op::May);
                self.skipped_by_jump(list);
            }
            Effect::If(Cond::BasesInPlay(n), list) => {
                self.at_least_one(*n);
                self.push(Op::IfBases(*n));
                self.skipped_by_jump(list);
            }
            Effect::OneOf(branches) => self.branches(branches),
        }
    }

    /// Writes a jump over `list` for the op just written, then `list`.
    fn skipped_by_jump(&mut self, list: &[Effect]) {
        let hole = self.hole();
        self.list(list, false);
        self.fill(hole);
    }

    fn branches(&mut self, branches: &[Vec<Effect>]) {
        if !(2..=MOST_BRANCHES).contains(&branches.len()) {
            self.problems.push(format!("OneOf must have 2 to {MOST_BRANCHES} branches"));
        }
        self.push(Op::Choose(branches.len() as u8));
        let entries: Vec<usize> = branches.iter().map(|_| self.hole()).collect();
        let mut exits = Vec::new();
        for (branch, entry) in branches.iter().zip(entries) {
            self.fill(entry);
            self.list(branch, false);
            exits.push(self.hole());
        }
        for exit in exits {
            self.fill(exit);
        }
    }

    fn pick(&mut self, bind: &str, n: N, from: &Select) {
        if self.slots.keys().any(|earlier| !self.acted.contains_key(earlier)) {
            self.problems.push(format!("{bind:?} is picked before a verb acts on the last pick"));
        }
        self.names.bind(bind);
        self.waiting = Some(bind.to_owned());
        if !(1..=4).contains(&n.most()) {
            self.problems.push(format!("{bind:?} must pick 1 to 4 cards"));
        }
        let source = match from {
            Select::Zones(zones) if zones.is_empty() => {
                self.problems.push(format!("{bind:?} must name a zone to pick from"));
                Source::Own { hand: false, discard: false }
            }
            Select::Zones(zones) => {
                Source::Own { hand: zones.contains(&Zone::Hand), discard: zones.contains(&Zone::Discard) }
            }
            Select::TradeRow => Source::Row,
            Select::Bases => Source::Bases,
            Select::ShipsForSale => Source::ShipsForSale,
            Select::ShipsPlayed => Source::ShipsPlayed,
        };
        let slot = Slot { at: self.top, n: n.most() };
        self.top = self.top.saturating_add(slot.n);
        let spec = self.code.picks.len() as u8;
        self.slots.insert(bind.to_owned(), spec);
        // The purpose becomes known when a verb acts on the name; until then, it is a plain scrap.
        self.code.picks.push(PickSpec { purpose: Verb::PickScrap, source, n, slot });
        self.push(Op::Pick(spec));
    }

    /// A verb that acts on picked cards: once per name, and only where it makes sense.
    fn act(&mut self, name: &str, purpose: Verb) -> Slot {
        let slot = self.slot(name);
        if let Some(&spec) = self.slots.get(name) {
            let spec = &mut self.code.picks[spec as usize];
            spec.purpose = purpose;
            let (fits, many) = match purpose {
                Verb::PickScrap => (matches!(spec.source, Source::Own { .. } | Source::Row), true),
                Verb::PickDiscard => (matches!(spec.source, Source::Own { hand: true, discard: false }), true),
                Verb::PickDestroy => (spec.source == Source::Bases, true),
                Verb::PickAcquire => (spec.source == Source::ShipsForSale, true),
                _ => (spec.source == Source::ShipsPlayed, false),
            };
            if !fits {
                self.problems.push(format!("{name:?} is picked from a place where this verb cannot act"));
            }
            if !many && slot.n != 1 {
                self.problems.push(format!("{name:?} must be exactly one ship"));
            }
            if self.acted.insert(name.to_owned(), purpose).is_some() {
                self.problems.push(format!("{name:?} is acted on twice"));
            } else if self.late.contains(name) {
                // An effect in between could move the picked cards, or ask a player who must not know them.
                self.problems.push(format!("{name:?} must be acted on before anything else happens"));
            }
            self.waiting = None;
        }
        slot
    }

    fn slot(&mut self, name: &str) -> Slot {
        self.names.uses(name);
        self.slots.get(name).map_or(Slot { at: 0, n: 0 }, |&spec| self.code.picks[spec as usize].slot)
    }

    fn gain(&mut self, trade: u8, combat: u8, authority: u8) {
        self.at_least_one(trade | combat | authority);
        // Adjacent gains are one step, because their order does not matter. Gains after a jump target are not adjacent
        // to others.
        let labeled = self.label == self.code.ops.len();
        match self.code.ops.last_mut() {
            Some(Op::Gain { trade: t, combat: c, authority: a }) if !labeled => {
                (*t, *c, *a) = (t.saturating_add(trade), c.saturating_add(combat), a.saturating_add(authority));
            }
            _ => self.push(Op::Gain { trade, combat, authority }),
        }
    }

    fn at_least_one(&mut self, n: u8) {
        if !(1..=60).contains(&n) {
            self.problems.push(format!("{n} is not between 1 and 60"));
        }
    }

    fn push(&mut self, op: Op) {
        self.code.ops.push(op);
    }

    fn hole(&mut self) -> usize {
        self.push(Op::Jump(0));
        self.code.ops.len() - 1
    }

    fn fill(&mut self, hole: usize) {
        self.label = self.code.ops.len();
        self.code.ops[hole] = Op::Jump(self.label as u16);
    }
}

/// The name that a verb acts on.
fn acts_on(effect: &Effect) -> Option<&String> {
    match effect {
        Effect::Scrap(name)
        | Effect::Discard(name)
        | Effect::Destroy(name)
        | Effect::AcquireOnTop(name)
        | Effect::CopyShip(name) => Some(name),
        _ => None,
    }
}
