//! Turns played by the heuristic.

use table::chance::Chance;
use table::{Game, NoSink, Options, ToAct};

use super::heuristic::quick;
use super::style::Style;
use crate::game::SwLcg;
use crate::state::State;

/// The most decisions in one turn on average; longer playouts are aborted.
const MOST: usize = 400;

/// Plays on for at most this many turns.
pub(super) fn play<const W: usize>(
    g: &SwLcg<W>,
    s: &mut State<W>,
    style: &Style,
    turns: u32,
    chance: &mut impl Chance,
) {
    let last = s.turn as u32 + turns;
    let mut options = Options::new();
    for _ in 0..MOST * turns as usize {
        if s.turn as u32 >= last {
            return;
        }
        let ToAct::Seats { asked, .. } = g.to_act(s) else { return };
        let Some(seat) = asked.lowest() else { return };
        g.options(s, seat, &mut options);
        let pick = quick(g, s, seat, style, &options);
        g.apply(s, seat, pick, chance, &mut NoSink);
    }
}
