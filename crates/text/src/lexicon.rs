//! The lexicon of a language, read from RON.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use crate::lang::Lang;
use crate::lexicons::Lexicons;
use crate::pattern::{Pattern, Piece, signature};

/// The lexicon of a language: nouns, clauses and names of cards.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    pub(crate) entries: BTreeMap<String, Entry>,
    pub(crate) names: BTreeMap<String, String>,
}

/// The entry of a term.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    Noun(Noun),
    Clause { params: Vec<String>, pattern: Pattern },
}

/// A noun with the forms its language needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Noun {
    /// Singular: one form, or one per case (nominative, genitive, dative, accusative, instrumental, locative).
    pub sg: Vec<String>,
    /// Plural, likewise; empty for words without one.
    pub pl: Vec<String>,
    /// Russian: the form after 2, 3 and 4, if it is not the genitive singular.
    pub few: String,
    /// The gender for agreement.
    pub gender: Gender,
    /// English: the indefinite article. Japanese: the counter after a number.
    pub with: String,
    /// Additional forms by name: "from" for a zone, "of" for a faction.
    pub also: BTreeMap<String, String>,
    /// A symbol that may replace the word.
    pub icon: String,
}

/// Grammatical gender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
pub enum Gender {
    /// The language has none.
    #[default]
    None,
    /// Masculine.
    M,
    /// Feminine.
    F,
    /// Neuter.
    N,
}

/// A mistake in a lexicon file, with its position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct LexiconError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The description of the mistake.
    pub what: String,
}

macro_rules! files {
    ($lang:literal) => {
        files!($lang, "core.ron", "decks.ron", "ai.ron", "ui.ron")
    };
    ($lang:literal, $($file:literal),*) => {
        &[$((concat!($lang, "/", $file), include_str!(concat!("../lexicon/", $lang, "/", $file)))),*]
    };
}

/// The built-in lexicon: words of the grammar, of the clients and of the bots. Each game has its own.
static HOUSE: Lexicons = Lexicons::new([files!("en"), files!("ru"), files!("uk"), files!("ja")]);

impl Lexicon {
    /// The built-in lexicon of a language.
    pub fn of(lang: Lang) -> &'static Self {
        HOUSE.of(lang)
    }

    /// Do clauses always begin with this word in capitals? Such a word is a proper name and keeps its capital inside a
    /// line: "Force". `None` if no clause begins with it.
    pub fn is_proper(&self, word: &str) -> Option<bool> {
        let small: String = word.chars().flat_map(char::to_lowercase).collect();
        let mut proper = None;
        for entry in self.entries.values() {
            let Entry::Clause { pattern, .. } = entry else { continue };
            let Some(Piece::Text(text)) = pattern.pieces.first() else { continue };
            let first = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            if first == small {
                return Some(false);
            }
            if first == word {
                proper = Some(true);
            }
        }
        proper
    }

    /// Adds a file. Names of cards are in files named `LANG-names.ron`.
    pub fn add(&mut self, file: &str, source: &str) -> Result<(), LexiconError> {
        if file.ends_with("-names.ron") {
            for (slug, name) in read::<String>(file, source)? {
                self.name(&slug, name).map_err(|what| at(file, source, &slug, what))?;
            }
            return Ok(());
        }
        for (key, raw) in read::<Raw>(file, source)? {
            self.enter(&key, raw).map_err(|what| at(file, source, &key, what))?;
        }
        Ok(())
    }

    /// Adds an entry of a tiny game's text table: a clause, or `card SLUG` for a name.
    pub(crate) fn add_clause(&mut self, key: &str, text: &str) -> Result<(), String> {
        match key.strip_prefix("card ") {
            Some(slug) => self.name(slug, text.to_owned()),
            None => self.enter(key, Raw::Say(text.to_owned())),
        }
    }

    fn name(&mut self, slug: &str, name: String) -> Result<(), String> {
        match self.names.insert(slug.to_owned(), name) {
            Some(_) => Err(format!("{slug:?} is named twice")),
            None => Ok(()),
        }
    }

    fn enter(&mut self, key: &str, raw: Raw) -> Result<(), String> {
        let entry = signature(key).and_then(|(term, params)| Ok((term, raw.check(params)?)));
        let (term, entry) = entry.map_err(|what| format!("{key}: {what}"))?;
        match self.entries.insert(term.clone(), entry) {
            Some(_) => Err(format!("{term:?} is defined twice")),
            None => Ok(()),
        }
    }

    /// Every term, in order.
    pub fn terms(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    /// The name of a card.
    pub fn card_name(&self, slug: &str) -> Option<&str> {
        self.names.get(slug).map(String::as_str)
    }
}

/// An entry as it is in the file.
#[derive(serde::Deserialize)]
enum Raw {
    Noun(Noun),
    Say(String),
}

impl Raw {
    fn check(self, params: Vec<String>) -> Result<Entry, String> {
        match self {
            Self::Noun(_) if !params.is_empty() => Err("a noun takes no arguments".to_owned()),
            Self::Noun(noun) if noun.sg.is_empty() => Err("a noun needs its singular".to_owned()),
            Self::Noun(noun) => Ok(Entry::Noun(noun)),
            Self::Say(source) => {
                let pattern = Pattern::parse(&source, &params)?;
                Ok(Entry::Clause { params, pattern })
            }
        }
    }
}

/// A map that keeps duplicate keys, so that they can be reported.
struct Pairs<T>(Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Pairs<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Walk<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Walk<T> {
            type Value = Pairs<T>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a map of terms")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<T>, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(Walk(std::marker::PhantomData))
    }
}

fn read<T: for<'de> Deserialize<'de>>(file: &str, source: &str) -> Result<Vec<(String, T)>, LexiconError> {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES)
        .from_str::<Pairs<T>>(source)
        .map(|pairs| pairs.0)
        .map_err(|e| LexiconError { file: file.to_owned(), line: e.span.start.line, what: e.code.to_string() })
}

/// A mistake at the last line that begins with this key.
fn at(file: &str, source: &str, key: &str, what: String) -> LexiconError {
    let opening = format!("\"{key}\"");
    let line = source.lines().collect::<Vec<_>>().iter().rposition(|l| l.trim_start().starts_with(&opening));
    LexiconError { file: file.to_owned(), line: line.map_or(1, |i| i + 1), what }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, expected: &str) {
        let problem = Lexicon::default().add("xx/core.ron", source).unwrap_err();
        assert!(problem.to_string().contains(expected), "{problem}");
    }

    #[test]
    fn mistakes_are_reported_with_their_line() {
        check("{\n \"a\": Say(\"x\"),\n \"b\": Sing(\"x\"),\n}", "xx/core.ron:3: ");
        check("{\n \"a(n)\": Say(\"{m}\"),\n}", "xx/core.ron:2: a(n): unknown argument \"m\"");
        check("{\n \"a\": Say(\"x\"),\n\n \"a\": Say(\"y\"),\n}", "xx/core.ron:4: \"a\" is defined twice");
        check("{\n \"a\": Noun(pl: [\"x\"]),\n}", "xx/core.ron:2: a: a noun needs its singular");
    }

    #[test]
    fn a_slug_is_named_once() {
        let problem = Lexicon::default().add("xx-names.ron", "{\"a\": \"A\",\n\"a\": \"B\"}").unwrap_err();
        assert_eq!(problem.to_string(), "xx-names.ron:2: \"a\" is named twice");
    }
}
