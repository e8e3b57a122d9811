//! Math functions with identical bits on every platform: they use only IEEE operations and no system library.

pub(crate) use table::math::exp;

/// `n^(7/16)`, the growth rate of progressive widening, computed with square roots.
pub(crate) fn widening_power(n: f32) -> f32 {
    let fourth = n.sqrt().sqrt();
    let eighth = fourth.sqrt();
    fourth * eighth * eighth.sqrt()
}

/// Turns scores into weights `e^((score - best) / tau)`, so that the best has weight 1.
pub(crate) fn weights(scores: &mut [f32], tau: f32) {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for score in scores {
        *score = exp((*score - best) / tau);
    }
}

/// Derives a seed from a number; neighboring numbers give unrelated seeds (the finalizer of `SplitMix64`, twice).
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    let mut bits = seed;
    for step in [0, number] {
        bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_add(step.wrapping_mul(0xd134_2543_de82_ef95));
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widening_grows_a_little_slower_than_a_square_root() {
        assert!((widening_power(65_536.0) - 128.0).abs() < 0.01);
    }

    #[test]
    fn neighboring_numbers_give_unrelated_seeds() {
        let seeds: std::collections::BTreeSet<u64> = (0..10_000).map(|i| mix(7, i)).collect();
        assert_eq!(seeds.len(), 10_000);
        assert_ne!(mix(1, 2), mix(2, 1));
    }
}
