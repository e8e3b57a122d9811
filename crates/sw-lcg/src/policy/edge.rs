//! What to place in edge battles.

use table::{CopyId, Seat};

use super::style::{Style, strength};
use crate::card::Icons;
use crate::game::{SwLcg, enemy};
use crate::state::State;

/// What the edge is worth: edge-enabled icons on both sides, and the first strike.
fn stake<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat) -> f32 {
    let side = |who: Seat| -> f32 {
        let ready = g.fighters(s, who).iter().filter(|&u| s.is_ready(u));
        ready.map(|u| strength(Icons { normal: g.icons_of(s, u).edge, edge: [0; 3] })).sum()
    };
    let both = !g.fighters(s, seat).is_empty() && !g.fighters(s, enemy(seat)).is_empty();
    side(seat) + 0.8 * side(enemy(seat)) + if both { 0.7 } else { 0.0 }
}

/// What placing this card is worth, against placing nothing: the chance it turns the battle, times the stake.
pub(super) fn place<const W: usize>(g: &SwLcg<W>, s: &State<W>, copy: CopyId, style: &Style) -> f32 {
    let seat = g.owner(s, copy);
    let facts = g.cast.of(copy);
    let fate = g.cast.fates.contains(copy);
    let stake = stake(g, s, seat);
    let foes = g.fighters(s, enemy(seat));
    let attacking = seat == s.active;
    let held = style.of(g.cast.card(copy)).hand;
    // A fate card without use here is only its icons.
    let crowd = (s.edge & *g.own(s, enemy(seat))).len() >= 2;
    let effect = match facts.priority {
        1 | 2 if fate && crowd => 0.9,
        1 | 2 if fate => -0.2,
        5 | 6 if !foes.is_empty() => 0.9,
        9 | 10 if attacking => 0.9,
        _ => 0.0,
    };
    let before = chance(g, s, seat, 0.0);
    let after = chance(g, s, seat, f32::from(facts.force));
    style.bluff * (after - before) * stake + effect - 0.62 * held
}

/// The chance to win the battle with so many icons more.
fn chance<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, more: f32) -> f32 {
    let foe = enemy(seat);
    if g.fighters(s, foe).is_empty() && seat == s.active {
        return 1.0;
    }
    let mine = f32::from(g.edge_total(s, seat)) + more;
    let placed = (s.edge & *g.own(s, foe)).len() as f32;
    let units: u8 = g.fighters(s, foe).iter().map(|u| g.cast.of(u).edge).sum();
    let left = (s.hand & *g.own(s, foe)).len() as f32;
    // About one and a half icons a card; of those in hand, some more will follow.
    let theirs = f32::from(units) + 1.5 * placed + 0.25 * left;
    let tie = if seat == s.active { -0.4 } else { 0.4 };
    1.0 / (1.0 + (-0.9 * (mine - theirs + tie)).exp())
}
