//! Compiles effect trees to ops and checks that every program is valid.

use std::collections::BTreeMap;

use cards::N;
use cards::check::Bindings;
use table::kernel::Point;

use crate::ability::{Ability, Cost, Phase, Trigger, Use, Which};
use crate::card::CardDef;
use crate::effect::{Cond, Effect, Ref, Select, What, Who, Whose, Zone};
use crate::moment::When;
use crate::op::{Check, Listen, Op, Operand, PickSpec, Pointer, Sel, Skill, SkillKind, Slot};

/// The most values that one program may hold.
pub const MOST_VALUES: u8 = 8;

/// All compiled programs of a database.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The ops of all programs, one program after the other.
    pub ops: Vec<Op>,
    /// The specs of all picks.
    pub picks: Vec<PickSpec>,
    /// All selections with their descriptions.
    pub sels: Vec<(Sel, Select)>,
    /// All conditions.
    pub checks: Vec<Check>,
}

impl Code {
    /// Compiles the abilities of a card that players use; constant effects are not compiled.
    pub fn skills(&mut self, card: &CardDef, event: bool) -> Result<Vec<Skill>, Vec<String>> {
        let mut skills = Vec::new();
        let mut problems = Vec::new();
        for ability in &card.abilities {
            let (kind, trigger, usage) = match ability {
                Ability::Always(_) => continue,
                Ability::Action(usage) => (SkillKind::Action, None, usage),
                Ability::Interrupt(on, usage) => (SkillKind::Answer(Point::Interrupt), Some(on), usage),
                Ability::Reaction(on, usage) => (SkillKind::Answer(Point::Reaction), Some(on), usage),
                Ability::ForcedReaction(on, usage) => (SkillKind::Answer(Point::ForcedReaction), Some(on), usage),
                Ability::Fate(usage) => (SkillKind::Fate, None, usage),
            };
            match self.skill(kind, trigger, usage, event) {
                Ok(skill) => skills.push(skill),
                Err(wrong) => problems.extend(wrong),
            }
        }
        if problems.is_empty() { Ok(skills) } else { Err(problems) }
    }

    fn skill(
        &mut self,
        kind: SkillKind,
        trigger: Option<&Trigger>,
        usage: &Use,
        event: bool,
    ) -> Result<Skill, Vec<String>> {
        let listen = self.listen(trigger);
        let interrupt = kind == SkillKind::Answer(Point::Interrupt);
        let first_pick = self.picks.len();
        let mut compiler = Compiler {
            code: self,
            names: Bindings::default(),
            slots: BTreeMap::new(),
            discarded: Vec::new(),
            first_pick,
            x: None,
            top: 0,
            problems: Vec::new(),
        };
        let pc = compiler.code.ops.len() as u16;
        compiler.program(usage, event || interrupt);
        let first = compiler.code.checks.len() as u16;
        for cond in &usage.when {
            let check = compiler.check(cond);
            compiler.code.checks.push(check);
        }
        let mut problems = compiler.problems;
        if compiler.top > MOST_VALUES {
            problems.push(format!("one ability binds more than {MOST_VALUES} values"));
        }
        problems.extend(compiler.names.finish());
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(Skill {
            kind,
            listen,
            when: (first, usage.when.len() as u8),
            pc,
            slots: compiler.top,
            limit: usage.limit,
            from_hand: event || usage.from_hand,
        })
    }

    /// Adds a selection that refers to no picks and returns its index.
    pub fn select(&mut self, select: &Select) -> u8 {
        self.add_select(compile_select(select, [Slot::default(); 2]), select)
    }

    fn add_select(&mut self, sel: Sel, select: &Select) -> u8 {
        let entry = (sel, Select { but: Vec::new(), ..select.clone() });
        let at = self.sels.iter().position(|known| *known == entry).unwrap_or_else(|| {
            self.sels.push(entry);
            self.sels.len() - 1
        });
        at as u8
    }

