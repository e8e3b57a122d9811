//! Card text from effect trees. The text contains every detail of a program, so different programs have different texts
//! in every language.

use table::{Arg, Phrase};

use crate::card::{ActionDef, Goal, MissionDef, MissionKind, Mode, ObjectiveDef, Score, TacticDef, Target, Timing};
use crate::db::{Db, Entity};
use crate::effect::{At, Bearer, Cond, Effect, From, Limits, Many, Movement, Operation, Where, Whose};
use crate::leader::{Leader, Ring};
use crate::phrases::{icon_term, kind, named, noun, number, shape_term, skill_term, theater_term, units, word};
use crate::side::{Side, Theater};
use crate::strike::CANNON;
use crate::unit::Unit;

/// A part of a card's text: a heading and the text under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    pub(crate) sign: &'static str,
    pub(crate) head: Phrase,
    pub(crate) text: Phrase,
}

fn section(sign: &'static str, head: Phrase, text: Phrase) -> Section {
    Section { sign, head, text }
}

fn say(term: &'static str, args: impl Into<Vec<Arg>>) -> Phrase {
    Phrase::say(term, args)
}

fn inside(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}

fn seq(mut parts: Vec<Phrase>) -> Phrase {
    if parts.len() == 1 { parts.remove(0) } else { Phrase::Seq(parts) }
}

/// The text of a mission: its target, its effect, and the bonus of the pictured leader.
pub(crate) fn mission_text(db: &Db, def: &MissionDef) -> Vec<Section> {
    let mut parts = Vec::new();
    let place = match def.target {
        Target::System => say("reb.text.in", [systems(db, &def.at)]),
        Target::BaseSpace => word("reb.text.in-base-space"),
        Target::Nothing => word("reb.text.nowhere"),
        Target::Leader => say("reb.text.against-leader", [systems(db, &def.at)]),
        Target::Captive => word("reb.text.against-captive"),
    };
    let (sign, head) = match def.mode {
        Mode::Attempt => ("attempt", "reb.text.attempt"),
        Mode::Resolve => ("resolve", "reb.text.resolve"),
    };
    // Rules for the roll come before the roll, not with the effect of a success.
    let mut before = vec![place];
    if def.all_skills {
        before.push(word("reb.text.all-skills"));
    }
    if def.dice_with_units > 0 {
        before.push(say("reb.text.dice-with-units", [number(def.dice_with_units)]));
    }
    parts.push(section(sign, word(head), seq(before)));
    let effect = if def.mode == Mode::Attempt { "reb.text.success" } else { "reb.text.effect" };
    parts.push(section("effect", word(effect), program(db, &def.does)));
    if let Some(portrait) = def.portrait {
        // For missions that are resolved, the effect itself names the bonus of the pictured leader.
        let term = if def.mode == Mode::Attempt { "reb.text.portrait" } else { "reb.text.pictured" };
        let text = say(term, [named(Entity::Leader(portrait))]);
        parts.push(section("portrait", word("reb.text.portrait.head"), text));
    }
    parts
}

/// The text of an action card.
pub(crate) fn action_text(db: &Db, def: &ActionDef) -> Vec<Section> {
    let head = word(match def.timing {
        Timing::Assignment => "reb.timing.assignment",
        Timing::Combat => "reb.timing.combat",
        Timing::Immediate => "reb.timing.immediate",
        _ => "reb.timing.special",
    });
    let mut parts = Vec::new();
    parts.extend(moment(def.timing));
    parts.push(program(db, &def.does));
    vec![section("timing", head, seq(parts))]
}

/// The moment at which a special card can be used.
fn moment(timing: Timing) -> Option<Phrase> {
    Some(match timing {
        Timing::Assignment | Timing::Combat | Timing::Immediate => return None,
        Timing::Reveal => word("reb.moment.reveal"),
        Timing::Attempted => word("reb.moment.attempted"),
        Timing::AttemptedWith(skill) => say("reb.moment.attempted-with", [noun(skill_term(skill))]),
        Timing::Rolling => word("reb.moment.rolling"),
        Timing::Succeeded => word("reb.moment.succeeded"),
        Timing::Rescued => word("reb.moment.rescued"),
        Timing::Captured => word("reb.moment.captured"),
    })
}

