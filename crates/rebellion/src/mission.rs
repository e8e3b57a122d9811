//! Missions: revealing, opposing, rolling, success and failure.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::card::{MissionKind, Mode, Target};
use crate::db::{Entity, Mission};
use crate::event::Event;
use crate::frame::{Frame, MissionStep, Purpose, Window};
use crate::game::Rebellion;
use crate::leader::{Leader, Ring};
use crate::map::Site;
use crate::side::{Color, Face, Role, Side, Skill};
use crate::state::{Doing, Place, State};
use crate::step::Step;
use crate::verb::{Pick, Verb};

/// REB-MISSION-19
const MOST_DICE: u8 = 10;
/// The Rebels were asked whether to use R2-D2.
const ASKED_R2D2: u8 = 1;
/// The Rebels were asked whether to use Yoda.
const ASKED_YODA: u8 = 2;

impl Rebellion {
    /// The leaders of a side that take part in the mission (REB-MISSION-18, REB-LEADER-08, REB-LEADER-09).
    pub(crate) fn taking_part(&self, s: &State, side: Side) -> Bits {
        let doing = &s.doing[0];
        let mut set = self.leaders_at(s, doing.site, side);
        if side == Side::Rebels
            && doing.role.side() == Side::Empire
            && let Some(target) = doing.target
        {
            set.insert(target.idx());
        }
        set
    }

    /// The number of dice of a side for the mission.
    pub(crate) fn mission_dice(&self, s: &State, side: Side) -> u8 {
        let doing = &s.doing[0];
        let facts = self.db.mission(Mission(doing.card));
        let icons = |l: usize| {
            let leader = self.db.leader(Leader::of(l));
            if facts.all_skills { leader.skills.iter().sum() } else { leader.skill(facts.skill) }
        };
        let mut dice: u8 = self.taking_part(s, side).into_iter().map(icons).sum();
        if side == doing.role.side() && !s.force(doing.site, side).is_empty() {
            dice += facts.dice_with_units;
        }
        dice.min(MOST_DICE)
    }

    /// The successes of a side, including those of the portrait (REB-MISSION-20, REB-MISSION-23).
    pub(crate) fn successes(&self, s: &State, side: Side) -> u8 {
        let doing = &s.doing[0];
        let rolled: u8 = Face::ALL.iter().map(|&f| f.successes() * doing.dice[side.idx()][f as usize]).sum();
        let attempting = side == doing.role.side();
        let portrait = attempting && self.has_portrait(s);
        let inspired = attempting && !(s.inspired & doing.leaders).is_empty();
        rolled + 2 * u8::from(portrait) + 2 * u8::from(inspired)
    }

    /// Whether the leader pictured on the mission is assigned to it.
    pub(crate) fn has_portrait(&self, s: &State) -> bool {
        let doing = &s.doing[0];
        let portrait = self.db.mission(Mission(doing.card)).portrait;
        portrait.is_some_and(|p| doing.leaders.into_iter().any(|l| Leader::of(l).is(p)))
    }

    pub(crate) fn offer_aims(&self, s: &State, role: Role, out: &mut Options) {
        let mission = Mission(s.doing[0].card);
        match self.db.mission(mission).target {
            Target::Leader | Target::Captive => {
                let leaders = self.mission_leaders(s, mission);
                out.extend(leaders.into_iter().map(|l| Verb::Against.on(Entity::Leader(Leader::of(l)))));
            }
            _ => {
                let systems = self.mission_systems(s, role.side(), mission);
                out.extend(systems.into_iter().map(|i| Verb::Aim.on(Entity::Site(Site(i as u8)))));
            }
        }
    }

    /// Whether a side has units or leaders where the mission is made. A captive that the mission targets counts. This
    /// is public: units on the map are visible, and units in the base space are not in the base system.
    pub(crate) fn stands_at_mission(&self, s: &State, side: Side) -> bool {
        !s.force(s.doing[0].site, side).is_empty() || !self.taking_part(s, side).is_empty()
    }

    pub(crate) fn offer_opposition(&self, s: &State, role: Role, out: &mut Options) {
        let pool = self.controlled_by(role, self.pool(s, role.side()));
        out.extend(pool.into_iter().map(|l| Verb::Send.on(Entity::Leader(Leader::of(l)))));
        out.push(Verb::Pass.bare());
    }

    /// The dice that a ring can choose: Rebel dice for Yoda, Imperial dice for R2-D2.
    pub(crate) fn faces(&self, s: &State, ring: Ring) -> [u8; 8] {
        let mut faces = [0; 8];
        if ring == Ring::Yoda && s.combat.site.is_some() {
            faces[..4].copy_from_slice(&s.combat.dice[0]);
            faces[4..].copy_from_slice(&s.combat.dice[1]);
        } else {
            let side = if ring == Ring::Yoda { Side::Rebels } else { Side::Empire };
            faces[..4].copy_from_slice(&s.doing[0].dice[side.idx()]);
        }
        faces
    }

