//! The evaluation of a position: traits weighted by a fit to games of `turn` against itself (`examples/fit.rs`).
//!
//! Each side judges by what it knows. The Rebels look at the surroundings of their base. The Empire looks at every
//! system where the base can be, weighted by its probability. When the Empire judged by the base of a resampled world,
//! its marches led to different places, and it found fewer bases the longer it searched.

use crate::bits::Bits;
use crate::db::Objective;
use crate::frame::{Frame, Stage};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SITES, SYSTEMS, Site};
use crate::policy::eye::SideView;
use crate::policy::style::Style;
use crate::policy::weights::WEIGHTS;
use crate::side::{Side, Theater};
use crate::state::{Place, State};
use crate::unit::Unit;

/// The number of traits.
pub const TRAITS: usize = OPEN + 15;

/// The number of traits that are the same for both sides. They come first.
const OPEN: usize = 34;

/// The weight of a force by its number of steps from the base.
const ON_THE_WAY: [f32; 6] = [1.0, 1.0, 0.6, 0.35, 0.2, 0.1];

/// Larger distances count as this many steps.
const FARTHEST: u8 = 5;

/// The names of the traits, for the fit.
#[doc(hidden)]
pub const NAMES: [&str; TRAITS] = [
    "one",
    "rounds",
    "last rounds",
    "time",
    "hidden: few candidates",
    "hidden: reached",
    "hidden: candidates",
    "hidden: pace",
    "revealed",
    "revealed: rounds",
    "revealed: there",
    "Imperial fleet",
    "Imperial troops",
    "Rebel fleet",
    "Rebel troops",
    "Imperial yield",
    "Rebel yield",
    "subjugated",
    "garrisons",
    "sabotaged",
    "Imperial leaders",
    "Rebel leaders",
    "captives",
    "objectives",
    "objectives of combat",
    "met",
    "met next",
    "met, last rounds",
    "Death Star",
    "shield",
    "Imperial hand",
    "Rebel hand",
    "Imperial ready",
    "Rebel ready",
    "hidden: odds",
    "hidden: near",
    "hidden: at hand",
    "hidden: steps",
    "hidden: in time",
    "hidden: edge at base",
    "hidden: guard",
    "hidden: march",
    "hidden: sure march",
    "revealed: ground edge",
    "revealed: space edge",
    "revealed: march",
    "revealed: steps",
    "revealed: in time",
    "march in space",
];

/// Strength in all places, computed once.
struct Lay {
    /// The strength of each side, in space and on the ground.
    power: [[[f32; SITES]; 2]; 2],
    /// The ground strength that Imperial ships can carry from here to a neighbor.
    lands: [f32; SITES],
    /// Systems with Imperial units.
    held: Bits,
    /// Systems with Imperial ground units.
    garrisons: Bits,
    /// Systems with Imperial ground units and ships to carry them.
    mobile: Bits,
}

/// The forces that could fight for a base.
#[derive(Clone, Copy, Default)]
struct Siege {
    /// The probability of this base for the Empire.
    odds: f32,
    /// How near the nearest carried troops are: 4 minus the number of steps, at least 0.
    near: f32,
    /// 1 if enough troops to take it are at most one step away.
    at_hand: f32,
    /// The number of steps to enough troops to take it, and by how many rounds they arrive before the likely end of the
    /// game. Units move one step per round.
    steps: f32,
    in_time: f32,
    /// The relative advantage of the adjacent Imperial forces in space and on the ground.
    edge: [f32; 2],
    /// The Rebel strength on the ground.
    guard: f32,
    /// The relative advantage of all approaching Imperial forces, which count less the farther away they are.
    march: [f32; 2],
}

impl Rebellion {
    /// The Empire's chance to win, as the Rebels and as the Empire see it. The Rebels know where the base is; the
    /// Empire considers all systems where it can be.
    pub(super) fn empire_wins(&self, s: &State, style: &Style) -> [f32; 2] {
        if s.is_over() {
            return [f32::from(u8::from(s.winners == self.seats_of(Side::Empire))); 2];
        }
        let stage = usize::from(!at_round(s));
        let traits = self.traits(s, style);
        Side::BOTH.map(|side| {
            let (traits, weights) = (&traits[side.idx()], &WEIGHTS[side.idx()][stage]);
            table::math::logistic(traits.iter().zip(weights).map(|(x, w)| x * w).sum())
        })
    }

