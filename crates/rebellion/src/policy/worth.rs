//! What a position is worth.

use crate::game::Rebellion;
use crate::map::Site;
use crate::policy::eye::Eye;
use crate::side::Side;
use crate::state::State;
use crate::unit::Unit;

impl Rebellion {
    /// The Empire's chance to win, as far as a look at the table tells.
    pub(super) fn empire_wins(&self, s: &State) -> f32 {
        if s.is_over() {
            return f32::from(u8::from(s.winners == self.seats_of(Side::Empire)));
        }
        let eye = Eye::new(self, s, Side::Empire);
        let material = |side: Side| -> f32 {
            Unit::ALL
                .into_iter()
                .filter(|u| u.side() == side)
                .map(|unit| {
                    let board: u8 = (0..33).map(|i| s.force(Site(i), side).n(unit)).sum();
                    let queue: u8 = s.queue[side.idx()].iter().map(|f| f.n(unit)).sum();
                    eye.unit(unit) * (f32::from(board) + 0.5 * f32::from(queue))
                })
                .sum()
        };
        let rounds = f32::from(s.reputation - s.time.min(s.reputation));
        let candidates = eye.candidates.len().max(1) as f32;
        let found = if s.revealed { 1.6 } else { (3.0 / candidates).min(0.8) };
        let siege = if s.revealed {
            let near: f32 =
                self.db.map.around(s.base).into_iter().map(|i| eye.power(Site(i as u8), Side::Empire)).sum();
            let guard = eye.power(s.base, Side::Rebels);
            ((near - guard) * 0.05).clamp(-0.8, 1.5)
        } else {
            0.0
        };
        let captives = s.ring[..2].iter().flatten().count() as f32;
        let objectives = s.objectives.hand.len() as f32;
        let value = (rounds - 8.0) * 0.28
            + (material(Side::Empire) - 3.0 * material(Side::Rebels)) * 0.006
            + found
            + siege
            + captives * 0.25
            - objectives * 0.08
            - 0.2;
        table::math::logistic(value)
    }
}
