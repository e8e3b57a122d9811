/// A small random number generator seeded by a word. The same word gives the same numbers on every machine.
///
/// Pictures are cached permanently by path, so the generator is implemented here. A new version of an external crate
/// could give different numbers.
#[derive(Clone, Debug)]
pub(crate) struct Seed(u64);

impl Seed {
    /// The generator for a word (FNV-1a, then `SplitMix64`).
    pub(crate) fn of(word: &str) -> Self {
        let hash =
            word.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
        Self(hash)
    }

    /// A short prefix for element ids, so that one document can contain several pictures.
    pub(crate) fn tag(&self) -> String {
        let mut seed = self.clone();
        let mut bits = seed.next();
        let mut tag = String::from("a");
        for _ in 0..4 {
            let digit = (bits % 36) as u8;
            tag.push(char::from(if digit < 10 { b'0' + digit } else { b'a' + digit - 10 }));
            bits /= 36;
        }
        tag
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to 1, excluding 1.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.next() >> 40) as f64 / (1_u64 << 24) as f64
    }

    /// A number between two bounds.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A whole number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    /// One of the given items.
    pub(crate) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// 1 or -1.
    pub(crate) fn sign(&mut self) -> f64 {
        if self.below(2) == 0 { 1.0 } else { -1.0 }
    }
}

/// Sine and cosine of an angle in degrees.
///
/// The last digits of the standard library's functions depend on the platform. A polynomial does not, and pictures have
/// only one decimal.
pub(crate) fn sin_cos(degrees: f64) -> (f64, f64) {
    (sine(degrees), sine(degrees + 90.0))
}

fn sine(degrees: f64) -> f64 {
    let mut turn = degrees - 360.0 * (degrees / 360.0).floor();
    let sign = if turn >= 180.0 {
        turn -= 180.0;
        -1.0
    } else {
        1.0
    };
    if turn > 90.0 {
        turn = 180.0 - turn;
    }
    let x = turn * std::f64::consts::PI / 180.0;
    let x2 = x * x;
    sign * x * (1.0 - x2 / 6.0 * (1.0 - x2 / 20.0 * (1.0 - x2 / 42.0 * (1.0 - x2 / 72.0 * (1.0 - x2 / 110.0)))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sine_is_a_sine() {
        for d in -800..800 {
            let d = f64::from(d);
            let (sin, cos) = sin_cos(d);
            assert!((sin - d.to_radians().sin()).abs() < 1e-6, "sine of {d}");
            assert!((cos - d.to_radians().cos()).abs() < 1e-6, "cosine of {d}");
        }
    }

    #[test]
    fn a_word_always_gives_the_same_numbers() {
        let numbers = |word: &str| {
            let mut seed = Seed::of(word);
            (0..4).map(|_| seed.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(numbers("scout"), numbers("scout"));
        assert_ne!(numbers("scout"), numbers("viper"));
    }
}
