//! The texts of Star Realms in every language: complete, faithful to the programs (P11), and readable.

mod complete;
mod faithful;
mod programs;
mod readable;
mod samples;

use star_realms::Db;
use table::Phrase;
use text::{Lang, Lexicons, Names, Realizer};

static LEXICONS: Lexicons = Lexicons::new(star_realms::LEXICON);

/// The names of the core set, with players called by number.
fn names() -> Names {
    Names::of_game(&LEXICONS, Db::core().cards().iter().map(|c| c.id.as_str()))
}

/// Names without cards, for programs that name no card.
fn nameless() -> Names {
    Names::of_game(&LEXICONS, [])
}

/// A phrase as text in one language.
fn say(lang: Lang, names: &Names, phrase: &Phrase) -> String {
    Realizer::new(lang, names).text(phrase)
}