/// The text of an objective.
pub(crate) fn objective_text(def: &ObjectiveDef) -> Vec<Section> {
    let head = word(if def.when.in_combat() { "reb.goal.combat" } else { "reb.goal.refresh" });
    let goal = match def.when {
        Goal::Destroyed(Theater::Ground, n) => say("reb.goal.destroyed.ground", [number(n)]),
        Goal::Destroyed(Theater::Space, n) => say("reb.goal.destroyed.space", [number(n)]),
        Goal::DestroyedStarDestroyer => word("reb.goal.star-destroyer"),
        Goal::Plans => word("reb.goal.plans"),
        Goal::Liberation => word("reb.goal.liberation"),
        Goal::Jedi => word("reb.goal.jedi"),
        Goal::SupplyLines(n) => say("reb.goal.supply-lines", [number(n)]),
        Goal::Defended(n) => say("reb.goal.defended", [number(n)]),
        Goal::Region => word("reb.goal.region"),
        Goal::Coruscant => word("reb.goal.coruscant"),
        Goal::NoCaptives => word("reb.goal.no-captives"),
        Goal::Loyal(n) => say("reb.goal.loyal", [number(n)]),
        Goal::Outposts(n) => say("reb.goal.outposts", [number(n)]),
        Goal::Sympathy => word("reb.goal.sympathy"),
    };
    let score = match def.scores {
        Score::N(n) => say("reb.goal.scores", [number(n)]),
        Score::PerDestroyedSystem => word("reb.goal.scores.per-system"),
    };
    let mut text = vec![goal, score];
    if def.returns {
        text.push(word("reb.goal.returns"));
    }
    vec![section("goal", head, seq(text))]
}

/// The text of a tactic card.
pub(crate) fn tactic_text(def: &TacticDef) -> Vec<Section> {
    let head = word(if matches!(def.does, Operation::Block(..)) { "reb.tactic.block" } else { "reb.tactic.attack" });
    let mut text = vec![operation(def.does)];
    if def.special {
        text.insert(0, word("reb.tactic.special"));
    }
    vec![section("tactic", head, seq(text))]
}

/// The text of a ring.
pub(crate) fn ring_text(ring: Ring) -> Vec<Section> {
    vec![section("ring", word("reb.ring.head"), ring_rule(ring))]
}

fn ring_rule(ring: Ring) -> Phrase {
    word(match ring {
        Ring::Captured => "reb.ring.captured",
        Ring::Carbonite => "reb.ring.carbonite",
        Ring::DarkSide => "reb.ring.dark-side",
        Ring::Yoda => "reb.ring.yoda",
        Ring::R2D2 => "reb.ring.r2-d2",
        Ring::C3po => "reb.ring.c-3po",
        Ring::Falcon => "reb.ring.falcon",
    })
}

/// The special rules of a kind of unit.
pub(crate) fn unit_text(unit: Unit) -> Vec<Section> {
    let mut rules = Vec::new();
    rules.extend(match unit {
        Unit::ShieldGenerator => Some(word("reb.rule.shield-generator")),
        Unit::IonCannon => Some(say("reb.rule.ion-cannon", [number(CANNON)])),
        Unit::DeathStar => Some(word("reb.rule.death-star")),
        Unit::Unfinished => Some(word("reb.rule.unfinished")),
        Unit::Transport => Some(word("reb.rule.transport")),
        _ => None,
    });
    let more = [
        (unit.is_station(), "reb.rule.station"),
        (unit.is_immobile(), "reb.rule.immobile"),
        (unit.is_structure(), "reb.rule.structure"),
        (unit.is_restricted(), "reb.rule.restricted"),
    ];
    rules.extend(more.into_iter().filter(|(is, _)| *is).map(|(_, term)| word(term)));
    if rules.is_empty() { Vec::new() } else { vec![section("effect", word("reb.rule.head"), seq(rules))] }
}

/// The text of a list of effects.
pub(crate) fn program(db: &Db, effects: &[Effect]) -> Phrase {
    seq(effects.iter().map(|e| effect(db, e)).collect())
}

