//! The texts of Star Wars: The Card Game in every language: complete, faithful to the programs (P11), and readable.

mod complete;
mod faithful;
mod rare;
mod readable;
mod said;
use std::sync::OnceLock;

use sw_lcg::Db;
use table::Phrase;
use text::{Lang, Lexicons, Names, Realizer};

static LEXICONS: Lexicons = Lexicons::new(sw_lcg::LEXICON);

/// The names of the core set, with numbered players.
fn names() -> &'static Names {
    static NAMES: OnceLock<Names> = OnceLock::new();
    NAMES.get_or_init(|| Names::of_game(&LEXICONS, Db::core().cards().iter().map(|c| c.id.as_str())))
}

/// A phrase in one language.
fn say(lang: Lang, phrase: &Phrase) -> String {
    Realizer::new(lang, names()).text(phrase)
}

/// A phrase in every language.
fn say_all(phrase: &Phrase) -> [String; 4] {
    Lang::all().map(|lang| say(lang, phrase))
}
