//! The mutants of a crate, and samples of them.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

/// A mutant as cargo-mutants lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mutant {
    /// Its name in cargo-mutants, with line and column.
    pub(crate) name: String,
    /// The name without line and column, so that it does not change with other lines. If several in one function are
    /// equal, the second ends with ` #2`.
    pub(crate) id: String,
}

impl Mutant {
    /// File, line and column.
    pub(crate) fn place(&self) -> &str {
        self.name.split_once(": ").map_or("", |(place, _)| place)
    }

    /// A regular expression that matches only this mutant.
    pub(crate) fn pattern(&self) -> String {
        let mut pattern = String::from("^");
        for c in self.name.chars() {
            // Not every character may be escaped: `\<` is the start of a word.
            if r"\.+*?()|[]{}^$#&-~".contains(c) {
                pattern.push('\\');
            }
            pattern.push(c);
        }
        pattern + "$"
    }
}

/// Parses the output of `cargo mutants --list --json`.
pub(crate) fn listed(json: &str) -> Result<Vec<Mutant>> {
    let all: Value = serde_json::from_str(json).context("reading the list of cargo-mutants")?;
    let all = all.as_array().context("cargo-mutants printed no list")?;
    let mut alike: BTreeMap<String, u32> = BTreeMap::new();
    all.iter()
        .map(|mutant| {
            let name = mutant["name"].as_str().context("a mutant without a name")?;
            let file = mutant["file"].as_str().context("a mutant without a file")?;
            let (_, what) = name.split_once(": ").context("a mutant without a place")?;
            let plain = format!("{file}: {what}");
            let n = alike.entry(plain.clone()).or_default();
            *n += 1;
            let id = if *n > 1 { format!("{plain} #{n}") } else { plain };
            Ok(Mutant { name: name.to_owned(), id })
        })
        .collect()
}

/// Chooses `n` mutants, in the order of the list.
///
/// Each mutant has a number that depends on its id and the seed, and the lowest numbers are chosen. The same seed gives
/// the same mutants as long as their functions exist, and a larger sample contains a smaller one.
pub(crate) fn chosen(all: &[Mutant], n: usize, seed: u64) -> Vec<Mutant> {
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&at| (number(&all[at].id, seed), at));
    order.truncate(n);
    order.sort_unstable();
    order.into_iter().map(|at| all[at].clone()).collect()
}

/// FNV-1a.
pub(crate) fn fnv(bytes: impl AsRef<[u8]>) -> u64 {
    let next = |bits: u64, byte: &u8| (bits ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.as_ref().iter().fold(0xcbf2_9ce4_8422_2325, next)
}

/// FNV-1a over the id, then the finalizer of `SplitMix64` with the seed.
fn number(id: &str, seed: u64) -> u64 {
    let mut bits = fnv(id);
    bits = bits.wrapping_add(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = r#"[
        {"name": "src/a.rs:3:9: replace == with != in f", "file": "src/a.rs"},
        {"name": "src/a.rs:4:9: replace == with != in f", "file": "src/a.rs"},
        {"name": "src/a.rs:9:5: replace g -> A<B> with (c: 1)", "file": "src/a.rs"}
    ]"#;

    #[test]
    fn ids_survive_a_change_of_lines() {
        let all = listed(LIST).unwrap();
        let ids: Vec<&str> = all.iter().map(|mutant| mutant.id.as_str()).collect();
        assert_eq!(
            ids,
            [
                "src/a.rs: replace == with != in f",
                "src/a.rs: replace == with != in f #2",
                "src/a.rs: replace g -> A<B> with (c: 1)",
            ]
        );
        assert_eq!(all[1].place(), "src/a.rs:4:9");
        let moved = listed(&LIST.replace(":3:9", ":30:1").replace(":4:9", ":31:1")).unwrap();
        assert!(all.iter().zip(&moved).all(|(before, after)| before.id == after.id));
    }

    #[test]
    fn a_pattern_holds_no_open_sign() {
        let all = listed(LIST).unwrap();
        assert_eq!(all[2].pattern(), r"^src/a\.rs:9:5: replace g \-> A<B> with \(c: 1\)$");
    }

    #[test]
    fn a_seed_chooses_the_same_sample_and_a_larger_one_holds_it() {
        let mutant = |n: u32| Mutant { name: n.to_string(), id: format!("src/a.rs: replace {n}") };
        let all: Vec<Mutant> = (0..1000).map(mutant).collect();
        let few = chosen(&all, 50, 1);
        assert_eq!(few, chosen(&all, 50, 1));
        assert_ne!(few, chosen(&all, 50, 2));
        let many = chosen(&all, 100, 1);
        assert!(few.iter().all(|mutant| many.contains(mutant)));
        assert_eq!(chosen(&all, 5000, 1).len(), 1000);
        let late = many.iter().filter(|mutant| mutant.name.parse::<u32>().is_ok_and(|n| n >= 500)).count();
        assert!((30..70).contains(&late), "{late} of 100 are from the second half");
    }
}
