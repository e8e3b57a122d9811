//! Win chances: a few numbers per seat, weighed and compared.

use serde::Deserialize;
use table::{BySeat, Seat, SeatSet};

use super::effects::Effects;
use super::sight::lateness;
use super::style::{Span, Tables};
use crate::card::Faction;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::State;

/// What is measured of a seat. The order is that of [`Weights::list`].
pub const FEATURES: [&str; 11] =
    ["authority", "trade", "combat", "healing", "discards", "draws", "scrapping", "size", "bases", "walls", "hand"];

/// The numbers of a seat.
pub type Features = [f32; FEATURES.len()];

/// Log odds for each unit of a feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Tens of authority.
    pub authority: Span,
    /// Trade expected of a hand.
    pub trade: Span,
    /// Combat expected of a hand.
    pub combat: Span,
    /// Authority expected of a hand.
    pub healing: Span,
    /// Cards opponents are expected to discard because of a hand.
    pub discards: Span,
    /// Cards drawn by a hand beyond itself.
    pub draws: Span,
    /// Cards scrapped by a hand.
    pub scrapping: Span,
    /// Cards in the deck, tens.
    pub size: Span,
    /// Worth of the bases in play.
    pub bases: Span,
    /// Defense of the outposts in play, tens.
    pub walls: Span,
    /// Worth of what is in hand or gained and not yet spent, on the own turn.
    pub hand: Span,
}

impl Weights {
    /// In the order of [`FEATURES`].
    pub fn list(&self) -> [Span; FEATURES.len()] {
        [
            self.authority,
            self.trade,
            self.combat,
            self.healing,
            self.discards,
            self.draws,
            self.scrapping,
            self.size,
            self.bases,
            self.walls,
            self.hand,
        ]
    }
}

/// Cards of a hand.
const HAND: f32 = 5.0;

impl<const N: usize, const W: usize> StarRealms<N, W> {
    /// The features of a seat.
    pub fn features(&self, s: &State<N, W>, seat: Seat, t: &Tables<W>) -> Features {
        let p = &s.players[seat];
        let bases = p.in_play & self.cast.bases;
        let cycle = p.deck.all() | p.hand | p.discard | (p.in_play & self.cast.ships);
        let n = cycle.len().max(1) as f32;
        let mut sum = Effects::NONE;
        for copy in cycle {
            sum = sum.plus(t.lore[self.cast.card(copy).idx()].primary);
        }
        // Chance that a card of a faction meets another one.
        let everything = cycle | bases;
        for faction in Faction::FOUR {
            let kin = cycle & self.cast.faction(faction) & self.cast.allies;
            if kin.is_empty() {
                continue;
            }
            let others = (everything & self.cast.faction(faction)).len() as f32 - 1.0;
            let meets = if (bases & (self.cast.faction(faction) | self.cast.universal)).is_empty() {
                (others * 4.0 / n).min(1.0) * 0.8
            } else {
                1.0
            };
            for copy in kin {
                sum = sum.plus(t.lore[self.cast.card(copy).idx()].ally.times(meets));
            }
        }
        // Each card drawn draws again.
        let again = (sum.draw / n).min(0.6);
        let seen = (HAND / (1.0 - again)).min(n);
        let mut hand = sum.times(seen / n);
        let mut standing = 0.0;
        let mut walls = 0.0;
        for copy in bases {
            let lore = &t.lore[self.cast.card(copy).idx()];
            hand = hand.plus(lore.primary);
            standing += lore.own.1.max(0.0);
            if self.cast.outposts.contains(copy) {
                walls += self.cast.of(copy).defense as f32;
            }
        }
        let active = if self.on_turn(s).contains(seat) {
            let mut gain = p.trade as f32 * t.sheet.early.trade + p.combat as f32 * t.sheet.late.combat;
            for copy in p.hand {
                let lore = &t.lore[self.cast.card(copy).idx()];
                gain += lore.primary.dot(t.sheet.late);
            }
            gain
        } else {
            0.0
        };
        [
            s.players[self.purse(s, seat)].authority as f32 * 0.1,
            hand.trade,
            hand.combat,
            hand.authority,
            hand.discard,
            hand.draw,
            hand.scrap,
            n * 0.1,
            standing,
            walls * 0.1,
            active * 0.1,
        ]
    }

    /// Log odds of a seat against a seat with nothing.
    fn strength(&self, s: &State<N, W>, seat: Seat, t: &Tables<W>, late: f32) -> f32 {
        let features = self.features(s, seat, t);
        t.sheet.evaluation.list().iter().zip(features).map(|(w, f)| w.at(late) * f).sum()
    }

    /// Win chance of each seat.
    pub(super) fn chances(&self, s: &State<N, W>, t: &Tables<W>) -> BySeat<f32> {
        let mut chances = BySeat::default();
        if s.is_over() {
            for seat in s.winners.iter() {
                chances[seat] = 1.0;
            }
            return chances;
        }
        let late = lateness(self, s, t);
        let mut sides = [(SeatSet::EMPTY, 0.0); table::MAX_SEATS];
        let mut n = 0;
        let mut seen = SeatSet::EMPTY;
        for seat in Seat::first(self.setup.seats) {
            if seen.contains(seat) {
                continue;
            }
            let team = self.team_of(s, seat);
            seen = seen.union(team);
            let living = team.and(s.alive);
            if !living.is_empty() {
                let sum: f32 = living.iter().map(|member| self.strength(s, member, t, late)).sum();
                sides[n] = (team, self.side(s, living, sum));
                n += 1;
            }
        }
        let best = sides[..n].iter().map(|side| side.1).fold(f32::NEG_INFINITY, f32::max);
        let total: f32 = sides[..n].iter().map(|side| exp(side.1 - best)).sum();
        for (team, strength) in &sides[..n] {
            for seat in team.iter() {
                chances[seat] = exp(strength - best) / total;
            }
        }
        chances
    }

    /// The strength of a side from the sum of its members'.
    fn side(&self, s: &State<N, W>, living: SeatSet, sum: f32) -> f32 {
        match self.mode() {
            Mode::Duel | Mode::FreeForAll | Mode::Hunter => sum,
            Mode::Hydra | Mode::Emperor => sum / living.len() as f32,
            Mode::Raid if living.contains(s.first) => sum,
            Mode::Raid => sum / living.len() as f32,
        }
    }
}

/// `e^x` for x ≤ 0, by IEEE operations alone: the same bits on every machine.
pub(super) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let whole = (x * std::f32::consts::LOG2_E).round();
    let rest = (x - whole * 0.693_359_4) + whole * 2.121_944_4e-4;
    let mut sum = 1.0 / 720.0;
    for factor in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        sum = sum * rest + factor;
    }
    sum * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}
