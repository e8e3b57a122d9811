//! Mutants that no test can catch, with reasons.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};

use crate::host;

/// The list of a game: each mutant id on a line, followed by the reason on indented lines.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Explained(BTreeMap<String, String>);

/// Path of a game's list.
pub(crate) fn path(game: &str) -> String {
    format!("docs/mutants/{game}.txt")
}

impl Explained {
    /// Reads the list of a game; without a file it is empty.
    pub(crate) fn read(game: &str) -> Result<Self> {
        let file = host::root().join(path(game));
        if !file.exists() {
            return Ok(Self::default());
        }
        let text = fs::read_to_string(&file).with_context(|| format!("reading {}", path(game)))?;
        Self::parse(&text).with_context(|| format!("reading {}", path(game)))
    }

    fn parse(text: &str) -> Result<Self> {
        let mut list: BTreeMap<String, String> = BTreeMap::new();
        let mut last: Option<String> = None;
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            if line.starts_with(' ') {
                let Some(id) = &last else { bail!("a reason without a mutant: {}", line.trim()) };
                let reason = list.entry(id.clone()).or_default();
                if !reason.is_empty() {
                    reason.push(' ');
                }
                reason.push_str(line.trim());
            } else {
                let id = line.trim().to_owned();
                if list.insert(id.clone(), String::new()).is_some() {
                    bail!("twice in the list: {id}");
                }
                last = Some(id);
            }
        }
        if let Some((id, _)) = list.iter().find(|(_, reason)| reason.is_empty()) {
            bail!("no reason is given for: {id}");
        }
        Ok(Self(list))
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mutant_stands_above_its_reason() {
        let text =
            "# A list.\n\nsrc/a.rs: replace < with <= in f #2\n    Both are equal there:\n    nothing is left.\n";
        let list = Explained::parse(text).unwrap();
        assert!(list.has("src/a.rs: replace < with <= in f #2"));
        assert!(!list.has("src/a.rs: replace < with <= in f"));
        assert_eq!(list.0.values().next().unwrap(), "Both are equal there: nothing is left.");
    }

    #[test]
    fn every_mutant_needs_a_reason() {
        let problem = |text: &str| Explained::parse(text).unwrap_err().to_string();
        assert_eq!(problem("a: b\nc: d\n  because\n"), "no reason is given for: a: b");
        assert_eq!(problem("  because\n"), "a reason without a mutant: because");
        assert_eq!(problem("a: b\n  because\na: b\n  because\n"), "twice in the list: a: b");
    }

    #[test]
    fn the_lists_of_all_games_can_be_read() {
        for game in super::super::GAMES {
            Explained::read(game).unwrap();
        }
    }
}
