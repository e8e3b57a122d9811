//! The Assignment phase: leader after leader of the pool, in the order of their numbers. That order is open and says
//! nothing about the cards; an order of cards would.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::card::{MissionKind, Timing};
use crate::db::{Action, Mission, Thing};
use crate::effect::Deed;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::{LEADERS, Leader};
use crate::map::Site;
use crate::op::Op;
use crate::side::{Post, Role, Side};
use crate::state::{Place, SLOTS, State};
use crate::step::Step;
use crate::verb::{Pick, Verb};

impl Rebellion {
    /// Leaders on an assigned mission.
    pub(crate) fn on_slot(&self, s: &State, side: Side, slot: u8) -> Bits {
        (0..LEADERS).filter(|&l| s.at[l] == Place::Slot(slot) && self.side_now(s, Leader::of(l)) == side).collect()
    }

    pub(crate) fn offer_assignments(&self, s: &State, leader: Leader, out: &mut Options) {
        let side = self.side_now(s, leader);
        let this = Thing::Leader(leader);
        for (m, facts) in self.db.mission.iter().enumerate() {
            if facts.side == side && s.hand[m] > 0 {
                out.push(Verb::Assign.two(Thing::Mission(Mission(m as u8)), this));
            }
        }
        for slot in 0..SLOTS as u8 {
            let on = self.on_slot(s, side, slot);
            if let Some(other) = on.first().filter(|_| on.len() == 1) {
                out.push(Verb::Join.two(this, Thing::Leader(Leader::of(other))));
            }
        }
        let role = Role::of(side, self.db.leader(leader).post);
        for action in Self::actions_of(side, self.cards_of(s, role)) {
            if self.can_use_to_assign(s, action, leader) {
                out.push(Verb::Use.two(Thing::Action(action), this));
            }
        }
        out.push(Verb::Stay.on(this));
        if self.next_in_pool(s, side, leader.idx() + 1).is_some() {
            out.push(Verb::Ready.bare());
        }
        out.sort_unstable();
    }

    /// The next leader of the pool who has not been asked.
    pub(crate) fn next_in_pool(&self, s: &State, side: Side, from: usize) -> Option<Leader> {
        self.pool(s, side).into_iter().find(|&l| l >= from).map(Leader::of)
    }

    /// REB-ACTION-05: a card in place of an assignment, if its leader can be placed and something can come of it.
    fn can_use_to_assign(&self, s: &State, action: Action, leader: Leader) -> bool {
        let facts = self.db.action(action);
        facts.timing == Timing::Assignment
            && self.shown(facts.leaders).has(leader.idx())
            && !s.turned.has(leader.idx())
            && self.can_run(s, facts.pc)
    }

    /// Is there a first step that can be done?
    pub(crate) fn can_run(&self, s: &State, pc: u16) -> bool {
        match self.db.code.ops[pc as usize] {
            Op::Place(selection) => self.wants_base(selection) || !self.places(s, selection, pc).is_empty(),
            Op::Branch(n) => (0..u16::from(n)).any(|i| self.branch_open(s, pc + 1 + i, Site::BASE)),
            Op::Do(Deed::AssignFromMissions) => (0..crate::db::MISSIONS).any(|m| {
                let facts = &self.db.mission[m];
                facts.side == Side::Rebels && s.deck[m] > 0
            }),
            Op::Do(Deed::AssignFromProjects) => self.n_projects(s) > 0,
            _ => true,
        }
    }

