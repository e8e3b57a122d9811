//! Card text from effect trees. Nothing about a program is left out: programs that differ read differently in every
//! language.

use table::{Arg, Phrase};

use crate::card::{ActionDef, Goal, MissionDef, MissionKind, Mode, ObjectiveDef, Score, TacticDef, Target, Timing};
use crate::db::{Db, Thing};
use crate::effect::{At, Bearer, Cond, Deed, Effect, From, Limits, Many, Movement, Where, Whose};
use crate::leader::{Leader, Ring};
use crate::phrases::{icon_term, kind, named, noun, number, shape_term, skill_term, theater_term, units, word};
use crate::side::{Side, Theater};
use crate::strike::CANNON;
use crate::unit::Unit;

/// A part of a card's text: its heading, and what stands under it.
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

/// What a mission says: where, what, and what the leader pictured adds.
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
    // What governs the roll comes before it, not with what a success brings.
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
        // What is resolved says itself what the leader pictured adds.
        let term = if def.mode == Mode::Attempt { "reb.text.portrait" } else { "reb.text.pictured" };
        let text = say(term, [named(Thing::Leader(portrait))]);
        parts.push(section("portrait", word("reb.text.portrait.head"), text));
    }
    parts
}

/// What an action card says.
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

/// The moment a special card waits for.
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

/// What an objective asks for.
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

/// What a tactic card does.
pub(crate) fn tactic_text(def: &TacticDef) -> Vec<Section> {
    let head = word(if matches!(def.does, Deed::Block(..)) { "reb.tactic.block" } else { "reb.tactic.attack" });
    let mut text = vec![deed(def.does)];
    if def.special {
        text.insert(0, word("reb.tactic.special"));
    }
    vec![section("tactic", head, seq(text))]
}

/// What a ring does.
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

/// What the rules say of a kind of units, beside its numbers.
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
        Effect::Do(deed) => self::deed(*deed),
    }
}

/// Systems that fit: every demand in turn.
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
        Where::Named(system) => say("reb.where.named", [named(Thing::Site(db.named(system)))]),
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

