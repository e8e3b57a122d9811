//! `cargo xtask slow`: lists the slowest tests, as information for maintainers of the suite.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::host;

/// Number of tests to list.
const MOST: usize = 20;

/// Runs all test programs one after another and lists the slowest tests.
pub(crate) fn run() -> Result<()> {
    let mut build = host::cargo();
    build.args(["test", "--workspace", "--no-run", "--message-format=json-render-diagnostics"]);
    let mut found = Vec::new();
    for (program, folder) in programs(&host::output(&mut build)?) {
        let name = program.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let package = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        println!("running {package} ({name})");
        // Test programs on stable print times only if unstable options are allowed.
        let mut test = Command::new(&program);
        test.args(["-Zunstable-options", "--report-time"]).env("RUSTC_BOOTSTRAP", "1").current_dir(&folder);
        let out = test.output().with_context(|| format!("starting {}", program.display()))?;
        let text = String::from_utf8_lossy(&out.stdout);
        found.extend(times(&text).map(|(name, seconds)| (seconds, format!("{package} {name}"))));
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let all: f64 = found.iter().map(|(seconds, _)| seconds).sum();
    println!("\n{} tests, {all:.0} s of work; the slowest {MOST}:", found.len());
    for (seconds, name) in found.iter().take(MOST) {
        println!("{seconds:>8.2} s  {name}");
    }
    Ok(())
}

/// The test programs that cargo built, and their working folders.
fn programs(messages: &str) -> Vec<(PathBuf, PathBuf)> {
    let program = |line: &str| {
        let message: Value = serde_json::from_str(line).ok()?;
        let is_test = message["profile"]["test"].as_bool()?;
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
        is_test.then_some((PathBuf::from(message["executable"].as_str()?), folder.to_owned()))
    };
    messages.lines().filter_map(program).collect()
}

/// Names and seconds of the tests in the output of a test program.
fn times(text: &str) -> impl Iterator<Item = (String, f64)> {
    text.lines().filter_map(|line| {
        let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
        let (_, time) = rest.split_once('<')?;
        Some((name.to_owned(), time.split_once("s>")?.0.parse().ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_off_the_report() {
        let text = "running 2 tests\ntest a::b ... ok <1.250s>\ntest c ... ignored\ntest d ... FAILED <0.003s>\n";
        assert_eq!(times(text).collect::<Vec<_>>(), [("a::b".to_owned(), 1.25), ("d".to_owned(), 0.003)]);
    }

    #[test]
    fn programs_are_those_that_test() {
        let messages = r#"{"reason":"compiler-artifact","manifest_path":"/w/a/Cargo.toml","profile":{"test":true},"executable":"/t/a-1"}
{"reason":"compiler-artifact","manifest_path":"/w/b/Cargo.toml","profile":{"test":false},"executable":"/t/b"}
{"reason":"build-finished","success":true}"#;
        assert_eq!(programs(messages), [(PathBuf::from("/t/a-1"), PathBuf::from("/w/a"))]);
    }
}
