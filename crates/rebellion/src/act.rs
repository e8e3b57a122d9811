//! Carrying out the chosen option.

use table::chance::Chance;
use table::{Opt, Seat, Sink};

use crate::bits::Bits;
use crate::db::Entity;
use crate::event::Event;
use crate::frame::Frame;
use crate::leader::Leader;
use crate::map::Site;
use crate::moving::GATHER;
use crate::side::{Role, Side, Theater};
use crate::state::Doing;
use crate::step::Step;
use crate::verb::{Pick, Verb};

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Carries out a legal option and runs to the next decision.
    #[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per kind of question")]
    pub(crate) fn act(&mut self, seat: Seat, opt: Opt) {
        let pick = Pick::from(opt);
        let Some(frame) = self.s.frames.last() else { return };
        let n = pick.a as u8;
        let yes = pick.verb == Verb::Yes;
        let site = match pick.thing() {
            Some(Entity::Site(site)) => site,
            _ => Site::BASE,
        };
        let leader = match pick.thing() {
            Some(Entity::Leader(leader)) => leader,
            _ => Leader::default(),
        };
        match frame {
            Frame::Layout => self.layout_picked(pick),
            Frame::Muster { unit, site, left } => self.muster_picked(unit, site, left, n),
            Frame::Landing => self.landing_picked(pick),
            Frame::HideBase => self.base_picked(site),
            Frame::Assign { side, stayed } => self.assignment_picked(seat, side, stayed, pick),
            Frame::Veto { leader } => self.veto_picked(leader, pick),
            Frame::Command { role } => self.command_picked(role, pick),
            Frame::ActivateWith { role, site } => self.activate(role, site, leader),
            Frame::MoveFrom { .. } => self.source_picked(frame, pick),
            Frame::MoveHow { .. } => self.move_kind(n),
            Frame::MoveCaptive { from, to, leader, .. } => self.captive_picked(from, to, leader, yes),
            Frame::Aim { .. } => self.aimed(pick),
            Frame::Window { window, role } => self.window_picked(window, role, pick),
            Frame::Oppose { role } => self.opposition_picked(role, pick),
            Frame::SetDie { role, left } => self.die_set(role, left, pick),
            Frame::UseRing { ring } => self.ring_picked(ring, yes),
            Frame::PickFace { ring } => self.face_picked(ring, n.into()),
            Frame::Branch { pc, .. } => {
                self.pop();
                self.take_jump(pc + u16::from(n));
            }
            Frame::PickSystem { role, selection, left, of } => {
                self.pop();
                self.s.doing[of as usize].chosen.insert(site.idx());
                self.pick_system(role, selection, left - 1, of);
            }
            Frame::PlaceAt { .. } => {
                self.pop();
                self.place_shown(site);
            }
            Frame::PickLeader { purpose, .. } => self.leader_picked(purpose, leader),
            Frame::Wear { ring, .. } => {
                self.pop();
                self.attach(ring, leader);
            }
            Frame::Destroy { .. } | Frame::DestroyOne { .. } => self.destroy_picked(frame, pick),
            Frame::DestroyQueued { role, left } => self.queue_target_picked(role, left, pick),
            Frame::DestroyBuilt { role, site, icon } => self.built_target_picked(role, site, icon, pick),
            Frame::Advance { role } => {
                if let Some(Entity::Unit(unit)) = pick.thing() {
                    self.advanced(role.side(), unit, pick.b as u8);
                }
            }
            Frame::DeployQueued { site, .. } => {
                if let Some(Entity::Unit(unit)) = pick.thing() {
                    self.deployed_from_queue(site, unit, pick.b as u8);
                }
            }
            Frame::Build { site, .. } => self.built(site, pick),
            Frame::GainShape { .. } => self.shape_picked(frame, pick),
            Frame::Free { .. } => self.freed(frame, pick),
            Frame::Keep { what, left, .. } => {
                let card = match pick.thing() {
                    Some(Entity::Objective(objective)) => objective.0,
                    Some(Entity::Mission(mission)) => mission.0,
                    _ => return,
                };
                self.keep_picked(what, card, left);
            }
            Frame::Search { what, .. } => self.search_picked(what, pick),
            Frame::Reassign { .. } => self.reassigned(pick),
            Frame::Bury { .. } => {
                self.pop();
                if let Some(Entity::Objective(objective)) = pick.thing() {
                    self.bury_objective(objective);
                }
            }
            Frame::FalseLead { .. } => self.lead_picked(site, pick.verb == Verb::Top),
            Frame::NameSystem { left, .. } => self.named(site, left),
            Frame::Beacon { leader, .. } => {
                self.pop();
                self.place(leader, site);
                // All players now know the region of the base.
                let region = self.g.db.map.same_region(site);
                self.reveal_to_all();
                self.rule_in(region);
            }
            Frame::Expel { from, .. } => self.expelled(from, site),
            Frame::TakeAway { .. } => {
                self.pop();
                self.taken_to(site);
            }
            Frame::GoAlong { leader, .. } => self.go_along_picked(leader, yes),
            Frame::Excess { site, .. } => {
                if let Some(Entity::Unit(unit)) = pick.thing() {
                    self.give_up(site, unit);
                }
            }
            Frame::MobilizeOrder => self.mobilize_first(n),
            Frame::Mobilize { role, leaders } => self.mobilize_picked(role, leaders, pick),
            Frame::NewBase { .. } => {
                self.pop();
                self.choose_new_base((pick.verb == Verb::Hide).then_some(site));
            }
            Frame::Objective { .. } => self.objective_picked(pick),
            Frame::DiscardMission { side } => {
                if let Some(Entity::Mission(mission)) = pick.thing() {
                    self.mission_discarded(side, mission);
                }
            }
            Frame::Recruit { left } => self.recruit_picked(seat, left, pick),
            Frame::BuildPlan { side } => self.plan_picked(side, pick),
            Frame::Deploy { side, kind } => self.deploy_picked(side, kind, pick),
            Frame::AddLeader { role } => self.commander_picked(role, pick),
            Frame::CombatCard { role } => self.combat_card_picked(role, pick),
            Frame::Influence { side, theater } => self.influence_picked(side, theater, pick),
            Frame::Reroll { .. } => self.reroll_picked(frame, pick),
            Frame::DrawFrom { side, left, .. } => self.draw_from_picked(side, left, Theater::BOTH[usize::from(n)]),
            Frame::Deal { .. } => self.deal_picked(frame, pick),
            Frame::Bombard { side } => {
                if let Some(Entity::Unit(unit)) = pick.thing() {
                    self.bombard_picked(side, unit);
                }
            }
            Frame::AssignDie { side, theater } => self.die_assigned(side, theater, pick),
            Frame::Block { side, theater } => self.block_picked(side, theater, pick),
            Frame::Cancel { side, theater, left } => self.cancel_picked(side, theater, left, pick),
            Frame::PayBlock { side, theater, n } => {
                if let Some(Entity::Tactic(tactic)) = pick.thing() {
                    self.block_paid(side, theater, n, tactic);
                }
            }
            Frame::Plans => self.plans_picked(pick),
            Frame::Station { objective } => {
                if let Some(Entity::Unit(unit)) = pick.thing() {
                    self.pop();
                    self.destroy_station(objective, unit);
                }
            }
            Frame::Retreat { role } => self.retreat_picked(role, pick),
            Frame::RetreatTo { role, leader } => self.haven_picked(role, leader, site),
            Frame::RetreatHow { .. } => self.company_picked(n),
            Frame::Avenge => {
                self.pop();
                self.eliminate(leader);
            }
            Frame::Empty
            | Frame::Stage(_)
            | Frame::Activated { .. }
            | Frame::Mission(_)
            | Frame::Run { .. }
            | Frame::Building { .. }
            | Frame::Combat(_)
            | Frame::TryPlans { .. }
            | Frame::Attack { .. } => {}
        }
        self.run();
    }

    /// Moves all Imperial ground units to one system (Independent Operation). Captives stay.
    fn expelled(&mut self, from: Site, to: Site) {
        self.pop();
        let ground = self.s.force(from, Side::Empire).in_theater(Side::Empire, Theater::Ground);
        for (unit, n) in ground.kinds(Side::Empire) {
            self.carry(unit, n, from, to);
        }
        self.arrived(to, Side::Empire, Bits::only(from.idx()), self.role_in_turn());
    }

    /// REB-BASE-17, REB-BASE-18
    fn mobilize_picked(&mut self, role: Role, leaders: u8, pick: Pick) {
        match pick.verb {
            Verb::Gather => {
                self.s.doing[1] = Doing { role, site: Site::BASE, ..Doing::default() };
                self.replace(Frame::move_from(role, Site::BASE, GATHER, 5));
            }
            Verb::Relocate => {
                self.look_at_probes(if leaders > 1 { 8 } else { 4 });
                self.s.no_new_base = self.g.drew_no_base(self.s);
                self.replace(Frame::NewBase { role, drawn: self.s.limbo.len() as u8 });
            }
            _ => self.pop(),
        }
    }
}
