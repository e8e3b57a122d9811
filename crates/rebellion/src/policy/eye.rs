//! The heuristic of a side: values of units and leaders, and one score for each option of each question.

use std::cell::OnceCell;

use crate::bits::Bits;
use crate::db::{Entity, Mission};
use crate::frame::{Drawn, Frame, Purpose};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::policy::bring::Reinforcements;
use crate::policy::hide::Odds;
use crate::policy::style::{Style, Weight};
use crate::side::{Color, Side, Theater};
use crate::state::State;
use crate::unit::Unit;
use crate::verb::{Pick, Verb};

/// A position as seen by one side.
pub(super) struct SideView<'a> {
    pub(super) g: &'a Rebellion,
    pub(super) s: &'a State,
    pub(super) side: Side,
    pub(super) style: &'a Style,
    /// The systems where the base can be, as far as this side can rely on.
    pub(super) candidates: Bits,
    /// The probability of each candidate, computed on demand.
    odds: OnceCell<Odds>,
    /// The forces that activations can bring, computed on demand.
    bring: OnceCell<Reinforcements>,
}

impl<'a> SideView<'a> {
    pub(super) fn new(g: &'a Rebellion, s: &'a State, side: Side, style: &'a Style) -> Self {
        let candidates = match side {
            _ if s.revealed => Bits::only(s.base.idx()),
            Side::Empire => g.candidates(s),
            Side::Rebels => s.could_be,
        };
        Self { g, s, side, style, candidates, odds: OnceCell::new(), bring: OnceCell::new() }
    }

    /// The probability of each candidate.
    pub(super) fn odds(&self) -> &Odds {
        self.odds.get_or_init(|| Odds::among(self.candidates))
    }

    /// The forces that the side's places can send.
    pub(super) fn bring(&self) -> &Reinforcements {
        self.bring.get_or_init(|| Reinforcements::new(self))
    }

    /// The weight for this side, out of one for the Empire and one for the Rebels.
    pub(super) const fn by_side(&self, empire: Weight, rebels: Weight) -> f32 {
        self.style.of(match self.side {
            Side::Empire => empire,
            Side::Rebels => rebels,
        })
    }

    /// The value of a unit in a combat.
    pub(super) fn unit(&self, unit: Unit) -> f32 {
        let facts = self.g.db.unit(unit);
        let dice = f32::from(facts.dice[0]) + f32::from(facts.dice[1]);
        let station = if unit == Unit::DeathStar { 12.0 } else { 0.0 };
        dice + f32::from(facts.health) * 0.7 + f32::from(facts.carries) * 0.15 + station
    }

    /// The strength of a side in a theater of a place.
    pub(super) fn strength(&self, site: Site, side: Side, theater: Theater) -> f32 {
        let force = self.s.force(site, side);
        if force.is_empty() {
            return 0.0;
        }
        let force = force.in_theater(side, theater);
        force.kinds(side).map(|(unit, n)| self.unit(unit) * f32::from(n)).sum()
    }

    /// The strength of a side in a place.
    pub(super) fn power(&self, site: Site, side: Side) -> f32 {
        Theater::BOTH.iter().map(|&t| self.strength(site, side, t)).sum()
    }

    /// The score of an option as a logit; 0 is neither good nor bad.
    pub(super) fn score(&self, frame: Frame, pick: Pick) -> f32 {
        let n = f32::from(pick.a);
        match frame {
            Frame::Layout => choice(pick.verb == Verb::Layout, 2.0 - n, -4.0),
            Frame::Muster { .. } | Frame::NameSystem { .. } | Frame::SetDie { .. } => self.plain(frame, pick),
            Frame::Landing | Frame::HideBase | Frame::NewBase { .. } => self.hiding(pick),
            Frame::Assign { side, stayed } => self.assignment(side, stayed, pick),
            Frame::Veto { .. } => choice(pick.verb == Verb::Allow, 3.0, -3.0),
            Frame::Command { role } => self.command(role, pick),
            Frame::ActivateWith { site, .. } => self.activator(site, pick),
            Frame::MoveFrom { to, used, base_used, .. } => self.source(to, used, base_used, pick),
            Frame::MoveHow { role, to, from, kind, room, .. } => {
                self.cargo(Rebellion::kind_at(role.side(), kind.min(8)), from, to, room, pick.a as u8)
            }
            Frame::MoveCaptive { .. } => choice(pick.verb == Verb::Yes, 1.0, 0.0),
            Frame::Aim { .. } => self.aim(Mission(self.s.doing[0].card), pick),
            Frame::Oppose { .. } => self.opposition(pick),
            Frame::PickSystem { .. } => self.system(pick),
            Frame::PlaceAt { .. } => self.placement(pick),
            Frame::Window { .. } | Frame::CombatCard { .. } => choice(pick.verb == Verb::Use, 2.0, 0.0),
            Frame::UseRing { .. } => choice(pick.verb == Verb::Yes, 1.5, 0.0),
            Frame::PickFace { .. } => [1.0, 1.2, 2.0, -1.0][usize::from(pick.a) % 4],
            Frame::PickLeader { purpose, .. } => self.leader_for(purpose, pick),
            Frame::Wear { .. } => self.leader_in(pick).map_or(0.0, |l| self.leader(l) * 0.3),
            Frame::Destroy { .. }
            | Frame::DestroyOne { .. }
            | Frame::DestroyQueued { .. }
            | Frame::DestroyBuilt { .. } => self.destruction(pick),
            Frame::Keep { what, .. } => self.keeping(what, pick),
            Frame::Objective { .. } | Frame::Plans => choice(pick.verb == Verb::Objective, 5.0, 0.0),
            Frame::DiscardMission { .. } => self.mission_in(pick).map_or(0.0, |m| -self.mission(m)),
            Frame::Recruit { .. } => self.recruit(pick),
            Frame::Mobilize { .. } => self.mobilize(pick),
            Frame::BuildPlan { .. } => choice(pick.verb == Verb::Ready, 3.0, -3.0),
            Frame::Build { .. } | Frame::GainShape { .. } => self.building(pick),
            Frame::Free { .. } => choice(pick.verb == Verb::Done, 3.0, -3.0),
            Frame::Deploy { .. } => self.deploying(pick),
            Frame::Advance { .. } | Frame::DeployQueued { .. } => self.unit_in(pick).map_or(0.0, |u| self.unit(u)),
            Frame::AddLeader { .. } => self.commander(pick),
            Frame::Influence { side, theater } => self.influence(side, theater, pick),
            Frame::Reroll { .. } => self.reroll(pick),
            Frame::Deal { side, theater, .. } | Frame::AssignDie { side, theater } => self.damage(side, theater, pick),
            Frame::Block { .. } => choice(pick.verb == Verb::Play, 1.5, 0.0),
            Frame::Cancel { .. } => self.cancel(pick),
            Frame::PayBlock { .. } | Frame::Bombard { .. } => self.plain(frame, pick),
            Frame::Retreat { role } => self.retreat(role.side(), pick),
            Frame::RetreatHow { .. } => n * 0.5,
            Frame::Avenge => self.leader_in(pick).map_or(0.0, |l| self.leader(l)),
            Frame::Search { .. } => self.mission_in(pick).map_or(-1.0, |m| self.mission(m)),
            Frame::Bury { .. } => {
                if self.is_plans(pick) {
                    2.0
                } else {
                    1.0
                }
            }
            _ => 0.0,
        }
    }

