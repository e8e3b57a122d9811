//! Every interface term of the program exists in every language.

use std::collections::BTreeSet;
use std::path::Path;

use text::{Lang, Lexicon};

#[test]
fn every_term_in_the_sources_is_in_every_lexicon() {
    let mut terms = BTreeSet::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut terms);
    assert!(terms.len() > 60, "{terms:?}");
    for lang in Lang::all() {
        let known: BTreeSet<&str> = Lexicon::of(lang).terms().collect();
        let missing: Vec<_> = terms.iter().filter(|t| !known.contains(t.as_str())).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn no_word_of_the_terminal_is_left_over() {
    let mut terms = BTreeSet::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut terms);
    // Servers also use the terms for names of bots.
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/src"), &mut terms);
    let idle: Vec<_> = Lexicon::of(Lang::En).terms().filter(|t| t.starts_with("ui.") && !terms.contains(*t)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// All strings of the form "ui.…" in a folder of sources.
fn collect(folder: &Path, terms: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, terms);
        } else {
            let source = std::fs::read_to_string(&path).expect("a source file");
            let strings = source.split('"').filter(|s| s.starts_with("ui."));
            terms.extend(strings.filter(|s| !s.contains([' ', '{', '*'])).map(str::to_owned));
        }
    }
}
