//! The fuzz body on a fixed corpus: what `cargo xtask fuzz` does without end, in a few seconds on any machine.

use destiny::fuzz_one;
use table::conformance::{Effort, run_on_noise};

/// P1, P2, P4, P6
#[test]
fn nothing_the_bytes_choose_breaks_a_table() {
    run_on_noise(fuzz_one, Effort::of(60).decisions, |n| 100 + n * 25 % 1500);
}

#[test]
fn bytes_that_run_out_early_break_nothing_either() {
    run_on_noise(fuzz_one, 60, |n| n);
}
