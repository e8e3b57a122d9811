//! Texts are complete, and no two options in one list have the same text.

use std::collections::{BTreeMap, BTreeSet};

use sw_lcg::phrases::Why;
use sw_lcg::{Db, Setup};
use table::Phrase;
use text::{Lang, terms};

use crate::text::{LEXICONS, rare, said, say_all};

#[test]
fn the_languages_agree() {
    assert_eq!(text::check(), Vec::<String>::new());
    let slugs: Vec<_> = Db::core().cards().iter().map(|c| c.id.as_str()).collect();
    assert_eq!(text::check_game(&LEXICONS, slugs), Vec::<String>::new());
}

#[test]
fn cards_have_words_in_every_language() {
    let mut faults = Faults::default();
    for (card, phrase) in said::on_cards() {
        faults.look(&card, &phrase, &say_all(&phrase));
    }
    faults.report();
}

#[test]
fn games_have_words_in_every_language() {
    let phrases = &said::in_games().phrases;
    assert!(phrases.len() > 3_000, "only {} phrases were met", phrases.len());
    let mut faults = Faults::default();
    for (kind, phrase, texts) in phrases {
        faults.look(kind, phrase, texts);
    }
    faults.report();
}

#[test]
fn what_no_card_needs_has_words_in_every_language() {
    let mut faults = Faults::default();
    for (kind, phrase) in rare::vocabulary() {
        faults.look(kind, &phrase, &say_all(&phrase));
    }
    faults.report();
}

/// Text errors: the first text for each language, error and term.
#[derive(Default)]
struct Faults(BTreeMap<(Lang, &'static str, String), String>);

impl Faults {
    /// Checks that this phrase is complete and looks like a proper sentence.
    fn look(&mut self, title: &str, phrase: &Phrase, texts: &[String; 4]) {
        let term = if let Phrase::Say(term, _) = phrase { term.0 } else { title };
        for (lang, text) in Lang::all().into_iter().zip(texts) {
            let faults = [
                ("unrendered", text.contains("[unrendered")),
                ("empty", text.is_empty()),
                ("not trimmed", text.trim() != text),
                ("two blanks", text.contains("  ")),
                ("a brace", text.contains(['{', '}'])),
                ("a last stop", text.ends_with(['.', '。'])),
                ("two stops", text.contains("..") || text.contains("。。")),
                ("a blank before a stop", text.contains(" .") || text.contains(" ,")),
                ("a blank", lang == Lang::Ja && has_blank(text)),
            ];
            for (fault, _) in faults.into_iter().filter(|(_, is)| *is) {
                let first = || format!("{lang}: {fault}: {title}: {text}");
                self.0.entry((lang, fault, term.to_owned())).or_insert_with(first);
            }
        }
    }

    #[track_caller]
    fn report(self) {
        let list: Vec<_> = self.0.into_values().collect();
        assert!(list.is_empty(), "{} errors:\n{}", list.len(), list.join("\n"));
    }
}

/// Japanese text has no blanks, except in a few names, which are in quotes.
fn has_blank(text: &str) -> bool {
    let mut quoted = 0;
    text.chars().any(|c| {
        match c {
            '「' | '《' => quoted += 1,
            '」' | '》' => quoted -= 1,
            _ => {}
        }
        c == ' ' && quoted == 0
    })
}

#[test]
fn no_term_of_the_game_is_idle() {
    let mut heard = BTreeSet::new();
    for (_, phrase) in said::on_cards() {
        terms(&phrase, &mut heard);
    }
    for (_, phrase, _) in &said::in_games().phrases {
        terms(phrase, &mut heard);
    }
    for (_, phrase) in rare::vocabulary() {
        terms(&phrase, &mut heard);
    }
    // Action windows have the names in their questions; rounds of answers have names for the list of stops.
    for kind in sw_lcg::windows::kinds(sw_lcg::Db::core()) {
        let mut named = BTreeSet::new();
        terms(&kind.name, &mut named);
        terms(&kind.group, &mut named);
        heard.extend(named.into_iter().filter(|term| term.starts_with("lcg.stop.")));
    }
    // Every setup option has a name in the setup form.
    let setup = serde_json::to_value(Setup::default()).expect("plain data");
    let asked = |name: &str| setup.get(name).or_else(|| setup["rulings"].get(name)).is_some();
    let hosts = |term: &str| term.strip_prefix("lcg.ruling.").is_some_and(asked) || term == "lcg.mode.duel";
    let own: Vec<_> = LEXICONS.of(Lang::En).terms().collect();
    let never = rare::NEVER.map(|(term, _)| term);
    // Deck texts are used by the deck builder in `games`, whose tests read and write deck lists in every language.
    let decks =
        |term: &str| ["lcg.deck.", "lcg.stats.", "lcg.form.", "lcg.format."].iter().any(|p| term.starts_with(p));
    let said = |term: &str| heard.contains(term) || never.contains(&term) || hosts(term) || decks(term);
    let idle: Vec<_> = own.iter().filter(|term| !said(term)).collect();
    assert!(idle.is_empty(), "{} terms are never used: {idle:#?}", idle.len());
    let wrong: Vec<_> = never.iter().filter(|term| heard.contains(*term) || !own.contains(term)).collect();
    assert!(wrong.is_empty(), "used after all, or missing in the lexicon: {wrong:?}");
}

/// The rule cited by a reason exists in the digest.
#[test]
fn reasons_cite_rules_that_exist() {
    let digest = include_str!("../../../../docs/rules/sw-lcg.md");
    for why in Why::ALL {
        let rule = why.reason().rule.0;
        assert!(digest.contains(&format!("`{rule}`")), "{why:?} cites {rule}");
    }
}

/// Options in one list never have the same label.
#[test]
fn labels_of_different_options_differ() {
    let said = said::in_games();
    assert!(said.lists > 10_000, "only {} lists were met", said.lists);
    let list: Vec<_> = said.twice.iter().map(|((lang, label), at)| format!("{lang}: {label:?} in {at}")).collect();
    assert!(list.is_empty(), "{} labels occur twice:\n{}", list.len(), list.join("\n"));
}
