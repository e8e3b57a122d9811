//! Loads card files and reports errors with their line.

use std::fmt;

use serde::de::DeserializeOwned;

/// A mistake in a card file, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, in lower case and without a full stop.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// All problems of a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct Problems(pub Vec<Problem>);

/// A parsed file that knows the lines of its entries.
#[derive(Clone, Debug)]
pub struct CardFile<T> {
    /// The file, as the caller named it.
    pub name: String,
    /// Its entries in order.
    pub entries: Vec<T>,
    source: String,
}

impl<T> CardFile<T> {
    /// A problem with the entry with this id.
    pub fn problem(&self, id: &str, what: impl Into<String>) -> Problem {
        Problem { file: self.name.clone(), line: self.line_of(id), what: format!("{id}: {}", what.into()) }
    }

    /// The line at which the entry with this id begins; 1 if it is not written as `id: "…"`.
    pub fn line_of(&self, id: &str) -> usize {
        let needle = format!("\"{id}\"");
        self.source
            .lines()
            .position(|l| l.split_once("id:").is_some_and(|(_, rest)| rest.trim_start().starts_with(&needle)))
            .map_or(1, |i| i + 1)
    }
}

/// Reads a RON list of cards.
pub fn read<T: DeserializeOwned>(name: &str, source: &str) -> Result<CardFile<T>, Problems> {
    match ron::from_str(source) {
        Ok(entries) => Ok(CardFile { name: name.to_owned(), entries, source: source.to_owned() }),
        Err(e) => {
            let what = e.code.to_string();
            Err(Problems(vec![Problem { file: name.to_owned(), line: e.span.start.line, what: lower(&what) }]))
        }
    }
}

fn lower(what: &str) -> String {
    let mut chars = what.chars();
    chars.next().map_or_else(String::new, |c| c.to_lowercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[expect(dead_code, reason = "the test only parses it")]
    struct Card {
        id: String,
        does: Vec<Verb>,
    }

    #[derive(Debug, serde::Deserialize)]
    enum Verb {
        Draw,
    }

    #[test]
    fn an_unknown_verb_is_named_with_its_line() {
        let source = "[\n (id: \"a\", does: [Draw]),\n (id: \"b\", does: [Fly]),\n]";
        let problems = read::<Card>("x.ron", source).unwrap_err();
        assert_eq!(problems.0[0].line, 3);
        assert!(problems.to_string().contains("Fly"), "{problems}");
    }

    #[test]
    fn a_problem_stands_at_the_line_of_its_entry() {
        let source = "[\n (id: \"a\", does: [Draw]),\n\n (id: \"ab\", does: []),\n]";
        let file = read::<Card>("x.ron", source).unwrap();
        assert_eq!(file.problem("ab", "does nothing").to_string(), "x.ron:4: ab: does nothing");
    }
}