/// One deed in words.
#[expect(clippy::too_many_lines, reason = "one arm per deed reads as a table")]
pub(crate) fn deed(deed: Deed) -> Phrase {
    match deed {
        Deed::Loyalty(place, n) => say("reb.deed.loyalty", [number(n), at(place)]),
        Deed::Unrest(place) => say("reb.deed.unrest", [at(place)]),
        Deed::Sabotage => word("reb.deed.sabotage"),
        Deed::Repair => word("reb.deed.repair"),
        Deed::Gain(unit, n, place) => say("reb.deed.gain", [units(n, unit), at(place)]),
        Deed::GainByShape(shape, n) => say("reb.deed.gain-shape", [number(n), noun(shape_term(shape))]),
        Deed::Queue(unit, space) => {
            let queued = say("reb.deed.queue", [units(1, unit), number(space)]);
            // REB-DS-06, REB-DS-07: a second Death Star is the unfinished one, finished.
            if unit == Unit::DeathStar { seq(vec![queued, word("reb.deed.queue.death-star")]) } else { queued }
        }
        Deed::QueueIcons => word("reb.deed.queue-icons"),
        Deed::Advance(n) => say("reb.deed.advance", [number(n)]),
        Deed::DeployQueued => word("reb.deed.deploy-queued"),
        Deed::DestroyQueuedByIcons => word("reb.deed.destroy-by-icons"),
        Deed::DestroyQueued(n) => say("reb.deed.destroy-queued", [number(n)]),
        Deed::Destroy(Whose::Any, None, n) => say("reb.deed.destroy", [number(n)]),
        Deed::Destroy(Whose::Any, Some(theater), n) => {
            say("reb.deed.destroy.in", [number(n), noun(theater_term(theater))])
        }
        Deed::Destroy(Whose::Enemy, None, n) => say("reb.deed.destroy.enemy", [number(n)]),
        Deed::Destroy(Whose::Enemy, Some(theater), n) => {
            say("reb.deed.destroy.enemy.in", [number(n), noun(theater_term(theater))])
        }
        Deed::DestroyStructure => word("reb.deed.destroy-structure"),
        Deed::DestroyShip => word("reb.deed.destroy-ship"),
        Deed::DestroySystem => word("reb.deed.destroy-system"),
        Deed::Move(movement) => moves(movement),
        Deed::Expel => word("reb.deed.expel"),
        Deed::Battle => word("reb.deed.battle"),
        Deed::BattleIf(None) => word("reb.deed.battle-if"),
        Deed::BattleIf(Some(theater)) => say("reb.deed.battle-if.in", [noun(theater_term(theater))]),
        Deed::DrawObjectives(draw, keep) if draw == keep => say("reb.deed.draw-objectives", [number(draw)]),
        Deed::DrawObjectives(draw, keep) => say("reb.deed.draw-objectives.keep", [number(draw), number(keep)]),
        Deed::LookAtObjectives(n, top) if n == top => say("reb.deed.order-objectives", [number(n)]),
        Deed::LookAtObjectives(n, top) => say("reb.deed.look-at-objectives", [number(n), number(top)]),
        Deed::DrawProbes(Many::N(n)) => say("reb.deed.draw-probes", [number(n)]),
        Deed::DrawProbes(Many::PerBaseUnits(n)) => say("reb.deed.draw-probes.per-units", [number(n)]),
        Deed::DrawProjects(draw, keep) if draw == keep => say("reb.deed.draw-projects", [number(draw)]),
        Deed::DrawProjects(draw, keep) => say("reb.deed.draw-projects.keep", [number(draw), number(keep)]),
        Deed::AssignFromMissions => word("reb.deed.assign-from-missions"),
        Deed::AssignFromProjects => word("reb.deed.assign-from-projects"),
        Deed::SearchForLuke => word("reb.deed.search-for-luke"),
        Deed::ShowObjectives => word("reb.deed.show-objectives"),
        Deed::BuryObjective => word("reb.deed.bury-objective"),
        Deed::Intercept(n) => say("reb.deed.intercept", [number(n)]),
        Deed::FalseLead(n) => say("reb.deed.false-lead", [number(n)]),
        Deed::AskHere => word("reb.deed.ask-here"),
        Deed::AskRegion => word("reb.deed.ask-region"),
        Deed::NameSystems(n) => say("reb.deed.name-systems", [number(n)]),
        Deed::Capture => word("reb.deed.capture"),
        Deed::CaptureRescuer => word("reb.deed.capture.rescuer"),
        Deed::TakeAway => word("reb.deed.take-away"),
        Deed::Rescue(false) => word("reb.deed.rescue"),
        Deed::Rescue(true) => word("reb.deed.rescue.stay"),
        Deed::Beacon => word("reb.deed.beacon"),
        Deed::Turn => word("reb.deed.turn"),
        Deed::Detain => word("reb.deed.detain"),
        Deed::Attach(ring, bearer) => {
            let who = match bearer {
                Bearer::Any => "reb.bearer.any",
                Bearer::Shown => "reb.bearer.shown",
                Bearer::Assigned => "reb.bearer.assigned",
                Bearer::Target => "reb.bearer.target",
            };
            let attached = say("reb.deed.attach", [named(Thing::Ring(ring)), noun(who)]);
            // What the ring does is what the card is for; imperial rings only mark what the rules say of captives.
            if ring.is_imperial() { attached } else { seq(vec![attached, ring_rule(ring)]) }
        }
        Deed::BecomeJedi => say("reb.deed.become-jedi", [named(Thing::Leader(Leader::LukeJedi))]),
        Deed::Mislead => word("reb.deed.mislead"),
        Deed::Reassign => word("reb.deed.reassign"),
        Deed::Inspire => word("reb.deed.inspire"),
        Deed::LoseReputation(n) => say("reb.deed.lose-reputation", [number(n)]),
        Deed::GainReputation(n) => say("reb.deed.gain-reputation", [number(n)]),
        Deed::Eliminate => word("reb.deed.eliminate"),
        Deed::Mobilize => word("reb.deed.mobilize"),
        Deed::Recruit(leader) => say("reb.deed.recruit", [named(Thing::Leader(leader))]),
        Deed::LetPass => word("reb.deed.let-pass"),
        Deed::Guard => word("reb.deed.guard"),
        Deed::Join => word("reb.deed.join"),
        Deed::Slip => word("reb.deed.slip"),
        Deed::Unopposed => word("reb.deed.unopposed"),
        Deed::Fail => word("reb.deed.fail"),
        Deed::FewerDice(red, black) => say("reb.deed.fewer-dice", [number(red), number(black)]),
        Deed::OpenTactics => word("reb.deed.open-tactics"),
        Deed::NoEscape => word("reb.deed.no-escape"),
        Deed::NoSpaceTactics => word("reb.deed.no-space-tactics"),
        Deed::Frail => word("reb.deed.frail"),
        Deed::RedHits(n) => say("reb.deed.red-hits", [number(n)]),
        Deed::SetDice(n) => say("reb.deed.set-dice", [number(n)]),
        Deed::DrawTactics(theater, n) => say("reb.deed.draw-tactics", [number(n), noun(theater_term(theater))]),
        Deed::DrawAnyTactics(n) => say("reb.deed.draw-any-tactics", [number(n)]),
        Deed::Damage(n) => say("reb.deed.damage", [number(n)]),
        Deed::DamageOne(n) => say("reb.deed.damage-one", [number(n)]),
        Deed::DamageEach(n) => say("reb.deed.damage-each", [number(n)]),
        Deed::Bombard => word("reb.deed.bombard"),
        Deed::Reroll(n) => say("reb.deed.reroll", [number(n)]),
        Deed::Block(n, false) => say("reb.deed.block", [number(n)]),
        Deed::Block(n, true) => say("reb.deed.block.pay", [number(n)]),
        Deed::Unblockable => word("reb.deed.unblockable"),
        Deed::Hold => word("reb.deed.hold"),
        Deed::EscapePlan => word("reb.deed.escape-plan"),
    }
}

/// A movement: who, from where, and what is lifted.
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
    let mut parts = vec![say("reb.deed.move", [inside(what), from])];
    let lifted =
        [(m.anywhere, "reb.lift.adjacency"), (m.uncarried, "reb.lift.transport"), (m.past_leaders, "reb.lift.leaders")];
    parts.extend(lifted.into_iter().filter(|(is, _)| *is).map(|(_, term)| word(term)));
    seq(parts)
}

/// The line under a mission's name.
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
