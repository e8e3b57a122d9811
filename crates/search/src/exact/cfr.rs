//! CFR+ (Tammelin): counterfactual regret minimization with positive regrets, alternating seats and weighted averaging.

use table::{Game, Seat};

use super::tree::{Node, Strategy, Tree};

impl<G: Game> Tree<G> {
    /// A strategy for both seats near the equilibrium, where neither gains by playing differently.
    pub fn solve(&self, rounds: u32) -> Strategy {
        let zeros = || self.points.iter().map(|point| vec![0.0; point.keys.len()]).collect::<Strategy>();
        let mut table = Table { now: self.uniform(), regrets: zeros(), sums: zeros(), round: 0.0 };
        for round in 1..=rounds {
            table.round = f64::from(round);
            for seat in Seat::first(2) {
                self.walk(0, seat, 1.0, 1.0, &mut table);
                for regret in table.regrets.iter_mut().flatten() {
                    *regret = regret.max(0.0);
                }
                for (now, regrets) in table.now.iter_mut().zip(&table.regrets) {
                    now.copy_from_slice(&shares(regrets));
                }
            }
        }
        table.sums.iter().map(|sums| shares(sums)).collect()
    }

    /// The value of this node for this seat. `own` is the probability that the seat's own picks lead here, `others`
    /// that of everything else.
    fn walk(&self, node: usize, seat: Seat, own: f64, others: f64, table: &mut Table) -> f64 {
        match &self.nodes[node] {
            Node::End(won) => {
                if seat.idx() == 0 {
                    *won
                } else {
                    -won
                }
            }
            Node::Luck(next) => next.iter().map(|(p, to)| p * self.walk(*to, seat, own, others * p, table)).sum(),
            Node::Choice { point, next } if self.points[*point].seat == seat => {
                let shares = table.now[*point].clone();
                let step = |(to, share): (&usize, &f64)| self.walk(*to, seat, own * share, others, table);
                let wins: Vec<f64> = next.iter().zip(&shares).map(step).collect();
                let mean: f64 = wins.iter().zip(&shares).map(|(won, share)| won * share).sum();
                for (at, won) in wins.iter().enumerate() {
                    table.regrets[*point][at] += others * (won - mean);
                    table.sums[*point][at] += table.round * own * shares[at];
                }
                mean
            }
            Node::Choice { point, next } => {
                let shares = table.now[*point].clone();
                let step = |(to, share): (&usize, &f64)| share * self.walk(*to, seat, own, others * share, table);
                next.iter().zip(&shares).map(step).sum()
            }
        }
    }
}

struct Table {
    now: Strategy,
    regrets: Strategy,
    sums: Strategy,
    round: f64,
}

/// Normalizes amounts to a sum of 1; equal shares if all are 0.
fn shares(amounts: &[f64]) -> Vec<f64> {
    let total: f64 = amounts.iter().sum();
    amounts.iter().map(|n| if total > 0.0 { n / total } else { 1.0 / amounts.len() as f64 }).collect()
}