    /// Whether the colors of dice matter now. They matter only in attacks (REB-COMP-20).
    pub(crate) fn dice_have_colors(&self, s: &State) -> bool {
        let plans = |f: &Frame| matches!(f, Frame::TryPlans { .. });
        s.combat.site.is_some() && !s.frames.as_slice().iter().any(plans)
    }

    pub(crate) fn offer_faces(&self, s: &State, ring: Ring, out: &mut Options) {
        for (i, n) in self.faces(s, ring).into_iter().enumerate() {
            let blank = i % 4 == Face::Blank as usize;
            if n > 0 && !(ring == Ring::R2D2 && blank) {
                out.push(Verb::Face.number(i as u16));
            }
        }
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    fn at_step(&mut self, step: MissionStep) {
        self.replace(Frame::Mission(step));
    }

    /// Starts a revealed mission. Its target is chosen next (REB-MISSION-05).
    pub(crate) fn begin_mission(&mut self, mission: Mission) {
        let role = self.s.doing[0].role;
        let (card, leaders) = (self.s.doing[0].card, self.s.doing[0].leaders);
        self.s.doing[1] = Doing::default();
        debug_assert!(card == mission.0 && !leaders.is_empty());
        self.push(Frame::Mission(MissionStep::Placed));
        match self.g.db.mission(mission).target {
            Target::BaseSpace => self.make_at(self.s.base_site(), None),
            Target::Nothing => {
                self.tell(Event::Revealed { mission, site: Site::NONE });
                self.at_step(MissionStep::Effect);
            }
            _ => self.push(Frame::Aim { role }),
        }
    }

    pub(crate) fn aimed(&mut self, pick: Pick) {
        self.pop();
        match pick.thing() {
            Some(Entity::Site(site)) => self.make_at(site, None),
            Some(Entity::Leader(leader)) => {
                if let Place::Site(site) = self.s.at[leader.idx()] {
                    self.make_at(site, Some(leader));
                }
            }
            _ => {}
        }
    }

    fn make_at(&mut self, site: Site, target: Option<Leader>) {
        let doing = &mut self.s.doing[0];
        (doing.site, doing.target) = (site, target);
        let (mission, leaders) = (Mission(doing.card), doing.leaders);
        self.tell(Event::Revealed { mission, site });
        for leader in leaders {
            self.place(Leader::of(leader), site);
        }
        if let Some(leader) = target {
            self.tell(Event::Against { leader });
        }
        let attempt = self.g.db.mission(mission).mode == Mode::Attempt;
        self.at_step(if attempt { MissionStep::Answers } else { MissionStep::Effect });
    }

    /// Runs one step of the mission. Returns true if a player has to choose.
    pub(crate) fn mission(&mut self, step: MissionStep) -> bool {
        let role = self.s.doing[0].role;
        let (side, other) = (role.side(), role.side().other());
        let mission = Mission(self.s.doing[0].card);
        match step {
            MissionStep::Placed => return true,
            MissionStep::Answers => {
                self.at_step(MissionStep::Oppose);
                return side == Side::Empire && self.open_window(Window::Attempted, Side::Rebels);
            }
            MissionStep::Opposed => {
                self.at_step(MissionStep::BeforeRoll);
                if self.s.doing[0].failed {
                    self.at_step(MissionStep::Failed);
                }
            }
            MissionStep::Oppose => {
                self.at_step(MissionStep::Opposed);
                if self.s.doing[0].failed {
                    self.at_step(MissionStep::Failed);
                } else if self.may_oppose(other) {
                    self.push(Frame::Oppose { role: Rebellion::first_role(other) });
                    return true;
                }
            }
            MissionStep::BeforeRoll => {
                if self.g.taking_part(self.s, other).is_empty() {
                    self.at_step(MissionStep::Succeeded);
                    return false;
                }
                self.at_step(MissionStep::Roll);
                // REB-MISSION-17: the active player rolls first, so Rebels who oppose see that roll before they set
                // dice.
                if side == Side::Empire {
                    self.roll_for(side);
                }
                return self.g.mission_dice(self.s, Side::Rebels) > 0
                    && self.open_window(Window::RollMission, Side::Rebels);
            }
            MissionStep::Roll => {
                self.at_step(MissionStep::Rings);
                self.roll_for(Side::Rebels);
                if side == Side::Rebels {
                    self.roll_for(other);
                }
            }
            MissionStep::Rings => return self.offer_rings(),
            MissionStep::Judge => {
                let won = self.g.successes(self.s, side) > self.g.successes(self.s, other);
                self.at_step(if won { MissionStep::Succeeded } else { MissionStep::Failed });
                let diplomatic = self.g.db.mission(mission).skill == Skill::Diplomacy;
                if !won && diplomatic && side == Side::Rebels && self.wears_here(Ring::C3po) {
                    self.push(Frame::UseRing { ring: Ring::C3po });
                    return true;
                }
            }
            MissionStep::Failed => {
                self.tell(Event::Failed { mission });
                self.at_step(MissionStep::Leave);
            }
            MissionStep::Succeeded => {
                self.tell(Event::Succeeded { mission });
                self.at_step(MissionStep::Effect);
            }
            MissionStep::Effect => {
                self.at_step(MissionStep::AfterSuccess);
                let pc = self.g.db.mission(mission).pc;
                self.push(Frame::Run { pc, of: 0 });
            }
            MissionStep::AfterSuccess => return self.after_success(mission),
            MissionStep::AfterFalcon => {
                self.at_step(MissionStep::AfterRescue);
                let rescued = self.s.doing[0].rescued;
                if rescued && self.may_go_along() {
                    return true;
                }
            }
            MissionStep::AfterRescue => {
                self.at_step(MissionStep::GoHome);
                return self.s.doing[0].rescued && self.open_window(Window::Rescued, Side::Empire);
            }
            MissionStep::GoHome => {
                self.at_step(MissionStep::Leave);
                self.go_home();
                // A captive in a system without Imperial units is rescued (REB-LEADER-12).
                self.touch(self.s.doing[0].site);
            }
            MissionStep::Leave => self.end_mission(),
        }
        false
    }

    /// REB-MISSION-15
    fn may_oppose(&self, side: Side) -> bool {
        let doing = &self.s.doing[0];
        !doing.unopposed
            && (doing.leaders & self.s.hidden_from_pool).is_empty()
            && !self.g.pool(self.s, side).is_empty()
    }

    pub(crate) fn opposition_picked(&mut self, role: Role, pick: Pick) {
        self.pop();
        if let (Verb::Send, Some(Entity::Leader(leader))) = (pick.verb, pick.thing()) {
            let site = self.s.doing[0].site;
            self.tell(Event::Opposed { leader });
            self.place(leader, site);
            // REB-MISSION-30: no dice have been rolled yet, and a card may show the leader who has just arrived.
            if role.side() == Side::Rebels {
                self.open_window(Window::Attempted, Side::Rebels);
            }
        } else if let Some(mate) = self.g.mate_after(role) {
            self.push(Frame::Oppose { role: mate });
        }
    }

    fn roll_for(&mut self, side: Side) {
        let mut dice = self.g.mission_dice(self.s, side);
        if side == Side::Rebels {
            // Dice that were set count toward the total.
            dice -= dice.min(self.s.doing[0].set);
        }
        for _ in 0..dice {
            let face = self.die(side, None);
            self.s.doing[0].dice[side.idx()][face as usize] += 1;
        }
    }

    /// Whether the leader with this ring is in the system of the mission.
    fn wears_here(&self, ring: Ring) -> bool {
        let site = self.s.doing[0].site;
        self.s.ring[ring as usize]
            .is_some_and(|l| self.s.at[l.idx()] == Place::Site(site) && self.g.side_now(self.s, l) == Side::Rebels)
    }

    /// Offers rings that change dice, in any order. R2-D2 is offered again when Yoda has changed a die.
    fn offer_rings(&mut self) -> bool {
        let doing = &self.s.doing[0];
        let dice = |side: Side| doing.dice[side.idx()];
        let turnable = dice(Side::Empire)[..3].iter().any(|n| *n > 0);
        let own: u8 = dice(Side::Rebels).iter().sum();
        // `n` marks the rings that were offered since the dice last changed.
        let asked = doing.n;
        if asked & ASKED_R2D2 == 0 && turnable && self.wears_here(Ring::R2D2) {
            self.s.doing[0].n |= ASKED_R2D2;
            self.push(Frame::UseRing { ring: Ring::R2D2 });
            return true;
        }
        if asked & ASKED_YODA == 0 && own > 0 && !self.s.yoda_used && self.wears_here(Ring::Yoda) {
            self.s.doing[0].n |= ASKED_YODA;
            self.push(Frame::UseRing { ring: Ring::Yoda });
            return true;
        }
        self.s.doing[0].n = 0;
        self.at_step(MissionStep::Judge);
        false
    }

    pub(crate) fn ring_picked(&mut self, ring: Ring, yes: bool) {
        self.pop();
        if !yes {
            return;
        }
        let Some(leader) = self.s.ring[ring as usize] else { return };
        self.tell(Event::RingUsed { ring, leader });
        match ring {
            Ring::R2D2 | Ring::Yoda => self.push(Frame::PickFace { ring }),
            Ring::C3po => {
                self.s.ring[ring as usize] = None;
                self.at_step(MissionStep::Succeeded);
            }
            Ring::Falcon => {
                self.s.ring[ring as usize] = None;
                self.s.doing[0].rescued = true;
                let role = self.g.controller(Side::Rebels, leader);
                self.push(Frame::PickLeader { role, purpose: Purpose::Falcon, of: 0 });
            }
            Ring::Captured | Ring::Carbonite | Ring::DarkSide => {}
        }
    }

    pub(crate) fn face_picked(&mut self, ring: Ring, at: usize) {
        self.pop();
        let (color, face) = (at / 4, at % 4);
        match ring {
            Ring::R2D2 => {
                let dice = &mut self.s.doing[0].dice[Side::Empire.idx()];
                dice[face] -= 1;
                dice[Face::Blank as usize] += 1;
                self.s.ring[ring as usize] = None;
                self.tell(Event::DieSet { side: Side::Empire, color: None, face: Face::Blank });
            }
            _ if self.s.combat.site.is_some() => {
                self.s.yoda_used = true;
                let color = if color == 0 { Color::Black } else { Color::Red };
                self.s.combat.dice[color as usize][face] -= 1;
                let told = self.g.dice_have_colors(self.s).then_some(color);
                let new = self.die(Side::Rebels, told);
                self.s.combat.dice[color as usize][new as usize] += 1;
                self.influence_again();
            }
            _ => {
                self.s.yoda_used = true;
                self.s.doing[0].n &= !ASKED_R2D2;
                self.s.doing[0].dice[Side::Rebels.idx()][face] -= 1;
                let new = self.die(Side::Rebels, None);
                self.s.doing[0].dice[Side::Rebels.idx()][new as usize] += 1;
            }
        }
    }

    /// Offers responses to a success. Only attempts can succeed; resolved missions just take effect.
    fn after_success(&mut self, mission: Mission) -> bool {
        self.at_step(MissionStep::AfterFalcon);
        let facts = self.g.db.mission(mission);
        if facts.mode == Mode::Resolve || facts.side == Side::Empire {
            return false;
        }
        let site = self.s.doing[0].site;
        if self.wears_here(Ring::Falcon) && !self.g.captives_at(self.s, site).is_empty() {
            self.push(Frame::UseRing { ring: Ring::Falcon });
        }
        self.open_window(Window::Succeeded, Side::Rebels);
        !matches!(self.s.frames.last(), Some(Frame::Mission(_)))
    }

    /// REB-OPEN-32: by the FAQ, each leader on the rescue mission may stay.
    fn may_go_along(&mut self) -> bool {
        if !self.g.setup.rulings.rescuers_may_stay || self.s.doing[0].stay {
            return false;
        }
        let role = self.s.doing[0].role;
        let leaders = self.g.rescuers(self.s);
        for leader in leaders {
            self.push(Frame::GoAlong { role, leader: Leader::of(leader) });
        }
        !leaders.is_empty()
    }

    pub(crate) fn go_along_picked(&mut self, leader: Leader, goes: bool) {
        self.pop();
        if !goes {
            self.s.doing[0].chosen.insert(leader.idx());
        }
    }

    /// REB-LEADER-14
    fn go_home(&mut self) {
        if !self.s.doing[0].rescued || self.s.doing[0].stay || self.s.doing[0].role.side() == Side::Empire {
            return;
        }
        let staying = if self.g.setup.rulings.rescuers_may_stay { self.s.doing[0].chosen } else { Bits::EMPTY };
        let site = self.s.base_site();
        for leader in self.g.rescuers(self.s).minus(staying) {
            if self.s.at[leader] != Place::Site(site) {
                self.place(Leader::of(leader), site);
            }
        }
    }

    /// Puts the current mission, if there is one, back into hand or into the discard pile.
    pub(crate) fn put_mission_away(&mut self) {
        if self.s.frames.as_slice().iter().any(|f| matches!(f, Frame::Mission(_))) {
            let mission = self.s.doing[0].card as usize;
            if self.g.db.mission[mission].kind == MissionKind::Starting {
                self.s.hand[mission] += 1;
            } else {
                self.s.discard[mission] += 1;
            }
        }
    }

    /// REB-MISSION-11, REB-MISSION-12
    fn end_mission(&mut self) {
        self.put_mission_away();
        self.pop();
        self.s.doing = [Doing::default(); 2];
    }
}
