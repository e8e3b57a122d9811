//! Interface texts in the player's language.

use games::{Lang, Names, Phrase, Realizer};
use table::Arg;

/// Renders a term of the lexicon without arguments.
pub(crate) fn say(lang: Lang, term: &'static str) -> String {
    say_with(lang, term, [])
}

/// Renders a term of the lexicon with arguments.
pub(crate) fn say_with<const N: usize>(lang: Lang, term: &'static str, args: [Arg; N]) -> String {
    phrase(lang, &Phrase::say(term, args))
}

/// Renders a phrase that names no players or cards of a match.
pub(crate) fn phrase(lang: Lang, phrase: &Phrase) -> String {
    Realizer::new(lang, &Names::new()).text(phrase)
}

/// A text for the middle of a line: its first letter becomes lowercase, unless the first word is a proper noun.
pub(crate) fn inner(lang: Lang, text: &str) -> String {
    let first = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    if games::is_proper(lang, first) {
        return text.to_owned();
    }
    let mut chars = text.chars();
    chars.next().into_iter().flat_map(char::to_lowercase).chain(chars).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inside_a_line_only_names_keep_their_capital() {
        assert_eq!(inner(Lang::En, "Reserve"), "reserve");
        assert_eq!(inner(Lang::En, "Force 3"), "Force 3");
        assert_eq!(inner(Lang::Ru, "Резерв"), "резерв");
        assert_eq!(inner(Lang::Ru, "Сила"), "Сила");
        assert_eq!(inner(Lang::Uk, "Рівновага Сили тут"), "Рівновага Сили тут");
        assert_eq!(inner(Lang::Ja, "フォース"), "フォース");
        assert_eq!(inner(Lang::En, ""), "");
    }
}
