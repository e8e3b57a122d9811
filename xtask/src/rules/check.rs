//! Compares rules digests with citations: prints tables and finds problems.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::cited::Citation;
use super::digest::{Digest, Id, Kind};

/// Input of the check.
#[derive(Debug, Default)]
pub(crate) struct Input {
    pub(crate) digests: Vec<Digest>,
    /// Rules that no program can test, with the reasons.
    pub(crate) exceptions: Vec<(Id, String)>,
    /// Names of the games that are declared finished.
    pub(crate) finished: Vec<String>,
    /// Ids mentioned in the rulings.
    pub(crate) rulings: Vec<Id>,
    pub(crate) citations: Vec<Citation>,
}

/// Result of a check.
#[derive(Debug)]
pub(crate) struct Verdict {
    pub(crate) report: String,
    pub(crate) problems: Vec<String>,
}

impl Input {
    /// Runs all checks.
    pub(crate) fn check(&self) -> Verdict {
        let mut problems = Vec::new();
        let known = self.known(&mut problems);
        let tested: BTreeSet<&Id> = self.citations.iter().filter(|c| c.in_test).map(|c| &c.id).collect();
        let excused = self.excused(&known, &tested, &mut problems);
        self.strangers(&known, &mut problems);

        let mut report = String::new();
        for digest in &self.digests {
            let finished = self.finished.contains(&digest.name);
            let missing: Vec<&Id> =
                digest.ids.iter().filter(|&id| !tested.contains(id) && !excused.contains(id)).collect();
            table(&mut report, digest, finished, &tested, &excused);
            if !missing.is_empty() {
                _ = writeln!(report, "  not cited by any test ({}):", missing.len());
                for line in missing.chunks(8) {
                    _ = writeln!(report, "    {}", join(line));
                }
            }
            if finished {
                problems
                    .extend(missing.iter().map(|id| format!("{} is finished, but no test cites {id}", digest.name)));
                let open = digest.ids.iter().filter(|id| id.kind() == Kind::Open && !self.rulings.contains(id));
                problems.extend(open.map(|id| format!("{} is finished, but {id} has no ruling", digest.name)));
            }
        }
        for name in &self.finished {
            if !self.digests.iter().any(|d| d.name == *name) {
                problems.push(format!("`{name}` is listed as finished and has no digest"));
            }
        }
        Verdict { report, problems }
    }

    /// All ids that exist. A duplicate id is a problem.
    fn known(&self, problems: &mut Vec<String>) -> BTreeSet<&Id> {
        let mut known = BTreeSet::new();
        for digest in &self.digests {
            for id in &digest.ids {
                if !known.insert(id) {
                    problems.push(format!("{id} is defined twice, the second time in {}.md", digest.name));
                }
            }
        }
        known
    }

    /// The valid exceptions. An exception without a reason, without a rule or for a cited rule is a problem.
    fn excused(&self, known: &BTreeSet<&Id>, tested: &BTreeSet<&Id>, problems: &mut Vec<String>) -> BTreeSet<&Id> {
        let mut excused = BTreeSet::new();
        for (id, reason) in &self.exceptions {
            let wrong = if reason.is_empty() {
                "gives no reason"
            } else if !known.contains(id) {
                "is for a rule that does not exist"
            } else if tested.contains(id) {
                "is for a rule that a test cites"
            } else if !excused.insert(id) {
                "is listed twice"
            } else {
                continue;
            };
            problems.push(format!("the exception for {id} {wrong}"));
        }
        excused
    }

    /// Finds cited ids that the digest of their game does not define.
    fn strangers(&self, known: &BTreeSet<&Id>, problems: &mut Vec<String>) {
        let games: BTreeSet<&str> = known.iter().map(|id| id.game()).collect();
        let stranger = |id: &Id| games.contains(id.game()) && !known.contains(id);
        for citation in self.citations.iter().filter(|c| stranger(&c.id)) {
            problems.push(format!("{} cites {}, which does not exist", citation.at, citation.id));
        }
        for id in self.rulings.iter().filter(|id| stranger(id)) {
            problems.push(format!("the rulings name {id}, which does not exist"));
        }
    }
}

/// Number of cited and of testable lines of an area.
#[derive(Clone, Copy, Default)]
struct Tally([(usize, usize); 3]);

impl Tally {
    fn add(&mut self, kind: Kind, cited: bool) {
        let (n, of) = &mut self.0[kind as usize];
        *n += usize::from(cited);
        *of += 1;
    }

    fn row(self, name: &str) -> String {
        let cell = |kind: Kind| match self.0[kind as usize] {
            (_, 0) => "-".into(),
            (n, of) => format!("{n}/{of}"),
        };
        format!("  {name:8} {:>8} {:>8} {:>8}\n", cell(Kind::Rule), cell(Kind::Example), cell(Kind::Open))
    }
}

