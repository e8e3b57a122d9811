//! `cargo xtask test --long`: runs the tests with large numbers of cases, in parts of up to an hour on two cores.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::{host, record};

/// Environment variable that makes tests run more cases, such as a million deals or ten thousand games.
const LONG: &str = "ORRERY_LONG";
const DOCUMENT: &str = "docs/LONG-RUNS.md";
/// Maximum time of a part on two cores.
const HOUR: Duration = Duration::from_hours(1);

/// Crates that are tested together.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) name: &'static str,
    packages: &'static [&'static str],
    /// Whether their tests start database servers.
    databases: bool,
}

const fn part(name: &'static str, packages: &'static [&'static str]) -> Part {
    Part { name, packages, databases: false }
}

/// The parts. A test checks that every crate of the workspace is in one of them.
pub(crate) const PARTS: [Part; 9] = [
    part("star-realms", &["star-realms"]),
    part("sw-lcg", &["sw-lcg"]),
    part("destiny", &["destiny"]),
    part("rebellion", &["rebellion"]),
    part("search", &["search", "table", "tiny-games"]),
    part("games", &["games", "session", "cards", "text", "art", "protocol", "xtask"]),
    Part { databases: true, ..part("server", &["server", "client"]) },
    Part { databases: true, ..part("store", &["store"]) },
    part("cli", &["cli"]),
];

/// Names of all parts, for messages.
pub(crate) fn names() -> String {
    PARTS.map(|part| part.name).join(", ")
}

/// Runs this part, or all parts one after another, even if some fail.
pub(crate) fn run(only: Option<&'static Part>) -> ExitCode {
    let parts: Vec<&Part> = PARTS.iter().filter(|part| only.is_none_or(|only| only == *part)).collect();
    let (begun, mut failed) = (Instant::now(), Vec::new());
    for (at, part) in parts.iter().enumerate() {
        println!("\n== {} ({} of {}){}", part.name, at + 1, parts.len(), last(part));
        let started = Instant::now();
        let result = test(part);
        let took = started.elapsed();
        match result.and_then(|()| passed(part, took)) {
            Ok(()) => println!("-- {} passed in {}", part.name, record::time(took)),
            Err(error) => {
                println!("-- {} FAILED after {}: {error:#}", part.name, record::time(took));
                failed.push(part.name);
            }
        }
        if took > HOUR {
            println!("   This is more than an hour. On two cores it should be less: run fewer cases or split it.");
        }
    }
    let n_passed = parts.len() - failed.len();
    println!("\n{n_passed} passed, {} failed, {}", failed.len(), record::time(begun.elapsed()));
    if failed.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("Failed: {}. Run one alone with `cargo xtask test --long PART`.", failed.join(", "));
    ExitCode::FAILURE
}

/// Tests a part with optimization and all checks enabled.
fn test(part: &Part) -> Result<()> {
    if part.databases {
        host::need("PostgreSQL", "postgresql", host::has_postgres)?;
    }
    let mut test = host::cargo();
    test.args(["test", "--quiet", "--profile", "long"]).env(LONG, "1");
    test.args(part.packages.iter().flat_map(|package| ["--package", package]));
    host::run(&mut test)
}

fn passed(part: &Part, took: Duration) -> Result<()> {
    let cells = [part.packages.join(", "), record::today(), record::commit()?, record::time(took)];
    record::write(DOCUMENT, part.name, &cells)
}

/// Text for the heading that says when the part last passed.
fn last(part: &Part) -> String {
    match record::read(DOCUMENT, part.name).as_deref() {
        Some([_, day, _, took, ..]) if day != "never" => format!(", passed on {day} in {took}"),
        _ => ", has not passed yet".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::*;

    #[test]
    fn every_crate_is_in_one_part() {
        let root = host::root();
        let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path());
        let folders = crates.chain(["examples/tiny", "xtask"].map(|folder| root.join(folder)));
        let name = |text: String| {
            let line = text.lines().find_map(|line| line.strip_prefix("name = ")).expect("a name");
            line.trim_matches('"').to_owned()
        };
        let there: BTreeSet<String> =
            folders.filter_map(|folder| fs::read_to_string(folder.join("Cargo.toml")).ok()).map(name).collect();
        let listed: Vec<&str> = PARTS.iter().flat_map(|part| part.packages).copied().collect();
        assert_eq!(listed.len(), there.len(), "a crate is missing or in two parts");
        assert_eq!(listed.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>(), there);
    }

    #[test]
    fn every_part_has_a_row() {
        for part in &PARTS {
            assert!(record::read(DOCUMENT, part.name).is_some_and(|cells| cells.len() == 4), "{}", part.name);
        }
    }
}
