//! Missions: their value in a position, the leaders to assign, and their targets.

use crate::bits::Bits;
use crate::card::{Goal, Mode, Target};
use crate::db::{Entity, Mission, Objective};
use crate::effect::{Effect, Many, Operation};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::policy::HOPELESS;
use crate::policy::eye::SideView;
use crate::policy::hide::Odds;
use crate::policy::style::Weight;
use crate::side::{Role, Side, Theater};
use crate::state::Place;
use crate::state::State;
use crate::verb::{Pick, Verb};

/// The leader of an option of the Assignment phase.
pub(super) fn assigned_in(pick: Pick) -> Option<Leader> {
    let thing = match pick.verb {
        Verb::Assign | Verb::Use => pick.second(),
        _ => pick.thing(),
    };
    match thing {
        Some(Entity::Leader(leader)) => Some(leader),
        _ => None,
    }
}

impl Rebellion {
    /// Whether this leader is the next to assign. Bots assign leaders in the order of their numbers, because the many
    /// other orders lead to the same position.
    pub(super) fn is_next(&self, s: &State, side: Side, stayed: Bits, leader: Leader) -> bool {
        let open = self.open_leaders(s, side, stayed);
        let role = self.controller(side, leader);
        !open.into_iter().any(|l| l < leader.idx() && self.leads(role, Leader::of(l)))
    }
}

