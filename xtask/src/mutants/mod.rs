//! `cargo xtask mutants`: checks whether the rule and card tests detect changes of the rules.
//!
//! cargo-mutants changes one place of a rules crate at a time and runs the rule and card tests. `.cargo/mutants.toml`
//! defines what is mutated. A mutant that no test can catch, because it makes no difference, is listed with the reason
//! in `docs/mutants/<game>.txt`.

mod explained;
mod kept;
mod list;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{host, record, tool};
use explained::Explained;
use kept::Kept;
use list::{Mutant, chosen, listed};

/// The rules crates.
pub(crate) const GAMES: [&str; 4] = ["star-realms", "sw-lcg", "destiny", "rebellion"];

const VERSION: &str = "27.1.0";
/// The test program that contains only rule and card tests.
const TESTS: &str = "scenarios";
/// Minimum percentage of mutants that must be caught or explained.
const WANTED: usize = 90;
/// A run with fewer mutants is not recorded.
const RECORDED: usize = 150;
const DOCUMENT: &str = "docs/MUTANTS.md";

/// What to mutate.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) game: &'static str,
    /// Number of random mutants; `None` for all.
    pub(crate) sample: Option<usize>,
    /// Seed of the sample.
    pub(crate) seed: u64,
    /// Number of mutants tested at the same time, each in a copy of the workspace.
    pub(crate) jobs: usize,
    /// Use results of earlier runs where the source has not changed, and test only the rest.
    pub(crate) again: bool,
}

/// The result of testing a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Caught,
    /// The tests did not end, which also counts as caught.
    Timeout,
    Survived,
    /// The mutant does not compile, so it says nothing about the tests.
    Unviable,
}

impl Verdict {
    const ALL: [Self; 4] = [Self::Caught, Self::Timeout, Self::Survived, Self::Unviable];

    /// Its name in the file of results; cargo-mutants uses the same names.
    fn name(self) -> &'static str {
        match self {
            Self::Caught => "CaughtMutant",
            Self::Timeout => "Timeout",
            Self::Survived => "MissedMutant",
            Self::Unviable => "Unviable",
        }
    }
}

/// Number of mutants by verdict.
#[derive(Debug, Default, PartialEq, Eq)]
struct Figures {
    caught: usize,
    timeout: usize,
    explained: usize,
    survived: usize,
    unviable: usize,
}

impl Figures {
    /// Number of mutants that compile.
    fn viable(&self) -> usize {
        self.caught + self.timeout + self.explained + self.survived
    }

    /// Percentage of mutants that are caught or explained.
    fn percent(&self) -> f64 {
        100.0 - 100.0 * self.survived as f64 / self.viable().max(1) as f64
    }

    fn is_enough(&self) -> bool {
        self.survived * 100 <= self.viable() * (100 - WANTED)
    }
}

/// Tests the mutants, prints those that survived, and fails if there are too many.
pub(crate) fn run(plan: &Plan) -> Result<()> {
    let explained = Explained::read(plan.game)?;
    let all = listed(&host::output(mutants()?.args(["--package", plan.game, "--list", "--json"]))?)?;
    ensure!(!all.is_empty(), "cargo-mutants found nothing to mutate in {}", plan.game);
    let sample = plan.sample.filter(|n| *n < all.len());
    let sample = sample.map_or_else(|| all.clone(), |n| chosen(&all, n, plan.seed));
    println!("{} of {} mutants of {}; the first build takes some minutes", sample.len(), all.len(), plan.game);

    let out = host::target_dir()?.join("mutation").join(plan.game);
    fs::create_dir_all(&out).with_context(|| format!("making {}", out.display()))?;
    let mut kept = Kept::read(out.join("results.json"))?;
    let known = |mutant: &Mutant| kept.verdict(mutant).filter(|_| plan.again);
    let at = |mutant: &Mutant| all.iter().position(|other| other.name == mutant.name);
    let mut verdicts: Vec<(usize, Verdict)> = sample.iter().filter_map(|m| Some((at(m)?, known(m)?))).collect();
    let open: Vec<&Mutant> = sample.iter().filter(|mutant| known(mutant).is_none()).collect();
    if plan.again {
        println!("{} have a valid earlier result; testing {}", verdicts.len(), open.len());
    }
    let started = Instant::now();
    if !open.is_empty() {
        let run = tested(plan, &open, open.len() == all.len(), &out, &all)?;
        kept.add(run.iter().map(|&(at, verdict)| (&all[at], verdict)))?;
        verdicts.extend(run);
        verdicts.sort_unstable_by_key(|&(at, _)| at);
        // A pattern may have matched several mutants.
        verdicts.dedup_by_key(|&mut (at, _)| at);
    }
    let took = started.elapsed();

    let figures = told(&verdicts, &all, &explained, plan.game);
    println!(
        "\n{}: {} caught, {} explained, {} survived, {} ran into the time limit, {} do not compile; {:.1} % caught or explained, {}",
        plan.game,
        figures.caught,
        figures.explained,
        figures.survived,
        figures.timeout,
        figures.unviable,
        figures.percent(),
        record::time(took),
    );
    println!("The logs are in {}.", out.join("mutants.out/log").display());
    if figures.viable() + figures.unviable >= RECORDED.min(all.len()) {
        record::write(DOCUMENT, plan.game, &cells(plan, &figures, all.len(), &record::time(took))?)?;
    }
    ensure!(figures.is_enough(), "less than {WANTED} % of the mutants are caught or explained");
    Ok(())
}