fn effect(db: &Db, e: &Effect) -> Phrase {
    match e {
        Effect::OneOf(branches) => Phrase::Either(branches.iter().map(|b| program(db, b)).collect()),
        Effect::If(cond, inner) => {
            let condition = word(match cond {
                Cond::Portrait => "reb.if.portrait",
                Cond::Sabotaged => "reb.if.sabotaged",
                Cond::AgainstLuke => "reb.if.luke",
                Cond::BaseHidden => "reb.if.base-hidden",
            });
            Phrase::When(Box::new(condition), Box::new(program(db, inner)))
        }
        Effect::Choose(n, wanted) => say("reb.choose.systems", [number(*n), systems(db, wanted)]),
        Effect::Place(wanted) if wanted.contains(&Where::BaseSpace) => word("reb.place.base"),
        Effect::Place(wanted) => say("reb.place", [systems(db, wanted)]),
        Effect::Do(operation) => self::operation(*operation),
    }
}

/// The systems that match a selection: a list of its conditions.
fn systems(db: &Db, wanted: &[Where]) -> Arg {
    let list: Vec<Arg> = wanted.iter().map(|w| inside(demand(db, *w))).collect();
    match <[Arg; 1]>::try_from(list) {
        Ok([one]) => one,
        Err(list) => Arg::AllOf(list),
    }
}

fn demand(db: &Db, wanted: Where) -> Phrase {
    match wanted {
        Where::Any => word("reb.where.any"),
        Where::Populous => word("reb.where.populous"),
        Where::Remote => word("reb.where.remote"),
        Where::Imperial => word("reb.where.imperial"),
        Where::ImperialLoyalty => word("reb.where.imperial-loyalty"),
        Where::Rebel => word("reb.where.rebel"),
        Where::Neutral => word("reb.where.neutral"),
        Where::Occupied => word("reb.where.occupied"),
        Where::ImperialUnits => word("reb.where.imperial-units"),
        Where::ImperialShips => word("reb.where.imperial-ships"),
        Where::NoImperialUnits => word("reb.where.no-imperial-units"),
        Where::NoRebelUnits => word("reb.where.no-rebel-units"),
        Where::NoRebelGround => word("reb.where.no-rebel-ground"),
        Where::With(a) => say("reb.where.with", [kind(a)]),
        Where::WithEither(a, b) => say("reb.where.with", [Arg::AnyOf(vec![kind(a), kind(b)])]),
        Where::WithAny(a, b, c) => say("reb.where.with", [Arg::AnyOf(vec![kind(a), kind(b), kind(c)])]),
        Where::Icon(icon) => say("reb.where.icon", [noun(icon_term(icon))]),
        Where::NotSabotaged => word("reb.where.not-sabotaged"),
        Where::Captive => word("reb.where.captive"),
        Where::FreeRebel => word("reb.where.free-rebel"),
        Where::BaseSpace => word("reb.where.base-space"),
        Where::Named(system) => say("reb.where.named", [named(Entity::Site(db.named(system)))]),
        Where::SameRegion => word("reb.where.same-region"),
    }
}

fn at(at: At) -> Arg {
    noun(match at {
        At::Here => "reb.at.here",
        At::Base => "reb.at.base",
        At::Chosen => "reb.at.chosen",
        At::Region => "reb.at.region",
    })
}

