//! The stages of a game round.

use table::Sink;
use table::chance::Chance;

use crate::bits::Bits;
use crate::event::Event;
use crate::frame::{Frame, Stage};
use crate::leader::Leader;
use crate::loyalty::{builds, recruits};
use crate::side::{Post, Role, Side};
use crate::state::Place;
use crate::step::Step;

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    fn go_on(&mut self, stage: Stage) {
        self.replace(Frame::Stage(stage));
    }

    /// Runs one stage of the round. Returns true if a player has to choose.
    #[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per stage")]
    pub(crate) fn stage(&mut self, stage: Stage) -> bool {
        match stage {
            Stage::DealActions => {
                self.deal_actions();
                self.go_on(Stage::Immediate);
            }
            Stage::Immediate => {
                if !self.immediate() {
                    self.go_on(Stage::ChooseBase);
                }
            }
            Stage::ChooseBase => {
                self.go_on(Stage::DealHands);
                self.push(Frame::HideBase);
                return true;
            }
            Stage::DealHands => {
                self.deal_hands();
                self.begin_round();
            }
            Stage::RebelsAssign => {
                if !self.begin_assigning(Side::Rebels) {
                    self.go_on(Stage::EmpireAssigns);
                }
            }
            Stage::EmpireAssigns => {
                if !self.begin_assigning(Side::Empire) {
                    self.s.turn = self.g.players().order().len() as u8 - 1;
                    self.s.passed = [false; 4];
                    self.go_on(Stage::Command);
                }
            }
            Stage::Command => return self.next_turn(),
            Stage::CommandEnds => {
                self.s.guarded = None;
                // REB-BASE-17: Rapid Mobilization is resolved last, after unrevealed missions have gone back to hand.
                self.return_assigned();
                if !self.s.mobilizing.is_empty() {
                    let numbers = self.g.mobilizing_leaders(self.s);
                    if numbers.len() > 1 && numbers.iter().any(|n| *n != numbers[0]) {
                        self.push(Frame::MobilizeOrder);
                    } else {
                        self.mobilize(0);
                    }
                    return true;
                }
                self.s.no_new_base = false;
                self.go_on(Stage::Objective);
            }
            Stage::Objective => {
                self.go_on(Stage::Retrieve);
                if self.g.could_score(self.s, false) {
                    self.push(Frame::Objective { in_combat: false });
                    return true;
                }
            }
            Stage::Retrieve => {
                self.retrieve();
                self.go_on(Stage::DrawMissions);
            }
            Stage::DrawMissions => {
                for side in Side::BOTH {
                    self.draw_missions(side, 2);
                }
                self.go_on(Stage::Probes);
                for side in [Side::Empire, Side::Rebels] {
                    if self.g.hand_size(self.s, side) > HAND_LIMIT {
                        self.push(Frame::DiscardMission { side });
                    }
                }
            }
            Stage::Probes => {
                self.draw_probes(2);
                self.go_on(Stage::DrawObjective);
            }
            Stage::DrawObjective => {
                self.draw_objective();
                self.go_on(Stage::Time);
            }
            Stage::Time => {
                self.go_on(Stage::Recruited);
                self.pass_time();
                if !self.s.is_over() && recruits(self.s.time) {
                    return self.begin_recruiting();
                }
            }
            Stage::Recruited => {
                if !self.immediate() {
                    let build = builds(self.s.time);
                    self.go_on(if build { Stage::RebelsBuild } else { Stage::RebelsDeploy });
                }
            }
            Stage::RebelsBuild => {
                self.go_on(Stage::EmpireBuilds);
                return self.begin_building(Side::Rebels);
            }
            Stage::EmpireBuilds => {
                self.go_on(Stage::RebelsDeploy);
                return self.begin_building(Side::Empire);
            }
            Stage::RebelsDeploy => {
                self.go_on(Stage::EmpireDeploys);
                self.begin_deploying(Side::Rebels);
            }
            Stage::EmpireDeploys => {
                self.go_on(Stage::RoundEnds);
                self.begin_deploying(Side::Empire);
            }
            Stage::RoundEnds => self.begin_round(),
        }
        false
    }

    /// Resolves one of the waiting missions. The others wait until it is done.
    fn mobilize(&mut self, at: usize) {
        let (role, leaders) = mobilization(self.s.mobilizing.remove(at));
        self.push(Frame::Mobilize { role, leaders });
    }

    /// Resolves the mission with this number of leaders first.
    pub(crate) fn mobilize_first(&mut self, leaders: u8) {
        self.pop();
        let at = self.g.mobilizing_leaders(self.s).iter().position(|n| *n == leaders);
        self.mobilize(at.unwrap_or_default());
    }

    fn begin_round(&mut self) {
        self.s.round += 1;
        self.s.yoda_used = false;
        self.s.hidden_from_pool = Bits::EMPTY;
        self.s.let_pass = Bits::EMPTY;
        self.s.inspired = Bits::EMPTY;
        // The Assignment phase marks here which side is assigning, so the last Command turn must be cleared.
        self.s.turn = 0;
        let n = self.s.round;
        self.tell(Event::Round { n });
        self.go_on(Stage::RebelsAssign);
    }

    /// Starts the next Command turn (REB-CMD-01, REB-TEAM-13). Returns false if all roles have passed.
    fn next_turn(&mut self) -> bool {
        let order = self.g.players().order();
        for ahead in 1..=order.len() {
            let at = (self.s.turn as usize + ahead) % order.len();
            let role = order[at];
            if !self.s.passed[role as usize] {
                self.s.turn = at as u8;
                self.s.turns += 1;
                self.push(Frame::Command { role });
                return true;
            }
        }
        self.go_on(Stage::CommandEnds);
        false
    }

    /// REB-CMD-06: leaders on unrevealed missions go back to the pool, and the cards go back to hand.
    fn return_assigned(&mut self) {
        for side in Side::BOTH {
            for slot in 0..crate::state::SLOTS {
                if let Some(mission) = self.s.assigned[side.idx()][slot].take() {
                    self.s.hand[mission.0 as usize] += 1;
                }
            }
        }
        for leader in Leader::ALL {
            if matches!(self.s.at[leader.idx()], Place::Slot(_)) {
                self.back_to_pool(leader);
            }
        }
    }

    /// REB-REFRESH-02
    fn retrieve(&mut self) {
        for leader in Leader::ALL {
            let on_board = matches!(self.s.at[leader.idx()], Place::Site(_));
            if on_board && !self.s.is_captive(leader) && !self.s.detained.has(leader.idx()) {
                self.back_to_pool(leader);
            }
        }
        self.s.detained = Bits::EMPTY;
    }

    /// Discards one mission. Missions are discarded one by one (REB-REFRESH-03).
    pub(crate) fn mission_discarded(&mut self, side: Side, mission: crate::db::Mission) {
        self.s.hand[mission.0 as usize] -= 1;
        self.s.discard[mission.0 as usize] += 1;
        self.reveal_to_all();
        self.tell(Event::Discarded { mission });
        if self.g.hand_size(self.s, side) <= HAND_LIMIT {
            self.pop();
        }
    }

    pub(crate) fn passed(&mut self, role: Role) {
        self.pop();
        self.s.passed[role as usize] = true;
        let seat = self.g.seat(role);
        self.tell(Event::Passed { seat });
    }
}

