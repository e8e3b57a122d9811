//! Command turns: activating systems, revealing missions, passing.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::card::{Mode, Target, Timing};
use crate::db::{Entity, Mission};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SYSTEMS, Site};
use crate::side::{Role, Side};
use crate::state::{Doing, Place, SLOTS, State};
use crate::step::Step;
use crate::verb::{Pick, Verb};

impl Rebellion {
    /// The leaders in the pool that can act in this role's turn.
    pub(crate) fn pool_of(&self, s: &State, role: Role) -> Bits {
        let pool = self.pool(s, role.side());
        match self.turn_post(role) {
            Some(post) => pool.into_iter().filter(|&l| self.db.leader(Leader::of(l)).post == post).collect(),
            None => pool,
        }
    }

    /// The leaders that can activate: those with tactic values (REB-CMD-10).
    pub(crate) fn activators(&self, s: &State, role: Role) -> Bits {
        self.pool_of(s, role).into_iter().filter(|&l| self.db.leader(Leader::of(l)).tactics.is_some()).collect()
    }

    /// Assigned missions that this role may reveal: the slot, the mission and the leaders on it.
    fn revealable(&self, s: &State, role: Role) -> impl Iterator<Item = (u8, Mission, Bits)> {
        let side = role.side();
        let post = self.turn_post(role);
        (0..SLOTS as u8).filter_map(move |slot| {
            let mission = s.assigned[side.idx()][slot as usize]?;
            let on = self.on_slot(s, side, slot);
            let own = |l: usize| post.is_none_or(|post| self.db.leader(Leader::of(l)).post == post);
            (on.into_iter().any(own) && self.can_reveal(s, role, mission, on)).then_some((slot, mission, on))
        })
    }

    /// REB-MISSION-03, REB-MISSION-07
    pub(crate) fn can_reveal(&self, s: &State, role: Role, mission: Mission, on: Bits) -> bool {
        let facts = self.db.mission(mission);
        let skill: u8 = on.into_iter().map(|l| self.db.leader(Leader::of(l)).skill(facts.skill)).sum();
        skill >= facts.needs && self.has_target(s, role, mission)
    }

    fn has_target(&self, s: &State, role: Role, mission: Mission) -> bool {
        let facts = self.db.mission(mission);
        match facts.target {
            Target::System => !self.mission_systems(s, role.side(), mission).is_empty(),
            Target::BaseSpace => true,
            Target::Nothing => self
                .db
                .mission
                .iter()
                .enumerate()
                .any(|(m, f)| f.side == facts.side && f.kind == crate::card::MissionKind::Starting && s.hand[m] > 0),
            Target::Leader | Target::Captive => !self.mission_leaders(s, mission).is_empty(),
        }
    }

    /// The systems in which a mission can be made.
    pub(crate) fn mission_systems(&self, s: &State, side: Side, mission: Mission) -> Bits {
        let facts = self.db.mission(mission);
        let mut fitting = self.select(s, facts.at, Site::NONE);
        if let (Side::Rebels, Mode::Attempt, Some(guarded)) = (side, facts.mode, s.guarded) {
            fitting.remove(guarded.idx());
        }
        fitting
    }

    /// The leaders that a mission can target.
    pub(crate) fn mission_leaders(&self, s: &State, mission: Mission) -> Bits {
        let facts = self.db.mission(mission);
        let fitting = self.select(s, facts.at, Site::NONE);
        let captive = facts.target == Target::Captive;
        let mut set = Bits::EMPTY;
        for leader in Leader::ALL {
            if let Place::Site(site) = s.at[leader.idx()]
                && site.is_system()
                && fitting.has(site.idx())
                && self.side_now(s, leader) == Side::Rebels
                && s.is_captive(leader) == captive
            {
                set.insert(leader.idx());
            }
        }
        set
    }

