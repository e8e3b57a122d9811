//! Ratings from match results: Bradley–Terry on the Elo scale.

/// Elo points per unit of log strength.
const ELO: f64 = 173.717_792_761_300_73; // 400 / ln 10
/// Spread of the prior, in units of log strength (about 1,000 Elo). It matters only for a bot that has won or lost
/// every game: there it keeps the rating finite.
const PRIOR: f64 = 5.76;

/// Results between two entrants. One side of `a` met `others` sides of `b`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// Index of the first entrant.
    pub a: usize,
    /// Index of the second entrant.
    pub b: usize,
    /// The number of sides of `b`; 1 for two players or two teams.
    pub others: u32,
    /// Games won by `a`. A game without a winner counts half.
    pub won: f64,
    /// Games won by `b`.
    pub lost: f64,
}

/// A rating with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo points relative to the mean of all entrants.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub margin: f64,
}

/// The most likely ratings of `n` entrants.
///
/// In a game of one `a` against `m` sides of `b`, `a` wins with probability `A / (A + m B)`, where `A` and `B` are the
/// strengths. This is Bradley–Terry for `m` = 1 and the first place of Plackett–Luce for more.
pub fn rate(n: usize, scores: &[Score]) -> Vec<Rating> {
    if n == 0 {
        return Vec::new();
    }
    let mut logs = vec![0.0; n];
    let mut spread = Vec::new();
    for _ in 0..100 {
        let (gradient, curvature) = slope(&logs, scores);
        spread = inverse(curvature);
        let mut largest: f64 = 0.0;
        for i in 0..n {
            let step: f64 = (0..n).map(|j| spread[i][j] * gradient[j]).sum();
            let step = step.clamp(-1.0, 1.0);
            logs[i] += step;
            largest = largest.max(step.abs());
        }
        if largest < 1e-9 {
            break;
        }
    }
    let mean = logs.iter().sum::<f64>() / n as f64;
    let all: f64 = spread.iter().flatten().sum::<f64>() / (n * n) as f64;
    (0..n)
        .map(|i| {
            let row: f64 = spread[i].iter().sum::<f64>() / n as f64;
            let variance = (spread[i][i] - 2.0 * row + all).max(0.0);
            Rating { elo: (logs[i] - mean) * ELO, margin: 1.959_964 * variance.sqrt() * ELO }
        })
        .collect()
}

/// First and second derivative of the log likelihood (the second one negated).
fn slope(logs: &[f64], scores: &[Score]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = logs.len();
    let mut gradient: Vec<f64> = logs.iter().map(|x| -x / (PRIOR * PRIOR)).collect();
    let mut curvature = vec![vec![0.0; n]; n];
    for (i, row) in curvature.iter_mut().enumerate() {
        row[i] = 1.0 / (PRIOR * PRIOR);
    }
    for score in scores {
        let ahead = logs[score.a] - logs[score.b] - f64::from(score.others).ln();
        let chance = 1.0 / (1.0 + (-ahead).exp());
        let games = score.won + score.lost;
        let surprise = score.won - games * chance;
        let weight = games * chance * (1.0 - chance);
        gradient[score.a] += surprise;
        gradient[score.b] -= surprise;
        for (i, j, sign) in
            [(score.a, score.a, 1.0), (score.b, score.b, 1.0), (score.a, score.b, -1.0), (score.b, score.a, -1.0)]
        {
            curvature[i][j] += sign * weight;
        }
    }
    (gradient, curvature)
}

/// Inverse of a positive definite matrix (Gauss–Jordan; no pivoting needed).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| f64::from(u8::from(i == j))));
    }
    for i in 0..n {
        let pivot = matrix[i][i];
        for value in &mut matrix[i] {
            *value /= pivot;
        }
        let row = matrix[i].clone();
        for (j, other) in matrix.iter_mut().enumerate() {
            if j != i {
                let factor = other[i];
                for (value, above) in other.iter_mut().zip(&row) {
                    *value -= factor * above;
                }
            }
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(a: usize, b: usize, won: f64, lost: f64) -> Score {
        Score { a, b, others: 1, won, lost }
    }

    /// 75 % is 400·log10(3) = 190.8 Elo; the standard error of a log odds of 750:250 is 1/√(1000·3/16).
    #[test]
    fn two_entrants_differ_by_the_elo_of_their_score() {
        let ratings = rate(2, &[duel(0, 1, 750.0, 250.0)]);
        assert!((ratings[0].elo - ratings[1].elo - 190.85).abs() < 0.1, "{ratings:?}");
        let half_of_the_difference = 1.96 * ELO / (1_000.0f64 * 3.0 / 16.0).sqrt() / 2.0;
        assert!((ratings[0].margin - half_of_the_difference).abs() < 0.05, "{ratings:?}");
    }

    /// Strengths 4 : 2 : 1 give exactly these expected scores, so the ratings must reproduce them.
    #[test]
    fn three_entrants_get_their_true_strengths_back() {
        let scores = [duel(0, 1, 400.0, 200.0), duel(1, 2, 400.0, 200.0), duel(0, 2, 480.0, 120.0)];
        let ratings = rate(3, &scores);
        let double = 400.0 * 2f64.log10();
        assert!((ratings[0].elo - double).abs() < 0.2, "{ratings:?}");
        assert!(ratings[1].elo.abs() < 0.2, "{ratings:?}");
    }

    /// One against three equals wins a quarter of its games.
    #[test]
    fn a_fair_share_among_four_is_no_advantage() {
        let ratings = rate(2, &[Score { a: 0, b: 1, others: 3, won: 250.0, lost: 750.0 }]);
        assert!(ratings[0].elo.abs() < 0.1, "{ratings:?}");
    }

    #[test]
    fn a_clean_sweep_keeps_a_finite_rating() {
        let ratings = rate(2, &[duel(0, 1, 100.0, 0.0)]);
        assert!(ratings[0].elo > 300.0 && ratings[0].elo < 2_000.0, "{ratings:?}");
    }
}
