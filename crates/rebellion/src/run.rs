//! The interpreter of card programs: carries out one op at a time.

use table::Sink;
use table::chance::Chance;

use crate::bits::Bits;
use crate::card::Target;
use crate::db::Mission;
use crate::effect::{At, Bearer, Cond, Many, Operation};
use crate::event::Event;
use crate::frame::{Frame, Purpose, Search};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::op::Op;
use crate::side::{Role, Side, Theater};
use crate::state::{Combat, Doing, State};
use crate::step::Step;
use crate::who::Decision;

impl Rebellion {
    pub(crate) fn holds_true(&self, s: &State, cond: Cond, of: u8) -> bool {
        let doing = &s.doing[of as usize];
        match cond {
            Cond::Portrait => self.has_portrait(s),
            Cond::Sabotaged => doing.site.is_system() && s.sabotaged.has(doing.site.idx()),
            Cond::AgainstLuke => doing.target.is_some_and(Leader::is_luke),
            Cond::BaseHidden => !s.revealed,
        }
    }

    /// Whether the branch that starts with this jump is possible.
    pub(crate) fn branch_open(&self, s: &State, jump: u16, site: Site) -> bool {
        let Op::Jump(to) = self.db.code.ops[jump as usize] else { return false };
        match self.db.code.ops[to as usize] {
            // REB-CARD-03: only if there is a token to remove.
            Op::Do(Operation::Repair) => site.is_system() && s.sabotaged.has(site.idx()),
            Op::Place(selection) => {
                let recruits = match self.db.code.ops[to as usize + 1] {
                    Op::Do(Operation::Recruit(leader)) => s.at[leader.idx()] == crate::state::Place::Supply,
                    _ => true,
                };
                recruits && !self.select(s, selection, site).is_empty()
            }
            Op::Do(Operation::Queue(unit, _)) => s.supply[unit.side().idx()].n(unit) > 0,
            _ => true,
        }
    }

