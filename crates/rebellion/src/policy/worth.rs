//! What a position is worth: traits of it, weighed by a fit to games the script played (`examples/fit.rs`).
//!
//! Worlds are dealt before they are judged, so that the base of a world is one of those its seat thinks possible. What the
//! Empire can reach is counted over all candidates, hence it gains by searching; what stands around the base of this world
//! counts besides, and evens out over worlds.

use crate::bits::Bits;
use crate::frame::{Frame, Stage};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SYSTEMS, Site};
use crate::policy::eye::Eye;
use crate::policy::style::Style;
use crate::policy::weights::{ROUND, TURN};
use crate::side::{Side, Theater};
use crate::state::{Place, State};
use crate::unit::Unit;

/// How many traits there are.
pub const TRAITS: usize = 38;

/// What a force counts for so many steps from the base.
const ON_THE_WAY: [f32; 6] = [1.0, 1.0, 0.6, 0.35, 0.2, 0.1];

/// Their names, for whoever fits them.
#[doc(hidden)]
pub const NAMES: [&str; TRAITS] = [
    "one",
    "rounds",
    "last rounds",
    "time",
    "hidden: few candidates",
    "hidden: single",
    "hidden: reached",
    "hidden: near",
    "hidden: edge at base",
    "hidden: guard",
    "revealed",
    "revealed: rounds",
    "revealed: ground edge",
    "revealed: space edge",
    "revealed: there",
    "Imperial fleet",
    "Imperial troops",
    "Rebel fleet",
    "Rebel troops",
    "Imperial yield",
    "Rebel yield",
    "subjugated",
    "sabotaged",
    "Imperial leaders",
    "Rebel leaders",
    "captives",
    "objectives",
    "met",
    "Death Star",
    "shield",
    "Imperial hand",
    "Rebel hand",
    "Imperial ready",
    "Rebel ready",
    "hidden: march",
    "hidden: sure march",
    "revealed: march",
    "march in space",
];

impl Rebellion {
    /// The Empire's chance to win, as far as a look at the table tells.
    pub(super) fn empire_wins(&self, s: &State, style: &Style) -> f32 {
        if s.is_over() {
            return f32::from(u8::from(s.winners == self.seats_of(Side::Empire)));
        }
        let weights = if at_round(s) { &ROUND } else { &TURN };
        let value = self.traits(s, style).iter().zip(weights).map(|(x, w)| x * w).sum();
        table::math::logistic(value)
    }

    /// What the evaluation sees, each of the order of 1.
    #[doc(hidden)]
    pub fn traits(&self, s: &State, style: &Style) -> [f32; TRAITS] {
        let eye = Eye::new(self, s, Side::Empire, style);
        let hidden = f32::from(u8::from(!s.revealed));
        let shown = 1.0 - hidden;
        let rounds = f32::from(s.reputation.saturating_sub(s.time));
        let candidates = eye.candidates.len().max(1) as f32;

        // Ground troops that can be in a system within a turn, and the ships that bring them.
        let mut reach = Bits::EMPTY;
        let (mut fleet, mut troops) = ([0.0; 2], [0.0; 2]);
        for i in 0..33 {
            let site = Site(i);
            for side in Side::BOTH {
                fleet[side.idx()] += eye.strength(site, side, Theater::Space);
                troops[side.idx()] += eye.strength(site, side, Theater::Ground);
            }
            if site.is_system() && self.lands(&eye, site) > 0.0 {
                reach |= self.db.map.around(site);
            }
        }
        let queued = |side: Side, theater: Theater| -> f32 {
            s.queue[side.idx()]
                .iter()
                .flat_map(|f| f.in_theater(side, theater).kinds(side))
                .map(|(unit, n)| eye.unit(unit) * f32::from(n) * 0.6)
                .sum()
        };
        for side in Side::BOTH {
            fleet[side.idx()] += queued(side, Theater::Space);
            troops[side.idx()] += queued(side, Theater::Ground);
        }
        let reached = eye.candidates.into_iter().filter(|&i| reach.has(i)).count() as f32;

        let (near, edge, guard, march) = self.siege(&eye);
        let few = 4.0 / (candidates + 2.0);
        let there = s.revealed && !s.force(s.base, Side::Empire).is_empty();
        let shield = s.force(s.base_site(), Side::Rebels).n(Unit::ShieldGenerator);

        let yields =
            |set: Bits| -> f32 { set.minus(s.sabotaged).into_iter().map(|i| eye.yield_of(Site(i as u8))).sum() };
        let imperial = self.imperial(s);
        let rebel = s.loyal[Side::Rebels.idx()].minus(s.occupied);
        let (leaders, ready) = self.leaders(s);
        let captives = s.ring[..2].iter().flatten().count() as f32;
        let objectives = s.objectives.hand.len() as f32;
        let met = s.objectives.hand.into_iter().filter(|&o| {
            let objective = crate::db::Objective(o as u8);
            !self.db.objective(objective).when.in_combat() && self.is_met(s, objective, false)
        });
        let stations: u8 = (0..SYSTEMS as u8).map(|i| s.force(Site(i), Side::Empire).n(Unit::DeathStar)).sum();
        let cards = |side: Side| {
            let assigned = s.assigned[side.idx()].0.iter().flatten().count();
            (f32::from(self.hand_size(s, side)) + assigned as f32) * 0.1
        };
        let [rebels, empire] = [Side::Rebels.idx(), Side::Empire.idx()];
        [
            1.0,
            rounds * 0.1,
            (3.0 - rounds).max(0.0),
            f32::from(s.time) * 0.1,
            hidden * few,
            hidden * f32::from(u8::from(candidates < 2.0)),
            hidden * reached / candidates,
            hidden * (4.0 - near).max(0.0) * 0.5,
            hidden * edge[1] * f32::from(u8::from(near <= 1.0)),
            hidden * guard * 0.05,
            shown,
            shown * rounds * 0.1,
            shown * edge[1],
            shown * edge[0],
            f32::from(u8::from(there)),
            fleet[empire] * 0.01,
            troops[empire] * 0.02,
            fleet[rebels] * 0.02,
            troops[rebels] * 0.03,
            yields(imperial) * 0.05,
            yields(rebel) * 0.1,
            s.occupied.len() as f32 * 0.1,
            (s.sabotaged & imperial).len() as f32 * 0.3,
            leaders[empire] * 0.2,
            leaders[rebels] * 0.2,
            captives,
            objectives * 0.3,
            met.count() as f32 * 0.5,
            f32::from(stations),
            f32::from(shield),
            cards(Side::Empire),
            cards(Side::Rebels),
            ready[empire] * 0.2,
            ready[rebels] * 0.2,
            hidden * march[1],
            hidden * march[1] * few,
            shown * march[1],
            march[0],
        ]
    }

