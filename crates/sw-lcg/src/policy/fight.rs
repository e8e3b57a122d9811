//! Whom to attack, with whom, and how to defend.

use table::{CopyId, CopySet, Seat};

use super::style::{Style, strength};
use crate::game::{SwLcg, enemy};
use crate::state::State;

/// Combat strength of units as they stand.
pub(super) fn power<const W: usize>(g: &SwLcg<W>, s: &State<W>, units: CopySet<W>) -> f32 {
    units.iter().map(|u| strength(g.icons_of(s, u))).sum()
}

/// Enemy units that could still defend.
fn defenders<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat) -> CopySet<W> {
    g.units(s, seat).iter().filter(|&u| s.is_ready(u) && g.may_declare(s, seat, u)).collect()
}

/// Blast damage a unit brings, with so much hope for the edge.
fn blast<const W: usize>(g: &SwLcg<W>, s: &State<W>, unit: CopyId, hope: f32) -> f32 {
    let icons = g.icons_of(s, unit);
    f32::from(icons.normal[2]) + hope * f32::from(icons.edge[2])
}

/// Hope for the edge: more cards, more units.
fn hope<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, contested: bool) -> f32 {
    if !contested {
        return 1.0;
    }
    let cards = |seat| (s.hand & *g.own(s, seat)).len() as f32;
    (0.45 + 0.07 * (cards(seat) - cards(enemy(seat)))).clamp(0.15, 0.8)
}

/// What engaging this objective promises, against not engaging at all.
pub(super) fn engage<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, target: CopyId, style: &Style) -> f32 {
    let attackers = g.attackers_for(s, seat, target);
    let wall = defenders(g, s, enemy(seat));
    let contested = !wall.is_empty();
    let hope = hope(g, s, seat, contested);
    let damage: f32 = attackers.iter().map(|u| blast(g, s, u, hope)).sum();
    let (mine, theirs) = (power(g, s, attackers), power(g, s, wall));
    // Defenders may stay at home, fall or be exhausted first.
    let passage = if contested { (mine / (mine + theirs + 0.1)).clamp(0.25, 0.95) } else { 1.0 };
    let bonus = if contested { 0.5 * passage } else { 1.0 };
    let room = if g.cast.dial.contains(target) {
        f32::from(g.cast.of(target).dial.saturating_sub(s.tokens[target].damage))
    } else {
        f32::from(g.room(s, target))
    };
    let done = ((damage * passage + bonus) / room.max(1.0)).min(1.0);
    let near = f32::from(s.tokens[target].damage) / (room + f32::from(s.tokens[target].damage)).max(1.0);
    let precious = if g.cast.precious.contains(target) { 1.6 } else { 1.0 };
    let gain = precious * (1.6 * done + if done >= 1.0 { 2.2 } else { 0.0 } + 0.7 * near * done);
    let risk = if contested { 0.5 * (theirs - mine).max(0.0) / style.attack } else { 0.0 };
    style.attack * gain - risk - 0.25
}

/// What one more attacker is worth.
pub(super) fn attack_with<const W: usize>(g: &SwLcg<W>, s: &State<W>, unit: CopyId, style: &Style) -> f32 {
    let seat = g.owner(s, unit);
    let wall = defenders(g, s, enemy(seat));
    let contested = !wall.is_empty();
    let icons = g.icons_of(s, unit);
    let hope = hope(g, s, seat, contested);
    let fighting = if contested { strength(icons) } else { 0.0 };
    let value = blast(g, s, unit, hope) + 0.8 * fighting;
    // Units that strike are exhausted when the enemy comes; one is usually enough at home.
    let home = defenders(g, s, seat).minus(&s.participants);
    let threat = power(g, s, g.units(s, enemy(seat)));
    let alone = home.len() <= 1;
    let stay = style.guard * if alone { (0.22 * threat).min(1.1) } else { (0.07 * threat).min(0.5) };
    let idle = if value < 0.3 { 0.7 } else { 0.0 };
    let first = (s.participants & *g.own(s, seat)).is_empty();
    value - stay - idle + if first { 0.6 } else { 0.0 }
}

/// What one more defender is worth.
pub(super) fn defend_with<const W: usize>(g: &SwLcg<W>, s: &State<W>, unit: CopyId, style: &Style) -> f32 {
    let seat = g.owner(s, unit);
    let foes = g.fighters(s, enemy(seat));
    let target = s.fight.target;
    let hope = hope(g, s, enemy(seat), true);
    let coming: f32 = foes.iter().map(|u| blast(g, s, u, hope)).sum::<f32>() + 1.0;
    let room = if g.cast.objectives.contains(target) { f32::from(g.room(s, target)) } else { 6.0 };
    let danger = (coming / room.max(1.0)).min(1.3);
    let first = g.fighters(s, seat).is_empty();
    let hurt: f32 = foes.iter().map(|u| f32::from(g.icons_of(s, u).normal[0])).fold(0.0, f32::max);
    let dies = hurt >= f32::from(g.room(s, unit));
    let worth = style.of(g.cast.card(unit)).play;
    let fighting = strength(g.icons_of(s, unit));
    let help = 0.75 * fighting + if first { 0.9 * danger } else { 0.1 };
    let loss = if dies { 0.45 * worth } else { 0.1 * worth };
    style.guard * help * (0.45 + danger) - loss
}

/// What committing a unit to the Force is worth.
pub(super) fn commit<const W: usize>(g: &SwLcg<W>, s: &State<W>, unit: CopyId) -> f32 {
    let seat = g.owner(s, unit);
    let icons = f32::from(g.cast.of(unit).force);
    let fighting = strength(g.icons_of(s, unit));
    let mine = f32::from(g.force_total(s, seat));
    let theirs = f32::from(g.force_total(s, enemy(seat)));
    let now = if s.is_ready(unit) { icons } else { 0.35 * icons };
    let turns = mine <= theirs && mine + now > theirs;
    let elite = if g.cast.elite.contains(unit) { 0.5 } else { 1.0 };
    0.32 * icons + if turns { 0.9 } else { 0.0 } - 0.34 * fighting * elite - if mine > theirs + 3.0 { 0.7 } else { 0.0 }
}
