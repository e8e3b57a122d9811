//! `cargo xtask fuzz`: the fuzz body under libFuzzer, on the stable compiler.
//!
//! cargo-fuzz wants a nightly compiler for its sanitizers. Coverage alone, which is what guides the search, is an
//! ordinary LLVM pass; and the rules have no unsafe code a sanitizer could watch.

use std::fs;
use std::num::NonZeroU32;
use std::process::Command;

use anyhow::{Context, Result};

use crate::host;

/// Whole games, and everything people may paste as a deck.
const TARGETS: [&str; 5] = ["star-realms", "sw-lcg", "rebellion", "destiny", "decks"];

const FLAGS: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// Builds the targets and lets them run one after the other, each for its share of the time; what is found worth keeping
/// stays in `fuzz/corpus`.
pub(crate) fn run(seconds: NonZeroU32) -> Result<()> {
    let share = seconds.get().div_ceil(TARGETS.len() as u32);
    TARGETS.iter().try_for_each(|target| run_one(target, share))
}

fn run_one(target: &str, seconds: u32) -> Result<()> {
    let home = host::root().join("fuzz");
    println!("building the fuzz target `{target}` with coverage");
    let mut build = host::cargo();
    // A target of its own keeps the flags away from build scripts, a folder of its own from other builds.
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
            "the fuzzer found something; the input lies in {} (run the target with it as argument)",
            crashes.display()
        )
    })?;
    println!("nothing found");
    Ok(())
}

/// The triple of this machine, as the compiler names it.
fn machine() -> Result<String> {
    let about = host::output(Command::new("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    Ok(host.to_owned())
}
