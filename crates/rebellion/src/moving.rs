//! Moving units: place by place in any order, then kind by kind. Carriers come first and their cargo later, so that
//! every offered unit can move.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::db::Entity;
use crate::effect::{From, Limits, Movement, Operation};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SYSTEMS, Site};
use crate::op::Op;
use crate::side::{Role, Side};
use crate::state::{Place, State};
use crate::step::Step;
use crate::unit::{KINDS, Unit};
use crate::verb::{Pick, Verb};

/// The order in which a movement asks for kinds: carriers, then other ships that need no transport, then cargo.
const ORDER: [[u8; KINDS]; 2] = [
    // Rebels: cruiser, corvette, transport, X-wing, Y-wing, airspeeder, trooper; structures never move.
    [4, 3, 2, 0, 1, 6, 5, 7, 8],
    // Empire: Death Star, Super Star Destroyer, Star Destroyer, carrier, AT-AT, AT-ST, trooper, TIE.
    [4, 3, 2, 1, 8, 7, 6, 0, 5],
];

/// The movement rule of Rapid Mobilization at the end of the Command phase, which is not part of a card program.
pub(crate) const GATHER: u16 = u16::MAX;

impl Rebellion {
    /// The movement rules that are lifted. Rule 0 is an activation; other numbers are ops of programs.
    pub(crate) fn movement(&self, rule: u16) -> Movement {
        if rule == GATHER {
            return Movement { from: From::OneSystem, anywhere: true, most: 5, ..Movement::default() };
        }
        match self.db.code.ops.get(rule as usize) {
            Some(Op::Do(Operation::Move(movement))) if rule > 0 => *movement,
            _ => Movement::default(),
        }
    }

    /// The kind at this position of the order.
    pub(crate) fn kind_at(side: Side, at: u8) -> Unit {
        Unit::own(side, ORDER[side.idx()][at as usize] as usize)
    }

    /// The places that units can come from.
    pub(crate) fn sources(&self, s: &State, side: Side, to: Site, rule: u16) -> Bits64 {
        let movement = self.movement(rule);
        let from = match movement.from {
            // REB-BASE-16
            From::BaseSpace => Bits64::only(s.base_site()),
            _ if movement.anywhere => Bits64::systems(Bits::below(SYSTEMS)),
            _ => self.near_places(s, side, to),
        };
        self.open(s, side, from, movement, to, rule)
    }

    /// The adjacent places.
    pub(crate) fn near_places(&self, s: &State, side: Side, to: Site) -> Bits64 {
        if to == Site::BASE {
            return Bits64::systems(self.around_base(s));
        }
        let near = Bits64::systems(self.db.map.next[to.idx()]);
        let beside = side == Side::Rebels && !s.revealed && self.around_base(s).has(to.idx());
        if beside { near.or(Bits64::only(Site::BASE)) } else { near }
    }

    /// The places that units can leave in an activation.
    pub(crate) fn open_places(&self, s: &State, side: Side) -> Bits64 {
        let all = Bits64::systems(Bits::below(SYSTEMS)).or(Bits64::only(Site::BASE));
        self.open(s, side, all, self.movement(0), Site::NONE, 0)
    }

    /// The places of this set that units can leave.
    fn open(&self, s: &State, side: Side, from: Bits64, movement: Movement, to: Site, rule: u16) -> Bits64 {
        let mut set = Bits64::EMPTY;
        for site in from.iter() {
            if site == to || s.force(site, side).is_empty() || self.is_held(s, side, site, movement) {
                continue;
            }
            if (0..KINDS as u8).any(|at| self.can_go(s, side, site, at, rule, 0) > 0) {
                set = set.or(Bits64::only(site));
            }
        }
        set
    }

    /// Whether a leader of the side holds its units in place (REB-MOVE-04 to REB-MOVE-06).
    fn is_held(&self, s: &State, side: Side, site: Site, movement: Movement) -> bool {
        !movement.past_leaders && !self.leaders_at(s, site, side).minus(s.let_pass).is_empty()
    }

    /// The number of units of a kind that can move, with this much room aboard.
    pub(crate) fn can_go(&self, s: &State, side: Side, from: Site, at: u8, rule: u16, room: u8) -> u8 {
        let movement = self.movement(rule);
        let unit = Self::kind_at(side, at);
        if unit.is_immobile() || movement.theater.is_some_and(|t| t != unit.theater()) {
            return 0;
        }
        let mut n = s.force(from, side).n(unit);
        if let Some(limits) = movement.limits {
            n = n.min(limit(limits, unit));
        }
        if unit.is_restricted() && !movement.uncarried {
            n = n.min(room);
        }
        n
    }

    pub(crate) fn offer_sources(&self, s: &State, frame: Frame, out: &mut Options) {
        let Frame::MoveFrom { role, to, rule, used, base_used, left, .. } = frame else { return };
        let used = if base_used { Bits64::only(Site::BASE).or(Bits64::systems(used)) } else { Bits64::systems(used) };
        // A system that no unit has left does not count as the one system.
        let over = self.movement(rule).from == From::OneSystem && !s.doing[1].chosen.is_empty();
        if left > 0 && !over {
            for site in self.sources(s, role.side(), to, rule).minus(used).iter() {
                out.push(Verb::From.on(Entity::Site(site)));
                out.push(Verb::MoveAll.on(Entity::Site(site)));
            }
        }
        out.push(Verb::Done.bare());
        out.sort_unstable();
    }

    pub(crate) fn offer_move(&self, s: &State, frame: Frame, out: &mut Options) {
        let Frame::MoveHow { role, from, rule, kind, room, left, .. } = frame else { return };
        let most = self.can_go(s, role.side(), from, kind, rule, room).min(left);
        out.extend((0..=most).map(|n| Verb::Count.number(n.into())));
    }
}

