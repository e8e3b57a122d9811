//! `cargo xtask check`: the quick gate before a commit. It checks everything in a few minutes except for what needs whole games: the
//! browser, the instruction counts, and the tests of crates without changes.

use std::collections::BTreeSet;
use std::process::{Command, ExitCode};

use crate::test::{Step, all, quick_steps};
use crate::{host, web};

/// Runs all steps up to the first failure.
pub(crate) fn run() -> ExitCode {
    let mut steps = quick_steps();
    steps.push(Step::new(
        "unit tests",
        || host::run(host::cargo().args(["test", "--workspace", "--lib", "--bins", "--quiet"])),
        "run the failing test: `cargo test -p <crate> <name>`",
    ));
    let files = changed_files();
    if web::has_node() && files.iter().any(|file| file.starts_with("web/")) {
        steps.push(Step::new("web client", web::check, "run `npm run lint`, `npm run check` and `npm test` in web/"));
    }
    let packages = packages(&files);
    if !packages.is_empty() {
        steps.push(Step::new(
            "tests of changed crates",
            move || host::run(host::cargo().args(["test", "--quiet"]).args(&packages)),
            "run the failing test: `cargo test -p <crate> <name>`",
        ));
    }
    if all(steps) {
        println!("CI also plays whole games in a browser and counts instructions: `cargo xtask test`");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The files that differ from the main branch of the origin, or else from the last commit. Empty without git.
fn changed_files() -> Vec<String> {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).current_dir(host::root()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let base = git(&["merge-base", "HEAD", "origin/main"]);
    let base = base.as_deref().map_or("HEAD", str::trim);
    let changed = git(&["diff", "--name-only", base]).unwrap_or_default();
    let new = git(&["ls-files", "--others", "--exclude-standard"]).unwrap_or_default();
    changed.lines().chain(new.lines()).map(str::to_owned).collect()
}

/// The arguments that select the packages of these files.
fn packages(files: &[String]) -> Vec<String> {
    let names: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| match file.split('/').collect::<Vec<_>>()[..] {
            ["crates", name, _, ..] => Some(name),
            ["examples", "tiny", ..] => Some("tiny-games"),
            ["xtask", ..] => Some("xtask"),
            _ => None,
        })
        .collect();
    names.into_iter().map(|name| format!("--package={name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_select_their_packages() {
        let files =
            ["crates/table/src/seat.rs", "crates/table/README.md", "examples/tiny/src/lib.rs", "docs/RULINGS.md"];
        assert_eq!(packages(&files.map(str::to_owned)), ["--package=table", "--package=tiny-games"]);
        assert_eq!(packages(&["xtask/src/main.rs".to_owned()]), ["--package=xtask"]);
        assert_eq!(packages(&["README.md".to_owned()]), [""; 0]);
    }
}
