//! One step of a match: a pick and everything that follows from it until the next decision.

use table::chance::Chance;
use table::{SeatSet, Sink, Trace};

use crate::bits::Bits;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::side::{Color, Face, Side};
use crate::state::{Place, State};
use crate::unit::{Force, Unit};

pub(crate) struct Step<'a, C, K> {
    pub(crate) g: &'a Rebellion,
    pub(crate) s: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut K,
    /// Systems that have changed since their automatic effects were last resolved.
    pub(crate) dirty: Bits,
    random: bool,
    revealed: SeatSet,
}

impl<'a, C: Chance, K: Sink<Event>> Step<'a, C, K> {
    pub(crate) fn new(g: &'a Rebellion, s: &'a mut State, chance: &'a mut C, sink: &'a mut K) -> Self {
        Self { g, s, chance, sink, dirty: Bits::EMPTY, random: false, revealed: SeatSet::EMPTY }
    }

    pub(crate) fn trace(&self) -> Trace {
        Trace { random: self.random, revealed: self.revealed }
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.sink.emit(event);
    }

    /// Records that these seats learned hidden information.
    pub(crate) fn reveal_to(&mut self, seats: SeatSet) {
        self.revealed = self.revealed.union(seats);
    }

    pub(crate) fn reveal_to_all(&mut self) {
        self.revealed = SeatSet::first(self.g.players().n());
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.random = true;
        self.chance.below(n as u32) as usize
    }

    /// Draws a random card, given the number of cards of each kind.
    pub(crate) fn draw_kind(&mut self, counts: &[u8]) -> Option<usize> {
        let drawn = table::chance::draw_kind(counts, self.chance);
        self.random |= drawn.is_some();
        drawn
    }

    /// Chooses a random member of a set.
    pub(crate) fn one_of(&mut self, set: Bits) -> Option<usize> {
        let rank = if set.is_empty() { return None } else { self.below(set.len()) };
        set.nth(rank)
    }

    /// Rolls a die. The event shows its color where it matters (REB-COMP-20).
    pub(crate) fn die(&mut self, side: Side, color: Option<Color>) -> Face {
        let face = Face::SIDES[self.below(6)];
        self.tell(Event::Die { side, color, face });
        face
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.s.frames.push(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.s.frames.pop();
    }

    pub(crate) fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.s.frames.last_mut() {
            *top = frame;
        }
    }

    /// Ends the match.
    pub(crate) fn win(&mut self, side: Side) {
        self.s.winners = self.g.seats_of(side);
        self.put_mission_away();
        let deploys = self.s.frames.as_slice().iter().find_map(|f| match *f {
            Frame::Deploy { side, .. } => Some(side),
            _ => None,
        });
        if let Some(side) = deploys {
            let left = std::mem::take(&mut self.s.deploying);
            self.s.queue[side.idx()][0].add(&left);
        }
        self.s.frames.truncate(0);
        self.s.limbo.truncate(0);
        self.announce_base();
        let winners = self.s.winners;
        self.tell(Event::Over { winners, side });
    }

    pub(crate) fn touch(&mut self, site: Site) {
        if site.is_system() {
            self.dirty.insert(site.idx());
        }
    }

    pub(crate) fn force_mut(&mut self, site: Site, side: Side) -> &mut Force {
        &mut self.s.forces[site][side.idx()]
    }

    /// Puts up to `n` units from the supply here and returns how many there were.
    pub(crate) fn gain(&mut self, unit: Unit, n: u8, site: Site) -> u8 {
        let supply = &mut self.s.supply[unit.side().idx()].0[unit.idx()];
        let n = n.min(*supply);
        *supply -= n;
        if n > 0 {
            self.force_mut(site, unit.side()).0[unit.idx()] += n;
            self.touch(site);
            self.tell(Event::Gained { unit, n, site });
        }
        n
    }

    /// Puts units back into the supply.
    pub(crate) fn remove(&mut self, unit: Unit, n: u8, site: Site) {
        self.force_mut(site, unit.side()).0[unit.idx()] -= n;
        self.s.supply[unit.side().idx()].0[unit.idx()] += n;
        self.touch(site);
        if unit == Unit::Unfinished {
            self.lose_queued_death_star();
        }
    }

    /// Destroys units.
    pub(crate) fn destroy(&mut self, unit: Unit, n: u8, site: Site) {
        if n > 0 {
            if self.s.combat.site == Some(site) {
                self.count_fallen(unit, n);
            }
            self.tell(Event::Destroyed { unit, n, site });
            self.remove(unit, n, site);
        }
    }

