//! The card numbers that OCTGN uses.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::card::Affiliation;

const NUMBERS: &str = include_str!("../../data/octgn.ron");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    of: String,
    ids: Vec<u16>,
}

fn numbers(of: &str) -> &'static [u16] {
    static READ: OnceLock<BTreeMap<String, Vec<u16>>> = OnceLock::new();
    let read = READ.get_or_init(|| {
        let file = cards::read::<Numbers>("octgn.ron", NUMBERS).expect("tests check the OCTGN numbers");
        file.entries.into_iter().map(|entry| (entry.of, entry.ids)).collect()
    });
    read.get(of).map_or(&[], Vec::as_slice)
}

/// The OCTGN number of an affiliation card.
pub fn octgn_affiliation(affiliation: Affiliation) -> Option<u16> {
    numbers(affiliation.slug()).first().copied()
}

/// The OCTGN numbers of an objective set, in the order of its cards.
pub fn octgn_set(set: u8) -> &'static [u16] {
    numbers(&set.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Db;

    #[test]
    fn every_place_of_every_set_has_a_number_of_its_own() {
        let mut all: Vec<u16> = Affiliation::ALL.iter().map(|a| octgn_affiliation(*a).expect("a number")).collect();
        for set in Db::core().sets() {
            assert_eq!(octgn_set(set.number).len(), set.cards.len(), "set {}", set.number);
            all.extend(octgn_set(set.number));
        }
        all.sort_unstable();
        assert_eq!(all, (1..=222).collect::<Vec<u16>>());
    }
}
