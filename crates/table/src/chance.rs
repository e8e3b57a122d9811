//! The only source of randomness. Rules ask for chance values; drivers own the source, log the values and replay them.

use std::collections::VecDeque;

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of random values.
pub trait Chance {
    /// A whole number from 0 to `n - 1`, all equally likely. `n` is never 0.
    fn below(&mut self, n: u32) -> u32;
}

/// Draws a card from a face-up pile with these counts per kind. Returns its kind; `None` when the pile is empty.
pub fn draw_kind(counts: &[u8], chance: &mut impl Chance) -> Option<usize> {
    let all = counts.iter().map(|n| u32::from(*n)).sum();
    let mut at = if all > 0 { chance.below(all) } else { return None };
    counts.iter().position(|n| match at.checked_sub(u32::from(*n)) {
        None => true,
        Some(rest) => {
            at = rest;
            false
        }
    })
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Fast randomness for search and bulk play. Its bias of at most `n / 2^32` is far too small to measure.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// 64 random bits, e.g. to seed another stream.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in `[0, 1)`.
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1u64 << 24) as f32
    }
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.0.next_u64() >> 32) * n as u64) >> 32) as u32
    }
}

/// Randomness of real matches: past values say nothing about later ones, and every value is exactly uniform.
#[derive(Clone, Debug)]
pub struct Sealed(ChaCha12Rng);

impl Sealed {
    /// The stream of this seed.
    pub fn new(seed: [u8; 32]) -> Self {
        Self(ChaCha12Rng::from_seed(seed))
    }
}

impl Chance for Sealed {
    fn below(&mut self, n: u32) -> u32 {
        // Lemire: reject the few products that would favor small results.
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = self.0.next_u32() as u64 * n as u64;
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }
}

/// Forwards every request and records the values.
#[derive(Clone, Debug)]
pub struct Recorded<C> {
    /// The source of the values.
    pub inner: C,
    /// The values so far.
    pub log: Vec<u32>,
}

impl<C: Chance> Chance for Recorded<C> {
    fn below(&mut self, n: u32) -> u32 {
        let value = self.inner.below(n);
        self.log.push(value);
        value
    }
}

/// Replays recorded values, independent of any generator.
///
/// A record that does not match the requests is remembered as an error instead of a panic: records come from files.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    values: &'a [u32],
    used: usize,
    fault: bool,
}

impl<'a> Replay<'a> {
    /// Replays these values.
    pub fn new(values: &'a [u32]) -> Self {
        Self { values, used: 0, fault: false }
    }

    /// True when every value was requested and in range.
    pub fn fits(&self) -> bool {
        !self.fault && self.used == self.values.len()
    }
}

impl Chance for Replay<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let value = self.values.get(self.used).copied();
        self.used += 1;
        match value {
            Some(v) if v < n => v,
            _ => {
                self.fault = true;
                0
            }
        }
    }
}

/// Scripted values for tests; when the script is used up, a fixed stream continues.
#[derive(Clone, Debug)]
pub struct Forced {
    /// Values not given yet.
    pub script: VecDeque<u32>,
    then: Fast,
}

impl Forced {
    /// Gives these values first.
    pub fn new(script: impl IntoIterator<Item = u32>, seed: u64) -> Self {
        Self { script: script.into_iter().collect(), then: Fast::new(seed) }
    }
}

impl Chance for Forced {
    fn below(&mut self, n: u32) -> u32 {
        match self.script.pop_front() {
            Some(v) => {
                assert!(v < n, "forced value {v} is not below {n}");
                v
            }
            None => self.then.below(n),
        }
    }
}

/// Values from a script. Remembers the first request after the script ends, so that [`outcomes`] can try every value.
#[derive(Clone, Debug, Default)]
struct Explicit {
    script: Vec<u32>,
    used: usize,
    asked: Option<u32>,
}

impl Chance for Explicit {
    fn below(&mut self, n: u32) -> u32 {
        self.used += 1;
        self.script.get(self.used - 1).copied().unwrap_or_else(|| {
            self.asked.get_or_insert(n);
            0
        })
    }
}

/// Every result that `run` can have, with its probability. `run` is called once for each of them and must make the same
/// requests after the same values.
pub fn outcomes<S>(mut run: impl FnMut(&mut dyn Chance) -> S) -> Vec<(f64, S)> {
    let (mut found, mut open) = (Vec::new(), vec![(1.0, Vec::new())]);
    while let Some((probability, script)) = open.pop() {
        let mut rng = Explicit { script, ..Explicit::default() };
        let result = run(&mut rng);
        match rng.asked {
            None => found.push((probability, result)),
            Some(n) => {
                let with = |value| rng.script.iter().copied().chain([value]).collect();
                open.extend((0..n).rev().map(|value| (probability / f64::from(n), with(value))));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_plays_back_and_a_wrong_one_is_noticed() {
        let mut live = Recorded { inner: Sealed::new([7; 32]), log: vec![] };
        let asked: Vec<u32> = (1..50).map(|n| live.below(n)).collect();
        let mut again = Replay::new(&live.log);
        assert_eq!((1..50).map(|n| again.below(n)).collect::<Vec<_>>(), asked);
        assert!(again.fits());
        again.below(3);
        assert!(!again.fits());
    }

    #[test]
    fn every_outcome_is_found_with_its_probability() {
        // A die, and a coin flip after a six.
        let found = outcomes(|rng| {
            let die = rng.below(6);
            (die, if die == 5 { rng.below(2) } else { 0 })
        });
        assert_eq!(found.iter().map(|(_, thrown)| *thrown).collect::<Vec<_>>().len(), 7);
        assert!((found.iter().map(|(p, _)| p).sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(found.contains(&(1.0 / 12.0, (5, 1))));
    }

    #[test]
    fn sealed_luck_is_uniform() {
        let mut rng = Sealed::new([3; 32]);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7) as usize] += 1;
        }
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 22.5, "chi-square {chi} with 6 degrees of freedom"); // p = 0.001
    }
}
