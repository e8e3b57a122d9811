//! The value of what happens to a card: damage, focus, shields, leaving play. The unit is about a card in hand.
//!
//! Nothing here changes the state. Scores must be cheap: every search uses them as priors and in rollouts.

use table::{CopyId, Seat};

use super::evaluate::{BOARD, DIAL, FALLEN, begun};
use super::style::{Style, Worth, strength};
use crate::card::{Icons, Side};
use crate::game::SwLcg;
use crate::state::State;

/// The value of winning immediately.
pub(super) const WIN: f32 = 60.0;

/// A state as seen by one seat with one style.
#[derive(Clone, Copy)]
pub(super) struct Evaluator<'a, const W: usize> {
    pub(super) g: &'a SwLcg<W>,
    pub(super) s: &'a State<W>,
    pub(super) seat: Seat,
    pub(super) style: &'a Style,
}

impl<const W: usize> Evaluator<'_, W> {
    /// The value of a card in all zones.
    pub(super) fn worth(&self, copy: CopyId) -> Worth {
        self.style.of(self.g.cast.card(copy))
    }

    /// +1 for the seat's cards, -1 for the enemy's.
    pub(super) fn sign(&self, copy: CopyId) -> f32 {
        if self.g.owner(self.s, copy) == self.seat { 1.0 } else { -1.0 }
    }

    /// The value of a card in play in its current condition.
    pub(super) fn standing(&self, copy: CopyId) -> f32 {
        let g = self.g;
        if g.cast.objectives.contains(copy) {
            return self.blow(copy, g.damage_left(self.s, copy).max(1)) + self.worth(copy).play;
        }
        let worth = self.worth(copy).play;
        if g.cast.units.contains(copy) && !self.s.attached.contains(copy) {
            let share = f32::from(self.s.tokens[copy].damage) / f32::from(g.threshold(self.s, copy).max(1));
            worth * (1.0 - 0.35 * share)
        } else {
            worth
        }
    }

    /// The loss for a card's owner from this much damage.
    pub(super) fn damage(&self, copy: CopyId, n: u8) -> f32 {
        let (g, s, w) = (self.g, self.s, &self.style.weights);
        let stopped = s.tokens[copy].shields.min(n);
        let n = n - stopped;
        if n == 0 {
            return 0.1 * f32::from(stopped);
        }
        if g.cast.objectives.contains(copy) || g.cast.dial.contains(copy) {
            return self.blow(copy, n);
        }
        let left = g.damage_left(s, copy);
        let worth = self.standing(copy);
        if n >= left {
            // A unit that has already struck is less important in this fight.
            let strikes = s.participants.contains(copy) && s.is_ready(copy);
            return worth + if strikes { w.slain * strength(g.icons_of(s, copy)) } else { 0.0 };
        }
        w.hurt * worth * f32::from(n) / f32::from(g.threshold(s, copy).max(1))
    }

    /// The gain for the attacker from this much damage on an objective or the dial.
    pub(super) fn blow(&self, target: CopyId, n: u8) -> f32 {
        let (g, s) = (self.g, self.s);
        if g.cast.dial.contains(target) {
            let all = f32::from(g.cast.of(target).dial.max(1));
            let before = f32::from(s.tokens[target].damage) / all;
            let after = before + f32::from(n) / all;
            return if after >= 1.0 { WIN } else { 3.0 * FALLEN / BOARD * (begun(after) - begun(before)) };
        }
        let whole = f32::from(g.threshold(s, target).max(1));
        let damage = f32::from(s.tokens[target].damage);
        let (before, after) = ((damage / whole).min(1.0), ((damage + f32::from(n)) / whole).min(1.0));
        let owner = g.owner(s, target);
        let lost = (s.victory & *g.own(s, owner)).len() as f32;
        if s.side(owner) == Side::Dark {
            let wins = lost >= 2.0 || g.cast.lose_if_destroyed.contains(target);
            if after >= 1.0 {
                return if wins { WIN } else { FALLEN / BOARD * (1.0 - begun(before)) + self.worth(target).play };
            }
            let weight = if wins { 1.5 } else { 1.0 };
            return weight * FALLEN / BOARD * (begun(after) - begun(before));
        }
        let next = lost + 1.0;
        if after >= 1.0 {
            let wins = f32::from(s.dial) + next >= 12.0;
            return if wins { WIN } else { DIAL / BOARD * next + self.worth(target).play };
        }
        DIAL / BOARD * 0.6 * next * (begun(after) - begun(before))
    }

    /// The loss for a card's owner from this many focus tokens.
    pub(super) fn focus(&self, copy: CopyId, n: u8) -> f32 {
        let (g, s, w) = (self.g, self.s, &self.style.weights);
        let n = n.saturating_sub(s.tokens[copy].shields);
        if n == 0 {
            return 0.05;
        }
        if !g.cast.units.contains(copy) || s.attached.contains(copy) {
            return if s.is_ready(copy) { 0.35 * f32::from(g.cast.of(copy).resources) + 0.1 } else { 0.1 };
        }
        let elite = if g.cast.elite.contains(copy) { 0.5 } else { 1.0 };
        let tired = w.tired * elite * f32::from(n) * self.worth(copy).play;
        if !s.is_ready(copy) {
            return 0.8 * tired;
        }
        let power = strength(g.icons_of(s, copy));
        let soon = if s.participants.contains(copy) {
            w.struck * power // it cannot strike
        } else if g.owner(s, copy) == s.active {
            0.35 * power
        } else {
            w.tied * power // it cannot defend
        };
        tired + soon
    }

    /// The gain for a card's owner from removing this many focus tokens.
    pub(super) fn refresh(&self, copy: CopyId, n: u8) -> f32 {
        let (g, s) = (self.g, self.s);
        let there = s.tokens[copy].focus;
        let n = n.min(there);
        if n == 0 {
            return 0.0;
        }
        if !g.cast.units.contains(copy) || s.attached.contains(copy) {
            return if n == there { 0.3 * f32::from(g.cast.of(copy).resources) } else { 0.1 };
        }
        let tired = self.style.weights.tired * f32::from(n) * self.worth(copy).play;
        if n < there {
            return 0.6 * tired;
        }
        let power = strength(g.icons_of(s, copy));
        tired + power * if s.participants.contains(copy) { 0.9 } else { 0.35 }
    }

    /// The gain for a card's owner from a shield.
    pub(super) fn shield(&self, copy: CopyId) -> f32 {
        let s = self.s;
        if s.tokens[copy].shields > 0 {
            return 0.0;
        }
        let owner = self.g.owner(s, copy);
        if self.g.cast.objectives.contains(copy) {
            return if copy == s.fight.target { 0.4 * self.blow(copy, 1).min(3.0) } else { 0.1 };
        }
        let fought = s.participants.contains(copy) && !self.g.fighters(s, owner.other()).is_empty();
        self.worth(copy).play * if fought { 0.22 } else { 0.06 }
    }

    /// The gain for a unit's owner from temporary icons.
    pub(super) fn icons(&self, copy: CopyId, icons: Icons) -> f32 {
        let strikes = self.s.participants.contains(copy) && self.s.is_ready(copy);
        strength(icons) * if strikes { 0.9 } else { 0.05 }
    }
}
