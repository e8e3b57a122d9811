//! Runs the fuzz body on a fixed corpus for a few seconds. `cargo xtask fuzz` runs it without end.

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::test_runner::RngSeed;
use star_realms::fuzz_one;
use table::conformance::{Effort, run_on_noise};

/// P1, P2, P4, P6
#[test]
fn nothing_the_bytes_choose_breaks_a_table() {
    run_on_noise(fuzz_one, Effort::of(300).decisions, |n| 100 + n % 1500);
}

#[test]
fn bytes_that_run_out_early_break_nothing_either() {
    run_on_noise(fuzz_one, 200, |n| n % 40);
}

proptest! {
    // A fixed seed and no files in the source tree, so the corpus is always the same.
    #![proptest_config(ProptestConfig {
        cases: Effort::of(60).decisions as u32,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// P1, P2, P4, P6: a failing game is shrunk to the few picks that cause the failure.
    #[test]
    fn what_breaks_a_table_is_told_in_few_picks(data in vec(any::<u8>(), 0..800)) {
        fuzz_one(&data);
    }
}