    /// The traits of a position for each side, scaled to about 1.
    #[doc(hidden)]
    pub fn traits(&self, s: &State, style: &Style) -> [[f32; TRAITS]; 2] {
        let eye = SideView::new(self, s, Side::Empire, style);
        let lay = self.lay(&eye);
        let hidden = f32::from(u8::from(!s.revealed));
        let shown = 1.0 - hidden;
        let rounds = f32::from(s.reputation.saturating_sub(s.time));
        let candidates = eye.odds().count();
        let few = 4.0 / (candidates + 2.0);

        let reach = lay.mobile.into_iter().fold(Bits::EMPTY, |reach, i| reach | self.db.map.around(Site(i as u8)));
        let known = Siege { odds: eye.odds().of(s.base.idx()), ..self.siege(s, &lay, s.base) };
        let guessed = if s.revealed { known } else { self.sieges(&eye, &lay) };
        let there = s.revealed && !s.force(s.base, Side::Empire).is_empty();
        let shield = s.force(s.base_site(), Side::Rebels).n(Unit::ShieldGenerator);

        let strength = |side: Side, theater: Theater| -> f32 {
            let built = s.queue[side.idx()].iter().flat_map(|f| f.in_theater(side, theater).kinds(side));
            let queued: f32 = built.map(|(unit, n)| eye.unit(unit) * f32::from(n) * 0.6).sum();
            lay.power[side.idx()][theater as usize].iter().sum::<f32>() + queued
        };
        let yields =
            |set: Bits| -> f32 { set.minus(s.sabotaged).into_iter().map(|i| eye.yield_of(Site(i as u8))).sum() };
        let imperial = self.imperial(s);
        let rebel = s.loyal[Side::Rebels.idx()].minus(s.occupied);
        let (leaders, ready) = self.leaders(s);
        let captives = s.ring[..2].iter().flatten().count() as f32;
        let in_combat = |o: usize| self.db.objective(Objective(o as u8)).when.in_combat();
        let is_met = |o: usize| !in_combat(o) && self.is_met(s, Objective(o as u8), false);
        let met = s.objectives.hand.into_iter().filter(|&o| is_met(o)).count() as f32;
        let next = s.objectives.top.as_slice().first().is_some_and(|o| is_met(o.0.into()));
        let combats = s.objectives.hand.into_iter().filter(|&o| in_combat(o)).count() as f32;
        let stations: u8 = (0..SYSTEMS as u8).map(|i| s.force(Site(i), Side::Empire).n(Unit::DeathStar)).sum();
        let cards = |side: Side| {
            let assigned = s.assigned[side.idx()].0.iter().flatten().count();
            (f32::from(self.hand_size(s, side)) + assigned as f32) * 0.1
        };
        let [rebels, empire] = [Side::Rebels.idx(), Side::Empire.idx()];
        // Traits that depend on the place of the base come last.
        let seen = |siege: Siege| {
            [
                hidden * siege.odds,
                hidden * siege.near * 0.5,
                hidden * siege.at_hand,
                hidden * siege.steps * 0.3,
                hidden * siege.in_time * 0.5,
                hidden * siege.edge[1],
                hidden * siege.guard * 0.05,
                hidden * siege.march[1],
                hidden * siege.march[1] * few,
                shown * siege.edge[1],
                shown * siege.edge[0],
                shown * siege.march[1],
                shown * siege.steps * 0.3,
                shown * siege.in_time * 0.5,
                siege.march[0],
            ]
        };
        let open = [
            1.0,
            rounds * 0.1,
            (3.0 - rounds).max(0.0),
            f32::from(s.time) * 0.1,
            hidden * few,
            hidden * eye.odds().all_of(reach),
            hidden * candidates * 0.1,
            hidden * (candidates / (rounds + 1.0)).min(5.0) * 0.5,
            shown,
            shown * rounds * 0.1,
            f32::from(u8::from(there)),
            strength(Side::Empire, Theater::Space) * 0.01,
            strength(Side::Empire, Theater::Ground) * 0.02,
            strength(Side::Rebels, Theater::Space) * 0.02,
            strength(Side::Rebels, Theater::Ground) * 0.03,
            yields(imperial) * 0.05,
            yields(rebel) * 0.1,
            s.occupied.len() as f32 * 0.1,
            lay.garrisons.len() as f32 * 0.1,
            (s.sabotaged & imperial).len() as f32 * 0.3,
            leaders[empire] * 0.2,
            leaders[rebels] * 0.2,
            captives,
            s.objectives.hand.len() as f32 * 0.3,
            combats * 0.3,
            met * 0.5,
            f32::from(u8::from(next)),
            met * (4.0 - rounds).max(0.0) * 0.3,
            f32::from(stations),
            f32::from(shield),
            cards(Side::Empire),
            cards(Side::Rebels),
            ready[empire] * 0.2,
            ready[rebels] * 0.2,
        ];
        [known, guessed].map(|siege| {
            let mut traits = [0.0; TRAITS];
            traits[..OPEN].copy_from_slice(&open);
            traits[OPEN..].copy_from_slice(&seen(siege));
            traits
        })
    }

