//! Legal options, which depend on the topmost stack frame.

use table::{Options, Seat};

use crate::build::offer_queued;
use crate::db::{Entity, Objective};
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::state::State;
use crate::verb::Verb;

impl Rebellion {
    #[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per kind of question")]
    pub(crate) fn list_options(&self, s: &State, seat: Seat, out: &mut Options) {
        out.clear();
        let Some(frame) = s.frames.last() else { return };
        let site = |site: usize| Entity::Site(Site(site as u8));
        let leader = |l: usize| Entity::Leader(Leader::of(l));
        let yes_no = |out: &mut Options| out.extend([Verb::Yes.bare(), Verb::No.bare()]);
        match frame {
            Frame::Layout => self.offer_layouts(out),
            Frame::Muster { unit, site, left } => self.offer_muster(s, unit, site, left, out),
            Frame::Landing => self.offer_landing(s, out),
            Frame::HideBase => self.offer_bases(s, out),
            Frame::Assign { side, stayed } => self.offer_assignments(s, seat, side, stayed, out),
            Frame::Veto { .. } => out.extend([Verb::Allow.bare(), Verb::Forbid.bare()]),
            Frame::Command { role } => self.offer_command(s, role, out),
            Frame::ActivateWith { role, .. } => self.offer_activators(s, role, out),
            Frame::MoveFrom { .. } => self.offer_sources(s, frame, out),
            Frame::MoveHow { .. } => self.offer_move(s, frame, out),
            Frame::Aim { role } => self.offer_aims(s, role, out),
            Frame::Window { window, role } => self.offer_window(s, window, role, out),
            Frame::Oppose { role } => self.offer_opposition(s, role, out),
            Frame::SetDie { .. } => self.offer_set_dice(s, out),
            Frame::PickFace { ring } => self.offer_faces(s, ring, out),
            Frame::UseRing { .. } | Frame::MoveCaptive { .. } | Frame::GoAlong { .. } => yes_no(out),
            Frame::Branch { pc, n, .. } => {
                let at = self.branch_site(s);
                let open = (0..u16::from(n)).filter(|&i| self.branch_open(s, pc + i, at));
                out.extend(open.map(|i| Verb::Branch.number(i)));
            }
            Frame::PickSystem { selection, of, .. } => {
                let doing = &s.doing[of as usize];
                let fitting = self.select(s, selection, doing.site).minus(doing.chosen);
                out.extend(fitting.into_iter().map(|i| Verb::System.on(site(i))));
            }
            Frame::PlaceAt { selection, .. } => {
                let pc = self.place_pc(s);
                out.extend(self.places(s, selection, pc).into_iter().map(|i| Verb::Place.on(site(i))));
            }
            Frame::PickLeader { purpose, of, .. } => {
                out.extend(self.pickable(s, purpose, of).into_iter().map(|l| Verb::Leader.on(leader(l))));
            }
            Frame::Wear { bearer, of, .. } => {
                out.extend(self.bearers(s, bearer, of).into_iter().map(|l| Verb::Leader.on(leader(l))));
            }
            Frame::Destroy { .. } => {
                out.extend(self.destroyable(s, frame).map(|unit| Verb::Destroy.on(Entity::Unit(unit))));
                out.push(Verb::Done.bare());
            }
            Frame::DestroyOne { .. } => {
                out.extend(self.destroyable(s, frame).map(|unit| Verb::Destroy.on(Entity::Unit(unit))));
            }
            Frame::DestroyQueued { role, left } => {
                offer_queued(self.queue_targets(s, role.side(), left), out);
                out.push(Verb::Done.bare());
            }
            Frame::DestroyBuilt { role, site, icon } => {
                offer_queued(self.built_by(s, role.side(), site, icon), out);
            }
            Frame::Advance { role } => offer_queued(self.advanceable(s, role.side()), out),
            Frame::DeployQueued { site, .. } => offer_queued(self.deployable_here(s, site), out),
            Frame::Build { role, site, icon, choose } => self.offer_build(s, role, site, icon, choose, out),
            Frame::GainShape { role, shape, site, .. } => self.offer_shapes(s, role, shape, site, out),
            Frame::Free { .. } => self.offer_free(s, frame, out),
            Frame::Keep { what, .. } => self.offer_keep(s, what, out),
            Frame::Search { what, .. } => self.offer_search(s, what, out),
            Frame::Reassign { .. } => self.offer_reassign(s, out),
            Frame::Bury { .. } => {
                let hand = s.objectives.hand.into_iter();
                out.extend(hand.map(|o| Verb::Under.on(Entity::Objective(Objective(o as u8)))));
            }
            Frame::FalseLead { .. } => self.offer_false_lead(s, out),
            Frame::NameSystem { left, .. } => self.offer_names(s, left, out),
            Frame::Beacon { .. } => {
                let region = self.db.map.same_region(s.base);
                out.extend(region.into_iter().map(|i| Verb::Place.on(site(i))));
            }
            Frame::Expel { from, .. } => {
                out.extend(self.refuges(s, from).into_iter().map(|i| Verb::To.on(site(i))));
            }
            Frame::TakeAway { .. } => {
                let nearest = self.nearest_garrisons(s, s.doing[0].site);
                out.extend(nearest.into_iter().map(|i| Verb::To.on(site(i))));
            }
            Frame::Excess { role, site } => {
                out.extend(self.excess_kinds(s, site, role.side()).map(|unit| Verb::Destroy.on(Entity::Unit(unit))));
            }
            Frame::MobilizeOrder => {
                let numbers: crate::bits::Bits = self.mobilizing_leaders(s).into_iter().map(usize::from).collect();
                out.extend(numbers.into_iter().map(|n| Verb::Count.number(n as u16)));
            }
            Frame::Mobilize { .. } => {
                if !s.revealed {
                    out.push(Verb::Gather.bare());
                }
                if !s.no_new_base {
                    out.push(Verb::Relocate.bare());
                }
                out.push(Verb::Pass.bare());
            }
            Frame::NewBase { .. } => {
                let possible = self.possible_bases(s);
                let fitting = s.limbo.as_slice().iter().filter(|card| possible.has(usize::from(**card)));
                out.extend(fitting.map(|&card| Verb::Hide.on(Entity::Site(Site(card)))));
                out.push(Verb::Pass.bare());
                out.sort_unstable();
            }
            Frame::Objective { in_combat } => self.offer_objectives(s, in_combat, out),
            Frame::DiscardMission { side } => self.offer_discards(s, side, out),
            Frame::Recruit { .. } => self.offer_recruits(s, seat, out),
            Frame::BuildPlan { .. } => out.extend([Verb::Manual.bare(), Verb::Ready.bare()]),
            Frame::Deploy { side, kind } => self.offer_deploy(s, side, kind, out),
            Frame::AddLeader { role } => self.offer_commanders(s, role, out),
            Frame::CombatCard { role } => self.offer_combat_cards(s, role, out),
            Frame::Influence { side, theater } => self.offer_influence(s, side, theater, out),
            Frame::Reroll { .. } => self.offer_rerolls(s, out),
            Frame::DrawFrom { .. } => self.offer_decks(s, out),
            Frame::Deal { side, theater, way, .. } => self.offer_deal(s, side, theater, way, out),
            Frame::Bombard { side } => {
                out.extend(self.bombarding(s, side).map(|unit| Verb::With.on(Entity::Unit(unit))));
            }
            Frame::AssignDie { side, theater } => self.offer_dice(s, side, theater, out),
            Frame::Block { side, theater } => self.offer_blocks(s, side, theater, out),
            Frame::Cancel { .. } => self.offer_cancels(s, out),
            Frame::PayBlock { side, theater, .. } => self.offer_payment(s, side, theater, out),
            Frame::Plans => self.offer_plans(s, out),
            Frame::Station { .. } => {
                let stations = s.combat.site.into_iter().flat_map(|site| self.stations(s, site));
                out.extend(stations.map(|unit| Verb::Destroy.on(Entity::Unit(unit))));
            }
            Frame::Retreat { role } => self.offer_retreat(s, role, out),
            Frame::RetreatTo { role, .. } => self.offer_havens(s, role, out),
            Frame::RetreatHow { .. } => self.offer_company(s, frame, out),
            Frame::Avenge => out.extend(self.avengeable(s).into_iter().map(|l| Verb::Leader.on(leader(l)))),
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
        debug_assert!(out.is_sorted(), "{frame:?}: {out:?}");
    }

    /// The place of the program that asks for a branch.
    fn branch_site(&self, s: &State) -> Site {
        let of = self.running(s).map_or(0, |(_, of)| of);
        s.doing[of as usize].site
    }

    /// The program below the question: its position, and whether it belongs to the mission or to the action card.
    pub(crate) fn running(&self, s: &State) -> Option<(u16, u8)> {
        s.frames.as_slice().iter().rev().find_map(|f| match *f {
            Frame::Run { pc, of } => Some((pc, of)),
            _ => None,
        })
    }

    /// The op that asks where to put a leader. The program already points to the next op.
    fn place_pc(&self, s: &State) -> u16 {
        self.running(s).map_or(0, |(pc, _)| pc - 1)
    }
}
