//! Log lines for events.

use table::{Arg, Phrase};

use crate::db::{Entity, Mission};
use crate::event::Event;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::phrases::{die_term, kind, named, noun, number, side as by_name, theater_term, units, word};

fn at(site: Site) -> Arg {
    named(Entity::Site(site))
}

fn who(leader: Leader) -> Arg {
    named(Entity::Leader(leader))
}

fn task(mission: Mission) -> Arg {
    named(Entity::Mission(mission))
}

impl Rebellion {
    #[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per event")]
    pub(crate) fn tell_of(&self, e: Event) -> Option<Phrase> {
        let say = |term, args: Vec<Arg>| Some(Phrase::say(term, args));
        match e {
            Event::Settled { site, side, occupied: false } => say("reb.log.settled", vec![at(site), by_name(side)]),
            Event::Settled { site, .. } => say("reb.log.settled.occupied", vec![at(site)]),
            Event::Mustered { unit, n, site } => say("reb.log.mustered", vec![units(n, unit), at(site)]),
            Event::BaseHidden { site: Some(site) } => say("reb.log.base-hidden.known", vec![at(site)]),
            Event::BaseHidden { site: None } => Some(word("reb.log.base-hidden")),
            Event::Round { n } => say("reb.log.round", vec![number(n)]),
            Event::Assigned { leader, mission: Some(mission) } => {
                say("reb.log.assigned.known", vec![who(leader), task(mission)])
            }
            Event::Assigned { leader, mission: None } => say("reb.log.assigned", vec![who(leader)]),
            Event::Joined { leader, other } => say("reb.log.joined", vec![who(leader), who(other)]),
            Event::Forbidden { leader } => say("reb.log.forbidden", vec![who(leader)]),
            Event::Activated { leader, site } => say("reb.log.activated", vec![who(leader), at(site)]),
            Event::Passed { seat } => say("reb.log.passed", vec![Arg::Seat(seat)]),
            Event::Moved { unit, n, from, to } => say("reb.log.moved", vec![units(n, unit), at(from), at(to)]),
            Event::Placed { leader, site } => say("reb.log.placed", vec![who(leader), at(site)]),
            Event::Retrieved { .. } => None,
            Event::Revealed { mission, site: Site::NONE } => say("reb.log.revealed.nowhere", vec![task(mission)]),
            Event::Revealed { mission, site } => say("reb.log.revealed", vec![task(mission), at(site)]),
            Event::Against { leader } => say("reb.log.against", vec![who(leader)]),
            Event::Opposed { leader } => say("reb.log.opposed", vec![who(leader)]),
            Event::Die { side, color, face } => say("reb.log.die", vec![by_name(side), noun(die_term(color, face))]),
            Event::DieSet { side, color, face } => {
                say("reb.log.die-set", vec![by_name(side), noun(die_term(color, face))])
            }
            Event::Succeeded { mission } => say("reb.log.succeeded", vec![task(mission)]),
            Event::Failed { mission } => say("reb.log.failed", vec![task(mission)]),
            Event::Used { side, action } => say("reb.log.used", vec![by_name(side), named(Entity::Action(action))]),
            Event::RingUsed { ring, leader } => say("reb.log.ring-used", vec![who(leader), named(Entity::Ring(ring))]),
            Event::Attached { ring, leader } => say("reb.log.attached", vec![named(Entity::Ring(ring)), who(leader)]),
            Event::Loyal { site, side } => say("reb.log.loyal", vec![at(site), by_name(side)]),
            Event::Neutral { site, side } => say("reb.log.neutral", vec![at(site), by_name(side)]),
            Event::Occupied { site } => say("reb.log.occupied", vec![at(site)]),
            Event::Freed { site } => say("reb.log.freed", vec![at(site)]),
            Event::Sabotaged { site } => say("reb.log.sabotaged", vec![at(site)]),
            Event::Repaired { site } => say("reb.log.repaired", vec![at(site)]),
            Event::Gained { unit, n, site } => say("reb.log.gained", vec![units(n, unit), at(site)]),
            Event::Queued { unit, space } => say("reb.log.queued", vec![kind(unit), number(space)]),
            Event::Advanced { unit, space } => say("reb.log.advanced", vec![kind(unit), number(space)]),
            Event::Deployed { unit, site } => say("reb.log.deployed", vec![kind(unit), at(site)]),
            Event::Destroyed { unit, n, site } => say("reb.log.destroyed", vec![units(n, unit), at(site)]),
            Event::QueueDestroyed { unit, space } => say("reb.log.queue-destroyed", vec![kind(unit), number(space)]),
            Event::GivenUp { unit, site } => say("reb.log.given-up", vec![kind(unit), at(site)]),
            Event::SystemDestroyed { site } => say("reb.log.system-destroyed", vec![at(site)]),
            Event::BaseRevealed { site } => say("reb.log.base-revealed", vec![at(site)]),
            Event::BaseMoved { old, site: Some(site) } => say("reb.log.base-moved.known", vec![at(old), at(site)]),
            Event::BaseMoved { old, site: None } => say("reb.log.base-moved", vec![at(old)]),
            Event::BaseKept => Some(word("reb.log.base-kept")),
            Event::NotHere { site } => say("reb.log.not-here", vec![at(site)]),
            Event::SaidHere { site, yes: true } => say("reb.log.said-here.yes", vec![at(site)]),
            Event::SaidHere { site, yes: false } => say("reb.log.said-here.no", vec![at(site)]),
            Event::SaidRegion { site, yes: true } => say("reb.log.said-region.yes", vec![at(site)]),
            Event::SaidRegion { site, yes: false } => say("reb.log.said-region.no", vec![at(site)]),
            Event::Named { site } => say("reb.log.named", vec![at(site)]),
            Event::Captured { leader } => say("reb.log.captured", vec![who(leader)]),
            Event::Rescued { leader } => say("reb.log.rescued", vec![who(leader)]),
            Event::Rotated { leader } => say("reb.log.turned", vec![who(leader)]),
            Event::Eliminated { leader } => say("reb.log.eliminated", vec![who(leader)]),
            Event::Detained { leader } => say("reb.log.detained", vec![who(leader)]),
            Event::Misled { leader } => say("reb.log.misled", vec![who(leader)]),
            Event::Jedi => Some(word("reb.log.jedi")),
            Event::Recruited { leader } => say("reb.log.recruited", vec![who(leader)]),
            Event::OfferedAction { .. } => None,
            Event::KeptAction { side, action: Some(action) } => {
                say("reb.log.kept-action.known", vec![by_name(side), named(Entity::Action(action))])
            }
            Event::KeptAction { side, action: None } => say("reb.log.kept-action", vec![by_name(side)]),
            Event::DrewMission { side, mission: Some(mission), .. } => {
                say("reb.log.drew-mission.known", vec![by_name(side), task(mission)])
            }
            Event::DrewMission { side, mission: None, project: false } => {
                say("reb.log.drew-mission", vec![by_name(side)])
            }
            Event::DrewMission { side, mission: None, project: true } => {
                say("reb.log.drew-project", vec![by_name(side)])
            }
            Event::Discarded { mission } => say("reb.log.discarded", vec![task(mission)]),
            Event::BuriedProject { mission: Some(mission) } => say("reb.log.buried-project.known", vec![task(mission)]),
            Event::BuriedProject { mission: None } => Some(word("reb.log.buried-project")),
            Event::DrewProbe { site: Some(site) } => say("reb.log.drew-probe.known", vec![at(site)]),
            Event::DrewProbe { site: None } => Some(word("reb.log.drew-probe")),
            Event::Handed { site } => say("reb.log.handed", vec![at(site)]),
            Event::Planted { site: Some(site) } => say("reb.log.planted.known", vec![at(site)]),
            Event::Planted { site: None } => Some(word("reb.log.planted")),
            Event::Replaced { site: Some(site), top: true } => say("reb.log.replaced.top.known", vec![at(site)]),
            Event::Replaced { site: Some(site), top: false } => say("reb.log.replaced.under.known", vec![at(site)]),
            Event::Replaced { site: None, top: true } => Some(word("reb.log.replaced.top")),
            Event::Replaced { site: None, top: false } => Some(word("reb.log.replaced.under")),
            Event::DrewObjective { objective: Some(objective), .. } => {
                say("reb.log.drew-objective.known", vec![named(Entity::Objective(objective))])
            }
            Event::DrewObjective { objective: None, stage } => say("reb.log.drew-objective", vec![number(stage)]),
            Event::LookedAt { objective: Some(objective), .. } => {
                say("reb.log.looked-at.known", vec![named(Entity::Objective(objective))])
            }
            Event::LookedAt { objective: None, stage } => say("reb.log.looked-at", vec![number(stage)]),
            Event::OnTop { objective: Some(objective), .. } => {
                say("reb.log.on-top.known", vec![named(Entity::Objective(objective))])
            }
            Event::OnTop { objective: None, stage } => say("reb.log.on-top", vec![number(stage)]),
            Event::Buried { objective: Some(objective), .. } => {
                say("reb.log.buried.known", vec![named(Entity::Objective(objective))])
            }
            Event::Buried { objective: None, stage, .. } => say("reb.log.buried", vec![number(stage)]),
            Event::ShownObjective { objective: Some(objective), .. } => {
                say("reb.log.shown.known", vec![named(Entity::Objective(objective))])
            }
            Event::ShownObjective { objective: None, stage } => say("reb.log.shown", vec![number(stage)]),
            Event::Scored { objective } => say("reb.log.scored", vec![named(Entity::Objective(objective))]),
            Event::PlansFailed { objective } => say("reb.log.plans-failed", vec![named(Entity::Objective(objective))]),
            Event::Reputation { to } => say("reb.log.reputation", vec![number(to)]),
            Event::Time { to } => say("reb.log.time", vec![number(to)]),
            Event::LookedAtProbe { site: Some(site) } => say("reb.log.looked-at-probe.known", vec![at(site)]),
            Event::LookedAtProbe { site: None } => Some(word("reb.log.looked-at-probe")),
            Event::Combat { site } => say("reb.log.combat", vec![at(site)]),
            Event::CombatRound { n } => say("reb.log.combat-round", vec![number(n)]),
            Event::Added { leader } => say("reb.log.added", vec![who(leader)]),
            Event::DrewTactic { side, tactic: Some(tactic), .. } => {
                say("reb.log.drew-tactic.known", vec![by_name(side), named(Entity::Tactic(tactic))])
            }
            Event::DrewTactic { side, tactic: None, theater, .. } => {
                say("reb.log.drew-tactic", vec![by_name(side), noun(theater_term(theater))])
            }
            Event::Played { side, tactic } => say("reb.log.played", vec![by_name(side), named(Entity::Tactic(tactic))]),
            Event::DiscardedTactic { side, tactic } => {
                say("reb.log.discarded-tactic", vec![by_name(side), named(Entity::Tactic(tactic))])
            }
            Event::Damage { unit, n } => say("reb.log.damage", vec![kind(unit), number(n)]),
            Event::Canceled { unit } => say("reb.log.canceled", vec![kind(unit)]),
            Event::Won { side, theater } => say("reb.log.won", vec![by_name(side), noun(theater_term(theater))]),
            Event::Retreated { leader, site } => say("reb.log.retreated", vec![who(leader), at(site)]),
            Event::CombatOver { site } => say("reb.log.combat-over", vec![at(site)]),
            Event::Over { side, .. } => say("reb.log.over", vec![by_name(side)]),
        }
    }
}
