//! Tests that `docs/PROTOCOL.md` mentions every message, field and value, and that its examples parse.

use std::collections::BTreeSet;

use protocol::{ClientMsg, ServerMsg, TableView, view_hash};
use ts_rs::{Config, TS, TypeVisitor};

const PAGE: &str = include_str!("../../../docs/PROTOCOL.md");

/// Collects the field names and string values of the types from their TypeScript declarations.
struct Words<'a> {
    config: &'a Config,
    seen: BTreeSet<String>,
    found: BTreeSet<String>,
}

impl Words<'_> {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            if !self.seen.insert(T::ident(self.config)) {
                return;
            }
            self.read(&T::decl(self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    fn read(&mut self, declaration: &str) {
        let bare = declaration.split("/*").map(|part| part.rsplit("*/").next().unwrap_or(part)).collect::<String>();
        self.found.extend(bare.split('"').skip(1).step_by(2).map(str::to_owned));
        let edge = |c: char| c.is_whitespace() || "\"?,{(".contains(c);
        let fields = bare.split(':').filter_map(|part| part.trim_end_matches(edge).rsplit(edge).next());
        let is_name = |word: &&str| word.starts_with(|c: char| c.is_ascii_lowercase());
        // The text before the last colon ends with a field; the text after it is a type.
        let count = bare.matches(':').count();
        self.found.extend(fields.take(count).filter(is_name).map(str::to_owned));
    }
}

impl TypeVisitor for Words<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

#[test]
fn every_message_field_and_value_is_told_of() {
    let config = Config::default();
    let mut all = Words { config: &config, seen: BTreeSet::new(), found: BTreeSet::new() };
    all.add::<ClientMsg>();
    all.add::<ServerMsg>();
    for known in ["undo_reply", "retry_ms", "stale_decision", "as", "ref", "rematch", "watchers"] {
        assert!(all.found.contains(known), "{known} was not found in the types: {:?}", all.found);
    }
    let told = |word: &str| PAGE.contains(&format!("`{word}`")) || PAGE.contains(&format!("\"{word}\""));
    let missing: Vec<_> = all.found.iter().filter(|word| !told(word)).collect();
    assert!(missing.is_empty(), "docs/PROTOCOL.md does not mention {missing:?}");
}

#[test]
fn the_examples_are_messages() {
    let mut seen = 0;
    for line in PAGE.lines().filter(|line| !line.contains('…')) {
        if let Some(said) = line.strip_prefix("→ ") {
            serde_json::from_str::<ClientMsg>(said).unwrap_or_else(|e| panic!("{e}: {said}"));
            seen += 1;
        } else if let Some(said) = line.strip_prefix("← ") {
            let msg = serde_json::from_str::<ServerMsg>(said).unwrap_or_else(|e| panic!("{e}: {said}"));
            assert_eq!(serde_json::to_string(&msg).expect("plain data"), said, "the example must contain every field");
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen} examples were found");
}

#[test]
fn the_example_of_a_hash_is_right() {
    let (_, rest) = PAGE.split_once("```json\n").expect("a view");
    let (json, rest) = rest.split_once("\n```").expect("the end of the view");
    let view: TableView = serde_json::from_str(json).expect("a view");
    assert_eq!(serde_json::to_string(&view).expect("plain data"), json, "the example as it is hashed");
    let hash = rest.split('`').nth(1).expect("a hash");
    assert_eq!(view_hash(&view), hash);
}
