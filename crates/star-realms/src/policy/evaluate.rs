//! Evaluation: win chances from a few weighted features per seat.

use serde::Deserialize;
use table::math::{exp, ln};
use table::{BySeat, MAX_SEATS, Seat, SeatSet};

use super::effects::Effects;
use super::sight::lateness;
use super::style::{Span, Tables};
use crate::card::Faction;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::State;

/// The usual number of cards in a hand.
const HAND: f32 = 5.0;

macro_rules! features {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The log odds per unit of each feature of a seat.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights { $($(#[$doc])* pub $name: Span,)* }

        /// The names of the features.
        pub const FEATURES: [&str; [$(stringify!($name)),*].len()] = [$(stringify!($name)),*];

        impl Weights {
            /// The weights in the order of [`FEATURES`].
            pub fn list(&self) -> [Span; FEATURES.len()] {
                [$(self.$name),*]
            }
        }
    };
}

features! {
    /// Value of all cards and bases.
    cards,
    /// Authority, in tens.
    authority,
    /// The logarithm of the number of turns that the authority lasts against the enemies' expected combat.
    life,
    /// Defense of the outposts in play, in tens.
    walls,
    /// Combat in the pool and in hand during the seat's turn, in tens.
    blow,
    /// Trade in the pool and in hand during the seat's turn, in tens.
    purse,
    /// It is the seat's turn.
    turn,
}

/// The feature values of a seat.
pub type Features = [f32; FEATURES.len()];

/// What one seat has, before the comparison with the others.
#[derive(Clone, Copy, Default)]
struct Profile {
    /// The effects of an average hand, with the bases in play.
    hand: Effects,
    /// Value of all cards and bases.
    cards: Span,
    walls: f32,
    /// The effects of hand and pools during the seat's turn.
    ready: Effects,
    turn: f32,
}

impl<const N: usize, const W: usize> StarRealms<N, W> {
    fn profile(&self, s: &State<N, W>, seat: Seat, t: &Tables<W>) -> Profile {
        let p = &s.players[seat];
        let bases = p.in_play & self.cast.bases;
        let cycle = p.deck.all() | p.hand | p.discard | (p.in_play & self.cast.ships);
        let size = cycle.len().max(1) as f32;
        let lore = |copy| &t.lore[self.cast.card(copy).idx()];
        let (mut sum, mut cards) = (Effects::NONE, Span(0.0, 0.0));
        for copy in cycle {
            let lore = lore(copy);
            sum = sum.plus(lore.primary);
            cards = Span(cards.0 + lore.own.0, cards.1 + lore.own.1);
        }
        for faction in Faction::FOUR {
            let kin = cycle & self.cast.faction(faction);
            let able = kin & self.cast.allies;
            if able.is_empty() {
                continue;
            }
            // The chance that a card meets another one of its faction; certain with a base in play.
            let meets = if (bases & (self.cast.faction(faction) | self.cast.universal)).is_empty() {
                ((kin.len() - 1) as f32 * (HAND - 1.0) / size).min(1.0) * 0.8
            } else {
                1.0
            };
            for copy in able {
                sum = sum.plus(lore(copy).ally.times(meets));
            }
        }
        // Each drawn card may draw again.
        let again = (sum.draw / size).clamp(0.0, 0.6);
        let mut hand = sum.times((HAND / (1.0 - again)).min(size) / size);
        let mut walls = 0.0;
        for copy in bases {
            let lore = lore(copy);
            hand = hand.plus(lore.primary);
            cards = Span(cards.0 + lore.standing.0, cards.1 + lore.standing.1);
            if self.cast.outposts.contains(copy) {
                walls += (self.cast.of(copy).defense - s.damage(copy)) as f32;
            }
        }
        let mut profile = Profile { hand, cards, walls, ..Profile::default() };
        if self.on_turn(s).contains(seat) {
            let mut ready = Effects { trade: p.trade as f32, combat: p.combat as f32, ..Effects::NONE };
            for copy in p.hand | bases.minus(&s.used_primary) {
                ready = ready.plus(lore(copy).primary);
            }
            // A drawn card counts as an average card.
            profile.ready = ready.plus(sum.times(ready.draw / size));
            profile.turn = 1.0;
        }
        profile
    }

    /// The combat that a seat must expect in a round.
    fn danger(&self, s: &State<N, W>, seat: Seat, profiles: &[Profile; MAX_SEATS]) -> f32 {
        let enemies = s.alive.minus(self.team_of(s, seat));
        let of = |set: SeatSet| set.iter().map(|e| profiles[e.idx()].hand.combat).sum::<f32>();
        match self.mode() {
            Mode::Hunter => of(SeatSet::only(self.neighbor(s, seat, false)).without(seat)),
            Mode::FreeForAll => of(enemies) / enemies.len().max(1) as f32,
            Mode::Raid if seat != s.first => of(enemies) / s.alive.without(s.first).len().max(1) as f32,
            Mode::Emperor => of(enemies.iter().filter(|&e| self.targets(s, e).contains(seat)).collect()) * 0.6,
            Mode::Duel | Mode::Hydra | Mode::Raid => of(enemies),
        }
    }

    fn profiles(&self, s: &State<N, W>, t: &Tables<W>) -> [Profile; MAX_SEATS] {
        let mut profiles = [Profile::default(); MAX_SEATS];
        for seat in s.alive.iter() {
            profiles[seat.idx()] = self.profile(s, seat, t);
        }
        profiles
    }

    fn measure(&self, s: &State<N, W>, seat: Seat, profiles: &[Profile; MAX_SEATS], late: f32) -> Features {
        let Profile { hand: _, cards, walls, ready, turn } = profiles[seat.idx()];
        let authority = s.players[self.authority_seat(s, seat)].authority.max(0) as f32;
        let life = (authority + 0.5 * walls + 1.0) / (self.danger(s, seat, profiles) + 2.0);
        [cards.at(late), authority * 0.1, ln(1.0 + life), walls * 0.1, ready.combat * 0.1, ready.trade * 0.1, turn]
    }

    /// The features of every seat.
    pub fn features(&self, s: &State<N, W>, t: &Tables<W>) -> BySeat<Features> {
        let profiles = self.profiles(s, t);
        let late = lateness(self, s, t);
        let mut features = BySeat::default();
        for seat in s.alive.iter() {
            features[seat] = self.measure(s, seat, &profiles, late);
        }
        features
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
        let weights = t.sheet.evaluation.list().map(|w| w.at(late));
        let profiles = self.profiles(s, t);
        let mut sides = [(SeatSet::EMPTY, 0.0); MAX_SEATS];
        let (mut n, mut seen) = (0, SeatSet::EMPTY);
        for seat in Seat::first(self.setup.seats) {
            if seen.contains(seat) {
                continue;
            }
            let team = self.team_of(s, seat);
            seen = seen.union(team);
            let living = team.and(s.alive);
            if living.is_empty() {
                continue;
            }
            let mut sum = 0.0;
            for member in living.iter() {
                let features = self.measure(s, member, &profiles, late);
                sum += weights.iter().zip(features).map(|(w, f)| w * f).sum::<f32>();
            }
            sides[n] = (team, self.side(s, living, sum));
            n += 1;
        }
        let best = sides[..n].iter().map(|side| side.1).fold(f32::NEG_INFINITY, f32::max);
        let odds = sides.map(|side| exp(side.1 - best));
        let total: f32 = odds[..n].iter().sum();
        for ((team, _), odds) in sides[..n].iter().zip(odds) {
            for seat in team.iter() {
                chances[seat] = odds / total;
            }
        }
        chances
    }

    /// The strength of a side from the sum of its members.
    fn side(&self, s: &State<N, W>, living: SeatSet, sum: f32) -> f32 {
        match self.mode() {
            Mode::Duel | Mode::FreeForAll | Mode::Hunter => sum,
            Mode::Hydra | Mode::Emperor => sum / living.len() as f32,
            Mode::Raid if living.contains(s.first) => sum,
            Mode::Raid => sum / living.len() as f32,
        }
    }
}
