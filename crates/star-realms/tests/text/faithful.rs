//! P11: the text of a program is complete in every language.

use std::collections::BTreeMap;

use proptest::prelude::*;
use star_realms::effect::{Effect, Static};
use star_realms::{Db, phrases};
use text::Lang;

use crate::text::programs::{Luck, canonical, neighbors, program, renamed};
use crate::text::{nameless, say};

/// Every program of the core set, with its card.
fn core() -> Vec<(String, Vec<Effect>)> {
    let mut programs = Vec::new();
    for card in Db::core().cards() {
        let statics = card.statics.iter().filter_map(|s| match s {
            Static::OnPlayShip(program) => Some(program),
            Static::AllyOfAll => None,
        });
        for program in [&card.primary, &card.ally, &card.scrap].into_iter().chain(statics) {
            if !program.is_empty() {
                programs.push((card.id.clone(), program.clone()));
            }
        }
    }
    programs
}

/// Programs made from a fixed stream of numbers, so that a failure is reproducible.
pub(crate) fn generated(count: usize) -> Vec<(String, Vec<Effect>)> {
    let mut x = 0x2545_F491_4F6C_DD1D_u64;
    let mut byte = || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x >> 24) as u8
    };
    let made = (0..count).map(|i| {
        let bytes: Vec<u8> = (0..4 + i % 24).map(|_| byte()).collect();
        (format!("generated {i}"), program(&mut Luck::new(&bytes)))
    });
    made.collect()
}

fn texts(program: &[Effect]) -> [String; 4] {
    let phrase = phrases::program(program);
    Lang::all().map(|lang| say(lang, &nameless(), &phrase))
}

#[test]
fn equal_text_means_equal_program() {
    let mut seen: BTreeMap<(usize, String), Vec<Effect>> = BTreeMap::new();
    for (title, program) in core().into_iter().chain(generated(30_000)) {
        let program = canonical(&program).expect("names are bound once, before use");
        for (lang, text) in texts(&program).into_iter().enumerate() {
            let known = seen.entry((lang, text.clone())).or_insert_with(|| program.clone());
            assert_eq!(*known, program, "{title}: {text}");
        }
    }
    assert!(seen.len() > 40_000, "only {} different texts were compared", seen.len());
}

#[test]
fn any_change_of_a_core_program_changes_its_text() {
    let mut compared = 0;
    for (title, program) in core() {
        compared += changes_show(&title, &program);
    }
    assert!(compared > 1_000, "only {compared} changes were compared");
}

#[test]
fn names_of_picks_do_not_matter() {
    for (title, program) in core().into_iter().chain(generated(500)) {
        assert_eq!(texts(&program), texts(&renamed(&program)), "{title}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn any_change_of_any_program_changes_its_text(bytes in proptest::collection::vec(any::<u8>(), 1..24)) {
        changes_show("generated", &program(&mut Luck::new(&bytes)));
    }
}

/// Compares a program with all its neighbors; returns the number of neighbors.
#[track_caller]
fn changes_show(title: &str, program: &[Effect]) -> usize {
    let (own, own_texts) = (canonical(program), texts(program));
    let mut compared = 0;
    for neighbor in neighbors(program) {
        let other = canonical(&neighbor);
        if other.is_none() || other == own {
            continue;
        }
        compared += 1;
        for ((lang, a), b) in Lang::all().into_iter().zip(&own_texts).zip(texts(&neighbor)) {
            assert_ne!(*a, b, "{title} in {lang}: {program:?} and {neighbor:?}");
        }
    }
    compared
}
