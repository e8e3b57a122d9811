//! `cargo xtask fuzz`: runs the fuzz targets under libFuzzer with the stable compiler.
//!
//! cargo-fuzz needs a nightly compiler for its sanitizers. The coverage that guides the fuzzer is an ordinary LLVM
//! pass, and the rules have no unsafe code that a sanitizer could check.

use std::fs;
use std::num::NonZeroU32;
use std::process::Command;

use anyhow::{Context, Result};

use crate::host;

/// Whole games, and text that users may paste as a deck.
const TARGETS: [&str; 5] = ["star-realms", "sw-lcg", "rebellion", "destiny", "decks"];

const FLAGS: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// Builds the targets and runs them one after another, each for an equal share of the time. The corpus is kept in
/// `fuzz/corpus`.
pub(crate) fn run(seconds: NonZeroU32) -> Result<()> {
    let share = seconds.get().div_ceil(TARGETS.len() as u32);
    TARGETS.iter().try_for_each(|target| run_one(target, share))
}

fn run_one(target: &str, seconds: u32) -> Result<()> {
    let home = host::root().join("fuzz");
    println!("building the fuzz target `{target}` with coverage");
    let mut build = host::cargo();
    // `--target` keeps the flags away from build scripts, the separate folder keeps them away from other builds.
    build.args(["build", "--release", "--bin", target, "--target", &machine()?, "--target-dir"]);
    build.arg(host::target_dir()?.join("fuzz")).current_dir(&home);
    build.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\x1f"));
    let program = host::build(&mut build)?;

    let corpus = home.join("corpus").join(target);
    let crashes = home.join("artifacts").join(target);
    for folder in [&corpus, &crashes] {
        fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    }
    println!("fuzzing for {seconds} seconds");
    let mut fuzz = Command::new(program);
    fuzz.arg(format!("-max_total_time={seconds}")).arg(format!("-artifact_prefix={}/", crashes.display()));
    fuzz.arg(&corpus);
    host::run(&mut fuzz).with_context(|| {
        format!(
            "the fuzzer found a failure; its input is in {} (run the target with the file as its argument)",
            crashes.display()
        )
    })?;
    println!("nothing found");
    Ok(())
}

/// The host target triple of the compiler.
fn machine() -> Result<String> {
    let about = host::output(Command::new("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc printed no host")?;
    Ok(host.to_owned())
}
