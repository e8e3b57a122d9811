//! `cargo xtask test`: the steps that CI runs, fastest first.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;

use crate::record::time;
use crate::{browser, count, deny, host, rules, web};

/// A check, and what to do if it fails.
pub(crate) struct Step {
    name: &'static str,
    check: Box<dyn Fn() -> Result<()>>,
    remedy: &'static str,
}

impl Step {
    pub(crate) fn new(name: &'static str, check: impl Fn() -> Result<()> + 'static, remedy: &'static str) -> Self {
        Self { name, check: Box::new(check), remedy }
    }

    /// A step that is one cargo command.
    fn cargo(name: &'static str, args: &'static [&'static str], remedy: &'static str) -> Self {
        Self::new(name, move || host::run(host::cargo().args(args)), remedy)
    }
}

/// Runs all steps up to the first failure.
pub(crate) fn run() -> ExitCode {
    if all(steps()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The steps that take at most a few minutes and check the whole workspace.
pub(crate) fn quick_steps() -> Vec<Step> {
    vec![
        Step::cargo("format", &["fmt", "--all", "--check"], "run `cargo fmt --all`"),
        Step::new(
            "rules",
            rules::run,
            "cite the rule in a test, or correct the id; `cargo xtask rules` shows the table",
        ),
        Step::cargo(
            "lints",
            &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
            "fix what clippy reports; a local exception is `#[expect(lint, reason = \"...\")]`",
        ),
    ]
}

fn steps() -> Vec<Step> {
    let mut steps = quick_steps();
    steps.extend([
        Step::new(
            "web client",
            || web::check().and_then(|()| web::build().map(drop)),
            "run `npm run format`, `npm run lint`, `npm run check` and `npm test` in web/; they need Node 20.19 or newer",
        ),
        Step::new("licenses", deny::licenses, "choose another dependency, or add an exception to deny.toml"),
        Step::new("documentation", documentation, "fix the doc comments that rustdoc reports"),
        Step::new(
            "tests",
            tests,
            "run the failing test: `cargo test -p <crate> <name>`; accept intended snapshots: `cargo insta review`",
        ),
        Step::new(
            "browser",
            browser::run,
            "run the failing scenario alone: `BASE=http://127.0.0.1:8000 node e2e/NAME.mjs` in web/",
        ),
        Step::new("instruction count", || count::run(false), "see `cargo xtask count` and docs/BENCHMARKS.md"),
    ]);
    steps
}

fn documentation() -> Result<()> {
    let mut doc = host::cargo();
    doc.args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings");
    host::run(&mut doc)
}

/// All tests and doctests. They include bounded fuzzing, the checks of the card files, and the store's suite, which
/// starts a database server.
fn tests() -> Result<()> {
    host::need("PostgreSQL", "postgresql", host::has_postgres)?;
    let mut test = host::cargo();
    test.args(["test", "--workspace", "--quiet"]);
    host::run(&mut test)
}

/// Runs the steps and prints the summary; true when all passed.
pub(crate) fn all(steps: Vec<Step>) -> bool {
    let (begun, n_steps) = (Instant::now(), steps.len());
    let mut passed = 0;
    for step in steps {
        println!("\n== {} ({} of {n_steps})", step.name, passed + 1);
        let started = Instant::now();
        match (step.check)() {
            Ok(()) => println!("-- {} passed in {}", step.name, time(started.elapsed())),
            Err(error) => {
                println!("-- {} FAILED after {}: {error:#}", step.name, time(started.elapsed()));
                println!("   What to do: {}.", step.remedy);
                println!("\n{passed} passed, 1 failed, {} not run, {}", n_steps - passed - 1, time(begun.elapsed()));
                return false;
            }
        }
        passed += 1;
    }
    println!("\n{passed} passed, 0 failed, {}", time(begun.elapsed()));
    true
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::*;

    #[test]
    fn the_first_failure_stops_the_run() {
        let ran = Rc::new(Cell::new(0));
        let step = |works: bool| {
            let ran = Rc::clone(&ran);
            let check = move || {
                ran.set(ran.get() + 1);
                if works { Ok(()) } else { anyhow::bail!("broken") }
            };
            Step::new("step", check, "fix it")
        };
        assert!(all(vec![step(true), step(true)]));
        assert_eq!(ran.take(), 2);
        assert!(!all(vec![step(true), step(false), step(true)]));
        assert_eq!(ran.take(), 2);
    }
}