    fn plain(&self, frame: Frame, pick: Pick) -> f32 {
        match frame {
            // Spreads the units evenly.
            Frame::Muster { left, .. } => -(f32::from(pick.a) - f32::from(left) / 3.0).abs(),
            // Prefers systems that the Empire cannot exclude anyway.
            Frame::NameSystem { .. } => match pick.thing() {
                Some(Entity::Site(site)) if self.s.could_be.has(site.idx()) => 1.0,
                _ => 0.0,
            },
            Frame::SetDie { .. } => match (pick.verb, pick.a % 4) {
                (Verb::Face, 1) => 2.0,
                (Verb::Face, 2) => 1.5,
                (Verb::Face, 0) => 1.0,
                _ => -1.0,
            },
            Frame::Bombard { .. } => {
                self.unit_in(pick).map_or(0.0, |u| f32::from(self.g.db.unit(u).dice[Color::Red as usize]))
            }
            _ => 0.0,
        }
    }

    pub(super) fn leader_in(&self, pick: Pick) -> Option<Leader> {
        match (pick.thing(), pick.second()) {
            (Some(Entity::Leader(leader)), _) | (_, Some(Entity::Leader(leader))) => Some(leader),
            _ => None,
        }
    }

    pub(super) fn site_in(&self, pick: Pick) -> Option<Site> {
        match (pick.thing(), pick.second()) {
            (Some(Entity::Site(site)), _) | (_, Some(Entity::Site(site))) => Some(site),
            _ => None,
        }
    }

    pub(super) fn unit_in(&self, pick: Pick) -> Option<Unit> {
        match pick.thing() {
            Some(Entity::Unit(unit)) => Some(unit),
            _ => None,
        }
    }

    pub(super) fn mission_in(&self, pick: Pick) -> Option<Mission> {
        match pick.thing() {
            Some(Entity::Mission(mission)) => Some(mission),
            _ => None,
        }
    }

    /// The value of a leader: skills and tactic values.
    pub(super) fn leader(&self, leader: Leader) -> f32 {
        let facts = self.g.db.leader(leader);
        let skills: u8 = facts.skills.iter().sum();
        let tactics = facts.tactics.map_or(0, |[space, ground]| space + ground);
        f32::from(skills) + f32::from(tactics) * 0.5
    }

    fn leader_for(&self, purpose: Purpose, pick: Pick) -> f32 {
        let Some(leader) = self.leader_in(pick) else { return 0.0 };
        match purpose {
            // Prefers a leader who still has a mission.
            Purpose::Mislead if matches!(self.s.at[leader.idx()], crate::state::Place::Slot(_)) => 2.0,
            Purpose::Mislead => 0.0,
            Purpose::Rescue | Purpose::Capture | Purpose::Falcon => self.leader(leader) * 0.3,
        }
    }

    fn is_plans(&self, pick: Pick) -> bool {
        match pick.thing() {
            Some(Entity::Objective(objective)) => self.g.db.objective(objective).when == crate::card::Goal::Plans,
            _ => false,
        }
    }

    fn keeping(&self, what: Drawn, pick: Pick) -> f32 {
        match (what, pick.thing()) {
            (Drawn::Projects, Some(Entity::Mission(mission))) => self.mission(mission),
            (_, Some(Entity::Objective(objective))) => self.objective(objective),
            _ => 0.0,
        }
    }
}

/// Selects one of two scores.
const fn choice(is: bool, yes: f32, no: f32) -> f32 {
    if is { yes } else { no }
}
