//! Contests of bids, solved as a mixed strategy by regret matching, because a predictable bid is a bad one.

use table::chance::Fast;
use table::{Contest, Holding, Policy, Seat};

use crate::bot::{Advice, Line};
use crate::math::mix;
use crate::menu::Menu;

/// Rounds of regret matching for a decision in play.
const ROUNDS: u32 = 300;

/// A pair of mixed strategies near the equilibrium, where neither side gains by bidding differently.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// For each side and each of its bids, hand after hand: the probability that the hand makes this bid.
    pub bids: [Vec<f32>; 2],
}

/// Solves a contest by regret matching with positive regrets, alternating sides and more weight for later rounds
/// (CFR+).
pub fn solve(contest: &Contest, rounds: u32) -> Solution {
    let sizes = [0, 1].map(|side| contest.hands[side].iter().map(|hand| hand.bids).sum::<usize>());
    let mut regrets = sizes.map(|n| vec![0.0f32; n]);
    let mut sums = sizes.map(|n| vec![0.0f32; n]);
    let mut now = [0, 1].map(|side| even(&contest.hands[side]));
    for round in 1..=rounds {
        for side in [0, 1] {
            let gains = gains(contest, side, &now[1 - side]);
            let mut start = 0;
            for hand in &contest.hands[side] {
                let range = start..start + hand.bids;
                start += hand.bids;
                let mean: f32 = range.clone().map(|i| now[side][i] * gains[i]).sum();
                let mut total = 0.0;
                for i in range.clone() {
                    regrets[side][i] = (regrets[side][i] + gains[i] - mean).max(0.0);
                    total += regrets[side][i];
                }
                for i in range {
                    now[side][i] = if total > 0.0 { regrets[side][i] / total } else { 1.0 / hand.bids as f32 };
                    sums[side][i] += round as f32 * now[side][i];
                }
            }
        }
    }
    for side in [0, 1] {
        let mut start = 0;
        for hand in &contest.hands[side] {
            let part = &mut sums[side][start..start + hand.bids];
            start += hand.bids;
            let total: f32 = part.iter().sum();
            for bid in part {
                *bid = if total > 0.0 { *bid / total } else { 1.0 / hand.bids as f32 };
            }
        }
    }
    Solution { bids: sums }
}

impl Solution {
    /// What both sides together could gain by a best response to these strategies: 0 in equilibrium.
    pub fn exploitability(&self, contest: &Contest) -> f32 {
        let best = |side: usize| -> f32 {
            let gains = gains(contest, side, &self.bids[1 - side]);
            let mut start = 0;
            let mut sum = 0.0;
            for hand in &contest.hands[side] {
                let most = gains[start..start + hand.bids].iter().copied().fold(f32::NEG_INFINITY, f32::max);
                sum += hand.chance * most;
                start += hand.bids;
            }
            sum
        };
        0.5 * (best(0) + best(1))
    }
}

fn even(hands: &[Holding]) -> Vec<f32> {
    hands.iter().flat_map(|hand| std::iter::repeat_n(1.0 / hand.bids as f32, hand.bids)).collect()
}

/// The average gain of each bid of a side against the other side's strategy.
fn gains(contest: &Contest, side: usize, other: &[f32]) -> Vec<f32> {
    let mut weights = Vec::with_capacity(other.len());
    for hand in &contest.hands[1 - side] {
        let start = weights.len();
        weights.extend(other[start..start + hand.bids].iter().map(|bid| hand.chance * bid));
    }
    let width = contest.hands[1].iter().map(|hand| hand.bids).sum::<usize>();
    let rows = contest.gain.chunks_exact(width.max(1));
    if side == 0 {
        return rows.map(|row| row.iter().zip(&weights).map(|(gain, weight)| gain * weight).sum()).collect();
    }
    let mut sums = vec![0.0; width];
    for (row, weight) in rows.zip(&weights) {
        for (sum, gain) in sums.iter_mut().zip(row) {
            *sum -= gain * weight;
        }
    }
    sums
}

/// Answers a decision that is a contest of bids by a random draw from the mixed strategy.
pub(crate) fn bid<G: Policy>(
    game: &G,
    world: &G::State,
    seat: Seat,
    menu: &Menu,
    style: &G::Style,
    seed: u64,
) -> Option<Advice> {
    let mut rng = Fast::new(mix(seed, 1 << 40));
    let contest = game.contest(world, seat, style, &menu.options, &mut rng)?;
    let own = contest.hands[0].first()?.bids;
    let solution = solve(&contest, ROUNDS);
    let gains = gains(&contest, 0, &solution.bids[1]);
    let base = game.evaluate(world, style)[seat];
    let mean: f32 = (0..own).map(|i| solution.bids[0][i] * gains[i]).sum();
    let lowest = gains[..own].iter().copied().fold(f32::INFINITY, f32::min);
    let mut lines: Vec<Line> =
        menu.keys.iter().map(|&key| Line::new(key, 0.0, (base + lowest - mean).clamp(0.0, 1.0))).collect();
    for ((&first, &share), &gain) in contest.first.iter().zip(&solution.bids[0]).zip(&gains) {
        let at = menu.options.iter().position(|&o| o == first)?;
        lines[at].share += share;
        lines[at].win = lines[at].win.max((base + gain - mean).clamp(0.0, 1.0));
    }
    let mut left = rng.unit();
    let mut best = None;
    for line in &lines {
        // Bids with a tiny share are left over from the first rounds.
        if line.share > 0.01 {
            best = Some(line.key);
            left -= line.share;
            if left < 0.0 {
                break;
            }
        }
    }
    Some(Advice::ranked(best?, lines, ROUNDS))
}
