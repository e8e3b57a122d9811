//! Missions: what each is worth now, who makes it, and where.

use crate::bits::Bits;
use crate::card::{Goal, Mode, Target};
use crate::db::{Mission, Objective, Thing};
use crate::effect::{Deed, Effect, Many};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::policy::HOPELESS;
use crate::policy::eye::Eye;
use crate::policy::hide::Odds;
use crate::policy::style::Knob;
use crate::side::{Role, Side, Theater};
use crate::state::Place;
use crate::state::State;
use crate::verb::{Pick, Verb};

/// The leader an option of the Assignment phase is about.
pub(super) fn assigned_in(pick: Pick) -> Option<Leader> {
    let thing = match pick.verb {
        Verb::Assign | Verb::Use => pick.second(),
        _ => pick.thing(),
    };
    match thing {
        Some(Thing::Leader(leader)) => Some(leader),
        _ => None,
    }
}

impl Rebellion {
    /// Machines ask leader after leader in the order of their numbers: other orders lead to the same, and there are many.
    pub(super) fn is_next(&self, s: &State, side: Side, stayed: Bits, leader: Leader) -> bool {
        let open = self.open_leaders(s, side, stayed);
        let role = self.leads_it(side, leader);
        !open.into_iter().any(|l| l < leader.idx() && self.leads(role, Leader::of(l)))
    }
}

