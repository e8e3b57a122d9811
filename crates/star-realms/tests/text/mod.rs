//! What Star Realms says, in every language: complete, faithful to the programs (P11), and readable.

mod complete;
mod faithful;
mod programs;
mod readable;
mod samples;

use star_realms::Db;
use table::Phrase;
use text::{Lang, Names, Realizer, Words};

static WORDS: Words = Words::new(star_realms::WORDS);

/// The names of the core set, with players called by number.
fn names() -> Names {
    Names::of_game(&WORDS, Db::core().cards().iter().map(|c| c.id.as_str()))
}

/// The words alone, for programs that name no card.
fn nameless() -> Names {
    Names::of_game(&WORDS, [])
}

/// A phrase in one language.
fn say(lang: Lang, names: &Names, phrase: &Phrase) -> String {
    Realizer::new(lang, names).text(phrase)
}
