//! What Star Wars: Destiny says, in every language.

mod complete;
mod said;
use std::sync::OnceLock;

use destiny::Db;
use table::Phrase;
use text::{Lang, Lexicons, Names, Realizer};

static LEXICONS: Lexicons = Lexicons::new(destiny::LEXICON);

/// The names of all cards, with players called by number.
fn names() -> &'static Names {
    static NAMES: OnceLock<Names> = OnceLock::new();
    NAMES.get_or_init(|| Names::of_game(&LEXICONS, Db::all().cards().iter().map(|c| c.id.as_str())))
}

/// A phrase in one language.
fn say(lang: Lang, phrase: &Phrase) -> String {
    Realizer::new(lang, names()).text(phrase)
}

/// A phrase in every language.
fn say_all(phrase: &Phrase) -> [String; 4] {
    Lang::all().map(|lang| say(lang, phrase))
}