fn table(out: &mut String, digest: &Digest, finished: bool, tested: &BTreeSet<&Id>, excused: &BTreeSet<&Id>) {
    let mut areas: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut order: Vec<&str> = Vec::new();
    let mut total = Tally::default();
    for id in digest.ids.iter().filter(|id| !excused.contains(id)) {
        if !areas.contains_key(id.area()) {
            order.push(id.area());
        }
        areas.entry(id.area()).or_default().add(id.kind(), tested.contains(id));
        total.add(id.kind(), tested.contains(id));
    }
    let note = if finished { "finished: every line must be cited" } else { "not yet finished: gaps are allowed" };
    _ = writeln!(out, "{} ({note})", digest.name);
    _ = writeln!(out, "  {:8} {:>8} {:>8} {:>8}", "area", "rules", "examples", "open");
    for area in order {
        out.push_str(&areas[area].row(area));
    }
    out.push_str(&total.row("all"));
    let n_excused = digest.ids.iter().filter(|id| excused.contains(id)).count();
    if n_excused > 0 {
        _ = writeln!(out, "  and {n_excused} that no program can test (exceptions.md)");
    }
}

fn join(ids: &[&Id]) -> String {
    ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::{cited, digest};
    use super::*;

    const DIGEST: &str = "- `SR-OUT-01` rule\n- `SR-OUT-EX1` example\n- `SR-ABL-OPEN1` open\n- `SR-COMP-01` pieces\n";

    /// Input with one digest; `tests` is a test file, `code` an ordinary one.
    fn input(tests: &str, code: &str, exceptions: &str, rulings: &str, finished: bool) -> Input {
        let mut citations = cited::citations("crates/a/tests/t.rs", tests, true);
        citations.extend(cited::citations("crates/a/src/lib.rs", code, false));
        Input {
            digests: vec![Digest::parse("star-realms", DIGEST)],
            exceptions: digest::lines(exceptions),
            finished: if finished { vec!["star-realms".into()] } else { vec![] },
            rulings: digest::ids(rulings).collect(),
            citations,
        }
    }

    const ALL: &str = "/// SR-OUT-01 SR-OUT-EX1\n/// SR-ABL-OPEN1";
    const PIECES: &str = "- `SR-COMP-01` cardboard";

    #[test]
    fn a_finished_game_with_every_line_cited_or_excused_passes() {
        let verdict = input(ALL, "", PIECES, "SR-ABL-OPEN1", true).check();
        assert_eq!(verdict.problems, [""; 0]);
        assert_eq!(
            verdict.report,
            "\
star-realms (finished: every line must be cited)
  area        rules examples     open
  OUT           1/1      1/1        -
  ABL             -        -      1/1
  all           1/1      1/1      1/1
  and 1 that no program can test (exceptions.md)
"
        );
    }

    #[test]
    fn a_gap_is_reported_and_fails_only_a_finished_game() {
        let verdict = input("// SR-OUT-01", "", PIECES, "SR-ABL-OPEN1", false).check();
        assert_eq!(verdict.problems, [""; 0]);
        assert!(verdict.report.ends_with("not cited by any test (2):\n    SR-OUT-EX1 SR-ABL-OPEN1\n"));
        let verdict = input("// SR-OUT-01", "", PIECES, "SR-ABL-OPEN1", true).check();
        assert_eq!(verdict.problems.len(), 2);
        assert_eq!(verdict.problems[0], "star-realms is finished, but no test cites SR-OUT-EX1");
    }

    #[test]
    fn a_mention_outside_tests_proves_nothing() {
        let verdict = input("// SR-OUT-01 SR-ABL-OPEN1", "// SR-OUT-EX1", PIECES, "SR-ABL-OPEN1", true).check();
        assert_eq!(verdict.problems, ["star-realms is finished, but no test cites SR-OUT-EX1"]);
    }

    #[test]
    fn an_open_point_of_a_finished_game_needs_a_ruling() {
        let verdict = input(ALL, "", PIECES, "", true).check();
        assert_eq!(verdict.problems, ["star-realms is finished, but SR-ABL-OPEN1 has no ruling"]);
    }

    #[test]
    fn ids_that_do_not_exist_are_named_wherever_they_stand() {
        let verdict = input("\n// SR-OUT-99", "// SR-OUT-98 and UTF-ABC-8", "", "SR-OUT-97", false).check();
        assert_eq!(
            verdict.problems,
            [
                "crates/a/tests/t.rs:2 cites SR-OUT-99, which does not exist",
                "crates/a/src/lib.rs:1 cites SR-OUT-98, which does not exist",
                "the rulings name SR-OUT-97, which does not exist",
            ]
        );
    }

    #[test]
    fn exceptions_must_be_needed_known_unique_and_argued() {
        let exceptions =
            "- `SR-OUT-01` cited\n- `SR-OUT-77` unknown\n- `SR-COMP-01` x\n- `SR-COMP-01` y\n- `SR-OUT-EX1`";
        let verdict = input("// SR-OUT-01", "", exceptions, "", false).check();
        assert_eq!(
            verdict.problems,
            [
                "the exception for SR-OUT-01 is for a rule that a test cites",
                "the exception for SR-OUT-77 is for a rule that does not exist",
                "the exception for SR-COMP-01 is listed twice",
                "the exception for SR-OUT-EX1 gives no reason",
            ]
        );
    }

    #[test]
    fn an_id_has_one_definition_and_a_finished_game_a_digest() {
        let mut input = input("", "", "", "", false);
        input.digests.push(Digest::parse("other", "- `SR-OUT-01` again"));
        input.finished.push("chess".into());
        assert_eq!(
            input.check().problems,
            [
                "SR-OUT-01 is defined twice, the second time in other.md",
                "`chess` is listed as finished and has no digest"
            ]
        );
    }
}