    fn listen(&mut self, trigger: Option<&Trigger>) -> Listen {
        let mut listen = Listen {
            when: When::Never,
            which: Pointer::None,
            who: Who::You,
            phase: Phase::Setup,
            affiliation: None,
            strict: false,
        };
        let Some(trigger) = trigger else { return listen };
        let mut on = |when, which| (listen.when, listen.which) = (when, which);
        match trigger {
            Trigger::TurnBegan(who) => {
                on(When::TurnBegan, Pointer::None);
                listen.who = *who;
            }
            Trigger::PhaseBegan(phase) => {
                on(When::PhaseBegan, Pointer::None);
                listen.phase = *phase;
            }
            Trigger::PhaseEnded(phase) => {
                on(When::PhaseEnded, Pointer::None);
                listen.phase = *phase;
            }
            Trigger::Refreshed => on(When::Refreshed, Pointer::None),
            Trigger::Playing(select) => on(When::Playing, Pointer::A(self.select(select))),
            Trigger::Played(select) => on(When::Played, Pointer::A(self.select(select))),
            Trigger::EventPlayed(affiliation) => {
                on(When::EventPlayed, Pointer::None);
                listen.affiliation = *affiliation;
            }
            Trigger::InterruptUsed => on(When::InterruptUsed, Pointer::None),
            Trigger::EntersPlay(which) => on(When::Enters, self.which(which)),
            Trigger::LeavesPlay(which) => on(When::Leaves, self.which(which)),
            Trigger::Destroyed(which) => on(When::Destroyed, self.which(which)),
            Trigger::Engaged(which) => on(When::Engaged, self.which(which)),
            Trigger::Attacks(which) => on(When::Attacks, self.which(which)),
            Trigger::Joins(which) => on(When::Joins, self.which(which)),
            Trigger::EdgeWon { attacking } => {
                on(When::EdgeWon, Pointer::None);
                listen.strict = *attacking;
            }
            Trigger::FocusedToStrike { who, attacking } => {
                on(When::FocusedToStrike, self.which(who));
                listen.strict = *attacking;
            }
            Trigger::StrikeResolved(which) => on(When::StrikeResolved, self.which(which)),
            Trigger::WouldBeDamaged(which) => on(When::WouldBeDamaged, self.which(which)),
            Trigger::DealtDamageTo(select) => on(When::Dealt, Pointer::A(self.select(select))),
            Trigger::Survived { unopposed } => {
                on(When::Survived, Pointer::This);
                listen.strict = *unopposed;
            }
            Trigger::Committed => on(When::Committed, Pointer::This),
            Trigger::Captured => on(When::Captured, Pointer::None),
            Trigger::HostGenerates => on(When::Generates, Pointer::Host),
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

/// Compiles the parts of a selection that do not depend on the printed card.
fn compile_select(select: &Select, but: [Slot; 2]) -> Sel {
    let (unit, objective, enhancement, rest) = match select.kind {
        What::Any => (true, true, true, true),
        What::Unit => (true, false, false, false),
        What::Objective => (false, true, false, false),
        What::Enhancement => (false, false, true, false),
        What::Event => (false, false, false, true),
        What::UnitOrObjective => (true, true, false, false),
        What::ObjectiveOrEnhancement => (false, true, true, false),
        What::EventOrEnhancement => (false, false, true, true),
        What::NonUnit => (false, true, true, true),
    };
    Sel {
        zone: select.zone,
        unit,
        objective,
        enhancement,
        rest,
        yours: select.of != Whose::Enemys,
        enemys: select.of != Whose::Yours,
        attacking: select.attacking,
        participating: select.participating,
        committed: select.committed,
        focused: select.focused,
        ready: false,
        damaged: select.damaged,
        unshielded: select.unshielded,
        aside: select.aside,
        other: select.other,
        not_trigger: select.not_trigger,
        cheapest: select.cheapest,
        but,
    }
}

struct Compiler<'a> {
    code: &'a mut Code,
    names: Bindings,
    slots: BTreeMap<String, Slot>,
    /// Names of cards picked from the discard pile.
    discarded: Vec<String>,
    first_pick: usize,
    /// The slot with the value of X, for a cost that discards any number of cards.
    x: Option<Slot>,
    top: u8,
    problems: Vec<String>,
}

impl Compiler<'_> {
    fn program(&mut self, usage: &Use, announce: bool) {
        for cost in &usage.cost {
            self.cost(cost);
        }
        // Damage is the only cost that can be prevented. If it is not paid, the effect does not happen (LCG-ABL-20).
        let unpaid = usage.cost.iter().any(|cost| matches!(cost, Cost::DamageThis(_))).then(|| {
            self.push(Op::Then);
            self.hole()
        });
        if usage.does.is_empty() {
            self.problems.push("an ability has no effect".to_owned());
        }
        let targets = usage.does.iter().take_while(|e| matches!(e, Effect::Pick { target: true, .. })).count();
        let (targets, rest) = usage.does.split_at(targets);
        self.list(targets);
        let hole = announce.then(|| {
            self.push(Op::Announce(0));
            self.code.ops.len() - 1
        });
        self.list(rest);
        if let Some(hole) = hole {
            self.code.ops[hole] = Op::Announce(self.code.ops.len() as u16);
            self.push(Op::EndAnnounced);
        } else {
            self.push(Op::End);
        }
        if let Some(unpaid) = unpaid {
            self.fill(unpaid);
            self.push(Op::End);
        }
    }

    fn cost(&mut self, cost: &Cost) {
        match cost {
            Cost::FocusThis => self.push(Op::FocusThis),
            Cost::Focus(select) => {
                let slot = self.pay_with(select, true);
                self.push(Op::FocusPicked(slot));
            }
            Cost::SacrificeThis => self.push(Op::SacrificeThis),
            Cost::Sacrifice(select) => {
                let slot = self.pay_with(select, false);
                self.push(Op::Sacrifice(slot));
            }
            Cost::Spend(n) => self.push(Op::Spend(*n)),
            Cost::DiscardHand(n) => self.push(Op::PayDiscard(*n)),
            Cost::DiscardX => {
                let slot = self.reserve(1);
                self.x = Some(slot);
                self.push(Op::PayDiscardX(slot));
            }
            Cost::DamageThis(n) => self.push(Op::DamageThis(*n)),
            Cost::LowerReserve(n) => self.push(Op::LowerReserve(*n)),
        }
    }

    /// Compiles the pick of one card that the player pays with.
    fn pay_with(&mut self, select: &Select, ready: bool) -> Slot {
        let sel = Sel { ready, ..compile_select(select, [Slot::default(); 2]) };
        let from = self.code.add_select(sel, select);
        let slot = self.reserve(1);
        self.spec(PickSpec {
            from,
            n: N::Exactly(1),
            by: Who::You,
            target: false,
            if_any: false,
            cost: true,
            enters: false,
            slot,
        });
        slot
    }

    fn reserve(&mut self, n: u8) -> Slot {
        let slot = Slot { at: self.top, n };
        self.top = self.top.saturating_add(n);
        slot
    }

    fn spec(&mut self, spec: PickSpec) {
        self.code.picks.push(spec);
        self.push(Op::Pick((self.code.picks.len() - 1) as u8));
    }

    fn list(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm per effect reads as a table")]
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
            Effect::OneOf(branches) => self.branches(branches),
            Effect::Pick { bind, n, from, by, target, if_any } => {
                let but = self.excluded(&from.but);
                let from = self.code.add_select(compile_select(from, but), from);
                self.names.bind(bind);
                if !(1..=3).contains(&n.most()) {
                    self.problems.push(format!("the pick {bind:?} must allow 1 to 3 cards"));
                }
                let slot = self.reserve(n.most());
                self.slots.insert(bind.clone(), slot);
                if self.code.sels[from as usize].0.zone == Zone::Discard {
                    self.discarded.push(bind.clone());
                }
                self.spec(PickSpec {
                    from,
                    n: *n,
                    by: *by,
                    target: *target,
                    if_any: *if_any,
                    cost: false,
                    enters: false,
                    slot,
                });
            }
            Effect::Damage(thing, n) => self.on(thing, |t| Op::Damage(t, *n)),
            Effect::Heal(thing, n) => self.on(thing, |t| Op::Heal(t, *n)),
            Effect::MoveDamage(from, to) => {
                let (from, to) = (self.slot(from), self.slot(to));
                self.push(Op::MoveDamage(from, to));
            }
            Effect::Prevent(n) => self.push(Op::Prevent(*n)),
            Effect::Redirect(name, n) => self.with(name, |slot| Op::Redirect(slot, *n)),
            Effect::Focus(thing, n) => self.on(thing, |t| Op::Focus(t, *n)),
            Effect::Unfocus(thing, n) => self.on(thing, |t| Op::Unfocus(t, *n)),
            Effect::Shield(thing) => self.on(thing, Op::Shield),
            Effect::ShieldMore(thing) => self.on(thing, Op::ShieldMore),
            Effect::Draw(n) => self.push(Op::Draw(*n)),
            Effect::DiscardHand(who, n) => self.push(Op::DiscardHand(*who, *n)),
            Effect::DiscardRandom(n) => self.push(Op::DiscardRandom(*n)),
            Effect::LookAtHand => self.push(Op::LookAtHand),
            Effect::Discard(name) => self.with(name, Op::Discard),
            Effect::ToHand(thing) => {
                let picked = |name: &String| matches!(thing, Ref::Picked(of) if of == name);
                let from = if self.discarded.iter().any(picked) { Zone::Discard } else { Zone::Play };
                self.on(thing, |t| Op::ToHand(t, from));
            }
            Effect::TakeTop(n) => self.push(Op::TakeTop(*n)),
            Effect::ToBottom(name) => self.with(name, Op::ToBottom),
            Effect::BottomAtRandom(thing) => self.on(thing, Op::BottomAtRandom),
            Effect::Destroy(thing) => self.on(thing, Op::Destroy),
            Effect::Sacrifice(name) => self.with(name, Op::Sacrifice),
            Effect::DiscardFromPlay(thing) => self.on(thing, Op::DiscardFromPlay),
            Effect::Capture(thing) => self.on(thing, Op::Capture),
            Effect::CaptureRandom => self.push(Op::CaptureRandom),
            Effect::CaptureHere(name) => self.with(name, Op::CaptureHere),
            Effect::Rescue(name) => {
                let slot = self.fresh(name);
                self.push(Op::Rescue(slot));
            }
            Effect::PutIntoPlay(name) => {
                let slot = self.slot(name);
                if let Some(pick) = self.code.picks[self.first_pick..].iter_mut().find(|p| p.slot == slot) {
                    pick.enters = true;
                }
                self.push(Op::PutIntoPlay(slot));
            }
            Effect::Join => self.push(Op::Join),
            Effect::ShuffleObjectives => self.push(Op::ShuffleObjectives),
            Effect::RevealTop(n) => self.push(Op::RevealTop(*n)),
            Effect::TakeRevealed(select) => {
                let sel = self.code.select(select);
                self.push(Op::TakeRevealed(sel));
            }
            Effect::BottomRevealed => self.push(Op::BottomRevealed),
            Effect::LookAtTop(n) => self.push(Op::LookAtTop(*n)),
            Effect::ReturnLooked => self.push(Op::ReturnLooked),
            Effect::Cancel => self.push(Op::Cancel),
            Effect::RestartEdge => self.push(Op::RestartEdge),
            Effect::ToOwnerHand => self.push(Op::ToOwnerHand),
            Effect::Gain(thing, icons, until) => self.on(thing, |t| Op::Gain(t, *icons, *until)),
            Effect::Mill(name) => {
                let slot = self.fresh(name);
                self.push(Op::Mill(slot));
            }
            Effect::CopyIcons(name) => self.with(name, Op::CopyIcons),
            Effect::Forbid { who, attack, defend, until } => {
                let (attack, defend, until) = (*attack, *defend, *until);
                self.on(who, |who| Op::Forbid { who, attack, defend, until });
            }
            Effect::NoMatch(until) => self.push(Op::NoMatch(*until)),
            Effect::NextCard(n) => self.push(Op::NextCard(*n)),
            Effect::Discount => match self.x {
                Some(slot) => self.push(Op::Discount(slot)),
                None => self.problems.push("X has no value because no cost defines it".to_owned()),
            },
            Effect::Dial(n, least) => self.push(Op::Dial(*n, *least)),
            Effect::Strip(name) => self.with(name, Op::Strip),
            Effect::MoveEngagement => self.push(Op::MoveEngagement),
            Effect::EngageAgain => self.push(Op::EngageAgain),
        }
    }