    pub(crate) fn offer_command(&self, s: &State, role: Role, out: &mut Options) {
        let side = role.side();
        if !self.activators(s, role).is_empty() {
            let base = side == Side::Rebels && !s.revealed;
            let sites = (0..SYSTEMS as u8).map(Site).chain(base.then_some(Site::BASE));
            out.extend(sites.map(|site| Verb::Activate.on(Entity::Site(site))));
        }
        // REB-TEAM-26: only the player who holds a card can use it.
        let blindside =
            Self::actions_of(side, self.cards_of(s, role)).find(|&a| self.db.action(a).timing == Timing::Reveal);
        for (_, mission, on) in self.revealable(s, role) {
            let first = on.first().map_or(Leader::default(), Leader::of);
            out.push(Verb::Reveal.two(Entity::Mission(mission), Entity::Leader(first)));
            let can_hide = self.db.mission(mission).mode == Mode::Attempt;
            if let Some(action) = blindside.filter(|_| can_hide)
                && !(self.db.action(action).leaders & on.minus(s.turned)).is_empty()
            {
                out.push(Verb::RevealUnseen.two(Entity::Mission(mission), Entity::Leader(first)));
            }
        }
        if side == Side::Rebels && !s.revealed {
            out.push(Verb::RevealBase.bare());
        }
        out.push(Verb::Pass.bare());
        out.sort_unstable();
    }

    pub(crate) fn offer_activators(&self, s: &State, role: Role, out: &mut Options) {
        out.extend(self.activators(s, role).into_iter().map(|l| Verb::With.on(Entity::Leader(Leader::of(l)))));
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    pub(crate) fn command_picked(&mut self, role: Role, pick: Pick) {
        match (pick.verb, pick.thing(), pick.second()) {
            (Verb::Pass, ..) => self.passed(role),
            // REB-BASE-10: at the start of a turn, which then continues.
            (Verb::RevealBase, ..) => self.reveal_base(),
            (Verb::Activate, Some(Entity::Site(site)), _) => self.replace(Frame::ActivateWith { role, site }),
            (Verb::Reveal | Verb::RevealUnseen, Some(Entity::Mission(mission)), Some(Entity::Leader(first))) => {
                self.pop();
                self.reveal_mission(role, mission, first, pick.verb == Verb::RevealUnseen);
            }
            _ => {}
        }
    }

    /// REB-CMD-08
    pub(crate) fn activate(&mut self, role: Role, site: Site, leader: Leader) {
        self.pop();
        self.s.at[leader.idx()] = Place::Site(site);
        self.tell(Event::Activated { leader, site });
        self.s.doing[1] = Doing { role, site, ..Doing::default() };
        self.push(Frame::Activated { step: 0, site, side: role.side() });
        self.push(Frame::move_from(role, site, 0, u8::MAX));
    }

    /// After the movement: reveal, combat, occupation.
    pub(crate) fn activated(&mut self, step: u8, site: Site, side: Side) -> bool {
        if step == 0 {
            self.replace(Frame::Activated { step: 1, site, side });
            self.touch(site);
            return false;
        }
        self.pop();
        // Occupation is checked after the combat, when it no longer has to wait.
        self.touch(site);
        self.s.doing[1] = Doing::default();
        false
    }

    fn reveal_mission(&mut self, role: Role, mission: Mission, first: Leader, unseen: bool) {
        let side = role.side();
        let Place::Slot(slot) = self.s.at[first.idx()] else { return };
        let leaders = self.g.on_slot(self.s, side, slot);
        self.s.assigned[side.idx()][slot as usize] = None;
        self.s.doing[0] =
            Doing { card: mission.0, role, site: Site::NONE, leaders, unopposed: unseen, ..Doing::default() };
        self.reveal_to_all();
        if unseen {
            let hand = self.g.cards_of(self.s, role);
            let card = Rebellion::actions_of(side, hand).find(|&a| self.g.db.action(a).timing == Timing::Reveal);
            if let Some(action) = card {
                self.spend_action(action);
                self.tell(Event::Used { side, action });
            }
        }
        self.begin_mission(mission);
    }
}
