//! Values of engagements, attackers, defenders and commitments.

use table::{CopyId, CopySet, Seat};

use super::eye::Evaluator;
use super::heuristic::ABSURD;
use super::style::strength;
use crate::card::Side;
use crate::game::SwLcg;
use crate::state::State;

/// The current combat strength of units.
pub(super) fn power<const W: usize>(g: &SwLcg<W>, s: &State<W>, units: CopySet<W>) -> f32 {
    units.iter().map(|u| strength(g.icons_of(s, u))).sum()
}

/// Units of a seat that could still defend.
fn defenders<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat) -> CopySet<W> {
    g.units(s, seat).iter().filter(|&u| s.is_ready(u) && g.may_declare(s, seat, u)).collect()
}

/// The blast damage of a unit, where `hope` is the chance of winning the edge.
fn blast<const W: usize>(g: &SwLcg<W>, s: &State<W>, unit: CopyId, hope: f32) -> f32 {
    let icons = g.icons_of(s, unit);
    f32::from(icons.normal[2]) + hope * f32::from(icons.edge[2])
}

/// The chance of winning the edge, estimated from the numbers of cards in hand.
fn hope<const W: usize>(eye: &Evaluator<W>, seat: Seat, contested: bool) -> f32 {
    if !contested {
        return 1.0;
    }
    let (g, s, w) = (eye.g, eye.s, &eye.style.weights);
    let cards = |seat| (s.hand & *g.own(s, seat)).len() as f32;
    (w.hope + w.hope_card * (cards(seat) - cards(seat.other()))).clamp(0.15, 0.8)
}

impl<const W: usize> Evaluator<'_, W> {
    /// The value of engaging this objective instead of not engaging.
    pub(super) fn engage(&self, target: CopyId) -> f32 {
        let (g, s, seat, w) = (self.g, self.s, self.seat, &self.style.weights);
        let attackers = g.attackers_for(s, seat, target);
        let wall = defenders(g, s, seat.other());
        let contested = !wall.is_empty();
        let hope = hope(self, seat, contested);
        let damage: f32 = attackers.iter().map(|u| blast(g, s, u, hope)).sum();
        let (mine, theirs) = (power(g, s, attackers), power(g, s, wall));
        // Defenders may not be declared, and may be destroyed or exhausted first.
        let passage = if contested { (mine / (mine + theirs + 0.1)).clamp(w.passage, 0.95) } else { 1.0 };
        let bonus = if contested { w.unopposed * passage } else { 1.0 };
        let left = if g.cast.dial.contains(target) {
            f32::from(g.cast.of(target).dial.saturating_sub(s.tokens[target].damage))
        } else {
            f32::from(g.damage_left(s, target))
        };
        let expected = damage * passage + bonus;
        let done = (expected / left.max(1.0)).min(1.0);
        let near = f32::from(s.tokens[target].damage) / (left + f32::from(s.tokens[target].damage)).max(1.0);
        let lose_if_destroyed = if g.cast.lose_if_destroyed.contains(target) { 1.6 } else { 1.0 };
        let gain = lose_if_destroyed * (w.done * done + if done >= 1.0 { w.falls } else { 0.0 } + w.near * near * done)
            + w.race * self.blow(target, expected as u8);
        if contested && damage < 0.1 && mine < 0.5 * theirs {
            return ABSURD; // no blast damage, and much weaker than the defenders
        }
        // No enemy unit can strike back, now or soon.
        let free = if g.units(s, seat.other()).is_empty() && expected >= 2.0 { 1.2 } else { 0.0 };
        let risk = if contested { w.risk * (theirs - mine).max(0.0) / w.attack } else { 0.0 };
        w.attack * gain + free - risk - w.effort
    }

    /// The value of one more attacker.
    pub(super) fn attack_with(&self, unit: CopyId) -> f32 {
        let (g, s, seat, w) = (self.g, self.s, self.seat, &self.style.weights);
        let wall = defenders(g, s, seat.other());
        let contested = !wall.is_empty();
        let icons = g.icons_of(s, unit);
        let hope = hope(self, seat, contested);
        let fighting = if contested { strength(icons) } else { 0.0 };
        let value = blast(g, s, unit, hope) + w.fighting * fighting;
        // Units that strike are exhausted when the enemy attacks; one unit is usually enough to defend.
        let home = defenders(g, s, seat).minus(&s.participants);
        let threat = power(g, s, g.units(s, seat.other()));
        let stay =
            if home.len() <= 1 { (w.alone * threat).min(5.0 * w.alone) } else { (w.home * threat).min(7.0 * w.home) };
        // The dial advances by itself: the light side must attack, and the dark side can wait.
        let late = f32::from(s.dial) / 12.0;
        let time = if s.side(seat) == Side::Light { 1.0 - w.haste * late } else { 1.0 + w.patience * late };
        let idle = if value < 0.3 { w.idle } else { 0.0 };
        let first = (s.participants & *g.own(s, seat)).is_empty();
        value - w.guard * time.max(0.0) * stay - idle + if first { w.first } else { 0.0 }
    }

    /// The value of one more defender.
    pub(super) fn defend_with(&self, unit: CopyId) -> f32 {
        let (g, s, seat, w) = (self.g, self.s, self.seat, &self.style.weights);
        let foes = g.fighters(s, seat.other());
        let target = s.fight.target;
        let hope = hope(self, seat.other(), true);
        let coming: f32 = foes.iter().map(|u| blast(g, s, u, hope)).sum::<f32>() + 1.0;
        let left = if g.cast.objectives.contains(target) { f32::from(g.damage_left(s, target)) } else { 6.0 };
        let danger = (coming / left.max(1.0)).min(1.3) + w.stake * self.blow(target, coming as u8);
        let first = g.fighters(s, seat).is_empty();
        let hurt: f32 = foes.iter().map(|u| f32::from(g.icons_of(s, u).normal[0])).fold(0.0, f32::max);
        let dies = hurt >= f32::from(g.damage_left(s, unit));
        let worth = self.worth(unit).play;
        let fighting = strength(g.icons_of(s, unit));
        let help = w.help * fighting + if first { w.block * danger } else { 0.1 };
        let loss = if dies { w.dies * worth } else { w.lives * worth };
        w.guard * help * (w.calm + danger) - loss
    }

    /// The value of committing a unit to the Force.
    pub(super) fn commit(&self, unit: CopyId) -> f32 {
        let (g, s, seat, w) = (self.g, self.s, self.seat, &self.style.weights);
        let icons = f32::from(g.cast.of(unit).force);
        let fighting = strength(g.icons_of(s, unit));
        let mine = f32::from(g.force_total(s, seat));
        let theirs = f32::from(g.force_total(s, seat.other()));
        let now = if s.is_ready(unit) { icons } else { 0.35 * icons };
        let turns = mine <= theirs && mine + now > theirs;
        let elite = if g.cast.elite.contains(unit) { 0.5 } else { 1.0 };
        w.icons * icons + if turns { w.turns } else { 0.0 }
            - w.fighter * fighting * elite
            - if mine > theirs + 3.0 { w.enough } else { 0.0 }
    }
}