    fn on(&mut self, thing: &Ref, op: impl FnOnce(Operand) -> Op) {
        let thing = match thing {
            Ref::This => Operand::This,
            Ref::Host => Operand::Host,
            Ref::Trigger => Operand::Trigger,
            Ref::Engaged => Operand::Engaged,
            Ref::Picked(name) => Operand::Slot(self.slot(name)),
            Ref::Each(select) => {
                let but = self.excluded(&select.but);
                Operand::Each(self.code.add_select(compile_select(select, but), select))
            }
        };
        self.push(op(thing));
    }

    fn with(&mut self, name: &str, op: impl FnOnce(Slot) -> Op) {
        let slot = self.slot(name);
        self.push(op(slot));
    }

    /// Binds a name in an effect that is not a pick.
    fn fresh(&mut self, name: &str) -> Slot {
        self.names.bind(name);
        let slot = self.reserve(1);
        self.slots.insert(name.to_owned(), slot);
        slot
    }

    fn slot(&mut self, name: &str) -> Slot {
        self.names.uses(name);
        self.slots.get(name).copied().unwrap_or_default()
    }

    fn excluded(&mut self, names: &[String]) -> [Slot; 2] {
        if names.len() > 2 {
            self.problems.push("a selection excludes more than two picks".to_owned());
        }
        let mut but = [Slot::default(); 2];
        for (slot, name) in but.iter_mut().zip(names) {
            *slot = self.slot(name);
        }
        but
    }

    fn check(&mut self, cond: &Cond) -> Check {
        match cond {
            Cond::Engagement => Check::Engagement,
            Cond::Attacking => Check::Attacking,
            Cond::YourTurn => Check::YourTurn,
            Cond::ForcePhase => Check::ForcePhase,
            Cond::IsUnit(name) => Check::IsUnit(self.slot(name)),
        }
    }

    /// Compiles a jump over `list` for the preceding op, then `list`.
    fn skipped(&mut self, list: &[Effect]) {
        let hole = self.hole();
        self.list(list);
        self.fill(hole);
    }

    fn branches(&mut self, branches: &[Vec<Effect>]) {
        if !(2..=4).contains(&branches.len()) {
            self.problems.push("OneOf takes 2 to 4 branches".to_owned());
        }
        self.push(Op::Choose(branches.len() as u8));
        let entries: Vec<usize> = branches.iter().map(|_| self.hole()).collect();
        let mut exits = Vec::new();
        for (branch, entry) in branches.iter().zip(entries) {
            self.fill(entry);
            self.list(branch);
            exits.push(self.hole());
        }
        for exit in exits {
            self.fill(exit);
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
        self.code.ops[hole] = Op::Jump(self.code.ops.len() as u16);
    }
}
