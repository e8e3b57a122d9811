//! `cargo xtask rules`: shows which lines of the rules digests are cited by tests.
//!
//! In a finished game a test cites every line of the digest, or the line is listed as an exception with a reason, and
//! every open point has a ruling. For other games gaps are only reported.

mod check;
mod cited;
mod digest;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::host;
use check::{Input, Verdict};
use digest::Digest;

/// Paths of the digests and lists in `docs`.
const DIGESTS: &str = "docs/rules";
const EXCEPTIONS: &str = "docs/rules/exceptions.md";
const FINISHED: &str = "docs/rules/finished.txt";
const RULINGS: &str = "docs/RULINGS.md";

/// Prints the tables. Fails if a finished game has gaps or if a rule is cited that does not exist.
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
fn read(root: &Path) -> Result<Input> {
    let mut input = Input::default();
    for path in files(&root.join(DIGESTS), "md")? {
        if path == root.join(EXCEPTIONS) {
            continue;
        }
        let name = path.file_stem().expect("files have names").to_string_lossy();
        // `<game>.<language>.md` is a translation, which repeats the ids of `<game>.md`.
        if name.contains('.') {
            continue;
        }
        input.digests.push(Digest::parse(&name, &text(&path)?));
    }
    input.exceptions = digest::lines(&text(&root.join(EXCEPTIONS))?);
    input.rulings = digest::ids(&text(&root.join(RULINGS))?).collect();
    let finished = text(&root.join(FINISHED))?;
    input.finished =
        finished.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')).map(str::to_owned).collect();

    let mut outlined = Vec::new();
    let mut sources = Vec::new();
    for path in files(&root.join("crates"), "rs")? {
        let source = text(&path)?;
        outlined.extend(cited::outlined_tests(&path, &source));
        sources.push((path, source));
    }
    for (path, source) in sources {
        let inside = path.strip_prefix(root).expect("the file is below the root");
        // In crates/<crate>/tests/** and files of `#[cfg(test)] mod name;` the whole file is a test.
        let whole = inside.components().nth(2).is_some_and(|c| c.as_os_str() == "tests")
            || outlined.iter().any(|module| path.starts_with(module) || path == module.with_extension("rs"));
        input.citations.extend(cited::citations(&inside.to_string_lossy(), &source, whole));
    }
    Ok(input)
}

fn text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

/// Files with this extension in a folder and its subfolders, sorted by path.
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

    /// The digests, lists and sources of this workspace can be read, and the digest of Star Realms is complete.
    #[test]
    fn the_workspace_reads() {
        let input = read(host::root()).unwrap();
        let star_realms = input.digests.iter().find(|d| d.name == "star-realms").unwrap();
        let speaks_of_it = input.digests.iter().filter(|d| d.ids.iter().any(|id| id.game() == "SR")).count();
        assert_eq!(speaks_of_it, 1, "a translation is not a separate digest");
        assert!(star_realms.ids.len() > 140);
        assert!(star_realms.ids.iter().all(|id| id.game() == "SR"));
    }
}