impl Eye<'_> {
    /// What a mission is worth in this position, targets aside.
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
            Effect::Do(deed) => self.deed(*deed),
        }
    }

    /// What a deed is worth to the side that does it.
    fn deed(&self, deed: Deed) -> f32 {
        let hunting = !self.s.revealed && self.side == Side::Empire;
        match deed {
            Deed::Loyalty(_, n) => {
                let goal = self.wants(|goal| matches!(goal, Goal::Loyal(_) | Goal::Region));
                self.by_side(Knob::ImperialLoyalty, Knob::RebelLoyalty) + goal + 0.5 * f32::from(n - 1)
            }
            Deed::Unrest(_) => 1.2,
            Deed::Sabotage => {
                self.style.of(Knob::RebelSabotage) + self.wants(|goal| matches!(goal, Goal::SupplyLines(_)))
            }
            Deed::Repair => 0.3,
            Deed::Gain(unit, n, _) => {
                self.unit(unit) * f32::from(n) * self.by_side(Knob::ImperialUnits, Knob::RebelUnits)
            }
            Deed::GainByShape(_, n) => 0.8 * f32::from(n),
            Deed::Queue(unit, _) => self.unit(unit) * self.by_side(Knob::ImperialUnits, Knob::RebelUnits),
            Deed::QueueIcons => self.style.of(Knob::ImperialIcons),
            Deed::Advance(_) => 0.5,
            Deed::DeployQueued => 0.9,
            Deed::DestroyQueuedByIcons | Deed::DestroyQueued(_) => 1.3,
            Deed::Destroy(_, _, n) => 0.5 * f32::from(n),
            Deed::DestroySystem => self.style.of(Knob::ImperialSuperlaser),
            Deed::Move(_) => self.by_side(Knob::ImperialMove, Knob::RebelMove),
            Deed::Battle | Deed::BattleIf(_) => 0.3,
            Deed::DrawObjectives(draw, keep) => {
                self.style.of(Knob::RebelDraw) * f32::from(keep) + 0.3 * f32::from(draw - keep)
            }
            Deed::LookAtObjectives(n, _) => self.style.of(Knob::RebelLook) + 0.2 * f32::from(n),
            Deed::DrawProbes(_) if !hunting => 0.0,
            Deed::DrawProbes(Many::N(n)) => self.style.of(Knob::ImperialProbes) * f32::from(n),
            Deed::DrawProbes(Many::PerBaseUnits(per)) => {
                let units = self.s.force(self.s.base_site(), Side::Rebels).len();
                self.style.of(Knob::ImperialProbes) * f32::from((units / per).max(1))
            }
            Deed::DrawProjects(_, keep) => self.style.of(Knob::ImperialProjects) * f32::from(keep),
            Deed::Intercept(_) if hunting => self.style.of(Knob::ImperialIntercept),
            Deed::FalseLead(n) => self.style.of(Knob::RebelLead) * f32::from(n.min(self.s.probes.held.len() as u8)),
            Deed::AskHere if hunting => 1.0 + 6.0 / self.candidates.len().max(1) as f32,
            Deed::AskRegion | Deed::NameSystems(_) | Deed::Beacon if hunting => 2.5,
            Deed::Capture => self.style.of(Knob::ImperialCapture),
            Deed::Rescue(_) => 2.0,
            Deed::Turn => 3.0,
            Deed::Detain => 0.8,
            Deed::Attach(..) => 1.0,
            Deed::BecomeJedi => 2.0,
            Deed::Mislead => 0.4,
            Deed::Reassign => 0.6,
            Deed::LoseReputation(n) => 2.0 * f32::from(n),
            Deed::GainReputation(n) => 3.0 * f32::from(n),
            Deed::ShowObjectives => 0.4,
            Deed::BuryObjective => 1.5,
            Deed::Mobilize => self.danger() * self.style.of(Knob::RebelMobilize),
            _ => 0.3,
        }
    }

    /// What it adds to the worth of a mission that an objective in hand asks for its like.
    fn wants(&self, fits: impl Fn(Goal) -> bool) -> f32 {
        let hand = self.s.objectives.hand.into_iter();
        let asked = hand.filter(|&o| fits(self.g.db.objective(Objective(o as u8)).when)).count();
        if self.side == Side::Rebels { asked.min(2) as f32 * self.style.of(Knob::RebelGoal) } else { 0.0 }
    }

    /// How near the Empire is to the base: 0 safe, 1 found.
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

    /// What an objective is worth in hand: how near it is.
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

    /// Icons a set of leaders has for a mission.
    fn skill(&self, mission: Mission, leaders: crate::bits::Bits) -> u8 {
        let skill = self.g.db.mission(mission).skill;
        leaders.into_iter().map(|l| self.g.db.leader(Leader::of(l)).skill(skill)).sum()
    }

    /// What this leader does in the Assignment phase.
    pub(super) fn assignment(&self, side: Side, stayed: Bits, pick: Pick) -> f32 {
        let Some(leader) = assigned_in(pick) else { return -2.0 };
        if !self.g.is_next(self.s, side, stayed, leader) {
            return HOPELESS;
        }
        let role = Role::of(self.side, self.g.db.leader(leader).post);
        let alone = crate::bits::Bits::only(leader.idx());
        match (pick.verb, pick.thing()) {
            (Verb::Assign, Some(Thing::Mission(mission))) => {
                let facts = self.g.db.mission(mission);
                let skill = self.skill(mission, alone);
                if skill < facts.needs || !self.g.can_reveal(self.s, role, mission, alone) {
                    return -3.0;
                }
                // A strong leader on a small errand is wasted, and contested attempts want more than the least.
                let spare = f32::from(skill - facts.needs);
                let margin = if facts.mode == Mode::Attempt { spare * 0.25 } else { -spare * 0.1 };
                let portrait = f32::from(u8::from(facts.portrait.is_some_and(|p| leader.is(p))));
                self.mission(mission) + margin + portrait * 0.8 - self.stays_for(leader)
            }
            (Verb::Join, _) => {
                // Only for moving the base with eight cards to choose from, or a contested attempt.
                -1.0
            }
            (Verb::Use, _) => 1.5,
            (Verb::Stay, _) => 0.6,
            _ => -2.0,
        }
    }

    /// What it costs that this leader does not activate.
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
        let wanted = self.by_side(Knob::ImperialKeep, Knob::RebelKeep)
            + further * self.by_side(Knob::ImperialKeepMore, Knob::RebelKeepMore);
        let short = (wanted - free.count() as f32).max(0.0);
        short * self.by_side(Knob::ImperialShort, Knob::RebelShort) * (0.7 + f32::from(space + ground) * 0.1)
    }

    /// Where a mission is made.
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
        let Effect::Do(deed) = effect else { return 0.0 };
        let enemy = self.side.other();
        match *deed {
            Deed::Loyalty(..) => self.loyalty_gain(site),
            Deed::Sabotage => {
                let theirs = self.g.imperial(self.s).has(site.idx()) && !self.s.sabotaged.has(site.idx());
                if theirs { self.yield_of(site) } else { -4.0 }
            }
            Deed::QueueIcons => self.yield_of(site) * 1.2,
            Deed::AskHere => {
                if self.candidates.has(site.idx()) {
                    1.0 + 6.0 * self.odds().of(site.idx())
                } else {
                    -3.0
                }
            }
            Deed::Destroy(..) => self.power(site, enemy).min(4.0) - self.power(site, self.side).min(2.0) * 0.2,
            Deed::DestroySystem => self.power(site, enemy) * 0.3 + 8.0 * self.odds().of(site.idx()),
            Deed::Move(_) => self.landing(site) * 0.5 - self.power(site, enemy) * 0.2,
            Deed::Battle | Deed::BattleIf(_) => -self.strength(site, enemy, Theater::Ground) * 0.2,
            _ => self.yield_of(site) * 0.1,
        }
    }

    /// Whether to send somebody against a mission.
    pub(super) fn opposition(&self, pick: Pick) -> f32 {
        let Some(leader) = self.leader_in(pick).filter(|_| pick.verb == Verb::Send) else { return 0.0 };
        let mission = Mission(self.s.doing[0].card);
        let facts = self.g.db.mission(mission);
        let attacker = Eye::new(self.g, self.s, self.side.other(), self.style);
        let worth = attacker.mission(mission);
        let own = f32::from(self.g.db.leader(leader).skill(facts.skill));
        let theirs = f32::from(self.g.mission_dice(self.s, self.side.other()));
        let chance = (0.25 + 0.2 * (own + 0.5 - theirs * 0.5)).clamp(0.1, 0.8);
        let free = self.g.pool(self.s, self.side).len() as f32;
        worth * chance - 0.25 * self.leader(leader) / free.max(1.0)
            + self.by_side(Knob::ImperialOppose, Knob::RebelOppose)
    }
}
