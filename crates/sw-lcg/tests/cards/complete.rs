//! Every card has a scenario: its id occurs above a test.
//!
//! The doc comment of a scenario begins with the card it is about, e.g. `yoda: Elite. LCG-KEY-03`.

use std::collections::BTreeSet;

use sw_lcg::Db;

const SOURCES: [&str; 36] = [
    include_str!("set01.rs"),
    include_str!("set02.rs"),
    include_str!("set03.rs"),
    include_str!("set04.rs"),
    include_str!("set05.rs"),
    include_str!("set06.rs"),
    include_str!("set07.rs"),
    include_str!("set08.rs"),
    include_str!("set09.rs"),
    include_str!("set10.rs"),
    include_str!("set11.rs"),
    include_str!("set12.rs"),
    include_str!("set13.rs"),
    include_str!("set14.rs"),
    include_str!("set15.rs"),
    include_str!("set16.rs"),
    include_str!("set17.rs"),
    include_str!("set18.rs"),
    include_str!("set19.rs"),
    include_str!("set20.rs"),
    include_str!("set21.rs"),
    include_str!("set22.rs"),
    include_str!("set23.rs"),
    include_str!("set24.rs"),
    include_str!("set25.rs"),
    include_str!("set26.rs"),
    include_str!("set27.rs"),
    include_str!("set28.rs"),
    include_str!("set29.rs"),
    include_str!("set30.rs"),
    include_str!("set31.rs"),
    include_str!("set32.rs"),
    include_str!("set33.rs"),
    include_str!("set34.rs"),
    include_str!("set35.rs"),
    include_str!("set36.rs"),
];

/// The cards named in the doc comments directly above a test: slugs before a colon.
fn named(source: &str) -> BTreeSet<&str> {
    let mut named = BTreeSet::new();
    let mut docs = Vec::new();
    for line in source.lines() {
        if let Some(doc) = line.strip_prefix("/// ") {
            docs.push(doc);
            continue;
        }
        if line == "#[test]" {
            let said = docs.iter().flat_map(|doc| doc.split(". ")).filter_map(|s| s.split_once(": "));
            named.extend(said.map(|(slug, _)| slug).filter(|slug| cards::check::is_slug(slug)));
        }
        docs.clear();
    }
    named
}

#[test]
fn every_card_has_a_scenario() {
    let named: BTreeSet<_> = SOURCES.into_iter().flat_map(named).collect();
    let printed: BTreeSet<_> = Db::core().cards().iter().map(|card| card.id.as_str()).collect();
    let missing: Vec<_> = printed.difference(&named).collect();
    assert!(missing.is_empty(), "cards without a scenario: {missing:?}");
    let unknown: Vec<_> = named.difference(&printed).collect();
    assert!(unknown.is_empty(), "scenarios of unknown cards: {unknown:?}");
}

#[test]
fn only_what_stands_above_a_test_counts() {
    let source = "/// yoda: Elite. red-five: icons. LCG-1\n#[test]\nfn a() {}\n/// c-3po: cost.\nfn helper() {}\n";
    assert_eq!(named(source).into_iter().collect::<Vec<_>>(), ["red-five", "yoda"]);
}
