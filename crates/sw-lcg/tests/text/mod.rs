//! What Star Wars: The Card Game says, in every language: complete, faithful to the programs (P11), and readable.

mod complete;
mod faithful;
mod rare;
mod readable;
mod said;
use std::sync::OnceLock;

use sw_lcg::Db;
use table::Phrase;
use text::{Lang, Names, Realizer, Words};

static WORDS: Words = Words::new(sw_lcg::WORDS);

/// The names of the core set, with players called by number.
fn names() -> &'static Names {
    static NAMES: OnceLock<Names> = OnceLock::new();
    NAMES.get_or_init(|| Names::of_game(&WORDS, Db::core().cards().iter().map(|c| c.id.as_str())))
}

/// A phrase in one language.
fn say(lang: Lang, phrase: &Phrase) -> String {
    Realizer::new(lang, names()).text(phrase)
}

/// A phrase in every language.
fn say_all(phrase: &Phrase) -> [String; 4] {
    Lang::all().map(|lang| say(lang, phrase))
}
