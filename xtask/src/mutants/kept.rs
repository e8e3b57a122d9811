//! Results of earlier runs, so that `--again` tests only the mutants whose result may have changed.
//!
//! They are stored in the target folder. A result is valid while the mutant's source file is unchanged: tests are
//! normally only added, so they still catch what they caught.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::Verdict;
use super::list::{Mutant, fnv};
use crate::host;

/// The verdict and the hash of the source file by mutant id.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Kept {
    path: PathBuf,
    results: BTreeMap<String, (Verdict, u64)>,
}

impl Kept {
    /// Reads the stored results; without a file there are none.
    pub(crate) fn read(path: PathBuf) -> Result<Self> {
        let mut kept = Self { path, results: BTreeMap::new() };
        let Ok(text) = fs::read_to_string(&kept.path) else { return Ok(kept) };
        let json: Value = serde_json::from_str(&text).with_context(|| format!("reading {}", kept.path.display()))?;
        for (id, result) in json.as_object().into_iter().flatten() {
            if let (Some(verdict), Some(source)) = (result["verdict"].as_str(), result["source"].as_u64())
                && let Some(verdict) = Verdict::ALL.into_iter().find(|v| v.name() == verdict)
            {
                kept.results.insert(id.clone(), (verdict, source));
            }
        }
        Ok(kept)
    }

    /// The verdict, if it is still valid. Mutants that survived are always tested again.
    pub(crate) fn verdict(&self, mutant: &Mutant) -> Option<Verdict> {
        let (verdict, source) = *self.results.get(&mutant.id)?;
        (verdict != Verdict::Survived && source_of(host::root(), mutant) == Some(source)).then_some(verdict)
    }

    /// Adds the results of a run, replacing older ones.
    pub(crate) fn add<'a>(&mut self, results: impl IntoIterator<Item = (&'a Mutant, Verdict)>) -> Result<()> {
        for (mutant, verdict) in results {
            if let Some(source) = source_of(host::root(), mutant) {
                self.results.insert(mutant.id.clone(), (verdict, source));
            }
        }
        let json: serde_json::Map<String, Value> = self
            .results
            .iter()
            .map(|(id, (verdict, source))| (id.clone(), json!({ "verdict": verdict.name(), "source": source })))
            .collect();
        let text = serde_json::to_string_pretty(&json).context("writing results")?;
        fs::write(&self.path, text).with_context(|| format!("writing {}", self.path.display()))
    }
}

/// Hash of the mutant's source file.
fn source_of(root: &Path, mutant: &Mutant) -> Option<u64> {
    let file = mutant.id.split_once(": ")?.0;
    fs::read(root.join(file)).ok().map(fnv)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_counts_until_its_source_changes() {
        let folder = std::env::temp_dir().join(format!("orrery-kept-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("results.json");
        let mutant = |file: &str, n: u8| Mutant { name: format!("{n}"), id: format!("{file}: replace {n}") };
        let (here, gone) = (mutant("xtask/src/mutants/kept.rs", 1), mutant("xtask/src/none.rs", 2));
        let (survived, last) = (mutant("xtask/src/mutants/kept.rs", 3), mutant("xtask/src/mutants/kept.rs", 4));
        let mut kept = Kept::read(path.clone()).unwrap();
        let run = [(&here, Verdict::Caught), (&gone, Verdict::Caught), (&survived, Verdict::Survived)];
        kept.add(run).unwrap();
        kept.add([(&last, Verdict::Unviable)]).unwrap();

        let mut kept = Kept::read(path.clone()).unwrap();
        assert_eq!(kept.verdict(&here), Some(Verdict::Caught));
        assert_eq!(kept.verdict(&last), Some(Verdict::Unviable));
        assert_eq!(kept.verdict(&gone), None, "its file does not exist");
        assert_eq!(kept.verdict(&survived), None, "it may be caught now");
        kept.results.get_mut(&here.id).unwrap().1 += 1;
        assert_eq!(kept.verdict(&here), None, "its file has changed");
        fs::remove_dir_all(folder).unwrap();
    }
}
