//! The fuzz body on a fixed corpus: what `cargo xtask fuzz` does without end, in a few seconds on any machine.

use rebellion::fuzz_one;
use table::chance::{Chance, Fast};
use table::conformance::Effort;

fn noise(seed: u64, len: usize) -> Vec<u8> {
    let mut luck = Fast::new(seed);
    (0..len).map(|_| luck.below(256) as u8).collect()
}

/// P1, P2, P4, P6
#[test]
fn nothing_the_bytes_choose_breaks_a_table() {
    for seed in 0..Effort::of(40).decisions as u64 {
        fuzz_one(&noise(seed, 100 + seed as usize * 25 % 1500));
    }
}

#[test]
fn bytes_that_run_out_early_break_nothing_either() {
    for seed in 0..60 {
        fuzz_one(&noise(seed, seed as usize));
    }
}
