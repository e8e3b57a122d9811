//! Estimated win probabilities.

use table::{BySeat, CopyId, Seat};

use crate::card::What;
use crate::game::Destiny;
use crate::state::State;

/// The expected number of remaining rounds, as a weight of dice on cards relative to dice in pools.
const ROUNDS_TO_COME: f32 = 1.6;
/// The advantage, in damage, that multiplies the odds of winning by e.
const SCALE: f32 = 7.0;

impl<const W: usize> Destiny<W> {
    /// The estimated win probability of each seat.
    pub(super) fn chances(&self, s: &State<W>) -> BySeat<f32> {
        let mut chances = BySeat::default();
        if s.is_over() {
            for seat in s.winners.iter() {
                chances[seat] = 1.0;
            }
            return chances;
        }
        let mut sum = 0.0;
        for seat in Seat::first(self.players()).filter(|&seat| !s.out.contains(seat)) {
            chances[seat] = (self.standing(s, seat) / SCALE).exp();
            sum += chances[seat];
        }
        for seat in Seat::first(self.players()) {
            chances[seat] /= sum;
        }
        chances
    }

    /// The strength of a player's position, in units of damage.
    fn standing(&self, s: &State<W>, seat: Seat) -> f32 {
        let characters = self.characters(s, seat);
        let strength: f32 = characters.iter().map(|c| self.strength(s, c)).sum();
        // A character that is about to be defeated loses its dice, and the last one loses the game.
        let frail: f32 = characters.iter().map(|c| self.frailty(s, c)).sum();
        let (all, ready) = self.dice_at_rest(s, seat);
        let pool: f32 = s.pool[seat.idx()].iter().map(|d| self.pip_worth(s, d)).sum();
        let out = s.claimed.contains(seat);
        let now = if out { 0.0 } else { pool + 0.85 * ready };
        let hand: f32 = self.hand(s, seat).iter().map(|c| self.card_worth(c)).sum();
        let own = self.cast.own[seat.idx()];
        let deck = ((s.bag | s.over | s.under) & own).len() as f32;
        let supports =
            (s.in_play & self.of_type(s, What::Support) & self.under(s, seat)).minus(&self.cast.with_die).len() as f32;
        let field = if s.holder() == Some(seat) { 0.7 } else { 0.0 };
        0.55 * strength - frail
            + ROUNDS_TO_COME * 0.7 * all
            + 0.8 * now
            + 0.75 * f32::from(s.resources[seat.idx()].min(8))
            + 0.9 * hand
            + 0.06 * deck
            + supports
            + field
    }

    fn frailty(&self, s: &State<W>, copy: CopyId) -> f32 {
        let left = self.strength(s, copy);
        if left <= 3.0 { (4.0 - left) * 0.5 } else { 0.0 }
    }
}