/// The text of one operation.
#[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per operation")]
pub(crate) fn operation(operation: Operation) -> Phrase {
    match operation {
        Operation::Loyalty(place, n) => say("reb.operation.loyalty", [number(n), at(place)]),
        Operation::Unrest(place) => say("reb.operation.unrest", [at(place)]),
        Operation::Sabotage => word("reb.operation.sabotage"),
        Operation::Repair => word("reb.operation.repair"),
        Operation::Gain(unit, n, place) => say("reb.operation.gain", [units(n, unit), at(place)]),
        Operation::GainByShape(shape, n) => say("reb.operation.gain-shape", [number(n), noun(shape_term(shape))]),
        Operation::Queue(unit, space) => {
            let queued = say("reb.operation.queue", [units(1, unit), number(space)]);
            // REB-DS-06, REB-DS-07: the second Death Star replaces the unfinished one.
            if unit == Unit::DeathStar { seq(vec![queued, word("reb.operation.queue.death-star")]) } else { queued }
        }
        Operation::QueueIcons => word("reb.operation.queue-icons"),
        Operation::Advance(n) => say("reb.operation.advance", [number(n)]),
        Operation::DeployQueued => word("reb.operation.deploy-queued"),
        Operation::DestroyQueuedByIcons => word("reb.operation.destroy-by-icons"),
        Operation::DestroyQueued(n) => say("reb.operation.destroy-queued", [number(n)]),
        Operation::Destroy(Whose::Any, None, n) => say("reb.operation.destroy", [number(n)]),
        Operation::Destroy(Whose::Any, Some(theater), n) => {
            say("reb.operation.destroy.in", [number(n), noun(theater_term(theater))])
        }
        Operation::Destroy(Whose::Enemy, None, n) => say("reb.operation.destroy.enemy", [number(n)]),
        Operation::Destroy(Whose::Enemy, Some(theater), n) => {
            say("reb.operation.destroy.enemy.in", [number(n), noun(theater_term(theater))])
        }
        Operation::DestroyStructure => word("reb.operation.destroy-structure"),
        Operation::DestroyShip => word("reb.operation.destroy-ship"),
        Operation::DestroySystem => word("reb.operation.destroy-system"),
        Operation::Move(movement) => moves(movement),
        Operation::Expel => word("reb.operation.expel"),
        Operation::Battle => word("reb.operation.battle"),
        Operation::BattleIf(None) => word("reb.operation.battle-if"),
        Operation::BattleIf(Some(theater)) => say("reb.operation.battle-if.in", [noun(theater_term(theater))]),
        Operation::DrawObjectives(draw, keep) if draw == keep => say("reb.operation.draw-objectives", [number(draw)]),
        Operation::DrawObjectives(draw, keep) => {
            say("reb.operation.draw-objectives.keep", [number(draw), number(keep)])
        }
        Operation::LookAtObjectives(n, top) if n == top => say("reb.operation.order-objectives", [number(n)]),
        Operation::LookAtObjectives(n, top) => say("reb.operation.look-at-objectives", [number(n), number(top)]),
        Operation::DrawProbes(Many::N(n)) => say("reb.operation.draw-probes", [number(n)]),
        Operation::DrawProbes(Many::PerBaseUnits(n)) => say("reb.operation.draw-probes.per-units", [number(n)]),
        Operation::DrawProjects(draw, keep) if draw == keep => say("reb.operation.draw-projects", [number(draw)]),
        Operation::DrawProjects(draw, keep) => say("reb.operation.draw-projects.keep", [number(draw), number(keep)]),
        Operation::AssignFromMissions => word("reb.operation.assign-from-missions"),
        Operation::AssignFromProjects => word("reb.operation.assign-from-projects"),
        Operation::SearchForLuke => word("reb.operation.search-for-luke"),
        Operation::ShowObjectives => word("reb.operation.show-objectives"),
        Operation::BuryObjective => word("reb.operation.bury-objective"),
        Operation::Intercept(n) => say("reb.operation.intercept", [number(n)]),
        Operation::FalseLead(n) => say("reb.operation.false-lead", [number(n)]),
        Operation::AskHere => word("reb.operation.ask-here"),
        Operation::AskRegion => word("reb.operation.ask-region"),
        Operation::NameSystems(n) => say("reb.operation.name-systems", [number(n)]),
        Operation::Capture => word("reb.operation.capture"),
        Operation::CaptureRescuer => word("reb.operation.capture.rescuer"),
        Operation::TakeAway => word("reb.operation.take-away"),
        Operation::Rescue(false) => word("reb.operation.rescue"),
        Operation::Rescue(true) => word("reb.operation.rescue.stay"),
        Operation::Beacon => word("reb.operation.beacon"),
        Operation::Turn => word("reb.operation.turn"),
        Operation::Detain => word("reb.operation.detain"),
        Operation::Attach(ring, bearer) => {
            let who = match bearer {
                Bearer::Any => "reb.bearer.any",
                Bearer::Shown => "reb.bearer.shown",
                Bearer::Assigned => "reb.bearer.assigned",
                Bearer::Target => "reb.bearer.target",
            };
            let attached = say("reb.operation.attach", [named(Entity::Ring(ring)), noun(who)]);
            // The effect of the ring is the purpose of the card. Imperial rings only mark captives, which have their
            // own rules.
            if ring.is_imperial() { attached } else { seq(vec![attached, ring_rule(ring)]) }
        }
        Operation::BecomeJedi => say("reb.operation.become-jedi", [named(Entity::Leader(Leader::LukeJedi))]),
        Operation::Mislead => word("reb.operation.mislead"),
        Operation::Reassign => word("reb.operation.reassign"),
        Operation::Inspire => word("reb.operation.inspire"),
        Operation::LoseReputation(n) => say("reb.operation.lose-reputation", [number(n)]),
        Operation::GainReputation(n) => say("reb.operation.gain-reputation", [number(n)]),
        Operation::Eliminate => word("reb.operation.eliminate"),
        Operation::Mobilize => word("reb.operation.mobilize"),
        Operation::Recruit(leader) => say("reb.operation.recruit", [named(Entity::Leader(leader))]),
        Operation::LetPass => word("reb.operation.let-pass"),
        Operation::Guard => word("reb.operation.guard"),
        Operation::Join => word("reb.operation.join"),
        Operation::Slip => word("reb.operation.slip"),
        Operation::Unopposed => word("reb.operation.unopposed"),
        Operation::Fail => word("reb.operation.fail"),
        Operation::FewerDice(red, black) => say("reb.operation.fewer-dice", [number(red), number(black)]),
        Operation::OpenTactics => word("reb.operation.open-tactics"),
        Operation::NoEscape => word("reb.operation.no-escape"),
        Operation::NoSpaceTactics => word("reb.operation.no-space-tactics"),
        Operation::Frail => word("reb.operation.frail"),
        Operation::RedHits(n) => say("reb.operation.red-hits", [number(n)]),
        Operation::SetDice(n) => say("reb.operation.set-dice", [number(n)]),
        Operation::DrawTactics(theater, n) => {
            say("reb.operation.draw-tactics", [number(n), noun(theater_term(theater))])
        }
        Operation::DrawAnyTactics(n) => say("reb.operation.draw-any-tactics", [number(n)]),
        Operation::Damage(n) => say("reb.operation.damage", [number(n)]),
        Operation::DamageOne(n) => say("reb.operation.damage-one", [number(n)]),
        Operation::DamageEach(n) => say("reb.operation.damage-each", [number(n)]),
        Operation::Bombard => word("reb.operation.bombard"),
        Operation::Reroll(n) => say("reb.operation.reroll", [number(n)]),
        Operation::Block(n, false) => say("reb.operation.block", [number(n)]),
        Operation::Block(n, true) => say("reb.operation.block.pay", [number(n)]),
        Operation::Unblockable => word("reb.operation.unblockable"),
        Operation::Hold => word("reb.operation.hold"),
        Operation::EscapePlan => word("reb.operation.escape-plan"),
    }
}

