//! Every card has a scenario: each of its abilities is named above a test.
//!
//! The doc comment of a scenario lists what it tests, e.g. `ram: ally, scrap. SR-ALLY-01`.

use std::collections::BTreeSet;

use star_realms::{CardDef, Db};

const SOURCES: [&str; 10] = [
    include_str!("blob.rs"),
    include_str!("blob_bases.rs"),
    include_str!("machine_cult.rs"),
    include_str!("machine_cult_bases.rs"),
    include_str!("star_empire.rs"),
    include_str!("star_empire_bases.rs"),
    include_str!("starters.rs"),
    include_str!("stealth_needle.rs"),
    include_str!("trade_federation.rs"),
    include_str!("trade_federation_bases.rs"),
];

/// The abilities named in doc comments directly above a test, as `slug ability`.
fn claims(source: &str) -> BTreeSet<String> {
    let mut claims = BTreeSet::new();
    let mut docs = Vec::new();
    for line in source.lines() {
        if let Some(doc) = line.strip_prefix("/// ") {
            docs.push(doc);
            continue;
        }
        if line == "#[test]" {
            for (slug, abilities) in docs.iter().flat_map(|doc| doc.split(". ")).filter_map(|s| s.split_once(": ")) {
                let abilities = abilities.trim_end_matches('.').split(", ");
                claims.extend(abilities.map(|ability| format!("{slug} {ability}")));
            }
        }
        docs.clear();
    }
    claims
}

fn abilities(card: &CardDef) -> impl Iterator<Item = String> {
    let lists = [
        ("primary", card.primary.is_empty()),
        ("ally", card.ally.is_empty()),
        ("scrap", card.scrap.is_empty()),
        ("static", card.statics.is_empty()),
    ];
    lists.into_iter().filter(|(_, none)| !none).map(|(name, _)| format!("{} {name}", card.id))
}

#[test]
fn every_ability_of_every_card_has_a_scenario() {
    let claimed: BTreeSet<_> = SOURCES.into_iter().flat_map(claims).collect();
    let printed: BTreeSet<_> = Db::core().cards().iter().flat_map(abilities).collect();
    let missing: Vec<_> = printed.difference(&claimed).collect();
    assert!(missing.is_empty(), "abilities without a scenario: {missing:?}");
    let unknown: Vec<_> = claimed.difference(&printed).collect();
    assert!(unknown.is_empty(), "scenarios of abilities that no card has: {unknown:?}");
}

#[test]
fn only_what_stands_above_a_test_counts() {
    let source =
        "/// ram: ally, scrap. cutter: ally. SR-ALLY-01\n#[test]\nfn a() {}\n/// viper: primary.\nfn helper() {}\n";
    let claimed: Vec<_> = claims(source).into_iter().collect();
    assert_eq!(claimed, ["cutter ally", "ram ally", "ram scrap"]);
}
