//! Every text exists.

use std::collections::BTreeSet;

use star_realms::Db;
use star_realms::phrases::why_not;
use text::{Lang, terms};

use crate::text::samples;
use crate::text::{LEXICONS, names, say};

#[test]
fn the_languages_agree() {
    assert_eq!(text::check(), Vec::<String>::new());
    let slugs: Vec<_> = Db::core().cards().iter().map(|c| c.id.as_str()).collect();
    assert_eq!(text::check_game(&LEXICONS, slugs), Vec::<String>::new());
}

#[test]
fn everything_has_words_in_every_language() {
    let names = names();
    for (title, phrase) in samples::all().into_iter().chain(samples::cards()) {
        for lang in Lang::all() {
            let text = say(lang, &names, &phrase);
            assert!(!text.contains("[unrendered") && !text.is_empty(), "{lang}: {title}: {text:?}");
            assert_eq!(text.trim(), text, "{lang}: {title}");
            assert!(!text.contains("  ") && !text.contains('{'), "{lang}: {title}: {text:?}");
            assert!(lang != Lang::Ja || !text.contains(' '), "{title}: {text:?}");
        }
    }
}

#[test]
fn no_term_of_the_game_is_idle() {
    let mut said = BTreeSet::new();
    for (_, phrase) in samples::all().into_iter().chain(samples::cards()) {
        terms(&phrase, &mut said);
    }
    for (_, program) in crate::text::faithful::generated(30_000) {
        terms(&star_realms::phrases::program(&program), &mut said);
    }
    // Every ruling has a question that is shown to hosts.
    let rulings = serde_json::to_value(star_realms::Rulings::default()).expect("plain data");
    let asked = |term: &str| term.strip_prefix("sr.ruling.").is_some_and(|name| rulings.get(name).is_some());
    let terms = LEXICONS.of(Lang::En).terms();
    let idle: Vec<_> = terms.filter(|t| !said.contains(t) && !asked(t)).collect();
    assert_eq!(idle, Vec::<&str>::new());
}

/// A reason that cites a rule links to the digest.
#[test]
fn reasons_cite_rules_that_exist() {
    let digest = include_str!("../../../../docs/rules/star-realms.md");
    for why in samples::reasons() {
        let rule = why_not(why).rule.0;
        assert!(digest.contains(&format!("- `{rule}`")), "{why:?} cites {rule}");
    }
}

/// Options in one list never have the same text.
#[test]
fn labels_of_different_options_differ() {
    let names = names();
    let mut seen = BTreeSet::new();
    for (title, phrase) in samples::all().into_iter().filter(|(t, _)| t.starts_with("label ")) {
        let verb = title.split(' ').nth(1).unwrap_or_default();
        // A free acquisition is a separate question, never next to a purchase.
        let list = usize::from(verb.starts_with("Pick"));
        for lang in Lang::all() {
            let text = say(lang, &names, &phrase);
            assert!(seen.insert((lang, list, text.clone())), "{lang}: {title}: {text:?} is not unique");
        }
    }
}