/// The text of a movement: the units, their origin, and the rules that are lifted.
fn moves(m: Movement) -> Phrase {
    let what = match (m.limits, m.theater, m.most) {
        (Some(Limits::Conquest), ..) => word("reb.move.conquest"),
        (Some(Limits::Ties), ..) => word("reb.move.ties"),
        (None, Some(Theater::Ground), 0) => word("reb.move.ground"),
        (None, Some(Theater::Ground), n) => say("reb.move.ground.most", [number(n)]),
        (None, Some(Theater::Space), 0) => word("reb.move.ships"),
        (None, Some(Theater::Space), n) => say("reb.move.ships.most", [number(n)]),
        (None, None, 0) => word("reb.move.units"),
        (None, None, n) => say("reb.move.units.most", [number(n)]),
    };
    let from = noun(match m.from {
        From::Neighbors => "reb.from.neighbors",
        From::BaseSpace => "reb.from.base-space",
        From::OneSystem => "reb.from.one-system",
        From::Systems => "reb.from.systems",
    });
    let mut parts = vec![say("reb.operation.move", [inside(what), from])];
    let lifted =
        [(m.anywhere, "reb.lift.adjacency"), (m.uncarried, "reb.lift.transport"), (m.past_leaders, "reb.lift.leaders")];
    parts.extend(lifted.into_iter().filter(|(is, _)| *is).map(|(_, term)| word(term)));
    seq(parts)
}

/// The type line under a mission's name.
pub(crate) fn mission_line(def: &MissionDef) -> Phrase {
    let term = match (def.side, def.kind) {
        (Side::Rebels, MissionKind::Starting) => "reb.type.mission.rebel.starting",
        (Side::Rebels, _) => "reb.type.mission.rebel",
        (Side::Empire, MissionKind::Starting) => "reb.type.mission.imperial.starting",
        (Side::Empire, MissionKind::Project) => "reb.type.project",
        (Side::Empire, MissionKind::Regular) => "reb.type.mission.imperial",
    };
    say(term, [Arg::Count(def.needs.into(), table::Term(skill_term(def.skill)))])
}
