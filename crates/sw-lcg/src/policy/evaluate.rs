//! Win chances: the race between the dial and the destroyed objectives, and the resources to win it.

use table::math::logistic;
use table::{Arg, BySeat, CopySet, Phrase, Seat};

use super::style::Style;
use crate::card::Side;
use crate::game::{BOTH, SwLcg};
use crate::state::State;

/// The terms of the evaluation.
pub(super) const TERMS: [&str; 5] =
    ["lcg.ai.race", "lcg.ai.board", "lcg.ai.resources", "lcg.ai.hand", "lcg.ai.balance"];

/// Log odds per point of card value on the board.
pub(super) const BOARD: f32 = 0.20;
/// Log odds per point of card value in hand.
pub(super) const HAND: f32 = 0.11;
/// Log odds per destroyed dark objective.
pub(super) const FALLEN: f32 = 1.75;
/// Log odds per step of the dial.
pub(super) const DIAL: f32 = 0.46;

/// The part of an objective's value that a share of its damage is worth: the last points count most.
pub(super) fn begun(share: f32) -> f32 {
    0.75 * share * (0.5 + 0.5 * share)
}

/// The win chance of each seat.
pub(super) fn chances<const W: usize>(g: &SwLcg<W>, s: &State<W>, style: &Style) -> BySeat<f32> {
    let mut chances = BySeat::default();
    if s.is_over() {
        for seat in BOTH {
            chances[seat] = if s.winners.contains(seat) { 1.0 } else { 0.0 };
        }
        return chances;
    }
    let light = logistic(logit(g, s, style));
    chances[s.seat(Side::Light)] = light;
    chances[s.seat(Side::Dark)] = 1.0 - light;
    chances
}

fn logit<const W: usize>(g: &SwLcg<W>, s: &State<W>, style: &Style) -> f32 {
    terms(g, s, style).iter().sum()
}

/// The terms, positive in favor of the light side.
fn terms<const W: usize>(g: &SwLcg<W>, s: &State<W>, style: &Style) -> [f32; TERMS.len()] {
    let (light, dark) = (s.seat(Side::Light), s.seat(Side::Dark));
    let mut out = [race(g, s), 0.0, 0.0, 0.0, 0.0];
    for (seat, sign) in [(light, 1.0), (dark, -1.0)] {
        let own = *g.own(s, seat);
        out[1] += sign * BOARD * board(g, s, own, style);
        out[2] += sign * 0.11 * resource_value(g, s, seat);
        out[3] += sign * HAND * hand(g, s, own, style);
    }
    let ahead = f32::from(g.force_total(s, light)) - f32::from(g.force_total(s, dark));
    let holds = if s.balance == Side::Light { 0.22 } else { -0.22 };
    out[4] = holds + 0.06 * ahead.clamp(-4.0, 4.0);
    out
}

/// The progress of each side: three objectives against twelve steps of the dial.
fn race<const W: usize>(g: &SwLcg<W>, s: &State<W>) -> f32 {
    let (light, dark) = (s.seat(Side::Light), s.seat(Side::Dark));
    let lost = |seat| (s.victory & *g.own(s, seat)).len() as f32;
    let mut hurt = [0.0f32; 3];
    let mut doom = 0.0f32;
    for objective in g.objectives(s, dark) {
        let share = share(g, s, objective);
        if g.cast.lose_if_destroyed.contains(objective) {
            doom = share;
        }
        let least = hurt.iter_mut().min_by(|a, b| a.total_cmp(b)).expect("there are three entries");
        *least = least.max(share);
    }
    hurt.sort_by(|a, b| b.total_cmp(a));
    let missing = (3.0 - lost(dark)).max(0.0) as usize;
    let partly: f32 = hurt.iter().take(missing).map(|&h| begun(h)).sum();
    let trench: f32 = (s.in_play & g.cast.dial).iter().map(|c| f32::from(s.tokens[c].damage) / 10.0).sum();
    let done = (lost(dark) + partly).max(3.0 * trench * (0.4 + 0.6 * trench)).max(2.7 * doom * (0.3 + 0.7 * doom));
    let next = lost(light) + 1.0;
    let threatened: f32 = g.objectives(s, light).iter().map(|o| begun(share(g, s, o))).sum::<f32>() * next * 0.6;
    let dial = f32::from(s.dial) + threatened;
    FALLEN * done - DIAL * dial + 1.0
}

/// The damage on a card as a share of the damage that destroys it.
fn share<const W: usize>(g: &SwLcg<W>, s: &State<W>, copy: table::CopyId) -> f32 {
    f32::from(s.tokens[copy].damage) / f32::from(g.threshold(s, copy).max(1))
}

fn board<const W: usize>(g: &SwLcg<W>, s: &State<W>, own: CopySet<W>, style: &Style) -> f32 {
    let mut sum = 0.0;
    for copy in s.in_play & own & (g.cast.units | g.cast.enhancements) {
        let worth = style.of(g.cast.card(copy)).play;
        let tokens = s.tokens[copy];
        let mut now = worth;
        if g.cast.units.contains(copy) && !s.attached.contains(copy) {
            let elite = if g.cast.elite.contains(copy) { 0.5 } else { 1.0 };
            let tired = 0.13 * elite * f32::from(tokens.focus.min(4));
            now *= 1.0 - tired;
            now *= 1.0 - 0.35 * share(g, s, copy);
        }
        sum += now + 0.15 * f32::from(tokens.shields);
    }
    sum
}

/// The value of resource sources, ready now or next turn.
fn resource_value<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat) -> f32 {
    let sources = s.in_play & g.cast.sources & *g.own(s, seat);
    sources
        .iter()
        .map(|c| {
            let value = f32::from(g.cast.of(c).resources);
            let focus = f32::from(s.tokens[c].focus);
            0.5 + 0.5 * value - 0.22 * focus
        })
        .sum()
}

fn hand<const W: usize>(g: &SwLcg<W>, s: &State<W>, own: CopySet<W>, style: &Style) -> f32 {
    (s.hand & own).iter().map(|c| style.of(g.cast.card(c)).hand).sum::<f32>()
        + 0.5 * (s.captured & own).len() as f32 * 0.3
}

/// The terms that changed most, each with its change of the seat's win chance.
pub(super) fn reasons<const W: usize>(
    g: &SwLcg<W>,
    before: &State<W>,
    after: &State<W>,
    seat: Seat,
    style: &Style,
) -> Vec<(Phrase, f32)> {
    let sign = if after.side(seat) == Side::Light { 1.0 } else { -1.0 };
    let chance = chances(g, after, style)[seat];
    let slope = (chance * (1.0 - chance)).max(0.02);
    let (old, new) = (terms(g, before, style), terms(g, after, style));
    let mut found: Vec<(Phrase, f32)> = Vec::new();
    for (at, term) in TERMS.iter().enumerate() {
        let change = sign * (new[at] - old[at]) * slope;
        if change.abs() >= 0.0005 {
            let who = if change > 0.0 { seat } else { seat.other() };
            let what = Arg::Phrase(Box::new(Phrase::word(term)));
            let phrase =
                if who == seat { Phrase::say("ai.own", [what]) } else { Phrase::say("ai.of", [what, Arg::Seat(who)]) };
            found.push((phrase, change));
        }
    }
    found.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    found
}