    /// REB-DS-07
    fn lose_queued_death_star(&mut self) {
        for space in 0..3 {
            let n = std::mem::take(&mut self.s.queue[Side::Empire.idx()][space].0[Unit::DeathStar.idx()]);
            self.s.supply[Side::Empire.idx()].0[Unit::DeathStar.idx()] += n;
            for _ in 0..n {
                self.tell(Event::QueueDestroyed { unit: Unit::DeathStar, space: space as u8 + 1 });
            }
        }
    }

    /// Puts a leader on the board. If the base is revealed, the base system replaces the base space (REB-BASE-15).
    pub(crate) fn place(&mut self, leader: Leader, site: Site) {
        let site = if site == Site::BASE { self.s.base_site() } else { site };
        self.s.at[leader.idx()] = Place::Site(site);
        self.tell(Event::Placed { leader, site });
    }

    pub(crate) fn back_to_pool(&mut self, leader: Leader) {
        self.s.at[leader.idx()] = Place::Pool;
        self.tell(Event::Retrieved { leader });
    }

    /// Runs to the next decision.
    pub(crate) fn run(&mut self) {
        loop {
            if self.s.frames.is_empty() || self.resolve_consequences() {
                return;
            }
            if !self.s.arrivals.due.is_empty() && self.fight_where_due() {
                continue;
            }
            let Some(frame) = self.s.frames.last() else { return };
            let waits = match frame {
                Frame::Stage(stage) => self.stage(stage),
                Frame::Activated { step, site, side } => self.activated(step, site, side),
                Frame::Assign { side, stayed } => self.assign_next(side, stayed),
                Frame::Window { window, role } => self.window_next(window, role.side()),
                Frame::MoveHow { .. } => self.next_kind(),
                Frame::Mission(step) => self.mission(step),
                Frame::Run { pc, of } => self.run_program(pc, of),
                Frame::Building { side, site, icon, choose } => self.building(side, site, icon, choose),
                Frame::Build { .. } => self.build_next(),
                Frame::GainShape { .. } => self.gain_shape_next(),
                Frame::Deploy { side, kind } => self.deploy_next(side, kind),
                Frame::Combat(bout) => self.combat(bout),
                Frame::CombatCard { role } => self.combat_card_next(role),
                Frame::TryPlans { objective, step } => self.try_plans(objective, step),
                Frame::Attack { side, theater, step } => self.attack(side, theater, step),
                Frame::AssignDie { .. } => self.assign_dice(),
                Frame::RetreatHow { .. } => self.retreat_next(),
                Frame::Destroy { .. } | Frame::DestroyOne { .. } | Frame::DestroyQueued { .. } => self.destroy_next(),
                _ => true,
            };
            if waits {
                return;
            }
        }
    }
}

impl Rebellion {
    /// The leaders of a side in a place who are not captured. Rotated leaders count as Imperial.
    pub(crate) fn leaders_at(&self, s: &State, site: Site, side: Side) -> Bits {
        let mut set = Bits::EMPTY;
        for leader in Leader::ALL {
            if s.at[leader.idx()] == Place::Site(site) && self.side_now(s, leader) == side && !s.is_captive(leader) {
                set.insert(leader.idx());
            }
        }
        set
    }

    /// The leaders in the pool of a side.
    pub(crate) fn pool(&self, s: &State, side: Side) -> Bits {
        let mut set = Bits::EMPTY;
        for leader in Leader::ALL {
            if s.at[leader.idx()] == Place::Pool && self.side_now(s, leader) == side {
                set.insert(leader.idx());
            }
        }
        set
    }

    /// The captured leaders in a place.
    pub(crate) fn captives_at(&self, s: &State, site: Site) -> Bits {
        [s.ring[0], s.ring[1]]
            .into_iter()
            .flatten()
            .filter(|l| s.at[l.idx()] == Place::Site(site))
            .map(Leader::idx)
            .collect()
    }

    /// The side a leader is on (REB-LEADER-17).
    #[inline]
    pub(crate) fn side_now(&self, s: &State, leader: Leader) -> Side {
        if s.turned.has(leader.idx()) { Side::Empire } else { self.db.leader(leader).side }
    }

    /// The number of units that a side's ships in a place can carry.
    pub(crate) fn capacity(&self, s: &State, site: Site, side: Side) -> u8 {
        s.force(site, side).kinds(side).map(|(unit, n)| self.db.unit(unit).carries.saturating_mul(n)).sum()
    }
}
