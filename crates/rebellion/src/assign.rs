//! The Assignment phase: a side assigns its leaders in any order. All players see which leader is put on a face-down
//! card, and in which order. Any card of the hand could be under any leader, so the order reveals nothing.

use table::chance::Chance;
use table::{Options, Seat, Sink};

use crate::actions::local;
use crate::bits::Bits;
use crate::card::{MissionKind, Timing};
use crate::db::{Action, Entity, Mission};
use crate::effect::Operation;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::{LEADERS, Leader};
use crate::map::Site;
use crate::op::Op;
use crate::side::{Post, Side};
use crate::state::{Place, SLOTS, State};
use crate::step::Step;
use crate::verb::{Pick, Verb};

impl Rebellion {
    /// The leaders on an assigned mission.
    pub(crate) fn on_slot(&self, s: &State, side: Side, slot: u8) -> Bits {
        (0..LEADERS).filter(|&l| s.at[l] == Place::Slot(slot) && self.side_now(s, Leader::of(l)) == side).collect()
    }

    /// The leaders in the pool that can still be assigned: all of a side except those in `stayed`.
    pub(crate) fn open_leaders(&self, s: &State, side: Side, stayed: Bits) -> Bits {
        self.pool(s, side).minus(stayed)
    }

    /// Offers all assignments of the leaders of this seat, in any order (REB-ASSIGN-07). Other players only see which
    /// leader was put on a card, which reveals nothing about the cards.
    pub(crate) fn offer_assignments(&self, s: &State, seat: Seat, side: Side, stayed: Bits, out: &mut Options) {
        let open = self.leaders_of_seat(seat, side, self.open_leaders(s, side, stayed));
        let leader = |l: usize| Entity::Leader(Leader::of(l));
        for (m, facts) in self.db.mission.iter().enumerate() {
            if facts.side == side && s.hand[m] > 0 {
                out.extend(open.into_iter().map(|l| Verb::Assign.two(Entity::Mission(Mission(m as u8)), leader(l))));
            }
        }
        let alone = self.alone_on_missions(s, side);
        for l in open {
            out.extend(alone.into_iter().map(|other| Verb::Join.two(leader(l), leader(other))));
        }
        for action in Self::actions_of(side, s.actions[side.idx()].hand) {
            for l in self.shown(self.db.action(action).leaders) & open {
                let role = self.controller(side, Leader::of(l));
                if self.cards_of(s, role).has(local(action)) && self.can_use_to_assign(s, action, Leader::of(l)) {
                    out.push(Verb::Use.two(Entity::Action(action), leader(l)));
                }
            }
        }
        out.extend(open.into_iter().map(|l| Verb::Stay.on(leader(l))));
        if open.len() > 1 {
            out.push(Verb::Ready.bare());
        }
    }

    /// Leaders that are alone on their mission (REB-ASSIGN-03).
    fn alone_on_missions(&self, s: &State, side: Side) -> Bits {
        let mut on = [0u8; SLOTS];
        let mut all = Bits::EMPTY;
        for leader in Leader::ALL {
            if let Place::Slot(slot) = s.at[leader.idx()]
                && self.side_now(s, leader) == side
            {
                on[slot as usize] += 1;
                all.insert(leader.idx());
            }
        }
        all.into_iter().filter(|&l| matches!(s.at[l], Place::Slot(slot) if on[slot as usize] == 1)).collect()
    }

    /// REB-ACTION-05: whether a card can be used in place of an assignment. Its first step must be possible.
    fn can_use_to_assign(&self, s: &State, action: Action, leader: Leader) -> bool {
        let facts = self.db.action(action);
        facts.timing == Timing::Assignment
            && self.shown(facts.leaders).has(leader.idx())
            && !s.turned.has(leader.idx())
            && self.can_run(s, facts.pc)
    }

    /// Whether the first step of a program is possible.
    pub(crate) fn can_run(&self, s: &State, pc: u16) -> bool {
        match self.db.code.ops[pc as usize] {
            Op::Place(selection) => self.wants_base(selection) || !self.places(s, selection, pc).is_empty(),
            Op::Branch(n) => (0..u16::from(n)).any(|i| self.branch_open(s, pc + 1 + i, Site::BASE)),
            Op::Do(Operation::AssignFromMissions) => self.can_search(s, Side::Rebels, MissionKind::Regular),
            Op::Do(Operation::AssignFromProjects) => self.can_search(s, Side::Empire, MissionKind::Project),
            _ => true,
        }
    }

    /// Systems where a pictured leader can be placed. If units must leave there, they need a place to go.
    pub(crate) fn places(&self, s: &State, selection: u8, pc: u16) -> Bits {
        let fitting = self.select(s, selection, Site::BASE);
        if matches!(self.db.code.ops[pc as usize + 1], Op::Do(Operation::Expel)) {
            return fitting.into_iter().filter(|&i| !self.refuges(s, Site(i as u8)).is_empty()).collect();
        }
        fitting
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Starts the assignments of a side. Returns false if it has already assigned in this phase.
    pub(crate) fn begin_assigning(&mut self, side: Side) -> bool {
        if self.has_assigned(side) {
            return false;
        }
        self.push(Frame::Assign { side, stayed: Bits::EMPTY });
        true
    }

    /// Whether the side has assigned. The first call in a phase marks the side, and the second one clears the mark.
    fn has_assigned(&mut self, side: Side) -> bool {
        let bit = 1u8 << side.idx();
        let before = self.s.turn & bit != 0;
        self.s.turn ^= bit;
        before
    }

    /// Continues while there are leaders to assign. Returns true if a player has to choose.
    pub(crate) fn assign_next(&mut self, side: Side, stayed: Bits) -> bool {
        let more = !self.g.open_leaders(self.s, side, stayed).is_empty();
        if !more {
            self.pop();
        }
        more
    }

    pub(crate) fn assignment_picked(&mut self, seat: Seat, side: Side, stayed: Bits, pick: Pick) {
        match (pick.verb, pick.thing(), pick.second()) {
            (Verb::Ready, ..) => {
                let own = self.g.leaders_of_seat(seat, side, self.g.open_leaders(self.s, side, stayed));
                self.replace(Frame::Assign { side, stayed: stayed | own });
            }
            (Verb::Stay, Some(Entity::Leader(leader)), _) => self.set_aside(leader),
            (Verb::Assign, Some(Entity::Mission(mission)), Some(Entity::Leader(leader))) => {
                self.s.hand[mission.0 as usize] -= 1;
                self.assign(leader, mission, None);
                self.ask_for_veto(leader);
            }
            (Verb::Join, Some(Entity::Leader(leader)), Some(Entity::Leader(other))) => {
                self.s.at[leader.idx()] = self.s.at[other.idx()];
                self.tell(Event::Joined { leader, other });
                self.ask_for_veto(leader);
            }
            (Verb::Use, Some(Entity::Action(action)), Some(Entity::Leader(leader))) => {
                let role = self.g.controller(side, leader);
                self.use_action(action, leader, role);
            }
            _ => {}
        }
    }

    /// Excludes this leader from further assignments in this phase.
    fn set_aside(&mut self, leader: Leader) {
        if let Some(Frame::Assign { stayed, .. }) = self.s.frames.last_mut() {
            stayed.insert(leader.idx());
        }
    }

    /// Assigns a leader to a mission as the first leader on it.
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
        self.set_aside(leader);
    }

    /// Takes a leader off a mission. Without leaders, the card goes back to hand (REB-MISSION-13, REB-OPEN-18).
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
