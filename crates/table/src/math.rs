//! Math functions with identical bits on every platform: they use only IEEE operations and no system library.

/// `e^x`, accurate to about 1e-6.
#[inline]
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let whole = (x * std::f32::consts::LOG2_E).round();
    let rest = (x - whole * 0.693_359_4) + whole * 2.121_944_4e-4; // ln 2 in two parts keeps the low bits
    let mut sum = 1.0 / 720.0;
    for factor in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        sum = sum * rest + factor;
    }
    sum * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// The natural logarithm of x ≥ 1, accurate to about 1e-4: from the exponent and a series for the mantissa.
#[inline]
pub fn ln(x: f32) -> f32 {
    let bits = x.max(1.0).to_bits();
    let whole = (bits >> 23) as f32 - 127.0;
    let rest = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    let y = (rest - 1.0) / (rest + 1.0);
    let square = y * y;
    whole * std::f32::consts::LN_2 + 2.0 * y * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0)))
}

/// The probability that corresponds to odds of `e^x` to 1.
#[inline]
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_agree_with_the_library() {
        for step in -300..=300 {
            let x = step as f32 * 0.1;
            let (ours, theirs) = (exp(x), x.exp());
            assert!((ours / theirs - 1.0).abs() < 2e-6, "e^{x}: {ours} instead of {theirs}");
            assert!((logistic(x) - 1.0 / (1.0 + (-x).exp())).abs() < 1e-6);
            let more = 1.0 + x.abs();
            assert!((ln(more) - more.ln()).abs() < 1e-4, "ln {more}: {}", ln(more));
        }
    }
}
