//! Snapshots that show every change of wording in review.

use std::fmt::Write;

use sw_lcg::{Db, phrases};
use table::CardId;
use text::{Lang, Realizer};

use crate::text::names;

fn snapshot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// The text of every card.
fn cards(lang: Lang) -> String {
    let mut out = String::new();
    let realizer = Realizer::new(lang, names());
    for (idx, def) in Db::core().cards().iter().enumerate() {
        let name = realizer.card(CardId(idx as u16)).text;
        writeln!(out, "{name} — {}", realizer.text(&phrases::type_line(def))).expect("writing to a string");
        for section in phrases::card_text(def) {
            let (head, text) = (realizer.text(&section.head), realizer.text(&section.text));
            writeln!(out, "  {head}: {text}").expect("writing to a string");
        }
    }
    out
}

#[test]
fn cards_in_english() {
    snapshot("cards_en", &cards(Lang::En));
}

#[test]
fn cards_in_russian() {
    snapshot("cards_ru", &cards(Lang::Ru));
}

#[test]
fn cards_in_ukrainian() {
    snapshot("cards_uk", &cards(Lang::Uk));
}

#[test]
fn cards_in_japanese() {
    snapshot("cards_ja", &cards(Lang::Ja));
}
