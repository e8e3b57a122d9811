//! Finds citations of rules in sources, and which of them are in tests.

use std::path::{Path, PathBuf};

use super::digest::{self, Id};

/// A mention of a rule in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Citation {
    pub(crate) id: Id,
    /// `file:line`.
    pub(crate) at: String,
    /// Whether it is in test code. Other mentions must name existing rules, but do not count as tests.
    pub(crate) in_test: bool,
}

/// All mentions in a source. `whole` means that the whole file is a test.
pub(crate) fn citations(path: &str, source: &str, whole: bool) -> Vec<Citation> {
    let mut found = Vec::new();
    for (n, (line, test)) in source.lines().zip(test_lines(source)).enumerate() {
        let at = || format!("{path}:{}", n + 1);
        found.extend(digest::ids(line).map(|id| Citation { id, at: at(), in_test: whole || test }));
    }
    found
}

/// For each line: does it belong to an item under `#[cfg(test)]`?
///
/// Sources are formatted, so an item ends at the first closing line with its indentation. Such a line in a raw string
/// ends the item too early, which can only ignore a citation.
fn test_lines(source: &str) -> Vec<bool> {
    let mut inside: Option<&str> = None;
    let mut marks = Vec::new();
    for line in source.lines() {
        if inside.is_none() && is_test_gate(line.trim_start()) {
            inside = Some(&line[..line.len() - line.trim_start().len()]);
        }
        marks.push(inside.is_some());
        if let Some(indent) = inside {
            let rest = line.strip_prefix(indent).unwrap_or_default().split("//").next().unwrap_or_default().trim_end();
            let last = rest.starts_with('}') || (!rest.starts_with([' ', '#']) && rest.ends_with([';', '}']));
            if last {
                inside = None;
            }
        }
    }
    marks
}

/// The modules `#[cfg(test)] mod name;` of a source, as paths of their folders; the file of a module adds `.rs`.
pub(crate) fn outlined_tests(path: &Path, source: &str) -> Vec<PathBuf> {
    let stem = path.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
    let folder = path.parent().unwrap_or(path);
    let home = if ["lib", "main", "mod"].contains(&stem) { folder.to_owned() } else { folder.join(stem) };
    let mut gated = false;
    let mut modules = Vec::new();
    for line in source.lines().map(str::trim) {
        if is_test_gate(line) {
            gated = true;
        } else if gated && !line.starts_with('#') && !line.starts_with("//") {
            let name = line.trim_start_matches("pub ").trim_start_matches("pub(crate) ");
            if let Some(name) = name.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')) {
                modules.push(home.join(name));
            }
            gated = false;
        }
    }
    modules
}

fn is_test_gate(line: &str) -> bool {
    line.starts_with("#[cfg(test)]") || line.starts_with("#[cfg(all(test,")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
/// Why not: SR-OUT-01.
fn attack() {}

#[cfg(test)]
use std::fmt; // SR-AAA-01

fn middle() {} // SR-AAA-02

#[cfg(test)]
#[expect(lint, reason = \"SR-AAA-03\")]
mod tests {
    /// SR-OUT-EX1
    #[test]
    fn outposts() {
        call();
    }
    // SR-AAA-04
}

fn after() {} // SR-AAA-05
";

    #[test]
    fn only_test_items_count_as_tests() {
        let found = citations("a.rs", SOURCE, false);
        let tests: Vec<_> = found.iter().filter(|c| c.in_test).map(|c| c.id.to_string()).collect();
        let code: Vec<_> = found.iter().filter(|c| !c.in_test).map(|c| c.id.to_string()).collect();
        assert_eq!(tests, ["SR-AAA-01", "SR-AAA-03", "SR-OUT-EX1", "SR-AAA-04"]);
        assert_eq!(code, ["SR-OUT-01", "SR-AAA-02", "SR-AAA-05"]);
        assert_eq!(found[0].at, "a.rs:1");
    }

    #[test]
    fn a_test_file_counts_as_a_whole() {
        assert!(citations("tests/a.rs", SOURCE, true).iter().all(|c| c.in_test));
    }

    #[test]
    fn outlined_test_modules_are_found_beside_their_parent() {
        let source = "mod a;\n#[cfg(test)]\nmod model;\n#[cfg(test)]\nmod tests {\n}\nmod b;\n";
        assert_eq!(outlined_tests(Path::new("src/lib.rs"), source), [PathBuf::from("src/model")]);
        assert_eq!(outlined_tests(Path::new("src/view.rs"), source), [PathBuf::from("src/view/model")]);
    }
}