/// Runs cargo-mutants on these mutants or on the whole crate.
fn tested(plan: &Plan, open: &[&Mutant], whole: bool, out: &Path, all: &[Mutant]) -> Result<Vec<(usize, Verdict)>> {
    let mut test = mutants()?;
    test.args(["--package", plan.game, "--profile", "mutants", "--colors", "never", "--annotations", "none"]);
    test.args(["--caught", "--unviable", "--minimum-test-timeout", "60", "--timeout-multiplier", "10"]);
    test.arg(format!("--cargo-arg=--test={TESTS}")).arg(format!("--jobs={}", plan.jobs.max(1)));
    test.arg("--output").arg(out);
    if !whole {
        for mutant in open {
            test.arg("--re").arg(mutant.pattern());
        }
    }
    follow(&mut test)?;
    verdicts(&out.join("mutants.out/outcomes.json"), all)
}

/// Returns cargo-mutants as a command, started in the way cargo does.
fn mutants() -> Result<Command> {
    let mut mutants = tool::command("cargo-mutants", VERSION)?;
    // The copies of the workspace must not share a target folder.
    mutants.arg("mutants").env_remove("CARGO_TARGET_DIR");
    Ok(mutants)
}

/// Runs cargo-mutants and shows its progress. Its exit code also reports survivors, which are judged later; only other
/// codes are errors.
fn follow(test: &mut Command) -> Result<()> {
    let mut child = test.stdout(Stdio::piped()).spawn().context("starting cargo-mutants")?;
    let out = child.stdout.take().context("the output of cargo-mutants")?;
    let (mut done, mut n) = (0, String::from("?"));
    for line in BufReader::new(out).lines() {
        let line = line.context("reading the output of cargo-mutants")?;
        let about = ["caught", "MISSED", "TIMEOUT", "unviable"].iter().any(|word| line.starts_with(word));
        if about {
            done += 1;
            println!("{done:>5} of {n}  {line}");
        } else {
            // `Found 150 mutants to test`
            if let Some(found) = line.strip_prefix("Found ") {
                found.split(' ').next().unwrap_or_default().clone_into(&mut n);
            }
            println!("{line}");
        }
    }
    let status = child.wait().context("waiting for cargo-mutants")?;
    // 2: some survived; 3: some ran into the time limit.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo-mutants failed ({status}); do the tests pass without a mutant?");
    }
    Ok(())
}

/// The verdicts of all tested mutants, by their index in the list.
fn verdicts(path: &Path, all: &[Mutant]) -> Result<Vec<(usize, Verdict)>> {
    let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let outcomes: Value = serde_json::from_str(&text).with_context(|| format!("reading {}", path.display()))?;
    let outcomes = outcomes["outcomes"].as_array().context("cargo-mutants wrote no outcomes")?;
    let mut found = Vec::new();
    for outcome in outcomes {
        let Some(name) = outcome["scenario"]["Mutant"]["name"].as_str() else { continue };
        let at = all.iter().position(|mutant| mutant.name == name);
        let at = at.with_context(|| format!("{name} is not in the list of mutants"))?;
        let summary = outcome["summary"].as_str();
        let verdict = Verdict::ALL.into_iter().find(|verdict| summary == Some(verdict.name()));
        let verdict = verdict.with_context(|| format!("{name} ended as {summary:?}"))?;
        found.push((at, verdict));
    }
    Ok(found)
}

/// Prints survivors and superfluous explanations, and counts the verdicts.
fn told(verdicts: &[(usize, Verdict)], all: &[Mutant], explained: &Explained, game: &str) -> Figures {
    let mut figures = Figures::default();
    let mut survivors = Vec::new();
    for (at, verdict) in verdicts {
        let mutant = &all[*at];
        match verdict {
            Verdict::Timeout => figures.timeout += 1,
            Verdict::Unviable => figures.unviable += 1,
            Verdict::Survived if explained.has(&mutant.id) => figures.explained += 1,
            Verdict::Survived => {
                figures.survived += 1;
                survivors.push(mutant);
            }
            Verdict::Caught => {
                figures.caught += 1;
                if explained.has(&mutant.id) {
                    println!("caught, so its explanation can be removed: {}", mutant.id);
                }
            }
        }
    }
    for id in explained.ids().filter(|id| all.iter().all(|mutant| mutant.id != *id)) {
        println!("explained in {}, but no longer exists: {id}", explained::path(game));
    }
    if !survivors.is_empty() {
        println!("\nSurvived. Write a test for each, or explain in {} why that is impossible:", explained::path(game));
    }
    for mutant in survivors {
        println!("{}\n    at {}", mutant.id, mutant.place());
    }
    figures
}

/// The cells of the document's row after the name of the game.
fn cells(plan: &Plan, figures: &Figures, all: usize, took: &str) -> Result<Vec<String>> {
    let tested = figures.viable() + figures.unviable;
    let sample = if tested == all { format!("all {all}") } else { format!("{tested} of {all}, seed {}", plan.seed) };
    Ok(vec![
        sample,
        figures.caught.to_string(),
        figures.timeout.to_string(),
        figures.explained.to_string(),
        figures.survived.to_string(),
        figures.unviable.to_string(),
        format!("{:.1} %", figures.percent()),
        took.to_owned(),
        record::today(),
        record::commit()?,
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_survivor_of_ten_passes_and_two_do_not() {
        let figures = |caught, survived| Figures { caught, survived, unviable: 7, ..Figures::default() };
        assert!(figures(9, 1).is_enough());
        assert!(!figures(8, 2).is_enough());
        assert!((figures(9, 1).percent() - 90.0).abs() < 1e-9);
        let helped = Figures { timeout: 4, explained: 4, survived: 1, caught: 1, unviable: 0 };
        assert!(helped.is_enough());
        assert!(Figures::default().is_enough(), "nothing that compiles, nothing that survives");
    }
}
