//! Fixed words of the terminal in the player's language.

use games::{Lang, Names, Phrase, Realizer};
use table::Arg;

/// A term of the lexicon without arguments.
pub(crate) fn say(lang: Lang, term: &'static str) -> String {
    say_with(lang, term, [])
}

/// A term of the lexicon with its arguments.
pub(crate) fn say_with<const N: usize>(lang: Lang, term: &'static str, args: [Arg; N]) -> String {
    phrase(lang, &Phrase::say(term, args))
}

/// A phrase that names no players or cards of a match.
pub(crate) fn phrase(lang: Lang, phrase: &Phrase) -> String {
    Realizer::new(lang, &Names::new()).text(phrase)
}

/// A phrase as it stands in the middle of a line.
pub(crate) fn inner(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().into_iter().flat_map(char::to_lowercase).chain(chars).collect()
}