fn limit(limits: Limits, unit: Unit) -> u8 {
    match (limits, unit) {
        (Limits::Conquest, Unit::Stormtrooper) => 2,
        (Limits::Conquest, Unit::AtSt | Unit::AtAt) => 1,
        (Limits::Ties, Unit::Tie) => 4,
        _ => 0,
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    pub(crate) fn source_picked(&mut self, frame: Frame, pick: Pick) {
        let Frame::MoveFrom { role, to, rule, mut used, mut base_used, base_left, left } = frame else { return };
        let (Verb::From | Verb::MoveAll, Some(Entity::Site(from))) = (pick.verb, pick.thing()) else {
            self.pop();
            // All units have moved, so their arrival is resolved now. A card that moved no unit starts no combat
            // (REB-COMBAT-01), but an activation does (REB-COMBAT-44).
            let origins = self.s.doing[1].chosen;
            if rule == 0 || base_left || !origins.is_empty() {
                self.arrived(to, role.side(), origins, role);
            } else {
                self.touch(to);
            }
            return;
        };
        self.s.doing[1].n = 0;
        if from.is_system() {
            used.insert(from.idx());
        } else {
            base_used = true;
        }
        self.replace(Frame::MoveFrom { role, to, rule, used, base_used, base_left, left });
        self.push(Frame::MoveHow { role, to, from, rule, kind: 0, room: 0, left });
        if pick.verb == Verb::MoveAll {
            while let Some(Frame::MoveHow { role, from, rule, kind, room, left, .. }) = self.s.frames.last() {
                if kind as usize >= KINDS {
                    break;
                }
                let n = self.g.can_go(self.s, role.side(), from, kind, rule, room).min(left);
                self.move_kind(n);
            }
        }
    }

    /// Moves this many units of the current kind.
    pub(crate) fn move_kind(&mut self, n: u8) {
        let Some(Frame::MoveHow { role, to, from, rule, kind, room, left }) = self.s.frames.last() else { return };
        let side = role.side();
        let unit = Rebellion::kind_at(side, kind);
        let mut room = room;
        if n > 0 {
            self.carry(unit, n, from, to);
            self.learn_from_move(side, from, to, rule);
            if from == Site::BASE
                && let [.., Frame::MoveFrom { base_left, .. }, _] = self.s.frames.as_mut_slice()
            {
                *base_left = true;
            }
            if unit.is_restricted() && !self.g.movement(rule).uncarried {
                room -= n;
            }
            let carries = self.g.db.unit(unit).carries;
            room = room.saturating_add(carries.saturating_mul(n));
            // A carrier has left this place, so captives can go along.
            self.s.doing[1].n |= u8::from(carries > 0);
        }
        let left = if left == u8::MAX { left } else { left - n };
        self.replace(Frame::MoveHow { role, to, from, rule, kind: kind + 1, room, left });
    }

    pub(crate) fn carry(&mut self, unit: Unit, n: u8, from: Site, to: Site) {
        let side = unit.side();
        self.force_mut(from, side).0[unit.idx()] -= n;
        self.force_mut(to, side).0[unit.idx()] += n;
        self.tell(Event::Moved { unit, n, from, to });
        self.touch(from);
        self.touch(to);
        if from.is_system() {
            self.s.doing[1].chosen.insert(from.idx());
        }
    }

    /// Units that move to or from the base space by the normal rules reveal that the base is near.
    fn learn_from_move(&mut self, side: Side, from: Site, to: Site, rule: u16) {
        if side != Side::Rebels || self.g.movement(rule).anywhere {
            return;
        }
        let other = if from == Site::BASE {
            to
        } else if to == Site::BASE {
            from
        } else {
            return;
        };
        let near = self.g.db.map.around(other);
        self.rule_in(near);
    }

    /// Continues with the next kind that can move. Returns true if the player has to choose a number.
    pub(crate) fn next_kind(&mut self) -> bool {
        let Some(Frame::MoveHow { role, to, from, rule, kind, room, left }) = self.s.frames.last() else { return true };
        let side = role.side();
        for at in kind..KINDS as u8 {
            if self.g.can_go(self.s, side, from, at, rule, room).min(left) > 0 {
                self.replace(Frame::MoveHow { role, to, from, rule, kind: at, room, left });
                return true;
            }
        }
        self.pop();
        if let Some(Frame::MoveFrom { left: all, .. }) = self.s.frames.last_mut() {
            *all = left;
        }
        self.touch(from);
        self.ask_for_captives(role, from, to, rule);
        false
    }

    /// REB-LEADER-05: offers to take captives along if a carrier has moved.
    fn ask_for_captives(&mut self, role: Role, from: Site, to: Site, rule: u16) {
        if role.side() != Side::Empire || self.s.doing[1].n == 0 || self.g.movement(rule).uncarried {
            return;
        }
        for leader in self.g.captives_at(self.s, from) {
            self.push(Frame::MoveCaptive { role, to, from, leader: Leader::of(leader) });
        }
    }

    pub(crate) fn captive_picked(&mut self, from: Site, to: Site, leader: Leader, yes: bool) {
        self.pop();
        self.touch(from);
        if yes {
            self.s.at[leader.idx()] = Place::Site(to);
            self.tell(Event::Placed { leader, site: to });
        }
    }
}

/// A set of systems and the base space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits64(u64);

impl Bits64 {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn only(site: Site) -> Self {
        Self(1 << site.0)
    }

    pub(crate) const fn systems(set: Bits) -> Self {
        Self(set.0 as u64)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Site> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let site = Site(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(site)
        })
    }
}
