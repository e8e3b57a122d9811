//! Action cards: who holds them, and when their holder can use them. Public information decides whether a window opens.
//! Whether the holder can do anything but pass in it is secret.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::card::Timing;
use crate::db::{Action, ActionFacts, Entity};
use crate::event::Event;
use crate::frame::{Frame, Window};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::side::{Post, Role, Side};
use crate::state::{Doing, Place, State};
use crate::step::Step;
use crate::verb::{Pick, Verb};

/// The first action card of a side. The cards of a side have consecutive numbers.
pub(crate) const fn first_action(side: Side) -> u8 {
    match side {
        Side::Empire => 0,
        Side::Rebels => 16,
    }
}

/// The number of action cards of a side.
pub(crate) const fn n_actions(side: Side) -> usize {
    match side {
        Side::Empire => 16,
        Side::Rebels => 18,
    }
}

/// A card's number among the cards of its side.
pub(crate) const fn local(action: Action) -> usize {
    let n = action.0;
    (if n < 16 { n } else { n - 16 }) as usize
}

impl Rebellion {
    /// The action cards of a side in a set.
    pub(crate) fn actions_of(side: Side, set: Bits) -> impl Iterator<Item = Action> {
        set.into_iter().map(move |i| Action(first_action(side) + i as u8))
    }

    /// Whether this side could hold a matching card, according to public information.
    pub(crate) fn could_use(&self, s: &State, side: Side, fits: impl Fn(&ActionFacts) -> bool) -> bool {
        let own = &s.actions[side.idx()];
        if own.hand.is_empty() {
            return false;
        }
        let all = Bits::below(n_actions(side)).minus(own.used);
        Self::actions_of(side, all).any(|a| fits(self.db.action(a)))
    }

    /// The face-down cards that this role holds (REB-TEAM-06).
    pub(crate) fn cards_of(&self, s: &State, role: Role) -> Bits {
        let own = &s.actions[role.side().idx()];
        if !self.is_team(role.side()) {
            return own.hand;
        }
        match role.post() {
            Post::Admiral => own.hand.minus(own.of_general),
            Post::General => own.hand & own.of_general,
        }
    }

    /// The leaders pictured on a card that are in a place, not captured, and on the card's side (REB-ACTION-03,
    /// REB-OPEN-37).
    pub(crate) fn shown_at(&self, s: &State, action: &ActionFacts, site: Site) -> Bits {
        if action.side == Side::Rebels && s.is_guarded(site) {
            return Bits::EMPTY;
        }
        self.shown(action.leaders) & self.leaders_at(s, site, action.side).minus(s.turned)
    }

    /// Whether this card can be used in this window.
    fn fits_window(&self, s: &State, window: Window, action: &ActionFacts) -> bool {
        let doing = &s.doing[0];
        let skill = self.db.mission(crate::db::Mission(doing.card)).skill;
        let at = |site| !self.shown_at(s, action, site).is_empty();
        match (window, action.timing) {
            (Window::Attempted, Timing::Attempted) => !self.slipping(s, action.leaders).is_empty(),
            (Window::Attempted, Timing::AttemptedWith(wanted)) => wanted == skill && at(doing.site),
            (Window::RollMission, Timing::Rolling) | (Window::Succeeded, Timing::Succeeded) => at(doing.site),
            (Window::RollCombat | Window::RollPlans, Timing::Rolling) => s.combat.site.is_some_and(at),
            (Window::Rescued, Timing::Rescued) => at(doing.site) && !self.rescuers(s).is_empty(),
            (Window::Captured, Timing::Captured) => s.doing[1].target.is_some_and(|leader| {
                let guarded = matches!(s.at[leader.idx()], Place::Site(site) if s.is_guarded(site));
                action.leaders.has(leader.idx()) && !guarded
            }),
            _ => false,
        }
    }

    /// The Rebel leaders of the mission that could be captured after a rescue.
    pub(crate) fn rescuers(&self, s: &State) -> Bits {
        let doing = &s.doing[0];
        doing
            .leaders
            .into_iter()
            .filter(|&l| {
                let leader = Leader::of(l);
                self.side_now(s, leader) == Side::Rebels && matches!(s.at[l], Place::Site(_)) && !s.is_captive(leader)
            })
            .collect()
    }

    /// The pictured leaders that are elsewhere on the map or in the base space and can move to the mission's system.
    pub(crate) fn slipping(&self, s: &State, leaders: Bits) -> Bits {
        let to = s.doing[0].site;
        if s.is_guarded(to) {
            return Bits::EMPTY;
        }
        leaders
            .into_iter()
            .filter(|&l| {
                let leader = Leader::of(l);
                matches!(s.at[l], Place::Site(site) if site != to)
                    && self.side_now(s, leader) == Side::Rebels
                    && !s.is_captive(leader)
            })
            .collect()
    }

    /// Whether the mission continues as before after this card, so that other cards can follow.
    fn answers_again(&self, action: Action) -> bool {
        self.db.action(action).timing == Timing::Attempted
    }

    /// Whether this window opens for a side.
    pub(crate) fn opens(&self, s: &State, window: Window, side: Side) -> bool {
        self.could_use(s, side, |action| self.fits_window(s, window, action))
    }