impl SideView<'_> {
    /// The value of a mission in this position, without its target.
    pub(super) fn mission(&self, mission: Mission) -> f32 {
        let def = &self.g.db.missions[mission.0 as usize];
        def.does.iter().map(|e| self.effect(e)).sum()
    }

    fn effect(&self, effect: &Effect) -> f32 {
        match effect {
            Effect::OneOf(branches) => {
                branches.iter().map(|b| b.iter().map(|e| self.effect(e)).sum::<f32>()).fold(0.0, f32::max)
            }
            Effect::If(_, inner) => inner.iter().map(|e| self.effect(e)).sum::<f32>() * 0.4,
            Effect::Choose(..) | Effect::Place(_) => 0.0,
            Effect::Do(operation) => self.operation(*operation),
        }
    }

    /// The value of an operation for the side that carries it out.
    fn operation(&self, operation: Operation) -> f32 {
        let hunting = !self.s.revealed && self.side == Side::Empire;
        match operation {
            Operation::Loyalty(_, n) => {
                let goal = self.wants(|goal| matches!(goal, Goal::Loyal(_) | Goal::Region));
                self.by_side(Weight::ImperialLoyalty, Weight::RebelLoyalty) + goal + 0.5 * f32::from(n - 1)
            }
            Operation::Unrest(_) => 1.2,
            Operation::Sabotage => {
                self.style.of(Weight::RebelSabotage) + self.wants(|goal| matches!(goal, Goal::SupplyLines(_)))
            }
            Operation::Repair => 0.3,
            Operation::Gain(unit, n, _) => {
                self.unit(unit) * f32::from(n) * self.by_side(Weight::ImperialUnits, Weight::RebelUnits)
            }
            Operation::GainByShape(_, n) => 0.8 * f32::from(n),
            Operation::Queue(unit, _) => self.unit(unit) * self.by_side(Weight::ImperialUnits, Weight::RebelUnits),
            Operation::QueueIcons => self.style.of(Weight::ImperialIcons),
            Operation::Advance(_) => 0.5,
            Operation::DeployQueued => 0.9,
            Operation::DestroyQueuedByIcons | Operation::DestroyQueued(_) => 1.3,
            Operation::Destroy(_, _, n) => 0.5 * f32::from(n),
            Operation::DestroySystem => self.style.of(Weight::ImperialSuperlaser),
            Operation::Move(_) => self.by_side(Weight::ImperialMove, Weight::RebelMove),
            Operation::Battle | Operation::BattleIf(_) => 0.3,
            Operation::DrawObjectives(draw, keep) => {
                self.style.of(Weight::RebelDraw) * f32::from(keep) + 0.3 * f32::from(draw - keep)
            }
            Operation::LookAtObjectives(n, _) => self.style.of(Weight::RebelLook) + 0.2 * f32::from(n),
            Operation::DrawProbes(_) if !hunting => 0.0,
            Operation::DrawProbes(Many::N(n)) => self.style.of(Weight::ImperialProbes) * f32::from(n),
            Operation::DrawProbes(Many::PerBaseUnits(per)) => {
                let units = self.s.force(self.s.base_site(), Side::Rebels).len();
                self.style.of(Weight::ImperialProbes) * f32::from((units / per).max(1))
            }
            Operation::DrawProjects(_, keep) => self.style.of(Weight::ImperialProjects) * f32::from(keep),
            Operation::Intercept(_) if hunting => self.style.of(Weight::ImperialIntercept),
            Operation::FalseLead(n) => {
                self.style.of(Weight::RebelLead) * f32::from(n.min(self.s.probes.held.len() as u8))
            }
            Operation::AskHere if hunting => 1.0 + 6.0 / self.candidates.len().max(1) as f32,
            Operation::AskRegion | Operation::NameSystems(_) | Operation::Beacon if hunting => 2.5,
            Operation::Capture => self.style.of(Weight::ImperialCapture),
            Operation::Rescue(_) => 2.0,
            Operation::Turn => 3.0,
            Operation::Detain => 0.8,
            Operation::Attach(..) => 1.0,
            Operation::BecomeJedi => 2.0,
            Operation::Mislead => 0.4,
            Operation::Reassign => 0.6,
            Operation::LoseReputation(n) => 2.0 * f32::from(n),
            Operation::GainReputation(n) => 3.0 * f32::from(n),
            Operation::ShowObjectives => 0.4,
            Operation::BuryObjective => 1.5,
            Operation::Mobilize => self.danger() * self.style.of(Weight::RebelMobilize),
            _ => 0.3,
        }
    }

    /// The extra value of a mission that helps with objectives in hand.
    fn wants(&self, fits: impl Fn(Goal) -> bool) -> f32 {
        let hand = self.s.objectives.hand.into_iter();
        let asked = hand.filter(|&o| fits(self.g.db.objective(Objective(o as u8)).when)).count();
        if self.side == Side::Rebels { asked.min(2) as f32 * self.style.of(Weight::RebelGoal) } else { 0.0 }
    }

    /// How close the Empire is to finding the base: 0 is safe, 1 is found.
    pub(super) fn danger(&self) -> f32 {
        if self.s.revealed {
            return 1.0;
        }
        let near = match self.threat_distance(self.s.base) {
            0 | 1 => 0.7,
            2 => 0.35,
            _ => 0.1,
        };
        (near + Odds::among(self.s.could_be).of(self.s.base.idx()) * 2.0).min(1.0)
    }

    /// The value of an objective in hand, depending on how easily it can be met.
    pub(super) fn objective(&self, objective: Objective) -> f32 {
        let facts = self.g.db.objective(objective);
        if self.g.is_met(self.s, objective, facts.when.in_combat()) {
            return 3.0;
        }
        match facts.when {
            Goal::NoCaptives | Goal::Loyal(_) | Goal::Outposts(_) | Goal::Defended(_) => 1.5,
            Goal::SupplyLines(_) | Goal::Destroyed(..) | Goal::Liberation => 1.2,
            Goal::Plans => 1.0,
            Goal::Sympathy => f32::from(self.s.n_destroyed()),
            _ => 0.6,
        }
    }

    /// The number of icons that a set of leaders has for a mission.
    fn skill(&self, mission: Mission, leaders: crate::bits::Bits) -> u8 {
        let skill = self.g.db.mission(mission).skill;
        leaders.into_iter().map(|l| self.g.db.leader(Leader::of(l)).skill(skill)).sum()
    }

    /// Scores an option of the Assignment phase.
    pub(super) fn assignment(&self, side: Side, stayed: Bits, pick: Pick) -> f32 {
        let Some(leader) = assigned_in(pick) else { return -2.0 };
        if !self.g.is_next(self.s, side, stayed, leader) {
            return HOPELESS;
        }
        let role = Role::of(self.side, self.g.db.leader(leader).post);
        let alone = crate::bits::Bits::only(leader.idx());
        match (pick.verb, pick.thing()) {
            (Verb::Assign, Some(Entity::Mission(mission))) => {
                let facts = self.g.db.mission(mission);
                let skill = self.skill(mission, alone);
                if skill < facts.needs || !self.g.can_reveal(self.s, role, mission, alone) {
                    return -3.0;
                }
                // An easy mission wastes a strong leader, but contested attempts need more than the minimum.
                let spare = f32::from(skill - facts.needs);
                let margin = if facts.mode == Mode::Attempt { spare * 0.25 } else { -spare * 0.1 };
                let portrait = f32::from(u8::from(facts.portrait.is_some_and(|p| leader.is(p))));
                self.mission(mission) + margin + portrait * 0.8 - self.stays_for(leader)
            }
            (Verb::Join, _) => {
                // Useful only for moving the base with eight cards to choose from, or for a contested attempt.
                -1.0
            }
            (Verb::Use, _) => 1.5,
            (Verb::Stay, _) => 0.6,
            _ => -2.0,
        }
    }

    /// The cost of not keeping this leader for an activation.
    fn stays_for(&self, leader: Leader) -> f32 {
        let Some([space, ground]) = self.g.db.leader(leader).tactics else { return -0.6 };
        let free = self
            .g
            .pool(self.s, self.side)
            .into_iter()
            .filter(|&l| l > leader.idx() && self.g.db.leader(Leader::of(l)).tactics.is_some());
        let all = (0..crate::leader::LEADERS)
            .filter(|&l| self.g.side_now(self.s, Leader::of(l)) == self.side)
            .filter(|&l| !matches!(self.s.at[l], Place::Supply | Place::Out) && !self.s.is_captive(Leader::of(l)));
        let further = all.count().saturating_sub(4) as f32;
        let wanted = self.by_side(Weight::ImperialKeep, Weight::RebelKeep)
            + further * self.by_side(Weight::ImperialKeepMore, Weight::RebelKeepMore);
        let short = (wanted - free.count() as f32).max(0.0);
        short * self.by_side(Weight::ImperialShort, Weight::RebelShort) * (0.7 + f32::from(space + ground) * 0.1)
    }

    /// Scores the target of a mission.
    pub(super) fn aim(&self, mission: Mission, pick: Pick) -> f32 {
        let facts = self.g.db.mission(mission);
        if let Some(leader) = self.leader_in(pick) {
            let alone = match self.s.at[leader.idx()] {
                Place::Site(site) => self.g.leaders_at(self.s, site, Side::Rebels).len() as f32,
                _ => 1.0,
            };
            return self.leader(leader) * 0.3 - alone * 0.4;
        }
        let Some(site) = self.site_in(pick) else { return 0.0 };
        let opposed = self.g.leaders_at(self.s, site, self.side.other());
        let resistance: u8 = opposed.into_iter().map(|l| self.g.db.leader(Leader::of(l)).skill(facts.skill)).sum();
        let mut value = if facts.mode == Mode::Attempt { -0.5 * f32::from(resistance) } else { 0.0 };
        if !opposed.is_empty() && facts.mode == Mode::Attempt {
            value -= 0.4;
        }
        let def = &self.g.db.missions[mission.0 as usize];
        for effect in &def.does {
            value += self.effect_at(effect, site);
        }
        debug_assert!(facts.target != Target::Nothing);
        value
    }

    fn effect_at(&self, effect: &Effect, site: Site) -> f32 {
        let Effect::Do(operation) = effect else { return 0.0 };
        let enemy = self.side.other();
        match *operation {
            Operation::Loyalty(..) => self.loyalty_gain(site),
            Operation::Sabotage => {
                let theirs = self.g.imperial(self.s).has(site.idx()) && !self.s.sabotaged.has(site.idx());
                if theirs { self.yield_of(site) } else { -4.0 }
            }
            Operation::QueueIcons => self.yield_of(site) * 1.2,
            Operation::AskHere => {
                if self.candidates.has(site.idx()) {
                    1.0 + 6.0 * self.odds().of(site.idx())
                } else {
                    -3.0
                }
            }
            Operation::Destroy(..) => self.power(site, enemy).min(4.0) - self.power(site, self.side).min(2.0) * 0.2,
            Operation::DestroySystem => self.power(site, enemy) * 0.3 + 8.0 * self.odds().of(site.idx()),
            Operation::Move(_) => self.landing(site) * 0.5 - self.power(site, enemy) * 0.2,
            Operation::Battle | Operation::BattleIf(_) => -self.strength(site, enemy, Theater::Ground) * 0.2,
            _ => self.yield_of(site) * 0.1,
        }
    }

    /// Scores sending a leader against a mission.
    pub(super) fn opposition(&self, pick: Pick) -> f32 {
        let Some(leader) = self.leader_in(pick).filter(|_| pick.verb == Verb::Send) else { return 0.0 };
        let mission = Mission(self.s.doing[0].card);
        let facts = self.g.db.mission(mission);
        let attacker = SideView::new(self.g, self.s, self.side.other(), self.style);
        let worth = attacker.mission(mission);
        let own = f32::from(self.g.db.leader(leader).skill(facts.skill));
        let theirs = f32::from(self.g.mission_dice(self.s, self.side.other()));
        let chance = (0.25 + 0.2 * (own + 0.5 - theirs * 0.5)).clamp(0.1, 0.8);
        let free = self.g.pool(self.s, self.side).len() as f32;
        worth * chance - 0.25 * self.leader(leader) / free.max(1.0)
            + self.by_side(Weight::ImperialOppose, Weight::RebelOppose)
    }
}