    /// The systems that Imperial units can move to when they must leave (Independent Operation).
    pub(crate) fn refuges(&self, s: &State, from: Site) -> Bits {
        let mut set = self.imperial(s).minus(self.with_units_in(s, Side::Rebels, Theater::Ground));
        set.remove(from.idx());
        set
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    fn goto(&mut self, to: u16) {
        if let Some(Frame::Run { pc, .. }) = self.s.frames.last_mut() {
            *pc = to;
        }
    }

    pub(crate) fn take_jump(&mut self, pc: u16) {
        if let Op::Jump(to) = self.g.db.code.ops[pc as usize] {
            self.goto(to);
        }
    }

    /// Runs one op of the topmost program. Returns true if a player has to choose.
    pub(crate) fn run_program(&mut self, pc: u16, of: u8) -> bool {
        let depth = self.s.frames.len();
        let role = self.s.doing[of as usize].role;
        self.goto(pc + 1);
        match self.g.db.code.ops[pc as usize] {
            Op::End => self.end_program(of),
            Op::Jump(to) => self.goto(to),
            Op::Branch(n) => {
                let site = self.s.doing[of as usize].site;
                let open: arrayvec::ArrayVec<u16, 4> =
                    (0..u16::from(n)).filter(|&i| self.g.branch_open(self.s, pc + 1 + i, site)).collect();
                match open.as_slice() {
                    [] => self.skip_branches(pc + 1),
                    [only] => self.take_jump(pc + 1 + only),
                    _ => self.push(Frame::Branch { role, pc: pc + 1, n }),
                }
            }
            Op::If(cond) => {
                if self.g.holds_true(self.s, cond, of) {
                    self.goto(pc + 2);
                } else {
                    self.take_jump(pc + 1);
                }
            }
            Op::Choose(n, selection) => {
                self.s.doing[of as usize].chosen = Bits::EMPTY;
                self.pick_system(role, selection, n, of);
            }
            Op::Place(selection) => {
                if self.g.wants_base(selection) {
                    self.place_shown(Site::BASE);
                } else {
                    self.push(Frame::PlaceAt { role, selection });
                }
            }
            Op::Do(operation) => self.operation(operation, pc, of),
        }
        self.s.frames.len() > depth && self.waits()
    }

    /// Whether the topmost frame waits for a player.
    fn waits(&self) -> bool {
        !matches!(
            self.s.frames.last(),
            Some(
                Frame::Run { .. }
                    | Frame::MoveHow { .. }
                    | Frame::Build { .. }
                    | Frame::GainShape { .. }
                    | Frame::Combat(_)
                    | Frame::Destroy { .. }
                    | Frame::DestroyOne { .. }
                    | Frame::DestroyQueued { .. }
            ) | None
        )
    }

    /// Continues after a choice of which no branch is possible. The first branch ends with a jump to that point.
    fn skip_branches(&mut self, first: u16) {
        let ops = &self.g.db.code.ops;
        let Op::Jump(begin) = ops[first as usize] else { return };
        let Op::Jump(second) = ops[first as usize + 1] else { return };
        debug_assert!(begin < second);
        if let Op::Jump(end) = ops[second as usize - 1] {
            self.goto(end);
        }
    }

    fn end_program(&mut self, of: u8) {
        self.pop();
        let in_mission = self.s.frames.as_slice().iter().any(|f| matches!(f, Frame::Mission(_)));
        if of == 1 && !in_mission {
            self.s.doing[1] = Doing::default();
        }
    }

    /// Asks for a system, unless no more are wanted or none matches.
    pub(crate) fn pick_system(&mut self, role: Role, selection: u8, left: u8, of: u8) {
        let doing = self.s.doing[of as usize];
        let fitting = self.g.select(self.s, selection, doing.site).minus(doing.chosen);
        if left > 0 && !fitting.is_empty() {
            self.push(Frame::PickSystem { role, selection, left, of });
        }
    }

    fn sites(&self, at: At, of: u8) -> Bits {
        let doing = &self.s.doing[of as usize];
        match at {
            At::Here if doing.site.is_system() => Bits::only(doing.site.idx()),
            At::Chosen => doing.chosen,
            At::Region if doing.site.is_system() => self.g.db.map.same_region(doing.site),
            _ => Bits::EMPTY,
        }
    }

    /// The place where an effect puts units. `Base` is the base space or the base system (REB-BASE-16).
    fn site(&self, at: At, of: u8) -> Site {
        match at {
            At::Base => self.s.base_site(),
            _ => self.s.doing[of as usize].site,
        }
    }

    #[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per operation")]
    fn operation(&mut self, operation: Operation, pc: u16, of: u8) {
        let doing = self.s.doing[of as usize];
        let (role, side, site) = (doing.role, doing.role.side(), doing.site);
        match operation {
            Operation::Loyalty(at, n) => {
                for idx in self.sites(at, of) {
                    self.gain_loyalty(Site(idx as u8), side, n);
                }
            }
            Operation::Unrest(at) => {
                for idx in self.sites(at, of) {
                    self.lose_loyalty(Site(idx as u8), side.other());
                }
            }
            Operation::Sabotage => self.sabotage(site),
            Operation::Repair => self.repair(site),
            Operation::Gain(unit, n, at) => {
                let site = self.site(at, of);
                self.gain_or_free(role, unit, n, site);
            }
            Operation::GainByShape(shape, n) => self.push(Frame::GainShape { role, site, shape: shape as u8, left: n }),
            Operation::Queue(unit, space) => {
                self.queue(unit, space);
            }
            Operation::QueueIcons => self.queue_icons(role, site),
            Operation::Advance(n) => {
                for _ in 0..n {
                    if self.g.can_advance(self.s, side) {
                        self.push(Frame::Advance { role });
                    }
                }
            }
            Operation::DeployQueued => {
                if self.g.deployable_here(self.s, site).next().is_some() {
                    self.push(Frame::DeployQueued { role, site });
                }
            }
            Operation::DestroyQueuedByIcons => self.destroy_by_icon(role, site, 0),
            Operation::DestroyQueued(left) => self.push(Frame::DestroyQueued { role, left }),
            Operation::Destroy(whose, theater, left) => self.push(Frame::Destroy { role, site, whose, theater, left }),
            Operation::DestroyStructure => self.push(Frame::DestroyOne { role, site, structure: true }),
            Operation::DestroyShip => self.push(Frame::DestroyOne { role, site, structure: false }),
            Operation::DestroySystem => self.destroy_system(site),
            Operation::Move(_) => {
                self.s.doing[1].n = 0;
                self.s.doing[1].chosen = Bits::EMPTY;
                self.push(Frame::move_from(role, site, pc, self.most_units(pc)));
            }
            Operation::Expel => {
                let role = Decision::Theater(Theater::Ground).of(Side::Empire);
                self.push(Frame::Expel { role, from: site });
            }
            Operation::Battle => self.joins_battle(site, role),
            Operation::BattleIf(theater) => {
                let enemy = self.s.force(site, side.other());
                if theater.map_or(!enemy.is_empty(), |t| enemy.any_in(side.other(), t)) {
                    self.joins_battle(site, role);
                }
            }
            Operation::DrawObjectives(draw, keep) => self.draw_objectives(draw, keep),
            Operation::LookAtObjectives(n, top) => self.look_at_objectives(n, top),
            Operation::DrawProbes(many) => {
                let n = match many {
                    Many::N(n) => n,
                    Many::PerBaseUnits(per) => (self.s.force(self.s.base_site(), Side::Rebels).len() / per).max(1),
                };
                self.draw_probes(n);
            }
            Operation::DrawProjects(draw, keep) => self.draw_projects(draw, keep),
            Operation::AssignFromMissions => self.search(role, Search::Missions),
            Operation::AssignFromProjects => self.search(role, Search::Projects),
            // Other players do not know whether the deck has such a card, so the search always happens.
            Operation::SearchForLuke => self.search(role, Search::ForLuke),
            Operation::ShowObjectives => self.show_objectives(),
            Operation::BuryObjective => {
                if !self.s.objectives.hand.is_empty() {
                    self.push(Frame::Bury { role });
                }
            }
            Operation::Intercept(n) => self.intercept(n),
            Operation::FalseLead(n) => self.false_lead(n, role),
            Operation::AskHere => self.ask_here(site),
            Operation::AskRegion => self.ask_region(site),
            Operation::NameSystems(n) => {
                if !self.s.revealed {
                    self.s.doing[0].chosen = Bits::EMPTY;
                    self.push(Frame::NameSystem { role: Decision::Base.of(Side::Rebels), left: n });
                }
            }
            Operation::CaptureRescuer => {
                self.push(Frame::PickLeader { role, purpose: Purpose::Capture, of: 0 });
            }
            Operation::Capture => {
                if let Some(leader) = doing.target {
                    self.capture(leader);
                }
            }
            Operation::TakeAway => self.take_away(role),
            Operation::Rescue(stay) => {
                self.s.doing[0].stay = stay;
                if !self.g.captives_at(self.s, site).is_empty() {
                    self.s.doing[0].rescued = true;
                    self.push(Frame::PickLeader { role, purpose: Purpose::Rescue, of });
                }
            }
            Operation::Beacon => {
                if let Some(leader) = doing.target {
                    self.unlock(leader);
                    self.push(Frame::Beacon { role: Decision::Base.of(Side::Rebels), leader });
                }
            }
            Operation::Turn => {
                if let Some(leader) = doing.target {
                    self.turn(leader);
                }
            }
            Operation::Detain => {
                if let Some(leader) = doing.target {
                    self.s.detained.insert(leader.idx());
                    self.tell(Event::Detained { leader });
                }
            }
            Operation::Attach(ring, Bearer::Target) => {
                if let Some(leader) = doing.target {
                    self.attach(ring, leader);
                }
            }
            Operation::Attach(ring, bearer) => {
                if !self.g.bearers(self.s, bearer, of).is_empty() {
                    self.push(Frame::Wear { role, ring, bearer, of });
                }
            }
            Operation::BecomeJedi => {
                if doing.leaders.has(Leader::Luke.idx()) {
                    self.become_jedi();
                }
            }
            Operation::Mislead => self.push(Frame::PickLeader { role, purpose: Purpose::Mislead, of }),
            Operation::Reassign => self.push(Frame::Reassign { role }),
            Operation::Inspire => {
                let portrait = self.g.db.mission(Mission(doing.card)).portrait;
                for leader in doing.leaders {
                    if portrait.is_some_and(|p| Leader::of(leader).is(p)) {
                        self.s.inspired.insert(leader);
                    }
                }
            }
            Operation::LoseReputation(n) => self.lose_reputation(n),
            Operation::GainReputation(n) => self.gain_reputation(n),
            Operation::Eliminate => {
                if let Some(leader) = doing.target {
                    self.eliminate(leader);
                }
            }
            Operation::Mobilize => {
                self.s.mobilizing.push(crate::round::mobilizing(role, doing.leaders.len() as u8));
            }
            Operation::Recruit(leader) => {
                self.recruit(leader);
                self.place(leader, site);
            }
            Operation::LetPass => self.s.let_pass |= doing.leaders,
            Operation::Guard => self.s.guarded = Some(site),
            Operation::Join => self.join(doing.leaders),
            Operation::Slip => {
                let to = self.s.doing[0].site;
                for leader in doing.leaders {
                    self.place(Leader::of(leader), to);
                }
            }
            Operation::Unopposed => self.s.doing[0].unopposed = true,
            Operation::Fail => self.s.doing[0].failed = true,
            Operation::FewerDice(red, black) => self.s.combat.fewer[side.other().idx()] = [black, red],
            Operation::OpenTactics => {
                self.reveal_to_all();
                self.s.combat.mark(Combat::OPEN << side.other() as u32);
            }
            Operation::NoEscape => self.s.combat.mark(Combat::HELD << side.other() as u32),
            Operation::NoSpaceTactics => self.s.combat.mark(Combat::NO_SPACE << side.other() as u32),
            Operation::Frail => self.s.combat.mark(Combat::FRAIL),
            Operation::RedHits(n) => {
                self.s.combat.mark(Combat::RED_HITS);
                self.s.combat.red_hits_each = n;
            }
            Operation::SetDice(n) => self.set_dice(role, n),
            Operation::DrawTactics(theater, n) => {
                for _ in 0..n {
                    self.draw_tactic(side, theater);
                }
            }
            // The attack carries out the operations of tactic cards.
            Operation::DrawAnyTactics(_)
            | Operation::Damage(_)
            | Operation::DamageOne(_)
            | Operation::DamageEach(_)
            | Operation::Bombard
            | Operation::Reroll(_)
            | Operation::Block(..)
            | Operation::Unblockable
            | Operation::Hold
            | Operation::EscapePlan => {}
        }
    }

    /// The maximum number of units of a movement.
    fn most_units(&self, pc: u16) -> u8 {
        match self.g.movement(pc).most {
            0 => u8::MAX,
            n => n,
        }
    }

    /// Places the pictured leader.
    pub(crate) fn place_shown(&mut self, site: Site) {
        let leaders = self.s.doing[1].leaders;
        for leader in leaders {
            self.place(Leader::of(leader), site);
        }
        self.s.doing[1].site = if site == Site::BASE { self.s.base_site() } else { site };
    }

    /// Applies the purpose of a question to the chosen leader.
    pub(crate) fn leader_picked(&mut self, purpose: Purpose, leader: Leader) {
        self.pop();
        match purpose {
            Purpose::Mislead => {
                self.s.hidden_from_pool.insert(leader.idx());
                self.tell(Event::Misled { leader });
            }
            Purpose::Rescue | Purpose::Falcon => self.rescue(leader),
            Purpose::Capture => self.capture(leader),
        }
    }

    /// Collect Bounty: the captive and the leaders of the mission go to the nearest system with Imperial units.
    fn take_away(&mut self, role: Role) {
        let nearest = self.g.nearest_garrisons(self.s, self.s.doing[0].site);
        let captive = self.s.doing[0].target.is_some_and(|l| self.s.is_captive(l));
        if !captive {
            return;
        }
        if nearest.len() > 1 {
            self.push(Frame::TakeAway { role });
        } else if let Some(idx) = nearest.first() {
            self.taken_to(Site(idx as u8));
        }
    }

    pub(crate) fn taken_to(&mut self, site: Site) {
        let doing = self.s.doing[0];
        if site == doing.site {
            return;
        }
        for leader in doing.leaders.into_iter().map(Leader::of).chain(doing.target) {
            self.place(leader, site);
        }
    }
}

impl Rebellion {
    /// The nearest systems with Imperial units (REB-COMP-17).
    pub(crate) fn nearest_garrisons(&self, s: &State, from: Site) -> Bits {
        let all = self.with_units(s, Side::Empire);
        let distance = |i: usize| self.db.map.distance[from.idx()][i];
        let least = all.into_iter().map(distance).min();
        all.into_iter().filter(|&i| Some(distance(i)) == least).collect()
    }

    /// The leaders that can be chosen for this purpose.
    pub(crate) fn pickable(&self, s: &State, purpose: Purpose, of: u8) -> Bits {
        let doing = &s.doing[of as usize];
        match purpose {
            Purpose::Mislead => (0..crate::leader::LEADERS)
                .filter(|&l| {
                    let here = !matches!(s.at[l], crate::state::Place::Supply | crate::state::Place::Out);
                    here && self.side_now(s, Leader::of(l)) == doing.role.side() && !s.is_captive(Leader::of(l))
                })
                .collect(),
            Purpose::Rescue | Purpose::Falcon => self.captives_at(s, doing.site),
            Purpose::Capture => self.rescuers(s),
        }
    }

    /// Whether the target of a mission is a leader.
    pub(crate) fn is_against(&self, mission: Mission) -> bool {
        matches!(self.db.mission(mission).target, Target::Leader | Target::Captive)
    }
}