    fn lay(&self, eye: &SideView<'_>) -> Lay {
        let mut lay = Lay {
            power: [[[0.0; SITES]; 2]; 2],
            lands: [0.0; SITES],
            held: Bits::EMPTY,
            garrisons: Bits::EMPTY,
            mobile: Bits::EMPTY,
        };
        for i in 0..SITES {
            let site = Site(i as u8);
            for side in Side::BOTH {
                for theater in Theater::BOTH {
                    lay.power[side.idx()][theater as usize][i] = eye.strength(site, side, theater);
                }
            }
            if site.is_system() && !eye.s.force(site, Side::Empire).is_empty() {
                lay.held.insert(i);
                let ground = eye.s.force(site, Side::Empire).count_in(Side::Empire, Theater::Ground);
                if ground > 0 {
                    lay.garrisons.insert(i);
                    let room = self.capacity(eye.s, site, Side::Empire).min(ground);
                    if room > 0 {
                        lay.mobile.insert(i);
                        let all = lay.power[Side::Empire.idx()][Theater::Ground as usize][i];
                        lay.lands[i] = all * f32::from(room) / f32::from(ground);
                    }
                }
            }
        }
        lay
    }

    /// The mean over all systems where the base can be.
    fn sieges(&self, eye: &SideView<'_>, lay: &Lay) -> Siege {
        let mut sum = Siege::default();
        for i in eye.candidates {
            let (part, one) = (eye.odds().of(i), self.siege(eye.s, lay, Site(i as u8)));
            sum.odds += part * part;
            sum.near += one.near * part;
            sum.at_hand += one.at_hand * part;
            sum.steps += one.steps * part;
            sum.in_time += one.in_time * part;
            sum.guard += one.guard * part;
            for t in 0..2 {
                sum.edge[t] += one.edge[t] * part;
                sum.march[t] += one.march[t] * part;
            }
        }
        sum
    }

    fn siege(&self, s: &State, lay: &Lay, base: Site) -> Siege {
        if !base.is_system() {
            return Siege::default();
        }
        let [rebels, empire] = [&lay.power[Side::Rebels.idx()], &lay.power[Side::Empire.idx()]];
        let steps = &self.db.map.distance[base.idx()];
        let guard = [0, 1].map(|t| {
            let here = rebels[t][base.idx()];
            if s.revealed { here } else { here + rebels[t][Site::BASE.idx()] }
        });
        let (mut attack, mut march, mut nearest, mut enough) = ([0.0f32; 2], [0.0f32; 2], 4u8, FARTHEST);
        for i in lay.held {
            let lands = if i == base.idx() { empire[Theater::Ground as usize][i] } else { lay.lands[i] };
            let space = empire[Theater::Space as usize][i];
            if steps[i] <= 1 {
                attack[0] += space;
                attack[1] += lands;
            }
            if let Some(part) = ON_THE_WAY.get(usize::from(steps[i])) {
                march[0] += space * part;
                march[1] += lay.lands[i] * part;
            }
            if lay.mobile.has(i) {
                nearest = nearest.min(steps[i]);
                let strong = lay.lands[i] > guard[1] && space + lay.lands[i] > guard[0] + guard[1];
                // Other troops can join them on the way.
                enough = enough.min(if strong { steps[i] } else { steps[i] + 1 });
            }
        }
        let ahead = |own: [f32; 2]| [0, 1].map(|t| (own[t] - guard[t]) / (own[t] + guard[t] + 4.0));
        let mut edge = ahead(attack);
        if !s.revealed && nearest > 1 {
            edge = [0.0; 2]; // no troops are near enough yet
        }
        let steps = f32::from(enough);
        // Objectives shorten the game: half of the remaining rounds is a fair guess.
        let left = f32::from(s.reputation.saturating_sub(s.time)) * 0.5;
        let in_time = (left - steps).clamp(-2.0, 2.0);
        let at_hand = f32::from(u8::from(enough <= 1));
        Siege {
            odds: 0.0,
            near: f32::from(4 - nearest),
            at_hand,
            steps,
            in_time,
            edge,
            guard: guard[1],
            march: ahead(march),
        }
    }

    /// The number of free leaders of each side, and of those that can still act: none for a side that has passed.
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
}

/// Whether the position is in the Assignment phase at the start of a round. Rollouts end there.
#[doc(hidden)]
pub fn at_round(s: &State) -> bool {
    let assigns = |f: &Frame| matches!(f, Frame::Stage(Stage::RebelsAssign | Stage::EmpireAssigns));
    s.frames.as_slice().first().is_some_and(assigns)
}