    /// Who could meet at the base of this world: how far the nearest troops are, by how much the Empire is ahead in space
    /// and on the ground, who guards the ground, and by how much it is ahead with whatever is on its way, the less the
    /// farther off it is.
    fn siege(&self, eye: &Eye<'_>) -> (f32, [f32; 2], f32, [f32; 2]) {
        let s = eye.s;
        let (mut attack, mut guard, mut march) = ([0.0f32; 2], [0.0f32; 2], [0.0f32; 2]);
        let near = if s.base.is_system() { self.threat(s, s.base) } else { 4.0 };
        if s.base.is_system() {
            for i in self.db.map.around(s.base) {
                let from = Site(i as u8);
                attack[0] += eye.strength(from, Side::Empire, Theater::Space);
                attack[1] += if from == s.base {
                    eye.strength(from, Side::Empire, Theater::Ground)
                } else {
                    self.lands(eye, from)
                };
            }
            for (i, &steps) in self.db.map.distance[s.base.idx()].iter().enumerate() {
                let from = Site(i as u8);
                let part = ON_THE_WAY.get(usize::from(steps)).copied().unwrap_or(0.0);
                if part > 0.0 && !s.force(from, Side::Empire).is_empty() {
                    march[0] += eye.strength(from, Side::Empire, Theater::Space) * part;
                    march[1] += self.lands(eye, from) * part;
                }
            }
            for (t, theater) in Theater::BOTH.into_iter().enumerate() {
                guard[t] = eye.strength(s.base, Side::Rebels, theater);
                if !s.revealed {
                    guard[t] += eye.strength(Site::BASE, Side::Rebels, theater);
                }
            }
        }
        let edge = [0, 1].map(|t| (attack[t] - guard[t]) / (attack[t] + guard[t] + 4.0));
        let march = [0, 1].map(|t| (march[t] - guard[t]) / (march[t] + guard[t] + 4.0));
        (near, edge, guard[1], march)
    }

    /// Free leaders of either side, and those who can still do something: whoever has passed has none.
    fn leaders(&self, s: &State) -> ([f32; 2], [f32; 2]) {
        let commands = matches!(s.frames.as_slice().first(), Some(Frame::Stage(Stage::Command)));
        let passed = Side::BOTH.map(|side| {
            let order = self.players().order();
            commands && order.iter().filter(|role| role.side() == side).all(|&role| s.passed[role as usize])
        });
        let (mut leaders, mut ready) = ([0.0f32; 2], [0.0f32; 2]);
        for leader in Leader::ALL {
            let side = if s.turned.has(leader.idx()) { Side::Empire } else { self.db.leader(leader).side };
            let here = !matches!(s.at[leader.idx()], Place::Supply | Place::Out) && !s.is_captive(leader);
            if here {
                leaders[side.idx()] += 1.0;
                let idle = !matches!(s.at[leader.idx()], Place::Site(_));
                ready[side.idx()] += f32::from(u8::from(idle && !passed[side.idx()]));
            }
        }
        (leaders, ready)
    }

    /// Strength on the ground that ships can take from here to a neighbor.
    fn lands(&self, eye: &Eye<'_>, from: Site) -> f32 {
        let ground = eye.s.force(from, Side::Empire).count_in(Side::Empire, Theater::Ground);
        if ground == 0 {
            return 0.0;
        }
        let room = self.capacity(eye.s, from, Side::Empire).min(ground);
        let strength = eye.strength(from, Side::Empire, Theater::Ground);
        strength * f32::from(room) / f32::from(ground)
    }

    /// How far the nearest Imperial troops with a way to move are.
    fn threat(&self, s: &State, site: Site) -> f32 {
        let held = self.with_units_in(s, Side::Empire, Theater::Ground);
        let from = held.into_iter().filter(|&i| self.capacity(s, Site(i as u8), Side::Empire) > 0);
        from.map(|i| f32::from(self.db.map.distance[site.idx()][i])).fold(4.0, f32::min)
    }
}

/// At the beginning of a round nobody has done anything yet: the positions where rollouts end.
#[doc(hidden)]
pub fn at_round(s: &State) -> bool {
    let assigns = |f: &Frame| matches!(f, Frame::Stage(Stage::RebelsAssign | Stage::EmpireAssigns));
    s.frames.as_slice().first().is_some_and(assigns)
}
