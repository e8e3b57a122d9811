//! The fuzz body on a fixed corpus: a short version of `cargo xtask fuzz` that takes a few seconds.

use rebellion::fuzz_one;
use table::conformance::{Effort, run_on_noise};

/// P1, P2, P4, P6
#[test]
fn nothing_the_bytes_choose_breaks_a_table() {
    run_on_noise(fuzz_one, Effort::of(40).decisions, |n| 100 + n * 25 % 1500);
}

#[test]
fn bytes_that_run_out_early_break_nothing_either() {
    run_on_noise(fuzz_one, 60, |n| n);
}