    /// Where a pictured leader can be put: units that have to leave must have somewhere to go.
    pub(crate) fn places(&self, s: &State, selection: u8, pc: u16) -> Bits {
        let fitting = self.select(s, selection, Site::BASE);
        if matches!(self.db.code.ops[pc as usize + 1], Op::Do(Deed::Expel)) {
            return fitting.into_iter().filter(|&i| !self.refuges(s, Site(i as u8)).is_empty()).collect();
        }
        fitting
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Asks about the next leader of the pool; false when there is none.
    pub(crate) fn assign_next(&mut self, side: Side, from: usize) -> bool {
        match self.g.next_in_pool(self.s, side, from) {
            Some(leader) if from == 0 || self.s.frames.last() != Some(Frame::Assign { leader }) => {
                // Asked once in a phase: the stage comes back here when the last one has answered.
                if from == 0 && self.asked_all(side) {
                    return false;
                }
                self.push(Frame::Assign { leader });
                true
            }
            _ => false,
        }
    }

    /// The stage is entered a second time when everybody was asked.
    fn asked_all(&mut self, side: Side) -> bool {
        let bit = 1u8 << side.idx();
        let asked = self.s.turn & bit != 0;
        self.s.turn ^= bit;
        asked
    }

    pub(crate) fn assignment_picked(&mut self, leader: Leader, pick: Pick) {
        let side = self.g.side_now(self.s, leader);
        self.pop();
        match (pick.verb, pick.thing(), pick.second()) {
            (Verb::Ready, ..) => return,
            (Verb::Assign, Some(Thing::Mission(mission)), _) => {
                self.s.hand[mission.0 as usize] -= 1;
                self.assign(leader, mission, None);
                self.ask_for_veto(leader);
            }
            (Verb::Join, _, Some(Thing::Leader(other))) => {
                self.s.at[leader.idx()] = self.s.at[other.idx()];
                self.tell(Event::Joined { leader, other });
                self.ask_for_veto(leader);
            }
            (Verb::Use, Some(Thing::Action(action)), _) => {
                let role = Role::of(side, self.g.db.leader(leader).post);
                self.use_action(action, leader, role);
            }
            _ => {}
        }
        // Below whatever was begun, the next leader waits.
        if let Some(next) = self.g.next_in_pool(self.s, side, leader.idx() + 1) {
            self.slip_under(Frame::Assign { leader: next });
        }
    }

    /// Puts a frame right above the stage, under everything that was just begun.
    fn slip_under(&mut self, frame: Frame) {
        let at = self.s.frames.as_slice().iter().rposition(|f| matches!(f, Frame::Stage(_))).map_or(0, |i| i + 1);
        let mut above = arrayvec::ArrayVec::<Frame, 8>::new();
        while self.s.frames.len() > at {
            if let Some(top) = self.s.frames.pop() {
                above.push(top);
            }
        }
        self.s.frames.push(frame);
        while let Some(top) = above.pop() {
            self.s.frames.push(top);
        }
    }

    /// Puts a leader on a mission of its own.
    pub(crate) fn assign(&mut self, leader: Leader, mission: Mission, known: Option<MissionKind>) {
        let side = self.g.side_now(self.s, leader);
        let free = (0..SLOTS).find(|&slot| self.s.assigned[side.idx()][slot].is_none());
        let slot = free.expect("there are more slots than leaders");
        self.s.assigned[side.idx()][slot] = Some(mission);
        self.s.slot_kind[side.idx()][slot] = known;
        self.s.at[leader.idx()] = Place::Slot(slot as u8);
        self.tell(Event::Assigned { leader, mission: Some(mission) });
    }

    /// REB-TEAM-11
    fn ask_for_veto(&mut self, leader: Leader) {
        let side = self.g.side_now(self.s, leader);
        if self.g.is_team(side) && self.g.db.leader(leader).post == Post::Admiral {
            self.push(Frame::Veto { leader });
        }
    }

    pub(crate) fn veto_picked(&mut self, leader: Leader, pick: Pick) {
        self.pop();
        if pick.verb != Verb::Forbid {
            return;
        }
        self.tell(Event::Forbidden { leader });
        self.leave_mission(leader);
        self.s.at[leader.idx()] = Place::Pool;
    }

    /// The card goes back to hand when nobody is left on it (REB-MISSION-13, REB-OPEN-18).
    pub(crate) fn leave_mission(&mut self, leader: Leader) {
        let side = self.g.side_now(self.s, leader);
        if let Place::Slot(slot) = self.s.at[leader.idx()]
            && self.g.on_slot(self.s, side, slot).len() == 1
            && let Some(mission) = self.s.assigned[side.idx()][slot as usize].take()
        {
            self.s.hand[mission.0 as usize] += 1;
        }
    }
}
