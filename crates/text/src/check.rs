//! Checks that the languages agree with each other, and that the lexicon matches the phrases in use.

use std::collections::BTreeSet;

use table::{Arg, Phrase};

use crate::grammar::{Grammar, grammar};
use crate::lang::Lang;
use crate::lexicon::{Entry, Lexicon, Noun};
use crate::lexicons::Lexicons;
use crate::pattern::Piece;

/// Differences between the languages of the built-in lexicon.
pub fn check() -> Vec<String> {
    compare(Lexicon::of)
}

/// Differences between the languages of a game, cards without a name in some language, and names without a card.
pub fn check_game<'a>(lexicons: &Lexicons, slugs: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let slugs: Vec<_> = slugs.into_iter().collect();
    let mut problems = compare(|lang| lexicons.of(lang));
    for lang in Lang::all() {
        let lexicon = lexicons.of(lang);
        let unnamed = slugs.iter().filter(|slug| lexicon.card_name(slug).is_none());
        problems.extend(unnamed.map(|slug| format!("{lang}: {slug} has no name")));
        let idle = lexicon.names.keys().filter(|slug| !slugs.contains(&slug.as_str()));
        problems.extend(idle.map(|slug| format!("{lang}: {slug} is not a card")));
    }
    problems
}

/// Adds the terms of a phrase to `heard`. A term that no phrase uses is not needed.
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

/// Terms and arguments that one language has and another lacks, unknown forms and agreement keys, nouns with too few
/// cases, and cards named in only one language.
fn compare<'w>(lexicon: impl Fn(Lang) -> &'w Lexicon) -> Vec<String> {
    let mut problems = Vec::new();
    for lang in Lang::all() {
        let (own, english) = (lexicon(lang), lexicon(Lang::En));
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