/// Marks a mission for the end of the Command phase that the admiral revealed. Without the mark, the general did.
const BY_ADMIRAL: u8 = 0x80;

/// Packs a mission for the end of the Command phase: the number of leaders on it, and the post that revealed it.
pub(crate) const fn mobilizing(role: Role, leaders: u8) -> u8 {
    match role.post() {
        Post::Admiral => leaders | BY_ADMIRAL,
        Post::General => leaders,
    }
}

/// Unpacks the role that decides (REB-TEAM-17) and the number of leaders.
const fn mobilization(kept: u8) -> (Role, u8) {
    let post = if kept & BY_ADMIRAL == 0 { Post::General } else { Post::Admiral };
    (Role::of(Side::Rebels, post), kept & !BY_ADMIRAL)
}

/// REB-REFRESH-03
pub(crate) const HAND_LIMIT: u8 = 10;

impl crate::game::Rebellion {
    /// Missions in hand, projects included (REB-REFRESH-04).
    pub(crate) fn hand_size(&self, s: &crate::state::State, side: Side) -> u8 {
        (0..crate::db::MISSIONS).filter(|&m| self.db.mission[m].side == side).map(|m| s.hand[m]).sum()
    }

    pub(crate) fn offer_discards(&self, s: &crate::state::State, side: Side, out: &mut table::Options) {
        for (m, facts) in self.db.mission.iter().enumerate() {
            if facts.side == side && facts.kind != crate::card::MissionKind::Starting && s.hand[m] > 0 {
                let mission = crate::db::Entity::Mission(crate::db::Mission(m as u8));
                out.push(crate::verb::Verb::Discard.on(mission));
            }
        }
    }

    /// The number of leaders on each mission that waits for the end of the Command phase.
    pub(crate) fn mobilizing_leaders(&self, s: &crate::state::State) -> arrayvec::ArrayVec<u8, 4> {
        s.mobilizing.as_slice().iter().map(|&kept| mobilization(kept).1).collect()
    }

    /// The post whose leaders can act in this turn; `None` in a two-player game, where all leaders can.
    pub(crate) fn turn_post(&self, role: Role) -> Option<Post> {
        self.players().posts_count().then(|| role.post())
    }
}
