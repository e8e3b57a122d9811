//! Comparing the languages with each other, and words with what is said.

use std::collections::BTreeSet;

use table::{Arg, Phrase};

use crate::grammar::{Grammar, grammar};
use crate::lang::Lang;
use crate::lexicon::{Entry, Lexicon, Noun};
use crate::pattern::Piece;
use crate::words::Words;

/// Everything in which the languages of the house disagree.
pub fn check() -> Vec<String> {
    compare(Lexicon::of)
}

/// Everything in which the languages of a game disagree, the cards that some language has no name for, and names no card
/// has.
pub fn check_game<'a>(words: &Words, slugs: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let slugs: Vec<_> = slugs.into_iter().collect();
    let mut problems = compare(|lang| words.of(lang));
    for lang in Lang::all() {
        let lexicon = words.of(lang);
        let unnamed = slugs.iter().filter(|slug| lexicon.card_name(slug).is_none());
        problems.extend(unnamed.map(|slug| format!("{lang}: {slug} has no name")));
        let idle = lexicon.names.keys().filter(|slug| !slugs.contains(&slug.as_str()));
        problems.extend(idle.map(|slug| format!("{lang}: {slug} is no card")));
    }
    problems
}

/// Adds the terms of a phrase to those heard before: what is never heard is a word nobody needs.
pub fn terms(phrase: &Phrase, heard: &mut BTreeSet<&'static str>) {
    match phrase {
        Phrase::Say(term, args) => {
            heard.insert(term.0);
            for arg in args {
                arg_terms(arg, heard);
            }
        }
        Phrase::Seq(parts) | Phrase::Either(parts) => parts.iter().for_each(|part| terms(part, heard)),
        Phrase::When(condition, then) => [condition, then].into_iter().for_each(|part| terms(part, heard)),
    }
}

fn arg_terms(arg: &Arg, heard: &mut BTreeSet<&'static str>) {
    match arg {
        Arg::Count(_, term) | Arg::Noun(term) => {
            heard.insert(term.0);
        }
        Arg::AnyOf(members) | Arg::AllOf(members) => members.iter().for_each(|member| arg_terms(member, heard)),
        Arg::Phrase(phrase) => terms(phrase, heard),
        Arg::Number(_) | Arg::Card(_) | Arg::Seat(_) => {}
    }
}

/// Terms and arguments one language has and another lacks, forms and agreements a grammar does not know, nouns with too
/// few cases, cards named in one language only.
fn compare<'w>(words: impl Fn(Lang) -> &'w Lexicon) -> Vec<String> {
    let mut problems = Vec::new();
    for lang in Lang::all() {
        let (own, english) = (words(lang), words(Lang::En));
        for (a, b, b_lang) in [(own, english, Lang::En), (english, own, lang)] {
            let missing = a.terms().filter(|t| !b.entries.contains_key(*t));
            problems.extend(missing.map(|t| format!("{b_lang}: {t} is missing")));
            let missing = a.names.keys().filter(|slug| b.card_name(slug).is_none());
            problems.extend(missing.map(|slug| format!("{b_lang}: {slug} has no name")));
        }
        for (term, entry) in &own.entries {
            let what = match (entry, english.entries.get(term)) {
                (Entry::Clause { params: a, .. }, Some(Entry::Clause { params: b, .. })) if a != b => {
                    vec![format!("arguments are {a:?}, in English {b:?}")]
                }
                (Entry::Clause { .. }, Some(Entry::Noun(_))) | (Entry::Noun(_), Some(Entry::Clause { .. })) => {
                    vec!["a noun in one language, a clause in the other".to_owned()]
                }
                (Entry::Clause { pattern, .. }, _) => clause(grammar(lang), own, &pattern.pieces),
                (Entry::Noun(noun), _) => forms(grammar(lang), noun),
            };
            problems.extend(what.into_iter().map(|w| format!("{lang}: {term}: {w}")));
        }
    }
    problems.sort();
    problems.dedup();
    problems
}

fn clause(grammar: &dyn Grammar, lexicon: &Lexicon, pieces: &[Piece]) -> Vec<String> {
    let known = |name: &str| {
        name.is_empty()
            || grammar.forms().contains(&name)
            || lexicon.entries.values().any(|e| matches!(e, Entry::Noun(n) if n.also.contains_key(name)))
    };
    let mut problems = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Slot { form, .. } if !known(&form.name) => problems.push(format!("unknown form {:?}", form.name)),
            Piece::Agree { words, .. } => {
                let strange = words.iter().filter(|(key, _)| !grammar.keys().contains(&key.as_str()));
                problems.extend(strange.map(|(key, _)| format!("unknown agreement {key:?}")));
            }
            Piece::Slot { .. } | Piece::Text(_) => {}
        }
    }
    problems
}

fn forms(grammar: &dyn Grammar, noun: &Noun) -> Vec<String> {
    let wanted = grammar.cases();
    let mut problems = Vec::new();
    if noun.sg.len() != wanted {
        problems.push(format!("{} singular forms, {wanted} wanted", noun.sg.len()));
    }
    if !noun.pl.is_empty() && noun.pl.len() != wanted {
        problems.push(format!("{} plural forms, {wanted} wanted", noun.pl.len()));
    }
    problems
}