    pub(crate) fn offer_window(&self, s: &State, window: Window, role: Role, out: &mut Options) {
        for action in Self::actions_of(role.side(), self.cards_of(s, role)) {
            let facts = self.db.action(action);
            if self.fits_window(s, window, facts) {
                let leader = match window {
                    Window::Attempted if facts.timing == Timing::Attempted => self.slipping(s, facts.leaders),
                    Window::Captured => s.doing[1].target.map_or(Bits::EMPTY, |l| Bits::only(l.idx())),
                    Window::RollCombat | Window::RollPlans => {
                        s.combat.site.map_or(Bits::EMPTY, |site| self.shown_at(s, facts, site))
                    }
                    _ => self.shown_at(s, facts, s.doing[0].site),
                };
                for leader in leader {
                    out.push(Verb::Use.two(Entity::Action(action), Entity::Leader(Leader::of(leader))));
                }
            }
        }
        out.push(Verb::Pass.bare());
    }

    /// Offers the start of combat cards that this role can use, each with its leaders.
    pub(crate) fn offer_combat_cards(&self, s: &State, role: Role, out: &mut Options) {
        let Some(site) = s.combat.site else { return };
        for action in Self::actions_of(role.side(), self.cards_of(s, role)) {
            let facts = self.db.action(action);
            if facts.timing != Timing::Combat {
                continue;
            }
            for leader in self.combat_leaders(s, facts, site) {
                out.push(Verb::Use.two(Entity::Action(action), Entity::Leader(Leader::of(leader))));
            }
        }
        out.push(Verb::Pass.bare());
    }

    /// The leaders with which a start of combat card can be used.
    pub(crate) fn combat_leaders(&self, s: &State, facts: &ActionFacts, site: Site) -> Bits {
        // REB-ACTION-04: one card brings its leader from the pool.
        if self.brings_leader(facts) {
            return facts.leaders & self.pool(s, facts.side).minus(s.turned);
        }
        if !self.has_effect(s, facts, site) {
            return Bits::EMPTY;
        }
        self.shown_at(s, facts, site)
    }

    fn brings_leader(&self, facts: &ActionFacts) -> bool {
        matches!(self.db.code.ops[facts.pc as usize], crate::op::Op::Do(crate::effect::Operation::Join))
    }

    /// Whether a card would have an effect. A card that destroys a unit needs a unit to destroy.
    fn has_effect(&self, s: &State, facts: &ActionFacts, site: Site) -> bool {
        use crate::effect::Operation;
        use crate::op::Op;
        let force = s.force(site, Side::Rebels);
        match self.db.code.ops[facts.pc as usize] {
            Op::Do(Operation::DestroyStructure) => force.kinds(Side::Rebels).any(|(u, _)| u.is_structure()),
            Op::Do(Operation::DestroyShip) => {
                force.any_in(Side::Rebels, crate::side::Theater::Space)
                    && s.force(site, Side::Empire).kinds(Side::Empire).any(|(u, _)| u.is_station())
            }
            _ => true,
        }
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Opens a window for a side if it could use a card now. Returns true if the window opened.
    pub(crate) fn open_window(&mut self, window: Window, side: Side) -> bool {
        if !self.g.opens(self.s, window, side) {
            return false;
        }
        self.push(Frame::Window { window, role: Rebellion::first_role(side) });
        true
    }

    /// Closes a window that was left open for more cards if no more can follow. Returns true if it stays open.
    pub(crate) fn window_next(&mut self, window: Window, side: Side) -> bool {
        let open = window != Window::Attempted || self.g.opens(self.s, window, side);
        if !open {
            self.pop();
        }
        open
    }

    pub(crate) fn window_picked(&mut self, window: Window, role: Role, pick: Pick) {
        self.pop();
        let mate = self.g.mate_after(role);
        match (pick.verb, pick.thing(), pick.second()) {
            (Verb::Use, Some(Entity::Action(action)), Some(Entity::Leader(leader))) => {
                // Another card may follow, perhaps one that this card has made usable.
                if self.g.answers_again(action) {
                    self.push(Frame::Window { window, role: Rebellion::first_role(role.side()) });
                }
                self.use_action(action, leader, role);
            }
            _ => match mate {
                Some(mate) if window != Window::Captured => self.push(Frame::Window { window, role: mate }),
                _ if window == Window::Captured => {
                    if let Some(leader) = self.s.doing[1].target {
                        self.lock_up(leader);
                    }
                }
                _ => {}
            },
        }
    }

    /// Reveals a card and starts its program (REB-ACTION-01).
    pub(crate) fn use_action(&mut self, action: Action, leader: Leader, role: Role) {
        let side = role.side();
        self.spend_action(action);
        let target = self.s.doing[1].target;
        let site = match self.s.at[leader.idx()] {
            Place::Site(site) => site,
            _ => self.s.combat.site.unwrap_or(Site::BASE),
        };
        let captured = self.g.db.action(action).timing == Timing::Captured;
        self.s.doing[1] = Doing {
            card: action.0,
            role,
            site,
            leaders: Bits::only(leader.idx()),
            target: if captured { target } else { None },
            ..Doing::default()
        };
        self.tell(Event::Used { side, action });
        let pc = self.g.db.action(action).pc;
        self.push(Frame::Run { pc, of: 1 });
    }

    pub(crate) fn spend_action(&mut self, action: Action) {
        let own = &mut self.s.actions[self.g.db.action(action).side.idx()];
        own.hand.remove(local(action));
        own.of_general.remove(local(action));
        own.used.insert(local(action));
        self.s.taken_with[action.0 as usize] = None;
        self.reveal_to_all();
    }
}
