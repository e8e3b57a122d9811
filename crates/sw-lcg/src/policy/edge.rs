//! Values of cards to place in edge battles.

use table::math::logistic;
use table::{CopyId, Seat};

use super::eye::Evaluator;
use super::heuristic::ABSURD;
use super::style::strength;
use crate::card::Icons;

impl<const W: usize> Evaluator<'_, W> {
    /// The value of the edge: edge-enabled icons on both sides, and the first strike.
    fn edge_stake(&self, seat: Seat) -> f32 {
        let (g, s, w) = (self.g, self.s, &self.style.weights);
        let side = |who: Seat| -> f32 {
            let ready = g.fighters(s, who).iter().filter(|&u| s.is_ready(u));
            ready.map(|u| strength(Icons { normal: g.icons_of(s, u).edge, edge: [0; 3] })).sum()
        };
        let both = !g.fighters(s, seat).is_empty() && !g.fighters(s, seat.other()).is_empty();
        side(seat) + w.denied * side(seat.other()) + if both { w.initiative } else { 0.0 }
    }

    /// The value of placing this card instead of nothing: the increase in the chance of winning, times the stake, plus
    /// fate effects and minus the card's own value.
    pub(super) fn place(&self, copy: CopyId) -> f32 {
        let (g, s, seat, w) = (self.g, self.s, self.seat, &self.style.weights);
        let facts = g.cast.of(copy);
        let fate = g.cast.fates.contains(copy);
        let stake = self.edge_stake(seat);
        let foes = g.fighters(s, seat.other());
        let attacking = seat == s.active;
        let held = self.worth(copy).hand;
        // A fate card without an effect here counts only for its icons.
        let crowd = (s.edge & *g.own(s, seat.other())).len() >= 2;
        let effect = match facts.priority {
            1 | 2 if fate && crowd => w.fate,
            1 | 2 if fate => -0.2,
            5 | 6 if !foes.is_empty() => w.fate,
            9 | 10 if attacking => w.fate,
            _ => 0.0,
        };
        if attacking && foes.is_empty() && effect <= 0.0 {
            return ABSURD; // the edge is won already
        }
        let before = self.edge_chance(seat, 0.0);
        let after = self.edge_chance(seat, f32::from(facts.force));
        w.bluff * (after - before) * stake + effect - w.held * held
    }

    /// The chance of winning the battle with this many additional icons.
    fn edge_chance(&self, seat: Seat, more: f32) -> f32 {
        let (g, s, w) = (self.g, self.s, &self.style.weights);
        let foe = seat.other();
        if g.fighters(s, foe).is_empty() && seat == s.active {
            return 1.0;
        }
        let mine = f32::from(g.edge_total(s, seat)) + more;
        let placed = (s.edge & *g.own(s, foe)).len() as f32;
        let units: u8 = g.fighters(s, foe).iter().map(|u| g.cast.of(u).edge).sum();
        let left = (s.hand & *g.own(s, foe)).len() as f32;
        // Estimated icons per placed card; the enemy will place some of the cards in hand, too.
        let theirs = f32::from(units) + w.placed * placed + w.left * left;
        let tie = if seat == s.active { -0.4 } else { 0.4 };
        logistic(w.slope * (mine - theirs + tie))
    }
}
