//! `cargo xtask rules`: which lines of the rules digests are cited by tests.
//!
//! The promise of a finished game is that every line of its digest is cited by a test, or stands with a reason among
//! the exceptions, and that every open point has a ruling. Games not yet finished are only reported.

mod check;
mod cited;
mod digest;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::host;
use check::{House, Verdict};
use digest::Digest;

/// Names of the files below `docs`, and what they are for.
const DIGESTS: &str = "docs/rules";
const EXCEPTIONS: &str = "docs/rules/exceptions.md";
const FINISHED: &str = "docs/rules/finished.txt";
const RULINGS: &str = "docs/RULINGS.md";

/// Prints the tables; fails when a finished game has gaps or anything names a rule that does not exist.
pub(crate) fn run() -> Result<()> {
    let Verdict { report, problems } = read(host::root())?.check();
    print!("{report}");
    if problems.is_empty() {
        return Ok(());
    }
    for problem in &problems {
        println!("problem: {problem}");
    }
    bail!("{} problem(s) with the rules", problems.len())
}

/// Reads digests, lists and sources of the workspace at `root`.
fn read(root: &Path) -> Result<House> {
    let mut house = House::default();
    for path in files(&root.join(DIGESTS), "md")? {
        if path == root.join(EXCEPTIONS) {
            continue;
        }
        let name = path.file_stem().expect("files have names").to_string_lossy();
        // `<game>.<language>.md` is a translation: it has the ids of `<game>.md` once more.
        if name.contains('.') {
            continue;
        }
        house.digests.push(Digest::parse(&name, &text(&path)?));
    }
    house.exceptions = digest::lines(&text(&root.join(EXCEPTIONS))?);
    house.rulings = digest::ids(&text(&root.join(RULINGS))?).collect();
    let finished = text(&root.join(FINISHED))?;
    house.finished =
        finished.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')).map(str::to_owned).collect();

    let mut outlined = Vec::new();
    let mut sources = Vec::new();
    for path in files(&root.join("crates"), "rs")? {
        let source = text(&path)?;
        outlined.extend(cited::outlined_tests(&path, &source));
        sources.push((path, source));
    }
    for (path, source) in sources {
        let inside = path.strip_prefix(root).expect("found below the root");
        // crates/<crate>/tests/** and files of `#[cfg(test)] mod name;` are tests from top to bottom.
        let whole = inside.components().nth(2).is_some_and(|c| c.as_os_str() == "tests")
            || outlined.iter().any(|module| path.starts_with(module) || path == module.with_extension("rs"));
        house.citations.extend(cited::citations(&inside.to_string_lossy(), &source, whole));
    }
    Ok(house)
}

fn text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

/// Files with this extension anywhere below a folder, in order of their paths.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("reading {}", folder.display()))? {
            let entry = entry?;
            let path = entry.path();
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digests, lists and sources of this workspace itself can be read, and the digest of Star Realms has its lines.
    #[test]
    fn the_workspace_reads() {
        let house = read(host::root()).unwrap();
        let star_realms = house.digests.iter().find(|d| d.name == "star-realms").unwrap();
        let speaks_of_it = house.digests.iter().filter(|d| d.ids.iter().any(|id| id.game() == "SR")).count();
        assert_eq!(speaks_of_it, 1, "a translation is not a digest of its own");
        assert!(star_realms.ids.len() > 140);
        assert!(star_realms.ids.iter().all(|id| id.game() == "SR"));
    }
}
